//! The Depository and the Headquarters.

use super::outlook::Price;
use super::spot::Spot;
use super::{Scene, icons};
use crate::shared::named;
use maud::{Markup, html};
use solarium_circadians::Die;
use solarium_circadians::pack::RowReward;

impl Scene<'_> {
    pub(super) fn depository(&self) -> Markup {
        let words = self.words;
        let state = self.view;
        let boards = self.game.boards();
        let columns: Vec<u8> = (1..=6).filter(|v| boards.columns & (1 << v) != 0).collect();
        let pile = u32::from(state.item_pile) + state.item_bottom.len() as u32;
        let discards: Vec<&str> = self
            .pack
            .items
            .iter()
            .enumerate()
            .filter(|(i, _)| state.item_discard & (1 << i) != 0)
            .map(|(_, item)| item.name.as_str())
            .collect();
        html! {
            h2 id="ci-at-depository" class="ci-title" { (icons::sign("i")) span { (words.get("ci-depository")) (self.mark("depository", "columns")) }
                @let piles = words.fill("ci-piles", &[("pile", &pile), ("discards", &discards.len())]);
                @let about = if discards.is_empty() { piles } else { format!("{piles}: {}", discards.join(", ")) };
                span class="ci-piles" data-rule="CI-2.13" role="img" tabindex="0" aria-label=(about) data-tip=(about) { (icons::coin('I', pile)) }
            }
            div class={ "ci-dep ci-columns-" (columns.len()) } data-rule="CI-7.1" {
                (self.ai_marks('D'))
                span {}
                @for value in &columns { span class="ci-column" data-tip=(words.fill("ci-column", &[("n", value)])) { (icons::face(*value)) } }
                @for (row, printed) in boards.depository.iter().enumerate() {
                    (self.dep_row(row, printed.id, printed.reward))
                    @for value in &columns { (self.dep_space(row, printed.id, *value)) }
                }
            }
            (self.tradeable())
            (self.headquarters())
        }
    }

    pub(super) fn row_words(&self, reward: RowReward) -> String {
        match reward {
            RowReward::Step => self.words.get("ci-free-step").into(),
            RowReward::Gain(amount) => self.amount_words(amount),
        }
    }

    fn dep_row(&self, row: usize, id: char, reward: RowReward) -> Markup {
        let name = self.words.fill("ci-row-gives", &[("row", &(row + 1)), ("what", &self.row_words(reward))]);
        html! {
            span class="ci-dep-row" role="button" data-touch={ "row:" (id) } data-name={ "dep-" (id) } data-tip=(name) {
                (named(self.words, &name, match reward {
                    RowReward::Step => icons::sign("harvester"),
                    RowReward::Gain(amount) => icons::amount(amount),
                }))
            }
        }
    }

    fn dep_space(&self, row: usize, id: char, value: u8) -> Markup {
        let die = self.view.tables.depository[row][usize::from(value) - 1];
        let reward = self.game.boards().depository[row].reward;
        let mut label = self.words.fill(
            "ci-name-depository",
            &[
                ("row", &(row + 1)),
                ("column", &value),
                ("reward", &self.row_words(reward)),
                ("held", &self.held_words(die)),
            ],
        );
        let space = format!("dep-{id}");
        let offer = self.outlook.offers(&space).find(|o| o.value == value);
        let class = match offer {
            Some(offer) if offer.legal => "ci-space ci-ok",
            Some(_) => "ci-space ci-no",
            None => "ci-space",
        };
        if let Some(offer) = offer {
            label += &format!(". {}", self.verdict(offer));
        }
        html! {
            div class=(class) {
                div class="ci-spot" role="button" data-touch={ "at:dep-" (id) "-" (value) } data-name={ "dep-" (id) ":" (value) } data-tip=(label) { (named(self.words, &label, self.held(die))) }
            }
        }
    }

    /// Which Items of the hand the die due could trade for.
    fn tradeable(&self) -> Markup {
        let Some(offer) =
            self.outlook.offers.iter().find(|o| o.space.starts_with("dep-") && !o.prices.is_empty())
        else {
            return html! {};
        };
        let named = |price: &Price| {
            let item = price.item.as_ref().and_then(|id| self.pack.item(id))?;
            Some(self.pack.items[usize::from(item)].name.as_str())
        };
        let payable: Vec<&str> =
            offer.prices.iter().filter(|price| price.payable).filter_map(named).collect();
        html! {
            @if payable.is_empty() { p class="ci-trades ci-bad" { "✗ " (self.words.get("ci-trade-none")) } }
            @else {
                // The cards of the hand carry the same mark, so a few names are enough here.
                @let line = |names: &[&str]| self.words.fill("ci-trade-for", &[("items", &names.join(", "))]);
                p class="ci-trades ci-yes" data-rule="CI-7.2" data-tip=(line(&payable)) { "✓ " (line(&payable[..payable.len().min(2)])) @if payable.len() > 2 { " …" } }
            }
        }
    }

    pub(super) fn hq_name(&self, i: usize, die: Die) -> String {
        let key = if i == 0 { "ci-name-hq-first" } else { "ci-name-hq" };
        self.words.fill(key, &[("n", &(i + 1)), ("held", &self.held_words(die))])
    }

    fn headquarters(&self) -> Markup {
        let words = self.words;
        let spaces = usize::from(self.game.boards().headquarters);
        let hq = &self.view.tables.hq[..spaces];
        let free = hq.iter().position(|d| d.is_none());
        let [items, water] = self.pack.hq_reward;
        html! {
            div class="ci-hq" data-rule="CI-7.6" {
                h3 class="ci-title" data-sign="at-hq" { (icons::drawing("at-hq")) span { (words.get("ci-headquarters")) (self.mark("headquarters", "spaces")) } }
                div class="ci-slots" {
                    @for (i, die) in hq.iter().enumerate() {
                        @let label = self.hq_name(i, *die);
                        @if free == Some(i) {
                            (self.spot(Spot { space: "hq", touch: None, label, more: String::new(), lose: Vec::new(),
                                body: html! { (self.held(*die)) @if i == 0 { span class="ci-corner" data-sign="flip" { "⇅" } } } }))
                        } @else {
                            div class="ci-space" {
                                div class="ci-spot" role="button" data-touch={ "at:hq-" (i + 1) } data-name={ "hq-" (i + 1) } data-tip=(label) {
                                    (named(self.words, &label, html! { (self.held(*die)) @if i == 0 { span class="ci-corner" data-sign="flip" { "⇅" } } }))
                                }
                            }
                        }
                    }
                }
                span class="ci-takes" {
                    @for (touch, amount) in [("take:items", items), ("take:water", water)] {
                        @let name = words.fill("ci-take", &[("what", &self.amount_words(amount))]);
                        span class="ci-answer" role="button" data-touch=(touch) data-tip=(name) { (named(self.words, &name, icons::amount(amount))) }
                    }
                }
            }
        }
    }
}
