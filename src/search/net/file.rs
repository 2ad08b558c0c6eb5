//! Files of nets as KataGo publishes them, `….bin.gz` of the model versions 8 to 10.
//!
//! A file is compressed by gzip or not. It is a row of words, sizes among them, and of numbers: `@BIN@` and after it
//! numbers of four bytes, the lowest first. Which words and how many numbers come where, the layers lay down that the
//! file has; every size is held against those it must fit, and memory is taken as the numbers come.
//! `cpp/neuralnet/desc.cpp` of KataGo is what these files are written for.
//!
//! Left out: versions from 11 on, with other activations and blocks.

use std::io::{BufRead, BufReader};

use flate2::bufread::MultiGzDecoder;

use super::features::{N_GLOBALS, N_PLANES};
use super::weights::{Block, Kernel, Matrix, Norm, PolicyHead, Pooling, ValueHead, Weights};

/// Why a file is no net that can be played with.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NetError {
    /// It cannot be decompressed, or ends too early.
    #[error("the file of the net ends, or is damaged, at its {0}")]
    Damaged(Part),
    /// A word is not what must be there.
    #[error("the {0} of the net cannot be read")]
    Unreadable(Part),
    /// A size is out of range or does not fit another one.
    #[error("the {0} of the net has an impossible size")]
    Size(Part),
    /// A number is infinite or none.
    #[error("the {0} of the net has a number that is none")]
    NotFinite(Part),
    /// The net was written for another program or another version.
    #[error("nets of version {0} are not known, only 8 to 10")]
    Version(i64),
    /// It takes other inputs.
    #[error("the net takes other inputs than those of version 7")]
    Inputs,
}

/// A part of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The name, the version and the number of inputs.
    Header,
    /// The layers that take the inputs.
    Inputs,
    /// A residual block, from 0.
    Block(usize),
    /// What follows on the last block.
    Tip,
    /// The policy head.
    Policy,
    /// The value head.
    Value,
}

impl std::fmt::Display for Part {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Header => f.write_str("header"),
            Self::Inputs => f.write_str("first layers"),
            Self::Block(i) => write!(f, "block {}", i + 1),
            Self::Tip => f.write_str("layer after the blocks"),
            Self::Policy => f.write_str("policy head"),
            Self::Value => f.write_str("value head"),
        }
    }
}

/// The most channels of a layer.
const MOST_CHANNELS: usize = 1_024;
/// The most blocks.
const MOST_BLOCKS: usize = 100;
/// The largest kernel.
const MOST_LINES: usize = 7;
/// The longest word.
const LONGEST_WORD: usize = 200;
/// The numbers of a net together: twice those of the largest published one of this kind.
const MOST_NUMBERS: usize = 100_000_000;
/// Numbers read at once.
const NUMBERS_AT_ONCE: usize = 16_384;

/// The net of a file, with its name.
pub(super) fn read(bytes: &[u8]) -> Result<(String, Weights), NetError> {
    if bytes.starts_with(&[0x1f, 0x8b]) {
        Reader::new(BufReader::new(MultiGzDecoder::new(bytes))).net()
    } else {
        Reader::new(bytes).net()
    }
}

struct Reader<R> {
    input: R,
    part: Part,
    n_numbers: usize,
}

impl<R: BufRead> Reader<R> {
    const fn new(input: R) -> Self {
        Self { input, part: Part::Header, n_numbers: 0 }
    }

    fn net(mut self) -> Result<(String, Weights), NetError> {
        let name = self.word()?;
        let version = self.integer()?;
        if !(8..=10).contains(&version) {
            return Err(NetError::Version(version));
        }
        if (self.integer()?, self.integer()?) != (N_PLANES as i64, N_GLOBALS as i64) {
            return Err(NetError::Inputs);
        }
        self.part = Part::Inputs;
        self.word()?;
        let n_blocks = self.size(MOST_BLOCKS)?;
        let n_channels = self.size(MOST_CHANNELS)?;
        for _ in 0..4 {
            // Channels within the blocks, of which one kind is not in use; the blocks say it again.
            self.integer()?;
        }
        let from_planes = self.kernel(N_PLANES, Some(n_channels), None)?;
        let from_globals = self.matrix(N_GLOBALS, Some(n_channels))?;
        let mut blocks = Vec::new();
        for i in 0..n_blocks {
            self.part = Part::Block(i);
            blocks.push(self.block(n_channels)?);
        }
        self.part = Part::Tip;
        let tip = self.norm(n_channels)?;
        self.word()?;
        self.part = Part::Policy;
        let policy = self.policy_head(n_channels)?;
        self.part = Part::Value;
        let value = self.value_head(n_channels, if version == 8 { 4 } else { 6 })?;
        Ok((name, Weights { from_planes, from_globals, blocks, tip, policy, value }))
    }

