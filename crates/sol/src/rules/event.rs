//! What happened, in the past tense: for logs, animations and screen readers. Places carry their names.

use serde::Serialize;
use solarium_core::Seat;

/// Something that happened while a step was carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "fields are named for what they hold")]
pub enum Event {
    /// This seat plays first.
    Begins { seat: Seat },
    /// The ships took their places, the first player's on this eye.
    ShipsPlaced { eye: u8 },
    /// A suit belongs to the deck.
    SuitChosen { suit: &'static str },
    /// A suit got its effect.
    EffectAssigned { suit: &'static str, effect: &'static str },
    /// A piece was placed by the set-up.
    Placed { seat: Seat, piece: &'static str, at: String },
    /// A turn began.
    TurnBegan { seat: Seat },
    /// A structure went back to the reserve for new divers (SO-3.5).
    Rebuilt { seat: Seat, at: String, divers: u8 },
    /// The action of the turn was chosen.
    Chose { seat: Seat, action: &'static str },
    /// A diver was launched; `host` is the ship it left if it is not the own one.
    Launched {
        seat: Seat,
        to: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        host: Option<Seat>,
    },
    /// Divers flew.
    Flew { seat: Seat, from: String, to: String, divers: u8 },
    /// A diver or station was thrown into the heart.
    Hurled { seat: Seat, piece: &'static str, from: String },
    /// A diver lost in space came back.
    CameBack { seat: Seat, to: String },
    /// A station moved.
    StationMoved { seat: Seat, piece: &'static str, from: String, to: String },
    /// Energy was paid for movement points.
    Fuelled { seat: Seat },
    /// The owner of a gate got its toll.
    TollReceived { seat: Seat },
    /// A diver took an energy from the garden.
    EnergyPicked { seat: Seat, at: String },
    /// A structure was built.
    Built { seat: Seat, piece: &'static str, at: String },
    /// A station changed hands.
    Invaded { seat: Seat, from: Seat, piece: &'static str, at: String },
    /// A station was activated.
    Activated { seat: Seat, owner: Seat, piece: &'static str, at: String, base: u8 },
    /// A bonus was taken.
    BonusTaken { seat: Seat, at: String, bonus: u8 },
    /// A bonus was declined.
    BonusLeft { seat: Seat, at: String },
    /// A station gave its owner something at a flare.
    OrbitalActivated { seat: Seat, piece: &'static str, at: String },
    /// Divers went to their owner's hold.
    Recalled { seat: Seat, from: String, divers: u8 },
    /// Divers went to their owner's reserve.
    Sacrificed { seat: Seat, from: String, divers: u8 },
    /// Divers left the game.
    Vaporised { seat: Seat, from: String, divers: u8 },
    /// Divers came from the reserve into a space.
    Hatched { seat: Seat, at: String, divers: u8 },
    /// Two divers changed places.
    Swapped { first: Seat, at: String, second: Seat, and: String },
    /// Divers went as guests into another seat's hold.
    Infiltrated { seat: Seat, host: Seat, divers: u8 },
    /// A station was exchanged for one of another type.
    Metamorphosed { seat: Seat, at: String, piece: &'static str },
    /// A station left the game.
    Destroyed { seat: Seat, piece: &'static str, at: String },
    /// A held card was played.
    Played { seat: Seat, suit: &'static str, effect: &'static str },
    /// All ships went forward.
    Accelerated { eyes: u8 },
    /// Energy gained outside an activation.
    EnergyGained { seat: Seat, amount: u8 },
    /// Energy lost: halved at a flare, or paid to another seat.
    EnergyLost { seat: Seat, amount: u16 },
    /// Momentum gained.
    MomentumGained { seat: Seat, amount: u8, source: &'static str },
    /// A card was revealed.
    Revealed { card: &'static str },
    /// A flare moved the marker.
    Flared { marker: u8 },
    /// An event happened.
    Happened { what: &'static str },
    /// A diver was moved by an event.
    Displaced { seat: Seat, from: String, to: String },
    /// A parasite or feeder arrived.
    CrawlerArrived { at: String },
    /// A parasite or feeder moved.
    CrawlerMoved { from: String, to: String },
    /// A parasite or feeder was removed.
    CrawlerRemoved { seat: Seat, at: String },
    /// An energy was put on a space.
    Sown { at: String },
    /// A ship went one eye forward.
    Orbited { seat: Seat, eye: u8 },
    /// A card was kept, or none.
    Kept {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        suit: Option<&'static str>,
    },
    /// The game ended; `stalled` if no seat drew cards any more (SO-9.5).
    Ended { stalled: bool },
}
