//! A table: the rules in force, numbers of actions, the layout of rows.

use crate::errors::{bad, guarded, refused};
use crate::json::{from_python, to_python};
use crate::play::Match;
use crate::position::Position;
use crate::vector::Games;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use solarium_core::{Feature, Seat, SeatKind, Seed};
use solarium_table::dense::DenseTable;
use solarium_table::{described, english, games};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

/// What `pickle` calls to make an object again, with its arguments.
pub(crate) type Reduced<'py, T> = (Bound<'py, PyAny>, T);

/// The rules of a game at one table, with numbers for its actions. Made by `solarium.load`.
#[pyclass(frozen, module = "solarium")]
#[derive(Debug)]
pub(crate) struct Game {
    pub(crate) table: Arc<dyn DenseTable>,
}

/// The table of a game with a set-up, a dict as in `docs/engine-protocol.md`.
#[pyfunction]
pub(crate) fn load(name: &str, setup: &Bound<'_, PyAny>) -> PyResult<Game> {
    let setup = from_python(setup)?;
    guarded(|| {
        let title = games().title(name).map_err(|refusal| refused(&refusal))?;
        let table = title.dense(&setup).map_err(|refusal| refused(&refusal))?;
        Ok(Game { table })
    })
}

/// Every game on offer, described: options, seats, bots, presets.
#[pyfunction]
pub(crate) fn titles(py: Python<'_>) -> PyResult<Py<PyAny>> {
    let list = PyList::empty(py);
    for title in games().titles() {
        list.append(to_python(py, &described(&title.info(), english()))?)?;
    }
    Ok(list.into_any().unbind())
}

/// A whole number from Python as a seed; negative and larger ones are refused with a hint.
pub(crate) fn seed_of(seed: &Bound<'_, PyAny>) -> PyResult<u64> {
    seed.extract::<u64>().map_err(|_| bad("a seed is a whole number from 0 to 2**64 - 1"))
}

impl Game {
    fn feature<'py>(py: Python<'py>, feature: &Feature) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        dict.set_item("name", feature.name)?;
        dict.set_item("first", feature.first)?;
        dict.set_item("size", feature.len)?;
        dict.set_item("shape", feature.axes.iter().map(|axis| axis.labels.len()).collect::<Vec<_>>())?;
        dict.set_item("axes", feature.axes.iter().map(|axis| axis.name).collect::<Vec<_>>())?;
        dict.set_item("labels", feature.axes.iter().map(|axis| axis.labels.clone()).collect::<Vec<_>>())?;
        dict.set_item("low", 0)?;
        dict.set_item("high", feature.high)?;
        Ok(dict)
    }
}

#[pymethods]
impl Game {
    /// `photosynthesis`, `sol` or `circadians`.
    #[getter]
    fn name(&self) -> &'static str {
        self.table.game()
    }

    /// The version of action numbers and observations: it is raised when one of them gets another meaning.
    #[getter]
    fn version(&self) -> u32 {
        self.table.encoding_version()
    }

    /// `solarium/photosynthesis-v1`.
    #[getter]
    fn env_id(&self) -> String {
        format!("solarium/{}-v{}", self.table.game(), self.table.encoding_version())
    }

    /// Number of seats, automas included.
    #[getter]
    fn num_seats(&self) -> usize {
        self.table.seats()
    }

    /// What moves each seat: `human`, `bot:greedy`, `cynthia:tree`.
    #[getter]
    fn seats(&self) -> Vec<String> {
        Seat::all(self.table.seats()).map(|seat| self.table.kind(seat).text()).collect()
    }

    /// The seats that are no automas.
    #[getter]
    fn players(&self) -> Vec<usize> {
        let automa = |seat: &Seat| matches!(self.table.kind(*seat), SeatKind::Automa(_));
        Seat::all(self.table.seats()).filter(|seat| !automa(seat)).map(Seat::index).collect()
    }

    /// Do all seats win or lose as one?
    #[getter]
    fn wins_together(&self) -> bool {
        self.table.wins_together()
    }

    /// How many actions have a number; legal or not, an action is one of `range(num_actions)`.
    #[getter]
    fn num_actions(&self) -> usize {
        self.table.actions()
    }

    /// How many entries an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.table.entries()
    }

    /// The complete set-up, every option named.
    #[getter]
    fn setup(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        to_python(py, &self.table.setup())
    }

    /// The blocks of an observation: name, place, shape, axes with their labels, range.
    fn features<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let list = PyList::empty(py);
        for feature in self.table.features() {
            list.append(Game::feature(py, feature)?)?;
        }
        Ok(list)
    }

    /// The notation of an action.
    fn action_text(&self, action: usize) -> PyResult<String> {
        guarded(|| {
            let last = self.table.actions() - 1;
            let text = self.table.action_text(action);
            text.ok_or_else(|| bad(format!("there is no action {action}; numbers go from 0 to {last}")))
        })
    }

    /// The number of an action by its notation.
    fn action_index(&self, text: &str) -> PyResult<u32> {
        guarded(|| self.table.action_number(text).map_err(|refusal| refused(&refusal)))
    }

    /// The position before the first step, set-up draws included.
    fn start(&self) -> PyResult<Position> {
        guarded(|| Ok(Position { held: Arc::clone(&self.table).start() }))
    }

    /// The position of a record that `Position.record` made.
    fn position(&self, record: &Bound<'_, PyAny>) -> PyResult<Position> {
        let record = from_python(record)?;
        guarded(|| {
            let held = Arc::clone(&self.table).position(&record).map_err(|refusal| refused(&refusal))?;
            Ok(Position { held })
        })
    }

    /// A new match, whose chance follows from the seed.
    fn start_match(&self, seed: &Bound<'_, PyAny>) -> PyResult<Match> {
        let seed = seed_of(seed)?;
        guarded(|| {
            let title = games().title(self.table.game()).map_err(|refusal| refused(&refusal))?;
            let session = title.start(&self.table.setup(), Seed::from_number(seed));
            Ok(Match::new(session.map_err(|refusal| refused(&refusal))?, Arc::clone(&self.table)))
        })
    }

    /// Many games in arrays; see `solarium.vector.VectorGames`, which makes the arrays.
    fn vector(&self, games: usize, threads: usize) -> PyResult<Games> {
        guarded(|| Games::new(&self.table, games, threads))
    }

    /// A table never changes: a copy of it is the table itself.
    fn __copy__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __deepcopy__(slf: Py<Self>, _memo: &Bound<'_, PyAny>) -> Py<Self> {
        slf
    }

    /// Pickled as its set-up.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py, (&'static str, Py<PyAny>)>> {
        let load = py.import("solarium._solarium")?.getattr("load")?;
        Ok((load, (self.table.game(), self.setup(py)?)))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Game>().is_ok_and(|other| {
            let other = &other.get().table;
            Arc::ptr_eq(&self.table, other)
                || (self.table.game() == other.game() && self.table.setup() == other.setup())
        })
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.table.setup().to_string().hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        format!("<solarium.Game {} {}>", self.env_id(), self.seats().join(", "))
    }
}