    fn block(&mut self, n_channels: usize) -> Result<Block, NetError> {
        let kind = self.word()?;
        self.word()?;
        let before = self.norm(n_channels)?;
        self.word()?;
        let first = self.kernel(n_channels, None, Some(3))?;
        let pooling = match kind.as_str() {
            "ordinary_block" => None,
            "gpool_block" => {
                let (kernel, norm) = self.pooled(n_channels, 3)?;
                let to_bias = self.matrix(3 * norm.n_channels(), Some(first.n_outputs))?;
                Some(Pooling { kernel, norm, to_bias })
            }
            _ => return Err(NetError::Unreadable(self.part)),
        };
        let between = self.norm(first.n_outputs)?;
        self.word()?;
        let second = self.kernel(first.n_outputs, Some(n_channels), Some(3))?;
        Ok(Block { before, first, pooling, between, second })
    }

    /// The channels that are pooled.
    fn pooled(&mut self, n_channels: usize, n_lines: usize) -> Result<(Kernel, Norm), NetError> {
        let kernel = self.kernel(n_channels, None, Some(n_lines))?;
        let norm = self.norm(kernel.n_outputs)?;
        self.word()?;
        Ok((kernel, norm))
    }

    fn policy_head(&mut self, n_channels: usize) -> Result<PolicyHead, NetError> {
        self.word()?;
        let first = self.kernel(n_channels, None, Some(1))?;
        let (kernel, pooled_norm) = self.pooled(n_channels, 1)?;
        let to_bias = self.matrix(3 * pooled_norm.n_channels(), Some(first.n_outputs))?;
        let norm = self.norm(first.n_outputs)?;
        self.word()?;
        let second = self.kernel(first.n_outputs, Some(1), Some(1))?;
        let to_pass = self.matrix(3 * pooled_norm.n_channels(), Some(1))?;
        let pooling = Pooling { kernel, norm: pooled_norm, to_bias };
        Ok(PolicyHead { first, pooling, norm, second, to_pass })
    }

    fn value_head(&mut self, n_channels: usize, n_scores: usize) -> Result<ValueHead, NetError> {
        self.word()?;
        let first = self.kernel(n_channels, None, Some(1))?;
        let norm = self.norm(first.n_outputs)?;
        self.word()?;
        let second = self.matrix(3 * first.n_outputs, None)?;
        let second_bias = self.bias(second.n_outputs)?;
        self.word()?;
        let result = self.matrix(second.n_outputs, Some(3))?;
        let result_bias = self.bias(3)?;
        let score = self.matrix(second.n_outputs, Some(n_scores))?;
        let score_bias = self.bias(n_scores)?;
        let ownership = self.kernel(first.n_outputs, Some(1), Some(1))?;
        Ok(ValueHead { first, norm, second, second_bias, result, result_bias, score, score_bias, ownership })
    }

    /// A convolution, of the number of outputs and the size of kernel that are given.
    fn kernel(
        &mut self,
        n_inputs: usize,
        n_outputs: Option<usize>,
        n_lines: Option<usize>,
    ) -> Result<Kernel, NetError> {
        self.word()?;
        let height = self.size(MOST_LINES)?;
        let width = self.size(MOST_LINES)?;
        let (inputs, outputs) = (self.size(MOST_CHANNELS)?, self.size(MOST_CHANNELS)?);
        let dilations = (self.integer()?, self.integer()?);
        let fits = inputs == n_inputs
            && n_outputs.is_none_or(|n| n == outputs)
            && n_lines.is_none_or(|n| n == height)
            && height == width
            && height % 2 == 1
            && dilations == (1, 1);
        if !fits {
            return Err(NetError::Size(self.part));
        }
        let weights = self.numbers(height * width * inputs * outputs)?;
        Ok(Kernel::new(height, inputs, outputs, weights))
    }

