//! Getting up, playing again, proof.

use crate::client::{Client, House, Made, deciding, pair};
use serde_json::{Value, json};
use solarium_store::StoreReader;

/// Plays the first legal action until the game is over.
pub(crate) async fn play_out(client: &mut Client, made: &Made) {
    for seat in 0..made.secrets.len() {
        client.post(&made.path("/bot"), made.secret(seat), &json!({"seat": seat, "bot": "random"})).await;
    }
    let mut version = 0;
    loop {
        let look = client.get(&made.path(&format!("?after={version}&wait=10000")), None).await.json();
        if look["over"] == true {
            return;
        }
        version = look["version"].as_u64().unwrap();
    }
}

fn open_pair() -> Value {
    json!({"game": "photosynthesis", "setup": pair(), "open": true})
}

#[tokio::test]
async fn a_seat_that_is_left_is_free_again() {
    let house = House::open().await;
    let made = house.made(open_pair()).await;
    let (mut ann, mut bob) = (house.client().await, house.client().await);
    let join = json!({"seat": 0, "name": "Ann"});
    let secret = ann.post(&made.path("/join"), None, &join).await.json()["secret"].clone();
    assert_eq!(bob.post(&made.path("/join"), None, &json!({"seat": 0})).await.code(), "seat/taken");
    assert_eq!(bob.post(&made.path("/leave"), None, &json!({"seat": 0})).await.code(), "seat/not-yours");
    // Her second window still looks from the seat when she gets up in the first.
    let mut window = house.socket(&made.id, secret.as_str()).await;
    assert_eq!(window.hello(json!({"seat": 0})).await["look"]["you"], 0);
    let left = ann.post(&made.path("/leave"), None, &json!({})).await;
    assert_eq!((left.status, left.json()["yours"].clone()), (200, json!([])));
    let look = bob.look(&made, None).await;
    assert_eq!((&look["seats"][0]["taken"], &look["seats"][0]["name"]), (&json!(false), &Value::Null));
    assert_eq!(ann.get("/api/my/tables", None).await.json()["tables"], json!([]));
    assert_eq!(window.next_of("look").await["look"]["you"], Value::Null, "nor by its secret is it hers");
    let old = ann.get(&made.path("?seat=0"), secret.as_str()).await;
    assert_eq!((old.status, old.code().as_str()), (403, "seat/not-yours"));
    let taken = bob.post(&made.path("/join"), None, &json!({"seat": 0, "name": "Bob"})).await;
    assert_eq!(taken.status, 200, "{}", taken.text);
    window.send(json!({"type": "hello", "seat": 0})).await;
    assert_eq!(window.next_of("refused").await["error"]["code"], "seat/not-yours");
    let old = ann.get(&made.path("?seat=0"), secret.as_str()).await;
    assert_eq!((old.status, old.code().as_str()), (403, "seat/not-yours"));
    assert_eq!(bob.get(&made.path("?seat=0"), None).await.json()["seats"][0]["name"], "Bob");
}

#[tokio::test]
async fn whoever_leaves_a_private_table_can_hand_the_seat_on() {
    let house = House::open().await;
    let made = house.table("photosynthesis", pair()).await;
    let (mut ann, mut bob) = (house.client().await, house.client().await);
    let join = json!({"secret": made.secret(1), "name": "Ann"});
    assert_eq!(ann.post(&made.path("/join"), None, &join).await.status, 200);
    let left = ann.post(&made.path("/leave"), None, &json!({"seat": 1})).await.json();
    assert_eq!(ann.get(&made.path("?seat=1"), None).await.code(), "seat/not-yours");
    let look = bob.look(&made, None).await;
    assert_eq!((&look["seats"][1]["taken"], &look["seats"][1]["name"]), (&json!(false), &json!("Ann")));
    assert_eq!(bob.post(&made.path("/join"), None, &json!({"seat": 1})).await.code(), "seat/not-open");
    assert_eq!(bob.post(&made.path("/join"), None, &json!({"secret": made.secret(1)})).await.status, 403);
    assert_eq!(bob.post(&made.path("/join"), None, &json!({"secret": left["secret"]})).await.status, 200);
    assert_eq!(bob.get(&made.path("?seat=1"), None).await.status, 200);
}

