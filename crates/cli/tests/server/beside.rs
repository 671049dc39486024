//! Data commands that run beside a server, as processes of their own, and what they leave.

use crate::running::{run, solarium, text};
use serde_json::{Value, json};
use solarium_store::{Store, StoreReader};
use solarium_store_sqlite::SqliteReader;
use solarium_table::{Entry, Library, Table};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};

/// What a command does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Backup,
    KilledBackup,
    Export,
    Import,
    KilledImport,
    SecondReader,
}

const KINDS: [Kind; 6] =
    [Kind::Backup, Kind::Export, Kind::KilledBackup, Kind::Import, Kind::KilledImport, Kind::SecondReader];

/// A command that was begun.
pub(crate) struct Beside {
    kind: Kind,
    child: Child,
    output: PathBuf,
    /// Ids of all tables that were to be imported so far, and their lines.
    imports: Vec<String>,
    template: Vec<String>,
}

/// What a command that came to its end made.
#[derive(Debug)]
pub(crate) enum Made {
    /// A data file.
    Copy(PathBuf),
    /// Lines of JSON.
    Export(PathBuf),
}

impl Made {
    /// The lines of a table in it.
    pub(crate) fn lines(&self, id: &str) -> Vec<String> {
        match self {
            Made::Copy(path) => {
                let reader = SqliteReader::open(path).expect("a copy that can be read");
                reader.lines(id, 0, 1_000_000).expect("its lines").into_iter().map(|line| line.text).collect()
            }
            Made::Export(path) => lines_in_export(&std::fs::read_to_string(path).expect("an export"), id),
        }
    }
}

/// The lines of a table in an export.
pub(crate) fn lines_in_export(export: &str, id: &str) -> Vec<String> {
    let tables = export.lines().map(|line| serde_json::from_str::<Value>(line).expect("a table"));
    let table = tables.into_iter().find(|table| table["id"] == id).expect("the table is in the export");
    let lines = table["lines"].as_array().expect("its lines").iter();
    lines.map(|line| line["text"].as_str().expect("a text").to_string()).collect()
}

/// Exported tables, one a line, to be imported under other ids.
pub(crate) fn exported_tables(folder: &Path) -> Vec<String> {
    let mut server = crate::running::Server::silent(folder);
    for game in ["photosynthesis", "sol"] {
        let creation = json!({"game": game, "setup": {"seats": ["bot:random", "bot:random"]}}).to_string();
        let answer = server.ask("POST", "/api/tables", &creation);
        let made: Value = serde_json::from_str(answer.split("\r\n\r\n").nth(1).unwrap()).unwrap();
        // Looked at until its bots have played a while.
        let path = format!("/api/tables/{}", made["id"].as_str().unwrap());
        while !server.ask("GET", &format!("{path}/log?since=60"), "").contains("\"number\":60") {}
    }
    server.kill();
    let export = folder.with_extension("jsonl");
    run(&["export", text(&export), "--data", text(folder)]);
    std::fs::read_to_string(export).unwrap().lines().map(str::to_string).collect()
}

impl Beside {
    /// Begins the command of a round.
    pub(crate) fn begin(round: u64, data: &Path, side: &Path, template: &[String]) -> Beside {
        let kind = KINDS[round as usize % KINDS.len()];
        let (copy, export) =
            (side.join(format!("copy{round}.db")), side.join(format!("export{round}.jsonl")));
        let import = side.join(format!("import{round}.jsonl"));
        let mut imports = Vec::new();
        let (arguments, output) = match kind {
            Kind::Backup | Kind::KilledBackup => (vec!["backup", text(&copy)], copy.clone()),
            Kind::Export | Kind::SecondReader => (vec!["export", text(&export)], export.clone()),
            Kind::Import | Kind::KilledImport => {
                let mut lines = String::new();
                for (n, table) in template.iter().enumerate() {
                    let mut table: Value = serde_json::from_str(table).unwrap();
                    let id = format!("import{round}x{n}");
                    table["id"] = json!(id);
                    lines += &format!("{table}\n");
                    imports.push(id);
                }
                std::fs::write(&import, lines).unwrap();
                (vec!["import", text(&import)], import.clone())
            }
        };
        if kind == Kind::SecondReader {
            // Reads as a library does, while the server writes.
            let reader = SqliteReader::open(&data.join("solarium.db")).unwrap();
            for id in reader.ids(None, 1_000).unwrap() {
                let stored = reader.open(&id).unwrap();
                assert!(reader.lines(&id, 0, 1_000_000).unwrap().len() as u64 >= stored.version);
            }
        }
        let child = solarium()
            .args(&arguments)
            .args(["--data", text(data)])
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program runs");
        Beside { kind, child, output, imports, template: template.to_vec() }
    }

    /// Is the command killed, too, before the server is?
    pub(crate) fn dies_first(&self) -> bool {
        matches!(self.kind, Kind::KilledBackup | Kind::KilledImport)
    }

    pub(crate) fn kill(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
    }

    /// Waits for the end of the command; what it made. Nothing it did not finish is left behind.
    pub(crate) fn end(&mut self) -> Option<Made> {
        let status = self.child.wait().expect("it ends");
        let mut errors = String::new();
        if let Some(mut stderr) = self.child.stderr.take() {
            std::io::Read::read_to_string(&mut stderr, &mut errors).expect("its errors");
        }
        assert!(status.success() || self.dies_first(), "{:?}: {status}: {errors}", self.kind);
        let folder = self.output.parent().expect("a folder");
        for entry in std::fs::read_dir(folder).expect("the folder").flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            assert!(name.ends_with(".db") || name.ends_with(".jsonl"), "{:?} left {name}", self.kind);
        }
        match self.kind {
            Kind::Backup => Some(Made::Copy(self.output.clone())),
            // It appears whole or not at all.
            Kind::KilledBackup => self.output.exists().then(|| Made::Copy(self.output.clone())),
            Kind::Export | Kind::SecondReader => Some(Made::Export(self.output.clone())),
            Kind::Import | Kind::KilledImport => None,
        }
    }

    /// Is every imported table whole or absent, and there if its import came to its end?
    pub(crate) fn check_imports(&self, store: &dyn Store, library: &Library) {
        for (id, template) in self.imports.iter().zip(&self.template) {
            let Ok(stored) = store.open(id) else {
                assert_eq!(self.kind, Kind::KilledImport, "table {id} was not imported");
                continue;
            };
            let expected: Value = serde_json::from_str(template).unwrap();
            let lines = store.lines(id, 0, 1_000_000).unwrap();
            // Once it is there the server may have gone on with it.
            let whole = expected["lines"].as_array().unwrap();
            assert!(
                lines.len() >= whole.len() && stored.version as usize == lines.len(),
                "table {id} is cut"
            );
            let title = library.title(&stored.table.game).unwrap();
            let setup: Value = serde_json::from_str(&stored.table.setup).unwrap();
            let seed = solarium_core::Seed::from_hex(&stored.table.seed).unwrap();
            let mut table = Table::new(title.start(&setup, seed).unwrap(), Vec::new(), 0);
            for (line, expected) in lines.iter().zip(whole) {
                assert_eq!(json!(line.text), expected["text"]);
                table.replay(&Entry::parse(&line.text).unwrap()).unwrap();
            }
        }
    }
}
