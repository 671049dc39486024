//! The drawings of a review.

use super::{ShownReview, name, points};
use crate::progress::{BOTTOM, HEIGHT, LEFT, RIGHT, TOP, WIDTH, badge, grid_step};
use crate::viewed::seat_mark;
use maud::{Markup, PreEscaped, html};
use solarium_table::{Cause, SeatReview};
use std::fmt::Write;

/// More error bars of one seat than this cannot be told apart.
const MOST_ERROR_BARS: usize = 40;
/// Size of the bars, in units of the drawing.
const BAR_WIDTH: f64 = 340.0;
const BAR_HEIGHT: f64 = 22.0;
/// The middle, from which bars lie to the left and to the right, and the room on each side.
const MIDDLE: f64 = 170.0;
const ROOM: f64 = 75.0;

/// Where things lie in the graph; values are in thousandths.
struct Scale {
    steps: usize,
    least: i64,
    most: i64,
}

impl Scale {
    fn x(&self, step: usize) -> f64 {
        LEFT + (WIDTH - LEFT - RIGHT) * step as f64 / self.steps.max(1) as f64
    }

    fn y(&self, value: i64) -> f64 {
        let part = (value - self.least) as f64 / (self.most - self.least) as f64;
        HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * part
    }
}

/// What a seat could expect after how many steps: the values at both ends of each segment, and the result.
fn course(seat: &SeatReview, steps: usize) -> Vec<(usize, i64)> {
    let ends = seat
        .segments
        .iter()
        .flat_map(|segment| [(segment.from, segment.before), (segment.to, segment.after)]);
    ends.chain([(steps, seat.result)]).collect()
}

