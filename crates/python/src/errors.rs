//! Refusals and faults as Python exceptions.

use pyo3::create_exception;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use solarium_table::{Refusal, english};
use std::panic::{AssertUnwindSafe, catch_unwind};

create_exception!(
    solarium,
    SolariumError,
    PyValueError,
    "Something was refused; `code` is stable, `rule` names the rule of the game that says no."
);
create_exception!(solarium, IllegalActionError, SolariumError, "An action that the rules do not allow here.");
create_exception!(
    solarium,
    InternalError,
    PyRuntimeError,
    "A fault of the package itself: please report it."
);

/// A refusal as an exception with the attributes `code` and `rule`.
pub(crate) fn refused(refusal: &Refusal) -> PyErr {
    let mut text = refusal.text(english());
    if let Some(reasons) = refusal.reasons_json(english()) {
        for reason in reasons {
            text += &format!("\n  {}", serde_json::to_string(&reason).unwrap_or_default());
        }
    }
    let illegal = refusal.code.starts_with("illegal/") || refusal.code.starts_with("match/");
    let error = if illegal { IllegalActionError::new_err(text) } else { SolariumError::new_err(text) };
    Python::attach(|py| {
        let value = error.value(py);
        // A plain exception object takes any attribute.
        let _ = value.setattr("code", refusal.code.as_ref());
        let _ = value.setattr("rule", refusal.rule.as_deref());
    });
    error
}

/// An argument that cannot be used.
pub(crate) fn bad(text: impl Into<String>) -> PyErr {
    SolariumError::new_err(text.into())
}

/// Calls a function of the engine; a panic in it becomes an exception.
pub(crate) fn guarded<T>(work: impl FnOnce() -> PyResult<T>) -> PyResult<T> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a fault without a text");
        Err(InternalError::new_err(text.to_string()))
    })
}
