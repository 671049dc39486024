//! A match of some game, spoken to in text and JSON: the door that the engine protocol, the terminal and the
//! server share.

use crate::{AuditSheet, AutoPlan, ChanceSource, CountToSet, Refusal, Seen};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use solarium_core::{
    Audience, Before, Cancel, Cue, Language, MatchProgress, Message, Record, Replacement, Seat, SeatKind,
    SeatScore, Seed, Trace, Turn, TypedForm, Viewer,
};
use std::any::Any;
use std::sync::Arc;

/// Separates the notations of actions that are offered in one go; no notation contains it.
pub const COMPOUND_SEPARATOR: &str = "; ";

/// Code of an answer to a touch: what was likely meant can be done.
pub const POSSIBLE: &str = "touch/possible";
/// Code of an answer to a touch: nothing can be meant by it now.
pub const NOTHING_HERE: &str = "touch/nothing";

/// One legal action.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct LegalAction {
    /// Its notation.
    pub action: String,
    /// In words for a person.
    pub label: String,
    /// The things to touch, in order, to choose it.
    pub touches: Vec<String>,
}

/// One action as a page offers it.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer {
    /// The action, or several in one go.
    pub legal: LegalAction,
    /// What would be lost by it.
    pub caution: Option<String>,
    /// What it and others like it do.
    pub heading: Option<String>,
    /// Is it what most people do next?
    pub recommended: bool,
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
#[derive(Clone, PartialEq, Debug)]
pub struct EventLine {
    /// The game's own form.
    pub event: Value,
    /// In words.
    pub message: Message,
    /// Who may see it.
    pub audience: Audience,
    /// How a page makes it noticed.
    pub cue: Option<Cue>,
}

impl EventLine {
    /// As it goes over the wire, in a language.
    pub fn to_json(&self, language: &dyn Language) -> EventJson {
        let (only, except) = match self.audience {
            Audience::All => (None, None),
            Audience::Only(seat) => (Some(seat), None),
            Audience::Except(seat) => (None, Some(seat)),
        };
        EventJson { event: self.event.clone(), text: language.say(&self.message), only, except }
    }

    /// Does this viewer see it?
    pub fn visible_to(&self, viewer: Viewer) -> bool {
        self.audience.includes(viewer)
    }
}

/// An [`EventLine`] as it goes over the wire.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct EventJson {
    /// The game's own form.
    pub event: Value,
    /// In words.
    pub text: String,
    /// The seat that alone may see it; null = every viewer.
    #[serde(rename = "for")]
    #[schemars(with = "Option<u8>")]
    pub only: Option<Seat>,
    /// The seat that does not see it, because it sees more in an event of its own; left out = no seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<u8>")]
    pub except: Option<Seat>,
}

/// A [`Turn`] as it goes over every wire.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum TurnJson {
    /// These seats decide, in any order.
    Decide {
        /// Ascending.
        #[schemars(with = "Vec<u8>")]
        seats: Vec<Seat>,
    },
    /// Something is drawn.
    Chance,
    /// The match is over.
    Over,
}

impl From<Turn> for TurnJson {
    fn from(turn: Turn) -> TurnJson {
        match turn {
            Turn::Decide(seats) => TurnJson::Decide { seats: seats.iter().collect() },
            Turn::Chance => TurnJson::Chance,
            Turn::Over => TurnJson::Over,
        }
    }
}

/// One step taken: who, what, and what it caused.
#[derive(Clone, PartialEq, Debug)]
pub struct StepReport {
    /// The seat that acted; `None` for chance.
    pub seat: Option<Seat>,
    /// Notation of the action or outcome.
    pub text: String,
    /// Who may see the step itself.
    pub audience: Audience,
    /// The reasons, if an automa acted.
    pub trace: Option<Trace>,
    /// The step itself in words for those who may see it, if nothing happened that every viewer sees.
    pub said: Option<Message>,
    /// What happened; nothing if the caller did not want it in words.
    pub events: Vec<EventLine>,
}

