//! A match of some game, spoken to in text and JSON: the door that the engine protocol, the terminal and the
//! server share.

use crate::{AutoPlan, Refusal};
use serde::Serialize;
use serde_json::Value;
use solarium_core::{
    Audience, Before, Record, Seat, SeatKind, SeatScore, Seed, Stop, Tally, Trace, Turn, Viewer,
};
use solarium_picture::{Part, Stage};
use solarium_words::Words;

/// Stands between the notations of actions that are done in one go; no notation holds it.
pub const JOINT: &str = "; ";

/// Code of an answer to a touch: what was likely meant can be done.
pub const POSSIBLE: &str = "touch/possible";
/// Code of an answer to a touch: nothing can be meant by it now.
pub const NOTHING_HERE: &str = "touch/nothing";

/// One legal action.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LegalAction {
    /// Its notation.
    pub action: String,
    /// In words for a person.
    pub label: String,
    /// The things to touch, in order, to choose it.
    pub touches: Vec<String>,
}

/// One outcome of a chance point.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OutcomeLine {
    /// Its notation.
    pub outcome: String,
    /// How likely against the others.
    pub weight: u32,
    /// The seat or place concerned, or null.
    #[serde(rename = "for")]
    pub concerns: Value,
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct EventLine {
    /// The game's own form.
    pub event: Value,
    /// In words.
    pub text: String,
    /// The seat that alone may see it; null = everybody.
    #[serde(rename = "for")]
    pub only: Option<Seat>,
}

impl EventLine {
    /// Does this viewer see it?
    pub fn visible_to(&self, viewer: Viewer) -> bool {
        self.only.is_none_or(|seat| Audience::Only(seat).includes(viewer))
    }
}

/// One step taken: who, what, and what it caused.
#[derive(Clone, PartialEq, Debug)]
pub struct StepTold {
    /// The seat that acted; `None` for chance.
    pub seat: Option<Seat>,
    /// Notation of the action or outcome.
    pub text: String,
    /// Who may see the step itself.
    pub audience: Audience,
    /// The reasons, if an automa acted.
    pub trace: Option<Trace>,
    /// The step itself in words for those who may see it, if nothing happened that everybody sees.
    pub said: Option<String>,
    /// What happened.
    pub events: Vec<EventLine>,
}

/// One step taken of which only the journal hears.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepTaken {
    /// The seat that acted; `None` for chance.
    pub seat: Option<Seat>,
    /// Notation of the action or outcome.
    pub text: String,
    /// Who may see the step.
    pub audience: Audience,
}

/// What a bot thinks of one action.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OpinionLine {
    /// Notation.
    pub action: String,
    /// How often it was tried.
    pub visits: u32,
    /// How good it seems; the scale is the bot's own.
    pub value: f64,
}

/// A bot's advice.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Suggestion {
    /// What the bot would play.
    pub action: String,
    /// What it thinks of every legal action, in their order.
    pub actions: Vec<OpinionLine>,
}

/// An automa's move with its reasons.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Explanation {
    /// What it does.
    pub action: String,
    /// Why.
    pub trace: Trace,
}

/// What an action would do, told before it is done. It is worked out from what the seat knows alone.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Preview {
    /// What would happen for certain, in words.
    pub events: Vec<String>,
    /// Would somebody learn something by it that was hidden?
    pub reveals: bool,
    /// Could it not be taken back without asking the others?
    pub lasts: bool,
    /// What chance would decide next.
    pub draw: Option<DrawAhead>,
    /// What would change, as HTML of the game's own.
    pub effect: Option<String>,
    /// What would be lost.
    pub caution: Option<String>,
}

/// What chance would decide next.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DrawAhead {
    /// What is drawn, in words.
    pub what: String,
    /// What may come, in words, with how often against the others; nothing if the seat cannot know.
    pub odds: Vec<(String, u32)>,
}

/// Who moves a match on when no person has to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mover {
    /// A chance outcome is due.
    Chance,
    /// An automa decides: at once, as its rules are a short list.
    Automa(Seat),
    /// A bot thinks: it may take a while.
    Bot(Seat),
    /// A person's usual answer is given at once, as the person wants it. Only a [`crate::Table`] knows of it.
    Usual(Seat),
}

