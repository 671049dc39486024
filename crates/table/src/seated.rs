//! [`Session`] for every game: a core match plus the words of its game.

use crate::library::advisable;
use crate::seen::SeenBy;
use crate::session::{
    AutomaticSteps, BotPlans, EventLine, Mover, Narration, OutcomeLine, PositionText, StepReport,
    TableWithBox,
};
use crate::{AuditSheet, AutoPlan, ChanceSource, CountToSet, Refusal, Seen, Session, audit};
use serde_json::Value;
use solarium_core::{
    Audience, Before, Bot, Cancel, Events, Game, Limits, Line, Match, MatchProgress, Message, Mute, Question,
    Random, Record, Refused, Replacement, Seat, SeatKind, SeatScore, Seed, Shelf, Step, StepOf, Tabletop,
    Trace, TraceStep, Turn, TypedForm, Viewer, match_progress, perft, position_checksum, read_replacement,
    step_text,
};
use solarium_picture::{Appearance, Draw, Part, Pointed, Sign, Stage, plain_scene, plain_svg};
use solarium_words::Words;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Draws a game: what [`Draw`] holds, as values, so that a game without pictures can be put on a table too.
#[derive(Debug)]
pub struct Picture<G: Tabletop> {
    pub(crate) appearance: Appearance,
    pub(crate) signs: fn(&Words) -> Vec<Sign>,
    pub(crate) svg: fn(&G, &G::View, &Words) -> String,
    pub(crate) board_svg: fn(&G, &G::View, &Words) -> String,
    pub(crate) scene: fn(&G, &G::View, &Stage<'_>) -> Vec<Part>,
    pub(crate) text_alternative: fn(&G, &G::View, &Stage<'_>) -> Option<String>,
    pub(crate) effect: fn(&G, &G::View, &G::View, &Stage<'_>) -> Option<String>,
    pub(crate) caution: Cautions<G>,
    pub(crate) pointed: fn(&TraceStep, usize, &Words) -> Pointed,
}

/// What an action would lose, in words.
type Cautions<G> = fn(&G, &<G as Game>::View, Seat, <G as Game>::Action, &Words) -> Option<String>;

impl<G: Draw> Picture<G> {
    /// As the game draws itself.
    pub fn own() -> Self {
        Picture {
            appearance: G::APPEARANCE,
            signs: G::signs,
            svg: G::svg,
            board_svg: G::board_svg,
            scene: G::scene,
            text_alternative: G::text_alternative,
            effect: G::effect,
            caution: G::caution,
            pointed: G::pointed,
        }
    }
}

impl<G: Tabletop> Picture<G> {
    /// The board in text.
    pub fn plain() -> Self {
        Picture {
            appearance: Appearance::PLAIN,
            signs: |_| Vec::new(),
            svg: plain_svg,
            board_svg: plain_svg,
            scene: plain_scene,
            text_alternative: |_, _, _| None,
            effect: |_, _, _, _| None,
            caution: |_, _, _, _, _| None,
            pointed: Pointed::by_name,
        }
    }
}

impl<G: Tabletop> Clone for Picture<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Tabletop> Copy for Picture<G> {}

/// A step that no person decides, with the reasons of the automa if one decides it.
type DecidedStep<G> = (StepOf<G>, Option<Trace>);

/// A match at a table.
#[derive(Debug)]
pub struct Seated<G: Tabletop> {
    pub(crate) game_match: Match<G>,
    pub(crate) picture: Picture<G>,
    pub(crate) chance: ChanceSource,
    /// The packs that a position may name, with the box.
    shelf: Option<Shelf<G::Pack>>,
    /// Numbers (from 0) of the steps that are outcomes which people entered.
    pub(crate) entered: Vec<usize>,
    /// What the bots mean to do. Copies share it, so that a bot that thinks about a copy finds its plan again; a plan
    /// holds only for the very view it was made for, so that it cannot be followed in the wrong place.
    plans: Arc<Mutex<Plans<G>>>,
}

/// By seat: the bot that planned, and its plan.
type Plans<G> = BTreeMap<Seat, (String, Line<G>)>;

impl<G: Tabletop> Seated<G> {
    /// Puts a match on the table.
    pub fn new(game_match: Match<G>, picture: Picture<G>) -> Self {
        let (chance, entered) = (ChanceSource::Program, Vec::new());
        Seated { game_match, picture, chance, shelf: None, entered, plans: Arc::default() }
    }

    /// The same match beside the box on a real table. Positions that people put right may name these packs.
    #[must_use]
    pub fn with_box(self, shelf: Shelf<G::Pack>) -> Self {
        let entered = entered_outcomes(&self.game_match);
        Seated { chance: ChanceSource::Table, entered, shelf: Some(shelf), ..self }
    }

    /// Is chance to decide, and a person to enter what it decided? Where only one thing can come, there is nothing to
    /// enter.
    pub(crate) fn asks_for_outcome(&self) -> bool {
        self.chance == ChanceSource::Table
            && self.game_match.turn() == Turn::Chance
            && self.rules().outcomes(self.game_match.state()).len() > 1
    }

    pub(crate) fn rules(&self) -> &G {
        self.game_match.game()
    }

    fn known_seat(&self, seat: Seat) -> Result<Seat, Refusal> {
        if seat.index() < self.rules().seats() {
            Ok(seat)
        } else {
            Err(Refusal::step::<G>(Refused::NoSuchSeat(seat)))
        }
    }

    pub(crate) fn view_of(&self, viewer: Viewer) -> Result<G::View, Refusal> {
        if let Viewer::Seat(seat) = viewer {
            self.known_seat(seat)?;
        }
        Ok(self.game_match.view(viewer))
    }

    pub(crate) fn lines(&self, events: Events<G>) -> Vec<EventLine> {
        events
            .into_iter()
            .map(|(audience, event)| EventLine {
                message: self.rules().event_message(&event),
                // What an event holds of sentences is written in English, whatever the reader's language.
                event: self.rules().event_json(&event, crate::english()),
                cue: self.rules().cue(&event),
                audience,
            })
            .collect()
    }

    pub(crate) fn to_act(&self, seat: Seat) -> Result<(), Refusal> {
        self.known_seat(seat)?;
        match self.game_match.turn() {
            Turn::Over => Err(Refusal::step::<G>(Refused::Over)),
            turn if turn.includes(seat) => Ok(()),
            _ => Err(Refusal::step::<G>(Refused::NotYourTurn(seat))),
        }
    }

    /// Carries a step out; in words, if they are wanted.
    fn carry_out(
        &mut self,
        step: StepOf<G>,
        trace: Option<Trace>,
        narration: Narration,
    ) -> Result<StepReport, Refusal> {
        let (seat, text) = step_text(self.rules(), &step);
        let audience = self.rules().audience(self.game_match.state(), &step);
        if narration == Narration::Silent {
            self.step(step)?;
            return Ok(StepReport { seat, text, audience, trace: None, said: None, events: Vec::new() });
        }
        let before = self.game_match.state().clone();
        let events = self.step(step)?;
        let events = self.lines(events);
        // What every viewer may read is said as a spectator would see it.
        let said = events.iter().all(|event| event.audience != Audience::All).then(|| match step {
            Step::Act(seat, action) => {
                let viewer = match audience {
                    Audience::All | Audience::Except(_) => Viewer::Spectator,
                    Audience::Only(seat) => Viewer::Seat(seat),
                };
                self.rules().label(&self.rules().view(&before, viewer), seat, action)
            }
            Step::Chance(outcome) => self.rules().chance_label(outcome),
        });
        Ok(StepReport { seat, text, audience, trace, said, events })
    }

    fn step(&mut self, step: StepOf<G>) -> Result<Events<G>, Refusal> {
        let entered = self.asks_for_outcome().then(|| self.so_far().steps);
        let events = self.game_match.step(step).map_err(Refusal::step::<G>)?;
        self.entered.extend(entered);
        Ok(events)
    }

    /// A step as its notation says, if it is the seat's turn, or chance's.
    fn step_of(&self, seat: Option<Seat>, text: &str) -> Result<StepOf<G>, Refusal> {
        Ok(match seat {
            Some(seat) => {
                self.to_act(seat)?;
                Step::Act(seat, self.rules().parse_action(text).map_err(Refusal::action)?)
            }
            None if self.game_match.turn() != Turn::Chance => {
                return Err(Refusal::step::<G>(Refused::NotChance));
            }
            None => Step::Chance(self.rules().parse_chance(text).map_err(Refusal::outcome)?),
        })
    }

    pub(crate) fn bot(name: &str) -> Result<Box<dyn Bot<G>>, Refusal> {
        let found = G::bot(name).or_else(|| solarium_search::bot(name));
        found.ok_or_else(|| Refusal::unknown_bot::<G>(name))
    }

    /// The legal actions of a deciding seat, at least one. No game comes to a dead end by play, but a position
    /// record may be written so that it leads to one.
    pub(crate) fn choices(&self, seat: Seat) -> Result<Vec<G::Action>, Refusal> {
        let legal = self.rules().actions(self.game_match.state(), seat);
        if legal.is_empty() {
            return Err(Refusal::new(
                "match/dead-end",
                Message::new("table-dead-end").with("number", seat.0),
            ));
        }
        Ok(legal)
    }

    /// Bots think with numbers that follow from the seed and the step, so that a match can be run again.
    fn random(&self) -> Random {
        let steps = self.game_match.before().steps + self.game_match.steps().len();
        let derived = self.game_match.seed().derive(steps as u64).to_hex();
        Random::new(u64::from_str_radix(&derived[..16], 16).expect("hexadecimal digits"))
    }

    fn bot_action(&self, seat: Seat, name: &str, cancel: &Cancel) -> Result<G::Action, Refusal> {
        let bot = Self::bot(name)?;
        let view = self.game_match.view(Viewer::Seat(seat));
        let legal = self.choices(seat)?;
        let question = Question { game: self.rules(), view: &view, seat, legal: &legal };
        let line = self.plans().remove(&seat).filter(|(planner, _)| planner == name).map(|(_, line)| line);
        let answer = bot.answer(&question, line.as_ref(), &Limits::usual(cancel), &mut self.random());
        let Some(answer) = answer else {
            return Err(Refusal::new("bot/stopped", Message::new("table-bot-cancelled")));
        };
        self.plans().insert(seat, (name.to_string(), answer.line));
        Ok(answer.action)
    }

    /// A plan is whole or not there, so that a panic elsewhere leaves nothing half done.
    fn plans(&self) -> MutexGuard<'_, Plans<G>> {
        self.plans.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next step that needs no person. An automa decides once: its reasons, if they are wanted, come from the same
    /// call as its action.
    fn next_step(
        &self,
        plan: &AutoPlan,
        cancel: &Cancel,
        narration: Narration,
    ) -> Result<Option<DecidedStep<G>>, Refusal> {
        let seats = match self.game_match.turn() {
            Turn::Over => return Ok(None),
            Turn::Chance if self.asks_for_outcome() => return Ok(None),
            Turn::Chance => {
                let outcome = self.game_match.due_outcome().expect("chance is due");
                return Ok(Some((Step::Chance(outcome), None)));
            }
            Turn::Decide(seats) => seats,
        };
        for seat in seats.iter() {
            let kind = self.kind(seat);
            if matches!(kind, SeatKind::Automa(_)) {
                if narration == Narration::Full
                    && let Some(explained) =
                        self.rules().explain(&self.game_match.view(Viewer::Seat(seat)), seat)
                {
                    return Ok(Some((Step::Act(seat, explained.action), Some(explained.trace))));
                }
                return Ok(Some((Step::Act(seat, self.choices(seat)?[0]), None)));
            }
            if let Some(name) = plan.bot(seat, &kind) {
                return Ok(Some((Step::Act(seat, self.bot_action(seat, name, cancel)?), None)));
            }
        }
        Ok(None)
    }
}

/// Which steps of a match are outcomes with an alternative.
fn entered_outcomes<G: Tabletop>(game_match: &Match<G>) -> Vec<usize> {
    let game = game_match.game();
    let mut state = game_match.start().clone();
    let mut entered =
        game_match.replaced().map_or(Vec::new(), |replaced| entered_outcomes(&replaced.earlier));
    for (number, step) in (game_match.before().steps..).zip(game_match.steps()) {
        if matches!(step, Step::Chance(_)) && game.outcomes(&state).len() > 1 {
            entered.push(number);
        }
        game.advance(&mut state, *step, &mut Mute);
    }
    entered
}

/// That a position was replaced, or one thing that differs.
fn replaced_event(reason: Replacement, change: Option<Message>) -> EventLine {
    let (name, message) = match reason {
        Replacement::Correction => ("correction", "correction-made"),
        Replacement::TypedCard => ("typed-card", "correction-typed"),
    };
    EventLine {
        event: serde_json::json!({"type": name}),
        message: change.unwrap_or_else(|| Message::new(message)),
        audience: Audience::All,
        cue: None,
    }
}

pub(crate) fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("views and events have text keys only")
}

impl<G: Tabletop> Session for Seated<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> usize {
        self.rules().seats()
    }

    fn kind(&self, seat: Seat) -> SeatKind {
        // A position does not say which seats are bots; the set-up does.
        self.game_match.beginning().game().kind(seat)
    }

    fn setup(&self) -> Value {
        self.chance.join(self.game_match.beginning().game().setup())
    }

    fn has_secrets(&self) -> bool {
        G::info().secrets.any() && !self.rules().hands_stay_unknown()
    }

    fn hands_stay_unknown(&self) -> bool {
        self.rules().hands_stay_unknown()
    }

    fn has_usual(&self) -> bool {
        self.rules().has_usual()
    }

    fn notices(&self) -> Vec<Message> {
        let mut notices = self.rules().notices();
        if self.chance == ChanceSource::Table {
            notices.push(Message::new("notice-with-box"));
        }
        notices
    }

    fn seed(&self) -> Seed {
        self.game_match.seed().clone()
    }

    fn so_far(&self) -> Before {
        Before {
            steps: self.game_match.before().steps + self.game_match.steps().len(),
            draws: self.game_match.draws(),
        }
    }

    fn turn(&self) -> Turn {
        self.game_match.turn()
    }

    fn seen(&self, viewer: Viewer) -> Result<Box<dyn Seen + '_>, Refusal> {
        Ok(Box::new(SeenBy { seated: self, viewer, view: self.view_of(viewer)? }))
    }

