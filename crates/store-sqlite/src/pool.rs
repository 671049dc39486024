//! Read connections, shared: a query takes one and gives it back, so that a long one does not hold up the others.

use rusqlite::Connection;
use solarium_store::StoreError;
use std::ops::{Deref, DerefMut};
use std::sync::{Condvar, Mutex, PoisonError};

/// Connections to one file.
pub(crate) struct Pool {
    open: Box<dyn Fn() -> Result<Connection, StoreError> + Send + Sync>,
    most: usize,
    state: Mutex<State>,
    returned: Condvar,
}

#[derive(Default)]
struct State {
    idle: Vec<Connection>,
    /// Idle ones and those in use.
    opened: usize,
}

impl std::fmt::Debug for Pool {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Pool").field("most", &self.most).finish_non_exhaustive()
    }
}

/// A connection in use.
pub(crate) struct Pooled<'a> {
    pool: &'a Pool,
    connection: Option<Connection>,
}

impl Pool {
    /// At most `most` connections, opened when they are needed; the first one is there already.
    pub(crate) fn new(
        first: Connection,
        most: usize,
        open: impl Fn() -> Result<Connection, StoreError> + Send + Sync + 'static,
    ) -> Pool {
        let state = State { idle: vec![first], opened: 1 };
        Pool { open: Box::new(open), most, state: Mutex::new(state), returned: Condvar::new() }
    }

    /// A connection; waits while all of them are in use.
    pub(crate) fn take(&self) -> Result<Pooled<'_>, StoreError> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if let Some(connection) = state.idle.pop() {
                return Ok(Pooled { pool: self, connection: Some(connection) });
            }
            if state.opened < self.most {
                state.opened += 1;
                drop(state);
                return match (self.open)() {
                    Ok(connection) => Ok(Pooled { pool: self, connection: Some(connection) }),
                    Err(error) => {
                        self.give_back(None);
                        Err(error)
                    }
                };
            }
            state = self.returned.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Closes the connections that are not in use; others are opened when they are needed.
    pub(crate) fn close(&self) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.opened -= state.idle.len();
        state.idle.clear();
    }

    fn give_back(&self, connection: Option<Connection>) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        match connection {
            Some(connection) => state.idle.push(connection),
            None => state.opened -= 1,
        }
        self.returned.notify_one();
    }
}

impl Drop for Pooled<'_> {
    fn drop(&mut self) {
        self.pool.give_back(self.connection.take());
    }
}

impl Deref for Pooled<'_> {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        self.connection.as_ref().expect("there until it is dropped")
    }
}

impl DerefMut for Pooled<'_> {
    fn deref_mut(&mut self) -> &mut Connection {
        self.connection.as_mut().expect("there until it is dropped")
    }
}
