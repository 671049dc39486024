//! Programs and packages that chores need and the program does not: from the distribution, or from npm and the registry of
//! crates into the target folder.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A folder of this name in the target folder: this program lies in `<target>/<profile>/`.
pub(crate) fn target_folder(name: &str) -> PathBuf {
    let program = std::env::current_exe().unwrap_or_default();
    let target = program.ancestors().nth(2).map_or_else(|| PathBuf::from("target"), Path::to_path_buf);
    target.join(name)
}

/// Can a program be started?
pub(crate) fn answers(program: &str) -> bool {
    let asked = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}

/// Installs packages of the distribution, or says what has to be installed by hand; `hint` is added to that.
pub(crate) fn install(packages: &[&str], hint: &str) -> Result<(), String> {
    let names = packages.join(" ");
    if !answers("apt-get") {
        return Err(format!("there is no apt-get here; {}", by_hand(packages, hint)));
    }
    // Stages of ci that run side by side may want packages at the same time; apt-get does not wait for another.
    let lock = File::create(target_folder("packages.lock")).and_then(|file| file.lock().map(|()| file));
    let _installing = lock.map_err(|error| format!("{names}: {error}"))?;
    println!("{names}: installed from the packages of the distribution");
    let apt = |args: &[&str]| {
        let done = Command::new("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive").status();
        done.is_ok_and(|status| status.success())
    };
    // An update that cannot reach every source may still have found the packages.
    apt(&["update", "-q"]);
    let mut args = vec!["install", "-q", "-y", "--no-install-recommends"];
    args.extend(packages);
    if apt(&args) { Ok(()) } else { Err(by_hand(packages, hint)) }
}

/// What to do where packages cannot be installed from here.
pub(crate) fn by_hand(packages: &[&str], hint: &str) -> String {
    let names = packages.join(" ");
    format!(
        "{names} could not be installed: install them with your system's packages (Debian and Ubuntu: apt-get \
         install {names}{hint}) and run this again"
    )
}

/// One version of a program from the registry of crates, built into the target folder unless it is there; where it lies.
pub(crate) fn cargo_tool(name: &str, version: &str, features: &[&str]) -> Result<PathBuf, String> {
    let folder = target_folder("tools");
    let program = folder.join("bin").join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    // Cargo keeps in this file what it has installed, with versions.
    let installed = std::fs::read_to_string(folder.join(".crates.toml")).unwrap_or_default();
    if program.exists() && installed.contains(&format!("\"{name} {version} ")) {
        return Ok(program);
    }
    println!("{name} {version} is built from the registry into {}", folder.display());
    let build = folder.join("build");
    let mut command = Command::new("cargo");
    // It runs for a second and is built for half a minute: optimising it would not pay.
    command.args([
        "install",
        "--quiet",
        "--locked",
        "--force",
        "--profile",
        "dev",
        "--version",
        version,
        name,
    ]);
    command.args(features).arg("--root").arg(&folder).arg("--target-dir").arg(&build);
    // Away from the repository, whose settings are not meant for it.
    let done = command.current_dir(std::env::temp_dir()).env("CARGO_PROFILE_DEV_DEBUG", "0").status();
    let removed = std::fs::remove_dir_all(&build);
    if !done.is_ok_and(|status| status.success()) {
        return Err(format!("{name} {version} could not be built; by hand: {command:?}"));
    }
    removed.map_err(|error| format!("{}: {error}", build.display()))?;
    Ok(program)
}

/// Fetches one version of a package with npm, unless `file` of that version is there. Returns the folder of the package.
pub(crate) fn fetch_with_npm(
    folder: &Path,
    name: &str,
    version: &str,
    file: &str,
) -> Result<PathBuf, String> {
    let package = folder.join("node_modules").join(name);
    let here = std::fs::read_to_string(package.join("package.json")).unwrap_or_default();
    if here.contains(&format!("\"version\": \"{version}\"")) && package.join(file).exists() {
        return Ok(package);
    }
    if !answers("npm") {
        install(&["npm"], "; the program must be found as `npm`")?;
    }
    std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    println!("{name} {version} is fetched with npm into {}", folder.display());
    let fetched = Command::new("npm")
        .args(["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix"])
        .arg(folder)
        .arg(format!("{name}@{version}"))
        .status();
    if fetched.is_ok_and(|status| status.success()) {
        return Ok(package);
    }
    Err(format!(
        "{name} {version} could not be fetched; by hand: npm install --prefix {} {name}@{version}",
        folder.display()
    ))
}
