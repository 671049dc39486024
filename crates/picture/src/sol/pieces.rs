//! What stands on the star: stations by shape, divers that point to the heart, crawlers, energy, ships, gates. Every
//! piece carries the letter of its seat, or its mark where letters would be too small.

use super::geometry::{EYES, N, polar};
use super::slots::{Area, Spot, Taken};
use super::{Star, glyphs};
use crate::seat_shape;
use maud::{Markup, html};
use solarium_core::Seat;
use solarium_sol::{Effect, Layer, Phase, SITES, Site, Space, Station};

/// One thing beside others in a space.
enum Thing {
    Divers(Seat, u8, bool),
    Marked(u8),
    Crawlers(u8),
    Energy,
}

/// The outlines that are used again and again.
pub(super) fn outlines() -> Markup {
    let shapes = [
        ("sol-pod", glyphs::DIVER, 1.55),
        ("sol-gate", glyphs::GATE, 1.3),
        ("sol-ship", glyphs::SHIP, 2.5),
        ("sol-node", glyphs::station(Station::Node), 1.75),
        ("sol-foundry", glyphs::station(Station::Foundry), 1.6),
        ("sol-tower", glyphs::station(Station::Tower), 1.68),
    ];
    html! {
        defs {
            @for (id, glyph, scale) in shapes { path id=(id) d=(glyph.path()) transform={ "scale(" (scale) ")" } {} }
            @for seat in Seat::all(5) { path id={ "sol-mark-" (seat.0) } d=(seat_shape(seat)) {} }
        }
    }
}

/// A shape in the middle of its own group.
fn shape(id: &str, turn: Option<f64>) -> Markup {
    let turned = turn.map(|degrees| html! { "rotate(" (N(degrees)) ")" }.into_string());
    html! { use class="sol-shape" href={ "#" (id) } transform=[turned] {} }
}

/// The letter of a seat with a count, and the mark that stands for it where letters would be too small.
fn sign(seat: Seat, y: f64, more: &str) -> Markup {
    html! {
        use class="sol-mark" href={ "#sol-mark-" (seat.0) } y=(N(y)) {}
        text y=(N(y + 6.6)) aria-hidden="true" { (seat.letter()) (more) }
    }
}

/// The name of divers for screen readers and voice control: it holds what is written on them (`A2`).
fn spoken(label: &str, seat: Seat, n: u8) -> String {
    if n > 1 { format!("{label}, {}{n}", seat.letter()) } else { label.to_string() }
}

fn at((x, y): Spot) -> String {
    html! { "translate(" (N(x)) " " (N(y)) ")" }.into_string()
}

/// How far something is turned whose head shall point to the heart.
fn inward((x, y): Spot) -> f64 {
    (y - 500.0).atan2(x - 500.0).to_degrees() - 90.0
}

/// A diver or several of one seat, at the middle of a group.
pub(super) fn pods(seat: Seat, n: u8, spot: Spot) -> Markup {
    let turn = inward(spot);
    let count = if n > 1 { n.to_string() } else { String::new() };
    html! {
        @if n > 1 { use class="sol-behind" href="#sol-pod" transform={ "translate(3.5 -3.5) rotate(" (N(turn)) ")" } {} }
        (shape("sol-pod", Some(turn)))
        circle class="sol-body" r="13" {}
        (sign(seat, 0.0, &count))
    }
}

/// A station at the middle of a group.
pub(super) fn station_shape(kind: Station, owner: Seat) -> Markup {
    let (id, y) = match kind {
        Station::Node => ("sol-node", 0.0),
        Station::Foundry => ("sol-foundry", 5.0),
        Station::Tower => ("sol-tower", 8.0),
    };
    html! { (shape(id, None)) (sign(owner, y, "")) }
}

/// A gate at the middle of a group that is not turned.
pub(super) fn gate_shape(owner: Seat, degree: f64) -> Markup {
    html! { (shape("sol-gate", Some(degree + 90.0))) (sign(owner, 0.0, "")) }
}

