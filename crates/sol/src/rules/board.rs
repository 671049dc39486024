//! The two sides of the board: spaces, adjacency, gate sites, eyes (chapter 1). Built once from the pack.

use std::fmt;

/// Most spaces of a board (wide side).
pub const MAX_SPACES: usize = 58;
/// Gate sites of either side (SO-1.7).
pub const SITES: usize = 56;
/// Most eyes of a board (wide side).
pub const MAX_EYES: usize = 16;
/// "No site here" in the table of sites.
const NO_SITE: u8 = u8::MAX;

/// SO-1.2: `standard` for 1–4 players, `wide` for 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// 52 spaces, 13 eyes.
    Standard,
    /// 58 spaces, 16 eyes.
    Wide,
}

impl Side {
    /// Both sides.
    pub const ALL: [Side; 2] = [Side::Standard, Side::Wide];

    /// The side for a number of seats (SO-1.2).
    pub const fn for_seats(seats: usize) -> Side {
        if seats == 5 { Side::Wide } else { Side::Standard }
    }

    /// `standard` or `wide`.
    pub const fn id(self) -> &'static str {
        match self {
            Side::Standard => "standard",
            Side::Wide => "wide",
        }
    }

    /// Spaces per ring, outside in (SO-1.1).
    pub const fn ring_sizes(self) -> [u8; 5] {
        match self {
            Side::Standard => [13, 13, 13, 8, 5],
            Side::Wide => [16, 16, 13, 8, 5],
        }
    }
}

/// A layer, outside in. `Layer::Outer < Layer::Core`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Layer {
    /// `o`
    Outer,
    /// `i`
    Inner,
    /// `c`
    Convective,
    /// `r`
    Radiative,
    /// `k`
    Core,
}

impl Layer {
    /// All five, outside in.
    pub const ALL: [Layer; 5] =
        [Layer::Outer, Layer::Inner, Layer::Convective, Layer::Radiative, Layer::Core];

    /// 0 for outer … 4 for core.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of its spaces.
    pub const fn letter(self) -> char {
        ['o', 'i', 'c', 'r', 'k'][self as usize]
    }

    /// The layer of a letter.
    pub fn of(letter: char) -> Option<Layer> {
        Layer::ALL.into_iter().find(|layer| layer.letter() == letter)
    }

    /// The next layer inward, if there is one.
    pub fn deeper(self) -> Option<Layer> {
        Layer::ALL.get(self.index() + 1).copied()
    }

    /// The next layer outward, if there is one.
    pub fn shallower(self) -> Option<Layer> {
        Layer::ALL.get(self.index().checked_sub(1)?).copied()
    }
}

/// A space by number in canonical order (o, i, c, r, k, then by index). Its name depends on the side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Space(pub u8);

impl Space {
    /// As an array index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its bit in a mask of spaces.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }
}

/// A gate site by number 0..56 in canonical order (shallower space, then deeper).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Site(pub u8);

impl Site {
    /// As an array index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its bit in a mask of sites.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }
}

/// Walks the bits of a mask, lowest first.
#[derive(Clone, Copy, Debug)]
pub struct Bits(pub u64);

impl Iterator for Bits {
    type Item = u8;
    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}

/// The spaces of a mask, in canonical order.
#[inline]
pub fn spaces(mask: u64) -> impl Iterator<Item = Space> {
    Bits(mask).map(Space)
}

/// The mask of spaces.
#[inline]
pub(crate) fn mask_of(spaces: impl Iterator<Item = Space>) -> u64 {
    spaces.fold(0, |mask, space| mask | space.bit())
}

/// The sites of a mask, in canonical order.
#[inline]
pub fn sites(mask: u64) -> impl Iterator<Item = Site> {
    Bits(mask).map(Site)
}

/// What a side is built from: as written in the pack, checked there.
#[derive(Clone, Debug, PartialEq)]
pub struct Tables {
    /// i → c.
    pub inner_conv: Vec<Vec<u8>>,
    /// c → r.
    pub conv_rad: Vec<Vec<u8>>,
    /// r → k.
    pub rad_core: Vec<Vec<u8>>,
    /// Convective space under each eye (SO-1.11).
    pub under_eye: Vec<u8>,
    /// How many outer spaces further the one opposite an eye lies (SO-1.11).
    pub opposite: u8,
    /// Divider lines per ring in degrees (SO-1.10).
    pub lines: [Vec<f64>; 5],
}

