//! Nothing leaks, on the bytes: whatever a viewer is sent stays the same when what it cannot know is drawn again.

use crate::client::{Client, House, Numbers};
use crate::places::Place;
use serde_json::{Value, json};
use solarium_core::{Seat, SeatKind, Seed, Turn, Viewer};
use solarium_store::{NewTable, SeatRow};
use solarium_table::{AutoPlan, Library, Mover, Session};

/// Two stores with one table each: the match as it is, and as it might be for all the viewer knows.
struct Twins {
    real: Place,
    other: Place,
    count: usize,
    /// Changes that were compared.
    changes: usize,
}

pub(crate) const SECRET: &str = "0123456789abcdef0123456789abcdef";

pub(crate) fn hash(secret: &str) -> String {
    use sha2::{Digest, Sha256};
    solarium_core::hex(&Sha256::digest(secret.as_bytes()))
}

impl Twins {
    fn seat_secret(seat: usize) -> String {
        format!("{SECRET}{seat}")
    }

    fn put(place: &Place, id: &str, session: &dyn Session, version: u32) {
        let seats = Seat::all(session.seats())
            .map(|seat| SeatRow {
                secret: (session.kind(seat) == SeatKind::Human)
                    .then(|| hash(&Twins::seat_secret(seat.index()))),
                name: None,
                taken: true,
            })
            .collect();
        let seed = Seed::from_number(5);
        place
            .store
            .create(NewTable {
                id: id.into(),
                game: session.game().into(),
                rules_version: version,
                setup: session.setup().to_string(),
                start: Some(session.record().to_string()),
                commitment: seed.commitment(),
                seed: seed.to_hex(),
                read_only: false,
                at: 0,
                open: true,
                seats,
                ..NewTable::default()
            })
            .unwrap();
    }

    /// Asks both for everything the viewer can ask for and compares the bytes.
    async fn compare(
        &mut self,
        session: &dyn Session,
        viewer: Viewer,
        version: u32,
        tries: &[String],
        n: u64,
    ) {
        let other = session.what_if(viewer, Seed::from_number(1000 + n)).unwrap();
        assert_eq!(other.turn(), session.turn());
        let id = format!("t{}", self.count);
        self.count += 1;
        Twins::put(&self.real, &id, session, version);
        Twins::put(&self.other, &id, &*other, version);
        let (seat, secret) = match viewer {
            Viewer::Seat(seat) => (format!("seat={seat}"), Some(Twins::seat_secret(seat.index()))),
            Viewer::Spectator => (String::new(), None),
        };
        let path = |rest: &str| format!("/api/tables/{id}{rest}");
        let mut gets = vec![
            path(&format!("?picture=true&{seat}")),
            path(&format!("/legal?{seat}")),
            path(&format!("/log?{seat}")),
            path(&format!("/record?{seat}")),
            path(&format!("/at/0?picture=true&{seat}")),
            path(&format!("/explain/0?{seat}")),
            path("/fairness"),
            path("/chat"),
            path(&format!("/svg?{seat}")),
            "/api/tables".to_string(),
        ];
        // What the page shows, and every fragment it may ask for.
        let page = |rest: &str| format!("/t/{id}{rest}");
        let looker = if seat.is_empty() { "spectator=true" } else { seat.as_str() };
        gets.extend([
            page(&format!("?{seat}")),
            page(&format!("/log?{looker}")),
            page(&format!("/explain/0?{looker}")),
            page(&format!("/replay?{looker}")),
            page(&format!("/replay/0?{looker}")),
        ]);
        if let Viewer::Seat(seat) = viewer {
            let legal = session.seen_by(seat).unwrap().legal(solarium_table::english()).unwrap();
            for action in legal.iter().step_by(legal.len() / 6 + 1) {
                let action = action.action.replace(' ', "+").replace('#', "%23");
                gets.push(page(&format!("/preview?seat={seat}&action={action}")));
            }
            for touch in tries.iter().flat_map(|action| action.split(' ')) {
                for kind in ["cell", "space", "card", "die", "slot"] {
                    gets.push(page(&format!("/why?seat={seat}&touch={kind}:{touch}")));
                }
            }
        }
        let library = Library::standard();
        for query in library.title(session.game()).unwrap().info().queries {
            gets.push(path(&format!("/query/{}?{seat}", query.name)));
            gets.push(path(&format!("/query/{}?{seat}&args=%7B%22seat%22%3A0%7D", query.name)));
            gets.push(path(&format!("/query/{}?{seat}&args=%7B%22seat%22%3A1%7D", query.name)));
        }
        let mut posts: Vec<(String, Value)> = vec![
            (path("/undo"), json!({})),
            (path("/reset-turn"), json!({})),
            (path("/act"), json!({"action": "nonsense", "version": 0})),
            (path("/act"), json!({"action": "nonsense", "version": 9})),
            (path("/take-back/answer"), json!({"agree": true})),
            (path("/bot"), json!({"bot": "nobody"})),
            (path("/reply"), json!({"reply": "never"})),
            (path("/fork"), json!({"step": 7})),
        ];
        // Actions that are not allowed now: why they are not must not tell anything either.
        posts.extend(tries.iter().map(|action| (path("/act"), json!({"action": action, "version": 0}))));
        let (mut real, mut also) = (self.real.client().await, self.other.client().await);
        for get in &gets {
            let (one, two) =
                (ask(&mut real, get, &secret, None).await, ask(&mut also, get, &secret, None).await);
            assert_eq!(one, two, "{} {viewer:?} GET {get}", session.game());
        }
        if secret.is_some() {
            for (post, body) in &posts {
                let one = ask(&mut real, post, &secret, Some(body)).await;
                let two = ask(&mut also, post, &secret, Some(body)).await;
                assert_eq!(one, two, "{} {viewer:?} POST {post} {body}", session.game());
                assert_ne!(one.0, 200, "{post} {body} should change nothing");
            }
        }
        let mut greetings = Vec::new();
        for place in [&self.real, &self.other] {
            let mut socket = place.socket(&id, secret.as_deref()).await;
            greetings.push(timeless(&socket.hello(json!({"picture": true, "since": 0})).await.to_string()));
        }
        assert_eq!(greetings[0], greetings[1], "{} {viewer:?} hello", session.game());
        let mut pages = Vec::new();
        for place in [&self.real, &self.other] {
            let mut socket = place.socket(&id, secret.as_deref()).await;
            let page = socket.hello(json!({"page": "de", "spectator": secret.is_none()})).await;
            assert!(!page["parts"].as_object().unwrap().is_empty(), "{page}");
            pages.push(timeless(&page.to_string()));
        }
        assert_eq!(pages[0], pages[1], "{} {viewer:?} hello of a page", session.game());
        self.compare_changes(&id, session, &*other, viewer, &secret).await;
    }

