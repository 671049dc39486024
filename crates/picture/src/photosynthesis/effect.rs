//! What an action would change, and what would be lost by it.

use super::{Look, board};
use crate::{rule_link, seat_badge};
use maud::{Markup, html};
use solarium_core::{Language, Message, Seat};
use solarium_photosynthesis::{Action, CellSet, Size};

/// LP left, tokens, pieces lost, and for each of the next six sun positions whose light changes and which pieces go
/// dark or come into the light. Only changes are listed.
pub(super) fn effect(before: &Look<'_>, after: &Look<'_>) -> Option<Markup> {
    let words = after.words;
    let changes: Vec<Markup> = before.seats().filter_map(|seat| seat_change(before, after, seat)).collect();
    let light: Vec<Markup> = (1..=6).filter_map(|ahead| light_change(before, after, ahead)).collect();
    if changes.is_empty() && light.is_empty() {
        return None;
    }
    Some(html! {
        div class="ph-effect" {
            @if let Some(ghost) = board::ghost(before, after) { template data-over="board" { (ghost) } }
            @if let Some(seat) = after.you && let Some(spent) = spent(before, after, seat) {
                template data-over="you" { span class="ph-lp-chip" { (spent) } }
            }
            @for change in changes { (change) }
            @if !light.is_empty() {
                table class="ph-effect-light" {
                    caption { (words.get("ph-effect-light")) }
                    tbody { @for row in light { (row) } }
                }
            }
        }
    })
}

/// What the light of a seat becomes, short enough for a mark beside it.
fn spent(before: &Look<'_>, after: &Look<'_>, seat: Seat) -> Option<String> {
    let (lp, then) = (before.state.lp(seat), after.state.lp(seat));
    (lp != then).then(|| format!("{lp} → {then} LP"))
}

/// The change of a seat's own things.
fn seat_change(before: &Look<'_>, after: &Look<'_>, seat: Seat) -> Option<Markup> {
    let words = after.words;
    let (lp, then) = (before.state.lp(seat), after.state.lp(seat));
    let taken = usize::from(before.state.taken().count(seat));
    let token = after.rules.tokens(after.state, seat).nth(taken);
    let lost = after.rules.lost(after.state, seat);
    let was = before.rules.lost(before.state, seat);
    let gone: Vec<Size> =
        Size::ALL.into_iter().filter(|size| lost[size.index()] > was[size.index()]).collect();
    if lp == then && token.is_none() && gone.is_empty() {
        return None;
    }
    Some(html! {
        p class={ "ph-effect-seat seat-" (seat.0) } {
            (seat_badge(seat))
            @if lp != then { " " (words.fill("ph-effect-lp", &[("before", &lp), ("after", &then)])) }
            @if let Some(token) = token {
                " · " strong { (words.fill("ph-effect-token", &[("value", &token)])) }
            }
            @for piece in gone {
                " · " span class="ph-warn" { (words.say(&Message::new("ph-effect-lost").with("piece", piece))) }
                " " (rule_link("photosynthesis", "PH-5.7"))
            }
        }
    })
}

/// One position of the sun: the seats whose light changes, the pieces that change sides.
fn light_change(before: &Look<'_>, after: &Look<'_>, ahead: u8) -> Option<Markup> {
    let words = after.words;
    let sun = before.sun_ahead(ahead);
    // An action may end the round: then the same sun is nearer.
    let gain = |look: &Look<'_>, seat: Seat| look.rules.raw_light(look.state.forest(), seat, sun);
    let seats: Vec<(Seat, u32, u32)> = before
        .seats()
        .map(|seat| (seat, gain(before, seat), gain(after, seat)))
        .filter(|(_, was, is)| was != is)
        .collect();
    let (was, is) = (before.state.forest().shaded(sun), after.state.forest().shaded(sun));
    let stayed = before.state.forest().occupied() & after.state.forest().occupied();
    let darkened = is & !was & stayed;
    let freed = was & !is & stayed;
    if seats.is_empty() && darkened.is_empty() && freed.is_empty() {
        return None;
    }
    let gone = before.state.round() + ahead > before.rules.last_round();
    Some(html! {
        tr class=[gone.then_some("ph-none")] {
            th scope="row" { "☀ " (sun) }
            td {
                @for (seat, was, is) in seats {
                    span class={ "ph-effect-gain seat-" (seat.0) } { (seat_badge(seat)) (was) "→" b { (is) } }
                }
            }
            td {
                @if !darkened.is_empty() { span { (words.fill("ph-effect-dark", &[("cells", &list(after, darkened))])) } " " }
                @if !freed.is_empty() { span { (words.fill("ph-effect-freed", &[("cells", &list(after, freed))])) } }
            }
        }
    })
}

fn list(look: &Look<'_>, cells: CellSet) -> String {
    let name = |cell| match look.state.forest().piece(cell) {
        Some(piece) => format!("{cell} ({})", piece.seat.letter()),
        None => format!("{cell}"),
    };
    cells.iter().map(name).collect::<Vec<_>>().join(", ")
}

/// PH-15.8: what the rules allow but a person might regret.
pub(super) fn caution(look: &Look<'_>, seat: Seat, action: Action) -> Option<String> {
    let words = look.words;
    // PH-8.2: a Cynthia loses nothing, and there is no question for her.
    if look.rules.is_cynthia(seat) {
        return None;
    }
    if let Some(size) = look.rules.loses(look.state, seat, action) {
        let caution = match look.rules.price(look.state, seat, size) {
            Some(price) => Message::new("ph-caution-lost").with("price", price),
            None => Message::new("ph-caution-lost-only"),
        };
        return Some(words.say(&caution.with("piece", size)));
    }
    match action {
        // PH-5.8: no pile to take from.
        Action::Collect(cell) if look.rules.token_value(look.state, cell) == 0 => {
            Some(words.fill("ph-caution-nothing", &[("cell", &cell)]))
        }
        // PH-3.3: the excess is lost.
        Action::End => match look.rules.next_light(look.state, seat) {
            Some((gain, lost)) if lost > 0 => {
                let cap = look.rules.pack.players.light_cap;
                Some(words.fill("ph-caution-limit", &[("gain", &gain), ("lost", &lost), ("cap", &cap)]))
            }
            _ => None,
        },
        _ => None,
    }
}
