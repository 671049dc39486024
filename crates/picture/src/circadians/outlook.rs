//! What the viewer's next die could do: prices, reasons and risks, read from the game's read-outs.

use serde_json::{Value, json};
use solarium_circadians::pack::{Amount, Res};
use solarium_circadians::{Circadians, Phase, View};
use solarium_core::{Message, Notation, ReadOuts, Refusal, Seat};

/// One way to pay.
pub(super) struct Price {
    pub cost: Amount,
    pub missing: Amount,
    pub payable: bool,
    /// The Item it buys, at the Depository.
    pub item: Option<String>,
}

/// A space for the die with one value.
pub(super) struct Offer {
    pub space: String,
    pub value: u8,
    pub prices: Vec<Price>,
    pub legal: bool,
    pub rule: String,
    /// Why it is not legal; nothing where the viewer cannot know.
    pub reason: Option<Message>,
}

/// What threatens and beckons on a Negotiation space.
pub(super) struct Risk {
    pub space: String,
    pub value: u8,
    pub sum: u64,
    pub equal: u64,
    pub conditions: Vec<String>,
    pub setback: bool,
    pub avoidable: bool,
    pub punishments: Vec<String>,
    pub advancement: Vec<String>,
}

/// The next die of one seat.
#[derive(Default)]
pub(super) struct Outlook {
    pub seat: Option<Seat>,
    /// The value it shows.
    pub shown: u8,
    pub fee: u8,
    /// Every value it may take.
    pub values: Vec<u8>,
    pub offers: Vec<Offer>,
    pub risks: Vec<Risk>,
}

impl Outlook {
    pub(super) fn of(game: &Circadians, view: &View, you: Option<Seat>) -> Outlook {
        let between = matches!(view.phase, Phase::Plan | Phase::Execute) && view.agenda.is_empty();
        let seat = you.or_else(|| game.due_die(view).map(|(seat, _)| seat));
        let Some(seat) = seat.filter(|_| between) else { return Outlook::default() };
        let args = json!({"seat": seat});
        let Ok(costs) = game.query(view, "costs", &args) else { return Outlook::default() };
        let risks = game.query(view, "setback-risk", &args).ok();
        Outlook {
            seat: Some(seat),
            shown: number(&costs["shown"]) as u8,
            fee: number(&costs["fee"]) as u8,
            values: list(&costs["values"]).iter().map(|v| number(v) as u8).collect(),
            offers: list(&costs["spaces"]).iter().map(|entry| offer(game, view, seat, entry)).collect(),
            risks: risks.iter().flat_map(|r| list(&r["places"])).map(risk).collect(),
        }
    }

    /// All offers of a space, by value.
    pub(super) fn offers(&self, space: &str) -> impl Iterator<Item = &Offer> {
        self.offers.iter().filter(move |offer| offer.space == space)
    }

    /// The offer to show for a space: as the die lies if that is legal, else altered, else why not.
    pub(super) fn offer(&self, space: &str) -> Option<&Offer> {
        let shown = self.offers(space).find(|o| o.value == self.shown);
        shown.filter(|o| o.legal).or_else(|| self.offers(space).find(|o| o.legal)).or(shown)
    }

    pub(super) fn risk(&self, space: &str, value: u8) -> Option<&Risk> {
        self.risks.iter().find(|risk| risk.space == space && risk.value == value)
    }
}

fn offer(game: &Circadians, view: &View, seat: Seat, entry: &Value) -> Offer {
    let (space, value) = (text(&entry["space"]), number(&entry["value"]) as u8);
    let reason = game
        .parse_action(&format!("act {space} {value}"))
        .ok()
        .filter(|_| entry["legal"] == false)
        .and_then(|action| game.judge(view, seat, action).err())
        .map(|illegal| illegal.message());
    Offer {
        space,
        value,
        prices: list(&entry["alternatives"])
            .iter()
            .map(|price| Price {
                cost: amount(&price["cost"]),
                missing: amount(&price["missing"]),
                payable: price["payable"] == true,
                item: price["item"].as_str().map(String::from),
            })
            .collect(),
        legal: entry["legal"] == true,
        rule: text(&entry["rule"]),
        reason,
    }
}

fn risk(entry: &Value) -> Risk {
    let words = |value: &Value| list(value).iter().map(text).collect();
    Risk {
        space: text(&entry["space"]),
        value: number(&entry["value"]) as u8,
        sum: number(&entry["sum"]),
        equal: number(&entry["equal"]),
        conditions: words(&entry["conditions"]),
        setback: entry["setback"] == true,
        avoidable: entry["may_ignore"] == true || entry["may_turn"] == true,
        punishments: words(&entry["punishments"]),
        advancement: words(&entry["advancement"]),
    }
}

pub(super) fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or(0)
}

pub(super) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_string()
}

pub(super) fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// `{"A": 9}` read back.
pub(super) fn amount(value: &Value) -> Amount {
    let n = |letter: &str| value.get(letter).and_then(Value::as_u64).unwrap_or(0).min(255) as u8;
    Amount { res: Res::ALL.map(|r| n(r.letter().encode_utf8(&mut [0; 4]))), dice: n("D"), items: n("I") }
}
