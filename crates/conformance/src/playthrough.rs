//! Recorded playthroughs: whole games as text, compared line by line.
//!
//! A file `*.play` begins with its set-up and seed; the rest can be made from these:
//!
//! ```text
//! solarium-play 1
//! # A game that ends because the deck runs out.
//! setup {"seats":["human","human"]}
//! seed 7
//! ```
//!
//! With `SOLARIUM_BLESS=1` the rest is written: game and rules version, every step with the checksum of the
//! position after it, the views after the first, the tenth and the last step (the spectator's in full, of each
//! seat's what differs from it), and the scores. Steps that are there and still fit are kept. Without it, the
//! steps are played again and every line must come out the same.

use crate::languages::english;
use crate::laws::choose;
use serde_json::Value;
use solarium_core::{
    Match, Random, RecordStep, Seat, Seed, Shelf, Step, Tabletop, Turn, Viewer, parse_step,
    position_checksum, step_text,
};
use std::path::Path;
use std::sync::Arc;

const MAGIC: &str = "solarium-play 1";
/// Larger files are not reviewed.
const MAX_BYTES: usize = 100_000;
const MAX_STEPS: usize = 5_000;

/// Compares every `*.play` of a folder, or rewrites them if `SOLARIUM_BLESS=1`. Panics with file and line.
///
/// # Panics
/// If a file differs, is too big, or there is none.
pub fn playthroughs<G: Tabletop>(dir: impl AsRef<Path>) {
    let dir = dir.as_ref();
    let bless = std::env::var("SOLARIUM_BLESS").is_ok_and(|v| v == "1");
    let mut files: Vec<_> = std::fs::read_dir(dir)
        .unwrap_or_else(|e| panic!("{}: {e}", dir.display()))
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "play"))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "{}: no playthrough (*.play)", dir.display());
    let mut problems = Vec::new();
    for path in &files {
        let text = std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let result = if bless {
            bless_playthrough::<G>(&text)
                .and_then(|text| std::fs::write(path, text).map_err(|e| e.to_string()))
        } else {
            check_playthrough::<G>(&text)
        };
        if let Err(problem) = result {
            problems.push(format!("{}: {problem}", path.display()));
        }
    }
    assert!(problems.is_empty(), "{}\n(SOLARIUM_BLESS=1 rewrites them)", problems.join("\n"));
}

/// Plays the steps of a playthrough again; the first line that comes out different is the error.
pub fn check_playthrough<G: Tabletop>(text: &str) -> Result<(), String> {
    let play = Play::parse(text)?;
    if text.len() > MAX_BYTES {
        return Err(format!("{} bytes; at most {MAX_BYTES}", text.len()));
    }
    let again = match play.replay::<G>() {
        Ok(played) => play.text(&played),
        Err((line, problem)) => return Err(format!("line {line}: {problem}")),
    };
    for (n, (now, then)) in again.lines().zip(text.lines()).enumerate() {
        if now != then {
            return Err(format!("line {} differs\n  recorded {then}\n  now      {now}", n + 1));
        }
    }
    if again.lines().count() != text.lines().count() {
        return Err(format!("{} lines recorded, {} now", text.lines().count(), again.lines().count()));
    }
    Ok(())
}

fn bless_playthrough<G: Tabletop>(text: &str) -> Result<String, String> {
    let play = Play::parse(text)?;
    let kept = play.replay::<G>().ok().filter(|played| played.turn() == Turn::Over);
    let played = match kept {
        Some(played) => played,
        None => play.generate::<G>()?,
    };
    let text = play.text(&played);
    if text.len() > MAX_BYTES {
        return Err(format!("{} bytes; at most {MAX_BYTES}: choose a shorter game", text.len()));
    }
    Ok(text)
}

/// A playthrough as far as its file goes.
#[derive(Debug)]
struct Play {
    comments: Vec<String>,
    setup: Value,
    seed: u64,
    /// With their lines.
    steps: Vec<(usize, RecordStep)>,
}

