//! The list of the signs of a game. It is for reading; tips take the meaning of a sign from it, too.

use maud::{Markup, PreEscaped, html};
use solarium_picture::rule_link;
use solarium_table::games;
use solarium_words::Words;

/// Every sign with its meaning and rule, folded; nothing for a game that has none.
pub(crate) fn signs(words: &Words, game: &str) -> Markup {
    let signs = games().title(game).map(|title| title.signs(words)).unwrap_or_default();
    html! {
        @if !signs.is_empty() {
            details.more.signs {
                summary { (words.get("signs-title")) }
                dl {
                    @for sign in &signs {
                        dt { (PreEscaped(&sign.drawn)) }
                        dd id={ "sign-" (sign.id) } { (sign.text) " " (rule_link(game, sign.rule)) }
                    }
                    dt { span.stand-in { "°" } }
                    dd id="sign-stand-in" {
                        (words.get("stand-in-value")) " "
                        a href={ "/stand-ins#of-" (game) } { (words.get("nav-stand-ins")) }
                    }
                }
            }
        }
    }
}
