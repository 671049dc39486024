//! The program for the browser, offered to visitors: the files that `cargo xtask web` makes.

use axum::Router;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use solarium_service::Fault;
use std::collections::BTreeMap;
use std::io;
use std::path::{Path as FilePath, PathBuf};
use std::sync::Arc;

/// As that of every page, and the worker may compile the module.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; \
                      object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

/// The service worker, and the page that loads it.
const WORKER: &str = "sw.js";
const START: &str = "device/index.html";
/// What must be there.
const NEEDED: &[&str] = &[
    WORKER,
    START,
    "device/solarium.wasm",
    "device/module.js",
    "device/journal.js",
    "device/thinking.js",
    "device/thinker.js",
    "device/start.css",
];

/// The files of the program for the browser, read once: an update of the folder is offered after a restart, as a whole.
#[derive(Clone, Debug)]
pub struct WebFolder(Arc<BTreeMap<String, Bytes>>);

impl WebFolder {
    /// Reads a folder; refused if it is not one of `cargo xtask web`.
    pub fn read(folder: &FilePath) -> io::Result<WebFolder> {
        let mut files = BTreeMap::new();
        read_into(&mut files, folder, "")?;
        if let Some(missing) = NEEDED.iter().find(|name| !files.contains_key(**name)) {
            let what = format!("{missing} is missing; `cargo xtask web` makes such a folder");
            return Err(io::Error::new(io::ErrorKind::NotFound, what));
        }
        Ok(WebFolder(Arc::new(files)))
    }

    /// The routes of these files.
    pub(crate) fn router(self) -> Router {
        Router::new()
            .route("/sw.js", get(|State(web): State<WebFolder>, headers: HeaderMap| async move {
                web.answer(WORKER, &headers)
            }))
            .route("/device", get(|State(web): State<WebFolder>, headers: HeaderMap| async move {
                web.answer(START, &headers)
            }))
            .route("/device/{*name}", get(file).post(|| async {
                // The service worker answers these; where it is not there yet, the program is loaded first.
                (StatusCode::SEE_OTHER, [(header::LOCATION, "/device")])
            }))
            .with_state(self)
    }

    fn answer(&self, name: &str, headers: &HeaderMap) -> Response {
        let Some(plain) = self.0.get(name) else { return Fault::NoRoute.into_response() };
        let accepted =
            headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let accepts = |code: &str| {
            accepted.split(',').any(|each| each.split(';').next().unwrap_or_default().trim() == code)
        };
        let packed = [("br", "br"), ("gzip", "gz")].into_iter().find_map(|(code, extension)| {
            Some((code, self.0.get(&format!("{name}.{extension}"))?)).filter(|_| accepts(code))
        });
        let mut response = packed.map_or(plain, |(_, bytes)| bytes).clone().into_response();
        let headers = response.headers_mut();
        let mut put = |name, value| headers.insert(name, HeaderValue::from_static(value));
        put(header::CONTENT_TYPE, media_type(name));
        put(header::CONTENT_SECURITY_POLICY, POLICY);
        put(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
        put(header::REFERRER_POLICY, "no-referrer");
        // Browsers ask each time whether there is a new version.
        put(header::CACHE_CONTROL, "no-cache");
        put(header::VARY, "accept-encoding");
        if let Some((code, _)) = packed {
            put(header::CONTENT_ENCODING, code);
        }
        response
    }
}

async fn file(State(web): State<WebFolder>, Path(name): Path<String>, headers: HeaderMap) -> Response {
    match name.as_str() {
        // Where the service worker is not there yet, there is nothing to change to.
        "to-device" | "to-server" => (StatusCode::SEE_OTHER, [(header::LOCATION, "/")]).into_response(),
        name => web.answer(&format!("device/{name}"), &headers),
    }
}

fn read_into(files: &mut BTreeMap<String, Bytes>, folder: &FilePath, before: &str) -> io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        let path: PathBuf = entry.path();
        let name = format!("{before}{}", entry.file_name().to_string_lossy());
        if path.is_dir() {
            read_into(files, &path, &format!("{name}/"))?;
        } else {
            files.insert(name, std::fs::read(&path)?.into());
        }
    }
    Ok(())
}

fn media_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("wasm") => "application/wasm",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("html") => "text/html; charset=utf-8",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::{Body, to_bytes};
    use axum::http::Request;
    use tower::ServiceExt;

    fn folder() -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(folder.path().join("device")).unwrap();
        for name in NEEDED {
            std::fs::write(folder.path().join(name), name).unwrap();
        }
        std::fs::write(folder.path().join("device/solarium.wasm.br"), "small").unwrap();
        folder
    }

    async fn asked(web: &WebFolder, path: &str, encodings: &str) -> (Response, String) {
        let request = Request::get(path).header("accept-encoding", encodings).body(Body::empty()).unwrap();
        let (head, body) = web.clone().router().oneshot(request).await.unwrap().into_parts();
        let body = to_bytes(body, usize::MAX).await.unwrap();
        (Response::from_parts(head, Body::empty()), String::from_utf8_lossy(&body).into_owned())
    }

    #[tokio::test]
    async fn files_are_offered_as_small_as_the_client_takes_them() {
        let folder = folder();
        let web = WebFolder::read(folder.path()).unwrap();
        let (response, body) = asked(&web, "/device/solarium.wasm", "gzip, br;q=1").await;
        assert_eq!(
            (body.as_str(), &response.headers()["content-encoding"]),
            ("small", &HeaderValue::from_static("br"))
        );
        let (response, body) = asked(&web, "/device/solarium.wasm", "gzip").await;
        assert_eq!(body, "device/solarium.wasm");
        assert!(response.headers().get("content-encoding").is_none());
        assert_eq!(response.headers()["content-type"], "application/wasm");
        assert_eq!(asked(&web, "/device", "").await.1, START);
        let (response, _) = asked(&web, "/sw.js", "").await;
        assert!(response.headers()["content-security-policy"].to_str().unwrap().contains("wasm-unsafe-eval"));
        for nowhere in ["/device/nothing", "/device/../sw.js", "/device/%2e%2e/sw.js"] {
            assert_eq!(asked(&web, nowhere, "").await.0.status(), StatusCode::NOT_FOUND, "{nowhere}");
        }
    }

    #[test]
    fn a_folder_that_is_no_program_is_refused() {
        let folder = folder();
        std::fs::remove_file(folder.path().join("device/module.js")).unwrap();
        let refused = WebFolder::read(folder.path()).unwrap_err();
        assert!(refused.to_string().contains("device/module.js"), "{refused}");
        assert!(WebFolder::read(&folder.path().join("nowhere")).is_err());
    }
}