    /// Somebody acts on both tables, and takes it back: what the viewer hears of it on its sockets, and reads after.
    async fn compare_changes(
        &mut self,
        id: &str,
        session: &dyn Session,
        other: &dyn Session,
        viewer: Viewer,
        secret: &Option<String>,
    ) {
        let Some((seat, action)) = same_for(viewer, session, other) else { return };
        let mut heard = Vec::new();
        for place in [&self.real, &self.other] {
            let mut told = Vec::new();
            let (mut data, mut page) =
                (place.socket(id, secret.as_deref()).await, place.socket(id, secret.as_deref()).await);
            data.hello(json!({"picture": true})).await;
            page.hello(json!({"page": "fr", "spectator": secret.is_none()})).await;
            let (mut client, mut actor) = (place.client().await, place.actor().await);
            let path = |rest: &str| format!("/api/tables/{id}{rest}");
            let theirs = Some(Twins::seat_secret(seat.index()));
            let act = json!({"seat": seat, "action": action, "version": 0});
            for (deed, body) in [("/act", act), ("/undo", json!({"seat": seat}))] {
                let (status, text) = ask(&mut actor, &path(deed), &theirs, Some(&body)).await;
                assert!(deed == "/undo" || status == 200, "{text}");
                told.push((status, text));
                if status == 200 {
                    for socket in [&mut data, &mut page] {
                        told.push((0, timeless(&socket.next_of("change").await.to_string())));
                    }
                }
                for rest in ["?picture=true", "/log", "/at/0", "/at/1", "/legal"] {
                    told.push(ask(&mut client, &path(rest), secret, None).await);
                }
            }
            heard.push(told);
        }
        assert_eq!(heard[0], heard[1], "{} {viewer:?} {seat} {action}", session.game());
        self.changes += 1;
    }
}

/// An action that may be taken in both matches, that nothing follows by itself, and that leaves them the same to the
/// viewer.
fn same_for(viewer: Viewer, real: &dyn Session, other: &dyn Session) -> Option<(Seat, String)> {
    let Turn::Decide(seats) = real.turn() else { return None };
    let plan = AutoPlan::by_setup();
    let mut choices = Vec::new();
    for seat in seats.iter().filter(|seat| real.kind(*seat) == SeatKind::Human) {
        choices.extend(
            real.seen_by(seat)
                .unwrap()
                .legal(solarium_table::english())
                .unwrap()
                .into_iter()
                .map(|legal| (seat, legal.action)),
        );
    }
    choices.into_iter().find(|(seat, action)| {
        let (mut one, mut two) = (real.fork(), other.fork());
        one.take(Some(*seat), action, solarium_table::Narration::Full).is_ok()
            && two.take(Some(*seat), action, solarium_table::Narration::Full).is_ok()
            && one.turn() == two.turn()
            && one.turn() != Turn::Over
            && one.mover(&plan).is_none()
            && one.seen(viewer).unwrap().json() == two.seen(viewer).unwrap().json()
    })
}

