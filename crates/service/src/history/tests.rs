//! The past of tables, compared with what a plain replay of the whole journal gives.

use super::*;
use serde_json::json;
use solarium_core::{Random, Record, SeatKind, Turn, Viewer};
use solarium_store::{ChatDeletion, ChatMessage, Grant, Line, Pack, SeatSession, SnapshotMark, TableSummary};
use solarium_table::{Mover, standing_steps};

/// One table with all of its snapshots, as a store would have it.
struct OneTable {
    table: NewTable,
    lines: Vec<Line>,
    over: bool,
    snapshots: Vec<Snapshot>,
}

impl StoreReader for OneTable {
    fn open(&self, _: &str) -> Result<StoredTable, StoreError> {
        let snapshot = self.snapshots.iter().rev().nth(1).cloned();
        let from = snapshot.as_ref().map_or(0, |snapshot| snapshot.mark.version as usize);
        Ok(StoredTable {
            table: self.table.clone(),
            version: self.lines.len() as u64,
            over: self.over,
            rematch: None,
            snapshot,
            lines: self.lines[from..].iter().map(|line| line.text.clone()).collect(),
        })
    }

    fn lines(&self, _: &str, from: u64, most: usize) -> Result<Vec<Line>, StoreError> {
        Ok(self.lines.iter().skip(from as usize).take(most).cloned().collect())
    }

    fn snapshot_marks(&self, _: &str) -> Result<Vec<SnapshotMark>, StoreError> {
        Ok(self.snapshots.iter().map(|snapshot| snapshot.mark).collect())
    }

    fn snapshot(&self, _: &str, version: u64) -> Result<Option<Snapshot>, StoreError> {
        Ok(self.snapshots.iter().find(|snapshot| snapshot.mark.version == version).cloned())
    }

    fn chat_messages(&self, _: &str, _: u64, _: usize) -> Result<Vec<ChatMessage>, StoreError> {
        Ok(Vec::new())
    }

    fn chat_deletions(&self, _: &str) -> Result<Vec<ChatDeletion>, StoreError> {
        Ok(Vec::new())
    }

    fn open_tables(&self, _: usize) -> Result<Vec<TableSummary>, StoreError> {
        Ok(Vec::new())
    }

    fn packs(&self) -> Result<Vec<Pack>, StoreError> {
        Ok(Vec::new())
    }

    fn grants_of(&self, _: &str, _: usize) -> Result<Vec<Grant>, StoreError> {
        Ok(Vec::new())
    }

    fn sessions(&self, _: &str) -> Result<Vec<SeatSession>, StoreError> {
        Ok(Vec::new())
    }

    fn table_summary(&self, _: &str) -> Result<TableSummary, StoreError> {
        Err(StoreError::NoTable)
    }

    fn ids(&self, _: Option<&str>, _: usize) -> Result<Vec<String>, StoreError> {
        Ok(vec![self.table.id.clone()])
    }

    fn review(&self, _: &str) -> Result<Option<String>, StoreError> {
        Ok(None)
    }

    fn count(&self) -> Result<u64, StoreError> {
        Ok(1)
    }
}

fn new_table(game: &str, setup: &Value, number: u64) -> NewTable {
    let seed = Seed::from_number(number);
    NewTable {
        id: "t".into(),
        game: game.into(),
        rules_version: 1,
        setup: setup.to_string(),
        seed: seed.to_hex(),
        commitment: seed.commitment(),
        ..NewTable::default()
    }
}

/// Something that is no step, at random; nothing if it is not possible now.
fn fiddle(table: &mut Table, random: &mut Random) -> Vec<Change> {
    let seats = table.session().seats() as u32;
    let seat = Seat(random.below(seats) as u8);
    let bots = ["random", "uniform", "greedy"];
    let changes = match random.below(9) {
        0..=2 => table.undo(seat).map(|change| vec![change]),
        3 => table.reset_turn(seat),
        4 | 5 => table.ask_take_back(seat),
        6 => table.answer_take_back(seat, random.below(3) > 0),
        7 => {
            let bot = (random.below(2) == 0).then(|| bots[random.below(3) as usize]);
            table.hand_over(seat, bot).map(|change| vec![change])
        }
        _ => {
            let replies = [Reply::Soon, Reply::AtOnce, Reply::Wait];
            table.reply(seat, replies[random.below(3) as usize]).map(|change| vec![change])
        }
    };
    // Everybody answers as often as not, so that something is gone back to now and then.
    let mut changes = changes.unwrap_or_default();
    while let Some(asked) = table.asked()
        && random.below(4) > 0
    {
        let Some(other) = asked.waiting.iter().next() else { break };
        changes.extend(table.answer_take_back(other, random.below(5) > 0).unwrap_or_default());
    }
    changes
}

