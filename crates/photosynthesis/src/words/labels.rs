//! Actions and chance outcomes in words.

use crate::rules::Rules;
use crate::rules::action::{Action, Chance};
use crate::rules::board::DIRECTION_NAMES;
use crate::rules::state::State;
use solarium_core::Seat;

impl Rules {
    /// An action with what it costs and does; warnings after a semicolon.
    pub(crate) fn label_of(&self, state: &State, seat: Seat, action: Action) -> String {
        match action {
            Action::Place(cell) => format!("place a {} on {cell}", self.start_tree(state, seat).words()),
            Action::Buy(size) => {
                let price = self.price(state, seat, size).unwrap_or(0);
                let left = state.shop(seat).left(size).saturating_sub(1);
                format!("buy a {}, {price} LP ({left} left in the shop then)", size.words())
            }
            Action::Plant { from, to } => {
                let tree = state.forest.piece(from).map_or("tree", |piece| piece.size.words());
                format!("plant a seed on {to} from the {tree} on {from}, {} LP", self.plant_cost(seat))
            }
            Action::Grow(cell) => {
                let Some((old, size)) =
                    state.forest.piece(cell).and_then(|piece| Some((piece.size, piece.size.bigger()?)))
                else {
                    return format!("grow {cell}");
                };
                let cost = self.grow_cost(seat, size);
                format!("grow {old} on {cell} to {size}, {cost} LP{}", self.loss_warning(state, seat, action))
            }
            Action::Collect(cell) => {
                let cost = self.collect_cost(seat);
                let token = match self.token_value(state, cell) {
                    // PH-5.8
                    0 => "no token is left, 0 points".to_string(),
                    value => format!("a token of {value} points"),
                };
                let warning = self.loss_warning(state, seat, action);
                format!("collect the large tree on {cell}, {cost} LP: {token}{warning}")
            }
            Action::End => {
                let cap = self.pack.players.light_cap;
                match self.next_light(state, seat) {
                    Some((_, lost @ 1..)) => format!(
                        "end the turn; {lost} LP of the next light would be lost at the limit of {cap}"
                    ),
                    _ => "end the turn".to_string(),
                }
            }
        }
    }

    /// PH-15.8: losing a piece is legal, the program warns and names the remedy.
    fn loss_warning(&self, state: &State, seat: Seat, action: Action) -> String {
        match self.loses(state, seat, action) {
            None => String::new(),
            Some(size) => match self.price(state, seat, size) {
                Some(price) => {
                    format!("; the {} would be lost (PH-5.7): buy a {size} first, {price} LP", size.words())
                }
                None => format!("; the {} would be lost (PH-5.7)", size.words()),
            },
        }
    }

    /// A chance outcome in words.
    pub(crate) fn outcome_label(&self, outcome: Chance) -> String {
        match outcome {
            Chance::First(seat) => self.seat_name(seat),
            Chance::Corner(corner) => {
                format!("corner {corner} ({})", DIRECTION_NAMES[usize::from(corner) % 6])
            }
            Chance::Card(_) => self.outcome_text(outcome),
        }
    }
}
