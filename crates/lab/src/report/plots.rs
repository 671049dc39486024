//! Small plots as SVG. Colours are those of the style sheet, by class. Every element is closed: in a page, an open one
//! would hold all that follow.

use maud::{Markup, PreEscaped, html};

/// The room of a plot in a cell of a table.
const WIDTH: f64 = 240.0;
const HEIGHT: f64 = 22.0;
/// What marks at the ends need.
const MARGIN: f64 = 18.0;
/// So many colours of parts there are; more parts begin again.
const COLOURS: usize = 8;

/// A number with no more digits than a drawing needs.
fn at(number: f64) -> String {
    format!("{number:.1}")
}

/// What the plots of one column share.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Axis {
    low: f64,
    high: f64,
    step: f64,
}

impl Axis {
    /// An axis with room for all of these, with two to five ticks at round numbers.
    pub(super) fn around(numbers: impl Iterator<Item = f64> + Clone) -> Axis {
        let low = numbers.clone().fold(f64::INFINITY, f64::min);
        let high = numbers.fold(f64::NEG_INFINITY, f64::max);
        let (low, high) = if low <= high { (low, high) } else { (0.0, 1.0) };
        // Equal numbers need some room, too.
        let room = (high - low).max(low.abs() * 1e-3).max(1e-3);
        let size = 10f64.powf((room / 2.0).log10().floor());
        let step = [5.0, 2.0, 1.0].map(|times| times * size).into_iter().find(|step| room / step >= 2.0);
        let step = step.unwrap_or(size);
        Axis { low: (low / step).floor() * step, high: ((high / step).floor() + 1.0) * step, step }
    }

    fn place(&self, number: f64) -> f64 {
        MARGIN + (WIDTH - 2.0 * MARGIN) * (number - self.low) / (self.high - self.low)
    }

    fn tick_numbers(&self) -> impl Iterator<Item = f64> {
        let (low, step) = (self.low, self.step);
        let count = ((self.high - low) / step).round() as u32;
        (0..=count).map(move |n| low + f64::from(n) * step)
    }

    /// The head of a column: its ticks with their numbers.
    pub(super) fn ticks(&self, text: &dyn Fn(f64) -> String) -> Markup {
        html! {
            svg viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) aria-hidden="true" {
                @for number in self.tick_numbers() {
                    text class="tick" x=(at(self.place(number))) y="15" text-anchor="middle" { (text(number)) }
                }
            }
        }
    }

    /// An interval with the estimate in it, and what it is compared with. The numbers stand beside it as text.
    pub(super) fn interval(&self, [low, high]: [f64; 2], middle: f64, fair: f64) -> Markup {
        let class = if low > fair {
            "above"
        } else if high < fair {
            "below"
        } else {
            "alike"
        };
        let y = at(HEIGHT / 2.0);
        html! {
            svg viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) class=(class) aria-hidden="true" {
                @for number in self.tick_numbers() {
                    line class="grid" x1=(at(self.place(number))) x2=(at(self.place(number))) y1="0" y2=(HEIGHT) {}
                }
                line class="fair" x1=(at(self.place(fair))) x2=(at(self.place(fair))) y1="0" y2=(HEIGHT) {}
                line class="whisker" x1=(at(self.place(low))) x2=(at(self.place(high))) y1=(y) y2=(y) {}
                circle class="estimate" cx=(at(self.place(middle))) cy=(y) r="4.5" {}
            }
        }
    }
}

/// More bars than this are joined.
const MOST_BARS: u64 = 40;

/// How often each number came up.
pub(super) fn histogram(counts: &[(u64, u64)], name: &str) -> Markup {
    const TALL: f64 = 140.0;
    const WIDE: f64 = 640.0;
    const BELOW: f64 = 20.0;
    let (Some((first, _)), Some((last, _))) = (counts.first(), counts.last()) else { return html! {} };
    let size = (last - first + 1).div_ceil(MOST_BARS).max(1);
    let bars = (last - first) / size + 1;
    let mut heights = vec![0; bars as usize];
    for (number, count) in counts {
        heights[((number - first) / size) as usize] += count;
    }
    let most = heights.iter().copied().max().unwrap_or(1).max(1) as f64;
    let wide = WIDE / bars as f64;
    let box_text = format!("0 0 {WIDE} {}", TALL + BELOW);
    html! {
        svg class="histogram" viewBox=(box_text) role="img" aria-label=(name) {
            @for (number, count) in heights.iter().enumerate() {
                @let tall = (TALL - 10.0) * *count as f64 / most;
                rect x=(at(number as f64 * wide + 0.5)) y=(at(TALL - tall)) width=(at((wide - 1.0).max(0.5))) height=(at(tall)) {
                    title { (first + number as u64 * size) ": " (count) }
                }
            }
            text class="tick" x="0" y=(TALL + 15.0) { (first) }
            text class="tick" x=(WIDE) y=(TALL + 15.0) text-anchor="end" { (last) }
        }
    }
}

