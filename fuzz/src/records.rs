//! Records of matches.

use solarium_core::{MAGIC, Record, checksum};
use solarium_table::Library;
use std::sync::LazyLock;

static LIBRARY: LazyLock<Library> = LazyLock::new(Library::standard);

/// The most steps of a record that is replayed.
const MOST_STEPS: usize = 400;

/// Reads a record as it is, and once more with a seal that fits: otherwise no changed record would reach the rules.
pub fn read(text: &str) {
    replay(text);
    replay(&sealed(text));
}

fn replay(text: &str) {
    let Ok(record) = Record::parse(text) else { return };
    let written = record.to_text();
    assert_eq!(Record::parse(&written).as_ref(), Ok(&record), "a record is read as it was written");
    if record.steps.len() > MOST_STEPS {
        return;
    }
    let Ok(title) = LIBRARY.title(&record.game) else { return };
    let verified = title.verify(&record);
    let Ok(session) = title.replay(&record, None) else {
        assert!(verified.is_err(), "a record that does not replay was verified");
        return;
    };
    let again = session.log(true);
    let replayed = title.replay(&again, None).expect("the record of a replay replays");
    assert_eq!(replayed.record(), session.record(), "the record of a replay leads elsewhere");
}

/// The same text with the closing line that it should have.
fn sealed(text: &str) -> String {
    let body = match text.rfind("\nend ") {
        Some(at) => &text[..=at],
        None => text,
    };
    let mut body = if body.starts_with(MAGIC) { body.to_string() } else { format!("{MAGIC}\n{body}") };
    if !body.ends_with('\n') {
        body.push('\n');
    }
    let steps = body.lines().skip_while(|line| !line.trim_end().is_empty()).skip(1).count();
    let seal = checksum(&body);
    body.push_str(&format!("end {steps} {seal}\n"));
    body
}
