//! The data of the server from the command line: where it is, copies of it, tables out and in.

use crate::config::{Configuration, Layer};
use crate::fault::Fault;
use crate::inbox::{Inbox, import_file, make_private_folder};
use clap::Args;
use solarium_server::{ImportCount, Imported, exported, exported_pack};
use solarium_store::{Store, StoreError, StoreReader};
use solarium_store_postgres::{PostgresStore, Sharing};
use solarium_store_sqlite::{
    FreshFile, Restored, SqliteReader, SqliteStore, check_copy, restore as put_back,
};
use solarium_table::Library;
use std::env;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The file in the data folder.
pub(crate) const FILE: &str = "solarium.db";
/// How often to ask whether a running server has stored what was handed to it.
const ASK_EVERY: Duration = Duration::from_millis(100);

/// Where the data is.
#[derive(Args, Debug, Default, Clone)]
pub(crate) struct DataArgs {
    /// The data folder; left out: the usual place for a program's data
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// The file with settings; left out: SOLARIUM_CONFIG, or solarium/solarium.toml where settings usually are
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
}

impl DataArgs {
    /// With what environment and file say, for a command that needs a folder.
    fn resolved(&self) -> Result<DataArgs, Fault> {
        let all = StoreArgs { folder: self.clone(), store: None }.resolved()?;
        match all.store {
            Some(_) => Err(Fault::input(
                "this is for data folders; a PostgreSQL database is copied with pg_dump, and tables are moved with \
                 export and import",
            )),
            None => Ok(all.folder),
        }
    }
}

/// Where the data is, if it may be a database elsewhere.
#[derive(Args, Debug, Default, Clone)]
pub(crate) struct StoreArgs {
    #[command(flatten)]
    pub folder: DataArgs,
    /// A PostgreSQL database instead of a data folder: postgres://USER:PASSWORD@HOST/DATABASE
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    pub store: Option<String>,
}

impl StoreArgs {
    /// With what environment and file say.
    pub(crate) fn resolved(&self) -> Result<StoreArgs, Fault> {
        let command_line =
            Layer { data: self.folder.data.clone(), store: self.store.clone(), ..Layer::default() };
        let config = self.folder.config.clone();
        let Layer { data, store, .. } = Configuration::read(config.as_deref(), command_line)?.settings;
        Ok(StoreArgs { folder: DataArgs { data, config }, store })
    }
}

/// `solarium backup`.
#[derive(Args, Debug)]
pub(crate) struct BackupArgs {
    /// Where to write the copy; must not exist yet
    pub file: PathBuf,
    #[command(flatten)]
    pub data: DataArgs,
}

/// `solarium export`.
#[derive(Args, Debug)]
pub(crate) struct ExportArgs {
    /// A new file, or a folder: one that exists, or a name that ends with a slash
    pub to: PathBuf,
    #[command(flatten)]
    pub data: StoreArgs,
    /// Only this table; may be given several times
    #[arg(long = "table", value_name = "ID")]
    pub tables: Vec<String>,
}

/// `solarium import`.
#[derive(Args, Debug)]
pub(crate) struct ImportArgs {
    /// A file or folder that `export` wrote
    pub from: PathBuf,
    #[command(flatten)]
    pub data: StoreArgs,
}

/// `solarium restore`.
#[derive(Args, Debug)]
pub(crate) struct RestoreArgs {
    /// A copy that `backup` made
    pub file: PathBuf,
    #[command(flatten)]
    pub data: DataArgs,
}

/// The usual place for a program's data on this platform.
pub(crate) fn usual_folder() -> Option<PathBuf> {
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

/// The data folder.
pub(crate) fn folder(args: &DataArgs) -> Result<PathBuf, Fault> {
    args.data
        .clone()
        .or_else(usual_folder)
        .ok_or_else(|| Fault::input("there is no home folder here; say where the data is with --data DIR"))
}

fn refuse(path: &Path) -> impl Fn(StoreError) -> Fault + '_ {
    move |error| Fault::input(format!("{}: {error}", path.display()))
}

