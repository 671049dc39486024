//! The game at a table: words, records, packs, read-outs, bots.

use crate::action::{Action, Chance};
use crate::event::Event;
use crate::greedy::Greedy;
use crate::pack::Pack;
use crate::rules::Sol;
use crate::setup::Setup;
use crate::state::{Card, Phase, State};
use crate::view::View;
use crate::{info, printed, query, record, record_read};
use serde_json::{Value, json};
use solarium_core::{
    BadQuery, BadText, Bot, Explained, Game, GameInfo, PackProblems, PrintedValue, Provenance, Reasons,
    RuleText, Seat, Shelf, Tabletop, Tally, Uniform, Usual, rule_texts,
};

const RULES: &str = include_str!("../RULES.md");

impl Tabletop for Sol {
    type Pack = Pack;

    fn info() -> GameInfo {
        info::info(Self::ID, Self::RULES_VERSION)
    }

    fn rules() -> Vec<RuleText> {
        rule_texts(RULES, "SO")
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

    fn show_pack(pack: &Pack) -> String {
        pack.show()
    }

    fn printed_values(pack: &Pack) -> Vec<PrintedValue> {
        printed::printed_values(pack)
    }

    fn from_setup(setup: &Value, shelf: &Shelf<Pack>) -> Result<Sol, Reasons> {
        let (setup, pack) = Setup::read(setup, shelf)?;
        Ok(Sol::new(pack, setup))
    }

    fn setup(&self) -> Value {
        self.setup.to_value(&self.pack.id)
    }

    fn notices(&self) -> Vec<String> {
        // Only effects that can come into this game: a scenario's own, for the reconstructed ones are nobody else's.
        let mut effects = self.setup.effects.clone().unwrap_or_default();
        effects.sort_unstable();
        effects.dedup();
        effects
            .iter()
            .map(|effect| self.pack.effect(*effect))
            .filter(|record| record.provenance == Provenance::Reconstructed)
            .map(|record| format!("{} is our stand-in: no text of it is known", record.name))
            .collect()
    }

    fn record(&self, state: &State) -> Value {
        record::write(self, state)
    }

    fn load(record: &Value, shelf: &Shelf<Pack>) -> Result<(Sol, State), Reasons> {
        record_read::read(record, shelf)
    }

    fn position_line(&self, state: &State) -> String {
        let seats: Vec<String> = Seat::all(self.players())
            .map(|seat| {
                let own = &state.seats[seat];
                format!("{}:{}m/{}e/{}h/e{}", seat.letter(), own.total(), own.energy, own.hold, own.eye)
            })
            .collect();
        let phase = state.turn.phase;
        let (marker, left, active) = (state.marker, state.cards_left(), state.active.letter());
        format!("marker {marker} deck {left} {active} {phase} · {}", seats.join(" "))
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
        match state.turn.phase {
            Phase::KeepChance | Phase::Card | Phase::OrbitCard | Phase::Reveal => json!(state.active),
            _ => Value::Null,
        }
    }

    fn label(&self, view: &View, seat: Seat, action: Action) -> String {
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

    fn chance_label(&self, outcome: Chance) -> String {
        match outcome {
            Chance::First(seat) => format!("Seat {}", seat.letter()),
            Chance::Eye(eye) => format!("eye {eye}"),
            Chance::Suit(suit) | Chance::Keep(suit) => self.suit_text(suit),
            Chance::Effect(effect) => self.effect_name(effect).to_string(),
            Chance::Card(Card::Marked) => "marked flare".to_string(),
            Chance::Card(Card::Flare) => "flare".to_string(),
            Chance::Card(card) => card.suit().map_or("trigger card".to_string(), |suit| self.suit_text(suit)),
            Chance::KeepOld => "the card held so far".to_string(),
        }
    }

    fn tally(&self, events: &[Event]) -> Vec<Tally> {
        let mut list = Vec::new();
        let mut active = Seat(0);
        let mut add = |name, seat: Seat, n: i64| Tally::add(&mut list, name, self.players(), seat, n);
        for event in events {
            match event {
                Event::TurnBegan { seat } => active = *seat,
                // Cards are drawn for what the seat in turn did, and for the orbit of its ship.
                Event::Revealed { card } => {
                    add("cards-caused", active, 1);
                    add("flares-caused", active, i64::from(card.starts_with('F')));
                }
                Event::Built { seat, .. } => add("built", *seat, 1),
                Event::Activated { seat, .. } => add("activated", *seat, 1),
                Event::BonusTaken { seat, .. } => add("bonuses", *seat, 1),
                Event::TollReceived { seat } => add("tolls", *seat, 1),
                Event::Hurled { seat, .. } => add("hurled", *seat, 1),
                Event::Played { seat, .. } => add("effects-played", *seat, 1),
                _ => {}
            }
        }
        list
    }

    fn prompt(&self, view: &View, seat: Seat) -> String {
        self.prompt_of(&view.state, seat)
    }

    fn event_text(&self, event: &Event) -> String {
        self.tell(event)
    }

    fn board_text(&self, view: &View, colour: bool) -> String {
        self.board_text_of(&view.state, colour)
    }

    fn explain(&self, _: &View, _: Seat) -> Option<Explained<Action>> {
        // Sol has no automa: solo is one seat against a target.
        None
    }

    fn query(&self, view: &View, name: &str, args: &Value) -> Result<Value, BadQuery> {
        query::query(self, &view.state, name, args)
    }

    fn bot(name: &str) -> Option<Box<dyn Bot<Sol>>> {
        match name {
            "random" => Some(Box::new(Uniform)),
            "greedy" => Some(Box::new(Greedy)),
            _ => None,
        }
    }
}
