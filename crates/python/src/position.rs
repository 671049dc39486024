//! Positions that never change, and random numbers to play with.

use crate::errors::{bad, guarded, refused};
use crate::game::{Game, Reduced, seed_of};
use crate::json::{serialized, to_python};
use crate::view::View;
use numpy::{IntoPyArray, PyArray1, PyArray2, PyReadwriteArray1};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};
use solarium_core::{Budget, Seat, Seed, Turn, Viewer};
use solarium_table::{Refusal, Seen, english};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// A small fast generator of random numbers. The same seed gives the same numbers on every machine.
#[pyclass(frozen, module = "solarium")]
#[derive(Debug)]
pub(crate) struct Random {
    state: Mutex<solarium_core::Random>,
}

impl Random {
    pub(crate) fn with<T>(&self, work: impl FnOnce(&mut solarium_core::Random) -> T) -> T {
        // A generator is whole after every number.
        work(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[pymethods]
impl Random {
    #[new]
    fn new(seed: &Bound<'_, PyAny>) -> PyResult<Random> {
        let mut first = solarium_core::Random::new(seed_of(seed)?);
        Ok(Random { state: Mutex::new(solarium_core::Random::new(first.next_u64())) })
    }

    /// A whole number from 0 to `n - 1`.
    fn below(&self, n: u32) -> PyResult<u32> {
        if n == 0 {
            return Err(bad("there is no number below 0: `n` is 1 or more"));
        }
        Ok(self.with(|random| random.below(n)))
    }

    /// The next 64 bits.
    fn bits(&self) -> u64 {
        self.with(solarium_core::Random::next_u64)
    }
}

/// A position with everything that is secret; a step makes another position. Players should be given a `View`.
#[pyclass(frozen, module = "solarium")]
#[derive(Debug)]
pub(crate) struct Position {
    pub(crate) held: Box<dyn solarium_table::dense::Position>,
}

impl Position {
    /// The given seat, or the first that decides.
    pub(crate) fn seat(&self, seat: Option<u8>) -> PyResult<Seat> {
        let seats = self.held.table().seats();
        match (seat, self.held.turn()) {
            (Some(seat), _) if usize::from(seat) < seats => Ok(Seat(seat)),
            (Some(seat), _) => Err(bad(format!("there is no seat {seat}; seats go from 0 to {}", seats - 1))),
            (None, Turn::Decide(deciding)) => Ok(deciding.iter().next().unwrap_or_default()),
            (None, Turn::Chance) => Err(bad("no seat decides now: chance does (use `draw`); name a seat")),
            (None, Turn::Over) => Err(bad("no seat decides: the game is over; name a seat")),
        }
    }

    /// The number of an action that is given as a number or in notation.
    fn number(&self, action: &Bound<'_, PyAny>) -> PyResult<usize> {
        if let Ok(text) = action.cast::<PyString>() {
            let number = self.held.table().action_number(text.to_str()?);
            return number.map(|number| number as usize).map_err(|refusal| refused(&refusal));
        }
        action.extract::<usize>().map_err(|_| {
            let last = self.held.table().actions() - 1;
            bad(format!("an action is a whole number from 0 to {last}, or its notation as a text"))
        })
    }

    /// What a viewer sees, through a match that begins here.
    fn with_seen<T>(
        &self,
        viewer: Viewer,
        work: impl FnOnce(&dyn Seen) -> Result<T, Refusal>,
    ) -> PyResult<T> {
        let session = self.held.session(Seed::from_number(0));
        let seen = session.seen(viewer).map_err(|refusal| refused(&refusal))?;
        work(&*seen).map_err(|refusal| refused(&refusal))
    }
}

/// Time since a bot was asked.
struct Watch(Instant);

impl solarium_core::Clock for Watch {
    fn elapsed_milliseconds(&self) -> u64 {
        self.0.elapsed().as_millis() as u64
    }
}

#[pymethods]
impl Position {
    /// The table.
    #[getter]
    fn game(&self) -> Game {
        Game { table: self.held.table() }
    }

    /// Is the game over?
    #[getter]
    fn is_over(&self) -> bool {
        self.held.turn() == Turn::Over
    }

    /// Does chance come next?
    #[getter]
    fn is_chance(&self) -> bool {
        self.held.turn() == Turn::Chance
    }

    /// The seats that decide now; several where a game lets them decide at once.
    #[getter]
    fn deciding(&self) -> Vec<usize> {
        match self.held.turn() {
            Turn::Decide(seats) => seats.iter().map(Seat::index).collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        }
    }

    /// The first of the seats that decide now, or None.
    #[getter]
    fn seat_to_act(&self) -> Option<usize> {
        match self.held.turn() {
            Turn::Decide(seats) => seats.iter().next().map(Seat::index),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// The numbers of all legal actions of a seat (by default the first that decides), ascending.
    #[pyo3(signature = (seat=None))]
    fn legal_actions(&self, seat: Option<u8>) -> PyResult<Vec<u32>> {
        guarded(|| match (seat, self.held.turn()) {
            (None, Turn::Chance | Turn::Over) => Ok(Vec::new()),
            _ => Ok(self.held.legal(self.seat(seat)?)),
        })
    }

    /// The position after an action, given by number or in notation, of a seat (by default the first that decides).
    #[pyo3(signature = (action, seat=None))]
    fn apply(&self, action: &Bound<'_, PyAny>, seat: Option<u8>) -> PyResult<Position> {
        guarded(|| {
            let seat = self.seat(seat)?;
            let held = self.held.act(seat, self.number(action)?).map_err(|refusal| refused(&refusal))?;
            Ok(Position { held })
        })
    }

    /// What chance may bring: notation and probability of each outcome.
    fn chance_outcomes(&self) -> PyResult<Vec<(String, f64)>> {
        guarded(|| {
            let outcomes = self.held.outcomes();
            let total: f64 = outcomes.iter().map(|(_, weight)| f64::from(*weight)).sum();
            Ok(outcomes.into_iter().map(|(text, weight)| (text, f64::from(weight) / total)).collect())
        })
    }

    /// Only the probabilities of `chance_outcomes`.
    fn chance_probabilities(&self) -> PyResult<Vec<f64>> {
        guarded(|| {
            let weights = self.held.weights();
            let total: f64 = weights.iter().map(|weight| f64::from(*weight)).sum();
            Ok(weights.into_iter().map(|weight| f64::from(weight) / total).collect())
        })
    }

    /// The position after an outcome of chance, by its place in `chance_outcomes` or in notation.
    fn apply_chance(&self, outcome: &Bound<'_, PyAny>) -> PyResult<Position> {
        guarded(|| {
            let place = if let Ok(text) = outcome.cast::<PyString>() {
                let text = text.to_str()?;
                let place = self.held.outcomes().iter().position(|(known, _)| known == text);
                place.ok_or_else(|| bad(format!("`{text}` cannot be drawn now; see `chance_outcomes()`")))?
            } else {
                let place = outcome.extract::<usize>();
                place.map_err(|_| bad("an outcome is its place in `chance_outcomes()`, or its notation"))?
            };
            Ok(Position { held: self.held.happen(place).map_err(|refusal| refused(&refusal))? })
        })
    }

    /// The position after an outcome that is drawn.
    fn draw(&self, random: &Random) -> PyResult<Position> {
        guarded(|| {
            let drawn = random.with(|random| self.held.draw(random));
            Ok(Position { held: drawn.map_err(|refusal| refused(&refusal))? })
        })
    }

    /// What a seat, or a spectator (None), knows.
    #[pyo3(signature = (seat=None))]
    fn view(&self, seat: Option<u8>) -> PyResult<View> {
        guarded(|| {
            let viewer = seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
            Ok(View { known: self.held.knowledge(viewer).map_err(|refusal| refused(&refusal))? })
        })
    }

    /// What a seat knows as int8; written into `out` if it is given.
    #[pyo3(signature = (seat=None, out=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<u8>,
        out: Option<PyReadwriteArray1<'py, i8>>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        guarded(|| {
            let seat = self.seat(seat)?;
            let entries = self.held.table().entries();
            match out {
                Some(mut array) => {
                    let row = array.as_slice_mut().map_err(|_| bad("`out` must be contiguous"))?;
                    if row.len() != entries {
                        return Err(bad(format!("`out` has {} entries, not {entries}", row.len())));
                    }
                    self.held.observe(seat, row);
                    Ok(Bound::clone(&array))
                }
                None => {
                    let mut row = vec![0; entries];
                    self.held.observe(seat, &mut row);
                    Ok(row.into_pyarray(py))
                }
            }
        })
    }

    /// What all seats know together, one row for each: for critics and debugging, never for a player.
    fn full_observation<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<i8>>> {
        guarded(|| {
            let table = self.held.table();
            let row = |seat: Seat| {
                let mut row = vec![0; table.entries()];
                self.held.observe(seat, &mut row);
                row
            };
            let rows: Vec<Vec<i8>> = Seat::all(table.seats()).map(row).collect();
            PyArray2::from_vec2(py, &rows).map_err(|error| bad(error.to_string()))
        })
    }

    /// One int8 for each action: 1 if it is legal; written into `out` if it is given.
    #[pyo3(signature = (seat=None, out=None))]
    fn action_mask<'py>(
        &self,
        py: Python<'py>,
        seat: Option<u8>,
        out: Option<PyReadwriteArray1<'py, i8>>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        guarded(|| {
            let legal = match (seat, self.held.turn()) {
                (None, Turn::Chance | Turn::Over) => Vec::new(),
                _ => self.held.legal(self.seat(seat)?),
            };
            let actions = self.held.table().actions();
            match out {
                Some(mut array) => {
                    let mask = array.as_slice_mut().map_err(|_| bad("`out` must be contiguous"))?;
                    if mask.len() != actions {
                        return Err(bad(format!("`out` has {} entries, not {actions}", mask.len())));
                    }
                    mask.fill(0);
                    legal.iter().for_each(|number| mask[*number as usize] = 1);
                    Ok(Bound::clone(&array))
                }
                None => {
                    let mut mask = vec![0; actions];
                    legal.iter().for_each(|number| mask[*number as usize] = 1);
                    Ok(mask.into_pyarray(py))
                }
            }
        })
    }

    /// The points of a seat.
    fn points(&self, seat: u8) -> PyResult<i32> {
        guarded(|| Ok(self.held.points(self.seat(Some(seat))?)))
    }

    /// The score of every seat with its parts, and ranks once the game is over.
    fn scores(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let scores = guarded(|| Ok(self.held.scores()))?;
        serialized(py, &scores)
    }

    /// What a finished game is worth to each seat, from -1 to 1; all 0 while it lasts.
    fn returns(&self) -> PyResult<Vec<f32>> {
        guarded(|| Ok(Seat::all(self.held.table().seats()).map(|seat| self.held.worth(seat)).collect()))
    }

    /// The position record: everything, as a dict that `Game.position` reads.
    fn record(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let record = guarded(|| Ok(self.held.record()))?;
        to_python(py, &record)
    }

    /// A checksum that is the same on every machine.
    #[getter]
    fn checksum(&self) -> PyResult<String> {
        guarded(|| Ok(self.held.checksum()))
    }

    /// Why the automa on a seat, which must be to act, does what it does: `action`, and the `trace` of its reasons.
    #[pyo3(signature = (seat=None))]
    fn explain(&self, py: Python<'_>, seat: Option<u8>) -> PyResult<Py<PyAny>> {
        let seat = self.seat(seat)?;
        let explanation = guarded(|| self.with_seen(Viewer::Seat(seat), |seen| seen.explain()))?;
        let dict = PyDict::new(py);
        dict.set_item("action", explanation.action)?;
        dict.set_item("trace", serialized(py, &explanation.trace.to_json(english()))?)?;
        Ok(dict.into_any().unbind())
    }

    /// What a bot would do for a seat, from what the seat knows: `action`, `actions` with values and visits, `line`.
    /// Other threads run meanwhile.
    #[pyo3(signature = (bot, seat=None, *, iterations=None, milliseconds=None))]
    fn suggest(
        &self,
        py: Python<'_>,
        bot: &str,
        seat: Option<u8>,
        iterations: Option<u64>,
        milliseconds: Option<u64>,
    ) -> PyResult<Py<PyAny>> {
        let seat = self.seat(seat)?;
        let budget = match (iterations, milliseconds) {
            (None, None) => Budget::Usual,
            (Some(iterations), None) => Budget::Iterations(iterations),
            (None, Some(milliseconds)) => Budget::Milliseconds(milliseconds),
            (Some(_), Some(_)) => return Err(bad("give `iterations` or `milliseconds`, not both")),
        };
        let watch = Watch(Instant::now());
        let suggestion = py.detach(|| {
            guarded(|| self.with_seen(Viewer::Seat(seat), |seen| seen.suggest(bot, budget, Some(&watch))))
        })?;
        serialized(py, &suggestion)
    }

    /// The board as a picture, as a spectator sees it.
    fn svg(&self) -> PyResult<String> {
        self.view(None)?.svg("en")
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        self.svg()
    }

    /// A position never changes: a copy of it is the position itself.
    fn __copy__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __deepcopy__(slf: Py<Self>, _memo: &Bound<'_, PyAny>) -> Py<Self> {
        slf
    }

    /// Pickled as its record.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py, (Py<PyAny>,)>> {
        let game = Bound::new(py, self.game())?;
        Ok((game.getattr("position")?, (self.record(py)?,)))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Position>().is_ok_and(|other| self.held.same(&*other.get().held))
    }

    fn __hash__(&self) -> u64 {
        self.held.hash()
    }

    fn __repr__(&self) -> PyResult<String> {
        let turn = match self.held.turn() {
            Turn::Over => "over".to_string(),
            Turn::Chance => "chance".to_string(),
            Turn::Decide(seats) => {
                let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
                format!("seat {} decides", seats.join(", "))
            }
        };
        Ok(format!("<solarium.Position {} {} ({turn})>", self.held.table().game(), self.checksum()?))
    }
}
