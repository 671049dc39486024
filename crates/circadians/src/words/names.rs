//! Names of things as messages: amounts, resources, spaces, directions, cards, tiles.

use super::card_texts::{card_text, text_message};
use crate::pack::{Amount, Board, ClanBoard, Consequence, Effect, Event, Pack, Res, Tile};
use crate::{Circadians, Public, Sort, Space};
use solarium_core::{Argument, Joint, Message};

impl Res {
    /// `Water`, `Gems`, … in a sentence.
    pub fn message(self) -> Message {
        Message::new(match self {
            Res::W => "ci-res-water",
            Res::A => "ci-res-algae",
            Res::P => "ci-res-power",
            Res::G => "ci-res-gems",
        })
    }
}

impl From<Res> for Argument {
    fn from(res: Res) -> Argument {
        res.message().into()
    }
}

/// `9 Algae`, `3 Water and 2 Power`, `nothing`.
pub(crate) fn amount_argument(amount: Amount) -> Argument {
    let resources = Res::ALL.map(|res| {
        let id = match res {
            Res::W => "ci-n-water",
            Res::A => "ci-n-algae",
            Res::P => "ci-n-power",
            Res::G => "ci-n-gems",
        };
        (id, amount.get(res))
    });
    let parts: Vec<Message> = resources
        .into_iter()
        .chain([("ci-n-dice", amount.dice), ("ci-n-items", amount.items)])
        .filter(|(_, n)| *n > 0)
        .map(|(id, n)| Message::new(id).with("n", n))
        .collect();
    if parts.is_empty() {
        return Message::new("ci-nothing").into();
    }
    Argument::list(Joint::And, parts)
}

/// `1 or 2 or 5`.
pub(crate) fn either<A: Into<Argument>>(members: impl DoubleEndedIterator<Item = A>) -> Argument {
    joined("ci-either", members)
}

/// `2 Power = 1 Gem`.
pub(crate) fn equal(members: impl DoubleEndedIterator<Item = Argument>) -> Argument {
    joined("ci-equal", members)
}

fn joined<A: Into<Argument>>(id: &'static str, members: impl DoubleEndedIterator<Item = A>) -> Argument {
    let mut members = members.rev().map(Into::into);
    let last = members.next().unwrap_or_else(|| Message::new("ci-nothing").into());
    members.fold(last, |rest, first| Message::new(id).with("first", first).with("rest", rest).into())
}

/// A Garage or Farm by its index.
pub(crate) fn room_number(sort: Sort, n: u8) -> Message {
    let id = if sort == Sort::Farm { "ci-farm-number" } else { "ci-garage-number" };
    Message::new(id).with("n", n + 1)
}

/// So many dice.
pub(crate) fn dice_message(dice: u8) -> Message {
    Message::new("ci-n-dice").with("n", dice)
}

/// A reward or a punishment in words.
pub(crate) fn consequence_message(kind: Consequence, reward: bool) -> Message {
    Message::new(match (kind, reward) {
        (Consequence::Items, true) => "ci-reward-items",
        (Consequence::Items, false) => "ci-punishment-items",
        (Consequence::Die, true) => "ci-reward-die",
        (Consequence::Die, false) => "ci-punishment-die",
        (Consequence::Gem, true) => "ci-reward-gem",
        (Consequence::Gem, false) => "ci-punishment-gem",
        (Consequence::Harvester, true) => "ci-reward-harvester",
        (Consequence::Harvester, false) => "ci-punishment-harvester",
        (Consequence::Upgrade, true) => "ci-reward-upgrade",
        (Consequence::Upgrade, false) => "ci-punishment-upgrade",
        (Consequence::Farm, true) => "ci-reward-farm",
        (Consequence::Farm, false) => "ci-punishment-farm",
    })
}

/// What a punishment takes, in words.
pub fn punishment_message(kind: Consequence) -> Message {
    consequence_message(kind, false)
}

/// The direction of a die value, as on the standard board.
pub(crate) fn direction(game: &Circadians, state: &Public, d: u8) -> Message {
    let planet = game.planet(state);
    // Drawn at x = q + r/2, so the words follow from the vector of the pack.
    let vector = planet.spaces.iter().find_map(|space| {
        let to = &planet.spaces[usize::from(space.near[usize::from(d - 1)]?)];
        Some((to.q - space.q, to.r - space.r))
    });
    let Some((q, r)) = vector else { return Message::new("ci-direction-number").with("n", d) };
    let right = 2 * q + r > 0;
    Message::new(match (r.signum(), right) {
        (0, true) => "ci-direction-right",
        (0, false) => "ci-direction-left",
        (1, true) => "ci-direction-down-right",
        (1, false) => "ci-direction-down-left",
        (_, true) => "ci-direction-up-right",
        (_, false) => "ci-direction-up-left",
    })
}

