//! What never changes behind the pieces: deep space, the corona, and the star with its three burning layers. Each of
//! them is a picture of its own on a page, so that it can move slowly without anything else being drawn again.

use super::geometry::{N, RADII, RADIUS, SIZE, polar};
use maud::{Markup, Render, html};

/// Far stars over a square twice as wide as the board, which a window of any shape is cut from.
const FAR: u32 = 150;
/// Cells of the convective layer: rows from within outward, and cells in a row.
const ROWS: u32 = 4;
const CELLS: u32 = 44;
/// Rays of the radiative layer.
const RAYS: u32 = 72;
/// Loops of plasma at the edge of the star: degree, width, height.
const LOOPS: [(f64, f64, f64); 6] = [
    (22.0, 13.0, 30.0),
    (78.0, 9.0, 20.0),
    (141.0, 15.0, 34.0),
    (203.0, 8.0, 18.0),
    (262.0, 12.0, 27.0),
    (327.0, 10.0, 23.0),
];

/// The outer radius of a ring: heart, core, radiative, convective, inner, outer.
fn radius(ring: usize) -> f64 {
    RADII[ring] * RADIUS
}

/// A number that looks random and is the same in every picture.
fn scattered(n: u32, salt: u32) -> f64 {
    let mixed = n.wrapping_mul(0x9e37_79b9).wrapping_add(salt.wrapping_mul(0x85eb_ca6b));
    let mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x2c1b_3c6d);
    f64::from((mixed ^ (mixed >> 12)) & 0xffff) / 65536.0
}

/// The layers of the backdrop on a page, from behind; the board itself lies over them.
pub(super) fn layers() -> Markup {
    let frame = |class: &str, inside: Markup| {
        html! {
            svg class={ "sol-layer " (class) } xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (SIZE) " " (SIZE) } aria-hidden="true" focusable="false" { (inside) }
        }
    };
    html! {
        svg class="sol-layer sol-sky" xmlns="http://www.w3.org/2000/svg" viewBox="-500 -500 2000 2000" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false" {
            (gradients()) (sky())
        }
        (frame("sol-corona", corona()))
        (frame("sol-loops", loops()))
        (frame("sol-body", body()))
        (frame("sol-cells", cells()))
        (frame("sol-rays-in", rays()))
        (frame("sol-core-glow", core_glow()))
    }
}

/// The same for a picture that stands alone, in one piece.
pub(super) fn still() -> Markup {
    html! {
        (gradients())
        (sky())
        (corona())
        (loops())
        (body())
        (cells())
        (rays())
        (core_glow())
    }
}

fn gradients() -> Markup {
    let star = |id: &str, r: f64, stops: &[(&str, f64)]| {
        html! {
            radialGradient id=(id) gradientUnits="userSpaceOnUse" cx="500" cy="500" r=(N(r)) {
                @for (class, offset) in stops { stop class=(class) offset=(format!("{offset:.3}")) {} }
            }
        }
    };
    let (core, radiative, convective) = (radius(1), radius(2), radius(3));
    html! {
        defs {
            (star("sol-space", 1100.0, &[("sol-space-1", 0.0), ("sol-space-2", 0.5), ("sol-space-3", 1.0)]))
            (star("sol-halo", radius(5), &[("sol-halo-1", RADII[3] - 0.02), ("sol-halo-2", 0.72), ("sol-halo-3", 0.86), ("sol-halo-4", 1.0)]))
            (star("sol-star", convective, &[
                ("sol-k-1", 0.0), ("sol-k-2", core / convective),
                ("sol-r-1", core / convective), ("sol-r-2", radiative / convective),
                ("sol-c-1", radiative / convective), ("sol-c-2", 0.9), ("sol-c-3", 1.0),
            ]))
            (star("sol-glow", core, &[("sol-glow-1", 0.0), ("sol-glow-2", 0.45), ("sol-glow-3", 1.0)]))
            (star("sol-nova", radius(5), &[("sol-nova-1", 0.0), ("sol-nova-2", 0.5), ("sol-nova-3", 1.0)]))
            radialGradient id="sol-cloud" { stop class="sol-cloud-1" offset="0" {} stop class="sol-cloud-2" offset="1" {} }
        }
    }
}

