//! The board: its spaces and pieces, the six places of the sun, the walk of Directional Selection, what an action would
//! change.

use super::ground::{beams, light_defs, plate, shadows, woods};
use super::{Look, N, species};
use maud::{Markup, html};
use solarium_photosynthesis::{Arrow, Cell, DIRECTIONS, Piece, Size};
use std::fmt::Write;

/// Centre to centre of two neighbours.
pub(super) const STEP: f64 = 86.6;
/// From the middle of the board to a place of the sun.
const SUN_AT: f64 = 4.12 * STEP;
/// First index of a ring (PH-1.4).
const RING_BASE: [usize; 4] = [0, 1, 7, 19];

pub(super) const VIEW_BOX: &str = "-404 -376 808 752";

/// The middle of a space (PH-1.2).
pub(super) fn centre(cell: Cell) -> (f64, f64) {
    let (q, r) = cell.axial();
    let (q, r) = (f64::from(q), f64::from(r));
    (STEP * (q + r / 2.0), 75.0 * r)
}

/// The unit vector towards a corner (PH-1.5).
pub(super) fn towards(sun: u8) -> (f64, f64) {
    let (q, r) = DIRECTIONS[usize::from(sun) % 6];
    let (q, r) = (f64::from(q), f64::from(r));
    (q + r / 2.0, r * 0.866)
}

pub(super) fn board(look: &Look<'_>) -> Markup {
    html! {
        svg class="ph-board" xmlns="http://www.w3.org/2000/svg" viewBox=(VIEW_BOX) data-rule="PH-4.1" role="group"
            aria-label=(look.title()) {
            (inside(look))
        }
    }
}

/// The board without its frame, for a page and for a poster.
pub(super) fn inside(look: &Look<'_>) -> Markup {
    let sun = look.state.sun();
    // From the back to the front: what stands nearer covers what stands behind it.
    let mut rows: Vec<Cell> = Cell::all().collect();
    rows.sort_by_key(|cell| cell.axial().1);
    let shadow = look.state.forest().shadow_on_ground(sun);
    html! {
        defs { (species::defs()) (light_defs(sun)) }
        (woods())
        polygon class="ph-cliff" points=(plate(3.72, 20.0)) {}
        polygon class="ph-plate" points=(plate(3.72, 0.0)) {}
        g class="ph-ground" {
            @for cell in Cell::all() {
                @let (x, y) = centre(cell);
                use href="#ph-hex" class={ "ph-soil-" (cell.leaves()) } x=(N(x)) y=(N(y)) {}
            }
        }
        polygon class="ph-grass" fill="url(#ph-tufts)" points=(plate(3.4, 0.0)) {}
        g class="ph-dim" data-fade={ "sun " (sun) } {
            @for cell in Cell::all().filter(|cell| shadow.contains(*cell)) {
                @let (x, y) = centre(cell);
                use href="#ph-hex" x=(N(x)) y=(N(y)) {}
            }
        }
        g data-fade={ "sun " (sun) } {
            polygon class="ph-glow" fill="url(#ph-ray)" points=(plate(3.72, 0.0)) {}
            (beams(sun))
            g class="ph-shadows" filter="url(#ph-soft)" { (shadows(look.state.forest().pieces(), sun)) }
        }
        (suns(look, sun))
        @if look.rules.has_cynthia() { (walk(look)) }
        @for cell in Cell::all() { (space(look, cell, sun)) }
        g class="ph-growth" aria-hidden="true" {
            @for cell in &rows { (growth(look, *cell, sun)) }
            // Over all trees: a high one must not cover what is written behind it.
            @for cell in rows { (written(look, cell, sun)) }
        }
    }
}

/// What an action changes on the board, to be laid over it: the piece that comes or goes, its shadow, what it costs and
/// what it brings.
pub(super) fn ghost(before: &Look<'_>, after: &Look<'_>) -> Option<Markup> {
    let sun = before.state.sun();
    let was = |cell: Cell| before.state.forest().piece(cell);
    let changed: Vec<Cell> =
        Cell::all().filter(|cell| was(*cell) != after.state.forest().piece(*cell)).collect();
    let seat = changed.iter().find_map(|cell| after.state.forest().piece(*cell).or(was(*cell)))?.seat;
    let come = changed.iter().filter_map(|cell| Some((*cell, after.state.forest().piece(*cell)?)));
    let spent = i32::from(after.state.lp(seat)) - i32::from(before.state.lp(seat));
    let token = after.rules.tokens(after.state, seat).nth(usize::from(before.state.taken().count(seat)));
    Some(html! {
        svg class="ph-board" viewBox=(VIEW_BOX) {
            g class="ph-shadows" filter="url(#ph-soft)" { (shadows(come, sun)) }
            @for cell in changed {
                @let (x, y) = centre(cell);
                g transform={ "translate(" (N(x)) " " (N(y)) ")" } {
                    @match after.state.forest().piece(cell) {
                        Some(piece) => {
                            use href="#ph-hex" class="ph-ghost-edge" {}
                            use href={ "#ph-" (piece.seat.0) "-" (piece.size.index()) } y=(species::stance(piece.size).0)
                                class={ "ph-ghost-piece seat-" (piece.seat.0) } {}
                        }
                        None => path class="ph-ghost-gone" d="M-20-46L20-6M20-46L-20-6" {},
                    }
                    // Inside the space itself: beside it they would cover its neighbours.
                    @if spent != 0 { (chip(35.0, "ph-ghost-chip", &format!("{}{} LP", if spent < 0 { '−' } else { '+' }, spent.abs()))) }
                    @if let Some(token) = token { (chip(5.0, "ph-ghost-chip ph-ghost-gain", &format!("+{token}"))) }
                }
            }
        }
    })
}

