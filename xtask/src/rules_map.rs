//! `cargo xtask rules-map`: for every rule of every game its places in the code, its tests, and how many games of the
//! corpus exercise it, written to `rules-map.tsv` of the game, which the program holds.

use crate::tidy::{self, RuleSites};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// Rules that no game can exercise, each with its reason.
const NOT_PLAYED: &str = "tests/corpus/not-played.txt";

/// What the games of a corpus exercise.
#[derive(Debug, Default, PartialEq)]
struct Counts {
    games: (u32, u32),
    rules: BTreeMap<String, (u32, u32)>,
}

pub(crate) fn run(root: &Path, args: &[&str]) -> ExitCode {
    let check = match args {
        [] => false,
        ["--check"] => true,
        _ => {
            eprintln!("usage: cargo xtask rules-map [--check]");
            return ExitCode::from(2);
        }
    };
    let games = match tidy::rule_sites(root) {
        Ok(games) => games,
        Err(error) => {
            eprintln!("rules-map: {error}");
            return ExitCode::FAILURE;
        }
    };
    let mut problems = Vec::new();
    let folder = root.join("target/rules-map");
    if let Err(problem) = count(root, &games, &folder) {
        eprintln!("rules-map: {problem}");
        return ExitCode::FAILURE;
    }
    for game in &games {
        match map_of(root, game, &folder) {
            Ok((map, found)) => {
                problems.extend(found);
                let path = root.join("crates").join(&game.game).join("rules-map.tsv");
                let there = std::fs::read_to_string(&path).unwrap_or_default();
                if there == map {
                    continue;
                }
                if check {
                    problems.push(format!("{} is out of date: cargo xtask rules-map", path.display()));
                } else if let Err(error) = std::fs::write(&path, map) {
                    problems.push(format!("{}: {error}", path.display()));
                }
            }
            Err(problem) => problems.push(problem),
        }
    }
    problems.iter().for_each(|problem| println!("{problem}"));
    println!("rules-map: {} games, {} problems", games.len(), problems.len());
    if problems.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The text of a game's map, and what is wrong with its rules.
fn map_of(root: &Path, sites: &RuleSites, folder: &Path) -> Result<(String, Vec<String>), String> {
    let game = &sites.game;
    let counted = counts_of(folder, game);
    let text =
        std::fs::read_to_string(&counted).map_err(|error| format!("{}: {error}", counted.display()))?;
    let path = root.join("crates").join(game).join(NOT_PLAYED);
    let reasons = std::fs::read_to_string(&path).unwrap_or_default();
    Ok(map(sites, &read_counts(&text), &read_reasons(&reasons)))
}

/// Where the test of a corpus writes what its games exercise.
fn counts_of(folder: &Path, game: &str) -> PathBuf {
    folder.join(format!("{game}.txt"))
}

/// Has the corpora of all games replayed with notes taken. One command for the whole workspace: for one package alone,
/// cargo would choose other features of what it depends on and compile all of that again.
fn count(root: &Path, games: &[RuleSites], folder: &Path) -> Result<(), String> {
    std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for game in games {
        // What an earlier run counted must not be taken for this one's.
        let _ = std::fs::remove_file(counts_of(folder, &game.game));
    }
    let features: Vec<String> =
        games.iter().map(|game| format!("solarium-{}/rule-coverage", game.game)).collect();
    let status = Command::new("cargo")
        .args(["test", "--quiet", "--workspace", "--exclude", "solarium-browser", "--test", "corpus"])
        .args(["--features", &features.join(",")])
        .env("SOLARIUM_RULES_COUNTS", folder)
        .current_dir(root)
        .status();
    if status.is_ok_and(|status| status.success()) { Ok(()) } else { Err("a corpus does not replay".into()) }
}

fn read_counts(text: &str) -> Counts {
    let mut counts = Counts::default();
    for line in text.lines() {
        let mut words = line.split(' ');
        let (Some(id), Some(recorded), Some(simulated)) = (words.next(), words.next(), words.next()) else {
            continue;
        };
        let pair = (recorded.parse().unwrap_or(0), simulated.parse().unwrap_or(0));
        if id == "games" {
            counts.games = pair;
        } else {
            counts.rules.insert(id.to_string(), pair);
        }
    }
    counts
}

/// `PH-1.1 why no game can exercise it`, one a line.
fn read_reasons(text: &str) -> BTreeMap<&str, &str> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(' ')).collect()
}

