//! Questions in words: what a seat is asked now, and what its held card is good for.

use super::{cards, count};
use crate::rules::Rules;
use crate::rules::state::{Phase, State};
use crate::rules::terms::Icon;
use solarium_core::Seat;

impl Rules {
    /// What a person is asked now.
    pub(crate) fn prompt_of(&self, state: &State, seat: Seat) -> String {
        let t = &state.turn;
        let at = t.space.map_or(String::new(), |s| format!(" in {}", self.name(s)));
        // SO-7.12: an open keep may be answered beside the turn of another seat.
        if self.keeps(state, seat) && t.phase != Phase::Keep {
            return "Which card do you keep? You may wait until your next turn (SO-7.12)".to_string();
        }
        match t.phase {
            Phase::First => "The first player is drawn (SO-2.3)".to_string(),
            Phase::Eye => "The place of the first ship is drawn (SO-2.4)".to_string(),
            Phase::Suit => "The suits of the deck are drawn (SO-2.5)".to_string(),
            Phase::Effect => "The effects of the suits are drawn (SO-2.6)".to_string(),
            Phase::Start => "Choose the place of a structure of the scenario (SO-12.3)".to_string(),
            Phase::Open => "Opening: place a gate or a station (SO-2.8)".to_string(),
            Phase::KeepChance => "A card is kept for you at random (SO-7.12)".to_string(),
            Phase::Rebuild => "You have no divers: return a station or gate for two (SO-3.5)".to_string(),
            Phase::Action => "Your turn, one action: move divers, convert divers into a structure, or activate stations (SO-3.2)".to_string(),
            Phase::Step => format!("Move: launch and fly your divers, {} left; then end the move (SO-4.1)", count(t.mp.into(), "movement point")),
            Phase::Convert => "Convert: choose the divers that become a gate or a station (SO-5.2)".to_string(),
            Phase::Activate => match t.station {
                Some(station) => format!("Activate: choose a further {station} station, or end the action (SO-6.1)"),
                None => "Activate: choose a station with a diver of yours (SO-6.1)".to_string(),
            },
            Phase::Scour => "Scour: choose spaces to clear (SO-11.12)".to_string(),
            Phase::Bonus => format!("Do you take the bonus of {}{at}? (SO-6.3)", self.offered_bonus(state)),
            Phase::Link => format!("Whose diver{at} belongs to the chain? (SO-8.7)"),
            Phase::Procreate => "Your reserve is short: where is a diver added? (SO-8.22)".to_string(),
            Phase::Reveal => "Cards of the squeezed station are revealed (SO-8.26)".to_string(),
            Phase::Draw => format!("Draw {} now, or play your card first (SO-7.10)", cards(t.owed)),
            Phase::Card => "A card is drawn (SO-7.1)".to_string(),
            Phase::OrbitCard => "The orbit card is drawn (SO-12.1)".to_string(),
            Phase::Flare => "Flare: which outer station do you use? (SO-7.4)".to_string(),
            Phase::Attrition => "Attrition: which diver do you sacrifice? (SO-11.4)".to_string(),
            Phase::Shift => "Where does your diver go? (SO-11.6, SO-11.7)".to_string(),
            Phase::Warp => "Put one of your divers anywhere (SO-11.8)".to_string(),
            Phase::Core => "Singularity: put a diver into the core (SO-11.9)".to_string(),
            Phase::Spawn => "Where does a crawler arrive? (SO-11.10)".to_string(),
            Phase::Crawl => "Which way does the crawler go? (SO-11.10)".to_string(),
            Phase::Keep => "Which card do you keep? (SO-7.8)".to_string(),
            Phase::Over => "The game is over".to_string(),
        }
    }

    fn keeps(&self, state: &State, seat: Seat) -> bool {
        self.deferred() && seat != state.active && state.seats[seat].drawn != 0
    }

    /// Why the held card of a seat can or cannot be played now.
    pub fn card_hint(&self, state: &State, seat: Seat) -> Option<String> {
        let suit = state.seats[seat].held?;
        let Some(effect) = state.effects[suit.index()] else {
            return Some(format!("{}: no effect", self.suit_text(suit)));
        };
        let record = self.pack.effect(effect);
        let when = match self.icon(effect) {
            Icon::Move => "during a Move",
            Icon::Convert => "during a Convert",
            Icon::Activate => "during an Activate",
            Icon::Draw => "just before drawing",
            Icon::Turn => "at any moment of your turn until you draw",
        };
        Some(format!("{}: {} ({when}). {}", self.suit_text(suit), record.name, record.text))
    }
}
