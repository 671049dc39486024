//! Cynthia's side of the table: supply, deck, Action Sequence and the card drawn, each test with its numbers.

use super::{Look, species};
use crate::stand_in;
use maud::{Markup, html};
use solarium_core::{Language, Message, Provenance, Seat};
use solarium_photosynthesis::pack::Card;
use solarium_photosynthesis::{Arrow, CollectReading, Half, Piece, SeedReading, Side, Size};

/// The level of a Cynthia in words.
pub(super) fn level_name(look: &Look<'_>, seat: Seat) -> String {
    let Some(level) = look.rules.level(seat) else { return String::new() };
    look.words.say(&Message::new("ph-cynthia-level").with("level", level.message()))
}

fn mark(look: &Look<'_>, provenance: Provenance) -> Markup {
    html! { @if provenance == Provenance::Reconstructed { (stand_in(look.words)) } }
}

/// PH-8.2: every piece that is not on the board is ready.
pub(super) fn holdings(look: &Look<'_>, seat: Seat) -> Markup {
    let supply = look.rules.supply(look.state, seat);
    let provenance = look.rules.level(seat).map(|level| level.provenance);
    html! {
        div class="ph-supply" {
            span class="ph-small" {
                (look.words.get("ph-supply"))
                @if let Some(provenance) = provenance { (mark(look, provenance)) }
            }
            @for size in Size::ALL {
                @let count = supply[size.index()];
                span class=(if count == 0 { "ph-have ph-none" } else { "ph-have" }) {
                    (species::icon(Piece { seat, size }))
                    span class="ph-hidden" { (look.size(size)) }
                    b { "×" (count) }
                }
            }
        }
    }
}

/// Deck to the left, Action Sequence, the card drawn to its right (PH-9.2).
pub(super) fn cards(look: &Look<'_>, seat: Seat) -> Markup {
    let (rules, state, words) = (look.rules, look.state, look.words);
    let deck = rules.deck(state, seat);
    let all = &rules.pack.cynthia.cards;
    let left = words.fill("ph-deck", &[("left", &deck.count_ones()), ("all", &all.len())]);
    let half = if rules.in_turn(state) == Some(seat) { rules.half(state) } else { None };
    html! {
        div class="ph-hand" {
            div class="ph-deck" {
                span class="ph-small" { (left) }
                ul {
                    @for (place, card) in all.iter().enumerate() {
                        @let here = deck >> place & 1 == 1;
                        @let drawn = half.is_some() && rules.card_id(state) == Some(card.id);
                        (chip(look, card, here, drawn))
                    }
                }
            }
            (sequence(look, seat, half))
        }
    }
}

fn chip(look: &Look<'_>, card: &Card, here: bool, drawn: bool) -> Markup {
    let half = card.half(look.state.revolution());
    let rings = half.rings().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let key = match (drawn, here) {
        (true, _) => "ph-card-drawn",
        (_, true) => "ph-card-left",
        _ => "ph-card-used",
    };
    let tip = format!(
        "{}: {:+} · {} · {:+} · {rings} · {}{}",
        look.words.fill(key, &[("id", &card.id)]),
        half.collect,
        half.ticks,
        half.seed,
        arrow(half),
        half.number
    );
    let class = match (drawn, here) {
        (true, _) => "ph-chip ph-drawn",
        (_, true) => "ph-chip",
        _ => "ph-chip ph-spent",
    };
    html! { li class=(class) data-tip=(tip) data-sign="card" data-name={ "card " (card.id) } { span class="ph-hidden" { (tip) } span aria-hidden="true" { (card.id) } } }
}

fn arrow(half: &Half) -> char {
    match half.arrow {
        Arrow::Cw => '↻',
        Arrow::Ccw => '↺',
    }
}

/// The three actions in order, each beside what the card says about it (PH-9.4).
fn sequence(look: &Look<'_>, seat: Seat, half: Option<&Half>) -> Markup {
    let (rules, words) = (look.rules, look.words);
    let costs = &rules.pack.cynthia.costs;
    let [small, medium, large] = costs.grow;
    let card = rules.card_id(look.state).filter(|_| half.is_some());
    let side = Side::of(look.state.revolution());
    let stood_in = card
        .and_then(|id| rules.pack.card(id))
        .is_some_and(|place| rules.pack.cynthia.cards[place].is_stand_in(side));
    html! {
        div class=(if half.is_some() { "ph-sequence" } else { "ph-sequence ph-no-card" }) data-rule="PH-9.4" {
            p class="ph-seq-head" data-sign="card" { (words.get("ph-sequence")) }
            p class="ph-card-head" {
                @match (half, card) {
                    (Some(_), Some(id)) => { (words.fill("ph-card", &[("id", &id)])) @if stood_in { (stand_in(words)) } }
                    (Some(_), None) => (words.get("ph-card-typed")),
                    _ => (words.get("ph-card-none")),
                }
            }
            p class="ph-seq" { b { "1" } " " (words.get("ph-collect")) " " span class="ph-small" { (costs.collect) " LP" } }
            p class="ph-param" data-sign="test" { @if let Some(half) = half { (collect_test(look, seat, half)) } }
            p class="ph-seq" { b { "2" } " " (words.get("ph-grow")) " " span class="ph-small" { (small) "/" (medium) "/" (large) " LP" } }
            p class="ph-param" data-sign="test" { @if let Some(half) = half { (ticks(look, seat, half)) } }
            p class="ph-seq" { b { "3" } " " (words.get("ph-plant")) " " span class="ph-small" { (costs.plant) " LP" } }
            p class="ph-param" data-sign="test" { @if let Some(half) = half { (plant_test(look, seat, half)) } }
            p class="ph-seq ph-ds" data-sign="walk" { (words.get("ph-ds")) }
            p class="ph-param ph-ds" data-sign="walk" {
                @if let Some(half) = half { b { (arrow(half)) " " (half.number) } }
                @if let Some(corner) = look.state.ds_corner() {
                    span class="ph-small" { " " (words.fill("ph-ds-from", &[("place", &look.sun(corner))])) }
                }
            }
        }
    }
}

