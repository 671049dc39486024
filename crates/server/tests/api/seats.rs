//! Who may see and hold a seat: links, keys, makers, names.

use crate::client::{Client, House, Made, pair};
use serde_json::{Value, json};
use solarium_store::StoreReader;

fn secret(answer: &Value) -> String {
    answer["secret"].as_str().unwrap_or_else(|| panic!("a secret: {answer}")).to_string()
}

async fn join(client: &mut Client, made: &Made, link: &str) -> crate::client::Answer {
    client.post(&made.path("/join"), None, &json!({ "secret": link })).await
}

/// The status of looking from a seat.
async fn sees(client: &mut Client, made: &Made, seat: usize, secret: Option<&str>) -> u16 {
    client.get(&made.path(&format!("?seat={seat}")), secret).await.status
}

#[tokio::test]
async fn a_link_sits_one_session_down() {
    let house = House::open().await;
    let made = house.table("photosynthesis", pair()).await;
    let link = made.secret(0).unwrap();
    let (mut ann, mut eve, mut program) = (house.client().await, house.client().await, house.client().await);
    let joined = join(&mut ann, &made, link).await;
    assert_eq!(joined.status, 200, "{}", joined.text);
    let key = secret(&joined.json());
    assert_ne!(key, link);

    // The link is used up: as a link, as a bearer secret, and the maker of the table has nothing else.
    let refused = join(&mut eve, &made, link).await;
    assert_eq!((refused.status, refused.code().as_str()), (403, "seat/link-used"));
    assert!(refused.text.contains("ask the person on the seat"), "{}", refused.text);
    assert_eq!(sees(&mut eve, &made, 0, Some(link)).await, 403);
    assert_eq!(join(&mut eve, &made, &"0".repeat(32)).await.code(), "seat/unknown-link");
    let mut socket = house.socket(&made.id, Some(link)).await;
    assert_eq!(socket.hello(json!({})).await["look"]["you"], Value::Null);

    // The session that used it may use it again; nothing new is returned.
    let again = join(&mut ann, &made, link).await;
    assert_eq!(
        (again.status, &again.json()["seat"], &again.json()["secret"]),
        (200, &json!(0), &Value::Null)
    );
    assert_eq!(again.json()["yours"], json!([0]));

    // Its key is for programs.
    assert_eq!(sees(&mut program, &made, 0, Some(&key)).await, 200);
    assert_eq!(sees(&mut program, &made, 1, Some(&key)).await, 403);
    assert_eq!(sees(&mut ann, &made, 0, None).await, 200);
    let house = house.restart().await;
    let mut program = house.client().await;
    assert_eq!(sees(&mut program, &made, 0, Some(&key)).await, 200);
    assert_eq!(join(&mut house.client().await, &made, link).await.code(), "seat/link-used");
}

#[tokio::test]
async fn one_link_sits_only_one_of_many_down() {
    let house = House::open().await;
    let made = house.table("photosynthesis", pair()).await;
    let mut tries = Vec::new();
    for _ in 0..8 {
        let (mut client, made) = (house.client().await, made.clone());
        tries.push(tokio::spawn(async move {
            let link = made.secret(0).unwrap().to_string();
            join(&mut client, &made, &link).await
        }));
    }
    let mut seated = 0;
    for one in tries {
        let answer = one.await.unwrap();
        match answer.status {
            200 => seated += 1,
            _ => assert_eq!((answer.status, answer.code().as_str()), (403, "seat/link-used")),
        }
    }
    assert_eq!(seated, 1);
}

/// `docs/api.md`: a game in five requests.
#[tokio::test]
async fn a_program_that_never_joins_plays_by_the_link() {
    let house = House::open().await;
    let made = house.table("photosynthesis", pair()).await;
    let mut program = house.client().await;
    let look = program.look(&made, Some(0)).await;
    let action = look["legal"][0]["action"].as_str().unwrap();
    assert_eq!(program.act(&made, 0, action, look["version"].as_u64().unwrap()).await.status, 200);
    // Until a person sits down with it.
    assert_eq!(join(&mut house.client().await, &made, made.secret(0).unwrap()).await.status, 200);
    assert_eq!(sees(&mut program, &made, 0, made.secret(0)).await, 403);
}

