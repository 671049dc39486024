//! The text that a game gives for a screen, taken apart: what stands where, how it looks, and what it is to touch.

use ratatui::style::{Color, Modifier, Style};
use solarium_core::NEXT_PART;

/// A run of characters that look alike and stand for one thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Mark {
    pub(crate) x: u16,
    pub(crate) y: u16,
    pub(crate) text: String,
    pub(crate) style: Style,
    /// The thing to touch that it stands for.
    pub(crate) touch: Option<String>,
}

impl Mark {
    /// Columns it takes.
    pub(crate) fn width(&self) -> u16 {
        columns(&self.text)
    }
}

/// A part of the screen text: a board, or what stands beside it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Part {
    pub(crate) marks: Vec<Mark>,
    pub(crate) width: u16,
    pub(crate) height: u16,
}

/// Columns of a text: all texts of this program have letters of one column each.
pub(crate) fn columns(text: &str) -> u16 {
    u16::try_from(text.chars().count()).unwrap_or(u16::MAX)
}

/// The parts of a screen text.
pub(crate) fn parts(text: &str) -> Vec<Part> {
    text.split(NEXT_PART).map(|part| Reader::default().read(part.trim_matches('\n'))).collect()
}

/// The least columns that the rest of a position needs beside the board.
const LEAST_BESIDE: u16 = 24;
/// Columns by which the further lines of a long line are indented.
const INDENT: u16 = 4;

/// Puts the parts of a position together for an area: the others below the board, or beside it where all would not fit
/// below. What does not fit then is scrolled.
pub(crate) fn together(parts: &[Part], width: u16, height: u16) -> Part {
    let Some((board, others)) = parts.split_first() else { return Part::default() };
    let below: Vec<Part> = others.iter().map(|part| part.reflowed(width)).collect();
    let all: u16 = below.iter().map(|part| part.height).sum();
    let room = width.saturating_sub(board.width.saturating_add(2));
    let mut whole = board.clone();
    if board.height.saturating_add(all) > height && room >= LEAST_BESIDE {
        let mut y = 0;
        for part in others.iter().map(|part| part.reflowed(room)) {
            whole.add(&part, board.width + 2, y);
            y += part.height;
        }
    } else {
        for part in &below {
            whole.add(part, 0, whole.height);
        }
    }
    whole
}

impl Part {
    fn add(&mut self, other: &Part, x: u16, y: u16) {
        self.marks.extend(other.marks.iter().map(|mark| Mark {
            x: mark.x + x,
            y: mark.y + y,
            ..mark.clone()
        }));
        self.width = self.width.max(other.width + x);
        self.height = self.height.max(other.height + y);
    }

    /// The same with lines that are too long broken at spaces.
    fn reflowed(&self, width: u16) -> Part {
        if self.width <= width {
            return self.clone();
        }
        let mut part = Part::default();
        let mut y = 0;
        for row in 0..self.height {
            let marks: Vec<&Mark> = self.marks.iter().filter(|mark| mark.y == row).collect();
            y = part.add_broken(&marks, width, y) + 1;
        }
        part.height = y;
        part
    }

    /// Adds the marks of one line from row `y` on, broken at spaces; the last row they take.
    fn add_broken(&mut self, marks: &[&Mark], width: u16, mut y: u16) -> u16 {
        let letters: Vec<(char, &Mark)> =
            marks.iter().flat_map(|mark| mark.text.chars().map(move |letter| (letter, *mark))).collect();
        let mut x = marks.first().map_or(0, |mark| mark.x);
        // A word may be written in several marks; it is not torn apart where they meet.
        for word in letters.split_inclusive(|(letter, _)| *letter == ' ') {
            let bare = word.iter().filter(|(letter, _)| *letter != ' ').count() as u16;
            if x + bare > width && x > INDENT {
                (x, y) = (INDENT, y + 1);
            }
            for run in word.chunk_by(|(_, one), (_, other)| std::ptr::eq(*one, *other)) {
                let room = usize::from(width.saturating_sub(x));
                let text: String = run.iter().take(room).map(|(letter, _)| letter).collect();
                let taken = columns(&text);
                if taken > 0 {
                    let (style, touch) = (run[0].1.style, run[0].1.touch.clone());
                    self.marks.push(Mark { x, y, text, style, touch });
                }
                x += taken;
                self.width = self.width.max(x);
            }
        }
        y
    }
}

