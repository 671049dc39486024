//! Plays random games and asks every law at every step.

use crate::breach::{Breach, Broken, Held, Witness, equal, require};
use crate::languages::Languages;
use serde_json::Value;
use solarium_core::{
    Game, Match, Mute, Random, Record, Seed, Shelf, Step, StepOf, Tabletop, Turn, step_text,
};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// How many actions seen anywhere in a game are tried where they do not belong.
const POOL: usize = 250;

/// What is played, and how thoroughly.
///
/// ```
/// use serde_json::json;
/// use solarium_conformance::{Laws, toy::Toy};
///
/// let laws = Laws::from_env().games(2).every(1);
/// let counted = laws.run::<Toy>(&[json!({"seats": ["human", "clock"]})]).expect("the toy is sound");
/// assert_eq!(counted.games, 2);
///
/// // A game whose view shows too much is caught.
/// let broken = laws.run::<Toy>(&[json!({"seats": ["human", "human"], "fault": "LeakingView"})]);
/// assert_eq!(broken.unwrap_err().law, "sample");
/// ```
#[derive(Clone, Debug)]
pub struct Laws {
    games: u32,
    seed: u64,
    max_steps: usize,
    every: u32,
    without: Vec<&'static str>,
}

/// What was looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    /// Games played.
    pub games: u64,
    /// Steps taken.
    pub steps: u64,
    /// Undos tried and redone.
    pub undos: u64,
    /// Positions sampled from a view.
    pub samples: u64,
}

/// Checks every law with random games of each set-up; panics with the whole story if one is broken.
///
/// The number of games per set-up comes from `SOLARIUM_LAWS_GAMES`, the first seed from `SOLARIUM_LAWS_SEED`.
pub fn laws<G: Tabletop>(setups: &[Value]) {
    Laws::from_env().assert::<G>(setups);
}

impl Laws {
    /// Few games with a fixed seed, unless the environment says otherwise (see [`laws`]).
    pub fn from_env() -> Laws {
        let number = |name: &str| -> Option<u64> {
            let text = std::env::var(name).ok()?;
            Some(text.trim().parse().unwrap_or_else(|_| panic!("{name} must be a number, not {text:?}")))
        };
        Laws {
            games: number("SOLARIUM_LAWS_GAMES").map_or(3, |n| u32::try_from(n).unwrap_or(u32::MAX)),
            seed: number("SOLARIUM_LAWS_SEED").unwrap_or(1),
            max_steps: 5_000,
            every: 4,
            without: Vec::new(),
        }
    }

    /// So many games for each set-up, whatever the environment says.
    #[must_use]
    pub fn games(mut self, games: u32) -> Laws {
        self.games = games;
        self
    }

