//! Reads the text of a pack: every problem is noted with its line, reading goes on (CI-1.8).

use super::{Amount, Effect, Pack, STANDARD, STANDARD_IDENTITY, ai, boards, cards};
use crate::planet;
use arrayvec::ArrayVec;
use solarium_core::{Argument, Joint, Message, PackProblem, PackProblems, PackText, Provenance, checksum};
use std::cell::RefCell;
use std::ops::{Range, RangeInclusive};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

const PROVENANCES: [Provenance; 5] =
    [Provenance::Seed, Provenance::Public, Provenance::Ruling, Provenance::Reconstructed, Provenance::Owner];

/// The word of a mark in packs and lists.
pub(super) const fn provenance_word(mark: Provenance) -> &'static str {
    match mark {
        Provenance::Seed => "seed",
        Provenance::Public => "public",
        Provenance::Ruling => "ruling",
        Provenance::Reconstructed => "reconstructed",
        Provenance::Owner => "owner",
    }
}

/// Where the values of a record come from: one mark for all fields, or one per field (CI-1.4).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Source {
    /// Fields with a mark of their own.
    fields: Vec<(String, Provenance)>,
    /// The mark of every other field.
    rest: Option<Provenance>,
}

impl Source {
    /// One mark for all fields.
    pub fn all(mark: Provenance) -> Source {
        Source { fields: Vec::new(), rest: Some(mark) }
    }

    /// Marks by field, none for the rest.
    pub fn by_field(fields: &[(&str, Provenance)]) -> Source {
        Source { fields: fields.iter().map(|(f, p)| (f.to_string(), *p)).collect(), rest: None }
    }

    /// Where a field comes from.
    pub fn of(&self, field: &str) -> Provenance {
        let own = self.fields.iter().find(|(name, _)| name == field).map(|(_, mark)| *mark);
        own.or(self.rest).unwrap_or(Provenance::Reconstructed)
    }

    /// Is the field our stand-in for an unknown printed value (CI-1.6)?
    pub fn reconstructed(&self, field: &str) -> bool {
        self.of(field) == Provenance::Reconstructed
    }

    /// Is any field reconstructed?
    pub fn any_reconstructed(&self) -> bool {
        self.rest == Some(Provenance::Reconstructed)
            || self.fields.iter().any(|(_, mark)| *mark == Provenance::Reconstructed)
    }

    /// `seed`, or `cost reconstructed, points seed`.
    pub fn text(&self) -> String {
        let word = provenance_word;
        let mut parts: Vec<String> =
            self.fields.iter().map(|(field, mark)| format!("{field} {}", word(*mark))).collect();
        if let Some(rest) = self.rest {
            parts.push(if parts.is_empty() { word(rest).into() } else { format!("rest {}", word(rest)) });
        }
        parts.join(", ")
    }
}

/// Notes problems and marks while tables are read.
#[derive(Debug)]
pub(crate) struct Reader<'a> {
    file: &'a str,
    text: &'a str,
    problems: RefCell<Vec<PackProblem>>,
    sources: RefCell<Vec<(String, Source)>>,
}

impl Reader<'_> {
    fn problem(&self, span: Range<usize>, path: &str, reason: Message) {
        let line = PackText::new(self.file, self.text).line(span);
        let reason = Message::new("ci-pack-at").with("path", path).with("reason", reason);
        let problem = PackProblem { file: self.file.to_string(), line, reason };
        self.problems.borrow_mut().push(problem);
    }
}

/// One TOML table being read.
#[derive(Debug)]
pub(crate) struct Table<'r> {
    reader: &'r Reader<'r>,
    table: &'r DeTable<'r>,
    span: Range<usize>,
    path: String,
    used: RefCell<Vec<&'static str>>,
}

impl<'r> Table<'r> {
    fn new(reader: &'r Reader<'r>, table: &'r DeTable<'r>, span: Range<usize>, path: String) -> Self {
        Table { reader, table, span, path, used: RefCell::new(Vec::new()) }
    }

    /// Notes a problem with the table as a whole.
    pub(crate) fn problem(&self, reason: Message) {
        self.reader.problem(self.span.clone(), &self.path, reason);
    }

