//! Learning an evaluation from games: practice, a fit to the whole pool, and a gate, generation after generation.
//!
//! Everything that was found is kept in a [`LearnStore`], so that a run can be stopped at any time and goes on where it
//! was. What comes out follows from the seed and the code alone, whatever the number of threads.
//!
//! | In the store | What |
//! |---|---|
//! | `run.toml` | what was asked for; another run does not go on with it |
//! | `pool.txt` | every game of practice of all generations |
//! | `candidate-N.toml` | the weights fitted after generation N |
//! | `gate-N.txt` | the scores of the blocks in which they were tested |
//! | `weights.toml` | the best weights so far, if some have passed a gate |

mod gate;
mod ordered;
mod play;
mod pool;
#[cfg(test)]
mod tests;

pub use gate::Standing;

use crate::Refusal;
use crate::playing::Openings;
use gate::{score_of_target, score_of_versus, standing};
use ordered::in_order;
use play::{Manner, bot_seats, play, positions};
use solarium_core::{
    Bot, Cancel, Guide, Learnable, LearnedFile, Level, Linear, Message, Seed, Shape, Shelf, Tabletop,
};
use solarium_search::PlanSearch;
use solarium_search::fit::Fit;
use std::ops::ControlFlow;

/// Where a run keeps what it finds, by name.
pub trait LearnStore {
    /// The text of a name, if there is one.
    fn read(&self, name: &str) -> Result<Option<String>, Refusal>;
    /// Adds a line, without its end, to the text of a name.
    fn append(&mut self, name: &str, line: &str) -> Result<(), Refusal>;
    /// Replaces the text of a name as a whole.
    fn replace(&mut self, name: &str, text: &str) -> Result<(), Refusal>;
}

/// What to learn from.
#[derive(Clone, Copy)]
pub struct LearnPlan<'a> {
    /// How often there are new games, a fit and a gate.
    pub generations: u64,
    /// New games in each.
    pub games: u64,
    /// The seed of the whole run.
    pub seed: &'a Seed,
    /// Number of threads.
    pub threads: usize,
    /// The command, for the file of weights.
    pub command: &'a str,
    /// The commit of the program, for the file of weights.
    pub commit: &'a str,
    /// Ends the run, which can be taken up again.
    pub cancel: &'a Cancel,
    /// Called with what has just been done.
    pub progress: &'a dyn Fn(&LearnNews),
}

impl std::fmt::Debug for LearnPlan<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "LearnPlan({} generations of {} games)", self.generations, self.games)
    }
}

/// What a run has just done.
#[derive(Clone, PartialEq, Debug)]
pub enum LearnNews {
    /// So many games are in the pool, of so many at the end of this generation.
    Practised {
        /// The generation.
        generation: u64,
        /// Games in the pool.
        done: u64,
        /// Games in the pool at its end.
        of: u64,
    },
    /// Weights were fitted.
    Fitted {
        /// The generation.
        generation: u64,
        /// Positions that were fitted to and tested with.
        positions: u64,
        /// By knot, as in [`LearnedFile::errors`].
        errors: Vec<(u32, u64, f64, f64)>,
    },
    /// The weights were tested in one more block.
    Tested {
        /// The generation.
        generation: u64,
        /// How the test stands.
        standing: Standing,
    },
}

/// How a run ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Learned {
    /// The generation whose weights are the best; `None` if none was better than the built-in ones.
    pub best: Option<u64>,
    /// Was everything done that was asked for?
    pub complete: bool,
}

/// The name under which a run keeps what was asked for: a store that has it is one of a run.
pub const LEARN_RUN: &str = "run.toml";
const POOL: &str = "pool.txt";
const WEIGHTS: &str = "weights.toml";
/// One game in so many is not fitted to: the errors are those in these games.
const HELD_OUT: u64 = 10;
/// Streams of seeds: games of practice, and blocks of gates by generation.
const PRACTICE_STREAM: u64 = 0;
const GATE_STREAM: u64 = 1;

/// Why a step of a run ended early.
enum Halt {
    Cancelled,
    Refused(Refusal),
}

impl From<Refusal> for Halt {
    fn from(refusal: Refusal) -> Halt {
        Halt::Refused(refusal)
    }
}