    /// The seed of the first game; the others follow.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Laws {
        self.seed = seed;
        self
    }

    /// A game with more steps is taken for endless.
    #[must_use]
    pub fn max_steps(mut self, steps: usize) -> Laws {
        self.max_steps = steps;
        self
    }

    /// The costly laws (records, hidden things, undo) look at one position in so many.
    #[must_use]
    pub fn every(mut self, every: u32) -> Laws {
        self.every = every.max(1);
        self
    }

    /// Leaves a law out; say why beside it.
    #[must_use]
    pub fn without(mut self, law: &'static str) -> Laws {
        self.without.push(law);
        self
    }

    /// Panics with the whole story if a law is broken.
    pub fn assert<G: Tabletop>(&self, setups: &[Value]) -> Counted {
        match self.run::<G>(setups) {
            Ok(counted) => {
                println!(
                    "laws of {}: {} games from seed {}, {} steps, {} undos, {} samples",
                    G::ID,
                    counted.games,
                    self.seed,
                    counted.steps,
                    counted.undos,
                    counted.samples
                );
                counted
            }
            Err(broken) => panic!("{broken}"),
        }
    }

    /// Plays every set-up; the first broken law ends it.
    pub fn run<G: Tabletop>(&self, setups: &[Value]) -> Result<Counted, Box<Broken>> {
        let mut counted = Counted::default();
        for setup in setups {
            for n in 0..self.games {
                self.play::<G>(setup, self.seed.wrapping_add(u64::from(n)), &mut counted)?;
                counted.games += 1;
            }
        }
        Ok(counted)
    }

    fn play<G: Tabletop>(&self, setup: &Value, seed: u64, counted: &mut Counted) -> Result<(), Box<Broken>> {
        let mut witness = Witness { game: G::ID, setup: setup.clone(), seed, steps: Vec::new() };
        let shelf = Shelf::standard();
        let broken = |breach: Breach, position: String, witness: &mut Witness| {
            Box::new(Broken {
                law: breach.law,
                what: breach.what,
                game: G::ID,
                setup: setup.clone(),
                seed,
                position,
                steps: std::mem::take(&mut witness.steps),
            })
        };
        let game = match G::from_setup(setup, &shelf) {
            Ok(game) => Arc::new(game),
            Err(reasons) => {
                let breach = Breach { law: "set-up", what: format!("the set-up is refused: {reasons}") };
                return Err(broken(breach, "none".into(), &mut witness));
            }
        };
        let mut table = Table::new(self, game, shelf, seed, counted);
        table.play(&mut witness.steps).map_err(|breach| {
            let position = table.game.position_line(table.played.state());
            broken(breach, position, &mut witness)
        })
    }
}

/// One game in play, with all that the laws need.
pub(crate) struct Table<'a, G: Tabletop> {
    pub laws: &'a Laws,
    pub game: Arc<G>,
    pub shelf: Shelf<G::Pack>,
    pub played: Match<G>,
    /// Actions seen anywhere in this game, for any seat.
    pub pool: Vec<G::Action>,
    /// Ids of the game's rules.
    pub rules: BTreeSet<String>,
    pub languages: &'static Languages,
    pub random: Random,
    pub counted: &'a mut Counted,
    /// Names of places and components that were found to be said in every language.
    pub named: BTreeSet<String>,
    /// Components by their English names.
    pub called: BTreeMap<String, String>,
    seed: u64,
}

