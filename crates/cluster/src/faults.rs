//! Games that are played while nodes, database and NATS are killed, cut off and started again.

use crate::database::{Database, Stop};
use crate::node::Node;
use crate::player::{Acknowledged, Client, Game, Numbers, Stopped, new_game, play};
use crate::site::Site;
use crate::watcher::Seen;
use serde_json::Value;
use solarium_store::StoreReader;
use solarium_store_postgres::PostgresStore;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// Tables that are played at the same time.
const TABLES: usize = 8;
/// Nodes of the site.
const NODES: usize = 3;
/// How long a table may take to go on once everything is there again.
const GOING_ON: Duration = Duration::from_secs(30);

/// What all players of a run share.
#[derive(Debug, Default)]
struct Run {
    ended: AtomicBool,
    acknowledged: Mutex<Vec<Acknowledged>>,
    games: Mutex<Vec<Game>>,
}

impl Run {
    /// Plays on one place of the run, through any node, for as long as it goes on. A game that is over is followed by
    /// another.
    fn keep_playing(&self, addresses: &[String], game: &Game, mut numbers: Numbers) -> Result<(), String> {
        let mut game = game.clone();
        let mut kind = numbers.below(4);
        while !self.ended.load(Relaxed) {
            let address = &addresses[numbers.below(addresses.len())];
            let mut new = Vec::new();
            let stopped = play(address, &game, &mut numbers, 5, &mut new);
            self.acknowledged.lock().map_err(|error| error.to_string())?.extend(new);
            match stopped {
                Stopped::Enough => {}
                Stopped::Away => std::thread::sleep(Duration::from_millis(20)),
                Stopped::Over => {
                    if let Ok(next) = new_game(address, kind) {
                        self.games.lock().map_err(|error| error.to_string())?.push(next.clone());
                        (game, kind) = (next, kind + 1);
                    }
                }
                Stopped::Wrong(what) => return Err(what),
            }
        }
        Ok(())
    }

    /// Waits until acts are acknowledged again on every table that is not over.
    fn goes_on(&self, addresses: &[String]) -> Result<(), String> {
        let acts = || -> Result<BTreeMap<String, usize>, String> {
            let mut acts = BTreeMap::new();
            for act in self.acknowledged.lock().map_err(|error| error.to_string())?.iter() {
                *acts.entry(act.table.clone()).or_default() += 1;
            }
            Ok(acts)
        };
        let before = acts()?;
        let begun = Instant::now();
        loop {
            let (now, mut stuck) = (acts()?, Vec::new());
            let games = self.games.lock().map_err(|error| error.to_string())?.clone();
            for game in games {
                let moved = now.get(&game.id).unwrap_or(&0) > before.get(&game.id).unwrap_or(&0);
                if !moved && !is_over(addresses, &game) {
                    stuck.push(game.id);
                }
            }
            if stuck.is_empty() {
                return Ok(());
            }
            if begun.elapsed() > GOING_ON {
                return Err(format!("stuck after the last fault: {}", stuck.join(", ")));
            }
            std::thread::sleep(Duration::from_millis(100));
        }
    }
}

fn is_over(addresses: &[String], game: &Game) -> bool {
    look(&addresses[0], &game.id, "").is_some_and(|look| look["over"] == true)
}

fn look(address: &str, table: &str, secret: &str) -> Option<Value> {
    let answer = Client::to(address, secret)?.ask("GET", &format!("/api/tables/{table}"), &Value::Null)?;
    Some(answer.1).filter(|_| answer.0 == 200)
}

