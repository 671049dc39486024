//! A run: the units of a plan, played on all cores, kept in a folder if there is one.

use crate::folder::{Folder, GAMES};
use crate::plan::{Plan, Shard, ThreadClock};
use crate::row::Row;
use crate::workers::{End, in_order};
use serde_json::Value;
use solarium_table::Refusal;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::AtomicBool;

/// What a run needs beside its plan.
pub struct Run<'a> {
    /// The part that is played here.
    pub shard: Shard,
    /// Number of threads.
    pub threads: usize,
    /// What decisions are timed by, if they are.
    pub clock: Option<ThreadClock>,
    /// Where rows are kept, with the manifest of the run.
    pub out: Option<(&'a Path, &'a Value)>,
    /// Set to end after the units that were begun.
    pub stop: &'a AtomicBool,
    /// Called after each unit with the games played before this process, and by it.
    pub progress: &'a mut dyn FnMut(u64, u64),
}

impl std::fmt::Debug for Run<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Run({} on {} threads)", self.shard.text(), self.threads)
    }
}

/// What gets the rows of a unit, and says whether to go on.
pub type TakeRows<'a> = dyn FnMut(&[Row]) -> Result<ControlFlow<()>, Refusal> + 'a;

/// Plays a plan and hands the rows of every unit to `take`, in order; those that the folder holds already first. Ends
/// early if `take` breaks.
///
/// # Errors
///
/// If the folder is another run's or cannot be written, a game does not end, or `take` refuses.
pub fn play(plan: &Plan, run: &mut Run<'_>, take: &mut TakeRows<'_>) -> Result<End, Refusal> {
    let mut folder = run.out.map(|(path, manifest)| Folder::open(path, manifest, GAMES)).transpose()?;
    let (mut before, mut here) = (0, 0);
    let mut enough = false;
    let mut done = 0;
    if let Some(folder) = &mut folder {
        done = folder.resume(plan, run.shard, &mut |rows| {
            before += rows.len() as u64;
            enough = enough || take(&rows)?.is_break();
            Ok(())
        })?;
    }
    (run.progress)(before, here);
    if enough {
        return Ok(End::Complete);
    }
    let left = run.shard.units(plan.units()) - done;
    let work = |number| plan.play(run.shard.unit(done + number), run.clock);
    in_order(left, run.threads, run.stop, &work, &mut |_, rows| {
        if let Some(folder) = &mut folder {
            folder.add(&rows)?;
        }
        here += rows.len() as u64;
        (run.progress)(before, here);
        take(&rows)
    })
}
