//! Items and characters as cards.

use super::{Scene, icons};
use crate::shared::{called, named, role, with_stand_in_note};
use maud::{Markup, html};
use solarium_circadians::pack::{Amount, Board, Counter, Effect};
use solarium_circadians::{KnownCrew, NONE, Question};
use solarium_core::Seat;

/// Where a card lies.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Lies {
    FaceUp,
    InHand,
    /// In the packet of the draft.
    InPacket,
}

impl Scene<'_> {
    pub(super) fn item(&self, item: u8, lies: Lies, own: bool) -> Markup {
        let card = &self.pack.items[usize::from(item)];
        let mark = |field: &str| self.marked(card.source.reconstructed(field));
        let text = self.say(&card.text);
        let place = match lies {
            Lies::FaceUp => self.words.get("ci-face-up"),
            Lies::InHand => self.words.get("ci-in-hand"),
            Lies::InPacket => self.words.get("ci-in-packet"),
        };
        let label = self.words.fill(
            "ci-name-item",
            &[
                ("name", &card.name),
                ("text", &text),
                ("cost", &self.amount_words(card.cost)),
                ("points", &card.points),
                ("place", &place),
            ],
        );
        // The cost of what lies face up is paid: it is not shown any more.
        let shown: &[&str] =
            if lies == Lies::FaceUp { &["name", "points", "fx"] } else { &["name", "points", "fx", "cost"] };
        let ours = shown.iter().any(|field| card.source.reconstructed(field));
        let offer =
            self.outlook.offers.iter().find(|o| o.space.starts_with("dep-")).filter(|_| lies == Lies::InHand);
        let price = offer.and_then(|o| o.prices.iter().find(|p| p.item.as_deref() == Some(card.id.as_str())));
        let class = match (lies, price.map(|p| p.payable)) {
            (Lies::FaceUp, _) => "ci-card ci-up",
            (_, Some(true)) => "ci-card ci-yes",
            (_, Some(false)) => "ci-card ci-lacking",
            _ => "ci-card",
        };
        // A card lies face up or in one hand, so its id is unique among what the viewer sees.
        let touch = (own && lies != Lies::FaceUp).then(|| format!("item:{}", card.id));
        let touchable = touch.is_some();
        html! {
            div class=(class) data-rule="CI-13.2" role=(role(touchable)) data-touch=[touch] data-name=(card.id) data-move={ "item-" (card.id) } aria-label=[(!touchable).then(|| with_stand_in_note(self.words, label.clone(), ours))] data-tip=(label) {
                (called(self.words, touchable, &label, html! {
                    span class={ "ci-card-art" @if !card.game { " ci-at-end" } } {
                        @for effect in &card.effects { (effect_signs(effect)) }
                        (mark("fx"))
                    }
                    b class="ci-card-name" { (card.name) (mark("name")) }
                    span class="ci-card-text" { (text) }
                    span class="ci-card-foot" {
                        @if lies != Lies::FaceUp { span class="ci-cost" { (icons::amount(price.map_or(card.cost, |p| p.cost))) (mark("cost")) } }
                        span class="ci-points" { (icons::points(card.points)) (mark("points")) }
                    }
                }))
            }
        }
    }

    pub(super) fn items_of(&self, set: u64) -> impl Iterator<Item = u8> + '_ {
        (0..self.pack.items.len() as u8).filter(move |i| set & (1 << i) != 0)
    }

    /// The character of a seat, in one line.
    pub(super) fn character(&self, character: u8) -> Markup {
        if character == NONE {
            return html! { span class="ci-soft" { (self.words.get("ci-no-character")) } };
        }
        let c = &self.pack.characters[usize::from(character)];
        html! {
            p class="ci-character" data-rule="CI-14.9" { b { (c.name) } ": " (self.say(&c.text)) (self.marked(c.source.reconstructed("fx"))) }
        }
    }

    /// Characters to choose from, for the seat that chooses.
    pub(super) fn characters(&self, seat: Seat) -> Markup {
        let set = match self.question {
            Some(Question::KeepCharacter) => self.view.crew(seat).dealt(),
            Some(Question::PickCharacter) => self.game.characters_left(self.view),
            _ => return html! {},
        };
        html! {
            div class="ci-choices" {
                @for i in (0..self.pack.characters.len()).filter(|i| set & (1 << i) != 0) {
                    @let c = &self.pack.characters[i];
                    @let text = self.say(&c.text);
                    div class="ci-card ci-person" data-rule="CI-14.9" role="button" data-touch={ "character:" (c.id) } data-name=(c.id) {
                        (named(self.words, html! { (c.name) ": " (text) }, html! {
                            b class="ci-card-name" { (c.name) }
                            span class="ci-card-text" { (text) (self.marked(c.source.reconstructed("fx"))) }
                        }))
                    }
                }
            }
        }
    }
}

/// What an Item does, as signs: where it works and what it brings there, or what it counts at the end.
fn effect_signs(effect: &Effect) -> Markup {
    html! {
        @match effect {
            Effect::Discount { board, res, n } => { (icons::sign(board_sign(*board))) b { "−" (icons::amount(Amount::of(*res, *n))) } }
            Effect::Gain { board, amount, .. } => { (icons::sign(board_sign(*board))) b { "+" (icons::amount(*amount)) } }
            Effect::Score { points, per, counter } => {
                (icons::sign(counter_sign(*counter)))
                b { @if *per > 1 { (per) " → " } "+" (icons::points(points)) }
            }
            Effect::IgnoreSetbacks => { (icons::sign("setback")) b { "✕" } }
            _ => (icons::sign("i")),
        }
    }
}

/// The pictogram of a board.
const fn board_sign(board: Board) -> &'static str {
    match board {
        Board::Negotiation => "sunrise",
        Board::Leyrien => "leyrien",
        Board::Zcharo => "zcharo",
        Board::Jrayek => "jrayek",
        Board::Depository => "i",
        Board::Headquarters => "at-hq",
        Board::MiningCamp => "at-mine",
        Board::Laboratory => "at-lab",
        Board::Foundry => "at-foundry",
        Board::ControlRoom => "at-control",
        Board::Market => "at-market",
        Board::Academy => "at-academy",
    }
}

/// The pictogram of what an Item counts.
const fn counter_sign(counter: Counter) -> &'static str {
    match counter {
        Counter::NegDie => "sunrise",
        Counter::LeyrienDie => "leyrien",
        Counter::ZcharoDie => "zcharo",
        Counter::JrayekDie => "jrayek",
        Counter::DepDie | Counter::HandItem | Counter::GameItem | Counter::EndItem => "i",
        Counter::Water => "w",
        Counter::Algae => "a",
        Counter::Power => "p",
        Counter::Gem => "g",
        Counter::UpgradeTile => "upgrade",
        Counter::FarmTile => "farm",
        Counter::OwnDie => "d",
    }
}
