//! PostgreSQL as a store: the contract, races between nodes, restarts, and databases it must refuse.

use crate::database::{Database, Stop};
use solarium_store::suite::{self, append, contents, lines, table};
use solarium_store::{Store, StoreError, StoreReader};
use solarium_store_postgres::{PostgresStore, Sharing};
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

/// Tables on which two nodes race at the same time, and how often on each.
const RACING_TABLES: usize = 50;
const RACES: u64 = 200;
/// How long a store may take to answer again after the database does.
const HEALING: Duration = Duration::from_secs(10);

fn open(url: &str) -> Result<PostgresStore, String> {
    PostgresStore::open(url).map_err(|error| error.to_string())
}

pub(crate) fn passes_the_suite(database: &Database) -> Result<(), String> {
    let url = database.make("suite")?;
    let store = open(&url)?;
    suite::run(&store);
    suite::run_shared(&store);
    let before = contents(&store);
    drop(store);
    let again = PostgresStore::open_existing(&url).map_err(|error| error.to_string())?;
    assert_eq!(contents(&again), before, "everything is there after reopening");
    Ok(())
}

/// Several nodes that start on an empty database at once find one set of tables.
pub(crate) fn is_made_once(database: &Database) -> Result<(), String> {
    let url = database.make("begun")?;
    std::thread::scope(|scope| {
        let nodes: Vec<_> = (0..6).map(|_| scope.spawn(|| open(&url).map(drop))).collect();
        nodes.into_iter().try_for_each(|node| node.join().expect("no node panics"))
    })?;
    let versions = database.sql("begun", "SELECT COUNT(*) FROM solarium_schema")?;
    assert_eq!(versions, "1");
    Ok(())
}

/// Two nodes append to the same tables with the same expectation: exactly one of them wins, every time.
pub(crate) fn decides_races(database: &Database) -> Result<(), String> {
    let url = database.make("races")?;
    let nodes = [open(&url)?, open(&url)?];
    let ids: Vec<String> = (0..RACING_TABLES).map(|n| format!("race{n}")).collect();
    for id in &ids {
        nodes[0].create(table(id)).map_err(|error| error.to_string())?;
    }
    let mut won = [0u64; 2];
    for round in 0..RACES {
        let (sender, answers) = channel();
        for (node, store) in nodes.iter().enumerate() {
            // The second node asks in the other order: neither may wait for the other in a circle.
            let order: Vec<&String> =
                if node == 0 { ids.iter().collect() } else { ids.iter().rev().collect() };
            for id in order {
                let (sender, name) = (sender.clone(), id.clone());
                let line = format!("0 node{node}");
                store.append(
                    lines(id, round, &[&line]),
                    Box::new(move |result| drop(sender.send((node, name, result)))),
                );
            }
        }
        drop(sender);
        let mut winners: Vec<(String, usize)> = Vec::new();
        for (node, id, result) in answers {
            match result {
                Ok(()) => winners.push((id, node)),
                Err(StoreError::Stale { found }) => assert_eq!(found, round + 1, "{id}"),
                Err(error) => return Err(format!("{id}: {error}")),
            }
        }
        winners.sort();
        let ids_won: Vec<&String> = winners.iter().map(|(id, _)| id).collect();
        let mut expected: Vec<&String> = ids.iter().collect();
        expected.sort();
        assert_eq!(ids_won, expected, "round {round}: one winner for each table");
        for (_, node) in &winners {
            won[*node] += 1;
        }
    }
    println!("  {} races, won by {} and {}", won[0] + won[1], won[0], won[1]);
    for id in &ids {
        assert_eq!(nodes[1].open(id).map_err(|error| error.to_string())?.version, RACES);
    }
    Ok(())
}

/// A table that another node deleted and made again has another key. An append that does not know this, in a statement
/// with others, learns where the new table stands.
pub(crate) fn finds_tables_made_again(database: &Database) -> Result<(), String> {
    const OTHERS: usize = 20;
    let url = database.make("again")?;
    let nodes = [open(&url)?, open(&url)?];
    let ids: Vec<String> = (0..OTHERS).map(|n| format!("other{n}")).chain(["again".to_string()]).collect();
    for id in &ids {
        nodes[0].create(table(id)).map_err(|error| error.to_string())?;
        assert_eq!(append(&nodes[0], lines(id, 0, &["0 first"])), Ok(()));
    }
    nodes[1].delete_table("again").map_err(|error| error.to_string())?;
    nodes[1].create(table("again")).map_err(|error| error.to_string())?;
    assert_eq!(append(&nodes[1], lines("again", 0, &["0 elsewhere", "0 once more"])), Ok(()));
    let (sender, answers) = channel();
    for id in &ids {
        let (sender, name) = (sender.clone(), id.clone());
        let done = Box::new(move |result| drop(sender.send((name, result))));
        nodes[0].append(lines(id, 1, &["0 second"]), done);
    }
    drop(sender);
    let mut answered = 0;
    for (id, result) in answers {
        let expected = if id == "again" { Err(StoreError::Stale { found: 2 }) } else { Ok(()) };
        assert_eq!(result, expected, "{id}");
        answered += 1;
    }
    assert_eq!(answered, ids.len());
    Ok(())
}