#[tokio::test]
async fn the_holder_of_a_seat_has_links_for_other_devices() {
    let house = House::open().await;
    let made = house.table("photosynthesis", pair()).await;
    let (mut ann, mut phone, mut eve) = (house.client().await, house.client().await, house.client().await);
    let key = secret(&join(&mut ann, &made, made.secret(0).unwrap()).await.json());
    let renew = made.path("/renew");
    assert_eq!(eve.post(&renew, None, &json!({})).await.code(), "seat/unknown-link");
    assert_eq!(eve.post(&renew, None, &json!({"seat": 0})).await.code(), "seat/not-yours");
    assert_eq!(eve.post(&renew, made.secret(1), &json!({"seat": 0})).await.code(), "seat/not-yours");

    let first = secret(&ann.post(&renew, None, &json!({})).await.json());
    let second = secret(&ann.post(&renew, Some(&key), &json!({"seat": 0})).await.json());
    assert_eq!(join(&mut phone, &made, &first).await.code(), "seat/unknown-link", "a later link replaces it");
    let joined = join(&mut phone, &made, &second).await;
    assert_eq!(joined.status, 200, "{}", joined.text);
    assert_eq!(join(&mut eve, &made, &second).await.code(), "seat/link-used");
    // Everybody who had the seat still has it.
    assert_eq!(sees(&mut ann, &made, 0, None).await, 200);
    assert_eq!(sees(&mut phone, &made, 0, None).await, 200);
    assert_eq!(sees(&mut eve, &made, 0, Some(&key)).await, 200);
    assert_eq!(sees(&mut eve, &made, 0, Some(&secret(&joined.json()))).await, 200);

    // A program that plays by the link itself keeps the seat by it.
    let link = made.secret(1).unwrap();
    let fresh = secret(&eve.post(&renew, Some(link), &json!({})).await.json());
    let mut bob = house.client().await;
    assert_eq!(join(&mut bob, &made, &fresh).await.status, 200);
    assert_eq!(sees(&mut eve, &made, 1, Some(link)).await, 200);
    assert_eq!(sees(&mut bob, &made, 1, None).await, 200);
    assert_eq!(join(&mut eve, &made, link).await.code(), "seat/link-used");
}

#[tokio::test]
async fn the_maker_renews_links_of_free_seats() {
    let house = House::open().await;
    let creation = json!({"game": "photosynthesis", "setup": {"seats": ["human", "human", "cynthia"]}});
    let answer = house.client().await.post("/api/tables", None, &creation).await.json();
    let (made, maker) = (Made::of(&answer), answer["maker"].as_str().unwrap().to_string());
    let stored = house.store.open(&made.id).unwrap().table;
    assert!(stored.maker.is_some_and(|kept| kept != maker), "only its hash is kept");
    let (mut maker_of_it, mut ann) = (house.client().await, house.client().await);
    let renew = made.path("/renew");
    // The maker's secret is for no seat.
    assert_eq!(sees(&mut maker_of_it, &made, 0, Some(&maker)).await, 403);
    assert_eq!(maker_of_it.post(&renew, Some(&maker), &json!({})).await.code(), "seat/unknown-link");
    assert_eq!(maker_of_it.post(&renew, Some(&maker), &json!({"seat": 2})).await.code(), "seat/taken");
    assert_eq!(
        maker_of_it.post(&renew, Some(&maker), &json!({"seat": 9})).await.code(),
        "match/no-such-seat"
    );
    let fresh = secret(&maker_of_it.post(&renew, Some(&maker), &json!({"seat": 0})).await.json());
    assert_eq!(join(&mut ann, &made, made.secret(0).unwrap()).await.code(), "seat/unknown-link");
    assert_eq!(sees(&mut ann, &made, 0, made.secret(0)).await, 403);
    assert_eq!(join(&mut ann, &made, &fresh).await.status, 200);
    // Now the seat is taken.
    let refused = maker_of_it.post(&renew, Some(&maker), &json!({"seat": 0})).await;
    assert_eq!((refused.status, refused.code().as_str()), (409, "seat/taken"));
    ann.post(&made.path("/leave"), None, &json!({})).await;
    let house = house.restart().await;
    let mut maker_of_it = house.client().await;
    let fresh = secret(&maker_of_it.post(&renew, Some(&maker), &json!({"seat": 0})).await.json());
    assert_eq!(join(&mut house.client().await, &made, &fresh).await.status, 200);
}

