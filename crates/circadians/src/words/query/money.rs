//! `costs` and `fees`.

use super::{acting_dice, amount, as_if_due, nothing_due, origin_name, supplies_known};
use crate::pack::{Amount, Res};
use crate::records::notation;
use crate::{Action, Circadians, KnownCrew, Origin, Space, View, bits};
use serde_json::{Map, Value, json};
use solarium_core::{BadQuery, Refusal, Seat};

pub(super) fn costs(game: &Circadians, view: &View, seat: Seat) -> Result<Value, BadQuery> {
    supplies_known(view, seat)?;
    let origin = *acting_dice(game, view, seat).first().ok_or_else(|| nothing_due(seat))?;
    let view = &as_if_due(view, seat, origin);
    let values = game.values(view, seat, origin);
    let mut list = Vec::new();
    for space in game.all_spaces() {
        for value in (1..=6u8).filter(|v| values & (1 << v) != 0) {
            list.push(space_cost(game, view, seat, origin, space, value));
        }
    }
    Ok(json!({
        "seat": seat,
        "from": origin_name(origin),
        "shown": game.shown(view, seat, origin),
        "fee": game.fee(view, seat, origin),
        "values": bits(values).collect::<Vec<_>>(),
        "spaces": list,
    }))
}

fn space_cost(game: &Circadians, view: &View, seat: Seat, origin: Origin, space: Space, value: u8) -> Value {
    let (fee, water_off) = game.fee_and_water(view, seat, origin, space);
    let alternative = |cost: Amount, extra: Option<(&str, Value)>| {
        let missing = missing(view, seat, cost, fee);
        let mut entry = json!({"cost": amount(cost), "payable": missing.is_empty(), "missing": missing});
        if let Some((key, value)) = extra {
            entry[key] = value;
        }
        entry
    };
    let alternatives: Vec<Value> = match space {
        // Whose hand is not seen, its prices are not either.
        Space::Depository(_) if !view.is(seat) => Vec::new(),
        Space::Depository(_) => bits(game.cards_to_name(view, seat))
            .map(|item| {
                let id = json!(game.item_id(item));
                alternative(game.item_cost(view, seat, item, water_off), Some(("item", id)))
            })
            .collect(),
        Space::Academy(_) => (1..=game.pack.academy_price.len() as u8)
            .filter_map(|n| Some((n, game.dice_price(view, seat, n, water_off)?)))
            .map(|(n, price)| alternative(price, Some(("dice", json!(n)))))
            .collect(),
        Space::Headquarters | Space::Market(_) => vec![alternative(Amount::NONE, None)],
        _ => game
            .costs(view, seat, space, value, water_off)
            .into_iter()
            .map(|cost| alternative(cost, None))
            .collect(),
    };
    let mut entry = json!({
        "space": notation::space(game, space),
        "value": value,
        "fee": fee,
        "alternatives": alternatives,
    });
    let unseen = matches!(space, Space::Depository(_)) && !view.is(seat);
    if !unseen {
        match game.judge(view, seat, Action::Act(space, value)) {
            Ok(()) => entry["legal"] = true.into(),
            Err(illegal) => {
                entry["legal"] = false.into();
                entry["rule"] = illegal.rule().into();
                entry["reason"] = illegal.message().to_value();
            }
        }
    }
    entry
}

/// What the seat lacks for a cost and fees.
fn missing(view: &View, seat: Seat, cost: Amount, fee: u8) -> Map<String, Value> {
    let mut lacks = Map::new();
    for res in Res::ALL {
        let fee = if res == Res::A { u32::from(fee) } else { 0 };
        let short = (u32::from(cost.get(res)) + fee).saturating_sub(view.crew(seat).res()[res as usize]);
        if short > 0 {
            lacks.insert(res.to_string(), short.into());
        }
    }
    lacks
}

pub(super) fn fees(game: &Circadians, view: &View, seat: Seat) -> Result<Value, BadQuery> {
    supplies_known(view, seat)?;
    let crew = view.crew(seat);
    let mut garages = Vec::new();
    let (mut total, mut left, mut standing_down) = (0u32, crew.res()[1], false);
    let mut cantina = Vec::new();
    for g in 0..game.pack.base.garages() {
        let fee = game.fee(view, seat, Origin::Garage(g as u8));
        let die = crew.garages()[g];
        garages.push(
            json!({"garage": g + 1, "die": if die == 0 { Value::Null } else { die.into() }, "fee": fee}),
        );
        if die == 0 {
            continue;
        }
        total += u32::from(fee);
        // CI-5.7: one fee that cannot be paid sends this die and all to its right to the Cantina.
        standing_down |= left < u32::from(fee);
        if standing_down { cantina.push(g + 1) } else { left -= u32::from(fee) }
    }
    Ok(json!({
        "seat": seat,
        "garages": garages,
        "total": total,
        "algae": crew.res()[1],
        "cantina": cantina,
        "water": cantina.len() * usize::from(game.pack.base.cantina_water),
    }))
}
