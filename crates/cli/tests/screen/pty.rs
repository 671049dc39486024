//! The program in a pseudo-terminal, with what its screen shows.

use pty_process::Size;
use pty_process::blocking::{Command, Pty, open};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use std::io::{Read, Write};
use std::ops::{Deref, DerefMut};
use std::path::{Path, PathBuf};
use std::process::Child;
use std::time::Duration;

/// After so long without what is waited for, a test fails.
const DEADLINE: Duration = Duration::from_secs(60);

/// Keys as a terminal sends them.
pub(crate) const ENTER: &str = "\r";
pub(crate) const ESCAPE: &str = "\x1b";
pub(crate) const TAB: &str = "\t";
pub(crate) const UP: &str = "\x1b[A";
pub(crate) const DOWN: &str = "\x1b[B";
pub(crate) const F1: &str = "\x1bOP";
pub(crate) const F2: &str = "\x1bOQ";
pub(crate) const F3: &str = "\x1bOR";
pub(crate) const F4: &str = "\x1bOS";
pub(crate) const F6: &str = "\x1b[17~";
pub(crate) const F7: &str = "\x1b[18~";
pub(crate) const F10: &str = "\x1b[21~";
/// Buttons of the mouse, and its wheel.
pub(crate) const LEFT: u8 = 0;
pub(crate) const WHEEL_UP: u8 = 64;
pub(crate) const WHEEL_DOWN: u8 = 65;

/// The program in a terminal.
pub(crate) struct Terminal {
    pub(crate) child: Ended,
    pty: Pty,
    parser: vt100::Parser,
    /// All bytes written so far.
    pub(crate) written: usize,
}

/// A program that is ended with its test, however that ends.
pub(crate) struct Ended(Child);

impl Deref for Ended {
    type Target = Child;

    fn deref(&self) -> &Child {
        &self.0
    }
}

impl DerefMut for Ended {
    fn deref_mut(&mut self) -> &mut Child {
        &mut self.0
    }
}

impl Drop for Ended {
    fn drop(&mut self) {
        // Most have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// How a terminal is made.
pub(crate) struct Setting<'a> {
    pub(crate) size: (u16, u16),
    pub(crate) env: &'a [(&'a str, &'a str)],
    pub(crate) home: &'a Path,
}

/// An empty folder of a test's own.
pub(crate) fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("screen").join(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("a folder for the test");
    path
}

impl Terminal {
    /// Starts the program in a terminal of this many columns and rows.
    pub(crate) fn start(args: &[&str], setting: &Setting<'_>) -> Terminal {
        Terminal::start_program(Path::new(env!("CARGO_BIN_EXE_solarium")), args, setting)
    }

    /// The same with another program than that of this crate.
    pub(crate) fn start_program(program: &Path, args: &[&str], setting: &Setting<'_>) -> Terminal {
        let (pty, pts) = open().expect("a pseudo-terminal");
        let (columns, rows) = setting.size;
        pty.resize(Size::new(rows, columns)).expect("a size");
        let mut command = Command::new(program).current_dir(setting.home);
        command = command.args(args).env_remove("NO_COLOR").env_remove("LC_ALL").env_remove("LC_CTYPE");
        command = command.env("TERM", "xterm-256color").env("LANG", "C.UTF-8");
        command = command.env("XDG_DATA_HOME", setting.home).env("HOME", setting.home);
        for (name, value) in setting.env {
            command = command.env(name, value);
        }
        let child = command.spawn(pts).expect("the program starts");
        let parser = vt100::Parser::new(rows, columns, 0);
        Terminal { child: Ended(child), pty, parser, written: 0 }
    }

    /// Waits until the terminal can be read (true) or, if that is wanted, written (false); `None` after the deadline.
    fn ready(&self, to_write: bool, deadline: Duration) -> Option<bool> {
        let wanted = if to_write { PollFlags::IN | PollFlags::OUT } else { PollFlags::IN };
        let mut polled = [PollFd::new(&self.pty, wanted)];
        let time = Timespec::try_from(deadline).expect("a short time");
        let ready = poll(&mut polled, Some(&time)).expect("the terminal can be waited for");
        // A program that has ended is read to its end.
        let flags = polled[0].revents();
        (ready > 0).then(|| flags.intersects(PollFlags::IN | PollFlags::HUP | PollFlags::ERR))
    }

    /// Takes what is there to read; false at the end.
    fn read(&mut self) -> bool {
        let mut buffer = [0; 1 << 16];
        // A terminal whose program has ended reads as an error.
        match self.pty.read(&mut buffer) {
            Ok(read @ 1..) => {
                self.written += read;
                self.parser.process(&buffer[..read]);
                true
            }
            _ => false,
        }
    }