fn sky() -> Markup {
    html! {
        rect class="sol-space-ground" x="-500" y="-500" width="2000" height="2000" {}
        g class="sol-clouds" {
            ellipse cx="40" cy="120" rx="420" ry="190" transform="rotate(-24 40 120)" {}
            ellipse cx="980" cy="900" rx="460" ry="210" transform="rotate(-18 980 900)" {}
            ellipse cx="1080" cy="60" rx="330" ry="130" transform="rotate(30 1080 60)" {}
        }
        @for brightness in 0..3u32 {
            path class={ "sol-far sol-far-" (brightness) } d=(far_stars(brightness)) {}
        }
    }
}

/// Far stars of one brightness: dots drawn as lines without length.
fn far_stars(brightness: u32) -> String {
    let mut path = String::with_capacity(900);
    for n in (0..FAR).filter(|n| n % 3 == brightness) {
        let (x, y) = (2000.0 * scattered(n, 1) - 500.0, 2000.0 * scattered(n, 2) - 500.0);
        path.push('M');
        N(x.round()).render_to(&mut path);
        path.push(' ');
        N(y.round()).render_to(&mut path);
        path.push_str("h0");
    }
    path
}

fn corona() -> Markup {
    html! { circle class="sol-halo" cx="500" cy="500" r=(N(radius(5))) {} }
}

/// Loops of plasma that rise from the edge of the star.
fn loops() -> Markup {
    let edge = radius(3) - 4.0;
    let mut path = String::with_capacity(400);
    for (degree, width, height) in LOOPS {
        let points = [
            ('M', polar(degree - width / 2.0, edge)),
            ('C', polar(degree - width, edge + height * 1.5)),
            (' ', polar(degree + width, edge + height * 1.5)),
            (' ', polar(degree + width / 2.0, edge)),
        ];
        for (letter, (x, y)) in points {
            path.push(letter);
            N(x).render_to(&mut path);
            path.push(' ');
            N(y).render_to(&mut path);
        }
    }
    html! {
        path class="sol-loop" d=(path) {}
        path class="sol-loop-light" d=(path) {}
    }
}

fn body() -> Markup {
    html! { circle class="sol-star-disc" cx="500" cy="500" r=(N(radius(3))) {} }
}

/// Granules of the convective layer: cells of rising plasma in rows, each a little off.
fn cells() -> Markup {
    let (from, to) = (radius(2) + 5.0, radius(3) - 4.0);
    let high = (to - from) / f64::from(ROWS);
    html! {
        @for shade in 0..4u32 {
            path class={ "sol-cell sol-cell-" (shade) } d=(cells_of(shade, from, high)) {}
        }
    }
}

fn cells_of(shade: u32, from: f64, high: f64) -> String {
    let mut path = String::with_capacity(4000);
    let wide = 360.0 / f64::from(CELLS);
    for n in 0..ROWS * CELLS {
        if (scattered(n, 5) * 4.0) as u32 != shade {
            continue;
        }
        let (row, place) = (n / CELLS, f64::from(n % CELLS));
        let off = if row % 2 == 0 { 0.0 } else { 0.5 };
        let left = (place + off + 0.08 + 0.16 * (scattered(n, 6) - 0.5)) * wide;
        let right = (place + off + 0.92 + 0.16 * (scattered(n, 7) - 0.5)) * wide;
        let low = from + f64::from(row) * high + 1.0;
        let top = low + high - 2.5;
        let points = [
            ('M', polar(left, low)),
            ('L', polar(left, top - 3.0)),
            ('Q', polar((left + right) / 2.0, top + 4.0)),
            (' ', polar(right, top - 3.0)),
            ('L', polar(right, low)),
        ];
        for (letter, (x, y)) in points {
            path.push(letter);
            N(x.round()).render_to(&mut path);
            path.push(' ');
            N(y.round()).render_to(&mut path);
        }
        path.push('z');
    }
    path
}

/// Light that wanders outward through the radiative layer.
fn rays() -> Markup {
    let (from, to) = (radius(1) + 6.0, radius(2) - 8.0);
    let mut path = String::with_capacity(1800);
    for n in 0..RAYS {
        let degree = 360.0 / f64::from(RAYS) * f64::from(n);
        let begin = from + (to - from) * 0.25 * scattered(n, 8);
        let end = to - (to - from) * 0.45 * scattered(n, 9);
        for (letter, (x, y)) in [('M', polar(degree, begin)), ('L', polar(degree, end))] {
            path.push(letter);
            N(x.round()).render_to(&mut path);
            path.push(' ');
            N(y.round()).render_to(&mut path);
        }
    }
    html! { path class="sol-ray" d=(path) {} }
}

fn core_glow() -> Markup {
    html! { circle class="sol-glow" cx="500" cy="500" r=(N(radius(1))) {} }
}
