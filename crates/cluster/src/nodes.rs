//! Several nodes on one database: what one does is seen at the others, and none stands in another's way.

use crate::database::Database;
use crate::nats::Nats;
use crate::node::{Node, solarium_ends};
use crate::player::{Client, Game, Numbers, Stopped, new_game, play};
use crate::site::{Site, health_becomes};
use crate::watcher::{Seen, Socket};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// Races in all, and how many tables are raced on at the same time.
const RACES: usize = 10_000;
const RACING_TABLES: usize = 4;
/// A dead node's duties are taken over within this time.
const TAKING_OVER: Duration = Duration::from_secs(10);
/// How long a change may take to be seen while NATS is away.
const POLLING: Duration = Duration::from_secs(5);

/// Two nodes act on the same table at the same version: exactly one wins, every time.
pub(crate) fn race(database: &Database) -> Result<(), String> {
    let site = Site::start(database, "races_of_nodes", 2)?;
    let addresses = site.addresses();
    let won: Vec<[usize; 2]> = std::thread::scope(|scope| {
        let racers: Vec<_> = (0..RACING_TABLES)
            .map(|n| {
                scope.spawn({
                    let addresses = &addresses;
                    move || race_on(addresses, n, RACES / RACING_TABLES)
                })
            })
            .collect();
        racers.into_iter().map(|racer| racer.join().expect("no racer panics")).collect::<Result<_, String>>()
    })?;
    let sum = |node: usize| won.iter().map(|won| won[node]).sum::<usize>();
    println!("  {} races over HTTP, won by {} and {}", sum(0) + sum(1), sum(0), sum(1));
    site.stop()
}

fn race_on(addresses: &[String], n: usize, races: usize) -> Result<[usize; 2], String> {
    let mut won = [0; 2];
    let mut numbers = Numbers(n as u64);
    let mut game = new_game(&addresses[0], 2 * n)?;
    let mut clients = clients(addresses, &game)?;
    while won[0] + won[1] < races {
        let Some((seat, action, version)) = next_act(&mut clients, &game, &mut numbers)? else {
            game = new_game(&addresses[0], 2 * n)?;
            clients = self::clients(addresses, &game)?;
            continue;
        };
        let path = format!("/api/tables/{}/act", game.id);
        let act = json!({"seat": seat, "action": action, "version": version});
        // Each node is the first to be asked in every second race; both are asked before either answers.
        let order = if (won[0] + won[1]).is_multiple_of(2) { [0, 1] } else { [1, 0] };
        for node in order {
            clients[seat][node].send("POST", &path, &act).ok_or("a node is away")?;
        }
        let mut winners = Vec::new();
        for node in order {
            match clients[seat][node].receive().ok_or("a node is away")? {
                (200, _) => winners.push(node),
                (409, answer) if answer["look"]["version"].as_u64() > Some(version) => {}
                (status, answer) => return Err(format!("a race was answered with {status}: {answer}")),
            }
        }
        let [winner] = winners[..] else {
            return Err(format!("{} winners at version {version}", winners.len()));
        };
        won[winner] += 1;
    }
    Ok(won)
}

/// A connection of each seat to each node.
fn clients(addresses: &[String], game: &Game) -> Result<Vec<Vec<Client>>, String> {
    let of_seat = |secret: &String| {
        addresses
            .iter()
            .map(|address| Client::to(address, secret).ok_or_else(|| "a node is away".to_string()))
            .collect()
    };
    game.secrets.iter().map(of_seat).collect()
}

/// A seat that may act, one of its actions, and the version. None if the game is over.
fn next_act(
    clients: &mut [Vec<Client>],
    game: &Game,
    numbers: &mut Numbers,
) -> Result<Option<(usize, String, u64)>, String> {
    for _ in 0..1_000 {
        for (seat, clients) in clients.iter_mut().enumerate() {
            let node = numbers.below(clients.len());
            let path = format!("/api/tables/{}?seat={seat}", game.id);
            let (status, look) = clients[node].ask("GET", &path, &Value::Null).ok_or("a node is away")?;
            if status != 200 {
                return Err(format!("a look was answered with {status}: {look}"));
            }
            if look["over"] == true {
                return Ok(None);
            }
            let legal: Vec<&str> = look["legal"]
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(|action| action["action"].as_str())
                .collect();
            if !legal.is_empty() {
                let version = look["version"].as_u64().unwrap_or_default();
                return Ok(Some((seat, legal[numbers.below(legal.len())].to_string(), version)));
            }
        }
    }
    Err("nobody may act".into())
}

