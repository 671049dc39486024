//! Seats that are asked in another's turn: what they usually answer is given by itself, so that nobody waits for long.
//! Time stands still here and is moved on by hand.

use crate::client::{Client, House, Made, Socket, deciding};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::task::JoinHandle;

/// While nothing is to be done, paused time runs on by itself; so somebody is always busy here.
fn keep_busy() -> JoinHandle<()> {
    tokio::spawn(async {
        loop {
            tokio::task::yield_now().await;
        }
    })
}

/// Two people at Sol, up to where A could use B's node in inner orbit.
const OPENING: [(usize, &str); 8] = [
    (0, "place gate i4/c5"),
    (1, "place node i0"),
    (0, "place node o6"),
    (1, "place gate i8/c9"),
    (0, "move"),
    (0, "launch i0"),
    (0, "end"),
    (1, "pass"),
];

async fn act(client: &mut Client, made: &Made, seat: usize, action: &str) -> u64 {
    let version = client.look(made, Some(seat)).await["version"].as_u64().unwrap();
    let answer = client.act(made, seat, action, version).await;
    assert_eq!(answer.status, 200, "{seat} {action}: {}", answer.text);
    answer.json()["version"].as_u64().unwrap()
}

/// A table at which A uses a node of B, who may take the bonus.
async fn opened(house: &House, client: &mut Client) -> Made {
    let setup = json!({"seats": ["human", "human"], "first_seat": 0, "start_eye": 0});
    let made = house.table("sol", setup).await;
    for (seat, action) in OPENING {
        act(client, &made, seat, action).await;
    }
    act(client, &made, 0, "activate").await;
    made
}

async fn asked(house: &House, client: &mut Client) -> Made {
    let made = opened(house, client).await;
    act(client, &made, 0, "use i0").await;
    assert_eq!(deciding(&client.look(&made, None).await), [1]);
    made
}

async fn says(client: &mut Client, made: &Made, seat: usize, reply: &str) -> u64 {
    let body = json!({"seat": seat, "reply": reply});
    let answer = client.post(&made.path("/reply"), made.secret(seat), &body).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.json()["version"].as_u64().unwrap()
}

/// The look of a seat once it is as it should be.
async fn until(client: &mut Client, made: &Made, seat: usize, enough: impl Fn(&Value) -> bool) -> Value {
    loop {
        let look = client.look(made, Some(seat)).await;
        if enough(&look) {
            return look;
        }
    }
}

/// The last line of the log.
async fn last_line(client: &mut Client, made: &Made) -> Value {
    let log = client.get(&made.path("/log"), None).await.json();
    log["steps"].as_array().unwrap().last().unwrap().clone()
}

async fn pass(seconds: u64) {
    tokio::time::advance(Duration::from_secs(seconds)).await;
}

#[tokio::test(start_paused = true)]
async fn who_does_not_answer_answers_as_usual() {
    let _busy = keep_busy();
    let house = House::open().await;
    let mut client = house.client().await;
    let made = asked(&house, &mut client).await;
    let version = client.look(&made, None).await["version"].as_u64().unwrap();
    let mine = client.look(&made, Some(1)).await;
    assert_eq!(mine["usual"], json!({"seat": 1, "action": "take", "seconds": 30}));
    // The answer follows from what B knows: others are only told that there is one.
    for seat in [None, Some(0)] {
        assert_eq!(client.look(&made, seat).await["usual"], json!({"seat": 1, "seconds": 30}));
    }
    assert_eq!((&mine["seats"][0]["reply"], &mine["seats"][1]["reply"]), (&json!("soon"), &json!("soon")));

    pass(12).await;
    assert_eq!(client.look(&made, None).await["usual"]["seconds"], 18);
    pass(17).await;
    let look = client.look(&made, None).await;
    assert_eq!((&look["version"], &look["usual"]["seconds"]), (&json!(version), &json!(1)));
    pass(2).await;
    let look = until(&mut client, &made, 0, |look| look["version"] != version).await;
    assert_eq!((&look["version"], &look["usual"]), (&json!(version + 1), &Value::Null));
    assert_eq!(deciding(&look), [0], "A goes on");
    let line = last_line(&mut client, &made).await;
    assert_eq!((&line["seat"], &line["text"], &line["usual"]), (&json!(1), &json!("take"), &json!(true)));

    // It is a step like any other: B may take it back, and is asked anew.
    let undone = client.post(&made.path("/undo"), made.secret(1), &json!({})).await;
    assert_eq!(undone.status, 200, "{}", undone.text);
    assert_eq!(client.look(&made, Some(1)).await["usual"]["seconds"], 30);
    act(&mut client, &made, 1, "leave").await;
    assert!(last_line(&mut client, &made).await.get("usual").is_none());
}

