//! With the box: a card is typed as it is printed, on the whole screen, and kept.

use crate::pty::*;
use std::fs;

/// Plan of the first round, with Items in hand whose cost and points are stand-ins.
const POSITION: &str = r#"{"chance": "table", "round": 1, "phase": "plan", "first": 0, "event": "ev03",
  "visible": {"farm": ["garden", "field", "turbine"], "upgrade": ["solar", "flipper", "tanker"]},
  "seats": [{"kind": "human", "character": "naira", "refused": "dan", "hand": ["grogg", "archive", "yeki"]},
            {"kind": "ai"}], "item_discard": ["karvyk", "jakhaw"]}"#;

#[test]
fn cards_are_typed_and_kept_on_the_whole_screen() {
    let home = folder("typed");
    let position = home.join("position.json");
    fs::write(&position, POSITION).expect("a file in the folder of this test");
    let args = ["play", "circadians", "--position", &position.display().to_string()];
    let mut terminal = Terminal::start(&args, &Setting { size: (120, 40), env: &[], home: &home });
    terminal.wait_for("F1 help");
    terminal.send("card type");
    terminal.send(ENTER);
    terminal.wait_for("points=0…99");
    terminal.send(ESCAPE);
    terminal.wait("the help is closed", |text| !text.contains("points=0…99"));
    terminal.send(ESCAPE);
    terminal.wait("nothing is typed", |text| !text.contains("> card type"));
    terminal.send("card type item=grogg cost=4A+x points=7");
    terminal.send(ENTER);
    terminal.wait_for("CI-1.9");
    terminal.send(ESCAPE);
    terminal.wait("nothing is typed", |text| !text.contains("> card type"));
    terminal.send("card type item=grogg cost=4A+1G points=7");
    terminal.send(ENTER);
    terminal.wait_for("Grogg (4 Algae and 1 Gem, 7 points");
    terminal.send("card keep my-box");
    terminal.send(ENTER);
    terminal.wait_for("Kept in my-box.toml");
    let pack = fs::read_to_string(home.join("my-box.toml")).expect("the pack");
    assert!(pack.contains("cost = \"4A+1G\", points = 7"), "{pack}");
    terminal.leave();
}
