//! A fault of the program in the midst of a game: the terminal is as it was, the fault is printed, the game is kept.
//!
//! No input makes the program panic, so this test is also the program: started again in a terminal, with a name of a
//! place in its environment, it plays a game there and panics.

use crate::pty::*;
use solarium_core::Seed;
use solarium_table::{Lang, Session, Table, games, words};
use solarium_terminal::{Abilities, Keeper};

/// What says that the test is the program, and where it panics.
const PLACE: &str = "SOLARIUM_TEST_PANIC";
const FAULT: &str = "a fault for the test";

/// Keeps nothing, and panics once the person has acted.
struct Panics;

impl Keeper for Panics {
    fn keep(&mut self, session: &dyn Session) -> Result<(), String> {
        assert_eq!(session.steps(), 0, "{FAULT}");
        Ok(())
    }

    fn keeps(&self) -> bool {
        true
    }

    fn keep_pack(&mut self, _: &str, _: &str) -> Result<String, String> {
        Err(FAULT.into())
    }
}

#[test]
fn a_panic_gives_the_terminal_back() {
    if std::env::var_os(PLACE).is_some() {
        return play_and_panic();
    }
    let program = std::env::current_exe().expect("a test knows its program");
    let setting = Setting { size: (80, 24), env: &[(PLACE, "1")], home: &folder("panic") };
    let args = ["--exact", "panics::a_panic_gives_the_terminal_back", "--nocapture"];
    let mut terminal = Terminal::start_program(&program, &args, &setting);
    terminal.wait_for("F1 help");
    assert!(!terminal.is_sane() && terminal.screen().alternate_screen(), "the game has the terminal");
    terminal.send(ENTER);
    terminal.wait_for(FAULT);
    let (status, text) = terminal.end();
    assert_eq!(status, Some(101), "{text}");
}

fn play_and_panic() {
    let title = games().title("photosynthesis").expect("a game");
    let setup = serde_json::json!({"seats": ["human", "human"], "first_seat": 0});
    let session = title.start(&setup, Seed::from_number(1)).expect("a table");
    let table = Table::new(session, Vec::new(), 0);
    let abilities = Abilities { colour: true, unicode: true };
    let _ = solarium_terminal::play(table, title, words(Lang::En), abilities, &mut Panics);
}
