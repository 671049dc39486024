//! The four kinds of trees: oak, fir, linden, maple, each as seed, small, medium and large; drawn once and used
//! everywhere by reference. A kind is known by its outline: an oak is a wide cloud, a fir has tiers, a linden is a tall
//! flame, a maple has points.

use maud::{Markup, PreEscaped, html};
use solarium_photosynthesis::{Piece, Size};
use std::fmt::Write;
use std::sync::LazyLock;

/// What is not a tree.
const MARKS: &str = concat!(
    r##"<path id="ph-hex" d="M0-49L42.4-24.5V24.5L0 49L-42.4 24.5V-24.5z"/>"##,
    r##"<path id="ph-wood" d="M0-78Q5-62 13-54H7Q12-40 20-32H12Q18-18 28-8Q0-2-28-8Q-18-18-12-32H-20Q-12-40-7-54H-13Q-5-62 0-78zM-4-8H4V2H-4z"/>"##,
    r##"<path id="ph-leaf" d="M0 5.5C-5.5 1.5-4.5-4 0-7.5C4.5-4 5.5 1.5 0 5.5z"/>"##,
);

/// Seeds: an acorn, a cone, the nuts of a linden below their wing, the two wings of a maple.
const SEEDS: &str = concat!(
    r##"<g id="ph-0-0"><path class="ph-edge" d="M-9-14H9C9-4 4 2 0 4C-4 2-9-4-9-14z"/><path class="ph-mid" d="M-8-13H8C8-4 4 1 0 3C-4 1-8-4-8-13z"/><path class="ph-lit" d="M-6-12H-2C-3-6-3-3-2 0C-5-3-6-7-6-12z"/><path class="ph-cap" d="M-10-12C-9-20-4-22 0-22S9-20 10-12z"/></g>"##,
    r##"<g id="ph-1-0"><path class="ph-edge" d="M0-22C10-16 10-3 0 4C-10-3-10-16 0-22z"/><path class="ph-mid" d="M0-21C9-15 9-3 0 3C-9-3-9-15 0-21z"/><path class="ph-lit" d="M-1-19C-7-14-7-6-3-1C-4-7-4-13-1-19z"/><path class="ph-vein" d="M-6-13L0-9L6-13M-7-7L0-3L7-7"/></g>"##,
    r##"<g id="ph-2-0"><path class="ph-vein" d="M0-21V-10M0-12L-5-5M0-12L6-5"/><path class="ph-cap" d="M0-23C8-22 10-14 2-12C-1-15-1-19 0-23z"/><circle class="ph-edge" cx="-5" cy="-2" r="6"/><circle class="ph-edge" cx="6" cy="-2" r="6"/><circle class="ph-mid" cx="-5" cy="-2" r="5"/><circle class="ph-mid" cx="6" cy="-2" r="5"/><circle class="ph-lit" cx="-6.5" cy="-3.5" r="2"/><circle class="ph-lit" cx="4.5" cy="-3.5" r="2"/></g>"##,
    r##"<g id="ph-3-0"><path class="ph-edge" d="M0-10C-4-21-15-22-17-18C-14-13-8-7-2-5zM0-10C4-21 15-22 17-18C14-13 8-7 2-5z"/><path class="ph-mid" d="M-1-10C-5-19-13-20-15-17C-12-13-8-9-3-7zM1-10C5-19 13-20 15-17C12-13 8-9 3-7z"/><circle class="ph-cap" cx="0" cy="-4" r="5.5"/></g>"##,
);

