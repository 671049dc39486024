//! Questions about a position that tools and people may ask by name.

use crate::{Game, Message};
use serde::Serialize;
use serde_json::Value;

/// The read-outs of a game. By default there are none.
pub trait ReadOuts: Game {
    /// Answers a read-out with the value of the one field named like the query.
    fn query(&self, _view: &Self::View, _name: &str, _args: &Value) -> Result<Value, BadQuery> {
        Err(BadQuery::Unknown)
    }
}

/// One read-out a game answers. What it tells is a message of the game.
#[derive(Clone, Debug, Serialize)]
pub struct QueryInfo {
    /// Its name in the protocol.
    pub name: &'static str,
    /// Names of its arguments; `?` marks optional ones.
    pub args: &'static [&'static str],
}

/// Why a read-out was not given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadQuery {
    /// The game has no read-out of this name.
    Unknown,
    /// An argument is missing or wrong.
    Argument(Message),
    /// It makes no sense in this position.
    NotNow(Message),
}
