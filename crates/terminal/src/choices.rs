//! The actions on offer: grouped by heading, narrowed by what is typed and by what is touched on the board.

use solarium_table::Offer;
use std::collections::BTreeSet;

/// Up to so many actions all groups stand open.
const OPEN_UP_TO: usize = 9;

/// One line of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Row {
    /// A group: its number, how many of its actions are left.
    Heading(usize, usize),
    /// An action, by its place in [`Choices::offers`].
    Action(usize),
}

/// What a seat may do, and how far the person has narrowed it.
#[derive(Default, Debug)]
pub(crate) struct Choices {
    pub(crate) offers: Vec<Offer>,
    /// By offer: the number of its group.
    group_of: Vec<usize>,
    /// By offer: what is typed must stand in here.
    sought: Vec<String>,
    /// The offers that fit what is typed and touched.
    left: Vec<usize>,
    headings: Vec<String>,
    /// Groups that the person has opened or closed against the usual.
    turned: BTreeSet<usize>,
    pub(crate) filter: String,
    /// Things touched on the board so far.
    pub(crate) touched: Vec<String>,
    pub(crate) rows: Vec<Row>,
    pub(crate) selected: usize,
}

impl Choices {
    /// A new decision; `other` is the heading of actions that have none.
    pub(crate) fn new(offers: Vec<Offer>, other: &str) -> Choices {
        let mut headings: Vec<String> = Vec::new();
        let group_of: Vec<usize> = offers
            .iter()
            .map(|offer| {
                let heading = offer.heading.as_deref().unwrap_or(other);
                headings.iter().position(|known| known == heading).unwrap_or_else(|| {
                    headings.push(heading.to_string());
                    headings.len() - 1
                })
            })
            .collect();
        let sought = (0..offers.len()).map(|i| sought_text(&offers[i], &headings[group_of[i]])).collect();
        let mut choices = Choices { offers, group_of, sought, headings, ..Choices::default() };
        choices.narrow();
        choices.select_recommended();
        choices
    }

    /// The words of a group.
    pub(crate) fn heading(&self, group: usize) -> &str {
        &self.headings[group]
    }

    /// Is a group open, so that its actions stand below it?
    pub(crate) fn is_open(&self, group: usize) -> bool {
        let usual = self.left.len() <= OPEN_UP_TO || self.headings.len() == 1 || self.is_narrowed();
        usual != self.turned.contains(&group)
    }

    /// Did the person narrow the list?
    pub(crate) fn is_narrowed(&self) -> bool {
        !self.filter.is_empty() || !self.touched.is_empty()
    }

    fn fits(&self, i: usize, words: &[String]) -> bool {
        let touches = &self.offers[i].legal.touches;
        self.touched.iter().all(|touch| touches.contains(touch))
            && words.iter().all(|word| self.sought[i].contains(word.as_str()))
    }

    /// Makes the lines of the list; the selection stays on its action where that is still there.
    pub(crate) fn narrow(&mut self) {
        let before = self.selected_action();
        let words: Vec<String> = self.filter.split_whitespace().map(str::to_lowercase).collect();
        self.left = (0..self.offers.len()).filter(|i| self.fits(*i, &words)).collect();
        let mut rows = Vec::with_capacity(self.left.len() + self.headings.len());
        for group in 0..self.headings.len() {
            let own = self.left.iter().copied().filter(|i| self.group_of[*i] == group);
            let actions: Vec<Row> = own.map(Row::Action).collect();
            if actions.is_empty() {
                continue;
            }
            if self.headings.len() > 1 {
                rows.push(Row::Heading(group, actions.len()));
            }
            if self.headings.len() == 1 || self.is_open(group) {
                rows.extend(actions);
            }
        }
        self.rows = rows;
        let first_action = self.rows.iter().position(|row| matches!(row, Row::Action(_)));
        let same = before.and_then(|i| self.rows.iter().position(|row| *row == Row::Action(i)));
        self.selected = same.or(first_action.filter(|_| self.is_narrowed())).unwrap_or(0);
    }

    fn select_recommended(&mut self) {
        let is_recommended = |row: &Row| matches!(row, Row::Action(i) if self.offers[*i].recommended);
        let first_action = || self.rows.iter().position(|row| matches!(row, Row::Action(_)));
        self.selected = self.rows.iter().position(is_recommended).or_else(first_action).unwrap_or(0);
    }

