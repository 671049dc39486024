//! What makes a pack playable: symmetric adjacency, 56 sites, 13 cards per suit, known procedures (SO-1.16).

use super::read::{Adjacency, SideAdjacency, Written};
use crate::rules::board::{Layer, SITES, Side};
use crate::rules::terms::{Colour, Edition, Effect, Happening, Icon, Station, Suit};
use solarium_core::PackText;
use std::ops::Range;
use toml::Spanned;

type Rows = Spanned<Vec<Spanned<Vec<u8>>>>;

/// Arcs that overlap by more than this many degrees touch (SO-1.10).
const OVERLAP: f64 = 1.0;

/// Notes every problem of a pack.
pub(super) fn check(text: &mut PackText<'_>, pack: &Written) {
    if let Some(game) = &pack.game {
        text.require(game.get_ref() == "sol", game.span(), || {
            format!("this is a pack of {:?}", game.get_ref())
        });
    }
    let whole = 0..0;
    text.require(!pack.id.is_empty(), whole.clone(), || "the pack needs an id");
    text.require(!pack.name.is_empty(), whole, || "the pack needs a name");
    numbers(text, pack);
    layers(text, pack);
    adjacency(text, pack);
    decks(text, pack);
    suits(text, pack);
    effects(text, pack);
    events(text, pack);
    scenarios(text, pack);
    survival(text, pack);
}

fn numbers(text: &mut PackText<'_>, pack: &Written) {
    let pieces = pack.pieces.get_ref();
    let at = pack.pieces.span();
    // SO-1.12: the printed numbers are the most a position can hold.
    for (what, found, most) in [
        ("divers", pieces.divers, 13),
        ("gates", pieces.gates, 5),
        ("nodes", pieces.nodes, 3),
        ("foundries", pieces.foundries, 3),
        ("towers", pieces.towers, 3),
    ] {
        text.require(found <= most, at.clone(), || format!("{what} = {found}: a seat owns at most {most}"));
    }
    let start = pack.start.get_ref();
    let at = pack.start.span();
    text.require(start.divers <= pieces.divers, at.clone(), || {
        format!("a seat cannot begin with {} of its {} divers", start.divers, pieces.divers)
    });
    text.require(start.marker == 13, at.clone(), || {
        format!("marker = {}: the spiral counts down 13 flares", start.marker)
    });
    text.require((1..=9).contains(&start.movement), at, || "movement must be 1 to 9");
    let triggers = pack.triggers.get_ref();
    let at = pack.triggers.span();
    text.require(triggers.first <= 5, at.clone(), || "at most 5 flares are marked");
    text.require(triggers.published <= triggers.most && triggers.most <= 5, at, || {
        format!("published = {} of at most {} trigger cards", triggers.published, triggers.most)
    });
}

fn layers(text: &mut PackText<'_>, pack: &Written) {
    let at = pack.layer.first().map_or(0..0, Spanned::span);
    text.require(pack.layer.len() == 5, at, || {
        format!("{} layers; there must be five: o, i, c, r, k", pack.layer.len())
    });
    let sizes = Side::ALL.map(Side::ring_sizes);
    for (i, record) in pack.layer.iter().enumerate().take(5) {
        let layer = record.get_ref();
        let letter = Layer::ALL[i].letter();
        text.require(layer.id == letter.to_string(), record.span(), || {
            format!("layer {i} is {:?}; outside in they are o, i, c, r, k", layer.id)
        });
        for (side, found, due) in
            [("standard", layer.standard, sizes[0][i]), ("wide", layer.wide, sizes[1][i])]
        {
            text.require(found == due, record.span(), || {
                format!("layer {letter} has {due} spaces on the {side} side, not {found}")
            });
        }
        for (what, found, most) in [
            ("base", layer.base, 9),
            ("bonus", layer.bonus, 9),
            ("cards", layer.cards, 5),
            ("augment", layer.augment, 9),
        ] {
            text.require(found <= most, record.span(), || {
                format!("{what} = {found} of layer {letter}: at most {most}")
            });
        }
    }
}