/// One side, compiled: every question of the rules is one look-up.
#[derive(Clone, PartialEq)]
pub struct Board {
    side: Side,
    first: [u8; 6],
    layer_of: [Layer; MAX_SPACES],
    rings: [u64; 5],
    adjacent: [u64; MAX_SPACES],
    free: [u64; MAX_SPACES],
    beside: [u64; MAX_SPACES],
    inward: [u64; MAX_SPACES],
    outward: [u64; MAX_SPACES],
    site_between: [[u8; MAX_SPACES]; MAX_SPACES],
    ends: [(Space, Space); SITES],
    sites_at: [u64; MAX_SPACES],
    sites_below: [u64; MAX_SPACES],
    barrier: [u64; 3],
    eye_spaces: [u64; MAX_EYES],
    eyes_at: [u16; MAX_SPACES],
    under_eye: [Space; MAX_EYES],
    opposite: [Space; MAX_EYES],
    lines: [Vec<f64>; 5],
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({})", self.side.id())
    }
}

impl Board {
    /// Compiles a side. The tables must have passed the checks of the pack.
    pub fn compile(side: Side, tables: &Tables) -> Board {
        let sizes = side.ring_sizes();
        let mut first = [0u8; 6];
        for ring in 0..5 {
            first[ring + 1] = first[ring] + sizes[ring];
        }
        let none = Space(0);
        let mut board = Board {
            side,
            first,
            layer_of: [Layer::Outer; MAX_SPACES],
            rings: [0; 5],
            adjacent: [0; MAX_SPACES],
            free: [0; MAX_SPACES],
            beside: [0; MAX_SPACES],
            inward: [0; MAX_SPACES],
            outward: [0; MAX_SPACES],
            site_between: [[NO_SITE; MAX_SPACES]; MAX_SPACES],
            ends: [(none, none); SITES],
            sites_at: [0; MAX_SPACES],
            sites_below: [0; MAX_SPACES],
            barrier: [0; 3],
            eye_spaces: [0; MAX_EYES],
            eyes_at: [0; MAX_SPACES],
            under_eye: [none; MAX_EYES],
            opposite: [none; MAX_EYES],
            lines: tables.lines.clone(),
        };
        for layer in Layer::ALL {
            for index in 0..board.ring_size(layer) {
                let space = board.space(layer, i32::from(index));
                board.layer_of[space.index()] = layer;
                board.rings[layer.index()] |= space.bit();
                // SO-1.4: same ring, x ± 1.
                solarium_core::exercise!("SO-1.4");
                let next = board.space(layer, i32::from(index) + 1);
                board.beside[space.index()] |= next.bit();
                board.beside[next.index()] |= space.bit();
            }
        }
        board.free = board.beside;
        for index in 0..board.eyes() {
            // SO-1.5: outer and inner orbit touch at the same index, without a barrier (SO-1.6).
            solarium_core::exercise!("SO-1.5", "SO-1.6");
            let (o, i) = (board.space(Layer::Outer, index.into()), board.space(Layer::Inner, index.into()));
            board.free[o.index()] |= i.bit();
            board.free[i.index()] |= o.bit();
            board.inward[o.index()] |= i.bit();
            board.outward[i.index()] |= o.bit();
        }
        let mut site = 0u8;
        let barriers = [
            (Layer::Inner, Layer::Convective, &tables.inner_conv),
            (Layer::Convective, Layer::Radiative, &tables.conv_rad),
            (Layer::Radiative, Layer::Core, &tables.rad_core),
        ];
        for (number, (above, below, table)) in barriers.into_iter().enumerate() {
            for (index, row) in table.iter().enumerate() {
                let a = board.space(above, index as i32);
                let mut deeper: Vec<Space> = row.iter().map(|d| board.space(below, i32::from(*d))).collect();
                deeper.sort_unstable();
                for b in deeper {
                    board.inward[a.index()] |= b.bit();
                    board.outward[b.index()] |= a.bit();
                    board.site_between[a.index()][b.index()] = site;
                    board.site_between[b.index()][a.index()] = site;
                    board.ends[usize::from(site)] = (a, b);
                    board.sites_at[a.index()] |= 1 << site;
                    board.sites_at[b.index()] |= 1 << site;
                    board.sites_below[a.index()] |= 1 << site;
                    board.barrier[number] |= 1 << site;
                    site += 1;
                }
            }
        }
        for space in 0..board.len() {
            board.adjacent[space] = board.free[space] | board.inward[space] | board.outward[space];
        }
        for eye in 0..board.eyes() {
            // SO-1.8: eye x touches o(x−1), o(x), i(x−1), i(x).
            solarium_core::exercise!("SO-1.8");
            for layer in [Layer::Outer, Layer::Inner] {
                for index in [i32::from(eye) - 1, i32::from(eye)] {
                    let space = board.space(layer, index);
                    board.eye_spaces[usize::from(eye)] |= space.bit();
                    board.eyes_at[space.index()] |= 1 << eye;
                }
            }
            let under = tables.under_eye[usize::from(eye)];
            board.under_eye[usize::from(eye)] = board.space(Layer::Convective, under.into());
            board.opposite[usize::from(eye)] =
                board.space(Layer::Outer, i32::from(eye) + i32::from(tables.opposite));
        }
        board
    }

