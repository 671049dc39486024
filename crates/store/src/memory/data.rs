//! The data of a store in memory, without locks: changes are checked and applied here, and queries are answered.

use super::Change;
use crate::{
    Append, ChatDeletion, ChatMessage, Grant, Line, NewTable, Pack, SeatSession, Snapshot, StoreError,
    TableExport, TableSummary, thin_out,
};
use std::collections::HashMap;

/// One table.
#[derive(Debug)]
pub(super) struct TableData {
    pub table: NewTable,
    pub over: bool,
    pub rematch: Option<String>,
    pub lines: Vec<Line>,
    /// Ascending.
    pub snapshots: Vec<Snapshot>,
    pub messages: Vec<ChatMessage>,
    /// By seat.
    pub chat_deletions: Vec<ChatDeletion>,
    pub sessions: Vec<SeatSession>,
    pub review: Option<String>,
}

impl TableData {
    fn new(table: NewTable) -> TableData {
        TableData {
            table,
            over: false,
            rematch: None,
            lines: Vec::new(),
            snapshots: Vec::new(),
            messages: Vec::new(),
            chat_deletions: Vec::new(),
            sessions: Vec::new(),
            review: None,
        }
    }

    pub(super) fn version(&self) -> u64 {
        self.lines.len() as u64
    }

    pub(super) fn summary(&self) -> TableSummary {
        TableSummary {
            id: self.table.id.clone(),
            game: self.table.game.clone(),
            at: self.table.at,
            version: self.version(),
            over: self.over,
            seats: self.table.seats.clone(),
        }
    }

    /// The last number that was given to a chat message, which may be deleted.
    pub(super) fn last_chat_number(&self) -> u64 {
        let deleted = self.chat_deletions.iter().map(|deletion| deletion.last);
        deleted.chain(self.messages.last().map(|last| last.number)).max().unwrap_or(0)
    }

    fn delete_chat(&mut self, deletion: ChatDeletion) {
        let ChatDeletion { seat, last } = deletion;
        self.messages.retain(|message| message.seat != Some(seat) || message.number > last);
        self.chat_deletions.retain(|earlier| earlier.seat != seat);
        let at = self.chat_deletions.partition_point(|earlier| earlier.seat < seat);
        self.chat_deletions.insert(at, deletion);
    }

    fn put_snapshot(&mut self, snapshot: Snapshot) {
        self.snapshots.retain(|kept| kept.mark.version != snapshot.mark.version);
        let at = self.snapshots.partition_point(|kept| kept.mark.version < snapshot.mark.version);
        self.snapshots.insert(at, snapshot);
        let marks = self.snapshots.iter().rev().take(4).map(|kept| kept.mark);
        let newest: Vec<(u64, u64)> = marks.map(|mark| (mark.version, mark.untouched)).collect();
        let Some(thinning) = thin_out(&newest) else { return };
        self.snapshots.retain(|kept| kept.mark.version != thinning.drop);
        for kept in self.snapshots.iter_mut().filter(|kept| kept.mark.version == thinning.into) {
            kept.mark.untouched = kept.mark.untouched.min(thinning.untouched);
        }
    }

    fn put_session(&mut self, session: SeatSession) {
        let known = |held: &SeatSession| held.hash == session.hash && held.seat == session.seat;
        if !self.sessions.iter().any(known) {
            self.sessions.push(session);
        }
    }
}

/// All tables in the order in which they were made, and all packs.
#[derive(Debug, Default)]
pub(super) struct Data {
    pub tables: Vec<TableData>,
    places: HashMap<String, usize>,
    pub packs: Vec<Pack>,
}

impl Data {
    pub(super) fn place(&self, id: &str) -> Result<usize, StoreError> {
        self.places.get(id).copied().ok_or(StoreError::NoTable)
    }

    pub(super) fn table(&self, id: &str) -> Result<&TableData, StoreError> {
        Ok(&self.tables[self.place(id)?])
    }

    fn table_mut(&mut self, id: &str) -> Result<&mut TableData, StoreError> {
        let place = self.place(id)?;
        Ok(&mut self.tables[place])
    }

