//! What an answer would change, and what it would lose.

use super::ghost::ghost;
use super::negotiation::condition_words;
use super::{Scene, icons};
use maud::{Markup, html};
use serde_json::json;
use solarium_circadians::pack::Res;
use solarium_circadians::{
    Action, Circadians, Event, KnownCrew, Phase, Place, Space, Task, View, punishment_message,
};
use solarium_core::{Audience, EventText, Game, Language, Random, ReadOuts, Seat, Step, Wording};
use solarium_words::Words;

impl Scene<'_> {
    /// What a seat holds, with what it has chosen to grow and gains when all have chosen (CI-19.10).
    pub(super) fn resource_held(&self, view: &View, seat: Seat, res: Res) -> i64 {
        let crew = view.crew(seat);
        let coming = (0..self.game.pack.base.farms())
            .filter(|farm| Res::from_index(crew.grown()[*farm]) == Some(res))
            .map(|farm| i64::from(self.game.growth_amount(view, seat, farm, res).get(res)));
        i64::from(crew.res()[res as usize]) + coming.sum::<i64>()
    }
}

/// Before and after for the seat that thinks of it.
pub(super) fn effect(scene: &Scene<'_>, after: &View) -> Option<String> {
    let seat = scene.you?;
    let words = scene.words;
    let (old, new) = (scene.view.crew(seat), after.crew(seat));
    let mut rows: Vec<(Markup, i64, i64)> = Vec::new();
    if !new.supplies_hidden() {
        for res in Res::ALL {
            rows.push((
                html! { (icons::coin(res.letter(), "")) " " (scene.resource(res)) },
                scene.resource_held(scene.view, seat, res),
                scene.resource_held(after, seat, res),
            ));
        }
    }
    let dice = |view: &View| {
        let crew = view.crew(seat);
        i64::from(crew.pool)
    };
    let points = |view: &View| i64::from(scene.game.points_of(view, seat));
    for (name, a, b) in [
        (words.get("ci-pool"), dice(scene.view), dice(after)),
        (words.get("ci-cantina"), i64::from(old.cantina), i64::from(new.cantina)),
        (words.get("ci-supply"), i64::from(old.supply), i64::from(new.supply)),
        (words.get("ci-hand-column"), i64::from(old.hand_size()), i64::from(new.hand_size())),
        (words.get("ci-points-word"), points(scene.view), points(after)),
    ] {
        rows.push((html! { (name) }, a, b));
    }
    rows.retain(|(_, a, b)| a != b);
    let moved = (old.harvester != new.harvester && scene.laid_out()).then(|| {
        let planet = scene.game.planet(scene.view);
        let gain = scene.game.planet_yield(after, new.harvester);
        (planet.name(old.harvester).to_string(), planet.name(new.harvester).to_string(), gain)
    });
    let fees = (scene.view.phase == Phase::Plan)
        .then(|| scene.game.query(after, "fees", &json!({"seat": seat})).ok())
        .flatten();
    let next = next(scene, after, seat);
    let chooses = old.character() != new.character();
    if rows.is_empty() && moved.is_none() && fees.is_none() && next.is_empty() && !chooses {
        return None;
    }
    let markup = html! {
        (ghost(scene, after, seat))
        table class="ci-effect" {
            @for (name, a, b) in &rows {
                tr class=(if b > a { "ci-more" } else { "ci-less" }) {
                    th scope="row" { (name) } td { (a) } td { "→" } td { b { (b) } }
                }
            }
        }
        @if let Some((from, to, gain)) = moved {
            p { (words.fill("ci-moves", &[("from", &from), ("to", &to)])) " " (scene.spoken(gain)) }
        }
        @if let Some(fees) = fees {
            p { (words.fill("ci-fees-ahead", &[("total", &super::outlook::number(&fees["total"])), ("algae", &super::outlook::number(&fees["algae"]))])) }
        }
        @for line in next { p { (line) } }
    };
    Some(markup.into_string())
}

/// What the action brings next: rewards, setbacks, and the question that follows.
fn next(scene: &Scene<'_>, after: &View, seat: Seat) -> Vec<String> {
    let words = scene.words;
    let mut lines = Vec::new();
    if after.agenda.is_empty() || after.die_action.seat != seat {
        return lines;
    }
    let new = |task: Task| after.agenda.contains(&task) && !scene.view.agenda.contains(&task);
    if new(Task::Trade) {
        let hand = after.crew(seat).hand();
        let water_off = after.die_action.water_off;
        let items = scene.pack.items.iter().enumerate().filter(|(i, _)| hand & (1 << i) != 0);
        let trades: Vec<String> = items
            .map(|(i, item)| (item, scene.game.item_cost(after, seat, i as u8, water_off)))
            .filter(|(_, cost)| {
                Res::ALL.iter().all(|res| u32::from(cost.get(*res)) <= after.crew(seat).res()[*res as usize])
            })
            .map(|(item, cost)| {
                words
                    .fill("ci-effect-trade-one", &[("item", &item.name), ("cost", &scene.amount_words(cost))])
            })
            .collect();
        lines.push(words.fill("ci-effect-trade", &[("items", &trades.join(", "))]));
    }
    if let Space::Negotiation(clan, _) = after.die_action.space {
        if new(Task::Ability) {
            lines.push(scene.ability_words(usize::from(clan)));
        }
        if new(Task::Advancement) && scene.game.token_of(after, after.die_action.value).is_some() {
            lines.push(words.fill("ci-effect-first", &[("value", &after.die_action.value)]));
        }
        let held = scene.game.conditions(after, clan);
        let spared = scene.game.event(after).is_some_and(|event| event.no_setbacks);
        if new(Task::Setback) && held != 0 && !spared && scene.game.open_punishments(after) != 0 {
            lines.push(setback(scene.game, after, held, words));
        }
    }
    if after.question().is_some() {
        let question = scene.game.prompt(after, seat);
        lines.push(words.fill("ci-effect-then", &[("question", &words.say(&question))]));
    }
    lines
}