impl<'a, G: Tabletop> Table<'a, G> {
    fn new(
        laws: &'a Laws,
        game: Arc<G>,
        shelf: Shelf<G::Pack>,
        seed: u64,
        counted: &'a mut Counted,
    ) -> Table<'a, G> {
        let mut table = Table {
            laws,
            played: Match::new(game.clone(), Seed::from_number(seed)),
            game,
            shelf,
            pool: Vec::new(),
            rules: G::rules().into_iter().map(|rule| rule.id).collect(),
            languages: Languages::of::<G>(),
            random: Random::new(seed),
            counted,
            named: BTreeSet::new(),
            called: BTreeMap::new(),
            seed,
        };
        table.pool = table.gather();
        table
    }

    /// Is this law asked?
    pub(crate) fn asks(&self, law: &str) -> bool {
        !self.laws.without.contains(&law)
    }

    /// Plays the game once without looking, to gather actions of all its positions and seats: later each is
    /// tried where generation does not offer it.
    fn gather(&mut self) -> Vec<G::Action> {
        let mut seen = BTreeSet::new();
        let mut ahead = self.played.clone();
        let mut random = Random::new(self.seed);
        for _ in 0..self.laws.max_steps {
            if let Turn::Decide(seats) = ahead.turn() {
                for seat in seats.iter() {
                    seen.extend(self.game.actions(ahead.state(), seat));
                }
            }
            let Some(step) = choose(&*self.game, &ahead, &mut random, self.seed) else { break };
            if ahead.step(step).is_err() {
                break;
            }
        }
        let mut pool: Vec<G::Action> = seen.into_iter().collect();
        random.shuffle(&mut pool);
        pool.truncate(POOL);
        pool
    }

    fn play(&mut self, log: &mut Vec<String>) -> Held {
        self.setup_round_trip()?;
        let mut choices = Random::new(self.seed);
        let mut steps = 0;
        loop {
            let costly = self.random.below(self.laws.every) == 0;
            self.position_laws()?;
            if costly || self.played.turn() == Turn::Over {
                self.record_law()?;
                self.view_laws()?;
                self.component_laws()?;
                self.undo_laws()?;
            }
            if self.played.turn() == Turn::Over {
                break;
            }
            require(steps < self.laws.max_steps, "bounded", || {
                format!("no end after {steps} steps; a longer game needs `Laws::max_steps`")
            })?;
            let step = choose(&*self.game, &self.played, &mut choices, self.seed)
                .expect("a position that is not over was found to have a step");
            if costly {
                self.log_law(step)?;
            }
            let (seat, text) = step_text(&*self.game, &step);
            log.push(format!("{} {text}", seat.map_or("*".to_string(), |s| s.to_string())));
            self.step_laws(step)?;
            steps += 1;
            self.counted.steps += 1;
        }
        self.replay_law()
    }

    fn setup_round_trip(&self) -> Held {
        if !self.asks("set-up") {
            return Ok(());
        }
        let setup = self.game.setup();
        match G::from_setup(&setup, &self.shelf) {
            Ok(again) => equal(&again, &*self.game, "set-up", || {
                format!("`from_setup(setup())` is another game; setup() is {setup}")
            }),
            Err(reasons) => require(false, "set-up", || format!("setup() is refused: {reasons}\n  {setup}")),
        }
    }

    fn replay_law(&self) -> Held {
        const LAW: &str = "replay";
        let record = Record::of(&self.played, true);
        let text = record.to_text();
        let fail = |what: String| Breach { law: LAW, what };
        let parsed =
            Record::parse(&text).map_err(|e| fail(format!("the record's text is refused: {e:?}")))?;
        equal(&parsed, &record, LAW, || "the record changed on its way through text".into())?;
        let again = parsed
            .verify::<G>(&self.shelf)
            .map_err(|e| fail(format!("the record of the game just played does not verify: {e:?}")))?;
        equal(again.state(), self.played.state(), LAW, || "replay ends in another position".into())?;
        require(again.steps() == self.played.steps(), LAW, || "replay has other steps".into())?;
        let half = self.played.steps().len() / 2;
        let middle = parsed
            .replay::<G>(&self.shelf, Some(half))
            .map_err(|e| fail(format!("replay to step {half} fails: {e:?}")))?;
        equal(middle.state(), &self.played.position_before(half), LAW, || {
            format!("replay to step {half} is another position than play had there")
        })
    }
}

/// The next step of a random game, chance as the seed decides it. Every third game tends to stay in turn, every
/// third to gather points, so that rare actions are met too.
pub(crate) fn choose<G: Game>(
    game: &G,
    played: &Match<G>,
    random: &mut Random,
    seed: u64,
) -> Option<StepOf<G>> {
    match played.turn() {
        Turn::Over => None,
        Turn::Chance => played.due_outcome().map(Step::Chance),
        Turn::Decide(seats) => {
            let seat = seats.iter().nth(random.below(seats.len().max(1) as u32) as usize)?;
            let list = game.actions(played.state(), seat);
            if list.is_empty() {
                return None;
            }
            let pick = |random: &mut Random| list[random.below(list.len() as u32) as usize];
            let worth = |action: G::Action| {
                let mut after = played.state().clone();
                game.advance(&mut after, Step::Act(seat, action), &mut Mute);
                match seed % 3 {
                    0 => 0,
                    1 => i32::from(game.turn(&after).includes(seat)),
                    _ => game.points(&after, seat),
                }
            };
            let (one, two) = (pick(random), pick(random));
            Some(Step::Act(seat, if worth(two) > worth(one) { two } else { one }))
        }
    }
}
