//! How a match went: a graph of every seat's course, the steps that mattered, what was counted.
//!
//! Seats are told apart by the dashes of their lines and by the marks at the lines' ends, not by colour alone; every
//! graph is a table as well.

use crate::viewed::{ViewedTable, seat_mark};
use maud::{Markup, PreEscaped, html};
use solarium_core::{Language, MatchProgress, Measure, POINTS, Seat, Tally, TurningKind, TurningPoint};
use solarium_picture::seat_shape;
use std::fmt::Write;

/// Size of a graph, in its own units: about pixels on a phone.
pub(crate) const WIDTH: f64 = 340.0;
pub(crate) const HEIGHT: f64 = 200.0;
/// Room for numbers at the left and below, for the marks of seats at the right.
pub(crate) const LEFT: f64 = 34.0;
pub(crate) const RIGHT: f64 = 30.0;
pub(crate) const TOP: f64 = 18.0;
pub(crate) const BOTTOM: f64 = 24.0;
/// Least distance between the middles of two seats' marks, so that none covers another.
const MARK: f64 = 25.0;

/// The whole fragment.
pub fn progress(viewed: &ViewedTable<'_>, progress: &MatchProgress) -> Markup {
    let words = viewed.words;
    html! {
        div.progress {
            h2 { (words.get("end-story")) }
            @for measure in &progress.measures {
                (figure(viewed, progress, measure))
            }
            @if !progress.turning_points.is_empty() {
                h3 { (words.get("progress-turning")) }
                ol.turning-points {
                    @for (n, point) in progress.turning_points.iter().enumerate() {
                        (turning_point(viewed, progress, n, point))
                    }
                }
            }
            (counted(viewed, &progress.tally))
        }
    }
}

/// What a measure is called: the points have the game's own word.
fn title(viewed: &ViewedTable<'_>, measure: &Measure) -> String {
    let plain = if measure.name == POINTS { viewed.words.get("progress-points") } else { measure.name };
    let own = format!("{}-tally-{}", viewed.message_prefix(), measure.name);
    viewed.words.own(&own).unwrap_or(plain).to_string()
}

/// What a place on the axis is called.
fn moment_name(viewed: &ViewedTable<'_>, progress: &MatchProgress, at: usize) -> String {
    let n = progress.moments.get(at).copied().unwrap_or_default();
    match (progress.by_round, n) {
        (true, 0) => viewed.words.get("progress-start").to_string(),
        (true, n) => viewed.words.fill("progress-round", &[("n", &n)]),
        (false, n) => viewed.words.fill("progress-step", &[("n", &n)]),
    }
}

