//! `setback-risk` and `score-parts`.

use super::{acting_dice, nothing_due, words};
use crate::pack::{Consequence, TOKENS};
use crate::records::notation;
use crate::rules::negotiation::Severity;
use crate::{Circadians, Die, NONE, Public, Space, View, bits};
use serde_json::{Value, json};
use solarium_core::{BadQuery, Seat};

pub(super) fn setback_risk(game: &Circadians, view: &View, seat: Seat) -> Result<Value, BadQuery> {
    let origin = *acting_dice(game, view, seat).first().ok_or_else(|| nothing_due(seat))?;
    let values = game.values(view, seat, origin);
    let pack = &game.pack;
    let welcome = game.event(view).is_some_and(|event| event.no_setbacks);
    let mut places = Vec::new();
    for clan in 0..3u8 {
        for row in 0..game.boards().rows.len() as u8 {
            for value in (1..=6u8).filter(|v| values & (1 << v) != 0) {
                let Some(after) = game.with_bargain(view, seat, clan, row, value) else { continue };
                let dice = &after.tables.negotiation[usize::from(clan)];
                let sum: u32 = dice.iter().map(|d| u32::from(d.value())).sum();
                let equal =
                    (1..=6).map(|v| dice.iter().filter(|d| d.value() == v).count()).max().unwrap_or(0);
                let held = game.conditions(&after, clan);
                let demanded = game.demanded(view, seat);
                let hurting = (0..TOKENS)
                    .filter(|i| game.open_punishments(view) & (1 << i) != 0)
                    .map(|i| pack.consequences[i])
                    .filter(|kind| {
                        let severity = game.severity(view, seat, *kind);
                        severity == demanded && severity != Severity::Void
                    });
                let token = game.token_of(view, value).is_some();
                let rewards = (0..TOKENS).filter(|i| token && game.open_rewards(view) & (1 << i) != 0);
                places.push(json!({
                    "space": notation::space(game, Space::Negotiation(clan, row)),
                    "value": value,
                    "sum": sum,
                    "equal": equal,
                    "conditions": words(bits(held).map(|c| pack.setbacks[usize::from(c)].id.as_str())),
                    "setback": held != 0 && !welcome && game.open_punishments(view) != 0,
                    "may_ignore": game.may_ignore(view, seat),
                    "may_turn": game.may_turn(view, seat),
                    "punishments": words(hurting.map(Consequence::word)),
                    "advancement": words(rewards.map(|i| pack.consequences[i].word())),
                }));
            }
        }
    }
    Ok(json!({"seat": seat, "places": places}))
}

impl Circadians {
    /// What all know once a die lies in a row below a clan; `None` if the row is full.
    pub(crate) fn with_bargain(
        &self,
        view: &View,
        seat: Seat,
        clan: u8,
        row: u8,
        value: u8,
    ) -> Option<Public> {
        let mut after = view.public.clone();
        let below = &mut after.tables.negotiation[usize::from(clan)];
        let slot = self.row_slots(row).find(|slot| below[*slot].is_none())?;
        below[slot] = Die::new(seat, value);
        Some(after)
    }
}

pub(super) fn score_parts(game: &Circadians, view: &View) -> Value {
    // CI-18.15: a face-down Cache counts 0 and is shown as the range of points still possible.
    let mut left = game.pack.cache_points.to_vec();
    for points in view.caches.iter().filter(|p| **p != NONE) {
        if let Some(i) = left.iter().position(|p| p == points) {
            left.remove(i);
        }
    }
    let range = json!({"least": left.first(), "greatest": left.last()});
    game.all_scores(view)
        .into_iter()
        .map(|score| {
            let mut entry = json!({"seat": score.seat, "total": score.total});
            for (name, points) in &score.parts.0 {
                entry[*name] = (*points).into();
            }
            entry["cache"] = Value::Null;
            if score.seat.index() < game.humans() {
                let crew = view.crew(score.seat);
                let face_down =
                    game.planet(view).cache_number(crew.harvester).filter(|c| view.caches[*c] == NONE);
                if face_down.is_some() && view.planet_side != NONE {
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
            } else if !view.caches_up() {
                entry["cache"] = range.clone();
            }
            entry
        })
        .collect()
}