/// The data of a server.
#[derive(Clone, Debug)]
pub(crate) enum ServedStore {
    /// In a data folder.
    Sqlite(Arc<SqliteStore>),
    /// In a database elsewhere.
    Postgres(Arc<PostgresStore>),
}

impl ServedStore {
    /// Opens the data for a server, making it if it is not there. A folder belongs to one server alone.
    pub(crate) fn open(args: &StoreArgs, sharing: Sharing) -> Result<ServedStore, Fault> {
        if let Some(url) = &args.store {
            let store = PostgresStore::serve(url, sharing).map_err(refuse_store)?;
            return Ok(ServedStore::Postgres(Arc::new(store)));
        }
        let path = made_folder(&args.folder)?.join(FILE);
        Ok(ServedStore::Sqlite(Arc::new(SqliteStore::open(&path).map_err(refuse(&path))?)))
    }

    /// As the service sees it.
    pub(crate) fn store(&self) -> Arc<dyn Store> {
        match self {
            ServedStore::Sqlite(store) => store.clone(),
            ServedStore::Postgres(store) => store.clone(),
        }
    }

    /// Where it is, without secrets.
    pub(crate) fn place(&self) -> String {
        match self {
            ServedStore::Sqlite(store) => store.path().display().to_string(),
            ServedStore::Postgres(store) => store.place().to_string(),
        }
    }

    /// Lets servers that are refused know where this one is found.
    pub(crate) fn announce(&self, link: &str) {
        match self {
            ServedStore::Sqlite(store) => store.announce(link),
            ServedStore::Postgres(store) => store.announce(link),
        }
    }
}

/// What is wrong with a database. Its address may hold a password, so it is not repeated.
fn refuse_store(error: StoreError) -> Fault {
    Fault::input(format!("--store: {error}"))
}

fn made_folder(args: &DataArgs) -> Result<PathBuf, Fault> {
    let folder = folder(args)?;
    make_private_folder(&folder).map_err(|error| {
        Fault::input(format!(
            "the data folder {} cannot be made: {error}; choose another with --data",
            folder.display()
        ))
    })?;
    Ok(folder)
}

/// Opens data that must be there to read it, perhaps beside running servers.
pub(crate) fn readable_data(args: &StoreArgs) -> Result<Box<dyn StoreReader>, Fault> {
    match &args.store {
        Some(url) => Ok(Box::new(PostgresStore::open_existing(url).map_err(refuse_store)?)),
        None => Ok(Box::new(existing_data(&args.folder)?)),
    }
}

/// Opens data that must be there to change it. A folder that a server owns is refused.
pub(crate) fn writable_data(args: &StoreArgs) -> Result<Box<dyn Store>, Fault> {
    // First of all it must be there: what is opened to be changed is made if it is not.
    drop(readable_data(args)?);
    match &args.store {
        Some(url) => Ok(Box::new(PostgresStore::open(url).map_err(refuse_store)?)),
        None => {
            let path = folder(&args.folder)?.join(FILE);
            Ok(Box::new(SqliteStore::open(&path).map_err(refuse(&path))?))
        }
    }
}

fn existing_data(args: &DataArgs) -> Result<SqliteReader, Fault> {
    let path = folder(args)?.join(FILE);
    if !path.exists() {
        return Err(Fault::input(format!("there is no data at {}", path.display())));
    }
    SqliteReader::open(&path).map_err(refuse(&path))
}

pub(crate) fn backup(args: &BackupArgs) -> Result<(), Fault> {
    if args.file.exists() {
        return Err(Fault::input(format!("{} is there already; choose a new name", args.file.display())));
    }
    existing_data(&args.data.resolved()?)?.backup(&args.file).map_err(refuse(&args.file))?;
    let tables = check_copy(&args.file).map_err(refuse(&args.file))?;
    writeln!(io::stdout(), "{tables} tables copied to {}", args.file.display())?;
    Ok(())
}

