//! A node: the real program, as another process.

use crate::database::free_port;
use std::io::{BufRead, BufReader, Read, Seek};
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

/// How long a node may take to end when it is asked to.
const ENDING: Duration = Duration::from_secs(10);

/// How long it may take until a node starts again.
const STARTING: Duration = Duration::from_secs(30);

/// The program, which lies beside this one.
fn program() -> PathBuf {
    std::env::current_exe().unwrap_or_default().with_file_name("solarium")
}

/// Runs a command of the program to its end.
pub(crate) fn solarium(args: &[&str]) -> Result<Output, String> {
    Command::new(program()).args(args).output().map_err(|error| format!("solarium {args:?}: {error}"))
}

/// Runs a command of the program to its end, which must be a good one: what it printed.
pub(crate) fn solarium_succeeds(args: &[&str]) -> Result<String, String> {
    let output = solarium(args)?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    Err(format!("solarium {args:?}: {}", String::from_utf8_lossy(&output.stderr).trim()))
}

/// Runs a command of the program that must end soon, perhaps by way of another program: its status, and what it said.
pub(crate) fn solarium_ends(by: &[&str], args: &[&str]) -> Result<(Option<i32>, String), String> {
    let output = Command::new("timeout")
        .arg(STARTING.as_secs().to_string())
        .args(by)
        .arg(program())
        .args(args)
        .output()
        .map_err(|error| format!("solarium {args:?}: {error}"))?;
    Ok((output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned()))
}

/// A node, which is killed when this is dropped. It keeps its port when it is started again.
#[derive(Debug)]
pub(crate) struct Node {
    child: Child,
    /// Where it listens.
    pub address: String,
    args: Vec<String>,
}

impl Node {
    /// Starts a node on a free port and returns when it listens.
    pub(crate) fn start(store: &str) -> Result<Node, String> {
        Node::with(vec!["--store".into(), store.into()])
    }

    /// Starts a node of several on a free port and returns when it listens.
    pub(crate) fn start_with_bus(store: &str, bus: &str) -> Result<Node, String> {
        Node::with(["--store", store, "--bus", bus].map(str::to_string).to_vec())
    }

    fn with(args: Vec<String>) -> Result<Node, String> {
        let address = format!("127.0.0.1:{}", free_port()?);
        let child = begin(&address, &args)?;
        Ok(Node { child, address, args })
    }

    /// Ends it at once, whatever it is doing.
    pub(crate) fn kill(&mut self) -> Result<(), String> {
        self.child.kill().and_then(|()| self.child.wait()).map(drop).map_err(|error| error.to_string())
    }

    /// Starts it again after it has ended. Another program may have taken its port, or the database may keep its
    /// right for a moment, or something it needs is away, so this is tried for a while.
    pub(crate) fn start_again(&mut self) -> Result<(), String> {
        let begun = Instant::now();
        loop {
            match begin(&self.address, &self.args) {
                Ok(child) => {
                    self.child = child;
                    return Ok(());
                }
                Err(problem) if begun.elapsed() > STARTING => return Err(problem),
                Err(_) => std::thread::sleep(Duration::from_millis(100)),
            }
        }
    }

    /// Asks it to stop, which it must do in time and with a good status.
    pub(crate) fn stop(mut self) -> Result<(), String> {
        let asked = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        if !asked.is_ok_and(|status| status.success()) {
            return Err("the node could not be asked to stop".into());
        }
        let begun = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) if status.success() => return Ok(()),
                Ok(Some(status)) => return Err(format!("the node ended with {status}")),
                Ok(None) if begun.elapsed() < ENDING => std::thread::sleep(Duration::from_millis(20)),
                _ => return Err("the node did not end in time".into()),
            }
        }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.kill();
    }
}

fn begin(address: &str, args: &[String]) -> Result<Child, String> {
    let mut said = tempfile::tempfile().map_err(|error| error.to_string())?;
    // A node ends with this program, however that ends.
    let mut child = Command::new("setpriv")
        .args(["--pdeathsig", "KILL"])
        .arg(program())
        .args(["serve", "--no-open", "--listen", address])
        .args(args)
        .args(["--limit", "requests=1000000/1000000", "--limit", "tables=1000000/1000000"])
        .args(["--limit", "sockets=1000000", "--limit", "connections=1000000"])
        .stdout(Stdio::piped())
        .stderr(said.try_clone().map_err(|error| error.to_string())?)
        .spawn()
        .map_err(|error| format!("the node does not start: {error}"))?;
    let mut line = String::new();
    if let Some(output) = child.stdout.take() {
        let _ = BufReader::new(output).read_line(&mut line);
    }
    if line.contains("http://") {
        return Ok(child);
    }
    let _ = child.kill();
    let status = child.wait().map_err(|error| error.to_string())?;
    let mut why = String::new();
    let _ = said.rewind().and_then(|()| said.read_to_string(&mut why));
    Err(format!("the node did not begin to listen: {status}: {why}"))
}
