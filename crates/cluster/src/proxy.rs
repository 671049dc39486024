//! A proxy on loopback between a node and something it needs, which can be cut.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

#[derive(Debug, Default)]
struct Line {
    cut: AtomicBool,
    open: Mutex<Vec<TcpStream>>,
}

/// A proxy. Its thread ends with this program.
#[derive(Debug)]
pub(crate) struct Proxy {
    /// Where it listens.
    pub port: u16,
    line: Arc<Line>,
}

impl Proxy {
    /// A proxy to a port of loopback.
    pub(crate) fn to(port: u16) -> Result<Proxy, String> {
        let listener = TcpListener::bind("127.0.0.1:0").map_err(|error| error.to_string())?;
        let own = listener.local_addr().map_err(|error| error.to_string())?.port();
        let line = Arc::<Line>::default();
        let accepting = line.clone();
        std::thread::spawn(move || {
            for from in listener.incoming().flatten() {
                if accepting.cut.load(Relaxed) {
                    continue;
                }
                // If there is nothing behind it, the connection ends.
                if let Ok(to) = TcpStream::connect(("127.0.0.1", port)) {
                    let _ = join(&accepting, from, to);
                }
            }
        });
        Ok(Proxy { port: own, line })
    }

    /// Cuts all connections and lets none through, until it is healed.
    pub(crate) fn cut(&self) {
        self.line.cut.store(true, Relaxed);
        for stream in self.line.open.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    /// Lets connections through again.
    pub(crate) fn heal(&self) {
        self.line.cut.store(false, Relaxed);
    }
}

fn join(line: &Arc<Line>, from: TcpStream, to: TcpStream) -> io::Result<()> {
    from.set_nodelay(true)?;
    to.set_nodelay(true)?;
    let mut open = line.open.lock().unwrap_or_else(PoisonError::into_inner);
    // Those that have ended need not be kept.
    open.retain(|stream| stream.peer_addr().is_ok());
    open.extend([from.try_clone()?, to.try_clone()?]);
    drop(open);
    let (from_too, to_too) = (from.try_clone()?, to.try_clone()?);
    std::thread::spawn(move || pass_on(from, to));
    std::thread::spawn(move || pass_on(to_too, from_too));
    Ok(())
}

fn pass_on(mut from: TcpStream, mut to: TcpStream) {
    let mut bytes = [0; 16 * 1024];
    while let Ok(count) = from.read(&mut bytes) {
        if count == 0 || to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    let _ = from.shutdown(Shutdown::Both);
    let _ = to.shutdown(Shutdown::Both);
}
