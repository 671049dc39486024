//! Whole tables as JSON, out of one store and into another.

use crate::error::Fault;
use crate::history::course;
use crate::host::Host;
use crate::{limits, seat};
use serde_json::{Value, json};
use solarium_core::{Language, Message, Salt, Seed};
use solarium_store::{
    ChatMessage, Line, LineAudience, NewTable, Pack, SeatRow, SeatSession, Store, StoreError, StoreReader,
    TableExport,
};
use solarium_table::{Entry, Library, english};
use std::io::BufRead;

/// Written into every exported table.
const FORMAT: u64 = 1;

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
        "without_hints": table.without_hints,
        "read_only": table.read_only, "at": table.at, "open": table.open, "over": stored.over,
        "rematch": stored.rematch,
        "seats": seats, "sessions": sessions, "lines": lines, "sayings": sayings, "pack": pack,
    }))
}

/// A pack as JSON. Tables bring theirs along; this is for packs that none is played with.
pub fn exported_pack(pack: &Pack) -> Value {
    json!({"solarium_pack": FORMAT, "game": pack.game, "id": pack.id, "text": pack.text, "at": pack.at})
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

/// One line of an export that was read and checked.
#[derive(Debug)]
pub enum Imported {
    /// A table.
    Table(Box<ImportedTable>),
    /// A pack.
    Pack(Pack),
}

impl Imported {
    /// Reads one line of an export.
    pub fn read(text: &str) -> Result<Imported, String> {
        let value: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
        if value["solarium_pack"].is_null() {
            return Ok(Imported::Table(Box::new(ImportedTable::from_json(&value)?)));
        }
        if value["solarium_pack"] != FORMAT {
            return Err(format!("no exported pack of format {FORMAT}"));
        }
        let game = value["game"].as_str().ok_or("`game` must be a text")?;
        Ok(Imported::Pack(read_pack(&value, game)?))
    }

    /// Stores it; false if it was there already, nothing if it is no table.
    fn put(self, store: &dyn Store, library: &mut Library) -> Result<Option<bool>, String> {
        match self {
            Imported::Table(table) => table.put(store, library).map(Some),
            Imported::Pack(pack) => {
                let what = format!("pack {}", pack.id);
                put_pack(store, library, pack, &what).map(|()| None)
            }
        }
    }
}

fn read_pack(value: &Value, game: &str) -> Result<Pack, String> {
    let text = |key: &str| {
        value[key].as_str().map(str::to_string).ok_or_else(|| format!("`{key}` of a pack must be a text"))
    };
    let at = value["at"].as_i64().ok_or("`at` of a pack must be a whole number")?;
    Ok(Pack { game: game.to_string(), id: text("id")?, text: text("text")?, at })
}

fn put_pack(store: &dyn Store, library: &mut Library, pack: Pack, what: &str) -> Result<(), String> {
    library
        .put_pack_of(&pack.game, &pack.id, &pack.text)
        .map_err(|problems| format!("{what}: {}", problems.text(english())))?;
    store.put_pack(pack).map(drop).map_err(|error| format!("{what}: {error}"))
}

/// An exported table that was read and checked, as far as that is possible without rules.
#[derive(Debug)]
pub struct ImportedTable {
    whole: TableExport,
    /// The pack it is played with, if that is not a built-in one.
    pack: Option<Pack>,
}

impl ImportedTable {
    /// Reads the text of one exported table.
    pub(crate) fn read(text: &str) -> Result<ImportedTable, String> {
        ImportedTable::from_json(&serde_json::from_str(text).map_err(|error| error.to_string())?)
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
            without_hints: value["without_hints"].as_bool().unwrap_or(false),
            read_only: yes(value, "read_only")?,
            at: number(value, "at")?,
            open: yes(value, "open")?,
            seats,
        };
        let pack = match &value["pack"] {
            Value::Null => None,
            pack => Some(read_pack(pack, &table.game)?),
        };
        let rematch = maybe(value, "rematch");
        let whole =
            TableExport { table, lines, over, rematch, snapshots: Vec::new(), chat_messages, sessions };
        Ok(ImportedTable { whole, pack })
    }

    /// Its id.
    pub(crate) fn id(&self) -> &str {
        &self.whole.table.id
    }

    /// Number of its lines.
    pub(crate) fn lines(&self) -> u64 {
        self.whole.lines.len() as u64
    }

    /// Are all its lines the first of these?
    pub(crate) fn is_beginning_of(&self, lines: &[Line]) -> bool {
        let texts = |lines: &[Line]| lines.iter().map(|line| line.text.clone()).collect::<Vec<_>>();
        texts(lines).starts_with(&texts(&self.whole.lines))
    }

    /// Makes it a table that a stranger may bring along: its people are one session, its names and messages are as they
    /// may be stored, its id is one of ours, and its seed, which the one who brings it knows, fits its commitment. Returns
    /// the game and text of its pack, if it is not a built-in one.
    pub(crate) fn belong_to(
        &mut self,
        session: &str,
        host: &dyn Host,
    ) -> Result<Option<(String, String)>, Fault> {
        let bad = |what: &'static str| Fault::BadText(Message::new("move-unreadable").with("error", what));
        let TableExport { table, chat_messages, sessions, rematch, .. } = &mut self.whole;
        if !seat::is_table_id(&table.id) {
            return Err(bad("`id`"));
        }
        let seed = Seed::from_hex(&table.seed).map_err(|_| bad("`seed`"))?;
        let salt = match table.salt.as_str() {
            "" => None,
            salt => Some(Salt::from_hex(salt).map_err(|_| bad("`salt`"))?),
        };
        if seed.commitment_with(salt.as_ref()) != table.commitment {
            return Err(bad("`commitment`"));
        }
        sessions.clear();
        // It would lead its visitors to a table that the text has chosen.
        *rematch = None;
        (table.maker, table.seed_chosen, table.open) = (Some(session.to_string()), true, false);
        for row in &mut table.seats {
            row.name = row.name.as_deref().map(limits::name).transpose()?;
            if row.secret.is_some() {
                (row.secret, row.taken) = (Some(seat::no_link(host)?), true);
            }
        }
        for said in chat_messages {
            (said.name, said.text) = (limits::name(&said.name)?, limits::saying(&said.text)?);
        }
        Ok(self.pack.take().map(|pack| (pack.game, pack.text)))
    }

    /// Stores it whole; false if it was there already. If the process is killed, it is not there at all.
    pub(crate) fn put(mut self, store: &dyn Store, library: &mut Library) -> Result<bool, String> {
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
            put_pack(store, library, pack, &format!("table {id}: its pack"))?;
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

/// Stores the tables of an export, one on each line, up to the first that is refused: the number of its line (from 1)
/// and the reason. Only the owner of the data can.
pub fn import_tables(
    store: &dyn Store,
    library: &mut Library,
    export: impl BufRead,
) -> Result<ImportCount, String> {
    let place = |number: usize, what: String| format!("line {number}: {what}");
    let mut count = ImportCount::default();
    for (number, line) in (1..).zip(export.lines()) {
        let line = line.map_err(|error| place(number, error.to_string()))?;
        if line.trim().is_empty() {
            continue;
        }
        let imported = Imported::read(&line).map_err(|what| place(number, what))?;
        match imported.put(store, library).map_err(|what| place(number, what))? {
            Some(true) => count.new += 1,
            Some(false) => count.known += 1,
            None => {}
        }
    }
    Ok(count)
}
