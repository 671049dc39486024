//! The dying star: deep space, two orbits, three glowing layers with their barriers, the burning heart.

use super::geometry::{N, RADII, RADIUS, SIZE, polar};
use super::{Star, glyphs};
use maud::{Markup, html};
use solarium_core::Seat;
use solarium_sol::{Layer, Space, Station, spaces};

/// Far stars in the corners: x, y, radius in tenths.
const STARS: [(u16, u16, u8); 30] = [
    (31, 148, 14),
    (88, 214, 9),
    (22, 262, 10),
    (140, 150, 8),
    (212, 92, 9),
    (296, 26, 12),
    (352, 44, 8),
    (612, 30, 9),
    (705, 22, 13),
    (770, 64, 8),
    (842, 38, 11),
    (905, 96, 9),
    (962, 60, 14),
    (936, 170, 8),
    (978, 236, 10),
    (20, 742, 9),
    (52, 806, 13),
    (118, 852, 8),
    (30, 916, 10),
    (96, 962, 12),
    (180, 930, 8),
    (262, 974, 10),
    (338, 958, 8),
    (660, 972, 9),
    (742, 948, 12),
    (818, 978, 8),
    (876, 902, 10),
    (948, 944, 13),
    (982, 846, 9),
    (930, 790, 8),
];

/// Granules of the convective layer on a tile of 96 by 96 that repeats.
const GRANULES: &str = "M4 10Q14 2 24 9T40 7M50 4Q60 14 72 6T92 12M10 30Q20 22 30 30T50 27M58 28Q68 36 78 27T94 33\
M2 50Q12 58 24 49T44 54M54 50Q64 42 74 50T90 47M8 72Q18 64 28 73T46 70M56 74Q68 66 78 74T96 70M14 90Q24 98 36 89T52 92M64 92Q74 84 84 92";

