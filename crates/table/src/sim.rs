//! Many games among bots and automas. The result follows from the seed alone, whatever the number of threads.

use crate::playing::{Ended, Openings, Playing, Streams, seating};
use crate::series::{WHOLE_WIN, win_units};
use crate::{Refusal, Seated};
use serde::Serialize;
use solarium_core::{Bot, Message, Seat, SeatKind, Seed, Tabletop};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// How many games, on how many threads, from which seed.
pub struct SimPlan<'a> {
    /// Number of games.
    pub games: u64,
    /// Number of threads; with one or none the games are played on the caller's.
    pub threads: usize,
    /// The seed of the whole series.
    pub seed: Seed,
    /// How the games begin.
    pub openings: Openings,
    /// Do bots change seats? Then as many games as there are bots have the same dice and openings, and each bot plays
    /// on each of their seats once; automas stay where they are.
    pub rotate: bool,
    /// Called with the number of finished games now and then, from any thread.
    pub progress: &'a (dyn Fn(u64) + Sync),
}

impl std::fmt::Debug for SimPlan<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "SimPlan({} games on {} threads)", self.games, self.threads)
    }
}

/// Mean and spread of a number.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Spread {
    /// Mean.
    pub mean: f64,
    /// Standard deviation of the sample.
    pub sd: f64,
    /// Smallest.
    pub min: i64,
    /// Largest.
    pub max: i64,
}

/// How a seat fared; where bots change seats, how the bot fared that the set-up puts there.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatReport {
    /// Which seat.
    pub seat: Seat,
    /// Who sat there.
    pub kind: String,
    /// Games won; a victory shared by k seats counts 1/k for each.
    pub wins: f64,
    /// Share of games won.
    pub win_share: f64,
    /// 95 % Wilson interval of the share.
    pub interval: [f64; 2],
    /// Points.
    pub score: Spread,
}

/// What came out of a series of games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SimReport {
    /// Id of the game.
    pub game: &'static str,
    /// Games played.
    pub games: u64,
    /// How many of them were different games, step by step; of a very long series, of its first 16 million.
    pub distinct: u64,
    /// The seed of the series.
    pub seed: String,
    /// The complete set-up.
    pub setup: serde_json::Value,
    /// By seat.
    pub seats: Vec<SeatReport>,
    /// Steps of a game, chance included.
    pub length: Spread,
    /// Steps of all games.
    pub plies: u64,
}

/// Exact sums of whole numbers, so that the order in which threads finish does not show in the result.
///
/// ```
/// let mut sums = solarium_table::Sums::default();
/// [1, 2, 6].into_iter().for_each(|value| sums.add(value));
/// let spread = sums.spread();
/// assert_eq!((spread.mean, spread.min, spread.max), (3.0, 1, 6));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Sums {
    n: u64,
    sum: i64,
    squares: i64,
    min: i64,
    max: i64,
}

impl Default for Sums {
    fn default() -> Sums {
        Sums::NONE
    }
}

impl Sums {
    const NONE: Sums = Sums { n: 0, sum: 0, squares: 0, min: i64::MAX, max: i64::MIN };

    /// One more value.
    pub fn add(&mut self, value: i64) {
        self.join(&Sums { n: 1, sum: value, squares: value * value, min: value, max: value });
    }

    fn join(&mut self, other: &Sums) {
        self.n += other.n;
        self.sum += other.sum;
        self.squares += other.squares;
        self.min = self.min.min(other.min);
        self.max = self.max.max(other.max);
    }

    /// Mean and spread of the values.
    pub fn spread(&self) -> Spread {
        if self.n == 0 {
            return Spread { mean: 0.0, sd: 0.0, min: 0, max: 0 };
        }
        let n = self.n as f64;
        let mean = self.sum as f64 / n;
        let rest = (self.squares as f64 - n * mean * mean).max(0.0);
        let sd = if self.n > 1 { (rest / (n - 1.0)).sqrt() } else { 0.0 };
        Spread { mean, sd, min: self.min, max: self.max }
    }
}

#[derive(Clone, Debug)]
struct Tally {
    wins: Vec<u64>,
    scores: Vec<Sums>,
    length: Sums,
    /// A hash of the steps of each game.
    games: Vec<u64>,
}

impl Tally {
    fn new(seats: usize) -> Tally {
        Tally { wins: vec![0; seats], scores: vec![Sums::NONE; seats], length: Sums::NONE, games: Vec::new() }
    }

    fn add<G: Tabletop>(&mut self, game: &G, table: &Playing<'_, G>, ended: &Ended<G>, compared: bool) {
        for score in game.scores(&ended.state) {
            let bot = table.sitting[score.seat.index()];
            self.scores[bot].add(i64::from(score.total));
            self.wins[bot] += win_units(game, &ended.state, score.seat);
        }
        self.length.add(table.steps.len() as i64);
        self.games.extend(compared.then_some(ended.hash));
    }

