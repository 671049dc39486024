//! Comparing a position with a real table, and putting right what differs.

use crate::Refusal;
use schemars::JsonSchema;
use serde::Deserialize;
use solarium_core::{Message, Placed, Tabletop};
use std::collections::BTreeMap;

/// The most changes that are named in a line of the log.
const MOST_NAMED: usize = 12;

/// The largest count: no box holds so many pieces, no track is so long.
const LARGEST: i32 = 60_000;

/// Everything on a real table that can be put right, by board and place, with its names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AuditSheet {
    /// The boards in the order in which a table is laid out.
    pub boards: Vec<(&'static str, Message)>,
    /// Names of places, by board and place.
    pub places: BTreeMap<(&'static str, String), Message>,
    /// Names of components, for one of them.
    pub components: BTreeMap<String, Message>,
    /// What can be set, with its count now: ascending by board, place and component.
    pub slots: Vec<Placed>,
    /// What lies on the table, as far as it only follows from the rest: the counts of piles and supplies.
    pub follows: Vec<Placed>,
}

/// One count that a person has put right.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CountToSet {
    /// Which board.
    pub board: String,
    /// Which place on it.
    pub place: String,
    /// Which component.
    pub component: String,
    /// How many lie there, or where the marker stands.
    pub count: i32,
}

/// What a person with the box can compare and put right.
pub(crate) fn sheet<G: Tabletop>(game: &G, view: &G::View) -> AuditSheet {
    let slots = game.correctable(view);
    let mut follows = game.components(view);
    follows.retain(|placed| !slots.iter().any(|slot| slot.key() == placed.key()));
    let all = || slots.iter().chain(&follows);
    AuditSheet {
        boards: game.table_boards().into_iter().map(|board| (board, game.board_name(board))).collect(),
        places: all()
            .map(|slot| ((slot.board, slot.place.clone()), game.place_name(slot.board, &slot.place)))
            .collect(),
        components: all()
            .map(|slot| (slot.component.clone(), game.component_name(&slot.component, 1)))
            .collect(),
        slots,
        follows,
    }
}

/// The counts to set as the game knows them.
pub(crate) fn counts(slots: &[Placed], wanted: &[CountToSet]) -> Result<Vec<Placed>, Refusal> {
    let found = |wanted: &CountToSet| {
        if !(0..=LARGEST).contains(&wanted.count) {
            let message = Message::new("correction-count").with("count", wanted.count).with("most", LARGEST);
            return Err(Refusal::new("correction/count", message));
        }
        let key = (&*wanted.board, &*wanted.place, &*wanted.component);
        let slot = slots.iter().find(|slot| slot.key() == key).cloned();
        let slot = slot.map(|slot| Placed { count: wanted.count, ..slot });
        slot.ok_or_else(|| {
            let what = format!("{} {} {}", wanted.board, wanted.place, wanted.component);
            Refusal::new("correction/unknown-place", Message::new("correction-unknown").with("what", what))
        })
    };
    wanted.iter().map(found).collect()
}

/// What differs between two positions, count by count.
pub(crate) fn changes<G: Tabletop>(game: &G, before: &G::View, after: &G::View) -> Vec<Message> {
    let count = |list: Vec<Placed>| -> BTreeMap<(&'static str, String, String), i32> {
        let entry = |placed: Placed| ((placed.board, placed.place, placed.component), placed.count);
        list.into_iter().map(entry).collect()
    };
    let (before, after) = (count(game.components(before)), count(game.components(after)));
    let mut changes = Vec::new();
    let keys: std::collections::BTreeSet<_> = before.keys().chain(after.keys()).collect();
    for key in keys {
        let [then, now] = [&before, &after].map(|counts| counts.get(key).copied().unwrap_or(0));
        if then != now {
            changes.push(
                Message::new("correction-changed")
                    .with("place", game.place_name(key.0, &key.1))
                    .with("component", game.component_name(&key.2, 1))
                    .with("before", then)
                    .with("after", now),
            );
        }
    }
    if changes.len() > MOST_NAMED {
        let more = changes.len() - MOST_NAMED;
        changes.truncate(MOST_NAMED);
        changes.push(Message::new("correction-more").with("n", more));
    }
    changes
}
