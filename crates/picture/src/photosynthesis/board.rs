//! The board: earth, light, shadows, pieces, the six places of the sun, the walk of Directional Selection.

use super::{Look, N, species};
use maud::{Markup, PreEscaped, html};
use solarium_photosynthesis::{Arrow, Cell, DIRECTIONS, Piece, Size};
use std::fmt::Write;

/// Centre to centre of two neighbours.
pub(super) const STEP: f64 = 86.6;
/// From the middle of the board to a place of the sun.
const SUN_AT: f64 = 4.12 * STEP;
/// First index of a ring (PH-1.4).
const RING_BASE: [usize; 4] = [0, 1, 7, 19];

pub(super) const VIEW_BOX: &str = "-407 -362 814 724";

/// The middle of a space (PH-1.2).
fn centre(cell: Cell) -> (f64, f64) {
    let (q, r) = cell.axial();
    let (q, r) = (f64::from(q), f64::from(r));
    (STEP * (q + r / 2.0), 75.0 * r)
}

/// The unit vector towards a corner (PH-1.5).
fn towards(sun: u8) -> (f64, f64) {
    let (q, r) = DIRECTIONS[usize::from(sun) % 6];
    let (q, r) = (f64::from(q), f64::from(r));
    (q + r / 2.0, r * 0.866)
}

pub(super) fn board(look: &Look<'_>) -> Markup {
    html! {
        svg class="ph-board" xmlns="http://www.w3.org/2000/svg" viewBox=(VIEW_BOX) role="group"
            aria-label=(look.title()) {
            (inside(look))
        }
    }
}

/// The board without its frame, for a page and for a poster.
pub(super) fn inside(look: &Look<'_>) -> Markup {
    let sun = look.state.sun();
    html! {
        defs { (species::defs()) (light_defs(sun)) }
        polygon class="ph-plate" points=(plate()) {}
        g class="ph-ground" {
            @for cell in Cell::all() {
                @let (x, y) = centre(cell);
                use href="#ph-hex" class={ "ph-soil-" (cell.leaves()) } x=(N(x)) y=(N(y)) {}
            }
        }
        polygon class="ph-glow" fill="url(#ph-ray)" points=(plate()) {}
        g class="ph-beams" { (beams(sun)) }
        g class="ph-shadows" filter="url(#ph-soft)" { (shadows(look, sun)) }
        (suns(look, sun))
        @if look.rules.has_cynthia() { (walk(look)) }
        @for cell in Cell::all() { (space(look, cell, sun)) }
        g class="ph-growth" aria-hidden="true" { @for cell in Cell::all() { (growth(look, cell, sun)) } }
    }
}

/// The gradient of the light falls away from the sun; the blur makes shadows soft.
fn light_defs(sun: u8) -> Markup {
    let (x, y) = towards(sun);
    html! {
        linearGradient id="ph-ray" gradientUnits="userSpaceOnUse" x1=(N(x * 330.0)) y1=(N(y * 330.0))
            x2=(N(-x * 300.0)) y2=(N(-y * 300.0)) {
            stop class="ph-ray-near" offset="0" {}
            stop class="ph-ray-far" offset="1" {}
        }
        radialGradient id="ph-halo" {
            stop class="ph-halo-in" offset="0.35" {}
            stop class="ph-halo-mid" offset="0.7" {}
            stop class="ph-halo-out" offset="1" {}
        }
        filter id="ph-soft" x="-5%" y="-5%" width="110%" height="110%" {
            feGaussianBlur stdDeviation="2.6" {}
        }
        @for (id, class) in [("ph-tip", "ph-tip"), ("ph-walk-tip", "ph-walk-tip")] {
            marker id=(id) viewBox="0 0 10 10" refX="6" refY="5" markerWidth="5" markerHeight="5" orient="auto" {
                path class=(class) d="M0 0L10 5L0 10z" {}
            }
        }
    }
}

