//! Positions of players alone, loaded from a record.

use crate::scene::{Play, say, shelf};
use serde_json::{Value, json};
use solarium_core::Records;
use solarium_photosynthesis::Photosynthesis;

/// A record of so many players, each with 12 LP, A in turn.
pub(crate) fn players(seats: usize, board: &str, round: u8) -> Value {
    json!({"seats": vec![json!({"kind": "player", "lp": 12}); seats], "board": board, "round": round})
}

/// A record of two players, each with 12 LP, A in turn.
pub(crate) fn two(board: &str, round: u8) -> Value {
    players(2, board, round)
}

#[track_caller]
pub(crate) fn load(record: &Value) -> Play {
    match Photosynthesis::load(record, &shelf()) {
        Ok((game, state)) => Play { game, state },
        Err(reasons) => panic!("{reasons}\n{record}"),
    }
}

/// Reasons against a record; their rule is always PH-14.9.
#[track_caller]
pub(crate) fn reasons(record: &Value) -> Vec<String> {
    let Err(reasons) = Photosynthesis::load(record, &shelf()) else { panic!("accepted: {record}") };
    assert!(reasons.0.iter().all(|reason| reason.rule == "PH-14.9"));
    reasons.0.into_iter().map(|reason| say(&reason.message)).collect()
}
