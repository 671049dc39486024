//! [`Session`] for every game: a core match plus the words of its game.

use crate::session::{
    EventLine, JOINT, LegalAction, Mover, NOTHING_HERE, OpinionLine, OutcomeLine, POSSIBLE, Preview,
    StepTaken, StepTold,
};
use crate::table::offered;
use crate::{AutoPlan, Explanation, Refusal, Session, Suggestion};
use serde_json::Value;
use solarium_core::{
    Audience, Before, Bot, Events, Game, Match, Question, Random, Record, Refused, Seat, SeatKind, SeatScore,
    Seed, Step, StepOf, Stop, Tabletop, Tally, Together, Trace, Turn, Viewer, best, perft, position_checksum,
    step_text,
};
use solarium_picture::{Draw, Part, Stage};
use solarium_words::Words;

/// Draws a game: the functions of [`Draw`], held as values so that a game without pictures can be put on a table too.
#[derive(Debug)]
pub struct Picture<G: Tabletop> {
    /// See [`Draw::svg`].
    pub svg: fn(&G, &G::View) -> String,
    /// See [`Draw::scene`].
    pub scene: fn(&G, &G::View, &Stage<'_>) -> Vec<Part>,
    /// See [`Draw::told`].
    pub told: fn(&G, &G::View, &Stage<'_>) -> Option<String>,
    /// See [`Draw::effect`].
    pub effect: fn(&G, &G::View, &G::View, &Stage<'_>) -> Option<String>,
    /// See [`Draw::caution`].
    pub caution: Cautions<G>,
}

/// What an action would lose, in words.
type Cautions<G> = fn(&G, &<G as Game>::View, Seat, <G as Game>::Action, &Words) -> Option<String>;

impl<G: Draw> Picture<G> {
    /// As the game draws itself.
    pub fn own() -> Self {
        Picture { svg: G::svg, scene: G::scene, told: G::told, effect: G::effect, caution: G::caution }
    }
}

impl<G: Tabletop> Clone for Picture<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Tabletop> Copy for Picture<G> {}

/// A match at a table.
#[derive(Debug)]
pub struct Seated<G: Tabletop> {
    pub(crate) game_match: Match<G>,
    pub(crate) picture: Picture<G>,
}

impl<G: Tabletop> Seated<G> {
    /// Puts a match on the table.
    pub fn new(game_match: Match<G>, picture: Picture<G>) -> Self {
        Seated { game_match, picture }
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

    fn legal_action(&self, view: &G::View, seat: Seat, action: G::Action) -> LegalAction {
        let game = self.rules();
        LegalAction {
            action: game.action_text(action),
            label: game.label(view, seat, action),
            touches: game.touches(view, action),
        }
    }

    fn joint_action(&self, offer: Together<G::Action>) -> LegalAction {
        let actions = offer.actions.iter().map(|action| self.rules().action_text(*action));
        let action = actions.collect::<Vec<_>>().join(JOINT);
        LegalAction { action, label: offer.label, touches: offer.touches }
    }

    /// Goes through what the seat may do, with its view, which is given back; nothing if it is not to act.
    fn for_each_legal(
        &self,
        seat: Seat,
        mut each: impl FnMut(&G::View, G::Action),
    ) -> Result<Option<G::View>, Refusal> {
        self.known_seat(seat)?;
        if !self.game_match.turn().includes(seat) {
            return Ok(None);
        }
        let view = self.game_match.view(Viewer::Seat(seat));
        let _ = self.rules().for_each_action(self.game_match.state(), seat, |action| {
            each(&view, action);
            std::ops::ControlFlow::Continue(())
        });
        Ok(Some(view))
    }

    pub(crate) fn lines(&self, events: Events<G>) -> Vec<EventLine> {
        events
            .into_iter()
            .map(|(audience, event)| EventLine {
                text: self.rules().event_text(&event),
                event: json(&event),
                only: match audience {
                    Audience::All => None,
                    Audience::Only(seat) => Some(seat),
                },
            })
            .collect()
    }

    fn to_act(&self, seat: Seat) -> Result<(), Refusal> {
        self.known_seat(seat)?;
        match self.game_match.turn() {
            Turn::Over => Err(Refusal::step::<G>(Refused::Over)),
            turn if turn.includes(seat) => Ok(()),
            _ => Err(Refusal::step::<G>(Refused::NotYourTurn(seat))),
        }
    }

    /// Carries a step out and tells it.
    fn tell(&mut self, step: StepOf<G>, trace: Option<Trace>) -> Result<StepTold, Refusal> {
        let before = self.game_match.state().clone();
        let (seat, text) = step_text(self.rules(), &step);
        let audience = self.rules().audience(&before, &step);
        let events = self.game_match.step(step).map_err(Refusal::step::<G>)?;
        let events = self.lines(events);
        // What everybody may read is said as somebody outside the table would see it.
        let said = events.iter().all(|event| event.only.is_some()).then(|| match step {
            Step::Act(seat, action) => {
                let viewer = match audience {
                    Audience::All => Viewer::Spectator,
                    Audience::Only(seat) => Viewer::Seat(seat),
                };
                self.rules().label(&self.rules().view(&before, viewer), seat, action)
            }
            Step::Chance(outcome) => self.rules().chance_label(outcome),
        });
        Ok(StepTold { seat, text, audience, trace, said, events })
    }

    /// One action, or several that are offered in one go.
    fn actions_of(&self, seat: Seat, text: &str) -> Result<Vec<G::Action>, Refusal> {
        if text.contains(JOINT) {
            offered(self, seat, text)?;
        }
        let actions = text.split(JOINT).map(|action| self.rules().parse_action(action));
        actions.collect::<Result<_, _>>().map_err(Refusal::action)
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

    fn bot(name: &str) -> Result<Box<dyn Bot<G>>, Refusal> {
        G::bot(name).ok_or_else(|| {
            let known = G::info().bots.join(", ");
            Refusal::new("bot/unknown", format!("no bot {name:?} plays this game; known are: {known}"))
        })
    }

    /// The legal actions of a deciding seat, at least one. No game comes to a dead end by play, but a position
    /// record may be written so that it leads to one.
    fn choices(&self, seat: Seat) -> Result<Vec<G::Action>, Refusal> {
        let legal = self.rules().actions(self.game_match.state(), seat);
        if legal.is_empty() {
            return Err(Refusal::new(
                "match/dead-end",
                format!("seat {seat} is to act and cannot: the position this match began from is not sound"),
            ));
        }
        Ok(legal)
    }

    /// Bots think with numbers that follow from the seed and the step, so that a match can be run again.
    fn random(&self) -> Random {
        let derived = self.game_match.seed().derive(self.game_match.steps().len() as u64).to_hex();
        Random::new(u64::from_str_radix(&derived[..16], 16).expect("hexadecimal digits"))
    }

    fn bot_action(&self, seat: Seat, name: &str, stop: &Stop) -> Result<G::Action, Refusal> {
        let bot = Self::bot(name)?;
        let view = self.game_match.view(Viewer::Seat(seat));
        let legal = self.choices(seat)?;
        let question = Question { game: self.rules(), view: &view, seat, legal: &legal };
        bot.choose_until(&question, &mut self.random(), stop)
            .ok_or_else(|| Refusal::new("bot/stopped", "nobody waits for this bot any more"))
    }

    /// The next step that needs no person.
    fn next_step(&self, plan: &AutoPlan, stop: &Stop) -> Result<Option<StepOf<G>>, Refusal> {
        let seats = match self.game_match.turn() {
            Turn::Over => return Ok(None),
            Turn::Chance => {
                let outcome = self.game_match.due_outcome().expect("chance is due");
                return Ok(Some(Step::Chance(outcome)));
            }
            Turn::Decide(seats) => seats,
        };
        for seat in seats.iter() {
            let kind = self.rules().kind(seat);
            if matches!(kind, SeatKind::Automa(_)) {
                return Ok(Some(Step::Act(seat, self.choices(seat)?[0])));
            }
            if let Some(name) = plan.bot(seat, &kind) {
                return Ok(Some(Step::Act(seat, self.bot_action(seat, name, stop)?)));
            }
        }
        Ok(None)
    }
}

fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("views and events have text keys only")
}

/// JSON has no infinity; a bot that is certain says so with a very large number.
fn finite(value: f64) -> f64 {
    if value.is_nan() { 0.0 } else { value.clamp(-1e300, 1e300) }
}

impl<G: Tabletop> Session for Seated<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> usize {
        self.rules().seats()
    }

    fn kind(&self, seat: Seat) -> SeatKind {
        self.rules().kind(seat)
    }

    fn setup(&self) -> Value {
        self.rules().setup()
    }

    fn notices(&self) -> Vec<String> {
        self.rules().notices()
    }

    fn commitment(&self) -> String {
        self.game_match.commitment()
    }

    fn seed(&self) -> Seed {
        self.game_match.seed().clone()
    }

    fn steps(&self) -> usize {
        self.game_match.before().steps + self.game_match.steps().len()
    }

    fn so_far(&self) -> Before {
        Before { steps: self.steps(), draws: self.game_match.draws() }
    }

    fn turn(&self) -> Turn {
        self.game_match.turn()
    }

    fn legal(&self, seat: Seat) -> Result<Vec<LegalAction>, Refusal> {
        let mut list = Vec::with_capacity(32);
        self.for_each_legal(seat, |view, action| list.push(self.legal_action(view, seat, action)))?;
        Ok(list)
    }

    fn together(&self, seat: Seat) -> Result<Vec<LegalAction>, Refusal> {
        self.known_seat(seat)?;
        if !self.game_match.turn().includes(seat) {
            return Ok(Vec::new());
        }
        let offered = self.rules().together(&self.game_match.view(Viewer::Seat(seat)), seat);
        Ok(offered.into_iter().map(|offer| self.joint_action(offer)).collect())
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), Refusal> {
        self.to_act(seat)?;
        let action = self.rules().parse_action(action).map_err(Refusal::action)?;
        self.game_match.check(seat, action).map_err(Refusal::step::<G>)
    }

    fn has_usual(&self) -> bool {
        self.rules().has_usual()
    }

    fn usual(&self, seat: Seat) -> Option<(String, Seat)> {
        let usual = self.rules().usual(&self.game_match.view(Viewer::Seat(seat)), seat)?;
        Some((self.rules().action_text(usual.action), usual.waits))
    }

    fn why_not(&self, seat: Seat, touch: &str) -> Result<Refusal, Refusal> {
        self.to_act(seat)?;
        let view = self.game_match.view(Viewer::Seat(seat));
        let meant = self.rules().meant(&view, seat, touch);
        let Some(likeliest) = meant.first() else {
            return Ok(Refusal::new(NOTHING_HERE, self.rules().prompt(&view, seat)));
        };
        // What is possible after all is touched in another way, and its words tell how.
        Ok(match self.game_match.check(seat, *likeliest) {
            Ok(()) => Refusal::new(POSSIBLE, self.rules().label(&view, seat, *likeliest)),
            Err(refused) => match Refusal::step::<G>(refused) {
                // That something else is asked is said best by the question.
                refusal if refusal.code.ends_with("/not-asked") => {
                    Refusal::new(NOTHING_HERE, self.rules().prompt(&view, seat))
                }
                refusal => refusal,
            },
        })
    }

    fn audience_of(&self, seat: Seat, action: &str) -> Result<Audience, Refusal> {
        let action = self.rules().parse_action(action).map_err(Refusal::action)?;
        Ok(self.rules().audience(self.game_match.state(), &Step::Act(seat, action)))
    }

    fn audience_of_chance(&self, outcome: &str) -> Result<Audience, Refusal> {
        let outcome = self.rules().parse_chance(outcome).map_err(Refusal::outcome)?;
        Ok(self.rules().audience(self.game_match.state(), &Step::Chance(outcome)))
    }

    fn take(&mut self, seat: Option<Seat>, text: &str) -> Result<StepTold, Refusal> {
        let step = self.step_of(seat, text)?;
        self.tell(step, None)
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<Vec<EventLine>, Refusal> {
        let step = self.step_of(Some(seat), action)?;
        let events = self.game_match.step(step).map_err(Refusal::step::<G>)?;
        Ok(self.lines(events))
    }

    fn take_unheard(&mut self, seat: Option<Seat>, text: &str) -> Result<Audience, Refusal> {
        let step = self.step_of(seat, text)?;
        let audience = self.rules().audience(self.game_match.state(), &step);
        self.game_match.step(step).map_err(Refusal::step::<G>)?;
        Ok(audience)
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

    fn chance(&mut self, outcome: Option<&str>) -> Result<Vec<EventLine>, Refusal> {
        if self.game_match.turn() != Turn::Chance {
            return Err(Refusal::step::<G>(Refused::NotChance));
        }
        let events = match outcome {
            None => self.game_match.draw().map_err(Refusal::step::<G>)?,
            Some(text) => {
                let outcome = self.rules().parse_chance(text).map_err(Refusal::outcome)?;
                self.game_match.chance(outcome).map_err(Refusal::step::<G>)?
            }
        };
        Ok(self.lines(events))
    }

    fn check_plan(&self, plan: &AutoPlan) -> Result<(), Refusal> {
        for seat in Seat::all(self.rules().seats()) {
            let kind = self.rules().kind(seat);
            match plan.bot(seat, &kind) {
                Some(name) if !matches!(kind, SeatKind::Automa(_)) => Self::bot(name).map(drop)?,
                _ => {}
            }
        }
        Ok(())
    }

    fn advance_until(&mut self, plan: &AutoPlan, stop: &Stop) -> Result<Option<StepTold>, Refusal> {
        let Some(step) = self.next_step(plan, stop)? else { return Ok(None) };
        let trace = match step {
            Step::Act(seat, _) if matches!(self.rules().kind(seat), SeatKind::Automa(_)) => {
                let view = self.game_match.view(Viewer::Seat(seat));
                self.rules().explain(&view, seat).map(|explained| explained.trace)
            }
            _ => None,
        };
        self.tell(step, trace).map(Some)
    }

    fn advance_unheard(&mut self, plan: &AutoPlan) -> Result<Option<StepTaken>, Refusal> {
        let Some(step) = self.next_step(plan, &Stop::default())? else { return Ok(None) };
        let (seat, text) = step_text(self.rules(), &step);
        let audience = self.rules().audience(self.game_match.state(), &step);
        self.game_match.step(step).map_err(Refusal::step::<G>)?;
        Ok(Some(StepTaken { seat, text, audience }))
    }

    fn undo(&mut self, seat: Seat) -> Result<String, Refusal> {
        self.known_seat(seat)?;
        let undone = self.game_match.undo(seat)?;
        Ok(step_text(self.rules(), &undone).1)
    }

    fn undoable(&self, seat: Seat) -> Result<usize, Refusal> {
        self.known_seat(seat)?;
        Ok(self.game_match.before().steps + self.game_match.undoable(seat)?)
    }

    fn last_act(&self, seat: Seat) -> Option<usize> {
        let held =
            self.game_match.steps().iter().rposition(|s| matches!(s, Step::Act(by, _) if *by == seat))?;
        Some(self.game_match.before().steps + held)
    }

    fn rewind(&mut self, step: usize) -> Result<(), Refusal> {
        let before = self.game_match.before().steps;
        if step < before || step >= self.steps() {
            return Err(Refusal::new(
                "undo/too-far",
                format!("step {step} cannot be gone back to from here"),
            ));
        }
        self.game_match.rewind(step - before);
        Ok(())
    }

    fn mover(&self, plan: &AutoPlan) -> Option<Mover> {
        match self.game_match.turn() {
            Turn::Over => None,
            Turn::Chance => Some(Mover::Chance),
            Turn::Decide(seats) => seats.iter().find_map(|seat| {
                let kind = self.rules().kind(seat);
                match kind {
                    SeatKind::Automa(_) => Some(Mover::Automa(seat)),
                    _ => plan.bot(seat, &kind).map(|_| Mover::Bot(seat)),
                }
            }),
        }
    }

    fn fork(&self) -> Box<dyn Session> {
        Box::new(Seated { game_match: self.game_match.clone(), picture: self.picture })
    }

    fn what_if(&self, viewer: Viewer, seed: Seed) -> Result<Box<dyn Session>, Refusal> {
        let view = self.view_of(viewer)?;
        let derived = seed.derive(0).to_hex();
        let mut random = Random::new(u64::from_str_radix(&derived[..16], 16).expect("hexadecimal digits"));
        let state = self.rules().sample(&view, &mut random);
        let game_match = Match::from_position(self.game_match.game().clone(), state, seed);
        Ok(Box::new(Seated { game_match, picture: self.picture }))
    }

    fn record(&self) -> Value {
        self.rules().record(self.game_match.state())
    }

    fn position_line(&self) -> String {
        self.rules().position_line(self.game_match.state())
    }

    fn hash(&self) -> String {
        position_checksum(self.rules(), self.game_match.state())
    }

    fn scores(&self) -> Vec<SeatScore> {
        self.rules().scores(self.game_match.state())
    }

    fn score_details(&self, viewer: Viewer, seat: Seat) -> Result<Vec<(&'static str, String)>, Refusal> {
        self.known_seat(seat)?;
        Ok(self.rules().score_details(&self.view_of(viewer)?, seat))
    }

    fn tally(&self) -> Vec<Tally> {
        if self.game_match.turn() != Turn::Over || self.game_match.before().steps > 0 {
            return Vec::new();
        }
        let mut state = self.game_match.start().clone();
        let mut events: Events<G> = Vec::new();
        for step in self.game_match.steps() {
            self.rules().advance(&mut state, *step, &mut events);
        }
        self.rules().tally(&events.into_iter().map(|(_, event)| event).collect::<Vec<_>>())
    }

    fn perft(&self, depth: u32) -> u64 {
        perft(self.rules(), self.game_match.state(), depth)
    }

    fn log(&self, checks: bool) -> Record {
        Record::of(&self.game_match, checks)
    }

    fn view(&self, viewer: Viewer) -> Result<Value, Refusal> {
        Ok(json(&self.view_of(viewer)?))
    }

    fn svg(&self, viewer: Viewer) -> Result<String, Refusal> {
        Ok((self.picture.svg)(self.rules(), &self.view_of(viewer)?))
    }

    fn scene(&self, viewer: Viewer, stage: &Stage<'_>) -> Result<Vec<Part>, Refusal> {
        let you = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        Ok((self.picture.scene)(self.rules(), &self.view_of(viewer)?, &Stage { you, ..*stage }))
    }

    fn told(&self, viewer: Viewer, stage: &Stage<'_>) -> Result<Option<String>, Refusal> {
        Ok((self.picture.told)(self.rules(), &self.view_of(viewer)?, stage))
    }

    fn preview(&self, seat: Seat, action: &str, stage: &Stage<'_>) -> Result<Preview, Refusal> {
        self.to_act(seat)?;
        let actions = self.actions_of(seat, action)?;
        self.look_ahead(seat, &actions, &Stage { you: Some(seat), ..*stage })
    }

    fn caution(&self, seat: Seat, action: &str, words: &Words) -> Result<Option<String>, Refusal> {
        let actions = self.actions_of(seat, action)?;
        Ok(self.cautions(&self.view_of(Viewer::Seat(seat))?, seat, &actions, words))
    }

    fn offered(&self, seat: Seat, words: &Words) -> Result<Vec<(LegalAction, Option<String>)>, Refusal> {
        let game = self.rules();
        let mut list = Vec::with_capacity(32);
        let view = self.for_each_legal(seat, |view, action| {
            let caution = (self.picture.caution)(game, view, seat, action, words);
            list.push((self.legal_action(view, seat, action), caution));
        })?;
        let Some(view) = view else { return Ok(list) };
        let together = game.together(&view, seat);
        if !together.is_empty() {
            let state = game.sample(&view, &mut Random::new(0));
            list.extend(together.into_iter().map(|offer| {
                let caution = self.cautions_from(state.clone(), seat, &offer.actions, words);
                (self.joint_action(offer), caution)
            }));
        }
        Ok(list)
    }

    fn board_text(&self, viewer: Viewer, colour: bool) -> Result<String, Refusal> {
        Ok(self.rules().board_text(&self.view_of(viewer)?, colour))
    }

    fn prompt(&self, seat: Seat) -> Result<String, Refusal> {
        let view = self.view_of(Viewer::Seat(seat))?;
        Ok(self.rules().prompt(&view, seat))
    }

    fn explain(&self, seat: Seat) -> Result<Explanation, Refusal> {
        self.known_seat(seat)?;
        if !matches!(self.rules().kind(seat), SeatKind::Automa(_)) {
            return Err(Refusal::new("explain/no-automa", format!("seat {seat} is no automa")));
        }
        let view = self.game_match.view(Viewer::Seat(seat));
        let explained = match self.game_match.turn().includes(seat) {
            true => self.rules().explain(&view, seat),
            false => None,
        };
        let explained = explained.ok_or_else(|| {
            Refusal::new("explain/not-now", format!("the automa on seat {seat} is not to move now"))
        })?;
        Ok(Explanation { action: self.rules().action_text(explained.action), trace: explained.trace })
    }

    fn suggest(&self, seat: Seat, bot: &str) -> Result<Suggestion, Refusal> {
        let bot = Self::bot(bot)?;
        self.to_act(seat)?;
        let view = self.game_match.view(Viewer::Seat(seat));
        let legal = self.choices(seat)?;
        let question = Question { game: self.rules(), view: &view, seat, legal: &legal };
        let mut opinions = Vec::with_capacity(legal.len());
        // Advice must tell nothing about the secret seed, so its numbers follow from the step alone.
        let mut random = Random::new(self.game_match.steps().len() as u64);
        bot.consider(&question, &mut random, &mut opinions);
        let chosen = best(&opinions).unwrap_or(legal[0]);
        Ok(Suggestion {
            action: self.rules().action_text(chosen),
            actions: opinions
                .iter()
                .map(|opinion| OpinionLine {
                    action: self.rules().action_text(opinion.action),
                    visits: opinion.visits,
                    value: finite(opinion.value),
                })
                .collect(),
        })
    }

    fn query(&self, viewer: Viewer, name: &str, args: &Value) -> Result<Value, Refusal> {
        let view = self.view_of(viewer)?;
        self.rules().query(&view, name, args).map_err(|bad| Refusal::query(name, bad))
    }
}
