//! The native half of the Python package `solarium`: types of `solarium_table` as Python classes, and nothing else.
//!
//! | File | What |
//! |---|---|
//! | `game.rs` | a table: `Game` |
//! | `position.rs` | a position, which never changes: `Position`; random numbers: `Random` |
//! | `view.rs` | what one viewer knows: `View` |
//! | `play.rs` | a match with its record: `Match` |
//! | `vector.rs` | many games in arrays of NumPy: `Games` |
//! | `workers.rs` | the threads of these games |
//! | `errors.rs` | refusals and faults as exceptions |
//! | `json.rs` | JSON as Python objects |
//!
//! Every function that is called from Python goes through `errors::guarded`: a panic becomes an exception.

mod errors;
mod game;
mod json;
mod play;
mod position;
mod vector;
mod view;
mod workers;

use pyo3::prelude::*;

#[pymodule]
fn _solarium(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("SolariumError", py.get_type::<errors::SolariumError>())?;
    module.add("IllegalActionError", py.get_type::<errors::IllegalActionError>())?;
    module.add("InternalError", py.get_type::<errors::InternalError>())?;
    module.add_class::<game::Game>()?;
    module.add_class::<position::Position>()?;
    module.add_class::<position::Random>()?;
    module.add_class::<view::View>()?;
    module.add_class::<play::Match>()?;
    module.add_class::<vector::Games>()?;
    module.add_function(wrap_pyfunction!(game::load, module)?)?;
    module.add_function(wrap_pyfunction!(game::titles, module)?)?;
    Ok(())
}
