//! Nothing leaks, step by step: two tables whose courses differ only in what a viewer cannot see. After each step
//! everything either of them sends to that viewer is compared, byte by byte.

use crate::client::{Client, Numbers, Socket};
use crate::leak::{SECRET, hash, timeless};
use crate::places::Place;
use serde_json::{Value, json};
use solarium_core::{Seat, SeatKind, Seed, Turn, Viewer};
use solarium_store::{Line, LineAudience, NewTable, SeatRow, TableExport};
use solarium_table::{AutoPlan, Entry, Library, Mover, Session};

/// One of the two courses.
struct Course {
    session: Box<dyn Session>,
    lines: Vec<String>,
}

impl Course {
    fn copy(&self) -> Course {
        Course { session: self.session.fork(), lines: self.lines.clone() }
    }

    fn take(&mut self, seat: Option<Seat>, text: &str) {
        match seat {
            Some(seat) => self.session.take(Some(seat), text, solarium_table::Narration::Full).unwrap(),
            None => self.session.take(None, text, solarium_table::Narration::Full).unwrap(),
        };
        self.lines.push(Entry::step(seat, text).to_string());
    }

    /// What a seat (or chance) may do, with whether the viewer would see it.
    fn choices(&self, seat: Option<Seat>, viewer: Viewer) -> Vec<(String, bool)> {
        let session = &*self.session;
        let texts: Vec<String> = match seat {
            Some(seat) => session
                .seen_by(seat)
                .unwrap()
                .legal(solarium_table::english())
                .unwrap()
                .into_iter()
                .map(|legal| legal.action)
                .collect(),
            None => session.outcomes().unwrap().into_iter().map(|outcome| outcome.outcome).collect(),
        };
        let seen = |text: &str| match seat {
            Some(seat) => session.audience_of(Some(seat), text).unwrap().includes(viewer),
            None => session.audience_of(None, text).unwrap().includes(viewer),
        };
        texts.into_iter().map(|text| (seen(&text), text)).map(|(seen, text)| (text, seen)).collect()
    }

    fn needs_nobody(&self) -> bool {
        self.session.mover(&AutoPlan::by_setup()).is_none()
    }
}

/// Two courses that are the same to the viewer.
struct Pair {
    viewer: Viewer,
    real: Course,
    other: Course,
}

/// A step of both courses: who, and what in each.
struct Step {
    seat: Option<Seat>,
    real: String,
    other: String,
}

impl Pair {
    fn new(library: &Library, game: &str, setup: &Value, viewer: Viewer) -> Pair {
        let begin = || Course {
            session: library.title(game).unwrap().start(setup, Seed::from_number(5)).unwrap(),
            lines: Vec::new(),
        };
        Pair { viewer, real: begin(), other: begin() }
    }

    fn is_the_same(&self) -> bool {
        let (real, other) = (&self.real.session, &self.other.session);
        real.turn() == other.turn()
            && real.steps() == other.steps()
            && real.scores() == other.scores()
            && real.seen(self.viewer).unwrap().json() == other.seen(self.viewer).unwrap().json()
    }

    /// The next step: what the viewer does not see differs wherever that is possible. `None` once the game is over or
    /// the viewer is about to learn something.
    fn next(&self, numbers: &mut Numbers) -> Option<Step> {
        let seat = match self.real.session.turn() {
            Turn::Over => return None,
            Turn::Chance => None,
            Turn::Decide(seats) => {
                let seats: Vec<Seat> = seats.iter().collect();
                Some(seats[numbers.below(seats.len())])
            }
        };
        let mut choices = self.real.choices(seat, self.viewer);
        let others = self.other.choices(seat, self.viewer);
        if seat.map(Viewer::Seat) == Some(self.viewer) {
            assert_eq!(choices, others, "the viewer's own actions are the same");
        }
        let (real, seen) = choices.swap_remove(numbers.below(choices.len()));
        let mut possible: Vec<&String> = match seen {
            true => others.iter().filter(|(text, _)| *text == real).map(|(text, _)| text).collect(),
            false => others.iter().filter(|(_, seen)| !seen).map(|(text, _)| text).collect(),
        };
        // Something else first, and what leaves the viewer where it was.
        let first = numbers.below(possible.len());
        possible.rotate_left(first);
        possible.sort_by_key(|text| **text == real);
        possible.into_iter().take(8).find_map(|other| {
            let (mut one, mut two) = (self.real.copy(), self.other.copy());
            one.take(seat, &real);
            two.take(seat, other);
            let pair = Pair { viewer: self.viewer, real: one, other: two };
            pair.is_the_same().then(|| Step { seat, real: real.clone(), other: other.clone() })
        })
    }

