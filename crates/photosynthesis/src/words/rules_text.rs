//! The text of the rules, as the program shows it.

use solarium_core::{RuleText, rule_texts};

/// Our rules text, as written.
pub const RULES: &str = include_str!("../../RULES.md");

/// Every rule with its id, chapter and provenance.
///
/// ```
/// let rules = solarium_photosynthesis::rules();
/// let shade = rules.iter().find(|rule| rule.id == "PH-4.4").unwrap();
/// assert_eq!(shade.provenance, "[public]");
/// ```
pub fn rules() -> Vec<RuleText> {
    rule_texts(RULES, "PH")
}
