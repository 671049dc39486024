//! Putting right what lies on the real table.

use super::components::{Components, Counted, Placed};
use super::records::Records;
use crate::{Message, Reasons, Seat};
use serde_json::Value;

/// What people with the box on their table may put right. By default nothing but whole positions.
pub trait Corrections: Components + Records {
    /// Every count that can be set, with what it is now: also components of which none lie at a place, but could.
    /// Made by [`Slots`]: ascending by board, place and component, each once.
    fn correctable(&self, _view: &Self::View) -> Vec<Placed> {
        Vec::new()
    }

    /// The position record that the state becomes when these counts, all of [`Corrections::correctable`], are set. It is
    /// read like any other position, so that whatever is impossible is named by its rule. Where a piece is added or
    /// removed, the others of its family that are not counted here (a supply, a reserve) make up for it.
    fn corrected(&self, state: &Self::State, _set: &[Placed]) -> Value {
        self.record(state)
    }

    /// The cards that the viewer may type as they are printed, as forms: one for the card that is drawn now, if people are
    /// `asked` what came, and one for cards that came earlier and are stand-ins still. Nothing where no card can be typed.
    fn typed_forms(&self, _view: &Self::View, _asked: bool) -> Vec<TypedForm> {
        Vec::new()
    }

    /// How many cards were typed at this table and stand in its rules from then on.
    fn typed_cards(&self) -> usize {
        0
    }

    /// The text of the table's pack under another id, in which the cards that were typed at this table have taken the
    /// place of stand-ins; `None` where none was typed.
    fn typed_pack(&self, _id: &str) -> Option<String> {
        None
    }

    /// The cards in words that were typed at this table and were not under its `earlier` rules.
    fn typed_words(&self, _earlier: &Self) -> Vec<Message> {
        Vec::new()
    }

    /// The position record in which a card has what the person on the seat typed: the one that is drawn now, if people are
    /// `asked` what came, or one that came earlier. `None` where no such card can be typed.
    ///
    /// # Errors
    ///
    /// If the card cannot be: with every reason. What the game does not check here is said when the record is read.
    fn typed_card(
        &self,
        _state: &Self::State,
        _seat: Seat,
        _card: &Value,
        _asked: bool,
    ) -> Result<Option<Value>, Reasons> {
        Ok(None)
    }
}

/// What is printed on a card, field by field, for people who type it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TypedForm {
    /// Is it the card that is drawn now? Else it came earlier.
    pub drawn: bool,
    /// Its values.
    pub fields: Vec<TypedField>,
}

/// One value that is printed on a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TypedField {
    /// Its field in the card's record.
    pub name: &'static str,
    /// What to call it.
    pub label: Message,
    /// What may stand there.
    pub kind: TypedKind,
}

/// What may stand in a [`TypedField`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TypedKind {
    /// A number.
    Number {
        /// The least.
        least: i64,
        /// The most.
        most: i64,
    },
    /// How many of something; none where nothing is typed.
    Count {
        /// The most.
        most: i64,
    },
    /// Letters.
    Letters,
    /// Several digits, in their order.
    Digits,
    /// Words, as they are printed; nothing where they are not typed.
    Text,
    /// One of these words, each with its name.
    Choice(Vec<(String, Message)>),
}

impl TypedField {
    /// What a person has typed as a value of the record. What cannot be read stays text, for the reader of records to
    /// refuse with its rule.
    pub fn value(&self, typed: &str) -> Value {
        let typed = typed.trim();
        match self.kind {
            TypedKind::Count { .. } if typed.is_empty() => 0.into(),
            TypedKind::Number { .. } | TypedKind::Count { .. } => {
                typed.replace('−', "-").parse::<i64>().map_or_else(|_| typed.into(), Value::from)
            }
            TypedKind::Letters => typed.to_uppercase().into(),
            TypedKind::Digits => {
                typed.chars().filter_map(|digit| digit.to_digit(10)).map(Value::from).collect()
            }
            TypedKind::Choice(_) | TypedKind::Text => typed.into(),
        }
    }
}

/// Gathers what can be put right: what lies on the table, and what could.
#[derive(Clone, Debug)]
pub struct Slots(Vec<Placed>);

impl Slots {
    /// What lies on the table, as far as it can be set.
    pub fn new(components: Vec<Placed>, can_be_set: impl Fn(&Placed) -> bool) -> Slots {
        Slots(components.into_iter().filter(can_be_set).collect())
    }

    /// A component that may lie at a place.
    pub fn may_lie(&mut self, board: &'static str, place: impl Into<String>, component: impl Into<String>) {
        self.0.push(Placed {
            board,
            place: place.into(),
            component: component.into(),
            count: 0,
            kind: Counted::Pieces,
        });
    }

    /// Everything in order; what lies there counts, not that it may.
    pub fn finish(self) -> Vec<Placed> {
        let mut slots = self.0;
        slots.sort_by(|a, b| a.key().cmp(&b.key()).then(b.count.cmp(&a.count)));
        slots.dedup_by(|next, kept| next.key() == kept.key());
        slots
    }
}

/// Lets the supplies of a family of pieces make up for what was added or removed elsewhere: so many `more` pieces than
/// before lie in all other places. The first supply takes in what is removed; what is added comes from each in turn, as
/// far as it holds out.
pub fn make_up(more: i32, supplies: &mut [&mut i32]) {
    let mut owed = more;
    if let (true, Some(first)) = (owed < 0, supplies.first_mut()) {
        **first -= owed;
        return;
    }
    for supply in supplies {
        let taken = owed.min(**supply).max(0);
        **supply -= taken;
        owed -= taken;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_becomes_a_value() {
        let value = |kind: TypedKind, text: &str| {
            TypedField { name: "n", label: Message::new("box-place"), kind }.value(text)
        };
        let number = || TypedKind::Number { least: -9, most: 9 };
        assert_eq!(value(number(), " -4 "), Value::from(-4));
        assert_eq!(value(number(), "−4"), Value::from(-4));
        assert_eq!(value(number(), "four"), Value::from("four"));
        let count = || TypedKind::Count { most: 9 };
        assert_eq!([value(count(), ""), value(count(), "3")], [Value::from(0), Value::from(3)]);
        assert_eq!(value(TypedKind::Letters, "s m"), Value::from("S M"));
        assert_eq!(value(TypedKind::Digits, "4 3,21"), Value::from(vec![4, 3, 2, 1]));
        assert_eq!(value(TypedKind::Text, " Dry Spell "), Value::from("Dry Spell"));
    }

    #[test]
    fn supplies_make_up_for_what_is_added_and_removed() {
        for (more, before, after) in [
            (0, [2, 1], [2, 1]),
            (-2, [2, 1], [4, 1]),
            (1, [2, 1], [1, 1]),
            (3, [2, 1], [0, 0]),
            // More than there are: the reader of positions says what is wrong.
            (5, [2, 1], [0, 0]),
        ] {
            let [mut first, mut second] = before;
            make_up(more, &mut [&mut first, &mut second]);
            assert_eq!([first, second], after, "{more}");
        }
    }
}
