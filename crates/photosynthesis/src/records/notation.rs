//! Text forms of actions and chance outcomes (PH-1.13, PH-1.17).

use crate::{Action, Cell, Chance, Photosynthesis, Size, State};
use serde_json::{Value, json};
use solarium_core::{BadText, Message, Notation, Seat};

/// `place a2`, `buy seed`, `plant c4 c5`, `grow c5`, `collect d4`, `end`.
pub(crate) fn action_text(action: Action) -> String {
    match action {
        Action::Place(cell) => format!("place {cell}"),
        Action::Buy(size) => format!("buy {size}"),
        Action::Plant { from, to } => format!("plant {from} {to}"),
        Action::Grow(cell) => format!("grow {cell}"),
        Action::Collect(cell) => format!("collect {cell}"),
        Action::End => "end".to_string(),
    }
}

/// Reads what [`action_text`] writes.
pub(crate) fn parse_action(text: &str) -> Result<Action, BadText> {
    const RULE: &str = "PH-1.13";
    let cell = |word: &str| {
        let message = || Message::new("ph-notation-cell").with("cell", word);
        word.parse::<Cell>().map_err(|_| BadText::new("PH-1.3", message()))
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        ["place", at] => Ok(Action::Place(cell(at)?)),
        ["buy", name] => {
            let size = Size::ALL.into_iter().find(|size| size.name() == name);
            let message = || Message::new("ph-notation-size").with("name", name);
            size.map(Action::Buy).ok_or_else(|| BadText::new(RULE, message()))
        }
        ["plant", from, to] => Ok(Action::Plant { from: cell(from)?, to: cell(to)? }),
        ["grow", at] => Ok(Action::Grow(cell(at)?)),
        ["collect", at] => Ok(Action::Collect(cell(at)?)),
        ["end"] => Ok(Action::End),
        _ => Err(BadText::new(RULE, Message::new("ph-notation-action").with("text", text))),
    }
}

impl Notation for Photosynthesis {
    fn action_text(&self, action: Action) -> String {
        action_text(action)
    }

    fn parse_action(&self, text: &str) -> Result<Action, BadText> {
        parse_action(text)
    }

    /// `first 1`, `corner 3`, `card 14`.
    fn chance_text(&self, outcome: Chance) -> String {
        match outcome {
            Chance::First(seat) => format!("first {seat}"),
            Chance::Corner(corner) => format!("corner {corner}"),
            Chance::Card(place) => {
                let id = self.pack.cynthia.cards.get(place as usize).map_or(0, |card| card.id);
                format!("card {id}")
            }
        }
    }

    fn parse_chance(&self, text: &str) -> Result<Chance, BadText> {
        const RULE: &str = "PH-1.17";
        let words: Vec<&str> = text.split_whitespace().collect();
        let number =
            |word: &str| word.parse::<u16>().ok().filter(|_| word.bytes().all(|b| b.is_ascii_digit()));
        let bad = |message: Message| Err(BadText::new(RULE, message));
        match words[..] {
            ["first", word] => match number(word) {
                Some(seat) if (seat as usize) < self.seats() => Ok(Chance::First(Seat(seat as u8))),
                _ => bad(Message::new("ph-notation-seat").with("seat", word).with("last", self.seats() - 1)),
            },
            ["corner", word] => match number(word) {
                Some(corner @ 0..=5) => Ok(Chance::Corner(corner as u8)),
                _ => bad(Message::new("ph-notation-corner").with("corner", word)),
            },
            ["card", word] => match number(word).and_then(|id| self.pack.card(id)) {
                Some(place) => Ok(Chance::Card(place as u8)),
                None => bad(Message::new("ph-notation-card").with("card", word)),
            },
            _ => bad(Message::new("ph-notation-outcome").with("text", text)),
        }
    }

    fn chance_for(&self, state: &State) -> Value {
        json!(self.chance_seat(state))
    }
}
