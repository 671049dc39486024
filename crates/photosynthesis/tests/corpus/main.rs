//! Hundreds of recorded games: every number of seats, level and reading of Cynthia, and every way to end.

use solarium_conformance::{WayToEnd, corpus};
use solarium_core::{Game, Match, Seat, SeatKind};
use solarium_photosynthesis::Photosynthesis;

/// Has a Cynthia won? `None` without one.
fn cynthia_won(played: &Match<Photosynthesis>) -> Option<bool> {
    let game = played.game();
    let of = |seat: &Seat| matches!(game.kind(*seat), SeatKind::Automa(_));
    let won = |seat: Seat| game.utility(played.state(), seat) > 0.0;
    Seat::all(game.seats()).filter(of).map(won).reduce(|one, other| one || other)
}

const WAYS: &[WayToEnd<Photosynthesis>] = &[
    ("PH-3.7 three revolutions", |played| played.state().revolution() == 3),
    ("PH-7.1 four revolutions", |played| played.state().revolution() == 4),
    ("PH-6.2 a person wins", |played| cynthia_won(played).is_none()),
    ("PH-6.2 Cynthia wins", |played| cynthia_won(played) == Some(true)),
    ("PH-6.2 Cynthia is beaten", |played| cynthia_won(played) == Some(false)),
];

#[test]
fn the_corpus_replays() {
    corpus::<Photosynthesis>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus"), WAYS, |_| false);
}