/// Learns, or goes on learning.
///
/// # Errors
///
/// If the game has nothing to learn, if the store holds another run or is damaged, or if it cannot be written.
pub(crate) fn learn<G: Tabletop>(
    plan: &LearnPlan<'_>,
    store: &mut dyn LearnStore,
) -> Result<Learned, Refusal> {
    let Some(guide) = G::learnable() else {
        return Err(Refusal::new("lab/no-learning", Message::new("lab-no-learning").with("game", G::ID)));
    };
    let mut run = Run::new(plan, guide, store)?;
    match run.generations() {
        Ok(()) => Ok(Learned { best: run.best, complete: true }),
        Err(Halt::Cancelled) => Ok(Learned { best: run.best, complete: false }),
        Err(Halt::Refused(refusal)) => Err(refusal),
    }
}

struct Run<'a, G: Tabletop> {
    plan: LearnPlan<'a>,
    store: &'a mut dyn LearnStore,
    built_in: &'static dyn Learnable<G>,
    best: Option<u64>,
    tables: Vec<G>,
    level: Level,
    stray: u32,
    pool: Vec<pool::Game<G>>,
}

fn damaged(file: &str) -> Refusal {
    Refusal::new("lab/damaged", Message::new("lab-learn-damaged").with("file", file))
}

impl<'a, G: Tabletop> Run<'a, G> {
    fn new(
        plan: &LearnPlan<'a>,
        guide: &'static dyn Learnable<G>,
        store: &'a mut dyn LearnStore,
    ) -> Result<Self, Refusal> {
        let practice = guide.practice();
        let shelf = Shelf::standard();
        let tables = practice.tables.iter().map(|setup| G::from_setup(setup, &shelf).map_err(Refusal::setup));
        let tables: Vec<G> = tables.collect::<Result<_, _>>()?;
        let asked = format!(
            "# A run of `solarium lab learn`: what it plays.\ngame = \"{}\"\nrules_version = {}\nseed = \"{}\"\n\
             games = {}\ntables = {}\n",
            G::ID,
            G::RULES_VERSION,
            plan.seed.to_hex(),
            plan.games,
            toml::Value::from(practice.tables.iter().map(ToString::to_string).collect::<Vec<_>>()),
        );
        match store.read(LEARN_RUN)? {
            None => store.replace(LEARN_RUN, &asked)?,
            Some(before) if before == asked => {}
            Some(_) => return Err(Refusal::new("lab/other-run", Message::new("lab-learn-other-run"))),
        }
        let (level, stray) = (practice.level, practice.stray);
        let pool = Vec::new();
        Ok(Run { plan: *plan, store, built_in: guide, best: None, tables, level, stray, pool })
    }

    fn generations(&mut self) -> Result<(), Halt> {
        self.read_pool()?;
        let mut accepted: Option<Box<dyn Learnable<G>>> = None;
        for generation in 0..self.plan.generations {
            let present = accepted.as_deref().unwrap_or(self.built_in);
            self.practise(generation, present)?;
            let name = format!("candidate-{generation}.toml");
            let file = match self.store.read(&name)? {
                Some(file) => file,
                None => {
                    let file = weights_file::<G>(&self.fit(generation)?);
                    self.store.replace(&name, &file)?;
                    file
                }
            };
            let candidate = self.built_in.with_weights(&file).map_err(|_| damaged(&name))?;
            let standing = self.gate(generation, &*candidate, present)?;
            if standing.verdict == Some(true) {
                self.best = Some(generation);
                let learned = LearnedFile::of(&file).map_err(|_| damaged(&name))?;
                let learned = LearnedFile { gate: gate_text(&standing), ..learned };
                self.store.replace(WEIGHTS, &weights_file::<G>(&learned))?;
                accepted = Some(candidate);
            }
        }
        Ok(())
    }

    /// The lines of a file. One that was being written when a run was stopped is taken off.
    fn lines(&mut self, name: &str) -> Result<Vec<String>, Refusal> {
        let text = self.store.read(name)?.unwrap_or_default();
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        if whole < text.len() {
            self.store.replace(name, &text[..whole])?;
        }
        Ok(text[..whole].lines().map(str::to_string).collect())
    }

    fn read_pool(&mut self) -> Result<(), Halt> {
        for (number, line) in self.lines(POOL)?.iter().enumerate() {
            let game = pool::read(line, &self.tables).filter(|game| game.number == number as u64);
            self.pool.push(game.ok_or_else(|| damaged(POOL))?);
        }
        Ok(())
    }

