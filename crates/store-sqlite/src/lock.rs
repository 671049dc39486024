//! One program at a time appends to a data file. The system holds the lock, so it ends with the program that took it,
//! however that ends; the file that carries it may stay behind and means nothing alone.

use solarium_store::StoreError;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;

/// The right to append.
#[derive(Debug)]
pub(crate) struct Lock(File);

impl Lock {
    /// Takes the lock of a data file, or tells who has it.
    pub(crate) fn take(data: &Path) -> Result<Lock, StoreError> {
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(data.with_extension("lock"))
            .map_err(|_| StoreError::ReadOnly)?;
        match file.try_lock() {
            Ok(()) => {
                let lock = Lock(file);
                lock.announce("");
                Ok(lock)
            }
            Err(TryLockError::WouldBlock) => {
                let mut who = String::new();
                // Where the lock keeps others from reading, too, it cannot be said who has it.
                let _ = file.read_to_string(&mut who);
                Err(StoreError::InUse(who.trim().to_string()))
            }
            // Some file systems know no locks; what cannot be had must not keep anybody from playing.
            Err(TryLockError::Error(_)) => Ok(Lock(file)),
        }
    }

    /// Says who has it, for those who are refused: nothing hangs on whether that can be written.
    pub(crate) fn announce(&self, place: &str) {
        let separator = if place.is_empty() { "" } else { ", " };
        let text = format!("process {}{separator}{place}\n", std::process::id());
        let mut file = &self.0;
        let _ = file
            .set_len(0)
            .and_then(|()| file.seek(SeekFrom::Start(0)))
            .and_then(|_| file.write_all(text.as_bytes()));
    }
}
