//! The message files are complete in every language and paired with the code.

use solarium_photosynthesis::Photosynthesis;

#[test]
fn message_files_hold() {
    solarium_conformance::message_files_hold::<Photosynthesis>(
        env!("CARGO_MANIFEST_DIR"),
        &["ph-", "part-ph-"],
    );
}
