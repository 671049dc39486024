//! Small pictures: dice with pips, and the pictograms that mean the same thing wherever they stand.

use super::Scene;
use crate::seat_shape;
use maud::{Markup, html};
use solarium_circadians::pack::{Amount, Res};
use solarium_circadians::{Circadians, Die, KnownCrew, View};
use solarium_core::Seat;

/// Pips as dots of a path, by value; a die that was not rolled shows none.
const PIPS: [&str; 7] = [
    "",
    "M16 16h0",
    "M9 9h0M23 23h0",
    "M9 9h0M16 16h0M23 23h0",
    "M9 9h0M23 9h0M9 23h0M23 23h0",
    "M9 9h0M23 9h0M16 16h0M9 23h0M23 23h0",
    "M9 8h0M9 16h0M9 24h0M23 8h0M23 16h0M23 24h0",
];

/// The face of a die, for drawing by hand.
pub(super) const fn pips(value: u8) -> &'static str {
    PIPS[if value < 7 { value as usize } else { 0 }]
}

/// How many dice of each seat show each value, wherever they are seen.
pub(super) fn census(game: &Circadians, state: &View) -> [[u8; 7]; 5] {
    let mut counts = [[0u8; 7]; 5];
    let t = &state.tables;
    let boards = t
        .negotiation
        .iter()
        .flatten()
        .chain(t.depository.iter().flatten())
        .chain(t.lab.iter().flatten())
        .chain(&t.hq)
        .chain(&t.mine)
        .chain(&t.foundry)
        .chain(&t.control)
        .chain(&t.market)
        .chain(&t.academy);
    for die in boards {
        if let Some(seat) = die.owner() {
            counts[seat.index()][usize::from(die.value())] += 1;
        }
    }
    for seat in Seat::all(game.humans()) {
        let crew = state.crew(seat);
        for value in crew.garages().iter().chain(crew.farms()) {
            counts[seat.index()][usize::from(*value)] += 1;
        }
        for (i, n) in crew.rolled().iter().enumerate() {
            counts[seat.index()][i + 1] += n;
        }
    }
    counts
}

/// All pictograms, once for a page: whatever shows one refers to it by its name.
pub(super) const SPRITE: &str = concat!(
    "<svg class=\"ci-sprite\" width=\"0\" height=\"0\" aria-hidden=\"true\" focusable=\"false\"><defs>",
    include_str!("pictograms.svg"),
    "</defs></svg>"
);

/// A pictogram, as high as the letters beside it.
pub(super) fn drawing(name: &str) -> Markup {
    html! { svg class="ci-sign" aria-hidden="true" focusable="false" { use href={ "#ci-" (name) } {} } }
}

/// A pictogram as a sign of the same name.
pub(super) fn sign(name: &str) -> Markup {
    html! { svg class="ci-sign" data-sign=(name) aria-hidden="true" focusable="false" { use href={ "#ci-" (name) } {} } }
}

/// A number with the pictogram of what it counts: both together are the sign.
fn counted(name: &str, n: impl std::fmt::Display) -> Markup {
    html! { b class="ci-coin" data-sign=(name) { (n) (drawing(name)) } }
}

/// `9 Algae` as a number and the pictogram.
pub(super) fn coin(letter: char, n: impl std::fmt::Display) -> Markup {
    counted(letter.to_ascii_lowercase().encode_utf8(&mut [0; 4]), n)
}

/// Points.
pub(super) fn points(n: impl std::fmt::Display) -> Markup {
    counted("star", n)
}

/// The parts of an amount with their letters.
pub(super) fn letters(amount: Amount) -> impl Iterator<Item = (char, u8)> {
    let res = Res::ALL.map(|r| (r.letter(), amount.get(r)));
    res.into_iter().chain([('D', amount.dice), ('I', amount.items)]).filter(|(_, n)| *n > 0)
}

/// An amount, silent for screen readers: whatever holds it says it in words.
pub(super) fn amount(amount: Amount) -> Markup {
    html! {
        span class="ci-amount" aria-hidden="true" {
            @for (letter, n) in letters(amount) { (coin(letter, n)) }
            @if amount.is_none() { b class="ci-coin ci-free" { "0" } }
        }
    }
}

/// A plain die face without an owner.
pub(super) fn face(value: u8) -> Markup {
    html! {
        svg class="ci-face" data-sign="face" viewBox="0 0 32 32" aria-hidden="true" focusable="false" {
            rect x="1.5" y="1.5" width="29" height="29" rx="7" {}
            path class="ci-pips" d=(pips(value)) {}
        }
    }
}

/// A die of a seat; 0 shows no pips. One with an identity is followed when it moves.
pub(super) fn die(seat: Seat, value: u8, identity: Option<String>) -> Markup {
    html! {
        svg class={ "ci-die seat-" (seat.0) } data-sign="die" viewBox="0 0 38 38" aria-hidden="true" focusable="false" data-move=[identity] {
            rect class="ci-die-side" x="1" y="5" width="32" height="30" rx="8" {}
            rect x="1" y="1" width="32" height="30" rx="8" {}
            path class="ci-pips" d=(pips(value)) transform="translate(1 0)" {}
            path class="ci-tag" d=(seat_shape(seat)) transform="translate(31 31) scale(.5)" {}
        }
    }
}

impl Scene<'_> {
    /// An amount that says itself.
    pub(super) fn spoken(&self, sum: Amount) -> Markup {
        html! { span class="ci-amount" role="img" aria-label=(self.amount_words(sum)) {
            @for (letter, n) in letters(sum) { (coin(letter, n)) }
            @if sum.is_none() { b class="ci-coin ci-free" { "0" } }
        } }
    }

    /// A die of a seat; 0 shows no pips.
    pub(super) fn die(&self, seat: Seat, value: u8) -> Markup {
        let alone = value > 0 && self.dice[seat.index()][usize::from(value)] == 1;
        die(seat, value, alone.then(|| format!("die-{seat}-{value}")))
    }

    /// The die on a space, if there is one.
    pub(super) fn held(&self, die: Die) -> Markup {
        html! {
            span.ci-slot.ci-taken[die.is_some()] {
                @if let Some(seat) = die.owner() { (self.die(seat, die.value())) }
            }
        }
    }

    /// `5 of A`, or a word for a free space.
    pub(super) fn held_words(&self, die: Die) -> String {
        match die.owner() {
            Some(seat) => self.words.fill("ci-die-of", &[("value", &die.value()), ("who", &self.name(seat))]),
            None => self.words.get("ci-free").into(),
        }
    }
}