/// A game at random with much taken back, up to so many lines.
fn play(title: &dyn Title, setup: &Value, number: u64, most: usize) -> (Table, Vec<Change>) {
    let mut random = Random::new(number);
    let mut table = Table::new(title.start(setup, Seed::from_number(number)).unwrap(), Vec::new(), 0);
    let mut lines: Vec<Change> = Vec::new();
    // How much is taken back differs from game to game.
    let restless = 1 + random.below(4);
    while lines.len() < most && table.session().turn() != Turn::Over {
        if random.below(10) < restless {
            lines.extend(fiddle(&mut table, &mut random));
            continue;
        }
        match table.mover() {
            Some(Mover::Chance | Mover::Automa(_) | Mover::Usual(_) | Mover::Bot(_)) => {
                lines.extend(table.advance().unwrap());
            }
            None => {
                let Turn::Decide(seats) = table.session().turn() else { continue };
                let seats: Vec<Seat> = seats.iter().collect();
                let seat = seats[random.below(seats.len() as u32) as usize];
                let legal = table.session().seen_by(seat).unwrap().legal(solarium_table::english()).unwrap();
                let action = &legal[random.below(legal.len() as u32) as usize].action;
                lines.push(table.act(seat, action).unwrap());
            }
        }
    }
    (table, lines)
}

/// As the store does when it drops a snapshot between two others.
fn thin_out(snapshots: &mut Vec<Snapshot>, random: &mut Random) {
    let mut at = 0;
    while at + 2 < snapshots.len() {
        if random.below(2) == 0 {
            let dropped = snapshots.remove(at).mark.untouched;
            let next = &mut snapshots[at].mark;
            next.untouched = next.untouched.min(dropped);
        } else {
            at += 1;
        }
    }
}

fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// What everybody can see of a position, and what only the server knows.
fn all_of(session: &dyn Session) -> (String, Before, Vec<Value>, String) {
    let views = viewers(session.seats()).map(|viewer| session.seen(viewer).unwrap().json()).collect();
    (
        session.position().hash,
        session.so_far(),
        views,
        session.seen(Viewer::Spectator).unwrap().svg(solarium_table::english()),
    )
}

/// Every line of a journal with what it caused, by a plain replay.
fn plain_lines(title: &dyn Title, table: &NewTable, entries: &[Entry]) -> Vec<(Change, usize)> {
    let mut playing = Table::new(beginning(title, table, seed(table).unwrap()).unwrap(), Vec::new(), 0);
    let replayed = |entry| {
        let trace = match entry {
            &Entry::Step { seat: Some(seat), .. }
                if matches!(playing.session().kind(seat), SeatKind::Automa(_)) =>
            {
                playing.session().seen_by(seat).unwrap().explain().ok().map(|explained| explained.trace)
            }
            _ => None,
        };
        let mut change = playing.replay(entry).unwrap();
        if let Some(report) = &mut change.report {
            report.trace = trace;
        }
        (change, playing.session().steps())
    };
    entries.iter().map(replayed).collect()
}

