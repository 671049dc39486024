//! Where the outcomes of chance come from: the program, or the cards, dice and tiles of a box on a real table.
//!
//! It is a matter of the table, not of a game's rules. So the key `chance` is taken out of a set-up, a position or a
//! record before the game reads it, and put back into whatever the table writes.

use crate::Refusal;
use serde_json::Value;
use solarium_core::Message;
use std::borrow::Cow;

const KEY: &str = "chance";

/// Where the outcomes of chance come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ChanceSource {
    /// The program draws, from its seed.
    #[default]
    Program,
    /// People draw from the box on their table and enter what came.
    Table,
}

impl ChanceSource {
    /// What a set-up, a position or the head of a record says; without a word the program draws.
    ///
    /// # Errors
    ///
    /// If the word is unknown.
    pub fn of(object: &Value) -> Result<ChanceSource, Refusal> {
        match object.get(KEY).map(Value::as_str) {
            None | Some(Some("dice")) => Ok(ChanceSource::Program),
            Some(Some("table")) => Ok(ChanceSource::Table),
            Some(_) => Err(Refusal::new(
                "setup/refused",
                Message::new("table-chance-unknown").with("value", object[KEY].to_string()),
            )),
        }
    }

    /// What it says, and the rest for the game to read.
    pub(crate) fn split(object: &Value) -> Result<(ChanceSource, Cow<'_, Value>), Refusal> {
        let source = ChanceSource::of(object)?;
        if object.get(KEY).is_none() {
            return Ok((source, Cow::Borrowed(object)));
        }
        let mut rest = object.clone();
        if let Some(fields) = rest.as_object_mut() {
            fields.remove(KEY);
        }
        Ok((source, Cow::Owned(rest)))
    }

    /// Puts it back into what the game has written. What the program draws is not mentioned.
    pub(crate) fn join(self, mut object: Value) -> Value {
        if let (ChanceSource::Table, Some(fields)) = (self, object.as_object_mut()) {
            fields.insert(KEY.into(), "table".into());
        }
        object
    }
}
