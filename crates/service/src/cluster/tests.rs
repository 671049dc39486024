//! Two services over one store in memory and a bus in memory.

use super::{Bus, ClusterParts, Deliver, Subscription, TableNews};
use crate::message::{Message, QueueClient, Received, queue_connection};
use crate::room::Room;
use crate::seat::Caller;
use crate::test_host::TestHost;
use crate::{App, Fault, Routers, Settings, SocketSession, api};
use axum::body::{Body, to_bytes};
use axum::http::Request;
use futures_util::future::BoxFuture;
use serde_json::{Value, json};
use solarium_conformance::toy::Toy;
use solarium_core::{Seat, Seed, Turn};
use solarium_store::{MemoryStore, NewTable, SeatRow, SharedStore, Store, StoreError, StoreReader};
use solarium_table::{Library, Picture, english};
use std::net::{IpAddr, Ipv4Addr};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;
use tower::ServiceExt;

struct Ear {
    node: usize,
    topic: String,
    deliver: Deliver,
    cut: Arc<AtomicBool>,
}

/// All subscriptions of all nodes.
type Ears = Arc<Mutex<Vec<Weak<Ear>>>>;

/// The bus of one node. While it is cut, nothing goes in or out.
struct MemoryBus {
    node: usize,
    ears: Ears,
    cut: Arc<AtomicBool>,
    reconnects: AtomicU64,
}

impl std::fmt::Debug for MemoryBus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "MemoryBus({})", self.node)
    }
}

impl MemoryBus {
    fn cut(&self, cut: bool) {
        self.cut.store(cut, Relaxed);
        self.reconnects.fetch_add(u64::from(!cut), Relaxed);
    }
}

impl Bus for MemoryBus {
    fn publish(&self, topic: &str, message: Vec<u8>) {
        if self.cut.load(Relaxed) {
            return;
        }
        let ears: Vec<Arc<Ear>> = self.ears.lock().unwrap().iter().filter_map(Weak::upgrade).collect();
        for ear in ears {
            if ear.node != self.node && ear.topic == topic && !ear.cut.load(Relaxed) {
                (ear.deliver)(&message);
            }
        }
    }

    fn subscribe(&self, topic: &str, deliver: Deliver) -> BoxFuture<'static, Subscription> {
        let ear = Arc::new(Ear { node: self.node, topic: topic.to_string(), deliver, cut: self.cut.clone() });
        self.ears.lock().unwrap().push(Arc::downgrade(&ear));
        Box::pin(async { Subscription::new(ear) })
    }

    fn trouble(&self) -> Option<String> {
        self.cut.load(Relaxed).then(|| "cut".to_string())
    }

    fn reconnects(&self) -> u64 {
        self.reconnects.load(Relaxed)
    }

    fn flush(&self) -> BoxFuture<'static, ()> {
        Box::pin(async {})
    }
}

/// Nodes that share a store.
struct Nodes {
    store: Arc<MemoryStore>,
    buses: Vec<Arc<MemoryBus>>,
    apps: Vec<App>,
}