#[tokio::test(start_paused = true)]
async fn who_answers_is_not_answered_for() {
    let _busy = keep_busy();
    let house = House::open().await;
    let mut client = house.client().await;
    let made = asked(&house, &mut client).await;
    pass(20).await;
    let version = act(&mut client, &made, 1, "leave").await;
    // Now A is asked, in its own turn: nobody answers for it.
    let look = client.look(&made, Some(0)).await;
    assert_eq!((deciding(&look), &look["usual"]), (vec![0], &Value::Null));
    pass(600).await;
    assert_eq!(client.look(&made, Some(0)).await["version"], version);
}

#[tokio::test(start_paused = true)]
async fn who_wants_to_be_waited_for_is() {
    let _busy = keep_busy();
    let house = House::open().await;
    let mut client = house.client().await;
    let made = asked(&house, &mut client).await;
    pass(20).await;
    let version = says(&mut client, &made, 1, "wait").await;
    let look = client.look(&made, Some(1)).await;
    assert_eq!(look["usual"], json!({"seat": 1, "action": "take", "seconds": null}));
    assert_eq!(look["seats"][1]["reply"], "wait");
    pass(600).await;
    assert_eq!(client.look(&made, Some(1)).await["version"], version);
    // Who changes its mind has the whole time again; what others say about themselves changes nothing.
    says(&mut client, &made, 1, "soon").await;
    pass(10).await;
    let version = says(&mut client, &made, 0, "wait").await;
    assert_eq!(client.look(&made, Some(1)).await["usual"]["seconds"], 20);
    pass(21).await;
    until(&mut client, &made, 0, |look| look["version"] == version + 1 && deciding(look) == [0]).await;
}

#[tokio::test(start_paused = true)]
async fn who_wants_it_at_once_is_not_asked() {
    let _busy = keep_busy();
    let house = House::open().await;
    let mut client = house.client().await;
    let made = opened(&house, &mut client).await;
    let mut page = house.socket(&made.id, made.secret(1)).await;
    page.hello(json!({"page": "en", "seat": 1})).await;
    let before = says(&mut client, &made, 1, "at-once").await;
    assert_eq!(act(&mut client, &made, 0, "use i0").await, before + 2, "both in one go");
    let look = client.look(&made, Some(0)).await;
    assert_eq!((deciding(&look), look["usual"].is_null()), (vec![0], true));
    let line = last_line(&mut client, &made).await;
    assert_eq!((&line["text"], &line["usual"]), (&json!("take"), &json!(true)));
    // The page is told in words.
    let change = loop {
        let change = page.next_of("change").await;
        if change["frames"].as_array().unwrap().len() == 2 {
            break change;
        }
    };
    let said = change["frames"][1]["line"].as_str().unwrap();
    assert!(said.contains("the usual answer, given by itself"), "{said}");
    assert_eq!(change["due"], Value::Null);
    // What was taken back is not given again at once.
    client.post(&made.path("/undo"), made.secret(1), &json!({})).await;
    assert_eq!(client.look(&made, Some(1)).await["usual"]["seconds"], 30);
    // Who is asked already is answered for from now on.
    says(&mut client, &made, 1, "at-once").await;
    assert_eq!(deciding(&client.look(&made, None).await), [0]);
}

#[tokio::test(start_paused = true)]
async fn nobody_is_hurried_by_themselves() {
    let _busy = keep_busy();
    let house = House::open().await;
    let mut client = house.client().await;
    let mut made = opened(&house, &mut client).await;
    // One browser holds both seats.
    let mut browser = house.client().await;
    for seat in 0..2 {
        let joined = browser.post(&made.path("/join"), None, &json!({"secret": made.secret(seat)})).await;
        made.secrets[seat] = joined.json()["secret"].as_str().map(str::to_string);
    }
    let cookie = browser.cookie.clone().unwrap();
    let mut socket = Socket::of_browser(house.address, &made.id, &cookie).await;
    socket.hello(json!({"page": "en", "seat": 1})).await;
    let mut other = house.socket(&made.id, made.secret(0)).await;
    other.hello(json!({"page": "en", "seat": 0})).await;
    act(&mut client, &made, 0, "use i0").await;
    let usual = |look: &Value| look["usual"].clone();
    let look = client.look(&made, Some(1)).await;
    assert_eq!(usual(&look), json!({"seat": 1, "action": "take", "seconds": null}));
    // That browser goes: whoever is left need not wait for ever, and is told so.
    drop(socket);
    until(&mut client, &made, 1, |look| look["usual"]["seconds"] == 30).await;
    loop {
        if other.next_of("parts").await["due"] == json!({"seat": 1, "seconds": 30}) {
            break;
        }
    }
    let mut socket = Socket::of_browser(house.address, &made.id, &cookie).await;
    let page = socket.hello(json!({"page": "en", "seat": 1})).await;
    assert_eq!(page["type"], "page");
    until(&mut client, &made, 1, |look| look["usual"]["seconds"].is_null()).await;

    // The only person at a table keeps nobody waiting.
    let made = opened(&house, &mut client).await;
    act(&mut client, &made, 0, "use i0").await;
    client.post(&made.path("/bot"), made.secret(0), &json!({"seat": 0, "bot": "random"})).await;
    let look = until(&mut client, &made, 1, |look| look["seats"][0]["bot"] == "random").await;
    assert_eq!(usual(&look)["seconds"], Value::Null);
}

