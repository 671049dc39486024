//! The four kinds of trees: oak, fir, linden, maple, each as seed, small, medium and large; drawn once and used
//! everywhere by reference.

use maud::{Markup, PreEscaped, html};
use solarium_photosynthesis::{Piece, Size};

/// Shapes used by reference. A tree stands on the origin; colours come from the seat of whoever uses it.
pub(super) const SHAPES: &str = concat!(
    r##"<path id="ph-hex" d="M0-49L42.4-24.5V24.5L0 49L-42.4 24.5V-24.5z"/>"##,
    r##"<path id="ph-leaf" d="M0 5.5C-5.5 1.5-4.5-4 0-7.5C4.5-4 5.5 1.5 0 5.5z"/>"##,
    // Oak: round lobes, more of them as it grows; its seed is an acorn.
    r##"<g id="ph-0-0"><path class="ph-crown" d="M-8-13H8C8-4 4 1 0 3C-4 1-8-4-8-13z"/><path class="ph-cap" d="M-9.5-12C-9-19-4-21 0-21S9-19 9.5-12z"/></g>"##,
    r##"<g id="ph-0-1"><path class="ph-trunk" d="M-2.5 0L-2-12H2L2.5 0z"/><path class="ph-crown" d="M-8-9C-16-9-17-20-9-22C-9-30 9-30 9-22C17-20 16-9 8-9z"/><path class="ph-glint" d="M-9-20C-8-26 1-28 4-25"/><path class="ph-hatch" d="M-11-12L-3-24M-4-10L6-25M4-10L11-20"/></g>"##,
    r##"<g id="ph-0-2"><path class="ph-trunk" d="M-3.5 0L-2.5-16H2.5L3.5 0z"/><path class="ph-crown" d="M-12-12C-23-11-25-27-15-30C-15-42-3-46 0-40C4-46 16-41 15-30C25-27 23-11 12-12C8-7-8-7-12-12z"/><path class="ph-glint" d="M-17-20C-18-27-13-29-11-30C-11-36-7-40-4-39"/><path class="ph-hatch" d="M-18-16L-5-36M-10-12L6-37M-1-11L13-32M8-12L17-26"/></g>"##,
    r##"<g id="ph-0-3"><path class="ph-trunk" d="M-5 0L-3.5-22H3.5L5 0z"/><path class="ph-crown" d="M-14-16C-27-12-34-28-23-36C-29-51-13-60-5-53C0-62 17-60 18-51C30-50 32-38 25-33C34-24 25-12 14-16C9-9-9-9-14-16z"/><path class="ph-glint" d="M-26-26C-27-33-21-36-19-37C-22-46-15-53-9-52"/><path class="ph-hatch" d="M-25-20L-8-50M-16-15L5-52M-6-13L16-50M4-13L24-44M14-15L27-32"/></g>"##,
    // Fir: one tier for each size; its seed is a cone.
    r##"<g id="ph-1-0"><path class="ph-crown" d="M0-21C9-15 9-3 0 3C-9-3-9-15 0-21z"/><path class="ph-vein" d="M-6-12L0-8L6-12M-7-6L0-2L7-6"/></g>"##,
    r##"<g id="ph-1-1"><path class="ph-trunk" d="M-2.5 0V-9H2.5V0z"/><path class="ph-crown" d="M0-32L14-7H-14z"/><path class="ph-glint" d="M-9-11L-1-26"/><path class="ph-hatch" d="M-9-9L0-26M-2-9L5-22M5-9L9-15"/></g>"##,
    r##"<g id="ph-1-2"><path class="ph-trunk" d="M-3 0V-10H3V0z"/><path class="ph-crown" d="M0-48L13-27H8L19-8H-19L-8-27H-13z"/><path class="ph-glint" d="M-13-12L-5-25M-8-30L-1-41"/><path class="ph-hatch" d="M-13-10L0-40M-4-10L7-34M5-10L11-22M12-10L15-15"/></g>"##,
    r##"<g id="ph-1-3"><path class="ph-trunk" d="M-4 0V-12H4V0z"/><path class="ph-crown" d="M0-66L13-46H9L19-28H14L25-9H-25L-14-28H-19L-9-46H-13z"/><path class="ph-glint" d="M-19-13L-11-26M-13-31L-6-44M-8-49L-1-59"/><path class="ph-hatch" d="M-19-11L0-56M-10-11L9-48M0-11L14-38M9-11L18-29M17-11L21-17"/></g>"##,
    // Linden: a tall heart with veins; its seed hangs in pairs on a wing.
    r##"<g id="ph-2-0"><path class="ph-vein" d="M0-21V-10M0-12L-5-5M0-12L5-5"/><path class="ph-cap" d="M0-22C7-21 9-14 2-12C-1-15-1-19 0-22z"/><circle class="ph-crown" cx="-5" cy="-3" r="5"/><circle class="ph-crown" cx="6" cy="-3" r="5"/></g>"##,
    r##"<g id="ph-2-1"><path class="ph-trunk" d="M-2.5 0V-9H2.5V0z"/><path class="ph-crown" d="M0-33C12-26 16-8 5-7C2-6-2-6-5-7C-16-8-12-26 0-33z"/><path class="ph-glint" d="M-8-12C-9-19-5-26-1-29"/><path class="ph-hatch" d="M-8-9L3-28M-1-8L8-22M5-8L10-15"/></g>"##,
    r##"<g id="ph-2-2"><path class="ph-trunk" d="M-3 0V-10H3V0z"/><path class="ph-crown" d="M0-49C17-39 24-10 7-9C3-7-3-7-7-9C-24-10-17-39 0-49z"/><path class="ph-glint" d="M-13-15C-14-27-8-38-2-43"/><path class="ph-hatch" d="M-12-12L4-43M-5-10L10-36M3-10L14-27M9-11L15-18"/></g>"##,
    r##"<g id="ph-2-3"><path class="ph-trunk" d="M-4 0V-12H4V0z"/><path class="ph-crown" d="M0-67C23-53 32-12 9-10C4-8-4-8-9-10C-32-12-23-53 0-67z"/><path class="ph-glint" d="M-18-19C-19-34-11-50-3-58"/><path class="ph-hatch" d="M-17-16L5-60M-10-12L13-52M0-11L18-42M9-11L21-30"/></g>"##,
    // Maple: five points, as its leaf; its seed has two wings.
    r##"<g id="ph-3-0"><path class="ph-crown" d="M0-10C-4-20-14-21-16-17C-13-13-8-8-2-6z"/><path class="ph-crown" d="M0-10C4-20 14-21 16-17C13-13 8-8 2-6z"/><circle class="ph-cap" cx="0" cy="-4" r="5.5"/></g>"##,
    r##"<g id="ph-3-1"><path class="ph-trunk" d="M-2.5 0V-10H2.5V0z"/><path class="ph-crown" d="M0-34L4-25L14-27L10-18L15-10L0-8L-15-10L-10-18L-14-27L-4-25z"/><path class="ph-glint" d="M-11-12L-7-18L-9-23M-3-24L-1-29"/><path class="ph-hatch" d="M-9-11L0-28M-1-9L8-24M6-10L11-17"/></g>"##,
    r##"<g id="ph-3-2"><path class="ph-trunk" d="M-3 0V-12H3V0z"/><path class="ph-crown" d="M0-50L6-37L20-41L15-27L23-13L7-11L0-8L-7-11L-23-13L-15-27L-20-41L-6-37z"/><path class="ph-glint" d="M-17-16L-11-26L-14-35M-5-36L-1-44"/><path class="ph-hatch" d="M-15-14L0-42M-6-11L12-37M3-11L13-27M11-13L16-21"/></g>"##,
    r##"<g id="ph-3-3"><path class="ph-trunk" d="M-4 0V-14H4V0z"/><path class="ph-crown" d="M0-68L7-53L19-60L19-47L31-45L21-33L29-16L9-15L0-9L-9-15L-29-16L-21-33L-31-45L-19-47L-19-60L-7-53z"/><path class="ph-glint" d="M-22-20L-16-32L-23-41M-14-47L-14-53M-6-52L-1-61"/><path class="ph-hatch" d="M-22-18L0-59M-11-15L17-53M0-13L18-43M10-16L21-34"/></g>"##,
);

/// The shapes as definitions of a drawing.
pub(super) fn defs() -> Markup {
    PreEscaped(SHAPES.to_string())
}

/// Where the foot of a piece stands below the middle of its space, and where its letter is written.
pub(super) const fn stance(size: Size) -> (i32, i32) {
    match size {
        Size::Seed => (14, 0),
        Size::Small => (19, 5),
        Size::Medium => (21, 1),
        Size::Large => (22, -6),
    }
}

/// A piece as a small picture beside text.
pub(super) fn icon(piece: Piece) -> Markup {
    html! {
        svg class={ "ph-icon seat-" (piece.seat.0) } viewBox=(window(piece.size)) aria-hidden="true" focusable="false" {
            use href={ "#ph-" (piece.seat.0) "-" (piece.size.index()) } {}
        }
    }
}

const fn window(size: Size) -> &'static str {
    match size {
        Size::Seed => "-20 -28 40 36",
        Size::Small => "-20 -36 40 38",
        Size::Medium => "-27 -52 54 54",
        Size::Large => "-36 -71 72 73",
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
