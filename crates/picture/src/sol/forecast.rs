//! What an action would change, and what it would cost dearly.

use super::seats::TOO_MUCH;
use super::{Star, ghost, percent};
use crate::{Stage, seat_badge};
use maud::{Markup, html};
use solarium_core::{Game, Mute, Seat, Step, Turn};
use solarium_sol::{Action, Mode, Odds, Phase, Sol, State, View, ratio};
use solarium_words::Words;

/// What changes, from, to.
type Change<'w> = (&'w str, i64, i64);

/// Numbers before and after, seat by seat, and the draw that follows.
pub(super) fn effect(game: &Sol, before: &View, after: &View, stage: &Stage<'_>) -> Option<String> {
    let (was, is) = (&before.state, &after.state);
    let star = Star::of(game, after, stage, None);
    let over = ghost::ghost(&Star::of(game, before, stage, None), &star);
    let words = stage.words;
    let rows: Vec<(Seat, Vec<Change<'_>>)> = Seat::all(game.players())
        .map(|seat| (seat, changes(game, words, was, is, seat)))
        .filter(|(_, list)| !list.is_empty())
        .collect();
    let (owed, owes) = (u32::from(was.turn.owed), u32::from(is.turn.owed));
    let mp = (was.turn.mp, is.turn.mp);
    let moving = was.turn.phase == Phase::Step && is.turn.phase == Phase::Step && mp.0 != mp.1;
    let draw = draw(&star, owes);
    if rows.is_empty() && owed == owes && !moving && draw.is_none() && over.is_none() {
        return None;
    }
    let html = html! {
        div class="sol-effect" {
            @if let Some(over) = over { template data-over="board" { (over) } }
            @if moving { p { (words.get("sol-mp")) " " (mp.0) " → " b { (mp.1) } } }
            @if owed != owes { p { (words.get("sol-owed")) " " (owed) " → " b { (owes) } } }
            @for (seat, list) in &rows {
                p class="sol-change" {
                    (seat_badge(*seat))
                    @for (what, from, to) in list { span { (what) " " (from) " → " b class=(if to > from { "sol-up" } else { "sol-down" }) { (to) } } }
                }
                @if is.seats[*seat].energy >= TOO_MUCH && was.seats[*seat].energy < TOO_MUCH {
                    p class="sol-warning" { (words.fill("sol-energy-halved", &[("loss", &(is.seats[*seat].energy / 2))])) " " (star.rule("SO-7.3")) }
                }
            }
            @if let Some(draw) = draw { (draw) }
        }
    };
    Some(html.into_string())
}

fn changes<'w>(game: &Sol, words: &'w Words, was: &State, is: &State, seat: Seat) -> Vec<Change<'w>> {
    let (a, b) = (&was.seats[seat], &is.seats[seat]);
    let movement = |state: &State| i64::from(game.movement(state, seat));
    let list = [
        (words.get("sol-momentum"), i64::from(a.total()), i64::from(b.total())),
        (words.get("sol-energy"), a.energy.into(), b.energy.into()),
        (words.get("sol-movement"), movement(was), movement(is)),
        (words.get("sol-hold"), a.hold.into(), b.hold.into()),
        (words.get("sol-reserve"), a.reserve.into(), b.reserve.into()),
        (words.get("sol-gate"), a.gates.into(), b.gates.into()),
        (words.get("sol-node"), a.stations[0].into(), b.stations[0].into()),
        (words.get("sol-foundry"), a.stations[1].into(), b.stations[1].into()),
        (words.get("sol-tower"), a.stations[2].into(), b.stations[2].into()),
        (words.get("sol-vaporised-word"), a.vaporised.into(), b.vaporised.into()),
    ];
    list.into_iter().filter(|(_, from, to)| from != to).collect()
}

/// What the owed cards may bring.
fn draw(star: &Star<'_>, owed: u32) -> Option<Markup> {
    if owed == 0 || star.state.turn.phase == Phase::Over {
        return None;
    }
    let odds = Odds::of(star.state);
    let k = owed.min(odds.cards);
    if k == 0 || odds.flares == 0 {
        return None;
    }
    let (flare, end) = (ratio(odds.any(k)), ratio(odds.over_by(k)));
    Some(html! {
        p class="sol-draw" {
            (star.words.fill("sol-draw-flare", &[("n", &owed), ("chance", &percent(flare))]))
            @if end > 0.0 { " " b { (star.words.fill("sol-draw-end", &[("chance", &percent(end))])) } }
        }
    })
}

/// What would be lost: energy to a flare, a game that ends while behind, energy given to others.
pub(super) fn caution(game: &Sol, view: &View, seat: Seat, action: Action, words: &Words) -> Option<String> {
    let before = &view.state;
    let mut after = *before;
    game.advance(&mut after, Step::Act(seat, action), &mut Mute);
    let mut text = Vec::new();
    // The first card comes at once: nothing can be taken back then.
    if game.turn(&after) == Turn::Chance
        && matches!(after.turn.phase, Phase::Card | Phase::Reveal | Phase::OrbitCard)
    {
        let odds = Odds::of(&after);
        let cards = u32::from(after.turn.owed + after.turn.reveal).max(1).min(odds.cards);
        if cards > 0 && odds.flares > 0 {
            let energy = after.seats[seat].energy;
            if energy >= TOO_MUCH {
                let chance = percent(ratio(odds.any(cards)));
                text.push(words.fill(
                    "sol-caution-halved",
                    &[("energy", &energy), ("loss", &(energy / 2)), ("n", &cards), ("chance", &chance)],
                ));
            }
            let end = ratio(odds.over_by(cards));
            if end > 0.0 && behind(game, &after, seat) {
                text.push(words.fill("sol-caution-end", &[("chance", &percent(end)), ("n", &cards)]));
            }
        }
    }
    if game.setup.mode == Mode::Versus {
        for other in Seat::all(game.players()).filter(|other| *other != seat) {
            if after.turn.tolls.contains(other)
                && !before.turn.tolls.contains(other)
                && after.active == before.active
            {
                let energy = after.seats[other].energy;
                text.push(words.fill("sol-caution-toll", &[("seat", &other.letter()), ("energy", &energy)]));
            }
        }
    }
    (!text.is_empty()).then(|| text.join(" "))
}

/// Would the seat not win if the game ended now?
fn behind(game: &Sol, state: &State, seat: Seat) -> bool {
    match game.setup.mode {
        Mode::Versus => {
            Seat::all(game.players()).any(|other| state.seats[other].total() > state.seats[seat].total())
        }
        Mode::Solo | Mode::Coop => game.group_score(state) < game.target(),
    }
}
