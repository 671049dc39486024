//! A host that knows nothing of the program: it sends the files that `cargo xtask web` made.

use crate::browser::target_folder;
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

/// The folder with the program for the browser, as `cargo xtask browser` builds it.
pub(crate) fn web_folder() -> PathBuf {
    target_folder().join("web")
}

/// A running host. After its shutdown nothing listens at its address.
pub(crate) struct StaticHost {
    address: String,
    /// Files that differ from those of the folder.
    changed: Arc<Mutex<BTreeMap<String, Vec<u8>>>>,
    stopped: Arc<Mutex<bool>>,
}

impl StaticHost {
    pub(crate) fn open() -> StaticHost {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("an address").to_string();
        let host = StaticHost { address, changed: Arc::default(), stopped: Arc::default() };
        let (changed, stopped) = (host.changed.clone(), host.stopped.clone());
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                if *stopped.lock().expect("not poisoned") {
                    return;
                }
                let Ok(stream) = stream else { continue };
                let changed = changed.clone();
                std::thread::spawn(move || {
                    // A browser that goes away is no error of the host.
                    let _ = answer(&stream, &changed);
                });
            }
        });
        host
    }

    pub(crate) fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Sends another text for a file from now on.
    pub(crate) fn change(&self, name: &str, change: impl FnOnce(String) -> String) {
        let text = std::fs::read_to_string(web_folder().join(name)).expect("a file of the program");
        self.send_instead(name, change(text).into_bytes());
    }

    /// Sends the files of another build from now on, whose module is another one, too: it does the same, and its bytes
    /// differ. Returns how long it is.
    pub(crate) fn next_build(&self) -> usize {
        let mut module = std::fs::read(web_folder().join("device/solarium.wasm")).expect("the module");
        // A custom section with a name and nothing else.
        module.extend(b"\0\x05\x04next");
        let length = module.len();
        self.send_instead("device/solarium.wasm", module);
        self.change("sw.js", |text| text.replace("const BUILD = \"", "const BUILD = \"next-"));
        length
    }

    fn send_instead(&self, name: &str, content: Vec<u8>) {
        self.changed.lock().expect("not poisoned").insert(name.to_string(), content);
    }

    /// Ends the host: nothing at this address answers any more.
    pub(crate) fn stop(&self) {
        *self.stopped.lock().expect("not poisoned") = true;
        // The listener waits for one more client.
        let _ = TcpStream::connect(&self.address);
    }
}

impl Drop for StaticHost {
    fn drop(&mut self) {
        self.stop();
    }
}

fn answer(mut stream: &TcpStream, changed: &Mutex<BTreeMap<String, Vec<u8>>>) -> std::io::Result<()> {
    let mut lines = BufReader::new(stream).lines();
    let first = lines.next().transpose()?.unwrap_or_default();
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let path = first.split(' ').nth(1).unwrap_or("/").split('?').next().unwrap_or("/");
    let name = if path == "/" { "index.html" } else { path.trim_start_matches('/') };
    let own = changed.lock().expect("not poisoned").get(name).cloned();
    let found = own.or_else(|| std::fs::read(web_folder().join(name)).ok());
    let (status, body) = match found {
        Some(body) => ("200 OK", body),
        None => ("404 Not Found", Vec::new()),
    };
    let kind = media_type(Path::new(name));
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    )?;
    stream.write_all(&body)
}

fn media_type(name: &Path) -> &'static str {
    match name.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