#[tokio::test]
async fn the_maker_takes_a_seat_back_by_another_link_and_the_log_says_so() {
    let house = House::open().await;
    let answer = house
        .client()
        .await
        .post("/api/tables", None, &json!({"game": "photosynthesis", "setup": pair()}))
        .await;
    let (made, maker) = (Made::of(&answer.json()), answer.json()["maker"].as_str().unwrap().to_string());
    let (mut host, mut ann, mut bob) = (house.client().await, house.client().await, house.client().await);
    let (renew, unseat) = (made.path("/renew"), json!({"seat": 0, "unseat": true}));
    let key = secret(&join(&mut ann, &made, made.secret(0).unwrap()).await.json());
    assert_eq!(join(&mut bob, &made, made.secret(1).unwrap()).await.status, 200);
    let lines = |house: &House| house.store.lines(&made.id, 0, 100).unwrap().len();
    let before = lines(&house);
    // Nobody else may do it, nor the maker by mistake; nothing is noted then.
    assert_eq!(bob.post(&renew, None, &unseat).await.code(), "seat/not-yours");
    assert_eq!(host.post(&renew, Some(&maker), &json!({"seat": 0})).await.code(), "seat/taken");
    assert_eq!(
        host.post(&renew, Some(&maker), &json!({"seat": 9, "unseat": true})).await.code(),
        "match/no-such-seat"
    );
    assert_eq!(lines(&house), before);
    let mut window = house.socket(&made.id, Some(&key)).await;
    assert_eq!(window.hello(json!({"seat": 0})).await["look"]["you"], 0);

    let fresh = secret(&host.post(&renew, Some(&maker), &unseat).await.json());
    assert_eq!(lines(&house), before + 1);
    assert_eq!(window.next_of("look").await["look"]["you"], Value::Null);
    for old in [None, Some(key.as_str()), made.secret(0)] {
        assert_eq!(sees(&mut ann, &made, 0, old).await, 403);
    }
    for old in [made.secret(0).unwrap(), &key] {
        assert_eq!(join(&mut ann, &made, old).await.code(), "seat/unknown-link");
    }
    let page = ann.get(&format!("/t/{}", made.id), None).await.text;
    assert!(page.contains("gave this seat a new link"), "{page}");
    // The other seat is as it was, and the new link sits one person down, after a restart too.
    assert_eq!(sees(&mut bob, &made, 1, None).await, 200);
    let house = house.restart().await;
    let mut eve = house.client().await;
    assert_eq!(join(&mut eve, &made, &fresh).await.status, 200);
    assert_eq!(sees(&mut eve, &made, 0, None).await, 200);
    let log = eve.get(&made.path("/log"), None).await;
    assert!(log.text.contains("\"kind\":\"link\""), "{}", log.text);
}

#[tokio::test]
async fn whoever_gets_up_has_the_seat_no_longer() {
    let house = House::open().await;
    for open in [false, true] {
        let made = house.made(json!({"game": "photosynthesis", "setup": pair(), "open": open})).await;
        let (mut ann, mut phone) = (house.client().await, house.client().await);
        let how = if open { json!({"seat": 0}) } else { json!({"secret": made.secret(0)}) };
        let key = secret(&ann.post(&made.path("/join"), None, &how).await.json());
        let link = secret(&ann.post(&made.path("/renew"), None, &json!({})).await.json());
        let phone_key = secret(&join(&mut phone, &made, &link).await.json());
        let unused = secret(&ann.post(&made.path("/renew"), None, &json!({})).await.json());
        let mut window = house.socket(&made.id, Some(&phone_key)).await;
        assert_eq!(window.hello(json!({"seat": 0})).await["look"]["you"], 0);

        let left = ann.post(&made.path("/leave"), None, &json!({})).await.json();
        assert_eq!(window.next_of("look").await["look"]["you"], Value::Null);
        assert_eq!(sees(&mut ann, &made, 0, None).await, 403);
        assert_eq!(sees(&mut phone, &made, 0, None).await, 403);
        for old in [&key, &link, &phone_key, &unused] {
            assert_eq!(sees(&mut house.client().await, &made, 0, Some(old)).await, 403, "open: {open}");
            assert_eq!(join(&mut ann, &made, old).await.status, 403, "open: {open}");
        }
        let mut bob = house.client().await;
        if open {
            assert_eq!(left["secret"], Value::Null);
            assert_eq!(bob.post(&made.path("/join"), None, &json!({"seat": 0})).await.status, 200);
        } else {
            assert_eq!(join(&mut bob, &made, &secret(&left)).await.status, 200);
        }
        assert_eq!(sees(&mut bob, &made, 0, None).await, 200);
        assert_eq!(sees(&mut ann, &made, 0, None).await, 403);
    }
}

