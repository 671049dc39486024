//! Touches: which parts of the picture an action is made of, and which actions a touch may mean.

use crate::{Action, Cell, Photosynthesis, Rules, Size, View};
use solarium_core::{Choices, Seat, Together};

impl Choices for Photosynthesis {
    fn touches(&self, _: &View, action: Action) -> Vec<String> {
        Rules::touches_of(action)
    }

    /// The actions a touch may stand for, the likeliest first: an own piece grows or is collected; on an empty space a
    /// seed is planted from the tree whose reach comes closest to it.
    fn meant(&self, view: &View, seat: Seat, touch: &str) -> Vec<Action> {
        let state = &view.position;
        let Some((kind, name)) = touch.split_once(':') else {
            return if touch == "end" { vec![Action::End] } else { Vec::new() };
        };
        if kind == "shop" {
            return Size::ALL.into_iter().filter(|size| size.name() == name).map(Action::Buy).collect();
        }
        let Ok(cell) = name.parse::<Cell>() else { return Vec::new() };
        if state.round == 0 {
            return vec![Action::Place(cell)];
        }
        match state.forest.piece(cell) {
            Some(piece) if piece.size == Size::Large => vec![Action::Collect(cell)],
            Some(_) => vec![Action::Grow(cell)],
            None => {
                let trees = state.forest.of(seat) & !state.forest.sized(Size::Seed);
                // Trees not activated first, then the one with the smallest missing reach (PH-5.4).
                let lacks = |from: &Cell| {
                    let reach = state.forest.piece(*from).map_or(0, |piece| piece.size.index());
                    (state.activated.contains(*from), usize::from(from.distance(cell)).saturating_sub(reach))
                };
                let from = trees.iter().min_by_key(lacks);
                // Without a tree there is no source; growing the empty space gives the same refusal.
                vec![from.map_or(Action::Grow(cell), |from| Action::Plant { from, to: cell })]
            }
        }
    }

    fn together(&self, view: &View, seat: Seat) -> Vec<Together<Action>> {
        self.together_of(&view.position, seat)
    }
}

impl Rules {
    /// The touch targets of an action: spaces by name and shop columns. Growing, collecting and the end of the turn
    /// have a button.
    pub(crate) fn touches_of(action: Action) -> Vec<String> {
        match action {
            Action::Place(cell) => vec![format!("cell:{cell}")],
            Action::Buy(size) => vec![format!("shop:{size}")],
            Action::Plant { from, to } => vec![format!("cell:{from}"), format!("cell:{to}")],
            Action::Grow(cell) => vec![format!("cell:{cell}"), "grow".to_string()],
            Action::Collect(cell) => vec![format!("cell:{cell}"), "collect".to_string()],
            Action::End => vec!["end".to_string()],
        }
    }
}