#[tokio::test(start_paused = true)]
async fn a_question_outlasts_the_server() {
    let _busy = keep_busy();
    let house = House::open().await;
    let mut client = house.client().await;
    let made = asked(&house, &mut client).await;
    says(&mut client, &made, 0, "wait").await;
    // A table with a question is not dropped before it is answered.
    house.app.sweep(Duration::ZERO);
    client.look(&made, None).await;
    assert_eq!(house.app.live_tables(), 1);
    pass(20).await;
    drop(client);
    let house = house.restart().await;
    let mut client = house.client().await;
    let look = client.look(&made, Some(1)).await;
    assert_eq!(look["usual"]["seconds"], 30, "it begins anew");
    assert_eq!((&look["seats"][0]["reply"], &look["seats"][1]["reply"]), (&json!("wait"), &json!("soon")));
    let version = look["version"].as_u64().unwrap();
    pass(31).await;
    until(&mut client, &made, 0, |look| look["version"] == version + 1).await;
    house.app.sweep(Duration::ZERO);
    while house.app.live_tables() > 0 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test(start_paused = true)]
async fn the_page_says_what_is_usual_and_counts() {
    let _busy = keep_busy();
    let house = House::open().await;
    let mut client = house.client().await;
    let made = asked(&house, &mut client).await;
    pass(7).await;
    for (seat, lang, words) in [
        (1, "en", "Usual answer: "),
        (1, "de", "Übliche Antwort: "),
        (1, "fr", "Réponse habituelle : "),
        (0, "en", "(usual answer "),
    ] {
        let mut page = house.socket(&made.id, made.secret(seat)).await;
        let shown = page.hello(json!({"page": lang, "seat": seat})).await;
        assert_eq!(shown["due"], json!({"seat": 1, "seconds": 23}));
        let prompt = shown["parts"]["prompt"]["html"].as_str().unwrap();
        assert!(prompt.contains(words) && prompt.contains("data-count"), "{prompt}");
        let usual: Vec<&Value> =
            shown["legal"].as_array().unwrap().iter().filter(|choice| choice["usual"] == true).collect();
        match seat {
            1 => assert_eq!(usual.iter().map(|choice| &choice["action"]).collect::<Vec<_>>(), ["take"]),
            _ => assert!(usual.is_empty()),
        }
        let controls = shown["parts"]["controls"]["html"].as_str().unwrap();
        assert!(controls.contains("data-reply") && controls.contains("30 s"), "{controls}");
    }
}

#[tokio::test]
async fn bad_replies_are_told() {
    let house = House::open().await;
    let mut client = house.client().await;
    let made = house.table("sol", json!({"seats": ["human", "human"]})).await;
    for (body, status, code) in [
        (json!({"reply": "never"}), 422, "reply/unknown"),
        (json!({"reply": ""}), 422, "reply/unknown"),
        (json!({"reply": 3}), 400, "request/malformed"),
        (json!({}), 400, "request/malformed"),
        (json!({"reply": "wait", "until": "noon"}), 400, "request/malformed"),
        (json!({"reply": "wait", "seat": 1}), 403, "seat/not-yours"),
        (json!({"reply": "wait", "seat": 9}), 404, "match/no-such-seat"),
    ] {
        let answer = client.post(&made.path("/reply"), made.secret(0), &body).await;
        assert_eq!((answer.status, answer.code().as_str()), (status, code), "{body}: {}", answer.text);
    }
    let made = house.table("photosynthesis", crate::client::pair()).await;
    let answer = client.post(&made.path("/reply"), made.secret(0), &json!({"reply": "wait"})).await;
    assert_eq!((answer.status, answer.code().as_str()), (422, "reply/never"));
    let look = client.look(&made, Some(0)).await;
    assert!(look["seats"][0].get("reply").is_none() && look.get("usual").is_none());
}
