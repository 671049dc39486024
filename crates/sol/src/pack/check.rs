//! What makes a pack playable: symmetric adjacency, 56 sites, 13 cards per suit, known procedures (SO-1.16).

use super::read::{Adjacency, SideAdjacency, Written};
use crate::{Colour, Edition, Effect, Happening, Icon, Layer, SITES, Side, Station, Suit};
use solarium_core::{Message, PackText};
use std::ops::Range;
use toml::Spanned;

type Rows = Spanned<Vec<Spanned<Vec<u8>>>>;

/// Arcs that overlap by more than this many degrees touch (SO-1.10).
const OVERLAP: f64 = 1.0;

/// A record of the text, at whose line problems are noted.
struct Here<'t, 'p> {
    text: &'t mut PackText<'p>,
    span: Range<usize>,
}

impl Here<'_, '_> {
    fn require(&mut self, holds: bool, reason: impl FnOnce() -> Message) {
        self.text.require(holds, self.span.clone(), reason);
    }
}

/// Notes every problem of a pack.
pub(super) fn check(text: &mut PackText<'_>, pack: &Written) {
    if let Some(game) = &pack.game {
        text.require(game.get_ref() == "sol", game.span(), || {
            Message::new("pack-other-game").with("game", game.get_ref().as_str()).with("wanted", "sol")
        });
    }
    for (key, value) in [("id", &pack.id), ("name", &pack.name)] {
        text.require(!value.is_empty(), 0..0, || Message::new("so-pack-empty").with("key", key));
    }
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
    let mut here = Here { text, span: pack.pieces.span() };
    // SO-1.12: the printed numbers are the most a position can hold.
    for (key, found, most) in [
        ("divers", pieces.divers, 13),
        ("gates", pieces.gates, 5),
        ("nodes", pieces.nodes, 3),
        ("foundries", pieces.foundries, 3),
        ("towers", pieces.towers, 3),
    ] {
        here.require(found <= most, || most_of("so-pack-pieces", key, found, most));
    }
    // SO-2.8: the opening places a gate and a station of each seat.
    let stations = Station::ALL.iter().map(|station| pieces.stations(*station)).sum::<u8>();
    here.require(pieces.gates > 0 && stations > 0, || Message::new("so-pack-opening-pieces"));
    let start = pack.start.get_ref();
    let mut here = Here { text, span: pack.start.span() };
    here.require(start.divers <= pieces.divers, || {
        Message::new("so-pack-start-divers").with("divers", start.divers).with("owned", pieces.divers)
    });
    here.require(start.marker == 13, || Message::new("so-pack-marker").with("marker", start.marker));
    here.require((1..=9).contains(&start.movement), || Message::new("so-pack-movement"));
    let triggers = pack.triggers.get_ref();
    let mut here = Here { text, span: pack.triggers.span() };
    here.require(triggers.first <= 5, || Message::new("so-pack-marked-flares"));
    here.require(triggers.published <= triggers.most && triggers.most <= 5, || {
        Message::new("so-pack-triggers").with("published", triggers.published).with("most", triggers.most)
    });
}

fn layers(text: &mut PackText<'_>, pack: &Written) {
    let at = pack.layer.first().map_or(0..0, Spanned::span);
    text.require(pack.layer.len() == 5, at, || {
        Message::new("so-pack-layer-count").with("layers", pack.layer.len())
    });
    let sizes = Side::ALL.map(Side::ring_sizes);
    for (i, record) in pack.layer.iter().enumerate().take(5) {
        let layer = record.get_ref();
        let mut here = Here { text, span: record.span() };
        let letter = Layer::ALL[i].letter();
        here.require(layer.id == letter.to_string(), || {
            Message::new("so-pack-layer-order").with("place", i).with("layer", layer.id.as_str())
        });
        for (side, found, due) in
            [("standard", layer.standard, sizes[0][i]), ("wide", layer.wide, sizes[1][i])]
        {
            here.require(found == due, || {
                let message = Message::new("so-pack-layer-spaces").with("layer", letter.to_string());
                message.with("due", due).with("side", side).with("found", found)
            });
        }
        for (key, found, most) in [
            ("base", layer.base, 9),
            ("bonus", layer.bonus, 9),
            ("cards", layer.cards, 5),
            ("augment", layer.augment, 9),
        ] {
            here.require(found <= most, || {
                most_of("so-pack-layer-most", key, found, most).with("layer", letter.to_string())
            });
        }
    }
}

