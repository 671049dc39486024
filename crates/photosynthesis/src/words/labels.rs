//! Actions and chance outcomes in words.

use super::names::direction;
use crate::{Action, Chance, Photosynthesis, Rules, State, View};
use solarium_core::{Lesson, Message, Seat, Wording};

impl Wording for Photosynthesis {
    fn label(&self, view: &View, seat: Seat, action: Action) -> Message {
        self.label_of(&view.position, seat, action)
    }

    fn heading(&self, _: &View, _: Seat, action: Action) -> Option<Message> {
        Some(Rules::heading_of(action))
    }

    fn lessons(&self, view: &View, seat: Seat) -> Vec<Lesson> {
        self.lessons_of(&view.position, seat)
    }

    fn chance_label(&self, outcome: Chance) -> Message {
        match outcome {
            Chance::First(seat) => self.seat_name(seat),
            Chance::Corner(corner) => {
                Message::new("ph-chance-corner").with("corner", corner).with("direction", direction(corner))
            }
            Chance::Card(place) => {
                let id = self.pack.cynthia.cards.get(usize::from(place)).map_or(0, |card| card.id);
                Message::new("ph-chance-card").with("card", id)
            }
        }
    }

    fn prompt(&self, view: &View, seat: Seat) -> Message {
        self.prompt_for(&view.position, seat)
    }
}

impl Rules {
    /// An action with what it costs and does; warnings after a semicolon.
    pub(super) fn label_of(&self, state: &State, seat: Seat, action: Action) -> Message {
        match action {
            Action::Place(cell) => {
                Message::new("ph-label-place").with("piece", self.start_tree(state, seat)).with("cell", cell)
            }
            Action::Buy(size) => Message::new("ph-label-buy")
                .with("piece", size)
                .with("cost", self.price(state, seat, size).unwrap_or(0))
                .with("left", state.shop(seat).left(size).saturating_sub(1)),
            Action::Plant { from, to } => {
                let tree = match state.forest.piece(from) {
                    Some(piece) => piece.size.message(),
                    None => Message::new("ph-size-any-tree"),
                };
                Message::new("ph-label-plant")
                    .with("to", to)
                    .with("tree", tree)
                    .with("from", from)
                    .with("cost", self.plant_cost(seat))
            }
            Action::Grow(cell) => {
                let Some((old, size)) =
                    state.forest.piece(cell).and_then(|piece| Some((piece.size, piece.size.bigger()?)))
                else {
                    return Message::new("ph-label-grow-nothing").with("cell", cell);
                };
                let label = Message::new("ph-label-grow")
                    .with("old", old)
                    .with("cell", cell)
                    .with("piece", size)
                    .with("cost", self.grow_cost(seat, size));
                warned(label, self.loss_warning(state, seat, action))
            }
            Action::Collect(cell) => {
                let label = match self.token_value(state, cell) {
                    // PH-5.8
                    0 => Message::new("ph-label-collect-no-token"),
                    points => Message::new("ph-label-collect").with("points", points),
                };
                let label = label.with("cell", cell).with("cost", self.collect_cost(seat));
                warned(label, self.loss_warning(state, seat, action))
            }
            Action::End => {
                let warning = match self.next_light(state, seat) {
                    Some((_, lost @ 1..)) => Some(
                        Message::new("ph-warning-light-lost")
                            .with("lost", lost)
                            .with("cap", self.pack.players.light_cap),
                    ),
                    _ => None,
                };
                warned(Message::new("ph-label-end"), warning)
            }
        }
    }

    /// PH-15.8: losing a piece is legal, the program warns and names the remedy.
    fn loss_warning(&self, state: &State, seat: Seat, action: Action) -> Option<Message> {
        self.loses(state, seat, action).map(|size| match self.price(state, seat, size) {
            Some(price) => {
                Message::new("ph-warning-piece-lost-buy-first").with("piece", size).with("price", price)
            }
            None => Message::new("ph-warning-piece-lost").with("piece", size),
        })
    }
}

fn warned(label: Message, warning: Option<Message>) -> Message {
    match warning {
        Some(warning) => Message::new("ph-label-warned").with("label", label).with("warning", warning),
        None => label,
    }
}
