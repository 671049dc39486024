//! The program as a user runs it: exit codes, piped input and output, files.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn solarium(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_solarium"));
    command.args(args).env_remove("CLICOLOR_FORCE").env_remove("NO_COLOR");
    command
}

fn run(args: &[&str], input: &str) -> Output {
    fed(solarium(args), input)
}

fn fed(mut command: Command, input: &str) -> Output {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that ends before it has read everything is fine.
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

/// Runs, must succeed; standard output.
#[track_caller]
fn good(args: &[&str], input: &str) -> String {
    let output = run(args, input);
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {error}");
    assert!(error.is_empty(), "{args:?}: {error}");
    String::from_utf8(output.stdout).expect("text")
}

/// Runs, must end with status 2; standard error, which must hold `words` and no panic.
#[track_caller]
fn bad(args: &[&str], words: &[&str]) -> String {
    let output = run(args, "");
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{args:?}: {error}");
    assert!(!error.contains("panicked"), "{args:?}: {error}");
    for word in words {
        assert!(error.contains(word), "{args:?}: {word:?} is not in: {error}");
    }
    error
}

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a folder for the test");
    path
}

fn files(path: &Path) -> Vec<String> {
    let entries = fs::read_dir(path).expect("the folder is there");
    let mut names: Vec<_> = entries.map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// A finished game of Photosynthesis, recorded.
fn recorded(folder: &Path) -> String {
    let path = folder.join("game.rec").display().to_string();
    let args = ["play", "photosynthesis", "--seats", "human,cynthia", "--seed", "7", "--record", &path];
    let text = good(&args, &"1\nend\n".repeat(200));
    assert!(text.contains("The game is over."), "{text}");
    path
}

#[test]
fn help_teaches() {
    let text = good(&["--help"], "");
    for word in ["play", "engine", "sim", "perft", "replay", "verify", "rules", "pack", "svg", "Examples"] {
        assert!(text.contains(word), "{word} is not in the help");
    }
    assert!(good(&["play", "--help"], "").contains("why ACTION"));
    assert!(good(&["--version"], "").starts_with("solarium "));
}

#[test]
fn perft_prints_a_count_for_each_depth() {
    let counts = |seats: &str, depth: &str, more: &[&str]| {
        let args = [&["perft", "photosynthesis", "--seats", seats, "--depth", depth], more].concat();
        good(&args, "")
    };
    assert_eq!(counts("human,human", "3", &[]), "1 18\n2 306\n3 4896\n");
    assert_eq!(counts("human,cynthia", "3", &[]), "1 18\n2 252\n3 252\n");
    assert_eq!(counts("human,human", "2", &["--set", "first_seat=random"]), "1 2\n2 36\n");
    let random = ["--set", "first_seat=random", "--option", "ds_corner=random"];
    assert_eq!(counts("human,cynthia", "3", &random), "1 2\n2 12\n3 192\n");
    let json: serde_json::Value = serde_json::from_str(&counts("human,human", "1", &["--json"])).unwrap();
    assert_eq!(json["counts"][0]["nodes"], 18);
}

#[test]
fn a_game_is_played_from_a_pipe_recorded_replayed_and_verified() {
    let folder = folder("whole-game");
    let path = recorded(&folder);
    assert_eq!(files(&folder), ["game.rec"], "no left-over beside the record");
    let text = good(&["verify", &path], "");
    assert!(text.contains("sound") && text.contains("fits the commitment"), "{text}");
    assert!(good(&["replay", &path], "").contains("the game is over"));
    assert!(good(&["replay", &path, "--to", "3"], "").contains("after step 3"));
    assert!(good(&["replay", &path, "--steps"], "").contains("  * card "));
    let state: serde_json::Value = serde_json::from_str(&good(&["replay", &path, "--json"], "")).unwrap();
    assert!(state["seats"].is_array());
    let picture = folder.join("end.svg").display().to_string();
    assert_eq!(good(&["svg", &path, "--to", "9", "--seat", "0", "-o", &picture], ""), "");
    assert!(fs::read_to_string(&picture).unwrap().starts_with("<svg"));
    assert!(good(&["svg", "photosynthesis"], "").starts_with("<svg"));
}

#[test]
fn a_game_left_early_keeps_its_record() {
    let folder = folder("left-early");
    let path = folder.join("game.rec").display().to_string();
    let args = ["play", "photosynthesis", "--seats", "human,human", "--seed", "1", "--record", &path];
    let text = good(&args, "place a1\nplace a2\nquit\n");
    assert!(text.contains("left after 3 steps"), "{text}");
    assert!(good(&["verify", &path], "").contains("steps       3"));
    // The end of the input is as good as `quit`; what is there is not overwritten, but gone on with.
    bad(&args, &["not overwritten", "--resume"]);
    let text = good(&["play", "--resume", &path], "place a3\n");
    assert!(text.contains("left after 4 steps"), "{text}");
    assert!(good(&["verify", &path], "").contains("steps       4"));
    assert_eq!(files(&folder), ["game.rec"], "nothing is left beside the record");
}

/// Inputs for a whole game of Sol: numbers of the list, most of them allowed.
fn sol_inputs(count: usize) -> String {
    (0..count).map(|n| format!("{}\n", [1, 1, 2, 1, 3][n % 5])).collect()
}

#[test]
fn lines_are_terse() {
    let args = ["play", "sol", "--seats", "human,bot:random", "--first-seat", "0", "--seed", "4"];
    let text = good(&args, &sol_inputs(128));
    let lines = text.lines().count();
    assert!(lines <= 900, "{lines} lines for 128 inputs");
    assert!(text.matches("A> ").count() >= 100, "the game goes on: {text}");
}

#[test]
fn inputs_are_forgiving_and_every_command_answers() {
    let args = ["play", "photosynthesis", "--seats", "human,cynthia", "--first-seat", "0", "--seed", "1"];
    let text = good(
        &args,
        "PLACE A1\nD7\nreasons\ngoal\nrules shadow\ncard cynthia\nforecast\nforecast light\nforecast none\n\
         effects buy seed\neffects\nlist grow\nscore\nbuy\nreset\nEND\nquit\n",
    );
    for words in [
        "A places a small tree on a1",
        "A places a small tree on d7",
        "PH-8.5",
        // The whole face of the card that was drawn for it.
        "  R3 ",
        "Most points win",
        "PH-4.",
        "for each sun position",
        "   A  B",
        "Read-outs: light",
        "actions fit; which one?",
        "left after",
    ] {
        assert!(text.contains(words), "{words:?} is not in: {text}");
    }
    assert!(!text.contains("**") && !text.contains("*sunward*"), "Markdown is rendered: {text}");
    let german = good(&[&args[..], &["--lang", "de"]].concat(), "help\nquit\n");
    assert!(german.contains("den ganzen Zug zurücknehmen"), "{german}");
    bad(&["play", "sol", "--lang", "xx"], &["en, de or fr"]);
    // A card by its name, also where the set-up names the very version of the pack.
    let card =
        good(&["play", "circadians", "--seats", "human,ai", "--seed", "1"], "card fuel refiner\nquit\n");
    assert!(card.contains("1 Power less at the Control Room"), "{card}");
}

#[test]
fn the_program_tells_what_it_is_and_what_it_needs() {
    let version = good(&["--version"], "");
    assert!(
        version.contains("(commit ")
            && version.contains("photosynthesis")
            && version.contains("rules version")
    );
    for shell in ["bash", "zsh", "fish"] {
        assert!(good(&["completions", shell], "").contains("solarium"), "{shell}");
    }
    let folder = folder("about");
    good(&["manual", &folder.display().to_string()], "");
    let pages = files(&folder);
    assert!(pages.contains(&"solarium.1".into()) && pages.contains(&"solarium-play.1".into()), "{pages:?}");
    bad(&["manual", "no/such/folder"], &["no folder"]);
    let data = folder.join("data").display().to_string();
    let text = good(&["doctor", "--data", &data], "");
    for words in ["data folder", "will be made", "store", "port", "browser", "clock"] {
        assert!(text.contains(words), "{words:?} is not in: {text}");
    }
    assert!(!folder.join("data").exists(), "looking changes nothing");
    fs::create_dir(folder.join("data")).unwrap();
    fs::write(folder.join("data/solarium.db"), "nonsense").unwrap();
    bad(&["doctor", "--data", &data], &["mended"]);
}

#[test]
fn the_terminal_explains_refuses_and_takes_back() {
    let args = ["play", "photosynthesis", "--seats", "human,human", "--first-seat", "0", "--seed", "1"];
    let text = good(
        &args,
        "help\nwhy grow a1\nwhy place a1\nplace d4\nnonsense\n99\nplace a1\nundo\nplace g1\nplace a4\nplace g4\n\
         buy seed\nundo\nscore\nboard\nlist\nquit\n",
    );
    for words in ["why ACTION", "PH-", "is allowed now", "type a number from 1 to", "Taken back: buy seed"] {
        assert!(text.contains(words), "{words:?} is not in: {text}");
    }
    assert!(!text.contains('\u{1b}'), "no colours in a pipe");
}

#[test]
fn play_without_a_game_opens_a_menu() {
    let text = good(&["play"], "1\n1\nquit\n");
    assert!(text.contains("Which game?") && text.contains("Photosynthesis"), "{text}");
    bad(&["play"], &["solarium play photosynthesis", "--help"]);
}

#[test]
fn simulations_sum_up() {
    let seats = ["--seats", "greedy,cynthia:tree", "--seed", "3"];
    let args =
        |more: &[&'static str]| [&["sim", "photosynthesis", "--games", "6"], seats.as_slice(), more].concat();
    let text = good(&args(&[]), "");
    assert!(text.contains("6 games") && text.contains("plies/s"), "{text}");
    let read = |text: String| serde_json::from_str::<serde_json::Value>(&text).unwrap();
    let one = read(good(&args(&["--json"]), ""));
    let two = read(good(&args(&["--json", "--threads", "2"]), ""));
    assert_eq!(one["seats"], two["seats"], "the same from the same seed, on any number of threads");
    assert_eq!(one["seats"][1]["kind"], "cynthia:tree");
    let csv = good(&args(&["--csv"]), "");
    assert_eq!(csv.lines().count(), 3);
    let columns: Vec<_> = csv.lines().map(|line| line.split(',').count()).collect();
    assert!(columns.iter().all(|n| *n == columns[0]), "{csv}");
}

#[test]
fn rules_by_id_chapter_and_word() {
    let sun = good(&["rules", "photosynthesis", "PH-1.6"], "");
    assert!(sun.contains("sunward of a cell") && !sun.contains('*'), "Markdown is rendered: {sun}");
    assert!(sun.lines().all(|line| line.chars().count() <= 100), "{sun}");
    let one = good(&["rules", "photosynthesis", "PH-4.2"], "");
    assert!(one.contains("PH-4.2 ") && !one.contains("PH-4.3 "), "{one}");
    assert!(good(&["rules", "photosynthesis", "ph-4"], "").contains("PH-4.5"));
    assert!(good(&["rules", "photosynthesis", "shadow"], "").contains("PH-4.2"));
    assert!(good(&["rules", "photosynthesis"], "").contains("PH-15.1"));
    bad(&["rules", "photosynthesis", "PH-none"], &["PH-none"]);
    bad(&["rules", "chess"], &["photosynthesis"]);
}

#[test]
fn packs_are_checked_with_file_and_line() {
    let folder = folder("packs");
    assert!(good(&["pack", "show", "photosynthesis-standin"], "").contains("reconstructed"));
    let standard = include_str!("../../photosynthesis/data/photosynthesis.toml");
    let own = folder.join("own.toml");
    fs::write(&own, standard.replace("photosynthesis-standin", "mine")).unwrap();
    let own = own.display().to_string();
    assert!(good(&["pack", "check", &own], "").contains("\"mine\""));
    assert!(good(&["pack", "show", &own], "").contains("mine"));
    let text = good(&["play", "photosynthesis", "--pack", &own, "--seed", "1"], "quit\n");
    assert!(text.contains("Photosynthesis"), "{text}");
    let wrong = folder.join("wrong.toml");
    fs::write(&wrong, standard.replace("leaves3 = [19, 18", "leaves3 = [18, 19")).unwrap();
    let line = 1 + standard.lines().position(|line| line.starts_with("leaves3")).unwrap();
    let wrong = wrong.display().to_string();
    bad(&["pack", "check", &wrong], &[&format!("wrong.toml:{line}:")]);
    bad(&["play", "photosynthesis", "--pack", &wrong], &["wrong.toml"]);
    bad(&["engine", "--pack", &wrong], &["wrong.toml"]);
    bad(&["pack", "check", "nowhere.toml"], &["nowhere.toml"]);
    bad(&["pack", "show", "nowhere"], &["photosynthesis-standin"]);
}

#[test]
fn bad_input_ends_with_status_2_and_no_file() {
    let folder = folder("bad-input");
    let record = folder.join("game.rec").display().to_string();
    bad(&["fly"], &["fly"]);
    bad(&["play", "--seats", "human,human"], &["which game"]);
    bad(&["play", "chess", "--record", &record], &["photosynthesis"]);
    bad(&["play", "photosynthesis", "--seats", "human", "--record", &record], &["PH-2.2"]);
    bad(&["play", "photosynthesis", "--seats", "human,bot:oracle", "--record", &record], &["oracle"]);
    bad(&["play", "photosynthesis", "--seats", "human,cynthia:moss", "--record", &record], &["moss", "PH-"]);
    bad(&["play", "photosynthesis", "--set", "weather=1", "--record", &record], &["weather", "PH-2.11"]);
    bad(&["play", "photosynthesis", "--set", "weather", "--record", &record], &["KEY=VALUE"]);
    bad(&["play", "photosynthesis", "--seed", "xyz", "--record", &record], &["--seed xyz"]);
    bad(&["play", "photosynthesis", "--seed", &"0".repeat(66), "--record", &record], &["66"]);
    bad(&["play", "photosynthesis", "--preset", "none", "--record", &record], &["none"]);
    bad(
        &["play", "photosynthesis", "--record", &folder.join("no/such/game.rec").display().to_string()],
        &["write"],
    );
    bad(&["play", "photosynthesis", "--record", &folder.display().to_string()], &["folder"]);
    bad(&["sim", "photosynthesis", "--seats", "human,cynthia"], &["bot"]);
    bad(&["sim", "photosynthesis", "--games", "0"], &["games"]);
    bad(&["perft", "photosynthesis", "--depth", "0"], &["depth"]);
    bad(
        &["perft", "photosynthesis", "--seats", "human,human,human,human,human", "--depth", "1"],
        &["PH-2.2"],
    );
    bad(&["svg", "nothing", "-o", &record], &["nothing"]);
    bad(&["svg", "photosynthesis", "--seat", "9", "-o", &record], &["seat 9"]);
    bad(&["replay", "nowhere.rec"], &["nowhere.rec"]);
    assert_eq!(files(&folder), [""; 0], "nothing was written");
}

#[test]
fn damaged_records_are_refused() {
    let folder = folder("damaged");
    let path = recorded(&folder);
    let text = fs::read_to_string(&path).unwrap();
    let damaged = folder.join("damaged.rec");
    let name = damaged.display().to_string();
    let check = |text: &str, words: &[&str]| {
        fs::write(&damaged, text).unwrap();
        for command in ["verify", "replay"] {
            bad(&[command, &name], words);
        }
    };
    check(&text[..text.len() / 2], &["damaged.rec", "line"]);
    check(&text.replacen("place", "buy", 1), &["damaged.rec"]);
    check("", &["solarium-record 1"]);
    check("\u{0}\u{1}", &["solarium-record 1"]);
    fs::write(&damaged, [0xff, 0xfe]).unwrap();
    bad(&["verify", &name], &["not a text file"]);
    bad(&["replay", &path, "--to", "100000"], &["only"]);
    assert_eq!(fs::read_to_string(&path).unwrap(), text, "the record itself is untouched");
}

#[test]
fn every_game_is_played_recorded_counted_and_drawn() {
    let folder = folder("every-game");
    for (game, seats, pack) in [
        ("photosynthesis", "human,greedy", "photosynthesis/data/photosynthesis.toml"),
        ("sol", "human,greedy", "sol/data/sol.toml"),
        ("circadians", "human,ai:2", "circadians/data/circadians.toml"),
    ] {
        let record = folder.join(format!("{game}.rec")).display().to_string();
        // The first action always, and no further: what is typed must be enough for any of them to end or be left.
        let args = ["play", game, "--seats", seats, "--seed", "5", "--record", &record];
        let text = good(&args, &"1\n".repeat(60));
        assert!(text.contains("left after") || text.contains("The game is over."), "{game}: {text}");
        assert!(good(&["verify", &record], "").contains("sound"), "{game}");
        assert!(good(&["replay", &record, "--to", "9"], "").contains("after step 9"), "{game}");
        let bots = ["sim", game, "--seats", "greedy,random", "--games", "2", "--seed", "1"];
        assert!(good(&bots, "").contains("2 games"), "{game}");
        assert!(good(&["perft", game, "--depth", "2"], "").starts_with("1 "), "{game}");
        assert!(good(&["svg", game], "").starts_with("<svg"), "{game}");
        assert!(good(&["rules", game], "").len() > 10_000, "{game}");
        let pack = format!("{}/../{pack}", env!("CARGO_MANIFEST_DIR"));
        assert!(good(&["pack", "check", &pack], "").contains(game), "{game}");
        assert!(good(&["pack", "show", &pack], "").len() > 500, "{game}");
    }
}

#[test]
fn engine_answers_lines_and_ends_with_the_input() {
    let text = good(&["engine"], "{\"id\":1,\"cmd\":\"games\"}\nrubbish\n");
    assert_eq!(text.lines().count(), 2);
    assert_eq!(good(&["engine"], ""), "");
}

#[test]
fn output_nobody_reads_ends_quietly() {
    for args in [&["rules", "photosynthesis"][..], &["engine"], &["perft", "photosynthesis", "--depth", "3"]]
    {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let mut child = solarium(args)
            .stdin(Stdio::piped())
            .stdout(writer)
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let _ = child.stdin.take().expect("piped").write_all(b"{\"cmd\":\"games\"}\n");
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        assert!(output.stderr.is_empty(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    }
}

/// Quick: the weakest level, with hardly a look.
const QUICK: [&str; 4] = ["--level", "easy", "--budget", "10"];

fn review<'a>(path: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&["review", path], &QUICK[..], more].concat()
}

#[test]
fn a_recorded_game_is_reviewed() {
    let folder = folder("review");
    let path = recorded(&folder);
    let text = good(&review(&path, &[]), "");
    for word in ["Luck", "Decisions", "Result", "*", "The decisions that cost most"] {
        assert!(text.contains(word), "{word}: {text}");
    }
    let german = good(&review(&path, &["--lang", "de"]), "");
    assert!(german.contains("Ergebnis") && !german.contains("Decisions"), "{german}");

    let json = good(&review(&path, &["--json"]), "");
    assert_eq!(json, good(&review(&path, &["--json", "--threads", "3"]), ""), "on any number of threads");
    assert_ne!(json, good(&review(&path, &["--json", "--seed", "2"]), ""), "with other luck");
    let read: serde_json::Value = serde_json::from_str(&json).expect("one JSON object");
    assert_eq!((&read["format"], &read["over"]), (&1.into(), &true.into()));
    let seats = read["seats"].as_array().expect("seats");
    assert_eq!(seats.len(), 1, "Cynthia is not reviewed");
    let number = |place: &str| seats[0].pointer(place).and_then(serde_json::Value::as_i64).expect(place);
    let parts = ["/start", "/luck/sum", "/skill/sum", "/others/sum", "/unforeseen"].map(number);
    assert_eq!(parts.iter().sum::<i64>(), number("/result"));

    let html = folder.join("review.html").display().to_string();
    good(&review(&path, &["--html", &html]), "");
    assert_eq!(files(&folder), ["game.rec", "review.html"], "no left-over beside the page");
    let page = fs::read_to_string(&html).expect("the page");
    assert!(page.contains("<svg class=\"course\"") && page.contains("data:image/svg+xml,"), "{page}");
    // Names of XML namespaces are not addresses that a browser asks.
    let asks = page.replace("http://www.w3.org/", "");
    assert!(
        !asks.contains("http://") && !asks.contains("https://") && !asks.contains("<script"),
        "self-contained"
    );
}

#[test]
fn a_game_that_is_not_over_is_reviewed_as_far_as_it_goes() {
    let folder = folder("review-early");
    let path = folder.join("game.rec").display().to_string();
    let args = ["play", "photosynthesis", "--seats", "human,human", "--seed", "1", "--record", &path];
    good(&args, &"1\n".repeat(6));
    let text = good(&review(&path, &[]), "");
    assert!(text.contains("The game is not over"), "{text}");
}

#[test]
fn what_cannot_be_reviewed_is_refused() {
    let folder = folder("review-bad");
    let path = recorded(&folder);
    let file = |name: &str| folder.join(name).display().to_string();
    bad(&["review", &file("none.rec")], &["none.rec"]);
    fs::write(folder.join("poem.rec"), "roses are red\n").expect("written");
    bad(&["review", &file("poem.rec")], &["poem.rec", "line 1"]);
    fs::write(folder.join("bytes.rec"), [0xff, 0xfe]).expect("written");
    bad(&["review", &file("bytes.rec")], &["not a text file"]);
    let cut = fs::read_to_string(&path).expect("the record");
    fs::write(folder.join("cut.rec"), &cut[..cut.len() / 2]).expect("written");
    bad(&["review", &file("cut.rec")], &["cut.rec"]);
    bad(&["review", &path, "--level", "grandmaster"], &["grandmaster", "easy, normal, hard, expert"]);
    bad(&["review", &path, "--budget", "0"], &["budget"]);
    bad(&["review", &path, "--budget", "-3"], &["-3"]);
    bad(&["review", &path, "--seed", "xyz"], &["--seed xyz"]);
    bad(&["review", &path, "--html", &folder.display().to_string()], &["folder"]);
    bad(&["review", &path, "--html", &file("no/such/page.html")], &["folder does not exist"]);
    assert_eq!(files(&folder), ["bytes.rec", "cut.rec", "game.rec", "poem.rec"]);
}

#[cfg(unix)]
#[test]
fn an_interrupted_review_writes_nothing() {
    let folder = folder("review-interrupted");
    let path = recorded(&folder);
    let html = folder.join("review.html").display().to_string();
    let mut child = solarium(&["review", &path, "--level", "expert", "--html", &html])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill runs");
    assert!(kill.success());
    assert!(!child.wait().expect("the program ends").success());
    assert_eq!(files(&folder), ["game.rec"]);
}

#[test]
fn with_the_box_the_terminal_asks_what_came() {
    let folder = folder("with-box");
    let path = folder.join("game.rec").display().to_string();
    let args =
        ["play", "photosynthesis", "--seats", "human,cynthia", "--set", "chance=table", "--record", &path];
    let text = good(&args, "first 1\ncorner 9\ncorner 0\nundo\ncorner 2\n");
    assert!(text.contains("cards and dice are drawn from the box on your table"), "{text}");
    assert!(text.contains("1 first 0 · 2 first 1"), "{text}");
    let record = fs::read_to_string(&path).expect("the record");
    assert!(record.contains(r#""chance":"table""#), "{record}");
    let steps = record.lines().filter(|line| line.starts_with('*'));
    let steps: Vec<&str> = steps.filter_map(|line| line.split(" #").next()).collect();
    assert_eq!(steps, ["* first 1", "* corner 2"], "{record}");
    let sol = ["play", "sol", "--seats", "human,human", "--set", "chance=table", "--record", &path];
    bad(&sol, &["game.rec"]);
    let sol = ["play", "sol", "--seats", "human,human", "--set", "chance=table"];
    let text = good(&sol, "first 0\neye 0\n");
    assert!(text.contains("What came on your table?"), "{text}");
    // The hands of several people stay theirs: no Item is asked for, and there is nothing to hide behind a curtain.
    let several = ["play", "circadians", "--seats", "human,human", "--set", "chance=table"];
    let text = good(&several, "first 0\n");
    assert!(text.contains("A tile is turned up. What came on your table?"), "{text}");
    let bot = ["play", "circadians", "--seats", "human,human,bot:greedy", "--set", "chance=table"];
    bad(&bot, &["would not stay secret"]);
}

#[test]
fn with_the_box_cards_are_typed_and_kept_in_the_terminal() {
    let folder = folder("typed-cards");
    let play = |input: &str, more: &[&str]| {
        let args = ["play", "circadians", "--seats", "human,ai:2", "--set", "chance=table"];
        let mut command = solarium(&[&args, more].concat());
        command.current_dir(&folder).env("XDG_DATA_HOME", &folder);
        let output = fed(command, input);
        String::from_utf8(output.stdout).expect("text")
    };
    let opening = "tile garden\ntile field\ntile turbine\ntile solar\ntile flipper\ntile tanker\n\
        character naira\ncharacter dan\nkeep naira\n";
    let typed = "card keep my-box\ncard type\ncard type item=grogg cost=4A+1G points=7\nitem archive\n\
        card type {\"item\": \"archive\", \"cost\": \"x\", \"points\": 100}\n\
        card type item=archive water=3 points=5\ncard keep my-box\ncard keep my-box\nhelp\n";
    let text = play(&format!("{opening}{typed}"), &[]);
    assert!(text.contains("no card was typed at this table"), "{text}");
    assert!(text.contains("points=0…99  Points"), "{text}");
    assert!(text.contains("Grogg (4 Algae and 1 Gem, 7 points: "), "{text}");
    assert!(text.contains("CI-1.9") && text.contains("CI-13.5"), "all reasons: {text}");
    assert!(text.contains("Archive (3 Water, 5 points: "), "{text}");
    assert!(text.contains("Kept in my-box.toml"), "{text}");
    assert!(text.contains("my-box.toml is there already and is not overwritten"), "{text}");
    assert!(text.contains("card type CARD") && text.contains("card keep NAME"), "{text}");
    let pack = fs::read_to_string(folder.join("my-box.toml")).expect("the pack");
    assert!(pack.contains("cost = \"4A+1G\", points = 7"), "{pack}");
    // The next game is played with it: its Items are no stand-ins.
    let text = play(&format!("{opening}card type item=grogg cost=1W points=1\n"), &["--pack", "my-box.toml"]);
    assert!(text.contains("CI-1.6"), "{text}");
}
