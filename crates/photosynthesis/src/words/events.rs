//! Events in words, and their totals for the summary of a game.

use crate::rules::Rules;
use crate::rules::board::DIRECTION_NAMES;
use crate::rules::event::Event;
use crate::rules::piece::Size;
use solarium_core::{Seat, Tally};

impl Rules {
    /// An event in words.
    pub(crate) fn event_text_of(&self, event: &Event) -> String {
        let name = |seat: &Seat| self.seat_name(*seat);
        let lost = |lost: bool, what: &str| {
            if lost { format!("; the {what} is out of the game (PH-5.7)") } else { String::new() }
        };
        match event {
            Event::FirstDrawn { seat } => format!("{} is the first player", name(seat)),
            Event::CornerDrawn { corner } => format!(
                "Directional Selection starts at corner {corner} ({})",
                DIRECTION_NAMES[*corner as usize % 6]
            ),
            Event::CardDrawn { seat, card, left } => {
                format!("{} draws card {card}, {left} left in the deck", name(seat))
            }
            Event::Shuffled { seat, turned: false } => format!("all cards of {} are shuffled", name(seat)),
            Event::Shuffled { seat, turned: true } => {
                format!(
                    "all cards of {} are shuffled and the deck is turned to revolution 3 (PH-9.9)",
                    name(seat)
                )
            }
            Event::Placed { seat, cell, size } => {
                format!("{} places a {} on {cell}", name(seat), size.words())
            }
            Event::RoundBegan { round, sun, revolution, first } => format!(
                "round {round}: the sun stands at {sun} ({}), revolution {revolution}, {} has the first-player token",
                DIRECTION_NAMES[*sun as usize % 6],
                name(first)
            ),
            Event::LightGained { seat, gain, lost: 0, lp } => {
                format!("{} gains {gain} LP and has {lp}", name(seat))
            }
            Event::LightGained { seat, gain, lost, lp } => {
                format!("{} gains {gain} LP and has {lp}; {lost} are lost at the limit", name(seat))
            }
            Event::Bought { seat, size, cost, lp } => {
                format!("{} buys a {} for {cost} LP, {lp} left", name(seat), size.words())
            }
            Event::Planted { seat, from, to, cost, lp } => {
                format!("{} plants a seed on {to} from {from} for {cost} LP, {lp} left", name(seat))
            }
            Event::Grew { seat, cell, size, cost, lp, piece_lost } => {
                let old = Size::from_index(size.index().saturating_sub(1)).map_or("piece", |s| s.words());
                let end = lost(*piece_lost, old);
                format!("{} grows {cell} to a {} for {cost} LP, {lp} left{end}", name(seat), size.words())
            }
            Event::Collected { seat, cell, token, cost, lp, piece_lost } => {
                let end = lost(*piece_lost, "large tree");
                format!("{} collects {cell} for {cost} LP: {token} points, {lp} LP left{end}", name(seat))
            }
            Event::TurnEnded { seat } => format!("{} ends the turn", name(seat)),
            Event::FirstPassed { seat } => format!("the first-player token passes to {}", name(seat)),
            Event::GameEnded => "the game is over".to_string(),
        }
    }

    /// Totals of light, pieces and collects by seat.
    pub(crate) fn tally_of(&self, events: &[Event]) -> Vec<Tally> {
        let mut list = Vec::new();
        let mut add = |name, seat: &Seat, n: i64| Tally::add(&mut list, name, self.seats(), *seat, n);
        for event in events {
            match event {
                Event::LightGained { seat, gain, lost, .. } => {
                    add("light", seat, i64::from(*gain));
                    add("light-lost", seat, i64::from(*lost));
                }
                Event::Planted { seat, .. } => add("planted", seat, 1),
                Event::Grew { seat, piece_lost, .. } => {
                    add("grown", seat, 1);
                    add("pieces-lost", seat, i64::from(*piece_lost));
                }
                Event::Collected { seat, piece_lost, .. } => {
                    add("collected", seat, 1);
                    add("pieces-lost", seat, i64::from(*piece_lost));
                }
                _ => {}
            }
        }
        list
    }
}
