//! Prompts: the decision a seat faces, in one sentence.

use crate::rules::Rules;
use crate::rules::state::State;
use solarium_core::Seat;

impl Rules {
    /// The prompt of a seat in this position.
    pub(crate) fn prompt_for(&self, state: &State, seat: Seat) -> String {
        if self.is_over(state) {
            return "the game is over".to_string();
        }
        let Some(in_turn) = self.in_turn(state) else {
            return "the first player is drawn (PH-2.3)".to_string();
        };
        if state.ds_corner().is_none() {
            return "the start corner of Directional Selection is drawn (PH-8.7)".to_string();
        }
        if self.is_cynthia(in_turn) {
            return match (state.card_drawn(), self.card_id(state)) {
                (true, Some(id)) => format!("{} acts by card {id} (PH-9.4)", self.seat_name(in_turn)),
                (true, None) => format!("{} acts by the card typed in (PH-14.4)", self.seat_name(in_turn)),
                _ if state.round > 0 && self.draw_stopped(state, in_turn) => {
                    format!("{} ends her turn (PH-9.1)", self.seat_name(in_turn))
                }
                _ => format!("{} draws a card (PH-9.2)", self.seat_name(in_turn)),
            };
        }
        if in_turn != seat {
            return format!("{} is in turn", self.seat_name(in_turn));
        }
        if state.round == 0 {
            let nth = if (state.placed as usize) < self.seats() { "first" } else { "second" };
            return format!("place your {nth} start tree on an empty space of the outer ring (PH-2.8)");
        }
        format!(
            "your turn, {} LP: buy, plant, grow or collect as often as you can pay, then end (PH-3.5)",
            state.lp(seat)
        )
    }
}
