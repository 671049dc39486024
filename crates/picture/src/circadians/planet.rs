//! The Planet: land of four sorts with yields and tokens, Harvesters, the steps from the own one.

use super::Scene;
use super::icons::{SPRITE, letters};
use crate::shared::{role, with_stand_in_note};
use crate::{Svg, seat_shape, short};
use maud::{Markup, PreEscaped, html};
use solarium_circadians::pack::Res;
use solarium_circadians::planet::{Planet, Space};
use solarium_circadians::{NONE, Question, Task};
use solarium_core::Seat;

const R: f64 = 32.0;
pub(super) const WIDTH: f64 = 468.0;
pub(super) const HEIGHT: f64 = 468.0;
/// How far the Planet's ground reaches from its middle.
const GLOBE: f64 = 222.0;
/// The width of a pictogram beside its number, and of the number.
const SIGN: f64 = 14.0;
const DIGIT: f64 = 8.6;

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
        let side = ["A", "B"][usize::from(self.view.planet_side & 1)];
        html! {
            (PreEscaped(SPRITE))
            h2 id="ci-at-planet" class="ci-title" { span { (self.words.get("ci-planet")) (self.mark("planet.A", "yields")) }
                @if self.laid_out() { small { (self.words.fill("ci-side", &[("side", &side)])) } }
            }
            @if self.laid_out() { (PreEscaped(self.globe())) }
            @else { p class="ci-soft" { (self.words.get("ci-planet-not-yet")) } }
        }
    }

    /// The Planet as a picture of its own.
    fn globe(&self) -> String {
        let mut svg = Svg::new(WIDTH, HEIGHT, self.words.get("ci-planet"));
        self.draw_planet(&mut svg);
        svg.finish()
    }

    /// Sky and ground, then spaces, what is printed on them, and pieces. The pictograms must be on the page already.
    pub(super) fn draw_planet(&self, svg: &mut Svg) {
        let planet = self.game.planet(self.view);
        let spaces = 0..planet.spaces.len() as u8;
        ground(svg);
        let own = self.you.map(|seat| self.view.crew(seat).harvester);
        svg.open("g", &[("class", &"ci-prints"), ("aria-hidden", &"true")]);
        for i in spaces.clone() {
            self.land(svg, planet, i);
        }
        svg.close();
        for i in spaces.clone() {
            self.hex(svg, planet, i, own);
        }
        svg.open("g", &[("class", &"ci-prints"), ("aria-hidden", &"true")]);
        for i in spaces {
            self.print(svg, planet, i);
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

    /// What a space looks like: by what it yields most, for its worth.
    fn land(&self, svg: &mut Svg, planet: &Planet, i: u8) {
        let space = &planet.spaces[usize::from(i)];
        let (x, y) = place(space);
        let most = Res::ALL.into_iter().max_by_key(|res| match res {
            Res::W => u32::from(space.gain.get(*res)),
            Res::A => 2 * u32::from(space.gain.get(*res)),
            _ => 3 * u32::from(space.gain.get(*res)),
        });
        let terrain = match (space.cache, i == planet.start, most) {
            (true, ..) => "#ci-terrain-cache",
            (_, true, _) => "#ci-terrain-base",
            (.., Some(Res::A)) => "#ci-terrain-algae",
            (.., Some(Res::P)) => "#ci-terrain-power",
            _ => "#ci-terrain-water",
        };
        let drawn = |svg: &mut Svg, href: &str, class: &str, y: f64| {
            svg.empty("use", &[("href", &href), ("class", &class), ("x", &short(x)), ("y", &short(y))]);
        };
        drawn(svg, "#ci-hexagon-shape", "ci-cliff", y + 4.0);
        drawn(svg, terrain, "ci-land", y);
        if space.gain.dice > 0 {
            drawn(svg, "#ci-outpost", "ci-land", y);
        }
    }

    fn hex(&self, svg: &mut Svg, planet: &Planet, i: u8, own: Option<u8>) {
        let space = &planet.spaces[usize::from(i)];
        let (x, y) = place(space);
        let reconstructed = !self.printed_mark(space).is_empty();
        let label = with_stand_in_note(self.words, self.space_words(planet, i, own), reconstructed);
        svg.open(
            "g",
            &[
                ("class", &"ci-hexagon"),
                ("role", &role(!self.alone)),
                ("data-touch", &format!("space:{}", space.name)),
                ("data-name", &space.name),
                ("data-rule", &"CI-10.2"),
                ("aria-label", &label),
                ("data-tip", &label),
            ],
        );
        svg.empty("polygon", &[("class", &"ci-hex"), ("points", &corners(x, y, R - 1.6))]);
        svg.close();
    }

    /// What is printed on a space and lies there: drawn over all spaces, as those carry the names for who listens.
    fn print(&self, svg: &mut Svg, planet: &Planet, i: u8) {
        let space = &planet.spaces[usize::from(i)];
        let (x, y) = place(space);
        let parts: Vec<(String, String)> = match planet.cache_number(i).map(|cache| self.view.caches[cache]) {
            Some(NONE) => vec![("?".into(), "star".into())],
            Some(points) => vec![(points.to_string(), "star".into())],
            None => letters(space.gain)
                .map(|(sort, n)| (n.to_string(), sort.to_ascii_lowercase().into()))
                .collect(),
        };
        let wide = |n: &str| DIGIT * n.chars().count() as f64;
        let width = parts.iter().map(|(n, _)| wide(n) + SIGN + 3.0).sum::<f64>() + 3.0;
        if !parts.is_empty() {
            let pill = [("x", short(x - width / 2.0)), ("y", short(y - 2.0)), ("width", short(width))];
            let pill: Vec<(&str, &dyn std::fmt::Display)> = pill
                .iter()
                .map(|(name, value)| (*name, value as &dyn std::fmt::Display))
                .chain([("class", &"ci-pill" as &dyn std::fmt::Display), ("height", &17), ("rx", &8.5)])
                .collect();
            svg.empty("rect", &pill);
        }
        let mut at = x - width / 2.0 + 3.0;
        for (n, sign) in &parts {
            svg.text(at + wide(n) / 2.0, y + 11.7, "ci-hex-number", n);
            at += wide(n);
            pictogram(svg, sign, at + SIGN / 2.0, y + 6.5, SIGN);
            at += SIGN + 3.0;
        }
        if let Some(token) = space.token.filter(|_| self.view.tokens & (1 << i) != 0) {
            let sign = if token.amount().get(Res::G) > 0 { "g" } else { "w" };
            svg.empty(
                "circle",
                &[("class", &"ci-token"), ("cx", &short(x)), ("cy", &short(y + 22.0)), ("r", &6.8)],
            );
            pictogram(svg, sign, x, y + 22.0, 11.0);
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
                let turn = dy.atan2(dx).to_degrees();
                let at = format!(
                    "translate({} {}) rotate({})",
                    short(x + dx * 33.0),
                    short(y + dy * 33.0),
                    short(turn)
                );
                let tip = self.words.fill("ci-around", &[("to", &planet.name(to))]);
                svg.empty(
                    "path",
                    &[
                        ("class", &"ci-arrow"),
                        ("d", &"M-5-8L9 0L-5 8L-2 0z"),
                        ("transform", &at),
                        ("role", &"img"),
                        ("data-rule", &"CI-9.4"),
                        ("aria-label", &tip),
                        ("data-tip", &tip),
                    ],
                );
            }
        }
    }

    /// The steps from the own Harvester that are open, each with the die it takes.
    fn steps(&self, svg: &mut Svg, planet: &Planet, from: u8) {
        let (x, y) = place(&planet.spaces[usize::from(from)]);
        let back = matches!(self.question, Some(Question::Chain(Task::StepBack)));
        for d in 1..=6u8 {
            let open =
                if back { planet.inward(from) & (1 << d) != 0 } else { planet.step(from, d).is_some() };
            let Some((dx, dy)) = heading(planet, d).filter(|_| open) else { continue };
            let class = if self.outlook.values.contains(&d) { "ci-step ci-due" } else { "ci-step" };
            // Beside, it stands above the numbers of the two spaces.
            let lift = if dy.abs() < 0.5 { 9.0 } else { 0.0 };
            let at = format!("translate({} {})", short(x + dx * 30.0), short(y + dy * 30.0 - lift));
            svg.open("g", &[("class", &class), ("transform", &at), ("aria-hidden", &"true")]);
            let turn = format!("rotate({})", short(dy.atan2(dx).to_degrees()));
            svg.empty(
                "path",
                &[("class", &"ci-step-tip"), ("d", &"M6.5-5L11.5 0L6.5 5z"), ("transform", &turn)],
            );
            svg.empty("rect", &[("x", &-6.5), ("y", &-6.5), ("width", &13), ("height", &13), ("rx", &3.2)]);
            let pips = [
                ("class", "ci-pips"),
                ("d", super::icons::pips(d)),
                ("transform", "translate(-6.5 -6.5) scale(.406)"),
            ];
            svg.empty("path", &pips.each_ref().map(|(name, value)| (*name, value as &dyn std::fmt::Display)));
            svg.close();
        }
    }

    /// Every seat's rover: its shape on wheels, with its letter where there is room.
    fn harvesters(&self, svg: &mut Svg, planet: &Planet) {
        let seats = self.game.humans() + usize::from(self.game.ai_seat().is_some());
        for seat in Seat::all(seats) {
            let at = self.harvester(seat);
            let Some(space) = planet.spaces.get(usize::from(at)) else { continue };
            let (x, y) = place(space);
            let here: Vec<Seat> = Seat::all(seats).filter(|s| self.harvester(*s) == at).collect();
            let index = here.iter().position(|s| *s == seat).unwrap_or(0) as f64;
            let crowded = here.len() > 2;
            let (gap, size) = if crowded { (13.0, 0.52) } else { (23.0, 0.9) };
            let dx = (index - (here.len() as f64 - 1.0) / 2.0) * gap;
            let spot = format!("translate({} {}) scale({size})", short(x + dx), short(y - 13.5));
            svg.open(
                "g",
                &[
                    ("class", &format!("ci-harvester seat-{} {}", seat.0, self.game.setup.colour(seat))),
                    ("data-move", &format!("harvester-{seat}")),
                    ("transform", &spot),
                    ("aria-hidden", &"true"),
                ],
            );
            svg.empty("path", &[("class", &"ci-wheels"), ("d", &"M-8.5 9.5h0M0 11h0M8.5 9.5h0")]);
            svg.empty("path", &[("d", &seat_shape(seat))]);
            if !crowded {
                let y = if seat.index() == 2 { 8.6 } else { 6.0 };
                svg.leaf("text", &[("y", &y)], &seat.letter().to_string());
            }
            svg.close();
        }
    }
}

