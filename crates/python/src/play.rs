//! Matches: a log of steps that is written to records and read from them.

use crate::errors::{bad, guarded, refused};
use crate::game::Game;
use crate::position::Position;
use pyo3::prelude::*;
use solarium_core::{Cancel, Record, Seat, Turn};
use solarium_table::dense::DenseTable;
use solarium_table::{AutoPlan, Narration, Refusal, Session, games};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A match: steps are checked and logged, chance follows from the seed, and the record replays for ever.
#[pyclass(frozen, module = "solarium")]
pub(crate) struct Match {
    session: Mutex<Box<dyn Session>>,
    table: Arc<dyn DenseTable>,
}

impl Match {
    pub(crate) fn new(session: Box<dyn Session>, table: Arc<dyn DenseTable>) -> Match {
        Match { session: Mutex::new(session), table }
    }

    /// A step is carried out whole or not at all, so that a match is sound after a panic elsewhere.
    fn session(&self) -> MutexGuard<'_, Box<dyn Session>> {
        self.session.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn read(text: &str, verify: bool) -> PyResult<Match> {
        guarded(|| {
            let record = Record::parse(text).map_err(|error| refused(&Refusal::from(error)))?;
            let title = games().title(&record.game).map_err(|refusal| refused(&refusal))?;
            let session = if verify { title.verify(&record) } else { title.replay(&record, None) };
            let session = session.map_err(|refusal| refused(&refusal))?;
            let table = title.dense(&session.setup()).map_err(|refusal| refused(&refusal))?;
            Ok(Match::new(session, table))
        })
    }
}

#[pymethods]
impl Match {
    /// The match of a record, replayed step by step.
    #[staticmethod]
    fn from_record(text: &str) -> PyResult<Match> {
        Match::read(text, false)
    }

    /// The match of a finished record, with every draw checked against the seed.
    #[staticmethod]
    fn verified(text: &str) -> PyResult<Match> {
        Match::read(text, true)
    }

    /// The table.
    #[getter]
    fn game(&self) -> Game {
        Game { table: Arc::clone(&self.table) }
    }

    /// Is it over?
    #[getter]
    fn is_over(&self) -> bool {
        self.session().turn() == Turn::Over
    }

    /// The seats that decide now.
    #[getter]
    fn deciding(&self) -> Vec<usize> {
        match self.session().turn() {
            Turn::Decide(seats) => seats.iter().map(Seat::index).collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        }
    }

    /// Number of steps so far.
    fn __len__(&self) -> usize {
        self.session().so_far().steps
    }

    /// The present position.
    fn position(&self) -> PyResult<Position> {
        guarded(|| {
            let held = Arc::clone(&self.table).position(&self.session().record());
            Ok(Position { held: held.map_err(|refusal| refused(&refusal))? })
        })
    }

    /// Every step: the seat, or None for chance, and its notation.
    fn steps(&self) -> PyResult<Vec<(Option<usize>, String)>> {
        guarded(|| {
            let record = self.session().log(false);
            Ok(record.steps.into_iter().map(|step| (step.seat.map(Seat::index), step.text)).collect())
        })
    }

    /// Carries out an action of a seat, given by number or in notation.
    fn apply(&self, seat: u8, action: &Bound<'_, PyAny>) -> PyResult<()> {
        let text = match action.extract::<String>() {
            Ok(text) => text,
            Err(_) => {
                let number = action.extract::<usize>();
                let number = number.map_err(|_| bad("an action is its number, or its notation as a text"))?;
                let last = self.table.actions() - 1;
                let text = self.table.action_text(number);
                text.ok_or_else(|| bad(format!("there is no action {number}; numbers go from 0 to {last}")))?
            }
        };
        guarded(|| {
            let taken = self.session().take(Some(Seat(seat)), &text, Narration::Silent);
            taken.map(|_| ()).map_err(|refusal| refused(&refusal))
        })
    }

    /// Lets chance, automas and bots move until a person must decide or the match is over. `bots` has the name of a bot
    /// for each seat, or None for what the set-up says. Returns the number of steps. Other threads run meanwhile.
    #[pyo3(signature = (bots=None))]
    fn advance(&self, py: Python<'_>, bots: Option<Vec<Option<String>>>) -> PyResult<usize> {
        let plan = AutoPlan { bots: bots.unwrap_or_default() };
        py.detach(|| {
            guarded(|| {
                let mut session = self.session();
                session.check_plan(&plan).map_err(|refusal| refused(&refusal))?;
                let mut steps = 0;
                loop {
                    let report = session.advance(&plan, &Cancel::default(), Narration::Silent);
                    if report.map_err(|refusal| refused(&refusal))?.is_none() {
                        return Ok(steps);
                    }
                    steps += 1;
                }
            })
        })
    }

    /// The record: a text that replays to this match.
    fn record(&self) -> PyResult<String> {
        guarded(|| Ok(self.session().log(true).to_text()))
    }

    fn __repr__(&self) -> String {
        format!("<solarium.Match {} after {} steps>", self.table.game(), self.__len__())
    }
}
