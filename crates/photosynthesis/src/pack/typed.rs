//! Halves of Action cards that people type as they are printed (PH-14.4): in the pack of their table they take the place
//! of stand-ins.

use super::{Card, Pack, provenance_word};
use crate::Half;
use serde_json::{Map, Value};
use solarium_core::{PackEdit, Provenance, edited_pack, in_toml};
use std::collections::BTreeSet;

/// One of the two halves of a card (PH-9.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// In force in revolutions 1 and 2.
    R12,
    /// In force from revolution 3 on.
    R3,
}

impl Side {
    /// Both.
    pub const ALL: [Side; 2] = [Side::R12, Side::R3];

    /// The half in force in a revolution (PH-9.3).
    pub const fn of(revolution: u8) -> Side {
        if revolution >= 3 { Side::R3 } else { Side::R12 }
    }

    /// Its field in packs and records.
    pub const fn word(self) -> &'static str {
        match self {
            Side::R12 => "r12",
            Side::R3 => "r3",
        }
    }
}

/// Which halves of which cards, by id, were typed at the table.
pub type TypedHalves = BTreeSet<(u16, Side)>;

impl Card {
    /// A half of the card.
    pub fn side(&self, side: Side) -> &Half {
        match side {
            Side::R12 => &self.r12,
            Side::R3 => &self.r3,
        }
    }

    /// Is the half our stand-in?
    pub fn is_stand_in(&self, side: Side) -> bool {
        self.marks[side as usize] == Provenance::Reconstructed
    }
}

impl Pack {
    /// A half of the card at this place in the pack is what is printed on the real one.
    pub(crate) fn type_half(&mut self, place: usize, side: Side, half: Half) {
        let Some(card) = self.cynthia.cards.get_mut(place) else { return };
        match side {
            Side::R12 => card.r12 = half,
            Side::R3 => card.r3 = half,
        }
        card.marks[side as usize] = Provenance::Owner;
        self.typed.insert((card.id, side));
    }

    /// PH-14.8: the halves that were typed at the table, for its position record; `None` if there are none.
    pub(crate) fn typed_record(&self) -> Option<Value> {
        let mut record = Map::new();
        for (id, side) in &self.typed {
            let half = self.card(*id).map(|place| self.cynthia.cards[place].side(*side).to_json());
            let card = record.entry(id.to_string()).or_insert_with(|| Map::new().into());
            card[side.word()] = half.unwrap_or_default();
        }
        (!record.is_empty()).then(|| record.into())
    }

    /// The text of the pack under another id, with what was typed in the place of stand-ins.
    pub(crate) fn typed_text(&self, id: &str) -> Option<String> {
        let mut edits = Vec::new();
        for card in &self.cynthia.cards {
            let typed = Side::ALL.into_iter().filter(|side| self.typed.contains(&(card.id, *side)));
            let mut fields: Vec<(&'static str, String)> =
                typed.map(|side| (side.word(), half_text(card.side(side)))).collect();
            if fields.is_empty() {
                continue;
            }
            let [r12, r3] = card.marks.map(provenance_word);
            let marks =
                if r12 == r3 { in_toml(r12) } else { format!("{{ r12 = \"{r12}\", r3 = \"{r3}\" }}") };
            fields.push(("provenance", marks));
            edits.push(PackEdit { list: "cynthia.card", id: card.id.to_string(), fields });
        }
        if edits.is_empty() { None } else { edited_pack(&self.text, id, &edits) }
    }
}

fn half_text(half: &Half) -> String {
    let rings: Vec<String> = half.rings().iter().map(u8::to_string).collect();
    format!(
        "{{ collect = {}, collect_tokens = {}, collect_leaves = {}, ticks = \"{}\", seed = {}, rings = [{}], arrow = \"{}\", number = {} }}",
        half.collect,
        half.collect_tokens,
        half.collect_leaves,
        half.ticks,
        half.seed,
        rings.join(", "),
        half.arrow.word(),
        half.number,
    )
}
