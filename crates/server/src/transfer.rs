//! Whole tables as JSON, out of one store and into another, and the folder through which another process hands tables
//! to the server that owns the data.

use crate::app::App;
use crate::history::course;
use serde_json::{Value, json};
use solarium_core::Language;
use solarium_store::{
    ChatMessage, Line, LineAudience, NewTable, Pack, SeatRow, SeatSession, Store, StoreError, StoreReader,
    TableExport,
};
use solarium_store_sqlite::FreshFile;
use solarium_table::{Entry, Library, english};
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Written into every exported table.
const FORMAT: u64 = 1;
/// How often the server looks for tables that are handed to it.
const LOOK_EVERY: Duration = Duration::from_millis(250);
/// Results that their process did not fetch are removed after this time.
const RESULTS_KEPT: Duration = Duration::from_secs(3600);

/// A table as JSON. `packs` are those of the store.
pub fn exported(store: &dyn StoreReader, packs: &[Pack], id: &str) -> Result<Value, StoreError> {
    let stored = store.open(id)?;
    let table = stored.table;
    let line = |line: &Line| match audience_json(line.audience) {
        Value::Null => json!({"text": line.text, "at": line.at}),
        audience => json!({"text": line.text, "at": line.at, "audience": audience}),
    };
    let lines: Vec<Value> = store.lines(id, 0, stored.version as usize)?.iter().map(line).collect();
    let said =
        |said: &ChatMessage| json!({"seat": said.seat, "name": said.name, "text": said.text, "at": said.at});
    let sayings: Vec<Value> = store.chat_messages(id, 0, usize::MAX >> 1)?.iter().map(said).collect();
    let seat = |row: &SeatRow| json!({"secret": row.secret, "name": row.name, "taken": row.taken});
    let seats: Vec<Value> = table.seats.iter().map(seat).collect();
    let session = |held: &SeatSession| json!({"hash": held.hash, "seat": held.seat, "at": held.at});
    let sessions: Vec<Value> = store.sessions(id)?.iter().map(session).collect();
    let setup: Value = serde_json::from_str(&table.setup).unwrap_or_default();
    let pack = packs.iter().find(|pack| pack.game == table.game && setup["pack"] == json!(pack.id));
    let pack = pack.map(|pack| json!({"id": pack.id, "text": pack.text, "at": pack.at}));
    Ok(json!({
        "solarium_table": FORMAT, "id": table.id, "game": table.game, "rules_version": table.rules_version,
        "setup": table.setup, "start": table.start, "seed": table.seed, "commitment": table.commitment,
        "salt": table.salt, "seed_chosen": table.seed_chosen, "maker": table.maker,
        "read_only": table.read_only, "at": table.at, "open": table.open, "over": stored.over,
        "seats": seats, "sessions": sessions, "lines": lines, "sayings": sayings, "pack": pack,
    }))
}

/// `null` for what is not known, `"all"`, or the seats.
fn audience_json(audience: LineAudience) -> Value {
    match audience {
        LineAudience::Unknown => Value::Null,
        LineAudience::Everybody => json!("all"),
        LineAudience::Seats(bits) => {
            json!((0..32).filter(|seat| bits >> seat & 1 == 1).collect::<Vec<u32>>())
        }
    }
}

fn read_audience(value: &Value) -> Result<LineAudience, String> {
    let bad = || "`audience` must be \"all\" or a list of seats".to_string();
    match value {
        Value::Null => Ok(LineAudience::Unknown),
        Value::String(all) if all == "all" => Ok(LineAudience::Everybody),
        Value::Array(seats) => {
            let bit = |seat: &Value| seat.as_u64().filter(|seat| *seat < 32).map(|seat| 1u32 << seat);
            let bits: Option<Vec<u32>> = seats.iter().map(bit).collect();
            Ok(LineAudience::Seats(bits.ok_or_else(bad)?.iter().fold(0, |all, bit| all | bit)))
        }
        _ => Err(bad()),
    }
}

/// An exported table that was read and checked, as far as that is possible without rules.
#[derive(Debug)]
pub struct ImportedTable {
    whole: TableExport,
    /// The pack it is played with, if that is not a built-in one.
    pack: Option<Pack>,
}

impl ImportedTable {
    /// Reads one line of an export.
    pub fn read(text: &str) -> Result<ImportedTable, String> {
        let value: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
        ImportedTable::from_json(&value)
    }

