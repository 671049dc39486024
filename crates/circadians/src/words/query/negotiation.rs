//! `setback-risk` and `score-parts`.

use super::{acting_dice, nothing_due, words};
use crate::pack::TOKENS;
use crate::records::notation;
use crate::rules::negotiation::Severity;
use crate::rules::state::{NONE, State};
use crate::{Circadians, Die, Space, bits};
use serde_json::{Value, json};
use solarium_core::{BadQuery, Game, Seat};

pub(super) fn setback_risk(game: &Circadians, state: &State, seat: Seat) -> Result<Value, BadQuery> {
    let origin = *acting_dice(game, state, seat).first().ok_or_else(|| nothing_due(seat))?;
    let values = game.values(state, seat, origin);
    let pack = &game.pack;
    let welcome = game.event(state).is_some_and(|event| event.no_setbacks);
    let mut places = Vec::new();
    for clan in 0..3u8 {
        for row in 0..game.boards().rows.len() as u8 {
            let below = &state.tables.negotiation[usize::from(clan)];
            let Some(slot) = game.row_slots(row).find(|slot| below[*slot].is_none()) else { continue };
            for value in (1..=6u8).filter(|v| values & (1 << v) != 0) {
                let mut after = state.clone();
                after.tables.negotiation[usize::from(clan)][slot] = Die::new(seat, value);
                let dice = &after.tables.negotiation[usize::from(clan)];
                let sum: u32 = dice.iter().map(|d| u32::from(d.value())).sum();
                let equal =
                    (1..=6).map(|v| dice.iter().filter(|d| d.value() == v).count()).max().unwrap_or(0);
                let held = game.conditions(&after, clan);
                let demanded = game.demanded(state, seat);
                let hurting = (0..TOKENS)
                    .filter(|i| game.open_punishments(state) & (1 << i) != 0)
                    .map(|i| pack.consequences[i])
                    .filter(|kind| {
                        let severity = game.severity(state, seat, *kind);
                        severity == demanded && severity != Severity::Void
                    });
                let token = game.token_of(state, value).is_some();
                let rewards = (0..TOKENS).filter(|i| token && game.open_rewards(state) & (1 << i) != 0);
                places.push(json!({
                    "space": notation::space(game, Space::Negotiation(clan, row)),
                    "value": value,
                    "sum": sum,
                    "equal": equal,
                    "conditions": words(bits(u64::from(held)).map(|c| pack.setbacks[usize::from(c)].id.as_str())),
                    "setback": held != 0 && !welcome && game.open_punishments(state) != 0,
                    "may_ignore": game.may_ignore(state, seat),
                    "may_turn": game.may_turn(state, seat),
                    "punishments": words(hurting.map(|kind| kind.word())),
                    "advancement": words(rewards.map(|i| pack.consequences[i].word())),
                }));
            }
        }
    }
    Ok(json!({"seat": seat, "places": places}))
}

pub(super) fn score_parts(game: &Circadians, state: &State) -> Value {
    // CI-18.15: a face-down Cache counts 0 and is shown as the range of points still possible.
    let mut left = game.pack.cache_points.to_vec();
    for points in state.caches.iter().filter(|p| **p != NONE) {
        if let Some(i) = left.iter().position(|p| p == points) {
            left.remove(i);
        }
    }
    let range = json!({"least": left.first(), "greatest": left.last()});
    game.scores(state)
        .into_iter()
        .map(|score| {
            let mut entry = json!({"seat": score.seat, "total": score.total});
            for (name, points) in &score.parts.0 {
                entry[*name] = (*points).into();
            }
            entry["cache"] = Value::Null;
            if score.seat.index() < game.humans() {
                let crew = state.crew(score.seat);
                let face_down =
                    game.planet(state).cache_number(crew.harvester).filter(|c| state.caches[*c] == NONE);
                if face_down.is_some() && state.planet_side != NONE {
                    entry["cache"] = range.clone();
                }
                let base = &game.pack.base;
                let next = |points: &[u8], n: usize| {
                    points.get(n + 1).map_or(0, |more| i32::from(*more) - i32::from(points[n]))
                };
                entry["one_more"] = json!({
                    "upgrade": next(&base.upgrade_room_points, crew.upgrade_count()),
                    "farm": next(&base.farm_room_points, crew.farm_tile_count()),
                    "gem": 1,
                });
            } else if !state.caches_up() {
                entry["cache"] = range.clone();
            }
            entry
        })
        .collect()
}
