//! Names of things as messages: pieces, cards, suits, layers, and what the pack says about effects, events and levels.
//!
//! Names of effects, events and scenarios are the same in every language. Other texts of a pack are messages where
//! they are those of the built-in pack; an owner's own pack shows its own text.

use crate::{
    Edition, Effect, Happening, Layer, Pack, Rules, Site, Space, State, Station, Suit, SurvivalRecord,
};
use solarium_core::{Argument, Joint, Message};

/// A piece by the name that events and refusals have for it: a station type, `gate` or `diver`.
pub(crate) fn piece(id: &str) -> Message {
    Message::new(match id {
        "node" => "so-piece-node",
        "foundry" => "so-piece-foundry",
        "tower" => "so-piece-tower",
        "gate" => "so-piece-gate",
        _ => "so-piece-diver",
    })
}

pub(crate) fn station(station: Station) -> Message {
    piece(station.id())
}

/// `no card`, `1 card`, `3 cards`.
pub(crate) fn cards(n: u8) -> Message {
    Message::new("so-cards").with("n", n)
}

/// Parts with semicolons between them.
pub(crate) fn semicolons(parts: Vec<Message>) -> Message {
    Message::new("so-list").with("parts", Argument::list(Joint::Semicolon, parts))
}

/// Where divers came from: a space by its name, or a place beside the board.
pub(crate) fn origin(from: &str) -> Argument {
    match from {
        "hold" => Message::new("so-place-hold").into(),
        "guest" => Message::new("so-place-guest").into(),
        "lost" => Message::new("so-place-lost").into(),
        space => place(space),
    }
}

/// A space or a gate site by its name. Protocol and terminal say that name again; a page, which has no names on its
/// board, says the layer and the number.
pub(crate) fn place(name: &str) -> Argument {
    if let Some((above, below)) = name.split_once('/') {
        return Message::new("so-site").with("above", place(above)).with("below", place(below)).into();
    }
    let mut letters = name.chars();
    let layer = letters.next().and_then(Layer::of);
    match (layer, letters.as_str().parse::<u8>()) {
        (Some(layer), Ok(number)) => Message::new(space_id(layer)).with("n", number).into(),
        _ => name.into(),
    }
}

fn space_id(layer: Layer) -> &'static str {
    match layer {
        Layer::Outer => "so-space-o",
        Layer::Inner => "so-space-i",
        Layer::Convective => "so-space-c",
        Layer::Radiative => "so-space-r",
        Layer::Core => "so-space-k",
    }
}

/// A text as an owner's own pack has it.
pub(crate) fn own_text(text: &str) -> Message {
    Message::new("so-own-text").with("text", text)
}

impl Rules {
    /// A space by its layer and name, where people read it: `outer o3`; on a page, whose board has numbers only,
    /// `outer orbit 3`.
    pub(crate) fn place(&self, space: Space) -> Message {
        Message::new(match self.board().layer(space) {
            Layer::Outer => "so-place-outer",
            Layer::Inner => "so-place-inner",
            Layer::Convective => "so-place-convective",
            Layer::Radiative => "so-place-radiative",
            Layer::Core => "so-place-core",
        })
        .with("space", self.name(space))
        .with("n", self.board().ring_index(space))
    }

    /// The place of a gate: the two spaces it joins.
    pub(crate) fn gate_place(&self, site: Site) -> Message {
        let (a, b) = self.board().ends(site);
        Message::new("so-place-gate").with("a", self.place(a)).with("b", self.place(b))
    }
}

/// What a pack says is a message where it says the same as the built-in one, else its own text.
impl Pack {
    /// What an effect does.
    pub(crate) fn effect_text(&self, effect: Effect) -> Message {
        self.own_or(effect.text_id(), |pack| pack.effect(effect).text.clone())
    }

    /// What an event does.
    pub(crate) fn happening_text(&self, event: Happening) -> Message {
        self.own_or(event.text_id(), |pack| pack.event(event).text.clone())
    }