/// One node alone: plays while `faults` things go wrong; then every acknowledged act must be in the journal, once and at
/// its version.
pub(crate) fn lose_nothing_alone(database: &Database, faults: usize) -> Result<(), String> {
    let url = database.make("faults_alone")?;
    let mut node = Node::start(&url)?;
    let mut numbers = Numbers(faults as u64);
    let addresses = vec![node.address.clone()];
    let run = begin(&addresses)?;
    let (happened, _) = play_meanwhile(&run, &addresses, false, || {
        for _ in 0..faults {
            std::thread::sleep(Duration::from_millis(50 + numbers.below(200) as u64));
            match numbers.below(4) {
                0 => database.stop(Stop::Fast).and_then(|()| database.begin())?,
                1 => database.stop(Stop::Immediate).and_then(|()| database.begin())?,
                _ => node.kill().and_then(|()| node.start_again())?,
            }
        }
        run.goes_on(&addresses)
    })?;
    happened?;
    node.stop()?;
    let acts = check(&url, &run)?;
    println!("  {faults} faults, {acts} acts acknowledged on {TABLES} places, none lost");
    Ok(())
}

/// Several nodes: the same, with watchers, and then every replica must equal its journal.
pub(crate) fn lose_nothing(database: &Database, faults: usize) -> Result<(), String> {
    let mut site = Site::start(database, "faults", NODES)?;
    let mut numbers = Numbers(faults as u64);
    let addresses = site.addresses();
    let run = begin(&addresses)?;
    let mut kinds: BTreeMap<&'static str, usize> = BTreeMap::new();
    let (happened, seen) = play_meanwhile(&run, &addresses, true, || {
        for _ in 0..faults {
            std::thread::sleep(Duration::from_millis(50 + numbers.below(200) as u64));
            *kinds.entry(site.fault(&mut numbers)?).or_default() += 1;
        }
        site.is_well()?;
        run.goes_on(&addresses)
    })?;
    happened?;
    let acts = check(&site.url, &run)?;
    replicas_agree(&site, &run)?;
    let (url, bus) = (site.url.clone(), seen.len());
    watchers_saw_the_journal(&url, &seen)?;
    site.stop()?;
    let connections: usize = seen.iter().map(|(_, seen)| seen.connections).sum();
    println!(
        "  {faults} faults ({}), {acts} acts acknowledged on {TABLES} places of {NODES} nodes, none lost;",
        told(&kinds)
    );
    println!("  {bus} watchers saw every line in order or a fresh view, over {connections} connections");
    Ok(())
}

fn told(kinds: &BTreeMap<&'static str, usize>) -> String {
    kinds.iter().map(|(kind, count)| format!("{kind} {count}")).collect::<Vec<_>>().join(", ")
}

fn begin(addresses: &[String]) -> Result<Run, String> {
    let run = Run::default();
    let games: Vec<Game> =
        (0..TABLES).map(|n| new_game(&addresses[n % addresses.len()], n)).collect::<Result<_, _>>()?;
    run.games.lock().map_err(|error| error.to_string())?.extend(games);
    Ok(run)
}

/// What watchers saw, with the table of each.
type Watched = Vec<(String, Seen)>;

/// Lets people play, and others watch, while something happens: what came of it, and what watchers saw.
fn play_meanwhile(
    run: &Run,
    addresses: &[String],
    watched: bool,
    happens: impl FnOnce() -> Result<(), String>,
) -> Result<(Result<(), String>, Watched), String> {
    let games = run.games.lock().map_err(|error| error.to_string())?.clone();
    std::thread::scope(|scope| {
        let mut players = Vec::new();
        let mut watchers = Vec::new();
        for (n, game) in games.iter().enumerate() {
            players.push(scope.spawn(move || run.keep_playing(addresses, game, Numbers(n as u64))));
            if watched {
                let seat = (n % 2 == 0).then_some(0);
                let secret = seat.map_or("", |_| game.secrets[0].as_str());
                let numbers = Numbers(100 + n as u64);
                let watch = move || {
                    Seen::watch(addresses, &game.id, (seat, secret), numbers, |_| run.ended.load(Relaxed))
                };
                watchers.push((game.id.clone(), scope.spawn(watch)));
            }
        }
        let happened = happens();
        run.ended.store(true, Relaxed);
        players.into_iter().try_for_each(|player| player.join().expect("no player panics"))?;
        let mut seen = Vec::new();
        for (table, watcher) in watchers {
            seen.push((table, watcher.join().expect("no watcher panics")?));
        }
        Ok((happened, seen))
    })
}

