//! The forest: hexagons of earth, four kinds of trees told apart by outline and letter, the sun at its corner and
//! the shadows it throws now.

use crate::{Draw, Part, Stage, Svg, short};
use solarium_core::Seat;
use solarium_photosynthesis::{Cell, DIRECTION_NAMES, DIRECTIONS, Photosynthesis, Piece, Size, View};

const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 790.0;
/// Centre of the board.
const MIDDLE: (f64, f64) = (380.0, 345.0);
/// Centre to corner of one hexagon.
const HEX: f64 = 47.0;

const STYLE: &str = "
.earth{fill:#e9dfc3;stroke:#b9a97c;stroke-width:1.5}
.ring0{fill:#7fae6a}.ring1{fill:#9cc183}.ring2{fill:#bdd4a0}.ring3{fill:#dbe3bf}
.shadow{fill:#26314a;opacity:.38;pointer-events:none}
.hatch{stroke:#141c30;stroke-width:1.6;opacity:.38;pointer-events:none}
.activated{fill:none;stroke:#7a2e12;stroke-width:3;stroke-dasharray:5 4;pointer-events:none}
.leaf{fill:#3f6b2f;opacity:.55}
.name{font:600 10px system-ui,sans-serif;fill:#54603f;text-anchor:middle}
.mark{font:700 13px system-ui,sans-serif;text-anchor:middle;fill:#fff;stroke:#10200c;stroke-width:2.6;paint-order:stroke}
.trunk{fill:#6d4a2b}
.s0{fill:#e3b71b;stroke:#7d6206}.s1{fill:#2f78b7;stroke:#123c61}.s2{fill:#3c9b4a;stroke:#16501f}.s3{fill:#dd7522;stroke:#7a3806}
.crown{stroke-width:1.8;stroke-linejoin:round}
.dark .crown,.dark .trunk{filter:brightness(.55) saturate(.6)}
.sun{fill:#ffd84a;stroke:#d99a00;stroke-width:2}
.ray{stroke:#f0b400;stroke-width:3;stroke-linecap:round}
.place{fill:#fff6d8;stroke:#d9c48a;stroke-width:1.2}
.beam{stroke:#ffcf33;stroke-width:2;stroke-dasharray:2 7;stroke-linecap:round;opacity:.75}
.panel{fill:#fbf7e9;stroke:#cdbf95;stroke-width:1.2}
.now{stroke:#b8860b;stroke-width:3}
.t{font:500 13px system-ui,sans-serif;fill:#2d3322}
.tb{font:700 15px system-ui,sans-serif;fill:#2d3322}
.tc{font:600 12px system-ui,sans-serif;fill:#2d3322;text-anchor:middle}
.token{fill:#f7efd2;stroke:#a58d4c;stroke-width:1.2}
@media (prefers-color-scheme:dark){.t,.tb,.tc{fill:#e8ead8}.panel{fill:#232a20;stroke:#4a543d}.earth{fill:#3a3a29;stroke:#6a6245}.token{fill:#3d3a26;stroke:#8d7b45}.place{fill:#39351f;stroke:#6a6038}.name{fill:#3d4a2d}}
";

impl Draw for Photosynthesis {
    fn svg(&self, view: &View) -> String {
        let mut svg = Svg::new(WIDTH, HEIGHT, &title(view));
        svg.style(STYLE);
        ground(&mut svg);
        sun(&mut svg, view);
        for cell in Cell::all() {
            space(&mut svg, view, cell);
        }
        piles(&mut svg, view);
        seats(&mut svg, view);
        svg.finish()
    }

    fn scene(&self, view: &View, _: &Stage<'_>) -> Vec<Part> {
        let mut svg = Svg::new(WIDTH, HEIGHT, &title(view));
        ground(&mut svg);
        sun(&mut svg, view);
        for cell in Cell::all() {
            space(&mut svg, view, cell);
        }
        piles(&mut svg, view);
        seats(&mut svg, view);
        for size in Size::ALL {
            svg.open("g", &[("data-touch", &format!("shop:{size}")), ("aria-label", &size.words())]).close();
        }
        vec![Part { id: "board".into(), title: "Board".into(), html: svg.finish() }]
    }
}

fn title(view: &View) -> String {
    let position = &view.position;
    if position.round() == 0 {
        return "Photosynthesis: placing the start trees".into();
    }
    format!(
        "Photosynthesis: round {} of {}, revolution {}, sun in the {}",
        position.round(),
        view.table.last_round(),
        position.revolution(),
        DIRECTION_NAMES[position.sun() as usize]
    )
}

fn point(q: f64, r: f64) -> (f64, f64) {
    (MIDDLE.0 + HEX * 3f64.sqrt() * (q + r / 2.0), MIDDLE.1 + HEX * 1.5 * r)
}

fn centre(cell: Cell) -> (f64, f64) {
    let (q, r) = cell.axial();
    point(f64::from(q), f64::from(r))
}

fn hexagon((x, y): (f64, f64), radius: f64) -> String {
    let corners: Vec<String> = (0..6)
        .map(|k| {
            let angle = f64::from(k) * std::f64::consts::FRAC_PI_3 - std::f64::consts::FRAC_PI_2;
            format!("{},{}", short(x + radius * angle.cos()), short(y + radius * angle.sin()))
        })
        .collect();
    corners.join(" ")
}

/// The board itself: one large hexagon standing on its side.
fn ground(svg: &mut Svg) {
    let corners: Vec<String> = (0..6)
        .map(|s| {
            let (x, y) = beyond(s, 3.74);
            format!("{},{}", short(x), short(y))
        })
        .collect();
    svg.empty("polygon", &[("class", &"earth"), ("points", &corners.join(" "))]);
}

/// The point `steps` spaces from the centre towards corner `s`.
fn beyond(s: usize, steps: f64) -> (f64, f64) {
    let (q, r) = DIRECTIONS[s];
    point(f64::from(q) * steps, f64::from(r) * steps)
}

/// Six places for the sun; it stands at one of them, its light drawn across the board.
fn sun(svg: &mut Svg, view: &View) {
    let at = view.position.sun() as usize;
    for (s, name) in DIRECTION_NAMES.iter().enumerate() {
        let (x, y) = beyond(s, 4.2);
        if s != at {
            let label = format!("sun position {s}, {name}");
            svg.open("g", &[("id", &format!("sun:{s}")), ("role", &"img"), ("aria-label", &label)]);
            svg.empty("circle", &[("class", &"place"), ("cx", &short(x)), ("cy", &short(y)), ("r", &13)]);
            svg.text(x, y + 4.5, "tc", &s.to_string());
            svg.close();
        }
    }
    let (x, y) = beyond(at, 4.2);
    let label = format!("the sun, position {at}, {}", DIRECTION_NAMES[at]);
    svg.open("g", &[("id", &format!("sun:{at}")), ("role", &"img"), ("aria-label", &label)]);
    for k in 0..12 {
        let angle = f64::from(k) * std::f64::consts::FRAC_PI_6;
        let (c, s) = (angle.cos(), angle.sin());
        svg.empty(
            "line",
            &[
                ("class", &"ray"),
                ("x1", &short(x + 27.0 * c)),
                ("y1", &short(y + 27.0 * s)),
                ("x2", &short(x + 36.0 * c)),
                ("y2", &short(y + 36.0 * s)),
            ],
        );
    }
    svg.empty("circle", &[("class", &"sun"), ("cx", &short(x)), ("cy", &short(y)), ("r", &22)]);
    svg.text(x, y + 5.0, "tc", &at.to_string());
    svg.close();
    // The direction of the light, so that it is seen without knowing the rules.
    let (dx, dy) = (MIDDLE.0 - x, MIDDLE.1 - y);
    for offset in [-0.16, 0.0, 0.16] {
        let from = (x + 0.15 * dx - offset * dy, y + 0.15 * dy + offset * dx);
        svg.empty(
            "line",
            &[
                ("class", &"beam"),
                ("x1", &short(from.0)),
                ("y1", &short(from.1)),
                ("x2", &short(from.0 + 0.16 * dx)),
                ("y2", &short(from.1 + 0.16 * dy)),
            ],
        );
    }
}

fn space(svg: &mut Svg, view: &View, cell: Cell) {
    let position = &view.position;
    let forest = position.forest();
    let lit = position.round() > 0;
    let piece = forest.piece(cell);
    let shaded = lit && forest.shaded(position.sun()).contains(cell);
    let ground = lit && forest.shadow_on_ground(position.sun()).contains(cell);
    let at = centre(cell);
    let points = hexagon(at, HEX - 1.5);
    let activated = position.activated().contains(cell);
    let label = space_label(cell, piece, shaded || (piece.is_none() && ground), activated);
    svg.open("g", &[("data-touch", &format!("cell:{cell}")), ("role", &"img"), ("aria-label", &label)]);
    svg.empty("polygon", &[("class", &format!("ring{}", cell.ring())), ("points", &points)]);
    for leaf in 0..cell.leaves() {
        let x = at.0 + (f64::from(leaf) - f64::from(cell.leaves() - 1) / 2.0) * 8.0;
        svg.empty(
            "ellipse",
            &[
                ("class", &"leaf"),
                ("cx", &short(x)),
                ("cy", &short(at.1 - HEX * 0.72)),
                ("rx", &2.6),
                ("ry", &4),
            ],
        );
    }
    if ground {
        svg.empty("polygon", &[("class", &"shadow"), ("points", &points)]);
        // Hatching says "shadow" without relying on the shade of colour.
        for k in [-0.45, 0.0, 0.45] {
            let y = at.1 + k * HEX;
            svg.empty(
                "line",
                &[
                    ("class", &"hatch"),
                    ("x1", &short(at.0 - HEX * 0.62)),
                    ("y1", &short(y + 9.0)),
                    ("x2", &short(at.0 + HEX * 0.62)),
                    ("y2", &short(y - 9.0)),
                ],
            );
        }
    }
    if let Some(piece) = piece {
        tree(svg, at, piece, shaded);
    }
    if activated {
        svg.empty("polygon", &[("class", &"activated"), ("points", &hexagon(at, HEX - 5.0))]);
    }
    svg.text(at.0, at.1 + HEX * 0.86, "name", &cell.to_string());
    svg.close();
}

fn space_label(cell: Cell, piece: Option<Piece>, shadow: bool, activated: bool) -> String {
    let mut label = match piece {
        Some(piece) => format!("{cell}: {} of seat {}", piece.size.words(), piece.seat.letter()),
        None => format!("{cell}: empty, {} leaves", cell.leaves()),
    };
    if shadow {
        label.push_str(", in shadow");
    }
    if activated {
        label.push_str(", activated");
    }
    label
}

/// A piece: outline by seat, height by size, letter and size digit on it.
fn tree(svg: &mut Svg, (x, y): (f64, f64), piece: Piece, dark: bool) {
    let seat = piece.seat.index();
    svg.open("g", &[("class", &if dark { "dark" } else { "lit" })]);
    let scale = match piece.size {
        Size::Seed => 0.0,
        Size::Small => 0.58,
        Size::Medium => 0.8,
        Size::Large => 1.06,
    };
    let class = format!("crown s{seat}");
    if piece.size == Size::Seed {
        svg.empty(
            "path",
            &[("class", &class), ("d", &format!("M{x},{} q11,12 0,23 q-11,-11 0,-23z", short(y - 12.0)))],
        );
    } else {
        let foot = y + 21.0 * scale + 4.0;
        svg.empty(
            "rect",
            &[
                ("class", &"trunk"),
                ("x", &short(x - 3.5 * scale)),
                ("y", &short(foot - 17.0 * scale)),
                ("width", &short(7.0 * scale)),
                ("height", &short(17.0 * scale)),
            ],
        );
        let path = crown(piece.seat, x, foot - 9.0 * scale, scale);
        svg.empty("path", &[("class", &class), ("d", &path)]);
    }
    svg.text(x, y + 5.0, "mark", &format!("{}{}", piece.seat.letter(), piece.size.index()));
    svg.close();
}

/// Oak: round; fir: two steps of a cone; linden: tall oval; maple: five points.
fn crown(seat: Seat, x: f64, foot: f64, scale: f64) -> String {
    let p = |dx: f64, dy: f64| format!("{},{}", short(x + dx * scale), short(foot + dy * scale));
    match seat.index() {
        0 => format!(
            "M{} C{} {} {} C{} {} {} C{} {} {} C{} {} {} C{} {} {}z",
            p(-10.0, 0.0),
            p(-24.0, 2.0),
            p(-29.0, -15.0),
            p(-19.0, -21.0),
            p(-24.0, -37.0),
            p(-9.0, -45.0),
            p(0.0, -38.0),
            p(9.0, -45.0),
            p(24.0, -37.0),
            p(19.0, -21.0),
            p(29.0, -15.0),
            p(24.0, 2.0),
            p(10.0, 0.0),
            p(5.0, 4.0),
            p(-5.0, 4.0),
            p(-10.0, 0.0)
        ),
        1 => format!(
            "M{} L{} L{} L{} L{} L{} L{}z",
            p(0.0, -46.0),
            p(14.0, -22.0),
            p(8.0, -22.0),
            p(22.0, 0.0),
            p(-22.0, 0.0),
            p(-8.0, -22.0),
            p(-14.0, -22.0)
        ),
        2 => format!(
            "M{} C{} {} {} C{} {} {}z",
            p(0.0, 1.0),
            p(-27.0, 0.0),
            p(-20.0, -42.0),
            p(0.0, -46.0),
            p(20.0, -42.0),
            p(27.0, 0.0),
            p(0.0, 1.0)
        ),
        _ => format!(
            "M{} L{} L{} L{} L{} L{} L{} L{} L{} L{}z",
            p(0.0, -46.0),
            p(7.0, -31.0),
            p(24.0, -31.0),
            p(15.0, -18.0),
            p(20.0, 0.0),
            p(0.0, -6.0),
            p(-20.0, 0.0),
            p(-15.0, -18.0),
            p(-24.0, -31.0),
            p(-7.0, -31.0)
        ),
    }
}

/// The four piles of scoring tokens, the top one in front.
fn piles(svg: &mut Svg, view: &View) {
    svg.text(70.0, 30.0, "tc", "Tokens by leaves");
    for (row, leaves) in (1..=4u8).rev().enumerate() {
        let pile = view.table.pile(&view.position, leaves);
        let y = 56.0 + row as f64 * 34.0;
        let label = match pile.first() {
            Some(top) => format!("pile of {leaves} leaves: {} tokens, top {top}", pile.len()),
            None => format!("pile of {leaves} leaves: empty"),
        };
        svg.open("g", &[("id", &format!("pile:{leaves}")), ("role", &"img"), ("aria-label", &label)]);
        for leaf in 0..leaves {
            let x = 52.0 - f64::from(leaf) * 9.0;
            svg.empty(
                "ellipse",
                &[("class", &"leaf"), ("cx", &x), ("cy", &short(y)), ("rx", &3), ("ry", &5.5)],
            );
        }
        svg.empty(
            "rect",
            &[
                ("class", &"token"),
                ("x", &64),
                ("y", &short(y - 14.0)),
                ("width", &34),
                ("height", &28),
                ("rx", &9),
            ],
        );
        svg.text(81.0, y + 5.0, "tc", &pile.first().map_or_else(|| "–".into(), u8::to_string));
        svg.text(116.0, y + 5.0, "tc", &format!("×{}", pile.len()));
        svg.close();
    }
}

/// One strip for each seat: kind, LP, pieces, tokens, light now and next.
fn seats(svg: &mut Svg, view: &View) {
    let (table, position) = (&view.table, &view.position);
    let columns = table.seats();
    let width = (WIDTH - 20.0 - 8.0 * (columns as f64 - 1.0)) / columns as f64;
    for seat in Seat::all(columns) {
        let x = 10.0 + seat.index() as f64 * (width + 8.0);
        let y = 668.0;
        let turn = table.in_turn(position) == Some(seat) && !table.is_over(position);
        let class = if turn { "panel now" } else { "panel" };
        svg.open(
            "g",
            &[("id", &format!("seat:{}", seat.0)), ("role", &"img"), ("aria-label", &seat_label(view, seat))],
        );
        svg.empty(
            "rect",
            &[
                ("class", &class),
                ("x", &short(x)),
                ("y", &y),
                ("width", &short(width)),
                ("height", &112),
                ("rx", &10),
            ],
        );
        let path = crown(seat, x + 22.0, y + 30.0, 0.5);
        svg.empty("path", &[("class", &format!("crown s{}", seat.0)), ("d", &path)]);
        let name = if table.is_cynthia(seat) { "Cynthia" } else { "Player" };
        let first = if position.first() == Some(seat) { " ★" } else { "" };
        svg.leaf(
            "text",
            &[("class", &"tb"), ("x", &short(x + 40.0)), ("y", &short(y + 26.0))],
            &format!("{} {name}{first}", seat.letter()),
        );
        let mut line = |row: f64, text: String| {
            svg.leaf(
                "text",
                &[("class", &"t"), ("x", &short(x + 12.0)), ("y", &short(y + 30.0 + 19.0 * row))],
                &text,
            );
        };
        let next = (position.sun() + u8::from(position.round() > 0)) % 6;
        let tokens: Vec<u8> = table.tokens(position, seat).collect();
        let points: u32 = tokens.iter().map(|t| u32::from(*t)).sum();
        line(
            1.0,
            format!(
                "{} LP, next light {}",
                position.lp(seat),
                table.raw_light(position.forest(), seat, next)
            ),
        );
        line(2.0, format!("{points} points in {} tokens", tokens.len()));
        if table.is_cynthia(seat) {
            line(3.0, format!("supply {}", four(table.supply(position, seat))));
            line(4.0, format!("{} cards left", table.deck(position, seat).count_ones()));
        } else {
            line(3.0, format!("ready {}", four(position.available(seat))));
            line(
                4.0,
                format!(
                    "shop {}  lost {}",
                    four(position.shop(seat).all()),
                    four(table.lost(position, seat))
                ),
            );
        }
        svg.close();
    }
}

fn four(counts: [u8; 4]) -> String {
    counts.map(|n| n.to_string()).join("/")
}

fn seat_label(view: &View, seat: Seat) -> String {
    let who = if view.table.is_cynthia(seat) { "Cynthia" } else { "player" };
    let lp = view.position.lp(seat);
    let points: u32 = view.table.tokens(&view.position, seat).map(u32::from).sum();
    format!("seat {}, {who}: {lp} light points, {points} points in tokens", seat.letter())
}
