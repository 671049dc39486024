//! The countdown, the deck with its odds, the effects of the suits, the goal of a scenario.

use super::geometry::N;
use super::{Star, before_the_opening, glyphs, over, percent};
use crate::stand_in;
use maud::{Markup, html};
use solarium_core::{Game, Provenance, Seat};
use solarium_sol::{Card, Edition, Effect, Icon, Mode, Odds, Place, Station, Suit, ratio, suits_of};

/// Numbers of cards for which odds are shown.
const DRAWS: [u32; 6] = [1, 2, 3, 5, 8, 13];

impl Star<'_> {
    /// How near the end is: the marker, what is left in the deck, the odds.
    pub(super) fn deck(&self) -> Markup {
        let (words, state) = (self.words, self.state);
        let odds = Odds::of(state);
        let triggers = state.deck[Card::Trigger.index()];
        let marked = state.deck[Card::Marked.index()];
        html! {
            h2 class="sol-head" { (words.get("sol-instability")) }
            @if odds.cards > 0 {
                div class="sol-figures" {
                    (figure(&odds.flares.to_string(), words.get("sol-flares-left")))
                    (figure(&odds.cards.to_string(), words.get("sol-cards-left")))
                    @if odds.flares > 0 { (figure(&format!("≈{:.1}", ratio(odds.expected())), words.get("sol-cards-to-end"))) }
                    @if marked > 0 { (figure(&marked.to_string(), words.get("sol-marked-left"))) }
                    @if triggers > 0 { (figure(&triggers.to_string(), words.get("sol-triggers-left"))) }
                }
                (self.suits())
                @if odds.flares > 0 { (self.odds(odds)) }
            }
        }
    }

    fn odds(&self, odds: Odds) -> Markup {
        let words = self.words;
        let last = f64::from(odds.flares) / f64::from(odds.cards.max(1));
        let flare =
            |k: u32| words.fill("sol-draw-flare", &[("n", &k), ("chance", &percent(ratio(odds.any(k))))]);
        let end = |k: u32| words.fill("sol-draw-end", &[("chance", &percent(ratio(odds.over_by(k))))]);
        html! {
            table class="sol-odds" data-rule="SO-7.3" {
                caption class="visually-hidden" { (words.get("sol-odds-caption")) }
                thead { tr {
                    th scope="col" { (words.get("sol-next-cards")) }
                    @for k in DRAWS.into_iter().filter(|k| *k <= odds.cards) { th scope="col" { (k) } }
                } }
                tbody {
                    tr {
                        th scope="row" { (words.get("sol-a-flare")) }
                        @for k in DRAWS.into_iter().filter(|k| *k <= odds.cards) { td data-tip=(flare(k)) { (bar(ratio(odds.any(k)))) } }
                    }
                    tr {
                        th scope="row" { (words.get("sol-the-end")) }
                        @for k in DRAWS.into_iter().filter(|k| *k <= odds.cards) { td data-tip={ (flare(k)) " " (end(k)) } { (bar(ratio(odds.over_by(k)))) } }
                    }
                }
            }
            p class="sol-note" { (words.fill("sol-last-card", &[("chance", &percent(last))])) }
        }
    }

    /// What is left of each suit, and what its cards do.
    fn suits(&self) -> Markup {
        html! {
            div class="sol-suits" data-rule="SO-7.9" {
                @for suit in suits_of(self.state.suits) {
                    @let left = self.left(suit);
                    @let effect = self.state.effects[suit.index()];
                    @let name = self.suit_name(suit);
                    div class={ "sol-suit sol-suit-" (suit.id()) } data-touch={ "suit:" (suit.id()) } data-name=(suit.id()) role="button"
                        data-tip=(self.suit_label(suit, left, effect)) {
                        span class="unseen" { (self.suit_label(suit, left, effect)) }
                        (glyphs::suit(suit).icon())
                        span class="sol-suit-name" aria-hidden="true" {
                            @if let Some(effect) = effect { b { (self.game.pack.effect(effect).name) } }
                            @else { b { (name) } }
                        }
                        span class="sol-suit-left" aria-hidden="true" { (left) }
                    }
                }
            }
        }
    }

    fn left(&self, suit: Suit) -> u8 {
        let plain = self.state.deck[Card::plain(suit).index()];
        let marked = if suit == Suit::Flare { self.state.deck[Card::Marked.index()] } else { 0 };
        plain + marked
    }

    /// The name of a suit.
    pub(super) fn suit_name(&self, suit: Suit) -> String {
        self.say(&self.game.suit_name(suit))
    }

    fn suit_label(&self, suit: Suit, left: u8, effect: Option<Effect>) -> String {
        let left = self.words.fill("sol-suit-left", &[("suit", &self.suit_name(suit)), ("n", &left)]);
        let Some(effect) = effect else { return left };
        let name = &self.game.pack.effect(effect).name;
        let text = self.say(&self.game.effect_text(effect));
        self.words.fill("sol-suit-effect", &[("left", &left), ("name", name), ("text", &text)])
    }

    /// Every effect in play in full, and the event.
    pub(super) fn effects(&self) -> Markup {
        let words = self.words;
        html! {
            h2 class="sol-head" { (words.get("sol-effects")) }
            div class="sol-cards" {
                @for suit in suits_of(self.state.suits) {
                    @if let Some(effect) = self.state.effects[suit.index()] { (self.effect_card(suit, effect)) }
                }
                @if let Some(event) = self.game.event() {
                    @let record = self.game.pack.event(event);
                    article class="sol-card sol-event" {
                        header { (glyphs::suit(Suit::Flare).icon()) b { (record.name) } span class="sol-when" { (words.get("sol-event")) } }
                        p { (self.say(&self.game.happening_text(event))) }
                        footer { (self.rule(&record.rule)) (self.mark(record.provenance)) }
                    }
                }
                @if !self.state.has_effects() && self.game.event().is_none() {
                    p class="sol-note" { (words.get(if before_the_opening(self.state) { "sol-effects-not-yet" } else { "sol-no-effects" })) }
                }
            }
        }
    }

    fn effect_card(&self, suit: Suit, effect: Effect) -> Markup {
        let record = self.game.pack.effect(effect);
        html! {
            article class={ "sol-card sol-suit-" (suit.id()) } {
                header {
                    (glyphs::suit(suit).icon())
                    b { (record.name) }
                    span class="sol-when" { (self.when(record.icon())) }
                }
                p { (self.say(&self.game.effect_text(effect))) }
                footer { span { (self.suit_name(suit)) } (self.rule(&record.rule)) (self.mark(record.provenance)) }
            }
        }
    }

    /// Stand-ins carry their mark wherever they are shown.
    pub(super) fn mark(&self, from: Provenance) -> Markup {
        if from == Provenance::Reconstructed {
            stand_in(self.words)
        } else {
            html! {}
        }
    }

    pub(super) fn when(&self, icon: Icon) -> &str {
        self.words.get(match icon {
            Icon::Move => "sol-when-m",
            Icon::Convert => "sol-when-c",
            Icon::Activate => "sol-when-a",
            Icon::Draw => "sol-when-d",
            Icon::Turn => "sol-when-t",
        })
    }

    /// What is to be reached, how far it is, and the levels of survival.
    pub(super) fn goal(&self) -> Markup {
        let (words, game) = (self.words, self.game);
        let mode = game.setup.mode;
        let (target, reached) = (game.target(), game.group_score(self.state));
        html! {
            h2 class="sol-head" {
                @match &game.setup.scenario {
                    Some(scenario) => (scenario.name),
                    None => (words.get(if mode == Mode::Versus { "sol-survival" } else { "sol-together" })),
                }
            }
            @if mode != Mode::Versus {
                p class="sol-target" {
                    b class=(if reached >= target { "sol-enough" } else { "sol-open" }) { (reached) " / " (target) }
                    " " (words.get(if mode == Mode::Coop { "sol-target-coop" } else { "sol-target-solo" }))
                }
                svg class="sol-progress" viewBox={ "0 0 " (target.max(1)) " 1" } preserveAspectRatio="none" aria-hidden="true" {
                    rect width=(target.max(1)) height="1" {}
                    rect class="sol-fill" width=(reached.clamp(0, target.max(1))) height="1" {}
                }
                p class="sol-note" { (words.get("sol-orbit-card")) " " (self.rule("SO-12.1")) }
            }
            @if let Some(scenario) = &game.setup.scenario {
                ul class="sol-terms" {
                    @for (kind, place) in &scenario.start { li { (self.start_text(*kind, *place)) } }
                    @for kind in Station::ALL.iter().filter(|kind| scenario.ban[kind.index()]) {
                        li { (words.fill("sol-banned", &[("station", &self.station_name(*kind))])) " " (self.rule("SO-12.5")) }
                    }
                    @if let Some(event) = scenario.event { li { (self.named_text(&game.pack.event(event).name, &self.say(&game.happening_text(event)))) } }
                    @if scenario.effects.is_empty() { li { (words.get("sol-no-effects")) } }
                }
            }
            @if mode == Mode::Solo || game.setup.survival { (self.levels()) }
        }
    }

    fn start_text(&self, kind: Station, place: Place) -> String {
        let station = self.station_name(kind);
        match place {
            Place::Choose(layer) => self
                .words
                .fill("sol-start-choose", &[("station", &station), ("layer", &self.layer_name(layer))]),
            Place::Conv(offset) => self
                .words
                .fill("sol-start-conv", &[("station", &station), ("offset", &format!("{offset:+}"))]),
            Place::Opposite => self.words.fill("sol-start-opposite", &[("station", &station)]),
        }
    }

    /// SO-14.1: the scale of survival, and where each seat stands on it.
    fn levels(&self) -> Markup {
        let game = self.game;
        let (edition, levels) = (game.edition(), game.pack.survival(game.edition()));
        let scores = if over(game, self.state) { game.scores(self.state) } else { Vec::new() };
        let place = |seat: Seat| {
            let total = self.state.seats[seat].total();
            let now = levels[game.pack.level(edition, total).min(levels.len().saturating_sub(1))].id.clone();
            scores.get(seat.index()).and_then(|score| score.level.clone()).unwrap_or(now)
        };
        let places: Vec<(Seat, String)> = Seat::all(game.players()).map(|seat| (seat, place(seat))).collect();
        html! {
            h3 class="sol-sub" { (self.words.get("sol-survival")) " " (self.rule("SO-14.1")) }
            ol class="sol-levels" {
                @for (n, level) in levels.iter().enumerate().rev() {
                    @let here: Vec<Seat> = places.iter().filter(|(_, id)| *id == level.id).map(|(seat, _)| *seat).collect();
                    li class=(if here.is_empty() { "" } else { "sol-here" }) {
                        span class="sol-floor" { (level.floor) @if n + 1 == levels.len() { "+" } }
                        span { (self.say(&game.level_message(&level.id))) @for seat in here.iter() { " " (crate::seat_badge(*seat)) } }
                        @if !here.is_empty() { p { (self.say(&game.level_text(level))) } }
                    }
                }
            }
            @if edition == Edition::First && game.setup.mode == Mode::Versus { p class="sol-note" { (self.words.get("sol-level-up")) } }
        }
    }

    /// A switch that makes the board larger than a narrow screen; it keeps its state because it never changes.
    pub(super) fn lens(&self) -> Markup {
        html! {
            label class="sol-lens" { input type="checkbox"; span { (self.words.get("sol-lens")) } }
        }
    }
}

fn figure(value: &str, label: &str) -> Markup {
    html! { div class="sol-figure" { b { (value) } span { (label) } } }
}

/// A chance as number and bar.
fn bar(chance: f64) -> Markup {
    html! {
        svg class="sol-bar" viewBox="0 0 10 30" preserveAspectRatio="none" aria-hidden="true" {
            rect width="10" height="30" {}
            rect class="sol-fill" y=(N(30.0 - 30.0 * chance)) width="10" height=(N(30.0 * chance)) {}
        }
        span { (percent(chance)) }
    }
}
