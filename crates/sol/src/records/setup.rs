//! The options of a table (SO-2.1), read, resolved and checked; every reason for a refusal is named.

use crate::pack::{Pack, Place, Scenario};
use crate::records::setup_read::read;
use crate::rules::board::Side;
use crate::rules::terms::{Colour, Edition, Effect, Happening, KeepTiming, Mode, Opening, Station, Suit};
use serde_json::{Value, json};
use solarium_core::{Reasons, Seat, SeatKind, Shelf};
use std::sync::Arc;

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
        match &self.scenario {
            Some(scenario) => scenario.opening,
            None => self.opening == Opening::Quick,
        }
    }

    /// SO-11.1, SO-11.2: marked flares (`first`) or trigger cards (`published`) in the full deck.
    pub fn trigger_count(&self) -> u8 {
        if self.event.is_some() { self.triggers } else { 0 }
    }

    /// SO-12.1, SO-13.1: is an orbit card revealed after every orbit?
    pub fn orbit_card(&self) -> bool {
        self.mode != Mode::Versus
    }

    /// Is a station type banned (SO-12.5)?
    #[inline]
    pub const fn banned(&self, station: Station) -> bool {
        self.ban[station.index()]
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
        self.scenario.as_ref().map_or(pack.start.energy, |s| s.energy)
    }

    /// The effects `random` may pick, as a mask by [`Effect`].
    pub fn effect_pool(&self, pack: &Pack) -> u64 {
        let mut pool = 0;
        for effect in Effect::ALL {
            let record = pack.effect(*effect);
            // SO-2.7: effects that need another player are not offered for solo.
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

    /// Reads a set-up object. Every reason for a refusal is named.
    pub fn read(options: &Value, shelf: &Shelf<Pack>) -> Result<(Setup, Arc<Pack>), Reasons> {
        let Some(map) = options.as_object() else {
            return Err(Reasons::one("SO-2.1", "a set-up is a JSON object of options"));
        };
        read(map, shelf)
    }

    /// The complete set-up object, every option named.
    pub fn to_value(&self, pack_id: &str) -> Value {
        let suits = match self.suits {
            Some(mask) => json!(suits_of(mask).map(Suit::id).collect::<Vec<_>>()),
            None => json!("random"),
        };
        let effects = match &self.effects {
            None => json!("random"),
            // A scenario brings its own, repeated ones among them; the list is not an option there.
            Some(list) if self.scenario.as_ref().is_some_and(|s| s.effects == *list) => json!("default"),
            Some(list) => json!(list.iter().map(|e| e.id()).collect::<Vec<_>>()),
        };
        let mut value = json!({
            "seats": self.seats.iter().map(SeatKind::text).collect::<Vec<_>>(),
            "edition": self.edition.id(),
            "mode": self.mode.id(),
            "opening": self.opening.id(),
            "suits": suits,
            "effects": effects,
            "colours": self.colours.iter().map(|c| c.id()).collect::<Vec<_>>(),
            "allow_red": self.allow_red,
            "event": self.event.map_or("none", Happening::id),
            "triggers": self.triggers,
            "survival": if self.survival { "on" } else { "off" },
            "start_eye": self.start_eye.map_or(json!("random"), |e| json!(e)),
            "first_seat": self.first_seat.map_or(json!("random"), |s| json!(s.0)),
            "keep_timing": self.keep_timing.id(),
            "stall_limit": self.stall_limit,
            "pack": pack_id,
        });
        let map = value.as_object_mut().expect("an object");
        if self.mode != Mode::Versus {
            map.insert("scenario".into(), json!(self.scenario.as_ref().map_or("none", |s| &s.id)));
            map.insert("target".into(), json!(self.target));
            map.insert("difficulty".into(), json!(self.difficulty));
        }
        let own_ban = self.scenario.as_ref().map_or([false; 3], |s| s.ban);
        if self.ban != own_ban {
            map.insert("ban".into(), self.ban_value());
        }
        value
    }

    /// The banned station types as a list.
    pub fn ban_value(&self) -> Value {
        json!(Station::ALL.iter().filter(|s| self.banned(**s)).map(|s| s.id()).collect::<Vec<_>>())
    }
}

/// The suits of a mask, in the order of SO-1.14.
pub fn suits_of(mask: u8) -> impl Iterator<Item = Suit> {
    Suit::ALL.iter().copied().filter(move |s| mask & 1 << s.index() != 0)
}
