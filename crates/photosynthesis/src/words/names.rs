//! Names of things as messages: pieces, directions, levels, seats. Their grammatical forms are attributes in the
//! message files.

use crate::pack::Level;
use crate::{Arrow, Cell, DsCorner, Half, Rules, Sitter, Size};
use solarium_core::{Argument, Joint, Message, Seat};

impl Size {
    /// `seed`, `small tree`, … in a sentence.
    pub fn message(self) -> Message {
        Message::new(match self {
            Size::Seed => "ph-size-seed",
            Size::Small => "ph-size-small",
            Size::Medium => "ph-size-medium",
            Size::Large => "ph-size-large",
        })
    }
}

impl From<Size> for Argument {
    fn from(size: Size) -> Argument {
        size.message().into()
    }
}

impl From<Cell> for Argument {
    fn from(cell: Cell) -> Argument {
        cell.to_string().into()
    }
}

impl Arrow {
    /// `clockwise` or `counter-clockwise`.
    pub fn message(self) -> Message {
        Message::new(match self {
            Arrow::Cw => "ph-way-clockwise",
            Arrow::Ccw => "ph-way-counter-clockwise",
        })
    }
}

impl Half {
    /// What a card demands in this half.
    pub fn message(&self) -> Message {
        Message::new("ph-half")
            .with("collect", format!("{:+}", self.collect))
            .with("tokens", format!("{:+}", self.collect_tokens))
            .with("leaves", format!("{:+}", self.collect_leaves))
            .with("ticks", self.ticks.to_string())
            .with("seed", format!("{:+}", self.seed))
            .with("rings", Argument::list(Joint::Space, self.rings().to_vec()))
            .with("way", self.arrow.message())
            .with("number", self.number)
    }
}

/// The compass point of a corner of the board: `north-east` for 0.
pub fn direction(corner: u8) -> Message {
    Message::new(match corner % 6 {
        0 => "ph-direction-ne",
        1 => "ph-direction-e",
        2 => "ph-direction-se",
        3 => "ph-direction-sw",
        4 => "ph-direction-w",
        _ => "ph-direction-nw",
    })
}

impl Level {
    /// The level in words; a pack of the user may have other levels than ours.
    pub fn message(&self) -> Message {
        Message::new(match self.id.as_str() {
            "seedling" => "ph-level-seedling",
            "sapling" => "ph-level-sapling",
            "young_tree" => "ph-level-young",
            "tree" => "ph-level-tree",
            "old_growth" => "ph-level-old",
            "ancient" => "ph-level-ancient",
            id => return Message::new("ph-level-other").with("id", id).with("name", self.name()),
        })
    }
}

impl DsCorner {
    /// `random` or the number of the corner.
    pub fn message(self) -> Message {
        match self {
            DsCorner::Random => Message::new("ph-printed-random"),
            DsCorner::Fixed(corner) => Message::new("ph-printed-numbers").with("numbers", corner),
        }
    }
}

impl Rules {
    /// The name of a seat in a sentence: its letter, and what sits there.
    pub(crate) fn seat_name(&self, seat: Seat) -> Message {
        match self.sitters.get(seat.index()) {
            Some(Sitter::Cynthia(_)) => Message::new("ph-seat-cynthia").with("seat", seat),
            Some(Sitter::Bot(name)) => Message::new("ph-seat-bot").with("seat", seat).with("name", name),
            _ => Message::new("ph-seat-person").with("seat", seat),
        }
    }
}