/// Shapes used by reference. A tree stands on the origin; colours come from the seat of the piece.
pub(super) static SHAPES: LazyLock<String> = LazyLock::new(|| {
    let mut shapes = format!("{MARKS}{SEEDS}");
    for kind in 0..4 {
        for size in &Size::ALL[1..] {
            let _ = write!(shapes, r#"<g id="ph-{kind}-{}">"#, size.index());
            shapes.push_str(&trunk(*size));
            match kind {
                0 => oak(&mut shapes, *size),
                1 => fir(&mut shapes, *size),
                2 => linden(&mut shapes, *size),
                _ => maple(&mut shapes, *size),
            }
            shapes.push_str("</g>");
        }
    }
    shapes
});

/// How large a tree is beside the drawings below, which are those of large ones.
const fn scale(size: Size) -> f64 {
    match size {
        Size::Seed | Size::Small => 0.52,
        Size::Medium => 0.76,
        Size::Large => 1.0,
    }
}

fn trunk(size: Size) -> String {
    let s = scale(size);
    let (foot, top, high) = (7.0 * s.sqrt(), 3.6 * s.sqrt(), 26.0 * s);
    format!(
        r#"<ellipse class="ph-mound" rx="{:.1}" ry="{:.1}"/><path class="ph-trunk" d="M{:.1} 1Q{:.1}-2 {:.1}-{high:.1}H{top:.1}Q{top:.1}-2 {foot:.1} 1z"/>"#,
        17.0 * s.sqrt(),
        5.5 * s.sqrt(),
        -foot,
        -top,
        -top
    )
}

/// Circles as one path.
fn lobes(s: f64, list: &[(f64, f64, f64)]) -> String {
    let mut path = String::new();
    for (x, y, r) in list {
        let (r, d) = (r * s, 2.0 * r * s);
        let _ = write!(
            path,
            "M{:.1} {:.1}a{r:.1} {r:.1} 0 1 0 {d:.1} 0a{r:.1} {r:.1} 0 1 0-{d:.1} 0z",
            x * s - r,
            y * s
        );
    }
    path
}

/// Points as a closed path.
fn outline(s: f64, points: &[(f64, f64)]) -> String {
    let mut path = String::new();
    for (n, (x, y)) in points.iter().enumerate() {
        let _ = write!(path, "{}{:.1} {:.1}", if n == 0 { 'M' } else { 'L' }, x * s, y * s);
    }
    path.push('z');
    path
}

/// One crown in its tones: the edge all round, the shade, the leaves in the light, the gleam.
fn crown(shapes: &mut String, tones: [&str; 4]) {
    for (class, path) in ["ph-edge", "ph-deep", "ph-mid", "ph-lit"].iter().zip(tones) {
        if !path.is_empty() {
            let _ = write!(shapes, r#"<path class="{class}" d="{path}"/>"#);
        }
    }
}

/// A wide cloud of lobes; a small one has three, a large one seven.
fn oak(shapes: &mut String, size: Size) {
    let s = scale(size);
    let all: &[(f64, f64, f64)] = match size {
        Size::Seed | Size::Small => &[(-17.0, -36.0, 17.0), (17.0, -36.0, 17.0), (0.0, -51.0, 19.0)],
        Size::Medium => &[
            (-21.0, -32.0, 16.0),
            (21.0, -32.0, 16.0),
            (-10.0, -52.0, 18.0),
            (12.0, -52.0, 17.0),
            (0.0, -35.0, 17.0),
        ],
        Size::Large => &[
            (-27.0, -30.0, 14.0),
            (27.0, -30.0, 14.0),
            (-19.0, -50.0, 17.0),
            (20.0, -49.0, 17.0),
            (0.0, -63.0, 18.0),
            (0.0, -37.0, 21.0),
            (0.0, -26.0, 14.0),
        ],
    };
    let lit: Vec<(f64, f64, f64)> =
        all.iter().take(5).map(|(x, y, r)| (x - 2.0, y - 3.0, r * 0.74)).collect();
    let gleam: Vec<(f64, f64, f64)> =
        all.iter().take(5).map(|(x, y, r)| (x - 5.0, y - 6.0, r * 0.36)).collect();
    crown(shapes, [&lobes(s, all), &lobes(s, all), &lobes(s, &lit), &lobes(s, &gleam)]);
}

/// One skirt of needles more for each size.
fn fir(shapes: &mut String, size: Size) {
    // From the lowest skirt up: how high its hem lies, how wide it is, how high its tip.
    let skirts: &[(f64, f64, f64)] = match size {
        Size::Seed | Size::Small => &[(6.0, 15.0, 24.0), (18.0, 11.0, 38.0)],
        Size::Medium => &[(8.0, 22.0, 32.0), (24.0, 17.5, 48.0), (39.0, 12.5, 63.0)],
        Size::Large => &[(10.0, 29.0, 38.0), (28.0, 24.0, 57.0), (46.0, 19.0, 73.0), (62.0, 13.5, 88.0)],
    };
    for (hem, wide, tip) in skirts {
        let (side, sag) = (wide * 0.36, wide * 0.22);
        let whole = format!(
            "M0-{tip}Q{side:.1}-{:.1} {wide}-{hem}Q0-{:.1}-{wide}-{hem}Q-{side:.1}-{:.1} 0-{tip}z",
            hem + sag + 4.0,
            hem - sag,
            hem + sag + 4.0
        );
        let lit = format!(
            "M0-{tip}Q-{side:.1}-{:.1}-{:.1}-{:.1}Q-{:.1}-{:.1}-{:.1}-{:.1}z",
            hem + sag + 4.0,
            wide * 0.88,
            hem + 0.6,
            wide * 0.45,
            hem - sag * 0.5,
            wide * 0.12,
            hem + 3.0
        );
        let gleam = format!(
            "M-{:.1}-{:.1}L-{:.1}-{:.1}L-{:.1}-{:.1}z",
            wide * 0.72,
            hem + 2.5,
            wide * 0.28,
            hem + (tip - hem) * 0.45,
            wide * 0.42,
            hem + 3.5
        );
        crown(shapes, [&whole, &whole, &lit, &gleam]);
    }
}

/// A tall flame, like the leaf it is named by.
fn linden(shapes: &mut String, size: Size) {
    let s = scale(size);
    let flame = |x: f64, wide: f64, low: f64, high: f64| {
        let belly = low + (high - low) * 0.28;
        format!(
            "M{:.1}-{:.1}C{:.1}-{:.1} {:.1}-{:.1} {:.1}-{:.1}C{:.1}-{:.1} {:.1}-{:.1} {:.1}-{:.1}C{:.1}-{:.1} {:.1}-{:.1} {:.1}-{:.1}z",
            x * s,
            high * s,
            (x + wide * 0.55) * s,
            (high - 16.0) * s,
            (x + wide) * s,
            (belly + 16.0) * s,
            (x + wide * 0.95) * s,
            belly * s,
            (x + wide * 0.85) * s,
            (low - 3.0) * s,
            (x - wide * 0.85) * s,
            (low - 3.0) * s,
            (x - wide * 0.95) * s,
            belly * s,
            (x - wide) * s,
            (belly + 16.0) * s,
            (x - wide * 0.55) * s,
            (high - 16.0) * s,
            x * s,
            high * s
        )
    };
    let (whole, lit, gleam) =
        (flame(0.0, 25.0, 12.0, 90.0), flame(-3.5, 18.0, 18.0, 85.0), flame(-9.0, 5.5, 34.0, 72.0));
    crown(shapes, [&whole, &whole, &lit, &gleam]);
}

/// The points of its leaf.
fn maple(shapes: &mut String, size: Size) {
    const POINTS: [(f64, f64); 22] = [
        (0.0, -86.0),
        (7.0, -69.0),
        (18.0, -76.0),
        (19.0, -60.0),
        (33.0, -60.0),
        (26.0, -47.0),
        (36.0, -36.0),
        (25.0, -31.0),
        (28.0, -16.0),
        (13.0, -20.0),
        (6.0, -11.0),
        (0.0, -16.0),
        (-6.0, -11.0),
        (-13.0, -20.0),
        (-28.0, -16.0),
        (-25.0, -31.0),
        (-36.0, -36.0),
        (-26.0, -47.0),
        (-33.0, -60.0),
        (-19.0, -60.0),
        (-18.0, -76.0),
        (-7.0, -69.0),
    ];
    let s = scale(size);
    let inner: Vec<(f64, f64)> =
        POINTS.iter().map(|(x, y)| (x * 0.74 - 3.0, (y + 46.0) * 0.74 - 49.0)).collect();
    let gleam = [(-16.0, -40.0), (-14.0, -54.0), (-5.0, -68.0), (-7.0, -52.0)];
    let whole = outline(s, &POINTS);
    crown(shapes, [&whole, &whole, &outline(s, &inner), &outline(s, &gleam)]);
}

/// The shapes as definitions of a drawing.
pub(super) fn defs() -> Markup {
    PreEscaped(SHAPES.clone())
}

/// Where the foot of a piece stands below the middle of its space, and where its letter is written.
pub(super) const fn stance(size: Size) -> (i32, i32) {
    match size {
        Size::Seed => (16, 0),
        Size::Small => (18, 2),
        Size::Medium => (18, -8),
        Size::Large => (18, -19),
    }
}

/// The sign that a piece of this size is.
pub(super) const fn sign(size: Size) -> &'static str {
    match size {
        Size::Seed => "seed",
        Size::Small => "small",
        Size::Medium => "medium",
        Size::Large => "large",
    }
}

/// A piece as a small picture beside text.
pub(super) fn icon(piece: Piece) -> Markup {
    html! {
        svg class={ "ph-icon seat-" (piece.seat.0) } data-sign=(sign(piece.size)) viewBox=(window(piece.size)) aria-hidden="true" focusable="false" {
            use href={ "#ph-" (piece.seat.0) "-" (piece.size.index()) } {}
        }
    }
}

const fn window(size: Size) -> &'static str {
    match size {
        Size::Seed => "-20 -26 40 36",
        Size::Small => "-24 -46 48 52",
        Size::Medium => "-33 -68 66 74",
        Size::Large => "-44 -92 88 99",
    }
}

/// Some leaves in a row, centred on the origin.
pub(super) fn leaves(count: u8) -> Markup {
    html! {
        @for leaf in 0..count {
            use href="#ph-leaf" class="ph-leaf" x=(i32::from(leaf) * 11 - (i32::from(count) - 1) * 11 / 2) {}
        }
    }
}
