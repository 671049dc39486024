//! A browser in the hands of a test: asks, waits for what it expects, and tells what was on screen when it failed.

use crate::leash::{cut, leashed};
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use thirtyfour::common::capabilities::chromium::ChromiumLikeCapabilities;
use thirtyfour::{Capabilities, DesiredCapabilities, LoggingPrefsLogLevel, WebDriver, WindowHandle};
use tokio::runtime::Runtime;

/// How long a condition may take to come true: only somebody whose machine stands still waits so long.
pub(crate) const BOUND: Duration = Duration::from_secs(60);
/// A script that is asked of a page just when it makes way for the next may never answer: it is asked again.
const SHORT: Duration = Duration::from_secs(15);
/// axe looks at a large board for a while, and longer where others want the processor, too.
const LONG: Duration = Duration::from_secs(300);
/// Between two looks at a condition.
const PAUSE: Duration = Duration::from_millis(15);

const UNPREPARED: &str = "the browser tests need Chromium, its driver, DejaVu fonts and axe-core: run `cargo xtask browser`, \
                          which installs them and runs the tests";

/// The sizes everything is looked at in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Size {
    Desk,
    Tablet,
    Phone,
}

impl Size {
    pub(crate) const ALL: [Size; 3] = [Size::Desk, Size::Tablet, Size::Phone];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Size::Desk => "1440",
            Size::Tablet => "1024",
            Size::Phone => "390",
        }
    }

    fn metrics(self) -> (u32, u32, u32) {
        match self {
            Size::Desk => (1440, 900, 1),
            Size::Tablet => (1024, 768, 1),
            Size::Phone => (390, 844, 2),
        }
    }
}

/// What `cargo xtask browser` prepares, and where screenshots go.
pub(crate) fn target_folder() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("the target folder").join("browser")
}

/// How often the driver is started if it ends at once.
const MOST_STARTS: usize = 5;

/// The driver: a program that starts browsers and passes orders on. It ends with the value, and so do they.
struct Driver {
    child: Child,
    /// Kept open: a closed pipe would end the driver.
    _out: BufReader<ChildStdout>,
    port: u16,
}

impl Driver {
    fn start() -> Driver {
        let fonts = target_folder().join("fonts.conf");
        assert!(fonts.exists(), "{}: there is no such file; {UNPREPARED}", fonts.display());
        // It picks a free port for IPv4, and ends if that port is taken for IPv6 by something that runs beside it.
        let started = (0..MOST_STARTS).find_map(|_| Driver::try_start(&fonts));
        started.unwrap_or_else(|| panic!("chromedriver ended {MOST_STARTS} times before it began"))
    }

    fn try_start(fonts: &Path) -> Option<Driver> {
        // With all the browsers it starts.
        let mut child = leashed("chromedriver")
            .arg("--port=0")
            // The same fonts on every machine.
            .env("FONTCONFIG_FILE", fonts)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("chromedriver: {error}; {UNPREPARED}"));
        let mut out = BufReader::new(child.stdout.take().expect("its output"));
        let mut line = String::new();
        while !line.contains("started successfully on port") {
            line.clear();
            if out.read_line(&mut line).expect("a line") == 0 {
                cut(&mut child);
                return None;
            }
        }
        let digits: String = line.chars().filter(char::is_ascii_digit).collect();
        let port = digits.parse().unwrap_or_else(|_| panic!("no port in {line:?}"));
        Some(Driver { child, _out: out, port })
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        cut(&mut self.child);
    }
}

/// One browser with a profile of its own.
pub(crate) struct Browser {
    web: Option<WebDriver>,
    origin: String,
    name: &'static str,
    size: Cell<Size>,
    /// Console messages that belong to what the test does.
    expected: RefCell<Vec<&'static str>>,
    console: RefCell<Vec<String>>,
    runtime: Runtime,
    _driver: Driver,
    _profile: TempDir,
}

impl Browser {
    /// A browser for the pages of one origin; `name` names its screenshots.
    pub(crate) fn open(origin: String, name: &'static str) -> Browser {
        Browser::with(origin, name, false)
    }

    /// One that keeps account of every request it makes.
    pub(crate) fn watched(origin: String, name: &'static str) -> Browser {
        Browser::with(origin, name, true)
    }

