//! The data of the server from the command line: where it is, copies of it, tables out and in.

use crate::fault::Fault;
use crate::files;
use clap::Args;
use serde_json::{Value, json};
use solarium_server::snapshots;
use solarium_store::{
    Line, LineAudience, NewTable, Pack, Saying, SeatRow, SqliteReader, SqliteStore, Store, StoreError,
    StoreReader, Whole, check_copy,
};
use solarium_table::{Entry, Library};
use std::env;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The file in the data folder.
const FILE: &str = "solarium.db";
/// Written into every exported table.
const FORMAT: u64 = 1;

/// Where the data is.
#[derive(Args, Debug, Default)]
pub struct DataArgs {
    /// The data folder; left out: the usual place for a program's data
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

/// `solarium backup`.
#[derive(Args, Debug)]
pub struct BackupArgs {
    /// Where to write the copy; must not exist yet
    pub file: PathBuf,
    #[command(flatten)]
    pub data: DataArgs,
}

/// `solarium export`.
#[derive(Args, Debug)]
pub struct ExportArgs {
    /// A new file, or a folder: one that exists, or a name that ends with a slash
    pub to: PathBuf,
    #[command(flatten)]
    pub data: DataArgs,
    /// Only this table; may be given several times
    #[arg(long = "table", value_name = "ID")]
    pub tables: Vec<String>,
}

/// `solarium import`.
#[derive(Args, Debug)]
pub struct ImportArgs {
    /// A file or folder that `export` wrote
    pub from: PathBuf,
    #[command(flatten)]
    pub data: DataArgs,
}

/// The usual place for a program's data on this platform.
fn usual_folder() -> Option<PathBuf> {
    let folder = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    if cfg!(windows) {
        return Some(folder("APPDATA")?.join("Solarium"));
    }
    if cfg!(target_os = "macos") {
        return Some(folder("HOME")?.join("Library/Application Support/Solarium"));
    }
    let data = folder("XDG_DATA_HOME").or_else(|| Some(folder("HOME")?.join(".local/share")))?;
    Some(data.join("solarium"))
}

fn folder(args: &DataArgs) -> Result<PathBuf, Fault> {
    args.data
        .clone()
        .or_else(usual_folder)
        .ok_or_else(|| Fault::input("there is no home folder here; say where the data is with --data DIR"))
}

fn refuse(path: &Path) -> impl Fn(StoreError) -> Fault + '_ {
    move |error| Fault::input(format!("{}: {error}", path.display()))
}

/// Opens the data for a server, which has it alone, making the folder if it is not there.
pub fn open_store(args: &DataArgs) -> Result<SqliteStore, Fault> {
    let path = made_folder(args)?.join(FILE);
    SqliteStore::open(&path).map_err(refuse(&path))
}

fn made_folder(args: &DataArgs) -> Result<PathBuf, Fault> {
    let folder = folder(args)?;
    fs::create_dir_all(&folder).map_err(|error| {
        Fault::input(format!(
            "the data folder {} cannot be made: {error}; choose another with --data",
            folder.display()
        ))
    })?;
    Ok(folder)
}

/// Opens data that must be there, perhaps beside a running server.
fn existing_store(args: &DataArgs) -> Result<SqliteReader, Fault> {
    let path = folder(args)?.join(FILE);
    if !path.exists() {
        return Err(Fault::input(format!("there is no data at {}", path.display())));
    }
    SqliteReader::open(&path).map_err(refuse(&path))
}

pub fn backup(args: &BackupArgs) -> Result<(), Fault> {
    if args.file.exists() {
        return Err(Fault::input(format!("{} is there already; choose a new name", args.file.display())));
    }
    let store = existing_store(&args.data)?;
    store.backup(&args.file).map_err(refuse(&args.file))?;
    let tables = check_copy(&args.file).map_err(refuse(&args.file))?;
    writeln!(io::stdout(), "{tables} tables copied to {}", args.file.display())?;
    Ok(())
}

pub fn export(args: &ExportArgs) -> Result<(), Fault> {
    let store = existing_store(&args.data)?;
    let data = refuse(store.path());
    let ids = match args.tables.is_empty() {
        true => store.ids(None, i64::MAX as usize).map_err(&data)?,
        false => args.tables.clone(),
    };
    // A name that ends like a folder's is one, whether it is there already or not.
    if args.to.as_os_str().to_string_lossy().ends_with(std::path::is_separator) {
        let refuse =
            |error| Fault::input(format!("the folder {} cannot be made: {error}", args.to.display()));
        fs::create_dir_all(&args.to).map_err(refuse)?;
    }
    let into_folder = args.to.is_dir();
    let mut lines = String::new();
    for id in &ids {
        let table = exported(&store, id).map_err(|error| Fault::input(format!("table {id}: {error}")))?;
        if into_folder {
            files::write(&args.to.join(format!("{id}.json")), &format!("{table}\n"))?;
        } else {
            lines.push_str(&format!("{table}\n"));
        }
    }
    if !into_folder {
        files::write(&args.to, &lines)?;
    }
    writeln!(io::stdout(), "{} tables written to {}", ids.len(), args.to.display())?;
    Ok(())
}

