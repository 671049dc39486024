//! Where the things of a space lie: side by side in one row, else in two, and never over each other, over a gate of the
//! barriers or over a ship. What is written goes where room is left.

use super::Star;
use super::geometry::{EYES, N, polar};
use maud::{Markup, html};
use solarium_core::Seat;
use solarium_sol::{Layer, SITES, Site, Space, spaces};

/// From one diver to the next beside it.
const STEP: f64 = 33.0;
/// The same for the small marks that stand for divers where many are in one space.
const TIGHT: f64 = 22.0;
/// How far a diver keeps off the edges of its space.
const EDGE: f64 = 6.0;
/// Half the length of a ship, and what is left free beside it.
const SHIP: f64 = 37.0;
/// Half of what a station takes.
const STATION: f64 = 21.0;

/// The place of a thing.
pub(super) type Spot = (f64, f64);

/// Something that is drawn, as an upright rectangle: its middle, half its width, half its height.
#[derive(Clone, Copy)]
pub(super) struct Area {
    pub(super) middle: Spot,
    pub(super) wide: f64,
    pub(super) high: f64,
}

impl Area {
    pub(super) fn new(middle: Spot, wide: f64, high: f64) -> Area {
        Area { middle, wide, high }
    }

    fn meets(&self, other: &Area) -> bool {
        (self.middle.0 - other.middle.0).abs() < self.wide + other.wide
            && (self.middle.1 - other.middle.1).abs() < self.high + other.high
    }
}

/// What is drawn already.
#[derive(Default)]
pub(super) struct Taken(Vec<Area>);

impl Taken {
    pub(super) fn add(&mut self, drawn: Area) {
        self.0.push(drawn);
    }

    /// The first of these places that is still free; it is taken then.
    pub(super) fn first_free(&mut self, places: impl IntoIterator<Item = Area>) -> Option<Spot> {
        let free = places.into_iter().find(|place| !self.0.iter().any(|drawn| drawn.meets(place)))?;
        self.0.push(free);
        Some(free.middle)
    }
}

/// The places of the things in a space.
pub(super) struct Places {
    pub(super) station: Spot,
    pub(super) things: Vec<Spot>,
    /// Are there so many that only small marks have room?
    pub(super) crowded: bool,
}

/// One row of places: its radius, and from where to where it goes, in units clockwise of the middle of the space.
#[derive(Clone, Copy)]
struct Row {
    radius: f64,
    from: f64,
    to: f64,
}

impl Row {
    fn room(self, step: f64) -> usize {
        ((self.to - self.from) / step).floor().max(0.0) as usize
    }
}