    fn with(origin: String, name: &'static str, watched: bool) -> Browser {
        let driver = Driver::start();
        let profile = tempfile::tempdir().expect("a folder for the profile");
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let address = format!("http://127.0.0.1:{}", driver.port);
        let capabilities = capabilities(profile.path(), watched);
        let web = runtime
            .block_on(async { WebDriver::builder(address, capabilities).connect().await })
            .unwrap_or_else(|error| panic!("Chromium does not start: {error}\n{UNPREPARED}"));
        runtime.block_on(web.set_script_timeout(SHORT)).expect("a bound for scripts");
        let browser = Browser {
            web: Some(web),
            origin,
            name,
            size: Cell::new(Size::Desk),
            expected: RefCell::default(),
            console: RefCell::default(),
            runtime,
            _driver: driver,
            _profile: profile,
        };
        browser.resize(Size::Desk);
        browser.media("light", true);
        browser
    }

    fn web(&self) -> &WebDriver {
        self.web.as_ref().expect("open until dropped")
    }

    /// What it is called in the names of screenshots.
    pub(crate) fn name(&self) -> &'static str {
        self.name
    }

    /// An order of the browser's own protocol.
    pub(crate) fn order(&self, method: &str, params: Value) -> Value {
        self.try_order(method, params).unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    pub(crate) fn try_order(&self, method: &str, params: Value) -> Result<Value, String> {
        let told = self.runtime.block_on(self.web().cdp().send_raw(method, params));
        told.map_err(|error| error.to_string())
    }

    /// Runs a script on every page before anything of the page itself.
    pub(crate) fn before_every_page(&self, script: &str) {
        self.order("Page.addScriptToEvaluateOnNewDocument", json!({"source": script}));
    }

    /// Whatever is downloaded goes into a folder.
    pub(crate) fn download_into(&self, folder: &Path) {
        self.order("Browser.setDownloadBehavior", json!({"behavior": "allow", "downloadPath": folder}));
    }

    pub(crate) fn size(&self) -> Size {
        self.size.get()
    }

    pub(crate) fn resize(&self, size: Size) {
        let (width, height, scale) = size.metrics();
        self.show_at(size, width, height, scale);
    }

    /// A window of another size on a desk.
    pub(crate) fn resize_desk(&self, width: u32, height: u32) {
        self.show_at(Size::Desk, width, height, 1);
    }

    /// A phone that is narrower than the usual one.
    pub(crate) fn resize_phone(&self, width: u32) {
        let (_, height, scale) = Size::Phone.metrics();
        self.show_at(Size::Phone, width, height, scale);
    }

    fn show_at(&self, size: Size, width: u32, height: u32, scale: u32) {
        let phone = size == Size::Phone;
        self.order(
            "Emulation.setDeviceMetricsOverride",
            json!({"width": width, "height": height, "deviceScaleFactor": scale, "mobile": phone}),
        );
        self.order("Emulation.setTouchEmulationEnabled", json!({"enabled": phone}));
        self.size.set(size);
    }

    /// Light or dark, with motion or without.
    pub(crate) fn media(&self, scheme: &str, still: bool) {
        let motion = if still { "reduce" } else { "no-preference" };
        self.order(
            "Emulation.setEmulatedMedia",
            json!({"features": [
                {"name": "prefers-color-scheme", "value": scheme},
                {"name": "prefers-reduced-motion", "value": motion},
            ]}),
        );
    }

    /// Pulls the plug, or puts it in again.
    pub(crate) fn offline(&self, offline: bool) {
        self.order("Network.enable", json!({}));
        self.order(
            "Network.emulateNetworkConditions",
            json!({"offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}),
        );
    }

    /// Keeps every font of our own from the pages, as a connection does that breaks off.
    pub(crate) fn without_fonts(&self) {
        self.order("Network.enable", json!({}));
        self.order("Network.setBlockedURLs", json!({"urls": ["*.woff2"]}));
        self.expect_console(".woff2");
    }

    /// Console messages with these words belong to the test.
    pub(crate) fn expect_console(&self, words: &'static str) {
        self.expected.borrow_mut().push(words);
    }

    pub(crate) fn open_page(&self, path: &str) {
        let address = if path.starts_with("http") || path.starts_with("about:") {
            path.into()
        } else {
            format!("{}{path}", self.origin)
        };
        self.runtime.block_on(self.web().goto(&address)).unwrap_or_else(|error| panic!("{address}: {error}"));
    }

    pub(crate) fn reload(&self) {
        self.runtime.block_on(self.web().refresh()).expect("the page loads again");
    }

    pub(crate) fn address(&self) -> String {
        self.runtime.block_on(self.web().current_url()).map_or_else(|e| e.to_string(), |url| url.to_string())
    }

    /// The value of a script's `return`.
    pub(crate) fn run(&self, script: &str, args: Vec<Value>) -> Value {
        self.try_run(script, args).unwrap_or_else(|error| panic!("{error}\nin {script:.300}"))
    }

    fn try_run(&self, script: &str, args: Vec<Value>) -> Result<Value, String> {
        let ran = self.runtime.block_on(self.web().execute(script, args));
        ran.map(|value| value.json().clone()).map_err(|error| error.to_string())
    }

    /// The value a promise in the page resolves to.
    pub(crate) fn promised(&self, body: &str, args: Vec<Value>) -> Value {
        let script = format!(
            "const done = arguments[arguments.length - 1];\
             (async (...args) => {{ {body} }})(...arguments)\
             .then(value => done([value]), error => done({{ failed: String(error) }}));"
        );
        let ran = self.runtime.block_on(async {
            self.web().set_script_timeout(LONG).await?;
            let ran = self.web().execute_async(script, args).await;
            self.web().set_script_timeout(SHORT).await?;
            ran
        });
        let value = ran.unwrap_or_else(|error| panic!("{error}\nin {body:.300}")).json().clone();
        assert!(value["failed"].is_null(), "{}\nin {body:.300}", value["failed"]);
        value[0].clone()
    }

    /// An expression of the page, as text (empty for null).
    pub(crate) fn text(&self, expression: &str) -> String {
        match self.run(&format!("return {expression};"), vec![]) {
            Value::String(text) => text,
            Value::Null => String::new(),
            other => other.to_string(),
        }
    }

    pub(crate) fn truth(&self, expression: &str) -> bool {
        self.run(&format!("return Boolean({expression});"), vec![]) == true
    }

    pub(crate) fn number(&self, expression: &str) -> f64 {
        self.run(&format!("return Number({expression});"), vec![]).as_f64().unwrap_or(f64::NAN)
    }

    /// Waits until an expression of the page is true. A page on its way to the next may fail to answer.
    pub(crate) fn until(&self, expression: &str) {
        self.until_or(expression, String::new);
    }

    pub(crate) fn until_or(&self, expression: &str, tell: impl Fn() -> String) {
        let script = format!("return Boolean({expression});");
        let begun = Instant::now();
        loop {
            let answer = self.try_run(&script, vec![]);
            if answer == Ok(Value::Bool(true)) {
                return;
            }
            assert!(begun.elapsed() < BOUND, "never came true: {expression} ({answer:?}) {}", tell());
            std::thread::sleep(PAUSE);
        }
    }

    /// Waits until something on the page fits a selector and can be seen.
    pub(crate) fn see(&self, selector: &str) {
        self.until(&format!(
            "[...document.querySelectorAll({})].some(e => e.checkVisibility() && e.getClientRects().length)",
            json!(selector)
        ));
    }

    /// Waits until nothing visible fits a selector.
    pub(crate) fn see_no(&self, selector: &str) {
        self.until(&format!(
            "![...document.querySelectorAll({})].some(e => e.checkVisibility() && e.getClientRects().length)",
            json!(selector)
        ));
    }

    /// Waits until the words stand in what fits the selector.
    pub(crate) fn read(&self, selector: &str, words: &str) {
        self.until_or(
            &format!(
                "[...document.querySelectorAll({})].some(e => e.textContent.includes({}))",
                json!(selector),
                json!(words)
            ),
            || self.text(&format!("document.querySelector({})?.textContent", json!(selector))),
        );
    }

    pub(crate) fn count(&self, selector: &str) -> usize {
        self.number(&format!("document.querySelectorAll({}).length", json!(selector))) as usize
    }

    /// Writes into a field as keys do, replacing what was there.
    pub(crate) fn write(&self, selector: &str, text: &str) {
        self.see(selector);
        self.run(
            "const e = document.querySelector(arguments[0]); e.focus(); if (e.select) e.select();",
            vec![json!(selector)],
        );
        self.order("Input.insertText", json!({"text": text}));
    }

    /// Chooses an option of a list.
    pub(crate) fn choose(&self, selector: &str, value: &str) {
        self.see(selector);
        self.run(
            "const e = document.querySelector(arguments[0]); e.value = arguments[1];\
             e.dispatchEvent(new Event('input', {bubbles: true}));\
             e.dispatchEvent(new Event('change', {bubbles: true}));",
            vec![json!(selector), json!(value)],
        );
    }

    /// Puts a file into a file field.
    pub(crate) fn upload(&self, selector: &str, file: &Path) {
        self.see(selector);
        let web = self.web();
        self.runtime.block_on(async {
            let field = web.find(thirtyfour::By::Css(selector)).await.expect("a field for files");
            field.send_keys(file.to_str().expect("a path of letters")).await.expect("a file");
        });
    }

    /// Presses a key: `Tab`, `Enter`, `ArrowLeft`, `a` …
    pub(crate) fn key(&self, key: &str) {
        let (code, text) = match key {
            "Enter" => (13, "\r"),
            "Tab" => (9, ""),
            "Escape" => (27, ""),
            " " => (32, " "),
            "ArrowLeft" => (37, ""),
            "ArrowUp" => (38, ""),
            "ArrowRight" => (39, ""),
            "ArrowDown" => (40, ""),
            "Home" => (36, ""),
            "End" => (35, ""),
            other => (other.to_ascii_uppercase().bytes().next().map_or(0, u32::from), other),
        };
        let kind = if text.is_empty() { "rawKeyDown" } else { "keyDown" };
        let event = |kind: &str| json!({"type": kind, "key": key, "code": key, "windowsVirtualKeyCode": code, "text": text});
        self.order("Input.dispatchKeyEvent", event(kind));
        self.order(
            "Input.dispatchKeyEvent",
            json!({"type": "keyUp", "key": key, "code": key, "windowsVirtualKeyCode": code}),
        );
    }

    /// Presses a point of the screen: with the mouse, on a phone with a finger.
    pub(crate) fn press_at(&self, x: f64, y: f64) {
        if self.size.get() == Size::Phone {
            self.order(
                "Input.dispatchTouchEvent",
                json!({"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}),
            );
            self.order("Input.dispatchTouchEvent", json!({"type": "touchEnd", "touchPoints": []}));
            return;
        }
        let event = |kind: &str, clicks: u8| json!({"type": kind, "x": x, "y": y, "button": if clicks > 0 { "left" } else { "none" }, "clickCount": clicks});
        self.order("Input.dispatchMouseEvent", event("mouseMoved", 0));
        self.order("Input.dispatchMouseEvent", event("mousePressed", 1));
        self.order("Input.dispatchMouseEvent", event("mouseReleased", 1));
    }

    /// Keeps a finger on a point of the screen until the page takes it for a long press, and lifts it.
    pub(crate) fn hold_at(&self, x: f64, y: f64) {
        self.order(
            "Input.dispatchTouchEvent",
            json!({"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}),
        );
        self.see("[data-pressed]");
        self.order("Input.dispatchTouchEvent", json!({"type": "touchEnd", "touchPoints": []}));
        // The click that ends it is swallowed, and so is nothing after it.
        self.see_no("[data-pressed]");
    }

    /// An expression: the version of the table that the page shows.
    pub(crate) const VERSION: &str = "document.querySelector('#table')?.dataset.version";

    pub(crate) fn version(&self) -> String {
        self.text(Browser::VERSION)
    }

    pub(crate) fn tab(&self) -> WindowHandle {
        self.runtime.block_on(self.web().window()).expect("a tab")
    }

    pub(crate) fn new_tab(&self) -> WindowHandle {
        let tab = self.runtime.block_on(self.web().new_tab()).expect("a new tab");
        self.go_to_tab(&tab);
        tab
    }

    /// Closes the tab that is in front; another one must be gone to.
    pub(crate) fn close_tab(&self) {
        self.runtime.block_on(self.web().close_window()).expect("the tab closes");
    }

    pub(crate) fn go_to_tab(&self, tab: &WindowHandle) {
        self.runtime.block_on(self.web().switch_to_window(tab.clone())).expect("the other tab");
        self.resize(self.size.get());
        self.media("light", true);
    }

    /// Moves the mouse over a point.
    pub(crate) fn hover_at(&self, x: f64, y: f64) {
        self.order("Input.dispatchMouseEvent", json!({"type": "mouseMoved", "x": x, "y": y}));
    }

    /// A point of the first visible thing that fits where nothing covers it.
    pub(crate) fn point_of(&self, selector: &str) -> (f64, f64) {
        self.point_unless(selector, "false").expect("never given up")
    }

    /// The same, given up once an expression is true.
    pub(crate) fn point_unless(&self, selector: &str, given_up: &str) -> Option<(f64, f64)> {
        let begun = Instant::now();
        loop {
            let found = self.try_run(POINT, vec![json!(selector)]);
            if let Ok(Value::Array(point)) = &found
                && let [Some(x), Some(y)] = [point[0].as_f64(), point[1].as_f64()]
            {
                return Some((x, y));
            }
            if given_up != "false" && self.truth(given_up) {
                return None;
            }
            assert!(begun.elapsed() < BOUND, "nothing to press fits {selector}: {found:?}");
            std::thread::sleep(PAUSE);
        }
    }

    /// Presses the first visible thing that fits, where nothing covers it.
    pub(crate) fn press(&self, selector: &str) {
        let (x, y) = self.point_of(selector);
        self.press_at(x, y);
    }

    /// Opens a `<details>`, if it is not open.
    pub(crate) fn unfold(&self, selector: &str) {
        self.see(&format!("{selector} > summary"));
        if self.count(&format!("{selector}[open]")) == 0 {
            self.press(&format!("{selector} > summary"));
            self.see(&format!("{selector}[open] > :not(summary)"));
        }
    }

    pub(crate) fn hover(&self, selector: &str) {
        let (x, y) = self.point_of(selector);
        self.hover_at(x, y);
    }

    /// Addresses asked for since the last call (of a watched browser).
    pub(crate) fn requests(&self) -> Vec<String> {
        let entries =
            self.runtime.block_on(self.web().get_log("performance")).expect("the account of requests");
        let told = entries.iter().filter_map(|entry| serde_json::from_str::<Value>(&entry.message).ok());
        told.filter_map(|told| {
            let message = &told["message"];
            match message["method"].as_str()? {
                "Network.requestWillBeSent" => {
                    message["params"]["request"]["url"].as_str().map(str::to_string)
                }
                "Network.webSocketCreated" => message["params"]["url"].as_str().map(str::to_string),
                _ => None,
            }
        })
        .collect()
    }

    /// Errors in the console that nobody expects.
    pub(crate) fn complaints(&self) -> Vec<String> {
        let entries = self.runtime.block_on(self.web().browser_log()).unwrap_or_default();
        let grave = |entry: &&thirtyfour::BrowserLogEntry| {
            entry.level == "SEVERE" || entry.message.contains("Content Security Policy")
        };
        let mut console = self.console.borrow_mut();
        console.extend(entries.iter().filter(grave).map(|entry| entry.message.clone()));
        let expected = self.expected.borrow();
        console.iter().filter(|line| !expected.iter().any(|words| line.contains(words))).cloned().collect()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let complaints = self.complaints();
        let failed = std::thread::panicking() || !complaints.is_empty();
        if failed {
            eprintln!("{} was at {}", self.name, self.address());
            eprintln!("its console: {}", self.console.borrow().join("\n  "));
            eprintln!("its screen: {}", self.shot("failed").display());
        }
        if let Some(web) = self.web.take() {
            let _ = self.runtime.block_on(web.quit());
        }
        if !std::thread::panicking() {
            assert!(complaints.is_empty(), "errors in the console: {complaints:#?}");
        }
    }
}

/// A point where pressing reaches the element: something drawn as a ring has nothing in its middle.
const POINT: &str = r"
const fits = [...document.querySelectorAll(arguments[0])].filter(e => e.checkVisibility() && e.getClientRects().length);
if (!fits.length) return 'nothing visible fits';
for (const e of fits) {
  let box = e.getBoundingClientRect();
  if (box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth) {
    e.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    box = e.getBoundingClientRect();
  }
  const steps = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95, 0.4, 0.6, 0.22, 0.78, 0.1, 0.9];
  // What something sticky covers is looked for again in the middle of the screen.
  for (const again of [false, true]) {
  if (again) { e.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }); box = e.getBoundingClientRect(); }
  for (const v of steps) for (const u of steps) {
    const x = box.left + box.width * u, y = box.top + box.height * v;
    const hit = document.elementFromPoint(x, y);
    if (!hit) continue;
    const touch = e.closest('[data-touch]') === e ? hit.closest('[data-touch]') === e : e.contains(hit);
    if (touch || (hit.closest('label') && hit.closest('label').control === e)) return [x, y];
  }
  }
}
return 'covered by ' + (() => {
  const box = fits[0].getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return hit ? hit.outerHTML.slice(0, 200) : 'nothing (outside the screen)';
})();
";

fn capabilities(profile: &Path, watched: bool) -> Capabilities {
    let mut chrome = DesiredCapabilities::chrome();
    let profile = format!("--user-data-dir={}", profile.display());
    for flag in [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-dev-shm-usage",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-extensions",
        "--disable-default-apps",
        "--disable-features=PreloadTopChromeWebUI,Translate,MediaRouter,OptimizationHints",
        "--hide-scrollbars",
        "--window-size=1440,900",
        &profile,
    ] {
        chrome.add_arg(flag).expect("a flag");
    }
    chrome.set_browser_log_level(LoggingPrefsLogLevel::All).expect("a log");
    if watched {
        chrome.set_logging_prefs("performance", LoggingPrefsLogLevel::All).expect("a log");
    }
    chrome.into()
}
