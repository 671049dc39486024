//! What hints are about: quantities that a person can count, and regions of the board.
//!
//! A hint is made from one search: the quantities at the end of the best plan's turn are compared with those at the end
//! of another one, and the quantity that gains most is what the hint speaks of. So what it says is true of the
//! position. A game without advice has hints too; they name no quantity.

use super::Wording;
use crate::{Message, Seat};

/// What a game knows about giving advice. By default nothing.
pub trait Advice: Wording {
    /// What counts for the seat in a position, as far as the seat knows it: the same quantities in every position of one
    /// decision, so that two positions can be compared.
    fn quantities(&self, _view: &Self::View, _seat: Seat) -> Vec<Quantity> {
        Vec::new()
    }

    /// The part of the table where an action is taken, by its name; all actions of one region are pointed at together.
    /// Two regions have different names. By default actions of one heading belong together.
    fn region(&self, view: &Self::View, seat: Seat, action: Self::Action) -> Option<Message> {
        self.heading(view, seat, action)
    }
}

/// Something a person can count in a position, and why it matters.
///
/// ```
/// use solarium_core::{Message, Quantity, QuantityGain};
///
/// let light = |value| Quantity {
///     name: Message::new("ph-quantity-light"),
///     principle: Message::new("ph-principle-light"),
///     value,
///     worth: 0.3,
/// };
/// let gain = QuantityGain::greatest(&[light(7)], &[light(5)]).unwrap();
/// assert_eq!((gain.best, gain.other), (7, 5));
/// assert_eq!(QuantityGain::greatest(&[light(5)], &[light(7)]), None);
/// assert_eq!(QuantityGain::greatest_loss(&[light(5)], &[light(7)]).unwrap().best, 5);
/// assert_eq!(QuantityGain::greatest(&[light(5)], &[]), None);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Quantity {
    /// What it is called; tells quantities of one game apart.
    pub name: Message,
    /// The sentence that says what it is good for and compares two plans: gets the numbers `best` and `other`.
    pub principle: Message,
    /// How much there is.
    pub value: i32,
    /// What one more is worth against one more of the others, roughly in points; negative if less is better. It only
    /// decides which quantity a hint speaks of.
    pub worth: f32,
}

/// By how much a quantity differs between two plans.
#[derive(Clone, PartialEq, Debug)]
pub struct QuantityGain {
    /// What it is called.
    pub name: Message,
    /// What it is good for, with both numbers.
    pub principle: Message,
    /// How much there is after the best plan.
    pub best: i32,
    /// How much there is after the other plan.
    pub other: i32,
    /// What the difference is worth; negative if the best plan has less of what is good.
    pub worth: f32,
}

impl QuantityGain {
    /// The quantity in which the best plan gains most over another, the first of equals; none if it gains in none.
    pub fn greatest(best: &[Quantity], other: &[Quantity]) -> Option<QuantityGain> {
        let gains = gains(best, other).filter(|gain| gain.worth > 0.0);
        gains.reduce(|most, gain| if gain.worth > most.worth { gain } else { most })
    }

    /// The quantity in which the best plan gives up most against another, the first of equals.
    pub fn greatest_loss(best: &[Quantity], other: &[Quantity]) -> Option<QuantityGain> {
        let losses = gains(best, other).filter(|gain| gain.worth < 0.0);
        losses.reduce(|most, loss| if loss.worth < most.worth { loss } else { most })
    }
}

/// All quantities that both plans count.
fn gains(best: &[Quantity], other: &[Quantity]) -> impl Iterator<Item = QuantityGain> {
    best.iter().filter_map(|quantity| {
        let other = other.iter().find(|other| other.name == quantity.name)?.value;
        Some(QuantityGain {
            name: quantity.name.clone(),
            principle: quantity.principle.clone().with("best", quantity.value).with("other", other),
            best: quantity.value,
            other,
            worth: (quantity.value - other) as f32 * quantity.worth,
        })
    })
}
