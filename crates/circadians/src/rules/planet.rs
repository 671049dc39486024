//! The Planet board: spaces, steps, yields, tokens (chapter 9).

use crate::pack::{Amount, CACHES, MAX_PLANET, Pack, Res, Table, count, filled};
use solarium_core::Message;

/// What lies on a space at the start (CI-2.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Token {
    /// 3 Water, or as much as the pack says.
    Water(u8),
    /// 1 Gem, or as many as the pack says.
    Gem(u8),
}

impl Token {
    /// What a human gains from it.
    pub const fn amount(self) -> Amount {
        match self {
            Token::Water(n) => Amount::of(Res::W, n),
            Token::Gem(n) => Amount::of(Res::G, n),
        }
    }
}

/// One space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Space {
    /// `e4`.
    pub name: String,
    /// Axial coordinates: pointy-top hexagons, r grows downwards.
    pub q: i8,
    /// See `q`.
    pub r: i8,
    /// Yield at Harvest; for a Cache what it yields face down.
    pub gain: Amount,
    /// Token at the start.
    pub token: Option<Token>,
    /// Is it a Gem Cache?
    pub cache: bool,
    /// Neighbours by direction 1–6 (index 0 = direction 1), without arrows.
    pub near: [Option<u8>; 6],
    /// The other end of the arrow of a direction, if one starts here.
    pub arrow: [Option<u8>; 6],
    /// Least number of steps to the start space without arrows (CI-6.17).
    pub to_centre: u8,
}

/// One side of the Planet board.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Planet {
    /// Spaces by row from the top, then from the left.
    pub spaces: Vec<Space>,
    /// Where Harvesters start.
    pub start: u8,
    /// The Cache spaces in order.
    pub caches: [u8; CACHES],
    /// Spaces with a token at the start, as a set.
    pub tokens: u64,
    /// Steps between spaces without arrows.
    distance: Vec<u8>,
}

impl Planet {
    /// CI-9.4: the neighbour in a direction 1–6, or the other end of its arrow.
    #[inline]
    pub fn step(&self, from: u8, direction: u8) -> Option<u8> {
        solarium_core::exercise!("CI-9.4");
        let space = &self.spaces[usize::from(from)];
        let d = usize::from(direction - 1);
        space.near[d].or(space.arrow[d])
    }

    /// The neighbour in a direction 1–6, never by an arrow.
    #[inline]
    pub fn neighbour(&self, from: u8, direction: u8) -> Option<u8> {
        self.spaces[usize::from(from)].near[usize::from(direction - 1)]
    }

    /// The directions 1–6 of all existing steps: bit d.
    pub fn steps(&self, from: u8) -> u8 {
        (1..=6).filter(|d| self.step(from, *d).is_some()).fold(0, |set, d| set | 1 << d)
    }

    /// CI-6.13: the directions of steps that lead nearer to the centre, without arrows: bit d.
    pub fn inward(&self, from: u8) -> u8 {
        solarium_core::exercise!("CI-6.13");
        let here = self.spaces[usize::from(from)].to_centre;
        (1..=6)
            .filter(|d| {
                self.neighbour(from, *d).is_some_and(|to| self.spaces[usize::from(to)].to_centre < here)
            })
            .fold(0, |set, d| set | 1 << d)
    }

    /// Least number of steps without arrows.
    pub fn distance(&self, from: u8, to: u8) -> u8 {
        self.distance[usize::from(from) * self.spaces.len() + usize::from(to)]
    }

    /// A space by name.
    pub fn find(&self, name: &str) -> Option<u8> {
        self.spaces.iter().position(|s| s.name == name).map(|i| i as u8)
    }

    /// The space's name.
    pub fn name(&self, space: u8) -> &str {
        self.spaces.get(usize::from(space)).map_or("?", |s| &s.name)
    }

    /// Which Cache (0–5) a space is.
    pub fn cache_number(&self, space: u8) -> Option<usize> {
        self.caches.iter().position(|c| *c == space)
    }
}

