//! What lies beside the board: the track of rounds and the piles of scoring tokens.

use super::{Look, species};
use maud::{Markup, html};

/// Revolutions and rounds, the present one marked (PH-3.2, PH-3.7).
pub(super) fn track(look: &Look<'_>) -> Markup {
    let (round, last) = (look.state.round(), look.rules.last_round());
    let over = look.rules.is_over(look.state);
    html! {
        div class="ph-track" data-rule="PH-3.7" {
            p class="ph-track-words" { (look.title()) }
            svg class="ph-rounds" viewBox={ "0 0 " (rounds_width(last)) " 26" } role="img" aria-label=(look.title()) {
                (rounds(round, last, over, false))
            }
        }
    }
}

/// How wide the drawing of all rounds is.
pub(super) fn rounds_width(last: u8) -> u32 {
    u32::from(last) * 22 + u32::from(last) / 6 * 14
}

/// One small sun for each round; done ones are filled, the present one has rays. On a page they are too small for numbers.
pub(super) fn rounds(round: u8, last: u8, over: bool, numbers: bool) -> Markup {
    html! {
        @for k in 1..=last {
            @let x = u32::from(k - 1) * 22 + u32::from((k - 1) / 6) * 14 + 15;
            @let class = if k < round || over { "ph-done" } else if k == round { "ph-now" } else { "ph-ahead" };
            g class=(class) transform={ "translate(" (x) " 13)" } {
                @if k == round && !over {
                    path d="M0-12V-9M0 12V9M-12 0H-9M12 0H9M-8.5-8.5L-6.4-6.4M8.5 8.5L6.4 6.4M-8.5 8.5L-6.4 6.4M8.5-8.5L6.4-6.4" {}
                }
                circle r="7" {}
                @if numbers { text y="3.2" { ((k - 1) % 6) } }
            }
        }
    }
}

/// The four piles, highest value on top (PH-1.11): the top token, then what lies below it.
pub(super) fn piles(look: &Look<'_>) -> Markup {
    html! {
        div class="ph-piles" data-rule="PH-1.11" {
            h2 { (look.words.get("part-ph-piles")) }
            ul {
                @for leaves in (1..=4u8).rev() {
                    (pile(look, leaves))
                }
            }
        }
    }
}

fn pile(look: &Look<'_>, leaves: u8) -> Markup {
    let words = look.words;
    let left = look.rules.pile(look.state, leaves);
    let full = look.rules.full_pile(leaves).len();
    html! {
        li class=(if left.is_empty() { "ph-pile ph-none" } else { "ph-pile" }) data-name={ "pile " (leaves) } {
            svg class="ph-pile-leaves" data-sign="leaf" viewBox="-22 -9 44 16" role="img"
                aria-label=(words.fill("ph-leaves", &[("n", &leaves)])) { (species::leaves(leaves)) }
            @match left.split_first() {
                Some((top, rest)) => {
                    span class="ph-token ph-top" data-sign="token" { (top) }
                    span class="ph-below" {
                        @for value in rest { span class="ph-token" data-sign="token" { (value) } }
                    }
                    span class="ph-count ph-left" { (words.fill("ph-left-of", &[("n", &left.len()), ("all", &full)])) }
                }
                // PH-2.7: with two seats the pile of the centre is left out.
                None if full == 0 => span class="ph-count" { (words.get("ph-pile-out")) },
                None => span class="ph-count" { (words.get("ph-pile-empty")) },
            }
        }
    }
}
