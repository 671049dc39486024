//! Read-outs (chapter 21): what a table wants to see beside the rules. All are computed from a view, so none tells
//! more than the viewer may know.
//!
//! | name | arguments | answer |
//! |---|---|---|
//! | `costs` | `seat?` | `{seat, from, shown, fee, values, spaces}`; `spaces` is a list of `{space, value, fee, alternatives, legal}` where each alternative is `{cost, payable, missing}`, and with `rule` and `reason` where it is not legal |
//! | `destinations` | `seat?` | `{seat, dice}`; `dice` is a list of `{from, shown, fee, to}`, `to` a list of `{space, value}`: each die as if it were due now |
//! | `fees` | `seat?` | `{seat, garages, total, algae, cantina, water}`; `garages` is a list of `{garage, die, fee}`, `cantina` the Garages whose dice would land there |
//! | `harvest` | `seat?` | `{seat, event, planet, farms, fixed, dice}`; `farms` is a list of `{farm, die, counts, gives}` with `choices` where there is one; `dice` is `{gained, after_rest, cut}` |
//! | `score-parts` | – | per seat `{seat, negotiation, items, harvester, base, gems, total, cache, one_more}`; `cache` is `{least, greatest}` or null, `one_more` what a tile or Gem more adds |
//! | `setback-risk` | `seat?` | `{seat, places}`; each place `{space, value, sum, equal, conditions, setback, punishments, advancement}` |
//! | `ai-options` | – | `{cards, shares, of}`; each card `{scheme, value, path, option, result}`, each share `{result, cards}` |
//!
//! Amounts are objects of resource letters and numbers (`{"A": 9}`), `D` for dice and `I` for Items. Values that are
//! stand-ins are listed by the pack (CI-1.6).

mod ai;
mod dice;
mod money;
mod negotiation;

use crate::pack::{Amount, Res};
use crate::{Circadians, Die, DieAction, KnownCrew, NONE, Origin, Part, Phase, View};
use serde_json::{Map, Value, json};
use solarium_core::{BadQuery, Message, QueryInfo, ReadOuts, Seat, Viewer};

/// What the game can be asked.
pub(crate) fn list() -> Vec<QueryInfo> {
    let info = |name, args| QueryInfo { name, args };
    vec![
        info("costs", &["seat?"]),
        info("destinations", &["seat?"]),
        info("fees", &["seat?"]),
        info("harvest", &["seat?"]),
        info("score-parts", &[]),
        info("setback-risk", &["seat?"]),
        info("ai-options", &[]),
    ]
}

/// Answers from what the viewer knows.
impl ReadOuts for Circadians {
    fn query(&self, view: &View, name: &str, args: &Value) -> Result<Value, BadQuery> {
        let asked = || seat_of(self, view, args);
        match name {
            "costs" => money::costs(self, view, asked()?),
            "destinations" => dice::destinations(self, view, asked()?),
            "fees" => money::fees(self, view, asked()?),
            "harvest" => dice::harvest(self, view, asked()?),
            "score-parts" => Ok(negotiation::score_parts(self, view)),
            "setback-risk" => negotiation::setback_risk(self, view, asked()?),
            "ai-options" => ai::options(self, view),
            _ => Err(BadQuery::Unknown),
        }
    }
}

/// The seat asked about: the argument, the viewer, or the seat to act.
fn seat_of(game: &Circadians, view: &View, args: &Value) -> Result<Seat, BadQuery> {
    let humans = game.humans();
    match args.get("seat") {
        Some(value) => value
            .as_u64()
            .filter(|s| *s < humans as u64)
            .map(|s| Seat(s as u8))
            .ok_or_else(|| BadQuery::Argument(Message::new("ci-query-seat").with("most", humans - 1))),
        None => match view.viewer {
            Viewer::Seat(seat) if seat.index() < humans => Ok(seat),
            _ => Ok(game.due_die(view).map_or(Seat(0), |(seat, _)| seat)),
        },
    }
}

/// `{"A": 9}`.
fn amount(amount: Amount) -> Value {
    let mut object = Map::new();
    for res in Res::ALL {
        if amount.get(res) > 0 {
            object.insert(res.to_string(), amount.get(res).into());
        }
    }
    for (letter, n) in [("D", amount.dice), ("I", amount.items)] {
        if n > 0 {
            object.insert(letter.into(), n.into());
        }
    }
    Value::Object(object)
}

/// Refuses a read-out that would show totals hidden from this viewer (CI-2.1).
fn supplies_known(view: &View, seat: Seat) -> Result<(), BadQuery> {
    if view.crew(seat).supplies_hidden() {
        return Err(BadQuery::NotNow(Message::new("ci-query-supplies-hidden").with("seat", seat.index())));
    }
    Ok(())
}

/// `garage-2`, `hq-1`.
fn origin_name(origin: Origin) -> String {
    match origin {
        Origin::Headquarters(i) => format!("hq-{}", i + 1),
        Origin::Garage(g) => format!("garage-{}", g + 1),
    }
}

/// The dice of a seat that will act in this round, in their order: Headquarters dice of last round, then Garages.
pub(crate) fn acting_dice(game: &Circadians, view: &View, seat: Seat) -> Vec<Origin> {
    let mut dice = Vec::new();
    if matches!((view.phase, view.part), (Phase::Plan, _) | (Phase::Execute, Part::Hq)) {
        for (i, die) in view.tables.hq.iter().enumerate() {
            if die.belongs_to(seat) {
                dice.push(Origin::Headquarters(i as u8));
            }
        }
    }
    for g in 0..game.pack.base.garages() {
        if view.crew(seat).garages()[g] > 0 {
            dice.push(Origin::Garage(g as u8));
        }
    }
    dice
}

/// The view if this very die were due: dice before it are gone, nothing else is under way.
fn as_if_due(view: &View, seat: Seat, origin: Origin) -> View {
    let mut view = view.clone();
    view.public.agenda.clear();
    view.public.die_action = DieAction::IDLE;
    view.public.phase = Phase::Execute;
    view.public.ai.card = NONE;
    match origin {
        Origin::Headquarters(i) => {
            view.public.part = Part::Hq;
            view.public.tables.hq[..usize::from(i)].fill(Die::NONE);
        }
        Origin::Garage(g) => {
            view.public.part = Part::Base;
            view.public.turn = seat.0;
            view.crews[seat.index()].clear_garages_before(usize::from(g));
        }
    }
    view
}

fn nothing_due(seat: Seat) -> BadQuery {
    BadQuery::NotNow(Message::new("ci-query-no-die").with("seat", seat.index()))
}

/// A list of words.
fn words<'a>(words: impl Iterator<Item = &'a str>) -> Value {
    words.map(|w| json!(w)).collect()
}
