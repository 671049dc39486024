//! Counters in the text form that Prometheus reads.

use crate::host::HostTime;
use solarium_store::{StoreError, StoreMeasure};
use std::fmt::Write;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// How long an append that failed counts for the health, unless one succeeds.
const FAILURE_COUNTS: Duration = Duration::from_secs(60);

/// Upper bounds of the buckets in which acts are counted by their time, in microseconds.
const BOUNDS: [u64; 8] = [500, 1_000, 2_500, 5_000, 10_000, 50_000, 250_000, 1_000_000];

/// What has been counted since the start.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    answers: [AtomicU64; 6],
    /// Lines appended to journals.
    pub lines: AtomicU64,
    /// Appends that failed.
    pub failed_appends: AtomicU64,
    /// Tables brought to life from the store.
    pub opened: AtomicU64,
    /// Tables that are live now.
    pub live: AtomicI64,
    /// Sockets that are open now.
    pub sockets: AtomicI64,
    /// Messages sent to watchers.
    pub messages_sent: AtomicU64,
    /// Watchers that were too slow and got a fresh look.
    pub lagged: AtomicU64,
    /// Bots that think now.
    pub thinking: AtomicI64,
    /// Requests that wait for a change.
    pub waiting: AtomicI64,
    acts: [AtomicU64; BOUNDS.len() + 1],
    acts_micros: AtomicU64,
    /// Did the last append fail?
    failing: AtomicBool,
    last_failure: Mutex<Option<(HostTime, StoreError)>>,
}

/// Counts something as long as it lives, however it ends.
#[derive(Debug)]
pub(crate) struct Counted<'a>(&'a AtomicI64);

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Relaxed);
    }
}

/// One more.
pub(crate) fn counted(level: &AtomicI64) -> Counted<'_> {
    level.fetch_add(1, Relaxed);
    Counted(level)
}

impl Metrics {
    /// An answer of this status was given.
    pub(crate) fn answered(&self, status: u16) {
        self.answers[usize::from(status / 100).min(5)].fetch_add(1, Relaxed);
    }

    /// An act was acknowledged after this time.
    pub(crate) fn acted(&self, took: Duration) {
        let micros = took.as_micros() as u64;
        let bucket = BOUNDS.iter().position(|bound| micros <= *bound).unwrap_or(BOUNDS.len());
        self.acts[bucket].fetch_add(1, Relaxed);
        self.acts_micros.fetch_add(micros, Relaxed);
    }

    /// An append is on disk.
    pub(crate) fn stored(&self, lines: usize) {
        self.lines.fetch_add(lines as u64, Relaxed);
        if self.failing.load(Relaxed) {
            self.failing.store(false, Relaxed);
        }
    }

    /// An append failed.
    pub(crate) fn not_stored(&self, error: &StoreError, now: HostTime) {
        self.failed_appends.fetch_add(1, Relaxed);
        // These say nothing of what comes next: another writer was first, or the connection broke, which any write shows.
        if matches!(error, StoreError::Stale { .. } | StoreError::NoTable | StoreError::Unreachable(_)) {
            return;
        }
        *self.last_failure.lock().unwrap_or_else(PoisonError::into_inner) = Some((now, error.clone()));
        self.failing.store(true, Relaxed);
    }

    /// Why the last append failed, if it did and that is not long ago: what a small write finds possible need not be so
    /// for a longer one.
    pub(crate) fn last_failure(&self, now: HostTime) -> Option<StoreError> {
        if !self.failing.load(Relaxed) {
            return None;
        }
        let last = self.last_failure.lock().unwrap_or_else(PoisonError::into_inner);
        last.as_ref().filter(|(at, _)| now.since(*at) < FAILURE_COUNTS).map(|(_, error)| error.clone())
    }