impl Star<'_> {
    /// The whole board as inline SVG.
    pub(super) fn board(&self) -> Markup {
        html! {
            // Divers, gates and spaces lie closer together than a finger is wide on a small screen.
            svg class="sol-board" data-tight="" xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (SIZE) " " (SIZE) } role="group" aria-label=(self.title()) {
                (self.drawing())
            }
        }
    }

    /// What is inside the frame: for the page and for a document of its own.
    pub(super) fn drawing(&self) -> Markup {
        html! {
            (backdrop())
            (self.legend())
            g class="sol-spaces" { @for space in spaces(self.board.all()) { (self.space(space)) } }
            (self.heart())
            g class="sol-sites" { (self.sites()) }
            (self.ships())
        }
    }

    /// The position in one line for those who hear the board.
    pub(super) fn title(&self) -> String {
        let left = self.state.cards_left();
        self.words.fill(
            "sol-board-title",
            &[("marker", &self.state.marker), ("cards", &left), ("seat", &self.name(self.state.active))],
        )
    }

    fn space(&self, space: Space) -> Markup {
        let layer = self.board.layer(space);
        let name = self.board.name(space);
        let mut class = format!("sol-space sol-{}", layer.letter());
        if self.launch & space.bit() != 0 {
            class.push_str(" sol-launch");
        }
        html! {
            path class=(class) d=(self.plate(space)) data-touch={ "space:" (name) } data-name=(name) role=(self.role()) aria-label=(self.describe(space)) {}
            (self.space_name(space, &name))
            (self.inhabitants(space))
            (self.ghost(space))
            (self.cost(space))
        }
    }

    fn space_name(&self, space: Space, name: &str) -> Markup {
        let layer = self.board.layer(space);
        let (x, y) = match layer {
            Layer::Core => self.spot(space, 0.17, 0.0),
            Layer::Outer => self.corner(space, 0.83, 27.0),
            Layer::Inner => self.corner(space, 0.56, 18.0),
            Layer::Convective => self.corner(space, 0.55, 17.0),
            Layer::Radiative => self.corner(space, 0.52, 17.0),
        };
        html! { text class={ "sol-name sol-" (layer.letter()) } x=(N(x)) y=(N(y + 5.0)) { (name) } }
    }

    /// The space in words, for those who hear the board.
    pub(super) fn describe(&self, space: Space) -> String {
        let name = self.board.name(space);
        let mut text = format!("{name}, {}", self.layer_name(self.board.layer(space)));
        let mut add = |more: String| {
            text.push_str(", ");
            text.push_str(&more);
        };
        if let Some((kind, owner)) = self.state.station(space) {
            add(self.station_words(kind, owner));
        }
        for seat in Seat::all(self.game.players()) {
            match self.state.divers[seat].get(space) {
                0 => {}
                n => add(self.words.fill("sol-n-divers-of", &[("n", &n), ("seat", &seat.letter())])),
            }
        }
        match self.state.crawlers.at(space) {
            0 => {}
            n => add(self.words.fill("sol-n-crawlers", &[("n", &n)])),
        }
        if self.state.energy_on & space.bit() != 0 {
            add(self.words.get("sol-energy-here").to_string());
        }
        if self.reach.is_some_and(|reach| reach.cost[space.index()] <= reach.mp) {
            let cost = self.reach.map_or(0, |reach| reach.cost[space.index()]);
            add(self.words.fill("sol-reach-cost", &[("n", &cost)]));
        }
        text
    }

    pub(super) fn station_words(&self, kind: Station, owner: Seat) -> String {
        let key = match kind {
            Station::Node => "sol-node-of",
            Station::Foundry => "sol-foundry-of",
            Station::Tower => "sol-tower-of",
        };
        self.words.fill(key, &[("seat", &owner.letter())])
    }

    pub(super) fn station_label(&self, kind: Station, owner: Seat, name: &str) -> String {
        format!("{name}: {}", self.station_words(kind, owner))
    }

    pub(super) fn divers_label(&self, space: Space, seat: Seat, n: u8) -> String {
        let words = self.words.fill("sol-n-divers-of", &[("n", &n), ("seat", &seat.letter())]);
        format!("{} {}{n}: {words}", self.board.name(space), seat.letter())
    }

    /// The heart shows how many flares are left to the end; divers are thrown into it.
    fn heart(&self) -> Markup {
        let r = RADII[0] * RADIUS;
        let label = self.words.fill("sol-heart", &[("marker", &self.state.marker)]);
        let over = if self.state.marker == 0 { "sol-heart sol-nova" } else { "sol-heart" };
        html! {
            // Something in a board that scrolls can be reached by keyboard, also where no script walks over it.
            g class=(over) transform="translate(500 500)" data-touch="heart" data-name="h" tabindex=[(!self.alone).then_some("0")] role=(self.role()) aria-label=(label) data-tip=(label) {
                circle class="sol-heart-glow" r=(N(r + 12.0)) {}
                path class="sol-rays" d="M0-38L5-30L15-35L16-25L27-27L24-17L35-15L28-7L38 0L28 7L35 15L24 17L27 27L16 25L15 35L5 30L0 38L-5 30L-15 35L-16 25L-27 27L-24 17L-35 15L-28 7L-38 0L-28-7L-35-15L-24-17L-27-27L-16-25L-15-35L-5-30z" {}
                circle class="sol-heart-disc" r=(N(r - 11.0)) {}
                text y="10" aria-hidden="true" { @if self.state.marker == 0 { "✸" } @else { (self.state.marker) } }
            }
        }
    }

    /// What depth means, in the corner: base and bonus of a station, cards owed (SO-1.1).
    fn legend(&self) -> Markup {
        html! {
            g class="sol-legend" {
                text class="sol-legend-head" x="30" y="30" { (self.words.get("sol-legend-head")) }
                @for layer in Layer::ALL {
                    @let depth = self.game.pack.layer(layer);
                    @let y = 54 + 22 * layer.index();
                    circle class={ "sol-bead sol-" (layer.letter()) } cx="38" cy=(y - 5) r="8" {}
                    text x="38" y=(y) class={ "sol-bead-name sol-" (layer.letter()) } { (layer.letter()) }
                    text x="54" y=(y) { (depth.base) @if depth.bonus > 0 { "+" (depth.bonus) } }
                    @for card in 0..depth.cards {
                        path class="sol-mini-card" d=(glyphs::CARD.path()) transform={ "translate(" (100 + 17 * u16::from(card)) " " (y - 5) ") scale(.62)" } {}
                    }
                }
            }
        }
    }
}

