//! Scripts and style sheets without what only their authors read, made while the program compiles.
//!
//! Comments that begin a line, indentation and empty lines go; everything else stays as it is written, so that no script
//! has to be parsed for it. A comment behind code stays. No text of ours goes over several lines, which a test holds.

/// How long the lean form of a text is.
#[allow(long_running_const_eval, reason = "every byte is looked at")]
pub(crate) const fn length(text: &[u8]) -> usize {
    lean::<0>(text).1
}

/// The lean form of a text, whose length is `N`.
pub(crate) const fn written<const N: usize>(text: &[u8]) -> [u8; N] {
    lean::<N>(text).0
}

/// The first `N` bytes of the lean form, and how many it has.
#[allow(long_running_const_eval, reason = "every byte is looked at")]
const fn lean<const N: usize>(text: &[u8]) -> ([u8; N], usize) {
    let (mut kept, mut length, mut at) = ([0; N], 0, 0);
    while at < text.len() {
        at = begin_of_code(text, at);
        while at < text.len() {
            let byte = text[at];
            if length < N {
                kept[length] = byte;
            }
            length += 1;
            at += 1;
            if byte == b'\n' {
                break;
            }
        }
    }
    (kept, length)
}

/// Where code begins, from the beginning of a line on.
const fn begin_of_code(text: &[u8], mut at: usize) -> usize {
    loop {
        while at < text.len() && text[at].is_ascii_whitespace() {
            at += 1;
        }
        if begins(text, at, *b"//") {
            while at < text.len() && text[at] != b'\n' {
                at += 1;
            }
        } else if begins(text, at, *b"/*") {
            at += 2;
            while at < text.len() && !begins(text, at, *b"*/") {
                at += 1;
            }
            at += 2;
        } else {
            return at;
        }
    }
}

const fn begins(text: &[u8], at: usize, with: [u8; 2]) -> bool {
    at + 1 < text.len() && text[at] == with[0] && text[at + 1] == with[1]
}

#[cfg(test)]
mod tests {
    use super::*;

    const WRITTEN: &[u8] = b"// @ts-check\n/** Adds.\n * @param {number} a */\nexport function add(a) {\n\
        \n  // One more.\n  const url = \"http://x\"; // stays\n  /** @type {number} */ (a) /* b */;\n}\n";
    const LEAN: [u8; length(WRITTEN)] = written(WRITTEN);

    #[test]
    fn what_only_authors_read_goes_and_everything_else_stays() {
        let expected = "export function add(a) {\nconst url = \"http://x\"; // stays\n(a) /* b */;\n}\n";
        assert_eq!(std::str::from_utf8(&LEAN), Ok(expected));
    }

    #[test]
    fn odd_texts_are_read_to_their_end() {
        for text in [&b""[..], b"/", b"/*", b"//", b"/* a", b"   ", b"a", b"a\n\n/* b */\n"] {
            assert!(length(text) <= text.len());
        }
        assert_eq!(written::<2>(b"  a\n\n/* b */\n"), *b"a\n");
    }
}