    /// Sends keys; what the program writes meanwhile is taken, so that neither waits for the other.
    #[track_caller]
    pub(crate) fn send(&mut self, keys: &str) {
        let mut left = keys.as_bytes();
        while !left.is_empty() {
            match self.ready(true, DEADLINE) {
                Some(true) => assert!(self.read(), "the program has ended:\n{}", self.text()),
                Some(false) => {
                    let sent = self.pty.write(left).expect("the program reads");
                    left = &left[sent..];
                }
                None => panic!("the program does not read:\n{}", self.text()),
            }
        }
    }

    pub(crate) fn resize(&mut self, columns: u16, rows: u16) {
        self.pty.resize(Size::new(rows, columns)).expect("a size");
        self.parser.screen_mut().set_size(rows, columns);
    }

    /// The text on the screen.
    pub(crate) fn text(&self) -> String {
        self.parser.screen().contents()
    }

    pub(crate) fn screen(&self) -> &vt100::Screen {
        self.parser.screen()
    }

    /// The column and row, from 0, at which a text begins that stands in one line.
    #[track_caller]
    pub(crate) fn find(&self, text: &str) -> (u16, u16) {
        let (rows, columns) = self.screen().size();
        let found = (0..rows).find_map(|row| {
            let line = self.screen().contents_between(row, 0, row, columns);
            let at = line.find(text)?;
            Some((u16::try_from(line[..at].chars().count()).expect("a column"), row))
        });
        found.unwrap_or_else(|| panic!("{text:?} is not in:\n{}", self.text()))
    }

    /// Presses and releases a button of the mouse as terminals report it: 0 is the left one, 64 and 65 turn the wheel.
    #[track_caller]
    pub(crate) fn mouse(&mut self, button: u8, (column, row): (u16, u16)) {
        let place = format!("{button};{};{}", column + 1, row + 1);
        self.send(&format!("\x1b[<{place}M"));
        if button == LEFT {
            self.send(&format!("\x1b[<{place}m"));
        }
    }

    /// Is the terminal as programs expect it, with lines that are edited and echoed?
    pub(crate) fn is_sane(&self) -> bool {
        use rustix::termios::{LocalModes, tcgetattr};
        let modes = tcgetattr(&self.pty).expect("a terminal has settings").local_modes;
        modes.contains(LocalModes::ICANON | LocalModes::ECHO | LocalModes::ISIG)
    }

    /// Waits until the screen shows what is wanted.
    #[track_caller]
    pub(crate) fn wait(&mut self, what: &str, shows: impl Fn(&str) -> bool) -> String {
        loop {
            let text = self.text();
            if shows(&text) {
                return text;
            }
            let goes_on = self.ready(false, DEADLINE).is_some() && self.read();
            assert!(goes_on, "{what} is not on the screen:\n{text}");
        }
    }

    #[track_caller]
    pub(crate) fn wait_for(&mut self, words: &str) -> String {
        self.wait(words, |text| text.contains(words))
    }

    /// Waits until the program writes something, or for a moment.
    #[allow(dead_code, reason = "for the bench, which shares this file")]
    pub(crate) fn wait_a_read(&mut self) {
        if self.ready(false, Duration::from_millis(500)).is_some() {
            self.read();
        }
    }

    /// Takes what the program has written so far.
    pub(crate) fn catch_up(&mut self) {
        while self.ready(false, Duration::ZERO).is_some() && self.read() {}
    }

    /// Leaves the program by its key. Keys that were sent ahead may have swallowed it, so it is pressed until it counts.
    #[track_caller]
    pub(crate) fn leave(mut self) -> (Option<i32>, String) {
        for _ in 0..30 {
            // A program that has just ended reads no more.
            if self.pty.write_all(F10.as_bytes()).is_err() {
                break;
            }
            while self.ready(false, Duration::from_secs(2)).is_some() {
                if !self.read() {
                    return self.end();
                }
            }
        }
        self.end()
    }

    /// Waits for the end of the program: its status, and the screen it left.
    #[track_caller]
    pub(crate) fn end(mut self) -> (Option<i32>, String) {
        loop {
            let ready = self.ready(false, DEADLINE);
            assert!(ready.is_some(), "the program does not end:\n{}", self.text());
            if !self.read() {
                break;
            }
        }
        let status = self.child.wait().expect("the program ends");
        assert!(!self.screen().alternate_screen(), "the screen is given back");
        assert!(!self.screen().hide_cursor(), "the cursor is given back");
        assert!(self.is_sane(), "lines are edited and echoed again");
        assert_eq!(
            self.screen().mouse_protocol_mode(),
            vt100::MouseProtocolMode::None,
            "the mouse is given back"
        );
        (status.code(), self.text())
    }

    /// Closes the terminal, as a window that is closed; the program as it goes on without.
    pub(crate) fn close(self) -> Ended {
        self.child
    }
}
