//! The Negotiation board: three clans, their spaces with price, points and risk; tokens, rewards, punishments.

use super::outlook::Risk;
use super::spot::Spot;
use super::{Scene, icons};
use crate::shared::{named, with_stand_in_note};
use maud::{Markup, html};
use solarium_circadians::pack::{Consequence, Effect, Setback};
use solarium_circadians::{Die, KnownCrew, NONE, Question, Task};
use solarium_words::Words;

pub(super) const CLANS: [char; 3] = ['L', 'Z', 'J'];
/// Their pictograms.
pub(super) const SIGNS: [&str; 3] = ["leyrien", "zcharo", "jrayek"];

impl Scene<'_> {
    pub(super) fn negotiation(&self) -> Markup {
        html! {
            h2 id="ci-at-negotiation" class="ci-title" { (self.words.get("ci-negotiation")) }
            div class="ci-clans" data-rule="CI-6.2" { @for clan in 0..3 { (self.clan(clan)) } }
            (self.tokens())
        }
    }

    fn clan(&self, clan: usize) -> Markup {
        let printed = &self.pack.clans[clan];
        let side = self.view.clan_sides[clan];
        let below = &self.view.tables.negotiation[clan];
        let sum: u32 = below.iter().map(|d| u32::from(d.value())).sum();
        let side = (side != NONE).then_some(usize::from(side & 1));
        html! {
            div class={ "ci-clan ci-clan-" (printed.id) } {
                (self.ai_marks(CLANS[clan]))
                div class="ci-clan-head" {
                    h3 data-sign=(SIGNS[clan]) { (icons::drawing(SIGNS[clan])) (printed.name) }
                    @if let Some(side) = side {
                        @let text = with_stand_in_note(self.words, self.ability_words(clan), printed.sources[side].reconstructed("fx"));
                        span class="ci-ability" data-rule="CI-6.5" role="img" tabindex="0" aria-label=(text) data-tip=(text) {
                            (ability_signs(&printed.abilities[side])) (self.marked(printed.sources[side].reconstructed("fx")))
                        }
                    }
                    span class="ci-sum" data-rule="CI-6.10" data-tip=(self.words.get("ci-sum-below")) { (self.words.fill("ci-sum-short", &[("n", &sum)])) }
                }
                @for row in 0..self.game.boards().rows.len() { (self.bargain(clan, row)) }
            }
        }
    }

    fn bargain(&self, clan: usize, row: usize) -> Markup {
        let printed = &self.pack.clans[clan];
        let line = &self.game.boards().rows[row];
        let path = format!("negotiation.side[{}].rows[{}]", self.side("negotiation.side"), row + 1);
        let space = format!("neg-{}{}", CLANS[clan], row + 1);
        let dice: Vec<Die> = self.view.tables.negotiation[clan][self.game.row_slots(row as u8)].to_vec();
        let points_marked = !self.pack.mark(&path, &format!("{}_points", printed.id)).is_empty();
        let label = self.bargain_name(clan, row);
        let value = self.outlook.offer(&space).map_or(0, |o| o.value);
        let risk = self.outlook.risk(&space, value);
        let lose = match (self.question, self.you) {
            (Some(Question::Chain(Task::LoseDie)), Some(you)) => {
                let mut values: Vec<u8> =
                    dice.iter().filter(|d| d.belongs_to(you)).map(|d| d.value()).collect();
                values.sort_unstable();
                values.dedup();
                values
            }
            _ => Vec::new(),
        };
        let body = html! {
            span class="ci-slots" { @for die in &dice { (self.held(*die)) } }
            span class="ci-terms" {
                (self.price(&space, &[line.cost[clan]], self.mark(&path, &printed.id)))
                span class="ci-points" { (icons::points(line.points[clan])) (self.marked(points_marked)) }
                @if let Some(risk) = risk { (risk_signs(risk)) }
            }
        };
        let more = [self.risk_words(&space, value), self.ability_words(clan)].join(" ");
        self.spot(Spot { space: &space, touch: None, label, more, body, lose })
    }

    /// A row below a clan in words, with its dice.
    pub(super) fn bargain_name(&self, clan: usize, row: usize) -> String {
        let line = &self.game.boards().rows[row];
        let dice = &self.view.tables.negotiation[clan][self.game.row_slots(row as u8)];
        let held: Vec<String> = dice.iter().map(|d| self.held_words(*d)).collect();
        self.words.fill(
            "ci-name-bargain",
            &[
                ("clan", &self.pack.clans[clan].name),
                ("row", &(row + 1)),
                ("cost", &self.amount_words(line.cost[clan])),
                ("points", &line.points[clan]),
                ("held", &held.join(", ")),
            ],
        )
    }

    /// What a clan grants for each die below it; nothing before its side is known.
    pub(super) fn ability_words(&self, clan: usize) -> String {
        let printed = &self.pack.clans[clan];
        match self.view.clan_sides[clan] {
            NONE => String::new(),
            side => {
                let text = self.say(&printed.texts[usize::from(side & 1)]);
                self.words.fill("ci-ability", &[("clan", &printed.name), ("text", &text)])
            }
        }
    }

    /// The same in words.
    pub(super) fn risk_words(&self, space: &str, value: u8) -> String {
        let Some(risk) = self.outlook.risk(space, value) else { return String::new() };
        let words = self.words;
        let kinds = |list: &[String]| {
            list.iter()
                .filter_map(|w| Consequence::parse(w))
                .map(|k| self.kind(k))
                .collect::<Vec<_>>()
                .join(", ")
        };
        let mut text =
            format!(" {}", words.fill("ci-risk-sum", &[("sum", &risk.sum), ("equal", &risk.equal)]));
        if risk.setback {
            let conditions: Vec<String> = risk.conditions.iter().map(|id| self.condition_of(id)).collect();
            let hurting = kinds(&risk.punishments);
            let hurting = if hurting.is_empty() { words.get("ci-nothing") } else { &hurting };
            text += &format!(
                " {}",
                words.fill(
                    "ci-risk-setback",
                    &[("conditions", &conditions.join(", ")), ("punishments", &hurting)]
                )
            );
            if risk.avoidable {
                text += &format!(" {}", words.get("ci-risk-avoidable"));
            }
        } else {
            text += &format!(" {}", words.get("ci-risk-none"));
        }
        if !risk.advancement.is_empty() {
            text += &format!(
                " {}",
                words
                    .fill("ci-risk-first", &[("value", &risk.value), ("rewards", &kinds(&risk.advancement))])
            );
        }
        text
    }

    fn condition_of(&self, id: &str) -> String {
        let printed = self.pack.setbacks.iter().find(|s| s.id == id);
        printed.map_or_else(|| id.to_string(), |setback| self.condition_words(setback))
    }

    /// A reward or punishment in a word.
    pub(super) fn kind(&self, kind: Consequence) -> &str {
        super::reasons::kind_words(self.words, kind)
    }

    fn tokens(&self) -> Markup {
        let words = self.words;
        let state = self.view;
        let covering = |tokens: &[u8; 6], space: usize| tokens.iter().position(|s| usize::from(*s) == space);
        html! {
            div class="ci-tokens" data-rule="CI-6.8" {
                h3 data-tip=(words.get("ci-advancement-text")) { (icons::drawing("sunrise")) (words.get("ci-advancement")) }
                div class="ci-row ci-firsts" {
                    @for (i, value) in self.pack.advancements.into_iter().enumerate() {
                        @let left = state.advancements[i] == NONE;
                        span class={ "ci-token-cell" @if !left { " ci-gone" } } role="img"
                            aria-label=(words.fill(if left { "ci-first-left" } else { "ci-first-gone" }, &[("value", &value)]))
                            data-tip=(words.fill(if left { "ci-first-left" } else { "ci-first-gone" }, &[("value", &value)])) {
                            @if left { span data-move={ "advancement-" (value) } { (icons::face(value)) } }
                        }
                    }
                }
                span class="ci-to" aria-hidden="true" { "→" }
                div class="ci-row" {
                    @for (i, kind) in self.pack.consequences.into_iter().enumerate() {
                        @let token = covering(&state.advancements, i);
                        @let name = words.fill(if token.is_some() { "ci-reward-taken" } else { "ci-reward-open" }, &[("what", &self.kind(kind))]);
                        span class={ "ci-token-cell ci-reward" @if token.is_some() { " ci-gone" } } role="button"
                            data-touch={ "reward:" (kind.word()) } data-name={ "reward-" (kind.word()) } data-tip=(name) {
                            span class="unseen" { (name) }
                            (consequence(kind))
                            @if let Some(token) = token {
                                span class="ci-over" aria-hidden="true" data-move={ "advancement-" (self.pack.advancements[token]) } { (icons::face(self.pack.advancements[token])) }
                            }
                        }
                    }
                }
                h3 data-rule="CI-6.10" data-tip=(words.get("ci-setbacks-text")) { (icons::drawing("setback")) (words.get("ci-setbacks")) }
                div class="ci-row ci-conditions" data-rule="CI-6.10" {
                    @for (i, printed) in self.pack.setbacks.iter().enumerate() {
                        @let left = state.setbacks[i] == NONE;
                        @let name = words.fill(if left { "ci-condition-left" } else { "ci-condition-gone" }, &[("what", &self.condition_words(printed))]);
                        span class={ "ci-token-cell" @if !left { " ci-gone" } } role="button" data-touch={ "setback:" (printed.id) }
                            data-name=(printed.id) data-tip=(name) {
                            (named(self.words, &name, html! { @if left { b data-move={ "setback-" (printed.id) } { (self.condition_short(printed)) } (self.mark("negotiation.tokens", &printed.id)) } }))
                        }
                    }
                }
                span class="ci-to" aria-hidden="true" { "→" }
                div class="ci-row" {
                    @for (i, kind) in self.pack.consequences.into_iter().enumerate() {
                        @let token = covering(&state.setbacks, i);
                        @let name = words.fill(if token.is_some() { "ci-punishment-gone" } else { "ci-punishment-open" }, &[("what", &self.kind(kind))]);
                        span class="ci-punishing" data-rule="CI-6.13" {
                            span class={ "ci-token-cell ci-punishment" @if token.is_some() { " ci-gone" } } role="button"
                                data-touch={ "punishment:" (kind.word()) } data-name={ "punishment-" (kind.word()) } data-tip=(name) {
                                span class="unseen" { (name) }
                                (consequence(kind))
                                @if let Some(token) = token {
                                    span class="ci-over" aria-hidden="true" data-move={ "setback-" (self.pack.setbacks[token].id) } { (self.condition_short(&self.pack.setbacks[token])) }
                                }
                            }
                            @if self.turning() && token.is_none() {
                                span class="ci-turn" role="button" data-touch={ "turn:" (kind.word()) } {
                                    (named(self.words, words.fill("ci-turn-into", &[("what", &self.kind(kind))]), html! { "↻" }))
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// May the viewer turn the setback asked about into a reward (CI-14.4)?
    fn turning(&self) -> bool {
        matches!(self.question, Some(Question::Chain(Task::Punishment(_))))
            && self.you.is_some_and(|you| {
                let character = self.view.crew(you).character();
                self.pack
                    .characters
                    .get(usize::from(character))
                    .is_some_and(|c| matches!(c.power, solarium_circadians::pack::Power::SetbackReward))
            })
    }

    pub(super) fn condition_words(&self, condition: &Setback) -> String {
        condition_words(self.words, condition)
    }

    /// `sum 8`, `2 alike`.
    fn condition_short(&self, condition: &Setback) -> String {
        if condition.sum > 0 {
            self.words.fill("ci-sum-short", &[("n", &condition.sum)])
        } else {
            self.words.fill("ci-same-short", &[("n", &condition.same)])
        }
    }
}

/// What would come after a die, at a glance: a setback, a reward for the first of its value.
fn risk_signs(risk: &Risk) -> Markup {
    html! {
        @if risk.setback { (icons::sign("setback")) }
        @if !risk.advancement.is_empty() { (icons::sign("sunrise")) }
    }
}

/// What a clan grants, as signs.
fn ability_signs(ability: &Effect) -> Markup {
    html! {
        @match ability {
            Effect::SetDie => { (icons::sign("d")) "→" (icons::sign("any")) }
            Effect::Step => (icons::sign("harvester")),
            Effect::Receive(amount) => { "+" (icons::amount(*amount)) }
            _ => (icons::sign("any")),
        }
    }
}

/// When a setback comes, in words.
pub(super) fn condition_words(words: &Words, condition: &Setback) -> String {
    if condition.sum > 0 {
        words.fill("ci-sum-reaches", &[("n", &condition.sum)])
    } else {
        words.fill("ci-same-dice", &[("n", &condition.same)])
    }
}

/// The sign of a reward or punishment.
fn consequence(kind: Consequence) -> Markup {
    match kind {
        Consequence::Items => icons::sign("i"),
        Consequence::Die => icons::sign("d"),
        Consequence::Gem => icons::sign("g"),
        Consequence::Harvester => icons::sign("harvester"),
        Consequence::Upgrade => icons::sign("upgrade"),
        Consequence::Farm => icons::sign("farm"),
    }
}
