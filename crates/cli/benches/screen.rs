//! The game on the whole screen, measured in a pseudo-terminal: from the start to the first frame, from a key to the frame
//! that answers it, and how much is written for it. `cargo bench -p solarium --bench screen`; the budgets are in
//! `benches/BUDGET.md`.

#[cfg(unix)]
#[path = "../tests/screen/pty.rs"]
#[allow(dead_code, reason = "the tests use all of it")]
mod pty;

#[cfg(unix)]
fn main() {
    // `cargo test --benches` only wants to know whether it runs.
    let rounds = if std::env::args().any(|arg| arg == "--bench") { 250 } else { 3 };
    measured::run(rounds);
}

#[cfg(not(unix))]
fn main() {}

#[cfg(unix)]
mod measured {
    use super::pty::{DOWN, ENTER, F10, Setting, Terminal, UP, folder};
    use std::time::{Duration, Instant};

    /// Keys that change the screen wherever there is something to choose.
    const KEYS: [&str; 4] = [DOWN, UP, "x", "\x7f"];

    pub(crate) fn run(rounds: usize) {
        println!("{:<16} {:>10} {:>10} {:>10} {:>10} {:>10}", "", "start", "p50", "p99", "most", "bytes");
        for (game, seats) in
            [("photosynthesis", "human,human"), ("sol", "human,human"), ("circadians", "human,ai:1")]
        {
            let home = folder(&format!("bench-{game}"));
            let args = ["play", game, "--seats", seats, "--seed", "3"];
            let begun = Instant::now();
            let setting = Setting { size: (120, 40), env: &[], home: &home };
            let mut terminal = Terminal::start(&args, &setting);
            terminal.wait_for("F1 help");
            let start = begun.elapsed();
            let mut times: Vec<Duration> = Vec::new();
            let mut bytes = 0;
            for round in 0..rounds {
                // Now and then the game goes on, so that many positions are met.
                let on = (round % 5 == 4).then_some(ENTER);
                for key in KEYS.into_iter().chain(on) {
                    if let Some((time, written)) = answered(&mut terminal, key) {
                        times.push(time);
                        bytes = bytes.max(written);
                    }
                }
            }
            terminal.send(F10);
            assert_eq!(terminal.end().0, Some(0));
            times.sort();
            assert!(times.len() >= rounds, "most keys change the screen");
            let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
            println!(
                "{game:<16} {:>10.1?} {:>10.2?} {:>10.2?} {:>10.2?} {bytes:>10}",
                start,
                at(0.5),
                at(0.99),
                at(1.0)
            );
        }
    }

    /// Sends a key and waits for what is written because of it; nothing if it changes nothing.
    fn answered(terminal: &mut Terminal, key: &str) -> Option<(Duration, usize)> {
        terminal.catch_up();
        let (before, begun) = (terminal.written, Instant::now());
        terminal.send(key);
        if terminal.written == before {
            terminal.wait_a_read();
        }
        let time = begun.elapsed();
        (terminal.written > before).then(|| (time, terminal.written - before))
    }
}
