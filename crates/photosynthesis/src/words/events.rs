//! Events in words, and their totals for the summary of a game.

use super::names::direction;
use crate::{Event, Photosynthesis, Size};
use solarium_core::{Cue, EventText, Message, Seat, Tally};

impl EventText for Photosynthesis {
    fn event_message(&self, event: &Event) -> Message {
        let of = |id: &'static str, seat: Seat| Message::new(id).with("seat", self.seat_name(seat));
        match *event {
            Event::FirstDrawn { seat } => of("ph-event-first-drawn", seat),
            Event::CornerDrawn { corner } => Message::new("ph-event-corner-drawn")
                .with("corner", corner)
                .with("direction", direction(corner)),
            Event::CardDrawn { seat, card, left } => {
                of("ph-event-card-drawn", seat).with("card", card).with("left", left)
            }
            Event::Shuffled { seat, turned: false } => of("ph-event-shuffled", seat),
            Event::Shuffled { seat, turned: true } => of("ph-event-shuffled-and-turned", seat),
            Event::Placed { seat, cell, size } => {
                of("ph-event-placed", seat).with("piece", size).with("cell", cell)
            }
            Event::RoundBegan { round, sun, revolution, first } => of("ph-event-round-began", first)
                .with("round", round)
                .with("sun", sun)
                .with("direction", direction(sun))
                .with("revolution", revolution),
            Event::LightGained { seat, gain, lost, lp } => {
                let gained = match lost {
                    // PH-15.2: her level may take more off than her trees give.
                    _ if gain < 0 => of("ph-event-light-taken", seat).with("n", -gain),
                    0 => of("ph-event-light-gained", seat).with("gain", gain),
                    lost => of("ph-event-light-lost", seat).with("gain", gain).with("lost", lost),
                };
                let gained = gained.with("lp", lp);
                // PH-13.1: what her trees gave differs from what she gains.
                match self.level(seat).map_or(0, |level| i16::from(level.light_change)) {
                    0 => gained,
                    change => Message::new("ph-event-level-light")
                        .with("event", gained)
                        .with("trees", gain - change)
                        .with("change", signed(change)),
                }
            }
            Event::Bought { seat, size, cost, lp } => {
                of("ph-event-bought", seat).with("piece", size).with("cost", cost).with("lp", lp)
            }
            Event::Planted { seat, from, to, cost, lp } => of("ph-event-planted", seat)
                .with("to", to)
                .with("from", from)
                .with("cost", cost)
                .with("lp", lp),
            Event::Grew { seat, cell, size, cost, lp, piece_lost } => {
                let grew = of("ph-event-grew", seat)
                    .with("cell", cell)
                    .with("piece", size)
                    .with("cost", cost)
                    .with("lp", lp);
                let old = Size::ALL[size.index().saturating_sub(1)];
                if piece_lost { out_of_game(grew, old) } else { grew }
            }
            Event::Collected { seat, cell, token, cost, lp, piece_lost } => {
                let collected = of("ph-event-collected", seat)
                    .with("cell", cell)
                    .with("cost", cost)
                    .with("points", token)
                    .with("lp", lp);
                if piece_lost { out_of_game(collected, Size::Large) } else { collected }
            }
            Event::TurnEnded { seat } => of("ph-event-turn-ended", seat),
            Event::FirstPassed { seat } => of("ph-event-first-passed", seat),
            Event::GameEnded => Message::new("ph-event-game-ended"),
        }
    }

    fn cue(&self, event: &Event) -> Option<Cue> {
        match event {
            Event::RoundBegan { .. } => Some(Cue::Sun),
            Event::Collected { .. } => Some(Cue::Points),
            _ => None,
        }
    }

    /// Totals of light, pieces and collects by seat.
    fn tally(&self, events: &[Event]) -> Vec<Tally> {
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

/// PH-5.7: the event took a piece out of the game.
fn out_of_game(event: Message, piece: Size) -> Message {
    Message::new("ph-event-piece-lost").with("event", event).with("piece", piece)
}

fn signed(change: i16) -> String {
    if change < 0 { format!("−{}", -change) } else { format!("+{change}") }
}
