//! A private PostgreSQL on loopback in a folder of its own, which ends with this program.

use std::fs;
use std::net::TcpListener;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

/// The user the database runs as if this program runs as root, which PostgreSQL refuses to.
const USER: &str = "postgres";

/// A running PostgreSQL.
#[derive(Debug)]
pub(crate) struct Database {
    programs: PathBuf,
    folder: PathBuf,
    /// Stops the database should this program be killed.
    guard: Option<Child>,
    /// Where it listens on loopback.
    pub port: u16,
}

/// What a commit waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Durability {
    /// The disk, as usual.
    Disk,
    /// The system, which keeps what it has taken over when processes are killed: machines are not killed here.
    System,
}

/// How a database is stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stop {
    /// Connections are cut, everything is written.
    Fast,
    /// As if the machine lost power; the next start recovers.
    Immediate,
}

impl Stop {
    fn word(self) -> &'static str {
        match self {
            Stop::Fast => "fast",
            Stop::Immediate => "immediate",
        }
    }
}

impl Database {
    /// Makes a database in a new folder and starts it.
    pub(crate) fn start(parent: &Path, durability: Durability) -> Result<Database, String> {
        let folder = parent.join("postgres");
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let mut database = Database { programs: programs()?, folder, guard: None, port: free_port()? };
        if is_root() {
            run(Command::new("chown").arg(USER).arg(&database.folder))?;
        }
        let data = database.data();
        database.run(
            "initdb",
            &["-D", &data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
        )?;
        // Passwords are asked of everybody but the owner, so that wrong ones can be tried.
        let rules = "host all postgres 127.0.0.1/32 trust\nhost all all 127.0.0.1/32 scram-sha-256\n";
        fs::write(database.folder.join("data/pg_hba.conf"), rules).map_err(|error| error.to_string())?;
        let settings = format!(
            "fsync = {}\nlisten_addresses = '127.0.0.1'\nport = {}\nunix_socket_directories = ''\nmax_connections = 200\n",
            if durability == Durability::Disk { "on" } else { "off" },
            database.port
        );
        fs::write(database.folder.join("data/postgresql.auto.conf"), settings)
            .map_err(|error| error.to_string())?;
        database.guard = Some(database.guard(parent)?);
        database.begin()?;
        Ok(database)
    }

    /// A process that outlives this one, and then stops the database and removes its folder. In a group of its own: an
    /// interrupt from the keyboard must not end it, too.
    fn guard(&self, folder: &Path) -> Result<Child, String> {
        const SCRIPT: &str = "guarded=$1; folder=$2; shift 2
            while kill -0 \"$guarded\" 2>/dev/null; do sleep 1; done
            \"$@\"; rm -rf -- \"$folder\"";
        let mut command = Command::new("sh");
        command.args(["-c", SCRIPT, "sh", &std::process::id().to_string()]).arg(folder);
        if is_root() {
            command.args(["runuser", "-u", USER, "--"]);
        }
        command.arg(self.programs.join("pg_ctl")).args([
            "stop",
            "-m",
            Stop::Immediate.word(),
            "-D",
            &self.data(),
        ]);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).process_group(0);
        command.spawn().map_err(|error| format!("{command:?}: {error}"))
    }

    fn data(&self) -> String {
        self.folder.join("data").display().to_string()
    }

    fn run(&self, program: &str, args: &[&str]) -> Result<Output, String> {
        let path = self.programs.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", USER, "--"]).arg(path);
            command
        } else {
            Command::new(path)
        };
        run(command.args(args).current_dir(&self.folder))
    }

    /// Starts it (again), and returns when it answers.
    pub(crate) fn begin(&self) -> Result<(), String> {
        let log = self.folder.join("log").display().to_string();
        self.run("pg_ctl", &["start", "-w", "-t", "30", "-D", &self.data(), "-l", &log]).map(drop)
    }

    /// Stops it.
    pub(crate) fn stop(&self, how: Stop) -> Result<(), String> {
        self.run("pg_ctl", &["stop", "-w", "-t", "30", "-D", &self.data(), "-m", how.word()]).map(drop)
    }

    /// Carries out SQL in a database.
    pub(crate) fn sql(&self, name: &str, sql: &str) -> Result<String, String> {
        let port = self.port.to_string();
        let args =
            ["-h", "127.0.0.1", "-p", &port, "-U", USER, "-d", name, "-v", "ON_ERROR_STOP=1", "-qAtc", sql];
        Ok(String::from_utf8_lossy(&self.run("psql", &args)?.stdout).trim().to_string())
    }

    /// A new, empty database: its address.
    pub(crate) fn make(&self, name: &str) -> Result<String, String> {
        self.sql("postgres", &format!("CREATE DATABASE {name}"))?;
        Ok(self.url(name))
    }

    /// The address of a database for its owner.
    pub(crate) fn url(&self, name: &str) -> String {
        self.url_at(name, self.port)
    }

    /// The same through another port, where a proxy listens.
    pub(crate) fn url_at(&self, name: &str, port: u16) -> String {
        format!("postgres://{USER}@127.0.0.1:{port}/{name}")
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        // It may be stopped already.
        let _ = self.stop(Stop::Immediate);
        if let Some(mut guard) = self.guard.take() {
            let _ = guard.kill().and_then(|()| guard.wait());
        }
    }
}

/// The folder of the newest PostgreSQL of the distribution.
fn programs() -> Result<PathBuf, String> {
    let mut versions: Vec<(u32, PathBuf)> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter_map(|path| Some((path.file_name()?.to_str()?.parse().ok()?, path.join("bin"))))
        .filter(|(_, programs)| programs.join("initdb").exists())
        .collect();
    versions.sort();
    versions.pop().map(|(_, programs)| programs).ok_or_else(|| "PostgreSQL is not installed".to_string())
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n")
}

/// A port of loopback that is free now.
pub(crate) fn free_port() -> Result<u16, String> {
    let listener = TcpListener::bind("127.0.0.1:0").map_err(|error| error.to_string())?;
    Ok(listener.local_addr().map_err(|error| error.to_string())?.port())
}

/// Runs a command to its good end.
pub(crate) fn run(command: &mut Command) -> Result<Output, String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    if output.status.success() {
        return Ok(output);
    }
    Err(format!("{command:?}: {}", String::from_utf8_lossy(&output.stderr).trim()))
}
