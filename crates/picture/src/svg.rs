//! A small writer of SVG: escapes what it must, prints numbers short, closes what it opens.

use std::fmt::{Display, Write};

/// An SVG document being written.
///
/// ```
/// use solarium_picture::Svg;
/// let mut svg = Svg::new(100.0, 50.0, "a board");
/// svg.open("g", &[("id", &"cell:a1"), ("role", &"img")]);
/// svg.empty("circle", &[("cx", &10), ("cy", &10.5), ("r", &4)]);
/// svg.text(10.0, 10.0, "label", "A < B");
/// svg.close();
/// let text = svg.finish();
/// assert!(text.contains("A &lt; B") && text.ends_with("</svg>"));
/// ```
#[derive(Clone, Debug)]
pub struct Svg {
    out: String,
    open: Vec<String>,
}

/// Attributes of an element: name and value.
pub type Attributes<'a> = &'a [(&'a str, &'a dyn Display)];

impl Svg {
    /// A document of this size in user units; `title` is its accessible name.
    pub fn new(width: f64, height: f64, title: &str) -> Svg {
        let mut svg = Svg { out: String::with_capacity(16 * 1024), open: Vec::new() };
        let view_box = format!("0 0 {} {}", short(width), short(height));
        svg.open(
            "svg",
            &[
                ("xmlns", &"http://www.w3.org/2000/svg"),
                ("viewBox", &view_box),
                ("role", &"group"),
                ("aria-label", &title),
            ],
        );
        svg
    }

    /// Opens an element; [`Svg::close`] closes it.
    pub fn open(&mut self, name: &str, attributes: Attributes<'_>) -> &mut Self {
        self.tag(name, attributes);
        self.out.push('>');
        self.open.push(name.to_string());
        self
    }

    /// Closes the element opened last.
    pub fn close(&mut self) -> &mut Self {
        let name = self.open.pop().expect("an element is open");
        write!(self.out, "</{name}>").expect("writing to a string");
        self
    }

    /// An element without content.
    pub fn empty(&mut self, name: &str, attributes: Attributes<'_>) -> &mut Self {
        self.tag(name, attributes);
        self.out.push_str("/>");
        self
    }

    /// An element with text as content.
    pub fn leaf(&mut self, name: &str, attributes: Attributes<'_>, text: &str) -> &mut Self {
        self.tag(name, attributes);
        self.out.push('>');
        escape(&mut self.out, text);
        write!(self.out, "</{name}>").expect("writing to a string");
        self
    }

    /// A text centred on a point, styled by its class.
    pub fn text(&mut self, x: f64, y: f64, class: &str, text: &str) -> &mut Self {
        self.leaf("text", &[("class", &class), ("x", &short(x)), ("y", &short(y))], text)
    }

    /// A finished drawing of our own, as it stands.
    pub fn drawing(&mut self, markup: &'static str) -> &mut Self {
        self.out.push_str(markup);
        self
    }

    /// The style sheet of the document.
    pub fn style(&mut self, css: &str) -> &mut Self {
        self.leaf("style", &[], css)
    }

    fn tag(&mut self, name: &str, attributes: Attributes<'_>) {
        write!(self.out, "<{name}").expect("writing to a string");
        for (key, value) in attributes {
            write!(self.out, " {key}=\"").expect("writing to a string");
            escape(&mut self.out, &value.to_string());
            self.out.push('"');
        }
    }

    /// Closes everything and hands the text over.
    pub fn finish(mut self) -> String {
        while !self.open.is_empty() {
            self.close();
        }
        self.out
    }
}

/// A number with at most two decimals, without trailing zeros.
///
/// ```
/// use solarium_picture::short;
/// assert_eq!([short(2.0), short(-0.5), short(13.256), short(-0.001)], ["2", "-0.5", "13.26", "0"]);
/// ```
pub fn short(number: f64) -> String {
    let hundredths = (number * 100.0).round() as i64;
    let (whole, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
    let sign = if hundredths < 0 { "-" } else { "" };
    match (rest, rest % 10) {
        (0, _) => format!("{sign}{whole}"),
        (_, 0) => format!("{sign}{whole}.{}", rest / 10),
        _ => format!("{sign}{whole}.{rest:02}"),
    }
}

fn escape(out: &mut String, text: &str) {
    for c in text.chars() {
        match c {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            '"' => out.push_str("&quot;"),
            // Control characters are not allowed in XML at all.
            c if c.is_control() && c != '\n' => out.push(' '),
            c => out.push(c),
        }
    }
}
