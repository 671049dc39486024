//! Sitting down, talking, taking back, handing over, records and what-if tables.

use crate::client::{House, Made, Numbers, pair};
use crate::games::play_out;
use serde_json::{Value, json};

async fn first_action(house: &House, made: &Made, seat: usize) -> (String, u64) {
    let look = house.client().await.look(made, Some(seat)).await;
    let action = look["legal"][0]["action"].as_str().expect("it is this seat's turn").to_string();
    (action, look["version"].as_u64().unwrap())
}

#[tokio::test]
async fn a_seat_is_joined_by_its_link_and_kept_by_the_cookie() {
    let house = House::open().await;
    let made = house.table("photosynthesis", pair()).await;
    let mut browser = house.client().await;
    let joined =
        browser.post(&made.path("/join"), None, &json!({"secret": made.secret(0), "name": "Ada <b>"})).await;
    assert_eq!(joined.json()["seat"], 0);
    let cookie = joined.header("set-cookie").unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && !cookie.contains("Secure"));
    assert!(!cookie.contains(made.secret(0).unwrap()));

    // The cookie alone is enough now, for looking and acting.
    let look = browser.get(&made.path("?seat=0"), None).await.json();
    assert_eq!((look["you"].as_u64(), look["seats"][0]["name"].as_str()), (Some(0), Some("Ada <b>")));
    assert_eq!(look["seats"][0]["taken"], true);
    let action = look["legal"][0]["action"].clone();
    let acted =
        browser.post(&made.path("/act"), None, &json!({"action": action, "version": look["version"]})).await;
    assert_eq!(acted.status, 200, "{}", acted.text);
    assert_eq!(browser.get(&made.path("?seat=1"), None).await.code(), "seat/not-yours");

    // Two seats in one session: hot-seat.
    let second = browser.post(&made.path("/join"), None, &json!({"secret": made.secret(1)})).await;
    assert!(second.header("set-cookie").is_none());
    assert_eq!(second.json()["yours"], json!([0, 1]));
    assert_eq!(browser.get(&made.path("?seat=1"), None).await.status, 200);
    let mine = browser.get("/api/my/tables", None).await.json();
    assert_eq!(
        (mine["tables"][0]["id"].as_str(), &mine["tables"][0]["yours"]),
        (Some(&*made.id), &json!([0, 1]))
    );

    // Another browser sees nothing of it.
    let mut other = house.client().await;
    assert_eq!(other.get("/api/my/tables", None).await.json()["tables"], json!([]));
    assert_eq!(other.get(&made.path("?seat=0"), None).await.code(), "seat/not-yours");
    assert_eq!(other.get(&made.path(""), None).await.json()["you"], Value::Null);

    // The session outlives the server.
    let cookie = browser.cookie.clone();
    let house = house.restart().await;
    let mut browser = house.client().await;
    browser.cookie = cookie;
    assert_eq!(browser.get(&made.path("?seat=1"), None).await.status, 200);
}

#[tokio::test]
async fn cookies_are_secure_behind_https() {
    let settings = solarium_server::Settings {
        public_url: Some("https://games.example".into()),
        ..crate::client::settings()
    };
    let house = House::with(settings).await;
    let made = house.table("photosynthesis", pair()).await;
    let mut client = house.client().await;
    let joined = client.post(&made.path("/join"), None, &json!({"secret": made.secret(0)})).await;
    assert!(joined.header("set-cookie").unwrap().contains("; Secure"));
    client.origin = Some("https://games.example".into());
    assert_eq!(client.post(&made.path("/chat"), None, &json!({"text": "hello"})).await.status, 200);
}