fn figure(viewed: &ViewedTable<'_>, progress: &MatchProgress, measure: &Measure) -> Markup {
    let words = viewed.words;
    let title = title(viewed, measure);
    let seats = viewed.session().seats();
    html! {
        figure.graph {
            figcaption { (title) }
            (PreEscaped(drawing(viewed, progress, measure)))
            details.more {
                summary { (words.get("progress-table")) }
                div.scroll tabindex="0" role="region" aria-label=(title) {
                    table.scores {
                        caption.away { (title) }
                        thead {
                            tr {
                                td {}
                                @for seat in Seat::all(seats) {
                                    th scope="col" { (seat_mark(seat)) " " span.name { (viewed.name(seat)) } }
                                }
                            }
                        }
                        tbody {
                            @for (at, values) in measure.values.iter().enumerate() {
                                tr {
                                    th scope="row" { (moment_name(viewed, progress, at)) }
                                    @for value in values { td { (value) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Where things lie in a graph.
struct Scale {
    moments: usize,
    least: i64,
    most: i64,
}

impl Scale {
    fn x(&self, at: usize) -> f64 {
        LEFT + (WIDTH - LEFT - RIGHT) * at as f64 / (self.moments - 1).max(1) as f64
    }

    fn y(&self, value: i64) -> f64 {
        let part = (value - self.least) as f64 / (self.most - self.least) as f64;
        HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * part
    }
}

/// A distance between lines of the grid that people count in, about four of them.
pub(crate) fn grid_step(range: i64) -> i64 {
    let mut unit = 1;
    loop {
        for step in [unit, 2 * unit, 5 * unit] {
            if range <= 4 * step {
                return step;
            }
        }
        unit *= 10;
    }
}

/// One line for each seat, as a picture of its own.
fn drawing(viewed: &ViewedTable<'_>, progress: &MatchProgress, measure: &Measure) -> String {
    let all = || measure.values.iter().flatten().copied();
    let step = grid_step((all().max().unwrap_or(0).max(0) - all().min().unwrap_or(0).min(0)).max(1));
    let least = all().min().unwrap_or(0).min(0).div_euclid(step) * step;
    let most = (all().max().unwrap_or(0).max(0) + step - 1).div_euclid(step) * step;
    let scale = Scale { moments: measure.values.len(), least, most: most.max(least + step) };
    let label = viewed.words.fill("progress-graph", &[("what", &title(viewed, measure))]);
    let mut svg = format!(
        r#"<svg class="course" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{}">"#,
        html! { (label) }.into_string()
    );
    let mut value = scale.least;
    while value <= scale.most {
        let y = scale.y(value);
        let _ = write!(svg, r#"<path class="grid" d="M{LEFT} {y:.1}H{:.1}"/>"#, WIDTH - RIGHT);
        let _ = write!(
            svg,
            r#"<text class="tick" x="{:.1}" y="{:.1}" text-anchor="end">{value}</text>"#,
            LEFT - 6.0,
            y + 4.0
        );
        value += step;
    }
    let last = scale.moments.saturating_sub(1);
    for (at, anchor) in [(0, "start"), (last / 2, "middle"), (last, "end")] {
        if at == 0 || last > 1 {
            let name = html! { (moment_name(viewed, progress, at)) }.into_string();
            let (x, y) = (scale.x(at), HEIGHT - 6.0);
            let _ = write!(
                svg,
                r#"<text class="tick" x="{x:.1}" y="{y:.1}" text-anchor="{anchor}">{name}</text>"#
            );
        }
    }
    let seats = viewed.session().seats();
    for seat in Seat::all(seats) {
        let mut path = String::new();
        for (at, values) in measure.values.iter().enumerate() {
            let (x, y) = (scale.x(at), scale.y(values.get(seat.index()).copied().unwrap_or_default()));
            let _ = write!(path, "{}{x:.1} {y:.1}", if at == 0 { 'M' } else { 'L' });
        }
        let _ = write!(svg, r#"<path class="line seat-{}" d="{path}"/>"#, seat.0);
    }
    marks(&mut svg, &scale, measure, seats);
    if measure.name == POINTS {
        for (n, point) in progress.turning_points.iter().enumerate() {
            let values = measure.values.get(point.at);
            let value = values.and_then(|values| values.get(point.seat.index())).copied().unwrap_or_default();
            // Numbers of steps in the same round stand above each other.
            let above = progress.turning_points[..n].iter().filter(|before| before.at == point.at).count();
            let (x, y) = (scale.x(point.at), (scale.y(value) - 16.0 * above as f64).max(9.0));
            let _ = write!(
                svg,
                r#"<g class="turn" transform="translate({x:.1} {y:.1})"><circle r="8"/><text y="4" text-anchor="middle">{}</text></g>"#,
                n + 1
            );
        }
    }
    svg += "</svg>";
    svg
}

/// The marks of the seats at the ends of their lines, apart from each other.
fn marks(svg: &mut String, scale: &Scale, measure: &Measure, seats: usize) {
    let end = measure.values.last();
    let value = |seat: Seat| end.and_then(|values| values.get(seat.index())).copied().unwrap_or_default();
    let mut order: Vec<Seat> = Seat::all(seats).collect();
    order.sort_by_key(|seat| (value(*seat), seat.0));
    let mut below = f64::INFINITY;
    for seat in order {
        below = badge(svg, seat, scale.y(value(seat)), below);
    }
}

/// The mark of a seat at the end of its line, above another mark at the height `below`; its height.
pub(crate) fn badge(svg: &mut String, seat: Seat, y: f64, below: f64) -> f64 {
    let y = y.min(below - MARK).min(HEIGHT - BOTTOM);
    let (x, middle) = (WIDTH - 14.0, if seat.index() == 2 { 7.4 } else { 4.8 });
    let _ = write!(
        svg,
        r#"<g class="seat-badge seat-{}" transform="translate({x} {y:.1})"><path d="{}"/><text y="{middle}" text-anchor="middle">{}</text></g>"#,
        seat.0,
        seat_shape(seat),
        seat.letter()
    );
    y
}

fn turning_point(
    viewed: &ViewedTable<'_>,
    progress: &MatchProgress,
    n: usize,
    point: &TurningPoint,
) -> Markup {
    let words = viewed.words;
    let who = viewed.name(point.seat);
    let said = match point.kind {
        TurningKind::LeadForGood => words.fill("progress-lead", &[("who", &who)]),
        TurningKind::GoalReached => words.get("progress-goal").to_string(),
        TurningKind::LargestGain(gain) => words.fill("progress-gain", &[("who", &who), ("n", &gain)]),
    };
    let events: Vec<String> = point.events.iter().map(|event| words.say(event)).collect();
    html! {
        li value=(n + 1) {
            (seat_mark(point.seat)) " " strong { (moment_name(viewed, progress, point.at)) ": " } (said)
            @if !events.is_empty() { " " span.soft { "(" (events.join("; ")) ")" } }
            " " a href={ "/t/" (viewed.id) "/replay?step=" (point.step) } { (words.get("progress-there")) }
        }
    }
}

/// What was counted over the whole game.
fn counted(viewed: &ViewedTable<'_>, tally: &[Tally]) -> Markup {
    let words = viewed.words;
    let prefix = viewed.message_prefix();
    let seats = || Seat::all(viewed.session().seats());
    // An automa that plays by other steps than people leaves nothing to count.
    let counted = |seat: Seat| tally.iter().any(|line| line.seats.get(seat.index()) > Some(&0));
    html! {
        @if !tally.is_empty() {
            details.more {
                summary { (words.get("progress-counted")) }
                div.scroll tabindex="0" role="region" aria-label=(words.get("progress-counted")) {
                    table.scores {
                        thead {
                            tr {
                                td {}
                                @for seat in seats() { th scope="col" { (seat_mark(seat)) " " span.name { (viewed.name(seat)) } } }
                            }
                        }
                        tbody {
                            @for line in tally {
                                tr {
                                    th scope="row" { (words.own(&format!("{prefix}-tally-{}", line.name)).unwrap_or(line.name)) }
                                    @for seat in seats() {
                                        td { @if let Some(n) = line.seats.get(seat.index()).filter(|_| counted(seat)) { (n) } @else { "–" } }
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