/// PH-9.11: the number of the revolution in all her tests.
fn rho(look: &Look<'_>) -> i32 {
    i32::from(look.state.revolution().min(3))
}

fn verdict(holds: bool) -> Markup {
    html! { span class=(if holds { "ph-yes" } else { "ph-no" }) { (if holds { " ✓" } else { " ✗" }) } }
}

/// PH-10.2, PH-10.3: the number clause with the numbers of now.
fn collect_test(look: &Look<'_>, seat: Seat, half: &Half) -> Markup {
    let (lp, rho) = (i32::from(look.state.lp(seat)), rho(look));
    let cost = i32::from(look.rules.collect_cost(seat));
    let signed = |n: i32| if n < 0 { format!("− {}", -n) } else { format!("+ {n}") };
    let n = i32::from(half.collect);
    match look.rules.options.readings.collect {
        CollectReading::LpPlusN => {
            html! { b { (minus(n)) } span class="ph-small" { " " (lp) " " (signed(n)) " ≥ " (rho) (verdict(lp + n >= rho)) } }
        }
        CollectReading::LpLeftPlusN => {
            html! { b { (minus(n)) } span class="ph-small" { " " (lp) " − " (cost) " " (signed(n)) " ≥ " (rho) (verdict(lp - cost + n >= rho)) } }
        }
        CollectReading::Always => {
            html! { span class="ph-small" { (look.words.get("ph-always")) (verdict(true)) } }
        }
        CollectReading::TokensBelow => {
            let (n, had) = (i32::from(half.collect_tokens), i32::from(look.state.taken().count(seat)));
            html! { b { (minus(n)) } span class="ph-small" { " " (had) " < " (rho) " " (signed(n)) (verdict(had < rho + n)) } }
        }
        CollectReading::LeavesPlusN => {
            let n = i32::from(half.collect_leaves);
            html! { b { (minus(n)) } span class="ph-small" { " " (look.words.get("ph-leaves-word")) " " (signed(n)) " ≥ " (rho) } }
        }
    }
}

fn minus(n: i32) -> String {
    if n < 0 { format!("−{}", -n) } else { n.to_string() }
}

/// PH-10.8: the ticked target sizes.
fn ticks(look: &Look<'_>, seat: Seat, half: &Half) -> Markup {
    html! {
        @for size in &Size::ALL[1..] {
            @let ticked = half.ticks.contains(size.index() as u8);
            span class=(if ticked { "ph-tick" } else { "ph-tick ph-none" }) {
                (species::icon(Piece { seat, size: *size }))
                span class="ph-hidden" { (look.size(*size)) }
                (if ticked { "☑" } else { "☐" })
            }
        }
    }
}

/// PH-10.12, PH-10.13: the count of her spaces against the threshold, and the rings in reading order.
fn plant_test(look: &Look<'_>, seat: Seat, half: &Half) -> Markup {
    let count = look.state.forest().of(seat).len() as i32;
    let rho = rho(look);
    // PH-13.1: the level changes the number of R1–2 halves only.
    let change = match look.rules.level(seat) {
        Some(level) if look.state.revolution() < 3 => i32::from(level.seed_change),
        _ => 0,
    };
    let n = i32::from(half.seed) + change;
    let signed = if n < 0 { format!("− {}", -n) } else { format!("+ {n}") };
    let late = rho >= 3;
    let (left, right, holds) = match look.rules.options.readings.seed {
        SeedReading::WholeThreshold if late => (count, "3".to_string(), count < 3),
        SeedReading::SpaceCount if late => (3, format!("3 {signed}"), n >= 1),
        _ => (count, format!("{rho} {signed}"), count < rho + n),
    };
    html! {
        b { (minus(i32::from(half.seed))) @if change != 0 { " " (if change > 0 { "+" } else { "−" }) (change.abs()) } }
        span class="ph-small" { " " (left) " < " (right) (verdict(holds)) }
        span class="ph-ring-order" {
            @for (place, leaves) in half.rings().iter().enumerate() {
                @if place > 0 { "›" }
                span { (leaves) }
            }
            svg class="ph-pile-leaves ph-one-leaf" data-sign="leaf" viewBox="-6 -8 12 14" aria-hidden="true" focusable="false" { (species::leaves(1)) }
        }
    }
}
