//! `cargo xtask dist`: what people install, made from one build: a tarball, a Debian package, a bill of materials, and the
//! checksums of all of them.

use crate::packages::{answers, cargo_tool, target_folder};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// Shells whose completions are packed, with the name each wants for the file.
const SHELLS: [(&str, &str); 3] =
    [("bash", "solarium.bash"), ("zsh", "_solarium"), ("fish", "solarium.fish")];
/// Files of the repository that every package holds.
const TEXTS: [&str; 4] = ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"];

/// What makes the Debian package and the bill of materials.
const CARGO_DEB: (&str, &str) = ("cargo-deb", "3.8.0");
const CARGO_CYCLONEDX: (&str, &str) = ("cargo-cyclonedx", "0.5.9");

/// The bill of materials, without the ending.
const BILL: &str = "solarium.cdx";

const USAGE: &str = "usage: cargo xtask dist [--target TRIPLE] [--only tarball]";

/// What is made.
struct Dist<'a> {
    root: &'a Path,
    /// The target that was asked for; `None` is the machine's own.
    target: Option<&'a str>,
    folder: PathBuf,
}

pub(crate) fn run(root: &Path, args: &[&str]) -> ExitCode {
    let (mut target, mut only_tarball, mut rest) = (None, false, args);
    loop {
        match rest {
            [] => break,
            ["--target", triple, more @ ..] => (target, rest) = (Some(*triple), more),
            ["--only", "tarball", more @ ..] => (only_tarball, rest) = (true, more),
            _ => {
                eprintln!("{USAGE}");
                return ExitCode::from(2);
            }
        }
    }
    let dist = Dist { root, target, folder: target_folder("dist") };
    match dist.make(only_tarball) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("dist: {problem}");
            ExitCode::FAILURE
        }
    }
}