/// Everything that never changes: sky, corona, the body of the star, its barriers.
fn backdrop() -> Markup {
    let r = |ring: usize| RADII[ring] * RADIUS;
    let share = |ring: usize, of: usize| format!("{:.3}", RADII[ring] / RADII[of]);
    html! {
        defs {
            radialGradient id="sol-sky" cx="50%" cy="50%" r="72%" {
                stop class="sol-sky-1" offset=".45" {}
                stop class="sol-sky-2" offset="1" {}
            }
            radialGradient id="sol-corona" gradientUnits="userSpaceOnUse" cx="500" cy="500" r=(N(r(5))) {
                stop class="sol-corona-1" offset=(share(3, 5)) {}
                stop class="sol-corona-2" offset=".76" {}
                stop class="sol-corona-3" offset="1" {}
            }
            radialGradient id="sol-body" gradientUnits="userSpaceOnUse" cx="500" cy="500" r=(N(r(3))) {
                stop class="sol-k-1" offset="0" {}
                stop class="sol-k-2" offset=(share(1, 3)) {}
                stop class="sol-r-1" offset=(share(1, 3)) {}
                stop class="sol-r-2" offset=(share(2, 3)) {}
                stop class="sol-c-1" offset=(share(2, 3)) {}
                stop class="sol-c-2" offset=".93" {}
                stop class="sol-c-3" offset="1" {}
            }
            radialGradient id="sol-glow" {
                stop class="sol-glow-1" offset="0" {}
                stop class="sol-glow-2" offset=".55" {}
                stop class="sol-glow-3" offset="1" {}
            }
            pattern id="sol-granules" width="96" height="96" patternUnits="userSpaceOnUse" { path class="sol-granule" d=(GRANULES) {} }
        }
        rect class="sol-sky" width=(SIZE) height=(SIZE) rx="26" {}
        g class="sol-far" { @for (x, y, r) in STARS { circle cx=(x) cy=(y) r=(N(f64::from(r) / 10.0)) {} } }
        circle class="sol-corona" cx="500" cy="500" r=(N(r(5))) {}
        circle class="sol-rim" cx="500" cy="500" r=(N(r(5))) {}
        circle class="sol-orbit" cx="500" cy="500" r=(N(r(4))) {}
        circle class="sol-body" cx="500" cy="500" r=(N(r(3))) {}
        circle class="sol-grain" cx="500" cy="500" r=(N((r(2) + r(3)) / 2.0)) stroke-width=(N(r(3) - r(2))) {}
        path class="sol-beams" d=(beams(r(1) + 8.0, r(2) - 8.0)) {}
        @for ring in 1..=3 {
            circle class={ "sol-barrier sol-barrier-" (ring) } cx="500" cy="500" r=(N(r(ring))) {}
            circle class="sol-barrier-light" cx="500" cy="500" r=(N(r(ring))) {}
        }
    }
}

/// Rays of the radiative layer.
fn beams(from: f64, to: f64) -> String {
    use maud::Render;
    let mut path = String::with_capacity(1800);
    for n in 0..60 {
        let degree = 6.0 * f64::from(n) + 2.0;
        let long = if n % 2 == 0 { to } else { from + (to - from) * 0.6 };
        for (letter, point) in [('M', polar(degree, from)), ('L', polar(degree, long))] {
            path.push(letter);
            N(point.0).render_to(&mut path);
            path.push(' ');
            N(point.1).render_to(&mut path);
        }
    }
    path
}
