//! The Markdown of the rules as HTML, with links between rules and marks of where something comes from.

use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{BrokenLink, Event, LinkType, Options, Parser, Tag, TagEnd, TextMergeStream};
use solarium_picture::rule_link;
use solarium_words::Words;

/// Where something comes from, in the order in which they are listed.
pub const PROVENANCES: [&str; 5] = ["seed", "public", "ruling", "reconstructed", "owner"];

/// The text of a rule of a game.
pub fn prose(words: &Words, game: &str, text: &str) -> Markup {
    // `[public]`, `[seed 23]`: to Markdown a link whose address is missing.
    let mark_as_link = |link: BrokenLink<'_>| {
        let is_mark = PROVENANCES.iter().any(|kind| link.reference.starts_with(kind));
        is_mark.then(|| (link.reference.to_string().into(), "".into()))
    };
    let parser = Parser::new_with_broken_link_callback(text, Options::ENABLE_TABLES, Some(mark_as_link));
    // HTML in the rules is text like any other.
    let events = parser.map(|event| match event {
        Event::SoftBreak => Event::Text(" ".into()),
        Event::Html(text) | Event::InlineHtml(text) => Event::Text(text),
        event => event,
    });
    let (mut out, mut in_listing, mut in_head, mut in_mark) = (String::new(), false, false, false);
    for event in TextMergeStream::new(events) {
        match event {
            Event::Start(Tag::Link { link_type: LinkType::ShortcutUnknown, dest_url, .. }) => {
                in_mark = true;
                out += &mark(words, &dest_url).into_string();
            }
            Event::End(TagEnd::Link) => in_mark = false,
            _ if in_mark => {}
            Event::Text(text) if in_listing => out += &html! { (text.trim_end_matches('\n')) }.into_string(),
            Event::Text(text) => out += &inline(game, &text),
            Event::Code(code) => out += &html! { code { (code) } }.into_string(),
            Event::Start(Tag::CodeBlock(_)) => {
                in_listing = true;
                out += &opened(
                    html! { pre tabindex="0" role="region" aria-label=(words.get("prose-listing")) {} },
                );
                out += "<code>";
            }
            Event::End(TagEnd::CodeBlock) => {
                in_listing = false;
                out += "</code></pre>";
            }
            Event::Start(Tag::Table(_)) => {
                out += &opened(wide(words.get("prose-table"), &Markup::default()));
                out += "<table>";
            }
            Event::End(TagEnd::Table) => out += "</tbody></table></div>",
            Event::Start(Tag::TableHead) => {
                in_head = true;
                out += "<thead><tr>";
            }
            Event::End(TagEnd::TableHead) => {
                in_head = false;
                out += "</tr></thead><tbody>";
            }
            Event::Start(Tag::TableCell) => out += if in_head { "<th scope=\"col\">" } else { "<td>" },
            Event::End(TagEnd::TableCell) => out += if in_head { "</th>" } else { "</td>" },
            Event::Start(tag) => {
                out += &element(tag.to_end()).map_or(String::new(), |name| format!("<{name}>"));
            }
            Event::End(tag) => out += &element(tag).map_or(String::new(), |name| format!("</{name}>")),
            _ => {}
        }
    }
    PreEscaped(out)
}

/// The HTML element of what needs no attributes.
fn element(tag: TagEnd) -> Option<&'static str> {
    Some(match tag {
        TagEnd::Paragraph => "p",
        TagEnd::Strong => "strong",
        TagEnd::Emphasis => "em",
        TagEnd::List(true) => "ol",
        TagEnd::List(false) => "ul",
        TagEnd::Item => "li",
        TagEnd::TableRow => "tr",
        _ => return None,
    })
}

/// An element without its end, which comes after what stands in it.
fn opened(element: Markup) -> String {
    let text = element.into_string();
    text[..text.rfind("</").unwrap_or(text.len())].to_string()
}

/// Something that may be wider than the screen: it scrolls by itself, also by keyboard.
pub fn wide(name: &str, inside: &Markup) -> Markup {
    html! { div.table-scroll tabindex="0" role="region" aria-label=(name) { (inside) } }
}

/// The mark of where something comes from.
pub fn mark(words: &Words, provenance: &str) -> Markup {
    let kind = PROVENANCES.into_iter().find(|kind| provenance.contains(kind)).unwrap_or("ruling");
    let (name, meaning) = match kind {
        "seed" => (words.get("provenance-seed"), words.get("provenance-seed-text")),
        "public" => (words.get("provenance-public"), words.get("provenance-public-text")),
        "reconstructed" => {
            (words.get("provenance-reconstructed"), words.get("provenance-reconstructed-text"))
        }
        "owner" => (words.get("provenance-owner"), words.get("provenance-owner-text")),
        _ => (words.get("provenance-ruling"), words.get("provenance-ruling-text")),
    };
    html! {
        span class={ "mark mark-" (kind) } title=(meaning) {
            (name)
            @if provenance != kind { span.soft { " " (provenance.replace(kind, "").trim_matches([' ', ',', ';'])) } }
        }
    }
}

/// Plain text with links between rules.
fn inline(game: &str, text: &str) -> String {
    let (mut out, mut rest) = (String::new(), text);
    while let Some(at) = rest.find(['P', 'S', 'C']) {
        out += &html! { (&rest[..at]) }.into_string();
        rest = &rest[at..];
        if let Some(id) = rule_id(rest).filter(|_| !out.ends_with(|c: char| c.is_alphanumeric())) {
            out += &rule_link(game, id).into_string();
            rest = &rest[id.len()..];
        } else {
            // Each of the three is one byte.
            out += &rest[..1];
            rest = &rest[1..];
        }
    }
    out + &html! { (rest) }.into_string()
}

/// The rule id a text begins with.
fn rule_id(text: &str) -> Option<&str> {
    let rest = ["PH-", "SO-", "CI-"].iter().find_map(|prefix| text.strip_prefix(prefix))?;
    let length = rest.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(rest.len());
    let number = rest[..length].trim_end_matches('.');
    (number.contains('.')).then(|| &text[..3 + number.len()])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: &str) -> String {
        prose(solarium_table::english(), "sol", text).into_string()
    }

    #[test]
    fn rules_are_linked_and_text_stays_text() {
        assert_eq!(
            said("See SO-4.2. <b>"),
            "<p>See <a class=\"rule\" href=\"/rules/sol#SO-4.2\">SO-4.2</a>. &lt;b&gt;</p>"
        );
        assert_eq!(said("a **b** `c*d`"), "<p>a <strong>b</strong> <code>c*d</code></p>");
    }

    #[test]
    fn marks_lists_tables_and_listings() {
        assert!(said("x [public]").contains("class=\"mark mark-public\""));
        assert!(said("x [ruling, `y`\n  z]").contains("ruling<span class=\"soft\"> `y`"));
        assert!(said("x [1,2]").contains("[1,2]"), "not every bracket is a mark");
        assert_eq!(said("- a\n- b\n  c"), "<ul><li>a</li><li>b c</li></ul>");
        assert!(said("| a | b |\n|---|---|\n| 1 | 2 |").contains("<th scope=\"col\">a</th>"));
        assert_eq!(
            said("```toml\nx = 1 # y\n```"),
            "<pre tabindex=\"0\" role=\"region\" aria-label=\"Listing\"><code>x = 1 # y</code></pre>"
        );
    }
}