    fn from_json(value: &Value) -> Result<ImportedTable, String> {
        if value["solarium_table"] != FORMAT {
            return Err(format!("no exported table of format {FORMAT}"));
        }
        let text = |from: &Value, key: &str| {
            from[key].as_str().map(str::to_string).ok_or_else(|| format!("`{key}` must be a text"))
        };
        let maybe = |from: &Value, key: &str| from[key].as_str().map(str::to_string);
        let number = |from: &Value, key: &str| {
            from[key].as_i64().ok_or_else(|| format!("`{key}` must be a whole number"))
        };
        let yes = |from: &Value, key: &str| {
            from[key].as_bool().ok_or_else(|| format!("`{key}` must be true or false"))
        };
        let list = |key: &str| value[key].as_array().ok_or_else(|| format!("`{key}` must be a list"));
        let mut lines = Vec::new();
        for (seq, line) in (0..).zip(list("lines")?) {
            let (text, at) = (text(line, "text")?, number(line, "at")?);
            Entry::parse(&text).map_err(|refusal| refusal.to_string())?;
            lines.push(Line { seq, text, at, audience: read_audience(&line["audience"])? });
        }
        let mut chat_messages = Vec::new();
        for said in list("sayings")? {
            chat_messages.push(ChatMessage {
                number: 0,
                seat: said["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok()),
                name: text(said, "name")?,
                text: text(said, "text")?,
                at: number(said, "at")?,
            });
        }
        let over = yes(value, "over")?;
        // Exports of earlier programs have no sessions. The people of a running game get in by the links of their
        // seats then, so these must not count as used.
        let held_by_sessions = over || value["sessions"].is_array();
        let mut seats = Vec::new();
        for row in list("seats")? {
            let (secret, name) = (maybe(row, "secret"), maybe(row, "name"));
            seats.push(SeatRow { secret, name, taken: yes(row, "taken")? && held_by_sessions });
        }
        let mut sessions = Vec::new();
        for held in value["sessions"].as_array().into_iter().flatten() {
            let seat = u8::try_from(number(held, "seat")?).map_err(|_| "`seat` is out of range")?;
            sessions.push(SeatSession { hash: text(held, "hash")?, seat, at: number(held, "at")? });
        }
        let rules_version = number(value, "rules_version")?;
        let table = NewTable {
            id: text(value, "id")?,
            game: text(value, "game")?,
            rules_version: u32::try_from(rules_version).map_err(|_| "`rules_version` is out of range")?,
            setup: text(value, "setup")?,
            start: maybe(value, "start"),
            seed: text(value, "seed")?,
            commitment: text(value, "commitment")?,
            salt: maybe(value, "salt").unwrap_or_default(),
            seed_chosen: value["seed_chosen"].as_bool().unwrap_or(false),
            maker: maybe(value, "maker"),
            read_only: yes(value, "read_only")?,
            at: number(value, "at")?,
            open: yes(value, "open")?,
            seats,
        };
        let pack = match &value["pack"] {
            Value::Null => None,
            pack => Some(Pack {
                game: table.game.clone(),
                id: text(pack, "id")?,
                text: text(pack, "text")?,
                at: number(pack, "at")?,
            }),
        };
        let whole = TableExport { table, lines, over, snapshots: Vec::new(), chat_messages, sessions };
        Ok(ImportedTable { whole, pack })
    }

    /// Stores it whole; false if it was there already. If the process is killed, it is not there at all.
    fn put(mut self, store: &dyn Store, library: &mut Library) -> Result<bool, String> {
        let id = self.whole.table.id.clone();
        match store.lines(&id, 0, usize::MAX >> 1) {
            Ok(there) if there.iter().zip(&self.whole.lines).any(|(there, line)| there.text != line.text) => {
                return Err(format!("table {id} is there already, with another course; it was left alone"));
            }
            Ok(_) => return Ok(false),
            Err(StoreError::NoTable) => {}
            Err(error) => return Err(format!("table {id}: {error}")),
        }
        if let Some(pack) = self.pack.take() {
            library
                .put_pack_of(&pack.game, &pack.id, &pack.text)
                .map_err(|problems| format!("table {id}: its pack: {problems}"))?;
            store.put_pack(pack).map_err(|error| format!("table {id}: its pack: {error}"))?;
        }
        let lines: Vec<String> = self.whole.lines.iter().map(|line| line.text.clone()).collect();
        let course = course(library, &self.whole.table, &lines)
            .map_err(|fault| format!("table {id} does not play: {}", english().say(&fault.message())))?;
        self.whole.snapshots = course.snapshots;
        for (line, audience) in self.whole.lines.iter_mut().zip(course.audiences) {
            // What these rules cannot say, the export may.
            if audience != LineAudience::Unknown {
                line.audience = audience;
            }
        }
        store.import_table(self.whole).map_err(|error| format!("table {id}: {error}"))?;
        Ok(true)
    }
}

/// What became of the tables of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ImportCount {
    /// Stored now.
    pub new: u64,
    /// There already, and left alone.
    pub known: u64,
}

