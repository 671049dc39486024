//! Many games that go on together in arrays of NumPy, on several threads.

use crate::errors::{IllegalActionError, bad, guarded};
use crate::game::seed_of;
use crate::workers::Workers;
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::prelude::*;
use solarium_table::dense::{Batch, BatchArrays, DenseTable, Gate};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// More games than this are likely a mistake: the arrays of the largest table would take 100 GiB.
const MOST_GAMES: usize = 1 << 20;
const MOST_THREADS: usize = 256;

/// Games of one table in arrays; `solarium.vector.VectorGames` makes the arrays and is what to use.
#[pyclass(frozen, module = "solarium")]
pub(crate) struct Games {
    table: Arc<dyn DenseTable>,
    games: usize,
    running: Mutex<Running>,
}

struct Running {
    /// One for each thread.
    batches: Vec<Box<dyn Batch>>,
    workers: Workers,
    /// Were all games begun? A fault in the midst of a step leaves games that must be begun again.
    begun: bool,
}

/// The arrays, borrowed for one call.
struct Borrowed<'py> {
    observations: PyReadwriteArray2<'py, i8>,
    masks: PyReadwriteArray2<'py, i8>,
    rewards: PyReadwriteArray2<'py, f32>,
    terminations: PyReadwriteArray1<'py, bool>,
    seats: PyReadwriteArray1<'py, i8>,
}

/// The five arrays of a call, in their order.
type Arrays<'py> = (
    Bound<'py, PyArray2<i8>>,
    Bound<'py, PyArray2<i8>>,
    Bound<'py, PyArray2<f32>>,
    Bound<'py, PyArray1<bool>>,
    Bound<'py, PyArray1<i8>>,
);

fn borrowed<'py>(arrays: &Arrays<'py>) -> PyResult<Borrowed<'py>> {
    let busy = "an array is in use, not writeable, or the same as another one";
    Ok(Borrowed {
        observations: arrays.0.try_readwrite().map_err(|_| bad(busy))?,
        masks: arrays.1.try_readwrite().map_err(|_| bad(busy))?,
        rewards: arrays.2.try_readwrite().map_err(|_| bad(busy))?,
        terminations: arrays.3.try_readwrite().map_err(|_| bad(busy))?,
        seats: arrays.4.try_readwrite().map_err(|_| bad(busy))?,
    })
}

impl Games {
    pub(crate) fn new(table: &Arc<dyn DenseTable>, games: usize, threads: usize) -> PyResult<Games> {
        if games == 0 || games > MOST_GAMES {
            return Err(bad(format!("the number of games is from 1 to {MOST_GAMES}, not {games}")));
        }
        if threads == 0 || threads > MOST_THREADS {
            return Err(bad(format!("the number of threads is from 1 to {MOST_THREADS}, not {threads}")));
        }
        let threads = threads.min(games);
        let each = games.div_ceil(threads);
        let starts = (0..games).step_by(each);
        let batch = |first: usize| Arc::clone(table).batch(first as u64, each.min(games - first));
        let batches: Vec<Box<dyn Batch>> = starts.map(batch).collect();
        let workers = Workers::new(batches.len()).map_err(|error| bad(format!("no threads: {error}")))?;
        let running = Mutex::new(Running { batches, workers, begun: false });
        Ok(Games { table: Arc::clone(table), games, running })
    }