impl Star<'_> {
    /// What lies in a space beside its station, divers first.
    fn contents(&self, space: Space) -> Vec<Thing> {
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
        things
    }

    /// Where the divers of a seat stand in a space.
    pub(super) fn diver_at(&self, space: Space, seat: Seat) -> Spot {
        let things = self.contents(space);
        let place =
            things.iter().position(|thing| matches!(thing, Thing::Divers(owner, ..) if *owner == seat));
        let places = self.places(space, self.state.station(space).is_some(), things.len());
        places.things.get(place.unwrap_or(0)).copied().unwrap_or(places.station)
    }

    /// Where the station of a space stands.
    pub(super) fn station_at(&self, space: Space) -> Spot {
        self.places(space, true, self.contents(space).len()).station
    }

    /// Everything in a space, its divers last.
    pub(super) fn inhabitants(&self, space: Space, taken: &mut Taken) -> Markup {
        let things = self.contents(space);
        let station = self.state.station(space);
        let places = self.places(space, station.is_some(), things.len());
        let half = if places.crowded { 11.0 } else { 18.0 };
        if station.is_some() {
            taken.add(Area::new(places.station, 22.0, 22.0));
        }
        places.things.iter().for_each(|spot| taken.add(Area::new(*spot, half, half)));
        html! {
            @if let Some((kind, owner)) = station { (self.station(space, kind, owner, places.station)) }
            @for (spot, thing) in places.things.iter().zip(&things) { (self.thing(space, thing, *spot, places.crowded)) }
        }
    }

    /// Marked divers of the active seat; a chain uses the marks for something else.
    pub(super) fn marks(&self, space: Space) -> u8 {
        if self.state.turn.phase == Phase::Link { 0 } else { self.state.marks.get(space) }
    }

    fn thing(&self, space: Space, thing: &Thing, spot: Spot, crowded: bool) -> Markup {
        let name = self.board.name(space);
        let tight = if crowded { " sol-crowd" } else { "" };
        match *thing {
            Thing::Divers(seat, n, marked) => {
                let class = if marked { " sol-star-mark" } else { "" };
                let label = self.divers_label(space, seat, n);
                html! {
                    g class={ "sol-diver seat-" (seat.0) (class) (tight) } transform=(at(spot)) data-touch={ "diver:" (name) ":" (seat.0) } data-move={ "d" (seat.0) (name) } data-grow=(n) role=(self.role()) aria-label=(spoken(&label, seat, n)) data-tip=(self.diver_tip(&label)) {
                        // Own divers are touched most: they get more room than they show.
                        @if seat == self.own && !crowded { circle class="sol-hit" r="20" {} }
                        @if crowded { (small(seat)) } @else { (pods(seat, n, spot)) }
                    }
                }
            }
            Thing::Marked(n) => {
                let seat = self.state.active;
                let label = self.marked_label(space, seat, n);
                html! {
                    g class={ "sol-diver sol-star-mark seat-" (seat.0) (tight) } transform=(at(spot)) data-touch={ "marked:" (name) } role=(self.role()) aria-label=(spoken(&label, seat, n)) data-tip=(self.diver_tip(&label)) {
                        circle class="sol-hit" r="18" {}
                        @if crowded { (small(seat)) } @else { (pods(seat, n, spot)) }
                    }
                }
            }
            Thing::Crawlers(n) => html! {
                g class={ "sol-crawler" (tight) } data-sign="crawler" transform=(at(spot)) {
                    circle class="sol-shape" r=(if crowded { "10" } else { "14" }) {}
                    @let several = n > 1 && !crowded;
                    @if several { text y="6.6" { (n) } }
                    path class=[several.then_some("sol-several")] d=(glyphs::CRAWLER.path()) transform={ "scale(" (if crowded { ".7" } else { "1" }) ")" } {}
                }
            },
            Thing::Energy => html! {
                g class={ "sol-spark" (tight) } data-sign="energy" transform=(at(spot)) { circle class="sol-shape" r=(if crowded { "9" } else { "13" }) {} path d=(glyphs::ENERGY.path()) transform={ "scale(" (if crowded { ".6" } else { ".85" }) ")" } {} }
            },
        }
    }

    fn station(&self, space: Space, kind: Station, owner: Seat, spot: Spot) -> Markup {
        let t = &self.state.turn;
        let outer = self.board.layer(space) == Layer::Outer;
        let lit = outer && t.outer_used & 1 << space.0 != 0;
        let mut class = format!("sol-station sol-{kind} seat-{}", owner.0);
        if lit {
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
        let label = moves.then(|| self.station_label(space, kind, owner));
        html! {
            g class=(class) transform=(at(spot)) data-touch=[touch] data-move={ "s" (name) } data-grow={ (owner.0) (kind.id()) } role=[label.as_ref().map(|_| self.role())] aria-label=[label] {
                (station_shape(kind, owner))
                // SO-7.4: what a flare pays out rises from the station that gives it.
                @if lit { (self.paid_by_flare(kind, &name)) }
            }
        }
    }

    fn paid_by_flare(&self, kind: Station, name: &str) -> Markup {
        let gain = match kind {
            Station::Node => glyphs::ENERGY,
            Station::Foundry => glyphs::DIVER,
            Station::Tower => glyphs::MOMENTUM,
        };
        html! {
            g class="sol-rise" data-rise={ "flare" (self.state.marker) (name) } aria-hidden="true" {
                circle r="17" cy="-30" {}
                path d=(gain.path()) transform="translate(0 -30)" {}
            }
        }
    }

    /// Gates in their owner's colour, free sites as notches in the barrier.
    pub(super) fn sites(&self) -> Markup {
        html! { @for site in (0..SITES as u8).map(Site) { (self.site(site)) } }
    }

    fn site(&self, site: Site) -> Markup {
        let (degree, radius) = self.site_at(site);
        let spot = polar(degree, radius);
        let name = self.board.site_name(site);
        let label = self.site_label(site);
        match self.state.gate(site) {
            None => html! {
                g class="sol-site" transform={ (at(spot)) " rotate(" (N(degree)) ")" } data-touch={ "gate:" (name) } data-name=(name) role=(self.role()) aria-label=(label) data-tip="" {
                    circle class="sol-hit" r="17" {}
                    path d="M-7-7.5Q0-3.5 7-7.5V7.5Q0 3.5-7 7.5z" {}
                }
            },
            Some(owner) => html! {
                g class={ "sol-gate seat-" (owner.0) } transform=(at(spot)) data-touch={ "gate:" (name) } data-name=(name) data-move={ "g" (name) } data-grow=(owner.0) role=(self.role()) aria-label=(label) data-tip="" {
                    circle class="sol-hit" r="18" {}
                    (gate_shape(owner, degree))
                }
            },
        }
    }

    /// The eyes on their circle, and the ships that point the way they orbit: counter-clockwise.
    pub(super) fn ships(&self) -> Markup {
        html! {
            g class="sol-eyes" aria-hidden="true" {
                @for eye in 0..self.board.eyes() {
                    @let (x, y) = polar(self.eye_at(eye), EYES);
                    circle cx=(N(x)) cy=(N(y)) r="6" {}
                }
            }
            // Ships go round the origin of this group.
            g transform="translate(500 500)" { @for seat in Seat::all(self.game.players()) { (self.ship(seat)) } }
        }
    }

    /// How far a ship is from the middle: ships never block, those on one eye stand side by side.
    fn ship_distance(&self, seat: Seat) -> f64 {
        let eye = self.state.seats[seat].eye;
        let below = Seat::all(seat.index()).filter(|other| self.state.seats[*other].eye == eye).count();
        EYES + 36.0 * below as f64
    }

    /// The place of a ship.
    pub(super) fn ship_at(&self, seat: Seat) -> Spot {
        polar(self.eye_at(self.state.seats[seat].eye), self.ship_distance(seat))
    }

    fn ship(&self, seat: Seat) -> Markup {
        let state = &self.state.seats[seat];
        let degree = self.eye_at(state.eye);
        let own = Some(seat) == self.you;
        let portal = self.state.turn.effect == Some(Effect::Portal);
        let touch = if own && !portal { "hold".to_string() } else { format!("ship:{seat}") };
        let label = self.ship_label(seat);
        let class = if seat == self.acting() { " sol-active" } else { "" };
        let far = self.ship_distance(seat);
        html! {
            g class={ "sol-ship seat-" (seat.0) (class) } transform={ "rotate(" (N(degree)) ") translate(" (N(far)) " 0)" }
                data-touch=(touch) data-home=[own.then_some("")] data-move={ "ship-" (seat.0) } data-arc="back" role=(self.role()) aria-label=(label) data-tip=(self.ship_tip(&label)) {
                circle class="sol-hit" r="24" {}
                (trail(far))
                path class="sol-jet" d="M-6 24L0 42L6 24z" {}
                (shape("sol-ship", None))
                g transform={ "rotate(" (N(-degree)) ")" } {
                    (sign(seat, 0.0, ""))
                    (self.tallies(seat))
                }
            }
        }
    }

    /// From where gains and losses of a seat rise on the board: from its ship.
    fn tallies(&self, seat: Seat) -> Markup {
        let state = &self.state.seats[seat];
        let tally = |kind: &str, n: i64, word: &str| {
            html! { circle class="sol-tally-at" r="1" cy="-20" data-tally={ (kind) (seat.0) } data-n=(n) data-word=(word) data-look={ "sol-float sol-float-" (kind) } {} }
        };
        html! {
            (tally("energy", state.energy.into(), self.words.get("sol-energy")))
            (tally("momentum", state.total().into(), self.words.get("sol-momentum")))
        }
    }
}

/// What stands for divers where many are in one space.
fn small(seat: Seat) -> Markup {
    html! { use class="sol-shape" href={ "#sol-mark-" (seat.0) } {} }
}

/// The way a ship came, from its stern along its circle; the middle of the board lies at its left.
fn trail(far: f64) -> Markup {
    let on_circle = |along: f64| {
        let (sin, cos) = (along / far).sin_cos();
        (far * cos - far, far * sin)
    };
    let ((x, y), (to_x, to_y)) = (on_circle(36.0), on_circle(120.0));
    html! { path class="sol-trail" d={ "M" (N(x)) " " (N(y)) "A" (N(far)) " " (N(far)) " 0 0 1 " (N(to_x)) " " (N(to_y)) } {} }
}
