//! What stands on the screen, and what keys do to it.

use crate::pty::*;

fn started(name: &str, args: &[&str], size: (u16, u16)) -> Terminal {
    let home = folder(name);
    let args = [&["play"], args].concat();
    let mut terminal = Terminal::start(&args, &Setting { size, env: &[], home: &home });
    terminal.wait_for("F1 ");
    terminal
}

#[test]
fn everything_is_in_view_in_the_smallest_usual_terminal() {
    let args = ["sol", "--seats", "human", "--set", "mode=solo", "--seed", "3"];
    let mut terminal = started("in-view", &args, (80, 24));
    let text = terminal.text();
    println!("{text}");
    for words in ["Sol", "A (human) 0", "o0", "k4", "♥", "(SO-", "actions)", "F1 help"] {
        assert!(text.contains(words), "{words:?} is not in:\n{text}");
    }
    terminal.send(F10);
    assert_eq!(terminal.end().0, Some(0));
}

#[test]
fn actions_are_filtered_while_typing_and_refusals_name_their_rule() {
    let args = ["photosynthesis", "--seats", "human,human", "--first-seat", "0", "--seed", "1"];
    let mut terminal = started("filter", &args, (80, 24));
    terminal.send("b5");
    let text = terminal.wait_for("(1 action)");
    assert!(text.contains("place b5") && text.contains("A places a small tree on b5"), "a preview:\n{text}");
    terminal.send("\x7f\x7fgrow a1");
    terminal.wait_for("(0 actions)");
    terminal.send(ENTER);
    terminal.wait("the rule", |text| text.contains("PH-") && text.contains("Rules, by id or words: PH-"));
    terminal.send(ESCAPE);
    terminal.wait("the board", |text| !text.contains("Rules, by id"));
    terminal.send(ESCAPE);
    terminal.wait_for("(18 actions)");
    // By the board alone: to a lit space, touched, and done.
    terminal.send(TAB);
    terminal.send(DOWN);
    terminal.send(ENTER);
    let text = terminal.wait_for("(1 action)");
    assert!(text.contains("> cell:"), "{text}");
    terminal.send(ENTER);
    terminal.wait_for("▸ B (human)");
    terminal.send(F7);
    terminal.wait_for("no action to undo");
    terminal.send(F10);
    assert_eq!(terminal.end().0, Some(0));
}

#[test]
fn automas_move_step_by_step_with_their_reasons_folded() {
    let args = ["photosynthesis", "--seats", "human,cynthia", "--first-seat", "0", "--seed", "1"];
    let mut terminal = started("step-by-step", &args, (80, 24));
    terminal.send(ENTER);
    terminal.wait_for("Enter: next");
    terminal.send(" ");
    let text = terminal.wait_for("Directional Selection");
    assert!(text.contains("=1 ") && text.contains('*'), "the numbers compared:\n{text}");
    terminal.send(ENTER);
    terminal.wait("the own turn", |text| !text.contains("Enter: next"));
    // Alone with an automa everything can be taken back.
    terminal.send(F7);
    terminal.wait_for("(18 actions)");
    terminal.send(F10);
    assert_eq!(terminal.end().0, Some(0));
}

#[test]
fn sheets_open_and_close() {
    let args = ["sol", "--seats", "human,bot:random", "--first-seat", "0", "--seed", "1"];
    let mut terminal = started("sheets", &args, (80, 24));
    for (key, words) in
        [(F1, "to the board and back"), (F2, "What happened"), (F4, "read-outs 1/6"), (F6, "Rules, by")]
    {
        terminal.send(key);
        terminal.wait_for(words);
    }
    terminal.send("SO-1.4");
    terminal.wait_for("SO-1.4  ");
    terminal.send(F3);
    terminal.wait_for("F3: the next grade");
    terminal.send(F3);
    terminal.wait("the second grade", |text| text.contains("2 Look here"));
    terminal.send(F10);
    assert_eq!(terminal.end().0, Some(0));
}

#[test]
fn secrets_are_behind_a_curtain() {
    let args = ["circadians", "--seats", "human,human", "--seed", "1"];
    let home = folder("curtain");
    let args = [&["play"], args.as_slice()].concat();
    let mut terminal = Terminal::start(&args, &Setting { size: (80, 24), env: &[], home: &home });
    let text = terminal.wait_for("The others look away");
    assert!(!text.contains("Keep "), "nothing is shown yet:\n{text}");
    terminal.send(ENTER);
    terminal.wait_for("Keep one of your two characters");
    terminal.send(ENTER);
    terminal.wait_for("B, it is your turn");
    terminal.send(F10);
    assert_eq!(terminal.end().0, Some(0));
}

#[test]
fn the_screen_speaks_three_languages() {
    for (lang, words) in [("de", "F1 Hilfe"), ("fr", "F1 aide")] {
        let mut terminal =
            started(&format!("lang-{lang}"), &["sol", "--seats", "human,human", "--lang", lang], (80, 24));
        terminal.wait_for(words);
        terminal.send(F10);
        assert_eq!(terminal.end().0, Some(0));
    }
}