/// The graph with its table.
pub(super) fn figure(shown: &ShownReview<'_>) -> Markup {
    let words = shown.words;
    let cause = |cause: Cause| match cause {
        Cause::Luck => words.get("review-luck"),
        Cause::Skill => words.get("review-skill"),
        Cause::Others => words.get("review-others"),
    };
    html! {
        figure.graph {
            figcaption { (words.get("review-values")) }
            (PreEscaped(drawing(shown)))
            details.more {
                summary { (words.get("progress-table")) }
                div.scroll tabindex="0" role="region" aria-label=(words.get("review-values")) {
                    @for seat in &shown.review.seats {
                        table.scores {
                            caption { (seat_mark(seat.seat)) " " (name(shown, seat)) }
                            thead {
                                tr {
                                    th scope="col" { (words.get("review-step")) }
                                    th scope="col" { (words.get("review-cause")) }
                                    th scope="col" { (words.get("review-before")) }
                                    th scope="col" { (words.get("review-after")) }
                                    th scope="col" { "±" }
                                }
                            }
                            tbody {
                                @for segment in &seat.segments {
                                    tr {
                                        th scope="row" { (segment.to) }
                                        td {
                                            (cause(segment.cause))
                                            @if segment.sampled { " " (words.get("review-sampled")) }
                                        }
                                        td { (points(words, segment.before)) }
                                        td { (points(words, segment.after)) }
                                        td { (points(words, segment.error)) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn drawing(shown: &ShownReview<'_>) -> String {
    let (review, words) = (shown.review, shown.words);
    let all = || {
        let segments = review.seats.iter().flat_map(|seat| &seat.segments);
        let bars = segments.flat_map(|segment| {
            [segment.before, segment.after - segment.value_error, segment.after + segment.value_error]
        });
        bars.chain(review.seats.iter().map(|seat| seat.result))
    };
    let (least, most) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(0).max(0));
    let step = 1000 * grid_step((most - least).max(1000).div_euclid(1000) + 1);
    let least = least.div_euclid(step) * step;
    let most = ((most + step - 1).div_euclid(step) * step).max(least + step);
    let scale = Scale { steps: review.steps, least, most };
    let label = html! { (words.get("review-graph")) }.into_string();
    let mut svg =
        format!(r#"<svg class="course" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">"#);
    let mut value = scale.least;
    while value <= scale.most {
        let y = scale.y(value);
        let _ = write!(svg, r#"<path class="grid" d="M{LEFT} {y:.1}H{:.1}"/>"#, WIDTH - RIGHT);
        let _ = write!(
            svg,
            r#"<text class="tick" x="{:.1}" y="{:.1}" text-anchor="end">{}</text>"#,
            LEFT - 6.0,
            y + 4.0,
            value / 1000
        );
        value += step;
    }
    for (at, anchor) in [(0, "start"), (review.steps / 2, "middle"), (review.steps, "end")] {
        let text = html! { (words.fill("progress-step", &[("n", &at)])) }.into_string();
        let (x, y) = (scale.x(at), HEIGHT - 6.0);
        let _ =
            write!(svg, r#"<text class="tick" x="{x:.1}" y="{y:.1}" text-anchor="{anchor}">{text}</text>"#);
    }
    for seat in &review.seats {
        let number = seat.seat.0;
        let every = seat.segments.len().div_ceil(MOST_ERROR_BARS).max(1);
        for segment in seat.segments.iter().step_by(every).filter(|segment| segment.value_error > 0) {
            let (x, low) = (scale.x(segment.to), scale.y(segment.after - segment.value_error));
            let high = scale.y(segment.after + segment.value_error);
            let _ = write!(
                svg,
                r#"<path class="error seat-{number}" d="M{x:.1} {low:.1}V{high:.1}M{0:.1} {low:.1}h4M{0:.1} {high:.1}h4"/>"#,
                x - 2.0
            );
        }
        let mut path = String::new();
        for (at, (step, value)) in course(seat, review.steps).into_iter().enumerate() {
            let _ =
                write!(path, "{}{:.1} {:.1}", if at == 0 { 'M' } else { 'L' }, scale.x(step), scale.y(value));
        }
        let _ = write!(svg, r#"<path class="line seat-{number}" d="{path}"/>"#);
    }
    let mut ends: Vec<&SeatReview> = review.seats.iter().collect();
    ends.sort_by_key(|seat| (seat.result, seat.seat));
    let mut below = f64::INFINITY;
    for seat in ends {
        below = badge(&mut svg, seat.seat, scale.y(seat.result), below);
    }
    for (number, decision) in review.costly().into_iter().enumerate() {
        let seat = review.seats.iter().find(|seat| seat.seat == decision.seat);
        let segment =
            seat.and_then(|seat| seat.segments.iter().find(|segment| segment.from == decision.from));
        let Some(segment) = segment else { continue };
        let (x, y) = (scale.x(segment.to), scale.y(segment.after).max(9.0));
        let _ = write!(
            svg,
            r#"<g class="turn" transform="translate({x:.1} {y:.1})"><circle r="8"/><text y="4" text-anchor="middle">{}</text></g>"#,
            number + 1
        );
    }
    svg += "</svg>";
    svg
}

/// Bars from the middle, to the right for what was gained and to the left for what was lost, each with its name and its
/// number.
pub(super) fn bars(bars: &[(&str, &str, i64, String)], most: i64) -> String {
    let height = BAR_HEIGHT * bars.len() as f64;
    let mut svg = format!(r#"<svg class="bars" viewBox="0 0 {BAR_WIDTH} {height}" aria-hidden="true">"#);
    let _ = write!(svg, r#"<path class="grid" d="M{MIDDLE} 0V{height}"/>"#);
    for (row, (name, class, value, text)) in bars.iter().enumerate() {
        let top = BAR_HEIGHT * row as f64 + 3.0;
        let long = ROOM * value.abs() as f64 / most.max(1) as f64;
        let left = if *value < 0 { MIDDLE - long } else { MIDDLE };
        let height = BAR_HEIGHT - 6.0;
        let base = top + height - 4.0;
        let (name, text) = (html! { (name) }.into_string(), html! { (text) }.into_string());
        let _ = write!(
            svg,
            r#"<rect class="{class}" x="{left:.1}" y="{top:.1}" width="{long:.1}" height="{height:.1}"/><text class="tick" x="0" y="{base:.1}">{name}</text><text class="tick" x="{BAR_WIDTH}" y="{base:.1}" text-anchor="end">{text}</text>"#
        );
    }
    svg += "</svg>";
    svg
}