/// A watcher at another node receives what one at the acting node receives, and nothing else; and no secret crosses.
pub(crate) fn leak_nothing(database: &Database) -> Result<(), String> {
    let site = Site::start(database, "leaks", 2)?;
    let addresses = site.addresses();
    for kind in 0..4 {
        let game = new_game(&addresses[0], kind)?;
        // The version at which watchers may end.
        let last_version = AtomicU64::new(u64::MAX);
        let last = game.secrets.len() - 1;
        let classes = [(None, ""), (Some(last), game.secrets[last].as_str())];
        let watched = std::thread::scope(|scope| -> Result<Vec<Vec<Seen>>, String> {
            let watchers: Vec<Vec<_>> = classes
                .iter()
                .map(|class| {
                    let watch = |node: usize| {
                        let (only, id, last) = (&addresses[node..=node], &game.id, &last_version);
                        let ends = move |version| version >= last.load(Relaxed);
                        scope.spawn(move || Seen::watch(only, id, *class, Numbers(1), ends))
                    };
                    vec![watch(0), watch(1)]
                })
                .collect();
            let mut acknowledged = Vec::new();
            let played = play(&addresses[0], &game, &mut Numbers(kind as u64), 60, &mut acknowledged);
            let version = acknowledged.last().map_or(0, |act| act.version);
            let caught_up = wait_for(&addresses[1], &game, version, Duration::from_secs(10));
            last_version.store(if caught_up.is_ok() { version } else { 0 }, Relaxed);
            let all = watchers.into_iter().map(|pair| {
                pair.into_iter()
                    .map(|watcher| watcher.join().expect("no watcher panics"))
                    .collect::<Result<Vec<_>, _>>()
            });
            caught_up?;
            match played {
                Stopped::Enough | Stopped::Over => all.collect(),
                other => Err(format!("{other:?}")),
            }
        })?;
        let seed = database.sql("leaks", &format!("SELECT seed FROM matches WHERE id = '{}'", game.id))?;
        for pair in &watched {
            let [here, there] = &pair[..] else { return Err("two watchers of each class".into()) };
            assert!(
                there.version > 10 && here.version == there.version,
                "{} and {}",
                here.version,
                there.version
            );
            let mut compared = 0;
            for (number, line) in &there.lines {
                if let Some(own) = here.lines.get(number) {
                    assert_eq!(own, line, "line {number} of {}", game.id);
                    compared += 1;
                }
            }
            for (version, look) in &there.looks {
                if let Some(own) = here.looks.get(version) {
                    assert_eq!(own, look, "version {version} of {}", game.id);
                    compared += 1;
                }
            }
            assert!(compared > 20, "{compared} things were compared");
            let over = there.looks.values().any(|look| look["over"] == true);
            for secret in game.secrets.iter().chain((!over).then_some(&seed)) {
                assert!(!there.text.contains(secret.as_str()), "a secret crossed");
            }
        }
    }
    site.stop()
}