    fn take(&mut self, step: &Step) {
        self.real.take(step.seat, &step.real);
        self.other.take(step.seat, &step.other);
    }
}

fn secret(seat: Seat) -> String {
    format!("{SECRET}{seat}")
}

/// A table with this course so far.
fn put(place: &Place, id: &str, course: &Course, rules_version: u32) {
    let session = &*course.session;
    let seats = Seat::all(session.seats())
        .map(|seat| SeatRow {
            secret: (session.kind(seat) == SeatKind::Human).then(|| hash(&secret(seat))),
            name: None,
            taken: true,
        })
        .collect();
    let seed = Seed::from_number(5);
    let table = NewTable {
        id: id.into(),
        game: session.game().into(),
        rules_version,
        setup: session.setup().to_string(),
        start: None,
        commitment: seed.commitment(),
        seed: seed.to_hex(),
        read_only: false,
        at: 0,
        open: false,
        seats,
        ..NewTable::default()
    };
    let lines = (0..)
        .zip(&course.lines)
        .map(|(seq, text)| Line { seq, text: text.clone(), at: 0, audience: LineAudience::Unknown })
        .collect();
    let whole = TableExport { table, lines, over: false, snapshots: Vec::new(), ..TableExport::default() };
    place.store.import_table(whole).unwrap();
}

/// One of the two tables, as the viewer meets it.
struct Window {
    client: Client,
    /// A client of those who act.
    actor: Client,
    /// One that hears data with pictures, and one that hears what a page shows.
    sockets: [Socket; 2],
    secret: Option<String>,
    told: Vec<String>,
}

impl Window {
    async fn open(place: &Place, id: &str, viewer: Viewer) -> Window {
        let secret = match viewer {
            Viewer::Seat(seat) => Some(secret(seat)),
            Viewer::Spectator => None,
        };
        let mut data = place.socket(id, secret.as_deref()).await;
        let mut page = place.socket(id, secret.as_deref()).await;
        let first = data.hello(json!({"picture": true})).await;
        let shown = page.hello(json!({"page": "de", "spectator": secret.is_none()})).await;
        assert!(!shown["parts"].as_object().unwrap().is_empty(), "{shown}");
        let told = [first, shown].map(|said| timeless(&said.to_string())).to_vec();
        let (client, actor) = (place.client().await, place.actor().await);
        Window { client, actor, sockets: [data, page], secret, told }
    }

    /// Hears the next message of a kind on both sockets.
    async fn hear(&mut self, kind: &str) {
        for socket in &mut self.sockets {
            self.told.push(timeless(&socket.next_of(kind).await.to_string()));
        }
    }

    /// Says the same on both sockets; it is refused.
    async fn say(&mut self, message: &Value) {
        for socket in &mut self.sockets {
            socket.send(message.clone()).await;
        }
        self.hear("refused").await;
    }

    async fn get(&mut self, path: &str) {
        let answer = self.client.get(path, self.secret.as_deref()).await;
        self.told.push(format!("GET {path} {} {}", answer.status, answer.text));
    }

