//! Exact chances of the deck. Only its order is hidden (SO-1.15), so every figure is a ratio of binomials.

use crate::{Card, State};
use serde_json::{Value, json};

/// The deck as far as flares are concerned. Trigger cards of `published` are replaced when drawn (SO-11.2), so
/// they are no place in a queue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    /// Flares left, marked ones included.
    pub flares: u32,
    /// Cards left, trigger cards not counted.
    pub cards: u32,
}

/// n over k, exact: the largest needed, 91 over 45, has 26 digits.
pub fn choose(n: u32, k: u32) -> u128 {
    if k > n {
        return 0;
    }
    let k = k.min(n - k);
    (0..k).fold(1u128, |product, i| product * u128::from(n - i) / u128::from(i + 1))
}

impl Odds {
    /// The odds of a position.
    pub fn of(state: &State) -> Odds {
        let cards = state.cards_left() - u32::from(state.deck[Card::Trigger.index()]);
        Odds { flares: state.flares_left().into(), cards }
    }

    /// The chance of at least one flare among the next `k` cards, as a fraction.
    pub fn any(self, k: u32) -> (u128, u128) {
        let all = choose(self.cards, k);
        (all - choose(self.cards - self.flares, k), all)
    }

    /// The chance that the last flare is exactly card number `k` from now.
    pub fn last_at(self, k: u32) -> (u128, u128) {
        if k == 0 || self.flares == 0 {
            return (0, 1);
        }
        (choose(k - 1, self.flares - 1), choose(self.cards, self.flares))
    }

    /// The chance that the last flare is among the next `k` cards: that the game ends by then.
    pub fn over_by(self, k: u32) -> (u128, u128) {
        (choose(k.min(self.cards), self.flares), choose(self.cards, self.flares))
    }

    /// Cards to the end on average: f·(N+1)/(f+1).
    pub fn expected(self) -> (u128, u128) {
        let f = u128::from(self.flares);
        (f * (u128::from(self.cards) + 1), f + 1)
    }

    /// All of it as JSON.
    pub fn value(self, state: &State) -> Value {
        let chances: Vec<Value> =
            (1..=self.cards).map(|k| with_exact(json!({"cards": k}), "chance", self.any(k))).collect();
        let end: Vec<Value> = (self.flares.max(1)..=self.cards)
            .map(|k| with_exact(json!({"card": k, "by": ratio(self.over_by(k))}), "chance", self.last_at(k)))
            .collect();
        let mut value = json!({
            "marker": state.marker,
            "flares": self.flares,
            "marked": state.deck[Card::Marked.index()],
            "cards": self.cards,
            "triggers": state.deck[Card::Trigger.index()],
            "next": chances,
            "end": end,
        });
        value = with_exact(value, "expected_cards", self.expected());
        value
    }
}

/// A fraction as a number.
pub fn ratio((top, bottom): (u128, u128)) -> f64 {
    top as f64 / bottom as f64
}

/// The number under its name, and the reduced fraction beside it where both parts are exact JSON numbers.
fn with_exact(mut value: Value, name: &str, fraction: (u128, u128)) -> Value {
    value[name] = json!(ratio(fraction));
    let (top, bottom) = fraction;
    let divisor = greatest_common(top, bottom);
    let (top, bottom) = (top / divisor, bottom / divisor);
    // Readers of JSON may hold numbers as doubles: beyond 2^53 they would not be exact any more.
    if bottom < 1 << 53 && top < 1 << 53 {
        value[format!("{name}_exact")] = json!([top as u64, bottom as u64]);
    }
    value
}

fn greatest_common(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.max(1)
}
