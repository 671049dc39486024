//! Many games among bots and automas. The result follows from the seed alone, whatever the number of threads.

use crate::Refusal;
use serde::Serialize;
use solarium_core::{
    Bot, Game, Message, Mute, Opinion, Question, Random, Seat, SeatKind, Seed, Step, Tabletop, Turn, Viewer,
    best, random_outcome,
};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// How many games, on how many threads, from which seed.
pub struct SimPlan<'a> {
    /// Number of games.
    pub games: u64,
    /// Number of threads; with one or none the games are played on the caller's.
    pub threads: usize,
    /// The seed of the whole series.
    pub seed: Seed,
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

/// How a seat fared.
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

/// Exact sums, so that the order in which threads finish does not show in the result.
#[derive(Clone, Copy, Debug)]
struct Sums {
    n: u64,
    sum: i64,
    squares: i64,
    min: i64,
    max: i64,
}

impl Sums {
    const NONE: Sums = Sums { n: 0, sum: 0, squares: 0, min: i64::MAX, max: i64::MIN };

    fn add(&mut self, value: i64) {
        self.join(&Sums { n: 1, sum: value, squares: value * value, min: value, max: value });
    }

    fn join(&mut self, other: &Sums) {
        self.n += other.n;
        self.sum += other.sum;
        self.squares += other.squares;
        self.min = self.min.min(other.min);
        self.max = self.max.max(other.max);
    }

    fn spread(&self) -> Spread {
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

/// Wins are counted in sixtieths, which every share among up to five seats divides.
const WHOLE_WIN: u64 = 60;

#[derive(Clone, Debug)]
struct Tally {
    wins: Vec<u64>,
    scores: Vec<Sums>,
    length: Sums,
}

impl Tally {
    fn new(seats: usize) -> Tally {
        Tally { wins: vec![0; seats], scores: vec![Sums::NONE; seats], length: Sums::NONE }
    }

    fn join(&mut self, other: &Tally) {
        for (mine, theirs) in self.wins.iter_mut().zip(&other.wins) {
            *mine += theirs;
        }
        for (mine, theirs) in self.scores.iter_mut().zip(&other.scores) {
            mine.join(theirs);
        }
        self.length.join(&other.length);
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

/// A fault of the rules must not hang a series: no game is longer than this.
const LONGEST_GAME: u64 = crate::auto::MOST_STEPS as u64;

/// Plays the series.
pub(crate) fn simulate<G: Tabletop>(game: &G, plan: &SimPlan<'_>) -> Result<SimReport, Refusal> {
    let mut bots: Vec<Option<Box<dyn Bot<G>>>> = Vec::new();
    for seat in Seat::all(game.seats()) {
        bots.push(match game.kind(seat) {
            SeatKind::Automa(_) => None,
            SeatKind::Bot(name) => Some(G::bot(&name).ok_or_else(|| Refusal::unknown_bot::<G>(&name))?),
            SeatKind::Human => {
                let bot = G::info().bots.first().copied().unwrap_or("random");
                let message = Message::new("sim-person").with("number", seat.0).with("bot", bot);
                return Err(Refusal::new("sim/person", message));
            }
        });
    }
    let next = AtomicU64::new(0);
    let done = AtomicU64::new(0);
    let stuck = AtomicBool::new(false);
    let work = || {
        let mut tally = Tally::new(game.seats());
        let mut table = Playing::new(game, &bots);
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= plan.games || stuck.load(Ordering::Relaxed) {
                return tally;
            }
            let derived = plan.seed.derive(number).to_hex();
            let seed = u64::from_str_radix(&derived[..16], 16).expect("hexadecimal digits");
            if !table.play(&mut Random::new(seed), &mut tally) {
                stuck.store(true, Ordering::Relaxed);
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
    if stuck.load(Ordering::Relaxed) {
        return Err(Refusal::new("sim/endless", Message::new("sim-endless").with("steps", LONGEST_GAME)));
    }
    Ok(report(game, plan, &total))
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
        seed: plan.seed.to_hex(),
        setup: game.setup(),
        seats,
        length: total.length.spread(),
        plies: total.length.sum as u64,
    }
}

/// One thread's table: lists are made once and used again in every game.
struct Playing<'a, G: Tabletop> {
    game: &'a G,
    bots: &'a [Option<Box<dyn Bot<G>>>],
    /// Do all seats win or lose as one?
    together: bool,
    legal: Vec<<G as Game>::Action>,
    opinions: Vec<Opinion<<G as Game>::Action>>,
}

impl<'a, G: Tabletop> Playing<'a, G> {
    fn new(game: &'a G, bots: &'a [Option<Box<dyn Bot<G>>>]) -> Self {
        let together = game.setup().get("mode").is_some_and(|mode| mode == "coop");
        Playing { game, bots, together, legal: Vec::new(), opinions: Vec::new() }
    }

    /// Plays one game into the tally; false if it did not end.
    fn play(&mut self, random: &mut Random, tally: &mut Tally) -> bool {
        let game = self.game;
        let mut state = game.start();
        let mut plies = 0;
        loop {
            let step = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => Step::Chance(random_outcome(game, &state, random)),
                Turn::Decide(seats) => {
                    let seat = seats.iter().next().expect("a seat decides");
                    Step::Act(seat, self.choose(&state, seat, random))
                }
            };
            game.advance(&mut state, step, &mut Mute);
            plies += 1;
            if plies > LONGEST_GAME {
                return false;
            }
        }
        let scores = game.scores(&state);
        let won = |score: &solarium_core::SeatScore| score.won.unwrap_or(score.rank == Some(1));
        let winners = scores.iter().filter(|score| won(score)).count() as u64;
        // A group that wins together wins whole; rivals that tie share.
        let share = if self.together { WHOLE_WIN } else { WHOLE_WIN / winners.max(1) };
        for score in &scores {
            let seat = score.seat.index();
            tally.scores[seat].add(i64::from(score.total));
            if won(score) {
                tally.wins[seat] += share;
            }
        }
        tally.length.add(plies as i64);
        true
    }

    fn choose(&mut self, state: &G::State, seat: Seat, random: &mut Random) -> G::Action {
        self.legal.clear();
        let _ = self.game.for_each_action(state, seat, |action| {
            self.legal.push(action);
            ControlFlow::Continue(())
        });
        match &self.bots[seat.index()] {
            Some(bot) if self.legal.len() > 1 => {
                let view = self.game.view(state, Viewer::Seat(seat));
                let question = Question { game: self.game, view: &view, seat, legal: &self.legal };
                self.opinions.clear();
                bot.consider(&question, random, &mut self.opinions);
                best(&self.opinions).unwrap_or(self.legal[0])
            }
            _ => self.legal[0],
        }
    }
}
