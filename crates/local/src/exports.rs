//! The service as WebAssembly: a handful of functions, and buffers in the module's memory for what goes in and comes
//! out. This is the only code of the project with `unsafe`.
//!
//! JavaScript calls, in this order: `begin` once; then for everything else `input` with the number of bytes, writes them
//! where it points, and calls `boot` (the lines of the journal) or `call` (JSON, then the body of a request). Both
//! return the length of a JSON text that lies at `output`; the bodies of answers lie at `bytes`. An instance that thinks
//! for another one is not booted: it gets `job_begin`, `job_work` and `job_drop`. A trap ends the instance: nothing of it
//! may be used any more.

#![expect(unsafe_code, reason = "functions that JavaScript calls, and those of JavaScript that are called")]

use crate::calls::{Call, Moment};
use crate::service::LocalService;
use serde::Deserialize;
use serde_json::{Value, json};
use solarium_service::{BegunJob, JobState, Thinker};
use solarium_table::engine::Engine;
use solarium_table::{Library, games};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::time::Duration;

// SAFETY: these are the imports that the glue in `crates/page/assets/web` gives to every instance, with these types. The
// functions read or write the bytes they are pointed at and nothing else, and keep no pointer.
#[link(wasm_import_module = "host")]
unsafe extern "C" {
    /// Fills `len` bytes at `at` with random ones.
    fn random(at: *mut u8, len: usize);
    /// Reports the text of `len` bytes at `at`: why the program is about to trap.
    fn panicked(at: *const u8, len: usize);
}

thread_local! {
    static INPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static OUTPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static BYTES: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static SERVICE: RefCell<Option<LocalService>> = const { RefCell::new(None) };
    static ENGINE: RefCell<Option<Engine>> = const { RefCell::new(None) };
    static THINKER: RefCell<Option<Thinker>> = const { RefCell::new(None) };
    static JOBS: RefCell<BTreeMap<u32, BegunJob>> = const { RefCell::new(BTreeMap::new()) };
}

fn entropy(bytes: &mut [u8]) -> Result<(), String> {
    // SAFETY: pointer and length are those of a slice that can be written, and the function keeps neither.
    unsafe { random(bytes.as_mut_ptr(), bytes.len()) };
    Ok(())
}

fn moment(unix_millis: f64, since_start: f64) -> Moment {
    let since_start = Duration::try_from_secs_f64(since_start / 1000.0).unwrap_or_default();
    Moment { unix_millis: unix_millis as i64, since_start }
}

fn put_output(text: Vec<u8>) -> usize {
    let len = text.len();
    OUTPUT.set(text);
    len
}

/// Makes the reason of a trap known. To be called first.
// SAFETY: no other function of the module has this name; so it is with all exports here.
#[unsafe(no_mangle)]
extern "C" fn begin() {
    std::panic::set_hook(Box::new(|fault| {
        let text = fault.to_string();
        // SAFETY: pointer and length are those of a text that lives until the function returns.
        unsafe { panicked(text.as_ptr(), text.len()) };
    }));
}

/// Makes room for `len` bytes of input: where to write them. What was there before is gone.
// SAFETY: see `begin`. The room stays where it is until the next call of this function.
#[unsafe(no_mangle)]
extern "C" fn input(len: usize) -> *mut u8 {
    INPUT.with_borrow_mut(|input| {
        input.clear();
        input.resize(len, 0);
        input.as_mut_ptr()
    })
}

/// Where the JSON of the last call lies.
// SAFETY: see `begin`. It stays where it is until the next call of `boot`, `call` or `engine`.
#[unsafe(no_mangle)]
extern "C" fn output() -> *const u8 {
    OUTPUT.with_borrow(Vec::as_ptr)
}

/// Where the bodies of answers of the last call lie.
// SAFETY: see `output`.
#[unsafe(no_mangle)]
extern "C" fn bytes() -> *const u8 {
    BYTES.with_borrow(Vec::as_ptr)
}

/// How long they are.
// SAFETY: see `begin`.
#[unsafe(no_mangle)]
extern "C" fn bytes_len() -> usize {
    BYTES.with_borrow(Vec::len)
}

