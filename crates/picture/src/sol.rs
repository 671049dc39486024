//! The dying star: five rings round the heart, gates on their borders, stations by shape, divers by letter and
//! number, ships on the circle between the orbits, the countdown above.

use crate::{Draw, Part, Stage, Svg, short};
use solarium_core::{Seat, Viewer};
use solarium_sol::{Board, Card, Layer, SITES, Site, Sol, Space, State, Station, View, spaces, suits_of};

const WIDTH: f64 = 860.0;
const MIDDLE: (f64, f64) = (430.0, 470.0);
const RADIUS: f64 = 390.0;
const PANEL_TOP: f64 = 885.0;
const PANEL: f64 = 66.0;
/// SO-1.10: outer radii of heart, core, radiative, convective, inner and outer ring as fractions of the board.
const RADII: [f64; 6] = [0.078, 0.257, 0.453, 0.632, 0.819, 1.0];

const STYLE: &str = "
.sky{fill:#0d1020}
.space{stroke:#0d1020;stroke-width:1.6}
.o{fill:#26305a}.i{fill:#33417a}.c{fill:#b9851f}.r{fill:#c4571a}.k{fill:#a3241c}
.heart{fill:#fff3c4;stroke:#ffd257;stroke-width:3}
.site{fill:#0d1020;opacity:.5}
.gate{stroke:#fff;stroke-width:1.4}
.s0{fill:#8b5cc7}.s1{fill:#c9d1da}.s2{fill:#3f9e57}.s3{fill:#2f7fd0}.s4{fill:#2b2b33}
.piece{stroke:#fff;stroke-width:1.5}
.mark{font:700 11px system-ui,sans-serif;text-anchor:middle;fill:#fff;stroke:#0b0d18;stroke-width:2.4;paint-order:stroke;pointer-events:none}
.big{font:700 13px system-ui,sans-serif;text-anchor:middle;fill:#fff;stroke:#0b0d18;stroke-width:2.6;paint-order:stroke;pointer-events:none}
.name{font:500 8.5px system-ui,sans-serif;fill:#fff;opacity:.72;text-anchor:middle;pointer-events:none}
.marked{stroke:#ffe08a;stroke-width:3}
.crawler{fill:#7a1f5c;stroke:#ffb3e6;stroke-width:1.3}
.spark{fill:#ffe14d;stroke:#7a5a00;stroke-width:1.2}
.step{fill:#2a3157;stroke:#525c92;stroke-width:1.2}
.step.now{fill:#e2512a;stroke:#ffe08a;stroke-width:2.5}
.step.gone{fill:#171b33;stroke:#2a3157}
.num{font:600 13px system-ui,sans-serif;fill:#fff;text-anchor:middle;pointer-events:none}
.panel{fill:#171b33;stroke:#3a4474;stroke-width:1.2}
.turn{stroke:#ffd257;stroke-width:3}
.t{font:500 14px system-ui,sans-serif;fill:#eceffa}
.tb{font:700 15px system-ui,sans-serif;fill:#fff}
.lit{stroke:#ffd257;stroke-width:3}
";

impl Draw for Sol {
    fn svg(&self, view: &View) -> String {
        let state = &view.state;
        let height = PANEL_TOP + PANEL * self.players() as f64 + 12.0;
        let mut svg = Svg::new(WIDTH, height, &title(state));
        svg.style(STYLE);
        svg.empty("rect", &[("class", &"sky"), ("x", &0), ("y", &0), ("width", &WIDTH), ("height", &height)]);
        countdown(&mut svg, state);
        let star = Star { game: self, board: self.board(), state };
        for layer in Layer::ALL {
            for space in spaces(star.board.ring(layer)) {
                star.space(&mut svg, space);
            }
        }
        let (x, y) = MIDDLE;
        let heart = [
            ("id", &"heart" as &dyn std::fmt::Display),
            ("class", &"heart"),
            ("role", &"img"),
            ("aria-label", &"the heart"),
            ("cx", &x),
            ("cy", &y),
            ("r", &(RADII[0] * RADIUS)),
        ];
        svg.empty("circle", &heart);
        for site in 0..SITES as u8 {
            star.gate(&mut svg, Site(site));
        }
        for space in spaces(star.board.all()) {
            star.pieces(&mut svg, space);
        }
        star.ships(&mut svg);
        let own = match view.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => state.active,
        };
        for (row, seat) in Seat::all(self.players()).enumerate() {
            star.panel(&mut svg, seat, seat == own, PANEL_TOP + PANEL * row as f64);
        }
        svg.finish()
    }

    fn scene(&self, view: &View, _: &Stage<'_>) -> Vec<Part> {
        vec![Part { id: "board".into(), title: "Board".into(), html: Draw::svg(self, view) }]
    }
}

fn title(state: &State) -> String {
    let left = state.cards_left();
    format!(
        "Sol: instability {}, {left} cards in the deck, seat {} to act",
        state.marker,
        state.active.letter()
    )
}

/// The way of the marker from 13 to the end.
fn countdown(svg: &mut Svg, state: &State) {
    for step in 0..=13u8 {
        let n = 13 - step;
        let x = 46.0 + f64::from(step) * 59.0;
        let class = match n {
            n if n == state.marker => "step now",
            n if n > state.marker => "step gone",
            _ => "step",
        };
        let label = format!("instability {n}{}", if n == state.marker { ", the marker" } else { "" });
        svg.open("g", &[("id", &format!("marker:{n}")), ("role", &"img"), ("aria-label", &label)]);
        svg.empty("circle", &[("class", &class), ("cx", &short(x)), ("cy", &36), ("r", &19)]);
        svg.text(x, 41.0, "num", &if n == 0 { "✸".to_string() } else { n.to_string() });
        svg.close();
    }
}

struct Star<'a> {
    game: &'a Sol,
    board: &'a Board,
    state: &'a State,
}

/// A point by degrees clockwise from 3 o'clock and distance from the middle.
fn polar(degrees: f64, radius: f64) -> (f64, f64) {
    let angle = degrees.to_radians();
    (MIDDLE.0 + radius * angle.cos(), MIDDLE.1 + radius * angle.sin())
}

fn at((x, y): (f64, f64)) -> String {
    format!("{} {}", short(x), short(y))
}

/// Inner and outer radius of a layer.
fn band(layer: Layer) -> (f64, f64) {
    let ring = 4 - layer.index();
    (RADII[ring] * RADIUS, RADII[ring + 1] * RADIUS)
}

impl Star<'_> {
    /// First degree and width of a space.
    fn arc(&self, space: Space) -> (f64, f64) {
        let lines = self.board.lines(self.board.layer(space));
        let index = usize::from(self.board.ring_index(space));
        let from = lines[index];
        (from, (lines[(index + 1) % lines.len()] - from).rem_euclid(360.0))
    }

    fn space(&self, svg: &mut Svg, space: Space) {
        let layer = self.board.layer(space);
        let (from, width) = self.arc(space);
        let (inner, outer) = band(layer);
        let large = i32::from(width > 180.0);
        let path = format!(
            "M{}A{outer} {outer} 0 {large} 1 {}L{}A{inner} {inner} 0 {large} 0 {}Z",
            at(polar(from, outer)),
            at(polar(from + width, outer)),
            at(polar(from + width, inner)),
            at(polar(from, inner)),
            outer = short(outer),
            inner = short(inner),
        );
        let name = self.board.name(space);
        let class = format!("space {}", layer.letter());
        let label = self.describe(space);
        svg.empty(
            "path",
            &[
                ("id", &format!("space:{name}")),
                ("class", &class),
                ("role", &"img"),
                ("aria-label", &label),
                ("d", &path),
            ],
        );
        let (x, y) = polar(from + width / 2.0, inner + (outer - inner) * 0.14);
        svg.text(x, y + 3.0, "name", &name);
    }

    /// The space in words, for those who hear the board.
    fn describe(&self, space: Space) -> String {
        let mut parts = vec![self.board.name(space)];
        if let Some((station, owner)) = self.state.station(space) {
            parts.push(format!("{station} of seat {}", owner.letter()));
        }
        for seat in Seat::all(self.game.players()) {
            match self.state.divers[seat].get(space) {
                0 => {}
                1 => parts.push(format!("1 diver of seat {}", seat.letter())),
                n => parts.push(format!("{n} divers of seat {}", seat.letter())),
            }
        }
        match self.state.crawlers.at(space) {
            0 => {}
            n => parts.push(format!("{n} crawling")),
        }
        if self.state.energy_on & space.bit() != 0 {
            parts.push("1 energy".to_string());
        }
        parts.join(", ")
    }

    fn gate(&self, svg: &mut Svg, site: Site) {
        let (above, below) = self.board.ends(site);
        let (_, radius) = band(self.board.layer(below));
        let (from, width) = shared(self.arc(above), self.arc(below));
        let (x, y) = polar(from + width / 2.0, radius);
        let name = self.board.site_name(site);
        match self.state.gate(site) {
            None => {
                let label = format!("gate site {name}");
                svg.empty(
                    "circle",
                    &[
                        ("id", &format!("gate:{name}")),
                        ("class", &"site"),
                        ("role", &"img"),
                        ("aria-label", &label),
                        ("cx", &short(x)),
                        ("cy", &short(y)),
                        ("r", &4.5),
                    ],
                );
            }
            Some(owner) => {
                let label = format!("gate {name} of seat {}", owner.letter());
                svg.open("g", &[("id", &format!("gate:{name}")), ("role", &"img"), ("aria-label", &label)]);
                let turn = format!("rotate({} {})", short(from + width / 2.0), at((x, y)));
                let class = format!("gate s{}", owner.0);
                svg.empty(
                    "rect",
                    &[
                        ("class", &class),
                        ("x", &short(x - 9.0)),
                        ("y", &short(y - 13.0)),
                        ("width", &18),
                        ("height", &26),
                        ("rx", &5),
                        ("transform", &turn),
                    ],
                );
                svg.text(x, y + 4.0, "mark", &owner.letter().to_string());
                svg.close();
            }
        }
    }

    fn pieces(&self, svg: &mut Svg, space: Space) {
        let (from, width) = self.arc(space);
        let (inner, outer) = band(self.board.layer(space));
        let middle = from + width / 2.0;
        if let Some((station, owner)) = self.state.station(space) {
            let lit =
                self.board.layer(space) == Layer::Outer && self.state.turn.outer_used & 1 << space.0 != 0;
            self.station(svg, space, station, owner, polar(middle, inner + (outer - inner) * 0.72), lit);
        }
        // Divers, crawlers and energy side by side below the station.
        let radius = inner + (outer - inner) * 0.4;
        let divers = Seat::all(self.game.players()).filter(|seat| self.state.divers[*seat].get(space) > 0);
        let crowd: Vec<Seat> = divers.collect();
        let crawlers = self.state.crawlers.at(space);
        let energy = self.state.energy_on & space.bit() != 0;
        let count = crowd.len() + usize::from(crawlers > 0) + usize::from(energy);
        let step = (21.0 / radius).to_degrees();
        let mut degree = middle - step * (count.saturating_sub(1)) as f64 / 2.0;
        for seat in crowd {
            let (x, y) = polar(degree, radius);
            let n = self.state.divers[seat].get(space);
            let marks = if seat == self.state.active { self.state.marks.get(space) } else { 0 };
            let class = format!("piece s{}{}", seat.0, if marks > 0 { " marked" } else { "" });
            let name = self.board.name(space);
            let label = format!("{n} divers of seat {} in {name}", seat.letter());
            svg.open(
                "g",
                &[("id", &format!("diver:{name}:{seat}")), ("role", &"img"), ("aria-label", &label)],
            );
            svg.empty("circle", &[("class", &class), ("cx", &short(x)), ("cy", &short(y)), ("r", &10)]);
            svg.text(x, y + 4.0, "mark", &format!("{}{n}", seat.letter()));
            svg.close();
            degree += step;
        }
        if crawlers > 0 {
            let (x, y) = polar(degree, radius);
            svg.empty(
                "ellipse",
                &[("class", &"crawler"), ("cx", &short(x)), ("cy", &short(y)), ("rx", &10), ("ry", &7)],
            );
            svg.text(x, y + 4.0, "mark", &crawlers.to_string());
            degree += step;
        }
        if energy {
            let (x, y) = polar(degree, radius);
            let (x, y) = (x - 6.0, y - 6.0);
            svg.empty(
                "rect",
                &[("class", &"spark"), ("x", &short(x)), ("y", &short(y)), ("width", &12), ("height", &12)],
            );
        }
    }

    /// A node is round, a foundry square, a tower pointed.
    fn station(
        &self,
        svg: &mut Svg,
        space: Space,
        station: Station,
        owner: Seat,
        (x, y): (f64, f64),
        lit: bool,
    ) {
        let class = format!("piece s{}{}", owner.0, if lit { " lit" } else { "" });
        let name = self.board.name(space);
        let label = format!("{station} of seat {} in {name}", owner.letter());
        svg.open("g", &[("id", &format!("station:{name}")), ("role", &"img"), ("aria-label", &label)]);
        match station {
            Station::Node => {
                svg.empty("circle", &[("class", &class), ("cx", &short(x)), ("cy", &short(y)), ("r", &13)]);
            }
            Station::Foundry => {
                let (left, top) = (short(x - 12.0), short(y - 12.0));
                svg.empty(
                    "rect",
                    &[
                        ("class", &class),
                        ("x", &left),
                        ("y", &top),
                        ("width", &24),
                        ("height", &24),
                        ("rx", &2),
                    ],
                );
            }
            Station::Tower => {
                let points = format!(
                    "{} {} {}",
                    at((x, y - 17.0)),
                    at((x + 15.0, y + 11.0)),
                    at((x - 15.0, y + 11.0))
                );
                svg.empty("polygon", &[("class", &class), ("points", &points)]);
            }
        }
        svg.text(x, y + 5.0, "big", &owner.letter().to_string());
        svg.close();
    }

    /// Ships point the way they orbit: counter-clockwise.
    fn ships(&self, svg: &mut Svg) {
        let lines = self.board.lines(Layer::Outer);
        for seat in Seat::all(self.game.players()) {
            let eye = self.state.seats[seat].eye;
            // Ships never block; those on one eye stand side by side.
            let below = Seat::all(seat.index()).filter(|s| self.state.seats[*s].eye == eye).count();
            let radius = RADII[4] * RADIUS + 22.0 * below as f64;
            let degree = lines[usize::from(eye)];
            let (x, y) = polar(degree, radius);
            let label = format!("ship of seat {} on eye {eye}", seat.letter());
            svg.open("g", &[("id", &format!("ship:{seat}")), ("role", &"img"), ("aria-label", &label)]);
            // Drawn pointing up at 3 o'clock, where counter-clockwise is up, then turned with its eye.
            let points = [(0.0, -22.0), (12.0, -4.0), (9.0, 14.0), (-9.0, 14.0), (-12.0, -4.0)]
                .map(|(dx, dy)| format!("{},{}", short(x + dx), short(y + dy)))
                .join(" ");
            let class = format!("piece s{}", seat.0);
            let turn = format!("rotate({} {})", short(degree), at((x, y)));
            svg.empty("polygon", &[("class", &class), ("points", &points), ("transform", &turn)]);
            svg.text(x, y + 5.0, "big", &seat.letter().to_string());
            svg.close();
        }
    }

    fn panel(&self, svg: &mut Svg, seat: Seat, own: bool, y: f64) {
        let seat_state = &self.state.seats[seat];
        let class = if seat == self.state.active { "panel turn" } else { "panel" };
        let label = format!("seat {}: momentum {}", seat.letter(), seat_state.total());
        svg.open("g", &[("id", &format!("seat:{seat}")), ("role", &"img"), ("aria-label", &label)]);
        svg.empty(
            "rect",
            &[
                ("class", &class),
                ("x", &10),
                ("y", &short(y)),
                ("width", &(WIDTH - 20.0)),
                ("height", &(PANEL - 8.0)),
                ("rx", &8),
            ],
        );
        let colour = format!("piece s{}", seat.0);
        svg.empty("circle", &[("class", &colour), ("cx", &36), ("cy", &short(y + 29.0)), ("r", &16)]);
        svg.text(36.0, y + 34.0, "big", &seat.letter().to_string());
        let line = format!(
            "momentum {}   energy {}   movement {}   ship e{}",
            seat_state.total(),
            seat_state.energy,
            self.game.movement(self.state, seat),
            seat_state.eye
        );
        svg.text(64.0, y + 24.0, "tb", &line);
        self.reserve(svg, seat, own, y);
        self.hold(svg, seat, own, y);
        if let Some(suit) = seat_state.held {
            let id = format!("card:{}", if own { suit.id().to_string() } else { format!("{suit}:{seat}") });
            let hint = self.game.card_hint(self.state, seat).unwrap_or_default();
            let name = self.state.effects[suit.index()].map_or("", |e| &self.game.pack.effect(e).name);
            svg.open("g", &[("id", &id), ("role", &"img"), ("aria-label", &hint)]);
            svg.text(640.0, y + 46.0, "t", &format!("holds {suit} {name}"));
            svg.close();
        }
        svg.close();
        if seat.index() + 1 == self.game.players() {
            self.deck(svg);
        }
    }

    /// What is left in the reserve, piece by piece: structures are chosen here.
    fn reserve(&self, svg: &mut Svg, seat: Seat, own: bool, y: f64) {
        let seat_state = &self.state.seats[seat];
        let [nodes, foundries, towers] = seat_state.stations;
        svg.text(64.0, y + 46.0, "t", "reserve");
        let rows = [
            ("divers", "divers", seat_state.reserve, 125.0),
            ("gate", "gates", seat_state.gates, 205.0),
            ("node", "nodes", nodes, 280.0),
            ("foundry", "foundries", foundries, 358.0),
            ("tower", "towers", towers, 460.0),
        ];
        for (id, name, count, x) in rows {
            let id = if own { format!("reserve:{id}") } else { format!("reserve:{id}:{seat}") };
            let text = format!("{count} {name}");
            svg.open(
                "g",
                &[("id", &id), ("role", &"img"), ("aria-label", &format!("{text} in the reserve"))],
            );
            svg.text(x, y + 46.0, "t", &text);
            svg.close();
        }
    }

    /// Divers at hand: in the hold, as guests, lost in space.
    fn hold(&self, svg: &mut Svg, seat: Seat, own: bool, y: f64) {
        let seat_state = &self.state.seats[seat];
        let id = |what: &str| if own { what.to_string() } else { format!("{what}:{seat}") };
        let mut x = 530.0;
        let mut token = |svg: &mut Svg, id: String, text: String, label: String| {
            svg.open("g", &[("id", &id), ("role", &"img"), ("aria-label", &label)]);
            svg.text(x, y + 24.0, "tb", &text);
            svg.close();
            x += 110.0;
        };
        let hold = seat_state.hold;
        token(svg, id("hold"), format!("hold {hold}"), format!("{hold} divers in the hold"));
        if seat_state.lost > 0 {
            let lost = seat_state.lost;
            token(svg, id("lost"), format!("lost {lost}"), format!("{lost} divers lost in space"));
        }
        for host in Seat::all(self.game.players()).filter(|host| seat_state.guests[host.index()] > 0) {
            let guests = seat_state.guests[host.index()];
            let text = format!("with {} {guests}", host.letter());
            let label = format!("{guests} guests in the ship of seat {}", host.letter());
            token(svg, id(&format!("guests:{host}")), text, label);
        }
    }

    /// What is left of the deck, by suit.
    fn deck(&self, svg: &mut Svg) {
        let mut parts = Vec::new();
        for suit in suits_of(self.state.suits) {
            parts.push(format!("{suit} {}", self.state.deck[Card::plain(suit).index()]));
        }
        for card in [Card::Marked, Card::Trigger] {
            match self.state.deck[card.index()] {
                0 => {}
                n => parts.push(format!("{card} {n}")),
            }
        }
        let text = format!("deck {}: {}", self.state.cards_left(), parts.join("  "));
        svg.open("g", &[("id", &"deck"), ("role", &"img"), ("aria-label", &text)]);
        svg.text(14.0, 78.0, "t", &text);
        svg.close();
    }
}

/// The part two arcs share, as first degree and width.
fn shared(a: (f64, f64), b: (f64, f64)) -> (f64, f64) {
    let offset = (b.0 - a.0).rem_euclid(360.0);
    if offset < a.1 {
        return (b.0, (a.1 - offset).min(b.1));
    }
    (a.0, (offset + b.1 - 360.0).clamp(0.0, a.1))
}
