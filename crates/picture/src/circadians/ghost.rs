//! What an answer would change, shown at the things themselves: dice where they would lie, the Harvester where it would
//! stand, amounts at what they would be paid from or added to.

use super::negotiation::CLANS;
use super::outlook::{list, number};
use super::{Scene, icons};
use crate::seat_shape;
use maud::{Markup, html};
use serde_json::json;
use solarium_circadians::pack::Res;
use solarium_circadians::{CrewView, Die, KnownCrew, NONE, Phase, View};
use solarium_core::{ReadOuts, Seat};

/// A drawing over the scene. Each mark names by a selector the thing that it is laid on.
pub(super) fn ghost(scene: &Scene<'_>, after: &View, seat: Seat) -> Markup {
    let (old, new) = (scene.view.crew(seat), after.crew(seat));
    html! {
        template data-over="" {
            @for (at, die) in placed(scene, after) {
                @if let Some(owner) = die.owner() { span class="ci-ghost" data-at=(at) { (icons::die(owner, die.value(), None)) } }
            }
            @for (at, value) in rooms(old, new) { span class="ci-ghost" data-at=(at) { (icons::die(seat, value, None)) } }
            @if old.harvester != new.harvester && scene.laid_out() {
                @let space = scene.game.planet(scene.view).name(new.harvester);
                svg class={ "ci-ghost ci-ghost-harvester seat-" (seat.0) } data-at={ ".ci-hexagon[data-name=\"" (space) "\"]" } viewBox="-17 -17 34 34" {
                    g class="ci-harvester" { path class="ci-wheels" d="M-8.5 9.5h0M0 11h0M8.5 9.5h0" {} path d=(seat_shape(seat)) {} }
                }
            }
            @for (at, is_kept) in cards(scene, after, seat) { (verdict(&at, is_kept)) }
            @if scene.view.phase == Phase::Plan && !old.ready && (new.ready || after.phase != Phase::Plan) {
                (verdict(".ci-own .ci-tray", true))
                @for garage in unpaid(scene, seat) { (verdict(&format!(".ci-own [data-name=\"garage-{garage}\"]"), false)) }
            }
            @for (at, change) in amounts(scene, after, seat) {
                b class={ "ci-delta " (if change > 0 { "ci-gained" } else { "ci-spent" }) } data-at=(at) { (if change > 0 { "+" } else { "−" }) (change.abs()) }
            }
        }
    }
}

/// A mark for what is kept or done, or for what is given up.
fn verdict(at: &str, good: bool) -> Markup {
    html! { b class={ "ci-delta " (if good { "ci-gained" } else { "ci-spent" }) } data-at=(at) { (if good { "✓" } else { "✕" }) } }
}

/// Cards that would be kept, or leave the hand: traded ones lie face up then, all others are given up.
fn cards(scene: &Scene<'_>, after: &View, seat: Seat) -> Vec<(String, bool)> {
    let (old, new) = (scene.view.crew(seat), after.crew(seat));
    let at = |item: u8| format!("[data-touch=\"item:{}\"]", scene.pack.items[usize::from(item)].id);
    let kept = scene.items_of(new.hand() & !old.hand()).map(|item| (at(item), true));
    let gone = scene.items_of(old.hand() & !new.hand()).map(|item| (at(item), new.items & (1 << item) != 0));
    let mut found: Vec<(String, bool)> = kept.chain(gone).collect();
    if old.character() != new.character() && new.character() != NONE {
        let id = &scene.pack.characters[usize::from(new.character())].id;
        found.push((format!("[data-touch=\"character:{id}\"] .ci-card-name"), true));
    }
    found
}

/// Garages whose dice would go to the Cantina, because their fees cannot be paid (CI-5.7).
fn unpaid(scene: &Scene<'_>, seat: Seat) -> Vec<u64> {
    let fees = scene.game.query(scene.view, "fees", &json!({"seat": seat})).unwrap_or_default();
    list(&fees["cantina"]).iter().map(number).collect()
}

/// What changes on the own base, by the place where it is counted.
fn amounts(scene: &Scene<'_>, after: &View, seat: Seat) -> Vec<(String, i64)> {
    let (old, new) = (scene.view.crew(seat), after.crew(seat));
    let mut found = Vec::new();
    if !new.supplies_hidden() {
        for res in Res::ALL {
            let sign = res.letter().to_ascii_lowercase();
            let change = scene.resource_held(after, seat, res) - scene.resource_held(scene.view, seat, res);
            found.push((format!(".ci-own .ci-res[data-sign={sign}]"), change));
        }
    }
    for (place, was, is) in [("pool", old.pool, new.pool), ("cantina", old.cantina, new.cantina)] {
        found.push((format!(".ci-own [data-touch=\"at:{place}\"]"), i64::from(is) - i64::from(was)));
    }
    let points = |view: &View| i64::from(scene.game.points_of(view, seat));
    found.push((".ci-own .ci-total".into(), points(after) - points(scene.view)));
    found.retain(|(_, change)| *change != 0);
    found
}

/// Dice that would lie on the shared boards, by the free space they would take.
fn placed(scene: &Scene<'_>, after: &View) -> Vec<(String, Die)> {
    let (old, new) = (&scene.view.tables, &after.tables);
    let boards = scene.game.boards();
    let mut found: Vec<(String, Die)> = Vec::new();
    let mut compare = |name: &dyn Fn(usize) -> String, old: &[Die], new: &[Die]| {
        let changed = old.iter().zip(new).enumerate().filter(|(_, (old, new))| old != new && new.is_some());
        found.extend(changed.map(|(i, (_, die))| (free_slot(&name(i)), *die)));
    };
    for (clan, letter) in CLANS.iter().enumerate() {
        let row = |slot: usize| {
            (0..boards.rows.len()).find(|row| scene.game.row_slots(*row as u8).contains(&slot)).unwrap_or(0)
        };
        let name = |slot: usize| format!("{letter}{}", row(slot) + 1);
        compare(&name, &old.negotiation[clan], &new.negotiation[clan]);
    }
    for (row, printed) in boards.depository.iter().enumerate() {
        let name = |i: usize| format!("dep-{}:{}", printed.id, i + 1);
        compare(&name, &old.depository[row], &new.depository[row]);
    }
    for (old, new) in old.lab.iter().zip(&new.lab) {
        compare(&|_| "lab".into(), old, new);
    }
    for (board, old, new) in [
        ("hq", &old.hq, &new.hq),
        ("mine", &old.mine, &new.mine),
        ("market", &old.market, &new.market),
        ("academy", &old.academy, &new.academy),
    ] {
        compare(&|i| format!("{board}-{}", i + 1), old, new);
    }
    // Of spaces that are alike the first free one carries the name of the board.
    compare(&|_| "foundry".into(), &old.foundry, &new.foundry);
    compare(&|_| "control".into(), &old.control, &new.control);
    found
}

/// Dice that would lie in the own Garages and on the own Farms.
fn rooms(old: &CrewView, new: &CrewView) -> Vec<(String, u8)> {
    let mut found = Vec::new();
    let rooms =
        [("garage", &old.garages()[..], &new.garages()[..]), ("farm", &old.farms()[..], &new.farms()[..])];
    for (kind, old, new) in rooms {
        let changed = old.iter().zip(new).enumerate().filter(|(_, (old, new))| old != new && **new > 0);
        found.extend(changed.map(|(i, (_, value))| (free_slot(&format!("{kind}-{}", i + 1)), *value)));
    }
    found
}

/// Where on a space the next die would lie.
fn free_slot(name: &str) -> String {
    format!("[data-name=\"{name}\"] .ci-slot:not(.ci-taken)")
}