/// A bar of parts.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Bar {
    pub(super) label: String,
    pub(super) values: Vec<f64>,
}

/// Bars whose parts add up. What is lost stands to the left of the line.
pub(super) fn stacked(bars: &[Bar], name: &str) -> Markup {
    const WIDE: f64 = 640.0;
    const TALL: f64 = 34.0;
    let sum = |bar: &Bar, sign: f64| bar.values.iter().map(|value| (sign * value).max(0.0)).sum::<f64>();
    let right = bars.iter().map(|bar| sum(bar, 1.0)).fold(0.0, f64::max);
    let left = bars.iter().map(|bar| sum(bar, -1.0)).fold(0.0, f64::max);
    let unit = WIDE / (left + right).max(1e-9);
    let zero = left * unit;
    html! {
        svg class="stacked" viewBox=(format!("0 0 {WIDE} {}", TALL * bars.len() as f64)) role="img" aria-label=(name) {
            @for (number, bar) in bars.iter().enumerate() {
                @let top = number as f64 * TALL;
                text class="tick" x=(at(zero)) y=(at(top + 11.0)) { (bar.label) }
                (PreEscaped(rectangles(bar, top + 15.0, zero, unit)))
            }
            line class="fair" x1=(at(zero)) x2=(at(zero)) y1="0" y2=(at(TALL * bars.len() as f64)) {}
        }
    }
}

fn rectangles(bar: &Bar, top: f64, zero: f64, unit: f64) -> String {
    let (mut right, mut left, mut drawn) = (zero, zero, String::new());
    for (number, value) in bar.values.iter().enumerate() {
        let wide = value.abs() * unit;
        let from = if *value < 0.0 { left - wide } else { right };
        if *value < 0.0 {
            left -= wide;
        } else {
            right += wide;
        }
        let class = number % COLOURS;
        let (from, wide) = (at(from), at(wide));
        drawn += &html! { rect class={ "part-" (class) } x=(from) y=(at(top)) width=(wide) height="14" {} }.0;
    }
    drawn
}

/// The colour of a part.
pub(super) fn swatch(number: usize) -> Markup {
    html! {
        svg class="swatch" viewBox="0 0 10 10" aria-hidden="true" {
            rect class={ "part-" (number % COLOURS) } width="10" height="10" rx="2" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axes_are_round_and_hold_everything() {
        for (low, high) in [(0.31, 0.74), (0.5, 0.5), (61.0, 118.0), (-3.0, 4.0), (0.0, 0.0), (1e6, 1.2e6)] {
            let axis = Axis::around([low, high].into_iter());
            let ticks: Vec<f64> = axis.tick_numbers().collect();
            assert!(axis.low <= low && axis.high >= high, "{axis:?}");
            assert!((2..=7).contains(&ticks.len()), "{low} to {high}: {ticks:?}");
        }
        assert_eq!(Axis::around(std::iter::empty()).low, 0.0);
    }

    /// In a page an element of SVG that is not closed holds everything behind it, which is not drawn then.
    #[test]
    fn every_element_is_closed() {
        let axis = Axis::around([0.2, 0.7].into_iter());
        let bar = Bar { label: "greedy".into(), values: vec![3.0, -1.0] };
        for drawn in [
            axis.ticks(&|number| number.to_string()),
            axis.interval([0.3, 0.5], 0.4, 0.45),
            histogram(&[(10, 3), (12, 1)], "lengths"),
            stacked(&[bar], "parts"),
            swatch(1),
        ] {
            let drawn = drawn.into_string();
            for element in ["line", "circle", "rect", "text", "svg"] {
                let opened = drawn.matches(&format!("<{element} ")).count();
                assert_eq!(opened, drawn.matches(&format!("</{element}>")).count(), "{element}: {drawn}");
            }
        }
    }

    #[test]
    fn every_game_is_in_a_bar() {
        let drawn = histogram(&[(10, 3), (11, 1), (300, 2)], "lengths").into_string();
        assert_eq!(drawn.matches("<rect").count(), 37);
        assert!(drawn.contains("10: 4") && drawn.contains(": 2</title>"), "{drawn}");
        assert_eq!(histogram(&[], "none").into_string(), "");
    }
}
