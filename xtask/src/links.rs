//! Links in Markdown and in HTML, as far as they stay within the project.

use std::collections::BTreeSet;

/// A link that names a file, a place in a file, or both.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Link {
    /// Relative to the file it stands in; empty if it leads to a place in the same file.
    pub(crate) path: String,
    pub(crate) anchor: Option<String>,
}

impl Link {
    /// `None` if it leads out of the project.
    fn of(target: &str) -> Option<Link> {
        let scheme = target.split(['/', '#', '?']).next().unwrap_or_default();
        if target.is_empty() || scheme.contains(':') || target.starts_with("//") {
            return None;
        }
        let (path, anchor) = match target.split_once('#') {
            Some((path, anchor)) => (path, Some(anchor).filter(|anchor| !anchor.is_empty())),
            None => (target, None),
        };
        let path = path.split('?').next().unwrap_or_default();
        Some(Link { path: unescaped(path), anchor: anchor.map(unescaped) })
    }
}

/// The files that a Markdown text links to; code is no text.
pub(crate) fn markdown_links(text: &str) -> Vec<Link> {
    let mut links = Vec::new();
    let mut in_code = false;
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
        }
        if in_code {
            continue;
        }
        // What stands between backticks is every second piece.
        for piece in line.split('`').step_by(2) {
            let targets = piece.split("](").skip(1).filter_map(|rest| rest.split(')').next());
            links.extend(targets.filter_map(Link::of).filter(|link| !link.path.is_empty()));
        }
    }
    links
}

/// The links of a page, to files and to places.
pub(crate) fn html_links(text: &str) -> Vec<Link> {
    [" href=\"", " src=\""]
        .iter()
        .flat_map(|attribute| text.split(attribute).skip(1))
        .filter_map(|rest| Link::of(rest.split('"').next()?))
        .collect()
}

/// The places of a page that a link can name.
pub(crate) fn html_ids(text: &str) -> BTreeSet<String> {
    text.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).map(unescaped).collect()
}

/// Where a relative path leads from a file, both from the root of the project; `None` if that is outside of it.
pub(crate) fn place(file: &str, path: &str) -> Option<String> {
    let mut parts: Vec<&str> = file.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()?),
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

/// What HTML and addresses write in another way.
fn unescaped(text: &str) -> String {
    let text = text.replace("&amp;", "&").replace("&quot;", "\"").replace("&#x27;", "'");
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let code = after.get(..2).and_then(|digits| std::str::from_utf8(digits).ok());
        match code.and_then(|digits| u8::from_str_radix(digits, 16).ok()).filter(|_| *first == b'%') {
            Some(byte) => {
                bytes.push(byte);
                rest = &after[2..];
            }
            None => {
                bytes.push(*first);
                rest = after;
            }
        }
    }
    String::from_utf8(bytes).unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn link(path: &str, anchor: Option<&str>) -> Link {
        Link { path: path.into(), anchor: anchor.map(str::to_string) }
    }

    #[test]
    fn links_of_markdown_are_found_outside_code() {
        let text = "[a](b.md#c) ![d](../e.svg) [f](https://g.example/h.md) [i](#j) `[k](l.md)`\n```\n[m](n.md)\n```\n";
        assert_eq!(markdown_links(text), [link("b.md", Some("c")), link("../e.svg", None)]);
    }

    #[test]
    fn links_and_places_of_a_page_are_found() {
        let page = "<a href=\"x.html#a%20b\"></a><img src=\"p.svg?1\"><a href=\"mailto:x@y\"></a><h2 id=\"a&amp;b\">";
        assert_eq!(html_links(page), [link("x.html", Some("a b")), link("p.svg", None)]);
        assert_eq!(html_ids(page), BTreeSet::from(["a&b".to_string()]));
    }

    #[test]
    fn paths_are_followed_from_their_file_and_not_out_of_the_project() {
        assert_eq!(place("docs/a.md", "b.md").as_deref(), Some("docs/b.md"));
        assert_eq!(place("docs/a.md", "../C.md").as_deref(), Some("C.md"));
        assert_eq!(place("a.md", "./x/../y.md").as_deref(), Some("y.md"));
        assert_eq!(place("a.md", "../y.md"), None);
    }
}
