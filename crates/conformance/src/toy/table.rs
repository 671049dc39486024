//! Words, records and read-outs of the toy.

use super::{Action, CARDS, Chance, Fault, MAX, Phase, Position, Toy, ToyView, cards, said};
use serde::Deserialize;
use serde_json::{Value, json};
use solarium_core::{
    Advice, BadQuery, BadText, BoardText, Bot, Cancel, Choices, Components, Corrections, DataPack, Describe,
    EventText, Explained, Funnel, Game, GameInfo, Layout, Message, Notation, Opinion, Opponents,
    PackProblems, PackText, Placed, Preset, Progress, QueryInfo, Question, Random, ReadOuts, Reasons,
    Records, Scoring, Seat, SeatKind, SetupOption, Shelf, Trace, Tracer, Uniform, Usual, Wording, family,
    seat_board,
};
use std::sync::atomic::{AtomicU32, Ordering};

/// Counts prompts, for the fault that must not go unnoticed.
static PROMPTS: AtomicU32 = AtomicU32::new(0);

const RULES: &str = "\
## The toy
- **TY-1** Each seat gets two of the cards 1 to 7, face down. [ruling]
- **TY-2** A die shows 1, 2 or 3; in the last round always 3. [ruling]
- **TY-3** All seats bid a card of their hand or pass, hidden until all have. [ruling]
- **TY-4** The highest card wins as many embers as the die shows; bid cards are discarded. [ruling]
- **TY-5** The winner lights embers for a point each, may once flip a card of the deck, and ends. [ruling]
- **TY-6** The clock bids its lowest card and lights every ember. [ruling]
- **TY-7** Undo reaches back to what was last shown, and not beyond the end of a turn. [ruling]
- **TY-8** Notation and set-up. [ruling]
";

pub(super) fn kind_of(text: &str) -> Option<SeatKind> {
    match text {
        "human" => Some(SeatKind::Human),
        "clock" => Some(SeatKind::Automa("clock".into())),
        _ => text.strip_prefix("bot:").map(|name| SeatKind::Bot(name.into())),
    }
}

/// The printed values of the toy: there is nothing to print but a name.
#[derive(Clone, Debug, Deserialize)]
pub struct ToyPack {
    id: String,
}

impl DataPack for ToyPack {
    fn standard_pack() -> ToyPack {
        ToyPack { id: "standard".into() }
    }

    fn pack_id(&self) -> &str {
        &self.id
    }

    fn parse_pack(file: &str, text: &str) -> Result<ToyPack, PackProblems> {
        let text = PackText::new(file, text);
        let pack = text.parse()?;
        text.finish(pack)
    }
}

impl Describe for Toy {
    const RULES: &'static str = RULES;

    fn info() -> GameInfo {
        GameInfo {
            minutes: [1, 2],
            seat_kinds: vec!["human".into(), "clock".into(), "bot:<name>".into()],
            options: vec![SetupOption {
                name: "fault",
                kind: "choice",
                values: Fault::ALL.iter().map(|fault| json!(fault.name())).collect(),
                default: Value::Null,
                rule: "TY-8",
            }],
            presets: vec![Preset { id: "solo", setup: json!({"seats": ["human", "clock"]}) }],
            queries: vec![QueryInfo { name: "left", args: &[] }],
            bots: vec!["uniform"],
            usual_seats: vec!["human", "bot:uniform"],
            hidden_options: &["fault"],
            ..GameInfo::new::<Self>("Toy", 2..=3)
        }
    }
}

impl Records for Toy {
    type Pack = ToyPack;

    fn from_setup(setup: &Value, _: &Shelf<ToyPack>) -> Result<Toy, Reasons> {
        let mut reasons = Reasons::new();
        for key in setup.as_object().into_iter().flat_map(|o| o.keys()) {
            reasons.require(key == "seats" || key == "fault", "TY-8", || {
                said(format!("unknown option {key:?}"))
            });
        }
        let mut kinds = Vec::new();
        for seat in setup["seats"].as_array().into_iter().flatten() {
            match seat.as_str().and_then(kind_of) {
                Some(kind) => kinds.push(kind),
                None => reasons.add("TY-8", said(format!("{seat} cannot sit at this table"))),
            }
        }
        reasons.require((2..=3).contains(&kinds.len()), "TY-8", || said("two or three seats"));
        let fault = setup["fault"].as_str().and_then(Fault::named);
        reasons.into_result()?;
        Ok(Toy { kinds, fault })
    }

    fn setup(&self) -> Value {
        let seats: Vec<String> = self.kinds.iter().map(SeatKind::text).collect();
        match self.fault {
            Some(fault) if fault != Fault::SetupForgets => json!({"seats": seats, "fault": fault.name()}),
            _ => json!({"seats": seats}),
        }
    }

