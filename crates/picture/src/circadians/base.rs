//! A Research Base: supplies, Garages, Farms, dice, cards, and what they promise.

use super::cards::Lies;
use super::locations::{farm_signs, upgrade_signs};
use super::outlook::{amount, list, number};
use super::{Scene, icons};
use crate::shared::{called, named, role, with_stand_in_note};
use maud::{Markup, html};
use serde_json::json;
use solarium_circadians::pack::{Amount, Effect, Res, StartFarm, farm_field, garage_fee_field};
use solarium_circadians::{CrewView, KnownCrew, NONE, Origin, Phase, Question, Sort, Task};
use solarium_core::{ReadOuts, Seat};

impl Scene<'_> {
    pub(super) fn base(&self, seat: Seat) -> Markup {
        let crew = self.view.crew(seat);
        let own = self.you == Some(seat);
        html! {
            div data-rule="CI-4.6" class={ "ci-base seat-" (seat.0) @if own { " ci-own" } @if self.deciding(seat) { " ci-turn-now" } } {
                div class="ci-base-head" {
                    h2 id={ "ci-at-seat-" (seat.0) } class="ci-title" { (self.badge(seat)) " " (self.name(seat)) }
                    (self.character(crew.character()))
                    (self.score(seat))
                }
                div class="ci-base-body" {
                    div class="ci-store" { (self.supplies(crew)) (self.tray(seat, crew, own)) (self.harvest(seat)) (self.fees_ahead(seat, crew, own)) }
                    div class="ci-rooms" { (self.garages(seat, crew, own)) (self.farms(seat, crew, own)) }
                    div class="ci-cards" { (self.hand(seat, crew, own)) }
                }
            }
        }
    }

    fn supplies(&self, crew: &CrewView) -> Markup {
        html! {
            @if crew.supplies_hidden() { p class="ci-soft" { (self.words.get("ci-hidden")) } }
            @else {
                ul class="ci-supplies" {
                    @for res in Res::ALL {
                        li class="ci-res" data-sign=(res.letter().to_ascii_lowercase()) {
                            (icons::coin(res.letter(), crew.res()[res as usize])) span class="ci-unseen" { (self.resource(res)) }
                        }
                    }
                }
            }
        }
    }

    /// An id on the own base; those of others cannot be touched.
    fn own(own: bool, id: String) -> Option<String> {
        own.then(|| format!("at:{id}"))
    }

    /// Dice beside the rooms: pool, Cantina, supply; rolled ones.
    fn tray(&self, seat: Seat, crew: &CrewView, own: bool) -> Markup {
        let words = self.words;
        let hq = self.game.hq_dice(self.view, seat);
        let places =
            [("pool", words.get("ci-pool"), crew.pool), ("cantina", words.get("ci-cantina"), crew.cantina)];
        html! {
            div class="ci-tray" data-rule="CI-1.2" {
                @for (id, name, n) in places {
                    @let label = words.fill("ci-place-dice", &[("place", &name), ("n", &n)]);
                    span class="ci-stock" role=(role(own)) data-touch=[Self::own(own, id.into())] aria-label=[(!own).then_some(&label)] data-tip=(label) { (called(self.words, own, &label, html! { (icons::coin('D', n)) small { (name) } })) }
                }
                @if hq > 0 { span class="ci-stock" data-tip=(words.fill("ci-place-dice", &[("place", &words.get("ci-headquarters")), ("n", &hq)])) { (icons::coin('D', hq)) small { (words.get("ci-hq-short")) } } }
                span class="ci-stock ci-soft" data-tip=(words.fill("ci-place-dice", &[("place", &words.get("ci-supply")), ("n", &crew.supply)])) { (icons::coin('D', crew.supply)) small { (words.get("ci-supply")) } }
            }
            @if crew.rolled_dice() > 0 {
                div class="ci-rolled" {
                    @for v in 1..=6u8 {
                        @let n = crew.rolled()[usize::from(v) - 1];
                        @if n > 0 {
                            @let label = words.fill("ci-rolled", &[("n", &n), ("value", &v)]);
                            span class="ci-roll" role=(role(own)) data-touch=[own.then(|| format!("die:{v}"))] aria-label=[(!own).then_some(&label)] {
                                (called(self.words, own, &label, html! { @for _ in 0..n { (self.die(seat, v)) } }))
                            }
                        }
                    }
                }
            }
            @if crew.hidden_dice() > 0 { p class="ci-soft" { (words.fill("ci-behind", &[("n", &crew.hidden_dice())])) } }
            @if crew.ready && self.view.phase == Phase::Plan { p class="ci-ready" { "✓ " (words.get("ci-ready")) } }
        }
    }

    fn room_holds(&self, die: u8) -> String {
        match die {
            0 => self.words.get("ci-free").into(),
            value => self.words.fill("ci-die-showing", &[("value", &value)]),
        }
    }

    pub(super) fn garage_name(&self, seat: Seat, g: usize) -> String {
        let crew = self.view.crew(seat);
        let tile = match g.checked_sub(1).map(|room| crew.upgrades[room]) {
            None => self.words.get("ci-plus-minus").into(),
            Some(NONE) => self.words.get("ci-no-tile").into(),
            Some(kind) => self.tile_name(Sort::Upgrade, kind),
        };
        let fee = self.game.fee(self.view, seat, Origin::Garage(g as u8));
        let held = self.room_holds(crew.garages()[g]);
        self.words.fill("ci-name-garage", &[("n", &(g + 1)), ("fee", &fee), ("tile", &tile), ("held", &held)])
    }

    pub(super) fn farm_name(&self, seat: Seat, f: usize) -> String {
        let (base, crew) = (&self.pack.base, self.view.crew(seat));
        let what = match base.farm_start.get(f) {
            Some(StartFarm::Boost(n)) => self.words.fill("ci-farm-boost", &[("n", n)]),
            Some(StartFarm::Grow([a, b])) => {
                self.words.fill("ci-farm-grow", &[("a", &self.resource(*a)), ("b", &self.resource(*b))])
            }
            None => match crew.farm_tiles[f - base.farm_start.len()] {
                NONE => self.words.get("ci-no-tile").into(),
                kind => self.tile_name(Sort::Farm, kind),
            },
        };
        let held = self.room_holds(crew.farms()[f]);
        self.words.fill("ci-name-farm", &[("n", &(f + 1)), ("what", &what), ("held", &held)])
    }

    fn garages(&self, seat: Seat, crew: &CrewView, own: bool) -> Markup {
        let base = &self.pack.base;
        let words = self.words;
        let due = self.game.due_die(self.view).filter(|(s, _)| *s == seat).map(|(_, origin)| origin);
        let fees = self.game.query(self.view, "fees", &json!({"seat": seat})).ok();
        let cantina: Vec<u64> = fees.iter().flat_map(|f| list(&f["cantina"])).map(number).collect();
        let setting = own && self.setting();
        html! {
            div class="ci-garages" data-rule="CI-5.6" {
                h3 { (words.get("ci-garages")) }
                @for g in 0..base.garages() {
                    @let fee = self.game.fee(self.view, seat, Origin::Garage(g as u8));
                    @let tile = g.checked_sub(1).map(|room| crew.upgrades[room]);
                    @let die = crew.garages()[g];
                    @let lost = cantina.contains(&(g as u64 + 1));
                    @let label = self.garage_name(seat, g);
                    @let label = if lost { format!("{label}. {}", words.get("ci-would-land")) } else { label };
                    @let bare = tile == Some(NONE) && base.source.reconstructed("upgrade_room_points");
                    @let name = with_stand_in_note(words, label.clone(), bare || !self.pack.mark("base", garage_fee_field(g)).is_empty());
                    div class="ci-space" {
                        div class={ "ci-room ci-garage" @if due == Some(Origin::Garage(g as u8)) { " ci-due" } @if lost { " ci-lost" } } role=(role(own))
                            data-touch=[Self::own(own, format!("garage-{}", g + 1))] data-name=[own.then(|| format!("garage-{}", g + 1))] aria-label=[(!own).then_some(&name)] data-tip=(label) {
                            @if own { span class="unseen" { (name) } }
                            span class="ci-fee" aria-hidden="true" { (icons::coin('A', fee)) (self.mark("base", garage_fee_field(g))) }
                            span class="ci-slot" { @if die > 0 { (self.die(seat, die)) } }
                            span class="ci-signs" aria-hidden="true" {
                                @match tile {
                                    None => { b { "±1" } }
                                    Some(NONE) => { span class="ci-empty-room" { (icons::points(base.upgrade_room_points.get(g).copied().unwrap_or(0))) (self.marked(base.source.reconstructed("upgrade_room_points"))) } }
                                    Some(kind) => (upgrade_signs(&self.pack.upgrade_tiles[usize::from(kind)])),
                                }
                            }
                        }
                        @if setting && die > 0 { (self.values_for(&format!("garage-{}", g + 1), die)) }
                    }
                }
            }
        }
    }

    /// Is the viewer asked to set a die (CI-6.7)?
    fn setting(&self) -> bool {
        matches!(self.question, Some(Question::Chain(Task::Ability)))
            && self.view.die_action.space.clan().is_some()
            && (0..3).any(|clan| {
                let side = self.view.clan_sides[clan];
                matches!(self.view.die_action.space, solarium_circadians::Space::Negotiation(c, _) if usize::from(c) == clan)
                    && side != NONE
                    && self.pack.clans[clan].abilities[usize::from(side & 1)] == Effect::SetDie
            })
    }

    fn values_for(&self, place: &str, now: u8) -> Markup {
        html! {
            div class="ci-chips" {
                @for v in (1..=6u8).filter(|v| *v != now) {
                    span class="ci-chip" role="button" data-touch={ "as:" (place) "=" (v) } aria-label=(self.words.fill("ci-set-to", &[("value", &v)])) { (icons::face(v)) }
                }
            }
        }
    }

    /// CI-21: fees ahead, and who would land in the Cantina.
    fn fees_ahead(&self, seat: Seat, crew: &CrewView, own: bool) -> Markup {
        if !own || crew.garage_dice() == 0 {
            return html! {};
        }
        let Ok(fees) = self.game.query(self.view, "fees", &json!({"seat": seat})) else { return html! {} };
        let cantina = list(&fees["cantina"]).len();
        let text = self
            .words
            .fill("ci-fees-ahead", &[("total", &number(&fees["total"])), ("algae", &number(&fees["algae"]))]);
        html! {
            p class={ "ci-ahead" @if cantina > 0 { " ci-bad" } } {
                (text)
                @if cantina > 0 { " " b { "⚠ " (self.words.fill("ci-fees-cantina", &[("n", &cantina), ("water", &number(&fees["water"]))])) } }
            }
        }
    }

    fn farms(&self, seat: Seat, crew: &CrewView, own: bool) -> Markup {
        let base = &self.pack.base;
        let words = self.words;
        let starting = base.farm_start.len();
        let setting = own && self.setting();
        let growing = match self.question {
            Some(Question::Grow(farm)) if own => Some(usize::from(farm)),
            _ => None,
        };
        html! {
            div class="ci-farms" data-rule="CI-4.7" {
                h3 { (words.get("ci-farms")) }
                @for f in 0..base.farms() {
                    @let kind = f.checked_sub(starting).map(|room| crew.farm_tiles[room]);
                    @let die = crew.farms()[f];
                    @let counts = self.game.farm_value(self.view, seat, f);
                    @let label = self.farm_name(seat, f);
                    @let grows = die > 0 && matches!(base.farm_start.get(f), Some(StartFarm::Grow(_)));
                    @let printed = kind.is_none() && base.source.reconstructed(&farm_field(f));
                    @let ours = printed || kind == Some(NONE) && base.source.reconstructed("farm_room_points") || grows && base.source.reconstructed("farm_table");
                    @let name = with_stand_in_note(words, label.clone(), ours);
                    div class="ci-space" {
                        div class={ "ci-room ci-farm" @if growing == Some(f) { " ci-due" } } role=(role(own))
                            data-touch=[Self::own(own, format!("farm-{}", f + 1))] data-name=[own.then(|| format!("farm-{}", f + 1))] aria-label=[(!own).then_some(&name)] data-tip=(label) {
                            @if own { span class="unseen" { (name) } }
                            @if self.has_slot(seat, f) { span class="ci-slot" { @if die > 0 { (self.die(seat, die)) } } }
                            @if die > 0 && counts != die && counts > 0 { small class="ci-counts" aria-hidden="true" { "=" (counts) } }
                            span class="ci-signs" aria-hidden="true" {
                                @match (base.farm_start.get(f), kind) {
                                    (Some(StartFarm::Boost(n)), _) => { b { "+" (n) } (icons::sign("farm")) }
                                    (Some(StartFarm::Grow([a, b])), _) => { (self.growth_signs(seat, f, [*a, *b])) (self.marked(printed)) }
                                    (None, Some(NONE)) => { span class="ci-empty-room" { (icons::points(base.farm_room_points.get(f - starting + 1).copied().unwrap_or(0))) (self.marked(base.source.reconstructed("farm_room_points"))) } }
                                    (None, Some(kind)) => (farm_signs(&self.pack.farm_tiles[usize::from(kind)])),
                                    _ => {}
                                }
                            }
                        }
                        @if setting && die > 0 { (self.values_for(&format!("farm-{}", f + 1), die)) }
                        @if let (true, Some(pair)) = (growing == Some(f), self.game.growth(self.view, seat, f)) {
                            div class="ci-chips ci-open" {
                                @for res in pair {
                                    @let gain = self.game.growth_amount(self.view, seat, f, res);
                                    span class="ci-chip ci-answer" role="button" data-touch={ "grow:" (f + 1) "-" (res) } {
                                        (named(self.words, words.fill("ci-grow", &[("what", &self.amount_words(gain))]), icons::amount(gain)))
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    fn has_slot(&self, seat: Seat, farm: usize) -> bool {
        self.view.crew(seat).farms()[farm] > 0 || self.game.has_die_space(self.view, seat, farm)
    }

    /// One of two resources: with a die how much of each, else only which.
    fn growth_signs(&self, seat: Seat, farm: usize, pair: [Res; 2]) -> Markup {
        let die = self.view.crew(seat).farms()[farm] > 0;
        html! {
            @for (i, res) in pair.into_iter().enumerate() {
                @if i > 0 { "/" }
                @if die { (icons::amount(self.game.growth_amount(self.view, seat, farm, res))) }
                @else { (icons::coin(res.letter(), "")) }
            }
            @if die { (self.marked(self.pack.base.source.reconstructed("farm_table"))) }
        }
    }

    /// CI-21: what the Harvest would bring now, and what the limit of dice would cut.
    fn harvest(&self, seat: Seat) -> Markup {
        let Ok(harvest) = self.game.query(self.view, "harvest", &json!({"seat": seat})) else {
            return html! {};
        };
        if !matches!(self.view.phase, Phase::Plan | Phase::Execute) {
            return html! {};
        }
        let words = self.words;
        let fixed = amount(&harvest["fixed"]);
        let choices: Vec<Vec<Amount>> = list(&harvest["farms"])
            .iter()
            .filter_map(|farm| farm.get("choices"))
            .map(|choices| list(choices).iter().map(amount).collect())
            .collect();
        let cut = number(&harvest["dice"]["cut"]);
        html! {
            p class="ci-harvest" data-rule="CI-10.1" {
                b { (words.get("ci-harvest")) } " "
                (self.spoken(fixed))
                @for choice in &choices {
                    span class="ci-plus" { "+" }
                    @for (i, gain) in choice.iter().enumerate() { @if i > 0 { "/" } (self.spoken(*gain)) }
                }
                " " small class="ci-soft" { (words.fill("ci-dice-after", &[("n", &number(&harvest["dice"]["after_rest"]))])) }
                @if cut > 0 { " " b class="ci-bad" { "⚠ " (words.fill("ci-dice-cut", &[("n", &cut)])) } }
            }
        }
    }

    /// CI-21: the running score by part, Caches as a range, what one more would add.
    fn score(&self, seat: Seat) -> Markup {
        if !self.laid_out() {
            return html! {};
        }
        let words = self.words;
        let points = self.game.human_points(self.view, seat);
        let range = self.cache_range(seat);
        let crew = self.view.crew(seat);
        let next = |points: &[u8], n: usize| {
            points.get(n + 1).map_or(0, |more| i32::from(*more) - i32::from(points[n]))
        };
        let base = &self.pack.base;
        let upgrade = next(&base.upgrade_room_points, crew.upgrade_count());
        let farm = next(&base.farm_room_points, crew.farm_tile_count());
        let more = words.fill("ci-one-more", &[("upgrade", &upgrade), ("farm", &farm), ("gem", &1)]);
        let cache = match range {
            Some((least, greatest)) => format!("{least}–{greatest}"),
            None => points.harvester.to_string(),
        };
        let parts: Vec<String> = [
            (words.get("ci-part-negotiation"), points.negotiation.to_string()),
            (words.get("ci-part-items"), points.items.to_string()),
            (words.get("ci-part-cache"), cache),
            (words.get("ci-part-base"), points.base.to_string()),
            (words.get("ci-gems"), points.gems.to_string()),
        ]
        .into_iter()
        .map(|(name, n)| format!("{name} {n}"))
        .collect();
        let parts = parts.join(" · ");
        html! {
            span class="ci-score" data-rule="CI-12.1" {
                b class="ci-total" role="img" tabindex="0" aria-label={ (self.total(seat)) ": " (parts) } data-tip=(parts) { (icons::points(self.total(seat))) }
                span class="ci-score-parts" { (parts) }
                @if self.you == Some(seat) {
                    " " span class="ci-more-points" role="img" tabindex="0" aria-label=(more) data-tip=(more) { (icons::sign("upgrade")) "+" (upgrade) " " (icons::sign("farm")) "+" (farm) " " (icons::sign("g")) "+1" }
                }
            }
        }
    }

    /// Points a face-down Cache under the Harvester may still bring (CI-18.15).
    pub(super) fn cache_range(&self, seat: Seat) -> Option<(u8, u8)> {
        if !self.laid_out() || self.view.caches_up() {
            return None;
        }
        let ai = self.game.ai_seat() == Some(seat);
        let at = if ai { self.view.ai.harvester } else { self.view.crew(seat).harvester };
        let down = self.game.planet(self.view).cache_number(at).is_some_and(|c| self.view.caches[c] == NONE);
        (ai || down)
            .then(|| (self.pack.cache_points[0], self.pack.cache_points[self.pack.cache_points.len() - 1]))
    }

    /// Points now, as a range where a Cache is face down.
    pub(super) fn total(&self, seat: Seat) -> String {
        if !self.laid_out() {
            return "0".into();
        }
        let points = self.game.points_of(self.view, seat);
        match self.cache_range(seat) {
            Some((least, greatest)) => {
                format!("{}–{}", points + i32::from(least), points + i32::from(greatest))
            }
            None => points.to_string(),
        }
    }

    fn hand(&self, seat: Seat, crew: &CrewView, own: bool) -> Markup {
        let words = self.words;
        let face_up = self.items_of(crew.items).count();
        html! {
            @if own { (self.characters(seat)) }
            @if own && crew.packet() != 0 {
                h3 { (words.get("ci-packet")) }
                div class="ci-deck" { @for item in self.items_of(crew.packet()) { (self.item(item, Lies::InPacket, true)) } }
            }
            @if own && crew.hand() != 0 {
                h3 { (words.fill("ci-hand", &[("n", &crew.hand_size()), ("limit", &self.pack.base.item_limit)])) }
                div class="ci-deck" { @for item in self.items_of(crew.hand()) { (self.item(item, Lies::InHand, true)) } }
            } @else if !own {
                p class="ci-soft" { (words.fill("ci-cards-in-hand", &[("n", &crew.hand_size())])) }
            }
            @if face_up > 0 {
                h3 { (words.get("ci-face-up-items")) }
                div class="ci-deck" { @for item in self.items_of(crew.items) { (self.item(item, Lies::FaceUp, own)) } }
            }
        }
    }
}
