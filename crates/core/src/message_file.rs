//! The message files of a crate, as they are part of the program; and its files of data, see [`crate::data_text`].
//!
//! A program in a browser is loaded over the network, and a fifth of its messages would be their names, once more in each
//! language. So a file holds them in its English alone there, and no comments; [`MessageFile::text`] puts the names back.
//! All languages have the same messages in the same order, or the program for the browser does not compile. Other programs
//! hold the files as they are, because making them lean takes the compiler seconds.

use std::borrow::Cow;

/// A message file of a crate, in every language it has. [`crate::message_file`] makes one.
///
/// ```
/// use solarium_core::{MessageFile, message_file};
///
/// static FILE: MessageFile = message_file!("messages/*.ftl", en: "ph-pass = Pass", "de": "ph-pass = Passen");
/// assert_eq!(FILE.text("de").unwrap(), "ph-pass = Passen");
/// assert_eq!(FILE.text("fr"), None);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct MessageFile {
    /// Where it stands in its crate, with `*` for the language: `messages/*.ftl`. For error messages.
    pub name: &'static str,
    /// Its text by language code; English is always among them. A message that begins with `=` has the name of the English
    /// one at its place.
    pub texts: &'static [(&'static str, &'static str)],
}

impl MessageFile {
    /// The English text, which has all names.
    pub fn english(&self) -> &'static str {
        self.held("en").unwrap_or_default()
    }

    fn held(&self, language: &str) -> Option<&'static str> {
        self.texts.iter().find(|(code, _)| *code == language).map(|(_, text)| *text)
    }

    /// The text in a language.
    pub fn text(&self, language: &str) -> Option<Cow<'static, str>> {
        let text = self.held(language)?;
        if !text.split_inclusive('\n').any(|line| line.starts_with('=')) {
            return Some(Cow::Borrowed(text));
        }
        let english = self.english();
        let mut names = english.lines().filter_map(|line| Some(&line[..name_length(line.as_bytes(), 0)?]));
        let mut whole = String::with_capacity(text.len() + english.len() / 2);
        for line in text.split_inclusive('\n') {
            if line.starts_with('=') {
                whole.push_str(names.next().unwrap_or_default());
            }
            whole.push_str(line);
        }
        Some(Cow::Owned(whole))
    }
}

/// A [`MessageFile`] of texts that the compiler knows, such as those of `include_str!`.
#[cfg(not(target_family = "wasm"))]
#[macro_export]
macro_rules! message_file {
    ($name:expr, en: $english:expr, $($code:literal: $text:expr),* $(,)?) => {
        $crate::MessageFile { name: $name, texts: &[("en", $english), $(($code, $text)),*] }
    };
}

/// The same, lean.
#[cfg(target_family = "wasm")]
#[macro_export]
macro_rules! message_file {
    ($($file:tt)*) => { $crate::lean_message_file!($($file)*) };
}

/// The text of a file of data that is part of the program. In a program for the browser it has no lines of comment: only
/// those who change the file read them.
#[cfg(not(target_family = "wasm"))]
#[macro_export]
macro_rules! data_text {
    ($text:expr) => {
        $text
    };
}

/// The same, lean.
#[cfg(target_family = "wasm")]
#[macro_export]
macro_rules! data_text {
    ($text:expr) => {
        $crate::lean_message_file!(@lean $text, true)
    };
}

/// A [`MessageFile`] without comments, and with names in its English alone.
#[cfg(any(target_family = "wasm", test))]
#[macro_export]
macro_rules! lean_message_file {
    ($name:expr, en: $english:expr, $($code:literal: $text:expr),* $(,)?) => {
        $crate::MessageFile {
            name: $name,
            texts: &[
                ("en", $crate::lean_message_file!(@lean $english, true)),
                $(($code, {
                    const { assert!($crate::lean_messages::same_names($english, $text), "messages in another order") }
                    $crate::lean_message_file!(@lean $text, false)
                })),*
            ],
        }
    };
    (@lean $text:expr, $names:literal) => {{
        #[allow(long_running_const_eval, reason = "every byte is looked at")]
        const LEAN: [u8; $crate::lean_messages::length($text, $names)] = $crate::lean_messages::written($text, $names);
        $crate::lean_messages::text(&LEAN)
    }};
}

/// How texts are made lean while the program compiles.
#[cfg(any(target_family = "wasm", test))]
pub mod lean_messages {
    use super::name_length;

    /// How long the lean form of a text is.
    #[allow(long_running_const_eval, reason = "every byte is looked at")]
    pub const fn length(text: &str, with_names: bool) -> usize {
        lean::<0>(text.as_bytes(), with_names).1
    }