    /// Which side it is.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Number of spaces: 52 or 58.
    #[inline]
    pub const fn len(&self) -> usize {
        self.first[5] as usize
    }

    /// A board always has spaces.
    pub const fn is_empty(&self) -> bool {
        false
    }

    /// Number of eyes: 13 or 16.
    #[inline]
    pub const fn eyes(&self) -> u8 {
        self.first[1]
    }

    /// Spaces of a ring.
    #[inline]
    pub const fn ring_size(&self, layer: Layer) -> u8 {
        self.first[layer.index() + 1] - self.first[layer.index()]
    }

    /// All spaces, as a mask.
    #[inline]
    pub const fn all(&self) -> u64 {
        (1 << self.first[5]) - 1
    }

    /// The spaces of a ring, as a mask.
    #[inline]
    pub const fn ring(&self, layer: Layer) -> u64 {
        self.rings[layer.index()]
    }

    /// The space with this index in a ring, modulo its size (SO-1.3).
    #[inline]
    pub fn space(&self, layer: Layer, index: i32) -> Space {
        solarium_core::exercise!("SO-1.3");
        let size = i32::from(self.ring_size(layer));
        Space(self.first[layer.index()] + index.rem_euclid(size) as u8)
    }

    /// The layer of a space.
    #[inline]
    pub const fn layer(&self, space: Space) -> Layer {
        self.layer_of[space.index()]
    }

    /// The index of a space in its ring.
    #[inline]
    pub const fn ring_index(&self, space: Space) -> u8 {
        space.0 - self.first[self.layer_of[space.index()].index()]
    }

    /// The space `by` further clockwise in the same ring.
    #[inline]
    pub fn along(&self, space: Space, by: i32) -> Space {
        self.space(self.layer(space), i32::from(self.ring_index(space)) + by)
    }

    /// Adjacent spaces, barriers or not (SO-1.4, SO-1.5).
    #[inline]
    pub const fn adjacent(&self, space: Space) -> u64 {
        self.adjacent[space.index()]
    }

    /// Adjacent spaces that never need a gate: sideways, and between outer and inner orbit (SO-1.6).
    #[inline]
    pub const fn free(&self, space: Space) -> u64 {
        self.free[space.index()]
    }

    /// The two neighbours of a space in its ring.
    #[inline]
    pub const fn beside(&self, space: Space) -> u64 {
        self.beside[space.index()]
    }

    /// Adjacent spaces across a barrier.
    #[inline]
    pub const fn across(&self, space: Space) -> u64 {
        self.adjacent[space.index()] & !self.free[space.index()]
    }

    /// Adjacent spaces one layer deeper, barriers or not.
    #[inline]
    pub const fn inward(&self, space: Space) -> u64 {
        self.inward[space.index()]
    }

    /// Adjacent spaces one layer further out, barriers or not.
    #[inline]
    pub const fn outward(&self, space: Space) -> u64 {
        self.outward[space.index()]
    }

    /// Are two spaces adjacent, barrier or not?
    #[inline]
    pub const fn touches(&self, a: Space, b: Space) -> bool {
        self.adjacent[a.index()] & b.bit() != 0
    }