fn table(id: &str, seats: &str) -> NewTable {
    let seed = Seed::from_number(1);
    let row = |secret: &str| SeatRow { secret: Some(crate::seat::hash(secret)), ..SeatRow::default() };
    NewTable {
        id: id.into(),
        game: "toy".into(),
        rules_version: 1,
        setup: format!(r#"{{"seats":{seats}}}"#),
        seed: seed.to_hex(),
        commitment: seed.commitment(),
        seats: vec![row("a"), row("b")],
        ..NewTable::default()
    }
}

fn library() -> Library {
    Library::empty().with::<Toy>(Picture::plain())
}

impl Nodes {
    /// Two nodes with a table `t` for two people, whose seats have the secrets `a` and `b`.
    fn two() -> Nodes {
        let store = Arc::new(MemoryStore::default());
        store.create(table("t", r#"["human","human"]"#)).unwrap();
        let ears = Ears::default();
        let mut nodes = Nodes { store, buses: Vec::new(), apps: Vec::new() };
        for node in 0..2 {
            let bus =
                MemoryBus { node, ears: ears.clone(), cut: Arc::default(), reconnects: AtomicU64::new(0) };
            nodes.buses.push(Arc::new(bus));
            nodes.apps.push(nodes.app(node));
        }
        nodes
    }

    fn app(&self, node: usize) -> App {
        let parts = ClusterParts {
            node: format!("node{node}"),
            bus: self.buses[node].clone(),
            store: self.store.clone(),
        };
        App::node(Arc::new(TestHost::default()), parts, library(), Settings::default())
    }

    /// Waits until a table is at the version of the store at every node, and people decide there.
    async fn agree(&self, id: &str) -> u64 {
        loop {
            let there = self.store.open(id).unwrap().version;
            let mut same = true;
            for app in &self.apps {
                let look = |room: &mut Room| (room.table.version(), room.table.mover().is_none());
                same &= app.hub().visit(id, look).await.unwrap() == (there, true);
            }
            if same {
                return there;
            }
            tokio::task::yield_now().await;
        }
    }
}

fn caller(secret: &str) -> Caller {
    let address = IpAddr::V4(Ipv4Addr::LOCALHOST);
    Caller { address, bearer: Some(crate::seat::hash(secret)), session: None, lang: Default::default() }
}

/// Any legal action, the seat it is for with its secret, and the version.
async fn legal(app: &App, id: &str) -> (u8, &'static str, String, u64) {
    let look = |room: &mut Room| {
        let Turn::Decide(seats) = room.table.session().turn() else { panic!("people decide") };
        let seat = seats.iter().next().unwrap();
        let legal = room.table.legal(seat, english()).unwrap();
        (seat.0, legal[0].action.clone(), room.table.version())
    };
    let (seat, action, version) = app.hub().visit(id, look).await.unwrap();
    (seat, ["a", "b"][usize::from(seat)], action, version)
}

async fn act(app: &App, id: &str) -> Result<u64, Fault> {
    let (seat, secret, action, version) = legal(app, id).await;
    api::do_act(app, id, caller(secret), Some(seat), version, action).await
}

async fn watch(app: &App, secret: &str) -> QueueClient {
    let session = SocketSession::open(app.clone(), "t".into(), caller(secret)).await.unwrap();
    let (connection, client) = queue_connection(64);
    tokio::spawn(session.run(connection));
    client.send.send(Received::Text(json!({"type": "hello"}).to_string().into())).await.unwrap();
    client
}

async fn next(client: &mut QueueClient, kind: &str) -> Value {
    loop {
        let Some(Message::Text(text)) = client.receive.recv().await else { panic!("no {kind}") };
        let message: Value = serde_json::from_str(text.as_str()).unwrap();
        if message["type"] == kind {
            return message;
        }
    }
}

#[tokio::test]
async fn an_act_at_one_node_is_seen_at_the_other() {
    let nodes = Nodes::two();
    nodes.agree("t").await;
    let mut client = watch(&nodes.apps[1], "b").await;
    let before = next(&mut client, "look").await["version"].as_u64().unwrap();
    let version = act(&nodes.apps[0], "t").await.unwrap();
    let mut seen = before;
    while seen < version {
        let change = next(&mut client, "change").await;
        for step in change["steps"].as_array().unwrap() {
            assert_eq!(step["number"].as_u64(), Some(seen), "every line in order");
            seen += 1;
        }
        assert_eq!(change["look"]["version"].as_u64(), Some(seen));
        assert_eq!(change["look"]["you"], json!(1));
    }
    assert_eq!(nodes.agree("t").await, version);
}

#[tokio::test]
async fn of_two_nodes_that_race_one_wins_and_the_other_is_shown_what_happened() {
    let nodes = Nodes::two();
    for round in 0..20 {
        let before = nodes.agree("t").await;
        if nodes.store.open("t").unwrap().over {
            break;
        }
        let (seat, secret, action, version) = legal(&nodes.apps[0], "t").await;
        assert_eq!(version, before);
        // Neither hears of the other before it has tried.
        nodes.buses.iter().for_each(|bus| bus.cut(true));
        let first =
            api::do_act(&nodes.apps[round % 2], "t", caller(secret), Some(seat), version, action.clone());
        let won = first.await.unwrap();
        let second =
            api::do_act(&nodes.apps[1 - round % 2], "t", caller(secret), Some(seat), version, action);
        let Err(Fault::Stale { version, look }) = second.await else { panic!("only one wins") };
        let look: Value = serde_json::from_str(&look).unwrap();
        assert!(version >= won && look["version"].as_u64() == Some(version), "the look is fresh");
        nodes.buses.iter().for_each(|bus| bus.cut(false));
        // The loser has caught up without a message about it.
        for app in &nodes.apps {
            app.look_at_store(app.shared().cluster.as_ref().unwrap()).await;
        }
    }
    let lines = nodes.store.lines("t", 0, 1000).unwrap();
    assert!(lines.len() > 10 && lines.iter().enumerate().all(|(n, line)| line.seq == n as u64));
    assert_eq!(nodes.apps[1].shared().cluster.as_ref().unwrap().measures().len(), 11);
}

#[tokio::test]
async fn what_the_bus_loses_is_found_in_the_journal() {
    let nodes = Nodes::two();
    nodes.agree("t").await;
    let mut client = watch(&nodes.apps[1], "b").await;
    let mut seen = next(&mut client, "look").await["version"].as_u64().unwrap();
    nodes.buses[1].cut(true);
    act(&nodes.apps[0], "t").await.unwrap();
    nodes.buses[1].cut(false);
    // The next news leave a gap, which the journal fills.
    let version = act(&nodes.apps[0], "t").await.unwrap();
    while seen < version {
        let change = next(&mut client, "change").await;
        for step in change["steps"].as_array().unwrap() {
            assert_eq!(step["number"].as_u64(), Some(seen), "every line in order");
            seen += 1;
        }
    }
    // Without any news a look at the store shows it.
    nodes.buses[1].cut(true);
    let version = act(&nodes.apps[0], "t").await.unwrap();
    nodes.store.add_chat_message("t", saying("lost")).unwrap();
    nodes.apps[1].look_at_store(nodes.apps[1].shared().cluster.as_ref().unwrap()).await;
    while seen < version {
        seen = next(&mut client, "change").await["version"].as_u64().unwrap();
    }
    let health = Request::get("/healthz").body(Body::empty()).unwrap();
    let answer = Routers::without_socket(&nodes.apps[1]).oneshot(health).await.unwrap();
    assert_eq!(answer.status(), 200, "play goes on");
    let text = to_bytes(answer.into_body(), 1 << 10).await.unwrap();
    assert!(text.starts_with(b"degraded: cut"), "{text:?}");
    assert_eq!(nodes.agree("t").await, version);
}

fn saying(text: &str) -> solarium_store::ChatMessage {
    solarium_store::ChatMessage { number: 0, seat: Some(0), name: "Ada".into(), text: text.into(), at: 1 }
}

#[tokio::test]
async fn chat_presence_and_seats_reach_the_other_node() {
    let nodes = Nodes::two();
    nodes.agree("t").await;
    let mut client = watch(&nodes.apps[1], "b").await;
    next(&mut client, "look").await;
    let other = watch(&nodes.apps[0], "a").await;
    loop {
        let people = next(&mut client, "people").await;
        if people["seats"][0]["present"] == true {
            break;
        }
    }
    let here = |room: &mut Room| room.is_present(Seat(1));
    while !nodes.apps[0].hub().visit("t", here).await.unwrap() {
        tokio::task::yield_now().await;
    }
    api::do_say(&nodes.apps[0], "t", caller("a"), Some(0), "hello").await.unwrap();
    assert_eq!(next(&mut client, "said").await["saying"]["text"], json!("hello"));
    // Once the node is gone, no client is present there.
    drop(other);
    nodes.apps[1].hub().tell_all(|| crate::live::Order::NodeGone("node0".into()));
    loop {
        let people = next(&mut client, "people").await;
        if people["seats"][0]["present"] == false {
            break;
        }
    }
    // A seat that changes hands at one node is another's at the other, too.
    let change = crate::seat::SeatChange {
        seat: Seat(0),
        row: SeatRow { secret: Some("new".into()), name: Some("Eve".into()), taken: true },
        revokes: true,
        holders: Vec::new(),
    };
    assert!(nodes.apps[1].hub().visit("t", |room| room.seats[0].taken).await.is_ok_and(|taken| !taken));
    nodes.apps[0].hub().change_seat("t", move |_| Ok((Some(change), ()))).await.unwrap();
    loop {
        let people = next(&mut client, "people").await;
        if people["seats"][0]["name"] == "Eve" {
            break;
        }
    }
    let granted = nodes.apps[1].granted(&caller("a"), "t").await.unwrap();
    let holds = move |room: &mut Room| caller("a").holds(&room.seats, granted).contains(Seat(0));
    assert!(!nodes.apps[1].hub().visit("t", holds).await.unwrap(), "the old link holds nothing");
}

/// What a seat's page was told of its deletion.
async fn unsaid(client: &mut QueueClient) -> (Value, Value) {
    let unsaid = next(client, "unsaid").await;
    (unsaid["seat"].clone(), unsaid["last"].clone())
}

#[tokio::test]
async fn what_a_seat_deletes_at_one_node_goes_at_the_other() {
    let nodes = Nodes::two();
    nodes.agree("t").await;
    let rename = |name: &str| {
        let row = SeatRow { name: Some(name.into()), ..table("t", "").seats[0].clone() };
        crate::seat::SeatChange { seat: Seat(0), row, revokes: false, holders: Vec::new() }
    };
    let named = rename("Ada");
    nodes.apps[0].hub().change_seat("t", move |_| Ok((Some(named), ()))).await.unwrap();
    let mut client = watch(&nodes.apps[1], "b").await;
    next(&mut client, "look").await;
    for (secret, seat, text) in [("a", 0, "one"), ("b", 1, "two"), ("a", 0, "three")] {
        api::do_say(&nodes.apps[0], "t", caller(secret), Some(seat), text).await.unwrap();
        assert_eq!(next(&mut client, "said").await["saying"]["text"], json!(text));
    }
    let refused = api::do_forget(&nodes.apps[0], "t", caller("b"), Some(0)).await;
    assert!(matches!(refused, Err(Fault::NotYours(Seat(0)))), "{refused:?}");
    assert_eq!(api::do_forget(&nodes.apps[0], "t", caller("a"), None).await.unwrap(), 2);
    loop {
        let people = next(&mut client, "people").await;
        if people["seats"][0]["name"] == Value::Null {
            break;
        }
    }
    assert_eq!(unsaid(&mut client).await, (json!(0), json!(3)));
    // A message that was deleted before it came is not shown; one that was written after that is.
    let (late, fresh) = (saying("three"), saying("four"));
    nodes.apps[0].publish("t", || TableNews::Said(solarium_store::ChatMessage { number: 3, ..late }));
    nodes.apps[0].publish("t", || TableNews::Said(solarium_store::ChatMessage { number: 4, ..fresh }));
    assert_eq!(next(&mut client, "said").await["saying"]["text"], json!("four"));
    assert_eq!(exported_texts(&nodes), ["two"]);

    // Without any news a look at the store shows it, once.
    let named = rename("Eve");
    nodes.apps[0].hub().change_seat("t", move |_| Ok((Some(named), ()))).await.unwrap();
    while next(&mut client, "people").await["seats"][0]["name"] != "Eve" {}
    api::do_say(&nodes.apps[0], "t", caller("a"), Some(0), "five").await.unwrap();
    nodes.buses[1].cut(true);
    assert_eq!(api::do_forget(&nodes.apps[0], "t", caller("a"), Some(0)).await.unwrap(), 1);
    for _ in 0..2 {
        nodes.apps[1].look_at_store(nodes.apps[1].shared().cluster.as_ref().unwrap()).await;
    }
    while next(&mut client, "people").await["seats"][0]["name"] != Value::Null {}
    assert_eq!(unsaid(&mut client).await, (json!(0), json!(4)));
    nodes.apps[1].hub().visit("t", |_| ()).await.unwrap();
    let later: Vec<Message> = std::iter::from_fn(|| client.receive.try_recv().ok()).collect();
    assert!(later.iter().all(|message| !format!("{message:?}").contains("unsaid")), "{later:?}");
}

/// The chat in the export of the table.
fn exported_texts(nodes: &Nodes) -> Vec<String> {
    let export = crate::transfer::exported(&*nodes.store, &[], "t").unwrap();
    assert!(!export.to_string().contains("Ada"), "no seat has the name: {export}");
    let sayings = export["sayings"].as_array().unwrap();
    sayings.iter().map(|saying| saying["text"].as_str().unwrap().to_string()).collect()
}

#[tokio::test]
async fn a_table_without_duties_holds_no_lease() {
    let nodes = Nodes::two();
    // An automa begins at the first, and a bot plays at the second.
    for (id, seats) in [("clock", r#"["clock","human"]"#), ("bot", r#"["bot:uniform","human"]"#)] {
        nodes.store.create(table(id, seats)).unwrap();
        assert!(nodes.agree(id).await > 0, "{id} has moved");
    }
    let held = |id: &str| {
        let taken = nodes.store.take_leases("another", &[id.to_string()], Duration::ZERO).unwrap();
        taken.is_empty()
    };
    assert!(held("clock") && held("bot"));
    for app in &nodes.apps {
        app.renew_leases(app.shared().cluster.as_ref().unwrap(), true).await;
    }
    while held("clock") {
        tokio::task::yield_now().await;
    }
    assert!(held("bot"), "should its node die, another lets the bot play");
    let before = nodes.agree("clock").await;
    assert!(act(&nodes.apps[1], "clock").await.unwrap() > before, "play goes on without a lease");
}

#[tokio::test]
async fn a_table_that_was_deleted_elsewhere_ends() {
    let nodes = Nodes::two();
    nodes.agree("t").await;
    let mut client = watch(&nodes.apps[1], "b").await;
    next(&mut client, "look").await;
    nodes.store.delete_table("t").unwrap();
    let app = &nodes.apps[1];
    app.look_at_store(app.shared().cluster.as_ref().unwrap()).await;
    while app.hub().visit("t", |_| ()).await.is_ok() {
        tokio::task::yield_now().await;
    }
    let gone = app.hub().visit("t", |_| ()).await;
    assert!(matches!(gone, Err(Fault::Store(StoreError::NoTable))), "{gone:?}");
    while client.receive.recv().await.is_some() {}
}

#[tokio::test]
async fn a_node_goes_on_with_what_a_dead_node_has_left() {
    let nodes = Nodes::two();
    nodes
        .store
        .create(NewTable {
            seats: vec![SeatRow::default(); 3],
            ..table("left", r#"["clock","clock","clock"]"#)
        })
        .unwrap();
    let ids = ["left".to_string(), "unknown".to_string()];
    assert_eq!(nodes.store.take_leases("dead", &ids, Duration::ZERO).unwrap().len(), 2);
    // A table that another living node tends is left alone.
    nodes
        .store
        .create(NewTable {
            seats: vec![SeatRow::default(); 3],
            ..table("tended", r#"["clock","clock","clock"]"#)
        })
        .unwrap();
    nodes.store.take_leases("alive", &["tended".into()], Duration::from_secs(600)).unwrap();
    nodes.apps[0].hub().visit("tended", |_| ()).await.unwrap();
    let app = &nodes.apps[0];
    app.renew_leases(app.shared().cluster.as_ref().unwrap(), true).await;
    while !nodes.store.open("left").unwrap().over {
        tokio::task::yield_now().await;
    }
    assert_eq!(nodes.store.open("tended").unwrap().version, 0, "no node does what another does");
    assert_eq!(nodes.store.nodes_on_bus().unwrap(), ["node0"]);
    app.close_tables().await;
    assert_eq!(nodes.store.nodes_on_bus().unwrap(), [""; 0], "it has taken leave");
    let held = nodes.store.take_leases("another", &["left".into()], Duration::ZERO).unwrap();
    assert_eq!(held, ["left"], "it has handed its duties back");
}

#[tokio::test(start_paused = true)]
async fn nodes_of_one_store_share_one_bus() {
    let nodes = Nodes::two();
    let (first, second) = (&nodes.apps[0], &nodes.apps[1]);
    first.join_cluster().await.unwrap();
    let tending = tokio::spawn({
        let first = first.clone();
        async move { first.tend_cluster().await }
    });
    while nodes.store.nodes_on_bus().unwrap().is_empty() {
        tokio::task::yield_now().await;
    }
    // It does not hear the first, which lives.
    nodes.buses[1].cut(true);
    assert_eq!(second.join_cluster().await, Err(crate::JoinRefusal::OtherBus));
    nodes.buses[1].cut(false);
    assert_eq!(second.join_cluster().await, Ok(()));
    tending.abort();
}
