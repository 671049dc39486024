//! axe-core: what people with a screen reader, a keyboard or weak eyes would stumble over.

use crate::browser::{Browser, Size, target_folder};
use serde_json::json;

impl Browser {
    /// Asserts that axe finds nothing serious or critical on the page as it is now.
    pub(crate) fn is_accessible(&self, what: &str) {
        let found = self.barriers(what);
        assert!(found.is_empty(), "{}", found.join("\n"));
    }

    /// What axe finds serious or critical on the page as it is now.
    pub(crate) fn barriers(&self, what: &str) -> Vec<String> {
        if !self.truth("window.axe") {
            let path = target_folder().join("node_modules/axe-core/axe.min.js");
            let axe = std::fs::read_to_string(&path).unwrap_or_else(|error| {
                panic!("axe-core: {error}; run `cargo xtask browser`, which fetches it")
            });
            self.run(&axe, vec![]);
        }
        let found = self.promised(
            "const found = await axe.run(document, { resultTypes: ['violations'] });\
             return found.violations.filter(v => ['serious', 'critical'].includes(v.impact)).map(v => ({\
               rule: v.id, help: v.help, count: v.nodes.length,\
               nodes: v.nodes.slice(0, 5).map(n => n.html.slice(0, 160) + ' | ' + n.failureSummary.slice(0, 200)),\
             }));",
            vec![],
        );
        let found = found.as_array().expect("a list");
        let place = format!("{what} at {} ({})", self.address(), self.size().name());
        found.iter().map(|one| format!("axe on {place}: {one:#}")).collect()
    }

    /// Asserts that nothing is wider than the screen, and on a phone that everything to touch is big enough for a
    /// finger.
    pub(crate) fn fits(&self, what: &str) {
        let found = self.misfits(what);
        assert!(found.is_empty(), "{}", found.join("\n"));
    }

    /// What is wider than the screen.
    pub(crate) fn too_wide(&self, what: &str) -> Vec<String> {
        // Letters that are still on their way may be wider or narrower than those seen now.
        self.until("document.fonts.status === 'loaded'");
        let wide = self.run(WIDER, vec![]);
        if wide == json!([]) {
            return Vec::new();
        }
        vec![format!("{what} at {} is wider than the screen: {wide:#}", self.size().name())]
    }

    /// What is wider than the screen, or too small for a finger.
    pub(crate) fn misfits(&self, what: &str) -> Vec<String> {
        let mut found = self.too_wide(what);
        if self.size() == Size::Phone {
            let small = self.run(SMALL, vec![]);
            if small != json!([]) {
                found.push(format!("{what}: too small for a finger: {small:#}"));
            }
        }
        found
    }
}

/// Where nothing stands out by itself, it is something that should scroll inside a frame of its own.
const WIDER: &str = r"
const most = document.documentElement.clientWidth;
if (document.documentElement.scrollWidth <= most) return [];
const clips = e => { for (e = e.parentElement; e && e !== document.body; e = e.parentElement)
  if (getComputedStyle(e).overflowX !== 'visible') return true; return false; };
const wide = [...document.body.querySelectorAll('*')].filter(e => e.getBoundingClientRect().right > most + 1);
const free = wide.filter(e => !clips(e) && e.id !== 'toasts');
return (free.length ? free : wide).slice(0, 6).map(e => e.outerHTML.slice(0, 120)).concat(['page: ' + document.documentElement.scrollWidth]);
";

/// Links inside running text may be small: everything else to press is 40 pixels at least, in one direction for
/// things as slim as a line of a list, and in both for buttons.
const SMALL: &str = r"
const seen = e => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && e.getClientRects().length;
const kinds = 'button, select, summary, input:not([type=hidden]), a.button, a.card, [data-touch].can';
const small = [];
for (const e of document.querySelectorAll(kinds)) {
  // What nobody can reach is no target: hidden from everybody, or kept for a form without scripts.
  if (!seen(e) || e.disabled || e.closest('[aria-hidden=true], [inert]') || e.tabIndex < 0 && !e.dataset.touch) continue;
  const label = e.matches('input[type=checkbox], input[type=radio]') ? e.closest('label') || e.labels[0] : null;
  let box = (label || e).getBoundingClientRect();
  if (e.closest('p, li, dd') && e.matches('a')) continue;
  if (box.width < 1 || box.height < 1) continue;
  // Where things lie close together a finger may come down ten pixels beside what it means.
  const aside = e.closest('[data-tight]') ? 20 : 0;
  if (Math.round(box.height) + aside < 40 || Math.round(box.width) + aside < 40)
    small.push(Math.round(box.width) + '×' + Math.round(box.height) + ' ' + e.outerHTML.slice(0, 140));
}
return small.slice(0, 12);
";