/// A set of conditions in words.
fn conditions(game: &Circadians, held: u8, words: &Words) -> String {
    let named = game.pack.setbacks.iter().enumerate().filter(|(i, _)| held & (1 << i) != 0);
    named.map(|(_, printed)| condition_words(words, printed)).collect::<Vec<_>>().join(", ")
}

/// A setback that the dice below a clan meet, with the punishments that are left to choose from.
fn setback(game: &Circadians, view: &View, held: u8, words: &Words) -> String {
    let open = game.open_punishments(view);
    let kinds = game.pack.consequences.into_iter().enumerate().filter(|(i, _)| open & (1 << i) != 0);
    let punishments: Vec<String> = kinds.map(|(_, kind)| words.say(&punishment_message(kind))).collect();
    words.fill(
        "ci-caution-setback",
        &[("conditions", &conditions(game, held, words)), ("punishments", &punishments.join(", "))],
    )
}

/// CI-7.2: the Item that is traded without a question, because no other one can be paid, with what is paid for it.
fn traded_at_once(
    game: &Circadians,
    view: &View,
    seat: Seat,
    action: Action,
    words: &Words,
) -> Option<String> {
    let mut state = game.sample(view, &mut Random::new(0));
    let mut events: Vec<(Audience, Event)> = Vec::new();
    game.advance(&mut state, Step::Act(seat, action), &mut events);
    let traded = |event: &Event| matches!(event, Event::ItemTraded { .. });
    let paid = |event: &Event| matches!(event, Event::Paid { rule, .. } if *rule == "CI-7.2");
    events.iter().any(|(_, event)| traded(event)).then(|| {
        let shown = events.iter().map(|(_, event)| event).filter(|event| traded(event) || paid(event));
        let shown: Vec<String> = shown.map(|event| words.say(&game.event_message(event))).collect();
        words.fill("ci-caution-trade", &[("what", &shown.join("; "))])
    })
}

/// What would be lost: dice to the Cantina or the supply, tiles, cards, a setback.
pub(super) fn caution(
    game: &Circadians,
    view: &View,
    seat: Seat,
    action: Action,
    words: &Words,
) -> Option<String> {
    if seat.index() >= game.humans() {
        return None;
    }
    let crew = view.crew(seat);
    match action {
        Action::StandDown => {
            let n = crew.garage_dice();
            let water = u32::from(n) * u32::from(game.pack.base.cantina_water);
            Some(words.fill("ci-caution-stand-down", &[("n", &n), ("water", &water)]))
        }
        Action::Skip => Some(words.get("ci-caution-skip").into()),
        Action::Ready => {
            let fees = game.query(view, "fees", &json!({"seat": seat})).ok()?;
            let lost = super::outlook::list(&fees["cantina"]).len();
            (lost > 0).then(|| {
                words.fill(
                    "ci-caution-fees",
                    &[
                        ("total", &super::outlook::number(&fees["total"])),
                        ("algae", &super::outlook::number(&fees["algae"])),
                        ("n", &lost),
                    ],
                )
            })
        }
        Action::Act(Space::Negotiation(clan, row), value) => {
            if game.event(view).is_some_and(|e| e.no_setbacks) || game.open_punishments(view) == 0 {
                return None;
            }
            let below = &view.tables.negotiation[usize::from(clan)];
            let slot = game.row_slots(row).find(|slot| below[*slot].is_none())?;
            let held =
                game.conditions_with(view, clan, slot as u8, solarium_circadians::Die::new(seat, value));
            (held != 0).then(|| setback(game, view, held, words))
        }
        Action::Act(Space::Depository(_), _) => traded_at_once(game, view, seat, action, words),
        Action::Buy(n) => over_limit(game, view, seat, n, words),
        Action::Replace(_) => Some(words.get("ci-caution-replace").into()),
        Action::LoseDie(Place::Negotiation(..)) => Some(words.get("ci-caution-lose-points").into()),
        _ => None,
    }
}

/// Dice bought that the limit of Rest would take back (CI-11.4).
fn over_limit(game: &Circadians, view: &View, seat: Seat, n: u8, words: &Words) -> Option<String> {
    let harvest = game.query(view, "harvest", &json!({"seat": seat})).ok()?;
    let after = super::outlook::number(&harvest["dice"]["after_rest"])
        + super::outlook::number(&harvest["dice"]["cut"]);
    let limit = u64::from(game.pack.base.dice_limit);
    let cut = (after + u64::from(n)).saturating_sub(limit).min(u64::from(n));
    (cut > 0).then(|| words.fill("ci-caution-limit", &[("n", &cut), ("limit", &limit)]))
}
