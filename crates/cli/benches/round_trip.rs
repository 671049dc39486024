//! How many `legal` + `play` round trips a second the engine makes through a pipe, each request waiting for the
//! answer before it; and how long the program takes to start.
//!
//! `taskset -c 0 cargo bench -p solarium --bench round_trip`: on one core, as the budget says. Spread over two idle
//! cores, most of the time goes into waking them.

use std::io::{BufRead, BufReader, Write};
use std::process::{ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

const PROGRAM: &str = env!("CARGO_BIN_EXE_solarium");

/// The other end of the pipe: writes a line, waits for a line.
struct Client {
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    answer: String,
}

impl Client {
    fn ask(&mut self, request: &str) -> &str {
        self.input.write_all(request.as_bytes()).expect("the engine reads");
        self.answer.clear();
        self.output.read_line(&mut self.answer).expect("the engine answers");
        &self.answer
    }
}

/// The actions of a `legal` answer, without the cost of a JSON reader: it is the engine that is measured.
fn actions(answer: &str) -> impl Iterator<Item = &str> {
    answer.split("\"action\":\"").skip(1).filter_map(|rest| rest.split_once('"')).map(|(action, _)| action)
}

/// Plays random games for a while: pairs made, games finished.
fn play(client: &mut Client, time: Duration) -> (u64, u64, Duration) {
    let (mut pairs, mut games, mut dice) = (0, 0, 1u64);
    let begun = Instant::now();
    while begun.elapsed() < time {
        let setup = r#"{"cmd":"new","game":"photosynthesis","setup":{"seats":["human","human"],"first_seat":0},"seed":1}"#;
        let opened = client.ask(&format!("{setup}\n"));
        let number: u64 = opened
            .split("\"match\":")
            .nth(1)
            .and_then(|rest| rest.split(',').next())
            .expect("a match")
            .parse()
            .expect("a number");
        let mut seat = 0;
        loop {
            let legal = client.ask(&format!("{{\"cmd\":\"legal\",\"match\":{number},\"seat\":{seat}}}\n"));
            let count = actions(legal).count();
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let action = actions(legal).nth((dice >> 33) as usize % count).expect("an action").to_string();
            let request =
                format!("{{\"cmd\":\"play\",\"match\":{number},\"seat\":{seat},\"action\":\"{action}\"}}\n");
            let played = client.ask(&request);
            assert!(played.contains("\"ok\""), "{played}");
            pairs += 1;
            if played.contains("{\"kind\":\"over\"}") {
                break;
            }
            seat = u64::from(played.contains("\"seats\":[1]"));
        }
        client.ask(&format!("{{\"cmd\":\"close\",\"match\":{number}}}\n"));
        games += 1;
    }
    (pairs, games, begun.elapsed())
}

fn main() {
    // `cargo test --benches` only asks whether it runs.
    let quick = !std::env::args().any(|arg| arg == "--bench");
    let mut child = Command::new(PROGRAM)
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let input = child.stdin.take().expect("piped");
    let output = BufReader::new(child.stdout.take().expect("piped"));
    let mut client = Client { input, output, answer: String::new() };
    let (pairs, games, time) = play(&mut client, Duration::from_millis(if quick { 1 } else { 3000 }));
    drop(client);
    assert!(child.wait().expect("the engine ends").success());
    println!(
        "legal + play, one after the other: {:.0} round trips/s ({pairs} in {games} games)",
        pairs as f64 / time.as_secs_f64()
    );

    let runs = if quick { 1 } else { 50 };
    let mut times: Vec<Duration> = (0..runs)
        .map(|_| {
            let begun = Instant::now();
            let output = Command::new(PROGRAM).arg("--help").output().expect("the program starts");
            assert!(output.status.success());
            begun.elapsed()
        })
        .collect();
    times.sort();
    println!("solarium --help: {:.1} ms (median of {runs})", times[runs / 2].as_secs_f64() * 1e3);
}
