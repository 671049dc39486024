//! Questions in words: what a seat is asked now.

use super::names::station;
use crate::rules::Rules;
use crate::rules::state::{Phase, State};
use solarium_core::{Message, Seat};

impl Rules {
    /// What a person is asked now.
    pub(crate) fn prompt_of(&self, state: &State, seat: Seat) -> Message {
        let t = &state.turn;
        // SO-7.12: an open keep may be answered beside the turn of another seat.
        if self.keeps(state, seat) && t.phase != Phase::Keep {
            return Message::new("so-prompt-keep-later");
        }
        match t.phase {
            Phase::First => Message::new("so-prompt-first"),
            Phase::Eye => Message::new("so-prompt-eye"),
            Phase::Suit => Message::new("so-prompt-suit"),
            Phase::Effect => Message::new("so-prompt-effect"),
            Phase::Start => Message::new("so-prompt-start"),
            Phase::Open => Message::new("so-prompt-open"),
            Phase::KeepChance => Message::new("so-prompt-keep-chance"),
            Phase::Rebuild => Message::new("so-prompt-rebuild"),
            Phase::Action => Message::new("so-prompt-action"),
            Phase::Step => Message::new("so-prompt-step").with("n", t.mp),
            Phase::Convert => Message::new("so-prompt-convert"),
            Phase::Activate => match t.station {
                Some(kind) => Message::new("so-prompt-activate-more").with("piece", station(kind)),
                None => Message::new("so-prompt-activate"),
            },
            Phase::Scour => Message::new("so-prompt-scour"),
            Phase::Bonus => match t.space {
                Some(space) => Message::new("so-prompt-bonus-in").with("space", self.name(space)),
                None => Message::new("so-prompt-bonus"),
            }
            .with("n", self.offered_bonus(state)),
            Phase::Link => match t.space {
                Some(space) => Message::new("so-prompt-link-in").with("space", self.name(space)),
                None => Message::new("so-prompt-link"),
            },
            Phase::Procreate => Message::new("so-prompt-procreate"),
            Phase::Reveal => Message::new("so-prompt-reveal"),
            Phase::Draw => Message::new("so-prompt-draw").with("n", t.owed),
            Phase::Card => Message::new("so-prompt-card"),
            Phase::OrbitCard => Message::new("so-prompt-orbit-card"),
            Phase::Flare => Message::new("so-prompt-flare"),
            Phase::Attrition => Message::new("so-prompt-attrition"),
            Phase::Shift => Message::new("so-prompt-shift"),
            Phase::Warp => Message::new("so-prompt-warp"),
            Phase::Core => Message::new("so-prompt-core"),
            Phase::Spawn => Message::new("so-prompt-spawn"),
            Phase::Crawl => Message::new("so-prompt-crawl"),
            Phase::Keep => Message::new("so-prompt-keep"),
            Phase::Over => Message::new("so-prompt-over"),
        }
    }

    fn keeps(&self, state: &State, seat: Seat) -> bool {
        self.deferred() && seat != state.active && state.seats[seat].drawn != 0
    }
}
