//! Reading the past of tables is the most work one request can ask for: it waits in line, so that nothing else waits
//! for it.

use crate::error::Fault;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Requests of one address that wait while one of it runs.
const MOST_WAITING: usize = 32;

/// The line of one address.
#[derive(Debug)]
struct Line {
    turn: Arc<Semaphore>,
    /// Those that run or wait.
    here: usize,
}

/// Who may read the past of tables now.
#[derive(Debug)]
pub(crate) struct PastReads {
    running: Arc<Semaphore>,
    lines: Arc<Lines>,
}

type Lines = Mutex<HashMap<IpAddr, Line>>;

fn locked(lines: &Lines) -> MutexGuard<'_, HashMap<IpAddr, Line>> {
    lines.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Leaves the line of an address, however its request ends.
#[derive(Debug)]
struct InLine {
    lines: Arc<Lines>,
    address: IpAddr,
}

/// A request that reads the past now.
#[derive(Debug)]
pub(crate) struct Reading {
    // In the order in which they are given back.
    _running: OwnedSemaphorePermit,
    _turn: OwnedSemaphorePermit,
    _in_line: InLine,
}

impl Drop for InLine {
    fn drop(&mut self) {
        let mut lines = locked(&self.lines);
        if let Some(line) = lines.get_mut(&self.address) {
            line.here -= 1;
            if line.here == 0 {
                lines.remove(&self.address);
            }
        }
    }
}

impl PastReads {
    /// So many at the same time, at least one.
    pub(crate) fn new(most: usize) -> PastReads {
        PastReads { running: Arc::new(Semaphore::new(most.max(1))), lines: Arc::default() }
    }

    /// Waits for its turn; refused if too many of the same address wait already.
    pub(crate) async fn enter(&self, address: IpAddr) -> Result<Reading, Fault> {
        let turn = {
            let mut lines = locked(&self.lines);
            let line =
                lines.entry(address).or_insert_with(|| Line { turn: Arc::new(Semaphore::new(1)), here: 0 });
            if line.here > MOST_WAITING {
                return Err(Fault::TooMany("limit-past"));
            }
            line.here += 1;
            line.turn.clone()
        };
        let in_line = InLine { lines: self.lines.clone(), address };
        // First the line of the address: in the line of all there is then one of each.
        let turn = turn.acquire_owned().await.map_err(|_| Fault::Closing)?;
        let running = self.running.clone().acquire_owned().await.map_err(|_| Fault::Closing)?;
        Ok(Reading { _running: running, _turn: turn, _in_line: in_line })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    #[tokio::test]
    async fn one_of_an_address_runs_and_some_wait() {
        let reads = PastReads::new(2);
        let [one, two, three] = ["1.1.1.1", "2.2.2.2", "3.3.3.3"].map(|text| text.parse().unwrap());
        let first = reads.enter(one).await.unwrap();
        let mut waiting: Vec<_> = (0..MOST_WAITING).map(|_| Box::pin(reads.enter(one))).collect();
        for request in &mut waiting {
            assert!(request.now_or_never().is_none(), "waits");
        }
        let refused = reads.enter(one).await.unwrap_err();
        assert_eq!(
            (refused.status().as_u16(), refused.json(solarium_table::english())["code"].as_str()),
            (429, Some("limit/too-many"))
        );
        let other = reads.enter(two).now_or_never().expect("another address need not wait").unwrap();
        assert!(Box::pin(reads.enter(three)).now_or_never().is_none(), "no more than two at the same time");
        drop(other);
        drop(first);
        let next = waiting.remove(0).await.unwrap();
        drop(waiting);
        drop(next);
        assert!(locked(&reads.lines).is_empty(), "no address is remembered");
        assert_eq!(reads.running.available_permits(), 2);
    }
}