fn plate() -> String {
    let mut points = String::with_capacity(80);
    for sun in 0..6 {
        let (x, y) = towards(sun);
        let _ = write!(points, "{:.0},{:.0} ", x * 3.68 * STEP, y * 3.68 * STEP);
    }
    points
}

/// PH-1.6: seven straight lines of light across the board.
fn beams(sun: u8) -> Markup {
    let (x, y) = towards(sun);
    html! {
        @for line in -3i32..=3 {
            // Lines lie side by side, 75 apart; the outer ones are shorter.
            @let (side, reach) = (f64::from(line) * 75.0, (3.45 - 0.5 * f64::from(line.abs())) * STEP);
            @let (mx, my) = (-y * side, x * side);
            line x1=(N(mx + x * reach)) y1=(N(my + y * reach)) x2=(N(mx - x * reach)) y2=(N(my - y * reach)) {}
        }
    }
}

/// PH-4.2: a soft shadow behind every tree, as many spaces long as the tree is tall, cut at the edge.
fn shadows(look: &Look<'_>, sun: u8) -> Markup {
    let (ux, uy) = towards((sun + 3) % 6);
    let mut out = String::with_capacity(2048);
    for (cell, piece) in look.state.forest().pieces() {
        let wide = match piece.size {
            Size::Seed => continue,
            Size::Small => 11.0,
            Size::Medium => 16.0,
            Size::Large => 21.0,
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
        let foot = f64::from(species::stance(piece.size).0) * 0.8;
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

/// Six places for the sun; it stands at one of them (PH-1.5).
fn suns(look: &Look<'_>, at: u8) -> Markup {
    let next = look.sun_ahead(1);
    let last = look.state.round() >= look.rules.last_round();
    html! {
        @for sun in 0..6u8 {
            @let (x, y) = towards(sun);
            @let place = look.sun(sun);
            @if sun == at {
                g class="ph-sun" transform={ "translate(" (N(x * SUN_AT)) " " (N(y * SUN_AT)) ")" } data-move="sun"
                    data-name={ "sun " (sun) } role="img" aria-label=(look.words.fill("ph-sun-here", &[("place", &place)]))
                    data-tip=(look.words.fill("ph-sun-here", &[("place", &place)])) {
                    circle class="ph-halo" r="62" fill="url(#ph-halo)" {}
                    path class="ph-rays" d="M0-41V-31M0 41V31M-41 0H-31M41 0H31M-29-29L-22-22M29 29L22 22M-29 29L-22 22M29-29L22-22M-15.7-37.9L-12-29M15.7 37.9L12 29M-37.9 15.7L-29 12M37.9-15.7L29-12M15.7-37.9L12-29M-15.7 37.9L-12 29M-37.9-15.7L-29-12M37.9 15.7L29 12" {}
                    circle class="ph-disc" r="25" {}
                    text class="ph-sun-no" y="8" { (sun) }
                }
            } @else {
                @let label = if sun == next && !last {
                    look.words.fill("ph-sun-next", &[("place", &place)])
                } else {
                    look.words.fill("ph-sun-place", &[("place", &place)])
                };
                g class=(if sun == next && !last { "ph-place ph-next" } else { "ph-place" })
                    transform={ "translate(" (N(x * SUN_AT)) " " (N(y * SUN_AT)) ")" } data-name={ "sun " (sun) }
                    role="img" aria-label=(label) data-tip=(label) {
                    circle r="17" {}
                    text class="ph-place-no" y="5.5" { (sun) }
                }
            }
        }
        @if !last && next != at { (path_of_the_sun(at)) }
    }
}

/// The way the sun goes next, clockwise (PH-3.2).
fn path_of_the_sun(at: u8) -> Markup {
    let angle = |corner: f64| (corner - 1.0) * std::f64::consts::FRAC_PI_3;
    let (from, to) = (angle(f64::from(at) + 0.17), angle(f64::from(at) + 0.88));
    let r = SUN_AT;
    html! {
        path class="ph-way" marker-end="url(#ph-tip)" d={
            "M" (N(r * from.cos())) " " (N(r * from.sin())) "A" (N(r)) " " (N(r)) " 0 0 1 " (N(r * to.cos())) " " (N(r * to.sin()))
        } {}
    }
}

/// PH-12: where Directional Selection starts, and while a card lies drawn the way it walks round each ring.
fn walk(look: &Look<'_>) -> Markup {
    let Some(corner) = look.state.ds_corner() else { return html! {} };
    let half = look.rules.half(look.state);
    let (x, y) = towards(corner);
    let label = look.words.fill("ph-ds-corner", &[("place", &look.sun(corner))]);
    html! {
        g class="ph-flag" transform={ "translate(" (N(x * 3.62 * STEP)) " " (N(y * 3.62 * STEP)) ")" } role="img"
            aria-label=(label) data-tip=(label) {
            circle class="ph-flag-ground" r="13" {}
            path d="M-4 8V-8L7-4L-4 0" {}
        }
        @if let Some(half) = half {
            g class="ph-walk" {
                @for ring in 1..=3usize {
                    (ring_path(ring, corner, half.arrow))
                }
            }
        }
    }
}

/// PH-12.2, PH-12.3: once round a ring from its start space.
fn ring_path(ring: usize, corner: u8, arrow: Arrow) -> Markup {
    let cells = 6 * ring;
    let start = ring * usize::from(corner);
    let mut path = String::with_capacity(160);
    let (mut sx, mut sy) = (0.0, 0.0);
    for k in 0..cells {
        let j = match arrow {
            Arrow::Cw => (start + k) % cells,
            Arrow::Ccw => (start + cells - k) % cells,
        };
        let Some(cell) = Cell::at(RING_BASE[ring] + j) else { continue };
        let (x, y) = centre(cell);
        if k == 0 {
            (sx, sy) = (x, y);
        }
        let _ = write!(path, "{}{:.0} {:.0}", if k == 0 { 'M' } else { 'L' }, x, y - 4.0);
    }
    html! {
        path d=(path) marker-end="url(#ph-walk-tip)" {}
        circle cx=(N(sx)) cy=(N(sy - 4.0)) r="7" {}
    }
}

fn space(look: &Look<'_>, cell: Cell, sun: u8) -> Markup {
    let state = look.state;
    let forest = state.forest();
    let piece = forest.piece(cell);
    let dark = match piece {
        Some(_) => forest.shaded(sun).contains(cell),
        None => forest.shadow_on_ground(sun).contains(cell),
    };
    let activated = state.activated().contains(cell);
    let (x, y) = centre(cell);
    let (label, tip) = space_words(look, cell, piece, dark, activated, sun);
    html! {
        g class=(if activated { "ph-cell ph-used" } else { "ph-cell" })
            transform={ "translate(" (N(x)) " " (N(y)) ")" } data-touch={ "cell:" (cell) } data-name=(cell)
            role=(if look.alone { "img" } else { "button" }) aria-label=(label) data-tip=(tip) {
            @if !look.alone { use href="#ph-hex" class="ph-rim" {} }
            use href="#ph-hex" class="ph-hit" {}
            @if dark && !look.alone { (shaders(look, cell, sun)) }
        }
    }
}

/// What stands on a space and what is printed there: drawn over all spaces, as those carry the names for who listens.
fn growth(look: &Look<'_>, cell: Cell, sun: u8) -> Markup {
    let (x, y) = centre(cell);
    let activated = look.state.activated().contains(cell);
    let forest = look.state.forest();
    html! {
        g transform={ "translate(" (N(x)) " " (N(y)) ")" } {
            g transform="translate(0 31)" { (species::leaves(cell.leaves())) }
            @if activated { path class="ph-used-edge" d="M0-43L37-21.5V21.5L0 43L-37 21.5V-21.5z" {} }
            text class="ph-cell-name" y="44" { (cell) }
            @if let Some(piece) = forest.piece(cell) { (standing(look, cell, piece, forest.shaded(sun).contains(cell))) }
            @if activated {
                g class="ph-used-mark" transform="translate(-28 12)" {
                    circle r="8.5" {}
                    path d="M-4 0L-1 3.5L4.5-3.5" {}
                }
            }
        }
    }
}

/// Lines to the trees that shade a space, shown while somebody looks at it (PH-4.4, PH-4.5).
fn shaders(look: &Look<'_>, cell: Cell, sun: u8) -> Markup {
    let (x, y) = centre(cell);
    html! {
        g class="ph-shaders" {
            @for shader in look.state.forest().shaders(cell, sun) {
                @let (sx, sy) = centre(shader);
                path d={ "M0 0L" (N(sx - x)) " " (N(sy - y)) } {}
                circle cx=(N(sx - x)) cy=(N(sy - y)) r="34" {}
            }
        }
    }
}

/// A piece on its space: lit ones carry the light they give, dark ones a moon.
fn standing(look: &Look<'_>, cell: Cell, piece: Piece, dark: bool) -> Markup {
    let (foot, letter) = species::stance(piece.size);
    let seat = piece.seat.0;
    html! {
        g class={ "ph-piece seat-" (seat) (if dark { " ph-dark" } else { "" }) }
            data-move={ "piece-" (cell) "-" (piece.size.index()) } {
            use href={ "#ph-" (seat) "-" (piece.size.index()) } transform={ "translate(0 " (foot) ")scale(1.08)" } {}
            @if piece.size == Size::Seed {
                text class="ph-seed-letter" y="-13" { (piece.seat.letter()) }
            } @else {
                text class={ "ph-letter ph-letter-" (piece.size.index()) } y=(letter) { (piece.seat.letter()) }
            }
        }
        @if dark {
            g class="ph-moon" transform="translate(28 12)" {
                circle r="9" {}
                path d="M2.5-5.5A5.5 5.5 0 1 0 5 3.5A4.5 4.5 0 0 1 2.5-5.5z" {}
            }
        } @else if piece.size != Size::Seed {
            g class="ph-light" transform="translate(28 12)" {
                circle r="9" {}
                text y="4.5" { (look.rules.pack.players.light[piece.size.index()]) }
            }
        }
    }
}

/// The accessible name of a space, and the short words shown beside it.
fn space_words(
    look: &Look<'_>,
    cell: Cell,
    piece: Option<Piece>,
    dark: bool,
    activated: bool,
    sun: u8,
) -> (String, String) {
    let words = look.words;
    let mut tip = String::new();
    let light = match (piece, dark) {
        (_, true) => words.fill("ph-in-shadow-of", &[("trees", &look.shaders(cell, sun))]),
        (Some(piece), false) if piece.size != Size::Seed => {
            words.fill("ph-lit", &[("lp", &look.rules.pack.players.light[piece.size.index()])])
        }
        _ => words.get("ph-in-light").to_string(),
    };
    let what = match piece {
        Some(piece) => look.piece(piece),
        None => words.get("ph-empty").to_string(),
    };
    let leaves = words.fill("ph-leaves", &[("n", &cell.leaves())]);
    let mut label = String::with_capacity(96);
    let _ = write!(label, "{cell}, {leaves}, {what}, {light}");
    let _ = write!(tip, "{cell}: {what}, {light}");
    if piece.is_none_or(|piece| piece.size == Size::Large) {
        let value = look.rules.token_value(look.state, cell);
        let token = words.fill("ph-token-here", &[("value", &value)]);
        let _ = write!(label, ", {token}");
        let _ = write!(tip, ", {token}");
    }
    if activated {
        let _ = write!(label, ", {}", words.get("ph-activated"));
        let _ = write!(tip, ", {}", words.get("ph-activated"));
    }
    (label, tip)
}
