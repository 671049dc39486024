//! The Planet: hexagons with yields and tokens, Harvesters, the six steps from the own one, the way to the Caches.

use super::Scene;
use super::icons::letters;
use crate::shared::{heard, role};
use crate::{Svg, seat_shape, short};
use maud::{Markup, PreEscaped, html};
use solarium_circadians::pack::Res;
use solarium_circadians::planet::{Planet, Space};
use solarium_circadians::{NONE, Question, Task};
use solarium_core::Seat;

const R: f64 = 32.0;
const WIDTH: f64 = 456.0;
const HEIGHT: f64 = 452.0;

/// The shapes of the resources, about 10 units across, centred; dice and Items too.
const SHAPES: [(char, &str); 6] = [
    ('w', "M0-6.5C3-2.5 5-.2 5 2A5 4.6 0 0 1-5 2C-5-.2-3-2.5 0-6.5z"),
    ('a', "M-5.5 0C-5.5-4-2-5.6 0-5.6S5.5-4 5.5 0S2 5.6 0 5.6S-5.5 4-5.5 0z"),
    ('p', "M0-6L6.2 5H-6.2z"),
    ('g', "M0-6.5L6 0L0 6.5L-6 0z"),
    ('d', "M-5-5H5V5H-5z"),
    ('i', "M-4-6H4V6H-4z"),
];

/// Where a space lies, relative to the start.
fn place(space: &Space) -> (f64, f64) {
    let x = (f64::from(space.q) + f64::from(space.r) / 2.0) * R * 3f64.sqrt();
    (WIDTH / 2.0 + x, HEIGHT / 2.0 + f64::from(space.r) * R * 1.5)
}

/// The unit vector of a direction on the board as drawn.
fn heading(planet: &Planet, direction: u8) -> Option<(f64, f64)> {
    planet.spaces.iter().find_map(|space| {
        let to = &planet.spaces[usize::from(space.near[usize::from(direction - 1)]?)];
        let ((x, y), (tx, ty)) = (place(space), place(to));
        let length = (tx - x).hypot(ty - y);
        Some(((tx - x) / length, (ty - y) / length))
    })
}

fn corners(x: f64, y: f64, r: f64) -> String {
    let corner = |k: i32| {
        let angle = std::f64::consts::PI / 3.0 * (f64::from(k) + 0.5);
        format!("{},{}", short(x + r * angle.cos()), short(y + r * angle.sin()))
    };
    (0..6).map(corner).collect::<Vec<_>>().join(" ")
}

