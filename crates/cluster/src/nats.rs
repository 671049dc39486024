//! A private NATS server on loopback, which ends with this program.

use crate::database::free_port;
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How long the server may take to listen.
const BEGINNING: Duration = Duration::from_secs(10);

/// A NATS server, which is killed when this is dropped. It keeps its port when it is started again.
#[derive(Debug)]
pub(crate) struct Nats {
    child: Option<Child>,
    port: u16,
    more: Vec<String>,
}

impl Nats {
    /// Starts a server on a free port and returns when it listens.
    pub(crate) fn start(more: &[&str]) -> Result<Nats, String> {
        let more = more.iter().map(ToString::to_string).collect();
        let mut nats = Nats { child: None, port: free_port()?, more };
        nats.begin()?;
        Ok(nats)
    }

    /// Starts it (again), and returns when it listens.
    pub(crate) fn begin(&mut self) -> Result<(), String> {
        let port = self.port.to_string();
        // It ends with this program, however that ends.
        let child = Command::new("setpriv")
            .args(["--pdeathsig", "KILL", "nats-server", "-a", "127.0.0.1", "-p", &port])
            .args(&self.more)
            .env("PATH", path())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("nats-server does not start: {error}"))?;
        self.child = Some(child);
        let begun = Instant::now();
        while TcpStream::connect(self.address()).is_err() {
            if begun.elapsed() > BEGINNING {
                return Err("nats-server does not listen".into());
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        Ok(())
    }

    /// Stops it at once.
    pub(crate) fn stop(&mut self) -> Result<(), String> {
        match self.child.take() {
            Some(mut child) => {
                child.kill().and_then(|()| child.wait()).map(drop).map_err(|error| error.to_string())
            }
            None => Ok(()),
        }
    }

    /// The port it listens at.
    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    /// Where it listens.
    pub(crate) fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    /// As nodes are told.
    pub(crate) fn url(&self) -> String {
        format!("nats://{}", self.address())
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        // It may be stopped already.
        let _ = self.stop();
    }
}

/// Debian puts the server among the programs of the administrator.
fn path() -> String {
    format!("{}:/usr/sbin:/sbin", std::env::var("PATH").unwrap_or_default())
}