impl Star<'_> {
    /// Radii of a single row, and of two rows, lower first.
    fn radii(layer: Layer) -> (f64, [f64; 2]) {
        match layer {
            Layer::Outer => (452.0, [434.0, 467.0]),
            Layer::Inner => (353.0, [338.0, 370.0]),
            Layer::Convective => (265.0, [249.0, 281.0]),
            Layer::Radiative => (173.0, [155.0, 193.0]),
            Layer::Core => (86.0, [66.0, 100.0]),
        }
    }

    /// Where the things of a space lie.
    pub(super) fn places(&self, space: Space, station: bool, count: usize) -> Places {
        let layer = self.board.layer(space);
        let (middle, two) = Self::radii(layer);
        if layer == Layer::Core && station {
            // The core narrows inward: the station stands below, divers side by side above it.
            let row = self.row(space, two[1], None);
            let station = self.at(space, 62.0, 0.0);
            return self.filled(space, station, &[row], count);
        }
        let wide = self.arc(space).1.to_radians() * middle;
        let [first, _] = self.beside_ships(space);
        let aside = match (station, count) {
            (true, 1..) => Some(STATION + EDGE - wide / 2.0 + first * 0.75),
            _ => None,
        };
        let spot = self.at(space, middle, aside.unwrap_or(0.0));
        let single = self.row(space, middle, aside);
        if count <= single.room(STEP) {
            return self.filled(space, spot, &[single], count);
        }
        let rows = two.map(|radius| self.row(space, radius, aside));
        self.filled(space, spot, &rows, count)
    }

    /// Fills rows with so many things, evenly in the middle of each.
    fn filled(&self, space: Space, station: Spot, rows: &[Row], count: usize) -> Places {
        let room = |step: f64| rows.iter().map(|row| row.room(step)).sum::<usize>();
        let crowded = count > room(STEP);
        let step = if crowded { TIGHT } else { STEP };
        let mut things = Vec::with_capacity(count);
        let mut left = count;
        for (n, row) in rows.iter().enumerate() {
            let share = if n + 1 == rows.len() {
                left
            } else {
                left.min(row.room(step)).min(count.div_ceil(2).max(1))
            };
            // What is left goes into the last row, closer together if it must.
            let step = step.min((row.to - row.from) / (share.max(1) as f64));
            let middle = (row.from + row.to) / 2.0;
            let first = middle - step * (share as f64 - 1.0) / 2.0;
            things.extend((0..share).map(|k| self.at(space, row.radius, first + step * k as f64)));
            left -= share;
        }
        Places { station, things, crowded }
    }

    fn row(&self, space: Space, radius: f64, station: Option<f64>) -> Row {
        let half = self.arc(space).1.to_radians() * radius / 2.0;
        // Rows beside the circle of the ships keep clear of them.
        let near = (radius - EYES).abs() < 52.0;
        let [first, last] = if near { self.beside_ships(space) } else { [0.0; 2] };
        let from = station.map_or(first.max(EDGE) - half, |aside| aside + STATION + 3.0);
        Row { radius, from, to: half - last.max(EDGE) }
    }

    /// What ships take of an orbit's space at its first and last edge.
    fn beside_ships(&self, space: Space) -> [f64; 2] {
        let index = self.board.ring_index(space);
        let next = (index + 1) % self.board.eyes();
        let here = |eye: u8| Seat::all(self.game.players()).any(|seat| self.state.seats[seat].eye == eye);
        let orbit = matches!(self.board.layer(space), Layer::Outer | Layer::Inner);
        [index, next].map(|eye| if orbit && here(eye) { SHIP } else { 0.0 })
    }

    /// A place in a space by radius, in units clockwise of its middle.
    pub(super) fn at(&self, space: Space, radius: f64, aside: f64) -> Spot {
        let (from, width) = self.arc(space);
        polar(from + width / 2.0 + (aside / radius).to_degrees(), radius)
    }

    /// Everything that stands on barriers and on the circle of the ships.
    pub(super) fn fixed(&self) -> Taken {
        let mut taken = Taken::default();
        for site in (0..SITES as u8).map(Site) {
            let (degree, radius) = self.site_at(site);
            let half = if self.state.gate(site).is_some() { 20.0 } else { 11.0 };
            taken.add(Area::new(polar(degree, radius), half, half));
        }
        for eye in 0..self.board.eyes() {
            taken.add(Area::new(polar(self.eye_at(eye), EYES), 7.0, 7.0));
        }
        for seat in Seat::all(self.game.players()) {
            taken.add(Area::new(self.ship_at(seat), 31.0, 31.0));
        }
        taken.add(Area::new((500.0, 500.0), 40.0, 40.0));
        taken
    }

    /// The number of each space, where there is room for it: its layer and this number are what sentences call it.
    pub(super) fn space_numbers(&self, taken: &mut Taken) -> Markup {
        html! {
            g class="sol-numbers" aria-hidden="true" {
                @for space in spaces(self.board.all()) {
                    @if let Some((x, y)) = taken.first_free(self.corners(space, 12.0, 8.0)) {
                        text class={ "sol-no sol-no-" (self.board.layer(space).letter()) } x=(N(x)) y=(N(y + 6.4)) { (self.board.ring_index(space)) }
                    }
                }
            }
        }
    }

    /// Places for something written in a space: its corners, then its middle.
    pub(super) fn corners(&self, space: Space, wide: f64, high: f64) -> Vec<Area> {
        let (low, top) = match self.board.layer(space) {
            Layer::Outer => (419.0, 474.0),
            Layer::Inner => (327.0, 383.0),
            // Clear of the rings around the sites of gates on the barrier above.
            Layer::Convective => (238.0, 276.0),
            Layer::Radiative => (143.0, 193.0),
            Layer::Core => (56.0, 98.0),
        };
        let half = |radius: f64| self.arc(space).1.to_radians() * radius / 2.0;
        let inset = wide + 4.0;
        let mut list = Vec::with_capacity(12);
        for radius in [top, low, (low + top) / 2.0] {
            for aside in
                [inset - half(radius), half(radius) - inset, 0.0, -half(radius) / 2.0, half(radius) / 2.0]
            {
                list.push(Area::new(self.at(space, radius, aside), wide, high));
            }
        }
        list
    }
}
