//! The past of tables as clients read it: journals that cannot be inflated, who may see which line, and the way out of
//! a table whose rules have changed.

use crate::client::{House, Made, deciding, pair, settings};
use serde_json::json;
use sha2::{Digest, Sha256};
use solarium_conformance::toy::Toy;
use solarium_core::{Seat, Seed, Viewer, hex};
use solarium_server::{Settings, course};
use solarium_store::{Line, LineAudience, NewTable, SeatRow, Store, StoreReader, TableExport};
use solarium_table::{FREE_LINES, FREE_LINES_PER_STEP, Library, Picture, Table};

/// Acting and taking back again and again ends after a while, and the game goes on.
#[tokio::test]
async fn a_journal_cannot_be_inflated() {
    let house = House::open().await;
    let made = house.table("photosynthesis", pair()).await;
    let mut client = house.client().await;
    let (seat, refused) = loop {
        let seat = deciding(&client.look(&made, None).await)[0];
        let look = client.look(&made, Some(seat)).await;
        let (action, version) =
            (look["legal"][0]["action"].as_str().unwrap(), look["version"].as_u64().unwrap());
        let acted = client.act(&made, seat, action, version).await;
        assert_eq!(acted.status, 200, "{}", acted.text);
        let undo = client.post(&made.path("/undo"), made.secret(seat), &json!({})).await;
        // The first actions of the game pass the turn on.
        if undo.status != 200 && undo.code() != "undo/turn-passed" {
            break (seat, undo);
        }
    };
    assert_eq!(
        (refused.status, refused.code().as_str()),
        (422, "table/too-many-changes"),
        "{}",
        refused.text
    );
    let look = client.look(&made, None).await;
    let (version, steps) = (look["version"].as_u64().unwrap(), look["steps"].as_u64().unwrap());
    assert!(
        version - steps <= FREE_LINES + FREE_LINES_PER_STEP * (steps + 1),
        "{version} lines, {steps} steps"
    );
    for (path, body) in
        [("/reset-turn", json!({})), ("/take-back", json!({})), ("/bot", json!({"bot": "random"}))]
    {
        let answer = client.post(&made.path(path), made.secret(seat), &body).await;
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (422, "table/too-many-changes"),
            "{path}: {}",
            answer.text
        );
    }
    let next = deciding(&look)[0];
    let action = client.look(&made, Some(next)).await["legal"][0]["action"].as_str().unwrap().to_string();
    assert_eq!(client.act(&made, next, &action, version).await.status, 200, "play goes on");
    let log = client.get(&made.path(&format!("/log?since={}", version - 1)), None).await.json();
    assert_eq!(log["steps"][0]["number"], version - 1);
}

/// Long logs come in portions, each found without going through the others.
#[tokio::test]
async fn a_log_is_paged_and_every_portion_is_the_same_line_by_line() {
    let house = House::with(Settings { snapshot_every: 8, ..settings() }).await;
    let made = house.table("sol", json!({"seats": ["human", "human"]})).await;
    let mut client = house.client().await;
    for turn in 0..60 {
        let look = client.look(&made, None).await;
        let seat = deciding(&look)[0];
        let legal = client.look(&made, Some(seat)).await["legal"].clone();
        let action =
            legal[(turn * 7) % legal.as_array().unwrap().len()]["action"].as_str().unwrap().to_string();
        let version = look["version"].as_u64().unwrap();
        assert_eq!(client.act(&made, seat, &action, version).await.status, 200);
        if turn % 3 == 0 {
            client.post(&made.path("/undo"), made.secret(seat), &json!({})).await;
        }
    }
    let marks = house.store.snapshot_marks(&made.id).unwrap();
    assert!(marks.len() >= 2 && marks.iter().any(|mark| mark.untouched > 0), "{marks:?}");
    let whole = client.get(&made.path("/log"), None).await.json();
    let version = whole["version"].as_u64().unwrap();
    let lines = whole["steps"].as_array().unwrap();
    assert_eq!(lines.len() as u64, version);
    for since in (0..version).step_by(5) {
        let some = client.get(&made.path(&format!("/log?since={since}")), None).await.json();
        assert_eq!(some["steps"].as_array().unwrap()[..], lines[since as usize..]);
    }
}

