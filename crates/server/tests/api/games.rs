//! Whole games with nothing but HTTP.

use crate::client::{Client, House, Made, Numbers, deciding};
use serde_json::{Value, json};
use solarium_core::{Record, Salt, Seed};
use solarium_table::Library;

/// Plays random legal actions for every seat with a secret until the game is over; the last look.
pub(crate) async fn play_out(client: &mut Client, made: &Made, numbers: &mut Numbers) -> Value {
    let watching = (0..made.secrets.len()).find(|seat| made.secret(*seat).is_some());
    let mut look = client.look(made, watching).await;
    for _ in 0..20_000 {
        if look["over"] == true {
            return look;
        }
        let people: Vec<usize> =
            deciding(&look).into_iter().filter(|seat| made.secret(*seat).is_some()).collect();
        let version = look["version"].as_u64().unwrap();
        let Some(seat) = people.first().copied() else {
            // A bot thinks.
            let path = made.path(&format!("?after={version}&wait=20000"));
            look = client.get(&path, None).await.json();
            continue;
        };
        if look["you"] != seat {
            look = client.look(made, Some(seat)).await;
            continue;
        }
        let legal = look["legal"].as_array().unwrap();
        assert!(!legal.is_empty(), "seat {seat} has no action: {}", look["prompt"]);
        let action = legal[numbers.below(legal.len())]["action"].as_str().unwrap().to_string();
        let answer = client.act(made, seat, &action, version).await;
        if answer.status == 409 {
            // A bot that decides at the same time was faster.
            look = answer.json()["look"].clone();
            continue;
        }
        assert_eq!(answer.status, 200, "{action}: {}", answer.text);
        assert!(answer.json()["version"].as_u64().unwrap() > version);
        look = client.look(made, Some(seat)).await;
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn a_whole_game_of_every_title_over_http() {
    let house = House::open().await;
    let mut client = house.client().await;
    let games = client.get("/api/games", None).await.json();
    let titles: Vec<String> =
        games["games"].as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap().into()).collect();
    assert_eq!(titles.len(), Library::standard().titles().count());
    for title in &titles {
        let made = house.table(title, json!({"seats": ["human", "human"]})).await;
        let over = play_out(&mut client, &made, &mut Numbers(11)).await;
        let version = over["version"].as_u64().unwrap();
        assert!(over["scores"].as_array().unwrap().iter().all(|score| score["rank"].is_number()), "{title}");

        // Fairness: the seed is told now and fits the promise.
        let fairness = client.get(&made.path("/fairness"), None).await.json();
        let seed = Seed::from_hex(fairness["seed"].as_str().unwrap()).unwrap();
        let salt = Salt::from_hex(fairness["salt"].as_str().unwrap()).unwrap();
        assert_eq!(seed.commitment_with(Some(&salt)), fairness["commitment"].as_str().unwrap());

        // The record verifies: every step, every draw.
        let text = client.get(&made.path("/record"), None).await.text;
        let record = Record::parse(&text).unwrap();
        Library::standard().title(title).unwrap().verify(&record).unwrap();
        assert_eq!(record.steps.len() as u64, over["steps"].as_u64().unwrap());

        // The log has every line.
        let log = client.get(&made.path("/log"), None).await.json();
        assert_eq!(log["version"], version);
        assert_eq!(log["steps"].as_array().unwrap().len() as u64, version);
        assert!(log["steps"].as_array().unwrap().iter().all(|line| line["text"].is_string()));

        // Nothing moves any more.
        let answer = client.act(&made, 0, "anything", version).await;
        assert_eq!((answer.status, answer.code().as_str()), (422, "match/over"));
        assert_eq!(client.post(&made.path("/undo"), made.secret(0), &json!({})).await.code(), "match/over");

        // After a restart it looks the same, and every position can be seen again.
        house.app.sweep(std::time::Duration::ZERO);
        assert_eq!(client.look(&made, Some(0)).await, client.look(&made, Some(0)).await);
        for step in [0, record.steps.len() / 2, record.steps.len()] {
            let at = client.get(&made.path(&format!("/at/{step}?seat=1")), None).await;
            assert_eq!(at.status, 200, "{}", at.text);
        }
        let beyond = client.get(&made.path(&format!("/at/{}", record.steps.len() + 1)), None).await;
        assert_eq!((beyond.status, beyond.code().as_str()), (404, "step/unknown"));
    }
}

/// Whoever is no person is driven on: chance, automas, bots.
#[tokio::test]
async fn automas_and_bots_play_along() {
    let house = House::open().await;
    let mut client = house.client().await;
    for (game, setup) in [
        ("photosynthesis", json!({"seats": ["human", "cynthia"]})),
        ("photosynthesis", json!({"seats": ["human", "bot:greedy", "bot:random"]})),
        ("sol", json!({"seats": ["human", "bot:random"]})),
        ("circadians", json!({"seats": ["human", "ai"]})),
        ("circadians", json!({"seats": ["human", "bot:random"]})),
    ] {
        let made = house.table(game, setup.clone()).await;
        let over = play_out(&mut client, &made, &mut Numbers(5)).await;
        assert_eq!(over["over"], true, "{game} {setup}");
    }
}

/// Among bots alone a table plays to its end once somebody looks.
#[tokio::test]
async fn a_table_of_bots_plays_itself() {
    let house = House::open().await;
    let made = house.table("photosynthesis", json!({"seats": ["bot:random", "cynthia"]})).await;
    let mut client = house.client().await;
    let over = play_out(&mut client, &made, &mut Numbers(1)).await;
    assert_eq!(over["you"], Value::Null);
    let log = client.get(&made.path("/log"), None).await.json();
    let traced = log["steps"].as_array().unwrap().iter().filter(|line| line["trace"].is_array()).count();
    assert!(traced > 3, "Cynthia's reasons are in the log");
    let step = log["steps"].as_array().unwrap().iter().find(|line| line["trace"].is_array()).unwrap();
    let why = client.get(&made.path(&format!("/explain/{}", step["number"])), None).await.json();
    assert_eq!(why["trace"], step["trace"]);
    assert_eq!(client.get(&made.path("/explain/0"), None).await.status, 422);
}
