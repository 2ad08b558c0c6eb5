//! The Gomocup protocol, as engine: <https://plastovicka.github.io/protocl2en.htm>.
//!
//! One line in, one answer out; a point is `x,y` from zero at the top left. Reading is lenient: commands in
//! either case, white space anywhere between, lines ended by LF, CR LF or the end of the input, bytes that are
//! no text replaced, empty lines skipped. What cannot be understood is answered `UNKNOWN` or `ERROR` with a
//! reason, and the session goes on. A command other than `INFO` in the middle of a list of stones ends the list with
//! an `ERROR` and is then answered itself.
//!
//! `INFO` is never answered, since managers read nothing then and would take the answer for a move. Values that make no
//! sense are ignored. A rule that we do not play is said where play would begin or go on, as the protocol asks.
//!
//! `SWAP2BOARD` is answered by three stones, two stones, `SWAP` or a move. Whoever makes the next move has White, so a
//! move takes White and `SWAP` takes Black, and play can go on from there without a `BOARD`.
//!
//! Of the extensions that user interfaces know from Yixin (<https://github.com/accreator/Yixin-protocol>) there are
//! `YXBOARD`, which sets stones as `BOARD` does and is not answered; `YXSHOWFORBID`, which asks for all points
//! forbidden to Black: `FORBID xxyyxxyy.`, two digits a number; `YXNBEST n`, which asks for a move and tells the `n`
//! best in blocks of lines from `INFO PV` to `INFO PV DONE` before it, values in hundredths of a point or as `+M9`; and
//! `YXSTOP`, also `STOP`, which asks for the move now and does nothing where we do not think. Who is Black matters for
//! the forbidden points. The side of the first stone listed is in a `YXBOARD`, and the side to begin on an empty board;
//! in a `BOARD`, whose order Gomocup leaves open, we are where both sides have as many stones.
//!
//! A move of the opponent's that Renju forbids is named in a `MESSAGE` and played on from: managers judge games.
//!
//! The input is listened to while we think (see `listening`): times that change are kept to at once, `YXSTOP` cuts the
//! search short, and after `END` nothing is written, not even the move thought about. At the end of the input what was
//! asked before is still answered, but at once.

mod listening;
mod session;
mod stones;
#[cfg(test)]
mod tests;
mod thinking;
mod times;

use std::io::{Read, Write};
use std::time::Instant;

use self::listening::Listener;
use self::session::{Next, Session};
use super::command::CommandError;

/// Speaks the protocol until `END` or the end of the input.
pub(super) fn run(input: impl Read + Send + 'static, out: &mut dyn Write) -> Result<(), CommandError> {
    let mut listener = Listener::new(input);
    let mut session = Session::new();
    while let Some(line) = listener.next_line() {
        let clock = Instant::now();
        let answer = session.answer(&line);
        write(&answer.lines, out)?;
        match answer.next {
            Next::Listen | Next::Stop => {}
            Next::Think(task) => match listener.think(&mut session, &task, clock) {
                Some(found) => write(&session.tell(found), out)?,
                None => break,
            },
            Next::End => break,
        }
    }
    Ok(())
}

fn write(lines: &[String], out: &mut dyn Write) -> Result<(), CommandError> {
    for line in lines {
        writeln!(out, "{line}")?;
    }
    Ok(out.flush()?)
}
