//! Labels, prompts and events in words.

use crate::action::{Action, Event};
use crate::board::{Cell, DIRECTION_NAMES, Size};
use crate::state::State;
use crate::table::{Sitter, Table};
use solarium_core::Seat;

impl Table {
    /// The name of a seat in a sentence: its letter, and what sits there.
    pub(crate) fn seat_name(&self, seat: Seat) -> String {
        match self.sitters.get(seat.index()) {
            Some(Sitter::Cynthia(_)) => format!("Cynthia ({})", seat.letter()),
            Some(Sitter::Bot(name)) => format!("{} (bot {name})", seat.letter()),
            _ => seat.letter().to_string(),
        }
    }

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

    /// The things to touch: spaces by name and shop columns; what a tree does by itself, growing or being collected,
    /// and the end of the turn are answers given by a button.
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

    /// What somebody may mean by touching a thing, the likeliest first: an own piece grows or is collected, then
    /// plants; on an empty space a seed is planted from the tree that comes closest to it.
    pub(crate) fn meant_by(&self, state: &State, seat: Seat, touch: &str) -> Vec<Action> {
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
                // A tree that was activated is no help; then the one whose reach lacks least (PH-5.4).
                let lacks = |from: &Cell| {
                    let reach = state.forest.piece(*from).map_or(0, |piece| piece.size.index());
                    (state.activated.contains(*from), usize::from(from.distance(cell)).saturating_sub(reach))
                };
                let from = trees.iter().min_by_key(lacks);
                // Without a tree there is nothing to plant from, which growing an empty space tells as well.
                vec![from.map_or(Action::Grow(cell), |from| Action::Plant { from, to: cell })]
            }
        }
    }

    /// What a person is asked now.
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

    /// An event in words.
    pub(crate) fn tell(&self, event: &Event) -> String {
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
                let old =
                    crate::Size::from_index(size.index().saturating_sub(1)).map_or("piece", |s| s.words());
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
}