    fn norm(&mut self, n_channels: usize) -> Result<Norm, NetError> {
        self.word()?;
        if self.size(MOST_CHANNELS)? != n_channels {
            return Err(NetError::Size(self.part));
        }
        let epsilon: f32 = self.word()?.parse().map_err(|_| NetError::Unreadable(self.part))?;
        let (has_scale, has_bias) = (self.integer()? != 0, self.integer()? != 0);
        let mean = self.numbers(n_channels)?;
        let variance = self.numbers(n_channels)?;
        let given = if has_scale { self.numbers(n_channels)? } else { vec![1.0; n_channels] };
        let mut bias = if has_bias { self.numbers(n_channels)? } else { vec![0.0; n_channels] };
        let mut scale = Vec::with_capacity(n_channels);
        for (i, bias) in bias.iter_mut().enumerate() {
            let factor = given[i] / (variance[i] + epsilon).sqrt();
            *bias -= factor * mean[i];
            scale.push(factor);
        }
        if scale.iter().chain(&bias).all(|number| number.is_finite()) {
            Ok(Norm { scale, bias })
        } else {
            Err(NetError::NotFinite(self.part))
        }
    }

    fn matrix(&mut self, n_inputs: usize, n_outputs: Option<usize>) -> Result<Matrix, NetError> {
        self.word()?;
        let (inputs, outputs) = (self.size(3 * MOST_CHANNELS)?, self.size(MOST_CHANNELS)?);
        if inputs != n_inputs || n_outputs.is_some_and(|n| n != outputs) {
            return Err(NetError::Size(self.part));
        }
        Ok(Matrix::new(outputs, self.numbers(inputs * outputs)?))
    }

    fn bias(&mut self, n_channels: usize) -> Result<Vec<f32>, NetError> {
        self.word()?;
        if self.size(MOST_CHANNELS)? != n_channels {
            return Err(NetError::Size(self.part));
        }
        self.numbers(n_channels)
    }

    fn byte(&mut self) -> Result<u8, NetError> {
        let mut byte = [0];
        self.input.read_exact(&mut byte).map_err(|_| NetError::Damaged(self.part))?;
        Ok(byte[0])
    }

    /// What is not white space, after what is.
    fn word(&mut self) -> Result<String, NetError> {
        let mut word = String::new();
        let mut n_read = 0;
        loop {
            let byte = self.byte()?;
            n_read += 1;
            if byte.is_ascii_whitespace() && !word.is_empty() {
                return Ok(word);
            } else if !byte.is_ascii_whitespace() && !byte.is_ascii_graphic() || n_read > LONGEST_WORD {
                return Err(NetError::Unreadable(self.part));
            } else if !byte.is_ascii_whitespace() {
                word.push(char::from(byte));
            }
        }
    }

    fn integer(&mut self) -> Result<i64, NetError> {
        self.word()?.parse().map_err(|_| NetError::Unreadable(self.part))
    }

    /// A size from one on.
    fn size(&mut self, most: usize) -> Result<usize, NetError> {
        let size = usize::try_from(self.integer()?).map_err(|_| NetError::Size(self.part))?;
        if (1..=most).contains(&size) { Ok(size) } else { Err(NetError::Size(self.part)) }
    }

    fn numbers(&mut self, n: usize) -> Result<Vec<f32>, NetError> {
        self.n_numbers += n;
        if self.n_numbers > MOST_NUMBERS {
            return Err(NetError::Size(self.part));
        }
        let mut mark = [0; 5];
        mark[0] = self.byte()?;
        while mark[0].is_ascii_whitespace() {
            mark[0] = self.byte()?;
        }
        self.input.read_exact(&mut mark[1..]).map_err(|_| NetError::Damaged(self.part))?;
        if mark != *b"@BIN@" {
            return Err(NetError::Unreadable(self.part));
        }
        let mut numbers = Vec::new();
        let mut bytes = vec![0; 4 * n.min(NUMBERS_AT_ONCE)];
        while numbers.len() < n {
            let bytes = &mut bytes[..4 * NUMBERS_AT_ONCE.min(n - numbers.len())];
            self.input.read_exact(bytes).map_err(|_| NetError::Damaged(self.part))?;
            let read =
                bytes.chunks_exact(4).map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]));
            numbers.extend(read);
        }
        if numbers.iter().all(|number| number.is_finite()) {
            Ok(numbers)
        } else {
            Err(NetError::NotFinite(self.part))
        }
    }
}
