//! Leases: which node does the automatic work of a table. Bots think, draws and automas that were left over move, and
//! clocks run out, on the node that holds the lease of the table. Asking is done for many tables at once.

use super::{Cluster, LEASE, lock};
use crate::live::Order;
use solarium_store::StoreError;
use std::sync::{Arc, Weak};
use tokio::sync::mpsc::{UnboundedReceiver, WeakUnboundedSender};
use tokio::sync::oneshot;

/// Most jobs in one statement.
const MOST_JOBS: usize = 256;

/// Something to do with a lease.
pub(crate) enum DutyJob {
    /// A table wants to do its duties here; it gets [`Order::Duty`].
    Want(String, WeakUnboundedSender<Order>),
    /// A table has ended here, or has nothing to do. True: something is left to do there.
    GiveBack(String, bool),
    /// Completes when all jobs before it are done.
    Sync(oneshot::Sender<()>),
}

impl Cluster {
    /// Asks for the lease of a table; the answer comes as an order.
    pub(crate) fn want_duty(&self, id: &str, table: WeakUnboundedSender<Order>) {
        // Without the receiver the host has ended.
        let _ = self.duty_jobs.send(DutyJob::Want(id.to_string(), table));
    }

    /// A table has ended here, or has nothing to do (`due`: something is left to do there).
    pub(crate) fn give_back(&self, id: &str, due: bool) {
        let _ = self.duty_jobs.send(DutyJob::GiveBack(id.to_string(), due));
    }

    /// Returns when all leases were given back that tables have let go.
    pub(super) async fn sync_duties(&self) {
        let (done, synced) = oneshot::channel();
        if self.duty_jobs.send(DutyJob::Sync(done)).is_ok() {
            let _ = synced.await;
        }
    }

    fn take(&self, ids: &[String]) -> Result<Vec<String>, StoreError> {
        let held = self.store.take_leases(&self.node, ids, LEASE)?;
        lock(&self.held).extend(held.iter().cloned());
        Ok(held)
    }

    fn give_all_back(&self, ids: &[String], due: bool) {
        if ids.is_empty() {
            return;
        }
        let mut held = lock(&self.held);
        for id in ids {
            held.remove(id);
        }
        drop(held);
        // If that fails, the next sign of life shows that it is still held, and the table is opened again.
        if let Err(error) = self.store.give_back(&self.node, ids, due) {
            tracing::warn!(%error, "leases could not be given back");
        }
    }
}

/// Carries out jobs until every sender of them is dropped.
pub(super) async fn ask_for_leases(cluster: Weak<Cluster>, mut jobs: UnboundedReceiver<DutyJob>) {
    let mut some = Vec::with_capacity(MOST_JOBS);
    while jobs.recv_many(&mut some, MOST_JOBS).await > 0 {
        let Some(cluster) = cluster.upgrade() else { return };
        let (mut wanted, mut done, mut due, mut waiting) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for job in some.drain(..) {
            match job {
                DutyJob::Want(id, table) => wanted.push((id, table)),
                DutyJob::GiveBack(id, true) => due.push(id),
                DutyJob::GiveBack(id, false) => done.push(id),
                DutyJob::Sync(sync) => waiting.push(sync),
            }
        }
        let host = cluster.host.clone();
        // Every request gets an answer, also if this task is lost: its sender is dropped, and the table asks again.
        let _ = host.blocking(move || carry_out(&cluster, &wanted, &done, &due)).await;
        for sync in waiting {
            let _ = sync.send(());
        }
    }
}

fn carry_out(
    cluster: &Arc<Cluster>,
    wanted: &[(String, WeakUnboundedSender<Order>)],
    done: &[String],
    due: &[String],
) {
    cluster.give_all_back(done, false);
    cluster.give_all_back(due, true);
    if wanted.is_empty() {
        return;
    }
    let ids: Vec<String> = wanted.iter().map(|(id, _)| id.clone()).collect();
    let held = cluster.take(&ids).unwrap_or_else(|error| {
        tracing::debug!(%error, "leases could not be asked for");
        Vec::new()
    });
    let mut ended = Vec::new();
    for (id, table) in wanted {
        let granted = held.contains(id);
        let told = table.upgrade().is_some_and(|table| table.send(Order::Duty(granted)).is_ok());
        if granted && !told {
            ended.push(id.clone());
        }
    }
    cluster.give_all_back(&ended, true);
}
