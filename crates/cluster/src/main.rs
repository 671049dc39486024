//! Solarium with PostgreSQL, NATS and several nodes, tried with private instances on loopback. `cargo xtask cluster`
//! installs what is missing and runs this; it is no test of the workspace, which must pass without them.

mod database;
mod faults;
mod moves;
mod nats;
mod node;
mod nodes;
mod numbers;
mod player;
mod proxy;
mod site;
mod store;
mod watcher;

use database::{Database, Durability};
use nats::Nats;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Instant;

/// How many things go wrong while people play.
const FAULTS: usize = 60;
const FULL_FAULTS: usize = 1000;
/// The same with a single node.
const FAULTS_ALONE: usize = 20;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("FAILED: {problem}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args.as_slice() {
        [] => try_all(FAULTS),
        ["--full"] => try_all(FULL_FAULTS),
        ["--only", part] => try_some(FAULTS, part),
        ["--load", program] => load(Path::new(program)),
        other => Err(format!("unknown: {}; --full, --only PART, --load PROGRAM or nothing", other.join(" "))),
    }
}

/// Lets the load program measure, with a database that writes to the disk.
fn load(program: &Path) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    allow_others_through(folder.path()).map_err(|error| error.to_string())?;
    let database = Database::start(folder.path(), Durability::Disk)?;
    let nats = Nats::start(&[])?;
    let names = ["bare", "one_node", "two_nodes", "seats_apart", "costs"];
    let urls: Vec<String> = names.into_iter().map(|name| database.make(name)).collect::<Result<_, _>>()?;
    let status = Command::new(program).arg("nodes").args(urls).arg(nats.url()).status();
    if status.is_ok_and(|status| status.success()) { Ok(()) } else { Err("a budget does not hold".into()) }
}

fn try_all(faults: usize) -> Result<(), String> {
    try_some(faults, "")
}

/// Tries the parts whose name contains a text.
fn try_some(faults: usize, wanted: &str) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    // The database may run as another user, who must get to its folder.
    allow_others_through(folder.path()).map_err(|error| error.to_string())?;
    let database = Database::start(folder.path(), Durability::System)?;
    let step = |name: &str, part: &dyn Fn() -> Result<(), String>| {
        if name.contains(wanted) { step(name, part) } else { Ok(()) }
    };
    step("the suite of all stores", &|| store::passes_the_suite(&database))?;
    step("several nodes make the tables at once", &|| store::is_made_once(&database))?;
    step("databases that are refused", &|| store::refuses(&database))?;
    step("one server alone, or several that share", &|| store::is_owned(&database))?;
    step("races between two stores", &|| store::decides_races(&database))?;
    step("tables that were made again", &|| store::finds_tables_made_again(&database))?;
    step("a database that goes away and comes back", &|| store::heals(&database))?;
    step("tables moved between both stores", &|| moves::are_the_same_bytes(&database, folder.path()))?;
    step("what cannot be a node", &|| nodes::refuse(&database))?;
    step("numbers that alerts and documents name", &|| numbers::are_told(&database))?;
    step("races between two nodes", &|| nodes::race(&database))?;
    step("nothing leaks at another node", &|| nodes::leak_nothing(&database))?;
    step("two nodes without NATS", &|| nodes::play_without_nats(&database))?;
    step("duties of a node that has gone", &|| nodes::take_duties_over(&database))?;
    step("faults with one node", &|| faults::lose_nothing_alone(&database, FAULTS_ALONE))?;
    step("faults with three nodes", &|| faults::lose_nothing(&database, faults))?;
    Ok(())
}

/// Lets other users get to what lies in a folder, without letting them look into it.
fn allow_others_through(folder: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    std::fs::set_permissions(folder, std::fs::Permissions::from_mode(0o711))
}

/// Runs one part and tells how long it took.
fn step(name: &str, part: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
    let begun = Instant::now();
    part().map_err(|problem| format!("{name}: {problem}"))?;
    println!("{name}: passed in {:.1} s", begun.elapsed().as_secs_f32());
    Ok(())
}
