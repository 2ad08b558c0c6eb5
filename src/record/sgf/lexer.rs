//! SGF as a row of tokens, each with its place: brackets, names and values, and what is none of them.

/// The smallest part of a record that means something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// `(`
    Open,
    /// `)`
    Close,
    /// `;`
    Node,
    /// The name of a property: letters and digits.
    Ident,
    /// A value without its brackets.
    Value {
        /// Whether the bracket that ends it is there.
        is_closed: bool,
    },
    /// Anything else, up to where something begins.
    Junk,
}

/// A token and the bytes it takes; those of a value are what stands between its brackets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Found {
    pub(super) token: Token,
    pub(super) start: usize,
    pub(super) end: usize,
}

/// Cuts a text into tokens.
#[derive(Clone, Debug)]
pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Lexer<'a> {
    /// Reads from this byte on, at which a character begins.
    pub(super) const fn new(text: &'a str, at: usize) -> Self {
        Self { text, at }
    }

    fn single(&mut self, token: Token) -> Found {
        let start = self.at;
        self.at += 1;
        Found { token, start, end: self.at }
    }

    fn value(&mut self) -> Found {
        let bytes = self.text.as_bytes();
        let start = self.at + 1;
        let mut at = start;
        while let Some(byte) = bytes.get(at) {
            match byte {
                b']' => {
                    self.at = at + 1;
                    return Found { token: Token::Value { is_closed: true }, start, end: at };
                }
                // A backslash takes the meaning of what follows it.
                b'\\' => at += 2,
                _ => at += 1,
            }
        }
        self.at = bytes.len();
        Found { token: Token::Value { is_closed: false }, start, end: bytes.len() }
    }

    fn run(&mut self, token: Token, belongs: impl Fn(u8) -> bool) -> Found {
        let start = self.at;
        let rest = &self.text.as_bytes()[start..];
        self.at += rest.iter().position(|byte| !belongs(*byte)).unwrap_or(rest.len());
        Found { token, start, end: self.at }
    }
}

impl Iterator for Lexer<'_> {
    type Item = Found;

    fn next(&mut self) -> Option<Found> {
        let bytes = self.text.as_bytes();
        while bytes.get(self.at).is_some_and(|byte| is_space(*byte)) {
            self.at += 1;
        }
        Some(match *bytes.get(self.at)? {
            b'(' => self.single(Token::Open),
            b')' => self.single(Token::Close),
            b';' => self.single(Token::Node),
            b'[' => self.value(),
            byte if byte.is_ascii_alphabetic() => self.run(Token::Ident, |byte| byte.is_ascii_alphanumeric()),
            _ => self.run(Token::Junk, |byte| {
                !is_space(byte) && !byte.is_ascii_alphabetic() && !matches!(byte, b'(' | b')' | b';' | b'[')
            }),
        })
    }
}

/// White space, and the control characters that old programs put where white space may be.
pub(super) const fn is_space(byte: u8) -> bool {
    byte <= b' ' || byte == 0x7f
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_falls_into_its_tokens() {
        let text = "(;GaMe[1]\r\nC[a\\]b\\\\]];B [] x)é(";
        let found: Vec<(Token, &str)> =
            Lexer::new(text, 0).map(|found| (found.token, &text[found.start..found.end])).collect();
        let closed = Token::Value { is_closed: true };
        let expect = [
            (Token::Open, "("),
            (Token::Node, ";"),
            (Token::Ident, "GaMe"),
            (closed, "1"),
            (Token::Ident, "C"),
            (closed, "a\\]b\\\\"),
            (Token::Junk, "]"),
            (Token::Node, ";"),
            (Token::Ident, "B"),
            (closed, ""),
            (Token::Ident, "x"),
            (Token::Close, ")"),
            (Token::Junk, "é"),
            (Token::Open, "("),
        ];
        assert_eq!(found, expect);
    }

    #[test]
    fn a_value_may_lack_its_end() {
        for (text, value) in [("C[abc", "abc"), ("C[a\\", "a\\"), ("C[a\\]", "a\\]"), ("C[", "")] {
            let last = Lexer::new(text, 0).last().unwrap();
            assert_eq!(last.token, Token::Value { is_closed: false });
            assert_eq!(&text[last.start..last.end], value);
        }
    }
}
