//! The terminal itself: entered and left whatever happens, and what it can show.

use crate::compact::Compact;
use ratatui::Terminal;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen};
use ratatui::crossterm::{cursor, execute, terminal};
use ratatui::style::{Color, Modifier};
use std::io::{self, BufWriter, IsTerminal, Stdout};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Is the terminal ours at the moment? A panic must give it back, once.
static ENTERED: AtomicBool = AtomicBool::new(false);

/// What the terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Abilities {
    /// Colours; without them bold, faint, underlined and reversed text tells the same.
    pub colour: bool,
    /// Letters and signs beyond ASCII.
    pub unicode: bool,
}

impl Abilities {
    /// As the environment says: `NO_COLOR`, `TERM`, and the language settings.
    pub fn of_environment() -> Abilities {
        let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let charset = ["LC_ALL", "LC_CTYPE", "LANG"].iter().find_map(|name| set(name));
        let utf8 = |charset: &str| {
            let charset = charset.to_ascii_lowercase();
            charset.contains("utf-8") || charset.contains("utf8")
        };
        Abilities {
            colour: set("NO_COLOR").is_none() && set("TERM").as_deref() != Some("dumb"),
            // Windows terminals have no such setting and know all letters.
            unicode: cfg!(windows) || charset.as_deref().is_some_and(utf8),
        }
    }

    /// Brings a frame down to what can be shown.
    pub(crate) fn reduce(self, buffer: &mut Buffer) {
        if self.colour && self.unicode {
            return;
        }
        for cell in &mut buffer.content {
            if !self.colour {
                // What lies on a colour of its own stays told apart.
                if cell.bg != Color::Reset {
                    cell.modifier |= Modifier::REVERSED;
                }
                (cell.fg, cell.bg) = (Color::Reset, Color::Reset);
            }
            if !self.unicode && !cell.symbol().is_ascii() {
                let plain = cell.symbol().chars().next().map_or(' ', ascii);
                cell.set_char(plain);
            }
        }
    }
}

/// The columns of the terminal that standard output is, if it is one.
pub fn stdout_columns() -> Option<usize> {
    let (columns, _) = io::stdout().is_terminal().then(terminal::size)?.ok()?;
    Some(usize::from(columns)).filter(|columns| *columns > 0)
}

/// The letter or sign of ASCII that comes closest.
pub fn ascii(letter: char) -> char {
    match letter {
        letter if letter.is_ascii() => letter,
        'ä' | 'à' | 'â' | 'á' => 'a',
        'Ä' | 'À' | 'Â' => 'A',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'É' | 'È' | 'Ê' => 'E',
        'î' | 'ï' => 'i',
        'Î' | 'Ï' => 'I',
        'ö' | 'ô' | 'œ' => 'o',
        'Ö' | 'Ô' => 'O',
        'ü' | 'ù' | 'û' => 'u',
        'Ü' | 'Ù' => 'U',
        'ß' => 's',
        'ç' => 'c',
        'Ç' => 'C',
        '─' | '━' | '–' | '—' | '−' | '╌' | '┈' => '-',
        '═' => '=',
        '│' | '┊' | '┃' => '|',
        '╪' => '+',
        '▀' | '▄' | '█' => '#',
        '♥' => '@',
        '↕' => '|',
        '▼' | '▾' => 'v',
        '▲' | '▴' => '^',
        '▸' | '→' | '›' | '»' => '>',
        '◂' | '←' | '‹' | '«' => '<',
        '·' | '•' | '…' => '.',
        // Stand-ins for printed values; where a person types.
        '°' => '*',
        '▏' => '_',
        '×' => 'x',
        '≥' => '>',
        '≤' => '<',
        '’' | '‘' => '\'',
        '“' | '”' | '„' => '"',
        '\u{a0}' | '\u{202f}' | '\u{2009}' => ' ',
        _ => '?',
    }
}

/// The terminal as frames are drawn on it: what is written goes out in one piece.
pub(crate) type Canvas = Terminal<Compact<BufWriter<Stdout>>>;

/// The terminal while it shows a game. Dropping it gives the terminal back as it was.
pub(crate) struct Screen {
    pub(crate) canvas: Canvas,
}

impl Screen {
    /// Takes the terminal.
    pub(crate) fn enter() -> io::Result<Screen> {
        static HOOK: std::sync::Once = std::sync::Once::new();
        HOOK.call_once(|| {
            let usual = std::panic::take_hook();
            std::panic::set_hook(Box::new(move |panic| {
                leave();
                usual(panic);
            }));
        });
        terminal::enable_raw_mode()?;
        ENTERED.store(true, Ordering::SeqCst);
        let entered = execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture, cursor::Hide);
        let canvas = entered.and_then(|()| {
            // One step of a game is far below this, so that it goes out in one piece.
            let out = BufWriter::with_capacity(1 << 16, io::stdout());
            Terminal::new(Compact::new(out))
        });
        // From here on a change of the size is noticed.
        let listening = ratatui::crossterm::event::poll(Duration::ZERO);
        let canvas = canvas.and_then(|canvas| listening.map(|_| canvas));
        canvas.map(|canvas| Screen { canvas }).inspect_err(|_| leave())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        leave();
    }
}

/// Gives the terminal back, if it is ours. A terminal that is gone cannot be given back, which harms no one.
pub(crate) fn leave() {
    if ENTERED.swap(false, Ordering::SeqCst) {
        let _ = execute!(io::stdout(), cursor::Show, DisableMouseCapture, LeaveAlternateScreen);
        let _ = terminal::disable_raw_mode();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::layout::Rect;
    use ratatui::style::Style;

    #[test]
    fn a_frame_is_brought_down_to_what_can_be_shown() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 6, 1));
        buffer.set_string(0, 0, "é│★", Style::new().fg(Color::Red).bg(Color::Yellow));
        Abilities { colour: true, unicode: true }.reduce(&mut buffer);
        assert_eq!((buffer[(0, 0)].symbol(), buffer[(0, 0)].fg), ("é", Color::Red));
        Abilities { colour: false, unicode: false }.reduce(&mut buffer);
        let line: String = buffer.content.iter().map(ratatui::buffer::Cell::symbol).collect();
        assert_eq!(line, "e|?   ");
        assert_eq!(buffer[(0, 0)].fg, Color::Reset);
        assert_eq!("4P° ▏".chars().map(ascii).collect::<String>(), "4P* _");
        assert!(buffer[(0, 0)].modifier.contains(Modifier::REVERSED));
    }
}
