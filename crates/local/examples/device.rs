//! The program of a device outside a browser, for comparing the module with it (`web/measure.mjs`): a line of JSON for
//! each call on standard input, and one for each answer on standard output, with the nanoseconds it took.
//!
//! * `{"boot": {…}}`: a new device without tables;
//! * `{"call": {…}, "at": 17}`: a call, so many milliseconds after the beginning: what it has brought about;
//! * `{"playouts": {"game": "sol", "setup": {…}, "seed": 3, "games": 20}}`: the steps of so many random games.

use serde::Deserialize;
use serde_json::{Value, json};
use solarium_local::{BootOptions, Call, LocalService, Moment};
use solarium_table::games;
use std::cell::Cell;
use std::io::{BufRead, Write, stdin, stdout};
use std::time::{Duration, Instant};

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Order {
    Boot(BootOptions),
    Call { call: Call, at: u64 },
    Playouts { game: String, setup: Value, seed: u64, games: u32 },
}

thread_local! {
    static RANDOM: Cell<u32> = const { Cell::new(0) };
}

/// The same numbers as those of `web/measure.mjs`.
fn entropy(bytes: &mut [u8]) -> Result<(), String> {
    for byte in bytes {
        let next = RANDOM.get().wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        RANDOM.set(next);
        *byte = (next >> 24) as u8;
    }
    Ok(())
}

fn at(millis: u64) -> Moment {
    Moment { unix_millis: millis as i64, since_start: Duration::from_millis(millis) }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut device: Option<LocalService> = None;
    for line in stdin().lock().lines() {
        let order: Order = serde_json::from_str(&line?)?;
        let begun = Instant::now();
        let answer = match order {
            Order::Boot(options) => {
                RANDOM.set(0);
                device = Some(LocalService::boot(at(0), entropy, options, []));
                "null".to_string()
            }
            Order::Call { call, at: millis } => {
                let device = device.as_mut().ok_or("boot first")?;
                device.call(at(millis), call, Vec::new()).to_json()
            }
            Order::Playouts { game, setup, seed, games: count } => {
                let title = games().title(&game).map_err(|refusal| refusal.to_string())?;
                let plies = title.playouts(&setup, seed, count).map_err(|refusal| refusal.to_string())?;
                json!({"plies": plies}).to_string()
            }
        };
        let nanos = begun.elapsed().as_nanos() as u64;
        let mut out = stdout().lock();
        writeln!(out, "{{\"nanos\":{nanos},\"answer\":{answer}}}")?;
        out.flush()?;
    }
    Ok(())
}
