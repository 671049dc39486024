//! The folder of a run of `learn`: the files of a [`LearnStore`], held by this process.

use crate::folder::{file_refusal, write_whole};
use solarium_core::Message;
use solarium_table::{LearnStore, Refusal};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

const LOCK: &str = "lock";

/// A folder with the files of a run.
#[derive(Debug)]
pub struct LearnFolder {
    path: PathBuf,
    /// Released when it is closed.
    _lock: File,
}

impl LearnFolder {
    /// Opens the folder of a run, or makes it.
    ///
    /// # Errors
    ///
    /// If it cannot be written, holds something else, or another process learns in it.
    pub fn open(path: &Path) -> Result<LearnFolder, Refusal> {
        let failed = |error: io::Error| file_refusal(path, &error);
        let refused =
            |code, id| Refusal::new(code, Message::new(id).with("path", path.display().to_string()));
        fs::create_dir_all(path).map_err(failed)?;
        let is_run = path.join(solarium_table::LEARN_RUN).exists();
        if !is_run && fs::read_dir(path).map_err(failed)?.flatten().any(|entry| entry.file_name() != LOCK) {
            return Err(refused("lab/not-empty", "lab-not-empty"));
        }
        let lock = OpenOptions::new().create(true).append(true).open(path.join(LOCK)).map_err(failed)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(refused("lab/busy", "lab-busy")),
            // A file system without locks: two runs at once are not noticed there.
            Err(TryLockError::Error(_)) => {}
        }
        Ok(LearnFolder { path: path.to_path_buf(), _lock: lock })
    }
}

impl LearnStore for LearnFolder {
    fn read(&self, name: &str) -> Result<Option<String>, Refusal> {
        let path = self.path.join(name);
        match fs::read_to_string(&path) {
            Ok(text) => Ok(Some(text)),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(file_refusal(&path, &error)),
        }
    }

    fn append(&mut self, name: &str, line: &str) -> Result<(), Refusal> {
        let path = self.path.join(name);
        let opened = OpenOptions::new().create(true).append(true).open(&path);
        // One call, so that a process that is killed leaves a whole line or a torn one at the end.
        let written = opened.and_then(|mut file| file.write_all(format!("{line}\n").as_bytes()));
        written.map_err(|error| file_refusal(&path, &error))
    }

    fn replace(&mut self, name: &str, text: &str) -> Result<(), Refusal> {
        write_whole(&self.path.join(name), text.as_bytes())
    }
}