async fn ask(
    client: &mut Client,
    path: &str,
    secret: &Option<String>,
    body: Option<&Value>,
) -> (u16, String) {
    let answer = match body {
        None => client.get(path, secret.as_deref()).await,
        Some(body) => client.post(path, secret.as_deref(), body).await,
    };
    (answer.status, timeless(&answer.text))
}

/// What is said without how long there is to answer: time goes by between two questions.
pub(crate) fn timeless(text: &str) -> String {
    let mut pieces = text.split("\"seconds\":");
    let first = pieces.next().unwrap_or_default().to_string();
    pieces.fold(first, |said, piece| {
        said + "\"seconds\":" + piece.trim_start_matches(|c: char| c.is_ascii_digit())
    })
}

/// Set-ups with somebody to hide something from.
fn setups(game: &str) -> Vec<Value> {
    let mut setups =
        vec![json!({"seats": ["human", "human"]}), json!({"seats": ["human", "human", "human"]})];
    setups.push(match game {
        "photosynthesis" => json!({"seats": ["human", "cynthia"]}),
        "circadians" => json!({"seats": ["human", "ai"]}),
        _ => json!({"seats": ["human", "human", "human", "human"]}),
    });
    setups
}

/// Plays at random from a number of steps on to the next decision of a person; `None` if the game is over before.
fn somewhere(
    library: &Library,
    game: &str,
    setup: &Value,
    steps: usize,
    numbers: &mut Numbers,
) -> Option<(Box<dyn Session>, Vec<String>)> {
    let seed = Seed::from_number(numbers.below(1 << 30) as u64);
    let mut session = library.title(game).unwrap().start(setup, seed).unwrap();
    let mut seen: Vec<String> = Vec::new();
    for n in 0.. {
        while session.mover(&AutoPlan::by_setup()).is_some() {
            session
                .advance(
                    &AutoPlan::by_setup(),
                    &solarium_core::Cancel::default(),
                    solarium_table::Narration::Full,
                )
                .unwrap();
        }
        let Turn::Decide(seats) = session.turn() else { return None };
        if n >= steps {
            break;
        }
        let seats: Vec<Seat> = seats.iter().collect();
        let seat = seats[numbers.below(seats.len())];
        let legal = session.seen_by(seat).unwrap().legal(solarium_table::english()).unwrap();
        let action = &legal[numbers.below(legal.len())].action;
        session.take(Some(seat), action, solarium_table::Narration::Full).unwrap();
        if n % 7 == 0 {
            seen.push(legal[numbers.below(legal.len())].action.clone());
        }
    }
    Some((session, seen))
}

async fn law([real, other]: [Place; 2], game: &str, rounds: usize) {
    let library = Library::standard();
    let version = library.title(game).unwrap().info().rules_version;
    let mut twins = Twins { real, other, count: 0, changes: 0 };
    let mut numbers = Numbers(0x5eed);
    let mut looked = 0;
    for setup in setups(game) {
        for round in 0..rounds {
            let steps = [0, 3, 12, 40, 90, 160, 25, 60][round % 8] + numbers.below(10);
            let Some((session, seen)) = somewhere(&library, game, &setup, steps, &mut numbers) else {
                continue;
            };
            for viewer in Viewer::all(session.seats()) {
                if let Viewer::Seat(seat) = viewer
                    && session.kind(seat) != SeatKind::Human
                {
                    continue;
                }
                let legal: Vec<String> = match viewer {
                    Viewer::Seat(seat) => session
                        .seen_by(seat)
                        .unwrap()
                        .legal(solarium_table::english())
                        .unwrap()
                        .into_iter()
                        .map(|l| l.action)
                        .collect(),
                    Viewer::Spectator => Vec::new(),
                };
                let tries: Vec<String> =
                    seen.iter().filter(|action| !legal.contains(action)).take(12).cloned().collect();
                twins.compare(&*session, viewer, version, &tries, looked).await;
                looked += 1;
            }
        }
    }
    assert!(looked > 10, "{looked} viewers looked");
    assert!(twins.changes > 5, "{} changes were heard", twins.changes);
}

#[tokio::test]
async fn laws_no_byte_of_photosynthesis_tells_a_secret() {
    law(Place::twice_alone().await, "photosynthesis", 4).await;
}