    fn audience_of(&self, seat: Option<Seat>, text: &str) -> Result<Audience, Refusal> {
        let step = match seat {
            Some(seat) => Step::Act(seat, self.rules().parse_action(text).map_err(Refusal::action)?),
            None => Step::Chance(self.rules().parse_chance(text).map_err(Refusal::outcome)?),
        };
        Ok(self.rules().audience(self.game_match.state(), &step))
    }

    fn take(&mut self, seat: Option<Seat>, text: &str, narration: Narration) -> Result<StepReport, Refusal> {
        let step = self.step_of(seat, text)?;
        self.carry_out(step, None, narration)
    }

    fn outcomes(&self) -> Result<Vec<OutcomeLine>, Refusal> {
        if self.game_match.turn() != Turn::Chance {
            return Err(Refusal::step::<G>(Refused::NotChance));
        }
        let (game, state) = (self.rules(), self.game_match.state());
        let concerns = game.chance_for(state);
        let line = |(outcome, weight)| OutcomeLine {
            outcome: game.chance_text(outcome),
            weight,
            concerns: concerns.clone(),
        };
        Ok(game.outcomes(state).into_iter().map(line).collect())
    }

    fn undo(&mut self, seat: Seat) -> Result<String, Refusal> {
        self.known_seat(seat)?;
        // With the box a replaced position is taken back like a step.
        let replaced = self.game_match.replaced().filter(|_| self.game_match.steps().is_empty());
        if let Some(replaced) = replaced.filter(|replaced| replaced.by == seat) {
            let text = replaced.reason.text(&self.rules().record(self.game_match.state()));
            self.rewind(self.so_far().steps - 1)?;
            return Ok(text);
        }
        let undone = self.game_match.undo(seat)?;
        let left = self.so_far().steps;
        self.entered.retain(|entered| *entered < left);
        Ok(step_text(self.rules(), &undone).1)
    }

