//! What hints speak of: points of tokens, light, room, shade.

use crate::rules::board::DIRECTIONS;
use crate::words::names::direction;
use crate::{Action, Cell, CellSet, OUTER_RING, Photosynthesis, Size, State, View};
use solarium_core::{Advice, Message, Quantity, Seat};

/// How many rounds after the next one are looked at: with it, a whole revolution of the sun (PH-3.2).
const LATER_ROUNDS: u8 = 5;

impl Advice for Photosynthesis {
    /// The worth of each is roughly in points: three light points are one (PH-6.1), and what is still to be earned
    /// counts less than what is there.
    fn quantities(&self, view: &View, seat: Seat) -> Vec<Quantity> {
        let state = &view.position;
        let others = || Seat::all(self.seats()).filter(|other| *other != seat);
        let tokens: u32 = self.tokens(state, seat).map(u32::from).sum();
        let next = |seat: Seat| {
            self.next_light(state, seat).map_or(0, |(gain, lost)| i32::from(gain) - i32::from(lost))
        };
        let rounds_left = self.last_round().saturating_sub(state.round());
        let later = (2..=rounds_left.min(1 + LATER_ROUNDS)).map(|ahead| self.gain_ahead(state, seat, ahead));
        let later: i32 = later.map(i32::from).sum();
        let large = state.forest().of(seat) & state.forest().sized(Size::Large);
        let ripe: u32 = large.iter().map(|cell| u32::from(self.token_value(state, cell))).sum();
        let quantity = |name, principle, value: i32, worth| Quantity {
            name: Message::new(name),
            principle: Message::new(principle),
            value,
            worth,
        };
        vec![
            quantity("ph-quantity-tokens", "ph-principle-tokens", tokens as i32, 1.0),
            quantity("ph-quantity-light", "ph-principle-light", next(seat), 0.33),
            quantity("ph-quantity-later-light", "ph-principle-later-light", later, 0.05),
            quantity("ph-quantity-ripe", "ph-principle-ripe", ripe as i32, 0.4),
            quantity("ph-quantity-hand", "ph-principle-hand", state.lp(seat).into(), 0.2),
            quantity("ph-quantity-shade", "ph-principle-shade", others().map(next).sum(), -0.1),
            quantity("ph-quantity-room", "ph-principle-room", room(state, seat).len() as i32, 0.02),
        ]
    }

    /// Start trees by the side of the board, everything else by the soil it lies on.
    fn region(&self, _: &View, _: Seat, action: Action) -> Option<Message> {
        Some(match action {
            Action::Place(cell) => Message::new("ph-region-side").with("direction", direction(side(cell))),
            Action::Buy(_) => Message::new("ph-region-shop"),
            Action::Plant { to: cell, .. } | Action::Grow(cell) | Action::Collect(cell) => {
                Message::new("ph-region-soil").with("leaves", cell.leaves())
            }
            Action::End => Message::new("ph-region-end"),
        })
    }
}

/// Empty spaces that the seat's trees could plant on (PH-5.4).
fn room(state: &State, seat: Seat) -> CellSet {
    let forest = state.forest();
    let trees = forest.pieces().filter(|(_, piece)| piece.seat == seat);
    let reach = trees.fold(CellSet::EMPTY, |all, (cell, piece)| all | cell.within(piece.size.index() as u8));
    reach & forest.empty()
}

/// The corner of the board that a space is nearest to.
fn side(cell: Cell) -> u8 {
    let corner = |n: u8| {
        let (q, r) = DIRECTIONS[usize::from(n)];
        let far = OUTER_RING as i8;
        Cell::new(far * q, far * r).map_or(u8::MAX, |corner| corner.distance(cell))
    };
    (0..6).min_by_key(|n| corner(*n)).unwrap_or(0)
}