fn most_of(id: &'static str, key: &str, found: u8, most: u8) -> Message {
    Message::new(id).with("key", key).with("found", found).with("most", most)
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
                let message = Message::new("so-pack-sites").with("sites", count).with("due", SITES);
                message.with("side", side.id())
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
        Message::new("so-pack-under-eye-count").with("entries", under.len()).with("eyes", sizes[0])
    });
    text.require(under.iter().all(|c| *c < sizes[2]), own.under_eye.span(), || {
        Message::new("so-pack-under-eye").with("last", sizes[2] - 1)
    });
    text.require(*own.opposite.get_ref() < sizes[0], own.opposite.span(), || {
        Message::new("so-pack-opposite").with("eyes", sizes[0])
    });
}

impl Pairing<'_> {
    /// Lengths, ranges, symmetry. True if sound.
    fn check(&self, text: &mut PackText<'_>, report: bool) -> bool {
        let mut sound = true;
        let mut fail = |text: &mut PackText<'_>, at: Range<usize>, reason: Message| {
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
                let reason = Message::new("so-pack-rows").with("table", name).with("rows", rows.len());
                fail(text, table.span(), reason.with("spaces", self.sizes[from]));
                continue;
            }
            for (x, row) in rows.iter().enumerate() {
                let here = format!("{}{x}", self.letters[from]);
                let of_row = |id| Message::new(id).with("table", name).with("here", here.as_str());
                if row.get_ref().is_empty() {
                    fail(text, row.span(), of_row("so-pack-row-empty"));
                }
                for (n, y) in row.get_ref().iter().enumerate() {
                    let there = format!("{}{y}", self.letters[to]);
                    let of_pair = |id| of_row(id).with("there", there.as_str());
                    if *y >= self.sizes[to] {
                        fail(text, row.span(), of_pair("so-pack-row-no-space"));
                    } else if row.get_ref()[..n].contains(y) {
                        fail(text, row.span(), of_pair("so-pack-row-twice"));
                    } else if let Some(back) = inverse.get_ref().get(usize::from(*y))
                        && !back.get_ref().contains(&(x as u8))
                    {
                        let reason = of_pair("so-pack-row-one-way").with("inverse", self.names[to]);
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
                let reason = Message::new("so-pack-lines").with("lines", lines.get_ref().len());
                return text.problem(lines.span(), reason.with("spaces", self.sizes[ring]));
            }
        }
        let [above, below] = self.lines.map(Spanned::get_ref);
        for (x, row) in self.down.get_ref().iter().enumerate() {
            for y in 0..usize::from(self.sizes[1]) {
                let drawn = overlap(arc(above, x), arc(below, y)) > OVERLAP;
                let said = row.get_ref().contains(&(y as u8));
                text.require(drawn == said, self.lines[1].span(), || {
                    let id = if said { "so-pack-not-drawn" } else { "so-pack-drawn" };
                    let pair = Message::new(id).with("here", format!("{}{x}", self.letters[0]));
                    pair.with("there", format!("{}{y}", self.letters[1])).with("side", side.id())
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
    text.require(pack.deck.len() == 5, at, || Message::new("so-pack-decks").with("decks", pack.deck.len()));
    for (i, record) in pack.deck.iter().enumerate() {
        let deck = record.get_ref();
        let mut here = Here { text, span: record.span() };
        here.require(usize::from(deck.players) == i + 1, || {
            Message::new("so-pack-deck-order").with("players", deck.players).with("due", i + 1)
        });
        if i > 0 {
            for (what, suits) in [("quick", deck.quick), ("long", deck.long), ("coop", deck.coop)] {
                here.require((2..=7).contains(&suits), || {
                    Message::new("so-pack-suit-count").with("key", what).with("suits", suits)
                });
            }
            let eyes = Side::for_seats(i + 1).ring_sizes()[0];
            here.require(deck.spacing >= 1 && usize::from(deck.spacing) * i < usize::from(eyes), || {
                let message = Message::new("so-pack-spacing").with("spacing", deck.spacing);
                message.with("ships", i + 1).with("eyes", eyes)
            });
        }
    }
}

fn suits(text: &mut PackText<'_>, pack: &Written) {
    let ids = pack.suit.iter().map(|record| (record.span(), record.get_ref().code.as_str()));
    let messages = ["so-pack-suit-twice", "so-pack-suit-unknown", "so-pack-suit-missing"];
    each_once(text, Suit::ALL, Suit::id, ids, messages);
    for record in &pack.suit {
        let suit = record.get_ref();
        let mut here = Here { text, span: record.span() };
        here.require(suit.cards == 13, || of_id("so-pack-suit-cards", &suit.code).with("cards", suit.cards));
    }
}

/// Every term has exactly one record, which bears its id. The messages: named twice, unknown, missing.
fn each_once<'a, T: Copy>(
    text: &mut PackText<'_>,
    all: &[T],
    id: fn(T) -> &'static str,
    records: impl Iterator<Item = (Range<usize>, &'a str)>,
    [twice, unknown, missing]: [&'static str; 3],
) {
    let mut seen = Vec::new();
    for (at, found) in records {
        let known = all.iter().any(|one| id(*one) == found);
        text.require(known, at.clone(), || of_id(unknown, found));
        text.require(!known || !seen.contains(&found), at, || of_id(twice, found));
        seen.push(found);
    }
    for one in all.iter().map(|one| id(*one)) {
        text.require(seen.contains(&one), 0..0, || of_id(missing, one));
    }
}

fn of_id(message: &'static str, id: &str) -> Message {
    Message::new(message).with("id", id)
}

fn edition_list(here: &mut Here<'_, '_>, editions: &[String]) {
    here.require(!editions.is_empty(), || Message::new("so-pack-no-editions"));
    for edition in editions {
        here.require(Edition::of(edition).is_some(), || of_id("so-pack-edition", edition));
    }
}

fn effects(text: &mut PackText<'_>, pack: &Written) {
    let ids = pack.effect.iter().map(|record| (record.span(), record.get_ref().id.as_str()));
    let messages = ["so-pack-effect-twice", "so-pack-effect-unknown", "so-pack-effect-missing"];
    each_once(text, Effect::ALL, Effect::id, ids, messages);
    for record in &pack.effect {
        let effect = record.get_ref();
        let mut here = Here { text, span: record.span() };
        here.require(Colour::of(&effect.colour).is_some(), || {
            of_id("so-pack-effect-colour", &effect.id).with("colour", &effect.colour)
        });
        here.require(Icon::of(&effect.icon).is_some(), || {
            of_id("so-pack-effect-icon", &effect.id).with("icon", &effect.icon)
        });
        edition_list(&mut here, &effect.editions);
    }
}

fn events(text: &mut PackText<'_>, pack: &Written) {
    let ids = pack.event.iter().map(|record| (record.span(), record.get_ref().id.as_str()));
    let messages = ["so-pack-event-twice", "so-pack-event-unknown", "so-pack-event-missing"];
    each_once(text, Happening::ALL, Happening::id, ids, messages);
    for record in &pack.event {
        let event = record.get_ref();
        let mut here = Here { text, span: record.span() };
        edition_list(&mut here, &event.editions);
        let crawls = matches!(Happening::of(&event.id), Some(Happening::Parasite | Happening::Feeders));
        here.require(crawls == (event.pace > 0), || Message::new("so-pack-pace"));
        here.require(event.arrive <= 9 && event.per_seat <= 3, || Message::new("so-pack-arrive"));
        let sizes = Side::Standard.ring_sizes();
        for place in &event.places {
            let mut chars = place.chars();
            let ring = chars.next().and_then(Layer::of).filter(|l| *l >= Layer::Convective);
            let index: Option<u8> = chars.as_str().parse().ok();
            // The three inner rings are the same on both sides, so one list serves both.
            let known = ring.zip(index).is_some_and(|(ring, index)| index < sizes[ring.index()]);
            here.require(known, || of_id("so-pack-place", place));
        }
    }
}

fn scenarios(text: &mut PackText<'_>, pack: &Written) {
    let pieces = pack.pieces.get_ref();
    for (n, record) in pack.scenario.iter().enumerate() {
        let s = record.get_ref();
        let mut here = Here { text, span: record.span() };
        let edition = Edition::of(&s.edition);
        here.require(edition.is_some(), || of_id("so-pack-edition", &s.edition));
        let twin =
            pack.scenario[..n].iter().any(|o| o.get_ref().id == s.id && o.get_ref().edition == s.edition);
        here.require(!twin, || in_edition("so-pack-scenario-twice", &s.edition, &s.id));
        here.require((2..=7).contains(&s.suits), || {
            Message::new("so-pack-suit-count").with("key", "suits").with("suits", s.suits)
        });
        here.require(s.effects.is_empty() || s.effects.len() == usize::from(s.suits), || {
            Message::new("so-pack-scenario-effects").with("effects", s.effects.len()).with("suits", s.suits)
        });
        // What is left over for further suits must not be nothing.
        let repeated = s.effects_once == 0 || usize::from(s.effects_once) < s.effects.len();
        here.require(repeated, || {
            Message::new("so-pack-scenario-once")
                .with("once", s.effects_once)
                .with("effects", s.effects.len())
        });
        for effect in &s.effects {
            let known = pack.effect.iter().find(|e| e.get_ref().id == *effect.get_ref());
            let fits = known.is_some_and(|e| e.get_ref().editions.contains(&s.edition));
            here.text.require(fits, effect.span(), || {
                in_edition("so-pack-scenario-effect", &s.edition, effect.get_ref())
            });
        }
        for ban in &s.ban {
            here.text.require(Station::of(ban.get_ref()).is_some(), ban.span(), || {
                of_id("so-pack-station", ban.get_ref())
            });
        }
        here.require(s.divers <= pieces.divers, || {
            Message::new("so-pack-start-divers").with("divers", s.divers).with("owned", pieces.divers)
        });
        here.require(["quick", "none"].contains(&s.opening.as_str()), || {
            of_id("so-pack-opening", &s.opening)
        });
        let known = pack.event.iter().find(|e| e.get_ref().id == s.event);
        let event_fits =
            s.event == "none" || known.is_some_and(|e| e.get_ref().editions.contains(&s.edition));
        here.require(event_fits, || in_edition("so-pack-scenario-event", &s.edition, &s.event));
        let mut used = [0u8; 3];
        for place in &s.start {
            match Station::of(&place.get_ref().station) {
                Some(station) => used[station.index()] += 1,
                None => here.text.problem(place.span(), of_id("so-pack-station", &place.get_ref().station)),
            }
            here.text.require(place.get_ref().place().is_some(), place.span(), || {
                Message::new("so-pack-start-place")
            });
        }
        for station in Station::ALL {
            here.require(used[station.index()] <= pieces.stations(*station), || {
                of_id("so-pack-start-stations", station.id()).with("pieces", used[station.index()])
            });
        }
        // SO-2.8: one more is placed by the opening.
        let stations = Station::ALL.iter().map(|station| pieces.stations(*station)).sum::<u8>();
        let left = stations.saturating_sub(used.iter().sum());
        here.require(s.opening != "quick" || left > 0, || Message::new("so-pack-opening-pieces"));
    }
    for (edition, first) in [(Edition::First, "introduction"), (Edition::Published, "ancient_tower")] {
        // SO-2.1: solo games begin with these unless another is asked for.
        let there =
            pack.scenario.iter().any(|s| s.get_ref().id == first && s.get_ref().edition == edition.id());
        text.require(there, 0..0, || in_edition("so-pack-scenario-missing", edition.id(), first));
    }
}

fn in_edition(message: &'static str, edition: &str, id: &str) -> Message {
    Message::new(message).with("edition", edition).with("id", id)
}

fn survival(text: &mut PackText<'_>, pack: &Written) {
    for edition in Edition::ALL {
        let mut floor = None;
        for record in pack.survival.iter().filter(|r| r.get_ref().edition == edition.id()) {
            let level = record.get_ref();
            let rises = floor.map_or(level.floor == 0, |f| level.floor > f);
            text.require(rises, record.span(), || {
                Message::new("so-pack-floor").with("floor", level.floor).with("edition", edition.id())
            });
            floor = Some(level.floor);
        }
        text.require(floor.is_some(), 0..0, || of_id("so-pack-no-levels", edition.id()));
    }
    for record in &pack.survival {
        let edition = &record.get_ref().edition;
        text.require(Edition::of(edition).is_some(), record.span(), || of_id("so-pack-edition", edition));
    }
}
