//! Screenshots, kept under the target folder.

use crate::browser::{Browser, target_folder};
use serde_json::json;
use std::path::PathBuf;

impl Browser {
    /// Keeps a picture of the screen; the path.
    pub(crate) fn shot(&self, what: &str) -> PathBuf {
        self.picture(what, false)
    }

    /// Keeps a picture of the whole page.
    pub(crate) fn whole_shot(&self, what: &str) -> PathBuf {
        self.picture(what, true)
    }

    fn picture(&self, what: &str, whole: bool) -> PathBuf {
        let folder = target_folder().join("shots");
        std::fs::create_dir_all(&folder).expect("a folder for screenshots");
        let path = folder.join(format!("{}-{what}.png", self.name()));
        let params = if whole {
            let sizes = self.order("Page.getLayoutMetrics", json!({}));
            let content = &sizes["cssContentSize"];
            let height = content["height"].as_f64().unwrap_or(900.0).min(6000.0);
            json!({"captureBeyondViewport": true, "clip": {
                "x": 0, "y": 0, "width": content["width"], "height": height, "scale": 1,
            }})
        } else {
            json!({})
        };
        let taken = self.try_order("Page.captureScreenshot", params);
        match taken {
            Ok(taken) => {
                std::fs::write(&path, base64(taken["data"].as_str().unwrap_or_default())).expect("a file");
            }
            Err(error) => eprintln!("no screenshot: {error}"),
        }
        path
    }
}

/// Screenshots come as base 64.
fn base64(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    let (mut bits, mut held) = (0u32, 0);
    for letter in text.bytes() {
        let six = match letter {
            b'A'..=b'Z' => letter - b'A',
            b'a'..=b'z' => letter - b'a' + 26,
            b'0'..=b'9' => letter - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            _ => continue,
        };
        bits = bits << 6 | u32::from(six);
        held += 6;
        if held >= 8 {
            held -= 8;
            bytes.push((bits >> held) as u8);
        }
    }
    bytes
}