impl Play {
    fn parse(text: &str) -> Result<Play, String> {
        let mut lines = text.lines().enumerate().map(|(n, line)| (n + 1, line));
        if lines.next().map(|(_, line)| line) != Some(MAGIC) {
            return Err(format!("line 1: the first line must be `{MAGIC}`"));
        }
        let mut play = Play { comments: Vec::new(), setup: Value::Null, seed: 0, steps: Vec::new() };
        let mut seeded = false;
        for (n, line) in lines.by_ref() {
            let (key, value) = line.split_once(' ').unwrap_or((line, ""));
            match key {
                "" => break,
                "#" => play.comments.push(line.to_string()),
                "setup" => {
                    play.setup = serde_json::from_str(value).map_err(|e| format!("line {n}: {e}"))?;
                }
                "seed" => {
                    play.seed = value.parse().map_err(|_| format!("line {n}: the seed is a number"))?;
                    seeded = true;
                }
                "game" | "rules" => {}
                other => return Err(format!("line {n}: unknown key {other:?}")),
            }
        }
        if play.setup.is_null() || !seeded {
            return Err("the head must have `setup` and `seed`".into());
        }
        for (n, line) in lines {
            if ["view ", "scores ", "end "].iter().any(|word| line.starts_with(word)) {
                continue;
            }
            let step = parse_step(line).ok_or_else(|| format!("line {n}: not a step: {line:?}"))?;
            play.steps.push((n, step));
        }
        Ok(play)
    }

    fn begin<G: Tabletop>(&self) -> Result<Match<G>, String> {
        let shelf = Shelf::standard();
        let game = G::from_setup(&self.setup, &shelf).map_err(|r| format!("the set-up is refused: {r}"))?;
        Ok(Match::new(Arc::new(game), Seed::from_number(self.seed)))
    }

    /// Plays the recorded steps, or says on which line that fails.
    fn replay<G: Tabletop>(&self) -> Result<Match<G>, (usize, String)> {
        let mut played = self.begin::<G>().map_err(|problem| (1, problem))?;
        for (line, written) in &self.steps {
            let game = played.game().clone();
            let step = match written.seat {
                Some(seat) => game.parse_action(&written.text).map(|action| Step::Act(seat, action)),
                None => game.parse_chance(&written.text).map(Step::Chance),
            }
            .map_err(|bad| (*line, format!("`{}`: {bad}", written.text)))?;
            if let Step::Chance(outcome) = step
                && let Some(due) = played.due_outcome().filter(|due| *due != outcome)
            {
                return Err((
                    *line,
                    format!("the seed decides `{}`, not `{}`", game.chance_text(due), written.text),
                ));
            }
            played.step(step).map_err(|refused| {
                (*line, format!("`{}`: {}", written.text, english::<G>(&refused.message())))
            })?;
        }
        Ok(played)
    }

    fn generate<G: Tabletop>(&self) -> Result<Match<G>, String> {
        let mut played = self.begin::<G>()?;
        let mut random = Random::new(self.seed);
        for _ in 0..MAX_STEPS {
            let game = played.game().clone();
            let Some(step) = choose(&*game, &played, &mut random, self.seed) else { return Ok(played) };
            played.step(step).map_err(|refused| format!("{step:?}: {refused:?}"))?;
        }
        Err(format!("no end after {MAX_STEPS} steps"))
    }

    fn text<G: Tabletop>(&self, played: &Match<G>) -> String {
        let game = &**played.game();
        let mut lines = vec![MAGIC.to_string()];
        lines.extend(self.comments.iter().cloned());
        lines.push(format!("game {}", G::ID));
        lines.push(format!("rules {}", G::RULES_VERSION));
        lines.push(format!("setup {}", self.setup));
        lines.push(format!("seed {}", self.seed));
        lines.push(String::new());
        let last = played.steps().len();
        let mut state = played.start().clone();
        for (i, step) in played.steps().iter().enumerate() {
            game.advance(&mut state, *step, &mut solarium_core::Mute);
            let (seat, text) = step_text(game, step);
            let who = seat.map_or("*".to_string(), |seat| seat.to_string());
            lines.push(format!("{who} {text} #{}", position_checksum(game, &state)));
            if [1, 10, last].contains(&(i + 1)) {
                view_lines(game, &state, i + 1, &mut lines);
            }
        }
        let scores = serde_json::to_string(&game.scores(&state)).expect("scores are JSON");
        lines.push(format!("scores {scores}"));
        lines.push(format!("end {last}"));
        lines.join("\n") + "\n"
    }
}

/// The spectator's view in full; of each seat's, what differs from it.
fn view_lines<G: Tabletop>(game: &G, state: &G::State, step: usize, lines: &mut Vec<String>) {
    let json = |who: Viewer| serde_json::to_value(game.view(state, who)).expect("a view is JSON");
    let open = json(Viewer::Spectator);
    lines.push(format!("view {step} spectator {open}"));
    for seat in Seat::all(game.seats()) {
        let mut own = json(Viewer::Seat(seat));
        if let (Some(own), Some(open)) = (own.as_object_mut(), open.as_object()) {
            own.retain(|key, value| open.get(key) != Some(value));
        }
        lines.push(format!("view {step} seat {seat} {own}"));
    }
}