    async fn post(&mut self, path: &str, body: &Value) -> u16 {
        let answer = self.client.post(path, self.secret.as_deref(), body).await;
        self.told.push(format!("POST {path} {body} {} {}", answer.status, answer.text));
        answer.status
    }

    /// Changes the table if that is allowed; the sockets hear of it then.
    async fn change(&mut self, path: &str, body: &Value) {
        if self.post(path, body).await == 200 {
            self.hear("change").await;
        }
    }

    /// Opens a what-if table and tells what the viewer sees there; the rest of it is drawn anew each time.
    async fn fork(&mut self, id: &str, step: usize, viewer: Viewer) {
        let made = self
            .client
            .post(&format!("/api/tables/{id}/fork"), self.secret.as_deref(), &json!({"step": step}))
            .await;
        if made.status != 200 {
            self.told.push(format!("fork {step} {} {}", made.status, made.text));
            return;
        }
        let made = made.json();
        let path = format!("/api/tables/{}/at/0?picture=true", made["id"].as_str().unwrap());
        let there = match viewer {
            Viewer::Spectator => self.client.get(&path, None).await,
            Viewer::Seat(seat) => {
                let secret = made["seats"][seat.index()]["secret"].as_str().unwrap().to_string();
                self.client.get(&format!("{path}&seat={seat}"), Some(&secret)).await
            }
        };
        self.told.push(format!("fork {step} {} {}", there.status, there.text));
    }
}

struct Twins {
    real: Place,
    other: Place,
    version: u32,
    count: usize,
    /// Comparisons of courses that are not the same.
    apart: usize,
    /// Changes heard on sockets.
    heard: usize,
    /// Changes whose lines crossed from node to node, and those of them that were not the same on both sides.
    crossed: usize,
    crossed_apart: usize,
}

