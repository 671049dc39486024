//! Combined offers: buying a piece and using it in one choice; the record holds two actions (PH-15.7).

use crate::{Action, Rules, Size, State};
use solarium_core::{Message, Mute, Seat, Together, Turn};
use std::ops::ControlFlow;

impl Rules {
    /// Purchases combined with an action: those that need the bought piece, and those that would lose a piece if the
    /// purchase did not free a slot in the shop (PH-5.7).
    pub(crate) fn together_of(&self, state: &State, seat: Seat) -> Vec<Together<Action>> {
        let mut offers = Vec::new();
        if state.round == 0 || self.turn_of(state) != Turn::of(seat) || self.is_cynthia(seat) {
            return offers;
        }
        for size in Size::ALL {
            let buy = Action::Buy(size);
            if self.check_player(state, seat, buy).is_err() {
                continue;
            }
            let mut bought = *state;
            self.act(&mut bought, seat, buy, &mut Mute);
            let _ = self.player_actions(&bought, seat, |action| {
                if matches!(action, Action::Plant { .. } | Action::Grow(_) | Action::Collect(_)) {
                    let new = self.check_player(state, seat, action).is_err();
                    let saved = self.loses(state, seat, action) == Some(size)
                        && self.loses(&bought, seat, action).is_none();
                    if new || saved {
                        offers.push(Together {
                            actions: vec![buy, action],
                            label: self.together_label(state, &bought, seat, size, action, saved),
                            heading: Some(Rules::together_heading(action)),
                            touches: if new { Rules::touches_of(action) } else { saving(action) },
                        });
                    }
                }
                ControlFlow::Continue(())
            });
        }
        offers
    }

    fn together_label(
        &self,
        state: &State,
        bought: &State,
        seat: Seat,
        size: Size,
        action: Action,
        saved: bool,
    ) -> Message {
        let label = Message::new("ph-together-buy")
            .with("piece", size)
            .with("price", self.price(state, seat, size).unwrap_or(0))
            .with("then", self.label_of(bought, seat, action));
        if saved { Message::new("ph-together-saved").with("label", label) } else { label }
    }
}

/// The touch targets of an action that saves a piece; they differ from those of the same action without the purchase.
fn saving(action: Action) -> Vec<String> {
    let mut touches = Rules::touches_of(action);
    touches.pop();
    touches.push("save".to_string());
    touches
}
