//! A server as another process.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// The program.
pub(crate) fn solarium() -> Command {
    Command::new(env!("CARGO_BIN_EXE_solarium"))
}

/// A path as an argument.
pub(crate) fn text(path: &Path) -> &str {
    path.to_str().expect("a path of letters")
}

/// Runs the program to its end, which must be a good one.
pub(crate) fn run(args: &[&str]) -> String {
    let output = solarium().args(args).output().expect("the program runs");
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// The address in the line that a server writes when it listens.
pub(crate) fn address(child: &mut Child) -> String {
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
    let link = line.split_whitespace().find_map(|word| word.strip_prefix("http://"));
    link.unwrap_or_else(|| panic!("no link in {line:?}")).to_string()
}

/// A server on a free port.
pub(crate) struct Server {
    pub child: Child,
    pub address: String,
}

impl Server {
    pub(crate) fn start(data: &Path) -> Server {
        Server::start_with(data, &["--log", "json"], Stdio::piped())
    }

    /// A server without a log, for clients that ask as fast as they can.
    pub(crate) fn silent(data: &Path) -> Server {
        Server::start_with(data, &["--limit", "requests=1000000/1000000"], Stdio::null())
    }

    pub(crate) fn start_with(data: &Path, more: &[&str], log: Stdio) -> Server {
        let mut child = solarium()
            .args(["serve", "--no-open", "--listen", "127.0.0.1:0", "--data", text(data)])
            .args(more)
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .expect("the program runs");
        let address = address(&mut child);
        Server { child, address }
    }

    /// One request on a connection of its own: head and body of the answer.
    pub(crate) fn ask(&self, method: &str, path: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        )
        .expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }

    /// Asks it to stop; what it wrote into its log.
    pub(crate) fn stop(mut self) -> String {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().expect("kill runs").success());
        let status = self.child.wait().expect("it ends");
        assert!(status.success(), "{status}");
        let mut log = String::new();
        self.child.stderr.take().expect("its log").read_to_string(&mut log).expect("its log");
        log
    }

    /// Ends it at once, whatever it is doing.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }
}