#[derive(Default)]
struct Reader {
    part: Part,
    style: Style,
    touch: Option<String>,
    run: String,
    run_x: u16,
    x: u16,
    y: u16,
}

impl Reader {
    fn read(mut self, text: &str) -> Part {
        let mut rest = text;
        while let Some(letter) = rest.chars().next() {
            if let Some(after) = rest.strip_prefix("\x1b[") {
                let (codes, after) = after.split_once('m').unwrap_or((after, ""));
                self.end_run();
                codes.split(';').for_each(|code| self.paint(code));
                rest = after;
            } else if let Some(after) = rest.strip_prefix("\x1b]8;;") {
                let (touch, after) = after.split_once("\x1b\\").unwrap_or((after, ""));
                self.end_run();
                self.touch = (!touch.is_empty()).then(|| touch.to_string());
                rest = after;
            } else {
                match letter {
                    '\n' => {
                        self.end_run();
                        (self.x, self.run_x) = (0, 0);
                        self.y = self.y.saturating_add(1);
                    }
                    // Anything else that steers a terminal is not for a game to send.
                    letter if letter.is_control() => {}
                    letter => {
                        self.run.push(letter);
                        self.x = self.x.saturating_add(1);
                    }
                }
                rest = &rest[letter.len_utf8()..];
            }
        }
        self.end_run();
        self.part
    }

    fn end_run(&mut self) {
        let text = std::mem::take(&mut self.run);
        if !text.is_empty() {
            self.part.width = self.part.width.max(self.x);
            self.part.height = self.y.saturating_add(1);
            let (x, y, style, touch) = (self.run_x, self.y, self.style, self.touch.clone());
            self.part.marks.push(Mark { x, y, text, style, touch });
        }
        self.run_x = self.x;
    }

    fn paint(&mut self, code: &str) {
        self.style = match code.parse::<u8>().unwrap_or(0) {
            1 => self.style.add_modifier(Modifier::BOLD),
            2 => self.style.add_modifier(Modifier::DIM),
            code @ 30..=37 => self.style.fg(Color::Indexed(code - 30)),
            code @ 90..=97 => self.style.fg(Color::Indexed(code - 90 + 8)),
            _ => Style::new(),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use solarium_core::touchable;

    #[test]
    fn text_is_taken_apart() {
        let board = format!("ab {}\n\x1b[33mx\x1b[0m", touchable("cell:d4", "d4"));
        let parts = parts(&format!("\n{board}\n{NEXT_PART}beside\x07"));
        assert_eq!((parts[0].width, parts[0].height, parts.len()), (5, 2, 2));
        let found: Vec<_> = parts[0].marks.iter().map(|m| (m.x, m.y, m.text.as_str())).collect();
        assert_eq!(found, [(0, 0, "ab "), (3, 0, "d4"), (0, 1, "x")]);
        assert_eq!(parts[0].marks[1].touch.as_deref(), Some("cell:d4"));
        assert_eq!(parts[0].marks[2].style, Style::new().fg(Color::Indexed(3)));
        assert_eq!(parts[1].marks[0].text, "beside", "nothing that steers a terminal gets through");
    }

    #[test]
    fn parts_are_put_below_or_beside_the_board_and_long_lines_are_broken() {
        let parts = parts(&format!("{}\n{}{NEXT_PART}one two three four", "#".repeat(10), "#".repeat(10)));
        let below = together(&parts, 20, 10);
        assert_eq!((below.width, below.height), (18, 3));
        let narrow = together(&parts, 12, 10);
        assert_eq!((narrow.width, narrow.height), (10, 5));
        assert!(narrow.marks.iter().all(|mark| mark.x + mark.width() <= 12));
        let beside = together(&parts, 60, 2);
        assert_eq!((beside.width, beside.height), (30, 2));
        assert_eq!(beside.marks.last().map(|mark| (mark.x, mark.y)), Some((12, 0)));
    }

    #[test]
    fn sequences_that_are_cut_off_are_no_text() {
        for text in ["\x1b[", "\x1b[3", "\x1b]8;;cell", "\x1b"] {
            assert_eq!(parts(text)[0].marks, [], "{text:?}");
        }
    }
}