/// What one viewer may see of a step.
#[derive(Clone, PartialEq, Debug)]
pub struct StepSeen<'a> {
    /// May the viewer see the step itself: its notation, its words, its reasons?
    pub visible: bool,
    /// The step itself in words, if it is visible and the viewer sees nothing that happened.
    pub said: Option<&'a Message>,
    /// The reasons, if an automa acted and the step is visible.
    pub trace: Option<&'a Trace>,
    /// What happened, as far as the viewer sees it.
    pub events: Vec<&'a EventLine>,
}

impl<'a> StepSeen<'a> {
    /// The one place that decides what of a step is shown to whom. `open`: everything is, because the game is over. A
    /// step that was not put into words hides nothing: its table has never been watched.
    pub fn of(report: Option<&'a StepReport>, viewer: Viewer, open: bool) -> StepSeen<'a> {
        let Some(report) = report else {
            return StepSeen { visible: true, said: None, trace: None, events: Vec::new() };
        };
        let visible = open || report.audience.includes(viewer);
        let seen = |event: &&EventLine| match event.audience {
            // It stands for something hidden, which is shown.
            Audience::Except(_) if open => false,
            _ => open || event.visible_to(viewer),
        };
        let events: Vec<&EventLine> = report.events.iter().filter(seen).collect();
        StepSeen {
            visible,
            said: report.said.as_ref().filter(|_| visible && events.is_empty()),
            trace: report.trace.as_ref().filter(|_| visible),
            events,
        }
    }
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
    /// The standard error of the value, of a bot that knows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<f64>,
}

/// A bot's advice.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Suggestion {
    /// What the bot would play.
    pub action: String,
    /// What it thinks of every legal action, in their order.
    pub actions: Vec<OpinionLine>,
    /// What a bot that plans expects from here on, its own steps, those of others and of chance.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<String>,
    /// Positions a bot that plans has looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub iterations: Option<u64>,
}

/// An automa's move with its reasons.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// What it does.
    pub action: String,
    /// Why.
    pub trace: Trace,
}

/// What an action would do, for a person who has not chosen it yet. It is worked out from what the seat knows alone.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Preview {
    /// What would happen for certain.
    pub events: Vec<Message>,
    /// Would a seat learn something by it that was hidden?
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
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawAhead {
    /// What is drawn.
    pub what: Message,
    /// What may come, with how often against the others; nothing if the seat cannot know.
    pub odds: Vec<(Message, u32)>,
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

/// Is a step put into words? Steps of a table that is not watched, and of games that are read from disk, have no readers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Narration {
    /// With what happened, and the reasons of an automa.
    Full,
    /// Only who did what, and who may see it.
    Silent,
}

/// What the bots of a match mean to do next, each with the view in which it is meant: a plan that does not fit is not
/// played.
#[derive(Clone, Debug)]
pub struct BotPlans(pub(crate) Arc<dyn Any + Send + Sync>);

/// A position in the forms that tools want.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionText {
    /// In one line.
    pub notation: String,
    /// Checksum of the position.
    pub hash: String,
}

/// A match of any game: what plays it. What a viewer sees of it is a [`Seen`]. [`Session::record`],
/// [`Session::position`], [`Session::outcomes`] and [`Session::log`] tell all, for tools that run the whole table.
pub trait Session: AutomaticSteps + TableWithBox + Send {
    /// Id of the game.
    fn game(&self) -> &'static str;
    /// Number of seats.
    fn seats(&self) -> usize;
    /// What moves a seat.
    fn kind(&self, seat: Seat) -> SeatKind;
    /// The complete set-up object.
    fn setup(&self) -> Value;
    /// May a seat be asked something while another is in turn, to which there is a usual answer?
    fn has_usual(&self) -> bool;
    /// What people must know while this game is on the table.
    fn notices(&self) -> Vec<Message>;
    /// The secret seed. It may be shown to people only once the match is over.
    fn seed(&self) -> Seed;
    /// What a later [`crate::Title::resume`] must know beside the position: steps and draws so far, those before a
    /// resumed position included.
    fn so_far(&self) -> Before;
    /// Do viewers of this table know different things?
    fn has_secrets(&self) -> bool;
    /// Does the program not know what people hold, so that it cannot advise or replace them?
    fn hands_stay_unknown(&self) -> bool;
    /// Who or what comes next.
    fn turn(&self) -> Turn;
    /// What one viewer sees of the position: made once, asked often.
    fn seen(&self, viewer: Viewer) -> Result<Box<dyn Seen + '_>, Refusal>;

