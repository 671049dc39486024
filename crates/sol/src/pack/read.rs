//! Reading a pack: the records as written, then checked and compiled.

use super::check::check;
use super::{
    DeckRecord, EffectRecord, EventRecord, LayerRecord, Pack, Pieces, Place, Scenario, Start, SuitRecord,
    SurvivalRecord, Triggers,
};
use crate::{Board, Edition, Effect, Happening, Layer, Side, Station, Suit, Tables};
use serde::Deserialize;
use solarium_core::{PackProblems, PackText, Provenance};
use toml::Spanned;

/// The pack as written.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Written {
    #[serde(default)]
    pub game: Option<Spanned<String>>,
    pub id: String,
    pub name: String,
    pub pieces: Spanned<Pieces>,
    pub start: Spanned<Start>,
    pub layer: Vec<Spanned<LayerRecord>>,
    pub adjacency: Spanned<Adjacency>,
    pub lines: Spanned<Lines>,
    pub deck: Vec<Spanned<DeckRecord>>,
    pub suit: Vec<Spanned<SuitRecord>>,
    pub effect: Vec<Spanned<EffectRecord>>,
    pub event: Vec<Spanned<EventRecord>>,
    pub triggers: Spanned<Triggers>,
    pub scenario: Vec<Spanned<ScenarioRecord>>,
    pub survival: Vec<Spanned<SurvivalRecord>>,
}

type Rows = Vec<Spanned<Vec<u8>>>;

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Adjacency {
    pub conv_rad: Spanned<Rows>,
    pub rad_core: Spanned<Rows>,
    pub rad_conv: Spanned<Rows>,
    pub core_rad: Spanned<Rows>,
    #[allow(dead_code, reason = "every record must name it; shown with the file")]
    pub provenance: Provenance,
    pub standard: SideAdjacency,
    pub wide: SideAdjacency,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SideAdjacency {
    pub inner_conv: Spanned<Rows>,
    pub conv_inner: Spanned<Rows>,
    pub under_eye: Spanned<Vec<u8>>,
    pub opposite: Spanned<u8>,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Lines {
    pub rad: Spanned<Vec<f64>>,
    pub core: Spanned<Vec<f64>>,
    #[allow(dead_code, reason = "every record must name it; shown with the file")]
    pub provenance: Provenance,
    pub standard: SideLines,
    pub wide: SideLines,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SideLines {
    pub orbit: Spanned<Vec<f64>>,
    pub conv: Spanned<Vec<f64>>,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScenarioRecord {
    pub id: String,
    pub edition: String,
    pub name: String,
    pub suits: u8,
    pub effects: Vec<Spanned<String>>,
    #[serde(default)]
    pub effects_once: u8,
    pub divers: u8,
    pub energy: u8,
    pub start: Vec<Spanned<PlaceRecord>>,
    pub opening: String,
    pub ban: Vec<Spanned<String>>,
    pub event: String,
    pub target: u16,
    pub provenance: Provenance,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlaceRecord {
    #[serde(rename = "type")]
    pub station: String,
    #[serde(default)]
    pub choose: Option<String>,
    #[serde(default)]
    pub conv_offset: Option<i8>,
    #[serde(default)]
    pub opposite: Option<bool>,
}

impl Pack {
    /// Reads a pack; every problem with its line.
    pub fn parse(file: &str, text: &str) -> Result<Pack, PackProblems> {
        let mut reader = PackText::new(file, text);
        let written: Written = reader.parse()?;
        check(&mut reader, &written);
        let written = reader.finish(written)?;
        Ok(Pack::compile(written))
    }

    fn compile(written: Written) -> Pack {
        let adjacency = written.adjacency.into_inner();
        let lines = written.lines.into_inner();
        let rows = |rows: &Spanned<Rows>| plain(rows.get_ref().clone());
        let boards = Side::ALL.map(|side| {
            let (own, own_lines) = match side {
                Side::Standard => (&adjacency.standard, &lines.standard),
                Side::Wide => (&adjacency.wide, &lines.wide),
            };
            let orbit = own_lines.orbit.get_ref().clone();
            Board::compile(
                side,
                &Tables {
                    inner_conv: rows(&own.inner_conv),
                    conv_rad: rows(&adjacency.conv_rad),
                    rad_core: rows(&adjacency.rad_core),
                    under_eye: own.under_eye.get_ref().clone(),
                    opposite: *own.opposite.get_ref(),
                    lines: [
                        orbit.clone(),
                        orbit,
                        own_lines.conv.get_ref().clone(),
                        lines.rad.get_ref().clone(),
                        lines.core.get_ref().clone(),
                    ],
                },
            )
            .into()
        });
        let (mut effects, mut events, mut suits) =
            (plain(written.effect), plain(written.event), plain(written.suit));
        effects.sort_by_key(EffectRecord::effect);
        events.sort_by_key(|event| Happening::of(&event.id));
        suits.sort_by_key(|suit| Suit::of(&suit.code));
        let (first, published): (Vec<_>, Vec<_>) =
            plain(written.survival).into_iter().partition(|level| level.edition == Edition::First.id());
        Pack {
            id: written.id,
            name: written.name,
            pieces: written.pieces.into_inner(),
            start: written.start.into_inner(),
            layers: plain(written.layer).try_into().expect("five layers, checked"),
            suits,
            effects,
            events,
            triggers: written.triggers.into_inner(),
            scenarios: plain(written.scenario).into_iter().map(scenario).collect(),
            boards,
            decks: plain(written.deck).try_into().expect("five rows of decks, checked"),
            survival: [first, published],
        }
    }
}

/// The records without their places in the text.
fn plain<T>(records: Vec<Spanned<T>>) -> Vec<T> {
    records.into_iter().map(Spanned::into_inner).collect()
}

fn scenario(record: ScenarioRecord) -> Scenario {
    let known = "checked when the pack was read";
    let mut ban = [false; 3];
    for station in &record.ban {
        ban[Station::of(station.get_ref()).expect(known).index()] = true;
    }
    Scenario {
        edition: Edition::of(&record.edition).expect(known),
        effects: record.effects.iter().map(|e| Effect::of(e.get_ref()).expect(known)).collect(),
        start: record
            .start
            .iter()
            .map(|place| {
                let place = place.get_ref();
                (Station::of(&place.station).expect(known), place.place().expect(known))
            })
            .collect(),
        opening: record.opening == "quick",
        event: Happening::of(&record.event),
        ban,
        id: record.id,
        name: record.name,
        suits: record.suits,
        effects_once: record.effects_once,
        divers: record.divers,
        energy: record.energy,
        target: record.target,
        provenance: record.provenance,
    }
}

impl PlaceRecord {
    /// The place, if exactly one way to give it is used.
    pub(super) fn place(&self) -> Option<Place> {
        match (self.choose.as_deref(), self.conv_offset, self.opposite) {
            (Some(letter), None, None) => {
                let mut letters = letter.chars();
                let layer = Layer::of(letters.next()?)?;
                letters.next().is_none().then_some(Place::Choose(layer))
            }
            (None, Some(offset), None) => Some(Place::Conv(offset)),
            (None, None, Some(true)) => Some(Place::Opposite),
            _ => None,
        }
    }
}