    /// Notes a problem with one field.
    pub(crate) fn problem_at(&self, key: &str, reason: Message) {
        let span = self.table.get(key).map_or(self.span.clone(), Spanned::span);
        self.problem_with(key, span, reason);
    }

    /// Notes a problem with a value of one field.
    fn problem_with(&self, key: &str, span: Range<usize>, reason: Message) {
        self.reader.problem(span, &format!("{}.{key}", self.path), reason);
    }

    /// Notes a problem with one field unless the condition holds.
    pub(crate) fn require(&self, holds: bool, key: &str, reason: Message) {
        if !holds {
            self.problem_at(key, reason);
        }
    }

    fn value(&self, key: &'static str) -> Option<&'r Spanned<DeValue<'r>>> {
        self.used.borrow_mut().push(key);
        self.table.get(key)
    }

    fn needed(&self, key: &'static str) -> Option<&'r Spanned<DeValue<'r>>> {
        let value = self.value(key);
        if value.is_none() {
            self.problem(Message::new("ci-pack-missing").with("key", key));
        }
        value
    }

    pub(crate) fn has(&self, key: &str) -> bool {
        self.table.contains_key(key)
    }

    /// A text that must be there.
    pub(crate) fn str(&self, key: &'static str) -> String {
        self.needed(key).map_or(String::new(), |v| self.as_str(key, v))
    }

    /// A text that may be left out.
    pub(crate) fn opt_str(&self, key: &'static str) -> Option<String> {
        self.value(key).map(|v| self.as_str(key, v))
    }

    fn as_str(&self, key: &str, value: &Spanned<DeValue<'_>>) -> String {
        match value.get_ref().as_str() {
            Some(text) => text.to_string(),
            None => {
                self.wrong(key, value, Message::new("ci-pack-text"));
                String::new()
            }
        }
    }

    fn wrong(&self, key: &str, value: &Spanned<DeValue<'_>>, wanted: Message) {
        let given = value.get_ref().type_str();
        let reason = Message::new("ci-pack-wrong").with("wanted", wanted).with("given", given);
        self.problem_with(key, value.span(), reason);
    }

    fn as_int(&self, key: &str, value: &Spanned<DeValue<'_>>, range: &RangeInclusive<i16>) -> i16 {
        let number =
            value.get_ref().as_integer().and_then(|i| i16::from_str_radix(i.as_str(), i.radix()).ok());
        match number {
            Some(n) if range.contains(&n) => n,
            _ => {
                let wanted = Message::new("read-number").with("least", *range.start());
                let wanted = wanted.with("most", *range.end());
                self.problem_with(key, value.span(), Message::new("ci-pack-needed").with("wanted", wanted));
                *range.start()
            }
        }
    }

    /// A number from 0 to 99 that must be there.
    pub(crate) fn int(&self, key: &'static str, range: RangeInclusive<i16>) -> u8 {
        self.needed(key).map_or(*range.start() as u8, |v| self.as_int(key, v, &range) as u8)
    }

    /// A list of numbers from 0 to 99.
    pub(crate) fn ints(&self, key: &'static str, range: RangeInclusive<i16>) -> Vec<u8> {
        self.list(key).iter().map(|v| self.as_int(key, v, &range) as u8).collect()
    }

    /// A list of lists of numbers from 0 to 99.
    pub(crate) fn int_lists(&self, key: &'static str, range: RangeInclusive<i16>) -> Vec<Vec<u8>> {
        let ints = |list| self.members(key, list).iter().map(|v| self.as_int(key, v, &range) as u8).collect();
        self.list(key).iter().map(ints).collect()
    }

    /// Puts a list into a fixed array; too long a list is a problem.
    pub(crate) fn fit<T, const N: usize>(&self, key: &str, list: Vec<T>) -> ArrayVec<T, N> {
        self.require(
            list.len() <= N,
            key,
            Message::new("ci-pack-room").with("given", list.len()).with("most", N),
        );
        list.into_iter().take(N).collect()
    }

    /// A list of texts.
    pub(crate) fn strs(&self, key: &'static str) -> Vec<String> {
        self.list(key).iter().map(|v| self.as_str(key, v)).collect()
    }