fn map(sites: &RuleSites, counts: &Counts, reasons: &BTreeMap<&str, &str>) -> (String, Vec<String>) {
    let game = &sites.game;
    let mut problems = Vec::new();
    let mut text = String::from(
        "# Made by `cargo xtask rules-map`: rule, recorded and simulated games, code, tests, reason.\n",
    );
    let (recorded, simulated) = counts.games;
    writeln!(text, "games\t{recorded}\t{simulated}").expect("writing to a string");
    for rule in &sites.rules {
        let id = rule.id.as_str();
        let (recorded, simulated) = counts.rules.get(id).copied().unwrap_or_default();
        let reason = reasons.get(id).copied().unwrap_or_default();
        if recorded > 0 && !reason.is_empty() {
            problems
                .push(format!("{id} is said not to be played, but {recorded} games of {game} exercise it"));
        }
        if recorded == 0 && reason.is_empty() && rule.seed {
            problems.push(format!(
                "{id} comes from the source text, but no recorded game of {game} exercises it: add a game to its corpus, \
                 or a reason to {NOT_PLAYED}"
            ));
        }
        let (code, tests) = (rule.code.join(" "), rule.tests.join(" "));
        writeln!(text, "{id}\t{recorded}\t{simulated}\t{code}\t{tests}\t{reason}")
            .expect("writing to a string");
    }
    let known = |id: &str| sites.rules.iter().any(|rule| rule.id == id);
    let unknown = reasons.keys().copied().chain(counts.rules.keys().map(String::as_str));
    problems.extend(unknown.filter(|id| !known(id)).map(|id| format!("{id} is no rule of {game}")));
    (text, problems)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::RuleSite;

    fn sites() -> RuleSites {
        let rule = |id: &str, seed| RuleSite {
            id: id.into(),
            seed,
            code: vec!["src/a.rs".into()],
            tests: vec!["tests/b.rs::it".into()],
        };
        RuleSites { game: "xy".into(), rules: vec![rule("XY-1.1", true), rule("XY-1.2", false)] }
    }

    fn problems(counts: &str, reasons: &str) -> Vec<String> {
        map(&sites(), &read_counts(counts), &read_reasons(reasons)).1
    }

    #[test]
    fn a_rule_of_the_source_text_must_be_exercised_or_explained() {
        assert_eq!(problems("games 9 1\nXY-1.1 3 0\n", ""), [""; 0]);
        assert_eq!(problems("games 9 1\n", "XY-1.1 a count of components\n"), [""; 0]);
        assert_eq!(problems("games 9 1\nXY-1.2 9 1\n", "").len(), 1);
        // Simulated games are no recorded ones.
        assert_eq!(problems("games 9 1\nXY-1.1 0 1\n", "").len(), 1);
    }

    #[test]
    fn a_reason_that_is_not_needed_or_of_no_rule_is_a_problem() {
        assert_eq!(problems("XY-1.1 3 0\n", "XY-1.1 a count of components\n").len(), 1);
        assert_eq!(problems("XY-1.1 3 0\n", "XY-9.9 a count of components\n").len(), 1);
        assert_eq!(problems("XY-1.1 3 0\nXY-7.7 1 1\n", "").len(), 1);
    }

    #[test]
    fn the_map_has_a_line_for_each_rule() {
        let (text, _) = map(&sites(), &read_counts("games 9 1\nXY-1.1 3 2\n"), &BTreeMap::new());
        let lines: Vec<&str> = text.lines().skip(1).collect();
        assert_eq!(
            lines,
            [
                "games\t9\t1",
                "XY-1.1\t3\t2\tsrc/a.rs\ttests/b.rs::it\t",
                "XY-1.2\t0\t0\tsrc/a.rs\ttests/b.rs::it\t"
            ]
        );
    }
}
