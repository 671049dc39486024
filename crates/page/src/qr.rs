//! A link as a QR code: to be read off one screen by the camera of another device.

use maud::{Markup, html};
use qrcode::{Color, QrCode};
use solarium_words::Words;
use std::fmt::Write;

/// Modules of empty space around the code, as readers need it.
const QUIET: usize = 4;

/// The code as a picture, dark on white in both themes; `None` for a text that is too long for a code.
pub fn qr(words: &Words, text: &str) -> Option<Markup> {
    let code = QrCode::new(text.as_bytes()).ok()?;
    let (width, modules) = (code.width(), code.to_colors());
    let mut path = String::new();
    for (y, row) in modules.chunks(width).enumerate() {
        let mut x = 0;
        while x < width {
            let run = row[x..].iter().take_while(|module| **module == Color::Dark).count();
            if run > 0 {
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET);
            }
            x += run.max(1);
        }
    }
    let size = width + 2 * QUIET;
    Some(html! {
        svg.qr viewBox={ "0 0 " (size) " " (size) } role="img" aria-label=(words.get("made-qr")) {
            rect width=(size) height=(size) {}
            path d=(path) {}
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use solarium_words::Lang;

    #[test]
    fn a_link_becomes_a_picture_and_a_book_does_not() {
        let words = solarium_table::words(Lang::En);
        let link = format!("https://example.org/t/0123456789abcdef#{}", "ab".repeat(16));
        let drawn = qr(words, &link).expect("a link is short").into_string();
        // 70 to 84 letters with medium correction take a code of 37 modules.
        assert!(drawn.contains("viewBox=\"0 0 45 45\""), "{drawn:.200}");
        // The finder in the upper left corner begins with a dark row of seven.
        assert!(drawn.contains("d=\"M4 4h7v1h-7z"), "{drawn:.200}");
        assert!(qr(words, &"x".repeat(5000)).is_none());
    }
}
