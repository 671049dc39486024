//! The star unrolled for a screen that is drawn in place: the angle runs from left to right and the rings lie below each
//! other, so that two spaces touch exactly where they lie side by side or above each other.

use super::board_text::INK;
use crate::{Layer, Rules, Site, Space, State, sites, spaces};
use solarium_core::{Seat, TextCanvas};

/// Lines of one turn of the star that are closer than this are one line (SO-1.10: spaces that touch overlap by more).
const ONE_LINE: f64 = 1.0;
/// The least width of a space of the outermost ring, its line included: an index of two digits and a station.
const LEAST_SPACE: usize = 5;
/// The greatest width of the whole turn: beyond it one looks about too much.
const WIDEST: usize = 146;
const FRAME: &str = "\x1b[2m";
const STRONG: &str = "\x1b[1m";
const STAR: &str = "\x1b[33m";
/// A ring is two rows high: its name and station, its divers.
const RING_ROWS: usize = 2;

/// Where the lines of every ring stand, in columns.
struct Columns {
    /// By ring: the column at which each space begins, in the order of their indices.
    begins: [Vec<usize>; 5],
    width: usize,
}

impl Columns {
    /// All lines in their order from the line of `o0` on, at least one column apart.
    fn new(rules: &Rules, width: usize) -> Columns {
        let board = rules.board();
        let least = LEAST_SPACE * usize::from(board.eyes());
        let width = width.saturating_sub(1).clamp(least, WIDEST);
        let cut = board.lines(Layer::Outer).first().copied().unwrap_or(0.0);
        // A line just before the cut is the cut.
        let turned = |degrees: f64| match (degrees - cut).rem_euclid(360.0) {
            angle if angle > 360.0 - ONE_LINE => 0.0,
            angle => angle,
        };
        let mut angles: Vec<f64> =
            Layer::ALL.iter().flat_map(|layer| board.lines(*layer)).map(|line| turned(*line)).collect();
        angles.sort_by(f64::total_cmp);
        angles.dedup_by(|later, earlier| *later - *earlier < ONE_LINE);
        // A space that lies across the cut has its text in its wider stretch. Where neither would hold it, the turn is
        // drawn wider up to its end: only the order of the lines tells what touches what.
        let scale = width as f64 / 360.0;
        let first_stretch = |layer: &Layer| {
            let lines = board.lines(*layer).iter().map(|line| turned(*line));
            let (first, last) =
                lines.fold((360.0_f64, 0.0_f64), |(first, last), line| (first.min(line), last.max(line)));
            (first.max(360.0 - last) * scale < LEAST_SPACE as f64 && first > 0.0).then_some(first)
        };
        let widened = Layer::ALL.iter().filter_map(first_stretch).fold(0.0, f64::max);
        let begin = if widened > 0.0 { LEAST_SPACE as f64 } else { 0.0 };
        let place = |angle: f64| match angle < widened {
            true => angle * begin / widened,
            false => begin + (angle - widened) * (width as f64 - begin) / (360.0 - widened),
        };
        let mut columns: Vec<usize> = Vec::with_capacity(angles.len());
        for (i, angle) in angles.iter().enumerate() {
            let exact = place(*angle).round() as usize;
            let most = width - (angles.len() - i);
            let least = columns.last().map_or(0, |column| column + 1);
            columns.push(exact.min(most).max(least));
        }
        let column_of = |line: f64| {
            let angle = turned(line);
            let place = angles.iter().rposition(|known| *known <= angle + 1e-9).unwrap_or(0);
            columns[place]
        };
        let begins = Layer::ALL.map(|layer| board.lines(layer).iter().map(|line| column_of(*line)).collect());
        Columns { begins, width }
    }

    /// The columns of a space: one stretch, or two if it lies across the cut. From, up to (the line of the next space).
    fn stretches(&self, layer: Layer, index: usize) -> Vec<(usize, usize)> {
        let begins = &self.begins[layer.index()];
        let (from, to) = (begins[index], begins[(index + 1) % begins.len()]);
        if from < to {
            return vec![(from, to)];
        }
        [(from, self.width), (0, to)].into_iter().filter(|(from, to)| from < to).collect()
    }
}

impl Rules {
    /// The star as a map, with every space, diver, station, gate and ship as a thing to touch.
    pub(super) fn ring_map(&self, state: &State, width: usize) -> String {
        let columns = Columns::new(self, width);
        let mut canvas = TextCanvas::default();
        self.put_ships(state, &columns, &mut canvas);
        let mut y = 1;
        for layer in Layer::ALL {
            self.put_ring(state, layer, &columns, y, &mut canvas);
            y += RING_ROWS;
            if self.board().barrier_below(layer) != 0 {
                self.put_barrier(state, layer, &columns, y, &mut canvas);
                y += 1;
            }
        }
        let heart = " ♥ ";
        let middle = columns.width / 2;
        canvas.put(0, y, &"▀".repeat(columns.width + 1), STAR, None);
        canvas.put(middle - 1, y, heart, STAR, Some("heart"));
        canvas.text()
    }

    /// Ships above the line of their eye (SO-1.8).
    fn put_ships(&self, state: &State, columns: &Columns, canvas: &mut TextCanvas) {
        canvas.put(0, 0, &" ".repeat(columns.width + 1), "", None);
        let mut taken = Vec::new();
        for seat in Seat::all(self.players()) {
            let eye = state.seats[seat].eye;
            let column = columns.begins[0][usize::from(eye)];
            // Two ships at one eye stand beside each other.
            let beside = taken.iter().filter(|other| **other == eye).count();
            taken.push(eye);
            let text = format!("{}▼", seat.letter());
            let x = (column + 2 * beside).saturating_sub(1).min(columns.width - 1);
            canvas.put(x, 0, &text, INK[seat.index()], Some(&format!("ship:{seat}")));
        }
    }