/// A match of any game. Everything that shows something takes a viewer; only [`Session::record`],
/// [`Session::position_line`], [`Session::hash`], [`Session::outcomes`] and [`Session::log`] tell all, for tools
/// that run the whole table.
pub trait Session: Send {
    /// Id of the game.
    fn game(&self) -> &'static str;
    /// Number of seats.
    fn seats(&self) -> usize;
    /// What moves a seat.
    fn kind(&self, seat: Seat) -> SeatKind;
    /// The complete set-up object.
    fn setup(&self) -> Value;
    /// What people must be told while this game is on the table.
    fn notices(&self) -> Vec<String>;
    /// SHA-256 of the seed.
    fn commitment(&self) -> String;
    /// The secret seed. Whoever shows it to people must see to it that the match is over.
    fn seed(&self) -> Seed;
    /// Number of steps taken, those before a resumed position included.
    fn steps(&self) -> usize;
    /// What a later [`crate::Title::resume`] must know beside the position: steps and draws so far.
    fn so_far(&self) -> Before;
    /// Who or what comes next.
    fn turn(&self) -> Turn;

    /// The seat's legal actions, ascending; none if it is not to act.
    fn legal(&self, seat: Seat) -> Result<Vec<LegalAction>, Refusal>;
    /// Actions offered in one go beside the single ones; their notations are joined by [`JOINT`].
    fn together(&self, seat: Seat) -> Result<Vec<LegalAction>, Refusal>;
    /// May the seat do this? Changes nothing.
    fn check(&self, seat: Seat, action: &str) -> Result<(), Refusal>;
    /// May a seat be asked something while another is in turn, to which there is a usual answer?
    fn has_usual(&self) -> bool;
    /// The usual answer of a seat that is asked while another is in turn, and the seat that waits for it.
    fn usual(&self, seat: Seat) -> Option<(String, Seat)>;
    /// Why nothing can be done by touching this: the refusal of what was likely meant. If that is possible in another
    /// way, the code is [`POSSIBLE`] and the message says what; if nothing is ever done there, [`NOTHING_HERE`] and
    /// the message says what is asked.
    fn why_not(&self, seat: Seat, touch: &str) -> Result<Refusal, Refusal>;
    /// Who would see this action of a seat when it happens.
    fn audience_of(&self, seat: Seat, action: &str) -> Result<Audience, Refusal>;
    /// Who would see this chance outcome when it happens.
    fn audience_of_chance(&self, outcome: &str) -> Result<Audience, Refusal>;
    /// Carries out a step given as text, an action of a seat or (`None`) a chance outcome, or changes nothing.
    fn take(&mut self, seat: Option<Seat>, text: &str) -> Result<StepTold, Refusal>;
    /// The checked door: does it, or changes nothing.
    fn play(&mut self, seat: Seat, action: &str) -> Result<Vec<EventLine>, Refusal>;
    /// Like [`Session::take`] without putting what happened into words: who may see the step.
    fn take_unheard(&mut self, seat: Option<Seat>, text: &str) -> Result<Audience, Refusal>;
    /// Outcomes of the chance point, ascending.
    fn outcomes(&self) -> Result<Vec<OutcomeLine>, Refusal>;
    /// A chance outcome given from outside, or drawn from the seed.
    fn chance(&mut self, outcome: Option<&str>) -> Result<Vec<EventLine>, Refusal>;
    /// Is every bot known that the plan or the set-up puts on a seat?
    fn check_plan(&self, plan: &AutoPlan) -> Result<(), Refusal>;
    /// Takes one step that needs no person: chance, an automa, a bot of the plan. `None` if a person must act
    /// or the game is over.
    fn advance(&mut self, plan: &AutoPlan) -> Result<Option<StepTold>, Refusal> {
        self.advance_until(plan, &Stop::default())
    }
    /// Like [`Session::advance`]; a bot gives up soon after `stop` is set, refused as `bot/stopped`.
    fn advance_until(&mut self, plan: &AutoPlan, stop: &Stop) -> Result<Option<StepTold>, Refusal>;
    /// Like [`Session::advance`] without putting what happened, and why, into words.
    fn advance_unheard(&mut self, plan: &AutoPlan) -> Result<Option<StepTaken>, Refusal>;
    /// Takes back the seat's last action if nothing was learned by it; the notation of what was undone.
    fn undo(&mut self, seat: Seat) -> Result<String, Refusal>;

