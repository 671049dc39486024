//! One game among bots and automas, with random numbers that follow from the seed of its block.

use crate::Refusal;
use solarium_core::{
    Bot, Cancel, Game, Limits, Line, Message, Mute, Question, Random, Seat, Seed, Step, StepOf, Tabletop,
    Turn, Viewer, random_outcome,
};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::ControlFlow;
use std::time::Duration;

/// How games of a series begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Openings {
    /// The bots play from the start. Games among bots without chance are few different ones then.
    #[default]
    Played,
    /// The first [`RANDOM_DECISIONS`] real decisions of each bot are drawn among its legal actions.
    Random,
}

/// How many decisions of each seat make a random opening. A decision between fewer than two actions is none.
pub const RANDOM_DECISIONS: u32 = 2;

/// A fault of the rules must not hang a series: no game is longer than this.
const LONGEST_GAME: u64 = crate::auto::MOST_STEPS as u64;

/// Separate random numbers for dice, openings and each bot: a bot that needs one number more does not change the dice
/// of its game, and two bots can be compared with the same dice.
pub(crate) struct Streams {
    dice: Random,
    openings: Random,
    /// By bot.
    bots: Vec<Random>,
}

impl Streams {
    /// The streams of a block: one game, or the games in which bots change seats.
    pub(crate) fn of_block(block: &Seed, seats: usize) -> Streams {
        let stream = |n: u64| {
            let derived = block.derive(n).to_hex();
            Random::new(u64::from_str_radix(&derived[..16], 16).expect("hexadecimal digits"))
        };
        Streams { dice: stream(0), openings: stream(1), bots: (2..2 + seats as u64).map(stream).collect() }
    }
}

/// Who sits where in one game: by seat the number of the bot or automa, which is the seat that the set-up gives it.
/// `moving` are the seats of those that change places.
pub(crate) fn seating(moving: &[usize], seats: usize, shift: usize) -> Vec<usize> {
    let mut sitting: Vec<usize> = (0..seats).collect();
    for (place, seat) in moving.iter().enumerate() {
        sitting[*seat] = moving[(place + shift) % moving.len()];
    }
    sitting
}

/// What a bot's decisions in one game took. How long they took differs from run to run, unlike everything else that is
/// known of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Thought {
    /// Decisions that the bot was asked for.
    pub decisions: u64,
    /// The time of all of them, by the clock of the series.
    pub time: Duration,
    /// The time of the longest.
    pub longest: Duration,
}

impl Thought {
    /// Adds what others took.
    pub fn add(&mut self, other: &Thought) {
        self.decisions += other.decisions;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
    }
}

/// The end of a game.
pub(crate) struct Ended<G: Game> {
    pub(crate) state: G::State,
    /// A hash of all steps.
    pub(crate) hash: u64,
}

/// A table at which one game after the other is played: lists are made once and used again.
pub(crate) struct Playing<'a, G: Tabletop> {
    game: &'a G,
    /// By seat of the set-up; `None` is an automa.
    bots: &'a [Option<Box<dyn Bot<G>>>],
    openings: Openings,
    /// By seat: which of the bots sits there.
    pub(crate) sitting: Vec<usize>,
    /// What thoughts are measured by, if they are.
    pub(crate) clock: Option<fn() -> Duration>,
    /// The steps of the last game.
    pub(crate) steps: Vec<StepOf<G>>,
    /// By bot: what its decisions in the last game took.
    pub(crate) thoughts: Vec<Thought>,
    /// Nothing cancels a series in the midst of a decision.
    never: Cancel,
    legal: Vec<<G as Game>::Action>,
    /// By bot: what it means to do.
    lines: Vec<Option<Line<G>>>,
    /// By bot: real decisions so far.
    decisions: Vec<u32>,
}

impl<'a, G: Tabletop> Playing<'a, G> {
    pub(crate) fn new(game: &'a G, bots: &'a [Option<Box<dyn Bot<G>>>], openings: Openings) -> Self {
        Playing {
            game,
            bots,
            openings,
            sitting: (0..bots.len()).collect(),
            clock: None,
            steps: Vec::new(),
            thoughts: vec![Thought::default(); bots.len()],
            never: Cancel::default(),
            legal: Vec::new(),
            lines: vec![None; bots.len()],
            decisions: vec![0; bots.len()],
        }
    }

    /// Plays one game.
    ///
    /// # Errors
    ///
    /// If it does not end.
    pub(crate) fn play(&mut self, streams: &mut Streams) -> Result<Ended<G>, Refusal> {
        let game = self.game;
        self.lines.fill(None);
        self.decisions.fill(0);
        self.thoughts.fill(Thought::default());
        self.steps.clear();
        let mut hash = DefaultHasher::new();
        let mut state = game.start();
        loop {
            let step = match game.turn(&state) {
                Turn::Over => return Ok(Ended { state, hash: hash.finish() }),
                Turn::Chance => Step::Chance(random_outcome(game, &state, &mut streams.dice)),
                Turn::Decide(seats) => {
                    let seat = seats.iter().next().expect("a seat decides");
                    Step::Act(seat, self.choose(&state, seat, streams))
                }
            };
            step.hash(&mut hash);
            game.advance(&mut state, step, &mut Mute);
            self.steps.push(step);
            if self.steps.len() as u64 > LONGEST_GAME {
                let message = Message::new("sim-endless").with("steps", LONGEST_GAME);
                return Err(Refusal::new("sim/endless", message));
            }
        }
    }

    fn choose(&mut self, state: &G::State, seat: Seat, streams: &mut Streams) -> G::Action {
        self.legal.clear();
        let _ = self.game.for_each_action(state, seat, |action| {
            self.legal.push(action);
            ControlFlow::Continue(())
        });
        let at = self.sitting[seat.index()];
        let Some(bot) = self.bots[at].as_ref().filter(|_| self.legal.len() > 1) else { return self.legal[0] };
        self.decisions[at] += 1;
        if self.openings == Openings::Random && self.decisions[at] <= RANDOM_DECISIONS {
            return self.legal[streams.openings.below(self.legal.len() as u32) as usize];
        }
        let view = self.game.view(state, Viewer::Seat(seat));
        let question = Question { game: self.game, view: &view, seat, legal: &self.legal };
        let limits = Limits::usual(&self.never);
        let begun = self.clock.map(|clock| clock());
        let answer = bot.answer(&question, self.lines[at].as_ref(), &limits, &mut streams.bots[at]);
        if let (Some(clock), Some(begun)) = (self.clock, begun) {
            let time = clock().saturating_sub(begun);
            self.thoughts[at].add(&Thought { decisions: 1, time, longest: time });
        }
        let answer = answer.expect("nothing cancels it");
        self.lines[at] = Some(answer.line);
        answer.action
    }
}