    fn undoable(&self, seat: Seat) -> Result<usize, Refusal> {
        self.known_seat(seat)?;
        Ok(self.game_match.before().steps + self.game_match.undoable(seat)?)
    }

    fn last_step_of(&self, seat: Option<Seat>) -> Option<usize> {
        let by = |step: &StepOf<G>| match step {
            Step::Act(by, _) => Some(*by),
            Step::Chance(_) => None,
        };
        let held = match (seat, self.chance) {
            (None, ChanceSource::Table) => return self.entered.last().copied(),
            _ => self.game_match.steps().iter().rposition(|step| by(step) == seat)?,
        };
        Some(self.game_match.before().steps + held)
    }

    fn rewind(&mut self, step: usize) -> Result<(), Refusal> {
        if step >= self.so_far().steps || !self.game_match.rewind_whole(step) {
            return Err(Refusal::new(
                "undo/too-far",
                Message::new("table-rewind-too-far").with("step", step),
            ));
        }
        self.entered.retain(|entered| *entered < step);
        Ok(())
    }

    fn fork(&self) -> Box<dyn Session> {
        Box::new(Seated {
            game_match: self.game_match.clone(),
            picture: self.picture,
            chance: self.chance,
            shelf: self.shelf.clone(),
            entered: self.entered.clone(),
            plans: Arc::clone(&self.plans),
        })
    }