    /// The gate site between two spaces, in either order, if there is one (SO-1.7).
    #[inline]
    pub const fn site(&self, a: Space, b: Space) -> Option<Site> {
        match self.site_between[a.index()][b.index()] {
            NO_SITE => None,
            site => Some(Site(site)),
        }
    }

    /// The two spaces of a site, shallower first.
    #[inline]
    pub const fn ends(&self, site: Site) -> (Space, Space) {
        self.ends[site.index()]
    }

    /// The sites a space touches, as a mask of sites.
    #[inline]
    pub const fn sites_at(&self, space: Space) -> u64 {
        self.sites_at[space.index()]
    }

    /// Those of them that lead one layer deeper.
    #[inline]
    pub const fn sites_below(&self, space: Space) -> u64 {
        self.sites_below[space.index()]
    }

    /// The spaces that a mask of sites joins to a space.
    #[inline]
    pub fn through(&self, gates: u64, from: Space) -> u64 {
        let mut reach = 0;
        for site in sites(self.sites_at(from) & gates) {
            let (a, b) = self.ends(site);
            reach |= a.bit() | b.bit();
        }
        reach & !from.bit()
    }

    /// The sites of the barrier below a layer (`Inner`, `Convective` or `Radiative`), as a mask of sites.
    #[inline]
    pub const fn barrier_below(&self, layer: Layer) -> u64 {
        match layer {
            Layer::Inner => self.barrier[0],
            Layer::Convective => self.barrier[1],
            Layer::Radiative => self.barrier[2],
            Layer::Outer | Layer::Core => 0,
        }
    }

    /// The four spaces at an eye, as a mask (SO-1.8).
    #[inline]
    pub const fn at_eye(&self, eye: u8) -> u64 {
        self.eye_spaces[eye as usize]
    }

    /// The eyes a space touches, as a mask of eyes.
    #[inline]
    pub const fn eyes_at(&self, space: Space) -> u16 {
        self.eyes_at[space.index()]
    }

    /// The eye `by` forward (counter-clockwise, SO-1.8).
    #[inline]
    pub const fn eye_ahead(&self, eye: u8, by: u8) -> u8 {
        // Without a division where none is needed, as a ship goes on at every turn.
        let eyes = self.eyes();
        let by = if by < eyes { by } else { by % eyes };
        if eye < by { eye + eyes - by } else { eye - by }
    }

    /// The convective space under an eye (SO-1.11).
    #[inline]
    pub const fn under_eye(&self, eye: u8) -> Space {
        self.under_eye[eye as usize]
    }

    /// The outer space opposite an eye (SO-1.11).
    #[inline]
    pub const fn opposite(&self, eye: u8) -> Space {
        self.opposite[eye as usize]
    }

    /// Divider lines of a ring: degrees clockwise from 3 o'clock (SO-1.10).
    pub fn lines(&self, layer: Layer) -> &[f64] {
        solarium_core::exercise!("SO-1.10");
        &self.lines[layer.index()]
    }

    /// `c4`.
    pub fn name(&self, space: Space) -> String {
        format!("{}{}", self.layer(space).letter(), self.ring_index(space))
    }

    /// `i0/c1`.
    pub fn site_name(&self, site: Site) -> String {
        let (a, b) = self.ends(site);
        format!("{}/{}", self.name(a), self.name(b))
    }

    /// The space of a name (SO-1.3).
    pub fn parse(&self, name: &str) -> Option<Space> {
        solarium_core::exercise!("SO-1.3");
        let mut chars = name.chars();
        let layer = Layer::of(chars.next()?)?;
        let digits = chars.as_str();
        // `c04` and `c+4` are no names: every space has exactly one.
        if digits.is_empty() || digits.len() > 2 || (digits.len() == 2 && digits.starts_with('0')) {
            return None;
        }
        if !digits.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        let index: u8 = digits.parse().ok()?;
        (index < self.ring_size(layer)).then(|| self.space(layer, index.into()))
    }

    /// The site of a name, shallower space first (SO-1.7).
    pub fn parse_site(&self, name: &str) -> Option<Site> {
        solarium_core::exercise!("SO-1.7");
        let (a, b) = name.split_once('/')?;
        let (a, b) = (self.parse(a)?, self.parse(b)?);
        if self.layer(a) >= self.layer(b) {
            return None;
        }
        self.site(a, b)
    }
}