fn exported(store: &dyn StoreReader, id: &str) -> Result<Value, StoreError> {
    let stored = store.open(id)?;
    let table = stored.table;
    let lines: Vec<Value> = store
        .lines(id, 0, stored.version as usize)?
        .iter()
        .map(|line| json!({"text": line.text, "at": line.at}))
        .collect();
    let sayings: Vec<Value> = store
        .said(id, 0, i64::MAX as usize)?
        .iter()
        .map(|said| json!({"seat": said.seat, "name": said.name, "text": said.text, "at": said.at}))
        .collect();
    let seats: Vec<Value> = table
        .seats
        .iter()
        .map(|row| json!({"secret": row.secret, "name": row.name, "taken": row.taken}))
        .collect();
    let pack = store.packs()?.into_iter().find(|pack| {
        pack.game == table.game && table.setup.contains(&format!("\"pack\":{}", json!(pack.id)))
    });
    let pack = pack.map(|pack| json!({"id": pack.id, "text": pack.text, "at": pack.at}));
    Ok(json!({
        "solarium_table": FORMAT, "id": table.id, "game": table.game, "rules_version": table.rules_version,
        "setup": table.setup, "start": table.start, "seed": table.seed, "commitment": table.commitment,
        "read_only": table.read_only, "at": table.at, "open": table.open, "over": stored.over,
        "seats": seats, "lines": lines, "sayings": sayings,
        "pack": pack,
    }))
}

pub fn import(args: &ImportArgs) -> Result<(), Fault> {
    let mut files = vec![args.from.clone()];
    if args.from.is_dir() {
        let entries = fs::read_dir(&args.from).map_err(|error| Fault::file(&args.from, "read", &error))?;
        files = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
        files.retain(|path| path.extension().is_some_and(|ending| ending == "json"));
        files.sort();
    }
    let path = made_folder(&args.data)?.join(FILE);
    let store = SqliteStore::open(&path).map_err(refuse(&path))?;
    let mut library = Library::standard();
    for pack in store.packs().map_err(refuse(store.path()))? {
        // One that cannot be used any more matters only to tables that hang on it, and they tell.
        let _ = library.put_pack_of(&pack.game, &pack.id, &pack.text);
    }
    let (mut new, mut known) = (0, 0);
    for path in &files {
        for (number, line) in files::read(path)?.lines().enumerate() {
            let place = |what: String| Fault::input(format!("{}:{}: {what}", path.display(), number + 1));
            let value: Value = serde_json::from_str(line).map_err(|error| place(error.to_string()))?;
            let table = Imported::read(&value).map_err(place)?;
            match table.put(&store, &mut library).map_err(place)? {
                true => new += 1,
                false => known += 1,
            }
        }
    }
    writeln!(io::stdout(), "{new} tables read, {known} were there already")?;
    Ok(())
}

struct Imported {
    table: NewTable,
    over: bool,
    lines: Vec<Line>,
    sayings: Vec<Saying>,
    /// The pack it is played with, if that is not a built-in one.
    pack: Option<Pack>,
}

impl Imported {
    /// Checks everything before anything is written.
    fn read(value: &Value) -> Result<Imported, String> {
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
            let line = Line {
                seq,
                text: text(line, "text")?,
                at: number(line, "at")?,
                audience: LineAudience::Unknown,
            };
            Entry::parse(&line.text).map_err(|refusal| refusal.to_string())?;
            lines.push(line);
        }
        let mut sayings = Vec::new();
        for said in list("sayings")? {
            sayings.push(Saying {
                number: 0,
                seat: said["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok()),
                name: text(said, "name")?,
                text: text(said, "text")?,
                at: number(said, "at")?,
            });
        }
        let mut seats = Vec::new();
        for row in list("seats")? {
            let (secret, name) = (maybe(row, "secret"), maybe(row, "name"));
            seats.push(SeatRow { secret, name, taken: yes(row, "taken")? });
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
            seed_chosen: false,
            maker: None,
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
        Ok(Imported { table, over: yes(value, "over")?, lines, sayings, pack })
    }

    /// Stores it whole; false if it was there already. If the program is interrupted, it is not there at all.
    fn put(self, store: &dyn Store, library: &mut Library) -> Result<bool, String> {
        let id = self.table.id.clone();
        let say = |error: StoreError| format!("table {id}: {error}");
        match store.lines(&id, 0, i64::MAX as usize) {
            Ok(there) if there.iter().zip(&self.lines).any(|(there, line)| there.text != line.text) => {
                return Err(format!("table {id} is there already, with another course; it was left alone"));
            }
            Ok(_) => return Ok(false),
            Err(StoreError::NoTable) => {}
            Err(error) => return Err(say(error)),
        }
        if let Some(pack) = self.pack {
            library
                .put_pack_of(&pack.game, &pack.id, &pack.text)
                .map_err(|problems| format!("table {id}: its pack: {problems}"))?;
            store.put_pack(pack).map_err(|error| format!("table {id}: its pack: {error}"))?;
        }
        let lines: Vec<String> = self.lines.iter().map(|line| line.text.clone()).collect();
        let snapshots = snapshots(library, &self.table, &lines)
            .map_err(|fault| format!("table {id} does not play: {}", fault.message()))?;
        let (table, lines, over, sayings) = (self.table, self.lines, self.over, self.sayings);
        store.put_whole(Whole { table, lines, over, snapshots, sayings }).map_err(say)?;
        Ok(true)
    }
}