    /// A list of lists of texts and numbers, as texts.
    pub(crate) fn mixed_lists(&self, key: &'static str) -> Vec<Vec<String>> {
        let text = |value: &Spanned<DeValue<'_>>| match value.get_ref() {
            DeValue::Integer(number) => number.as_str().to_string(),
            _ => self.as_str(key, value),
        };
        self.list(key).iter().map(|list| self.members(key, list).iter().map(text).collect()).collect()
    }

    fn list(&self, key: &'static str) -> &'r [Spanned<DeValue<'r>>] {
        self.needed(key).map_or(&[], |value| self.members(key, value))
    }

    /// The members of a list; none if it is no list.
    fn members(&self, key: &str, value: &'r Spanned<DeValue<'r>>) -> &'r [Spanned<DeValue<'r>>] {
        let members = value.get_ref().as_array();
        if members.is_none() {
            self.wrong(key, value, Message::new("read-list"));
        }
        members.map_or(&[], |members| members.as_ref())
    }

    /// An amount that must be there; `payable` forbids dice and Items.
    pub(crate) fn amount(&self, key: &'static str, payable: bool) -> Amount {
        let text = self.str(key);
        self.to_amount(key, &text, payable)
    }

    /// An amount written in a text of this table.
    pub(crate) fn to_amount(&self, key: &str, text: &str, payable: bool) -> Amount {
        match Amount::parse(text) {
            Ok(amount) if payable && !amount.is_payable() => {
                self.problem_at(key, Message::new("ci-pack-not-payable").with("text", text));
                Amount::NONE
            }
            Ok(amount) => amount,
            Err(reason) => {
                if !text.is_empty() || self.has(key) {
                    self.problem_at(key, reason);
                }
                Amount::NONE
            }
        }
    }

    /// A list of amounts.
    pub(crate) fn amounts(&self, key: &'static str, payable: bool) -> Vec<Amount> {
        self.strs(key).iter().map(|text| self.to_amount(key, text, payable)).collect()
    }

    /// The effects under `fx`: one text, or a list of them.
    pub(crate) fn effects(&self, key: &'static str) -> Vec<Effect> {
        self.effects_with_texts(key).into_iter().map(|(effect, _)| effect).collect()
    }

    /// The effects under `fx`, each with its text.
    pub(crate) fn effects_with_texts(&self, key: &'static str) -> Vec<(Effect, String)> {
        let Some(value) = self.needed(key) else { return Vec::new() };
        let texts: Vec<String> = match value.get_ref() {
            DeValue::Array(list) => list.iter().map(|v| self.as_str(key, v)).collect(),
            _ => vec![self.as_str(key, value)],
        };
        let mut effects = Vec::new();
        for text in texts {
            match Effect::parse(&text) {
                Ok(effect) => effects.push((effect, text)),
                Err(reason) => self.problem_at(key, reason),
            }
        }
        effects
    }

    /// Reads a table within, which must be there.
    pub(crate) fn section(&self, key: &'static str, read: impl FnOnce(&Table<'r>)) {
        if let Some(table) = self.sub(key) {
            read(&table);
            table.done();
        }
    }

    /// Reads a list of tables, each with those before it at hand.
    pub(crate) fn each<T>(&self, key: &'static str, mut read: impl FnMut(&Table<'r>, &[T]) -> T) -> Vec<T> {
        let mut list = Vec::new();
        for table in self.tables(key) {
            let member = read(&table, &list);
            table.done();
            list.push(member);
        }
        list
    }

    /// A table within, which must be there.
    pub(crate) fn sub(&self, key: &'static str) -> Option<Table<'r>> {
        let value = self.needed(key)?;
        match value.get_ref().as_table() {
            Some(table) => Some(Table::new(self.reader, table, value.span(), self.path_of(key))),
            None => {
                self.wrong(key, value, Message::new("ci-pack-table"));
                None
            }
        }
    }

    /// A list of tables.
    pub(crate) fn tables(&self, key: &'static str) -> Vec<Table<'r>> {
        let mut tables = Vec::new();
        for (i, value) in self.list(key).iter().enumerate() {
            match value.get_ref().as_table() {
                Some(table) => {
                    let name = table.get("id").and_then(|v| v.get_ref().as_str());
                    let path = match name {
                        Some(id) => format!("{}[{id}]", self.path_of(key)),
                        None => format!("{}[{}]", self.path_of(key), i + 1),
                    };
                    tables.push(Table::new(self.reader, table, value.span(), path));
                }
                None => self.wrong(key, value, Message::new("ci-pack-table")),
            }
        }
        tables
    }

    /// The entries of a table whose keys are not fixed (`1 = 3`, `a = […]`), by key.
    fn entries<T>(
        &self,
        key: &'static str,
        read: impl Fn(&Table<'r>, &str, &'r Spanned<DeValue<'r>>) -> T,
    ) -> Vec<(String, T)> {
        let Some(sub) = self.sub(key) else { return Vec::new() };
        let entries = sub.table.iter();
        entries.map(|(key, value)| (key.get_ref().to_string(), read(&sub, key.get_ref(), value))).collect()
    }

    /// Numbers by key.
    pub(crate) fn numbers(&self, key: &'static str, range: RangeInclusive<i16>) -> Vec<(String, i16)> {
        self.entries(key, |sub, key, value| sub.as_int(key, value, &range))
    }

    /// Lists of numbers by key.
    pub(crate) fn number_lists(
        &self,
        key: &'static str,
        range: RangeInclusive<i16>,
    ) -> Vec<(String, Vec<i16>)> {
        self.entries(key, |sub, key, value| {
            sub.members(key, value).iter().map(|v| sub.as_int(key, v, &range)).collect()
        })
    }

    /// Lists of texts by key, except the provenance.
    pub(crate) fn text_lists(&self, key: &'static str) -> Vec<(String, Vec<String>)> {
        let texts = |sub: &Table<'r>, key: &str, value| match key {
            "provenance" => None,
            _ => Some(sub.members(key, value).iter().map(|v| sub.as_str(key, v)).collect()),
        };
        self.entries(key, texts).into_iter().filter_map(|(key, texts)| Some((key, texts?))).collect()
    }

    /// One value for every N of 1 … 4 (CI-1.8).
    pub(crate) fn per_n(&self, key: &'static str, range: RangeInclusive<i16>) -> [u8; 4] {
        let Some(sub) = self.sub(key) else { return [*range.start() as u8; 4] };
        let mut values = [*range.start() as u8; 4];
        for (k, v) in sub.table {
            match side_number(k.get_ref()) {
                Some(n) => values[n] = sub.as_int(k.get_ref(), v, &range) as u8,
                None => sub.problem(Message::new("ci-pack-side-number").with("key", k.get_ref().as_ref())),
            }
        }
        for n in 1..=4 {
            if !sub.table.contains_key(n.to_string().as_str()) {
                sub.problem(Message::new("ci-pack-no-side").with("n", n));
            }
        }
        values
    }

    /// The provenance of the record, which must be there (CI-1.4). The mark is kept under the table's path.
    pub(crate) fn source(&self) -> Source {
        let Some(value) = self.needed("provenance") else { return Source::default() };
        let source = match value.get_ref() {
            DeValue::Table(table) => {
                let mut source = Source::default();
                for (field, mark) in table {
                    let mark = self.mark(mark);
                    match field.get_ref().as_ref() {
                        "rest" => source.rest = Some(mark),
                        name => source.fields.push((name.to_string(), mark)),
                    }
                }
                source
            }
            _ => Source::all(self.mark(value)),
        };
        self.reader.sources.borrow_mut().push((self.path.clone(), source.clone()));
        source
    }

    /// The provenance of the record, or where it has none, that of all records of its list.
    pub(crate) fn source_or(&self, of_all: Provenance) -> Source {
        if self.has("provenance") { self.source() } else { Source::all(of_all) }
    }

    /// Keeps a source read otherwise under the table's path.
    pub(crate) fn keep_source(&self, source: &Source) {
        self.reader.sources.borrow_mut().push((self.path.clone(), source.clone()));
    }

    fn mark(&self, value: &Spanned<DeValue<'_>>) -> Provenance {
        let mark =
            PROVENANCES.into_iter().find(|mark| Some(provenance_word(*mark)) == value.get_ref().as_str());
        mark.unwrap_or_else(|| {
            let words = Argument::list(Joint::Comma, PROVENANCES.map(provenance_word));
            self.problem_with("provenance", value.span(), Message::new("read-word").with("words", words));
            Provenance::Reconstructed
        })
    }

    /// Refuses keys that are not read.
    pub(crate) fn done(&self) {
        let used = self.used.borrow();
        for (key, _) in self.table.iter().filter(|(key, _)| !used.contains(&key.get_ref().as_ref())) {
            let unknown = Message::new("ci-pack-unknown").with("key", key.get_ref().as_ref());
            self.reader.problem(key.span(), &self.path, unknown);
        }
    }

    fn path_of(&self, key: &str) -> String {
        if self.path == "pack" { key.to_string() } else { format!("{}.{key}", self.path) }
    }
}

/// The index of a side number.
pub(super) fn side_number(key: &str) -> Option<usize> {
    ["1", "2", "3", "4"].iter().position(|number| *number == key)
}

/// Distributes records with `players = […]` over N = 1 … 4: exactly one side each (CI-1.8).
pub(crate) fn sides<T: Clone + Default>(owner: &Table<'_>, key: &str, records: Vec<(Vec<u8>, T)>) -> [T; 4] {
    let mut sides: [Option<T>; 4] = Default::default();
    for (players, side) in records {
        for n in players {
            let place = &mut sides[usize::from(n) - 1];
            owner.require(place.is_none(), key, Message::new("ci-pack-two-sides").with("n", n));
            *place = Some(side.clone());
        }
    }
    let mut n = 0;
    sides.map(|side| {
        n += 1;
        owner.require(side.is_some(), key, Message::new("ci-pack-no-side").with("n", n));
        side.unwrap_or_default()
    })
}

/// So many there must be.
pub(crate) fn count(root: &Table<'_>, key: &str, found: usize, wanted: usize) {
    root.require(
        found == wanted,
        key,
        Message::new("ci-pack-count").with("found", found).with("wanted", wanted),
    );
}

/// The first members of a list; the default where there are fewer.
pub(crate) fn filled<T: Default, const N: usize>(list: Vec<T>) -> [T; N] {
    let mut members = list.into_iter();
    std::array::from_fn(|_| members.next().unwrap_or_default())
}

/// Reads a whole pack.
pub(super) fn read(file: &str, text: &str) -> Result<Pack, PackProblems> {
    let (document, errors) = DeTable::parse_recoverable(text);
    if !errors.is_empty() {
        let lines = PackText::new(file, text);
        let problem = |error: toml::de::Error| PackProblem {
            file: file.to_string(),
            line: error.span().map_or(1, |span| lines.line(span)),
            reason: Message::new("pack-syntax").with("error", error.message()),
        };
        return Err(PackProblems(errors.into_iter().map(problem).collect()));
    }
    let reader = Reader { file, text, problems: RefCell::default(), sources: RefCell::default() };
    let span = document.span();
    let root = Table::new(&reader, document.get_ref(), span.start..span.start, "pack".into());
    let pack = compile(&root, text);
    root.done();
    let mut problems = reader.problems.take();
    if !problems.is_empty() {
        problems.sort_by_key(|p| p.line);
        return Err(PackProblems(problems));
    }
    Ok(Pack { sources: reader.sources.take(), ..pack })
}

fn compile(root: &Table<'_>, text: &str) -> Pack {
    let hash = if text == STANDARD { STANDARD_IDENTITY.to_string() } else { checksum(text) };
    let mut pack = Pack { hash, text: text.into(), ..Pack::default() };
    let this_game = |table: &Table<'_>| {
        let game = table.opt_str("game");
        let other = Message::new("ci-pack-other-game");
        table.require(game.is_none_or(|game| game == "circadians"), "game", other);
    };
    root.section("pack", |head| {
        (pack.id, pack.name) = (head.str("id"), head.str("name"));
        this_game(head);
        let named = !pack.id.is_empty() && !pack.id.contains('#');
        head.require(named, "id", Message::new("ci-pack-name"));
    });
    this_game(root);
    boards::read(root, &mut pack);
    planet::read(root, &mut pack);
    cards::read(root, &mut pack);
    boards::base(root, &mut pack);
    pack.ai = ai::read(root);
    pack.clans = boards::clans(root);
    pack
}
