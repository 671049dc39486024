//! `cargo xtask web`: the program for the browser, which needs no server, as a folder of files.
//!
//! The module is compiled in a profile of its own; node then asks it for the start page and what that needs, and packs
//! everything. It is compiled and packed only if something has changed, so that the stages of ci share one build. What a
//! first start loads has a limit, beyond which this fails. With `--check` the module has to answer the engine protocol
//! exactly as the native program; `--measure` prints how fast it is beside it.

use crate::packages::{answers, fetch_with_npm, install, target_folder};
use crate::wasm::{Compiler, TARGET, small_compiler};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;

/// Where the scripts are, from the root of the workspace.
const SCRIPTS: &str = "crates/local/web";

/// Bytes that a first start may load, with brotli: beyond this many it fails.
const BUDGET: u32 = 1_800_000;

/// The version of binaryen that makes the compiled module smaller.
const BINARYEN: &str = "132.0.0";
/// What it does: functions that are the same become one, and so do ends of branches that are the same; functions and
/// locals that are used most get the shortest numbers. Whatever rewrites more code makes the module smaller and what is
/// loaded larger.
const PASSES: &[&str] = &[
    "--duplicate-function-elimination",
    "--code-folding",
    "--merge-blocks",
    "--vacuum",
    "--duplicate-function-elimination",
    "--reorder-functions",
    "--reorder-locals",
];

/// What is done with the module once it is built; the path is the root of the workspace.
type Step = fn(&Path) -> Result<(), String>;

pub(crate) fn run(root: &Path, args: &[&str]) -> ExitCode {
    let (more, rest): (Step, _) = match args {
        ["--check", rest @ ..] => (compare, rest),
        ["--measure", rest @ ..] => (measure, rest),
        rest => (|_| Ok(()), rest),
    };
    let folder = match rest {
        [] => root.join("dist"),
        [folder] => PathBuf::from(folder),
        _ => {
            eprintln!("usage: cargo xtask web [--check|--measure] [FOLDER]");
            return ExitCode::from(2);
        }
    };
    match build(root, &folder, Packing::Small).and_then(|()| more(root)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

/// Is what goes over the network packed, too?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Packing {
    /// As small as it gets, which takes half a minute where the module has changed.
    Small,
    /// Not at all: for tests on this machine.
    Plain,
}

/// Builds the program for the browser into a folder.
pub(crate) fn build(root: &Path, folder: &Path, packing: Packing) -> Result<(), String> {
    if !answers("node") {
        install(&["nodejs"], "; the program must be found as `node`, version 20 or newer")?;
    }
    let begun = Instant::now();
    let Compiler { name, command: mut compile, small } = small_compiler("rustc")?;
    println!("the module, with {name}");
    compile
        .args(["-p", "solarium-local", "--lib", "--crate-type", "cdylib", "--profile", "web"])
        .args(["--target", TARGET])
        .current_dir(root);
    let compiled = target_of(&compile, root).join(TARGET).join("web/solarium_local.wasm");
    run_it(&mut compile, "the module does not build")?;
    let (built, small) = match shrunk(&compiled) {
        Ok(shrunk) => (shrunk, small),
        Err(reason) => {
            println!("{reason}");
            (compiled, false)
        }
    };
    let mut files = script(root, "build.mjs", &built);
    files.arg(folder);
    if packing == Packing::Small {
        files.arg(target_folder("web-packed"));
        if small {
            files.arg(BUDGET.to_string());
        } else {
            println!("without rust-src of rustup and binaryen the module may be larger than {BUDGET} bytes");
        }
    }
    run_it(&mut files, "the files could not be put together, or are too large")?;
    std::fs::copy(&built, module()).map_err(|error| format!("{}: {error}", built.display()))?;
    println!("built in {:.1} s", begun.elapsed().as_secs_f32());
    Ok(())
}

/// The compiled module, made smaller; again only if it was compiled again. It keeps the names of its functions.
fn shrunk(compiled: &Path) -> Result<PathBuf, String> {
    let tool = fetch_with_npm(&target_folder("web-tools"), "binaryen", BINARYEN, "bin/wasm-opt")?;
    let smaller = compiled.with_file_name(format!("solarium_local-{BINARYEN}.wasm"));
    let made = |file: &Path| file.metadata().and_then(|data| data.modified()).ok();
    if made(&smaller).is_none_or(|time| Some(time) < made(compiled)) {
        let mut command = Command::new("node");
        command.arg(tool.join("bin/wasm-opt")).arg(compiled).arg("-g").args(PASSES).arg("-o").arg(&smaller);
        run_it(&mut command, "binaryen could not make the module smaller")?;
    }
    Ok(smaller)
}

/// Compares the answers of the module that was built last with those of the native program.
fn compare(root: &Path) -> Result<(), String> {
    let mut native = Command::new("cargo");
    run_it(native.args(["build", "-p", "solarium"]).current_dir(root), "the program does not build")?;
    let mut transcript = script(root, "transcript.mjs", &module());
    transcript.arg(target_folder("debug").join("solarium"));
    run_it(&mut transcript, "the module answers differently from the program")
}

/// Prints how fast the module that was built last is beside the native program, and how long a second start takes in a
/// browser.
fn measure(root: &Path) -> Result<(), String> {
    let mut native = Command::new("cargo");
    native.args(["build", "--release", "-p", "solarium-local", "--example", "device"]).current_dir(root);
    run_it(&mut native, "the native device does not build")?;
    let mut rates = script(root, "measure.mjs", &module());
    rates.arg(target_folder("release").join("examples/device"));
    let rates = run_it(&mut rates, "a budget is not reached");
    // A rate that is too low says nothing about the start.
    crate::browser::measure_start(root).and(rates)
}

/// Where the module that was built last is kept.
fn module() -> PathBuf {
    target_folder("solarium.wasm")
}

fn script(root: &Path, name: &str, module: &Path) -> Command {
    let mut node = Command::new("node");
    node.arg(Path::new(SCRIPTS).join(name)).arg(module).current_dir(root);
    node
}

/// Where a command of cargo puts what it makes.
fn target_of(command: &Command, root: &Path) -> PathBuf {
    let mut args = command.get_args().skip_while(|arg| *arg != "--target-dir");
    match (args.next(), args.next()) {
        (Some(_), Some(folder)) => root.join(folder),
        _ => target_folder(""),
    }
}

fn run_it(command: &mut Command, problem: &str) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(problem.to_string()),
        Err(error) => Err(format!("{problem}: {error}")),
    }
}
