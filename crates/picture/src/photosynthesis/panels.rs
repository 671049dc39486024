//! The panels of the seats: the own one large, the others compact but complete (PH-15.9: all of it is open).

use super::{Look, cynthia, species};
use crate::seat_badge;
use maud::{Markup, html};
use solarium_core::Seat;
use solarium_photosynthesis::{Piece, Sitter, Size};

/// The panel of the seat that looks.
pub(super) fn own(look: &Look<'_>, seat: Seat) -> Markup {
    html! {
        div class=(classes(look, seat, "ph-seat ph-own")) data-name={ "seat " (seat.letter()) } {
            (head(look, seat))
            (light(look, seat))
            @if look.rules.is_cynthia(seat) {
                (cynthia::holdings(look, seat))
                (cynthia::cards(look, seat))
            } @else {
                div class="ph-shop" {
                    @for size in Size::ALL { (column(look, seat, size)) }
                }
            }
            (tokens(look, seat))
        }
    }
}

/// The panels of all other seats, in table order.
pub(super) fn others(look: &Look<'_>) -> Markup {
    html! {
        div class="ph-others" {
            @for seat in look.seats().filter(|seat| Some(*seat) != look.you) {
                @let cynthia = look.rules.is_cynthia(seat);
                div class=(classes(look, seat, if cynthia { "ph-seat ph-hers" } else { "ph-seat" }))
                    data-name={ "seat " (seat.letter()) } {
                    (head(look, seat))
                    (light(look, seat))
                    @if cynthia {
                        (cynthia::holdings(look, seat))
                        (cynthia::cards(look, seat))
                    } @else {
                        (stock(look, seat))
                    }
                    (tokens(look, seat))
                }
            }
        }
    }
}

fn classes(look: &Look<'_>, seat: Seat, kind: &str) -> String {
    let turn = look.rules.in_turn(look.state) == Some(seat);
    format!("{kind} seat-{}{}", seat.0, if turn { " ph-turn" } else { "" })
}

/// Who sits there, whether they are in turn or hold the first-player token, and their points now.
fn head(look: &Look<'_>, seat: Seat) -> Markup {
    let words = look.words;
    let (tokens, lp_points) = look.rules.score_parts(look.state, seat);
    let kind = match &look.rules.sitters[seat.index()] {
        Sitter::Bot(name) => Some(words.fill("ph-bot", &[("name", name)])),
        Sitter::Cynthia(_) => Some(cynthia::level_name(look, seat)),
        Sitter::Human => None,
    };
    let points = words.fill("ph-points-tip", &[("tokens", &tokens), ("light", &lp_points)]);
    html! {
        header class="ph-head" {
            (seat_badge(seat))
            (species::icon(Piece { seat, size: Size::Large }))
            span class="ph-who" {
                strong { (look.name(seat)) }
                @if let Some(kind) = kind { span class="ph-kind" { (kind) } }
            }
            @if look.rules.in_turn(look.state) == Some(seat) {
                span class="ph-in-turn" { (words.get("ph-in-turn")) }
            }
            @if look.state.first() == Some(seat) {
                span class="ph-first" data-move="first" role="img" aria-label=(words.get("ph-first")) data-sign="first" { "★" }
            }
            span class="ph-points" data-tip=(points) data-sign="points" data-rule="PH-6.1" {
                b { (tokens + lp_points) } " " (words.fill("ph-points", &[("n", &(tokens + lp_points))]))
                small { (tokens) "+" (lp_points) }
            }
        }
    }
}

/// The light tracker (PH-1.12) with what the next round brings (PH-3.3).
fn light(look: &Look<'_>, seat: Seat) -> Markup {
    let words = look.words;
    let cap = look.rules.pack.players.light_cap;
    let lp = look.state.lp(seat);
    let next = look.rules.next_light(look.state, seat);
    let mut label = words.fill("ph-lp-of", &[("lp", &lp), ("cap", &cap)]);
    if let Some((gain, lost)) = next {
        label.push_str(", ");
        label.push_str(&words.fill("ph-next-light", &[("gain", &gain), ("lost", &lost)]));
    }
    html! {
        div class="ph-light-row" data-rule="PH-1.12" {
            span class="ph-lp" data-sign="light" { b { (lp) } " LP" }
            svg class="ph-lp-track" viewBox={ "0 0 " (u32::from(cap + 1) * 20) " 26" } role="img" aria-label=(label) {
                (tracker(seat, lp, cap, next, false))
            }
            @match next {
                Some((gain, lost)) => {
                    span class="ph-gain" data-sign="sun" data-tip=(words.fill("ph-next-light", &[("gain", &gain), ("lost", &lost)])) {
                        "☀ " @if gain >= 0 { "+" } (gain)
                        @if let Some(change) = level_change(look, seat) {
                            " " span class="ph-small" data-tip=(words.fill("ph-level-light", &[("trees", &(gain - change)), ("change", &signed(change))])) {
                                "(" (gain - change) " " (signed(change)) ")"
                            }
                        }
                        @if lost > 0 {
                            span class="ph-lost-light" { " " (words.fill("ph-lost-light", &[("lost", &lost)])) }
                        }
                    }
                }
                None => span class="ph-gain" data-sign="sun" data-tip=(words.get("ph-no-more-light")) { "☀ –" },
            }
        }
    }
}

/// PH-13.1: what the level of a Cynthia adds to the light of her trees, if anything.
pub(super) fn level_change(look: &Look<'_>, seat: Seat) -> Option<i16> {
    look.rules.level(seat).map(|level| i16::from(level.light_change)).filter(|change| *change != 0)
}