impl Twins {
    /// Takes the step at both tables, over HTTP if it is a person's, and compares all that the viewer is sent.
    async fn compare(&mut self, pair: &mut Pair, step: &Step, numbers: &mut Numbers) {
        let id = format!("t{}", self.count);
        self.count += 1;
        let before = (pair.real.copy(), pair.other.copy());
        pair.take(step);
        // Chance and automas move by themselves and by the seed of the table; their steps are written beforehand.
        let live = step.seat.is_some_and(|seat| pair.real.session.kind(seat) == SeatKind::Human)
            && before.0.needs_nobody()
            && pair.real.needs_nobody()
            && pair.other.needs_nobody();
        if !live && !pair.real.needs_nobody() {
            return;
        }
        let (one, two) = if live { (&before.0, &before.1) } else { (&pair.real, &pair.other) };
        put(&self.real, &id, one, self.version);
        put(&self.other, &id, two, self.version);
        let viewer = pair.viewer;
        let mut windows =
            [Window::open(&self.real, &id, viewer).await, Window::open(&self.other, &id, viewer).await];
        self.apart += usize::from(pair.real.lines != pair.other.lines);
        if live && let Some(seat) = step.seat {
            for (window, text) in windows.iter_mut().zip([&step.real, &step.other]) {
                let body = json!({"seat": seat, "action": text, "version": before.0.lines.len()});
                let path = format!("/api/tables/{id}/act");
                let answer = window.actor.post(&path, Some(&secret(seat)), &body).await;
                assert_eq!(answer.status, 200, "{}", answer.text);
                window.told.push(answer.text);
                window.hear("change").await;
            }
            self.heard += 1;
            let (one, two) = (self.real.lines_that_crossed(), self.other.lines_that_crossed());
            self.crossed += usize::from(!one.is_empty() && !two.is_empty());
            self.crossed_apart += usize::from(one != two);
        }
        let steps = pair.real.lines.len();
        let (middle, tried) = (numbers.below(steps + 1), [&step.real, &step.other]);
        let seat = match viewer {
            Viewer::Seat(seat) => format!("seat={seat}"),
            Viewer::Spectator => String::new(),
        };
        let library = Library::standard();
        let queries = library.title(pair.real.session.game()).unwrap().info().queries;
        for window in &mut windows {
            let path = |rest: &str| format!("/api/tables/{id}{rest}");
            for rest in ["", "/legal", "/log", "/record", "/svg"] {
                window.get(&path(&format!("{rest}?picture=true&{seat}"))).await;
            }
            window.get(&path(&format!("/log?{seat}&since={middle}"))).await;
            for at in [0, middle, steps, steps + 1] {
                window.get(&path(&format!("/at/{at}?picture=true&{seat}"))).await;
                window.get(&path(&format!("/explain/{at}?{seat}"))).await;
            }
            for rest in ["/fairness", "/verify", "/chat"] {
                window.get(&path(rest)).await;
            }
            for query in &queries {
                window.get(&path(&format!("/query/{}?{seat}", query.name))).await;
                window.get(&path(&format!("/query/{}?{seat}&args=%7B%22seat%22%3A0%7D", query.name))).await;
                window.get(&path(&format!("/query/{}?{seat}&args=%7B%22seat%22%3A1%7D", query.name))).await;
            }
            // What the page shows, and every fragment it may ask for.
            let looker = if seat.is_empty() { "spectator=true" } else { seat.as_str() };
            let page = |rest: &str| format!("/t/{id}{rest}");
            for rest in ["", "/log", "/replay"] {
                window.get(&page(&format!("{rest}?{looker}"))).await;
            }
            for at in [middle, steps] {
                window.get(&page(&format!("/replay/{at}?{looker}"))).await;
                window.get(&page(&format!("/replay?step={at}&{looker}"))).await;
                window.get(&page(&format!("/explain/{at}?{looker}"))).await;
            }
            if let Viewer::Seat(viewer) = viewer {
                let legal =
                    pair.real.session.seen_by(viewer).unwrap().legal(solarium_table::english()).unwrap();
                let legal = legal.iter().step_by(legal.len() / 3 + 1).map(|legal| legal.action.as_str());
                for action in legal.chain(tried.map(String::as_str)) {
                    let action = action.replace(' ', "+").replace('#', "%23");
                    window.get(&page(&format!("/preview?{seat}&action={action}"))).await;
                }
                for touch in tried.iter().flat_map(|action| action.split(' ')) {
                    for kind in ["cell", "space", "card", "die", "slot"] {
                        window.get(&page(&format!("/why?{seat}&touch={kind}:{touch}"))).await;
                    }
                }
            }
            window.fork(&id, steps, viewer).await;
            window.fork(&id, middle, viewer).await;
            // What is refused tells nothing either: what was hidden, what is stale, what is nonsense.
            for (action, version) in [("nonsense", steps), (tried[0], 0), (tried[1], 0)] {
                window.post(&path("/act"), &json!({"action": action, "version": version})).await;
                window.say(&json!({"type": "act", "action": action, "version": version})).await;
            }
            if !pair.real.session.turn().includes(Seat(0)) || viewer != Viewer::Seat(Seat(0)) {
                for text in tried {
                    let body = json!({"seat": 0, "action": text, "version": steps});
                    window.post(&path("/act"), &body).await;
                }
            }
            window.post(&path("/rematch"), &json!({})).await;
            window.post(&path("/take-back/answer"), &json!({"agree": false})).await;
            window.change(&path("/undo"), &json!({})).await;
            window.change(&path("/take-back"), &json!({})).await;
            window.get(&path(&format!("/log?{seat}&since={steps}"))).await;
        }
        let [real, other] = windows;
        for (one, two) in real.told.iter().zip(&other.told) {
            let game = pair.real.session.game();
            assert_eq!(one, two, "{game} {viewer:?} after {:?} and {:?}", pair.real.lines, pair.other.lines);
        }
        assert_eq!(real.told.len(), other.told.len());
    }
}

