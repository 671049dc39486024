//! What this table plays by: stand-in values, level, readings and options, reachable in one step (PH-1.15, PH-1.16).

use super::{Look, cynthia};
use crate::{rule_link, stand_in};
use maud::{Markup, html};
use solarium_core::{Language, Message, Provenance};

const GAME: &str = "photosynthesis";

pub(super) fn about(look: &Look<'_>, notices: &[Message]) -> Markup {
    let words = look.words;
    let options = &look.rules.options;
    let readings = &options.readings;
    html! {
        details class="ph-about" {
            summary {
                @if notices.is_empty() {
                    (words.get("part-ph-about"))
                } @else {
                    span class="ph-badge" { (words.get("ph-stand-in-badge")) (stand_in(words)) }
                    " " (words.get("ph-about-more"))
                }
            }
            @for notice in notices { p { (words.say(notice)) } }
            p { a href="/stand-ins#photosynthesis" { (words.get("ph-all-stand-ins")) } " " (rule_link(GAME, "PH-1.15")) }
            dl {
                (entry(words.get("ph-opt-revolutions"), &options.revolutions.to_string(), "PH-7.1"))
                (entry(words.get("ph-opt-shade"), words.get(yes(options.shade_lock)), "PH-7.2"))
                @if options.shade_lock {
                    (entry(words.get("ph-opt-shade-collect"), words.get(yes(options.shade_lock_blocks_collect)), "PH-7.3"))
                }
                @for seat in look.seats().filter(|seat| look.rules.is_cynthia(*seat)) {
                    @if let Some(level) = look.rules.level(seat) {
                        dt { (seat.letter()) ": " (cynthia::level_name(look, seat)) " " (rule_link(GAME, "PH-13.1")) }
                        dd {
                            (words.fill("ph-level-numbers", &[
                                ("seed", &format_args!("{:+}", level.seed_change)),
                                ("light", &format_args!("{:+}", level.light_change)),
                            ]))
                            @if level.provenance == Provenance::Reconstructed { (stand_in(words)) }
                        }
                    }
                }
                @if look.rules.has_cynthia() {
                    (entry(words.get("ph-opt-collect"), &words.say(&readings.collect.message()), "PH-10.3"))
                    (entry(words.get("ph-opt-seed"), &words.say(&readings.seed.message()), "PH-10.13"))
                    (entry(words.get("ph-opt-pair"), &words.say(&readings.pair.message()), "PH-10.5"))
                    @if let Some(corner) = look.state.ds_corner() {
                        (entry(words.get("ph-opt-corner"), &look.sun(corner), "PH-8.7"))
                    }
                }
                (entry(words.get("ph-opt-pack"), &look.rules.pack.id, "PH-1.15"))
            }
        }
    }
}

fn yes(holds: bool) -> &'static str {
    if holds { "ph-yes" } else { "ph-no" }
}

fn entry(name: &str, value: &str, rule: &str) -> Markup {
    html! {
        dt { (name) " " (rule_link(GAME, rule)) }
        dd { (value) }
    }
}