    /// The lean form of a text, whose length is `N`.
    pub const fn written<const N: usize>(text: &str, with_names: bool) -> [u8; N] {
        lean::<N>(text.as_bytes(), with_names).0
    }

    /// What was written, as a text.
    pub const fn text(lean: &'static [u8]) -> &'static str {
        match std::str::from_utf8(lean) {
            Ok(text) => text,
            Err(_) => panic!("whole lines and names were left out"),
        }
    }

    /// Do two texts have the same messages in the same order?
    #[allow(long_running_const_eval, reason = "every byte is looked at")]
    pub const fn same_names(one: &str, other: &str) -> bool {
        let (one, other) = (one.as_bytes(), other.as_bytes());
        let (mut i, mut j) = (next_message(one, 0), next_message(other, 0));
        while i < one.len() && j < other.len() {
            while one[i] == other[j] && one[i] != b' ' {
                (i, j) = (i + 1, j + 1);
            }
            if one[i] != other[j] {
                return false;
            }
            (i, j) = (next_message(one, next_line(one, i)), next_message(other, next_line(other, j)));
        }
        i >= one.len() && j >= other.len()
    }

    const fn next_line(text: &[u8], mut at: usize) -> usize {
        while at < text.len() && text[at] != b'\n' {
            at += 1;
        }
        at + 1
    }

    /// The line of the next message, from the beginning of a line on.
    const fn next_message(text: &[u8], mut at: usize) -> usize {
        while at < text.len() && name_length(text, at).is_none() {
            at = next_line(text, at);
        }
        at
    }

    /// The first `N` bytes of the lean form, and how many it has.
    #[allow(long_running_const_eval, reason = "every byte is looked at")]
    const fn lean<const N: usize>(text: &[u8], with_names: bool) -> ([u8; N], usize) {
        let (mut kept, mut length, mut at) = ([0; N], 0, 0);
        while at < text.len() {
            let mut end = next_line(text, at);
            if end > text.len() {
                end = text.len();
            }
            if text[at] == b'#' {
                at = if text[end - 1] == b'\n' { end - 1 } else { end };
            } else if !with_names && let Some(name) = name_length(text, at) {
                at += name;
                while text[at] != b'=' {
                    at += 1;
                }
            }
            while at < end {
                if length < N {
                    kept[length] = text[at];
                }
                (length, at) = (length + 1, at + 1);
            }
        }
        (kept, length)
    }
}

/// How long the name of the message is that begins in this line, with the space behind it, if one does.
const fn name_length(text: &[u8], at: usize) -> Option<usize> {
    let mut end = at;
    while end < text.len() && (text[end].is_ascii_alphanumeric() || text[end] == b'-' || text[end] == b'_') {
        end += 1;
    }
    if end > at && end + 1 < text.len() && text[end] == b' ' && text[end + 1] == b'=' {
        Some(end + 1 - at)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "# Ways.\nway-left = left\n\nway-n = { $n ->\n    [one] one way\n   *[other] ways = { $n }\n }\n    .no = none\nway-end = e";
    const GERMAN: &str = "way-left = links\n# Viele.\nway-n = { $n ->\n    [one] ein Weg\n   *[other] é = { $n }\n }\n    .no = keiner\nway-end = E\n";
    static FILE: MessageFile = lean_message_file!("messages/*.ftl", en: ENGLISH, "de": GERMAN);

    #[test]
    fn names_come_back_and_lines_stay_where_they_are() {
        assert_eq!(FILE.text("en").unwrap(), ENGLISH.replace("# Ways.", ""));
        assert_eq!(FILE.text("de").unwrap(), GERMAN.replace("# Viele.", ""));
        assert!(FILE.texts[1].1.starts_with("= links\n\n= {"), "{}", FILE.texts[1].1);
        assert_eq!(FILE.text("fr"), None);
    }

    #[test]
    fn data_has_the_same_lines_without_comments() {
        const DATA: &str = "# Two.\n[table]\none = 1    # stays\n# Three.\ntwo = \"#\"";
        assert_eq!(lean_message_file!(@lean DATA, true), "\n[table]\none = 1    # stays\n\ntwo = \"#\"");
    }

    #[test]
    fn another_order_is_noticed() {
        use lean_messages::same_names;
        assert!(same_names(ENGLISH, GERMAN) && same_names("", "# a\n"));
        for other in [
            "",
            "way-left = x",
            "way-n = x\nway-left = y\nway-end = z",
            "way-left2 = x\nway-n = y\nway-end = z",
        ] {
            assert!(!same_names(ENGLISH, other) && !same_names(other, ENGLISH), "{other}");
        }
    }
}