impl Dist<'_> {
    fn make(&self, only_tarball: bool) -> Result<(), String> {
        let _ = fs::remove_dir_all(&self.folder);
        let program = self.build()?;
        let assets = self.assets(&program)?;
        self.tarball(&program, &assets)?;
        if !only_tarball {
            self.debian_package()?;
            self.bill_of_materials()?;
        }
        self.checksums()
    }

    /// Builds the program for people.
    fn build(&self) -> Result<PathBuf, String> {
        let mut command = self.cargo();
        command.args(["build", "--release", "--locked", "-p", "solarium"]);
        command.args(self.target.iter().flat_map(|target| ["--target", target]));
        run_it(&mut command)?;
        Ok(self.built().join(format!("solarium{}", std::env::consts::EXE_SUFFIX)))
    }

    /// The folder in which cargo leaves the program.
    fn built(&self) -> PathBuf {
        target_folder(self.target.unwrap_or_default()).join("release")
    }

    /// Completions and manual pages, as the program itself writes them.
    fn assets(&self, program: &Path) -> Result<PathBuf, String> {
        // Beside the program: `cargo deb` knows where that is, whatever folder cargo builds into.
        let assets = self.built().join("packaged");
        let _ = fs::remove_dir_all(&assets);
        let (completions, manual) = (assets.join("completions"), assets.join("man"));
        make_folder(&completions)?;
        make_folder(&manual)?;
        for (shell, file) in SHELLS {
            let output = Command::new(program).args(["completions", shell]).output();
            let output = output.map_err(|error| format!("{}: {error}", program.display()))?;
            if !output.status.success() || output.stdout.is_empty() {
                return Err(format!("there are no completions for {shell}"));
            }
            write(&completions.join(file), &output.stdout)?;
        }
        run_it(Command::new(program).arg("manual").arg(&manual))?;
        Ok(assets)
    }

    fn tarball(&self, program: &Path, assets: &Path) -> Result<(), String> {
        let name = format!("solarium-{}-{}", self.version()?, self.triple()?);
        let inside = self.folder.join(&name);
        make_folder(&inside)?;
        let own_name = program.file_name().ok_or("the program has no name")?;
        copy(program, &inside.join(own_name))?;
        strip_debug_info(&inside.join(own_name));
        for text in TEXTS {
            copy(&self.root.join(text), &inside.join(text))?;
        }
        copy(&self.root.join("crates/cli/packaging/solarium.desktop"), &inside.join("solarium.desktop"))?;
        copy(&self.root.join("crates/page/assets/mark.svg"), &inside.join("solarium.svg"))?;
        for folder in ["completions", "man"] {
            let to = inside.join(folder);
            make_folder(&to)?;
            for file in files(&assets.join(folder))? {
                copy(&file, &to.join(file.file_name().ok_or("a file has no name")?))?;
            }
        }
        let archive = self.folder.join(format!("{name}.tar.gz"));
        run_it(Command::new("tar").arg("-czf").arg(&archive).arg("-C").arg(&self.folder).arg(&name))?;
        fs::remove_dir_all(&inside).map_err(|error| format!("{}: {error}", inside.display()))
    }

    fn debian_package(&self) -> Result<(), String> {
        let mut command = self.tool(CARGO_DEB)?;
        // As in the tarball: line tables are four times as large as the program itself.
        command.args(["--no-build", "--locked", "--strip", "-p", "solarium", "--output"]).arg(&self.folder);
        command.args(self.target.iter().flat_map(|target| ["--target", target]));
        run_it(&mut command)
    }

    /// Every crate that the program is made of, in the format of CycloneDX.
    fn bill_of_materials(&self) -> Result<(), String> {
        let mut command = self.tool(CARGO_CYCLONEDX)?;
        command.args(["cyclonedx", "--format", "json", "--override-filename", BILL]);
        command.args(self.target.iter().flat_map(|target| ["--target", target]));
        let made = run_it(command.args(["--manifest-path", "crates/cli/Cargo.toml"]));
        // One is written beside the manifest of every member; that of the program holds all the others.
        let members = files(&self.root.join("crates"))?.into_iter().chain([self.root.join("xtask")]);
        for member in members {
            let bill = member.join(format!("{BILL}.json"));
            if made.is_ok() && member.ends_with("cli") {
                let text =
                    fs::read_to_string(&bill).map_err(|error| format!("{}: {error}", bill.display()))?;
                let text = without_folder(&text, &self.root.display().to_string());
                write(&self.folder.join(format!("{BILL}.json")), text.as_bytes())?;
            }
            if bill.exists() {
                fs::remove_file(&bill).map_err(|error| format!("{}: {error}", bill.display()))?;
            }
        }
        made
    }

    fn checksums(&self) -> Result<(), String> {
        let made: Vec<String> = files(&self.folder)?
            .iter()
            .filter(|path| path.is_file())
            .filter_map(|path| path.file_name()?.to_str().map(str::to_string))
            .collect();
        let (program, first): (&str, &[&str]) =
            if answers("sha256sum") { ("sha256sum", &[]) } else { ("shasum", &["-a", "256"]) };
        let output = Command::new(program).args(first).args(&made).current_dir(&self.folder).output();
        let output = output.map_err(|error| format!("{program}: {error}"))?;
        if !output.status.success() {
            return Err(format!("{program} failed"));
        }
        write(&self.folder.join("SHA256SUMS"), &output.stdout)?;
        print!("{}", String::from_utf8_lossy(&output.stdout));
        Ok(())
    }

    /// A program that packs, built from the registry if it is missing.
    fn tool(&self, (name, version): (&str, &str)) -> Result<Command, String> {
        let mut command = Command::new(cargo_tool(name, version, &[])?);
        command.current_dir(self.root);
        Ok(command)
    }

    fn cargo(&self) -> Command {
        let mut command = Command::new("cargo");
        command.current_dir(self.root);
        command
    }

    fn version(&self) -> Result<String, String> {
        let manifest = fs::read_to_string(self.root.join("Cargo.toml")).map_err(|error| error.to_string())?;
        let line = manifest.lines().find_map(|line| line.strip_prefix("version = \""));
        let version = line.and_then(|rest| rest.split('"').next()).ok_or("the workspace has no version")?;
        Ok(version.to_string())
    }

    fn triple(&self) -> Result<String, String> {
        if let Some(target) = self.target {
            return Ok(target.to_string());
        }
        let output = Command::new("rustc").arg("-vV").output().map_err(|error| format!("rustc: {error}"))?;
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let host = text.lines().find_map(|line| line.strip_prefix("host: "));
        host.map(str::to_string).ok_or_else(|| "rustc does not tell its host".to_string())
    }
}

/// Takes the line tables out of a program, five sixths of its size; names of functions stay for backtraces. A program of
/// another machine's kind may be beyond the tool at hand: it is packed as it is.
fn strip_debug_info(program: &Path) {
    let stripped = Command::new("strip").arg("-S").arg(program).status();
    if !stripped.is_ok_and(|status| status.success()) {
        println!("strip does not work on {}: it is packed with its line tables", program.display());
    }
}

/// A text about the files of a repository without the folder in which it lay: that is nobody else's concern, and the same
/// sources give the same names everywhere.
fn without_folder(text: &str, folder: &str) -> String {
    text.replace(folder, "")
}

fn run_it(command: &mut Command) -> Result<(), String> {
    println!("{command:?}");
    let status = command.status().map_err(|error| format!("{command:?}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{command:?} ended with {status}")) }
}

fn make_folder(path: &Path) -> Result<(), String> {
    fs::create_dir_all(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    fs::copy(from, to).map(drop).map_err(|error| format!("{}: {error}", from.display()))
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    fs::write(path, bytes).map_err(|error| format!("{}: {error}", path.display()))
}

/// What lies in a folder, by name.
fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bill_does_not_tell_where_it_was_made() {
        let reference = "path+file:///somewhere/solarium/crates/core#solarium-core@0.1.0";
        let reference = without_folder(reference, "/somewhere/solarium");
        assert_eq!(reference, "path+file:///crates/core#solarium-core@0.1.0");
    }
}
