//! Looking rules up.

use solarium_core::RuleText;

/// A rule by id, else a chapter by its number, else every rule with all the words.
pub fn find_rules<'a>(rules: &'a [RuleText], what: &str) -> Vec<&'a RuleText> {
    let what = what.to_lowercase();
    let is = |rule: &RuleText, id: &str| rule.id.to_lowercase() == id;
    let exact: Vec<_> = rules.iter().filter(|rule| is(rule, &what)).collect();
    if !exact.is_empty() {
        return exact;
    }
    let inside = format!("{what}.");
    let chapter: Vec<_> = rules.iter().filter(|rule| rule.id.to_lowercase().starts_with(&inside)).collect();
    if !chapter.is_empty() {
        return chapter;
    }
    let has = |rule: &&RuleText| {
        let text = format!("{} {} {}", rule.id, rule.chapter, rule.text).to_lowercase();
        what.split_whitespace().all(|word| text.contains(word))
    };
    rules.iter().filter(has).collect()
}