#[tokio::test]
async fn the_same_people_play_again() {
    let house = House::open().await;
    let mut made =
        house.made(json!({"game": "photosynthesis", "setup": pair(), "names": ["Ann", "Bob"]})).await;
    let mut ann = house.client().await;
    let used = made.secret(0).unwrap().to_string();
    let joined = ann.post(&made.path("/join"), None, &json!({ "secret": used })).await;
    // From now on by a key of her own; Bob is a program that plays by the link.
    made.secrets[0] = joined.json()["secret"].as_str().map(str::to_string);
    let second = ann.post(&made.path("/renew"), None, &json!({})).await.json()["secret"].clone();
    let early = ann.post(&made.path("/rematch"), None, &json!({})).await;
    assert_eq!((early.status, early.code().as_str()), (422, "match/running"));
    assert_eq!(ann.look(&made, Some(0)).await["rematch"], Value::Null);
    play_out(&mut house.client().await, &made).await;
    let mut watcher = house.socket(&made.id, None).await;
    watcher.hello(json!({})).await;
    let stranger = house.client().await.post(&made.path("/rematch"), None, &json!({})).await;
    assert_eq!((stranger.status, stranger.code().as_str()), (403, "seat/unknown-link"));

    let new = ann.post(&made.path("/rematch"), None, &json!({})).await;
    assert_eq!(new.status, 200, "{}", new.text);
    let id = new.json()["id"].as_str().unwrap().to_string();
    assert_eq!(watcher.next_of("rematch").await["id"], id);
    let twice = house.client().await.post(&made.path("/rematch"), made.secret(1), &json!({})).await;
    assert_eq!(twice.json()["id"], id, "who asks second gets the same");
    let look = ann.look(&made, None).await;
    assert_eq!(look["rematch"], id);

    // Everybody sits at once: by session and by secret.
    let again = Made { id: id.clone(), secrets: made.secrets.clone() };
    let table = ann.get(&again.path(""), None).await.json();
    assert_eq!((&table["you"], &table["over"]), (&json!(0), &json!(false)));
    assert_eq!((&table["seats"][0]["name"], &table["seats"][1]["name"]), (&json!("Ann"), &json!("Bob")));
    assert_eq!(ann.look(&again, Some(1)).await["you"], 1);
    let mut program = house.client().await;
    for seat in 0..2 {
        assert_eq!(program.look(&again, Some(seat)).await["you"], seat, "by secret");
    }
    // No link of the old table sits anybody down at the new one, whether it was used or not.
    for link in [json!(used), second.clone(), json!(made.secret(1))] {
        let refused = house.client().await.post(&again.path("/join"), None, &json!({ "secret": link })).await;
        assert_eq!(refused.status, 403, "{}", refused.text);
    }
    assert_eq!(program.get(&again.path("?seat=0"), Some(&used)).await.status, 403);
    assert_eq!(program.get(&again.path("?seat=0"), second.as_str()).await.status, 403);
    // What was the program's link is its key at both, and no link at either.
    let late = json!({"secret": made.secret(1)});
    let late = house.client().await.post(&made.path("/join"), None, &late).await;
    assert_eq!((late.status, late.code().as_str()), (403, "seat/link-used"));
    assert_ne!(table["fairness"]["commitment"], look["fairness"]["commitment"]);
    let seat = deciding(&table)[0];
    let look = ann.look(&again, Some(seat)).await;
    let action = look["legal"][0]["action"].as_str().unwrap();
    assert_eq!(ann.act(&again, seat, action, look["version"].as_u64().unwrap()).await.status, 200);
    let (old, new) = (house.store.open(&made.id).unwrap(), house.store.open(&id).unwrap());
    assert_eq!(old.table.setup, new.table.setup);

    let house = house.restart().await;
    let mut client = house.client().await;
    assert_eq!(client.look(&made, None).await["rematch"], id);
    let uploaded = client.get(&made.path("/record"), None).await.text;
    let shown = client.ask("POST", "/api/records", None, uploaded.as_bytes()).await.json();
    let path = format!("/api/tables/{}/rematch", shown["id"].as_str().unwrap());
    assert_eq!(client.post(&path, None, &json!({})).await.status, 403, "nobody sits at a record");
}

#[tokio::test]
async fn a_finished_game_is_proved() {
    let house = House::open().await;
    let mut client = house.client().await;
    for (game, setup) in [
        ("photosynthesis", json!({"seats": ["human", "cynthia"]})),
        ("sol", json!({"seats": ["human", "human"]})),
        ("circadians", json!({"seats": ["human", "ai"]})),
    ] {
        let made = house.table(game, setup).await;
        let early = client.get(&made.path("/verify"), None).await;
        assert_eq!((early.status, early.code().as_str()), (422, "match/running"));
        play_out(&mut client, &made).await;
        let look = client.look(&made, None).await;
        let proof = client.get(&made.path("/verify"), None).await.json();
        assert_eq!((&proof["ok"], &proof["seeded"]), (&json!(true), &json!(true)), "{game}: {proof}");
        assert_eq!(proof["steps"], look["steps"], "{game}");
        assert!(proof["draws"].as_u64().unwrap() > 0, "{game}: {proof}");
        let record = client.get(&made.path("/record"), None).await.text;
        let shown = client.ask("POST", "/api/records", None, record.as_bytes()).await.json();
        let path = format!("/api/tables/{}/verify", shown["id"].as_str().unwrap());
        assert_eq!(client.get(&path, None).await.json(), proof, "{game}: the same of its record");
    }
}

/// Somebody who can write to the file changes a draw: the seed tells.
#[tokio::test]
async fn a_draw_that_was_changed_afterwards_is_found() {
    let house = House::open().await;
    let made = house.table("photosynthesis", json!({"seats": ["human", "cynthia"]})).await;
    play_out(&mut house.client().await, &made).await;
    let lines = house.store.lines(&made.id, 0, 10_000).unwrap();
    let drawn: Vec<_> = lines.iter().filter(|line| line.text.starts_with("* ")).collect();
    let (one, two) = drawn
        .windows(2)
        .map(|pair| (pair[0], pair[1]))
        .find(|(one, two)| one.text != two.text && one.text.split(' ').nth(1) == two.text.split(' ').nth(1))
        .expect("two draws of a kind that differ");
    let path = house.path.clone();
    let raw = rusqlite::Connection::open(&path).unwrap();
    raw.busy_timeout(std::time::Duration::from_secs(10)).unwrap();
    let change = "UPDATE journal SET text = ?2 WHERE seq = ?1";
    raw.execute(change, rusqlite::params![one.seq as i64, two.text]).unwrap();
    let proof = house.client().await.get(&made.path("/verify"), None).await.json();
    assert_eq!(proof["ok"], false);
    assert!(proof["error"]["code"].as_str().unwrap().starts_with("record/"), "{proof}");
}
