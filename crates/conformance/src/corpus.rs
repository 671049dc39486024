//! The corpus of a game: hundreds of complete recorded games, replayed by a test, and how many of them exercise each rule.
//!
//! A folder holds `plan.txt`, which says what is played, and `games.gz`, the records that came of it, one after the other.
//! A line of the plan is a number of games, the seed of the first, who chooses, and the set-up:
//!
//! ```text
//! # Four people, every effect.
//! 12 4000 mixed {"seats":["human","human","human","human"],"effects":"random"}
//! ```
//!
//! The seeds of a line follow each other. `greedy`, `random` or any other bot of the game chooses for every person;
//! `mixed` is greedy but for three choices in ten, which are random, so that rare actions are met too.
//! `SOLARIUM_CORPUS=make cargo test -p <crate> corpus` plays the plan and writes the games; without it the test replays
//! them: every step must be allowed, every draw the seed's, and the last position that of the record.

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde_json::Value;
use solarium_core::{
    Bot, Cancel, Encoder, Encoding, Game, MAGIC, Match, Mute, Question, Random, Record, Refusal, Seat,
    SeatKind, Seed, Shelf, Step, Tabletop, Turn, Viewer, position_checksum, take_exercised,
};
use std::collections::{BTreeMap, BTreeSet};
use std::io::{Read, Write};
use std::path::Path;
use std::sync::Arc;

/// Games to their end that every corpus has at least.
const LEAST_GAMES: usize = 400;
/// A game that takes longer does not end.
const MAX_STEPS: usize = 20_000;
/// In every so many decisions all actions of the table are tried, to see which rules refuse some.
const TRY_EVERY: usize = 12;
/// Seeds of simulated games lie behind those of recorded ones.
const SIMULATED: u64 = 1_000_000;
/// One simulated game for so many recorded ones.
const SIMULATED_SHARE: usize = 4;

/// A way in which a game may end, which some game of the corpus must show: what it is called, and whether it was so.
pub type WayToEnd<G> = (&'static str, fn(&Match<G>) -> bool);

/// Replays the corpus in a folder, or makes it; see the module. `stalled` tells of a game that stopped because nothing
/// happened any more: it is replayed like the others, but is not one of the least number. With the feature
/// `rule-coverage` of the core, and `SOLARIUM_RULES_COUNTS` naming a folder, how many games exercise each rule is written
/// there, in a file of the game.
///
/// # Panics
/// If a game does not replay, is not over or not of the plan; if there are too few games, or a number of seats or a way to
/// end is missing.
pub fn corpus<G: Tabletop + Encoding>(
    dir: impl AsRef<Path>,
    ways: &[WayToEnd<G>],
    stalled: fn(&Match<G>) -> bool,
) {
    let dir = dir.as_ref();
    let plan = read_plan(&dir.join("plan.txt"));
    let archive = dir.join("games.gz");
    if std::env::var("SOLARIUM_CORPUS").is_ok_and(|order| order == "make") {
        make::<G>(&plan, &archive);
    }
    let records = read_games(&archive);
    let planned: Vec<(&Entry, u64)> = plan.iter().flat_map(Entry::games).collect();
    assert_eq!(records.len(), planned.len(), "the plan changed: SOLARIUM_CORPUS=make plays it again");
    let shelf = Shelf::standard();
    let mut seats = BTreeSet::new();
    let mut to_the_end = 0;
    let mut ended: BTreeMap<&str, usize> = ways.iter().map(|(name, _)| (*name, 0)).collect();
    for (n, (record, (entry, seed))) in records.iter().zip(&planned).enumerate() {
        let at = format!("game {} (seed {seed}, {})", n + 1, entry.setup);
        assert_eq!(record.seed, Some(Seed::from_number(*seed).to_hex()), "{at}: another seed");
        let played: Match<G> =
            record.verify(&shelf).unwrap_or_else(|bad| panic!("{at}: {:?}", bad.message()));
        assert_eq!(played.turn(), Turn::Over, "{at}: not over");
        assert!(record.steps.last().is_some_and(|step| step.check.is_some()), "{at}: no last checksum");
        seats.insert(played.game().seats());
        to_the_end += usize::from(!stalled(&played));
        let found = ways.iter().filter(|(_, so)| so(&played)).inspect(|(name, _)| {
            *ended.entry(name).or_default() += 1;
        });
        assert!(found.count() > 0, "{at}: ended in no way that is declared");
    }
    assert!(to_the_end >= LEAST_GAMES, "{to_the_end} games to their end, but at least {LEAST_GAMES} are due");
    let info = G::info();
    for number in info.seats_min..=info.seats_max {
        assert!(seats.contains(&usize::from(number)), "no game of {number} seats");
    }
    assert!(ended.values().all(|games| *games > 0), "a way to end is missing: {ended:?}");
    println!("{}: {} games, {ended:?}", G::ID, records.len());
    if let Some(folder) = std::env::var_os("SOLARIUM_RULES_COUNTS") {
        assert!(take_exercised().is_some(), "without the feature rule-coverage nothing can be counted");
        let file = Path::new(&folder).join(format!("{}.txt", G::ID));
        std::fs::write(&file, counts::<G>(&records, &plan)).expect("the counts can be written");
    }
}

/// A line of the plan.
#[derive(Debug)]
struct Entry {
    games: u64,
    seed: u64,
    chooser: String,
    setup: Value,
}

impl Entry {
    fn games(&self) -> impl Iterator<Item = (&Entry, u64)> {
        (0..self.games).map(move |n| (self, self.seed + n))
    }
}

fn read_plan(path: &Path) -> Vec<Entry> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let lines = text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let entry = |(n, line): (usize, &str)| {
        let bad = || panic!("{}:{}: games, seed, chooser, set-up", path.display(), n + 1);
        let parts: Vec<&str> = line.splitn(4, ' ').collect();
        let [games, seed, chooser, setup] = parts[..] else { bad() };
        Entry {
            games: games.parse().unwrap_or_else(|_| bad()),
            seed: seed.parse().unwrap_or_else(|_| bad()),
            chooser: chooser.to_string(),
            setup: serde_json::from_str(setup).unwrap_or_else(|_| bad()),
        }
    };
    lines.map(entry).collect()
}

