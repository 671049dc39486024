//! What one viewer knows.

use crate::errors::{bad, guarded};
use crate::game::Game;
use crate::json::to_python;
use crate::position::{Position, Random};
use numpy::PyArray1;
use pyo3::prelude::*;
use solarium_core::{Turn, Viewer};
use solarium_table::words;
use solarium_words::{Lang, Words};

/// What a seat or a spectator knows of a position: all that a player may decide by. No secret can be read from it.
#[pyclass(frozen, module = "solarium")]
#[derive(Debug)]
pub(crate) struct View {
    pub(crate) known: Box<dyn solarium_table::dense::Knowledge>,
}

/// The words of a language: `en`, `de` or `fr`.
fn language(code: &str) -> PyResult<&'static Words> {
    let lang = Lang::ALL.into_iter().find(|lang| lang.code() == code);
    let lang = lang.ok_or_else(|| bad(format!("there is no language {code:?}; there are en, de and fr")))?;
    Ok(words(lang))
}

#[pymethods]
impl View {
    /// The table.
    #[getter]
    fn game(&self) -> Game {
        Game { table: self.known.table() }
    }

    /// The seat that looks; None for a spectator.
    #[getter]
    fn seat(&self) -> Option<usize> {
        match self.known.viewer() {
            Viewer::Seat(seat) => Some(seat.index()),
            Viewer::Spectator => None,
        }
    }

    /// Does this seat decide now?
    #[getter]
    fn decides(&self) -> bool {
        matches!((self.known.viewer(), self.known.turn()),
            (Viewer::Seat(seat), Turn::Decide(seats)) if seats.contains(seat))
    }

    /// The numbers of the seat's legal actions, ascending; empty if it does not decide.
    fn legal_actions(&self) -> Vec<u32> {
        self.known.legal().to_vec()
    }

    /// What the seat knows as int8; empty for a spectator.
    fn observation<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        PyArray1::from_slice(py, self.known.row())
    }

    /// Everything the viewer knows, as a dict.
    fn data(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let json = guarded(|| Ok(self.known.json()))?;
        to_python(py, &json)
    }

    /// Some position that fits: what the viewer does not know is drawn at random.
    fn resample(&self, random: &Random) -> PyResult<Position> {
        guarded(|| Ok(Position { held: random.with(|random| self.known.resample(random)) }))
    }

    /// The board as a picture, with words in a language (`en`, `de`, `fr`).
    #[pyo3(signature = (language="en"))]
    pub(crate) fn svg(&self, language: &str) -> PyResult<String> {
        let words = self::language(language)?;
        guarded(|| Ok(self.known.svg(words)))
    }

    /// The board as text.
    #[pyo3(signature = (language="en"))]
    fn text(&self, language: &str) -> PyResult<String> {
        let words = self::language(language)?;
        guarded(|| Ok(self.known.text(words)))
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        self.svg("en")
    }

    fn __repr__(&self) -> String {
        let viewer = self.seat().map_or_else(|| "a spectator".to_string(), |seat| format!("seat {seat}"));
        format!("<solarium.View of {viewer}, {}>", self.known.table().game())
    }
}
