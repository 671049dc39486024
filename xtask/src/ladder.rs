//! `cargo xtask ladder`: the published series of bots, played where their rows are missing or were played with other
//! numbers, and the table of `docs/ladder.md` made from the rows.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::process::{Command, ExitCode};

/// The series, a line each: `WANTED [LOWEST] | words of solarium sim`.
const SERIES: &str = "docs/ladder/series.txt";
const ROWS: &str = "docs/ladder/levels.csv";
const PAGE: &str = "docs/ladder.md";
const HEAD: &str = "command,numbers,seat,bot,won_percent,low,high,score,sd,least,most,games,distinct";
/// The table stands between these lines.
const BEGIN: &str = "<!-- table of cargo xtask ladder -->";
const END: &str = "<!-- end of the table -->";

/// A series that is published.
struct Series {
    /// The share that the first seat should win, in percent, and the least that the interval may reach down to.
    wanted: f64,
    lowest: Option<f64>,
    /// The whole command.
    command: String,
    /// A checksum of the numbers that the bots of the game play with.
    numbers: String,
}

/// Plays what is missing and writes rows and table; with words only the series whose command has all of them are
/// played, with `--table` none.
pub(crate) fn run(root: &Path, args: &[&str]) -> ExitCode {
    match ladder(root, args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn ladder(root: &Path, args: &[&str]) -> Result<(), String> {
    let read =
        |path: &str| std::fs::read_to_string(root.join(path)).map_err(|error| format!("{path}: {error}"));
    let write = |path: &str, text: &str| {
        std::fs::write(root.join(path), text).map_err(|error| format!("{path}: {error}"))
    };
    let all = read(SERIES)?;
    let all: Vec<Series> = all
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| series(root, line))
        .collect::<Result<_, _>>()?;
    let mut rows = rows(&read(ROWS)?)?;
    let mut built = args.contains(&"--table");
    for series in &all {
        let is_there = rows
            .get(&series.command)
            .is_some_and(|rows| rows.iter().all(|row| row.first() == Some(&series.numbers)));
        let is_meant = args.iter().all(|word| series.command.contains(word));
        if is_there || !is_meant || args.contains(&"--table") {
            continue;
        }
        if !built {
            build(root)?;
            built = true;
        }
        eprintln!("{}", series.command);
        let played = play(root, series)?;
        // A series takes minutes to hours: others may have been added meanwhile, by another run of this chore or by hand.
        rows = self::rows(&read(ROWS)?)?;
        rows.insert(series.command.clone(), played);
        write(ROWS, &csv(&rows))?;
    }
    let page = read(PAGE)?;
    let (before, rest) = page.split_once(BEGIN).ok_or(format!("{PAGE}: no line {BEGIN}"))?;
    let (_, after) = rest.split_once(END).ok_or(format!("{PAGE}: no line {END}"))?;
    write(PAGE, &format!("{before}{BEGIN}\n\n{}\n{END}{after}", table(&all, &rows)))
}

fn series(root: &Path, line: &str) -> Result<Series, String> {
    let bad = || format!("{SERIES}: {line}");
    let (goal, words) = line.split_once('|').ok_or_else(bad)?;
    let mut goal = goal.split_whitespace().map(str::parse);
    let wanted = goal.next().and_then(Result::ok).ok_or_else(bad)?;
    let lowest = goal.next().transpose().map_err(|_| bad())?;
    let words = words.trim();
    let game = words.split(' ').next().unwrap_or_default();
    let mut numbers = Fnv::new();
    for file in ["levels.toml", "guide.toml"] {
        let path = format!("crates/{game}/data/{file}");
        let text = std::fs::read_to_string(root.join(&path)).map_err(|error| format!("{path}: {error}"))?;
        // No comments: they are no numbers.
        let mut counted = true;
        for line in text.lines().map(|line| line.split('#').next().unwrap_or_default().trim()) {
            if let Some(table) = line.strip_prefix('[') {
                counted = counts(file, table.trim_end_matches(']'), words);
            }
            if counted {
                numbers.add(line.as_bytes());
            }
        }
    }
    Ok(Series { wanted, lowest, command: format!("solarium sim {words}"), numbers: numbers.text() })
}

/// Do the numbers in a table of a file have a part in the games of a series? Of the levels those that play, of the weights
/// all but those of another mode or scenario.
fn counts(file: &str, table: &str, words: &str) -> bool {
    if file == "levels.toml" {
        return words.contains(table);
    }
    let mut parts = table.split('.');
    let Some(mode) = parts.next().filter(|mode| ["solo", "coop"].contains(mode)) else { return true };
    let is_set = |option: &str, value: &str| words.contains(&format!("{option}={value}"));
    let edition =
        parts.next().is_none_or(|edition| is_set("edition", edition) || !words.contains("edition="));
    is_set("mode", mode) && edition && parts.next().is_none_or(|scenario| is_set("scenario", scenario))
}

/// The rows of each command, without it.
type Rows = BTreeMap<String, Vec<Vec<String>>>;

fn rows(text: &str) -> Result<Rows, String> {
    let mut rows = Rows::new();
    for line in text.lines().skip(1) {
        let quoted = line.strip_prefix('"').and_then(|line| line.split_once("\","));
        let (command, rest) = quoted.ok_or(format!("{ROWS}: {line}"))?;
        rows.entry(command.to_string()).or_default().push(rest.split(',').map(String::from).collect());
    }
    Ok(rows)
}

fn csv(rows: &Rows) -> String {
    let mut text = format!("{HEAD}\n");
    for (command, rows) in rows {
        for row in rows {
            let _ = writeln!(text, "\"{command}\",{}", row.join(","));
        }
    }
    text
}

fn build(root: &Path) -> Result<(), String> {
    let built =
        Command::new("cargo").args(["build", "--release", "-p", "solarium"]).current_dir(root).status();
    if built.is_ok_and(|status| status.success()) { Ok(()) } else { Err("not built".into()) }
}

/// Plays a series, and gives the rows of its seats.
fn play(root: &Path, series: &Series) -> Result<Vec<Vec<String>>, String> {
    let target = std::env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".into());
    let output = Command::new(root.join(target).join("release/solarium"))
        .args(series.command.split(' ').skip(1))
        .args(["--csv", "--threads"])
        .arg(std::thread::available_parallelism().map_or(1, std::num::NonZero::get).to_string())
        .output()
        .map_err(|error| error.to_string())?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).trim().to_string());
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let mut lines = text.lines().map(|line| line.split(',').collect::<Vec<_>>());
    let head = lines.next().unwrap_or_default();
    lines
        .map(|line| {
            let cell = |name: &str| {
                let place = head.iter().position(|head| *head == name);
                place.and_then(|place| line.get(place)).copied().ok_or(format!("no column {name}"))
            };
            let number = |name: &str, factor: f64, digits: usize| {
                let number: f64 = cell(name)?.parse().map_err(|_| format!("{name} is no number"))?;
                Ok::<_, String>(format!("{:.digits$}", factor * number))
            };
            Ok(vec![
                series.numbers.clone(),
                cell("seat")?.to_string(),
                cell("kind")?.to_string(),
                number("win_share", 100.0, 1)?,
                number("win_low", 100.0, 1)?,
                number("win_high", 100.0, 1)?,
                number("score_mean", 1.0, 2)?,
                number("score_sd", 1.0, 2)?,
                cell("score_min")?.to_string(),
                cell("score_max")?.to_string(),
                cell("games")?.to_string(),
                cell("distinct")?.to_string(),
            ])
        })
        .collect()
}