fn read_games(archive: &Path) -> Vec<Record> {
    let bytes = std::fs::read(archive)
        .unwrap_or_else(|e| panic!("{}: {e} (SOLARIUM_CORPUS=make makes it)", archive.display()));
    let mut text = String::new();
    GzDecoder::new(&bytes[..]).read_to_string(&mut text).expect("the archive can be unpacked");
    let begin = format!("{MAGIC}\n");
    let games = text.split(begin.as_str()).filter(|game| !game.is_empty());
    let read =
        |game: &str| Record::parse(&format!("{begin}{game}")).expect("a record of the corpus is sound");
    games.map(read).collect()
}

fn make<G: Tabletop>(plan: &[Entry], archive: &Path) {
    let file = std::fs::File::create(archive).unwrap_or_else(|e| panic!("{}: {e}", archive.display()));
    let mut packed = GzEncoder::new(file, Compression::best());
    for (entry, seed) in plan.iter().flat_map(Entry::games) {
        let played = play::<G>(entry, seed);
        let mut record = Record::of(&played, false);
        if let Some(last) = record.steps.last_mut() {
            last.check = Some(position_checksum(&**played.game(), played.state()));
        }
        packed.write_all(record.to_text().as_bytes()).expect("the archive can be written");
    }
    packed.finish().expect("the archive can be written");
}

fn play<G: Tabletop>(entry: &Entry, seed: u64) -> Match<G> {
    let at = || format!("seed {seed}, {}", entry.setup);
    let game = G::from_setup(&entry.setup, &Shelf::standard());
    let game = Arc::new(game.unwrap_or_else(|reasons| panic!("{}: {reasons}", at())));
    let mixed = entry.chooser == "mixed";
    let bot = G::bot(if mixed { "greedy" } else { &entry.chooser });
    let bot = bot.unwrap_or_else(|| panic!("{}: no bot {}", at(), entry.chooser));
    let mut played = Match::new(Arc::clone(&game), Seed::from_number(seed));
    let mut random = Random::new(seed);
    for _ in 0..MAX_STEPS {
        let step = match played.turn() {
            Turn::Over => return played,
            Turn::Chance => Step::Chance(played.due_outcome().expect("chance has an outcome")),
            Turn::Decide(seats) => {
                let seat = seats.iter().nth(random.below(seats.len() as u32) as usize);
                let seat = seat.expect("somewhere a seat decides");
                let blind = mixed && random.below(10) < 3;
                Step::Act(seat, choose(&*game, &played, seat, &*bot, blind, &mut random))
            }
        };
        played.step(step).unwrap_or_else(|refused| panic!("{}: {step:?} {refused:?}", at()));
    }
    panic!("{}: no end after {MAX_STEPS} steps", at())
}