    /// Number (from 0) of the step that [`Session::undo`] would take back.
    fn undoable(&self, seat: Seat) -> Result<usize, Refusal>;
    /// Number (from 0) of the seat's last action that is held; `None` if it has not acted, or too long ago.
    fn last_act(&self, seat: Seat) -> Option<usize>;
    /// Goes back to before step `step` (from 0), whatever was revealed: the whole table agreed.
    fn rewind(&mut self, step: usize) -> Result<(), Refusal>;
    /// Who moves on without a person, if anybody.
    fn mover(&self, plan: &AutoPlan) -> Option<Mover>;
    /// The same match once more, to think about.
    fn fork(&self) -> Box<dyn Session>;
    /// A match of its own that begins from what a viewer knows here: what the viewer cannot know, and all that is
    /// still to be drawn, comes from the new seed.
    fn what_if(&self, viewer: Viewer, seed: Seed) -> Result<Box<dyn Session>, Refusal>;

    /// The position record, complete.
    fn record(&self) -> Value;
    /// The position in one line.
    fn position_line(&self) -> String;
    /// Checksum of the position.
    fn hash(&self) -> String;
    /// The score of every seat.
    fn scores(&self) -> Vec<SeatScore>;
    /// What the parts of a seat's score are made of, as a viewer may know.
    fn score_details(&self, viewer: Viewer, seat: Seat) -> Result<Vec<(&'static str, String)>, Refusal>;
    /// What can be counted over the whole game once it is over; nothing if its beginning is not held.
    fn tally(&self) -> Vec<Tally>;
    /// Number of step sequences of a length from here.
    fn perft(&self, depth: u32) -> u64;
    /// The record of the match; `checks` adds the checksum after each step.
    fn log(&self, checks: bool) -> Record;

    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> Result<Value, Refusal>;
    /// The board as a viewer sees it, as a picture.
    fn svg(&self, viewer: Viewer) -> Result<String, Refusal>;
    /// Everything a page shows of the position to a viewer; `stage.you` is set from the viewer.
    fn scene(&self, viewer: Viewer, stage: &Stage<'_>) -> Result<Vec<Part>, Refusal>;
    /// The position in words for somebody who only hears the page, as HTML; `None` where the plain text says it well.
    fn told(&self, viewer: Viewer, stage: &Stage<'_>) -> Result<Option<String>, Refusal>;
    /// What an action, or several joined by [`JOINT`], would do. Nothing is told that the seat cannot know.
    fn preview(&self, seat: Seat, action: &str, stage: &Stage<'_>) -> Result<Preview, Refusal>;
    /// What would be lost by an action, if something would.
    fn caution(&self, seat: Seat, action: &str, words: &Words) -> Result<Option<String>, Refusal>;
    /// All that a seat may do, alone and in one go, each with what would be lost.
    fn offered(&self, seat: Seat, words: &Words) -> Result<Vec<(LegalAction, Option<String>)>, Refusal>;
    /// The board as a viewer sees it, as text.
    fn board_text(&self, viewer: Viewer, colour: bool) -> Result<String, Refusal>;
    /// What the seat is asked now.
    fn prompt(&self, seat: Seat) -> Result<String, Refusal>;
    /// What the automa on this seat does, and why.
    fn explain(&self, seat: Seat) -> Result<Explanation, Refusal>;
    /// What a bot would do on this seat.
    fn suggest(&self, seat: Seat, bot: &str) -> Result<Suggestion, Refusal>;
    /// A read-out from the viewer's view.
    fn query(&self, viewer: Viewer, name: &str, args: &Value) -> Result<Value, Refusal>;
}