    /// The name of a suit in an edition.
    pub(crate) fn suit_message(&self, suit: Suit, edition: Edition) -> Message {
        self.own_or(suit.name_id(edition), |pack| pack.suit_name(suit, edition).to_string())
    }

    /// The name of a layer.
    pub(crate) fn layer_message(&self, layer: Layer) -> Message {
        self.own_or(layer_id(layer), |pack| pack.layer(layer).name.clone())
    }

    fn own_or(&self, id: &'static str, text: impl Fn(&Pack) -> String) -> Message {
        let own = text(self);
        if own == text(Pack::built_in()) { Message::new(id) } else { own_text(&own) }
    }
}

/// The name of a level of survival, by its id.
pub(crate) fn level_message(id: &str) -> Message {
    level_ids(id).map_or_else(|| own_text(id), |(name, _)| Message::new(name))
}

/// What a level of survival means.
pub(crate) fn level_text(level: &SurvivalRecord) -> Message {
    let mut built_in = Edition::ALL.iter().flat_map(|edition| Pack::built_in().survival(*edition));
    let same = built_in.any(|other| other.id == level.id && other.text == level.text);
    match level_ids(&level.id) {
        Some((_, text)) if same => Message::new(text),
        _ => own_text(&level.text),
    }
}

impl Rules {
    /// The name of an effect, the same in every language.
    pub(crate) fn effect_name(&self, effect: Effect) -> &str {
        &self.pack.effect(effect).name
    }

    /// What an effect does.
    pub fn effect_text(&self, effect: Effect) -> Message {
        self.pack.effect_text(effect)
    }

    /// What an event does.
    pub fn happening_text(&self, event: Happening) -> Message {
        self.pack.happening_text(event)
    }

    /// The name of a suit in this edition.
    pub fn suit_name(&self, suit: Suit) -> Message {
        self.pack.suit_message(suit, self.edition())
    }

    /// The same with its code.
    pub fn suit_message(&self, suit: Suit) -> Message {
        let name = self.pack.suit_message(suit, self.edition());
        Message::new("so-suit").with("name", name).with("code", suit.id())
    }

    /// A card of a suit: the suit, and its effect if it has one.
    pub(crate) fn card_message(&self, state: &State, suit: Suit) -> Message {
        match state.effects[suit.index()] {
            Some(effect) => Message::new("so-card")
                .with("suit", self.suit_message(suit))
                .with("effect", self.effect_name(effect)),
            None => self.suit_message(suit),
        }
    }

    /// The name of a layer.
    pub(crate) fn layer_message(&self, layer: Layer) -> Message {
        self.pack.layer_message(layer)
    }

    /// The name of a level of survival, by its id.
    pub fn level_message(&self, id: &str) -> Message {
        level_message(id)
    }

    /// What a level of survival means.
    pub fn level_text(&self, level: &SurvivalRecord) -> Message {
        level_text(level)
    }
}

fn layer_id(layer: Layer) -> &'static str {
    match layer {
        Layer::Outer => "so-layer-outer",
        Layer::Inner => "so-layer-inner",
        Layer::Convective => "so-layer-convective",
        Layer::Radiative => "so-layer-radiative",
        Layer::Core => "so-layer-core",
    }
}

/// The messages of a level of the built-in pack: its name, and what it means.
fn level_ids(id: &str) -> Option<(&'static str, &'static str)> {
    Some(match id {
        "failed" => ("so-level-failed", "so-level-text-failed"),
        "adrift in darkness" => ("so-level-adrift-in-darkness", "so-level-text-adrift-in-darkness"),
        "home in the void" => ("so-level-home-in-the-void", "so-level-text-home-in-the-void"),
        "the challenge ahead" => ("so-level-the-challenge-ahead", "so-level-text-the-challenge-ahead"),
        "homeward bound" => ("so-level-homeward-bound", "so-level-text-homeward-bound"),
        "the galaxy is yours" => ("so-level-the-galaxy-is-yours", "so-level-text-the-galaxy-is-yours"),
        "transcendence" => ("so-level-transcendence", "so-level-text-transcendence"),
        _ => return None,
    })
}
