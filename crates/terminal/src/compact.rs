//! Cells written with as few bytes as terminals allow: over a slow line a frame should not be seen to build up.
//!
//! The backend of ratatui names every colour in its longest form, sends the cursor to an absolute place for each gap, and
//! overwrites what is gone with spaces. Here colours have their short form, the cursor moves on from where it is, and what
//! is gone is erased.

use ratatui::backend::{Backend, ClearType, CrosstermBackend, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Size};
use ratatui::style::{Color, Modifier};
use std::io::{self, Write};

/// From so many blank cells on erasing them is shorter than writing them, if nothing follows; else from twice as many.
const ERASED_FROM: usize = 5;

/// A terminal to which frames are written with few bytes.
pub(crate) struct Compact<W: Write> {
    terminal: CrosstermBackend<W>,
    /// Columns, as they were asked for last.
    columns: std::cell::Cell<u16>,
}

impl<W: Write> Compact<W> {
    pub(crate) fn new(out: W) -> Compact<W> {
        Compact { terminal: CrosstermBackend::new(out), columns: std::cell::Cell::new(0) }
    }
}

/// How a cell looks.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Look {
    fg: Color,
    bg: Color,
    modifier: Modifier,
}

impl Look {
    fn of(cell: &Cell) -> Look {
        Look { fg: cell.fg, bg: cell.bg, modifier: cell.modifier }
    }

    /// Does a blank cell show nothing but the ground of the terminal?
    fn is_bare(self) -> bool {
        self.bg == Color::Reset && !self.modifier.intersects(Modifier::REVERSED | Modifier::UNDERLINED)
    }
}

fn is_blank(cell: &Cell) -> bool {
    cell.symbol() == " " && Look::of(cell).is_bare()
}

/// Appends what brings a terminal from one look to another.
fn change_look(out: &mut String, from: Look, to: Look) {
    if from == to {
        return;
    }
    if to == Look::default() {
        return out.push_str("\x1b[m");
    }
    // Single marks cannot be taken back alone in every terminal.
    let begin = if from.modifier.difference(to.modifier).is_empty() { Some(from) } else { None };
    let mut codes: Vec<String> = Vec::new();
    if begin.is_none() {
        codes.push("0".into());
    }
    let from = begin.unwrap_or_default();
    for (modifier, code) in [
        (Modifier::BOLD, "1"),
        (Modifier::DIM, "2"),
        (Modifier::ITALIC, "3"),
        (Modifier::UNDERLINED, "4"),
        (Modifier::REVERSED, "7"),
    ] {
        if to.modifier.difference(from.modifier).contains(modifier) {
            codes.push(code.into());
        }
    }
    if to.fg != from.fg {
        codes.push(colour(to.fg, 30));
    }
    if to.bg != from.bg {
        codes.push(colour(to.bg, 40));
    }
    out.push_str(&format!("\x1b[{}m", codes.join(";")));
}

/// A colour in its shortest form; `base` is 30 for letters, 40 for the ground.
fn colour(colour: Color, base: u8) -> String {
    let basic = match colour {
        Color::Reset => return (base + 9).to_string(),
        Color::Black => 0,
        Color::Red => 1,
        Color::Green => 2,
        Color::Yellow => 3,
        Color::Blue => 4,
        Color::Magenta => 5,
        Color::Cyan => 6,
        Color::Gray => 7,
        Color::DarkGray => 8,
        Color::LightRed => 9,
        Color::LightGreen => 10,
        Color::LightYellow => 11,
        Color::LightBlue => 12,
        Color::LightMagenta => 13,
        Color::LightCyan => 14,
        Color::White => 15,
        Color::Indexed(n) => n,
        Color::Rgb(r, g, b) => return format!("{};2;{r};{g};{b}", base + 8),
    };
    match basic {
        0..=7 => (base + basic).to_string(),
        8..=15 => (base + 60 + basic - 8).to_string(),
        n => format!("{};5;{n}", base + 8),
    }
}

/// Appends what moves the cursor; `None` is a cursor of which it is not known where it stands.
fn go(out: &mut String, from: Option<Position>, to: Position) {
    match from {
        Some(from) if from == to => {}
        Some(from) if from.y == to.y && to.x == from.x + 1 => out.push_str("\x1b[C"),
        Some(from) if from.y == to.y && to.x > from.x => out.push_str(&format!("\x1b[{}C", to.x - from.x)),
        Some(from) if from.y + 1 == to.y && to.x == 0 => out.push_str("\r\n"),
        _ => out.push_str(&format!("\x1b[{};{}H", to.y + 1, to.x + 1)),
    }
}