/// One table between two rings with its inverse, and the lines that must draw it.
struct Pairing<'a> {
    names: [&'static str; 2],
    letters: [char; 2],
    sizes: [u8; 2],
    down: &'a Rows,
    up: &'a Rows,
    lines: [&'a Spanned<Vec<f64>>; 2],
}

fn adjacency(text: &mut PackText<'_>, pack: &Written) {
    let tables: &Adjacency = pack.adjacency.get_ref();
    let lines = pack.lines.get_ref();
    for side in Side::ALL {
        let (own, own_lines) = match side {
            Side::Standard => (&tables.standard, &lines.standard),
            Side::Wide => (&tables.wide, &lines.wide),
        };
        let sizes = side.ring_sizes();
        let pairings = [
            Pairing {
                names: ["inner_conv", "conv_inner"],
                letters: ['i', 'c'],
                sizes: [sizes[1], sizes[2]],
                down: &own.inner_conv,
                up: &own.conv_inner,
                lines: [&own_lines.orbit, &own_lines.conv],
            },
            Pairing {
                names: ["conv_rad", "rad_conv"],
                letters: ['c', 'r'],
                sizes: [sizes[2], sizes[3]],
                down: &tables.conv_rad,
                up: &tables.rad_conv,
                lines: [&own_lines.conv, &lines.rad],
            },
            Pairing {
                names: ["rad_core", "core_rad"],
                letters: ['r', 'k'],
                sizes: [sizes[3], sizes[4]],
                down: &tables.rad_core,
                up: &tables.core_rad,
                lines: [&lines.rad, &lines.core],
            },
        ];
        let mut count = 0;
        let mut sound = true;
        for (i, pairing) in pairings.iter().enumerate() {
            // Tables both sides share are reported once.
            let report = side == Side::Standard || i == 0;
            let before = sound;
            sound &= pairing.check(text, report) && before;
            count += pairing.down.get_ref().iter().map(|row| row.get_ref().len()).sum::<usize>();
        }
        if sound {
            // SO-1.9: with rings of fixed size and 56 sites the number of adjacent pairs follows.
            text.require(count == SITES, pack.adjacency.span(), || {
                format!("{count} gate sites on the {} side; there must be {SITES} (SO-1.7)", side.id())
            });
            for (i, pairing) in pairings.iter().enumerate() {
                if side == Side::Standard || i < 2 {
                    pairing.drawing(text, side);
                }
            }
        }
        eyes(text, side, own);
    }
}

fn eyes(text: &mut PackText<'_>, side: Side, own: &SideAdjacency) {
    let sizes = side.ring_sizes();
    let under = own.under_eye.get_ref();
    text.require(under.len() == usize::from(sizes[0]), own.under_eye.span(), || {
        format!("under_eye has {} entries for {} eyes", under.len(), sizes[0])
    });
    text.require(under.iter().all(|c| *c < sizes[2]), own.under_eye.span(), || {
        format!("under_eye names convective spaces 0 to {}", sizes[2] - 1)
    });
    text.require(*own.opposite.get_ref() < sizes[0], own.opposite.span(), || {
        format!("opposite must be below {}", sizes[0])
    });
}

impl Pairing<'_> {
    /// Lengths, ranges, symmetry. True if sound.
    fn check(&self, text: &mut PackText<'_>, report: bool) -> bool {
        let mut sound = true;
        let mut fail = |text: &mut PackText<'_>, at: Range<usize>, reason: String| {
            sound = false;
            if report {
                text.problem(at, reason);
            }
        };
        let views = [(self.down, self.up, 0, 1), (self.up, self.down, 1, 0)];
        for (table, inverse, from, to) in views {
            let name = self.names[from];
            let rows = table.get_ref();
            if rows.len() != usize::from(self.sizes[from]) {
                let reason = format!("{name} has {} rows for {} spaces", rows.len(), self.sizes[from]);
                fail(text, table.span(), reason);
                continue;
            }
            for (x, row) in rows.iter().enumerate() {
                let here = format!("{}{x}", self.letters[from]);
                if row.get_ref().is_empty() {
                    fail(text, row.span(), format!("{name}: {here} touches nothing"));
                }
                for (n, y) in row.get_ref().iter().enumerate() {
                    let there = format!("{}{y}", self.letters[to]);
                    if *y >= self.sizes[to] {
                        fail(text, row.span(), format!("{name}: {here} names {there}, which does not exist"));
                    } else if row.get_ref()[..n].contains(y) {
                        fail(text, row.span(), format!("{name}: {here} names {there} twice"));
                    } else if let Some(back) = inverse.get_ref().get(usize::from(*y))
                        && !back.get_ref().contains(&(x as u8))
                    {
                        let reason = format!(
                            "{name}: {here} touches {there}, but {} does not say that {there} touches {here}",
                            self.names[to]
                        );
                        fail(text, row.span(), reason);
                    }
                }
            }
        }
        sound
    }

    /// SO-1.10: the drawing must show adjacency.
    fn drawing(&self, text: &mut PackText<'_>, side: Side) {
        for (ring, lines) in self.lines.iter().enumerate() {
            if lines.get_ref().len() != usize::from(self.sizes[ring]) {
                text.problem(
                    lines.span(),
                    format!("{} lines for {} spaces", lines.get_ref().len(), self.sizes[ring]),
                );
                return;
            }
        }
        let [above, below] = self.lines.map(Spanned::get_ref);
        for (x, row) in self.down.get_ref().iter().enumerate() {
            for y in 0..usize::from(self.sizes[1]) {
                let drawn = overlap(arc(above, x), arc(below, y)) > OVERLAP;
                let said = row.get_ref().contains(&(y as u8));
                text.require(drawn == said, self.lines[1].span(), || {
                    format!(
                        "{}{x} and {}{y} {} on the {} side, but their arcs {}",
                        self.letters[0],
                        self.letters[1],
                        if said { "touch" } else { "do not touch" },
                        side.id(),
                        if drawn { "overlap" } else { "do not overlap" }
                    )
                });
            }
        }
    }
}

