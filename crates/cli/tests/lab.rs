//! `solarium lab` as a user runs it, at small scale: the same numbers on any number of threads, after a kill, in parts.

use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

fn solarium(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_solarium"));
    command.args(args).env_remove("CLICOLOR_FORCE").env_remove("NO_COLOR").stdin(Stdio::null());
    command
}

fn run(args: &[&str]) -> Output {
    solarium(args).output().expect("the program starts")
}

/// Runs, must succeed; standard output.
#[track_caller]
fn good(args: &[&str]) -> String {
    let output = run(args);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// Runs, must end with status 2; standard error must hold `words` and no panic.
#[track_caller]
fn bad(args: &[&str], words: &[&str]) {
    let output = run(args);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{args:?}: {error}");
    assert!(!error.contains("panicked"), "{args:?}: {error}");
    for word in words {
        assert!(error.contains(word), "{args:?}: {word:?} is not in: {error}");
    }
}

/// A folder of this test's own that is not there yet.
fn place(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("lab").join(name);
    let _ = fs::remove_dir_all(&path);
    path
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a path in UTF-8")
}

/// The files of a folder with their contents, without the lock.
fn contents(path: &Path) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(path).expect("the folder is there").map(|entry| entry.expect("an entry"));
    let mut files: Vec<_> = entries
        .map(|entry| (entry.file_name().into_string().expect("a name in UTF-8"), entry.path()))
        .filter(|(name, _)| name != "lock")
        .map(|(name, path)| (name, fs::read(path).expect("it can be read")))
        .collect();
    files.sort();
    files
}

const LADDER: [&str; 9] =
    ["lab", "ladder", "photosynthesis", "--bots", "greedy,random", "--blocks", "12", "--seed", "3"];

#[test]
fn a_ladder_is_the_same_on_any_number_of_threads_and_in_order() {
    let table = |threads: &str| good(&[&LADDER[..], &["--threads", threads, "--json"]].concat());
    let one = table("1");
    assert_eq!(one, table("3"));
    let report: Value = serde_json::from_str(&one).expect("JSON");
    assert_eq!(report["rungs"][0]["bot"], "greedy");
    assert_eq!(report["rungs"][0]["rating"], 1000.0);
    assert!(report["pairs"][0]["wins"].as_f64() > Some(20.0), "{report}");
    assert_eq!(report["pairs"][0]["games"], 24);
    let [low, high] = [0, 1].map(|end| report["mirror"]["interval"][end].as_f64().expect("a number"));
    assert!(low < 0.5 && 0.5 < high, "{low} to {high}");
    let output = run(&LADDER);
    assert!(String::from_utf8_lossy(&output.stderr).contains("ms a move"));
    assert!(!String::from_utf8_lossy(&output.stdout).contains("ms a move"));
}

#[test]
fn at_three_seats_one_plays_against_two() {
    let args =
        ["lab", "ladder", "sol", "--bots", "greedy,random", "--seats", "3", "--blocks", "4", "--seed", "1"];
    let report: Value = serde_json::from_str(&good(&[&args[..], &["--json"]].concat())).expect("JSON");
    let pairs: Vec<_> = report["pairs"].as_array().expect("pairs").iter().map(|pair| &pair["bots"]).collect();
    assert_eq!(pairs, [&serde_json::json!(["greedy", "random"]), &serde_json::json!(["random", "greedy"])]);
    // Every rotation of three seats.
    assert_eq!(report["pairs"][0]["games"], 12);
    assert!(report["pairs"][0]["wins"].as_f64() > report["pairs"][1]["wins"].as_f64(), "{report}");
    assert_eq!(report["rungs"][0]["bot"], "greedy");
}

/// Waits until a process has written some games.
fn wait_for_games(child: &mut Child, folder: &Path) {
    let journal = folder.join("games.jsonl");
    while fs::read_to_string(&journal).map_or(0, |text| text.lines().count()) < 4 {
        if child.try_wait().expect("the process can be asked").is_some() {
            return;
        }
        std::thread::yield_now();
    }
}

