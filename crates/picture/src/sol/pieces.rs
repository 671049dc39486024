//! What stands on the star: stations by shape, divers by letter and number, crawlers, energy, ships, gates.

use super::geometry::{EYES, N, RADIUS, arc_back, polar};
use super::{Star, glyphs};
use maud::{Markup, html};
use solarium_core::Seat;
use solarium_sol::{Effect, Layer, Phase, SITES, Site, Space, Station};

/// Half the width of a diver's disc.
const DISC: f64 = 13.5;

/// One thing beside others in a space.
enum Thing {
    Divers(Seat, u8, bool),
    Marked(u8),
    Crawlers(u8),
    Energy,
}

impl Star<'_> {
    /// Heights of the station and of the row of divers in a space.
    fn rows(layer: Layer) -> (f64, f64) {
        match layer {
            // The core narrows too much below: divers stand on its outer side.
            Layer::Core => (0.45, 0.77),
            Layer::Outer => (0.7, 0.27),
            Layer::Inner => (0.7, 0.33),
            _ => (0.65, 0.31),
        }
    }

    /// Everything in a space, its divers last.
    pub(super) fn inhabitants(&self, space: Space) -> Markup {
        let layer = self.board.layer(space);
        let (high, low) = Self::rows(layer);
        let own = |seat: &Seat| self.state.divers[*seat].get(space) > 0;
        let marked = self.marks(space);
        let mut things: Vec<Thing> = Vec::new();
        for seat in Seat::all(self.game.players()).filter(own) {
            let n = self.state.divers[seat].get(space);
            let marks = if seat == self.state.active { marked.min(n) } else { 0 };
            // SO-3.8: only a Move tells marked divers from the others of their space.
            let apart = if self.state.turn.phase == Phase::Step { marks } else { 0 };
            if n > apart {
                things.push(Thing::Divers(seat, n - apart, marks > apart));
            }
            if apart > 0 {
                things.push(Thing::Marked(apart));
            }
        }
        match self.state.crawlers.at(space) {
            0 => {}
            n => things.push(Thing::Crawlers(n)),
        }
        if self.state.energy_on & space.bit() != 0 {
            things.push(Thing::Energy);
        }
        let station = self.state.station(space);
        html! {
            @if let Some((kind, owner)) = station { (self.station(space, kind, owner, self.spot(space, high, 0.0))) }
            @for (place, thing) in self.places(space, things.len(), low, high, station.is_some()).into_iter().zip(&things) {
                (self.thing(space, thing, place))
            }
        }
    }

    /// Marked divers of the active seat; a chain uses the marks for something else.
    pub(super) fn marks(&self, space: Space) -> u8 {
        if self.state.turn.phase == Phase::Link { 0 } else { self.state.marks.get(space) }
    }

    /// Places for so many things side by side, in two rows where one is too short and no station is in the way.
    fn places(&self, space: Space, count: usize, low: f64, high: f64, station: bool) -> Vec<(f64, f64)> {
        if count == 0 {
            return Vec::new();
        }
        let wide = 2.0 * DISC + 2.0;
        let room = self.room(space, low) - 10.0;
        let fits = (room / wide).floor().max(1.0) as usize;
        if count > fits && !station {
            let first = count.div_ceil(2);
            let mut list = self.row(space, first, low, wide.min(room / first as f64));
            list.extend(self.row(space, count - first, high, wide));
            return list;
        }
        self.row(space, count, low, wide.min(room / count as f64))
    }

    fn row(&self, space: Space, count: usize, height: f64, step: f64) -> Vec<(f64, f64)> {
        let first = -step * (count as f64 - 1.0) / 2.0;
        (0..count).map(|n| self.spot(space, height, first + step * n as f64)).collect()
    }

    fn thing(&self, space: Space, thing: &Thing, (x, y): (f64, f64)) -> Markup {
        let name = self.board.name(space);
        let at = html! { "translate(" (N(x)) " " (N(y)) ")" }.into_string();
        match *thing {
            Thing::Divers(seat, n, marked) => {
                let class = if marked { " sol-star-mark" } else { "" };
                html! {
                    g class={ "sol-diver seat-" (seat.0) (class) } transform=(at) data-touch={ "diver:" (name) ":" (seat.0) } role=(self.role()) aria-label=(self.divers_label(space, seat, n)) {
                        // Own divers are touched most: they get more room than they show.
                        @if seat == self.own { circle class="sol-hit" r="20" {} }
                        (disc(n))
                        text y="5" aria-hidden="true" { (seat.letter()) (n) }
                    }
                }
            }
            Thing::Marked(n) => {
                let seat = self.state.active;
                let label = self
                    .words
                    .fill("sol-marked-divers", &[("n", &n), ("seat", &seat.letter()), ("space", &name)]);
                html! {
                    g class={ "sol-diver sol-star-mark seat-" (seat.0) } transform=(at) data-touch={ "marked:" (name) } role=(self.role()) aria-label=(label) {
                        circle class="sol-hit" r="18" {}
                        (disc(n))
                        text y="5.4" aria-hidden="true" { (n) "*" }
                    }
                }
            }
            Thing::Crawlers(n) => html! {
                g class="sol-crawler" transform=(at) {
                    circle r="13" {}
                    path d=(glyphs::CRAWLER.path()) {}
                    @if n > 1 { text class="sol-count" x="9" y="13" { (n) } }
                }
            },
            Thing::Energy => html! {
                g class="sol-spark" transform=(at) { circle r="12" {} path d=(glyphs::ENERGY.path()) transform="scale(.8)" {} }
            },
        }
    }

    /// A node is round, a foundry square, a tower pointed.
    fn station(&self, space: Space, kind: Station, owner: Seat, (x, y): (f64, f64)) -> Markup {
        let t = &self.state.turn;
        let outer = self.board.layer(space) == Layer::Outer;
        let mut class = format!("sol-station sol-{kind} seat-{}", owner.0);
        if outer && t.outer_used & 1 << space.0 != 0 {
            class.push_str(" sol-lit");
        } else if outer && t.phase == Phase::Flare && t.asked == owner {
            class.push_str(" sol-waiting");
        }
        if t.used & space.bit() != 0 && matches!(t.phase, Phase::Activate | Phase::Bonus) {
            class.push_str(" sol-used");
        }
        // SO-8.16: only a Juggernaut is touched as itself; else a station is touched by its space.
        let moves = t.effect == Some(Effect::Juggernaut) && owner == self.state.active;
        let name = self.board.name(space);
        let touch = moves.then(|| format!("station:{name}"));
        let label = moves.then(|| self.station_label(kind, owner, &name));
        html! {
            g class=(class) transform={ "translate(" (N(x)) " " (N(y)) ")" } data-touch=[touch] role=[label.as_ref().map(|_| self.role())] aria-label=[label] {
                @match kind {
                    Station::Node => { circle r="17" {} circle class="sol-inset" r="13" {} }
                    Station::Foundry => { path d="M-15.5-15.5H15.5V15.5H-15.5z" {} path class="sol-inset" d="M-11.5-11.5H11.5V11.5H-11.5z" {} }
                    Station::Tower => { path d="M0-22L20.5 13.5H-20.5z" {} path class="sol-inset" d="M0-13.5L13 9.2H-13z" {} }
                }
                text y=(if kind == Station::Tower { "8" } else { "6" }) aria-hidden="true" { (owner.letter()) }
            }
        }
    }

    /// Gates in their owner's colour, free sites as notches in the barrier.
    pub(super) fn sites(&self) -> Markup {
        html! { @for site in (0..SITES as u8).map(Site) { (self.site(site)) } }
    }

    fn site(&self, site: Site) -> Markup {
        let (degree, radius) = self.site_at(site);
        let (x, y) = polar(degree, radius);
        let name = self.board.site_name(site);
        let at = html! { "translate(" (N(x)) " " (N(y)) ") rotate(" (N(degree)) ")" }.into_string();
        match self.state.gate(site) {
            None => {
                let ghost = self.ghost_gates & site.bit() != 0;
                let label = self.words.fill("sol-site", &[("site", &name)]);
                html! {
                    g class=(if ghost { "sol-site sol-ghost" } else { "sol-site" }) transform=(at) data-touch={ "gate:" (name) } data-name=(name) role=(self.role()) aria-label=(label) {
                        circle class="sol-hit" r="17" {}
                        path d="M-7-8H7V8H-7z" {}
                    }
                }
            }
            Some(owner) => {
                let label = self.words.fill("sol-gate-of", &[("site", &name), ("seat", &owner.letter())]);
                html! {
                    g class={ "sol-gate seat-" (owner.0) } transform=(at) data-touch={ "gate:" (name) } data-name=(name) role=(self.role()) aria-label=(label) data-tip=(label) {
                        circle class="sol-hit" r="18" {}
                        path d="M-15-10Q-15-13-12-13H12Q15-13 15-10V10Q15 13 12 13H-12Q-15 13-15 10z" {}
                        path class="sol-way" d="M-13-8H-8M-13 8H-8M13-8H8M13 8H8" {}
                        text y="5.4" transform={ "rotate(" (N(-degree)) ")" } aria-hidden="true" { (owner.letter()) }
                    }
                }
            }
        }
    }

    /// The eyes on their circle, the larger gap, and the ships that point the way they orbit: counter-clockwise.
    pub(super) fn ships(&self) -> Markup {
        let seats = self.game.players();
        html! {
            (self.gap())
            @for eye in 0..self.board.eyes() {
                @let (x, y) = polar(self.eye_at(eye), EYES);
                g class="sol-eye" transform={ "translate(" (N(x)) " " (N(y)) ")" } data-name={ "e" (eye) } {
                    circle r="11" {}
                    text y="4.2" { (eye) }
                }
            }
            @for seat in Seat::all(seats) { (self.ship(seat)) }
        }
    }

    fn ship(&self, seat: Seat) -> Markup {
        let eye = self.state.seats[seat].eye;
        // Ships never block; those on one eye stand side by side.
        let below = Seat::all(seat.index()).filter(|s| self.state.seats[*s].eye == eye).count();
        let degree = self.eye_at(eye);
        let (x, y) = polar(degree, EYES + 34.0 * below as f64);
        let own = Some(seat) == self.you;
        let portal = self.state.turn.effect == Some(Effect::Portal);
        let touch = if own && !portal { "hold".to_string() } else { format!("ship:{seat}") };
        let label = self.words.fill(
            "sol-ship-of",
            &[("seat", &self.name(seat)), ("eye", &eye), ("hold", &self.state.seats[seat].hold)],
        );
        let class = if seat == self.state.active { " sol-active" } else { "" };
        html! {
            g class={ "sol-ship seat-" (seat.0) (class) } transform={ "translate(" (N(x)) " " (N(y)) ") rotate(" (N(degree)) ")" }
                data-touch=(touch) data-home=[own.then_some("")] data-move={ "ship-" (seat.0) } role=(self.role()) aria-label=(label) data-tip=(label) {
                circle class="sol-hit" r="24" {}
                path class="sol-course" d="M-9-33L0-43L9-33M0-42V-30" {}
                path class="sol-hull" d="M0-28C11-20 16-6 15 8L9 22H-9L-15 8C-16-6-11-20 0-28z" {}
                path class="sol-jet" d="M-7 22L0 33L7 22z" {}
                text y="6" transform={ "rotate(" (N(-degree)) ")" } aria-hidden="true" { (seat.letter()) }
            }
        }
    }

    /// SO-2.4: the ship whose turn it is has one eye more to the ship ahead than all others.
    fn gap(&self) -> Markup {
        let seats = self.game.players();
        if seats < 2 || self.state.turn.phase == Phase::Over {
            return html! {};
        }
        let active = self.state.active;
        let (eyes, eye) = (self.board.eyes(), self.state.seats[active].eye);
        let ahead = Seat::all(seats)
            .filter(|seat| *seat != active)
            .map(|seat| ((eye + eyes - self.state.seats[seat].eye) % eyes, seat))
            .filter(|(gap, _)| *gap > 0)
            .min();
        let Some((gap, next)) = ahead else { return html! {} };
        let from = self.eye_at(eye);
        let width = (from - self.eye_at(self.state.seats[next].eye)).rem_euclid(360.0);
        let (x, y) = polar(from - width / 2.0, RADIUS - 13.0);
        let label = self.words.fill("sol-gap", &[("n", &gap), ("seat", &next.letter())]);
        html! {
            g class={ "sol-gap seat-" (active.0) } role="img" aria-label=(label) data-tip=(label) {
                path d=(arc_back(from, width, EYES)) {}
                g transform={ "translate(" (N(x)) " " (N(y)) ")" } {
                    circle r="15" {}
                    text y="4.6" { "↺" (gap) }
                }
            }
        }
    }
}

/// A disc, with another one behind it if there are several.
fn disc(n: u8) -> Markup {
    html! {
        @if n > 1 { circle class="sol-behind" cx="3.5" cy="-3.5" r=(N(DISC)) {} }
        circle class="sol-disc" r=(N(DISC)) {}
    }
}