pub(crate) fn restore(args: &RestoreArgs) -> Result<(), Fault> {
    // The copy first: a wrong name must not leave an empty data folder behind.
    check_copy(&args.file).map_err(refuse(&args.file))?;
    let data = made_folder(&args.data.resolved()?)?.join(FILE);
    let Restored { tables, kept } = put_back(&args.file, &data, &stamp()).map_err(refuse(&data))?;
    writeln!(io::stdout(), "{tables} tables restored to {}", data.display())?;
    if let Some(kept) = kept {
        writeln!(io::stdout(), "the data from before is kept as {}", kept.display())?;
    }
    Ok(())
}

/// The time in UTC, for the name of a file.
fn stamp() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let (day, time) = ((seconds / 86_400) as i64, seconds % 86_400);
    let (year, month, day) = date(day);
    format!("{year:04}{month:02}{day:02}-{:02}{:02}{:02}", time / 3600, time / 60 % 60, time % 60)
}

/// Year, month and day of a number of days since 1970: counted in eras of 400 years that begin in March, so that a
/// leap day is the last of its year.
fn date(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let (era, day_of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = (month_from_march + 2) % 12 + 1;
    (400 * era + year_of_era + i64::from(month <= 2), month, day)
}

pub(crate) fn export(args: &ExportArgs) -> Result<(), Fault> {
    let store = readable_data(&args.data.resolved()?)?;
    let data = |error: StoreError| Fault::input(format!("the data cannot be read: {error}"));
    let packs = store.packs().map_err(data)?;
    let ids = match args.tables.is_empty() {
        true => store.ids(None, i64::MAX as usize).map_err(data)?,
        false => args.tables.clone(),
    };
    let whole = args.tables.is_empty();
    let table = |id: &String| {
        let mut table =
            exported(&*store, &packs, id).map_err(|error| Fault::input(format!("table {id}: {error}")))?;
        // Nothing points to what does not come along.
        if !whole && !table["rematch"].as_str().is_some_and(|rematch| ids.iter().any(|id| id == rematch)) {
            table["rematch"] = serde_json::Value::Null;
        }
        Ok::<_, Fault>(table)
    };
    // Tables bring along what they are played with; of everything this is everything.
    let alone: Vec<serde_json::Value> = packs.iter().filter(|_| whole).map(exported_pack).collect();
    // A name that ends like a folder's is one, whether it is there already or not.
    if args.to.as_os_str().to_string_lossy().ends_with(std::path::is_separator) {
        let refuse =
            |error| Fault::input(format!("the folder {} cannot be made: {error}", args.to.display()));
        make_private_folder(&args.to).map_err(refuse)?;
    }
    if args.to.is_dir() {
        if !alone.is_empty() {
            write_private(&args.to.join("packs.json"), |file| {
                alone.iter().try_for_each(|pack| writeln!(file, "{pack}").map_err(Fault::from))
            })?;
        }
        for id in &ids {
            write_private(&args.to.join(format!("{id}.json")), |file| {
                writeln!(file, "{}", table(id)?).map_err(Fault::from)
            })?;
        }
    } else {
        write_private(&args.to, |file| {
            alone.iter().try_for_each(|pack| writeln!(file, "{pack}").map_err(Fault::from))?;
            ids.iter().try_for_each(|id| writeln!(file, "{}", table(id)?).map_err(Fault::from))
        })?;
    }
    writeln!(io::stdout(), "{} tables written to {}", ids.len(), args.to.display())?;
    Ok(())
}

/// Writes a file that only its owner may read, complete or not at all: exports hold the seeds of running games.
fn write_private(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<&mut File>) -> Result<(), Fault>,
) -> Result<(), Fault> {
    let fail = |error: io::Error| Fault::file(path, "write", &error);
    let mut fresh = FreshFile::create(path).map_err(fail)?;
    let mut file = BufWriter::new(fresh.file());
    write(&mut file)?;
    file.flush().map_err(fail)?;
    drop(file);
    fresh.publish(true).map_err(fail)
}