    /// Plays the games of a generation that are not in the pool yet.
    fn practise(&mut self, generation: u64, present: &dyn Learnable<G>) -> Result<(), Halt> {
        let (from, to) = (self.pool.len() as u64, (generation + 1) * self.plan.games);
        if from >= to {
            return Ok(());
        }
        let LearnPlan { seed, cancel, threads, progress, .. } = self.plan;
        let (tables, stray) = (&self.tables, self.stray);
        let bot = PlanSearch { guide: present as &dyn Guide<G>, level: self.level };
        let seeds = seed.derive(PRACTICE_STREAM);
        let work = |number: u64| {
            let table = (number % tables.len() as u64) as usize;
            let manner = Manner { openings: Openings::Random, stray, cancel };
            play(&tables[table], &seeds.derive(number), &manner, |_| &bot as &dyn Bot<G>)
        };
        let (store, pool) = (&mut *self.store, &mut self.pool);
        let mut ended = Ok(());
        in_order(from..to, threads, work, |number, played| {
            let table = (number % tables.len() as u64) as usize;
            let line = pool::write(&tables[table], number, generation, table, &played);
            if let Err(refusal) = store.append(POOL, &line) {
                ended = Err(refusal);
                return ControlFlow::Break(());
            }
            pool.push(pool::Game { number, generation, table, steps: played.steps });
            progress(&LearnNews::Practised { generation, done: number + 1, of: to });
            ControlFlow::Continue(())
        });
        ended?;
        if (self.pool.len() as u64) < to { Err(Halt::Cancelled) } else { Ok(()) }
    }

    /// Fits weights to the pool up to this generation.
    fn fit(&self, generation: u64) -> Result<LearnedFile, Halt> {
        let shape = self.built_in.shape();
        let before = built_in_weights::<G>(shape).map_err(|()| damaged("guide.toml"))?;
        let linear_before = Linear::new(shape, &before);
        let pool = || self.pool.iter().filter(move |game| game.generation <= generation);
        let mut fit = Fit::new(shape);
        for game in pool().filter(|game| game.number % HELD_OUT != HELD_OUT - 1) {
            self.observe(game, &shape, |row| {
                let rest = row.rest - linear_before.sum(row.features, row.moment);
                fit.add(row.features, row.moment, rest, row.trust());
            })?;
        }
        // Weights are used as they are written: with five decimals.
        let written = |weight: f32| format!("{weight:.5}").parse().expect("a number");
        let weights: Vec<f32> =
            fit.solve().iter().zip(&before).map(|(change, before)| written(before + change)).collect();
        let linear = Linear::new(shape, &weights);
        // By knot: positions and squared errors before and after.
        let mut errors = vec![(0u64, 0.0f64, 0.0f64); shape.knots.len()];
        for game in pool().filter(|game| game.number % HELD_OUT == HELD_OUT - 1) {
            self.observe(game, &shape, |row| {
                let (knot, part) = shape.place(row.moment);
                let error = &mut errors[knot + usize::from(part >= 0.5)];
                let (before, after) = (row.rest, row.rest - linear.sum(row.features, row.moment));
                error.0 += 1;
                error.1 += f64::from(before) * f64::from(before);
                error.2 += f64::from(after) * f64::from(after);
            })?;
        }
        let root = |squares: f64, count: u64| (squares / count.max(1) as f64).sqrt();
        let errors: Vec<(u32, u64, f64, f64)> = errors
            .into_iter()
            .zip(shape.knots)
            .map(|((count, before, after), knot)| (*knot, count, root(before, count), root(after, count)))
            .collect();
        let positions = fit.observations() + errors.iter().map(|error| error.1).sum::<u64>();
        (self.plan.progress)(&LearnNews::Fitted { generation, positions, errors: errors.clone() });
        Ok(LearnedFile {
            command: self.plan.command.to_string(),
            commit: self.plan.commit.to_string(),
            seed: self.plan.seed.to_hex(),
            gate: "not passed".to_string(),
            games: pool().count() as u64,
            positions,
            errors,
            knots: shape.knots.to_vec(),
            weights: LearnedFile::named_weights(shape, &weights),
        })
    }

