//! Time to make a page in the middle of a game; budgets in `benches/BUDGET.md`.
//!
//! A page is all its parts, the actions to choose from, and the whole document around them, for the seat that decides.
//! What is made is asserted while timing: it must be complete, and the same every time.

use serde_json::{Value, json};
use solarium_core::{Random, Seat, SeatSet, Seed, Turn, Viewer};
use solarium_page::table::{self, Parts, Visit};
use solarium_page::viewed::{Sitter, ViewedTable, names};
use solarium_page::{BackEnd, Frame, Theme};
use solarium_table::{Library, Table};
use std::time::{Duration, Instant};

/// Game, set-up, decisions of people before the page, most milliseconds.
fn cases() -> [(&'static str, Value, usize, f64); 3] {
    [
        ("photosynthesis", json!({"seats": ["human", "cynthia"]}), 40, 1.0),
        ("sol", json!({"seats": ["human", "human", "human"]}), 120, 2.0),
        ("circadians", json!({"seats": ["human", "human", "human"]}), 120, 3.0),
    ]
}

/// A table in the middle of a game that people play at random.
fn middle(game: &str, setup: &Value, decisions: usize) -> (Table, Seat) {
    let library = Library::standard();
    let session = library
        .title(game)
        .and_then(|title| title.start(setup, Seed::from_number(3)))
        .expect("a game begins");
    let mut table = Table::new(session, Vec::new(), 0);
    let mut random = Random::new(11);
    let mut decided = 0;
    loop {
        while table.mover().is_some() {
            table.advance().expect("it goes on");
        }
        let Turn::Decide(seats) = table.session().turn() else { panic!("{game} ended too early") };
        let seat = seats.iter().next().expect("somebody decides");
        if decided == decisions {
            return (table, seat);
        }
        let legal = table
            .session()
            .seen_by(seat)
            .unwrap()
            .legal(solarium_table::english())
            .expect("a seat of the table");
        let action = legal[random.below(legal.len() as u32) as usize].action.clone();
        table.act(seat, &action).expect("a legal action");
        decided += 1;
    }
}

fn page(table: &Table, seat: Seat) -> usize {
    let words = solarium_table::english();
    let seats = vec![Sitter { name: None, taken: true, present: true }; table.session().seats()];
    let names = names(table.session(), &seats, words);
    let notices = table.session().notices();
    let seen = table.session().seen_by(seat).expect("a viewer of the table");
    let viewed = ViewedTable {
        seen: &*seen,
        id: "0123456789abcdef",
        table,
        seats: &seats,
        names: &names,
        viewer: Viewer::Seat(seat),
        words,
        open: false,
        read_only: false,
        commitment: "",
        seed: None,
        salt: None,
        seed_chosen: false,
        without_hints: false,
        notices: &notices,
        waiting: SeatSet::default(),
        rematch: None,
        watchers: 0,
        counting: true,
        patience: 30,
    };
    let parts = Parts::of(&viewed).expect("the parts are made");
    let choices = viewed.choices().expect("the actions are listed");
    assert!(!choices.is_empty() && !parts.scene.is_empty());
    let frame = Frame { words, theme: Theme::Auto, here: "/".into(), back_end: BackEnd::default() };
    let visit = Visit {
        mine: &[seat],
        lost: &[],
        maker: false,
        title: "",
        secrets: false,
        bots: &[],
        digest: "",
        guide: None,
    };
    let document = table::page(&frame, &viewed, &parts, &visit);
    assert!(document.contains("data-touch="));
    document.len() + choices.len()
}

fn main() {
    // `cargo test --benches` only wants to see that it runs.
    let smoke = !std::env::args().any(|arg| arg == "--bench");
    for (game, setup, decisions, budget) in cases() {
        let (table, seat) = middle(game, &setup, decisions);
        let made = page(&table, seat);
        let (rounds, each) = if smoke { (1, 1) } else { (60, 20) };
        // The best round counts: other work on the machine can only slow one down.
        let mut best = Duration::MAX;
        for _ in 0..rounds {
            let from = Instant::now();
            for _ in 0..each {
                assert_eq!(page(&table, seat), made, "the same page every time");
            }
            best = best.min(from.elapsed() / each);
        }
        let time = best.as_secs_f64() * 1000.0;
        println!("{game}: {time:.2} ms for a page of {made} bytes (budget {budget} ms)");
        assert!(smoke || time <= budget, "{game}: {time:.2} ms is over the budget of {budget} ms");
    }
}
