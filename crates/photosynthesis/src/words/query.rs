//! Read-outs: light, shadow, forecast, and what an action would change.

use crate::records::notation::parse_action;
use crate::{Event, Photosynthesis, Rules, Size, State, View};
use serde_json::{Value, json};
use solarium_core::{
    Argument, Audience, BadQuery, Game, Joint, Message, ReadOuts, Refusal, Rule, Seat, Step, Turn,
};

/// How many rounds a forecast looks ahead.
const FORECAST_ROUNDS: u8 = 6;

impl ReadOuts for Photosynthesis {
    fn query(&self, view: &View, name: &str, args: &Value) -> Result<Value, BadQuery> {
        let state = &view.position;
        match name {
            "light" => Ok(json!(light(self, state))),
            "shaded" => Ok(json!((0..6).map(|sun| json!(state.forest.shaded(sun))).collect::<Vec<_>>())),
            "shades" => Ok(shades(state, sun_argument(state, args)?)),
            "forecast" => Ok(forecast(self, state)),
            "effect-of" => effect_of(self, state, args),
            _ => Err(BadQuery::Unknown),
        }
    }
}

/// For each sun position the raw light of every seat (PH-11.2).
fn light(rules: &Rules, state: &State) -> Vec<Vec<u32>> {
    (0..6)
        .map(|sun| Seat::all(rules.seats()).map(|seat| rules.raw_light(&state.forest, seat, sun)).collect())
        .collect()
}

fn sun_argument(state: &State, args: &Value) -> Result<u8, BadQuery> {
    let Some(value) = args.get("sun").filter(|value| !value.is_null()) else { return Ok(state.sun()) };
    let sun = value.as_u64().filter(|sun| *sun < 6).map(|sun| sun as u8);
    sun.ok_or_else(|| {
        let wanted = Message::new("read-number").with("least", 0u8).with("most", 5u8);
        let message = Message::new("read-not").with("path", "sun").with("value", value.to_string());
        BadQuery::Argument(message.with("wanted", wanted))
    })
}

/// For each piece in shadow, the cells of the trees that shade it (PH-4.4, PH-4.5).
fn shades(state: &State, sun: u8) -> Value {
    let forest = &state.forest;
    let list: Vec<Value> = forest
        .shaded(sun)
        .iter()
        .map(|cell| json!({"cell": cell, "by": forest.shaders(cell, sun).collect::<Vec<_>>()}))
        .collect();
    Value::Array(list)
}

/// The coming rounds if no seat acts: the board stays, the sun moves on (PH-3.2, PH-3.3).
fn forecast(rules: &Rules, state: &State) -> Value {
    let mut rounds = Vec::new();
    let mut lp = state.lp;
    // PH-3.7: after the last round nothing more is lit.
    for round in state.round + 1..=(state.round + FORECAST_ROUNDS).min(rules.last_round()) {
        let later = State { round, ..*state };
        let mut gains = Vec::new();
        let mut lost = Vec::new();
        for seat in Seat::all(rules.seats()) {
            let gain = rules.gain(&later, seat);
            let (now, over) = rules.light_up(lp[seat.index()], gain);
            lp[seat.index()] = now;
            gains.push(gain);
            lost.push(over);
        }
        rounds.push(json!({
            "round": round,
            "sun": later.sun(),
            "gain": gains,
            "lp": &lp[..rules.seats()],
            "lost": lost,
        }));
    }
    Value::Array(rounds)
}

fn effect_of(game: &Photosynthesis, state: &State, args: &Value) -> Result<Value, BadQuery> {
    let text = args.get("action").and_then(Value::as_str).ok_or_else(|| {
        let wanted = Message::new("ph-query-action");
        BadQuery::Argument(Message::new("read-missing").with("path", "action").with("wanted", wanted))
    })?;
    let refused = |reason: Message, rule: Rule| {
        BadQuery::Argument(Message::new("reason-with-rule").with("reason", reason).with("rule", rule))
    };
    let action = parse_action(text).map_err(|bad| refused(bad.message, bad.rule))?;
    let Turn::Decide(seats) = game.turn(state) else {
        return Err(BadQuery::NotNow(Message::new("ph-query-no-seat")));
    };
    let seat = seats.iter().next().expect("a deciding turn has a seat");
    game.check(state, seat, action).map_err(|illegal| refused(illegal.message(), illegal.rule()))?;
    let mut after = *state;
    let mut events: Vec<(Audience, Event)> = Vec::new();
    game.advance(&mut after, Step::Act(seat, action), &mut events);
    let (mut piece_lost, mut token) = (None, None);
    for (_, event) in &events {
        match event {
            Event::Grew { size, piece_lost: true, .. } => piece_lost = Size::from_index(size.index() - 1),
            Event::Collected { token: value, piece_lost: lost, .. } => {
                token = Some(*value);
                piece_lost = lost.then_some(Size::Large);
            }
            _ => {}
        }
    }
    let seats = game.rules.seats();
    Ok(json!({
        "lp": {"before": &state.lp[..seats], "after": &after.lp[..seats]},
        "light": {"before": light(game, state), "after": light(game, &after)},
        "piece_lost": piece_lost,
        "token": token,
    }))
}

impl Rules {
    /// What the points of a seat are made of; a seat without tokens has nothing to say about them.
    pub(crate) fn score_details_of(&self, state: &State, seat: Seat) -> Vec<(&'static str, Message)> {
        let mut details = Vec::new();
        let tokens = Argument::list(Joint::Plus, self.tokens(state, seat));
        if self.tokens(state, seat).next().is_some() {
            details.push(("tokens", Message::new("ph-points-of-tokens").with("values", tokens)));
        }
        details.push(("lp_points", Message::new("ph-points-of-light").with("lp", state.lp(seat))));
        details
    }
}