/// The word of a reward or punishment, as its token shows it.
pub(crate) fn consequence_word(kind: Consequence) -> Message {
    Message::new(match kind {
        Consequence::Items => "ci-word-items",
        Consequence::Die => "ci-word-die",
        Consequence::Gem => "ci-word-gem",
        Consequence::Harvester => "ci-word-harvester",
        Consequence::Upgrade => "ci-word-upgrade",
        Consequence::Farm => "ci-word-farm",
    })
}

/// The mark of a stand-in value (CI-1.6), or nothing.
pub(crate) fn mark_if(reconstructed: bool) -> &'static str {
    if reconstructed { "°" } else { "" }
}

/// A board, as effects name it.
pub(crate) fn board_message(board: Board) -> Message {
    Message::new(match board {
        Board::Negotiation => "ci-negotiation",
        Board::Leyrien => "ci-value-leyrien",
        Board::Zcharo => "ci-value-zcharo",
        Board::Jrayek => "ci-value-jrayek",
        Board::Depository => "ci-depository",
        Board::Headquarters => "ci-headquarters",
        Board::MiningCamp => "ci-mining",
        Board::Laboratory => "ci-laboratory",
        Board::Foundry => "ci-foundry",
        Board::ControlRoom => "ci-control",
        Board::Market => "ci-market",
        Board::Academy => "ci-academy",
    })
}

/// What an effect of an Event does.
fn effect_message(effect: Effect) -> Option<Message> {
    let at = |id: &'static str, board: Board| Message::new(id).with("board", board_message(board));
    Some(match effect {
        Effect::Income(amount) => Message::new("ci-fx-income").with("amount", amount_argument(amount)),
        Effect::Draw(n) => Message::new("ci-fx-draw").with("n", n),
        Effect::Trades(n) => Message::new("ci-fx-trades").with("n", n),
        Effect::Fee(n) => Message::new("ci-fx-fee").with("n", n),
        Effect::Close(board) => at("ci-fx-close", board),
        Effect::RevealCaches => Message::new("ci-fx-reveal-caches"),
        Effect::NoSetbacks => Message::new("ci-fx-no-setbacks"),
        Effect::Discount { board, res, n } => {
            at("ci-fx-discount", board).with("amount", amount_argument(Amount::of(res, n)))
        }
        Effect::Gain { board, amount, before } => {
            let id = if before { "ci-fx-gain-before" } else { "ci-fx-gain" };
            at(id, board).with("amount", amount_argument(amount))
        }
        _ => return None,
    })
}

impl Event {
    /// A sentence with the name and the text of the card, both with their marks.
    pub(crate) fn within(&self, sentence: Message) -> Message {
        sentence
            .with("name", card_text(&self.name))
            .with("namemark", mark_if(self.source.reconstructed("name")))
            .with("text", self.description())
            .with("textmark", mark_if(self.source.reconstructed("fx")))
    }

    /// What the card does: in the words of its pack, or where it has none, as its effects say (CI-1.7).
    pub fn description(&self) -> Message {
        if !self.text.is_empty() {
            let text = self.text.as_str();
            return text_message(text).unwrap_or_else(|| Message::new("ci-name").with("name", text));
        }
        let effects = self.fx.iter().filter_map(|text| Effect::parse(text).ok());
        let parts: Vec<Message> = effects.filter_map(effect_message).collect();
        match parts.is_empty() {
            true => Message::new("ci-fx-none"),
            false => Message::new("ci-fx-all").with("parts", Argument::list(Joint::And, parts)),
        }
    }
}

impl ClanBoard {
    /// The ability of a side (0 A, 1 B).
    pub(crate) fn ability_message(&self, side: usize) -> Message {
        Message::new("ci-board-clan")
            .with("clan", self.name.as_str())
            .with("side", ["A", "B"][side])
            .with("text", card_text(&self.texts[side]))
            .with("mark", mark_if(self.sources[side].reconstructed("fx")))
    }
}

impl Pack {
    /// So many dice at the Academy for a cost.
    pub(crate) fn dice_terms(&self, n: u8, cost: impl Into<Argument>) -> Message {
        Message::new("ci-terms-dice")
            .with("n", n)
            .with("cost", cost)
            .with("mark", self.mark("academy", &n.to_string()))
    }

    /// All that is sold at the Academy, at the printed prices.
    pub(crate) fn printed_dice_terms(&self) -> Argument {
        let prices = (1..).zip(&self.academy_price);
        Argument::list(Joint::Comma, prices.map(|(n, price)| self.dice_terms(n, price.to_string())))
    }
}

impl Tile {
    /// A tile with its effect, as the pack words it.
    pub(crate) fn message(&self) -> Message {
        Message::new("ci-tile").with("name", card_text(&self.name)).with("text", card_text(&self.text))
    }
}

