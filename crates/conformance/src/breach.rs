//! What is said when a law is broken: enough to see it, and to see it again.

use serde_json::Value;
use std::fmt;

/// A law that does not hold, found somewhere in a game.
#[derive(Clone, Debug)]
pub(crate) struct Breach {
    pub law: &'static str,
    pub what: String,
}

pub(crate) type Held = Result<(), Breach>;

/// Fails the law unless the condition holds.
pub(crate) fn require(holds: bool, law: &'static str, what: impl FnOnce() -> String) -> Held {
    if holds { Ok(()) } else { Err(Breach { law, what: what() }) }
}

/// Fails the law unless both are equal; shows both.
pub(crate) fn equal<T: PartialEq + fmt::Debug>(
    left: &T,
    right: &T,
    law: &'static str,
    what: impl FnOnce() -> String,
) -> Held {
    require(left == right, law, || {
        let (one, other) = where_different(format!("{left:?}"), format!("{right:?}"));
        format!("{}\n  one    {one}\n  other  {other}", what())
    })
}

/// Both texts; long ones cut down to what surrounds the first difference.
fn where_different(one: String, other: String) -> (String, String) {
    const ROOM: usize = 160;
    if one.len().max(other.len()) <= 2 * ROOM {
        return (one, other);
    }
    let same = one.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
    let cut = |text: &str| {
        let part: String = text.chars().skip(same.saturating_sub(ROOM)).take(2 * ROOM).collect();
        format!("… {part} …")
    };
    (cut(&one), cut(&other))
}

/// A broken law with all that is needed to play the game again.
#[derive(Clone, Debug)]
pub struct Broken {
    /// Which law.
    pub law: &'static str,
    /// How it is broken.
    pub what: String,
    /// The game's id.
    pub game: &'static str,
    /// The set-up.
    pub setup: Value,
    /// The seed of this very game.
    pub seed: u64,
    /// The position in one line.
    pub position: String,
    /// Every step up to there, as in a record.
    pub steps: Vec<String>,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "law `{}` is broken: {}", self.law, self.what)?;
        writeln!(f, "  position  {}", self.position)?;
        tell(f, self.game, &self.setup, self.seed, &self.steps)
    }
}

impl std::error::Error for Broken {}

fn tell(f: &mut impl fmt::Write, game: &str, setup: &Value, seed: u64, steps: &[String]) -> fmt::Result {
    writeln!(f, "  game      {game}")?;
    writeln!(f, "  set-up    {setup}")?;
    writeln!(f, "  again     SOLARIUM_LAWS_SEED={seed} SOLARIUM_LAWS_GAMES=1")?;
    writeln!(f, "  steps     {}", steps.len())?;
    for step in steps {
        writeln!(f, "    {step}")?;
    }
    Ok(())
}

/// Keeps the steps of the game being played, and tells them if the game's own code panics.
#[derive(Debug)]
pub(crate) struct Witness {
    pub game: &'static str,
    pub setup: Value,
    pub seed: u64,
    pub steps: Vec<String>,
}

impl Drop for Witness {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let mut text = String::from("the game panicked\n");
            tell(&mut text, self.game, &self.setup, self.seed, &self.steps).expect("writing to a string");
            eprintln!("{text}");
        }
    }
}
