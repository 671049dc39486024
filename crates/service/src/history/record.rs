//! Records of tables: written, checked, and cut to what one viewer may see.

use super::{damaged, json, title};
use crate::error::{ErrorJson, Fault};
use schemars::JsonSchema;
use serde::Serialize;
use solarium_core::{Audience, HIDDEN_STEP, Message, Record, RecordStep, Seed, Viewer};
use solarium_store::{LineAudience, StoreReader, StoredTable};
use solarium_table::{Entry, Library, Narration, Refusal, Session, Title, standing_steps_after};

/// The record of a table as far as it stands, without looking at any rule, and who may see each step.
fn bare_record(store: &dyn StoreReader, stored: &StoredTable) -> Result<(Record, Vec<LineAudience>), Fault> {
    let lines = store.lines(&stored.table.id, 0, usize::try_from(stored.version).unwrap_or(usize::MAX))?;
    let entries: Vec<Entry> =
        lines.iter().map(|line| Entry::parse(&line.text)).collect::<Result<_, _>>().map_err(damaged)?;
    let audiences = lines.iter().map(|line| line.audience);
    let standing = standing_steps_after(0, entries.iter().zip(audiences));
    let (steps, audiences) = standing.unwrap_or_default().into_iter().unzip();
    let record = Record {
        game: stored.table.game.clone(),
        rules_version: stored.table.rules_version,
        setup: json(&stored.table.setup)?,
        start: stored.table.start.as_deref().map(json).transpose()?,
        commitment: stored.table.commitment.clone(),
        seed: (stored.over && !stored.table.seed.is_empty()).then(|| stored.table.seed.clone()),
        salt: (stored.over && !stored.table.salt.is_empty()).then(|| stored.table.salt.clone()),
        steps,
        closed: true,
    };
    Ok((record, audiences))
}

fn includes(audience: LineAudience, viewer: Viewer, step: &RecordStep) -> bool {
    match (audience, viewer) {
        (LineAudience::Everybody, _) => true,
        (LineAudience::Seats(seats), Viewer::Seat(seat)) => seats & (1 << seat.0) != 0,
        // What is not known to be open is hidden from all viewers but the seat that acted.
        (LineAudience::Unknown, Viewer::Seat(seat)) => step.seat == Some(seat),
        (LineAudience::Seats(_) | LineAudience::Unknown, Viewer::Spectator) => false,
    }
}

/// Who may see each step of a record, by the rules: lines of early programs do not say.
fn audiences_by_rules(title: &dyn Title, record: &Record) -> Result<Vec<LineAudience>, Fault> {
    let mut session = title.start(&record.setup, Seed::from_number(0))?;
    let mut seen = Vec::with_capacity(record.steps.len());
    for step in &record.steps {
        seen.push(match session.take_written(step.seat, &step.text, Narration::Silent)?.audience {
            Audience::All => LineAudience::Everybody,
            Audience::Only(seat) => LineAudience::Seats(1 << seat.0),
            // Not for steps; what is not known to be open is shown to its seat alone.
            Audience::Except(_) => LineAudience::Unknown,
        });
    }
    Ok(seen)
}

/// A record as one viewer may have it.
struct Seen {
    /// With [`HIDDEN_STEP`] where something is hidden.
    record: Record,
    /// Is something hidden?
    hides: bool,
    /// Do these rules play it?
    plays: bool,
}

fn seen(store: &dyn StoreReader, library: &Library, id: &str, viewer: Viewer) -> Result<Seen, Fault> {
    let stored = store.open(id)?;
    let (mut record, mut audiences) = bare_record(store, &stored)?;
    if stored.over || stored.table.read_only {
        return Ok(Seen { record, hides: false, plays: true });
    }
    let any = library.title(&record.game)?;
    let plays = any.plays_on(record.rules_version);
    let secrets = any.info().secrets.any();
    // A starting position tells all that was hidden in it.
    let mut hides = record.start.is_some() && (secrets || plays);
    if hides {
        record.start = Some(HIDDEN_STEP.into());
    }
    if !secrets {
        return Ok(Seen { record, hides, plays });
    }
    if plays && !hides && audiences.contains(&LineAudience::Unknown) {
        audiences = audiences_by_rules(any, &record)?;
    }
    for (step, audience) in record.steps.iter_mut().zip(audiences) {
        if !includes(audience, viewer, step) {
            hides = true;
            step.text = HIDDEN_STEP.to_string();
            step.usual = false;
        }
    }
    Ok(Seen { record, hides, plays })
}