    /// The text.
    pub(crate) fn text(&self, tables: Option<u64>, healthy: bool, of_store: &[StoreMeasure]) -> String {
        let mut text = String::new();
        let mut one = |name: &str, kind: &str, help: &str, value: String| {
            writeln!(
                text,
                "# HELP solarium_{name} {help}\n# TYPE solarium_{name} {kind}\nsolarium_{name} {value}"
            )
            .expect("writing to a string");
        };
        let count = |value: &AtomicU64| value.load(Relaxed).to_string();
        let level = |value: &AtomicI64| value.load(Relaxed).to_string();
        one("lines_total", "counter", "Lines appended to journals", count(&self.lines));
        one("failed_appends_total", "counter", "Appends that failed", count(&self.failed_appends));
        one("opened_tables_total", "counter", "Tables brought to life", count(&self.opened));
        one("live_tables", "gauge", "Tables that are live", level(&self.live));
        one("sockets", "gauge", "Open sockets", level(&self.sockets));
        one("told_total", "counter", "Messages sent to watchers", count(&self.messages_sent));
        one("lagged_total", "counter", "Watchers that fell behind", count(&self.lagged));
        one("thinking_bots", "gauge", "Bots that think", level(&self.thinking));
        one("waiting_requests", "gauge", "Requests that wait for a change", level(&self.waiting));
        let healthy = u8::from(healthy).to_string();
        one("healthy", "gauge", "1 while the store takes what is written", healthy);
        if let Some(tables) = tables {
            one("tables", "gauge", "Tables in the store", tables.to_string());
        }
        for StoreMeasure { name, help, value } in of_store {
            one(name, if name.ends_with("_total") { "counter" } else { "gauge" }, help, value.to_string());
        }
        text.push_str("# HELP solarium_answers_total HTTP answers by class of status\n");
        text.push_str("# TYPE solarium_answers_total counter\n");
        for class in 1..=5 {
            let count = self.answers[class].load(Relaxed);
            writeln!(text, "solarium_answers_total{{status=\"{class}xx\"}} {count}")
                .expect("writing to a string");
        }
        text.push_str("# HELP solarium_act_seconds Time from an act to its acknowledgement\n");
        text.push_str("# TYPE solarium_act_seconds histogram\n");
        let mut sum = 0;
        for (bucket, bound) in self.acts.iter().zip(BOUNDS) {
            sum += bucket.load(Relaxed);
            let bound = bound as f64 / 1e6;
            writeln!(text, "solarium_act_seconds_bucket{{le=\"{bound}\"}} {sum}")
                .expect("writing to a string");
        }
        sum += self.acts[BOUNDS.len()].load(Relaxed);
        let seconds = self.acts_micros.load(Relaxed) as f64 / 1e6;
        writeln!(
            text,
            "solarium_act_seconds_bucket{{le=\"+Inf\"}} {sum}\nsolarium_act_seconds_sum {seconds}\n\
             solarium_act_seconds_count {sum}"
        )
        .expect("writing to a string");
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_told_as_text() {
        let metrics = Metrics::default();
        metrics.answered(200);
        metrics.answered(404);
        metrics.acted(Duration::from_micros(700));
        let measure = |name, value| StoreMeasure { name, help: "Something", value };
        let text =
            metrics.text(Some(3), true, &[measure("store_seconds_total", 1.5), measure("store_now", 2.0)]);
        assert!(
            text.contains("# TYPE solarium_store_seconds_total counter\nsolarium_store_seconds_total 1.5\n")
        );
        assert!(text.contains("# TYPE solarium_store_now gauge\nsolarium_store_now 2\n"));
        assert!(text.contains("solarium_answers_total{status=\"4xx\"} 1\n"));
        assert!(text.contains("solarium_act_seconds_bucket{le=\"0.0005\"} 0\n"));
        assert!(text.contains("solarium_act_seconds_bucket{le=\"0.001\"} 1\n"));
        assert!(text.contains("solarium_tables 3\n"));
        assert!(text.contains("solarium_healthy 1\n"));
    }

    #[test]
    fn only_a_failure_that_lasts_counts_for_the_health() {
        let (metrics, now) = (Metrics::default(), HostTime::default());
        for passing in [StoreError::Stale { found: 3 }, StoreError::Unreachable("gone".into())] {
            metrics.not_stored(&passing, now);
            assert_eq!(metrics.last_failure(now), None, "{passing:?}");
        }
        metrics.not_stored(&StoreError::Full, now);
        assert_eq!(metrics.last_failure(now), Some(StoreError::Full));
        assert_eq!(metrics.last_failure(now + FAILURE_COUNTS), None);
    }
}
