//! Many at once: races, storms, scripts with disconnects.

use crate::client::{House, Made, Numbers, deciding, pair, settings};
use serde_json::{Value, json};
use solarium_server::Settings;
use solarium_store::StoreReader;
use std::net::SocketAddr;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn exactly_one_of_racing_actions_wins() {
    let house = House::open().await;
    let made = house.table("photosynthesis", pair()).await;
    for round in 0..25 {
        let mut client = house.client().await;
        let seat = deciding(&client.look(&made, None).await)[0];
        let look = client.look(&made, Some(seat)).await;
        let version = look["version"].as_u64().unwrap();
        let legal = look["legal"].as_array().unwrap().clone();
        let mut racing = Vec::new();
        for n in 0..4 {
            // Two people on one seat, each sure of themselves.
            let (made, mut client) = (made.clone(), house.client().await);
            let action = legal[n % legal.len()]["action"].as_str().unwrap().to_string();
            racing.push(tokio::spawn(async move { client.act(&made, seat, &action, version).await }));
        }
        let mut won = 0;
        for one in racing {
            let answer = one.await.unwrap();
            match answer.status {
                200 => won += 1,
                _ => {
                    assert_eq!(
                        (answer.status, answer.code().as_str()),
                        (409, "table/stale"),
                        "round {round}"
                    );
                    let fresh = answer.json()["look"].clone();
                    assert_eq!(fresh["you"], json!(seat));
                    assert!(fresh["version"].as_u64().unwrap() > version);
                }
            }
        }
        assert_eq!(won, 1, "round {round}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_storm_of_reconnections_does_no_harm() {
    let house = House::open().await;
    let made = house.table("photosynthesis", pair()).await;
    let mut storm = Vec::new();
    for n in 0..40 {
        let (address, made) = (house.address, made.clone());
        storm.push(tokio::spawn(async move {
            for _ in 0..5 {
                let secret = made.secret(n % 2);
                let mut socket = crate::client::Socket::open(address, &made.id, secret, None).await.unwrap();
                let first = socket.hello(json!({"since": 0})).await;
                assert!(first["look"]["version"].is_u64());
            }
        }));
    }
    let mut client = house.client().await;
    for _ in 0..20 {
        let seat = deciding(&client.look(&made, None).await)[0];
        let look = client.look(&made, Some(seat)).await;
        let action = look["legal"][0]["action"].as_str().unwrap();
        assert_eq!(client.act(&made, seat, action, look["version"].as_u64().unwrap()).await.status, 200);
    }
    for one in storm {
        one.await.unwrap();
    }
    // Everybody has gone: the table can be dropped, and comes back as it was.
    let before = client.look(&made, Some(0)).await;
    for _ in 0..200 {
        house.app.sweep(Duration::ZERO);
        if house.app.live_tables() == 0 {
            break;
        }
        tokio::task::yield_now().await;
        client.get("/healthz", None).await;
    }
    assert_eq!(house.app.live_tables(), 0);
    let mut after = client.look(&made, Some(0)).await;
    after["seats"] = before["seats"].clone();
    assert_eq!(after, before);
}

/// Random clients do random things, come and go, and tables are dropped under them; in the end each table is what
/// its journal says.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn random_scripts_end_where_their_journals_end() {
    const TABLES: usize = 10;
    const SCRIPTS: usize = 100;
    // Nobody is answered for between the two looks.
    let patience = Duration::from_secs(3600);
    let house = House::with(Settings { patience, ..settings() }).await;
    let setups = [
        ("photosynthesis", json!({"seats": ["human", "human"]})),
        ("photosynthesis", json!({"seats": ["human", "human", "cynthia"]})),
        ("sol", json!({"seats": ["human", "human"]})),
        ("circadians", json!({"seats": ["human", "human"]})),
    ];
    let mut tables = Vec::new();
    for n in 0..TABLES {
        let (game, setup) = &setups[n % setups.len()];
        tables.push(house.table(game, setup.clone()).await);
    }
    let mut clients = Vec::new();
    for (n, made) in tables.iter().cloned().enumerate() {
        let (address, app) = (house.address, house.app.clone());
        clients.push(tokio::spawn(async move {
            let mut numbers = Numbers(n as u64 + 1);
            for script_number in 0..SCRIPTS {
                // The last ones wait for every answer, so that nothing is under way in the end.
                let leaves = script_number < SCRIPTS * 3 / 4;
                script(address, &made, &mut numbers, leaves).await;
                app.sweep(Duration::ZERO);
            }
        }));
    }
    for client in clients {
        client.await.unwrap();
    }
    let mut client = house.client().await;
    let mut looks = Vec::new();
    for made in &tables {
        // Bots are told to stop, so that nothing moves between the two looks.
        for seat in 0..2 {
            client.post(&made.path("/bot"), made.secret(seat), &json!({"seat": seat, "bot": null})).await;
        }
        looks.push([client.look(made, Some(0)).await, client.look(made, Some(1)).await]);
        let stored = house.store.open(&made.id).unwrap();
        assert_eq!(looks[looks.len() - 1][0]["version"], stored.version);
    }
    let house = house.restart().await;
    let mut client = house.client().await;
    for (made, before) in tables.iter().zip(&looks) {
        for seat in 0..2 {
            let mut after = client.look(made, Some(seat)).await;
            let mut before = before[seat].clone();
            for look in [&mut after, &mut before] {
                look["seats"] = Value::Null;
                // The time to answer begins anew.
                if look["usual"].is_object() {
                    look["usual"]["seconds"] = Value::Null;
                }
            }
            assert_eq!(after, before);
        }
    }
}

/// A short life of one client: it does a few things, and may be gone before it hears what came of the last.
async fn script(address: SocketAddr, made: &Made, numbers: &mut Numbers, leaves: bool) {
    let mut client = crate::client::Client::to(address).await;
    let seat = numbers.below(2);
    for _ in 0..1 + numbers.below(4) {
        if numbers.below(6) == 0 {
            // Hello and goodbye, perhaps without a word.
            let socket = crate::client::Socket::open(address, &made.id, made.secret(seat), None).await;
            if numbers.below(2) == 0 {
                socket.unwrap().hello(json!({})).await;
            }
            continue;
        }
        let look = client.look(made, Some(seat)).await;
        let (path, body) = deed(made, seat, &look, numbers);
        if leaves && numbers.below(5) == 0 {
            client.ask_and_go(&path, made.secret(seat), &body).await;
            return;
        }
        let answer = client.post(&path, made.secret(seat), &body).await;
        assert!(matches!(answer.status, 200 | 409 | 422), "{path} {body}: {}", answer.text);
    }
}

fn deed(made: &Made, seat: usize, look: &Value, numbers: &mut Numbers) -> (String, Value) {
    let post = |path: &str, mut body: Value| {
        body["seat"] = json!(seat);
        (made.path(path), body)
    };
    let legal = look["legal"].as_array().unwrap();
    match numbers.below(10) {
        0 => post("/undo", json!({})),
        1 => post("/reset-turn", json!({})),
        2 => post("/take-back", json!({})),
        3 => post("/take-back/answer", json!({"agree": numbers.below(2) == 0})),
        5 => post("/bot", json!({"bot": if numbers.below(3) == 0 { json!("random") } else { Value::Null }})),
        6 if look["game"] == "sol" && numbers.below(3) == 0 => {
            let reply = ["soon", "at-once", "wait"][numbers.below(3)];
            post("/reply", json!({ "reply": reply }))
        }
        4 | 6.. if !legal.is_empty() => {
            let action = legal[numbers.below(legal.len())]["action"].clone();
            post("/act", json!({"action": action, "version": look["version"]}))
        }
        _ => post("/chat", json!({"text": "hm"})),
    }
}

/// Two windows on one seat: both see all, each may act, the one that is behind is told so, and the seat is present
/// until both are closed.
#[tokio::test]
async fn two_windows_on_one_seat() {
    let house = House::open().await;
    let made = house.table("photosynthesis", json!({"seats": ["human", "human"], "first_seat": 0})).await;
    let mut one = house.socket(&made.id, made.secret(0)).await;
    let mut two = house.socket(&made.id, made.secret(0)).await;
    let look = one.hello(json!({})).await["look"].clone();
    assert_eq!(two.hello(json!({})).await["look"]["view"], look["view"]);
    let act = |look: &Value| json!({"type": "act", "id": 1, "action": look["legal"][0]["action"], "version": look["version"]});
    one.send(act(&look)).await;
    assert_eq!(one.next_of("done").await["id"], 1);
    let heard = two.next_of("change").await;
    assert_eq!(heard["look"], one.next_of("change").await["look"], "the same bytes for both");
    two.send(act(&look)).await;
    let refused = two.next_of("refused").await;
    assert_eq!(
        (refused["error"]["code"].as_str(), &refused["look"]["version"]),
        (Some("table/stale"), &heard["version"])
    );
    let mut client = house.client().await;
    let other = client.look(&made, Some(1)).await;
    let action = other["legal"][0]["action"].as_str().unwrap();
    assert_eq!(client.act(&made, 1, action, other["version"].as_u64().unwrap()).await.status, 200);
    one.next_of("change").await;
    let look = loop {
        let look = two.next_of("change").await["look"].clone();
        if look["turn"]["decide"] == json!([0]) || look["turn"]["decide"] == json!([1]) {
            break look;
        }
    };
    assert_eq!(look["you"], 0);
    drop(one);
    let present = |look: &Value| look["seats"][0]["present"] == true;
    assert!(present(&client.look(&made, None).await));
    // The people of the table hear when the last window of a seat is closed.
    let mut watcher = house.socket(&made.id, None).await;
    watcher.hello(json!({})).await;
    drop(two);
    while watcher.next_of("people").await["seats"][0]["present"] == true {}
}