/// The Planet's disc in its air, lit from where the sun comes up.
fn ground(svg: &mut Svg) {
    svg.open("defs", &[]);
    for (id, at, stops) in [
        ("ci-air", ["50%", "50%"], [("ci-air-in", 0.86), ("ci-air-mid", 0.93), ("ci-air-out", 1.0)]),
        ("ci-crust", ["72%", "78%"], [("ci-lit", 0.1), ("ci-dusk", 0.55), ("ci-night", 1.0)]),
    ] {
        svg.open(
            "radialGradient",
            &[
                ("id", &id),
                ("cx", &at[0]),
                ("cy", &at[1]),
                ("r", &if id == "ci-air" { "50%" } else { "90%" }),
            ],
        );
        for (class, offset) in stops {
            svg.empty("stop", &[("class", &class), ("offset", &offset)]);
        }
        svg.close();
    }
    svg.close();
    for (fill, r) in [("url(#ci-air)", WIDTH / 2.0), ("url(#ci-crust)", GLOBE)] {
        svg.empty(
            "circle",
            &[("fill", &fill), ("r", &short(r)), ("cx", &short(WIDTH / 2.0)), ("cy", &short(HEIGHT / 2.0))],
        );
    }
}

/// A pictogram, centred.
fn pictogram(svg: &mut Svg, sign: &str, x: f64, y: f64, size: f64) {
    svg.empty(
        "use",
        &[
            ("href", &format!("#ci-{sign}")),
            ("x", &short(x - size / 2.0)),
            ("y", &short(y - size / 2.0)),
            ("width", &short(size)),
            ("height", &short(size)),
        ],
    );
}
