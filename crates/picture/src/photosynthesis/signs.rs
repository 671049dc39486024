//! What pieces, tokens and short words mean, each explained once.

use super::species;
use crate::Sign;
use maud::{Markup, html};
use solarium_core::{Rule, Seat};
use solarium_photosynthesis::{Piece, Size};
use solarium_words::Words;

pub(super) fn signs(words: &Words) -> Vec<Sign> {
    let sign = |id: &'static str, drawn: Markup, key: &str, rule: Rule| Sign {
        id,
        drawn: drawn.into_string(),
        text: words.get(key).to_string(),
        rule,
    };
    let piece = |size: Size, key: &str, rule: Rule| {
        sign(species::sign(size), species::icon(Piece { seat: Seat(0), size }), key, rule)
    };
    let leaf = html! {
        svg class="ph-pile-leaves ph-one-leaf" viewBox="-6 -8 12 14" aria-hidden="true" focusable="false" {
            (species::leaves(1))
        }
    };
    vec![
        piece(Size::Seed, "ph-sign-seed", "PH-4.1"),
        piece(Size::Small, "ph-sign-small", "PH-4.2"),
        piece(Size::Medium, "ph-sign-medium", "PH-4.2"),
        piece(Size::Large, "ph-sign-large", "PH-5.6"),
        sign("light", html! { "LP" }, "ph-sign-light", "PH-3.3"),
        sign("sun", html! { "☀" }, "ph-sign-sun", "PH-3.3"),
        sign("token", html! { span class="ph-token" { "12" } }, "ph-sign-token", "PH-5.8"),
        sign("leaf", leaf, "ph-sign-leaf", "PH-1.11"),
        sign("points", html! { "0+0" }, "ph-sign-points", "PH-6.1"),
        sign("first", html! { span class="ph-first" { "★" } }, "ph-sign-first", "PH-3.6"),
        sign("ready", html! { "×" }, "ph-sign-ready", "PH-1.9"),
        sign("shop", html! { span class="ph-slot" { "3" } }, "ph-sign-shop", "PH-1.10"),
        sign("lost", html! { "✕" }, "ph-sign-lost", "PH-5.7"),
        sign("card", html! { "A1" }, "ph-sign-card", "PH-9.2"),
        sign("test", html! { "✓" }, "ph-sign-test", "PH-9.4"),
        sign("walk", html! { "↻" }, "ph-sign-walk", "PH-12.2"),
    ]
}
