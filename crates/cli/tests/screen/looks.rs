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
    terminal.wait_for("Look here");
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

/// What is to be reached is never cut, and neither is a seat.
#[test]
fn goal_and_seats_are_whole_in_the_smallest_usual_terminal() {
    let solo =
        ["sol", "--seats", "human", "--set", "mode=solo", "--set", "scenario=exterminate", "--seed", "3"];
    let rivals =
        ["sol", "--seats", "human,bot:easy,bot:easy,bot:easy,bot:easy", "--first-seat", "0", "--seed", "3"];
    let german = [&solo[..], &["--lang", "de"]].concat();
    let cases: [(&str, &[&str], &[&str]); 3] = [
        ("goal-en", &solo[..], &["Reach 17 momentum", "Scenario: Exterminate", "tower"]),
        ("goal-de", &german[..], &["Szenario: Exterminate", "Turm"]),
        ("seats", &rivals[..], &["A 0", "B 0", "C 0", "D 0", "E 0"]),
    ];
    for (name, args, wanted) in cases {
        let mut terminal = started(name, args, (80, 24));
        let text = terminal.text();
        let top: Vec<&str> = text.lines().take(3).collect();
        for words in wanted {
            assert!(top.iter().any(|line| line.contains(words)), "{words:?} is not at the top of:\n{text}");
        }
        assert!(text.contains('♥'), "and the board is whole:\n{text}");
        terminal.send(F10);
        assert_eq!(terminal.end().0, Some(0));
    }
}

#[test]
fn the_whole_planet_is_in_view_and_nothing_of_it_is_cut() {
    for (lang, cache) in [("en", "cache"), ("de", "Lager"), ("fr", "cache")] {
        let args = ["circadians", "--seats", "human,ai:1", "--seed", "7", "--lang", lang];
        let mut terminal = started(&format!("planet-{lang}"), &args, (80, 24));
        let text = terminal.text();
        for words in ["e7 8W+2A/G", "e4 3W@AB", "g7", cache] {
            assert!(text.contains(words), "{words:?} is not in:\n{text}");
        }
        assert!(
            text.lines().any(|line| line.contains("°/") && line.ends_with(')')),
            "the key is whole:\n{text}"
        );
        terminal.send(F10);
        assert_eq!(terminal.end().0, Some(0));
    }
}

#[test]
fn in_a_wide_terminal_labels_are_whole_and_panes_have_room() {
    let args = ["circadians", "--seats", "human,ai:1", "--seed", "7"];
    let mut terminal = started("wide", &args, (200, 60));
    let text = terminal.text();
    assert!(text.contains("Keep Sable Lesedi: after harvesting may make one free step"), "{text}");
    terminal.send(F10);
    assert_eq!(terminal.end().0, Some(0));

    let args = ["photosynthesis", "--seats", "human,human", "--first-seat", "0", "--seed", "1"];
    let mut terminal = started("panes", &args, (120, 40));
    terminal.send(F4);
    terminal.wait_for("read-outs 1/5");
    // Numbers of seats have their letters above, and the pane has room for all of them.
    terminal.wait("the whole read-out", |text| text.contains("A  B") && text.contains("5  0  0"));
    terminal.send(F3);
    terminal.wait_for("F3: the next grade");
    for _ in 0..3 {
        terminal.send(F3);
    }
    terminal.wait("the last grade", |text| text.lines().any(|line| line.contains(" 4 ")));
    terminal.send(F10);
    assert_eq!(terminal.end().0, Some(0));
}

/// The last label in view differs from the first one below it only at its end, which stays in view, too.
#[test]
fn labels_are_told_apart_from_those_that_are_scrolled_away() {
    let args = ["sol", "--seats", "human,human", "--first-seat", "0", "--seed", "7"];
    let mut terminal = started("apart", &args, (120, 40));
    terminal.send(ENTER);
    let gates = |text: &str| text.lines().filter(|line| line.contains("place your g")).count();
    let text = terminal.wait("the gates", |text| gates(text) > 3);
    let ends = text.lines().filter(|line| line.contains("place your g") && line.contains("/ convective c"));
    assert_eq!(ends.count(), gates(&text), "{text}");
    terminal.send(F10);
    assert_eq!(terminal.end().0, Some(0));
}

/// What a draw hid is not told as a draw of nothing.
#[test]
fn hidden_draws_are_told_by_what_can_be_seen_of_them() {
    let args = ["play", "circadians", "--seats", "human,human", "--seed", "1"];
    let home = folder("hidden-draws");
    let mut terminal = Terminal::start(&args, &Setting { size: (100, 40), env: &[], home: &home });
    for (seat, next) in [("A", "B, it is your turn"), ("B", "A, it is your turn")] {
        terminal.wait_for(&format!("{seat}, it is your turn"));
        terminal.send(ENTER);
        terminal.wait_for("Keep one of your two characters");
        terminal.send(ENTER);
        terminal.wait_for(next);
    }
    terminal.send(ENTER);
    terminal.wait_for("F1 help");
    terminal.send(F2);
    terminal.wait_for("What happened");
    let text = terminal.wait_for("draws an Item");
    let is_empty = |line: &str| line.split_once("drawn:").is_some_and(|(_, what)| what.trim().is_empty());
    assert!(!text.lines().any(is_empty), "{text}");
    terminal.send(F10);
    assert_eq!(terminal.end().0, Some(0));
}

/// What an automa did is told with how it goes on, beside the board too.
#[test]
fn the_keys_of_a_pause_are_whole_beside_the_board() {
    let args = ["photosynthesis", "--seats", "human,cynthia", "--first-seat", "0", "--seed", "1"];
    let mut terminal = started("pause", &args, (120, 40));
    terminal.send(ENTER);
    let text = terminal.wait_for("Enter: next");
    let beside: String = text.lines().filter_map(|line| line.get(81..)).collect::<Vec<_>>().join(" ");
    let words: Vec<&str> = beside.split_whitespace().collect();
    assert!(words.join(" ").contains("Esc: up to my turn"), "{text}");
    terminal.send(F10);
    assert_eq!(terminal.end().0, Some(0));
}

/// Line by line in a terminal, no word is broken at its edge.
#[test]
fn plain_lines_are_broken_at_spaces() {
    let args = ["play", "sol", "--seats", "human,human", "--seed", "1", "--plain"];
    let home = folder("plain-lines");
    let mut terminal = Terminal::start(&args, &Setting { size: (80, 60), env: &[], home: &home });
    terminal.wait_for("list WORD");
    terminal.send("help\r");
    let text = terminal.wait_for("leave; with --record");
    let broken = (0..60).find(|row| terminal.screen().row_wrapped(*row));
    assert_eq!(broken, None, "the terminal broke a line of:\n{text}");
    terminal.send("quit\r");
    assert_eq!(terminal.end().0, Some(0));
}
