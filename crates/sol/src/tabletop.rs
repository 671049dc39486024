//! The game at a table: words, records, packs, read-outs, bots.

use crate::bots;
use crate::pack::Pack;
use crate::records::record;
use crate::records::setup::Setup;
use crate::rules::Sol;
use crate::rules::action::{Action, Chance};
use crate::rules::event::Event;
use crate::rules::state::State;
use crate::rules::terms::Mode;
use crate::rules::view::View;
use crate::words::{MESSAGES, info, query};
use serde_json::{Value, json};
use solarium_core::{
    BadQuery, BadText, Bot, Explained, Game, GameFacts, GameInfo, Goal, Language, Message, MessageFile,
    PackProblems, PrintedValue, Reasons, Rule, RuleText, Seat, SeatScore, Shelf, Tabletop, Tally, Usual,
    rule_texts,
};

const RULES: &str = include_str!("../RULES.md");

impl Tabletop for Sol {
    type Pack = Pack;

    const FACTS: GameFacts = GameFacts {
        rule_prefix: "SO",
        message_prefix: "so",
        usual_seats: &["human", "bot:greedy"],
        hidden_options: &[],
    };

    fn info() -> GameInfo {
        info::info(Self::ID, Self::RULES_VERSION)
    }

    fn rules() -> Vec<RuleText> {
        rule_texts(RULES, "SO")
    }

    fn messages() -> &'static [MessageFile] {
        MESSAGES
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

    fn from_setup(setup: &Value, shelf: &Shelf<Pack>) -> Result<Sol, Reasons> {
        let (setup, pack) = Setup::read(setup, shelf)?;
        Ok(Sol::new(pack, setup))
    }

    fn setup(&self) -> Value {
        self.setup.to_value(&self.pack.id)
    }

    fn notices(&self) -> Vec<Message> {
        self.notices_of_table()
    }

    fn record(&self, state: &State) -> Value {
        record::write(self, state)
    }

    fn load(record: &Value, shelf: &Shelf<Pack>) -> Result<(Sol, State), Reasons> {
        record::read(record, shelf)
    }

    fn position_line(&self, state: &State) -> String {
        self.position_line_of(state)
    }

    fn action_text(&self, action: Action) -> String {
        self.write_action(action)
    }

    fn parse_action(&self, text: &str) -> Result<Action, BadText> {
        self.read_action(text)
    }

    fn chance_text(&self, outcome: Chance) -> String {
        self.write_chance(outcome)
    }

    fn parse_chance(&self, text: &str) -> Result<Chance, BadText> {
        self.read_chance(text)
    }

    fn chance_for(&self, state: &State) -> Value {
        json!(self.chance_seat(state))
    }

    fn label(&self, view: &View, seat: Seat, action: Action) -> Message {
        self.label_of(&view.state, seat, action)
    }

    fn touches(&self, view: &View, action: Action) -> Vec<String> {
        self.touches_of(&view.state, action)
    }

    fn meant(&self, view: &View, seat: Seat, touch: &str) -> Vec<Action> {
        self.meant_by(&view.state, seat, touch)
    }

    fn has_usual(&self) -> bool {
        self.players() > 1
    }

    fn usual(&self, view: &View, seat: Seat) -> Option<Usual<Action>> {
        let action = self.usual_answer(&view.state, seat)?;
        Some(Usual { action, waits: view.state.active })
    }

    fn chance_label(&self, outcome: Chance) -> Message {
        self.chance_label_of(outcome)
    }

    fn scoring_rule(&self) -> Rule {
        match self.setup.mode {
            Mode::Solo => "SO-12.4",
            Mode::Coop => "SO-13.4",
            _ => "SO-9.3",
        }
    }

    /// SO-12.4, SO-13.4: the lowest seat is the group's score.
    fn goal(&self, scores: &[SeatScore]) -> Option<Goal> {
        let together = match self.setup.mode {
            Mode::Solo => false,
            Mode::Coop => true,
            _ => return None,
        };
        let reached = scores.iter().map(|score| score.total).min()?;
        self.setup.target.map(|target| Goal { target: i32::from(target), reached, together })
    }

    fn tally(&self, events: &[Event]) -> Vec<Tally> {
        self.tally_of(events)
    }

    fn prompt(&self, view: &View, seat: Seat) -> Message {
        self.prompt_of(&view.state, seat)
    }

    fn event_message(&self, event: &Event) -> Message {
        self.event_in_words(event)
    }

    fn board_text(&self, view: &View, language: &dyn Language, colour: bool) -> String {
        self.board_text_of(&view.state, language, colour)
    }

    fn explain(&self, _: &View, _: Seat) -> Option<Explained<Action>> {
        // Sol has no automa: solo is one seat against a target.
        None
    }

    fn query(&self, view: &View, name: &str, args: &Value) -> Result<Value, BadQuery> {
        query::query(self, &view.state, name, args)
    }

    fn bot(name: &str) -> Option<Box<dyn Bot<Sol>>> {
        bots::bot(name)
    }
}