fn chip(y: f64, class: &str, text: &str) -> Markup {
    html! {
        g class=(class) transform={ "translate(0 " (N(y)) ")" } {
            rect x="-36" y="-15" width="72" height="28" rx="14" {}
            text y="5.5" { (text) }
        }
    }
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
                g class="ph-sun" transform={ "translate(" (N(x * SUN_AT)) " " (N(y * SUN_AT)) ")" } data-move="sun" data-arc=""
                    data-name={ "sun " (sun) } data-rule="PH-3.2" role="img" aria-label=(look.words.fill("ph-sun-here", &[("place", &place)]))
                    data-tip=(look.words.fill("ph-sun-here", &[("place", &place)])) {
                    circle class="ph-halo" r="62" fill="url(#ph-halo)" {}
                    path class="ph-rays" d="M0-41V-31M0 41V31M-41 0H-31M41 0H31M-29-29L-22-22M29 29L22 22M-29 29L-22 22M29-29L22-22M-15.7-37.9L-12-29M15.7 37.9L12 29M-37.9 15.7L-29 12M37.9-15.7L29-12M15.7-37.9L12-29M-15.7 37.9L-12 29M-37.9-15.7L-29-12M37.9 15.7L29 12" {}
                    circle class="ph-disc" r="25" fill="url(#ph-orb)" {}
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
                    data-rule="PH-3.2" role="img" aria-label=(label) data-tip=(label) {
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
            aria-label=(label) data-tip=(label) data-rule="PH-12.2" {
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
            g transform="translate(0 28)scale(.82)" { (species::leaves(cell.leaves())) }
            @if activated { path class="ph-used-edge" d="M0-43L37-21.5V21.5L0 43L-37 21.5V-21.5z" {} }
            @if let Some(piece) = forest.piece(cell) { (standing(cell, piece, forest.shaded(sun).contains(cell))) }
            @if activated {
                g class="ph-used-mark" transform="translate(-28 10)" {
                    circle r="8.5" {}
                    path d="M-4 0L-1 3.5L4.5-3.5" {}
                }
            }
        }
    }
}

/// Lines to the trees that shade a space, shown on hover and focus (PH-4.4, PH-4.5).
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

/// A piece on its space.
fn standing(cell: Cell, piece: Piece, dark: bool) -> Markup {
    let (foot, letter) = species::stance(piece.size);
    let seat = piece.seat.0;
    html! {
        g class={ "ph-piece seat-" (seat) (if dark { " ph-dark" } else { "" }) }
            data-move={ "piece-" (cell) } data-grow=(piece.size.index()) {
            use href={ "#ph-" (seat) "-" (piece.size.index()) } y=(foot) {}
            @if piece.size == Size::Seed {
                text class="ph-seed-letter" y="-11" { (piece.seat.letter()) }
            } @else {
                text class={ "ph-letter ph-letter-" (piece.size.index()) } y=(letter) { (piece.seat.letter()) }
            }
        }
    }
}

/// What is written in a space: its name, and beside a piece the light it gives, or a moon if it is dark.
fn written(look: &Look<'_>, cell: Cell, sun: u8) -> Markup {
    let (x, y) = centre(cell);
    let forest = look.state.forest();
    html! {
        g transform={ "translate(" (N(x)) " " (N(y)) ")" } {
            text class="ph-cell-name" y="42.5" { (cell) }
            @if let Some(piece) = forest.piece(cell) { (light(look, piece, forest.shaded(sun).contains(cell))) }
        }
    }
}

fn light(look: &Look<'_>, piece: Piece, dark: bool) -> Markup {
    html! {
        @if dark {
            g class="ph-moon" transform="translate(27 10)" {
                circle r="11" {}
                path d="M2.5-5.5A5.5 5.5 0 1 0 5 3.5A4.5 4.5 0 0 1 2.5-5.5z" {}
            }
        } @else if piece.size != Size::Seed {
            g class="ph-light" transform="translate(27 10)" {
                circle r="11" {}
                text y="5.2" { (look.rules.pack.players.light[piece.size.index()]) }
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