async fn law([real, other]: [Place; 2], game: &str, setups: &[Value], seeds: u64) -> Twins {
    let library = Library::standard();
    let version = library.title(game).unwrap().info().rules_version;
    let mut twins =
        Twins { real, other, version, count: 0, apart: 0, heard: 0, crossed: 0, crossed_apart: 0 };
    for (setup, seed) in setups.iter().flat_map(|setup| (0..seeds).map(move |seed| (setup, seed))) {
        let begun = library.title(game).unwrap().start(setup, Seed::from_number(5)).unwrap();
        for viewer in Viewer::all(begun.seats()) {
            if matches!(viewer, Viewer::Seat(seat) if begun.kind(seat) != SeatKind::Human) {
                continue;
            }
            let mut numbers = Numbers(seed * 1000 + 17);
            let mut pair = Pair::new(&library, game, setup, viewer);
            let mut taken = 0;
            while taken < 120
                && let Some(step) = pair.next(&mut numbers)
            {
                let automa = matches!(pair.real.session.mover(&AutoPlan::by_setup()), Some(Mover::Automa(_)));
                // Every step in the beginning and every one that the viewer does not see, then some.
                if step.real != step.other || automa || taken < 8 || taken % 9 == 0 {
                    twins.compare(&mut pair, &step, &mut numbers).await;
                } else {
                    pair.take(&step);
                }
                taken += 1;
                if twins.count > 0 && twins.count.is_multiple_of(40) {
                    twins.real.sweep();
                    twins.other.sweep();
                }
            }
        }
    }
    assert!(twins.count > 20 && twins.heard > 5, "{game}: {} compared, {} heard", twins.count, twins.heard);
    twins
}

fn photosynthesis() -> Vec<Value> {
    vec![json!({"seats": ["human", "human"]}), json!({"seats": ["human", "cynthia"]})]
}

fn circadians() -> Vec<Value> {
    let seats = [vec!["human", "human"], vec!["human", "ai"], vec!["human", "human", "human"]];
    seats.map(|seats| json!({ "seats": seats })).to_vec()
}

#[tokio::test]
async fn laws_no_step_of_photosynthesis_tells_a_secret() {
    law(Place::twice_alone().await, "photosynthesis", &photosynthesis(), 1).await;
}

/// In Sol, as in Photosynthesis, nothing is hidden but what is still to be drawn, and that is nowhere written: both
/// courses are one, and must look the same all the same.
#[tokio::test]
async fn laws_no_step_of_sol_tells_a_secret() {
    law(Place::twice_alone().await, "sol", &[json!({"seats": ["human", "human"]})], 1).await;
}

#[tokio::test]
async fn laws_no_step_of_circadians_tells_a_secret() {
    let twins = law(Place::twice_alone().await, "circadians", &circadians(), 2).await;
    assert!(twins.apart > 10, "{} courses were apart", twins.apart);
}

#[tokio::test]
async fn laws_no_step_of_photosynthesis_tells_a_secret_at_another_node() {
    let twins = law(Place::twice_two_nodes().await, "photosynthesis", &photosynthesis(), 1).await;
    assert_eq!(twins.crossed, twins.heard, "every change crossed");
}

#[tokio::test]
async fn laws_no_step_of_sol_tells_a_secret_at_another_node() {
    let twins = law(Place::twice_two_nodes().await, "sol", &[json!({"seats": ["human", "human"]})], 1).await;
    assert_eq!(twins.crossed, twins.heard, "every change crossed");
}

/// Nodes trust each other: what is hidden crosses with the journal, and must not get further.
#[tokio::test]
async fn laws_no_step_of_circadians_tells_a_secret_at_another_node() {
    let twins = law(Place::twice_two_nodes().await, "circadians", &circadians(), 1).await;
    assert_eq!(twins.crossed, twins.heard, "every change crossed");
    assert!(twins.crossed_apart > 2, "{} changes crossed and were apart", twins.crossed_apart);
}
