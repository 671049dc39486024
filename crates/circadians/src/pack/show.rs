//! The pack as text for people (CI-1.6).

use super::Pack;

/// The mark of a reconstructed value wherever one is shown (CI-1.6).
pub const MARK: char = '°';
/// What the mark means.
pub const MARK_MEANING: &str = "° = our stand-in; printed value unknown";

impl Pack {
    /// The mark if the field of the record at `path` is reconstructed, else nothing.
    pub fn mark(&self, path: &str, field: &str) -> &'static str {
        let source = self.sources.iter().find(|(known, _)| known == path);
        if source.is_some_and(|(_, source)| source.reconstructed(field)) { "°" } else { "" }
    }
}
