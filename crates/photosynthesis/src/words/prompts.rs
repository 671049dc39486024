//! Prompts: the decision a seat faces, in one sentence.

use crate::{Rules, State};
use solarium_core::{Message, Seat};

impl Rules {
    /// The prompt of a seat in this position.
    pub(crate) fn prompt_for(&self, state: &State, seat: Seat) -> Message {
        if self.is_over(state) {
            return Message::new("ph-prompt-over");
        }
        let Some(in_turn) = self.in_turn(state) else {
            return Message::new("ph-prompt-draw-first-player");
        };
        if state.ds_corner().is_none() {
            return Message::new("ph-prompt-draw-corner");
        }
        if self.is_cynthia(in_turn) {
            return self.cynthia_prompt(state, in_turn);
        }
        if in_turn != seat {
            return Message::new("ph-prompt-in-turn").with("seat", self.seat_name(in_turn));
        }
        if state.round == 0 {
            return Message::new(if (state.placed as usize) < self.seats() {
                "ph-prompt-place-first"
            } else {
                "ph-prompt-place-second"
            });
        }
        Message::new("ph-prompt-your-turn").with("lp", state.lp(seat))
    }

    fn cynthia_prompt(&self, state: &State, cynthia: Seat) -> Message {
        let prompt = match (state.card_drawn(), self.card_id(state)) {
            (true, Some(id)) => Message::new("ph-prompt-cynthia-acts").with("card", id),
            (true, None) => Message::new("ph-prompt-cynthia-acts-typed"),
            _ if state.round > 0 && self.draw_stopped(state, cynthia) => {
                Message::new("ph-prompt-cynthia-ends")
            }
            _ => Message::new("ph-prompt-cynthia-draws"),
        };
        prompt.with("seat", self.seat_name(cynthia))
    }
}