#[tokio::test]
async fn a_free_seat_of_an_open_table_goes_to_exactly_one() {
    let house = House::open().await;
    let made = house.made(json!({"game": "photosynthesis", "setup": pair(), "open": true})).await;
    let list = house.client().await.get("/api/tables", None).await.json();
    assert_eq!(list["tables"][0]["id"], json!(made.id));
    let mut tries = Vec::new();
    for n in 0..8 {
        let mut client = house.client().await;
        let path = made.path("/join");
        tries.push(tokio::spawn(async move {
            client.post(&path, None, &json!({"seat": 1, "name": format!("guest {n}")})).await
        }));
    }
    let mut secrets = Vec::new();
    for one in tries {
        let answer = one.await.unwrap();
        match answer.status {
            200 => secrets.push(answer.json()["secret"].as_str().unwrap().to_string()),
            _ => assert_eq!((answer.status, answer.code().as_str()), (409, "seat/taken")),
        }
    }
    assert_eq!(secrets.len(), 1);
    let mut client = house.client().await;
    assert_eq!(client.get(&made.path("?seat=1"), Some(&secrets[0])).await.status, 200);
    // The maker of the table has no link of it.
    assert_eq!(made.secrets, [None, None]);
    // A table that is not open is joined by links only, and not listed.
    let closed = house.table("photosynthesis", pair()).await;
    let refused = client.post(&closed.path("/join"), None, &json!({"seat": 0})).await;
    assert_eq!((refused.status, refused.code().as_str()), (403, "seat/not-open"));
    assert_eq!(client.get("/api/tables", None).await.json()["tables"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn undo_and_reset_turn_take_back_what_nobody_learned_from() {
    let house = House::open().await;
    let made = house.table("photosynthesis", pair()).await;
    let mut client = house.client().await;
    // Placement passes the turn on, so play until the first turn of actions.
    let mut numbers = Numbers(3);
    let (look, seat) = loop {
        let look = client.look(&made, None).await;
        let seat = crate::client::deciding(&look)[0];
        let look = client.look(&made, Some(seat)).await;
        let legal = look["legal"].as_array().unwrap();
        if legal.iter().any(|action| action["action"].as_str().unwrap().starts_with("buy")) {
            break (look, seat);
        }
        let action = legal[numbers.below(legal.len())]["action"].as_str().unwrap().to_string();
        client.act(&made, seat, &action, look["version"].as_u64().unwrap()).await;
    };
    let buy = |look: &Value| {
        let legal = look["legal"].as_array().unwrap();
        let buys = legal.iter().find(|action| action["action"].as_str().unwrap().starts_with("buy"));
        buys.map(|action| action["action"].as_str().unwrap().to_string())
    };
    let version = look["version"].as_u64().unwrap();
    let answer = client.act(&made, seat, &buy(&look).unwrap(), version).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    let undone = client.post(&made.path("/undo"), made.secret(seat), &json!({"seat": seat})).await;
    assert_eq!(undone.json()["version"], version + 2, "{}", undone.text);
    let mut again = client.look(&made, Some(seat)).await;
    again["version"] = look["version"].clone();
    assert_eq!(again, look, "as if nothing had happened");

    let stale =
        client.post(&made.path("/undo"), made.secret(seat), &json!({"seat": seat, "version": version})).await;
    assert_eq!((stale.status, stale.code().as_str()), (409, "table/stale"));
    client.act(&made, seat, &buy(&look).unwrap(), version + 2).await;
    let reset = client.post(&made.path("/reset-turn"), made.secret(seat), &json!({"seat": seat})).await;
    assert_eq!(reset.status, 200, "{}", reset.text);
    assert_eq!(client.look(&made, Some(seat)).await["view"], look["view"]);
    let nothing = client.post(&made.path("/undo"), made.secret(seat), &json!({"seat": seat})).await;
    assert_eq!(nothing.status, 422, "{}", nothing.text);
    // The journal holds all of it, and replays to the same.
    let house = house.restart().await;
    assert_eq!(house.client().await.look(&made, Some(seat)).await["view"], look["view"]);
}

#[tokio::test]
async fn a_take_back_needs_everybody() {
    let house = House::open().await;
    let made = house.table("photosynthesis", pair()).await;
    let mut client = house.client().await;
    let before = client.look(&made, Some(0)).await;
    let (action, version) = first_action(&house, &made, 0).await;
    assert_eq!(client.act(&made, 0, &action, version).await.status, 200);
    let ask = |seat: usize| (made.path("/take-back"), json!({ "seat": seat }));
    let (path, body) = ask(0);
    assert_eq!(client.post(&path, made.secret(0), &body).await.status, 200);
    let asked = client.look(&made, Some(1)).await["asked"].clone();
    assert_eq!((asked["seat"].as_u64(), &asked["waiting"]), (Some(0), &json!([1])));
    let answer = made.path("/take-back/answer");
    assert_eq!(
        client.post(&answer, made.secret(0), &json!({"seat": 0, "agree": true})).await.code(),
        "undo/not-asked"
    );
    client.post(&answer, made.secret(1), &json!({"seat": 1, "agree": false})).await;
    assert_eq!(client.look(&made, Some(1)).await["asked"], Value::Null);
    client.post(&path, made.secret(0), &body).await;
    let agreed = client.post(&answer, made.secret(1), &json!({"seat": 1, "agree": true})).await;
    assert_eq!(agreed.status, 200, "{}", agreed.text);
    assert_eq!(client.look(&made, Some(0)).await["view"], before["view"]);
}

/// A question is a line of the journal: everybody reads it, and it still waits when the table comes back to life.
#[tokio::test]
async fn a_take_back_that_waits_outlasts_a_restart() {
    let house = House::open().await;
    let made =
        house.table("photosynthesis", json!({"seats": ["human", "human", "human"], "first_seat": 0})).await;
    let mut client = house.client().await;
    let (action, version) = first_action(&house, &made, 0).await;
    assert_eq!(client.act(&made, 0, &action, version).await.status, 200);
    let mut watcher = house.socket(&made.id, None).await;
    watcher.hello(json!({})).await;
    let (ask, answer) = (made.path("/take-back"), made.path("/take-back/answer"));
    assert_eq!(client.post(&ask, made.secret(0), &json!({})).await.status, 200);
    let heard = watcher.next_of("change").await;
    assert_eq!(
        (heard["steps"][0]["kind"].as_str(), heard["steps"][0]["seat"].as_u64()),
        (Some("asked"), Some(0))
    );
    client.post(&answer, made.secret(2), &json!({"seat": 2, "agree": true})).await;
    let house = house.restart().await;
    let mut client = house.client().await;
    let asked = client.look(&made, None).await["asked"].clone();
    assert_eq!((asked["seat"].as_u64(), &asked["waiting"]), (Some(0), &json!([1])));
    let agreed = client.post(&answer, made.secret(1), &json!({"seat": 1, "agree": true})).await;
    assert_eq!(agreed.status, 200, "{}", agreed.text);
    let log = client.get(&made.path("/log"), None).await.json();
    let kinds: Vec<&str> =
        log["steps"].as_array().unwrap().iter().map(|l| l["kind"].as_str().unwrap()).collect();
    assert!(kinds.ends_with(&["step", "asked", "answered", "answered", "rewound"]), "{kinds:?}");
    assert_eq!(log["steps"][kinds.len() - 2]["agrees"], true);
    assert_eq!(client.look(&made, None).await["version"], kinds.len());
}

#[tokio::test]
async fn people_talk_and_watchers_listen() {
    let house = House::open().await;
    let made = house.table("photosynthesis", pair()).await;
    let mut client = house.client().await;
    let mut watcher = house.socket(&made.id, None).await;
    watcher.hello(json!({})).await;
    let said = client.post(&made.path("/chat"), made.secret(1), &json!({"text": " <i>hi</i> "})).await;
    assert_eq!(said.json()["number"], 1);
    let heard = watcher.next_of("said").await;
    assert_eq!(heard["saying"]["text"], "<i>hi</i>");
    let list = client.get(&made.path("/chat?after=0"), None).await.json();
    assert_eq!(list["sayings"][0]["name"], "Seat B");
    let refused = client.post(&made.path("/chat"), None, &json!({"text": "psst"})).await;
    assert_eq!((refused.status, refused.code().as_str()), (403, "seat/unknown-link"));
    let long = client.post(&made.path("/chat"), made.secret(1), &json!({"text": "x".repeat(501)})).await;
    assert_eq!((long.status, long.code().as_str()), (422, "text/refused"));
}

/// However often a seat goes to a thoughtful bot and back, the person's word is the last, and no thought goes on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_stops_thinking_when_its_seat_is_taken_back() {
    let house = House::open().await;
    let made = house.table("sol", json!({"seats": ["human", "human"]})).await;
    let mut client = house.client().await;
    let path = made.path("/bot");
    for _ in 0..30 {
        let seat = crate::client::deciding(&client.look(&made, None).await)[0];
        for bot in [json!("greedy"), Value::Null] {
            let body = json!({"seat": seat, "bot": bot});
            assert_eq!(client.post(&path, made.secret(seat), &body).await.status, 200);
        }
        let look = client.look(&made, Some(seat)).await;
        assert_eq!(look["seats"][seat]["bot"], Value::Null);
    }
    let seat = crate::client::deciding(&client.look(&made, None).await)[0];
    let look = client.look(&made, Some(seat)).await;
    let action = look["legal"][0]["action"].as_str().unwrap();
    assert_eq!(client.act(&made, seat, action, look["version"].as_u64().unwrap()).await.status, 200);
    while !client.get("/metrics", None).await.text.contains("solarium_thinking_bots 0\n") {}
    let log = client.get(&made.path("/log"), None).await.json();
    let mut bot = [false; 2];
    for line in log["steps"].as_array().unwrap() {
        let seat = line["seat"].as_u64().unwrap_or(0) as usize;
        match line["kind"].as_str().unwrap() {
            "bot" => bot[seat] = true,
            "person" => bot[seat] = false,
            _ => {}
        }
    }
    assert_eq!(bot, [false; 2]);
    // A server that stops stops its bots, too.
    client.post(&path, made.secret(0), &json!({"seat": 0, "bot": "greedy"})).await;
    client.post(&path, made.secret(1), &json!({"seat": 1, "bot": "greedy"})).await;
    drop(client);
    house.restart().await;
}

#[tokio::test]
async fn a_seat_is_handed_to_a_bot_and_back() {
    let house = House::open().await;
    let made = house.table("photosynthesis", pair()).await;
    let mut client = house.client().await;
    let path = made.path("/bot");
    let unknown = client.post(&path, made.secret(1), &json!({"seat": 1, "bot": "wizard"})).await;
    assert_eq!((unknown.status, unknown.code().as_str()), (422, "bot/unknown"));
    let handed = client.post(&path, made.secret(1), &json!({"seat": 1, "bot": "random"})).await;
    assert_eq!(handed.status, 200, "{}", handed.text);
    let (action, version) = first_action(&house, &made, 0).await;
    let acted = client.act(&made, 0, &action, version).await.json()["version"].as_u64().unwrap();
    let look = client.get(&made.path(&format!("?after={acted}&wait=20000")), None).await.json();
    assert!(look["version"].as_u64().unwrap() > acted, "the bot moved");
    assert_eq!(look["seats"][1]["bot"], "random");
    let held = client.act(&made, 1, "pass", look["version"].as_u64().unwrap()).await;
    assert!(held.status == 422 || held.status == 409, "{}", held.text);
    let back = client.post(&path, made.secret(1), &json!({"seat": 1, "bot": null})).await;
    assert_eq!(back.status, 200);
    assert_eq!(client.look(&made, Some(1)).await["seats"][1]["bot"], Value::Null);
}

#[tokio::test]
async fn a_record_goes_out_and_comes_in() {
    let house = House::open().await;
    let made = house.table("photosynthesis", pair()).await;
    let mut client = house.client().await;
    play_out(&mut client, &made, &mut Numbers(2)).await;
    let text = client.get(&made.path("/record"), None).await.text;
    let up = client.ask("POST", "/api/records", None, text.as_bytes()).await;
    assert_eq!(up.status, 200, "{}", up.text);
    let shown = Made { id: up.json()["id"].as_str().unwrap().into(), secrets: vec![None, None] };
    let look = client.look(&shown, Some(1)).await;
    assert_eq!((look["over"].as_bool(), look["read_only"].as_bool()), (Some(true), Some(true)));
    assert_eq!(look["view"], client.look(&made, Some(1)).await["view"]);
    assert_eq!(client.get(&shown.path("/record"), None).await.text, text);
    let refused =
        client.post(&shown.path("/act"), made.secret(0), &json!({"action": "x", "version": 0})).await;
    assert_eq!((refused.status, refused.code().as_str()), (409, "table/read-only"));
    assert_eq!(client.get(&shown.path("/at/10?seat=0"), None).await.status, 200);
    // As an object, too.
    let object = client.post("/api/records", None, &json!({ "record": text })).await;
    assert_eq!(object.status, 200, "{}", object.text);
}

#[tokio::test]
async fn a_what_if_table_begins_from_what_its_maker_knows() {
    let house = House::open().await;
    let made = house.table("photosynthesis", json!({"seats": ["human", "human", "cynthia"]})).await;
    let mut client = house.client().await;
    let (action, version) = first_action(&house, &made, client_seat(&house, &made).await).await;
    client.act(&made, client_seat(&house, &made).await, &action, version).await;
    let steps = client.look(&made, None).await["steps"].as_u64().unwrap();
    let there = client.get(&made.path(&format!("/at/{steps}?seat=0")), made.secret(0)).await.json();
    let forked = client.post(&made.path("/fork"), made.secret(0), &json!({"step": steps, "seat": 0})).await;
    assert_eq!(forked.status, 200, "{}", forked.text);
    let fork = Made::of(&forked.json());
    assert!(fork.secret(0).is_some() && fork.secret(1).is_some(), "every person's seat is the maker's");
    assert_eq!(client.look(&fork, Some(0)).await["view"], there["view"]);
    assert_ne!(
        client.get(&fork.path("/fairness"), None).await.json()["commitment"],
        client.get(&made.path("/fairness"), None).await.json()["commitment"]
    );
    play_out(&mut client, &fork, &mut Numbers(4)).await;
    assert_eq!(client.look(&made, None).await["steps"], steps, "the table itself did not move");
    let beyond = client.post(&made.path("/fork"), made.secret(0), &json!({"step": 9999})).await;
    assert_eq!((beyond.status, beyond.code().as_str()), (404, "step/unknown"));
}

async fn client_seat(house: &House, made: &Made) -> usize {
    crate::client::deciding(&house.client().await.look(made, None).await)[0]
}