/// The table of the page: every series with what is wanted of it.
fn table(all: &[Series], rows: &Rows) -> String {
    let mut text = String::from(
        "| Command (`solarium sim …`) | Games, distinct | First seat won | Interval | Scores | Wanted | |\n\
         |---|---|---|---|---|---|---|\n",
    );
    for series in all {
        let words = series.command.trim_start_matches("solarium sim ");
        let wanted = match series.lowest {
            Some(lowest) => format!("{} % ({lowest})", series.wanted),
            None => format!("{} %", series.wanted),
        };
        let Some([numbers, _, _, won, low, high, .., games, distinct]) =
            rows.get(&series.command).and_then(|rows| rows.first()).map(Vec::as_slice)
        else {
            let _ = writeln!(text, "| `{words}` | | | | | {wanted} | not played yet |");
            continue;
        };
        let scores: Vec<&str> = rows[&series.command].iter().map(|row| row[6].as_str()).collect();
        let at_least = |number: &str, least: f64| number.parse().is_ok_and(|number: f64| number >= least);
        let reached =
            at_least(won, series.wanted) && series.lowest.is_none_or(|lowest| at_least(low, lowest));
        let verdict = match (reached, *numbers == series.numbers) {
            (true, true) => "reached",
            (false, true) => "**missed**",
            (true, false) => "reached with other numbers",
            (false, false) => "missed with other numbers",
        };
        let _ = writeln!(
            text,
            "| `{words}` | {games}, {distinct} | {won} % | {low}–{high} % | {} | {wanted} | {verdict} |",
            scores.join(" : "),
        );
    }
    text
}

/// The hash of Fowler, Noll and Vo.
struct Fnv(u64);

impl Fnv {
    fn new() -> Fnv {
        Fnv(0xcbf2_9ce4_8422_2325)
    }

    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn text(&self) -> String {
        format!("{:016x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_other_modes_and_scenarios_have_no_part_in_a_series() {
        let versus = "sol --seats hard,greedy --games 200";
        let chain = "sol --seats expert --set mode=solo --set scenario=chain";
        let published = "sol --seats expert --set mode=solo --set scenario=sunworm --set edition=published";
        for (file, table, words, wanted) in [
            ("levels.toml", "hard", versus, true),
            ("levels.toml", "expert", versus, false),
            ("guide.toml", "versus", versus, true),
            ("guide.toml", "versus", chain, true),
            ("guide.toml", "learned.weights", "circadians --seats hard,greedy", true),
            ("guide.toml", "solo", versus, false),
            ("guide.toml", "solo", chain, true),
            ("guide.toml", "coop", chain, false),
            ("guide.toml", "solo.first.chain", chain, true),
            ("guide.toml", "solo.first.sunworm", chain, false),
            ("guide.toml", "solo.published.sunworm", published, true),
            ("guide.toml", "solo.first.sunworm", published, false),
        ] {
            assert_eq!(counts(file, table, words), wanted, "{table} in {words}");
        }
    }
}
