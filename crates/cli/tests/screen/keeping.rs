//! Games that are kept, gone on with, and never overwritten.

use crate::pty::*;
use std::path::Path;
use std::process::{Command, Output};

fn solarium(args: &[&str], home: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_solarium"));
    command
        .args(args)
        .env("XDG_DATA_HOME", home)
        .stdin(std::process::Stdio::null())
        .output()
        .expect("it runs")
}

#[track_caller]
fn refused(args: &[&str], home: &Path, words: &str) {
    let output = solarium(args, home);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert!(error.contains(words), "{words:?} is not in {error}");
}

#[test]
fn a_game_that_was_killed_goes_on_where_it_was() {
    let home = folder("killed");
    let setting = Setting { size: (80, 24), env: &[], home: &home };
    let args = ["play", "photosynthesis", "--seats", "human,human", "--first-seat", "0", "--seed", "5"];
    let mut terminal = Terminal::start(&args, &setting);
    terminal.wait_for("F1 help");
    terminal.send("d7");
    terminal.wait_for("(1 action)");
    terminal.send(ENTER);
    terminal.wait_for("▸ B (human)");
    // The step is kept after it is shown: the next frame comes after that.
    terminal.send("a1");
    terminal.wait_for("> a1");
    terminal.child.kill().expect("killed");
    terminal.child.wait().expect("ended");
    // The menu offers it first.
    let mut again = Terminal::start(&["play"], &setting);
    again.wait_for("Go on with Photosynthesis");
    again.send("1\r");
    let text = again.wait_for("▸ B (human)");
    assert!(text.contains("A1"), "{text}");
    again.send(F10);
    assert_eq!(again.end().0, Some(0));
    let mut resumed = Terminal::start(&["play", "--resume"], &setting);
    resumed.wait_for("▸ B (human)");
    resumed.send(F10);
    assert_eq!(resumed.end().0, Some(0));
}

#[test]
fn a_record_is_never_overwritten_and_never_shared() {
    let home = folder("shared");
    let record = home.join("game.rec").display().to_string();
    let args = ["play", "sol", "--seats", "human,human", "--seed", "5", "--record", &record];
    let mut terminal = Terminal::start(&args, &Setting { size: (80, 24), env: &[], home: &home });
    terminal.wait_for("F1 help");
    refused(&args, &home, "another program");
    refused(&["play", "--resume", &record], &home, "another program");
    terminal.send(F10);
    assert_eq!(terminal.end().0, Some(0));
    refused(&args, &home, "not overwritten");
    let entries =
        std::fs::read_dir(&home).unwrap().map(|entry| entry.unwrap().file_name()).collect::<Vec<_>>();
    assert_eq!(entries, ["game.rec"], "nothing is left beside the record");
    let gone_on = solarium(&["play", "--resume", &record], &home);
    assert_eq!(gone_on.status.code(), Some(0), "{}", String::from_utf8_lossy(&gone_on.stderr));
}

#[test]
fn what_cannot_go_on_says_why() {
    let home = folder("cannot");
    let path = |name: &str| home.join(name).display().to_string();
    refused(&["play", "--resume"], &home, "no unfinished game");
    refused(&["play", "--resume", &path("none.rec")], &home, "no record");
    std::fs::write(home.join("odd.rec"), "nonsense").unwrap();
    refused(&["play", "--resume", &path("odd.rec")], &home, "line 1");
    let record = path("game.rec");
    let played =
        solarium(&["play", "sol", "--seats", "human,human", "--seed", "5", "--record", &record], &home);
    assert_eq!(played.status.code(), Some(0));
    let text = std::fs::read_to_string(&record).unwrap();
    let version = text.lines().find(|line| line.starts_with("rules ")).unwrap();
    let head: Vec<&str> = text.lines().take_while(|line| !line.is_empty()).collect();
    let changed = head.join("\n").replace(version, "rules 99") + "\n\n";
    std::fs::write(home.join("other.rec"), changed + "end 0 0\n").unwrap();
    refused(&["play", "--resume", &path("other.rec")], &home, "other.rec");
    std::fs::write(home.join("position.json"), "{\"seats\": 3}").unwrap();
    refused(&["play", "sol", "--position", &path("position.json")], &home, "SO-");
    std::fs::write(home.join("no.json"), "{").unwrap();
    refused(&["play", "sol", "--position", &path("no.json")], &home, "no position");
    let json = solarium(&["replay", &record, "--json"], &home).stdout;
    std::fs::write(home.join("good.json"), json).unwrap();
    let begun = solarium(&["play", "sol", "--position", &path("good.json"), "--seed", "1"], &home);
    assert_eq!(begun.status.code(), Some(0), "{}", String::from_utf8_lossy(&begun.stderr));
}