    fn running(&self) -> MutexGuard<'_, Running> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Hands every batch its part of the arrays.
    fn each(
        &self,
        py: Python<'_>,
        arrays: &Arrays<'_>,
        begins: bool,
        work: impl Fn(&mut dyn Batch, usize, &mut BatchArrays<'_>) + Sync,
    ) -> PyResult<()> {
        let mut borrowed = borrowed(arrays)?;
        let contiguous = |_| bad("the arrays must be contiguous, row by row");
        let arrays = BatchArrays {
            observations: borrowed.observations.as_slice_mut().map_err(contiguous)?,
            masks: borrowed.masks.as_slice_mut().map_err(contiguous)?,
            rewards: borrowed.rewards.as_slice_mut().map_err(contiguous)?,
            terminations: borrowed.terminations.as_slice_mut().map_err(contiguous)?,
            seats: borrowed.seats.as_slice_mut().map_err(contiguous)?,
        };
        let (entries, actions, seats) = (self.table.entries(), self.table.actions(), self.table.seats());
        if !arrays.fit(self.games, entries, actions, seats) {
            return Err(bad("an array has another shape than `VectorGames` makes it"));
        }
        py.detach(|| {
            guarded(|| {
                let mut running = self.running();
                let Running { batches, workers, begun } = &mut *running;
                if !*begun && !begins {
                    return Err(bad("the games have not begun: call `reset` first"));
                }
                *begun = false;
                workers.each(parts(batches, arrays, entries, actions, seats), |part| {
                    let (batch, first, mut arrays) = part;
                    work(&mut **batch, first, &mut arrays);
                });
                *begun = true;
                Ok(())
            })
        })
    }
}

/// A batch, the number of its first game, and its part of the arrays.
type Part<'a> = (&'a mut Box<dyn Batch>, usize, BatchArrays<'a>);

fn parts<'a>(
    batches: &'a mut [Box<dyn Batch>],
    arrays: BatchArrays<'a>,
    entries: usize,
    actions: usize,
    seats: usize,
) -> Vec<Part<'a>> {
    let mut rest = arrays;
    let mut first = 0;
    let mut parts = Vec::with_capacity(batches.len());
    for batch in batches {
        let games = batch.games();
        let (observations, more_observations) = rest.observations.split_at_mut(games * entries);
        let (masks, more_masks) = rest.masks.split_at_mut(games * actions);
        let (rewards, more_rewards) = rest.rewards.split_at_mut(games * seats);
        let (terminations, more_terminations) = rest.terminations.split_at_mut(games);
        let (deciding, more_deciding) = rest.seats.split_at_mut(games);
        parts.push((
            batch,
            first,
            BatchArrays { observations, masks, rewards, terminations, seats: deciding },
        ));
        rest = BatchArrays {
            observations: more_observations,
            masks: more_masks,
            rewards: more_rewards,
            terminations: more_terminations,
            seats: more_deciding,
        };
        first += games;
    }
    parts
}

#[pymethods]
impl Games {
    /// Begins all games.
    fn reset(&self, py: Python<'_>, seed: &Bound<'_, PyAny>, arrays: Arrays<'_>) -> PyResult<()> {
        let seed = seed_of(seed)?;
        self.each(py, &arrays, true, |batch, _, arrays| batch.reset(seed, arrays))
    }

    /// Carries out an action in each game; nothing happens if one of them is not legal.
    fn step(&self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>, arrays: Arrays<'_>) -> PyResult<()> {
        let actions = actions.as_slice().map_err(|_| bad("`actions` must be contiguous"))?;
        if actions.len() != self.games {
            return Err(bad(format!("`actions` has {} entries, not {}", actions.len(), self.games)));
        }
        let gate = Gate::new(self.running().batches.len());
        self.each(py, &arrays, false, |batch, first, arrays| {
            let own = &actions[first..first + batch.games()];
            if gate.passed(|| batch.check(own).err().map(|illegal| first + illegal.game)) {
                batch.step(own, arrays);
            }
        })?;
        let Some(game) = gate.refused() else { return Ok(()) };
        Err(IllegalActionError::new_err(format!(
            "action {} is not legal in game {game}; its legal actions are 1 in `masks[{game}]`",
            actions[game]
        )))
    }

    /// Writes a legal action for each game, all equally likely.
    fn sample(&self, py: Python<'_>, mut actions: PyReadwriteArray1<'_, i64>) -> PyResult<()> {
        let actions = actions.as_slice_mut().map_err(|_| bad("`actions` must be contiguous"))?;
        if actions.len() != self.games {
            return Err(bad(format!("`actions` has {} entries, not {}", actions.len(), self.games)));
        }
        py.detach(|| {
            guarded(|| {
                let mut running = self.running();
                // The picks were made in the last step, on all threads: copying them takes less than a word to a thread.
                let mut rest = actions;
                for batch in &mut running.batches {
                    let (own, more) = rest.split_at_mut(batch.games());
                    batch.sample(own);
                    rest = more;
                }
                Ok(())
            })
        })
    }

    /// Steps so far, those of chance and automas included.
    #[getter]
    fn plies(&self) -> u64 {
        self.running().batches.iter().map(|batch| batch.plies()).sum()
    }

    /// Bytes that the games take beside the arrays.
    #[getter]
    fn memory(&self) -> usize {
        self.running().batches.iter().map(|batch| batch.memory()).sum()
    }
}
