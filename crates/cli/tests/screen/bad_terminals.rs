//! Terminals that are too small, have no colours or no letters, or go away.

use crate::pty::*;
use std::path::{Path, PathBuf};

const ARGS: [&str; 7] = ["play", "photosynthesis", "--seats", "human,cynthia", "--seed", "5", "--first-seat"];

fn args() -> Vec<&'static str> {
    ARGS.into_iter().chain(["0"]).collect()
}

#[test]
fn a_terminal_that_is_too_small_says_so_and_grows() {
    let home = folder("small");
    let mut terminal = Terminal::start(&args(), &Setting { size: (20, 5), env: &[], home: &home });
    terminal.wait_for("20×5");
    terminal.resize(80, 24);
    terminal.wait_for("F1 help");
    // In the midst of frames.
    for (columns, rows) in [(61, 19), (200, 60), (3, 2), (1, 1), (60, 18), (120, 40)] {
        terminal.send(DOWN);
        terminal.resize(columns, rows);
    }
    terminal.wait_for("F10 leave");
    terminal.send("\x03");
    assert_eq!(terminal.end().0, Some(0));
}

#[test]
fn without_colours_and_letters_everything_is_still_told_apart() {
    let home = folder("plain-letters");
    let env = [("NO_COLOR", "1"), ("LANG", "C")];
    let mut terminal = Terminal::start(&args(), &Setting { size: (80, 24), env: &env, home: &home });
    let text = terminal.wait_for("F1 help");
    assert!(text.is_ascii(), "{text}");
    let screen = terminal.screen();
    let (rows, columns) = screen.size();
    for row in 0..rows {
        for cell in (0..columns).filter_map(|column| screen.cell(row, column)) {
            assert_eq!((cell.fgcolor(), cell.bgcolor()), (vt100::Color::Default, vt100::Color::Default));
        }
    }
    terminal.send("\x03");
    assert_eq!(terminal.end().0, Some(0));
}

/// A game in which one action was done, and the file it is kept in.
fn after_one_action(home: &Path) -> (Terminal, PathBuf) {
    let record = home.join("game.rec");
    let shown = record.display().to_string();
    let args = [args().as_slice(), &["--record", &shown]].concat();
    let mut terminal = Terminal::start(&args, &Setting { size: (80, 24), env: &[], home });
    terminal.wait_for("F1 help");
    terminal.send(ENTER);
    terminal.wait_for("Enter: next");
    (terminal, record)
}

#[test]
fn a_program_that_is_asked_to_end_gives_the_terminal_back_and_keeps_the_game() {
    let home = folder("terminated");
    let (terminal, record) = after_one_action(&home);
    let pid = terminal.child.id().to_string();
    std::process::Command::new("kill").arg(&pid).status().expect("kill");
    assert_eq!(terminal.end().0, Some(0));
    let text = std::fs::read_to_string(&record).expect("the game is kept");
    assert!(text.contains("\n0 place "), "{text}");
}

#[test]
fn a_terminal_that_is_closed_ends_the_program_and_keeps_the_game() {
    let home = folder("closed");
    let (terminal, record) = after_one_action(&home);
    let mut child = terminal.close();
    child.wait().expect("the program ends");
    let text = std::fs::read_to_string(&record).expect("the game is kept");
    assert!(text.contains("\n0 place "), "{text}");
}
