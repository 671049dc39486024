//! The light of the coming six rounds if the board stays as it is, for every seat: a table on a page, bars in a picture.

use super::panels::{level_change, signed};
use super::{Look, N};
use crate::{seat_badge, seat_shape};
use maud::{Markup, html};
use solarium_core::Seat;
use std::fmt::Write;

const ROUNDS: u8 = 6;
const COLUMN: f64 = 68.0;
pub(super) const WIDTH: f64 = COLUMN * ROUNDS as f64;
pub(super) const HEIGHT: f64 = 148.0;
/// Where bars stand, and how tall the tallest is.
const FOOT: f64 = 122.0;
const TALL: f64 = 66.0;

/// On a page: a table of numbers, each with as much light behind it as it brings.
pub(super) fn forecast(look: &Look<'_>) -> Markup {
    let words = look.words;
    // The level of a Cynthia may take more than her trees give, but never light she does not have.
    let gain = |seat: Seat, ahead: u8| {
        look.rules.gain_ahead(look.state, seat, ahead).max(-i16::from(look.state.lp(seat)))
    };
    let most = (1..=ROUNDS).flat_map(|ahead| look.seats().map(move |seat| gain(seat, ahead))).max();
    let strength = |value: i16| (value.max(0) * 5 + most.unwrap_or(0).max(6) - 1) / most.unwrap_or(0).max(6);
    // PH-3.7: after the last round nothing more is lit.
    let gone = |ahead: u8| look.state.round() + ahead > look.rules.last_round();
    html! {
        div class="ph-forecast" data-rule="PH-3.3" {
            h2 { (words.get("part-ph-forecast")) }
            table class="ph-suns" {
                thead {
                    tr {
                        td {}
                        @for ahead in 1..=ROUNDS {
                            @let place = words.fill("ph-sun-place", &[("place", &look.sun(look.sun_ahead(ahead)))]);
                            th scope="col" class=(if gone(ahead) { "ph-none" } else if ahead == 1 { "ph-soon" } else { "" })
                                data-tip=(place) {
                                span class="ph-small-sun" aria-hidden="true" { (look.sun_ahead(ahead)) }
                                span class="ph-hidden" { (place) }
                            }
                        }
                    }
                }
                tbody {
                    @for seat in look.seats() {
                        tr class={ "seat-" (seat.0) } {
                            th scope="row" { (seat_badge(seat)) span class="ph-hidden" { (look.name(seat)) } }
                            @for ahead in 1..=ROUNDS {
                                @let value = gain(seat, ahead);
                                @if gone(ahead) {
                                    td class="ph-none" {
                                        span aria-hidden="true" { "–" }
                                        span class="ph-hidden" { (words.get("ph-no-more-light")) }
                                    }
                                }
                                @else {
                                    td class={ "ph-heat-" (strength(value)) } data-tip=(gain_words(look, seat, ahead, value)) {
                                        (minus(value))
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What a seat will gain, and what part of it the level of a Cynthia has (PH-13.1).
fn gain_words(look: &Look<'_>, seat: Seat, ahead: u8, value: i16) -> String {
    let name = look.name(seat);
    let sun = look.sun(look.sun_ahead(ahead));
    let mut text =
        look.words.fill("ph-forecast-gain", &[("who", &name), ("gain", &minus(value)), ("place", &sun)]);
    if let Some(change) = level_change(look, seat) {
        let trees = look.rules.gain_ahead(look.state, seat, ahead) - change;
        text += ": ";
        text += &look.words.fill("ph-level-light", &[("trees", &trees), ("change", &signed(change))]);
    }
    text
}

fn minus(value: i16) -> String {
    if value < 0 { format!("−{}", -value) } else { value.to_string() }
}

pub(super) fn chart(look: &Look<'_>) -> Markup {
    let gain = |seat: Seat, ahead: u8| look.rules.gain_ahead(look.state, seat, ahead);
    let most = (1..=ROUNDS).flat_map(|ahead| look.seats().map(move |seat| gain(seat, ahead))).max();
    let scale = TALL / f64::from(most.unwrap_or(0).max(6));
    let seats = look.rules.seats() as f64;
    let bar = (COLUMN - 14.0) / seats;
    html! {
        @for ahead in 1..=ROUNDS {
            @let left = f64::from(ahead - 1) * COLUMN;
            @let round = look.state.round() + ahead;
            // PH-3.7: after the last round nothing more is lit.
            @let gone = round > look.rules.last_round();
            @let class = if gone { "ph-col-gone" } else if ahead == 1 { "ph-col-next" } else { "ph-col-later" };
            g class=(class) transform={ "translate(" (N(left)) " 0)" } {
                rect class="ph-col-ground" x="2" y="1" width=(N(COLUMN - 4.0)) height=(N(HEIGHT - 2.0)) rx="7" {}
                g class="ph-col-sun" transform="translate(18 16)" {
                    circle r="10" {}
                    text y="4" { (look.sun_ahead(ahead)) }
                }
                text class="ph-col-round" x="62" y="20" {
                    @if gone { "–" } @else { (look.words.fill("ph-round-short", &[("n", &round)])) }
                }
                @for seat in look.seats() {
                    @let value = gain(seat, ahead);
                    @let high = f64::from(value.max(0)) * scale;
                    @let width = (bar - 3.0).min(18.0);
                    @let x = 7.0 + bar * (f64::from(seat.0) + 0.5);
                    g class={ "seat-" (seat.0) } {
                        rect class="ph-bar" x=(N(x - width / 2.0)) y=(N(FOOT - high.max(1.5))) width=(N(width))
                            height=(N(high.max(1.5))) rx="2" {}
                        text class="ph-bar-value" x=(N(x)) y=(N(FOOT - high.max(1.5) - 4.0)) { (value) }
                        path class="ph-bar-shape" d=(seat_shape(seat)) transform={ "translate(" (N(x)) " 134) scale(" (if look.rules.seats() > 3 { ".54" } else { ".68" }) ")" } {}
                        text class="ph-bar-seat" x=(N(x)) y=(if seat.0 == 2 { "139.2" } else { "137.6" }) { (seat.letter()) }
                    }
                }
            }
        }
    }
}

/// The chart in words.
pub(super) fn in_words(look: &Look<'_>) -> String {
    let mut text = String::with_capacity(200);
    for ahead in 1..=ROUNDS {
        if look.state.round() + ahead > look.rules.last_round() {
            break;
        }
        let sun = look.sun(look.sun_ahead(ahead));
        let _ = write!(
            text,
            "{}{}:",
            if ahead == 1 { "" } else { "; " },
            look.words.fill("ph-sun-place", &[("place", &sun)])
        );
        for seat in look.seats() {
            let _ = write!(text, " {} {}", seat.letter(), look.rules.gain_ahead(look.state, seat, ahead));
        }
    }
    if text.is_empty() {
        text.push_str(look.words.get("ph-no-more-light"));
    }
    text
}