/// From a divider line to the next, in degrees.
fn arc(lines: &[f64], x: usize) -> (f64, f64) {
    let from = lines[x];
    let span = (lines[(x + 1) % lines.len()] - from).rem_euclid(360.0);
    (from, span)
}

/// How many degrees two arcs share.
fn overlap(a: (f64, f64), b: (f64, f64)) -> f64 {
    let offset = (b.0 - a.0).rem_euclid(360.0);
    let first = (a.1 - offset).clamp(0.0, b.1);
    let second = (offset + b.1 - 360.0).clamp(0.0, a.1);
    first + second
}

fn decks(text: &mut PackText<'_>, pack: &Written) {
    let at = pack.deck.first().map_or(0..0, Spanned::span);
    text.require(pack.deck.len() == 5, at, || {
        format!("{} deck records; one for each of 1 to 5 players", pack.deck.len())
    });
    for (i, record) in pack.deck.iter().enumerate() {
        let deck = record.get_ref();
        text.require(usize::from(deck.players) == i + 1, record.span(), || {
            format!("players = {} in the place of {}", deck.players, i + 1)
        });
        if i > 0 {
            for (what, suits) in [("quick", deck.quick), ("long", deck.long), ("coop", deck.coop)] {
                text.require((2..=7).contains(&suits), record.span(), || {
                    format!("{what} = {suits}: a deck has 2 to 7 suits")
                });
            }
            let eyes = Side::for_seats(i + 1).ring_sizes()[0];
            text.require(
                deck.spacing >= 1 && usize::from(deck.spacing) * i < usize::from(eyes),
                record.span(),
                || format!("spacing = {}: {} ships do not fit on {eyes} eyes", deck.spacing, i + 1),
            );
        }
    }
}

