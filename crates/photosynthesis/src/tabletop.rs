//! Words, records, packs and read-outs: [`Tabletop`] for Photosynthesis.

use crate::action::{Action, Chance, Event};
use crate::board::DIRECTION_NAMES;
use crate::greedy::Greedy;
use crate::pack::{Level, Pack};
use crate::state::{NONE, State};
use crate::table::Table;
use crate::view::View;
use crate::{Photosynthesis, automa, load, notation, query, setup};
use serde_json::{Value, json};
use solarium_core::{
    BadQuery, BadText, Bot, Explained, Game, GameInfo, PackProblems, PrintedValue, Reasons, RuleText, Seat,
    Shelf, Tabletop, Tally, Together, Trace, Uniform,
};

/// Names of the bots that play it.
pub(crate) const BOTS: [&str; 2] = ["random", "greedy"];

impl Tabletop for Photosynthesis {
    type Pack = Pack;

    fn info() -> GameInfo {
        setup::info()
    }

    fn rules() -> Vec<RuleText> {
        crate::rules::rules()
    }

    fn standard_pack() -> Pack {
        (*Pack::standard()).clone()
    }

    fn parse_pack(file: &str, text: &str) -> Result<Pack, PackProblems> {
        Pack::parse(file, text)
    }

    fn pack_id(pack: &Pack) -> String {
        pack.id.clone()
    }

    fn show_pack(pack: &Pack) -> String {
        pack.show()
    }

    /// PH-1.15: every value with where it comes from.
    fn printed_values(pack: &Pack) -> Vec<PrintedValue> {
        pack.printed_values()
    }

    fn from_setup(setup: &Value, shelf: &Shelf<Pack>) -> Result<Photosynthesis, Reasons> {
        setup::from_setup(setup, shelf)
    }

    fn setup(&self) -> Value {
        setup::setup_of(self)
    }

    fn notices(&self) -> Vec<String> {
        let levels: Vec<&Level> = Seat::all(self.table.seats()).filter_map(|seat| self.level(seat)).collect();
        self.pack.table_notices(&levels, self.options.readings.collect)
    }

    fn record(&self, state: &State) -> Value {
        self.record_of(state)
    }

    fn load(record: &Value, shelf: &Shelf<Pack>) -> Result<(Photosynthesis, State), Reasons> {
        load::load(record, shelf)
    }

    fn position_line(&self, state: &State) -> String {
        self.line_of(state)
    }

    fn action_text(&self, action: Action) -> String {
        notation::action_text(action)
    }

    fn parse_action(&self, text: &str) -> Result<Action, BadText> {
        notation::parse_action(text)
    }

    fn chance_text(&self, outcome: Chance) -> String {
        self.outcome_text(outcome)
    }

    fn parse_chance(&self, text: &str) -> Result<Chance, BadText> {
        self.parse_outcome(text)
    }

    fn chance_for(&self, state: &State) -> Value {
        // The draws of the set-up concern the whole table, a card the Cynthia who draws it.
        if state.first == NONE || state.ds_corner == NONE {
            return Value::Null;
        }
        json!(self.in_turn(state))
    }

    fn label(&self, view: &View, seat: Seat, action: Action) -> String {
        self.label_of(&view.position, seat, action)
    }

    fn touches(&self, _: &View, action: Action) -> Vec<String> {
        Table::touches_of(action)
    }

    fn meant(&self, view: &View, seat: Seat, touch: &str) -> Vec<Action> {
        self.meant_by(&view.position, seat, touch)
    }

    fn together(&self, view: &View, seat: Seat) -> Vec<Together<Action>> {
        self.together_of(&view.position, seat)
    }

    fn chance_label(&self, outcome: Chance) -> String {
        match outcome {
            Chance::First(seat) => self.seat_name(seat),
            Chance::Corner(corner) => {
                format!("corner {corner} ({})", DIRECTION_NAMES[usize::from(corner) % 6])
            }
            Chance::Card(_) => self.outcome_text(outcome),
        }
    }

    fn score_details(&self, view: &View, seat: Seat) -> Vec<(&'static str, String)> {
        let tokens: Vec<String> = self.tokens(&view.position, seat).map(|value| value.to_string()).collect();
        vec![("tokens", tokens.join(" + ")), ("lp_points", format!("{} LP", view.position.lp(seat)))]
    }

    fn tally(&self, events: &[Event]) -> Vec<Tally> {
        let mut list = Vec::new();
        let mut add = |name, seat: &Seat, n: i64| Tally::add(&mut list, name, self.seats(), *seat, n);
        for event in events {
            match event {
                Event::LightGained { seat, gain, lost, .. } => {
                    add("light", seat, i64::from(*gain));
                    add("light-lost", seat, i64::from(*lost));
                }
                Event::Planted { seat, .. } => add("planted", seat, 1),
                Event::Grew { seat, piece_lost, .. } => {
                    add("grown", seat, 1);
                    add("pieces-lost", seat, i64::from(*piece_lost));
                }
                Event::Collected { seat, piece_lost, .. } => {
                    add("collected", seat, 1);
                    add("pieces-lost", seat, i64::from(*piece_lost));
                }
                _ => {}
            }
        }
        list
    }

    fn prompt(&self, view: &View, seat: Seat) -> String {
        self.prompt_for(&view.position, seat)
    }

    fn event_text(&self, event: &Event) -> String {
        self.tell(event)
    }

    fn board_text(&self, view: &View, colour: bool) -> String {
        self.board_text_of(&view.position, colour)
    }

    /// PH-14.5: the answer with its reasons.
    fn explain(&self, view: &View, seat: Seat) -> Option<Explained<Action>> {
        let deciding = self.turn(&view.position).includes(seat) && self.is_cynthia(seat);
        deciding.then(|| {
            let mut trace = Trace::default();
            let action = automa::decide(self, view, seat, &mut trace);
            Explained { action, trace }
        })
    }

    fn query(&self, view: &View, name: &str, args: &Value) -> Result<Value, BadQuery> {
        query::query(self, view, name, args)
    }

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Uniform)),
            "greedy" => Some(Box::new(Greedy::default())),
            _ => None,
        }
    }
}
