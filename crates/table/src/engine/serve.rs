//! The loop of the protocol over any reader and writer.

use super::Engine;
use std::io::{self, Read, Write};

/// The longest line that is read, without its line end.
pub const LONGEST_LINE: usize = 1 << 20;

/// How much is read at once, and how much is answered before it is written.
const BLOCK: usize = 1 << 16;

/// Answers line after line until the input ends. Answers are written in blocks while more requests are at hand,
/// but always before waiting for input.
pub fn serve(engine: &mut Engine, mut input: impl Read, mut output: impl Write) -> io::Result<()> {
    let mut block = vec![0; BLOCK];
    // The line that began in an earlier block, and whether it has grown too long and is being skipped.
    let (mut line, mut skipping) = (Vec::new(), false);
    let mut out = Vec::with_capacity(BLOCK);
    loop {
        if !out.is_empty() {
            output.write_all(&out)?;
            out.clear();
        }
        output.flush()?;
        let read = match input.read(&mut block) {
            Ok(read) => read,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if read == 0 {
            break;
        }
        let mut rest = &block[..read];
        while let Some(end) = rest.iter().position(|byte| *byte == b'\n') {
            finish(engine, &mut line, &mut skipping, &rest[..end], &mut out);
            rest = &rest[end + 1..];
            if out.len() >= BLOCK {
                output.write_all(&out)?;
                out.clear();
            }
        }
        if !skipping {
            line.extend_from_slice(rest);
            // A carriage return may still belong to the line end.
            if line.len() > LONGEST_LINE + 1 {
                line = Vec::new();
                skipping = true;
            }
        }
    }
    if skipping || !line.is_empty() {
        finish(engine, &mut line, &mut skipping, b"", &mut out);
        output.write_all(&out)?;
    }
    output.flush()
}

/// Answers the line that ends with `tail`.
fn finish(engine: &mut Engine, line: &mut Vec<u8>, skipping: &mut bool, tail: &[u8], out: &mut Vec<u8>) {
    if !line.is_empty() {
        line.extend_from_slice(tail);
    }
    let whole = if line.is_empty() { tail } else { line.as_slice() };
    let whole = whole.strip_suffix(b"\r").unwrap_or(whole);
    if *skipping || whole.len() > LONGEST_LINE {
        engine.answer_too_long(out);
    } else {
        engine.answer(whole, out);
    }
    line.clear();
    *skipping = false;
}
