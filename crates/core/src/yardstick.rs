//! Bots for measuring others: tree search with a fixed number of iterations.

/// The most iterations that a name may ask for, so that no table waits long.
const MOST_ITERATIONS: u64 = 10_000;
/// The iterations of a name that asks for none.
const USUAL_ITERATIONS: u64 = 1_000;

/// A bot of tree search. Every game knows them by name, and no form offers them: they are there to measure others.
///
/// ```
/// use solarium_core::Yardstick;
///
/// assert_eq!(Yardstick::named("uct"), Some(Yardstick { guided: false, iterations: 1_000 }));
/// assert_eq!(Yardstick::named("mcts-300"), Some(Yardstick { guided: true, iterations: 300 }));
/// for name in ["uct-", "uct-0", "uct-007", "uct-10001", "uct-+5", "mcts300", "hard"] {
///     assert_eq!(Yardstick::named(name), None, "{name}");
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Yardstick {
    /// Are positions judged by the guide of the game (`mcts`), or by playing to the end at random (`uct`)?
    pub guided: bool,
    /// Iterations for each decision.
    pub iterations: u64,
}

impl Yardstick {
    /// The yardstick of a name: `uct` or `mcts`, with or without a number of iterations.
    pub fn named(name: &str) -> Option<Yardstick> {
        let (engine, iterations) = match name.split_once('-') {
            None => (name, USUAL_ITERATIONS),
            Some((engine, text)) => {
                let iterations = text.parse().ok().filter(|count: &u64| count.to_string() == text)?;
                (engine, iterations)
            }
        };
        let guided = match engine {
            "uct" => false,
            "mcts" => true,
            _ => return None,
        };
        (1..=MOST_ITERATIONS).contains(&iterations).then_some(Yardstick { guided, iterations })
    }
}