#[tokio::test]
async fn lines_are_stored_with_those_who_may_see_them() {
    let house = House::open().await;
    let made = house.table("circadians", json!({"seats": ["human", "human"]})).await;
    let open = house.table("photosynthesis", pair()).await;
    let mut client = house.client().await;
    for table in [&made, &open] {
        for _ in 0..30 {
            let look = client.look(table, None).await;
            let seat = deciding(&look)[0];
            let look = client.look(table, Some(seat)).await;
            let action = look["legal"][0]["action"].as_str().unwrap();
            let acted = client.act(table, seat, action, look["version"].as_u64().unwrap()).await;
            assert_eq!(acted.status, 200, "{}", acted.text);
        }
    }
    let audiences = |id: &str| -> Vec<LineAudience> {
        house.store.lines(id, 0, 1000).unwrap().into_iter().map(|line| line.audience).collect()
    };
    assert!(audiences(&open.id).iter().all(|audience| *audience == LineAudience::Everybody));
    let found = audiences(&made.id);
    assert!(found.iter().all(|audience| *audience != LineAudience::Unknown));
    // As the rules say when the lines are played again.
    let texts: Vec<String> =
        house.store.lines(&made.id, 0, 1000).unwrap().into_iter().map(|line| line.text).collect();
    let table = house.store.open(&made.id).unwrap().table;
    assert_eq!(course(&Library::standard(), &table, &texts).unwrap().audiences, found);
    assert!(found.iter().any(|audience| matches!(audience, LineAudience::Seats(_))), "something is hidden");
}

fn hash(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}

/// A running game of Circadians among people that was begun under other rules, some lines long.
fn put_old(house: &House, id: &str, game: &str, rules_version: u32, known: bool) -> Vec<Line> {
    let library = Library::standard();
    let title = library.title(game).unwrap();
    let seed = Seed::from_number(5);
    let mut playing = Table::new(title.start(&pair_of(game), seed.clone()).unwrap(), Vec::new(), 0);
    let mut lines = Vec::new();
    while lines.len() < 40 {
        let change = match playing.advance().unwrap() {
            Some(change) => change,
            None => {
                let solarium_core::Turn::Decide(seats) = playing.session().turn() else { break };
                let seat = seats.iter().last().unwrap();
                let action =
                    playing.session().seen_by(seat).unwrap().legal(solarium_table::english()).unwrap()[0]
                        .action
                        .clone();
                playing.act(seat, &action).unwrap()
            }
        };
        let audience = match change.audience {
            _ if !known => LineAudience::Unknown,
            solarium_core::Audience::All => LineAudience::Everybody,
            solarium_core::Audience::Only(seat) => LineAudience::Seats(1 << seat.0),
            solarium_core::Audience::Except(seat) => unreachable!("a step is hidden from {seat} alone"),
        };
        lines.push(Line { seq: lines.len() as u64, text: change.entry.to_string(), at: 0, audience });
    }
    let seats = ["zero", "one"].map(|secret| SeatRow {
        secret: Some(hash(secret)),
        name: Some(secret.to_string()),
        taken: true,
    });
    let table = NewTable {
        id: id.into(),
        game: game.into(),
        rules_version,
        setup: playing.session().setup().to_string(),
        seed: seed.to_hex(),
        commitment: seed.commitment(),
        seats: seats.to_vec(),
        ..NewTable::default()
    };
    let whole = TableExport { table, lines: lines.clone(), ..TableExport::default() };
    house.store.import_table(whole).unwrap();
    lines
}

fn pair_of(game: &str) -> serde_json::Value {
    match game {
        "photosynthesis" => pair(),
        _ => json!({"seats": ["human", "human"]}),
    }
}

fn sees(line: &Line, viewer: Viewer) -> bool {
    match (line.audience, viewer) {
        (LineAudience::Everybody, _) => true,
        (LineAudience::Seats(seats), Viewer::Seat(seat)) => seats & (1 << seat.0) != 0,
        (LineAudience::Unknown, Viewer::Seat(seat)) => line.text.starts_with(&format!("{seat} ")),
        (_, Viewer::Spectator) => false,
    }
}