    /// Who would see a step when it happens: an action of a seat, or (`None`) a chance outcome.
    fn audience_of(&self, seat: Option<Seat>, text: &str) -> Result<Audience, Refusal>;
    /// Carries out a step given as text, an action of a seat or (`None`) a chance outcome, or changes nothing.
    fn take(&mut self, seat: Option<Seat>, text: &str, narration: Narration) -> Result<StepReport, Refusal>;
    /// Outcomes of the chance point, ascending.
    fn outcomes(&self) -> Result<Vec<OutcomeLine>, Refusal>;

    /// Takes back the seat's last action if nothing was learned by it; the notation of what was undone.
    fn undo(&mut self, seat: Seat) -> Result<String, Refusal>;
    /// Number (from 0) of the step that [`Session::undo`] would take back.
    fn undoable(&self, seat: Seat) -> Result<usize, Refusal>;
    /// Number (from 0) of the last step that is held of a seat, or (`None`) of chance; `None` if there is none, or too
    /// long ago. Where people enter what came, an outcome without an alternative does not count.
    fn last_step_of(&self, seat: Option<Seat>) -> Option<usize>;
    /// Goes back to before step `step` (from 0), whatever was revealed: the whole table agreed.
    fn rewind(&mut self, step: usize) -> Result<(), Refusal>;
    /// The same match once more, to think about.
    fn fork(&self) -> Box<dyn Session>;
    /// A match of its own that begins from what a viewer knows here: what the viewer cannot know, and all that is
    /// still to be drawn, comes from the new seed.
    fn what_if(&self, viewer: Viewer, seed: Seed) -> Result<Box<dyn Session>, Refusal>;

    /// The position record, complete.
    fn record(&self) -> Value;
    /// The position for tools.
    fn position(&self) -> PositionText;
    /// The score of every seat.
    fn scores(&self) -> Vec<SeatScore>;
    /// How the match went, once it is over; `None` before, and if its beginning is not held.
    fn progress(&self) -> Option<MatchProgress>;
    /// Number of step sequences of a length from here.
    fn perft(&self, depth: u32) -> u64;
    /// The record of the match; `checks` adds the checksum after each step.
    fn log(&self, checks: bool) -> Record;
}

/// The steps of a match that need no person.
pub trait AutomaticSteps {
    /// Is every bot known that the plan or the set-up puts on a seat?
    fn check_plan(&self, plan: &AutoPlan) -> Result<(), Refusal>;
    /// Takes one step that needs no person: chance, an automa, a bot of the plan. `None` if a person must act or enter
    /// what chance decided, or the game is over. A bot gives up soon after `cancel` is cancelled, refused as `bot/stopped`.
    fn advance(
        &mut self,
        plan: &AutoPlan,
        cancel: &Cancel,
        narration: Narration,
    ) -> Result<Option<StepReport>, Refusal>;
    /// What the bots of this match mean to do next; shared with every fork of it.
    fn plans_of_bots(&self) -> BotPlans;
    /// Goes on with the plans of another session of the same game.
    fn share_plans(&mut self, plans: &BotPlans);
    /// What moves on without a person, if anything.
    fn mover(&self, plan: &AutoPlan) -> Option<Mover>;
}