/// The record of a table. While the game runs only if the viewer has seen all of it.
pub(crate) fn record(
    store: &dyn StoreReader,
    library: &Library,
    id: &str,
    viewer: Viewer,
) -> Result<Record, Fault> {
    let seen = seen(store, library, id, viewer)?;
    if seen.hides { Err(Fault::HiddenRecord) } else { Ok(seen.record) }
}

/// The record of a table as text. A running game that these rules do not play any more comes to no end here, so that
/// what the viewer has seen of it is given out, though something is hidden.
pub(crate) fn record_text(
    store: &dyn StoreReader,
    library: &Library,
    id: &str,
    viewer: Viewer,
) -> Result<String, Fault> {
    match seen(store, library, id, viewer)? {
        Seen { record, hides: false, .. } => Ok(record.to_text()),
        Seen { record, plays: false, .. } => Ok(record.to_text_seen_by(viewer)),
        _ => Err(Fault::HiddenRecord),
    }
}

/// What was found when a table that is over was computed again.
#[derive(Debug, Default, Serialize, JsonSchema)]
pub(crate) struct Proof {
    /// Of the last position.
    #[serde(skip_serializing_if = "Option::is_none")]
    checksum: Option<String>,
    /// Draws that were checked.
    #[serde(skip_serializing_if = "Option::is_none")]
    draws: Option<u64>,
    /// What differs, with its step.
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<ErrorJson>,
    /// Is everything as it should be?
    ok: bool,
    /// False for a record without seed, whose draws cannot be checked.
    #[serde(skip_serializing_if = "Option::is_none")]
    seeded: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    steps: Option<usize>,
}

/// Every step and draw of a table that is over, computed again: what was found, or what differs. `reached` is the
/// checksum of the position people saw last.
pub(crate) fn prove(
    store: &dyn StoreReader,
    library: &Library,
    id: &str,
    reached: &str,
) -> Result<Proof, Fault> {
    let stored = store.open(id)?;
    let title = title(library, &stored)?;
    // Unlike a record that is handed out, this one names the seed of a table that only shows a record, too.
    let (mut record, _) = bare_record(store, &stored)?;
    record.seed = (!stored.table.seed.is_empty()).then(|| stored.table.seed.clone());
    record.salt = Some(stored.table.salt.clone()).filter(|salt| !salt.is_empty());
    let seeded = record.seed.is_some();
    let session = match title.verify(&record) {
        Ok(session) => session,
        Err(refusal) => return Ok(differs(refusal)),
    };
    let checksum = session.position().hash;
    if checksum != reached {
        let message = Message::new("record-last-position");
        return Ok(differs(Refusal::new("record/checksum", message)));
    }
    let draws = if seeded { session.so_far().draws } else { 0 };
    Ok(Proof {
        checksum: Some(checksum),
        draws: Some(draws),
        error: None,
        ok: true,
        seeded: Some(seeded),
        steps: Some(session.steps()),
    })
}

fn differs(refusal: Refusal) -> Proof {
    Proof { error: Some(Fault::from(refusal).error_json(solarium_table::english())), ..Proof::default() }
}

/// An uploaded record, checked: the match it reaches.
pub(crate) fn verify(library: &Library, record: &Record) -> Result<Box<dyn Session>, Fault> {
    let title = library.title(&record.game)?;
    if !title.plays_on(record.rules_version) {
        return Err(Fault::OtherVersion { found: record.rules_version, plays: title.info().rules_version });
    }
    Ok(title.verify(record)?)
}

/// As much of a record of other rules as these rules accept: a record of its own, to be looked at.
pub(crate) fn as_far_as_it_fits(library: &Library, record: &Record) -> Result<Record, Fault> {
    let title = library.title(&record.game)?;
    let mut fitting =
        Record { rules_version: title.info().rules_version, seed: None, salt: None, ..record.clone() };
    for step in &mut fitting.steps {
        step.check = None;
    }
    if let Err(refusal) = title.replay(&fitting, None) {
        // The step that does not fit is counted from 1.
        let step = refusal.step.ok_or(Fault::Refused(refusal))?;
        fitting.steps.truncate(step - 1);
    }
    Ok(fitting)
}