    fn what_if(&self, viewer: Viewer, seed: Seed) -> Result<Box<dyn Session>, Refusal> {
        advisable(self.rules())?;
        let view = self.view_of(viewer)?;
        let derived = seed.derive(0).to_hex();
        let mut random = Random::new(u64::from_str_radix(&derived[..16], 16).expect("hexadecimal digits"));
        let state = self.rules().sample(&view, &mut random);
        let game_match = Match::from_position(self.game_match.game().clone(), state, seed);
        Ok(Box::new(Seated::new(game_match, self.picture)))
    }

    fn record(&self) -> Value {
        self.chance.join(self.rules().record(self.game_match.state()))
    }

    fn position(&self) -> PositionText {
        let (game, state) = (self.rules(), self.game_match.state());
        PositionText { notation: game.position_line(state), hash: position_checksum(game, state) }
    }

    fn scores(&self) -> Vec<SeatScore> {
        self.rules().scores(self.game_match.state())
    }

    fn progress(&self) -> Option<MatchProgress> {
        let complete = self.game_match.turn() == Turn::Over && self.game_match.before().steps == 0;
        complete.then(|| match_progress(self.rules(), self.game_match.start(), self.game_match.steps()))
    }

    fn perft(&self, depth: u32) -> u64 {
        perft(self.rules(), self.game_match.state(), depth)
    }

