//! `destinations` and `harvest`.

use super::{acting_dice, amount, as_if_due, nothing_due, origin_name, supplies_known};
use crate::pack::Amount;
use crate::records::notation;
use crate::{Action, Circadians, KnownCrew, NONE, View, dice_of};
use serde_json::{Value, json};
use solarium_core::{BadQuery, Message, Seat};

pub(super) fn destinations(game: &Circadians, view: &View, seat: Seat) -> Result<Value, BadQuery> {
    supplies_known(view, seat)?;
    if !view.is(seat) {
        return Err(BadQuery::NotNow(Message::new("ci-query-hand-hidden").with("seat", seat.index())));
    }
    let origins = acting_dice(game, view, seat);
    if origins.is_empty() {
        return Err(nothing_due(seat));
    }
    let dice: Vec<Value> = origins
        .into_iter()
        .map(|origin| {
            let due = as_if_due(view, seat, origin);
            let to: Vec<Value> = game
                .known_actions(&due, seat)
                .into_iter()
                .filter_map(|action| match action {
                    Action::Act(space, value) => {
                        Some(json!({"space": notation::space(game, space), "value": value}))
                    }
                    _ => None,
                })
                .collect();
            json!({
                "from": origin_name(origin),
                "shown": game.shown(view, seat, origin),
                "fee": game.fee(view, seat, origin),
                "to": to,
            })
        })
        .collect();
    Ok(json!({"seat": seat, "dice": dice}))
}

pub(super) fn harvest(game: &Circadians, view: &View, seat: Seat) -> Result<Value, BadQuery> {
    if view.planet_side == NONE {
        return Err(BadQuery::NotNow(Message::new("ci-query-no-planet")));
    }
    let crew = view.crew(seat);
    let farms: Vec<Value> = (0..game.pack.base.farms())
        .map(|farm| {
            let die = crew.farms()[farm];
            let counts = game.farm_value(view, seat, farm);
            let gives = game.tile_on_farm(view, seat, farm).map_or(Amount::NONE, |tile| {
                tile.six.filter(|_| counts == 6).map_or(tile.passive, |six| tile.passive.plus(six))
            });
            let mut entry = json!({
                "farm": farm + 1,
                "die": if die == 0 { Value::Null } else { die.into() },
                "counts": counts,
                "gives": amount(gives),
            });
            if let Some(pair) = game.growth(view, seat, farm) {
                entry["choices"] =
                    pair.map(|res| amount(game.growth_amount(view, seat, farm, res))).into_iter().collect();
            }
            entry
        })
        .collect();
    let fixed = game.fixed_harvest(view, seat);
    let gained = fixed.dice.min(crew.supply);
    let returning = u32::from(dice_of(seat, view.tables.locations()));
    let hq = u32::from(game.hq_dice(view, seat));
    let base = crew.pool
        + crew.rolled_dice()
        + crew.garage_dice()
        + crew.farm_dice()
        + crew.cantina
        + crew.hidden_dice();
    let after = u32::from(base) + u32::from(gained) + returning + hq;
    let limit = u32::from(game.pack.base.dice_limit);
    Ok(json!({
        "seat": seat,
        "event": amount(game.event(view).map_or(Amount::NONE, |event| event.income)),
        "planet": amount(game.planet_yield(view, crew.harvester)),
        "farms": farms,
        "fixed": amount(Amount { dice: gained, ..fixed }),
        "dice": {"gained": gained, "after_rest": after.min(limit.max(hq)), "cut": after.saturating_sub(limit.max(hq))},
    }))
}
