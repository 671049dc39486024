//! The board as a document of its own, with a strip for every seat below it.

use super::geometry::SIZE;
use super::{Star, glyphs};
use maud::{Markup, PreEscaped, html};
use solarium_core::Seat;
use solarium_sol::{Card, Station, suits_of};

const TOP: usize = 1010;
const STRIP: usize = 62;
/// What of the style sheet is about the page around the board begins here.
const PAGE: &str = "/* The page around the board */";
/// What a page would define: its dark theme.
const THEME: &str = ":root{--panel:#171b33;--panel-edge:#3a4474;--ink:#eceffa;--ink-soft:#b3bade;--accent:#ffc95c;--focus:#8ab8ff;\
--font:system-ui,sans-serif;--seat-0:#7d54c4;--seat-0-ink:#fff;--seat-1:#c3ccd8;--seat-1-ink:#10131f;--seat-2:#2f8f4c;--seat-2-ink:#fff;\
--seat-3:#2471c2;--seat-3-ink:#fff;--seat-4:#2c2c36;--seat-4-ink:#fff}";

impl Star<'_> {
    /// A complete SVG document: the board, and below it a strip for every seat and the deck.
    pub(super) fn document(&self) -> String {
        let players = self.game.players();
        self.framed(
            TOP + STRIP * players + 36,
            html! {
                @for seat in Seat::all(players) { (self.strip(seat, TOP + STRIP * seat.index())) }
                (self.deck_line(TOP + STRIP * players + 20))
            },
        )
    }

    /// The board alone, a complete SVG document.
    pub(super) fn board_document(&self) -> String {
        self.framed(TOP - 10, html! {})
    }

    /// The board with what stands below it.
    fn framed(&self, height: usize, below: Markup) -> String {
        let css = <solarium_sol::Sol as crate::Draw>::APPEARANCE.css.split(PAGE).next().unwrap_or_default();
        html! {
            svg class="sol-board sol-alone" xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (SIZE) " " (height) } role="group" aria-label=(self.title()) {
                style { (PreEscaped(THEME)) (PreEscaped(css)) }
                rect class="sol-under" width=(SIZE) height=(height) {}
                (super::backdrop::still())
                (self.drawing())
                (below)
            }
        }
        .into_string()
    }

    fn strip(&self, seat: Seat, y: usize) -> Markup {
        let own = &self.state.seats[seat];
        let (words, mine) = (self.words, seat == self.own);
        let [nodes, foundries, towers] = own.stations;
        let id = |what: &str| if mine { what.to_string() } else { format!("{what}:of:{seat}") };
        let pieces = [
            ("divers", words.get("sol-divers"), glyphs::DIVER, own.reserve),
            ("gate", words.get("sol-gate"), glyphs::GATE, own.gates),
            ("node", self.station_name(Station::Node), glyphs::station(Station::Node), nodes),
            ("foundry", self.station_name(Station::Foundry), glyphs::station(Station::Foundry), foundries),
            ("tower", self.station_name(Station::Tower), glyphs::station(Station::Tower), towers),
        ];
        let facts = [
            words.fill("so-board-momentum", &[("n", &own.total())]),
            words.fill("so-board-energy", &[("n", &own.energy)]),
            words.fill("so-board-movement", &[("n", &self.game.movement(self.state, seat))]),
        ];
        let class = if seat == self.state.active { "sol-strip sol-turn" } else { "sol-strip" };
        html! {
            g class=(class) transform={ "translate(0 " (y) ")" } {
                rect x="12" width="976" height=(STRIP - 8) rx="10" {}
                g class={ "sol-diver seat-" (seat.0) } transform="translate(46 27)" { use class="sol-shape" href={ "#sol-mark-" (seat.0) } transform="scale(1.6)" {} text y="6.6" { (seat.letter()) } }
                text x="78" y="23" class="sol-strong" { (facts.join("   ")) }
                (spot(&id("hold"), &words.fill("sol-in-hold", &[("n", &own.hold)]), 560, 23, &words.fill("so-board-hold", &[("n", &own.hold)])))
                @if own.lost > 0 { (spot(&id("lost"), &words.fill("sol-lost-divers", &[("n", &own.lost)]), 660, 23, &words.fill("sol-strip-lost", &[("n", &own.lost)]))) }
                @for host in Seat::all(self.game.players()).filter(|host| own.guests[host.index()] > 0) {
                    @let n = own.guests[host.index()];
                    (spot(&id(&format!("guests:{host}")), &words.fill("sol-guests-with", &[("n", &n), ("seat", &host.letter())]), 760 + 80 * host.index(), 23, &words.fill("sol-strip-guests", &[("n", &n), ("seat", &host.letter())])))
                }
                text x="78" y="45" { (words.get("sol-strip-reserve")) }
                @for (n, (piece, name, glyph, count)) in pieces.into_iter().enumerate() {
                    @let x = 160 + 70 * n;
                    g data-touch=(id(&format!("reserve:{piece}"))) role="img" aria-label=(words.fill("sol-strip-in-reserve", &[("n", &count), ("piece", &name)])) {
                        path class="sol-mini" d=(glyph.path()) transform={ "translate(" (x) " 40) scale(.75)" } {}
                        text x=(x + 14) y="45" { (count) }
                    }
                }
                @if let Some(suit) = own.held {
                    @let name = self.state.effects[suit.index()].map_or_else(|| self.suit_name(suit), |effect| self.game.pack.effect(effect).name.clone());
                    text x="560" y="45" { (words.fill("so-board-holds", &[("card", &name)])) }
                }
            }
        }
    }

    /// What is left of the deck, by suit.
    fn deck_line(&self, y: usize) -> Markup {
        let mut parts = Vec::new();
        for suit in suits_of(self.state.suits) {
            parts.push(format!("{} {}", self.suit_name(suit), self.state.deck[Card::plain(suit).index()]));
        }
        for (card, key) in [(Card::Marked, "sol-marked-left"), (Card::Trigger, "sol-triggers-left")] {
            match self.state.deck[card.index()] {
                0 => {}
                n => parts.push(format!("{} {n}", self.words.get(key))),
            }
        }
        let text = self.words.fill(
            "sol-strip-deck",
            &[
                ("marker", &self.state.marker),
                ("cards", &self.state.cards_left()),
                ("list", &parts.join(" · ")),
            ],
        );
        html! { text class="sol-deck-line" x="20" y=(y) { (text) } }
    }
}

fn spot(touch: &str, label: &str, x: usize, y: usize, text: &str) -> Markup {
    html! { g data-touch=(touch) role="img" aria-label=(label) { text class="sol-strong" x=(x) y=(y) { (text) } } }
}