/// Reads both sides of the board with the Cache values.
pub(crate) fn read(root: &Table<'_>, pack: &mut Pack) {
    root.section("planet", |table| {
        let points = table.ints("cache_points", 0..=99);
        let wanted = Message::new("ci-pack-caches").with("given", points.len()).with("caches", CACHES);
        table.require(points.len() == CACHES, "cache_points", wanted);
        pack.cache_points = filled(points);
        pack.cache_points.sort_unstable();
        pack.cache_yield = table.amount("cache_yield", false);
        let vectors = directions(table);
        let rows = table.numbers("row_r", -99..=99);
        let firsts = table.numbers("first_q", -99..=99);
        let start = table.str("start");
        let arrows = table.mixed_lists("arrows");
        let side = |key: &'static str| {
            let mut planet = Planet::default();
            for (row, cells) in table.text_lists(key) {
                let r = rows.iter().find(|(name, _)| *name == row).map(|(_, r)| *r as i8);
                let q = firsts.iter().find(|(name, _)| *name == row).map(|(_, q)| *q as i8);
                let (Some(r), Some(q)) = (r, q) else {
                    table.problem_at(key, Message::new("ci-pack-planet-row").with("row", row));
                    continue;
                };
                for (i, cell) in cells.iter().enumerate() {
                    let name = format!("{row}{}", i + 1);
                    planet.spaces.push(space(table, key, name, (q + i as i8, r), cell, pack.cache_yield));
                }
            }
            if let Some(side) = table.sub(key) {
                side.source();
            }
            connect(table, key, &mut planet, &start, &vectors, &arrows);
            planet
        };
        pack.planets = [side("A"), side("B")];
        table.source();
    });
}

fn directions(table: &Table<'_>) -> [(i8, i8); 6] {
    let mut vectors = [(0, 0); 6];
    let given = table.number_lists("directions", -1..=1);
    for d in 1..=6usize {
        let vector = given.iter().find(|(key, _)| *key == d.to_string()).map(|(_, v)| v.as_slice());
        match vector {
            Some([q, r]) => vectors[d - 1] = (*q as i8, *r as i8),
            _ => table.problem_at("directions", Message::new("ci-pack-direction").with("direction", d)),
        }
    }
    // CI-1.8: six different unit vectors of the hex grid.
    solarium_core::exercise!("CI-1.8");
    let unit = |(q, r): (i8, i8)| (q, r) != (0, 0) && q.abs() <= 1 && r.abs() <= 1 && (q + r).abs() <= 1;
    for (i, vector) in vectors.iter().enumerate() {
        let [step, same] = ["ci-pack-direction-step", "ci-pack-direction-same"]
            .map(|id| Message::new(id).with("direction", i + 1));
        table.require(unit(*vector), "directions", step);
        table.require(!vectors[..i].contains(vector), "directions", same);
    }
    vectors
}

fn space(table: &Table<'_>, key: &str, name: String, at: (i8, i8), cell: &str, cache_yield: Amount) -> Space {
    let mut space = Space {
        name,
        q: at.0,
        r: at.1,
        gain: cache_yield,
        token: None,
        cache: cell == "cache",
        near: [None; 6],
        arrow: [None; 6],
        to_centre: 0,
    };
    if space.cache {
        return space;
    }
    let (gain, token) = cell.split_once('/').map_or((cell, None), |(gain, token)| (gain, Some(token)));
    match Amount::parse(gain) {
        Ok(amount) => space.gain = amount,
        Err(reason) => {
            let path = space.name.as_str();
            table.problem_at(key, Message::new("ci-pack-at").with("path", path).with("reason", reason));
        }
    }
    // CI-1.9: `/G` is one Gem, `/3W` three Water.
    solarium_core::exercise!("CI-1.9");
    space.token = match token {
        None => None,
        Some("G") => Some(Token::Gem(1)),
        Some(text) => match Amount::parse(text) {
            Ok(amount) if amount == Amount::of(Res::W, amount.get(Res::W)) => {
                Some(Token::Water(amount.get(Res::W)))
            }
            Ok(amount) if amount == Amount::of(Res::G, amount.get(Res::G)) => {
                Some(Token::Gem(amount.get(Res::G)))
            }
            _ => {
                let reason = Message::new("ci-pack-planet-token").with("text", text);
                table.problem_at(key, reason.with("space", space.name.as_str()));
                None
            }
        },
    };
    space
}

