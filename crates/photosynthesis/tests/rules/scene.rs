//! Positions for the tests of Cynthia's rules: seat A a player, seat B a Cynthia in turn, loaded from a record.

use serde_json::{Value, json};
use solarium_conformance::english;
use solarium_core::{
    Game, Message, Mute, Notation, Opponents, Records, Seat, Shelf, Step, TraceStep, Turn, Viewer,
};
use solarium_photosynthesis::{Action, Chance, Photosynthesis, State};

/// The Cynthia of most scenes.
pub(crate) const B: Seat = Seat(1);

/// A record under construction.
#[derive(Clone)]
pub(crate) struct Scene(Value);

/// A position that is played on.
pub(crate) struct Play {
    pub game: Photosynthesis,
    pub state: State,
}

/// A message of the game in English.
pub(crate) fn say(message: &Message) -> String {
    english::<Photosynthesis>(message)
}

pub(crate) fn shelf() -> Shelf<<Photosynthesis as Records>::Pack> {
    Shelf::standard()
}

impl Scene {
    /// Two seats, A first, B (level Tree, corner 0) in turn with so many LP.
    pub(crate) fn new(board: &str, round: u8, lp: u8) -> Scene {
        Scene(json!({
            "seats": [{"kind": "player"}, {"kind": "cynthia", "level": "tree", "lp": lp}],
            "board": board, "round": round, "first": 0, "turn": 1, "turns_done": 1,
            "options": {"ds_corner": 0},
        }))
    }

    /// The card that lies drawn: an id, or a typed half.
    pub(crate) fn card(mut self, card: impl Into<Value>) -> Scene {
        self.0["seats"][1]["card"] = card.into();
        self
    }

    /// The cards left in her deck.
    pub(crate) fn deck(mut self, deck: &[u16]) -> Scene {
        self.0["seats"][1]["deck"] = json!(deck);
        self
    }

    pub(crate) fn level(mut self, level: &str) -> Scene {
        self.0["seats"][1]["level"] = json!(level);
        self
    }

    pub(crate) fn tokens(mut self, tokens: &[u8]) -> Scene {
        self.0["seats"][1]["tokens"] = json!(tokens);
        self
    }

    pub(crate) fn option(mut self, name: &str, value: impl Into<Value>) -> Scene {
        self.0["options"][name] = value.into();
        self
    }

    pub(crate) fn activated(mut self, cells: &[&str]) -> Scene {
        self.0["activated"] = json!(cells);
        self
    }

    /// Another seat behind B: a player or a Cynthia.
    pub(crate) fn third(mut self, seat: Value) -> Scene {
        self.0["seats"].as_array_mut().unwrap().push(seat);
        self
    }

    #[track_caller]
    pub(crate) fn load(self) -> Play {
        match Photosynthesis::load(&self.0, &shelf()) {
            Ok((game, state)) => Play { game, state },
            Err(reasons) => panic!("{reasons}\n{}", self.0),
        }
    }

    /// Asserts that this is her one legal action, and returns the trace of the decision.
    #[track_caller]
    pub(crate) fn decides(self, action: &str) -> Vec<TraceStep> {
        let play = self.load();
        play.demands(B, action);
        play.notes(B)
    }
}

impl Play {
    /// A new game.
    #[track_caller]
    pub(crate) fn start(setup: Value) -> Play {
        let game = Photosynthesis::from_setup(&setup, &shelf()).unwrap();
        let state = game.start();
        Play { game, state }
    }

    #[track_caller]
    pub(crate) fn demands(&self, seat: Seat, action: &str) {
        assert_eq!(self.game.turn(&self.state), Turn::of(seat));
        let legal: Vec<String> = self.legal(seat);
        assert_eq!(legal, [action]);
        let view = self.game.view(&self.state, Viewer::Spectator);
        let explained = self.game.explain(&view, seat).expect("a Cynthia to decide");
        assert_eq!(self.game.action_text(explained.action), action);
    }

    pub(crate) fn legal(&self, seat: Seat) -> Vec<String> {
        self.game.actions(&self.state, seat).into_iter().map(|a| self.game.action_text(a)).collect()
    }

    pub(crate) fn outcomes(&self) -> Vec<String> {
        assert_eq!(self.game.turn(&self.state), Turn::Chance);
        let outcomes = self.game.outcomes(&self.state);
        assert!(outcomes.iter().all(|(_, weight)| *weight == 1), "equally likely");
        outcomes.into_iter().map(|(outcome, _)| self.game.chance_text(outcome)).collect()
    }

    pub(crate) fn notes(&self, seat: Seat) -> Vec<TraceStep> {
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        self.game.explain(&view, seat).expect("a Cynthia to decide").trace.0
    }

    /// One step: an action of the seat in turn, or a chance outcome.
    #[track_caller]
    pub(crate) fn step(&mut self, text: &str) {
        match self.game.turn(&self.state) {
            Turn::Chance => {
                let outcome: Chance = self.game.parse_chance(text).unwrap();
                assert!(self.game.outcomes(&self.state).iter().any(|(o, _)| *o == outcome), "{text}");
                self.game.advance(&mut self.state, Step::Chance(outcome), &mut Mute);
            }
            Turn::Decide(seats) => {
                let seat = seats.iter().next().unwrap();
                let action: Action = self.game.parse_action(text).unwrap();
                if let Err(illegal) = self.game.check(&self.state, seat, action) {
                    panic!("{text}: {illegal:?}");
                }
                self.game.advance(&mut self.state, Step::Act(seat, action), &mut Mute);
            }
            Turn::Over => panic!("{text}: the game is over"),
        }
    }

    #[track_caller]
    pub(crate) fn steps(&mut self, texts: &str) {
        for text in texts.split(", ") {
            self.step(text);
        }
    }

    /// The rule that refuses an action.
    #[track_caller]
    pub(crate) fn refused(&self, seat: Seat, action: &str) -> &'static str {
        use solarium_core::Refusal;
        let parsed = self.game.parse_action(action).unwrap();
        self.game.check(&self.state, seat, parsed).expect_err(action).rule()
    }

    pub(crate) fn lp(&self, seat: Seat) -> u8 {
        self.state.lp(seat)
    }

    pub(crate) fn supply(&self, seat: Seat) -> [u8; 4] {
        self.game.supply(&self.state, seat)
    }

    pub(crate) fn tokens(&self, seat: Seat) -> Vec<u8> {
        self.game.tokens(&self.state, seat).collect()
    }

    pub(crate) fn board(&self) -> String {
        self.state.forest().to_string()
    }
}

/// The first trace step under a rule whose words contain a text.
#[track_caller]
pub(crate) fn noted<'a>(notes: &'a [TraceStep], rule: &str, what: &str) -> &'a TraceStep {
    notes
        .iter()
        .find(|step| step.rule == rule && say(&step.what).contains(what))
        .unwrap_or_else(|| panic!("no {rule} with {what:?} in {notes:#?}"))
}
