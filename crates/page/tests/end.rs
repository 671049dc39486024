//! The end of a game: what is said of the result is true of it, and how the match went is drawn for everybody.

use serde_json::json;
use solarium_core::{Seat, SeatScore, SeatSet, Seed, Turn, Viewer};
use solarium_page::viewed::{Sitter, ViewedTable, names};
use solarium_page::{around, end, progress};
use solarium_table::{Library, Table};

/// A game among bots, played to its end.
fn finished(game: &str, seats: &[&str], seed: u64) -> Table {
    let library = Library::standard();
    let title = library.title(game).expect("a game of the list");
    let session = title.start(&json!({"seats": seats}), Seed::from_number(seed)).expect("a set-up");
    let mut table = Table::new(session, Vec::new(), 0);
    table.set_watched(false);
    while table.session().turn() != Turn::Over {
        table.advance().expect("a step").expect("bots need no person");
    }
    table
}

fn with_viewed<T>(table: &Table, viewer: Viewer, taken: bool, look: impl FnOnce(&ViewedTable<'_>) -> T) -> T {
    let (session, words) = (table.session(), solarium_table::english());
    let seats = vec![Sitter { name: None, taken, present: true }; session.seats()];
    let names = names(session, &seats, words);
    let seen = session.seen(viewer).expect("a viewer of the table");
    look(&ViewedTable {
        seen: &*seen,
        id: "0123456789abcdef",
        table,
        seats: &seats,
        names: &names,
        viewer,
        words,
        open: false,
        read_only: false,
        commitment: "00",
        seed: None,
        salt: None,
        seed_chosen: false,
        without_hints: false,
        notices: &[],
        waiting: SeatSet::default(),
        rematch: None,
        counting: false,
        patience: 30,
        watchers: 0,
    })
}

/// What a seat reads first.
fn headline(table: &Table, seat: Seat) -> String {
    let panel = with_viewed(table, Viewer::Seat(seat), true, |viewed| end::panel(viewed).into_string());
    let (_, rest) = panel.split_once("<h2>").expect("a headline");
    rest.split("</h2>").next().expect("its end").to_string()
}

#[test]
fn the_headline_is_true_of_the_game() {
    for (game, seed) in [("photosynthesis", 1), ("photosynthesis", 2), ("circadians", 3), ("sol", 4)] {
        let table = finished(game, &["bot:random"; 3], seed);
        let scores = table.session().scores();
        let winners: Vec<&SeatScore> = scores.iter().filter(|score| score.won == Some(true)).collect();
        assert_eq!(winners.len(), 1, "{game} {seed}: choose a seed without a tie");
        let winner =
            with_viewed(&table, Viewer::Spectator, true, |viewed| viewed.name(winners[0].seat).to_string());
        for score in &scores {
            let said = headline(&table, score.seat);
            let panel = with_viewed(&table, Viewer::Seat(score.seat), true, |viewed| {
                end::panel(viewed).into_string()
            });
            assert!(score.won == Some(true) || !panel.contains("Ahead by"), "{game}: {said}");
            if score.won == Some(true) {
                assert!(said.contains("you win"), "{game}: {said}");
            } else {
                let behind = winners[0].total - score.total;
                let expected = match behind {
                    0 => format!("{winner} wins with as many points as you."),
                    1 => format!("{winner} wins; you are one point behind."),
                    n => format!("{winner} wins; you are {n} points behind."),
                };
                assert_eq!(said, expected, "{game}");
            }
        }
    }
}

#[test]
fn a_goal_that_was_missed_is_not_lost_to_others() {
    let library = Library::standard();
    let title = library.title("sol").expect("a game of the list");
    let setup = json!({"seats": ["bot:random"], "mode": "solo"});
    let session = title.start(&setup, Seed::from_number(5)).expect("a set-up");
    let mut table = Table::new(session, Vec::new(), 0);
    table.set_watched(false);
    while table.session().turn() != Turn::Over {
        table.advance().expect("a step").expect("bots need no person");
    }
    assert_eq!(table.session().scores()[0].won, Some(false), "choose a seed that misses the goal");
    assert_eq!(headline(&table, Seat(0)), "The star was faster this time.");
}

#[test]
fn how_the_match_went_is_drawn_and_told() {
    for game in ["photosynthesis", "sol", "circadians"] {
        let table = finished(game, &["bot:random"; 3], 6);
        let steps = table.session().steps();
        let found = table.session().progress().expect("the game is over");
        assert!(found.by_round && found.measures.len() >= 2, "{game}");
        assert!(!found.turning_points.is_empty(), "{game}");
        assert!(found.turning_points.iter().all(|point| (1..=steps).contains(&point.step)), "{game}");
        for measure in &found.measures {
            assert_eq!(measure.values.len(), found.moments.len(), "{game} {}", measure.name);
            assert!(measure.values.iter().flatten().any(|value| *value != 0), "{game} {}", measure.name);
        }
        let ends: Vec<i64> = table.session().scores().iter().map(|score| i64::from(score.total)).collect();
        assert_eq!(found.measures[0].values.last(), Some(&ends), "{game}");
        let html = with_viewed(&table, Viewer::Spectator, true, |viewed| {
            progress::progress(viewed, &found).into_string()
        });
        let graphs = found.measures.len();
        assert_eq!(html.matches("<svg class=\"course\"").count(), graphs, "{game}");
        // Not by colour alone: a mark with a letter at the end of each line, and each number in a table.
        assert_eq!(html.matches("<path class=\"line seat-").count(), 3 * graphs, "{game}");
        assert_eq!(html.matches("<g class=\"seat-badge seat-").count(), 3 * graphs, "{game}");
        let rows = html.matches("<th scope=\"row\">").count();
        assert_eq!(rows, graphs * found.moments.len() + found.tally.len(), "{game}");
        assert_eq!(html.matches("class=\"turn\"").count(), found.turning_points.len(), "{game}");
        assert!(!html.contains(" style="), "{game}");
    }
}

#[test]
fn a_take_back_is_offered_only_where_all_can_answer() {
    let library = Library::standard();
    let title = library.title("photosynthesis").expect("a game of the list");
    let setup = json!({"seats": ["human", "human"], "first_seat": 0});
    let session = title.start(&setup, Seed::from_number(7)).expect("a set-up");
    let mut table = Table::new(session, Vec::new(), 0);
    while table.advance().expect("a step").is_some() {}
    let action = table.session().seen_by(Seat(0)).unwrap().legal(solarium_table::english()).unwrap();
    table.act(Seat(0), &action[0].action).expect("a legal action");
    let offers = |taken: bool| {
        with_viewed(&table, Viewer::Seat(Seat(0)), taken, |viewed| {
            let parts = around::around(viewed).expect("the parts are made");
            let undo = parts.iter().find(|part| part.id == "undo").expect("the undo bar");
            undo.html.contains("data-do=\"take-back\"")
        })
    };
    assert!(offers(true));
    assert!(!offers(false), "a free seat gives no answer");
}