/// Waits until a node shows at least a version.
fn wait_for(address: &str, game: &Game, version: u64, patience: Duration) -> Result<(), String> {
    let begun = Instant::now();
    loop {
        let look = Client::to(address, &game.secrets[0])
            .and_then(|mut client| client.ask("GET", &format!("/api/tables/{}", game.id), &Value::Null));
        if look.is_some_and(|(_, look)| look["version"].as_u64() >= Some(version)) {
            return Ok(());
        }
        if begun.elapsed() > patience {
            return Err(format!("{address} did not reach version {version}"));
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Without NATS play goes on, is seen at the other node, and everything heals.
pub(crate) fn play_without_nats(database: &Database) -> Result<(), String> {
    let mut site = Site::start(database, "without_nats", 2)?;
    let addresses = site.addresses();
    let game = new_game(&addresses[0], 0)?;
    let mut acknowledged = Vec::new();
    let mut numbers = Numbers(5);
    for address in &addresses {
        wait_for(address, &game, 0, POLLING)?;
    }
    site.stop_nats()?;
    for address in &addresses {
        health_becomes(address, |health| health.starts_with("degraded: NATS"), Duration::from_secs(10))?;
    }
    let hello = json!({"type": "hello", "spectator": true});
    let mut socket = Socket::open(&addresses[1], &game.id, "", &hello).ok_or("no socket without NATS")?;
    match play(&addresses[0], &game, &mut numbers, 3, &mut acknowledged) {
        Stopped::Enough => {}
        other => return Err(format!("play does not go on without NATS: {other:?}")),
    }
    let version = acknowledged.last().map_or(0, |act| act.version);
    let begun = Instant::now();
    loop {
        let message = socket.next().map_err(|()| "the socket ended with NATS")?;
        if message.is_some_and(|message| message["version"].as_u64() >= Some(version)) {
            break;
        }
        if begun.elapsed() > POLLING {
            return Err("the other node did not find the change in the store".into());
        }
    }
    site.start_nats()?;
    site.is_well()?;
    let before = acknowledged.len();
    let _ = play(&addresses[1], &game, &mut numbers, 3, &mut acknowledged);
    assert!(acknowledged.len() > before, "play goes on with NATS");
    site.stop()
}

/// Bots that a node has left, killed or stopped, go on at another.
pub(crate) fn take_duties_over(database: &Database) -> Result<(), String> {
    for killed in [true, false] {
        let name = if killed { "killed" } else { "stopped" };
        let mut site = Site::start(database, name, 2)?;
        let addresses = site.addresses();
        let game = new_game(&addresses[0], 2)?;
        for (seat, secret) in game.secrets.iter().enumerate() {
            let path = format!("/api/tables/{}/bot", game.id);
            let asked = Client::to(&addresses[0], secret)
                .and_then(|mut client| client.ask("POST", &path, &json!({"seat": seat, "bot": "easy"})));
            if !matches!(asked, Some((200, _))) {
                return Err(format!("no bot sat down: {asked:?}"));
            }
        }
        // Before the other node knows of the table: the first one does its duties.
        let begun = Instant::now();
        while database.sql(name, "SELECT COUNT(*) FROM leases")? != "1" {
            if begun.elapsed() > TAKING_OVER {
                return Err("no node has taken the duties of the table".into());
            }
        }
        let hello = json!({"type": "hello", "spectator": true});
        let mut socket = Socket::open(&addresses[1], &game.id, "", &hello).ok_or("no socket")?;
        let moves = |socket: &mut Socket, patience: Duration| -> Result<u64, String> {
            let begun = Instant::now();
            loop {
                let message = socket.next().map_err(|()| "the socket ended")?;
                if let Some(message) = message.filter(|message| message["type"] == "change") {
                    return Ok(message["version"].as_u64().unwrap_or_default());
                }
                if begun.elapsed() > patience {
                    return Err(format!("nothing moved for {} seconds", patience.as_secs()));
                }
            }
        };
        moves(&mut socket, Duration::from_secs(30))?;
        let begun = Instant::now();
        match killed {
            true => site.kill(0)?,
            false => site.stop_node(0)?,
        }
        let ended = begun.elapsed();
        // What the dead node has said before may still be on its way.
        let held =
            database.sql(name, "SELECT COALESCE(MAX(version), 0) FROM heads")?.parse::<u64>().unwrap_or(0);
        let gone = Instant::now();
        while moves(&mut socket, TAKING_OVER.saturating_sub(gone.elapsed()).max(Duration::from_millis(1)))?
            <= held
        {}
        println!(
            "  {name} (in {:.1} s): bots went on after {:.1} s",
            ended.as_secs_f32(),
            gone.elapsed().as_secs_f32()
        );
    }
    Ok(())
}

/// What cannot be a node ends with a message and status 2, and nothing is written.
pub(crate) fn refuse(database: &Database) -> Result<(), String> {
    let site = Site::start(database, "refusing", 1)?;
    let empty = database.make("untouched")?;
    let closed = Nats::start(&["--user", "me", "--pass", "right"])?;
    let other = Nats::start(&[])?;
    let credentials = format!("nats://me:wrong@{}", closed.address());
    let cases: [(&[&str], &str); 7] = [
        (&["--bus", "nats://127.0.0.1:1", "--store", &empty], "cannot be reached"),
        (&["--bus", "http://127.0.0.1", "--store", &empty], "no address of a NATS server"),
        (&["--bus", &closed.url(), "--store", &empty], "does not let this node in"),
        (&["--bus", &credentials, "--store", &empty], "does not let this node in"),
        (&["--bus", &other.url()], "--store"),
        (&["--bus", &other.url(), "--store", &site.url], "another bus"),
        (&["--store", &site.url], "another Solarium"),
    ];
    for (args, says) in cases {
        let (status, told) =
            solarium_ends(&[], &[&["serve", "--no-open", "--listen", "127.0.0.1:0"], args].concat())?;
        assert_eq!(status, Some(2), "{args:?}: {told}");
        assert!(told.contains(says) && !told.contains("wrong"), "{args:?}: {told}");
    }
    let ahead = ["serve", "--no-open", "--listen", "127.0.0.1:0", "--store", &empty];
    let (status, told) = solarium_ends(&["faketime", "-f", "+1h"], &ahead)?;
    assert_eq!(status, Some(2), "{told}");
    assert!(told.contains("clock"), "{told}");
    let found = database.sql("untouched", "SELECT COUNT(*) FROM pg_tables WHERE schemaname = 'public'")?;
    assert_eq!(found, "0", "nothing was written");
    // With the right words they are let in.
    let right = format!("nats://me:right@{}", closed.address());
    Node::start_with_bus(&empty, &right)?.stop()?;
    site.stop()
}
