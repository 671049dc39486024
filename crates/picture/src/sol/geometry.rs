//! Where things lie on the star: polar places, bands of layers, arcs of spaces (SO-1.10).

use super::Star;
use maud::Render;
use solarium_sol::{Layer, Site, Space};

/// The drawing is a square of this size.
pub(super) const SIZE: f64 = 1000.0;
const MIDDLE: f64 = SIZE / 2.0;
/// The rim of outer orbit.
pub(super) const RADIUS: f64 = 488.0;
/// SO-1.10: outer radii of heart, core, radiative, convective, inner and outer ring as fractions of the board.
pub(super) const RADII: [f64; 6] = [0.078, 0.257, 0.453, 0.632, 0.819, 1.0];
/// The circle of the eyes, between the orbits (SO-1.8).
pub(super) const EYES: f64 = RADII[4] * RADIUS;

/// A number with at most one decimal: a tenth of a unit is less than anyone sees.
#[derive(Clone, Copy)]
pub(super) struct N(pub f64);

impl Render for N {
    fn render_to(&self, out: &mut String) {
        use std::fmt::Write;
        let tenths = (self.0 * 10.0).round() as i64;
        let sign = if tenths < 0 { "-" } else { "" };
        let (whole, rest) = (tenths.abs() / 10, tenths.abs() % 10);
        let written =
            if rest == 0 { write!(out, "{sign}{whole}") } else { write!(out, "{sign}{whole}.{rest}") };
        written.expect("writing to a string");
    }
}

/// A point by degrees clockwise from 3 o'clock and distance from the middle.
pub(super) fn polar(degrees: f64, radius: f64) -> (f64, f64) {
    let (sin, cos) = degrees.to_radians().sin_cos();
    (MIDDLE + radius * cos, MIDDLE + radius * sin)
}

fn put(path: &mut String, (x, y): (f64, f64)) {
    N(x).render_to(path);
    path.push(' ');
    N(y).render_to(path);
}

/// Inner and outer radius of a layer.
pub(super) fn band(layer: Layer) -> (f64, f64) {
    let ring = 4 - layer.index();
    (RADII[ring] * RADIUS, RADII[ring + 1] * RADIUS)
}

/// How far the plate of a space keeps off the edges of its band: further where a barrier runs.
fn margins(layer: Layer) -> (f64, f64) {
    match layer {
        Layer::Outer => (2.0, 3.0),
        Layer::Inner => (7.0, 2.0),
        Layer::Convective | Layer::Radiative => (6.0, 7.0),
        Layer::Core => (3.0, 6.0),
    }
}

/// The outline of a ring sector.
fn sector(from: f64, to: f64, inner: f64, outer: f64, gap: f64) -> String {
    let large = if to - from > 180.0 { " 0 1 " } else { " 0 0 " };
    let (out, within) = ((gap / outer).to_degrees(), (gap / inner).to_degrees());
    let mut path = String::with_capacity(80);
    path.push('M');
    put(&mut path, polar(from + out, outer));
    path.push('A');
    put(&mut path, (outer, outer));
    path.push_str(large);
    path.push_str("1 ");
    put(&mut path, polar(to - out, outer));
    path.push('L');
    put(&mut path, polar(to - within, inner));
    path.push('A');
    put(&mut path, (inner, inner));
    path.push_str(large);
    path.push_str("0 ");
    put(&mut path, polar(from + within, inner));
    path.push('z');
    path
}

impl Star<'_> {
    /// First degree and width of a space.
    pub(super) fn arc(&self, space: Space) -> (f64, f64) {
        let lines = self.board.lines(self.board.layer(space));
        let index = usize::from(self.board.ring_index(space));
        let from = lines[index];
        (from, (lines[(index + 1) % lines.len()] - from).rem_euclid(360.0))
    }

    /// The plate of a space.
    pub(super) fn plate(&self, space: Space) -> String {
        let layer = self.board.layer(space);
        let (from, width) = self.arc(space);
        let (inner, outer) = band(layer);
        let (below, above) = margins(layer);
        sector(from, from + width, inner + below, outer - above, 2.2)
    }

    /// Degree and radius of a gate site: the middle of what its two spaces share.
    pub(super) fn site_at(&self, site: Site) -> (f64, f64) {
        let (above, below) = self.board.ends(site);
        let (from, width) = shared(self.arc(above), self.arc(below));
        (from + width / 2.0, band(self.board.layer(below)).1)
    }

    /// The degree of an eye.
    pub(super) fn eye_at(&self, eye: u8) -> f64 {
        self.board.lines(Layer::Outer)[usize::from(eye)]
    }
}

/// The part two arcs share, as first degree and width.
fn shared(a: (f64, f64), b: (f64, f64)) -> (f64, f64) {
    let offset = (b.0 - a.0).rem_euclid(360.0);
    if offset < a.1 {
        return (b.0, (a.1 - offset).min(b.1));
    }
    (a.0, (offset + b.1 - 360.0).clamp(0.0, a.1))
}
