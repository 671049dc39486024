//! [`Circadians`] on the core's [`Tabletop`] contract: delegations to `words`, `records`, `pack`, `automa` and `bots`.

use crate::pack::Pack;
use crate::records::{notation, record};
use crate::words;
use crate::{Action, Chance, Circadians, Event, Setup, State, View, automa};
use serde_json::Value;
use solarium_core::{
    BadQuery, BadText, Bot, Explained, GameFacts, GameInfo, Language, Message, MessageFile, PackProblems,
    PrintedValue, Reasons, Rule, RuleText, Seat, Shelf, Tabletop, Tally, Trace, Uniform, Viewer, rule_texts,
};

impl Tabletop for Circadians {
    type Pack = Pack;

    const FACTS: GameFacts = GameFacts {
        rule_prefix: "CI",
        message_prefix: "ci",
        usual_seats: &["human", "ai"],
        hidden_options: &["opponent", "colours"],
    };

    fn info() -> GameInfo {
        words::info::info()
    }

    fn rules() -> Vec<RuleText> {
        rule_texts(words::info::RULES, "CI")
    }

    fn messages() -> &'static [MessageFile] {
        words::MESSAGES
    }

    fn standard_pack() -> Pack {
        Pack::standard()
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

    fn printed_values(pack: &Pack) -> Vec<PrintedValue> {
        pack.printed_values()
    }

    fn from_setup(setup: &Value, shelf: &Shelf<Pack>) -> Result<Self, Reasons> {
        Setup::parse(setup, shelf).map(Circadians::new)
    }

    fn setup(&self) -> Value {
        self.setup.to_json()
    }

    fn notices(&self) -> Vec<Message> {
        self.notice_messages()
    }

    fn record(&self, state: &State) -> Value {
        record::write(self, state)
    }

    fn load(record: &Value, shelf: &Shelf<Pack>) -> Result<(Self, State), Reasons> {
        record::read(record, shelf)
    }

    fn position_line(&self, state: &State) -> String {
        self.position_words(state)
    }

    fn action_text(&self, action: Action) -> String {
        notation::action(self, action)
    }

    fn parse_action(&self, text: &str) -> Result<Action, BadText> {
        notation::parse_action(self, text)
    }

    fn chance_text(&self, outcome: Chance) -> String {
        notation::chance(self, outcome)
    }

    fn parse_chance(&self, text: &str) -> Result<Chance, BadText> {
        notation::parse_chance(self, text)
    }

    fn chance_for(&self, state: &State) -> Value {
        self.drawn_for(state)
    }

    fn label(&self, view: &View, seat: Seat, action: Action) -> Message {
        self.action_message(view, seat, action)
    }

    fn touches(&self, view: &View, action: Action) -> Vec<String> {
        let seat = match view.viewer {
            Viewer::Seat(seat) if seat.index() < self.humans() => Some(seat),
            _ => None,
        };
        self.touch_path(view, seat, action)
    }

    fn meant(&self, view: &View, seat: Seat, touch: &str) -> Vec<Action> {
        self.meant_by(view, seat, touch)
    }

    fn chance_label(&self, outcome: Chance) -> Message {
        self.chance_message(outcome)
    }

    fn score_details(&self, view: &View, seat: Seat) -> Vec<(&'static str, Message)> {
        self.points_in_detail(view, seat)
            .into_iter()
            .map(|(part, points)| (part, Message::new("ci-points-of").with("points", points)))
            .collect()
    }

    fn scoring_rule(&self) -> Rule {
        "CI-12.1"
    }

    fn tally(&self, events: &[Event]) -> Vec<Tally> {
        self.count_events(events)
    }

    fn prompt(&self, view: &View, seat: Seat) -> Message {
        self.question_message(view, seat)
    }

    fn event_message(&self, event: &Event) -> Message {
        self.event_message_of(event)
    }

    fn event_json(&self, event: &Event, language: &dyn Language) -> Value {
        self.event_value(event, language)
    }

    fn board_text(&self, view: &View, language: &dyn Language, colour: bool) -> String {
        words::board_text::board_text(self, view, language, colour)
    }

    fn explain(&self, view: &View, seat: Seat) -> Option<Explained<Action>> {
        if self.ai_seat() != Some(seat) || !self.whose_turn(view).includes(seat) {
            return None;
        }
        let mut trace = Trace::default();
        automa::decide(self, view, &mut trace)?;
        Some(Explained { action: Action::Resolve, trace })
    }

    fn query(&self, view: &View, name: &str, args: &Value) -> Result<Value, BadQuery> {
        words::query::answer(self, view, name, args)
    }

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "greedy" => Some(Box::new(crate::bots::greedy::Greedy)),
            "random" => Some(Box::new(Uniform)),
            _ => None,
        }
    }
}
