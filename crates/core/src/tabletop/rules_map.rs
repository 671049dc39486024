//! The rules map of a game: where each rule stands in the code, which tests try it, and how many games exercise it.

use serde::Serialize;

/// The map of a game, as `cargo xtask rules-map` has written it.
///
/// ```
/// use solarium_core::RulesMap;
///
/// let map = RulesMap::parse("# …\ngames\t400\t100\nXY-1.1\t12\t3\tsrc/a.rs src/b.rs\ttests/c.rs::it_holds\t\n");
/// assert_eq!((map.recorded_games, map.rules[0].recorded), (400, 12));
/// assert_eq!(map.rules[0].code, ["src/a.rs", "src/b.rs"]);
/// assert!(!map.rules[0].unused());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct RulesMap {
    /// Recorded games that were replayed.
    pub recorded_games: u32,
    /// Games that were simulated besides.
    pub simulated_games: u32,
    /// Every rule, in the order of the rules.
    pub rules: Vec<RuleUse>,
}

/// One rule of the map.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct RuleUse {
    /// `PH-4.2`.
    pub id: String,
    /// Recorded games that exercise it.
    pub recorded: u32,
    /// Simulated games that exercise it.
    pub simulated: u32,
    /// Files of the game that carry it out.
    pub code: Vec<String>,
    /// Tests that try it.
    pub tests: Vec<String>,
    /// Why no game can exercise it, if that is so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl RuleUse {
    /// Could games exercise it, but none of the recorded ones does?
    pub fn unused(&self) -> bool {
        self.recorded == 0 && self.reason.is_none()
    }
}

impl RulesMap {
    /// Does this program hold the maps? One that is loaded into a browser over the network does not: they name code and
    /// tests, whose readers have the sources.
    pub const INCLUDED: bool = cfg!(not(target_family = "wasm"));

    /// Reads the file of a map; a line that is none is left out.
    pub fn parse(text: &str) -> RulesMap {
        let mut map = RulesMap::default();
        let list = |field: &str| field.split(' ').filter(|one| !one.is_empty()).map(str::to_string).collect();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let fields: Vec<&str> = line.split('\t').collect();
            match fields[..] {
                ["games", recorded, simulated] => {
                    map.recorded_games = recorded.parse().unwrap_or(0);
                    map.simulated_games = simulated.parse().unwrap_or(0);
                }
                [id, recorded, simulated, code, tests, reason] => map.rules.push(RuleUse {
                    id: id.to_string(),
                    recorded: recorded.parse().unwrap_or(0),
                    simulated: simulated.parse().unwrap_or(0),
                    code: list(code),
                    tests: list(tests),
                    reason: (!reason.is_empty()).then(|| reason.to_string()),
                }),
                _ => {}
            }
        }
        map
    }

    /// The entry of a rule.
    pub fn of(&self, id: &str) -> Option<&RuleUse> {
        self.rules.iter().find(|rule| rule.id == id)
    }
}
