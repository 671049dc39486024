//! The game by the mouse alone.

use crate::pty::*;

fn started(name: &str) -> Terminal {
    let args = ["play", "photosynthesis", "--seats", "human,human", "--first-seat", "0", "--seed", "1"];
    let mut terminal = Terminal::start(&args, &Setting { size: (80, 24), env: &[], home: &folder(name) });
    terminal.wait_for("F1 help");
    terminal
}

#[test]
fn the_list_is_clicked_once_to_look_and_again_to_act() {
    let mut terminal = started("mouse-list");
    let label = "place a small tree on a2";
    let place = terminal.find(label);
    terminal.mouse(LEFT, place);
    terminal.wait_for("A places a small tree on a2");
    terminal.mouse(LEFT, place);
    terminal.wait_for("▸ B (human)");
    terminal.send(F10);
    assert_eq!(terminal.end().0, Some(0));
}

#[test]
fn the_board_is_touched_and_says_why_not() {
    let mut terminal = started("mouse-board");
    let (column, row) = terminal.find("d7");
    terminal.mouse(LEFT, (column, row));
    terminal.wait_for("> cell:d7");
    terminal.send(ESCAPE);
    terminal.wait_for("(18 actions)");
    // In the midst of the board no first tree is placed.
    let inner = terminal.find("d4");
    terminal.mouse(LEFT, inner);
    terminal.wait_for("PH-");
    terminal.send(F10);
    assert_eq!(terminal.end().0, Some(0));
}

#[test]
fn the_wheel_scrolls_and_clicks_outside_everything_do_nothing() {
    let mut terminal = started("mouse-wheel");
    terminal.send(F1);
    terminal.wait_for("to the board and back");
    terminal.mouse(WHEEL_DOWN, (10, 10));
    terminal.wait("a scrolled sheet", |text| !text.contains("to the board and back"));
    terminal.mouse(WHEEL_UP, (10, 10));
    terminal.wait_for("to the board and back");
    // A terminal that has just shrunk may still report places beyond its edge.
    for place in [(79, 23), (0, 0), (200, 100), (65_000, 65_000)] {
        terminal.mouse(LEFT, place);
    }
    terminal.send(F10);
    assert_eq!(terminal.end().0, Some(0));
}
