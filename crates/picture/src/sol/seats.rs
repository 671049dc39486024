//! What every seat has: energy, momentum and where it comes from, movement, divers, reserve, card.

use super::{Star, glyphs, over};
use crate::seat_badge;
use crate::shared::{called, named, role};
use maud::{Markup, html};
use solarium_core::{Game, Message, Refusal, Rule, Seat};
use solarium_sol::{Action, Effect, Layer, Mode, Phase, SOURCES, Station, Suit, suits_of};
use std::ops::ControlFlow;

/// SO-7.3: with so much energy half of it is lost at a flare.
pub(super) const TOO_MUCH: u16 = 13;

impl Star<'_> {
    /// The panel of the seat that looks, with everything it can touch there.
    pub(super) fn own_panel(&self) -> Markup {
        let seat = self.own;
        html! {
            div class={ "sol-seat sol-own seat-" (seat.0) (self.turn_class(seat)) } data-name=(seat.letter()) {
                (self.seat_head(seat))
                (self.turn_chips())
                (self.target_line())
                (self.choices())
                (self.facts(seat))
                (self.stock(seat))
                (self.sources(seat))
                (self.tray())
                // While a card is chosen the held one stands among the others.
                @if self.state.seats[seat].drawn == 0 { (self.held(seat)) }
            }
        }
    }

    /// Solo and together: what is reached of the target.
    fn target_line(&self) -> Markup {
        let mode = self.game.setup.mode;
        if mode == Mode::Versus {
            return html! {};
        }
        let (target, reached) = (self.game.target(), self.game.group_score(self.state));
        let key = if mode == Mode::Coop { "sol-target-coop" } else { "sol-target-solo" };
        html! {
            p class="sol-target" {
                b class=(if reached >= target { "sol-enough" } else { "sol-open" }) { (reached) " / " (target) }
                " " (self.words.get(key))
            }
        }
    }

    /// The panels of all others, in turn order.
    pub(super) fn other_panels(&self) -> Markup {
        html! {
            @for seat in self.game.from(self.own).skip(1) {
                div class={ "sol-seat sol-other seat-" (seat.0) (self.turn_class(seat)) } data-name=(seat.letter()) {
                    (self.seat_head(seat))
                    (self.facts(seat))
                    (self.stock(seat))
                    (self.sources(seat))
                    (self.held(seat))
                }
            }
        }
    }

    fn turn_class(&self, seat: Seat) -> &'static str {
        if seat == self.acting() && !over(self.game, self.state) { " sol-turn" } else { "" }
    }

    fn seat_head(&self, seat: Seat) -> Markup {
        html! {
            header class="sol-seat-head" {
                (seat_badge(seat))
                b class="sol-who" { (self.name(seat)) }
                @if !self.turn_class(seat).is_empty() { span class="sol-turn-mark" { (self.words.get("sol-in-turn")) } }
            }
        }
    }

    /// Momentum, energy with its warning, movement with the layers it comes from.
    fn facts(&self, seat: Seat) -> Markup {
        let (words, own) = (self.words, &self.state.seats[seat]);
        let stations = self.state.owners.of(seat);
        let warning = match own.energy {
            // No flare comes any more.
            _ if over(self.game, self.state) => None,
            e if e >= TOO_MUCH => Some(words.fill("sol-energy-halved", &[("loss", &(e / 2))])),
            12 => Some(words.get("sol-energy-twelve").to_string()),
            _ => None,
        };
        let class = match own.energy {
            e if e >= TOO_MUCH => "sol-fact sol-energy sol-danger",
            12 => "sol-fact sol-energy sol-warn",
            _ => "sol-fact sol-energy",
        };
        let tip = |key: &str, rule: &str| self.with_rule(words.get(key), rule);
        let movement = self.game.movement(self.state, seat);
        let tally = |kind: &str| format!("{kind}-panel{}", seat.0);
        html! {
            dl class="sol-facts" {
                div class="sol-fact sol-momentum" data-tip=(self.momentum_tip(seat)) {
                    dt { (words.get("sol-momentum")) }
                    dd data-tally=(tally("momentum")) data-n=(own.total()) data-look="sol-float sol-float-momentum" { (glyphs::MOMENTUM.icon()) (own.total()) }
                }
                div class=(class) data-tip=(tip("sol-tip-energy", "SO-7.3")) {
                    dt { (words.get("sol-energy")) }
                    dd data-tally=(tally("energy")) data-n=(own.energy) data-look="sol-float sol-float-energy" { (glyphs::ENERGY.icon()) (own.energy) @if warning.is_some() { span class="sol-alarm" aria-hidden="true" { "!" } } }
                }
                div class="sol-fact sol-movement" data-tip=(self.movement_tip(movement, stations)) {
                    dt { (words.get("sol-movement")) }
                    dd {
                        (glyphs::MOVEMENT.icon()) (movement)
                        span class="sol-layers" aria-hidden="true" {
                            @for layer in Layer::ALL {
                                span class={ "sol-dot sol-dot-" (layer.letter()) @if stations & self.board.ring(layer) != 0 { " sol-on" } } {}
                            }
                        }
                    }
                }
            }
            @if let Some(warning) = warning { p class="sol-warning" { (warning) " " (self.rule("SO-7.3")) } }
        }
    }

    /// Where a seat's momentum comes from, and what it is for.
    fn momentum_tip(&self, seat: Seat) -> String {
        let momentum = self.state.seats[seat].momentum;
        let sources: Vec<String> = SOURCES
            .iter()
            .zip(momentum)
            .filter(|(_, amount)| *amount > 0)
            .map(|(source, amount)| format!("{amount} {}", self.source(source)))
            .collect();
        let about = self.with_rule(self.words.get("sol-tip-momentum"), "SO-9.3");
        if sources.is_empty() { about } else { format!("{}. {about}", sources.join(" · ")) }
    }

    /// SO-3.6: the layers that a seat's movement comes from.
    fn movement_tip(&self, movement: u8, stations: u64) -> String {
        let layers: Vec<&str> = Layer::ALL
            .into_iter()
            .filter(|layer| stations & self.board.ring(*layer) != 0)
            .map(|layer| self.layer_name(layer))
            .collect();
        let text = match layers.is_empty() {
            true => self.words.fill("sol-tip-movement-none", &[("n", &movement)]),
            false => self.words.fill("sol-tip-movement", &[("n", &movement), ("layers", &layers.join(", "))]),
        };
        self.with_rule(&text, "SO-3.6")
    }

    /// Divers in the hold, and what is left in the reserve, piece by piece: structures are chosen here.
    fn stock(&self, seat: Seat) -> Markup {
        let (words, state) = (self.words, &self.state.seats[seat]);
        let mine = seat == self.own;
        let [nodes, foundries, towers] = state.stations;
        let stations = [(Station::Node, nodes), (Station::Foundry, foundries), (Station::Tower, towers)];
        let chip = |id: &str, glyph: glyphs::Glyph, label: String, about: &str, n: u8, banned: bool| {
            let class = match (n, banned) {
                (_, true) => "sol-chip sol-forbidden",
                (0, _) => "sol-chip sol-none",
                _ => "sol-chip",
            };
            html! {
                div class=(class) data-touch=[mine.then_some(id)] role=(role(mine)) aria-label=[(!mine).then_some(&label)] data-tip={ (label) ". " (about) } { (called(self.words, mine, &label, html! { (glyph.icon()) b { (n) } })) }
            }
        };
        let about = |key: &str, rule: &str| self.with_rule(words.get(key), rule);
        let reserve = |n: u8, piece: &str| words.fill("sol-in-reserve", &[("n", &n), ("piece", &piece)]);
        // Divers that are gone for good are missed in the reserve.
        let mut divers = about("sol-about-reserve", "SO-6.2");
        if state.vaporised > 0 {
            divers = format!("{}. {divers}", words.fill("sol-vaporised", &[("n", &state.vaporised)]));
        }
        html! {
            div class="sol-stores" {
                div class="sol-store" {
                    span { (words.get("sol-hold")) }
                    (chip("hold", glyphs::SHIP, words.fill("sol-in-hold", &[("n", &state.hold)]), &about("sol-about-hold", "SO-4.2"), state.hold, false))
                }
                div class="sol-store sol-wide-store" {
                    span { (words.get("sol-reserve")) }
                    div {
                        (chip("reserve:divers", glyphs::DIVER, reserve(state.reserve, words.get("sol-divers")), &divers, state.reserve, false))
                        (chip("reserve:gate", glyphs::GATE, reserve(state.gates, words.get("sol-gate")), &about("sol-about-gate", "SO-5.2"), state.gates, false))
                        @for (kind, n) in stations {
                            (chip(&format!("reserve:{kind}"), glyphs::station(kind), reserve(n, self.station_name(kind)), &about(about_station(kind), "SO-5.2"), n, self.game.banned(kind)))
                        }
                    }
                }
            }
            (self.strays(seat))
        }
    }

    /// Divers that are neither at home nor on the board: lost in space, guests, vaporised.
    fn strays(&self, seat: Seat) -> Markup {
        let (words, state) = (self.words, &self.state.seats[seat]);
        let mine = seat == self.own;
        if state.lost == 0 && state.guests_total() == 0 && state.vaporised == 0 {
            return html! {};
        }
        html! {
            div class="sol-divers" {
                @if state.lost > 0 {
                    @let label = words.fill("sol-lost-divers", &[("n", &state.lost)]);
                    div class="sol-chip sol-lost" data-rule="SO-11.7" data-touch=[mine.then_some("lost")] role=(role(mine)) aria-label=[(!mine).then_some(&label)] data-tip=(label) {
                        (called(self.words, mine, &label, html! { (glyphs::LOST.icon()) b { (state.lost) } span { (words.get("sol-lost")) } }))
                    }
                }
                @for host in Seat::all(self.game.players()).filter(|host| state.guests[host.index()] > 0) {
                    @let n = state.guests[host.index()];
                    @let label = words.fill("sol-guests-with", &[("n", &n), ("seat", &host.letter())]);
                    div class="sol-chip sol-guests" data-rule="SO-8.3" data-touch=[mine.then(|| format!("guests:{host}"))] role=(role(mine)) aria-label=[(!mine).then_some(&label)] data-tip=(label) {
                        (called(self.words, mine, &label, html! { (glyphs::DIVER.icon()) b { (n) } span { (words.fill("sol-guests", &[("seat", &host.letter())])) } }))
                    }
                }
                @if state.vaporised > 0 {
                    span class="sol-gone-divers" { "✸ " (words.fill("sol-vaporised", &[("n", &state.vaporised)])) }
                }
            }
        }
    }

    /// Where the momentum comes from.
    fn sources(&self, seat: Seat) -> Markup {
        let momentum = self.state.seats[seat].momentum;
        if momentum.iter().all(|m| *m == 0) {
            return html! {};
        }
        html! {
            ul class="sol-sources" {
                @for (source, amount) in SOURCES.iter().zip(momentum).filter(|(_, amount)| *amount > 0) {
                    li { b { (amount) } " " (self.source(source)) }
                }
            }
        }
    }

    pub(super) fn source(&self, source: &str) -> &str {
        self.words.get(match source {
            "towers" => "sol-source-towers",
            "hurls" => "sol-source-hurls",
            "flares" => "sol-source-flares",
            _ => "sol-source-effects",
        })
    }

    /// Where the turn stands: points left, cards owed, effect in force, tolls paid.
    fn turn_chips(&self) -> Markup {
        let (words, t) = (self.words, &self.state.turn);
        if self.own != self.state.active || t.phase == Phase::Over {
            return html! {};
        }
        let tolls: Vec<String> = t.tolls.iter().map(|seat| seat.letter().to_string()).collect();
        html! {
            div class="sol-status" data-rule="SO-3.2" {
                @if t.phase == Phase::Step { span class="sol-state" { (glyphs::MOVEMENT.icon()) (words.fill("sol-mp-left", &[("n", &t.mp)])) } }
                @if t.owed > 0 { span class="sol-state sol-owed" { (glyphs::CARD.icon()) (words.fill("sol-cards-owed", &[("n", &t.owed)])) } }
                @if let Some(effect) = t.effect { span class="sol-state" { (words.fill("sol-in-force", &[("effect", &self.game.pack.effect(effect).name)])) } }
                @if let Some(suit) = t.pillar { span class="sol-state" { (words.fill("sol-pillar-on", &[("suit", &self.suit_name(suit))])) } }
                @if !tolls.is_empty() { span class="sol-state" { (words.fill("sol-toll-paid", &[("seat", &tolls.join(", "))])) } }
            }
        }
    }

    /// The kinds of action, large, with why one is not possible now.
    fn choices(&self) -> Markup {
        if !self.asked() || self.state.turn.phase != Phase::Action || self.own != self.state.active {
            return html! {};
        }
        let words = self.words;
        let legal = self.patterns.iter().filter(|pattern| pattern.blocked.is_none()).count();
        let mp = self.game.movement(self.state, self.own);
        let list = [
            (Action::Move, "move", words.get("sol-do-move"), words.fill("sol-do-move-note", &[("n", &mp)])),
            (
                Action::Convert,
                "convert",
                words.get("sol-do-convert"),
                words.fill("sol-do-convert-note", &[("n", &legal)]),
            ),
            (
                Action::Activate,
                "activate",
                words.get("sol-do-activate"),
                words.get("sol-do-activate-note").to_string(),
            ),
            (Action::Scour, "scour", words.get("sol-do-scour"), String::new()),
            (Action::Pass, "pass", words.get("sol-do-pass"), words.get("sol-do-pass-note").to_string()),
        ];
        html! {
            div class="sol-choices" data-rule="SO-3.2" {
                @for (action, id, name, note) in list {
                    @match self.allows(action) {
                        Ok(()) => div class="sol-choice" data-touch=(id) role="button" { (named(self.words, self.named_text(name, &note), html! { b { (name) } span { (note) } })) },
                        Err(_) if action == Action::Scour => {},
                        Err(why) => {
                            @let why = self.say(&why.message());
                            div class="sol-choice sol-shut" data-touch=(id) role="button" { (named(self.words, self.named_text(name, &why), html! { b { (name) } span { (why) } })) }
                        }
                    }
                }
            }
        }
    }

    /// The card a seat holds: what it does, and whether it can be played now.
    fn held(&self, seat: Seat) -> Markup {
        let Some(suit) = self.state.seats[seat].held else { return html! {} };
        let mine = seat == self.own;
        let Some(effect) = self.state.effects[suit.index()] else {
            return html! { p class="sol-note" { (self.suit_name(suit)) } };
        };
        let record = self.game.pack.effect(effect);
        let text = self.say(&self.game.effect_text(effect));
        let label = self.named_text(&record.name, &text);
        let head = html! {
            (glyphs::suit(suit).icon())
            b { (record.name) } (self.mark(record.provenance))
            span class="sol-when" { (self.when(record.icon())) }
        };
        if !mine {
            return html! {
                details class={ "sol-held sol-suit-" (suit.id()) } {
                    summary { (head) }
                    p { (text) " " (self.rule(&record.rule)) }
                }
            };
        }
        html! {
            div class={ "sol-held sol-suit-" (suit.id()) } data-rule=(record.rule) {
                div class="sol-held-head" data-touch={ "card:" (suit.id()) } role="button" { (named(self.words, &label, head)) }
                p { (text) " " (self.rule(&record.rule)) }
                (self.playable(effect))
                (self.numbers(effect))
            }
        }
    }

    /// Why the held card can or cannot be played now.
    fn playable(&self, effect: Effect) -> Markup {
        let words = self.words;
        if over(self.game, self.state) {
            return html! {};
        }
        if self.own != self.state.active {
            return html! { p class="sol-verdict sol-no" { (words.get("sol-card-own-turn")) " " (self.rule("SO-3.7")) } };
        }
        match self.card_refusal() {
            None => html! { p class="sol-verdict sol-yes" { (words.get("sol-card-now")) } },
            // Not the moment for it: say when that is.
            Some((_, "SO-7.10" | "SO-16.1" | "SO-16.3")) => {
                let when = self.when(self.game.icon(effect));
                let text = words.fill("sol-card-when", &[("when", &when)]);
                html! { p class="sol-verdict sol-no" { (text) " " (self.rule("SO-7.10")) } }
            }
            Some((why, rule)) => {
                html! { p class="sol-verdict sol-no" { (self.say(&why)) " " (self.rule(rule)) } }
            }
        }
    }

    fn card_refusal(&self) -> Option<(Message, Rule)> {
        let mut found = false;
        if self.game.turn(self.state).includes(self.own) {
            let _ = self.game.for_each_action(self.state, self.own, |action| {
                found = matches!(action, Action::Play(_));
                if found { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
        }
        if found {
            return None;
        }
        let play = *self.game.meant_by(self.state, self.own, "card").first()?;
        let why = self.allows(play).err()?;
        Some((why.message(), why.rule()))
    }

    /// Numbers to choose from, for effects that ask for one.
    fn numbers(&self, effect: Effect) -> Markup {
        let own = &self.state.seats[self.own];
        let most = match effect {
            Effect::Accelerate => self.board.eyes() - 1,
            Effect::Channel => u16::from(self.state.turn.owed).min(own.energy) as u8,
            _ => 0,
        };
        if most == 0 || self.own != self.state.active {
            return html! {};
        }
        html! {
            div class="sol-numbers" data-rule="SO-7.10" {
                @for x in 1..=most { div class="sol-number" data-touch={ "number:" (x) } role="button" aria-label=(x) { (x) } }
            }
        }
    }

    /// The cards drawn this turn: one may be kept (SO-7.8).
    fn tray(&self) -> Markup {
        let (words, own) = (self.words, &self.state.seats[self.own]);
        if own.drawn == 0 || over(self.game, self.state) {
            return html! {};
        }
        let card = |touch: String, suit: Suit, count: u8, note: &str| {
            let effect = self.state.effects[suit.index()];
            let name = effect.map_or("", |effect| &self.game.pack.effect(effect).name);
            let text = effect.map_or(String::new(), |effect| self.say(&self.game.effect_text(effect)));
            let label = words
                .fill("sol-keep-card", &[("suit", &self.suit_name(suit)), ("effect", &name), ("n", &count)]);
            html! {
                div class={ "sol-drawn sol-suit-" (suit.id()) } data-touch=(touch) role="button" data-tip=(text) {
                    (named(self.words, html! { (label) ". " (text) }, html! { (glyphs::suit(suit).icon()) b { (name) } span { @if count > 1 { "×" (count) } (note) } }))
                }
            }
        };
        html! {
            div class="sol-tray" data-rule="SO-7.8" {
                p class="sol-sub" { (words.get("sol-drawn")) " " (self.rule("SO-7.8")) }
                @for suit in suits_of(self.state.suits).filter(|suit| own.drawn_of(*suit) > 0) {
                    (card(format!("drawn:{suit}"), suit, own.drawn_of(suit), ""))
                }
                @if let Some(suit) = own.held { (card("card:old".to_string(), suit, 1, words.get("sol-held-already"))) }
                div class="sol-drawn" data-touch="card:none" role="button" aria-label=(words.get("sol-keep-none")) { b { (words.get("sol-keep-none")) } }
            }
        }
    }
}

/// What a station in the reserve is built from and gives.
fn about_station(kind: Station) -> &'static str {
    match kind {
        Station::Node => "sol-about-node",
        Station::Foundry => "sol-about-foundry",
        Station::Tower => "sol-about-tower",
    }
}
