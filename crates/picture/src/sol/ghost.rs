//! What an action would change on the board, laid over it: the piece that comes or goes, the way it takes, and what is
//! spent and gained as small chips at the things they belong to.

use super::geometry::{N, SIZE, polar};
use super::pieces::{gate_shape, pods, station_shape};
use super::slots::Spot;
use super::{Star, glyphs};
use maud::{Markup, html};
use solarium_core::Seat;
use solarium_sol::{Phase, SITES, Site, Space, spaces};

/// The middle of the board.
const HEART: Spot = (500.0, 500.0);

/// What comes, what goes, and by which way.
#[derive(Default)]
struct Changes {
    come: Vec<(Seat, Space)>,
    gone: Vec<(Seat, Space)>,
    stations: Vec<Space>,
    gates: Vec<Site>,
}

impl Changes {
    fn between(before: &Star<'_>, after: &Star<'_>) -> Changes {
        let (was, is) = (before.state, after.state);
        let mut found = Changes::default();
        for space in spaces(after.board.all()) {
            for seat in Seat::all(after.game.players()) {
                let (had, has) = (was.divers[seat].get(space), is.divers[seat].get(space));
                if has > had {
                    found.come.push((seat, space));
                }
                if had > has {
                    found.gone.push((seat, space));
                }
            }
            if was.station(space) != is.station(space) {
                found.stations.push(space);
            }
        }
        found.gates = (0..SITES as u8).map(Site).filter(|site| was.gate(*site) != is.gate(*site)).collect();
        found
    }
}

/// The drawing over the board, if the action changes anything there.
pub(super) fn ghost(before: &Star<'_>, after: &Star<'_>) -> Option<Markup> {
    let changes = Changes::between(before, after);
    let chips = chips(before, after, &changes);
    let drawn = !(changes.come.is_empty()
        && changes.gone.is_empty()
        && changes.stations.is_empty()
        && changes.gates.is_empty()
        && chips.is_empty());
    drawn.then(|| {
        html! {
            svg class="sol-board sol-ghosts" viewBox={ "0 0 " (SIZE) " " (SIZE) } {
                @for (from, to) in ways(before, after, &changes) { (way(from, to)) }
                @for (seat, space) in &changes.gone {
                    @match after.state.divers[*seat].get(*space) {
                        0 => g class="sol-leaves" transform=(at(before.diver_at(*space, *seat))) { path d="M-12-12L12 12M12-12L-12 12" {} },
                        left => g class={ "sol-diver sol-come seat-" (seat.0) } transform=(at(after.diver_at(*space, *seat))) { (pods(*seat, left, after.diver_at(*space, *seat))) },
                    }
                }
                @for (seat, space) in &changes.come {
                    @let spot = after.diver_at(*space, *seat);
                    g class={ "sol-diver sol-come seat-" (seat.0) } transform=(at(spot)) { (pods(*seat, after.state.divers[*seat].get(*space), spot)) }
                }
                @for space in &changes.stations { (station_change(before, after, *space)) }
                @for site in &changes.gates { (gate_change(after, *site)) }
                @for chip in &chips { (chip) }
            }
        }
    })
}

fn station_change(before: &Star<'_>, after: &Star<'_>, space: Space) -> Markup {
    match after.state.station(space) {
        Some((kind, owner)) => html! {
            g class={ "sol-station sol-come seat-" (owner.0) } transform=(at(after.station_at(space))) { (station_shape(kind, owner)) }
        },
        None => html! {
            g class="sol-leaves" transform=(at(before.station_at(space))) { path d="M-16-16L16 16M16-16L-16 16" {} }
        },
    }
}

fn gate_change(after: &Star<'_>, site: Site) -> Markup {
    let (degree, radius) = after.site_at(site);
    let spot = polar(degree, radius);
    match after.state.gate(site) {
        Some(owner) => html! {
            g class={ "sol-gate sol-come seat-" (owner.0) } transform=(at(spot)) { (gate_shape(owner, degree)) }
        },
        None => {
            html! { g class="sol-leaves" transform=(at(spot)) { path d="M-14-14L14 14M14-14L-14 14" {} } }
        }
    }
}