#[tokio::test]
async fn two_seats_have_two_names() {
    let house = House::open().await;
    let create = |names: Value| json!({"game": "photosynthesis", "setup": pair(), "names": names});
    let mut client = house.client().await;
    let refused = client.post("/api/tables", None, &create(json!(["Ada", " \u{200b}aDA "]))).await;
    assert_eq!((refused.status, refused.code().as_str()), (409, "seat/name-taken"));
    let empty = client.post("/api/tables", None, &create(json!(["\u{feff}"]))).await;
    assert_eq!((empty.status, empty.code().as_str()), (422, "text/refused"));

    let made = house.made(create(json!([null, "Ada\u{202e} Lovelace"]))).await;
    assert_eq!(client.look(&made, None).await["seats"][1]["name"], "Ada Lovelace");
    let sit = |name: &str| json!({"secret": made.secret(0), "name": name});
    let refused = client.post(&made.path("/join"), None, &sit("ada  lovelace")).await;
    assert_eq!((refused.status, refused.code().as_str()), (409, "seat/name-taken"));
    assert!(refused.json()["error"]["message"].as_str().unwrap().starts_with("seat 1 is called"));
    // Nothing has happened: the link still works, and who gives no name needs none of its own.
    let joined = client.post(&made.path("/join"), None, &sit("Bob\u{2066}")).await;
    assert_eq!(joined.status, 200, "{}", joined.text);
    assert_eq!(join(&mut house.client().await, &made, made.secret(1).unwrap()).await.status, 200);
    let rename = |name: &str| json!({"seat": 0, "name": name});
    let path = format!("/t/{}/name", made.id);
    assert_eq!(client.post(&path, None, &rename("ADA LOVELACE")).await.status, 409);
    assert_eq!(client.post(&path, None, &rename("BOB")).await.status, 200, "its own name");
    assert_eq!(client.look(&made, None).await["seats"][0]["name"], "BOB");
    let said = client.post(&made.path("/chat"), None, &json!({"text": "a\u{202e}b\u{200b}"})).await;
    assert_eq!(said.status, 200);
    assert_eq!(client.get(&made.path("/chat"), None).await.json()["sayings"][0]["text"], "ab");
}

#[tokio::test]
async fn a_chosen_seed_is_known_and_cannot_be_looked_up() {
    let house = House::open().await;
    let mut client = house.client().await;
    let create = |seed: Value| json!({"game": "photosynthesis", "setup": pair(), "seed": seed});
    let (one, two) = (house.made(create(json!(5))).await, house.made(create(json!("5"))).await);
    let drawn = house.made(json!({"game": "photosynthesis", "setup": pair()})).await;
    let (look, other) = (client.look(&one, None).await, client.look(&two, Some(1)).await);
    assert_eq!((&look["fairness"]["chosen"], &other["fairness"]["chosen"]), (&json!(true), &json!(true)));
    assert_ne!(look["fairness"]["commitment"], other["fairness"]["commitment"], "the same seed");
    assert!(look["notices"].to_string().contains("chosen by its maker"), "{}", look["notices"]);
    let look = client.look(&drawn, None).await;
    assert_eq!(look["fairness"]["chosen"], false);
    assert!(!look["notices"].to_string().contains("chosen by its maker"));

    // Seed and salt stay on the server until the game is over.
    let stored = house.store.open(&one.id).unwrap().table;
    assert_eq!(stored.salt.len(), 32);
    for path in ["", "/fairness", "/log", "/record", "/verify", "/at/0", "/chat"] {
        let answer = client.get(&one.path(path), one.secret(0)).await.text;
        assert!(!answer.contains(&stored.salt) && !answer.contains(&stored.seed), "{path}");
    }
    let page = client.get(&format!("/t/{}", one.id), None).await.text;
    assert!(!page.contains(&stored.salt) && page.contains(&stored.commitment));
    assert!(page.contains("can know every draw in advance"), "the page shows it from the start");

    crate::games::play_out(&mut client, &one, &mut crate::client::Numbers(1)).await;
    let fairness = client.get(&one.path("/fairness"), None).await.json();
    assert_eq!((&fairness["salt"], &fairness["seed"]), (&json!(stored.salt), &json!(stored.seed)));
    assert_eq!(client.get(&one.path("/verify"), None).await.json()["ok"], true);
    let record = client.get(&one.path("/record"), None).await.text;
    assert!(record.contains(&format!("\nsalt {}\n", stored.salt)));
    let shown = client.ask("POST", "/api/records", None, record.as_bytes()).await.json();
    let proof = client.get(&format!("/api/tables/{}/verify", shown["id"].as_str().unwrap()), None).await;
    assert_eq!(proof.json()["ok"], true);
    let unsalted = solarium_core::Record { salt: None, ..solarium_core::Record::parse(&record).unwrap() };
    let refused = client.ask("POST", "/api/records", None, unsalted.to_text().as_bytes()).await;
    assert_eq!((refused.status, refused.code().as_str()), (422, "record/commitment"));
}