fn check(library: &Library, game: &str, setup: &Value, number: u64) {
    let title = library.title(game).unwrap();
    let mut random = Random::new(number ^ 0xabcd);
    let (played, changes) = play(title, setup, number, 40 + random.below(260) as usize);
    let texts: Vec<String> = changes.iter().map(|change| change.entry.to_string()).collect();
    let entries: Vec<Entry> = changes.iter().map(|change| change.entry.clone()).collect();
    let table = new_table(game, setup, number);
    let every = 3 + u64::from(random.below(12));
    let Course { mut snapshots, audiences } = course_with(library, &table, &texts, every).unwrap();
    thin_out(&mut snapshots, &mut random);
    let line = |(seq, text): (usize, &String)| Line {
        seq: seq as u64,
        text: text.clone(),
        at: 0,
        audience: audiences[seq],
    };
    let over = played.session().turn() == Turn::Over;
    let lines = texts.iter().enumerate().map(line).collect();
    let store = OneTable { table: table.clone(), lines, over, snapshots };

    let steps = standing_steps(&entries);
    assert_eq!(steps, played.session().log(false).steps, "what stands is what the match holds");
    let record = Record {
        game: game.into(),
        rules_version: 1,
        setup: setup.clone(),
        start: None,
        commitment: table.commitment.clone(),
        seed: over.then(|| table.seed.clone()),
        salt: None,
        steps,
        closed: true,
    };
    for step in 0..=record.steps.len() {
        let plain = title.replay(&record, Some(step)).unwrap();
        let there = at(&store, library, "t", step).unwrap();
        assert_eq!(all_of(&*there), all_of(&*plain), "{game} {number}: after step {step}");
        let moment = moment(&store, library, "t", step).unwrap();
        assert_eq!(all_of(moment.table.session()), all_of(&*plain));
        assert_eq!((moment.step, moment.steps), (step, record.steps.len()));
        let led = step.checked_sub(1).map(|before| {
            let taken = &record.steps[before];
            let entry = Entry::step(taken.seat, taken.text.clone());
            let mut plain = Table::new(title.replay(&record, Some(before)).unwrap(), Vec::new(), 0);
            plain.replay(&entry).unwrap().report.unwrap().events
        });
        assert_eq!(moment.change.map(|change| change.report.unwrap().events), led);
    }
    let beyond = at(&store, library, "t", record.steps.len() + 1);
    assert!(matches!(beyond, Err(Fault::NoStep { steps }) if steps == record.steps.len()));

    let plain = plain_lines(title, &table, &entries);
    let version = entries.len() as u64;
    for _ in 0..40 {
        let from = u64::from(random.below(version as u32 + 2));
        let wanted = from..from + u64::from(random.below(30));
        let found = super::lines(&store, library, "t", wanted.clone()).unwrap();
        let expected =
            (wanted.start.min(version)..wanted.end.min(version)).map(|n| (n, &plain[n as usize].0));
        let all = |(number, change): (u64, &Change)| {
            (number, change.entry.clone(), change.report.clone(), change.audience)
        };
        let expected: Vec<_> = expected.map(all).collect();
        let lines: Vec<_> = found.lines.iter().map(|(number, change)| all((*number, change))).collect();
        assert_eq!(lines, expected, "{game} {number}: lines {wanted:?}");
        let last = wanted.end.min(version).checked_sub(1);
        assert_eq!(found.steps, last.map_or(0, |last| plain[last as usize].1));
    }
    for viewer in viewers(played.session().seats()) {
        let sees = over || {
            let mut session = title.start(setup, Seed::from_number(0)).unwrap();
            record.steps.iter().all(|step| {
                session
                    .take_written(step.seat, &step.text, solarium_table::Narration::Silent)
                    .unwrap()
                    .audience
                    .includes(viewer)
            })
        };
        match super::record(&store, library, "t", viewer) {
            Ok(found) => assert!(sees && found.steps == record.steps),
            Err(fault) => assert!(!sees && matches!(fault, Fault::HiddenRecord)),
        }
    }
    let revived = revive(&store, library, &store.open("t").unwrap()).unwrap();
    assert_eq!(all_of(revived.session()), all_of(played.session()));
    assert_eq!((revived.version(), revived.asked()), (version, played.asked()));
    assert_eq!((revived.bots(), revived.replies()), (played.bots(), played.replies()));
    let newest = store.snapshots.last().map_or(0, |snapshot| snapshot.mark.version as usize);
    let stood = newest.checked_sub(1).map_or(0, |last| plain[last].1);
    let touched = entries[newest..].iter().filter_map(Entry::touches).fold(stood, usize::min);
    assert_eq!(revived.untouched(), touched, "as far as the next snapshot has to say");
}

#[test]
fn the_past_is_what_a_plain_replay_gives() {
    let library = Library::standard();
    let setups = [
        ("photosynthesis", json!({"seats": ["human", "human"]})),
        ("photosynthesis", json!({"seats": ["human", "cynthia", "human"]})),
        ("sol", json!({"seats": ["human", "human"]})),
        ("sol", json!({"seats": ["human", "human", "bot:greedy"]})),
        ("circadians", json!({"seats": ["human", "human"]})),
        ("circadians", json!({"seats": ["human", "human", "human"]})),
    ];
    for (game, setup) in &setups {
        let title = library.title(game).unwrap();
        // As a table stores it: with every option named.
        let setup = title.start(setup, Seed::from_number(0)).unwrap().setup();
        for number in 0..3 {
            check(&library, game, &setup, number);
        }
    }
}

/// What a snapshot says of usual answers is read back; those of earlier programs say nothing of them.
#[test]
fn snapshots_keep_how_seats_answer() {
    let library = Library::standard();
    let setup = json!({"seats": ["human", "human"], "first_seat": 0});
    let session = library.title("sol").unwrap().start(&setup, Seed::from_number(1)).unwrap();
    let mut table = Table::new(session, Vec::new(), 0);
    while table.advance().unwrap().is_some() {}
    table.reply(Seat(1), Reply::AtOnce).unwrap();
    let mut text: Value = serde_json::from_str(&snapshot_of(&mut table).text).unwrap();
    let position: Position = serde_json::from_value(text.clone()).unwrap();
    assert_eq!((position.replies, position.second_thoughts), (table.replies().to_vec(), false));
    let action =
        table.session().seen_by(Seat(0)).unwrap().legal(solarium_table::english()).unwrap()[0].action.clone();
    table.act(Seat(0), &action).unwrap();
    table.ask_take_back(Seat(0)).unwrap();
    table.answer_take_back(Seat(1), true).unwrap();
    let position: Position = serde_json::from_str(&snapshot_of(&mut table).text).unwrap();
    assert!(position.second_thoughts, "gone back");
    for new in ["replies", "second_thoughts", "asked"] {
        text.as_object_mut().unwrap().remove(new);
    }
    let position: Position = serde_json::from_value(text).unwrap();
    assert_eq!((position.replies, position.second_thoughts), (Vec::new(), false));
}
