//! Random games under every kind of set-up: generation and check agree, order is canonical, notation round trips,
//! nothing is lost, every game ends.

use crate::table::sol;
use serde_json::{Value, json};
use solarium_core::{Game, Notation, Random, Seat, Step, Turn, random_outcome};
use solarium_sol::{Action, Phase, Sol};
use std::collections::BTreeSet;

/// Actions seen in other positions: candidates that the check must judge as the generation does.
const POOL: usize = 600;

struct Walker {
    random: Random,
    pool: Vec<Action>,
    phases: BTreeSet<&'static str>,
    effects: BTreeSet<&'static str>,
}

impl Walker {
    fn game(&mut self, sol: &Sol, limit: usize) {
        let mut state = sol.start();
        let mut log = Vec::new();
        for step in 0..limit {
            self.phases.insert(state.turn.phase.id());
            for count in sol.census(&state) {
                assert_eq!(count.found, count.expected, "{count:?} at step {step}: {:?}", log.last());
            }
            match sol.turn(&state) {
                Turn::Over => return,
                Turn::Chance => {
                    let outcomes = sol.outcomes(&state);
                    assert!(!outcomes.is_empty() && outcomes.iter().all(|(_, weight)| *weight > 0));
                    assert!(outcomes.windows(2).all(|pair| pair[0].0 < pair[1].0));
                    let outcome = random_outcome(sol, &state, &mut self.random);
                    let text = sol.chance_text(outcome);
                    assert_eq!(sol.parse_chance(&text), Ok(outcome), "{text}");
                    log.push(format!("* {text}"));
                    sol.advance(&mut state, Step::Chance(outcome), &mut Vec::new());
                }
                Turn::Decide(seats) => {
                    for seat in seats.iter() {
                        self.judge(sol, &state, seat, &log);
                    }
                    // Open keeps are answered late, so that some are left to chance.
                    let seat = match sol.decider(&state) {
                        Some(seat) if self.random.below(16) > 0 => seat,
                        _ => {
                            seats.iter().nth(self.random.below(seats.len() as u32) as usize).expect("a seat")
                        }
                    };
                    let action = self.pick(&sol.actions(&state, seat));
                    if let Action::Play(play) = action {
                        self.effects.insert(play.effect().id());
                    }
                    log.push(format!("{seat} {}", sol.action_text(action)));
                    sol.advance(&mut state, Step::Act(seat, action), &mut Vec::new());
                }
            }
        }
        panic!("no end after {limit} steps: {:?}", &log[log.len() - 40..]);
    }

    /// Cards are played whenever they can be, now and then passing is left out: so that much happens.
    fn pick(&mut self, list: &[Action]) -> Action {
        let plays: Vec<Action> = list.iter().copied().filter(|a| matches!(a, Action::Play(_))).collect();
        if !plays.is_empty() && self.random.below(2) == 0 {
            return plays[self.random.below(plays.len() as u32) as usize];
        }
        let busy: Vec<Action> = list
            .iter()
            .copied()
            .filter(|a| !matches!(a, Action::Pass | Action::End | Action::KeepNone))
            .collect();
        let list = if busy.is_empty() || self.random.below(8) == 0 { list } else { &busy };
        list[self.random.below(list.len() as u32) as usize]
    }

    fn judge(&mut self, sol: &Sol, state: &solarium_sol::State, seat: Seat, log: &[String]) {
        let list = sol.actions(state, seat);
        assert!(!list.is_empty(), "dead end in {:?} after {:?}", state.turn.phase, log.last());
        assert!(list.windows(2).all(|pair| pair[0] < pair[1]), "order: {list:?}");
        if self.random.below(8) > 0 {
            return;
        }
        for action in &list {
            let text = sol.action_text(*action);
            assert_eq!(sol.parse_action(&text).as_ref(), Ok(action), "{text}");
            if let Err(no) = sol.check(state, seat, *action) {
                panic!("{text} is generated but refused: {no:?}; {:?}; last {:?}", state.turn, log.last());
            }
        }
        for action in &self.pool {
            let accepted = sol.check(state, seat, *action).is_ok();
            let generated = list.binary_search(action).is_ok();
            assert!(
                !accepted || generated,
                "{} passes the check only; {:?}",
                sol.action_text(*action),
                state.turn
            );
        }
        for action in list.iter().take(40) {
            if self.pool.len() < POOL {
                self.pool.push(*action);
            } else if self.random.below(4) == 0 {
                let at = self.random.below(POOL as u32) as usize;
                self.pool[at] = *action;
            }
        }
    }
}

fn setups() -> Vec<Value> {
    let mut list = Vec::new();
    let all = json!(["blue", "green", "yellow", "red"]);
    for edition in ["first", "published"] {
        for seats in 2..=5usize {
            for mode in ["versus", "coop"] {
                list.push(json!({
                    "edition": edition, "mode": mode, "seats": vec!["human"; seats], "effects": "random",
                    "suits": "random", "colours": all, "allow_red": true, "start_eye": "random",
                    "opening": if seats % 2 == 0 { "quick" } else { "long" }, "stall_limit": 30,
                    "keep_timing": if seats == 3 { "deferred" } else { "immediate" },
                }));
            }
        }
        let events: &[&str] = match edition {
            "first" => {
                &["attrition", "implode", "explode", "sunworm", "teleport", "energy_garden", "parasite"]
            }
            _ => &[
                "attrition",
                "implode",
                "explode",
                "sunworm",
                "warp",
                "singularity",
                "energy_garden",
                "feeders",
            ],
        };
        for (i, event) in events.iter().enumerate() {
            list.push(json!({
                "edition": edition, "seats": vec!["human"; 2 + i % 3], "effects": "random", "colours": all,
                "allow_red": true, "event": event,
            }));
        }
        let scenarios: &[&str] = match edition {
            "first" => {
                &["introduction", "chain", "exterminate", "parasite", "energy_garden", "sunworm", "implode"]
            }
            _ => &[
                "ancient_tower",
                "cosmic_unity",
                "solar_inhabitants",
                "energy_garden",
                "sunworm",
                "solar_whirlpool",
            ],
        };
        for scenario in scenarios {
            list.push(
                json!({ "edition": edition, "mode": "solo", "seats": ["human"], "scenario": scenario }),
            );
            list.push(json!({
                "edition": edition, "mode": "coop", "seats": ["human", "human", "human"], "scenario": scenario,
            }));
        }
    }
    list
}

#[test]
fn so_16_1_every_position_of_random_games_is_sound() {
    let mut walker = Walker {
        random: Random::new(16),
        pool: Vec::new(),
        phases: BTreeSet::new(),
        effects: BTreeSet::new(),
    };
    for setup in setups() {
        let sol = sol(setup);
        walker.pool.clear();
        for _ in 0..5 {
            walker.game(&sol, 60_000);
        }
    }
    // What asks something only rarely gets more games.
    for effects in [["squeeze", "procreate", "chain"], ["procreate", "squeeze", "metamorphosis"]] {
        let sol = sol(json!({ "seats": ["human", "human"], "effects": effects }));
        walker.pool.clear();
        for _ in 0..15 {
            walker.game(&sol, 60_000);
        }
    }
    // The walk is only worth something if it gets everywhere.
    let missing: Vec<&str> =
        Phase::ALL.iter().map(|phase| phase.id()).filter(|id| !walker.phases.contains(id)).collect();
    assert!(missing.is_empty(), "never reached: {missing:?}");
    assert!(walker.effects.len() >= 30, "played: {:?}", walker.effects);
}
