//! The dying star: deep space, two orbits, three burning layers with their barriers, the heart, and how far its end is.

use super::backdrop;
use super::geometry::{N, RADII, RADIUS, SIZE, polar};
use super::pieces::outlines;
use super::{Star, glyphs};
use maud::{Markup, html};
use solarium_sol::{Layer, Space, spaces};

/// The countdown lies in the upper right corner, on a circle round the star: first degree, and degrees from one to the
/// next.
const TRACK: (f64, f64) = (-66.2, 3.26);
const TRACK_RADIUS: f64 = 522.0;

impl Star<'_> {
    /// The whole board for a page: what moves slowly below, what is played with above.
    pub(super) fn board(&self) -> Markup {
        html! {
            (backdrop::layers())
            // Divers, gates and spaces lie closer together than a finger is wide on a small screen.
            svg class="sol-board" data-tight="" xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (SIZE) " " (SIZE) } role="group" aria-label=(self.title()) {
                (self.drawing())
            }
        }
    }

    /// What is played with: for the page and for a document of its own.
    pub(super) fn drawing(&self) -> Markup {
        let mut taken = self.fixed();
        let spaces = html! { @for space in spaces(self.board.all()) { (self.space(space)) } };
        let inhabitants = html! { @for space in solarium_sol::spaces(self.board.all()) { (self.inhabitants(space, &mut taken)) } };
        let costs = self.costs(&mut taken);
        let numbers = self.space_numbers(&mut taken);
        html! {
            (outlines())
            (rings())
            g class="sol-spaces" { (spaces) }
            @if self.state.marker == 0 { circle class="sol-nova-light" cx="500" cy="500" r=(N(RADII[5] * RADIUS)) {} }
            (self.flash())
            (numbers)
            (self.legend())
            (self.countdown())
            (self.heart())
            g class="sol-sites" { (self.sites()) }
            g class="sol-pieces" { (inhabitants) }
            (self.ships())
            (costs)
        }
    }

    /// The position in one line for those who hear the board.
    pub(super) fn title(&self) -> String {
        let left = self.state.cards_left();
        self.words.fill(
            "sol-board-title",
            &[("marker", &self.state.marker), ("cards", &left), ("seat", &self.name(self.acting()))],
        )
    }

    fn space(&self, space: Space) -> Markup {
        let layer = self.board.layer(space);
        let name = self.board.name(space);
        let mut class = format!("sol-space sol-{}", layer.letter());
        if self.launch & space.bit() != 0 {
            class.push_str(" sol-launch");
        }
        let label = self.describe(space);
        html! {
            path class=(class) d=(self.plate(space)) data-touch={ "space:" (name) } data-name=(name) role=(self.role()) aria-label=(label) data-tip=(self.space_tip(space, &label)) {}
        }
    }

    /// SO-7.4: at a flare outer orbit lights up, and the heart with it; seen only in the moment the marker moves.
    fn flash(&self) -> Markup {
        let (inner, outer) = (RADII[4] * RADIUS, RADII[5] * RADIUS);
        html! {
            g class="sol-flash" data-flash={ "flare" (self.state.marker) } aria-hidden="true" {
                circle class="sol-flash-orbit" cx="500" cy="500" r=(N((inner + outer) / 2.0)) stroke-width=(N(outer - inner)) {}
                circle class="sol-flash-star" cx="500" cy="500" r=(N(RADII[3] * RADIUS)) {}
            }
        }
    }

    /// The heart shows how many flares are left to the end; divers are thrown into it.
    fn heart(&self) -> Markup {
        let label = self.words.fill("sol-heart", &[("marker", &self.state.marker)]);
        let over = if self.state.marker == 0 { "sol-heart sol-nova" } else { "sol-heart" };
        html! {
            // Something in a board that scrolls can be reached by keyboard, also where no script walks over it.
            g class=(over) transform="translate(500 500)" data-touch="heart" data-name="h" tabindex=[(!self.alone).then_some("0")] role=(self.role()) aria-label=(label) data-tip=(self.with_rule(&self.words.fill("sol-tip-heart", &[("label", &label)]), "SO-4.5")) {
                path class="sol-flames" d="M0-40L5-30L15-36L16-25L28-28L24-17L36-15L28-7L40 0L28 7L36 15L24 17L28 28L16 25L15 36L5 30L0 40L-5 30L-15 36L-16 25L-28 28L-24 17L-36 15L-28 7L-40 0L-28-7L-36-15L-24-17L-28-28L-16-25L-15-36L-5-30z" {}
                circle class="sol-heart-disc" r="27" {}
                text y="11" aria-hidden="true" { @if self.state.marker == 0 { "✸" } @else { (self.state.marker) } }
            }
        }
    }

    /// The countdown to the end: one bead for each flare, and the marker on its way.
    fn countdown(&self) -> Markup {
        let most = self.game.pack.start.marker;
        let marker = self.state.marker.min(most);
        let label = self.words.fill("sol-track", &[("marker", &marker)]);
        let degree = |n: u8| TRACK.0 + TRACK.1 * f64::from(most - n) * 13.0 / f64::from(most.max(1));
        html! {
            g class="sol-track" role="img" aria-label=(label) data-tip=(self.with_rule(&self.words.fill("sol-tip-track", &[("label", &label)]), "SO-7.3")) {
                text class="sol-track-head" x="992" y="24" { (self.words.fill("sol-flares-to-go", &[("n", &marker)])) }
                @for n in (0..=most).rev() {
                    @let (x, y) = polar(degree(n), TRACK_RADIUS);
                    g class=(if n > marker { "sol-bead-gone" } else { "sol-bead-left" }) transform={ "translate(" (N(x)) " " (N(y)) ")" } {
                        circle r="12.4" {}
                        @if n == 0 { path d=(glyphs::suit(solarium_sol::Suit::Flare).path()) {} }
                        @else if n != marker { text y="6.4" { (n) } }
                    }
                }
            }
            g transform="translate(500 500)" {
                g class="sol-marker" transform={ "rotate(" (N(degree(marker))) ") translate(" (N(TRACK_RADIUS)) " 0)" } data-move="marker" data-arc="on" aria-hidden="true" {
                    circle class="sol-marker-glow" r="24" {}
                    path d=(glyphs::suit(solarium_sol::Suit::Flare).path()) transform="scale(1.75)" {}
                    circle r="13.5" {}
                    @if marker > 0 { text y="6.6" transform={ "rotate(" (N(-degree(marker))) ")" } { (marker) } }
                }
            }
        }
    }

    /// What depth means, in the corner: the layers by name, base and bonus of a station there, cards drawn (SO-1.1).
    fn legend(&self) -> Markup {
        html! {
            g class="sol-legend" {
                @for layer in Layer::ALL {
                    @let depth = self.game.pack.layer(layer);
                    @let y = 24 + 25 * layer.index();
                    @let label = self.words.fill("sol-tip-layer", &[("layer", &self.layer_name(layer)), ("base", &depth.base), ("bonus", &depth.bonus), ("cards", &depth.cards)]);
                    g class="sol-legend-row" role="img" aria-label=(label) data-tip=(self.with_rule(&label, "SO-1.1")) {
                        rect class="sol-hit" x="8" y=(y - 18) width="150" height="24" {}
                        circle class={ "sol-bead sol-" (layer.letter()) } cx="20" cy=(y - 6) r="9" {}
                        text x="36" y=(y) { (self.layer_short(layer)) }
                    }
                }
            }
        }
    }
}

/// Rims, the circle of the ships and the barriers.
fn rings() -> Markup {
    let r = |ring: usize| RADII[ring] * RADIUS;
    html! {
        circle class="sol-rim" cx="500" cy="500" r=(N(r(5))) {}
        circle class="sol-orbit" cx="500" cy="500" r=(N(r(4))) {}
        @for ring in 1..=3 {
            circle class="sol-barrier" cx="500" cy="500" r=(N(r(ring))) {}
            circle class="sol-barrier-light" cx="500" cy="500" r=(N(r(ring))) {}
        }
    }
}
