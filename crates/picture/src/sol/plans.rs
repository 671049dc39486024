//! What could be done next and what it would bring: warnings, conversions, payouts, reach, burst.

use super::seats::TOO_MUCH;
use super::{Star, glyphs, over, percent};
use crate::seat_badge;
use maud::{Markup, html};
use solarium_core::{Game, Seat};
use solarium_sol::{Action, Burst, Pattern, Payout, Phase, Space, Station, Ways, payouts, spaces};

/// Rows of a list that are shown at most.
const MOST: usize = 24;

impl Star<'_> {
    /// All plans of the seat that looks.
    pub(super) fn plans(&self) -> Markup {
        let phase = self.state.turn.phase;
        if over(self.game, self.state) {
            return self.result();
        }
        if matches!(
            phase,
            Phase::First | Phase::Eye | Phase::Suit | Phase::Effect | Phase::Start | Phase::Open
        ) {
            return self.first_steps();
        }
        let mine = self.own == self.state.active;
        let choosing = mine && phase == Phase::Action;
        html! {
            (self.warnings())
            (self.conversions(choosing || (mine && phase == Phase::Convert)))
            (self.payouts(choosing || (mine && matches!(phase, Phase::Activate | Phase::Bonus))))
            (self.burst())
            (self.reached())
        }
    }

    /// Before the turns begin: what a game is about, in three lines.
    fn first_steps(&self) -> Markup {
        let lines = [
            (glyphs::DIVER, "sol-first-divers"),
            (glyphs::station(Station::Node), "sol-first-stations"),
            (glyphs::MOMENTUM, "sol-first-momentum"),
        ];
        html! {
            h2 class="sol-head" { (self.words.get("sol-first-head")) }
            ul class="sol-first" { @for (glyph, key) in lines { li { (glyph.icon()) span { (self.words.get(key)) } } } }
        }
    }

    /// At the end: every seat by rank, and where its momentum comes from.
    fn result(&self) -> Markup {
        let mut scores = self.game.scores(self.state);
        scores.sort_by_key(|score| (score.rank, score.seat));
        html! {
            h2 class="sol-head" { (self.words.get("sol-plans-over")) }
            ol class="sol-rows sol-result" {
                @for score in &scores {
                    li class=(if score.won == Some(true) { "sol-ready" } else { "" }) {
                        span class="sol-row" {
                            (seat_badge(score.seat)) b { (self.name(score.seat)) }
                            @if score.won == Some(true) { span class="sol-plus" { "★" } }
                            span class="sol-owe" { b { (score.total) } " " (glyphs::MOMENTUM.icon()) }
                        }
                        p { @for (n, (source, amount)) in score.parts.0.iter().filter(|(_, amount)| *amount > 0).enumerate() {
                            @if n > 0 { " · " } (amount) " " (self.source(source))
                        } }
                        @if let Some(level) = &score.level { p { (self.say(&self.game.level_message(level))) } }
                    }
                }
            }
        }
    }

    /// SO-15.18: who is at 12 energy or more before a draw.
    fn warnings(&self) -> Markup {
        let rich =
            Seat::all(self.game.players()).filter(|seat| self.state.seats[*seat].energy + 1 >= TOO_MUCH);
        html! {
            @for seat in rich {
                @let energy = self.state.seats[seat].energy;
                p class="sol-warning" {
                    (seat_badge(seat)) " "
                    @if energy >= TOO_MUCH { (self.words.fill("sol-warn-halved", &[("energy", &energy), ("loss", &(energy / 2))])) }
                    @else { (self.words.fill("sol-warn-twelve", &[("energy", &energy)])) }
                    " " (self.rule("SO-15.18"))
                }
            }
        }
    }

    fn conversions(&self, open: bool) -> Markup {
        let words = self.words;
        let (blocked, legal): (Vec<&Pattern>, Vec<&Pattern>) =
            self.patterns.iter().partition(|p| p.blocked.is_some());
        html! {
            details class="sol-plan" open[open && !legal.is_empty()] {
                summary { (words.get("sol-conversions")) span class="sol-tally" { (legal.len()) } }
                @if legal.is_empty() { p class="sol-note" { (words.get("sol-no-pattern")) " " (self.rule("SO-5.2")) } }
                ul class="sol-rows" data-rule="SO-5.5" {
                    @for pattern in legal.iter().take(MOST) { li { (self.pattern(pattern)) } }
                    @if legal.len() > MOST { li class="sol-note" { (words.fill("sol-and-more", &[("n", &(legal.len() - MOST))])) } }
                    @for pattern in blocked.iter().take(MOST) {
                        li class="sol-blocked" {
                            (self.pattern(pattern))
                            @if let Some(blocked) = pattern.blocked { p { (self.say(&blocked.message(self.board))) " " (self.rule(blocked.rule())) } }
                        }
                    }
                }
            }
        }
    }

    fn pattern(&self, pattern: &Pattern) -> Markup {
        let at = match pattern.action {
            Action::BuildGate(site, ..) => (self.board.site_name(site), self.place_of_site(site)),
            _ => (self.board.name(pattern.at), self.place(pattern.at)),
        };
        let from: Vec<String> = pattern.from.iter().map(|space| self.place(*space)).collect();
        let movement = self.game.movement(self.state, self.own);
        let ring = self.board.ring(self.board.layer(pattern.at));
        let grows = pattern.station.is_some() && self.state.owners.of(self.own) & ring == 0;
        let cards = self.game.depth(pattern.at).cards;
        html! {
            span class="sol-row" data-name=(at.0) {
                (pattern.station.map_or(glyphs::GATE, glyphs::station).icon())
                b { (at.1) }
                span class="sol-from" { "← " (from.join(", ")) }
                @if grows { span class="sol-plus" { (glyphs::MOVEMENT.icon()) (movement) "→" (movement + 1) } }
                (self.owe(cards))
            }
        }
    }

    fn payouts(&self, open: bool) -> Markup {
        let words = self.words;
        let mut list = payouts(self.game, self.state, self.own);
        list.sort_by_key(|payout| (!payout.diver, payout.space));
        let ready = list.iter().filter(|payout| payout.diver && payout.payable).count();
        html! {
            details class="sol-plan" open[open && ready > 0] {
                summary { (words.get("sol-stations")) span class="sol-tally" { (ready) } }
                @if list.is_empty() { p class="sol-note" { (words.get("sol-no-station")) } }
                ul class="sol-rows" data-rule="SO-6.2" { @for payout in &list { (self.payout(payout)) } }
            }
        }
    }

    fn payout(&self, p: &Payout) -> Markup {
        let words = self.words;
        let class = if p.diver && p.payable { "sol-ready" } else { "sol-blocked" };
        let cards = self.game.depth(p.space).cards;
        let (energy, momentum, _) = p.after;
        let takers: Vec<String> =
            p.bonus_for
                .iter()
                .map(|seat| {
                    if *seat == self.own {
                        words.get("sol-you").to_string()
                    } else {
                        seat.letter().to_string()
                    }
                })
                .collect();
        html! {
            li class=(class) {
                span class={ "sol-row seat-" (p.owner.0) } data-name=(self.board.name(p.space)) {
                    span class="sol-owned" { (glyphs::station(p.station).icon()) }
                    b { (self.place(p.space)) }
                    span { (p.owner.letter()) }
                    (self.pay(p.station, p.base))
                    (self.owe(cards))
                }
                p {
                    @if p.bonus > 0 {
                        @if takers.is_empty() { (words.fill("sol-bonus-nobody", &[("n", &p.bonus)])) }
                        @else { (words.fill("sol-bonus-for", &[("n", &p.bonus), ("seats", &takers.join(" › "))])) }
                        " · "
                    }
                    @if !p.diver { (words.get("sol-no-diver-there")) }
                    @else if !p.payable { (words.get("sol-not-payable")) " " (self.rule("SO-6.4")) }
                    @else {
                        (words.fill("sol-after", &[("energy", &energy), ("momentum", &momentum)]))
                        @if energy >= TOO_MUCH && cards > 0 { " " b class="sol-alarm-text" { (words.get("sol-over-twelve")) } }
                    }
                }
            }
        }
    }

    /// What a station gives for an amount, in signs.
    fn pay(&self, kind: Station, n: u8) -> Markup {
        let (key, gain) = match kind {
            Station::Node => ("sol-pay-node", glyphs::ENERGY),
            Station::Foundry => ("sol-pay-foundry", glyphs::DIVER),
            Station::Tower => ("sol-pay-tower", glyphs::MOMENTUM),
        };
        html! {
            span class="sol-pay" role="img" aria-label=(self.words.fill(key, &[("n", &n)])) {
                @if kind == Station::Node { "+" } @else { (n) (glyphs::ENERGY.icon()) " → " }
                (n) (gain.icon())
            }
        }
    }

    /// Cards owed, in signs.
    fn owe(&self, cards: u8) -> Markup {
        html! {
            span class="sol-owe" role="img" aria-label=(self.words.fill("sol-n-cards", &[("n", &cards)])) { (cards) " " (glyphs::CARD.icon()) }
        }
    }

    /// Everything that can be thrown into the heart now, and what follows.
    fn burst(&self) -> Markup {
        let words = self.words;
        let burst = Burst::of(self.game, self.state, self.own);
        let (n, mp, momentum) = (burst.hurled(), burst.mp, burst.momentum());
        let flares = format!("{:.1}", burst.flares_expected);
        html! {
            details class="sol-plan" {
                summary { (words.get("sol-burst")) span class="sol-tally" { "+" (momentum) } }
                @if n == 0 { p class="sol-note" { (words.fill("sol-burst-none", &[("n", &mp)])) " " (self.rule("SO-4.5")) } }
                @else {
                    p { (words.fill("sol-burst-what", &[("n", &n), ("mp", &mp), ("from", &self.places_text(&burst.from))])) }
                    p { (words.fill("sol-burst-gain", &[("momentum", &momentum), ("cards", &n), ("flares", &flares)])) }
                    @if let Some(totals) = &burst.if_it_ends {
                        p { (words.fill("sol-burst-end", &[("chance", &percent(burst.ends_game))])) }
                        ul class="sol-ifs" {
                            @for (seat, total) in Seat::all(self.game.players()).zip(totals) {
                                li { (seat_badge(seat)) b { (total) } }
                            }
                        }
                    }
                    @else { p { (words.get("sol-burst-no-end")) } }
                }
            }
        }
    }

    /// `core 0 ×3, hold ×2`.
    fn places_text(&self, list: &[Option<Space>]) -> String {
        let mut parts: Vec<(Option<Space>, usize)> = Vec::new();
        for from in list {
            match parts.iter_mut().find(|(place, _)| place == from) {
                Some((_, n)) => *n += 1,
                None => parts.push((*from, 1)),
            }
        }
        let name = |place: &Option<Space>| {
            place.map_or(self.words.get("sol-hold").to_string(), |space| self.place(space))
        };
        let texts =
            parts.iter().map(|(place, n)| if *n > 1 { format!("{} ×{n}", name(place)) } else { name(place) });
        texts.collect::<Vec<_>>().join(", ")
    }

    /// Every space in reach with the cheapest way and its tolls, and where the ship will launch.
    fn reached(&self) -> Markup {
        let words = self.words;
        let eye = self.state.seats[self.own].eye;
        html! {
            details class="sol-plan" {
                summary { (words.get("sol-reach")) @if let Some(reach) = self.reach { span class="sol-tally" { (reach.mp) } } }
                @if let Some(reach) = self.reach {
                    ul class="sol-reached" {
                        @if reach.heart <= reach.mp { li { b { (words.get("sol-heart-name")) } " " (reach.heart) } }
                        @for from in self.sources_of(reach) {
                            @let ways = Ways::from(self.game, self.state, self.own, from);
                            @for space in spaces(self.board.all()).filter(|s| reach.has(*s) && reach.from[s.index()] == from) {
                                (self.way(space, &ways, from))
                            }
                        }
                    }
                }
                h3 class="sol-sub" { (words.get("sol-launch-spaces")) }
                ol class="sol-launches" {
                    @for turns in 0..4u8 {
                        @let names: Vec<String> = spaces(self.board.at_eye(self.board.eye_ahead(eye, turns))).map(|space| self.place(space)).collect();
                        li { span { @if turns == 0 { (words.get("sol-now")) } @else { "+" (turns) } } " " (names.join(", ")) }
                    }
                }
            }
        }
    }

    fn sources_of(&self, reach: &super::Reach) -> Vec<Option<Space>> {
        let mut list: Vec<Option<Space>> = spaces(self.board.all())
            .filter(|space| reach.has(*space))
            .map(|space| reach.from[space.index()])
            .collect();
        list.sort_unstable();
        list.dedup();
        list
    }

    fn way(&self, space: Space, ways: &Ways, from: Option<Space>) -> Markup {
        let path: Vec<String> = ways.path(space).iter().map(|space| self.place(*space)).collect();
        let tolls = ways.tolls[space.index()];
        let start =
            if from.is_none() { format!("{} › ", self.words.get("sol-hold")) } else { String::new() };
        html! {
            li data-name=(self.board.name(space)) {
                b { (self.place(space)) } " " (ways.cost[space.index()]) " "
                span class="sol-from" { (start) (path.join(" › ")) }
                @for owner in Seat::all(self.game.players()).filter(|owner| tolls & 1 << owner.0 != 0) {
                    " " span class="sol-toll-text" { (self.words.fill("sol-gives", &[("seat", &owner.letter()), ("energy", &(self.state.seats[owner].energy + 1))])) }
                }
            }
        }
    }
}