fn choose<G: Game>(
    game: &G,
    played: &Match<G>,
    seat: Seat,
    bot: &dyn Bot<G>,
    blind: bool,
    random: &mut Random,
) -> G::Action {
    let legal = game.actions(played.state(), seat);
    if legal.len() == 1 || matches!(game.kind(seat), SeatKind::Automa(_)) {
        return legal[0];
    }
    if blind {
        return legal[random.below(legal.len() as u32) as usize];
    }
    let view = game.view(played.state(), Viewer::Seat(seat));
    let question = Question { game, view: &view, seat, legal: &legal };
    bot.choose_until(&question, random, &Cancel::default()).expect("nothing cancels it")
}

/// How many games exercise each rule: the numbers of recorded and simulated games, then a line for each rule.
fn counts<G: Tabletop + Encoding>(records: &[Record], plan: &[Entry]) -> String {
    let shelf = Shelf::standard();
    let mut counted: BTreeMap<String, [usize; 2]> = BTreeMap::new();
    let mut count = |rules: BTreeSet<String>, column: usize| {
        for rule in rules {
            counted.entry(rule).or_default()[column] += 1;
        }
    };
    for record in records {
        let _ = take_exercised();
        let played: Match<G> = record.replay(&shelf, None).expect("replayed just now");
        count(exercised(&played), 0);
    }
    let simulated = plan.iter().flat_map(Entry::games).step_by(SIMULATED_SHARE);
    let mut games = 0;
    for (entry, seed) in simulated {
        let played = play::<G>(entry, seed + SIMULATED);
        let _ = take_exercised();
        // Played again, so that what a bot tried in its head does not count.
        let record = Record::of(&played, false);
        count(exercised(&record.replay::<G>(&shelf, None).expect("played just now")), 1);
        games += 1;
    }
    let mut text = format!("games {} {games}\n", records.len());
    for (rule, [recorded, simulated]) in counted {
        text += &format!("{rule} {recorded} {simulated}\n");
    }
    text
}

/// The rules that a game exercises: those that its steps carry out, those by which its automas decide, and those that
/// refuse some action in one of its positions.
fn exercised<G: Tabletop + Encoding>(played: &Match<G>) -> BTreeSet<String> {
    let game = &**played.game();
    game.scores(played.state());
    for seat in Seat::all(game.seats()) {
        let _ = game.utility(played.state(), seat);
    }
    let mut rules = take_exercised().unwrap_or_default();
    rules.extend([G::TURN_RULE, G::OVER_RULE].map(str::to_string));
    let encoder = Encoder::new(game);
    let mut state = played.start().clone();
    let mut decisions = 0;
    for step in played.steps() {
        match step {
            Step::Chance(_) => {
                rules.insert(G::CHANCE_RULE.to_string());
            }
            Step::Act(seat, _) => {
                if let Some(explained) = game.explain(&game.view(&state, Viewer::Seat(*seat)), *seat) {
                    rules.extend(explained.trace.0.iter().map(|step| step.rule.to_string()));
                }
                if decisions % TRY_EVERY == 0 {
                    let tried = (0..).map_while(|number| encoder.action(number));
                    let refused = tried.filter_map(|action| game.check(&state, *seat, action).err());
                    rules.extend(refused.map(|illegal| illegal.rule().to_string()));
                }
                decisions += 1;
            }
        }
        game.advance(&mut state, *step, &mut Mute);
    }
    // Notes of actions that were only tried do not count.
    let _ = take_exercised();
    rules
}