    fn record(&self, state: &Position) -> Value {
        let (phase, at) = match state.phase {
            Phase::Deal(n) => ("deal", n),
            Phase::Roll => ("roll", 0),
            Phase::Bid => ("bid", 0),
            Phase::Act(seat) => ("act", seat.0),
            Phase::Flip(seat) => ("flip", seat.0),
            Phase::Over => ("over", 0),
        };
        json!({
            "setup": self.setup(), "phase": phase, "at": at, "round": state.round, "die": state.die,
            "deck": state.deck, "discard": state.discard, "hands": state.hands, "bids": state.bids,
            "embers": state.embers, "points": state.points, "stain": state.stain,
            "flipped": state.flipped && !self.has(Fault::RecordForgets),
        })
    }

    fn load(record: &Value, shelf: &Shelf<ToyPack>) -> Result<(Toy, Position), Reasons> {
        let game = Toy::from_setup(&record["setup"], shelf)?;
        let number = |value: &Value| value.as_u64().and_then(|n| u8::try_from(n).ok());
        let list = |key: &str| -> Option<[u8; MAX]> {
            let items: Vec<u8> = record[key].as_array()?.iter().filter_map(number).collect();
            items.try_into().ok()
        };
        let read = || -> Option<Position> {
            let at = number(&record["at"])?;
            let phase = match record["phase"].as_str()? {
                "deal" => Phase::Deal(at),
                "roll" => Phase::Roll,
                "bid" => Phase::Bid,
                "act" => Phase::Act(Seat(at)),
                "flip" => Phase::Flip(Seat(at)),
                "over" => Phase::Over,
                _ => return None,
            };
            let bids = record["bids"].as_array()?.iter().map(number).collect::<Vec<_>>();
            Some(Position {
                phase,
                round: number(&record["round"])?,
                die: number(&record["die"])?,
                deck: number(&record["deck"])?,
                discard: number(&record["discard"])?,
                hands: list("hands")?,
                bids: bids.try_into().ok()?,
                embers: list("embers")?,
                points: list("points")?,
                flipped: record["flipped"].as_bool()?,
                stain: number(&record["stain"])?,
            })
        };
        let state = read().ok_or_else(|| Reasons::one("TY-8", said("not a position of the toy")))?;
        let mut reasons = Reasons::new();
        for census in game.census(&state) {
            reasons.require(census.found == census.expected, "TY-1", || {
                said(format!("{} cards, not {}", census.found, census.expected))
            });
        }
        reasons.into_result()?;
        Ok((game, state))
    }
}

impl Notation for Toy {
    fn action_text(&self, action: Action) -> String {
        match action {
            Action::Bid(_) if self.has(Fault::AmbiguousAction) => "bid".into(),
            Action::Bid(card) => format!("bid {card}"),
            Action::Pass => "pass".into(),
            Action::Light => "light".into(),
            Action::Flip => "flip".into(),
            Action::End => "end".into(),
        }
    }

    fn parse_action(&self, text: &str) -> Result<Action, BadText> {
        match text {
            "pass" => Ok(Action::Pass),
            "light" => Ok(Action::Light),
            "flip" => Ok(Action::Flip),
            "end" => Ok(Action::End),
            "bid" if self.has(Fault::AmbiguousAction) => Ok(Action::Bid(1)),
            _ => text
                .strip_prefix("bid ")
                .and_then(card_named)
                .map(Action::Bid)
                .ok_or_else(|| BadText::new("TY-8", said(format!("{text:?} is no action")))),
        }
    }

    fn chance_text(&self, outcome: Chance) -> String {
        match outcome {
            Chance::Card(_) if self.has(Fault::AmbiguousChance) => "card 1".into(),
            Chance::Card(card) => format!("card {card}"),
            Chance::Die(die) => format!("die {die}"),
        }
    }

    fn parse_chance(&self, text: &str) -> Result<Chance, BadText> {
        let card = text.strip_prefix("card ").and_then(card_named).map(Chance::Card);
        let die = || text.strip_prefix("die ").and_then(|n| n.parse().ok()).map(Chance::Die);
        card.or_else(die).ok_or_else(|| BadText::new("TY-8", said(format!("{text:?} is no outcome"))))
    }

    fn chance_for(&self, state: &Position) -> Value {
        match state.phase {
            Phase::Deal(n) => json!(usize::from(n) % self.seats()),
            Phase::Flip(seat) => json!(seat),
            _ => Value::Null,
        }
    }
}

impl Wording for Toy {
    fn label(&self, _: &ToyView, _: Seat, action: Action) -> Message {
        if self.has(Fault::SameLabel) {
            return said("do something");
        }
        said(format!("do: {}", self.action_text(action)))
    }

    fn prompt(&self, view: &ToyView, seat: Seat) -> Message {
        if self.has(Fault::RestlessPrompt) {
            return said(format!("prompt number {}", PROMPTS.fetch_add(1, Ordering::Relaxed)));
        }
        if self.has(Fault::Mumbling) {
            return said("");
        }
        said(format!("seat {seat}: {}", view.phase))
    }
}

