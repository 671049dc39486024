//! What lies below the pieces: the woods round the clearing, the edge of the board, grass, light and shadows.

use super::board::{STEP, centre, towards};
use super::{N, species};
use maud::{Markup, PreEscaped, html};
use solarium_photosynthesis::{Cell, Piece, Size};
use std::fmt::Write;

/// What hangs on where the sun stands, and the grass.
pub(super) fn light_defs(sun: u8) -> Markup {
    let (x, y) = towards(sun);
    let reach = 3.7 * STEP;
    html! {
        linearGradient id="ph-ray" gradientUnits="userSpaceOnUse" x1=(N(x * reach)) y1=(N(y * reach)) x2=(N(-x * reach)) y2=(N(-y * reach)) {
            stop class="ph-ray-near" offset="0" {}
            stop class="ph-ray-far" offset="1" {}
        }
        // A shadow is deepest at the foot of its tree.
        linearGradient id="ph-cast" x1=(N(0.5 + x / 2.0)) y1=(N(0.5 + y / 2.0)) x2=(N(0.5 - x / 2.0)) y2=(N(0.5 - y / 2.0)) {
            stop class="ph-cast-near" offset="0" {}
            stop class="ph-cast-far" offset="1" {}
        }
        radialGradient id="ph-halo" {
            stop class="ph-halo-in" offset="0.35" {}
            stop class="ph-halo-mid" offset="0.6" {}
            stop class="ph-halo-out" offset="1" {}
        }
        radialGradient id="ph-orb" cx="0.38" cy="0.34" r="0.75" {
            stop class="ph-orb-in" offset="0" {}
            stop class="ph-orb-out" offset="1" {}
        }
        pattern id="ph-tufts" width="74" height="64" patternUnits="userSpaceOnUse" {
            path d="M8 14q1-6-2-9m2 9q0-7 2-10m-2 10q3-4 6-5M46 30q1-6-2-9m2 9q0-7 2-10m-2 10q3-4 6-5M22 52q1-6-2-9m2 9q0-7 2-10m-2 10q3-4 6-5M64 58q0-6 2-8m-2 8q-2-4-5-5" {}
            path class="ph-bloom" d="M33 8h.1M60 12h.1M12 36h.1M54 50h.1" {}
        }
        filter id="ph-soft" x="-20%" y="-20%" width="140%" height="140%" { feGaussianBlur stdDeviation="3.2" {} }
        @for (id, class) in [("ph-tip", "ph-tip"), ("ph-walk-tip", "ph-walk-tip")] {
            marker id=(id) viewBox="0 0 10 10" refX="6" refY="5" markerWidth="5" markerHeight="5" orient="auto" {
                path class=(class) d="M0 0L10 5L0 10z" {}
            }
        }
    }
}

/// The forest round the clearing, as far as the corners of the picture let it be seen.
pub(super) fn woods() -> Markup {
    const FIRS: [(i32, i32, f64); 18] = [
        (-470, -250, 1.5),
        (-415, -268, 1.9),
        (-360, -290, 1.5),
        (-305, -318, 1.2),
        (470, -250, 1.6),
        (415, -272, 1.9),
        (362, -290, 1.4),
        (310, -316, 1.1),
        (-455, 330, 2.6),
        (-390, 372, 2.2),
        (-330, 392, 1.7),
        (-268, 402, 1.3),
        (455, 330, 2.5),
        (395, 374, 2.3),
        (335, 392, 1.8),
        (272, 402, 1.3),
        (-500, 390, 2.9),
        (500, 390, 2.9),
    ];
    html! {
        g class="ph-woods" aria-hidden="true" {
            @for (x, y, size) in FIRS {
                use href="#ph-wood" transform={ "translate(" (x) " " (y) ")scale(" (N(size)) ")" } {}
            }
        }
    }
}

/// The corners of the board, some steps from its middle and some way down.
pub(super) fn plate(steps: f64, down: f64) -> String {
    let mut points = String::with_capacity(80);
    for sun in 0..6 {
        let (x, y) = towards(sun);
        let _ = write!(points, "{:.0},{:.0} ", x * steps * STEP, y * steps * STEP + down);
    }
    points
}

/// PH-1.6: seven straight lines of light across the board. They shimmer in two groups, not one by one: everything that
/// moves by itself is a layer as large as the board for the browser.
pub(super) fn beams(sun: u8) -> Markup {
    html! {
        g class="ph-beams" { @for line in [-2, 0, 2] { (beam(sun, line)) } }
        g class="ph-beams ph-beams-slow" { @for line in [-3, -1, 1, 3] { (beam(sun, line)) } }
    }
}

/// Lines lie side by side, 75 apart; the outer ones are shorter.
fn beam(sun: u8, line: i32) -> Markup {
    let (x, y) = towards(sun);
    let (side, reach) = (f64::from(line) * 75.0, (3.5 - 0.5 * f64::from(line.abs())) * STEP);
    let (mx, my) = (-y * side, x * side);
    html! {
        line x1=(N(mx + x * reach)) y1=(N(my + y * reach)) x2=(N(mx - x * reach)) y2=(N(my - y * reach)) {}
    }
}

/// PH-4.2: a soft shadow behind every tree, as many spaces long as the tree is tall, cut at the edge.
pub(super) fn shadows(pieces: impl Iterator<Item = (Cell, Piece)>, sun: u8) -> Markup {
    let (ux, uy) = towards((sun + 3) % 6);
    let mut out = String::with_capacity(2048);
    for (cell, piece) in pieces {
        let wide = match piece.size {
            Size::Seed => continue,
            Size::Small => 13.0,
            Size::Medium => 19.0,
            Size::Large => 26.0,
        };
        let mut steps = 0;
        let mut at = cell;
        while steps < piece.size.index()
            && let Some(next) = at.step((sun + 3) % 6)
        {
            at = next;
            steps += 1;
        }
        let (x, y) = centre(cell);
        let foot = f64::from(species::stance(piece.size).0);
        let length = if steps == 0 { 34.0 } else { steps as f64 * STEP + 14.0 };
        // Across the direction of the light.
        let (nx, ny) = (-uy, ux);
        let (bx, by) = (x, y + foot);
        let (ex, ey) = (x + ux * length, y + uy * length + foot * 0.3);
        let _ = write!(
            out,
            "<path d=\"M{:.0} {:.0}L{:.0} {:.0}A{wide} {wide} 0 0 0 {:.0} {:.0}L{:.0} {:.0}z\"/>",
            bx + nx * wide * 0.45,
            by + ny * wide * 0.45,
            ex + nx * wide,
            ey + ny * wide,
            ex - nx * wide,
            ey - ny * wide,
            bx - nx * wide * 0.45,
            by - ny * wide * 0.45,
        );
    }
    PreEscaped(out)
}
