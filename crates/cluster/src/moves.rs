//! Tables moved between SQLite and PostgreSQL, in both directions.

use crate::database::Database;
use crate::node::{Node, solarium, solarium_succeeds};
use crate::player::{Client, Numbers, Stopped, new_game, play};
use serde_json::json;
use std::fs;
use std::path::Path;

const TABLES: usize = 12;

fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Export, import into the other store, export again: the same bytes, also there and back.
pub(crate) fn are_the_same_bytes(database: &Database, folder: &Path) -> Result<(), String> {
    let (from, back) = (database.make("played")?, database.make("back")?);
    let node = Node::start(&from)?;
    let mut numbers = Numbers(7);
    let mut tables = TABLES;
    for n in 0..TABLES {
        let game = new_game(&node.address, n)?;
        // Some are played to their end, some have begun, and some have nothing but their first draws.
        let most = [10_000, 40, 1][n % 3];
        match play(&node.address, &game, &mut numbers, most, &mut Vec::new()) {
            // Its people play again elsewhere.
            Stopped::Over => {
                let path = format!("/api/tables/{}/rematch", game.id);
                let mut client = Client::to(&node.address, &game.secrets[0]).ok_or("the node is away")?;
                match client.ask("POST", &path, &json!({})) {
                    Some((200, _)) => tables += 1,
                    other => return Err(format!("no rematch: {other:?}")),
                }
            }
            Stopped::Enough => {}
            other => return Err(format!("{other:?}")),
        }
    }
    node.stop()?;
    let path = |name: &str| folder.join(name).display().to_string();
    let (first, second, third, data) = (path("1.jsonl"), path("2.jsonl"), path("3.jsonl"), path("moved"));
    solarium_succeeds(&["export", &first, "--store", &from])?;
    solarium_succeeds(&["import", &first, "--data", &data])?;
    solarium_succeeds(&["export", &second, "--data", &data])?;
    solarium_succeeds(&["import", &second, "--store", &back])?;
    solarium_succeeds(&["export", &third, "--store", &back])?;
    let bytes = read(Path::new(&first))?;
    assert!(bytes.len() > 50_000, "there is something in it: {} bytes", bytes.len());
    assert!(bytes == read(Path::new(&second))?, "from PostgreSQL to SQLite");
    assert!(bytes == read(Path::new(&third))?, "from SQLite to PostgreSQL");
    let again = solarium_succeeds(&["import", &second, "--store", &back])?;
    assert!(tables > TABLES, "some games were played to their end");
    assert_eq!(again, format!("0 tables read, {tables} were there already\n"), "it can be taken up again");
    for refused in [["backup", "x.db", "--store", &back], ["restore", "x.db", "--store", &back]] {
        assert_eq!(solarium(&refused)?.status.code(), Some(2), "{refused:?}");
    }
    Ok(())
}