impl Circadians {
    /// The mark of a reconstructed field of a record, or nothing (CI-1.6).
    pub(crate) fn mark(&self, path: &str, field: &str) -> &'static str {
        self.pack.mark(path, field)
    }

    /// An Item with cost and points.
    pub(crate) fn item_message(&self, item: u8) -> Message {
        let name = self.item_name(item);
        let item = &self.pack.items[usize::from(item)];
        let mark = |field: &str| mark_if(item.source.reconstructed(field));
        Message::new("ci-item")
            .with("name", name)
            .with("cost", amount_argument(item.cost))
            .with("costmark", mark("cost"))
            .with("points", item.points)
            .with("mark", mark("points"))
            .with("text", card_text(&item.text))
            .with("textmark", mark("fx"))
    }

    pub(crate) fn item_name(&self, item: u8) -> String {
        let item = &self.pack.items[usize::from(item)];
        format!("{}{}", item.name, mark_if(item.source.reconstructed("name")))
    }

    pub(crate) fn character_message(&self, character: u8) -> Message {
        let character = &self.pack.characters[usize::from(character)];
        Message::new("ci-character")
            .with("name", character.name.as_str())
            .with("text", card_text(&character.text))
            .with("mark", mark_if(character.source.reconstructed("fx")))
    }

    /// A tile with its effect, as the pack words it.
    pub(crate) fn tile_message(&self, sort: Sort, kind: u8) -> Message {
        self.tile(sort, kind).message()
    }

    /// The condition of a setback (CI-6.10).
    pub(crate) fn condition_message(&self, id: &str) -> Message {
        match self.pack.setbacks.iter().find(|setback| setback.id == id) {
            Some(setback) if setback.sum == 0 => Message::new("ci-condition-same").with("n", setback.same),
            Some(setback) => Message::new("ci-condition-sum").with("n", setback.sum),
            None => return Message::new("ci-name").with("name", id),
        }
        .with("mark", self.mark("negotiation.tokens", id))
    }

    /// The mark of a space's printed numbers.
    pub(crate) fn space_mark(&self, space: Space) -> &'static str {
        let n = usize::from(self.setup.n());
        match space {
            Space::Negotiation(clan, row) => {
                let side = self.side_path("negotiation.side", n);
                let field = self.pack.clans[usize::from(clan)].id.as_str();
                self.mark(&format!("{side}.rows[{}]", row + 1), field)
            }
            Space::Mine(i) => self.mark(&self.side_path("mining_camp.sides", n), &format!("mine-{}", i + 1)),
            Space::Market(i) => self.mark(&self.side_path("market.sides", n), &format!("market-{}", i + 1)),
            Space::Laboratory => self.mark("laboratory", "cost"),
            Space::Foundry => self.mark("foundry", "cost"),
            Space::Control => self.mark("control_room", "cost"),
            Space::Headquarters => self.mark("headquarters", "reward"),
            Space::Depository(_) => self.mark("depository", "rows"),
            Space::Academy(_) => self.mark("academy", "spaces"),
        }
    }

    /// The path of the side of a two-sided board in use: sides are written for N = 1, 2 and for N = 3, 4, or each alone.
    fn side_path(&self, list: &str, n: usize) -> String {
        let sides = self.pack.side_numbers(list);
        let index = sides.iter().position(|players| players.contains(&(n as u8))).unwrap_or(0);
        format!("{list}[{}]", index + 1)
    }

    /// The points of a Negotiation space, and their mark.
    pub(crate) fn row_points(&self, clan: u8, row: u8) -> (u8, &'static str) {
        let side = self.side_path("negotiation.side", usize::from(self.setup.n()));
        let path = format!("{side}.rows[{}]", row + 1);
        let field = format!("{}_points", self.pack.clans[usize::from(clan)].id);
        let points = self.boards().rows[usize::from(row)].points[usize::from(clan)];
        (points, self.mark(&path, &field))
    }

    pub(crate) fn space_message(&self, space: Space) -> Message {
        match space {
            Space::Negotiation(clan, row) => {
                Message::new("ci-space-negotiation").with("clan", self.clan_name(clan)).with("row", row + 1)
            }
            Space::Depository(row) => Message::new("ci-space-depository").with("row", row + 1),
            Space::Headquarters => Message::new("ci-space-headquarters"),
            Space::Mine(i) => Message::new("ci-space-mine").with("n", i + 1),
            Space::Laboratory => Message::new("ci-space-laboratory"),
            Space::Foundry => Message::new("ci-space-foundry"),
            Space::Control => Message::new("ci-space-control"),
            Space::Market(i) => Message::new("ci-space-market").with("n", i + 1),
            Space::Academy(i) => Message::new("ci-space-academy").with("n", i + 1),
        }
    }

    pub(crate) fn clan_name(&self, clan: u8) -> &str {
        &self.pack.clans[usize::from(clan)].name
    }
}