/// Begins from a journal. The first line of the input is [`crate::BootOptions`] as JSON, the others those of the journal: how far it was read, as JSON.
// SAFETY: see `begin`.
#[unsafe(no_mangle)]
extern "C" fn boot(unix_millis: f64, since_start: f64) -> usize {
    let lines = INPUT.take();
    // Bytes that are no text can only stand in a line that is spoiled, which is found by its checksum.
    let lines = String::from_utf8_lossy(&lines);
    let mut lines = lines.lines();
    let options = lines.next().and_then(|options| serde_json::from_str(options).ok()).unwrap_or_default();
    let service = LocalService::boot(moment(unix_millis, since_start), entropy, options, lines);
    let state = service.state_json().to_string();
    SERVICE.set(Some(service));
    put_output(state.into_bytes())
}

/// Carries out a call: the first `len` bytes of the input are its JSON, the others the body of a request.
// SAFETY: see `begin`.
#[unsafe(no_mangle)]
extern "C" fn call(len: usize, unix_millis: f64, since_start: f64) -> usize {
    let mut json = INPUT.take();
    let body = json.split_off(len.min(json.len()));
    let call: Call = match serde_json::from_slice(&json) {
        Ok(call) => call,
        Err(error) => return put_error(error),
    };
    let answered = SERVICE.with_borrow_mut(|service| {
        service.as_mut().map(|service| service.call(moment(unix_millis, since_start), call, body))
    });
    let Some(answered) = answered else {
        return put_error("boot first");
    };
    let text = answered.to_json();
    BYTES.set(answered.bytes);
    put_output(text.into_bytes())
}

fn put_error(error: impl std::fmt::Display) -> usize {
    put_output(json!({"error": error.to_string()}).to_string().into_bytes())
}

/// Begins a job of another instance, which is the input, under a number of the caller's: `{}`, or what is wrong with it.
// SAFETY: see `begin`.
#[unsafe(no_mangle)]
extern "C" fn job_begin(number: u32) -> usize {
    let text = INPUT.take();
    let begun = THINKER.with_borrow_mut(|thinker| {
        let thinker = thinker.get_or_insert_with(|| Thinker::new(Library::standard()));
        thinker.begin(&String::from_utf8_lossy(&text))
    });
    match begun {
        Ok(job) => {
            JOBS.with_borrow_mut(|jobs| jobs.insert(number, job));
            put_output(b"{}".to_vec())
        }
        Err(error) => put_error(error),
    }
}

/// Does the next portion of a job: `{"percent": 40}`, or `{"answer": "…"}` if it was the last one, or what went wrong.
// SAFETY: see `begin`.
#[unsafe(no_mangle)]
extern "C" fn job_work(number: u32) -> usize {
    let Some(mut job) = JOBS.with_borrow_mut(|jobs| jobs.remove(&number)) else {
        return put_error("there is no such job");
    };
    match job.work() {
        Ok(JobState::Percent(percent)) => {
            JOBS.with_borrow_mut(|jobs| jobs.insert(number, job));
            put_output(json!({"percent": percent}).to_string().into_bytes())
        }
        Ok(JobState::Done(answer)) => put_output(json!({"answer": answer}).to_string().into_bytes()),
        Err(error) => put_error(error),
    }
}

/// Drops a job, if it is there.
// SAFETY: see `begin`.
#[unsafe(no_mangle)]
extern "C" fn job_drop(number: u32) {
    JOBS.with_borrow_mut(|jobs| jobs.remove(&number));
}

#[derive(Deserialize)]
struct Playouts {
    game: String,
    setup: Value,
    seed: u64,
    games: u32,
}

/// Plays games at random, as the input says in JSON: `{"plies": 12345}`. For measuring.
// SAFETY: see `begin`.
#[unsafe(no_mangle)]
extern "C" fn playouts() -> usize {
    let wanted: Playouts = match serde_json::from_slice(&INPUT.take()) {
        Ok(wanted) => wanted,
        Err(error) => return put_error(error),
    };
    let title = games().title(&wanted.game);
    match title.and_then(|title| title.playouts(&wanted.setup, wanted.seed, wanted.games)) {
        Ok(plies) => put_output(json!({"plies": plies}).to_string().into_bytes()),
        Err(refusal) => put_error(refusal),
    }
}

/// Answers a line of the engine protocol, which is the input. The matches are apart from those of the service.
// SAFETY: see `begin`.
#[unsafe(no_mangle)]
extern "C" fn engine() -> usize {
    let line = INPUT.take();
    let mut answer = Vec::new();
    ENGINE.with_borrow_mut(|engine| {
        let engine = engine.get_or_insert_with(|| Engine::new(Library::standard(), entropy));
        engine.answer(&line, &mut answer);
    });
    put_output(answer)
}
