//! Somebody with a browser, without the browser.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode, header};
use solarium_server::{App, Limits, Settings, TokioHost, router};
use solarium_store_sqlite::SqliteStore;
use solarium_table::Library;
use std::sync::Arc;
use tempfile::TempDir;
use tower::ServiceExt;

pub(crate) const GAMES: [&str; 3] = ["photosynthesis", "sol", "circadians"];

pub(crate) struct Guest {
    router: Router,
    cookies: Vec<(String, String)>,
    pub language: &'static str,
    _folder: Arc<TempDir>,
}

#[derive(Debug)]
pub(crate) struct Answer {
    pub status: StatusCode,
    pub headers: axum::http::HeaderMap,
    pub text: String,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// A page of ours: no inline style or script, a language, a title, one main part.
    pub(crate) fn page(self) -> String {
        assert!(self.header("content-type").starts_with("text/html"), "{:?}", self.headers);
        assert!(self.header("content-security-policy").contains("default-src 'self'"));
        let text = self.text;
        for inline in [" style=", "<style", "<script>", " onclick=", " onload=", "javascript:"] {
            assert!(!text.contains(inline), "{inline} in {text}");
        }
        for needed in ["<html lang=", "<title>", "<main id=\"main\"", "class=\"skip\""] {
            assert_eq!(text.matches(needed).count(), 1, "{needed}");
        }
        text
    }
}

impl Guest {
    pub(crate) fn new() -> Guest {
        Guest::with(Limits::none())
    }

    pub(crate) fn with(limits: Limits) -> Guest {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let store = Arc::new(SqliteStore::open(&folder.path().join("solarium.db")).unwrap());
        let host = Arc::new(TokioHost::with_calendar(|| 1_700_000_000_000));
        let settings = Settings { limits, ..Settings::default() };
        let app = App::new(host, store, Library::standard(), settings);
        Guest { router: router(&app), cookies: Vec::new(), language: "en", _folder: folder }
    }

    /// Another browser at the same server.
    pub(crate) fn other(&self) -> Guest {
        Guest {
            router: self.router.clone(),
            cookies: Vec::new(),
            language: "en",
            _folder: self._folder.clone(),
        }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.ask("GET", path, "", String::new()).await
    }

    /// As the scripts of a page ask, which want no page in place of a refusal.
    pub(crate) async fn fetch(&mut self, path: &str) -> Answer {
        self.ask_for("*/*", "GET", path, "", String::new()).await
    }

    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let body: Vec<String> =
            fields.iter().map(|(key, value)| format!("{}={}", encoded(key), encoded(value))).collect();
        self.ask("POST", path, "application/x-www-form-urlencoded", body.join("&")).await
    }

    pub(crate) async fn post_json(&mut self, path: &str, body: &serde_json::Value) -> Answer {
        self.ask("POST", path, "application/json", body.to_string()).await
    }

    pub(crate) async fn ask(&mut self, method: &str, path: &str, kind: &str, body: String) -> Answer {
        self.ask_for("text/html,application/xhtml+xml,*/*;q=0.8", method, path, kind, body).await
    }

    async fn ask_for(&mut self, accept: &str, method: &str, path: &str, kind: &str, body: String) -> Answer {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::ACCEPT, accept)
            .header(header::ACCEPT_LANGUAGE, self.language)
            .header(header::HOST, "localhost");
        if method != "GET" {
            request = request.header(header::ORIGIN, "http://localhost");
        }
        if !kind.is_empty() {
            request = request.header(header::CONTENT_TYPE, kind);
        }
        if !self.cookies.is_empty() {
            let cookies: Vec<String> =
                self.cookies.iter().map(|(key, value)| format!("{key}={value}")).collect();
            request = request.header(header::COOKIE, cookies.join("; "));
        }
        let response = self.router.clone().oneshot(request.body(Body::from(body)).unwrap()).await.unwrap();
        let (status, headers) = (response.status(), response.headers().clone());
        for cookie in headers.get_all(header::SET_COOKIE) {
            let (key, value) = cookie.to_str().unwrap().split(';').next().unwrap().split_once('=').unwrap();
            self.cookies.retain(|(known, _)| known != key);
            self.cookies.push((key.to_string(), value.to_string()));
        }
        let body = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        // Fonts are not text.
        Answer { status, headers, text: String::from_utf8_lossy(&body).into_owned() }
    }
}

fn encoded(text: &str) -> String {
    text.bytes()
        .map(|byte| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' => char::from(byte).to_string(),
            byte => format!("%{byte:02X}"),
        })
        .collect()
}