    /// Shows every position of a game with what the weighted sum should have been.
    fn observe(
        &self,
        game: &pool::Game<G>,
        shape: &Shape,
        mut look: impl FnMut(&Row<'_>),
    ) -> Result<(), Halt> {
        if self.plan.cancel.is_cancelled() {
            return Err(Halt::Cancelled);
        }
        let (table, guide) = (&self.tables[game.table], self.built_in);
        let end = positions(table, &game.steps, |_, _| {});
        let mut features = vec![0.0; shape.names.len()];
        positions(table, &game.steps, |state, seat| {
            features.fill(0.0);
            guide.features(table, state, seat, &mut features);
            let rest = guide.outcome(table, &end, seat) - guide.prior(table, state, seat);
            look(&Row { features: &features, moment: guide.moment(table, state), rest });
        });
        Ok(())
    }

    /// Plays blocks until it is clear whether the candidate is better.
    fn gate(
        &mut self,
        generation: u64,
        candidate: &dyn Learnable<G>,
        present: &dyn Learnable<G>,
    ) -> Result<Standing, Halt> {
        let name = format!("gate-{generation}.txt");
        let mut scores = Vec::new();
        for line in self.lines(&name)? {
            scores.push(
                line.parse::<f64>().ok().filter(|score| score.is_finite()).ok_or_else(|| damaged(&name))?,
            );
        }
        let mut now = standing(&scores);
        if now.verdict.is_some() {
            return Ok(now);
        }
        let LearnPlan { seed, cancel, threads, progress, .. } = self.plan;
        let tables = &self.tables;
        let level = Level { noise: 0.0, slip: 0.0, ..self.level };
        let new = PlanSearch { guide: candidate as &dyn Guide<G>, level };
        let old = PlanSearch { guide: present as &dyn Guide<G>, level };
        let seeds = seed.derive(GATE_STREAM).derive(generation);
        let work = |block: u64| {
            let game = &tables[(block % tables.len() as u64) as usize];
            play_block(game, &seeds.derive(block), cancel, &new, &old)
        };
        let store = &mut *self.store;
        let mut ended = Ok(());
        in_order(scores.len() as u64..gate::MOST_BLOCKS, threads, work, |_, score| {
            if let Err(refusal) = store.append(&name, &format!("{score:?}")) {
                ended = Err(refusal);
                return ControlFlow::Break(());
            }
            scores.push(score);
            now = standing(&scores);
            progress(&LearnNews::Tested { generation, standing: now });
            if now.verdict.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        ended?;
        if now.verdict.is_none() { Err(Halt::Cancelled) } else { Ok(now) }
    }
}

/// A position of the pool.
struct Row<'a> {
    features: &'a [f32],
    moment: u32,
    /// What the weighted sum should have been.
    rest: f32,
}

impl Row<'_> {
    /// The further from the end, the less an outcome tells of a position.
    fn trust(&self) -> f64 {
        1.0 / (1.0 + f64::from(self.moment))
    }
}

/// The score of one block; `None` if it was cancelled.
fn play_block<G: Tabletop>(
    game: &G,
    seed: &Seed,
    cancel: &Cancel,
    new: &PlanSearch<'_, G>,
    old: &PlanSearch<'_, G>,
) -> Option<f64> {
    let manner = Manner { openings: Openings::Random, stray: 0, cancel };
    let seats = bot_seats(game);
    if seats.len() == 1 || game.wins_together() {
        let worth = |bot: &PlanSearch<'_, G>| {
            let played = play(game, seed, &manner, |_| bot as &dyn Bot<G>)?;
            Some(game.utility(&played.end, seats[0]))
        };
        return Some(score_of_target(worth(new)?, worth(old)?));
    }
    let mut worth = Vec::with_capacity(seats.len());
    for own in &seats {
        let played = play(game, seed, &manner, |seat| if seat == *own { new } else { old })?;
        worth.push(game.utility(&played.end, *own));
    }
    Some(score_of_versus(&worth))
}

fn gate_text(standing: &Standing) -> String {
    format!(
        "score {:.3} in {} blocks, logarithm of the likelihood ratio {:.2}",
        standing.score, standing.blocks, standing.ratio
    )
}

/// The weights that the program has, knot after knot: what a fit begins from, and stays near to.
fn built_in_weights<G: Tabletop>(shape: Shape) -> Result<Vec<f32>, ()> {
    let file = G::guide_files().ok_or(())?;
    let learned = LearnedFile::of(file.weights).map_err(drop)?;
    let at = |knot: usize, name: &&str| learned.weights.get(*name)?.get(knot).copied();
    let all = (0..shape.knots.len()).flat_map(|knot| shape.names.iter().map(move |name| at(knot, name)));
    all.collect::<Option<_>>().ok_or(())
}

/// A file of weights of the game, with these that were learned.
fn weights_file<G: Tabletop>(learned: &LearnedFile) -> String {
    learned.put_into(G::guide_files().map_or("", |files| files.weights))
}
