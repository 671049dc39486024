//! Positions in plain text.

use super::Records;
use crate::Language;
use serde_json::Value;

/// The board as text. By default it is the view, field by field.
pub trait BoardText: Records {
    /// The board in plain text. `colour` allows ANSI colours; they never carry meaning alone.
    fn board_text(&self, view: &Self::View, _language: &dyn Language, _colour: bool) -> String {
        match serde_json::to_value(view) {
            Ok(Value::Object(fields)) => {
                fields.iter().map(|(name, value)| format!("{name}: {value}")).collect::<Vec<_>>().join("\n")
            }
            Ok(value) => value.to_string(),
            Err(_) => format!("{view:?}"),
        }
    }

    /// The board for a screen that is drawn in place and is so many columns wide: with ANSI colours, with what can be
    /// touched as [`crate::touchable`] text, its parts separated by [`crate::NEXT_PART`], the board first.
    fn screen_text(&self, view: &Self::View, language: &dyn Language, _width: usize) -> String {
        self.board_text(view, language, true)
    }

    /// The position in one line for people.
    fn position_line(&self, state: &Self::State) -> String {
        self.record(state).to_string()
    }
}
