//! A space of a board that takes a die: what it costs the die due, whether it may go there, with which values.

use super::outlook::{Offer, Price};
use super::{Scene, icons};
use crate::shared::named;
use maud::{Markup, html};
use solarium_circadians::pack::Amount;
use solarium_core::Language;

/// A space about to be drawn.
pub(super) struct Spot<'s> {
    /// As in `act`: `neg-L1`.
    pub space: &'s str,
    /// The id to touch, if it is not `at:` and the space.
    pub touch: Option<String>,
    /// What it is, in words; price and risk are added.
    pub label: String,
    /// More words for the tip.
    pub more: String,
    /// What is drawn.
    pub body: Markup,
    /// Values of own dice to tell apart there, where one of them is to be lost.
    pub lose: Vec<u8>,
}

impl Scene<'_> {
    pub(super) fn spot(&self, spot: Spot<'_>) -> Markup {
        let offer = self.outlook.offer(spot.space);
        let state = match offer {
            None => "",
            Some(offer) if offer.legal => "ci-ok",
            Some(_) => "ci-no",
        };
        let why = offer.map(|offer| self.verdict(offer)).unwrap_or_default();
        let label = [spot.label.as_str(), &why, &spot.more]
            .into_iter()
            .filter(|t| !t.is_empty())
            .collect::<Vec<_>>()
            .join(". ");
        let touch = spot.touch.unwrap_or_else(|| format!("at:{}", spot.space));
        html! {
            div class={ "ci-space " (state) } {
                div class="ci-spot" role="button" data-touch=(touch) data-name=(spot.space.trim_start_matches("neg-")) data-tip=(label) {
                    (named(self.words, &label, spot.body))
                }
                (self.chips(spot.space, &spot.lose))
            }
        }
    }

    /// The values to choose from, where there is a choice.
    fn chips(&self, space: &str, lose: &[u8]) -> Markup {
        let legal: Vec<&Offer> =
            if self.asked(5) { self.outlook.offers(space).filter(|o| o.legal).collect() } else { Vec::new() };
        let one_fee =
            |offer: &Offer| offer.prices.first().map(|p| p.cost).filter(|_| offer.prices.len() == 1);
        html! {
            @if legal.len() > 1 {
                div class="ci-chips" {
                    @for offer in legal {
                        span class="ci-chip" role="button" data-touch={ "as:" (space) "=" (offer.value) } {
                            @let name = html! { (self.words.fill("ci-act-as", &[("value", &offer.value)])) ": " (self.verdict(offer)) (self.risk_words(space, offer.value)) };
                            (named(self.words, name, html! {
                                (icons::face(offer.value))
                                @if let Some(cost) = one_fee(offer).filter(|c| !c.is_none()) { (icons::amount(cost)) }
                            }))
                        }
                    }
                }
            } @else if lose.len() > 1 {
                div class="ci-chips" {
                    @for value in lose {
                        span class="ci-chip" role="button" data-touch={ "as:" (space) "=" (value) }
                            aria-label=(self.words.fill("ci-die-showing", &[("value", value)])) { (icons::face(*value)) }
                    }
                }
            }
        }
    }

    /// Price and leave, or why not, with the rule.
    pub(super) fn verdict(&self, offer: &Offer) -> String {
        let price = self.price_words(offer);
        if offer.legal {
            let altered = if offer.value == self.outlook.shown {
                String::new()
            } else {
                format!("{}, ", self.words.fill("ci-act-as", &[("value", &offer.value)]))
            };
            return self.words.fill("ci-can", &[("altered", &altered), ("price", &price)]);
        }
        let reason = offer.reason.as_ref().map_or(String::new(), |reason| self.words.say(reason));
        self.words.fill("ci-cannot", &[("reason", &reason), ("price", &price), ("rule", &offer.rule)])
    }

    fn price_words(&self, offer: &Offer) -> String {
        let mut ways: Vec<String> = Vec::new();
        for price in &offer.prices {
            let mut way = self.amount_words(price.cost);
            if let Some(item) = price.item.as_ref().and_then(|id| self.pack.item(id)) {
                way = format!("{}: {way}", self.pack.items[usize::from(item)].name);
            }
            if !price.payable {
                let lacks = self.amount_words(price.missing);
                way = format!("{way} ({})", self.words.fill("ci-lacks", &[("what", &lacks)]));
            }
            ways.push(way);
        }
        let mut text = ways.join(&format!(" {} ", self.words.get("ci-or")));
        if text.is_empty() {
            text = self.words.get("ci-nothing").into();
        }
        if self.outlook.fee > 0 {
            text += &format!(", {}", self.words.fill("ci-fee-too", &[("n", &self.outlook.fee)]));
        }
        text
    }

    /// The price of a space for the die due: what is asked and what is lacking; else what is printed.
    pub(super) fn price(&self, space: &str, printed: &[Amount], mark: Markup) -> Markup {
        let offer = self.outlook.offer(space);
        // Of a price in one thing there is only one thing to lack.
        let lacks = |price: &Price| {
            let sole =
                (icons::letters(price.cost).count() == 1).then(|| icons::letters(price.missing).next());
            html! {
                @if !price.payable {
                    small class="ci-lacks" {
                        @match sole.flatten() { Some((_, n)) => { "−" (n) } None => { "−" (icons::amount(price.missing)) } }
                    }
                }
            }
        };
        html! {
            span class="ci-price" {
                @match offer {
                    Some(offer) if !offer.prices.is_empty() => {
                        @for (i, price) in offer.prices.iter().enumerate() {
                            @if i > 0 { span class="ci-or" { "/" } }
                            span class="ci-cost" { (icons::amount(price.cost)) @if i == 0 { (mark) } }
                            (lacks(price))
                        }
                    }
                    _ => {
                        @for (i, cost) in printed.iter().enumerate() {
                            @if i > 0 { span class="ci-or" { "/" } }
                            span class="ci-cost" { (icons::amount(*cost)) @if i == 0 { (mark) } }
                        }
                        @if printed.is_empty() { (mark) }
                    }
                }
                @if let Some(offer) = offer.filter(|o| o.legal && o.value != self.outlook.shown) {
                    span class="ci-as" aria-hidden="true" { (icons::face(offer.value)) }
                }
            }
        }
    }
}
