//! What an act costs in statements and messages, counted: the same for any number of tables, lines and nodes.

use crate::line::Line;
use crate::server::{Server, transactions};
use crate::tables::{Act, SEED, body, script};
use crate::{Row, row};

/// Acts of one count, one after the other: what is counted does not hang on what shares a statement.
const ACTS: usize = 500;

/// Statements and messages of an act, and the bytes of the messages.
#[derive(Clone, Copy, Debug)]
struct Cost {
    appends: f64,
    statements: f64,
    messages: f64,
    bytes: f64,
}

/// Tables that are played on, each at its own node.
struct Played {
    tables: Vec<(String, [String; 2])>,
    acts: Vec<Act>,
    /// How many acts each table has seen.
    done: usize,
}

impl Played {
    async fn new(nodes: &[Server], count: usize) -> Played {
        let mut line = nodes[0].line().await;
        let mut tables = Vec::new();
        for _ in 0..count {
            tables.push(line.pair(SEED).await);
        }
        // Every node that will serve a table opens it before anything is counted.
        let played = Played { tables, acts: script(), done: 0 };
        let mut lines = connected(nodes).await;
        for (n, (id, _)) in played.tables.iter().enumerate() {
            let looked = lines[n % nodes.len()].ask("GET", &format!("/api/tables/{id}"), "", "").await;
            assert!(looked.is_some_and(|(status, _)| status == 200));
        }
        played
    }

    /// Plays on at all tables, and counts.
    async fn go_on(&mut self, nodes: &[Server], url: &str) -> Cost {
        let each = ACTS / self.tables.len();
        let before = counters(nodes, url).await;
        // A connection on which nothing is asked is closed, and counting takes a while.
        let mut lines = connected(nodes).await;
        for act in &self.acts[self.done..self.done + each] {
            for (n, (id, secrets)) in self.tables.iter().enumerate() {
                let path = format!("/api/tables/{id}/act");
                let line = &mut lines[n % nodes.len()];
                let answer = line.ask("POST", &path, &secrets[act.seat], &body(act)).await;
                let (status, text) = answer.expect("an answer");
                assert_eq!(status, 200, "{text}");
            }
        }
        self.done += each;
        let after = counters(nodes, url).await;
        let of_act = |n: usize| (after[n] - before[n]) / (each * self.tables.len()) as f64;
        Cost { appends: of_act(0), statements: of_act(1), messages: of_act(2), bytes: of_act(3) }
    }
}

async fn connected(nodes: &[Server]) -> Vec<Line> {
    let mut lines = Vec::new();
    for node in nodes {
        lines.push(node.line().await);
    }
    lines
}

/// Statements that appended, transactions of the database, messages and their bytes so far.
async fn counters(nodes: &[Server], url: &str) -> [f64; 4] {
    let mut sums = [0.0, transactions(url).await as f64, 0.0, 0.0];
    for node in nodes {
        let names = ["store_append_statements_total", "bus_messages_total", "bus_bytes_total"];
        let [statements, messages, bytes] = node.measures(names).await;
        sums[0] += statements;
        sums[2] += messages;
        sums[3] += bytes;
    }
    sums
}

/// Counts with few and many tables, early and late in their games, with two nodes and with four.
pub(crate) async fn counted(url: &str, bus: &str) -> Vec<Row> {
    let start = || Server::start_with(&["serve-node", url, bus]);
    let mut nodes = vec![start(), start()];
    let mut few = Played::new(&nodes, 10).await;
    let mut costs = vec![("10 tables", few.go_on(&nodes, url).await)];
    costs.push(("50 lines later", few.go_on(&nodes, url).await));
    let mut many = Played::new(&nodes, 200).await;
    costs.push(("200 tables", many.go_on(&nodes, url).await));
    nodes.extend([start(), start()]);
    let mut among = Played::new(&nodes, 10).await;
    costs.push(("4 nodes", among.go_on(&nodes, url).await));
    let told = |of: fn(&Cost) -> f64, digits: usize| {
        let each = costs.iter().map(|(when, cost)| format!("{:.digits$} ({when})", of(cost)));
        each.collect::<Vec<_>>().join(", ")
    };
    // Signs of life and looks at the store go on meanwhile, so that the sums are a little more than one.
    let about_one = |of: fn(&Cost) -> f64| costs.iter().all(|(_, cost)| (0.99..1.15).contains(&of(cost)));
    let bytes = costs.iter().map(|(_, cost)| cost.bytes);
    let (least, most) =
        bytes.fold((f64::MAX, 0.0f64), |(least, most), bytes| (least.min(bytes), most.max(bytes)));
    vec![
        row(
            "statements that append, for an act",
            told(|cost| cost.appends, 2),
            "1, whatever there is beside it",
            about_one(|cost| cost.appends),
        ),
        row(
            "all transactions of the database, for an act",
            told(|cost| cost.statements, 2),
            "1, but for signs of life",
            about_one(|cost| cost.statements),
        ),
        row(
            "messages on NATS, for an act",
            told(|cost| cost.messages, 2),
            "1, but for signs of life",
            about_one(|cost| cost.messages),
        ),
        row(
            "bytes on NATS, for an act",
            told(|cost| cost.bytes, 0),
            "alike: most ≤ 1.3 × least",
            most <= 1.3 * least,
        ),
    ]
}
