//! Bots, hints and reviews, thought about by other instances of the program.

use crate::device::Device;
use serde_json::{Value, json};
use solarium_local::Call;
use solarium_service::{JobState, Thinker};
use solarium_table::{Library, games};

fn thinker() -> Thinker {
    Thinker::new(Library::standard())
}

/// The texts of all lines of tables, without their times.
fn steps(device: &Device) -> Vec<String> {
    fn texts(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::Object(fields) => {
                for (name, value) in fields {
                    match value {
                        Value::String(text) if name == "text" => found.push(text.clone()),
                        value => texts(value, found),
                    }
                }
            }
            Value::Array(values) => values.iter().for_each(|value| texts(value, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    for line in &device.journal {
        let (_, kept) = line.split_once(' ').expect("a line");
        texts(&serde_json::from_str(kept).expect("JSON"), &mut found);
    }
    found
}

/// Two bots play a game to its end.
fn play_out(device: &mut Device, game: &str, thinker: Option<&mut Thinker>) -> String {
    let setup = json!({"seats": ["bot:easy", "bot:easy"]});
    let table = device.table_of(game, &setup);
    let mut thinker = thinker;
    loop {
        let went_on = match &mut thinker {
            Some(thinker) => device.think(thinker),
            None => device.wait(),
        };
        if device.look(&table)["to_move"]["kind"] == "over" {
            return table;
        }
        assert!(went_on || !device.jobs.is_empty() || device.wait(), "{game}: nothing happens");
    }
}

#[test]
fn another_instance_moves_as_this_one_would() {
    for title in games().titles() {
        let (mut alone, mut helped) = (Device::new(), Device::with_thinkers());
        // Both begin with the same random numbers: the tests of a thread share them.
        let seeded = |device: &mut Device, thinker: Option<&mut Thinker>| {
            crate::device::restart_random();
            play_out(device, title.id(), thinker);
        };
        seeded(&mut alone, None);
        seeded(&mut helped, Some(&mut thinker()));
        assert_eq!(steps(&alone), steps(&helped), "{}", title.id());
        assert!(steps(&alone).len() > 20, "{}", title.id());
    }
}

#[test]
fn everything_is_answered_while_a_bot_thinks() {
    let mut device = Device::with_thinkers();
    let setup = json!({"seats": ["human", "bot:easy"], "first_seat": 1});
    let table = device.table_of("photosynthesis", &setup);
    let before = device.look(&table)["version"].clone();
    assert_eq!(device.jobs.len(), 1);
    while device.wait() {
        assert_eq!(device.look(&table)["version"], before, "the instance that answers does not think");
        assert_eq!(device.get("/").status, 200);
        if device.get("/my").status == 200 {
            break;
        }
    }
    assert!(device.think(&mut thinker()));
    assert_ne!(device.look(&table)["version"], before);
}

#[test]
fn a_lost_job_is_given_out_once_more() {
    let mut device = Device::with_thinkers();
    let setup = json!({"seats": ["human", "bot:easy"], "first_seat": 1});
    let table = device.table_of("photosynthesis", &setup);
    device.look(&table);
    let given = device.jobs.clone();
    assert_eq!(given.len(), 1);
    let mut device = device.restarted();
    device.look(&table);
    // Jobs of an instance are numbered from the beginning: an answer to the last instance is the caller's to keep away.
    assert_eq!(device.jobs, given);
    assert!(device.think(&mut thinker()));
    assert!(device.look(&table)["version"].as_u64() > Some(0));
}

#[test]
fn a_job_that_cannot_be_done_leaves_the_table_as_it_was() {
    let mut device = Device::with_thinkers();
    let setup = json!({"seats": ["human", "bot:easy"], "first_seat": 1});
    let table = device.table_of("photosynthesis", &setup);
    let before = device.look(&table);
    let (job, _) = device.jobs.remove(0);
    for answer in [Some("nonsense".to_string()), None] {
        // The second comes for a job that is over; so do those for jobs that never were.
        device.call(Call::Thought { job, answer: answer.clone() }, b"");
        device.call(Call::Thought { job: 999, answer }, b"");
        device.call(Call::Progress { job: 999, percent: 7 }, b"");
        assert_eq!(device.look(&table)["version"], before["version"]);
    }
    for nonsense in ["", "{}", "null", r#"{"game":"chess","pack":null,"matter":{"kind":"move"}}"#] {
        assert!(thinker().begin(nonsense).is_err(), "{nonsense}");
    }
}

#[test]
fn hints_and_reviews_are_thought_about_elsewhere() {
    let mut thinker = thinker();
    let mut device = Device::with_thinkers();
    let table = device.table("photosynthesis");
    device.open(1, &table);
    let hint = device.ask("GET", &format!("/t/{table}/hint?seat=0"), &[], b"");
    assert_eq!(device.answer(hint), None);
    assert_eq!(device.get("/").status, 200);
    assert!(device.think(&mut thinker));
    let hint = device.answer(hint).expect("a hint");
    assert!(hint.status == 200 && hint.body.contains("data-grade=\"4\""), "{hint:?}");
    // The same as where it is thought about in place.
    let copy = Device::with_journal(device.journal.clone()).get(&format!("/t/{table}/hint?seat=0"));
    assert_eq!(hint.body, copy.body);
    // A hint for a position that is past is of no use.
    let late = device.ask("GET", &format!("/t/{table}/hint?seat=0"), &[], b"");
    assert_eq!(device.jobs.len(), 1);
    let look = device.look(&table);
    let (legal, version) = (&look["legal"], &look["version"]);
    let act = json!({"type": "act", "id": 1, "seat": 0, "action": legal[0]["action"], "version": version});
    device.say(1, &act);
    assert_eq!((device.jobs.len(), device.cancelled.len()), (0, 1));
    assert_ne!(device.answer(late).map(|page| page.status), Some(200));

    let table = play_out(&mut device, "photosynthesis", Some(&mut thinker));
    let path = format!("/api/tables/{table}/review");
    let state = |device: &mut Device| {
        let seen = device.request("GET", &path, &[], b"");
        serde_json::from_str::<Value>(&seen.body).expect("JSON")
    };
    assert_eq!(device.request("POST", &path, &[], b"").status, 200);
    assert_eq!(state(&mut device)["state"], "running");
    let (job, text) = device.jobs[0].clone();
    device.call(Call::Progress { job, percent: 40 }, b"");
    assert_eq!(state(&mut device)["percent"], 40);
    // Another instance makes it portion by portion.
    let mut begun = thinker.begin(&text).expect("a review");
    assert!(matches!(begun.work(), Ok(JobState::Percent(_))));
    // One that cannot be made may be asked for again, and begins from its beginning.
    device.call(Call::Thought { job, answer: None }, b"");
    assert_eq!(state(&mut device)["state"], "failed");
    assert_eq!(device.request("POST", &path, &[], b"").status, 200);
    assert_eq!(device.jobs.last().map(|(_, text)| text), Some(&text));
}