/// What a terminal of so many columns must be sent to show these cells. It begins and ends with the usual look.
fn written(cells: &[(u16, u16, &Cell)], columns: u16) -> String {
    let mut out = String::with_capacity(cells.len() * 2);
    let (mut look, mut cursor) = (Look::default(), None);
    let mut rest = cells;
    while let [(x, y, cell), ..] = rest {
        let at = Position::new(*x, *y);
        go(&mut out, cursor, at);
        // Blank cells that lie beside each other, and whether a cell follows directly.
        let beside = |n: usize, (cx, cy): (u16, u16)| cy == at.y && usize::from(cx) == usize::from(at.x) + n;
        let blanks = rest.iter().enumerate().take_while(|(n, (x, y, c))| beside(*n, (*x, *y)) && is_blank(c));
        let blanks = blanks.count();
        let follows = rest.get(blanks).is_some_and(|(x, y, _)| beside(blanks, (*x, *y)));
        if blanks >= ERASED_FROM * (1 + usize::from(follows)) {
            // Some terminals erase with the ground of the current look.
            if !look.is_bare() {
                change_look(&mut out, look, Look::default());
                look = Look::default();
            }
            out.push_str(&format!("\x1b[{blanks}X"));
            cursor = Some(at);
            rest = &rest[blanks..];
            continue;
        }
        let own = Look::of(cell);
        // A blank cell looks alike whatever the colour of its letters would be.
        if !(is_blank(cell) && look.is_bare()) {
            change_look(&mut out, look, own);
            look = own;
        }
        out.push_str(cell.symbol());
        // In the last column a terminal may have gone on to the next line or not.
        cursor = (at.x + 1 < columns).then(|| Position::new(at.x + 1, at.y));
        rest = &rest[1..];
    }
    change_look(&mut out, look, Look::default());
    out
}

impl<W: Write> Backend for Compact<W> {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        let cells: Vec<(u16, u16, &Cell)> = content.collect();
        Write::write_all(&mut self.terminal, written(&cells, self.columns.get()).as_bytes())
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        self.terminal.hide_cursor()
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        // Only asked for when the screen is given back. Of a terminal that is gone ratatui would report the error to that
        // very terminal, and panic.
        let _ = self.terminal.show_cursor();
        Ok(())
    }

    fn get_cursor_position(&mut self) -> io::Result<Position> {
        self.terminal.get_cursor_position()
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        self.terminal.set_cursor_position(position)
    }

    fn clear(&mut self) -> io::Result<()> {
        self.terminal.clear()
    }

    fn clear_region(&mut self, clear_type: ClearType) -> io::Result<()> {
        self.terminal.clear_region(clear_type)
    }

    fn size(&self) -> io::Result<Size> {
        let size = self.terminal.size()?;
        self.columns.set(size.width);
        Ok(size)
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        self.terminal.window_size()
    }

    fn flush(&mut self) -> io::Result<()> {
        Backend::flush(&mut self.terminal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;
    use ratatui::style::Style;

    /// What is written when `after` is shown in place of `before`.
    fn change(before: &Buffer, after: &Buffer) -> String {
        written(&before.diff(after), after.area.width)
    }

    fn lines(lines: &[&str]) -> Buffer {
        Buffer::with_lines(lines.iter().copied())
    }

    #[test]
    fn what_is_gone_is_erased_and_gaps_are_skipped() {
        let before = lines(&["abcdefghijklmnopqrst", "x", "y"]);
        assert_eq!(change(&before, &lines(&["abc                 ", "x", "y"])), "\x1b[1;4H\x1b[17X");
        assert_eq!(
            change(&before, &lines(&["Abcdefghijklmnopqr s", "X", "y"])),
            "\x1b[1;1HA\x1b[17C s\x1b[2;1HX"
        );
        let narrow = change(&lines(&["ab ", "c  "]), &lines(&["aB ", "C  "]));
        assert_eq!(narrow, "\x1b[1;2HB\r\nC");
        assert_eq!(change(&before, &before), "");
    }

    #[test]
    fn looks_are_changed_in_the_shortest_form_and_given_back() {
        let area = Rect::new(0, 0, 8, 1);
        let (before, mut after) = (Buffer::empty(area), Buffer::empty(area));
        after.set_string(0, 0, "ab", Style::new().fg(Color::Indexed(3)).add_modifier(Modifier::BOLD));
        after.set_string(2, 0, "c", Style::new().fg(Color::Indexed(3)));
        after.set_string(3, 0, "d", Style::new().fg(Color::Indexed(12)).bg(Color::Indexed(200)));
        assert_eq!(change(&before, &after), "\x1b[1;1H\x1b[1;33mab\x1b[0;33mc\x1b[94;48;5;200md\x1b[m");
    }

    #[test]
    fn a_blank_bar_is_no_blank() {
        let area = Rect::new(0, 0, 12, 1);
        let (before, mut after) = (Buffer::empty(area), Buffer::empty(area));
        after.set_style(area, Style::new().add_modifier(Modifier::REVERSED));
        assert_eq!(change(&before, &after), format!("\x1b[1;1H\x1b[7m{}\x1b[m", " ".repeat(12)));
        // In a bar that is taken away nothing of it stays.
        assert_eq!(change(&after, &before), "\x1b[1;1H\x1b[12X");
    }
}