    fn put_ring(&self, state: &State, layer: Layer, columns: &Columns, y: usize, canvas: &mut TextCanvas) {
        for row in 0..RING_ROWS {
            canvas.put(0, y + row, &" ".repeat(columns.width + 1), "", None);
        }
        for (index, space) in spaces(self.board().ring(layer)).enumerate() {
            let stretches = columns.stretches(layer, index);
            let touch = format!("space:{}", self.name(space));
            for (from, to) in &stretches {
                let inner = to - from - 1;
                for row in 0..RING_ROWS {
                    canvas.put(from + 1, y + row, &" ".repeat(inner), "", Some(&touch));
                }
            }
            for row in 0..RING_ROWS {
                canvas.put(columns.begins[layer.index()][index], y + row, "│", FRAME, None);
            }
            let widest = stretches.iter().max_by_key(|(from, to)| to - from);
            if let Some((from, to)) = widest {
                self.put_space(state, space, (*from + 1, *to), y, canvas);
            }
        }
        // Beyond the cut the ring goes on at the other side: there the edges belong to the space that lies across it.
        let begins = &columns.begins[layer.index()];
        let across = (0..begins.len()).max_by_key(|index| begins[*index]).filter(|_| !begins.contains(&0));
        let touch = across.map(|index| self.board().space(layer, index as i32));
        let touch = touch.map(|space| format!("space:{}", self.name(space)));
        for row in 0..RING_ROWS {
            let edge = if touch.is_some() { "┊" } else { "│" };
            canvas.put(0, y + row, edge, FRAME, touch.as_deref());
            canvas.put(columns.width, y + row, edge, FRAME, touch.as_deref());
        }
    }

    /// Name and station in the first row; divers, crawlers and energy in the second.
    fn put_space(
        &self,
        state: &State,
        space: Space,
        (from, to): (usize, usize),
        y: usize,
        canvas: &mut TextCanvas,
    ) {
        let name = self.name(space);
        let touch = format!("space:{name}");
        canvas.put(from, y, &name, "", Some(&touch));
        if let Some((station, owner)) = state.station(space) {
            let letter = station.id()[..1].to_ascii_uppercase();
            let text = format!("{letter}{}", owner.letter());
            let inner = to - from;
            // Where there is no room for both, the ring is clear from the row.
            let shown = if name.len() + text.len() > inner { &name[1..] } else { &name };
            canvas.put(from, y, &format!("{shown:<inner$}"), "", Some(&touch));
            let gap = usize::from(inner > shown.len() + text.len());
            canvas.put(
                from + shown.len() + gap,
                y,
                &text,
                INK[owner.index()],
                Some(&format!("station:{name}")),
            );
        }
        let mut x = from;
        let mut put = |text: &str, ink: &'static str, touch: &str| {
            // The last column says how much does not fit.
            if x + text.len() <= to {
                canvas.put(x, y + 1, text, ink, Some(touch));
                x += text.len();
            } else {
                canvas.put(to - 1, y + 1, "+", STRONG, Some(touch));
            }
        };
        for seat in Seat::all(self.players()) {
            let n = state.divers[seat].get(space);
            if n > 0 {
                let text = format!("{}{n}", seat.letter().to_ascii_lowercase());
                put(&text, INK[seat.index()], &format!("diver:{name}:{seat}"));
            }
        }
        match state.marks.get(space) {
            0 => {}
            _ => put("'", INK[state.active.index()], &format!("marked:{name}")),
        }
        match state.crawlers.at(space) {
            0 => {}
            n => put(&format!("~{n}"), "", &touch),
        }
        if state.energy_on & space.bit() != 0 {
            put("*", STRONG, &touch);
        }
    }

    /// The wall below a ring, with a place for a gate wherever two spaces touch (SO-1.7).
    fn put_barrier(&self, state: &State, above: Layer, columns: &Columns, y: usize, canvas: &mut TextCanvas) {
        canvas.put(0, y, &"═".repeat(columns.width + 1), FRAME, None);
        for site in sites(self.board().barrier_below(above)) {
            let Some(x) = self.site_column(site, columns) else { continue };
            let touch = format!("gate:{}", self.board().site_name(site));
            match state.gate(site) {
                Some(owner) => {
                    canvas.put(x, y, &owner.letter().to_string(), INK[owner.index()], Some(&touch));
                }
                None => canvas.put(x, y, "╪", FRAME, Some(&touch)),
            }
        }
    }

    /// The middle of the widest stretch in which the two spaces of a site lie above each other.
    fn site_column(&self, site: Site, columns: &Columns) -> Option<usize> {
        let board = self.board();
        let stretches =
            |space: Space| columns.stretches(board.layer(space), usize::from(board.ring_index(space)));
        let (above, below) = board.ends(site);
        let mut widest: Option<(usize, usize)> = None;
        for (from, to) in stretches(above) {
            for (other_from, other_to) in stretches(below) {
                let (from, to) = (from.max(other_from), to.min(other_to));
                if from < to && widest.is_none_or(|(a, b)| to - from > b - a) {
                    widest = Some((from, to));
                }
            }
        }
        widest.map(|(from, to)| (from + to).div_ceil(2).min(to))
    }
}
