//! Text for a screen that is drawn in place: colours as ANSI sequences, things to touch as hyperlinks, parts that are
//! placed apart.

use std::fmt::Write;

/// Separates the parts of a screen text; the first part is the board.
pub const NEXT_PART: char = '\u{c}';

const LINK: &str = "\x1b]8;;";
const LINK_END: &str = "\x1b\\";
const PLAIN: &str = "\x1b[0m";

/// Text that stands for a thing to touch: a hyperlink (OSC 8) to its id.
///
/// ```
/// use solarium_core::touchable;
///
/// assert_eq!(touchable("cell:d4", "d4"), "\x1b]8;;cell:d4\x1b\\d4\x1b]8;;\x1b\\");
/// ```
pub fn touchable(touch: &str, text: &str) -> String {
    format!("{LINK}{touch}{LINK_END}{text}{LINK}{LINK_END}")
}

/// One character of a canvas.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
struct CanvasCell {
    letter: Option<char>,
    ink: &'static str,
    touch: Option<String>,
}

/// A board that is put together character by character.
///
/// ```
/// use solarium_core::TextCanvas;
///
/// let mut canvas = TextCanvas::default();
/// canvas.put(2, 0, "d4", "", None);
/// canvas.put(0, 1, "e", "\x1b[33m", Some("cell:e1"));
/// assert_eq!(canvas.text(), "  d4\n\x1b]8;;cell:e1\x1b\\\x1b[33me\x1b[0m\x1b]8;;\x1b\\\n");
/// ```
#[derive(Clone, Default, Debug)]
pub struct TextCanvas {
    rows: Vec<Vec<CanvasCell>>,
}

impl TextCanvas {
    /// Writes text from a place on, over what stands there. `ink` is an ANSI sequence or nothing, `touch` the id of the
    /// thing that the text stands for.
    pub fn put(&mut self, x: usize, y: usize, text: &str, ink: &'static str, touch: Option<&str>) {
        if self.rows.len() <= y {
            self.rows.resize_with(y + 1, Vec::new);
        }
        let row = &mut self.rows[y];
        let end = x + text.chars().count();
        if row.len() < end {
            row.resize_with(end, CanvasCell::default);
        }
        for (cell, letter) in row[x..end].iter_mut().zip(text.chars()) {
            *cell = CanvasCell { letter: Some(letter), ink, touch: touch.map(str::to_string) };
        }
    }

    /// Everything as text, a line for each row.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for row in &self.rows {
            let mut rest = row.as_slice();
            while let Some(first) = rest.first() {
                let alike =
                    rest.iter().take_while(|cell| (cell.ink, &cell.touch) == (first.ink, &first.touch));
                let (run, after) = rest.split_at(alike.count());
                let letters: String = run.iter().map(|cell| cell.letter.unwrap_or(' ')).collect();
                let inked = match first.ink {
                    "" => letters,
                    ink => format!("{ink}{letters}{PLAIN}"),
                };
                match &first.touch {
                    Some(touch) => text.push_str(&touchable(touch, &inked)),
                    None => text.push_str(&inked),
                }
                rest = after;
            }
            writeln!(text).expect("writing to a string");
        }
        text
    }
}