    fn join(&mut self, other: &Tally) {
        for (mine, theirs) in self.wins.iter_mut().zip(&other.wins) {
            *mine += theirs;
        }
        for (mine, theirs) in self.scores.iter_mut().zip(&other.scores) {
            mine.join(theirs);
        }
        self.length.join(&other.length);
        self.games.extend(&other.games);
    }

    fn distinct(&self) -> u64 {
        let mut games = self.games.clone();
        games.sort_unstable();
        games.dedup();
        games.len() as u64
    }
}

/// The bounds of the 95 % Wilson interval for `wins` out of `n`.
///
/// ```
/// let [low, high] = solarium_table::wilson(50.0, 100);
/// assert!((low - 0.4038).abs() < 1e-4 && (high - 0.5962).abs() < 1e-4);
/// ```
pub fn wilson(wins: f64, n: u64) -> [f64; 2] {
    if n == 0 {
        return [0.0, 1.0];
    }
    let (z, n) = (1.959_963_984_540_054_f64, n as f64);
    let share = wins / n;
    let centre = share + z * z / (2.0 * n);
    let half = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).max(0.0).sqrt();
    let scale = 1.0 + z * z / n;
    [((centre - half) / scale).clamp(0.0, 1.0), ((centre + half) / scale).clamp(0.0, 1.0)]
}

/// So many games of a series are compared with each other.
const COMPARED_GAMES: u64 = 1 << 24;

/// Plays the series.
pub(crate) fn simulate<G: Tabletop>(game: &G, plan: &SimPlan<'_>) -> Result<SimReport, Refusal> {
    let mut bots: Vec<Option<Box<dyn Bot<G>>>> = Vec::new();
    for seat in Seat::all(game.seats()) {
        bots.push(match game.kind(seat) {
            SeatKind::Automa(_) => None,
            SeatKind::Bot(name) => Some(Seated::<G>::bot(&name)?),
            SeatKind::Human => {
                let bot = G::info().bots.first().copied().unwrap_or("random");
                let message = Message::new("sim-person").with("number", seat.0).with("bot", bot);
                return Err(Refusal::new("sim/person", message));
            }
        });
    }
    // Without a change of seats a block is one game.
    let moving: Vec<usize> = (0..bots.len()).filter(|seat| plan.rotate && bots[*seat].is_some()).collect();
    let games_in_block = moving.len().max(1) as u64;
    let next = AtomicU64::new(0);
    let done = AtomicU64::new(0);
    let stuck = AtomicBool::new(false);
    let refused = Mutex::new(None);
    let work = || {
        let mut tally = Tally::new(game.seats());
        let mut table = Playing::new(game, &bots, plan.openings);
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= plan.games || stuck.load(Ordering::Relaxed) {
                return tally;
            }
            table.sitting = seating(&moving, bots.len(), (number % games_in_block) as usize);
            let block = plan.seed.derive(number / games_in_block);
            match table.play(&mut Streams::of_block(&block, bots.len())) {
                // The list must not fill the memory; by number, so that it is the same on any number of threads.
                Ok(ended) => tally.add(game, &table, &ended, number < COMPARED_GAMES),
                Err(refusal) => {
                    stuck.store(true, Ordering::Relaxed);
                    *refused.lock().unwrap_or_else(PoisonError::into_inner) = Some(refusal);
                }
            }
            (plan.progress)(done.fetch_add(1, Ordering::Relaxed) + 1);
        }
    };
    let total = match plan.threads {
        // In place: some platforms have no threads.
        0 | 1 => work(),
        threads => std::thread::scope(|scope| {
            let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            let mut total = Tally::new(game.seats());
            for thread in threads {
                total.join(&thread.join().expect("a game does not panic"));
            }
            total
        }),
    };
    match refused.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some(refusal) => Err(refusal),
        None => Ok(report(game, plan, &total)),
    }
}

fn report<G: Tabletop>(game: &G, plan: &SimPlan<'_>, total: &Tally) -> SimReport {
    let games = total.length.n;
    let seats = Seat::all(game.seats())
        .map(|seat| {
            let wins = total.wins[seat.index()] as f64 / WHOLE_WIN as f64;
            SeatReport {
                seat,
                kind: game.kind(seat).text(),
                wins,
                win_share: if games == 0 { 0.0 } else { wins / games as f64 },
                interval: wilson(wins, games),
                score: total.scores[seat.index()].spread(),
            }
        })
        .collect();
    SimReport {
        game: G::ID,
        games,
        distinct: total.distinct(),
        seed: plan.seed.to_hex(),
        setup: game.setup(),
        seats,
        length: total.length.spread(),
        plies: total.length.sum as u64,
    }
}
