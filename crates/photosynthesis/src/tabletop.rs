//! Words, records, packs and read-outs: [`Tabletop`] for Photosynthesis.

use crate::pack::Pack;
use crate::records::{notation, record, setup};
use crate::rules::Rules;
use crate::rules::action::{Action, Chance};
use crate::rules::event::Event;
use crate::rules::state::State;
use crate::rules::view::View;
use crate::words::{self, info, query, rules_text};
use crate::{Photosynthesis, automa, bots};
use serde_json::{Value, json};
use solarium_core::{
    BadQuery, BadText, Bot, Explained, GameFacts, GameInfo, Language, Message, MessageFile, PackProblems,
    PrintedValue, Reasons, Rule, RuleText, Seat, Shelf, Tabletop, Tally, Together,
};

impl Tabletop for Photosynthesis {
    type Pack = Pack;

    const FACTS: GameFacts = GameFacts {
        rule_prefix: "PH",
        message_prefix: "ph",
        usual_seats: &["human", "cynthia"],
        hidden_options: &[],
    };

    fn info() -> GameInfo {
        info::info()
    }

    fn rules() -> Vec<RuleText> {
        rules_text::rules()
    }

    fn messages() -> &'static [MessageFile] {
        words::MESSAGES
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

    fn show_pack(pack: &Pack, language: &dyn Language) -> String {
        pack.show(language)
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

    fn notices(&self) -> Vec<Message> {
        info::notices(self)
    }

    fn record(&self, state: &State) -> Value {
        self.record_of(state)
    }

    fn load(record: &Value, shelf: &Shelf<Pack>) -> Result<(Photosynthesis, State), Reasons> {
        record::load(record, shelf)
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
        json!(self.chance_seat(state))
    }

    fn label(&self, view: &View, seat: Seat, action: Action) -> Message {
        self.label_of(&view.position, seat, action)
    }

    fn touches(&self, _: &View, action: Action) -> Vec<String> {
        Rules::touches_of(action)
    }

    fn meant(&self, view: &View, seat: Seat, touch: &str) -> Vec<Action> {
        self.meant_by(&view.position, seat, touch)
    }

    fn together(&self, view: &View, seat: Seat) -> Vec<Together<Action>> {
        self.together_of(&view.position, seat)
    }

    fn chance_label(&self, outcome: Chance) -> Message {
        self.outcome_label(outcome)
    }

    fn score_details(&self, view: &View, seat: Seat) -> Vec<(&'static str, Message)> {
        self.score_details_of(&view.position, seat)
    }

    fn scoring_rule(&self) -> Rule {
        "PH-6.1"
    }

    fn tally(&self, events: &[Event]) -> Vec<Tally> {
        self.tally_of(events)
    }

    fn prompt(&self, view: &View, seat: Seat) -> Message {
        self.prompt_for(&view.position, seat)
    }

    fn event_message(&self, event: &Event) -> Message {
        self.event_message_of(event)
    }

    fn board_text(&self, view: &View, language: &dyn Language, colour: bool) -> String {
        self.board_text_of(&view.position, language, colour)
    }

    /// PH-14.5: the answer with its reasons.
    fn explain(&self, view: &View, seat: Seat) -> Option<Explained<Action>> {
        automa::explain(self, view, seat)
    }

    fn query(&self, view: &View, name: &str, args: &Value) -> Result<Value, BadQuery> {
        query::query(self, view, name, args)
    }

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        bots::bot(name)
    }
}