/// The ways that are taken: of a diver to where it comes, from its ship, into the heart; of divers to what they become.
fn ways(before: &Star<'_>, after: &Star<'_>, changes: &Changes) -> Vec<(Spot, Spot)> {
    let mut list = Vec::new();
    for (seat, space) in &changes.come {
        let to = after.diver_at(*space, *seat);
        match changes.gone.iter().find(|(other, _)| other == seat) {
            Some((_, from)) => list.push((before.diver_at(*from, *seat), to)),
            None if after.state.seats[*seat].hold < before.state.seats[*seat].hold => {
                list.push((before.ship_at(*seat), to));
            }
            None => {}
        }
    }
    for (seat, space) in
        changes.gone.iter().filter(|(seat, _)| !changes.come.iter().any(|(other, _)| other == seat))
    {
        let from = before.diver_at(*space, *seat);
        if after.state.seats[*seat].vaporised > before.state.seats[*seat].vaporised {
            list.push((from, HEART));
        }
        list.extend(changes.stations.first().map(|built| (from, after.station_at(*built))));
        list.extend(changes.gates.first().map(|site| {
            let (degree, radius) = after.site_at(*site);
            (from, polar(degree, radius))
        }));
    }
    list
}

/// A way from one place to another, drawn short of both.
fn way(from: Spot, to: Spot) -> Markup {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let far = dx.hypot(dy);
    if far < 34.0 {
        return html! {};
    }
    let (ux, uy) = (dx / far, dy / far);
    let (x, y) = (to.0 - 17.0 * ux, to.1 - 17.0 * uy);
    html! {
        path class="sol-way" d={ "M" (N(from.0 + 12.0 * ux)) " " (N(from.1 + 12.0 * uy)) "L" (N(x)) " " (N(y)) } {}
        path class="sol-way-tip" d={ "M" (N(x + 6.0 * ux)) " " (N(y + 6.0 * uy)) "L" (N(x - 7.0 * ux - 7.0 * uy)) " " (N(y - 7.0 * uy + 7.0 * ux)) "L" (N(x - 7.0 * ux + 7.0 * uy)) " " (N(y - 7.0 * uy - 7.0 * ux)) "z" } {}
    }
}

/// What is spent and gained, each at the thing it belongs to.
fn chips(before: &Star<'_>, after: &Star<'_>, changes: &Changes) -> Vec<Markup> {
    let mut list = Vec::new();
    for seat in Seat::all(after.game.players()) {
        let (was, is) = (&before.state.seats[seat], &after.state.seats[seat]);
        let amounts = [
            (i64::from(is.energy) - i64::from(was.energy), glyphs::ENERGY),
            (i64::from(is.total()) - i64::from(was.total()), glyphs::MOMENTUM),
            (i64::from(is.hold) - i64::from(was.hold), glyphs::DIVER),
        ];
        let (x, y) = before.ship_at(seat);
        let inward = if y < 150.0 { 1.0 } else { -1.0 };
        for (n, (amount, glyph)) in amounts.into_iter().filter(|(amount, _)| *amount != 0).enumerate() {
            let place = (x.clamp(48.0, 952.0), y + inward * (46.0 + 31.0 * n as f64));
            list.push(chip(place, amount, glyph));
        }
    }
    let (was, is) = (&before.state.turn, &after.state.turn);
    let place = changes.come.first().map(|(seat, space)| after.diver_at(*space, *seat));
    let place = place.or_else(|| changes.stations.first().map(|space| after.station_at(*space)));
    let place = place.or_else(|| {
        changes.gates.first().map(|site| {
            let (degree, radius) = after.site_at(*site);
            polar(degree, radius)
        })
    });
    let (x, y) = place.unwrap_or((500.0, 540.0));
    let side = if x > 860.0 { -58.0 } else { 58.0 };
    if was.phase == Phase::Step && is.phase == Phase::Step && was.mp != is.mp {
        list.push(chip((x + side, y - 16.0), i64::from(is.mp) - i64::from(was.mp), glyphs::MOVEMENT));
    }
    if is.owed > was.owed {
        list.push(chip((x + side, y + 16.0), i64::from(is.owed - was.owed), glyphs::CARD));
    }
    list
}

fn chip(spot: Spot, amount: i64, glyph: glyphs::Glyph) -> Markup {
    let class = if amount < 0 { "sol-spent" } else { "sol-gained" };
    let sign = if amount < 0 { '−' } else { '+' };
    html! {
        g transform=(at(spot)) {
            g class={ "sol-amount " (class) } {
                rect x="-29" y="-14" width="58" height="28" rx="14" {}
                text x="-9" y="6.6" { (sign) (amount.abs()) }
                path class=(if glyph.is_line() { "sol-amount-line" } else { "sol-amount-sign" }) d=(glyph.path()) transform="translate(14 0) scale(.78)" {}
            }
        }
    }
}

fn at((x, y): Spot) -> String {
    html! { "translate(" (N(x)) " " (N(y)) ")" }.into_string()
}