    /// The selected offer, if the selection is on one.
    pub(crate) fn selected_action(&self) -> Option<usize> {
        match self.rows.get(self.selected) {
            Some(Row::Action(i)) => Some(*i),
            _ => None,
        }
    }

    /// Moves the selection by so many lines.
    pub(crate) fn step(&mut self, by: isize) {
        let last = self.rows.len().saturating_sub(1);
        self.selected = self.selected.saturating_add_signed(by).min(last);
    }

    /// Opens or closes the group of the selected line.
    pub(crate) fn turn_group(&mut self) {
        let group = match self.rows.get(self.selected) {
            Some(Row::Heading(group, _)) => *group,
            Some(Row::Action(i)) => self.group_of[*i],
            None => return,
        };
        if !self.turned.remove(&group) {
            self.turned.insert(group);
        }
        self.narrow();
        let heading = self.rows.iter().position(|row| matches!(row, Row::Heading(g, _) if *g == group));
        self.selected = heading.unwrap_or(0);
    }

    /// The things that can be touched next on the board.
    pub(crate) fn next_touches(&self) -> BTreeSet<&str> {
        let touches = self.left.iter().flat_map(|i| &self.offers[*i].legal.touches);
        touches.filter(|touch| !self.touched.contains(touch)).map(String::as_str).collect()
    }

    /// Touches a thing, if an action is left by it.
    pub(crate) fn touch(&mut self, touch: &str) -> bool {
        if !self.next_touches().contains(touch) {
            return false;
        }
        self.touched.push(touch.to_string());
        self.narrow();
        true
    }

    /// Takes the last touch, else the last letter back; false if there was neither.
    pub(crate) fn widen(&mut self) -> bool {
        let widened = self.filter.pop().is_some() || self.touched.pop().is_some();
        if widened {
            self.narrow();
        }
        widened
    }

    /// Everything is on offer again.
    pub(crate) fn clear(&mut self) {
        self.filter.clear();
        self.touched.clear();
        self.narrow();
        self.select_recommended();
    }

    /// How many actions are left.
    pub(crate) fn count(&self) -> usize {
        self.left.len()
    }
}

fn sought_text(offer: &Offer, heading: &str) -> String {
    format!("{} {} {heading}", offer.legal.action, offer.legal.label).to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;
    use solarium_table::LegalAction;

    fn offer(action: &str, heading: &str, touches: &[&str]) -> Offer {
        let touches = touches.iter().map(ToString::to_string).collect();
        let legal = LegalAction { action: action.into(), label: format!("{action}!"), touches };
        Offer { legal, caution: None, heading: Some(heading.into()), recommended: false }
    }

    fn choices() -> Choices {
        let from_to = |a: &str, b: &str| offer(&format!("fly {a} {b}"), "Fly", &[a, b]);
        let mut offers: Vec<Offer> = (0..10).map(|n| from_to("o1", &format!("i{n}"))).collect();
        offers.push(offer("end", "End", &["end"]));
        Choices::new(offers, "Other")
    }

    #[test]
    fn many_actions_are_folded_by_their_headings() {
        let mut choices = choices();
        assert_eq!(choices.rows, [Row::Heading(0, 10), Row::Heading(1, 1)]);
        choices.turn_group();
        assert_eq!((choices.rows.len(), choices.selected), (12, 0));
        choices.turn_group();
        assert_eq!(choices.rows.len(), 2);
    }

    #[test]
    fn typing_narrows_and_selects_an_action() {
        let mut choices = choices();
        choices.filter = "FLY i7".into();
        choices.narrow();
        assert_eq!(choices.selected_action(), Some(7));
        assert!(choices.widen() && choices.filter == "FLY i");
        choices.filter = "nonsense".into();
        choices.narrow();
        assert_eq!((choices.rows.len(), choices.selected_action()), (0, None));
    }

    #[test]
    fn touching_narrows_in_any_order() {
        let mut choices = choices();
        assert!(choices.touch("i3") && !choices.touch("end") && !choices.touch("i4"));
        assert_eq!(choices.next_touches(), BTreeSet::from(["o1"]));
        assert!(choices.touch("o1"));
        assert_eq!((choices.count(), choices.selected_action()), (1, Some(3)));
        choices.clear();
        assert_eq!(choices.count(), 11);
    }
}