    fn log(&self, checks: bool) -> Record {
        let mut record = Record::of(&self.game_match, checks);
        record.setup = self.chance.join(record.setup);
        record
    }
}

impl<G: Tabletop> AutomaticSteps for Seated<G> {
    fn check_plan(&self, plan: &AutoPlan) -> Result<(), Refusal> {
        for seat in Seat::all(self.rules().seats()) {
            let kind = self.kind(seat);
            match plan.bot(seat, &kind) {
                Some(name) if !matches!(kind, SeatKind::Automa(_)) => {
                    advisable(self.rules())?;
                    Self::bot(name).map(drop)?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn advance(
        &mut self,
        plan: &AutoPlan,
        cancel: &Cancel,
        narration: Narration,
    ) -> Result<Option<StepReport>, Refusal> {
        let Some((step, trace)) = self.next_step(plan, cancel, narration)? else { return Ok(None) };
        self.carry_out(step, trace, narration).map(Some)
    }

    fn plans_of_bots(&self) -> BotPlans {
        BotPlans(self.plans.clone())
    }

    fn share_plans(&mut self, plans: &BotPlans) {
        if let Ok(plans) = plans.0.clone().downcast() {
            self.plans = plans;
        }
    }

    fn mover(&self, plan: &AutoPlan) -> Option<Mover> {
        match self.game_match.turn() {
            Turn::Over => None,
            Turn::Chance if self.asks_for_outcome() => None,
            Turn::Chance => Some(Mover::Chance),
            Turn::Decide(seats) => seats.iter().find_map(|seat| {
                let kind = self.kind(seat);
                match kind {
                    SeatKind::Automa(_) => Some(Mover::Automa(seat)),
                    _ => plan.bot(seat, &kind).map(|_| Mover::Bot(seat)),
                }
            }),
        }
    }
}

impl<G: Tabletop> TableWithBox for Seated<G> {
    fn replace(
        &mut self,
        seat: Seat,
        reason: Replacement,
        position: &Value,
        narration: Narration,
    ) -> Result<StepReport, Refusal> {
        self.known_seat(seat)?;
        let Some(shelf) = &self.shelf else {
            return Err(Refusal::new("correction/without-box", Message::new("correction-without-box")));
        };
        let (_, position) = ChanceSource::split(position)?;
        let beginning = self.game_match.beginning().game();
        let (game, state) = read_replacement(&**beginning, &position, shelf).map_err(Refusal::state)?;
        let text = reason.text(&game.record(&state));
        let audience = if self.has_secrets() { Audience::Only(seat) } else { Audience::All };
        let before = self.game_match.view(Viewer::Seat(seat));
        let earlier = self.game_match.game().clone();
        self.game_match.replace(seat, reason, Arc::new(game), state);
        let mut events = Vec::new();
        if narration == Narration::Full {
            events.push(replaced_event(reason, None));
            let after = self.game_match.view(Viewer::Seat(seat));
            let typed = self.rules().typed_words(&earlier).into_iter();
            let changes = typed.chain(audit::changes(self.rules(), &before, &after));
            // What differs may be in a hand.
            events
                .extend(changes.map(|change| EventLine { audience, ..replaced_event(reason, Some(change)) }));
        }
        Ok(StepReport { seat: Some(seat), text, audience, trace: None, said: None, events })
    }

    fn audit(&self, seat: Seat) -> Result<AuditSheet, Refusal> {
        if self.chance != ChanceSource::Table {
            return Err(Refusal::new("correction/without-box", Message::new("correction-without-box")));
        }
        Ok(audit::sheet(self.rules(), &self.view_of(Viewer::Seat(seat))?))
    }

    fn corrected(&self, seat: Seat, set: &[CountToSet]) -> Result<Value, Refusal> {
        let counts = audit::counts(&self.audit(seat)?.slots, set)?;
        Ok(self.rules().corrected(self.game_match.state(), &counts))
    }

    fn typed_forms(&self, seat: Seat) -> Vec<TypedForm> {
        match self.view_of(Viewer::Seat(seat)) {
            Ok(view) if self.chance == ChanceSource::Table => {
                self.rules().typed_forms(&view, self.asks_for_outcome())
            }
            _ => Vec::new(),
        }
    }

    fn typed_cards(&self) -> usize {
        self.rules().typed_cards()
    }

    fn typed_pack(&self, id: &str) -> Option<String> {
        self.rules().typed_pack(id)
    }

    fn typed_card(&self, seat: Seat, card: &Value) -> Result<Value, Refusal> {
        self.known_seat(seat)?;
        if self.chance != ChanceSource::Table {
            return Err(Refusal::not_typed());
        }
        let (state, asked) = (self.game_match.state(), self.asks_for_outcome());
        let typed = self.rules().typed_card(state, seat, card, asked).map_err(Refusal::state)?;
        typed.ok_or_else(Refusal::not_typed)
    }

    fn draws_alike(&self) -> usize {
        if !self.asks_for_outcome() {
            return 0;
        }
        let game = self.rules();
        let mut state = self.game_match.state().clone();
        let (outcomes, concerned) = (game.outcomes(&state), game.chance_for(&state));
        let mut draws = 0;
        while game.turn(&state) == Turn::Chance
            && game.outcomes(&state) == outcomes
            && game.chance_for(&state) == concerned
        {
            draws += 1;
            game.advance(&mut state, Step::Chance(outcomes[0].0), &mut Mute);
        }
        draws
    }

    fn last_replacement(&self) -> Option<usize> {
        self.game_match.replaced().map(|_| self.game_match.before().steps - 1)
    }
}