#[test]
fn a_run_goes_on_after_a_kill_as_if_it_had_not_been_killed() {
    let whole = place("never-killed");
    let table = good(&[&LADDER[..], &["--threads", "2", "--out", text(&whole)]].concat());
    assert_eq!(table, good(&LADDER), "a folder changes nothing");

    let killed = place("killed");
    let words = [&LADDER[..], &["--threads", "2", "--out", text(&killed)]].concat();
    let mut child = solarium(&words).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts");
    wait_for_games(&mut child, &killed);
    let _ = child.kill();
    child.wait().expect("it ends");
    // A line that was torn, too.
    let journal = killed.join("games.jsonl");
    let mut torn = fs::read(&journal).expect("a journal");
    torn.extend(b"{\"series\":0,\"blo");
    fs::write(&journal, torn).expect("it can be written");
    assert_eq!(good(&words), table);
    assert_eq!(contents(&killed), contents(&whole));
    // Once more: everything is there.
    assert_eq!(good(&words), table);

    let mut changed = words.clone();
    changed[6] = "13";
    bad(&changed, &["belongs to another run", "blocks"]);
    let other = ["lab", "sprt", "photosynthesis", "greedy", "random", "--seed", "3", "--out", text(&killed)];
    bad(&other, &["belongs to another run"]);
    let mut damaged = fs::read_to_string(&journal).expect("a journal");
    damaged.replace_range(0..1, "?");
    fs::write(&journal, damaged).expect("it can be written");
    bad(&words, &["games.jsonl", "line 1"]);
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_after_the_games_that_run() {
    let out = place("interrupted");
    let args =
        ["lab", "ladder", "photosynthesis", "--bots", "greedy,random", "--blocks", "400", "--seed", "3"];
    let args = [&args[..], &["--out", text(&out)]].concat();
    let mut child = solarium(&args).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("it starts");
    wait_for_games(&mut child, &out);
    let interrupt = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(interrupt.is_ok_and(|status| status.success()));
    let output = child.wait_with_output().expect("it ends");
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert!(error.contains("the same command goes on"), "{error}");
    // What is there is whole: every line is a game, and a unit has two.
    let journal = fs::read_to_string(out.join("games.jsonl")).expect("a journal");
    assert!(journal.ends_with('\n') && journal.lines().count().is_multiple_of(2));
    assert!(journal.lines().all(|line| serde_json::from_str::<Value>(line).is_ok()));
}

#[test]
fn parts_put_together_are_the_whole() {
    let args =
        ["lab", "balance", "photosynthesis", "--seats", "random,greedy", "--seats", "greedy,cynthia:tree"];
    let args = [&args[..], &["--vary", "revolutions=3,4", "--blocks", "3", "--seed", "5"]].concat();
    let whole = place("whole");
    let table = good(&[&args[..], &["--out", text(&whole)]].concat());
    assert_eq!(table, good(&[&args[..], &["--threads", "1"]].concat()));
    let parts = ["part1", "part2", "part3"].map(place);
    for (number, part) in parts.iter().enumerate() {
        let shard = format!("{}/3", number + 1);
        let said = good(&[&args[..], &["--out", text(part), "--shard", &shard]].concat());
        assert!(said.contains("lab merge"), "{said}");
    }
    let merged = place("merged");
    // In any order.
    let merge = ["lab", "merge", text(&parts[2]), text(&parts[0]), text(&parts[1]), "--out", text(&merged)];
    assert_eq!(good(&merge), table);
    assert_eq!(contents(&merged), contents(&whole));

    let nowhere = place("nowhere");
    bad(&["lab", "merge", text(&parts[0]), text(&parts[1]), "--out", text(&nowhere)], &["every part"]);
    bad(
        &["lab", "merge", text(&parts[0]), text(&parts[0]), text(&parts[1]), "--out", text(&nowhere)],
        &["part1"],
    );
    bad(&["lab", "merge", text(&whole), "--out", text(&nowhere)], &["no part"]);
    let journal = parts[1].join("games.jsonl");
    let cut = fs::read_to_string(&journal).expect("a journal");
    let lines: Vec<&str> = cut.lines().collect();
    fs::write(&journal, lines[..2].join("\n") + "\n").expect("it can be written");
    let nowhere = place("nowhere-else");
    let merge = ["lab", "merge", text(&parts[0]), text(&parts[1]), text(&parts[2]), "--out", text(&nowhere)];
    bad(&merge, &["part2", "not complete"]);
}

#[test]
fn balance_tells_what_has_to_do_with_winning() {
    let out = place("balance");
    let args =
        ["lab", "balance", "photosynthesis", "--seats", "greedy,random", "--blocks", "5", "--seed", "2"];
    let said = good(&[&args[..], &["--out", text(&out), "--json"]].concat());
    let report: Value = serde_json::from_str(&said).expect("JSON");
    let factor = |name: &str| {
        let factors = report["factors"].as_array().expect("factors");
        factors.iter().find(|factor| factor["name"] == name).unwrap_or_else(|| panic!("no {name}: {report}"))
    };
    // Ten games, two seats each, and all seats have one of the values.
    for name in ["seat", "bot", "turn_order", "start_distance"] {
        let values = factor(name)["values"].as_array().expect("values");
        let seats: u64 = values.iter().filter_map(|value| value["seats"].as_u64()).sum();
        assert_eq!(seats, 20, "{name}");
        let won = |value: &Value| {
            value["win_share"].as_f64().unwrap_or(0.0) * value["seats"].as_f64().unwrap_or(0.0)
        };
        assert!((values.iter().map(won).sum::<f64>() - 10.0).abs() < 1e-9, "{name}: each game has a winner");
    }
    assert_eq!(report["fair"], 0.5);
    let html = fs::read_to_string(out.join("report.html")).expect("a report");
    assert!(
        html.contains("<svg") && html.contains("light-dark(") && html.contains("Balance of Photosynthesis")
    );
    let rows = fs::read_to_string(out.join("rows.csv")).expect("rows");
    let head: Vec<&str> = rows.lines().next().expect("a head").split(',').collect();
    assert!(
        head.starts_with(&["table", "block", "rotation", "game", "steps", "seat", "bot", "win", "score"])
    );
    assert!(head.contains(&"part_tokens") && head.contains(&"seat_start"), "{head:?}");
    assert_eq!(rows.lines().count(), 21);
    let score = head.iter().position(|name| *name == "score").expect("scores");
    // The label of the table has a comma and is quoted.
    let sum: i64 =
        rows.lines().skip(1).map(|row| row.rsplit("\",").next().expect("a row")).fold(0, |sum, row| {
            sum + row.split(',').nth(score - 1).and_then(|field| field.parse::<i64>().ok()).expect("a score")
        });
    let mean: f64 = factor("bot")["values"]
        .as_array()
        .expect("values")
        .iter()
        .map(|value| value["score"]["mean"].as_f64().expect("a mean") / 2.0)
        .sum();
    assert!((sum as f64 / 20.0 - mean).abs() < 1e-9, "{sum}, {mean}");
    let parquet = fs::read(out.join("rows.parquet")).expect("rows");
    assert!(parquet.starts_with(b"PAR1") && parquet.ends_with(b"PAR1"));
}

#[test]
fn the_better_bot_is_found() {
    let args = [
        "lab",
        "sprt",
        "photosynthesis",
        "random",
        "greedy",
        "--seed",
        "1",
        "--elo0",
        "-100",
        "--elo1",
        "100",
    ];
    let found = good(&args);
    assert!(found.starts_with("greedy is better\n"), "{found}");
    assert_eq!(found, good(&[&args[..], &["--threads", "3"]].concat()));
    let out = place("sprt");
    let kept = [&args[..], &["--out", text(&out)]].concat();
    assert_eq!(found, good(&kept));
    assert_eq!(found, good(&kept));
    // Apart: each against the same Cynthia, with the same cards.
    let apart = [&args[..], &["--seats", "bot,cynthia:seedling", "--json"]].concat();
    let report: Value = serde_json::from_str(&good(&apart)).expect("JSON");
    assert_eq!(report["verdict"], "lower", "{report}");
    assert_eq!(report["games"].as_u64(), report["blocks"].as_u64().map(|blocks| 2 * blocks));
}

#[test]
fn a_tuning_goes_on_and_its_files_are_read_back() {
    let out = place("tune");
    let args = ["lab", "tune", "sol", "easy", "--number", "versus.throw", "--number", "versus.ways.1=0.5"];
    let args =
        [&args[..], &["--number", "levels.easy.width", "--blocks", "1", "--seed", "4", "--out", text(&out)]]
            .concat();
    let tuned = good(&[&args[..], &["--steps", "3"]].concat());
    let names = ["versus.throw = ", "versus.ways.1 = ", "levels.easy.width = ", "play it as easy@"];
    assert!(tuned.lines().zip(names).all(|(line, name)| line.starts_with(name)), "{tuned}");
    let steps = fs::read_to_string(out.join("steps.jsonl")).expect("steps");
    assert_eq!(steps.lines().count(), 3);
    let weights = fs::read_to_string(out.join("weights.toml")).expect("weights");
    assert!(weights.starts_with("# solarium lab tune sol easy --number versus.throw"), "{weights}");
    assert!(weights.contains("chosen by judgement"), "comments stay");
    // A step that is lost is played again, and comes out the same.
    let two: Vec<&str> = steps.lines().take(2).collect();
    fs::write(out.join("steps.jsonl"), two.join("\n") + "\n{\"st").expect("it can be written");
    assert_eq!(good(&[&args[..], &["--steps", "3"]].concat()), tuned);
    assert_eq!(fs::read_to_string(out.join("steps.jsonl")).expect("steps"), steps);

    let bot = format!("easy@{}@{}", text(&out.join("weights.toml")), text(&out.join("levels.toml")));
    let bots = format!("greedy,{bot}");
    let ladder = good(&["lab", "ladder", "sol", "--bots", &bots, "--blocks", "1", "--seed", "1", "--json"]);
    assert!(ladder.contains("weights.toml"), "{ladder}");
    let file = place("broken.toml");
    fs::write(&file, weights.replace("throw = ", "thrown = ")).expect("it can be written");
    bad(&["lab", "sprt", "sol", &format!("easy@{}", text(&file)), "greedy"], &["file of weights", "thrown"]);
    fs::write(&file, weights.replace("clock = 0.0", "clock = nan")).expect("it can be written");
    bad(&["lab", "sprt", "sol", &format!("easy@{}", text(&file)), "greedy"], &["file of weights", "NaN"]);
    bad(
        &["lab", "sprt", "sol", &format!("greedy@{}", text(&out.join("weights.toml"))), "greedy"],
        &["greedy"],
    );
    bad(&["lab", "sprt", "sol", "easy@no-such-file.toml", "greedy"], &["no-such-file.toml"]);
    for (number, words) in
        [("versus.luck", "versus.luck"), ("versus", "versus"), ("versus.throw=0", "above 0")]
    {
        let new = place("tune-refused");
        bad(&["lab", "tune", "sol", "easy", "--number", number, "--out", text(&new)], &[words]);
    }
}

#[test]
fn a_target_is_sought_with_the_deck_known() {
    let record = place("implode.rec");
    fs::create_dir_all(record.parent().expect("a folder")).expect("it can be made");
    let args = ["lab", "reach", "sol", "implode", "--decks", "2", "--widths", "4,12", "--seed", "1"];
    let found = good(&[&args[..], &["--record", text(&record)]].concat());
    assert!(found.starts_with("implode: reached in 2 of 2 decks"), "{found}");
    let sound = good(&["verify", text(&record)]);
    assert!(sound.contains("sound") && sound.contains("fits the commitment"), "{sound}");
    bad(&["lab", "reach", "sol", "quick"], &["alone"]);
    bad(&["lab", "reach", "sol", "nowhere"], &["preset"]);
    bad(&["lab", "reach", "sol", "implode", "--bot", "greedy"], &["greedy"]);
}

#[test]
fn nonsense_is_refused() {
    bad(&["lab", "ladder", "photosynthesis", "--bots", "greedy,deep-thought"], &["deep-thought"]);
    bad(&["lab", "ladder", "photosynthesis", "--bots", "greedy,greedy"], &["each once"]);
    bad(&["lab", "ladder", "photosynthesis", "--blocks", "0"], &["--blocks"]);
    bad(&["lab", "ladder", "photosynthesis", "--seats", "9"], &["--seats"]);
    bad(&["lab", "ladder", "chess"], &["chess"]);
    bad(&["lab", "ladder", "sol", "--shard", "1/2"], &["--out"]);
    let shards = place("shards");
    bad(&["lab", "ladder", "sol", "--shard", "3/2", "--out", text(&shards)], &["3/2"]);
    bad(&["lab", "balance", "photosynthesis", "--seats", "human,greedy"], &["person"]);
    bad(
        &["lab", "balance", "photosynthesis", "--seats", "greedy,greedy", "--vary", "weather=1,2"],
        &["weather"],
    );
    bad(&["lab", "balance", "photosynthesis", "--vary", "weather=all"], &["weather"]);
    bad(&["lab", "balance", "photosynthesis", "--vary", "revolutions"], &["KEY=A,B"]);
    bad(&["lab", "balance", "photosynthesis", "--lang", "xx"], &["xx"]);
    // Greedy bots without random openings play one game again and again.
    let alike = ["lab", "balance", "photosynthesis", "--openings", "played", "--blocks", "40", "--seed", "1"];
    bad(&alike, &["games were different"]);
    bad(&["lab", "sprt", "sol", "greedy", "random", "--elo0", "5", "--elo1", "5"], &["bounds"]);
    bad(&["lab", "sprt", "sol", "greedy", "random", "--seats", "greedy,random"], &["one or two seats"]);
    bad(&["lab", "tune", "sol", "easy", "--number", "versus.throw"], &["--out"]);
    let file = place("a-file");
    fs::create_dir_all(file.parent().expect("a folder")).expect("it can be made");
    fs::write(&file, "").expect("it can be written");
    bad(&[&LADDER[..], &["--out", text(&file)]].concat(), &["a-file"]);
    bad(&[&LADDER[..], &["--out", &format!("{}/below", text(&file))]].concat(), &["a-file"]);
    let full = place("full");
    fs::create_dir_all(&full).expect("it can be made");
    fs::write(full.join("letters.txt"), "").expect("it can be written");
    bad(&[&LADDER[..], &["--out", text(&full)]].concat(), &["neither empty"]);
}

#[test]
fn built_in_numbers_are_printed_and_read_back() {
    for game in ["photosynthesis", "sol", "circadians"] {
        let weights = place("weights.toml");
        fs::create_dir_all(weights.parent().expect("a folder")).expect("it can be made");
        fs::write(&weights, good(&["lab", "numbers", game])).expect("it can be written");
        let levels = weights.with_file_name(format!("{game}-levels.toml"));
        fs::write(&levels, good(&["lab", "numbers", game, "--levels"])).expect("it can be written");
        let bot = format!("easy@{}@{}", text(&weights), text(&levels));
        let args =
            ["lab", "balance", game, "--seats", &format!("easy,{bot}"), "--blocks", "1", "--seed", "1"];
        // The same numbers, the same play: both win one of the two games with changed seats, or share them.
        let report: Value = serde_json::from_str(&good(&[&args[..], &["--json"]].concat())).expect("JSON");
        let bots =
            &report["factors"].as_array().expect("factors").iter().find(|factor| factor["name"] == "bot");
        let values = bots.expect("bots")["values"].as_array().expect("values");
        assert_eq!(values.len(), 2, "{report}");
    }
}
