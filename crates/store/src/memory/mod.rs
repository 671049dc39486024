//! A store in memory. It reports every change, in the order in which they were applied, to a callback of its host,
//! which can persist them and later start from them again. A change is acknowledged as soon as it was reported: a host
//! that must not lose anything holds its answers back until what was reported is persisted.

mod change;
mod data;
#[cfg(any(test, feature = "test-suite"))]
mod shared;
#[cfg(test)]
mod tests;

pub use change::Change;

use crate::{
    Append, AppendCallback, ChatDeletion, ChatMessage, Grant, Line, NewTable, Pack, SeatRow, SeatSession,
    SeatUpdate, Snapshot, SnapshotMark, Store, StoreError, StoreReader, StoredTable, TableExport,
    TableSummary,
};
use data::Data;
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};

type Report = Box<dyn Fn(&Change) + Send + Sync>;

/// A store in memory that reports every change.
pub struct MemoryStore {
    data: Mutex<Data>,
    report: Report,
    /// Why no change is accepted now, if none is.
    refusal: Mutex<Option<StoreError>>,
    /// Which nodes share it.
    #[cfg(any(test, feature = "test-suite"))]
    book: Mutex<shared::Book>,
}

impl fmt::Debug for MemoryStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "MemoryStore({} tables)", self.lock().tables.len())
    }
}

impl Default for MemoryStore {
    /// An empty store whose changes are reported nowhere.
    fn default() -> MemoryStore {
        MemoryStore::new(|_| ())
    }
}

impl MemoryStore {
    /// An empty store. `report` is called with every change, in order, while the store is locked: it must not use the
    /// store.
    pub fn new(report: impl Fn(&Change) + Send + Sync + 'static) -> MemoryStore {
        MemoryStore {
            data: Mutex::default(),
            report: Box::new(report),
            refusal: Mutex::default(),
            #[cfg(any(test, feature = "test-suite"))]
            book: Mutex::default(),
        }
    }

    /// A store with all changes that another one reported, in the same order; they are not reported again.
    pub fn from_changes(
        changes: impl IntoIterator<Item = Change>,
        report: impl Fn(&Change) + Send + Sync + 'static,
    ) -> Result<MemoryStore, StoreError> {
        let store = MemoryStore::new(report);
        for change in changes {
            store.restore(change)?;
        }
        Ok(store)
    }

    /// Applies a change that was reported before; it is not reported again. A change that is refused changes nothing.
    pub fn restore(&self, change: Change) -> Result<(), StoreError> {
        self.lock().apply(change)
    }

    /// Refuses every change with this error from now on, or (`None`) accepts changes again. For a host that cannot persist
    /// what would be reported.
    pub fn refuse_changes(&self, refusal: Option<StoreError>) {
        *self.refusal.lock().unwrap_or_else(PoisonError::into_inner) = refusal;
    }

    fn check_accepting(&self) -> Result<(), StoreError> {
        self.refusal.lock().unwrap_or_else(PoisonError::into_inner).clone().map_or(Ok(()), Err)
    }

    fn lock(&self) -> MutexGuard<'_, Data> {
        self.data.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn apply(&self, data: &mut Data, change: Change) -> Result<(), StoreError> {
        self.check_accepting()?;
        data.apply(change.clone())?;
        (self.report)(&change);
        Ok(())
    }

    fn change(&self, change: Change) -> Result<(), StoreError> {
        self.apply(&mut self.lock(), change)
    }
}

impl StoreReader for MemoryStore {
    fn open(&self, id: &str) -> Result<StoredTable, StoreError> {
        let data = self.lock();
        let table = data.table(id)?;
        let snapshot = table.snapshots.iter().rev().nth(1).cloned();
        let from = snapshot.as_ref().map_or(0, |snapshot| snapshot.mark.version as usize);
        Ok(StoredTable {
            table: table.table.clone(),
            version: table.version(),
            over: table.over,
            rematch: table.rematch.clone(),
            lines: table.lines.iter().skip(from).map(|line| line.text.clone()).collect(),
            snapshot,
        })
    }

    fn lines(&self, id: &str, from: u64, most: usize) -> Result<Vec<Line>, StoreError> {
        let data = self.lock();
        let from = usize::try_from(from).unwrap_or(usize::MAX);
        Ok(data.table(id)?.lines.iter().skip(from).take(most).cloned().collect())
    }

    fn snapshot_marks(&self, id: &str) -> Result<Vec<SnapshotMark>, StoreError> {
        Ok(self.lock().table(id)?.snapshots.iter().map(|snapshot| snapshot.mark).collect())
    }

    fn snapshot(&self, id: &str, version: u64) -> Result<Option<Snapshot>, StoreError> {
        let data = self.lock();
        Ok(data.table(id)?.snapshots.iter().find(|snapshot| snapshot.mark.version == version).cloned())
    }

    fn chat_messages(&self, id: &str, after: u64, most: usize) -> Result<Vec<ChatMessage>, StoreError> {
        let data = self.lock();
        let messages = data.table(id)?.messages.iter().filter(|message| message.number > after);
        let messages: Vec<ChatMessage> = messages.cloned().collect();
        Ok(messages[messages.len().saturating_sub(most)..].to_vec())
    }

    fn chat_deletions(&self, id: &str) -> Result<Vec<ChatDeletion>, StoreError> {
        Ok(self.lock().table(id)?.chat_deletions.clone())
    }