#[tokio::test]
async fn laws_no_byte_of_sol_tells_a_secret() {
    law(Place::twice_alone().await, "sol", 5).await;
}

#[tokio::test]
async fn laws_no_byte_of_circadians_tells_a_secret() {
    law(Place::twice_alone().await, "circadians", 5).await;
}

#[tokio::test]
async fn laws_no_byte_of_photosynthesis_tells_a_secret_at_another_node() {
    law(Place::twice_two_nodes().await, "photosynthesis", 3).await;
}

#[tokio::test]
async fn laws_no_byte_of_sol_tells_a_secret_at_another_node() {
    law(Place::twice_two_nodes().await, "sol", 3).await;
}

#[tokio::test]
async fn laws_no_byte_of_circadians_tells_a_secret_at_another_node() {
    law(Place::twice_two_nodes().await, "circadians", 3).await;
}

/// The reasons of an automa go to everybody who sees its step: they, too, must rest on nothing a viewer cannot know.
#[test]
fn laws_reasons_of_automas_tell_no_secret() {
    let library = Library::standard();
    let (mut numbers, mut compared) = (Numbers(3), 0);
    for (game, setup) in [
        ("photosynthesis", json!({"seats": ["human", "cynthia"]})),
        ("circadians", json!({"seats": ["human", "ai"]})),
    ] {
        for seed in 0..3 {
            let mut session = library.title(game).unwrap().start(&setup, Seed::from_number(seed)).unwrap();
            while session.turn() != Turn::Over {
                let plan = AutoPlan::by_setup();
                match session.mover(&plan) {
                    None => {
                        let Turn::Decide(seats) = session.turn() else { unreachable!("somebody decides") };
                        let seat = seats.iter().next().unwrap();
                        let legal = session.seen_by(seat).unwrap().legal(solarium_table::english()).unwrap();
                        let action = legal[numbers.below(legal.len())].action.clone();
                        session.take(Some(seat), &action, solarium_table::Narration::Full).unwrap();
                        continue;
                    }
                    Some(Mover::Automa(seat)) => {
                        let real = session.seen_by(seat).unwrap().explain().unwrap();
                        for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
                            let other = session.what_if(viewer, Seed::from_number(seed + 50)).unwrap();
                            let Ok(might) = other.seen_by(seat).unwrap().explain() else { continue };
                            if might.action == real.action
                                && session.audience_of(Some(seat), &real.action).unwrap().includes(viewer)
                            {
                                assert_eq!(might.trace, real.trace, "{game} {viewer:?} {}", real.action);
                                compared += 1;
                            }
                        }
                    }
                    Some(_) => {}
                }
                session
                    .advance(&plan, &solarium_core::Cancel::default(), solarium_table::Narration::Full)
                    .unwrap();
            }
        }
    }
    assert!(compared > 100, "{compared}");
}

/// A running game with hidden steps: others learn that something happened, not what; the record waits for the end.
#[tokio::test]
async fn hidden_steps_are_hidden_in_log_and_record() {
    let house = House::open().await;
    let mut client = house.client().await;
    for title in Library::standard().titles() {
        let made = house.table(title.id(), json!({"seats": ["human", "human"]})).await;
        let mut numbers = Numbers(8);
        for _ in 0..40 {
            let look = client.look(&made, None).await;
            let Some(seat) = crate::client::deciding(&look).first().copied() else { break };
            let look = client.look(&made, Some(seat)).await;
            let legal = look["legal"].as_array().unwrap();
            let action = legal[numbers.below(legal.len())]["action"].as_str().unwrap().to_string();
            let answer = client.act(&made, seat, &action, look["version"].as_u64().unwrap()).await;
            assert_eq!(answer.status, 200, "{}", answer.text);
        }
        for viewer in [None, Some(0), Some(1)] {
            let (query, secret) = match viewer {
                None => (String::new(), None),
                Some(seat) => (format!("?seat={seat}"), made.secret(seat)),
            };
            let log = client.get(&made.path(&format!("/log{query}")), secret).await.json();
            let lines = log["steps"].as_array().unwrap();
            let hidden = lines.iter().filter(|line| line["text"].is_null()).count();
            for line in lines {
                for event in line["events"].as_array().unwrap() {
                    assert!(
                        event["for"].is_null() || event["for"].as_u64() == viewer.map(|seat| seat as u64)
                    );
                }
            }
            let record = client.get(&made.path(&format!("/record{query}")), secret).await;
            match hidden {
                0 => assert_eq!(record.status, 200, "{}", record.text),
                _ => assert_eq!((record.status, record.code().as_str()), (403, "record/hidden")),
            }
        }
    }
}
