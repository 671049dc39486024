//! The whole table as one picture that stands alone: the same board, track, piles and forecast as on the page.

use super::{Look, N, board, forecast, panels, species, table_top};
use crate::seat_shape;
use maud::{Markup, PreEscaped, html};
use solarium_core::Seat;
use solarium_photosynthesis::Size;

const WIDTH: f64 = 1180.0;
const HEIGHT: f64 = 800.0;
const SIDE: f64 = 760.0;

/// Colours a page would bring, light and dark.
/// What a picture needs that stands alone.
const DRAWING: &str = concat!(include_str!("../shared.css"), include_str!("drawing.css"));

const COLOURS: &str = "
svg{color-scheme:light dark;--ground:light-dark(#f6f1e7,#14111d);--panel:light-dark(#fffdf8,#1e1a2b);--panel-edge:light-dark(#ddd2bf,#3a3350);--ink:light-dark(#221c2e,#f3edf9);--ink-soft:light-dark(#5c5568,#b6adc6);--accent:light-dark(#8a4b08,#f6b73c);--good:light-dark(#1f6b3a,#74d39a);--warn:light-dark(#8a5a00,#f0b94d);--bad:light-dark(#a32626,#ff8d84);--focus:light-dark(#1b5fc1,#8ec1ff);--font:system-ui,sans-serif;--font-display:Georgia,serif}
.ph-poster{fill:var(--ground)}.ph-poster-panel{fill:var(--panel);stroke:var(--panel-edge)}.ph-poster-turn{stroke:var(--accent);stroke-width:2.5}
.ph-poster-text{font:500 13px var(--font);fill:var(--ink)}.ph-poster-soft{font:500 12px var(--font);fill:var(--ink-soft)}.ph-poster-name{font:700 15px var(--font);fill:var(--ink)}.ph-poster-title{font:600 17px var(--font-display);fill:var(--ink)}
.ph-poster-count{font:600 12px var(--font);fill:var(--ink);text-anchor:middle}.ph-poster-token{fill:#f4d58a;stroke:#8a6414}.ph-poster-value{font:700 13px var(--font);fill:#2b1d00;text-anchor:middle}
";

pub(super) fn poster(look: &Look<'_>) -> Markup {
    let last = look.rules.last_round();
    let over = look.rules.is_over(look.state);
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class="ph-alone" viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="group"
            aria-label={ "Photosynthesis: " (look.title()) } {
            style { (PreEscaped(COLOURS)) (PreEscaped(DRAWING)) }
            rect class="ph-poster" width=(WIDTH) height=(HEIGHT) {}
            text class="ph-poster-title" x="16" y="30" { (look.title()) }
            svg class="ph-rounds" x="16" y="40" width=(table_top::rounds_width(last)) height="26" {
                (table_top::rounds(look.state.round(), last, over, true))
            }
            svg class="ph-board" x="0" y="76" width="750" height="698" viewBox=(board::VIEW_BOX) { (board::inside(look)) }
            (piles(look))
            svg class="ph-chart" x=(SIDE) y="182" width=(forecast::WIDTH) height=(forecast::HEIGHT) role="img"
                aria-label=(forecast::in_words(look)) { (forecast::chart(look)) }
            @for seat in look.seats() { (strip(look, seat)) }
        }
    }
}

/// The board without panels.
pub(super) fn board_alone(look: &Look<'_>) -> Markup {
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class="ph-alone" viewBox=(board::VIEW_BOX) role="group" aria-label=(look.title()) {
            style { (PreEscaped(COLOURS)) (PreEscaped(DRAWING)) }
            (board::inside(look))
        }
    }
}

/// The piles of tokens: leaves, the tokens from the top.
fn piles(look: &Look<'_>) -> Markup {
    html! {
        @for leaves in (1..=4u8).rev() {
            @let y = 18.0 + f64::from(4 - leaves) * 40.0;
            @let left = look.rules.pile(look.state, leaves);
            g transform={ "translate(" (N(SIDE)) " " (N(y)) ")" } role="img"
                aria-label={ (look.words.fill("ph-leaves", &[("n", &leaves)])) ": " @for value in left { (value) " " } } {
                g transform="translate(22 14)" { (species::leaves(leaves)) }
                @for (place, value) in left.iter().enumerate() {
                    @let x = 62.0 + place as f64 * 37.0;
                    rect class="ph-poster-token" x=(N(x)) y="0" width="32" height="28" rx="9" {}
                    text class="ph-poster-value" x=(N(x + 16.0)) y="19" { (value) }
                }
                @if left.is_empty() { text class="ph-poster-soft" x="62" y="18" { "–" } }
            }
        }
    }
}

/// One seat: who, tracker, pieces, tokens.
fn strip(look: &Look<'_>, seat: Seat) -> Markup {
    let (rules, state) = (look.rules, look.state);
    let high = (448.0 / rules.seats() as f64).min(150.0);
    let y = 344.0 + high * f64::from(seat.0);
    let (tokens, lp_points) = rules.score_parts(state, seat);
    let points = look.words.fill("ph-points", &[("n", &(tokens + lp_points))]);
    let turn = rules.in_turn(state) == Some(seat);
    let cap = rules.pack.players.light_cap;
    let rows: Vec<(&str, [u8; 4])> = if rules.is_cynthia(seat) {
        vec![(look.words.get("ph-supply"), rules.supply(state, seat))]
    } else {
        vec![
            (look.words.get("ph-ready"), state.available(seat)),
            (look.words.get("ph-shop"), state.shop(seat).all()),
            (look.words.get("ph-out"), rules.lost(state, seat)),
        ]
    };
    let (top, line) = if high > 120.0 { (80.0, 21.0) } else { (72.0, 13.5) };
    html! {
        g class={ "seat-" (seat.0) } transform={ "translate(" (N(SIDE)) " " (N(y)) ")" } role="img"
            aria-label={ (look.name(seat)) ": " (state.lp(seat)) " LP, " (tokens + lp_points) " " (points) } {
            rect class=(if turn { "ph-poster-panel ph-poster-turn" } else { "ph-poster-panel" }) width="406" height=(N(high - 8.0)) rx="10" {}
            path class="ph-bar-shape" d=(seat_shape(seat)) transform="translate(20 20)" {}
            text class="ph-bar-seat" x="20" y=(if seat.0 == 2 { 27 } else { 25 }) { (seat.letter()) }
            text class="ph-poster-name" x="40" y="25" {
                (look.name(seat)) @if state.first() == Some(seat) { " ★" }
            }
            text class="ph-poster-text" x="394" y="25" text-anchor="end" { (tokens + lp_points) " " (points) }
            svg x="12" y="34" width="382" height="24" viewBox={ "0 0 " (u32::from(cap + 1) * 20) " 26" } {
                (panels::tracker(seat, state.lp(seat), cap, rules.next_light(state, seat), true))
            }
            @for (row, (name, counts)) in rows.iter().enumerate() {
                @let y = top + line * row as f64;
                text class="ph-poster-soft" x="14" y=(N(y)) { (name) }
                @for size in Size::ALL {
                    @let x = 96 + 46 * size.index() as i32;
                    @if row == 0 && high > 120.0 {
                        svg class="ph-icon" x=(x - 24) y=(N(y - 15.0)) width="18" height="18" viewBox="-36 -71 72 73" {
                            use href={ "#ph-" (seat.0) "-" (size.index()) } {}
                        }
                    }
                    text class="ph-poster-count" x=(x) y=(N(y)) { (counts[size.index()]) }
                }
            }
            @let values: Vec<u8> = rules.tokens(state, seat).collect();
            text class="ph-poster-soft" x="290" y=(N(top)) { (look.words.get("ph-tokens")) }
            text class="ph-poster-text" x="290" y=(N(top + line)) {
                @if values.is_empty() { "–" }
                @for value in &values { (value) " " }
            }
        }
    }
}