    fn open_tables(&self, most: usize) -> Result<Vec<TableSummary>, StoreError> {
        let data = self.lock();
        let mut open: Vec<_> = data.tables.iter().rev().filter(|table| table.table.open).collect();
        open.sort_by_key(|table| std::cmp::Reverse(table.table.at));
        Ok(open.into_iter().take(most).map(data::TableData::summary).collect())
    }

    fn packs(&self) -> Result<Vec<Pack>, StoreError> {
        Ok(self.lock().packs.clone())
    }

    fn grants_of(&self, session: &str, most: usize) -> Result<Vec<Grant>, StoreError> {
        Ok(self.lock().grants_of(session, most))
    }

    fn sessions(&self, id: &str) -> Result<Vec<SeatSession>, StoreError> {
        let mut sessions = self.lock().table(id)?.sessions.clone();
        sessions.sort_by(|a, b| (a.seat, a.at, &a.hash).cmp(&(b.seat, b.at, &b.hash)));
        Ok(sessions)
    }

    fn table_summary(&self, id: &str) -> Result<TableSummary, StoreError> {
        Ok(self.lock().table(id)?.summary())
    }

    fn ids(&self, after: Option<&str>, most: usize) -> Result<Vec<String>, StoreError> {
        let data = self.lock();
        let from = after.map_or(Ok(0), |id| data.place(id).map(|place| place + 1))?;
        Ok(data.tables.iter().skip(from).take(most).map(|table| table.table.id.clone()).collect())
    }

    fn review(&self, id: &str) -> Result<Option<String>, StoreError> {
        Ok(self.lock().table(id)?.review.clone())
    }

    fn count(&self) -> Result<u64, StoreError> {
        Ok(self.lock().tables.len() as u64)
    }
}

impl Store for MemoryStore {
    fn create(&self, table: NewTable) -> Result<(), StoreError> {
        self.change(Change::Create(table))
    }

    fn append(&self, append: Append, done: AppendCallback) {
        // The lock is free again when the callback runs.
        let result = self.change(Change::Append(append));
        done(result);
    }

    fn set_seat(&self, id: &str, seat: u8, row: SeatRow) -> Result<(), StoreError> {
        self.change(Change::Seat { id: id.to_string(), seat, row })
    }

    fn update_seat(&self, id: &str, update: SeatUpdate) -> Result<(), StoreError> {
        let SeatUpdate { before, seat, row, revokes, holders, at } = update;
        let mut data = self.lock();
        if data.table(id)?.table.seats != before {
            return Err(StoreError::Taken);
        }
        if revokes {
            self.apply(&mut data, Change::Revoke { id: id.to_string(), seat, session: None })?;
        }
        for session in holders {
            let grant = Grant { id: id.to_string(), seat, at };
            self.apply(&mut data, Change::Grant { session, grant })?;
        }
        self.apply(&mut data, Change::Seat { id: id.to_string(), seat, row })
    }

    fn add_chat_message(&self, id: &str, message: ChatMessage) -> Result<u64, StoreError> {
        let mut data = self.lock();
        let number = data.table(id)?.last_chat_number() + 1;
        let message = ChatMessage { number, ..message };
        self.apply(&mut data, Change::Say { id: id.to_string(), message })?;
        Ok(number)
    }

    fn delete_chat_messages_of(&self, id: &str, seat: u8) -> Result<u64, StoreError> {
        let mut data = self.lock();
        let table = data.table(id)?;
        let last = table.last_chat_number();
        let deleted = table.messages.iter().filter(|message| message.seat == Some(seat)).count();
        self.apply(&mut data, Change::DeleteChat { id: id.to_string(), seat, last })?;
        Ok(deleted as u64)
    }

    fn grant(&self, session: &str, grant: Grant) -> Result<(), StoreError> {
        self.change(Change::Grant { session: session.to_string(), grant })
    }

    fn revoke(&self, id: &str, seat: u8, session: Option<&str>) -> Result<(), StoreError> {
        self.change(Change::Revoke { id: id.to_string(), seat, session: session.map(str::to_string) })
    }

    fn rematch(&self, of: &str, table: NewTable) -> Result<String, StoreError> {
        let mut data = self.lock();
        if let Some(known) = &data.table(of)?.rematch {
            return Ok(known.clone());
        }
        let id = table.id.clone();
        self.apply(&mut data, Change::Rematch { of: of.to_string(), table })?;
        Ok(id)
    }

    fn import_table(&self, export: TableExport) -> Result<(), StoreError> {
        self.change(Change::Import(export))
    }

    fn put_pack(&self, pack: Pack) -> Result<bool, StoreError> {
        let mut data = self.lock();
        let known = data.packs.iter().find(|known| known.game == pack.game && known.id == pack.id);
        match known {
            Some(known) if known.text == pack.text => Ok(false),
            Some(_) => Err(StoreError::OtherPack),
            None => self.apply(&mut data, Change::Pack(pack)).map(|()| true),
        }
    }

    fn put_review(&self, id: &str, text: &str) -> Result<(), StoreError> {
        self.change(Change::Review { id: id.to_string(), text: text.to_string() })
    }

    fn delete_table(&self, id: &str) -> Result<(), StoreError> {
        self.change(Change::Delete { id: id.to_string() })
    }

    fn health(&self) -> Result<(), StoreError> {
        self.check_accepting()
    }
}