/// Stores the tables of an exported file, one after the other, up to the first that is refused: the number of its
/// line (from 1) and the reason. Only the owner of the data can.
pub fn import_file(store: &dyn Store, library: &mut Library, file: &Path) -> Result<ImportCount, String> {
    let place = |number: usize, what: String| format!("line {number}: {what}");
    let lines = BufReader::new(File::open(file).map_err(|error| error.to_string())?).lines();
    let mut count = ImportCount::default();
    for (number, line) in (1..).zip(lines) {
        let line = line.map_err(|error| place(number, error.to_string()))?;
        if line.trim().is_empty() {
            continue;
        }
        let table = ImportedTable::read(&line).map_err(|what| place(number, what))?;
        match table.put(store, library).map_err(|what| place(number, what))? {
            true => count.new += 1,
            false => count.known += 1,
        }
    }
    Ok(count)
}

/// The folder beside the data in which another process puts tables for the owner of the data to store: files that are
/// complete when they appear. A file stays until all its tables are stored, so that a killed server goes on with it
/// when it starts again; tables that are there already are left alone.
#[derive(Clone, Debug)]
pub struct Inbox(PathBuf);

/// Ending of the files with tables, and of those with results.
const TABLES: &str = "tables";
const RESULT: &str = "result";

impl Inbox {
    /// The inbox of a data folder.
    pub fn of(data_folder: &Path) -> Inbox {
        Inbox(data_folder.join("solarium-inbox"))
    }

    /// Puts a copy of a file in, under a name that no other process uses; the name.
    pub fn put(&self, file: &Path, number: usize) -> io::Result<String> {
        make_private_folder(&self.0)?;
        let name = format!("{}-{number}", std::process::id());
        let _ = fs::remove_file(self.path(&name, RESULT));
        let mut fresh = FreshFile::create(&self.path(&name, TABLES))?;
        io::copy(&mut File::open(file)?, fresh.file())?;
        fresh.publish(true)?;
        Ok(name)
    }

    /// Takes the result out, if there is one already.
    pub fn result(&self, name: &str) -> Option<Result<ImportCount, String>> {
        let path = self.path(name, RESULT);
        let value: Value = serde_json::from_str(&fs::read_to_string(&path).ok()?).ok()?;
        let _ = fs::remove_file(path);
        Some(match value["error"].as_str() {
            Some(error) => Err(error.to_string()),
            None => {
                let count = |key: &str| value[key].as_u64().unwrap_or(0);
                Ok(ImportCount { new: count("new"), known: count("known") })
            }
        })
    }

    /// Stores what is in, and puts the results in. For the owner of the data.
    pub fn store_all(&self, store: &dyn Store, library: &mut Library) {
        for (name, path) in self.names(TABLES) {
            let result = match import_file(store, library, &path) {
                Ok(ImportCount { new, known }) => json!({"new": new, "known": known}),
                Err(error) => json!({"error": error}),
            };
            tracing::info!(file = %name, %result, "tables were handed in");
            let written = FreshFile::create(&self.path(&name, RESULT)).and_then(|mut fresh| {
                fresh.file().write_all(result.to_string().as_bytes())?;
                fresh.publish(true)
            });
            // Without room for a result its process waits, and finds one once there is room.
            if written.is_ok() {
                let _ = fs::remove_file(path);
            }
        }
        for (_, path) in self.names(RESULT) {
            let age = fs::metadata(&path).and_then(|metadata| metadata.modified()).map(|time| time.elapsed());
            if matches!(age, Ok(Ok(age)) if age > RESULTS_KEPT) {
                let _ = fs::remove_file(path);
            }
        }
    }

    fn path(&self, name: &str, ending: &str) -> PathBuf {
        self.0.join(format!("{name}.{ending}"))
    }

    /// Files of an ending, in the order of their names.
    fn names(&self, ending: &str) -> Vec<(String, PathBuf)> {
        let mut names: Vec<(String, PathBuf)> = fs::read_dir(&self.0)
            .into_iter()
            .flatten()
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|path| path.extension().is_some_and(|found| found == ending))
            .filter_map(|path| Some((path.file_stem()?.to_string_lossy().into_owned(), path)))
            .collect();
        names.sort();
        names
    }
}

/// A folder that only its owner may look into.
pub fn make_private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt;
        builder.mode(0o700);
    }
    builder.create(folder)
}

/// Stores what is handed in through the inbox, until the server stops.
pub async fn watch_inbox(app: App, inbox: Inbox) {
    let mut closing = app.closing();
    loop {
        let inbox = inbox.clone();
        if !inbox.names(TABLES).is_empty() {
            let stored = app
                .block(move |shared| {
                    // Tables may bring packs along.
                    shared.add_packs(|library| inbox.store_all(&*shared.store, library));
                    Ok(())
                })
                .await;
            if let Err(fault) = stored {
                tracing::error!(?fault, "tables that were handed in could not be stored");
            }
        }
        tokio::select! {
            () = tokio::time::sleep(LOOK_EVERY) => {}
            _ = closing.changed() => return,
        }
    }
}