/// A database that goes away and comes back: refused clearly meanwhile, nothing acknowledged is lost.
pub(crate) fn heals(database: &Database) -> Result<(), String> {
    let url = database.make("heals")?;
    let store = open(&url)?;
    store.create(table("t")).map_err(|error| error.to_string())?;
    let mut version = 0;
    for how in [Stop::Fast, Stop::Immediate, Stop::Fast] {
        assert_eq!(append(&store, lines("t", version, &["0 before"])), Ok(()));
        version += 1;
        database.stop(how)?;
        let refused = append(&store, lines("t", version, &["0 meanwhile"]));
        assert!(matches!(refused, Err(StoreError::Unreachable(_))), "{refused:?}");
        assert!(store.health().is_err() && store.open("t").is_err());
        database.begin()?;
        let begun = Instant::now();
        loop {
            match append(&store, lines("t", version, &["0 after"])) {
                Ok(()) => break,
                Err(StoreError::Unreachable(_)) if begun.elapsed() < HEALING => {}
                other => return Err(format!("after the restart: {other:?}")),
            }
        }
        version += 1;
        let stored = store.open("t").map_err(|error| error.to_string())?;
        assert_eq!(stored.lines, ["0 before", "0 after"].repeat(version as usize / 2));
    }
    Ok(())
}

/// Everything that must be refused at the start, and changes nothing.
pub(crate) fn refuses(database: &Database) -> Result<(), String> {
    let port = database.port;
    let owner = |name: &str| database.url(name);
    let refusal = |url: &str| PostgresStore::serve(url, Sharing::Alone).map(drop).unwrap_err();
    database.sql("postgres", "CREATE ROLE guest LOGIN PASSWORD 'right'")?;
    database.make("bare")?;
    let nobody = format!("postgres://guest:wrong@127.0.0.1:{port}/bare");
    assert!(matches!(refusal(&nobody), StoreError::Denied(_)), "a wrong password");
    let guest = format!("postgres://guest:right@127.0.0.1:{port}/bare");
    assert!(matches!(refusal(&guest), StoreError::Denied(_)), "no right to make tables");
    assert!(matches!(refusal(&owner("nowhere")), StoreError::Denied(_)), "no such database");
    assert!(matches!(refusal("postgres://127.0.0.1:1/x"), StoreError::Unreachable(_)), "no server there");
    assert!(matches!(refusal("mysql://x"), StoreError::BadAddress(_)), "no address");
    database.make("others")?;
    database.sql("others", "CREATE TABLE invoices (n int)")?;
    assert!(matches!(refusal(&owner("others")), StoreError::NotOurs(_)), "another program's");
    database.make("newer")?;
    drop(open(&owner("newer"))?);
    database.sql("newer", "UPDATE solarium_schema SET version = 99")?;
    assert!(matches!(refusal(&owner("newer")), StoreError::Newer { found: 99, .. }), "a newer program's");
    let empty = PostgresStore::open_existing(&owner("bare")).map(drop).unwrap_err();
    assert!(matches!(empty, StoreError::Io(_)), "reading needs data: {empty}");
    for (name, relations) in [("bare", "0"), ("others", "1")] {
        let found = database.sql(name, "SELECT COUNT(*) FROM pg_tables WHERE schemaname = 'public'")?;
        assert_eq!(found, relations, "{name} was changed");
    }
    let version = database.sql("newer", "SELECT version FROM solarium_schema")?;
    assert_eq!(version, "99");
    Ok(())
}

/// One server alone, or several that share.
pub(crate) fn is_owned(database: &Database) -> Result<(), String> {
    let url = database.make("owned")?;
    let serve = |sharing| PostgresStore::serve(&url, sharing);
    let alone = serve(Sharing::Alone).map_err(|error| error.to_string())?;
    for sharing in [Sharing::Alone, Sharing::Together] {
        let refused = serve(sharing).map(drop).unwrap_err();
        let StoreError::InUse(who) = &refused else { return Err(format!("{sharing:?}: {refused}")) };
        assert!(who.contains("solarium"), "it says who: {refused}");
    }
    open(&url).map(drop)?;
    drop(alone);
    let begun = Instant::now();
    let first = loop {
        match serve(Sharing::Together) {
            Ok(store) => break store,
            Err(StoreError::InUse(_)) if begun.elapsed() < HEALING => {}
            Err(error) => return Err(format!("after the first ended: {error}")),
        }
    };
    let second = serve(Sharing::Together).map_err(|error| error.to_string())?;
    let refused = serve(Sharing::Alone).map(drop).unwrap_err();
    assert!(matches!(refused, StoreError::InUse(_)), "{refused}");
    drop((first, second));
    Ok(())
}