/// What people need who have the box on their table: comparing, putting right, typing what is printed on a card.
pub trait TableWithBox {
    /// Replaces the position by another one of the same table, read from its record: what people with the box on their
    /// table put right, or a card that they typed. It counts as a step; nothing changes if the position is refused.
    fn replace(
        &mut self,
        seat: Seat,
        reason: Replacement,
        position: &Value,
        narration: Narration,
    ) -> Result<StepReport, Refusal>;
    /// What lies on the real table, for a seat that compares it with the box: every count that can be put right.
    fn audit(&self, seat: Seat) -> Result<AuditSheet, Refusal>;
    /// The position record with some of those counts set otherwise; [`TableWithBox::replace`] says whether it is possible.
    fn corrected(&self, seat: Seat, set: &[CountToSet]) -> Result<Value, Refusal>;
    /// The cards that the person on a seat may type as they are printed, as forms: the one that is drawn now, and those that
    /// came earlier. Nothing where no card can be typed.
    fn typed_forms(&self, seat: Seat) -> Vec<TypedForm>;
    /// How many cards were typed at this table, and stand in its rules from then on.
    fn typed_cards(&self) -> usize;
    /// The text of the table's pack under another id, with the cards that were typed in the place of stand-ins; `None`
    /// where none was typed.
    fn typed_pack(&self, id: &str) -> Option<String>;
    /// The position record with a card as the person on the seat typed it, in the form that the game's rules give it: the
    /// one that is drawn now, or one that came earlier.
    fn typed_card(&self, seat: Seat, card: &Value) -> Result<Value, Refusal>;
    /// How many draws in a row, the one that is due included, have the very same outcomes and concern the same seat, such
    /// as the dice of a roll: people may enter them in one go. 0 where nothing is to be entered.
    fn draws_alike(&self) -> usize;
    /// Number (from 0) of the last step that replaced the position.
    fn last_replacement(&self) -> Option<usize>;
}

impl dyn Session + '_ {
    /// Number of steps taken, those before a resumed position included.
    pub fn steps(&self) -> usize {
        self.so_far().steps
    }

    /// Carries out one outcome of chance, or several joined by [`COMPOUND_SEPARATOR`], such as all dice of a roll: all of
    /// them, or none.
    pub fn take_outcomes(&mut self, text: &str, narration: Narration) -> Result<Vec<StepReport>, Refusal> {
        let outcomes: Vec<&str> = text.split(COMPOUND_SEPARATOR).collect();
        if outcomes.len() > 1 {
            self.outcomes_fit(&outcomes)?;
        }
        outcomes.into_iter().map(|outcome| self.take(None, outcome, narration)).collect()
    }

    /// Can these outcomes come, one after the other? Changes nothing.
    pub(crate) fn outcomes_fit(&self, outcomes: &[&str]) -> Result<(), Refusal> {
        let mut ahead = self.fork();
        outcomes.iter().try_for_each(|outcome| ahead.take(None, outcome, Narration::Silent).map(drop))
    }

    /// Carries out a step as a record or journal has written it: an action, an outcome, or another position.
    pub fn take_written(
        &mut self,
        seat: Option<Seat>,
        text: &str,
        narration: Narration,
    ) -> Result<StepReport, Refusal> {
        let (Some(seat), Some((reason, position))) = (seat, Replacement::split(text)) else {
            return self.take(seat, text, narration);
        };
        let position = serde_json::from_str(position).map_err(|error| {
            Refusal::new(
                "record/malformed",
                Message::new("record-text-json").with("error", error.to_string()),
            )
        })?;
        self.replace(seat, reason, &position, narration)
    }

    /// Where the outcomes of chance come from.
    pub fn chance_source(&self) -> ChanceSource {
        ChanceSource::of(&self.setup()).unwrap_or_default()
    }

    /// What a seat sees: see [`Session::seen`].
    pub fn seen_by(&self, seat: Seat) -> Result<Box<dyn Seen + '_>, Refusal> {
        self.seen(Viewer::Seat(seat))
    }
}
