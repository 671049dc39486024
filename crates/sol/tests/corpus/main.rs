//! Hundreds of recorded games: every mode, edition, effect, event and scenario, and every way to end.

use solarium_conformance::{WayToEnd, corpus};
use solarium_core::{Game, Match};
use solarium_sol::{Mode, Sol};

fn winners(played: &Match<Sol>) -> usize {
    let scores = played.game().scores(played.state());
    scores.iter().filter(|score| score.won.unwrap_or(score.rank == Some(1))).count()
}

fn of_mode(played: &Match<Sol>, mode: Mode) -> bool {
    played.game().setup.mode == mode
}

/// SO-9.5: it stopped, as no card was revealed for many turns.
fn stalled(played: &Match<Sol>) -> bool {
    played.state().marker > 0
}

const WAYS: &[WayToEnd<Sol>] = &[
    ("SO-9.1 supernova", |played| played.state().marker == 0),
    ("SO-9.5 stalled", stalled),
    ("SO-9.3 one wins", |played| of_mode(played, Mode::Versus) && winners(played) == 1),
    ("SO-9.3 some win together", |played| of_mode(played, Mode::Versus) && winners(played) > 1),
    ("SO-12.4 target reached", |played| of_mode(played, Mode::Solo) && winners(played) > 0),
    ("SO-12.4 target missed", |played| of_mode(played, Mode::Solo) && winners(played) == 0),
    ("SO-13.4 reached together", |played| of_mode(played, Mode::Coop) && winners(played) > 0),
    ("SO-13.4 missed together", |played| of_mode(played, Mode::Coop) && winners(played) == 0),
];

#[test]
fn the_corpus_replays() {
    corpus::<Sol>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus"), WAYS, stalled);
}