/// A running game whose rules have changed gives everybody what they saw of it.
#[tokio::test]
async fn a_running_game_of_other_rules_has_a_way_out() {
    let house = House::open().await;
    let mut client = house.client().await;
    for (id, known) in [("known", true), ("unknown", false)] {
        let lines = put_old(&house, id, "circadians", 999, known);
        let old = Made { id: id.into(), secrets: vec![Some("zero".into()), Some("one".into())] };
        let refused = client.get(&old.path(""), None).await;
        assert_eq!((refused.status, refused.code().as_str()), (409, "table/other-version"));
        assert!(refused.text.contains("what your seat has seen"), "{}", refused.text);
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
            let (query, secret, seen_by) = match viewer {
                Viewer::Seat(seat) => {
                    (format!("/record?seat={seat}"), old.secret(seat.index()), format!("seat {seat}"))
                }
                Viewer::Spectator => ("/record".to_string(), None, "spectator".to_string()),
            };
            let record = client.get(&old.path(&query), secret).await;
            assert_eq!(record.status, 200, "{}", record.text);
            assert!(record.text.contains(&format!("\nseen-by {seen_by}\n")), "{}", record.text);
            assert!(!record.text.contains("\nseed "), "{}", record.text);
            let shown: Vec<&str> = record
                .text
                .split_once("\n\n")
                .unwrap()
                .1
                .lines()
                .take_while(|line| !line.starts_with("end "))
                .collect();
            assert_eq!(shown.len(), lines.len());
            for (shown, line) in shown.iter().zip(&lines) {
                let who = line.text.split(' ').next().unwrap();
                match sees(line, viewer) {
                    true => assert_eq!(*shown, line.text),
                    false => assert_eq!(*shown, format!("{who} ?")),
                }
            }
            assert!(shown.iter().any(|line| line.ends_with(" ?")), "something is hidden");
            let upload = client.ask("POST", "/api/records?replay=true", None, record.text.as_bytes()).await;
            assert_eq!((upload.status, upload.code().as_str()), (422, "record/partial"), "{}", upload.text);
        }
        let other = client.get(&old.path("/record?seat=1"), old.secret(0)).await;
        assert_eq!((other.status, other.code().as_str()), (403, "seat/not-yours"));
        client.accept = Some("text/html".into());
        let page = client.get(&format!("/t/{id}"), old.secret(1)).await;
        client.accept = None;
        assert_eq!(page.status, 409);
        assert!(page.text.contains(&format!("/api/tables/{id}/record?seat=1")), "{}", page.text);
    }
    // A game that hides nothing is given out whole.
    put_old(&house, "open", "photosynthesis", 999, true);
    let record = client.get("/api/tables/open/record", None).await;
    assert_eq!((record.status, record.text.contains("seen-by")), (200, false));
}

/// A game may say that it plays on what was begun under earlier rules.
#[tokio::test]
async fn a_game_plays_on_what_it_says_it_does() {
    let house = House::of(Library::empty().with::<Toy>(Picture::plain())).await;
    let mut client = house.client().await;
    for (version, status) in [(0, 200), (1, 200), (2, 409)] {
        let (seed, id) = (Seed::from_number(3), format!("toy{version}"));
        let seat = |secret: &str| SeatRow { secret: Some(hash(secret)), name: None, taken: true };
        let table = NewTable {
            id: id.clone(),
            game: "toy".into(),
            rules_version: version,
            setup: json!({"seats": ["human", "human"]}).to_string(),
            seed: seed.to_hex(),
            commitment: seed.commitment(),
            seats: vec![seat("zero"), seat("one")],
            ..NewTable::default()
        };
        house.store.create(table).unwrap();
        let made = Made { id, secrets: vec![Some("zero".into()), Some("one".into())] };
        let look = client.get(&made.path(""), None).await;
        assert_eq!(look.status, status, "{version}: {}", look.text);
        if status != 200 {
            continue;
        }
        while let Some(seat) = deciding(&client.look(&made, None).await).first().copied() {
            let look = client.look(&made, Some(seat)).await;
            let action = look["legal"][0]["action"].as_str().unwrap();
            let acted = client.act(&made, seat, action, look["version"].as_u64().unwrap()).await;
            assert_eq!(acted.status, 200, "{}", acted.text);
        }
        let record = client.get(&made.path("/record"), None).await;
        assert!(record.text.contains(&format!("\nrules {version}\n")), "under its own number");
        assert_eq!(client.get(&made.path("/verify"), None).await.json()["ok"], true);
        assert_eq!(client.get(&made.path("/at/3"), None).await.status, 200);
    }
}