fn suits(text: &mut PackText<'_>, pack: &Written) {
    let mut seen = [false; 7];
    for record in &pack.suit {
        let suit = record.get_ref();
        match Suit::of(&suit.code) {
            Some(known) if seen[known.index()] => {
                text.problem(record.span(), format!("suit {} is given twice", suit.code));
            }
            Some(known) => seen[known.index()] = true,
            None => text
                .problem(record.span(), format!("no suit has the code {:?}: F, C, X, O, R, V, S", suit.code)),
        }
        text.require(suit.cards == 13, record.span(), || {
            format!("suit {} has {} cards; there must be 13 (SO-1.14)", suit.code, suit.cards)
        });
    }
    for suit in Suit::ALL {
        text.require(seen[suit.index()], 0..0, || format!("suit {suit} is missing"));
    }
}

fn edition_list(text: &mut PackText<'_>, at: Range<usize>, editions: &[String]) {
    text.require(!editions.is_empty(), at.clone(), || "editions must name first or published");
    for edition in editions {
        text.require(Edition::of(edition).is_some(), at.clone(), || format!("no edition {edition:?}"));
    }
}

fn effects(text: &mut PackText<'_>, pack: &Written) {
    let mut seen = vec![false; Effect::ALL.len()];
    for record in &pack.effect {
        let effect = record.get_ref();
        match effect.effect() {
            Some(known) if seen[known.index()] => {
                text.problem(record.span(), format!("effect {} is given twice", effect.id));
            }
            Some(known) => seen[known.index()] = true,
            None => {
                text.problem(record.span(), format!("no procedure is known for the effect {:?}", effect.id))
            }
        }
        text.require(Colour::of(effect.colour_id()).is_some(), record.span(), || {
            format!("effect {}: no colour {:?}", effect.id, effect.colour_id())
        });
        text.require(Icon::of(effect.icon_id()).is_some(), record.span(), || {
            format!("effect {}: no icon {:?}; M, C, A, D or T", effect.id, effect.icon_id())
        });
        edition_list(text, record.span(), effect.edition_ids());
    }
    for effect in Effect::ALL {
        text.require(seen[effect.index()], 0..0, || format!("effect {effect} is missing"));
    }
}

fn events(text: &mut PackText<'_>, pack: &Written) {
    let mut seen = vec![false; Happening::ALL.len()];
    for record in &pack.event {
        let event = record.get_ref();
        let known = Happening::of(&event.id);
        match known {
            Some(known) if seen[known.index()] => {
                text.problem(record.span(), format!("event {} is given twice", event.id));
            }
            Some(known) => seen[known.index()] = true,
            None => {
                text.problem(record.span(), format!("no procedure is known for the event {:?}", event.id))
            }
        }
        edition_list(text, record.span(), event.edition_ids());
        let crawls = matches!(known, Some(Happening::Parasite | Happening::Feeders));
        text.require(
            crawls == (event.pace > 0),
            record.span(),
            || "pace belongs to parasite and feeders, and is at least 1",
        );
        text.require(
            event.arrive <= 9 && event.per_seat <= 3,
            record.span(),
            || "at most 9 crawlers arrive, and 3 more for each seat",
        );
        let sizes = Side::Standard.ring_sizes();
        for place in &event.places {
            let mut chars = place.chars();
            let ring = chars.next().and_then(Layer::of).filter(|l| *l >= Layer::Convective);
            let index: Option<u8> = chars.as_str().parse().ok();
            // The three inner rings are the same on both sides, so one list serves both.
            let known = ring.zip(index).is_some_and(|(ring, index)| index < sizes[ring.index()]);
            text.require(known, record.span(), || format!("{place:?} is no space of c, r or k"));
        }
    }
    for event in Happening::ALL {
        text.require(seen[event.index()], 0..0, || format!("event {event} is missing"));
    }
}