impl Scene<'_> {
    pub(super) fn planet(&self) -> Markup {
        html! {
            h2 id="ci-at-planet" class="ci-title" { span { (self.words.get("ci-planet")) (self.mark("planet.A", "yields")) }
                @if self.laid_out() { small { (self.words.fill("ci-side", &[("side", &["A", "B"][usize::from(self.view.planet_side & 1)])])) } }
            }
            @if self.laid_out() { (PreEscaped(self.globe())) }
            @else { p class="ci-soft" { (self.words.get("ci-planet-not-yet")) } }
        }
    }

    /// The Planet as a picture of its own.
    pub(super) fn globe(&self) -> String {
        let mut svg = Svg::new(WIDTH, HEIGHT, self.words.get("ci-planet"));
        self.draw_planet(&mut svg);
        svg.finish()
    }

    pub(super) fn draw_planet(&self, svg: &mut Svg) {
        let planet = self.game.planet(self.view);
        svg.open("defs", &[]);
        svg.open("linearGradient", &[("id", &"ci-dawn"), ("x1", &0), ("y1", &0), ("x2", &1), ("y2", &1)]);
        svg.empty("stop", &[("class", &"ci-night"), ("offset", &0.1)]);
        svg.empty("stop", &[("class", &"ci-teal"), ("offset", &0.55)]);
        svg.empty("stop", &[("class", &"ci-apricot"), ("offset", &1)]);
        svg.close();
        for (letter, path) in SHAPES {
            svg.open("g", &[("id", &format!("ci-i-{letter}")), ("class", &format!("ci-i ci-i-{letter}"))]);
            svg.empty("path", &[("d", &path)]);
            svg.leaf("text", &[("y", &3.4)], &letter.to_ascii_uppercase().to_string());
            svg.close();
        }
        svg.close();
        let centre = [("cx", short(WIDTH / 2.0)), ("cy", short(HEIGHT / 2.0))];
        svg.empty(
            "circle",
            &[
                ("class", &"ci-globe"),
                ("fill", &"url(#ci-dawn)"),
                ("r", &219),
                (centre[0].0, &centre[0].1),
                (centre[1].0, &centre[1].1),
            ],
        );
        let own = self.you.map(|seat| self.view.crew(seat).harvester).filter(|_| self.you.is_some());
        for i in 0..planet.spaces.len() as u8 {
            self.hex(svg, planet, i, own);
        }
        svg.open("g", &[("class", &"ci-prints"), ("aria-hidden", &"true")]);
        for i in 0..planet.spaces.len() as u8 {
            self.print(svg, planet, i, own);
        }
        svg.close();
        self.arrows(svg, planet);
        if let Some(from) = own {
            self.steps(svg, planet, from);
        }
        self.harvesters(svg, planet);
    }

    /// What a space yields and holds, in words.
    pub(super) fn space_words(&self, planet: &Planet, i: u8, own: Option<u8>) -> String {
        let space = &planet.spaces[usize::from(i)];
        let words = self.words;
        let mut text = match planet.cache_number(i) {
            Some(cache) if self.view.caches[cache] != NONE => {
                words.fill("ci-cache-up", &[("points", &self.view.caches[cache])])
            }
            Some(_) => words.fill(
                "ci-cache-down",
                &[
                    ("yield", &self.amount_words(space.gain)),
                    ("least", &self.pack.cache_points[0]),
                    ("greatest", &self.pack.cache_points[5]),
                ],
            ),
            None => words.fill("ci-yields", &[("what", &self.amount_words(space.gain))]),
        };
        if let Some(token) = space.token.filter(|_| self.view.tokens & (1 << i) != 0) {
            text += &words.fill("ci-token", &[("what", &self.amount_words(token.amount()))]);
        }
        if let Some(from) = own {
            text += &words.fill("ci-steps-away", &[("n", &planet.distance(from, i))]);
        }
        for seat in Seat::all(self.game.humans() + usize::from(self.game.ai_seat().is_some())) {
            if self.harvester(seat) == i {
                text += &words.fill("ci-harvester-here", &[("who", &self.name(seat))]);
            }
        }
        format!("{}: {text}", space.name)
    }

    /// The mark of what is printed on a space, if that is our stand-in.
    pub(super) fn printed_mark(&self, space: &Space) -> &'static str {
        let side = ["planet.A", "planet.B"][usize::from(self.view.planet_side & 1)];
        self.pack.mark(side, &space.name)
    }

    fn harvester(&self, seat: Seat) -> u8 {
        if Some(seat) == self.game.ai_seat() {
            self.view.ai.harvester
        } else {
            self.view.crew(seat).harvester
        }
    }

    fn hex(&self, svg: &mut Svg, planet: &Planet, i: u8, own: Option<u8>) {
        let space = &planet.spaces[usize::from(i)];
        let (x, y) = place(space);
        let tip = self.space_words(planet, i, own);
        let label = heard(self.words, tip.clone(), !self.printed_mark(space).is_empty());
        svg.open(
            "g",
            &[
                ("class", &"ci-hexagon"),
                ("role", &role(!self.alone)),
                ("data-touch", &format!("space:{}", space.name)),
                ("data-name", &space.name),
                ("aria-label", &label),
                ("data-tip", &tip),
            ],
        );
        let most = Res::ALL.into_iter().max_by_key(|r| match r {
            Res::W => u32::from(space.gain.get(*r)),
            Res::A => 2 * u32::from(space.gain.get(*r)),
            _ => 3 * u32::from(space.gain.get(*r)),
        });
        let class = match (space.cache, i == planet.start, most) {
            (true, ..) => "ci-hex ci-cache",
            (_, true, _) => "ci-hex ci-centre",
            (.., Some(Res::A)) => "ci-hex ci-green",
            (.., Some(Res::P)) => "ci-hex ci-amber",
            _ => "ci-hex ci-blue",
        };
        svg.empty("polygon", &[("class", &class), ("points", &corners(x, y, R - 1.2))]);
        svg.close();
    }

    /// What is printed on a space and lies there: drawn over all spaces, as those carry the names for who listens.
    fn print(&self, svg: &mut Svg, planet: &Planet, i: u8, own: Option<u8>) {
        let space = &planet.spaces[usize::from(i)];
        let (x, y) = place(space);
        let name = format!("{}{}", space.name, self.printed_mark(space));
        svg.text(x, y - 19.0, "ci-hex-name", &name);
        let up = planet.cache_number(i).map(|cache| self.view.caches[cache]);
        match up {
            Some(NONE) => {
                let range = format!("{}–{}", self.pack.cache_points[0], self.pack.cache_points[5]);
                svg.text(x, y - 5.0, "ci-cache-points", &range);
            }
            Some(points) => {
                svg.text(x, y + 1.0, "ci-cache-points", &points.to_string());
            }
            None => {}
        }
        if up.is_none_or(|points| points == NONE) {
            let parts: Vec<(char, u8)> = letters(space.gain).collect();
            let top = if up.is_some() { y + 9.0 } else { y - 5.0 };
            for (k, (letter, n)) in parts.iter().enumerate() {
                let dx = if parts.len() == 1 { 0.0 } else { -12.0 + 24.0 * k as f64 };
                svg.text(x + dx - 5.5, top + 4.5, "ci-hex-number", &n.to_string());
                let letter = format!("#ci-i-{}", letter.to_ascii_lowercase());
                svg.empty("use", &[("href", &letter), ("x", &short(x + dx + 6.5)), ("y", &short(top))]);
            }
        }
        if let (true, Some(from)) = (space.cache, own) {
            svg.text(x, y + 25.5, "ci-far", &format!("⇢ {}", planet.distance(from, i)));
        }
        if let Some(token) = space.token.filter(|_| self.view.tokens & (1 << i) != 0) {
            let gem = token.amount().get(Res::G) > 0;
            svg.empty(
                "circle",
                &[("class", &"ci-token"), ("cx", &short(x + 15.0)), ("cy", &short(y + 15.0)), ("r", &7.5)],
            );
            let href = if gem { "#ci-i-g" } else { "#ci-i-w" };
            svg.empty("use", &[("href", &href), ("x", &short(x + 15.0)), ("y", &short(y + 15.0))]);
        }
    }

    /// Arrows that lead around the Planet.
    fn arrows(&self, svg: &mut Svg, planet: &Planet) {
        for space in &planet.spaces {
            for d in 1..=6u8 {
                let (Some(to), Some((dx, dy))) = (space.arrow[usize::from(d - 1)], heading(planet, d)) else {
                    continue;
                };
                let (x, y) = place(space);
                let (x, y) = (x + dx * 33.0, y + dy * 33.0);
                let turn = dy.atan2(dx).to_degrees();
                let at = format!("translate({} {}) rotate({})", short(x), short(y), short(turn));
                svg.empty("path", &[("class", &"ci-arrow"), ("d", &"M-4-7L9 0L-4 7z"), ("transform", &at)]);
                svg.text(x + dx * 15.0, y + dy * 15.0 + 3.0, "ci-arrow-to", planet.name(to));
            }
        }
    }

    /// The six steps from the own Harvester: numbered by die value, closed ones crossed out.
    fn steps(&self, svg: &mut Svg, planet: &Planet, from: u8) {
        let space = &planet.spaces[usize::from(from)];
        let (x, y) = place(space);
        let back = matches!(self.question, Some(Question::Chain(Task::StepBack)));
        for d in 1..=6u8 {
            let Some((dx, dy)) = heading(planet, d) else { continue };
            let to = planet.step(from, d);
            let open = if back { planet.inward(from) & (1 << d) != 0 } else { to.is_some() };
            let (cx, cy) = (x + dx * 30.0, y + dy * 30.0);
            let due = self.outlook.values.contains(&d);
            let class = match (open, due) {
                (false, _) => "ci-step ci-closed",
                (_, true) => "ci-step ci-due",
                _ => "ci-step",
            };
            let turn = format!("rotate({} {} {})", short(dy.atan2(dx).to_degrees()), short(cx), short(cy));
            svg.open("g", &[("class", &class)]);
            let tip = format!("M{} {}l-5-5v10z", short(cx + 11.0), short(cy));
            svg.empty("path", &[("class", &"ci-step-tip"), ("d", &tip), ("transform", &turn)]);
            svg.empty("circle", &[("cx", &short(cx)), ("cy", &short(cy)), ("r", &6.2)]);
            svg.text(cx, cy + 3.4, "ci-step-number", &d.to_string());
            if !open {
                let cross = format!("M{} {}l10 10m0-10l-10 10", short(cx - 5.0), short(cy - 5.0));
                svg.empty("path", &[("class", &"ci-cross"), ("d", &cross)]);
            }
            svg.close();
        }
    }

    fn harvesters(&self, svg: &mut Svg, planet: &Planet) {
        let seats = self.game.humans() + usize::from(self.game.ai_seat().is_some());
        for seat in Seat::all(seats) {
            let at = self.harvester(seat);
            let Some(space) = planet.spaces.get(usize::from(at)) else { continue };
            let (x, y) = place(space);
            let here: Vec<Seat> = Seat::all(seats).filter(|s| self.harvester(*s) == at).collect();
            let index = here.iter().position(|s| *s == seat).unwrap_or(0) as f64;
            let gap = if here.len() > 3 { 12.0 } else { 15.0 };
            let dx =
                (index - (here.len() as f64 - 1.0) / 2.0) * gap - if here.len() == 1 { 7.0 } else { 0.0 };
            let spot = format!("translate({} {}) scale(.72)", short(x + dx), short(y + 16.5));
            svg.open(
                "g",
                &[
                    ("class", &format!("ci-harvester seat-{} {}", seat.0, self.game.setup.colour(seat))),
                    ("data-move", &format!("harvester-{seat}")),
                    ("transform", &spot),
                    ("aria-hidden", &"true"),
                ],
            );
            svg.empty("path", &[("d", &seat_shape(seat))]);
            let y = if seat.index() == 2 { 7.4 } else { 4.8 };
            svg.leaf("text", &[("y", &y)], &seat.letter().to_string());
            svg.close();
        }
    }
}
