//! Which servers use a database: one alone, or several that share it and hear of each other.
//!
//! A connection of its own holds a lock of the database for as long as the server runs. It ends with the process,
//! however that ends. Nothing hangs on it once a server runs (each append is decided by its version), so a server whose
//! connection broke plays on and takes the lock again when it can.

use crate::address::Address;
use crate::error::trouble;
use crate::tls::RustlsConnector;
use solarium_store::StoreError;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio_postgres::Client;

/// How often to see whether the connection still stands.
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// Letters of the name of a connection that the database keeps.
const MOST_OF_NAME: usize = 60;

const KEY: &str = "hashtextextended('solarium server ' || current_schema(), 0)";

/// How a server uses a database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sharing {
    /// No other server may use it.
    Alone,
    /// Other servers that share it may.
    Together,
}

/// The right to serve from a database.
#[derive(Clone, Debug)]
pub(crate) struct Owner {
    address: Address,
    tls: RustlsConnector,
    sharing: Sharing,
    /// What others are shown: where this server is found.
    name: Arc<Mutex<String>>,
}

impl Owner {
    pub(crate) fn new(address: Address, tls: RustlsConnector, sharing: Sharing) -> Owner {
        let name = Arc::new(Mutex::new(format!("solarium, process {}", std::process::id())));
        Owner { address, tls, sharing, name }
    }

    fn name(&self) -> String {
        self.name.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Lets servers that are refused know where this one is found, from the next look on.
    pub(crate) fn announce(&self, place: &str) {
        let mut name = format!("solarium, process {}, {place}", std::process::id());
        name.truncate(name.floor_char_boundary(MOST_OF_NAME));
        *self.name.lock().unwrap_or_else(PoisonError::into_inner) = name;
    }

    /// Takes the right, or tells who has it.
    pub(crate) async fn take(&self) -> Result<Client, StoreError> {
        let (client, connection) = self.address.config.connect(self.tls.clone()).await.map_err(trouble)?;
        // It ends with an error when the connection breaks, which the client notices as well.
        tokio::spawn(async move { drop(connection.await) });
        let lock = match self.sharing {
            Sharing::Alone => format!("SELECT pg_try_advisory_lock({KEY})"),
            Sharing::Together => format!("SELECT pg_try_advisory_lock_shared({KEY})"),
        };
        if client.query_one(&lock, &[]).await.map_err(trouble)?.get(0) {
            return Ok(client);
        }
        let holder = "
            SELECT a.application_name FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
            WHERE l.locktype = 'advisory' AND l.granted AND l.objsubid = 1 AND a.datname = current_database()
                AND (l.classid::bigint << 32 | l.objid::bigint) =
            ";
        let holder = client.query_opt(&format!("{holder} {KEY} LIMIT 1"), &[]).await.map_err(trouble)?;
        Err(StoreError::InUse(holder.and_then(|row| row.get::<_, Option<String>>(0)).unwrap_or_default()))
    }

    /// Keeps the right: takes it again whenever the connection broke. Ends only by being aborted.
    pub(crate) async fn keep(self, client: Client) {
        let mut client = Some(client);
        let mut shown = String::new();
        loop {
            match &client {
                Some(held) if !held.is_closed() => {
                    let name = self.name();
                    if name != shown
                        && held
                            .execute("SELECT set_config('application_name', $1, false)", &[&name])
                            .await
                            .is_ok()
                    {
                        shown = name;
                    }
                }
                _ => {
                    shown.clear();
                    client = match self.take().await {
                        Ok(client) => Some(client),
                        Err(error) => {
                            tracing::warn!(%error, "the right to serve from the database could not be taken again");
                            None
                        }
                    };
                }
            }
            tokio::time::sleep(LOOK_EVERY).await;
        }
    }
}