impl Choices for Toy {
    fn touches(&self, _: &ToyView, action: Action) -> Vec<String> {
        if self.has(Fault::SameTouch) {
            return vec!["board".into()];
        }
        vec![self.action_text(action).replace(' ', "-")]
    }

    fn usual(&self, _: &ToyView, seat: Seat) -> Option<Usual<Action>> {
        let waits = seat.next(self.kinds.len());
        self.has(Fault::Unusual).then_some(Usual { action: Action::Bid(0), waits })
    }
}

impl EventText for Toy {}

impl BoardText for Toy {}

impl Advice for Toy {}

impl Corrections for Toy {}

impl Components for Toy {
    fn table_boards(&self) -> Vec<&'static str> {
        ["table"].into_iter().chain(Seat::all(self.seats()).map(seat_board)).collect()
    }

    fn components(&self, view: &ToyView) -> Vec<Placed> {
        let mut layout = Layout::default();
        let held: u8 = view.held.iter().sum();
        let left = CARDS - held - view.discard.count_ones() as u8;
        if !self.has(Fault::DeckForgotten) {
            layout.pieces("table", "deck", "card", left);
        }
        for card in cards(view.discard) {
            layout.pieces("table", "discard", format!("card={card}"), 1);
        }
        for seat in Seat::all(self.seats()) {
            let own = if view.me == Some(seat) { view.hand } else { 0 };
            for card in cards(own) {
                layout.pieces(seat_board(seat), "hand", format!("card={card}"), 1);
            }
            let unknown = view.held[seat.index()].saturating_sub(own.count_ones() as u8);
            layout.pieces(seat_board(seat), "hand", "card", unknown);
            layout.pieces(seat_board(seat), "embers", "ember", view.embers[seat.index()]);
            layout.marker(
                seat_board(seat),
                "points",
                format!("points-{}", seat.0),
                view.points[seat.index()],
            );
        }
        layout.finish()
    }

    fn component_name(&self, component: &str, count: i32) -> Message {
        let name = if self.has(Fault::OneName) { family(component) } else { component };
        Message::new("box-component").with("name", name).with("n", count)
    }

    fn family_of(&self, census_line: &str) -> Option<String> {
        (census_line == "cards").then(|| "card".into())
    }
}

impl Scoring for Toy {}

impl Progress for Toy {}

impl Opponents for Toy {
    fn explain(&self, view: &ToyView, seat: Seat) -> Option<Explained<Action>> {
        if !self.is_automa(seat) || view.me != Some(seat) {
            return None;
        }
        let mut trace = Trace::default();
        let action = match view.at {
            Phase::Bid if view.bid.is_none() => {
                let card = Funnel::new(cards(view.hand), &mut trace)
                    .keep_min("TY-6", || said("card"), |c| i64::from(*c))
                    .first();
                trace.check("TY-6", card.is_some(), || said("a card is left"));
                card.map_or(Action::Pass, Action::Bid)
            }
            Phase::Act(acting) if acting == seat => {
                let ember = view.embers[seat.index()] > 0;
                if trace.check("TY-6", ember, || said("an ember is left")) {
                    Action::Light
                } else {
                    Action::End
                }
            }
            _ => return None,
        };
        if self.has(Fault::NoReason) {
            trace.0.clear();
        }
        let action = if self.has(Fault::WrongReason) { Action::Flip } else { action };
        Some(Explained { action, trace })
    }

    fn bot(name: &str) -> Option<Box<dyn Bot<Toy>>> {
        match name {
            "uniform" => Some(Box::new(Uniform)),
            // Not on the list of bots: it thinks until it is cancelled.
            "endless" => Some(Box::new(Endless)),
            _ => None,
        }
    }
}

impl ReadOuts for Toy {
    fn query(&self, view: &ToyView, name: &str, _: &Value) -> Result<Value, BadQuery> {
        match name {
            "left" => Ok(json!(CARDS - (view.discard | view.hand).count_ones() as u8)),
            _ => Err(BadQuery::Unknown),
        }
    }
}

/// Thinks until it is stopped.
struct Endless;

impl Bot<Toy> for Endless {
    fn consider(
        &self,
        question: &Question<'_, Toy>,
        random: &mut Random,
        opinions: &mut Vec<Opinion<Action>>,
    ) {
        Uniform.consider(question, random, opinions);
    }

    fn consider_until(
        &self,
        _: &Question<'_, Toy>,
        _: &mut Random,
        _: &mut Vec<Opinion<Action>>,
        cancel: &Cancel,
    ) {
        while !cancel.is_cancelled() {
            std::thread::yield_now();
        }
    }
}

fn card_named(text: &str) -> Option<u8> {
    text.parse().ok().filter(|card| (1..=CARDS).contains(card))
}