fn scenarios(text: &mut PackText<'_>, pack: &Written) {
    let pieces = pack.pieces.get_ref();
    for (n, record) in pack.scenario.iter().enumerate() {
        let s = record.get_ref();
        let at = record.span();
        let edition = Edition::of(&s.edition);
        text.require(edition.is_some(), at.clone(), || format!("no edition {:?}", s.edition));
        let twin =
            pack.scenario[..n].iter().any(|o| o.get_ref().id == s.id && o.get_ref().edition == s.edition);
        text.require(!twin, at.clone(), || format!("scenario {} of {} is given twice", s.id, s.edition));
        text.require((2..=7).contains(&s.suits), at.clone(), || format!("suits = {}: 2 to 7", s.suits));
        text.require(s.effects.is_empty() || s.effects.len() == usize::from(s.suits), at.clone(), || {
            format!("{} effects for {} suits", s.effects.len(), s.suits)
        });
        for effect in &s.effects {
            let known = pack.effect.iter().find(|e| e.get_ref().id == *effect.get_ref());
            let fits = known.is_some_and(|e| e.get_ref().edition_ids().contains(&s.edition));
            text.require(fits, effect.span(), || {
                format!("the edition {} has no effect {:?}", s.edition, effect.get_ref())
            });
        }
        for ban in &s.ban {
            text.require(Station::of(ban.get_ref()).is_some(), ban.span(), || {
                format!("{:?} is no station type", ban.get_ref())
            });
        }
        text.require(s.divers <= pieces.divers, at.clone(), || {
            format!("divers = {} of {}", s.divers, pieces.divers)
        });
        text.require(["quick", "none"].contains(&s.opening.as_str()), at.clone(), || {
            format!("opening = {:?}: quick or none", s.opening)
        });
        let event_fits = s.event == "none"
            || pack
                .event
                .iter()
                .any(|e| e.get_ref().id == s.event && e.get_ref().edition_ids().contains(&s.edition));
        text.require(event_fits, at.clone(), || {
            format!("the edition {} has no event {:?}", s.edition, s.event)
        });
        let mut used = [0u8; 3];
        for place in &s.start {
            match Station::of(&place.get_ref().station) {
                Some(station) => used[station.index()] += 1,
                None => {
                    text.problem(place.span(), format!("{:?} is no station type", place.get_ref().station))
                }
            }
            text.require(
                place.get_ref().place().is_some(),
                place.span(),
                || "a place is one of: choose = a layer's letter, conv_offset = a number, opposite = true",
            );
        }
        for station in Station::ALL {
            text.require(used[station.index()] <= pieces.stations(*station), at.clone(), || {
                format!("the start needs {} {station} pieces", used[station.index()])
            });
        }
    }
    for (edition, first) in [(Edition::First, "introduction"), (Edition::Published, "ancient_tower")] {
        // SO-2.1: solo games begin with these unless another is asked for.
        let there =
            pack.scenario.iter().any(|s| s.get_ref().id == first && s.get_ref().edition == edition.id());
        text.require(there, 0..0, || format!("scenario {first} of {edition} is missing"));
    }
}

fn survival(text: &mut PackText<'_>, pack: &Written) {
    for edition in Edition::ALL {
        let mut floor = None;
        for record in pack.survival.iter().filter(|r| r.get_ref().edition_id() == edition.id()) {
            let level = record.get_ref();
            let rises = floor.map_or(level.floor == 0, |f| level.floor > f);
            text.require(rises, record.span(), || {
                format!(
                    "floor = {}: the first level of {edition} begins at 0, each further one higher",
                    level.floor
                )
            });
            floor = Some(level.floor);
        }
        text.require(floor.is_some(), 0..0, || format!("levels of survival of {edition} are missing"));
    }
    for record in &pack.survival {
        let edition = record.get_ref().edition_id();
        text.require(Edition::of(edition).is_some(), record.span(), || format!("no edition {edition:?}"));
    }
}
