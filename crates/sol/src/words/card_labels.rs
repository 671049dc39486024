//! Cards in words: plays, what is still to be drawn, outcomes of chance.

use super::names::{cards, semicolons};
use crate::{Phase, Play, Rules, State};
use solarium_core::{Message, Seat};

impl Rules {
    pub(super) fn play_label(&self, state: &State, seat: Seat, play: Play) -> Message {
        let label = match state.seats[seat].held {
            Some(suit) => {
                Message::new("so-label-play").with("suit", self.pack.suit_message(suit, self.edition()))
            }
            None => Message::new("so-label-play-effect"),
        };
        label.with("effect", self.effect_name(play.effect())).with("detail", self.play_detail(seat, play))
    }

    fn play_detail(&self, seat: Seat, play: Play) -> Message {
        match play {
            Play::Accelerate(eyes) => Message::new("so-play-accelerate").with("n", eyes),
            Play::Chain(end) => Message::new("so-play-chain").with("space", self.place(end)),
            Play::Channel(energy) => Message::new("so-pay-momentum").with("n", energy),
            Play::Hatch(space, other) => {
                Message::new("so-play-hatch").with("space", self.place(space)).with("seat", other)
            }
            Play::Passage(space) => Message::new("so-play-passage").with("space", self.place(space)),
            Play::PassageHold => Message::new("so-play-passage-hold"),
            Play::Pillar(suit) => Message::new("so-play-pillar").with("suit", self.suit_message(suit)),
            Play::Swap(a, first, b, second) => {
                let swap = match (first == seat, second == seat) {
                    (true, true) => Message::new("so-play-swap-own"),
                    (true, false) => Message::new("so-play-swap-first-own").with("second", second),
                    (false, true) => Message::new("so-play-swap-second-own").with("first", first),
                    (false, false) => {
                        Message::new("so-play-swap-others").with("first", first).with("second", second)
                    }
                };
                swap.with("a", self.place(a)).with("b", self.place(b))
            }
            Play::Tribute(space) => Message::new("so-play-tribute").with("space", self.place(space)),
            Play::Plain(effect) => self.effect_text(effect),
        }
    }

    pub(super) fn end_label(&self, state: &State) -> Message {
        let left = state.turn.mp;
        let label = match state.turn.phase {
            Phase::Step if left > 0 => Message::new("so-label-end-move").with("n", left),
            _ => Message::new("so-label-end"),
        };
        let mut parts = vec![label];
        if state.turn.owed > 0 || !self.orbit_card() {
            parts.push(cards(state.turn.owed));
        }
        if self.orbit_card() {
            parts.push(Message::new("so-orbit-card"));
        }
        semicolons(parts)
    }
}