    /// The seats of a session, the newest first.
    pub(super) fn grants_of(&self, session: &str, most: usize) -> Vec<Grant> {
        let mut held: Vec<(usize, &SeatSession)> = Vec::new();
        for (place, table) in self.tables.iter().enumerate() {
            held.extend(table.sessions.iter().filter(|held| held.hash == session).map(|held| (place, held)));
        }
        held.sort_by(|(a, x), (b, y)| (y.at, b, x.seat).cmp(&(x.at, a, y.seat)));
        let grant = |(place, held): (usize, &SeatSession)| Grant {
            id: self.tables[place].table.id.clone(),
            seat: held.seat,
            at: held.at,
        };
        held.into_iter().take(most).map(grant).collect()
    }

    /// Applies a change, or refuses it and leaves everything as it is.
    pub(super) fn apply(&mut self, change: Change) -> Result<(), StoreError> {
        match change {
            Change::Create(table) => self.insert(TableData::new(table)),
            Change::Append(append) => self.append(append),
            Change::Seat { id, seat, row } => {
                let seats = &mut self.table_mut(&id)?.table.seats;
                *seats.get_mut(usize::from(seat)).ok_or(StoreError::Taken)? = row;
                Ok(())
            }
            Change::Say { id, message } => {
                self.table_mut(&id)?.messages.push(message);
                Ok(())
            }
            Change::DeleteChat { id, seat, last } => {
                self.table_mut(&id)?.delete_chat(ChatDeletion { seat, last });
                Ok(())
            }
            Change::Grant { session, grant } => {
                let held = SeatSession { hash: session, seat: grant.seat, at: grant.at };
                self.table_mut(&grant.id)?.put_session(held);
                Ok(())
            }
            Change::Revoke { id, seat, session } => {
                let revoked = |held: &SeatSession| {
                    held.seat == seat && session.as_ref().is_none_or(|session| *session == held.hash)
                };
                self.table_mut(&id)?.sessions.retain(|held| !revoked(held));
                Ok(())
            }
            Change::Rematch { of, table } => {
                let old = self.place(&of)?;
                let (id, at) = (table.id.clone(), table.at);
                let mut new = TableData::new(table);
                let sessions = self.tables[old].sessions.iter();
                new.sessions = sessions.map(|held| SeatSession { at, ..held.clone() }).collect();
                self.insert(new)?;
                self.tables[old].rematch = Some(id);
                Ok(())
            }
            Change::Import(export) => self.import(export),
            Change::Review { id, text } => {
                self.table_mut(&id)?.review = Some(text);
                Ok(())
            }
            Change::Delete { id } => self.delete(&id),
            Change::Pack(pack) => {
                self.packs.push(pack);
                self.packs.sort_by(|a, b| (a.at, &a.game, &a.id).cmp(&(b.at, &b.game, &b.id)));
                Ok(())
            }
        }
    }

    fn insert(&mut self, table: TableData) -> Result<(), StoreError> {
        let id = table.table.id.clone();
        if self.places.contains_key(&id) {
            return Err(StoreError::Exists);
        }
        self.places.insert(id, self.tables.len());
        self.tables.push(table);
        Ok(())
    }

    fn delete(&mut self, id: &str) -> Result<(), StoreError> {
        let place = self.place(id)?;
        self.tables.remove(place);
        self.places = (0..).zip(&self.tables).map(|(place, table)| (table.table.id.clone(), place)).collect();
        for table in &mut self.tables {
            table.rematch.take_if(|rematch| rematch == id);
        }
        Ok(())
    }

    fn append(&mut self, append: Append) -> Result<(), StoreError> {
        let Append { id, expected, lines, at, over, snapshot } = append;
        let table = self.table_mut(&id)?;
        let found = table.version();
        if found != expected {
            return Err(StoreError::Stale { found });
        }
        let lines = (found..).zip(lines);
        table.lines.extend(lines.map(|(seq, line)| Line {
            seq,
            text: line.text,
            at,
            audience: line.audience,
        }));
        table.over |= over;
        if let Some(snapshot) = snapshot {
            table.put_snapshot(snapshot);
        }
        Ok(())
    }

    fn import(&mut self, export: TableExport) -> Result<(), StoreError> {
        let TableExport { table, lines, over, rematch, snapshots, chat_messages, sessions } = export;
        let mut imported = TableData::new(table);
        imported.over = over;
        imported.rematch = rematch;
        imported.lines = (0..).zip(lines).map(|(seq, line)| Line { seq, ..line }).collect();
        imported.messages =
            (1..).zip(chat_messages).map(|(number, said)| ChatMessage { number, ..said }).collect();
        for snapshot in snapshots {
            imported.put_snapshot(snapshot);
        }
        for session in sessions {
            imported.put_session(session);
        }
        self.insert(imported)
    }
}