fn connect(
    table: &Table<'_>,
    key: &str,
    planet: &mut Planet,
    start: &str,
    vectors: &[(i8, i8); 6],
    arrows: &[Vec<String>],
) {
    let room = Message::new("ci-pack-room").with("given", planet.spaces.len()).with("most", MAX_PLANET);
    table.require(planet.spaces.len() <= MAX_PLANET, key, room);
    planet.spaces.truncate(MAX_PLANET);
    let places: Vec<(i8, i8)> = planet.spaces.iter().map(|s| (s.q, s.r)).collect();
    for (i, at) in places.iter().enumerate() {
        let twice = Message::new("ci-pack-space-twice").with("space", planet.spaces[i].name.as_str());
        table.require(!places[..i].contains(at), key, twice);
        for (d, (q, r)) in vectors.iter().enumerate() {
            let near = places.iter().position(|p| *p == (at.0 + q, at.1 + r));
            planet.spaces[i].near[d] = near.map(|n| n as u8);
        }
    }
    for arrow in arrows {
        let [from, direction, to] = &arrow[..] else {
            table.problem_at("arrows", Message::new("ci-pack-arrow"));
            continue;
        };
        let direction = direction.parse::<usize>().ok().filter(|d| (1..=6).contains(d));
        match (planet.find(from), direction, planet.find(to)) {
            (Some(from), Some(d), Some(to)) => planet.spaces[usize::from(from)].arrow[d - 1] = Some(to),
            _ => {
                let ends = Message::new("ci-pack-arrow-ends").with("side", key);
                table.problem_at("arrows", ends.with("from", from.as_str()).with("to", to.as_str()));
            }
        }
    }
    match planet.find(start) {
        Some(space) => planet.start = space,
        None => {
            let reason = Message::new("ci-pack-no-start").with("side", key).with("space", start);
            table.problem_at("start", reason);
        }
    }
    measure(table, key, planet);
    let caches: Vec<u8> =
        (0..planet.spaces.len() as u8).filter(|s| planet.spaces[usize::from(*s)].cache).collect();
    count(table, key, caches.len(), CACHES);
    planet.caches = filled(caches);
    for (i, space) in planet.spaces.iter().enumerate() {
        planet.tokens |= u64::from(space.token.is_some()) << i;
    }
}

/// Distances by breadth-first search.
fn measure(table: &Table<'_>, key: &str, planet: &mut Planet) {
    const FAR: u8 = u8::MAX;
    let n = planet.spaces.len();
    let mut distance = vec![FAR; n * n];
    for from in 0..n {
        let row = &mut distance[from * n..(from + 1) * n];
        row[from] = 0;
        let mut queue = vec![from];
        let mut next = 0;
        while let Some(&at) = queue.get(next) {
            next += 1;
            for near in planet.spaces[at].near.into_iter().flatten() {
                let near = usize::from(near);
                if row[near] == FAR {
                    row[near] = row[at] + 1;
                    queue.push(near);
                }
            }
        }
    }
    for (i, space) in planet.spaces.iter_mut().enumerate() {
        space.to_centre = distance[i * n + usize::from(planet.start)];
        let unreached = Message::new("ci-pack-start-unreached").with("space", space.name.as_str());
        table.require(space.to_centre != FAR, key, unreached);
    }
    planet.distance = distance;
}
