//! Whole games: on the whole screen by keys alone, and line by line.

use crate::pty::*;
use std::process::Command;

/// Keys for a player who knows nothing but the keys: mostly the selected action, sometimes another. A group that is
/// folded is opened by the same key.
struct Keys(u64);

impl Keys {
    fn next(&mut self) -> &'static str {
        // The constants of Knuth's MMIX.
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        match self.0 >> 60 {
            0..=7 => ENTER,
            8..=13 => DOWN,
            _ => UP,
        }
    }
}

/// Plays a game to its end and looks at its record.
fn play_to_the_end(game: &str, seats: &str, more: &[&str], size: (u16, u16)) {
    let home = folder(&format!("whole-{game}"));
    let record = home.join("game.rec").display().to_string();
    let args = [&["play", game, "--seats", seats, "--seed", "11", "--record", &record], more].concat();
    let mut terminal = Terminal::start(&args, &Setting { size, env: &[], home: &home });
    terminal.wait_for("F1 help");
    let mut keys = Keys(7);
    let mut pressed = 0;
    // Keys are sent ahead, as when one is held; the terminal holds back what the program has not read yet.
    while !terminal.text().contains("The game is over.") {
        (0..8).map(|_| keys.next()).for_each(|key| terminal.send(key));
        terminal.catch_up();
        pressed += 8;
        assert!(pressed < 400_000, "{game} does not end:\n{}", terminal.text());
    }
    let (status, text) = terminal.leave();
    assert_eq!(status, Some(0), "{text}");
    assert!(text.contains("The game is over.") && text.contains("game.rec"), "{text}");
    look_at_record(&record);
}

/// Plays a game to its end in lines, which are typed ahead.
fn play_line_by_line(game: &str, seats: &str, more: &[&str]) {
    let home = folder(&format!("lines-{game}"));
    let record = home.join("game.rec").display().to_string();
    let args =
        [&["play", game, "--plain", "--seats", seats, "--seed", "11", "--record", &record], more].concat();
    let mut terminal = Terminal::start(&args, &Setting { size: (80, 24), env: &[], home: &home });
    terminal.wait_for("A>");
    // Less than the 4096 bytes that a terminal holds back for a program. Where nothing is lost, `yes` is no action.
    terminal.send(&"1\nyes\n2\nyes\n1\nyes\n3\nyes\n".repeat(150));
    let (status, text) = terminal.end();
    assert_eq!(status, Some(0), "{text}");
    assert!(text.contains("The game is over."), "{text}");
    look_at_record(&record);
}

fn look_at_record(record: &str) {
    let verified = Command::new(env!("CARGO_BIN_EXE_solarium")).args(["verify", record]).output().unwrap();
    let verified = String::from_utf8_lossy(&verified.stdout).into_owned();
    assert!(verified.contains("sound") && verified.contains("the game is over"), "{verified}");
}

#[test]
fn photosynthesis_is_played_by_keys() {
    play_to_the_end("photosynthesis", "human,cynthia", &[], (80, 24));
}

#[test]
fn sol_is_played_by_keys() {
    play_to_the_end("sol", "human", &["--set", "mode=solo"], (100, 30));
}

#[test]
fn circadians_is_played_by_keys() {
    play_to_the_end("circadians", "human,ai:1", &[], (120, 40));
}

#[test]
fn photosynthesis_is_played_line_by_line() {
    play_line_by_line("photosynthesis", "human,cynthia", &[]);
}

#[test]
fn sol_is_played_line_by_line() {
    play_line_by_line("sol", "human", &["--set", "mode=solo"]);
}

#[test]
fn circadians_is_played_line_by_line() {
    play_line_by_line("circadians", "human,ai:1", &[]);
}