pub(super) fn signed(change: i16) -> String {
    if change < 0 { format!("− {}", -change) } else { format!("+ {change}") }
}

/// Spaces 0 to the limit: behind the marker filled, the next gain hatched. On a page it is too small for numbers, and the
/// amount stands beside it.
pub(super) fn tracker(seat: Seat, lp: u8, cap: u8, next: Option<(i16, u8)>, numbers: bool) -> Markup {
    let gain = next.map_or(0, |(gain, _)| gain);
    let then = (i16::from(lp) + gain).clamp(0, i16::from(cap)) as u8;
    html! {
        @for k in 0..=cap {
            @let class = if k == lp { "ph-lp-now" } else if k < lp { "ph-lp-had" } else if k <= then { "ph-lp-next" } else { "ph-lp-free" };
            rect class=(class) data-move=[(k == lp).then(|| format!("lp-{seat}"))] x=(u32::from(k) * 20 + 1) y="3" width="18" height="20" rx="4" {}
            @if numbers && (k % 5 == 0 || k == lp) {
                text class=(if k == lp { "ph-lp-no ph-lp-here" } else if k < lp { "ph-lp-no ph-lp-on" } else { "ph-lp-no" }) x=(u32::from(k) * 20 + 10) y="17.5" { (k) }
            }
        }
    }
}

/// A column of the own shop: what is ready, the slots with their prices, what is out of the game (PH-1.9, PH-1.10).
fn column(look: &Look<'_>, seat: Seat, size: Size) -> Markup {
    let words = look.words;
    let (rules, state) = (look.rules, look.state);
    let i = size.index();
    let players = &rules.pack.players;
    let capacity = usize::from(players.shop[i]);
    let left = usize::from(state.shop(seat).left(size));
    let ready = state.available(seat)[i];
    let lost = rules.lost(state, seat)[i];
    let sold = capacity.saturating_sub(left);
    let price = rules.price(state, seat, size);
    let label = match price {
        Some(price) => words.fill(
            "ph-shop-label",
            &[("piece", &look.size(size)), ("price", &price), ("left", &left), ("ready", &ready)],
        ),
        None => words.fill("ph-shop-empty", &[("piece", &look.size(size)), ("ready", &ready)]),
    };
    html! {
        div class="ph-column" {
            div class=(if ready == 0 { "ph-ready ph-none" } else { "ph-ready" }) data-sign="ready" {
                (species::icon(Piece { seat, size }))
                b { "×" (ready) }
                span class="ph-small" { (words.get("ph-ready")) }
            }
            button type="button" class="ph-buy" data-rule="PH-5.3" data-touch={ "shop:" (size) } data-name={ "shop " (size) } data-tip=(label) {
                span class="unseen" { (label) }
                span class="ph-slots" aria-hidden="true" {
                    @for slot in 0..capacity {
                        span class=(if slot < sold { "ph-slot ph-sold" } else if slot == sold { "ph-slot ph-due" } else { "ph-slot" }) {
                            (players.prices[i][slot])
                        }
                    }
                }
                span class="ph-small" aria-hidden="true" {
                    @match price {
                        Some(price) => (words.fill("ph-buy-for", &[("price", &price)])),
                        None => (words.get("ph-sold-out")),
                    }
                }
            }
            @if lost > 0 {
                span class="ph-gone" data-sign="lost" { "✕ " (words.fill("ph-lost", &[("n", &lost)])) }
            }
        }
    }
}

/// Another player's pieces as a small table: ready, shop with the next price, lost.
fn stock(look: &Look<'_>, seat: Seat) -> Markup {
    let words = look.words;
    let (rules, state) = (look.rules, look.state);
    let lost = rules.lost(state, seat);
    html! {
        table class="ph-stock" {
            thead {
                tr {
                    td {}
                    @for size in Size::ALL {
                        th scope="col" { (species::icon(Piece { seat, size })) span class="ph-hidden" { (look.size(size)) } }
                    }
                }
            }
            tbody {
                tr {
                    th scope="row" data-sign="ready" { (words.get("ph-ready")) }
                    @for count in state.available(seat) { td class=[(count == 0).then_some("ph-none")] data-sign="ready" { (count) } }
                }
                tr {
                    th scope="row" data-sign="shop" { (words.get("ph-shop")) }
                    @for size in Size::ALL {
                        @let left = state.shop(seat).left(size);
                        td class=[(left == 0).then_some("ph-none")] data-sign="shop" {
                            (left)
                            @if let Some(price) = rules.price(state, seat, size) {
                                span class="ph-price" { " " (words.fill("ph-at-price", &[("price", &price)])) }
                            }
                        }
                    }
                }
                tr {
                    th scope="row" data-sign="lost" { (words.get("ph-out")) }
                    @for count in lost { td class=[(count == 0).then_some("ph-none")] data-sign="lost" { (count) } }
                }
            }
        }
    }
}

/// Tokens taken, in the order taken.
fn tokens(look: &Look<'_>, seat: Seat) -> Markup {
    let mut values = look.rules.tokens(look.state, seat).peekable();
    html! {
        div class="ph-tokens" {
            span class="ph-small" { (look.words.get("ph-tokens")) }
            @if values.peek().is_none() { span class="ph-none" { "–" } }
            @for value in values { span class="ph-token" data-sign="token" { (value) } }
        }
    }
}
