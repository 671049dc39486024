//! The folder through which another process hands tables to the server that owns the data.

use serde_json::{Value, json};
use solarium_server::{App, ImportCount, import_tables};
use solarium_store::Store;
use solarium_store_sqlite::FreshFile;
use solarium_table::Library;
use std::fs::{self, File};
use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How often the server looks for tables that are handed to it.
const LOOK_EVERY: Duration = Duration::from_millis(250);
/// Results that their process did not fetch are removed after this time.
const RESULTS_KEPT: Duration = Duration::from_secs(3600);

/// Stores the tables of an exported file; see [`import_tables`].
pub(crate) fn import_file(
    store: &dyn Store,
    library: &mut Library,
    file: &Path,
) -> Result<ImportCount, String> {
    let file = File::open(file).map_err(|error| error.to_string())?;
    import_tables(store, library, BufReader::new(file))
}

/// The folder beside the data in which another process puts tables for the owner of the data to store: files that are
/// complete when they appear. A file stays until all its tables are stored, so that a killed server goes on with it
/// when it starts again; tables that are there already are left alone.
#[derive(Clone, Debug)]
pub(crate) struct Inbox(PathBuf);

/// Ending of the files with tables, and of those with results.
const TABLES: &str = "tables";
const RESULT: &str = "result";

impl Inbox {
    /// The inbox of a data folder.
    pub(crate) fn of(data_folder: &Path) -> Inbox {
        Inbox(data_folder.join("solarium-inbox"))
    }

    /// Puts a copy of a file in, under a name that no other process uses; the name.
    pub(crate) fn put(&self, file: &Path, number: usize) -> io::Result<String> {
        make_private_folder(&self.0)?;
        let name = format!("{}-{number}", std::process::id());
        let _ = fs::remove_file(self.path(&name, RESULT));
        let mut fresh = FreshFile::create(&self.path(&name, TABLES))?;
        io::copy(&mut File::open(file)?, fresh.file())?;
        fresh.publish(true)?;
        Ok(name)
    }

    /// Takes the result out, if there is one already.
    pub(crate) fn result(&self, name: &str) -> Option<Result<ImportCount, String>> {
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
    pub(crate) fn store_all(&self, store: &dyn Store, library: &mut Library) {
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
pub(crate) fn make_private_folder(folder: &Path) -> io::Result<()> {
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
pub(crate) async fn watch_inbox(app: App, inbox: Inbox) {
    let mut closing = app.closing();
    loop {
        let inbox = inbox.clone();
        if !inbox.names(TABLES).is_empty() {
            // Tables may bring packs along.
            let stored = app.change_library(move |store, library| inbox.store_all(store, library)).await;
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
