//! JSON as Python objects, and back.

use crate::errors::bad;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use serde_json::Value;

/// A JSON value as dict, list, str, int, float, bool or None.
pub(crate) fn to_python(py: Python<'_>, value: &Value) -> PyResult<Py<PyAny>> {
    Ok(match value {
        Value::Null => py.None(),
        Value::Bool(value) => value.into_pyobject(py)?.to_owned().into_any().unbind(),
        Value::Number(number) => match (number.as_i64(), number.as_u64()) {
            (Some(number), _) => number.into_pyobject(py)?.into_any().unbind(),
            (None, Some(number)) => number.into_pyobject(py)?.into_any().unbind(),
            (None, None) => number.as_f64().into_pyobject(py)?.into_any().unbind(),
        },
        Value::String(text) => text.into_pyobject(py)?.into_any().unbind(),
        Value::Array(values) => {
            let list = PyList::empty(py);
            for value in values {
                list.append(to_python(py, value)?)?;
            }
            list.into_any().unbind()
        }
        Value::Object(fields) => {
            let dict = PyDict::new(py);
            for (key, value) in fields {
                dict.set_item(key, to_python(py, value)?)?;
            }
            dict.into_any().unbind()
        }
    })
}

/// What Python's own `json` makes of an object, read.
pub(crate) fn from_python(object: &Bound<'_, PyAny>) -> PyResult<Value> {
    let text = object.py().import("json")?.call_method1("dumps", (object,))?;
    let text: String = text.extract()?;
    serde_json::from_str(&text).map_err(|error| bad(format!("this cannot be written as JSON: {error}")))
}

/// A value of the engine as Python objects.
pub(crate) fn serialized(py: Python<'_>, value: &impl serde::Serialize) -> PyResult<Py<PyAny>> {
    let value = serde_json::to_value(value).map_err(|error| bad(error.to_string()))?;
    to_python(py, &value)
}
