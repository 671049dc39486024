//! The options of a table (SO-2.1), complete and consistent. Their declarations are in `options`.

use crate::records::options::{Given, OPTIONS};
use crate::{
    Colour, Edition, Effect, Happening, KeepTiming, Mode, Opening, Pack, Place, Scenario, Side, Station, Suit,
};
use serde_json::Value;
use solarium_core::{Seat, SeatKind, write_options};

/// SO-2.6: `default` gives the first of these to the suits in table order.
pub const DEFAULT_EFFECTS: [Effect; 7] = [
    Effect::Cascade,
    Effect::Catapult,
    Effect::Ceremony,
    Effect::Juggernaut,
    Effect::Motivate,
    Effect::Procreate,
    Effect::Puncture,
];

/// The options of one table, complete and consistent.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    /// What moves each seat.
    pub seats: Vec<SeatKind>,
    /// Which rules text is followed.
    pub edition: Edition,
    /// Who plays against whom.
    pub mode: Mode,
    /// As chosen; [`Setup::opening_round`] decides whether there is an opening round.
    pub opening: Opening,
    /// Number of suits in the deck, flares included (SO-2.5).
    pub suit_count: u8,
    /// The suits as a mask in the order of SO-1.14; `None` = drawn at random.
    pub suits: Option<u8>,
    /// Number of different effects to be spread over the suits; 0 = a game without effects.
    pub effect_count: u8,
    /// The effects in the order of the suits, spread in rotation; `None` = drawn at random.
    pub effects: Option<Vec<Effect>>,
    /// The colours `random` picks from.
    pub colours: Vec<Colour>,
    /// Are attacking effects allowed?
    pub allow_red: bool,
    /// The event of this game.
    pub event: Option<Happening>,
    /// As chosen; [`Setup::trigger_count`] is the number in the deck.
    pub triggers: u8,
    /// The scenario, from the pack.
    pub scenario: Option<Scenario>,
    /// Solo and coop: momentum to reach.
    pub target: Option<u16>,
    /// Coop: raises the threshold (SO-13.4).
    pub difficulty: u16,
    /// Are levels of survival read (chapter 14)?
    pub survival: bool,
    /// The eye of the first ship; `None` = drawn at random.
    pub start_eye: Option<u8>,
    /// The first player; `None` = drawn at random.
    pub first_seat: Option<Seat>,
    /// When a card to keep is chosen.
    pub keep_timing: KeepTiming,
    /// SO-9.5.
    pub stall_limit: u16,
    /// Banned station types, by [`Station`] (SO-12.5).
    pub ban: [bool; 3],
}

impl Setup {
    /// The side of the board in use.
    pub fn side(&self) -> Side {
        Side::for_seats(self.seats.len())
    }

    /// SO-2.8, SO-10.1, SO-12.3: is there an opening round?
    pub fn opening_round(&self) -> bool {
        solarium_core::exercise!("SO-2.8", "SO-10.1", "SO-12.3");
        match &self.scenario {
            Some(scenario) => scenario.opening,
            None => self.opening == Opening::Quick,
        }
    }

    /// SO-11.1, SO-11.2: marked flares (`first`) or trigger cards (`published`) in the full deck.
    pub fn trigger_count(&self) -> u8 {
        solarium_core::exercise!("SO-11.1", "SO-11.2");
        if self.event.is_some() { self.triggers } else { 0 }
    }

    /// The structures a scenario sets up for each seat.
    pub fn places(&self) -> &[(Station, Place)] {
        self.scenario.as_ref().map_or(&[], |s| &s.start)
    }

    /// Divers in the hold at the start.
    pub fn start_divers(&self, pack: &Pack) -> u8 {
        self.scenario.as_ref().map_or(pack.start.divers, |s| s.divers)
    }

    /// Energy at the start (SO-2.2, SO-12.3).
    pub fn start_energy(&self, pack: &Pack) -> u8 {
        solarium_core::exercise!("SO-2.2", "SO-12.3");
        self.scenario.as_ref().map_or(pack.start.energy, |s| s.energy)
    }

    /// The effects `random` may pick, as a mask by [`Effect`].
    pub fn effect_pool(&self, pack: &Pack) -> u64 {
        let mut pool = 0;
        for effect in Effect::ALL {
            let record = pack.effect(*effect);
            // SO-2.7: effects that need another player are not offered for solo.
            solarium_core::exercise!("SO-2.7");
            let fits = record.belongs(self.edition)
                && !record.scenario
                && !(record.needs_others && self.seats.len() == 1)
                && self.colours.contains(&record.colour());
            if fits {
                pool |= 1 << effect.index();
            }
        }
        pool
    }

    /// The complete set-up object, every option named.
    pub fn to_value(&self, pack_id: &str) -> Value {
        let mut map = write_options(OPTIONS, &Given::of(self, pack_id));
        if self.mode == Mode::Versus {
            for key in ["scenario", "target", "difficulty"] {
                map.remove(key);
            }
        }
        if self.ban != self.scenario.as_ref().map_or([false; 3], |s| s.ban) {
            map.insert("ban".into(), self.ban_value());
        }
        Value::Object(map)
    }

    /// The banned station types as a list.
    pub fn ban_value(&self) -> Value {
        Station::ALL.iter().filter(|station| self.ban[station.index()]).map(|station| station.id()).collect()
    }
}

/// The suits of a mask, in the order of SO-1.14.
pub fn suits_of(mask: u8) -> impl Iterator<Item = Suit> {
    solarium_core::exercise!("SO-1.14");
    Suit::ALL.iter().copied().filter(move |s| mask & 1 << s.index() != 0)
}