pub(crate) fn import(args: &ImportArgs) -> Result<(), Fault> {
    let mut files = vec![args.from.clone()];
    if args.from.is_dir() {
        let entries = fs::read_dir(&args.from).map_err(|error| Fault::file(&args.from, "read", &error))?;
        files = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
        files.retain(|path| path.extension().is_some_and(|ending| ending == "json"));
        files.sort();
    }
    for path in &files {
        check_export(path)?;
    }
    let data = args.data.resolved()?;
    let target = match &data.store {
        Some(url) => ImportTarget::Database(Box::new(PostgresStore::open(url).map_err(refuse_store)?)),
        None => ImportTarget::Folder(made_folder(&data.folder)?),
    };
    let mut sum = ImportCount::default();
    for (number, path) in files.iter().enumerate() {
        let ImportCount { new, known } = match &target {
            ImportTarget::Database(store) => import_into(&**store, path)?,
            ImportTarget::Folder(folder) => import_one(folder, path, number)?,
        };
        sum.new += new;
        sum.known += known;
    }
    writeln!(io::stdout(), "{} tables read, {} were there already", sum.new, sum.known)?;
    Ok(())
}

/// Where imported tables go.
enum ImportTarget {
    /// Servers beside it read what is new when it is asked for.
    Database(Box<PostgresStore>),
    Folder(PathBuf),
}

fn import_into(store: &dyn Store, path: &Path) -> Result<ImportCount, Fault> {
    let mut library = library_of(store)?;
    import_file(store, &mut library, path).map_err(|what| Fault::input(format!("{}: {what}", path.display())))
}

/// Reads every line of an export before anything is written.
fn check_export(path: &Path) -> Result<(), Fault> {
    let fail = |error: io::Error| Fault::file(path, "read", &error);
    for (number, line) in (1..).zip(BufReader::new(File::open(path).map_err(fail)?).lines()) {
        let line = line.map_err(fail)?;
        if !line.trim().is_empty() {
            let place = |what| Fault::input(format!("{}:{number}: {what}", path.display()));
            Imported::read(&line).map_err(place)?;
        }
    }
    Ok(())
}

/// Stores the tables of a file: directly if no process owns the data, else through the inbox of the one that does.
fn import_one(folder: &Path, path: &Path, number: usize) -> Result<ImportCount, Fault> {
    let (data, inbox) = (folder.join(FILE), Inbox::of(folder));
    let mut handed_in: Option<String> = None;
    loop {
        match (SqliteStore::open(&data), &handed_in) {
            (Ok(store), None) => return import_into(&store, path),
            // The server stopped or died before it stored all of it.
            (Ok(store), Some(_)) => {
                let mut library = library_of(&store)?;
                inbox.store_all(&store, &mut library);
            }
            (Err(StoreError::InUse(_)), None) => {
                let fail = |error: io::Error| {
                    Fault::input(format!("cannot hand {} to the running server: {error}", path.display()))
                };
                handed_in = Some(inbox.put(path, number).map_err(fail)?);
            }
            (Err(StoreError::InUse(_)), Some(_)) => {}
            (Err(error), _) => return Err(refuse(&data)(error)),
        }
        if let Some(result) = handed_in.as_ref().and_then(|name| inbox.result(name)) {
            return result.map_err(|what| Fault::input(format!("{}: {what}", path.display())));
        }
        std::thread::sleep(ASK_EVERY);
    }
}

fn library_of(store: &dyn Store) -> Result<Library, Fault> {
    let mut library = Library::standard();
    let packs = store.packs().map_err(|error| Fault::input(format!("the data cannot be read: {error}")))?;
    for pack in packs {
        // One that cannot be used any more matters only to tables that hang on it, and they are refused.
        let _ = library.put_pack_of(&pack.game, &pack.id, &pack.text);
    }
    Ok(library)
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_have_dates() {
        for (days, expected) in [
            (0, (1970, 1, 1)),
            (58, (1970, 2, 28)),
            (59, (1970, 3, 1)),
            (11_016, (2000, 2, 29)),
            (20_773, (2026, 11, 16)),
            (47_540, (2100, 2, 28)),
            (47_541, (2100, 3, 1)),
        ] {
            assert_eq!(date(days), expected, "{days}");
        }
    }
}
