//! Numbers in a TOML file by their names: read, changed, written back with the comments that stand beside them.

use solarium_core::Message;
use solarium_table::Refusal;
use toml_edit::{DocumentMut, Formatted, Item, Value};

/// A TOML file whose numbers are changed.
///
/// ```
/// use solarium_lab::NumberFile;
///
/// let mut file = NumberFile::parse("[versus]\nthrow = 1.45 # tried\nways = [7.0, 10.0]\nwidth = 30\n").unwrap();
/// assert_eq!(file.get("versus.throw"), Ok(1.45));
/// assert_eq!(file.get("versus.ways.1"), Ok(10.0));
/// file.set("versus.throw", 1.5).unwrap();
/// file.set("versus.ways.1", 9.25).unwrap();
/// // A whole number stays one.
/// file.set("versus.width", 31.7).unwrap();
/// assert_eq!(file.text(), "[versus]\nthrow = 1.5 # tried\nways = [7.0, 9.25]\nwidth = 32\n");
/// assert!(file.get("versus.luck").is_err() && file.get("versus").is_err());
/// ```
#[derive(Clone, Debug)]
pub struct NumberFile {
    document: DocumentMut,
}

impl NumberFile {
    /// Reads a file.
    ///
    /// # Errors
    ///
    /// If the text is no TOML.
    pub fn parse(text: &str) -> Result<NumberFile, Refusal> {
        let bad = |error: toml_edit::TomlError| {
            Refusal::new("lab/numbers", Message::new("guide-weights").with("error", error.to_string()))
        };
        Ok(NumberFile { document: text.parse().map_err(bad)? })
    }

    /// The whole file.
    pub fn text(&self) -> String {
        self.document.to_string()
    }

    /// A number: `versus.throw`, `versus.ways.1`.
    ///
    /// # Errors
    ///
    /// If there is none of this name.
    pub fn get(&self, name: &str) -> Result<f64, Refusal> {
        // Changing a copy is the simplest way to one and the same walk for reading and writing.
        match self.clone().number(name)? {
            Value::Integer(number) => Ok(*number.value() as f64),
            Value::Float(number) => Ok(*number.value()),
            _ => Err(no_number(name)),
        }
    }

    /// Changes a number. A whole number is rounded to one.
    ///
    /// # Errors
    ///
    /// If there is none of this name.
    pub fn set(&mut self, name: &str, number: f64) -> Result<(), Refusal> {
        let value = self.number(name)?;
        let decor = value.decor().clone();
        let mut changed = match value {
            Value::Integer(_) => Value::Integer(Formatted::new(number.round() as i64)),
            _ => Value::Float(Formatted::new(number)),
        };
        *changed.decor_mut() = decor;
        *value = changed;
        Ok(())
    }

    /// Does the file hold a whole number of this name?
    pub fn is_whole(&self, name: &str) -> bool {
        matches!(self.clone().number(name), Ok(Value::Integer(_)))
    }

    fn number(&mut self, name: &str) -> Result<&mut Value, Refusal> {
        let mut item: &mut Item = self.document.as_item_mut();
        let mut keys = name.split('.');
        while item.as_value().is_none_or(Value::is_inline_table) {
            let key = keys.next().ok_or_else(|| no_number(name))?;
            item = item.get_mut(key).ok_or_else(|| no_number(name))?;
        }
        let mut value = item.as_value_mut().ok_or_else(|| no_number(name))?;
        for key in keys {
            let place: usize = key.parse().map_err(|_| no_number(name))?;
            value =
                value.as_array_mut().and_then(|list| list.get_mut(place)).ok_or_else(|| no_number(name))?;
        }
        match value {
            Value::Integer(_) | Value::Float(_) => Ok(value),
            _ => Err(no_number(name)),
        }
    }
}

fn no_number(name: &str) -> Refusal {
    Refusal::new("lab/no-number", Message::new("lab-no-number").with("name", name))
}
