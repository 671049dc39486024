//! Hundreds of recorded games: every number of seats, opponent, side and choice of characters, and every way to end.

use solarium_circadians::Circadians;
use solarium_conformance::{WayToEnd, corpus};
use solarium_core::{Game, Match, Seat, SeatKind};

/// The AI's seat, and whether it has won.
fn ai_won(played: &Match<Circadians>) -> Option<bool> {
    let game = played.game();
    let ai = Seat::all(game.seats()).find(|seat| matches!(game.kind(*seat), SeatKind::Automa(_)))?;
    Some(game.utility(played.state(), ai) > 0.0)
}

const WAYS: &[WayToEnd<Circadians>] = &[
    ("CI-3.3 round 8, a person wins", |played| ai_won(played).is_none()),
    ("CI-3.3 round 8, the AI wins", |played| ai_won(played) == Some(true)),
    ("CI-3.3 round 8, the AI is beaten", |played| ai_won(played) == Some(false)),
];

#[test]
fn the_corpus_replays() {
    corpus::<Circadians>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus"), WAYS, |_| false);
}