/// Every acknowledged act is in the journal exactly once, at its version: how many there are.
fn check(url: &str, run: &Run) -> Result<usize, String> {
    let store = PostgresStore::open_existing(url).map_err(|error| error.to_string())?;
    let acknowledged = run.acknowledged.lock().map_err(|error| error.to_string())?;
    let mut ids: Vec<&str> = acknowledged.iter().map(|act| act.table.as_str()).collect();
    ids.sort_unstable();
    ids.dedup();
    for id in ids {
        let lines = store.lines(id, 0, usize::MAX).map_err(|error| error.to_string())?;
        for (seq, line) in lines.iter().enumerate() {
            assert_eq!(line.seq, seq as u64, "{id}: no line is missing");
        }
        let mut numbers: Vec<u64> = Vec::new();
        for act in acknowledged.iter().filter(|act| act.table == id) {
            let line = lines.get(act.number as usize).map(|line| line.text.as_str());
            assert_eq!(line, Some(act.line.as_str()), "{id}: line {} was acknowledged", act.number);
            assert!(act.version <= lines.len() as u64, "{id}: version {} was acknowledged", act.version);
            numbers.push(act.number);
        }
        numbers.sort_unstable();
        let acts = numbers.len();
        numbers.dedup();
        assert_eq!(numbers.len(), acts, "{id}: no line was acknowledged twice");
    }
    Ok(acknowledged.len())
}

/// Every node shows every seat the same, and so does one that has just read the journal.
fn replicas_agree(site: &Site<'_>, run: &Run) -> Result<(), String> {
    let fresh = Node::start_with_bus(&site.url, &site.bus())?;
    for game in run.games.lock().map_err(|error| error.to_string())?.iter() {
        for secret in &game.secrets {
            let begun = Instant::now();
            loop {
                let expected = comparable(&fresh.address, game, secret);
                let differs: Vec<String> = site
                    .addresses()
                    .into_iter()
                    .filter(|address| comparable(address, game, secret) != expected)
                    .collect();
                if expected.is_some() && differs.is_empty() {
                    break;
                }
                // Automas and bots may still move.
                if begun.elapsed() > GOING_ON {
                    return Err(format!(
                        "{}: {} shows something else than the journal",
                        game.id,
                        differs.join(", ")
                    ));
                }
                std::thread::sleep(Duration::from_millis(50));
            }
        }
    }
    fresh.stop()
}

/// What a seat sees, but for what hangs on the moment.
fn comparable(address: &str, game: &Game, secret: &str) -> Option<Value> {
    let mut look = look(address, &game.id, secret)?;
    look["usual"] = Value::Null;
    Some(look)
}

/// The lines that watchers were told are those of the journal, as far as they could see them.
fn watchers_saw_the_journal(url: &str, seen: &Watched) -> Result<(), String> {
    let store = PostgresStore::open_existing(url).map_err(|error| error.to_string())?;
    let mut compared = 0;
    for (table, seen) in seen {
        let lines = store.lines(table, 0, usize::MAX).map_err(|error| error.to_string())?;
        assert!(seen.version <= lines.len() as u64, "{table}: a watcher saw more than the journal has");
        for (number, told) in &seen.lines {
            let Some(text) = told["text"].as_str() else { continue };
            let seat = told["seat"].as_u64().map_or("*".to_string(), |seat| seat.to_string());
            let line = lines[*number as usize].text.as_str();
            let usual = if told["usual"] == true { "!usual " } else { "" };
            assert_eq!(line, format!("{seat} {usual}{text}"), "{table}: line {number}");
            compared += 1;
        }
    }
    assert!(compared > 100, "watchers saw something: {compared} lines");
    Ok(())
}
