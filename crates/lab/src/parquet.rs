//! Parquet files, as small as the format allows: columns of whole numbers, real numbers and texts that may be null, in
//! plain encoding, without compression.
//!
//! The crate of the Apache project brings twenty others, among them a calendar and the bindings of an operating system;
//! what a table of results needs of the format is this page. Every reader of Parquet reads it
//! (<https://github.com/apache/parquet-format>).

use std::io::{self, Write};

/// The type of a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Whole numbers of 64 bits.
    Whole,
    /// Real numbers of 64 bits.
    Real,
    /// Texts in UTF-8.
    Text,
}

/// A column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    /// Its name.
    pub name: String,
    /// Its type.
    pub kind: Kind,
}

/// A value of a row.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// Nothing.
    Null,
    /// For a column of [`Kind::Whole`].
    Whole(i64),
    /// For a column of [`Kind::Real`].
    Real(f64),
    /// For a column of [`Kind::Text`].
    Text(String),
}

/// Rows are written in groups of so many, which bounds the memory.
const ROWS_IN_GROUP: usize = 1 << 16;
const MAGIC: &[u8] = b"PAR1";

/// Numbers of the format.
const INT64: i64 = 2;
const DOUBLE: i64 = 5;
const BYTE_ARRAY: i64 = 6;
const OPTIONAL: i64 = 1;
const UTF8: i64 = 0;
const PLAIN: i64 = 0;
const RLE: i64 = 3;
const DATA_PAGE: i64 = 0;
const UNCOMPRESSED: i64 = 0;

/// Writes a file, row by row.
#[derive(Debug)]
pub struct Writer<W: Write> {
    out: W,
    /// Bytes so far.
    at: i64,
    columns: Vec<Column>,
    rows: Vec<Vec<Value>>,
    groups: Vec<Group>,
}

/// Where the columns of some rows are.
#[derive(Clone, Debug)]
struct Group {
    rows: i64,
    /// For each column where its page begins, and its length.
    pages: Vec<(i64, i64)>,
}

impl<W: Write> Writer<W> {
    /// A file with these columns.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn new(out: W, columns: Vec<Column>) -> io::Result<Writer<W>> {
        let mut writer = Writer { out, at: 0, columns, rows: Vec::new(), groups: Vec::new() };
        writer.write(MAGIC)?;
        Ok(writer)
    }

    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.at += bytes.len() as i64;
        self.out.write_all(bytes)
    }

    /// Adds a row: a value for each column. One of another type than its column counts as nothing.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn add(&mut self, row: Vec<Value>) -> io::Result<()> {
        self.rows.push(row);
        if self.rows.len() == ROWS_IN_GROUP { self.write_group() } else { Ok(()) }
    }

    fn write_group(&mut self) -> io::Result<()> {
        let rows = std::mem::take(&mut self.rows);
        let mut pages = Vec::new();
        for number in 0..self.columns.len() {
            let data = page(self.columns[number].kind, rows.iter().map(|row| row.get(number)));
            let header = page_header(rows.len(), data.len());
            pages.push((self.at, (header.len() + data.len()) as i64));
            self.write(&header)?;
            self.write(&data)?;
        }
        self.groups.push(Group { rows: rows.len() as i64, pages });
        Ok(())
    }

    /// Writes the rest, and the description of the whole.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn finish(mut self) -> io::Result<()> {
        if !self.rows.is_empty() {
            self.write_group()?;
        }
        let footer = self.footer();
        self.write(&footer)?;
        self.write(&(footer.len() as u32).to_le_bytes())?;
        self.write(MAGIC)?;
        self.out.flush()
    }

    /// `FileMetaData`.
    fn footer(&self) -> Vec<u8> {
        let mut file = Compact::default();
        file.number(1, 1);
        file.list(2, 1 + self.columns.len(), |n, schema| match n.checked_sub(1) {
            None => {
                schema.text(4, "rows");
                schema.number(5, self.columns.len() as i64);
            }
            Some(n) => schema_element(&self.columns[n], schema),
        });
        file.long(3, self.groups.iter().map(|group| group.rows).sum());
        file.list(4, self.groups.len(), |n, row_group| {
            let group = &self.groups[n];
            row_group.list(1, self.columns.len(), |n, chunk| column_chunk(&self.columns[n], group, n, chunk));
            row_group.long(2, group.pages.iter().map(|(_, length)| length).sum());
            row_group.long(3, group.rows);
        });
        file.text(6, concat!("solarium ", env!("CARGO_PKG_VERSION")));
        file.end()
    }
}

/// `SchemaElement`.
fn schema_element(column: &Column, schema: &mut Compact) {
    schema.number(1, physical(column.kind));
    schema.number(3, OPTIONAL);
    schema.text(4, &column.name);
    if column.kind == Kind::Text {
        schema.number(6, UTF8);
    }
}

/// `ColumnChunk` with its `ColumnMetaData`.
fn column_chunk(column: &Column, group: &Group, number: usize, chunk: &mut Compact) {
    let (at, length) = group.pages[number];
    chunk.long(2, at);
    chunk.object(3, |meta| {
        meta.number(1, physical(column.kind));
        meta.numbers(2, &[PLAIN, RLE]);
        meta.texts(3, &[&column.name]);
        meta.number(4, UNCOMPRESSED);
        meta.long(5, group.rows);
        meta.long(6, length);
        meta.long(7, length);
        meta.long(9, at);
    });
}

fn physical(kind: Kind) -> i64 {
    match kind {
        Kind::Whole => INT64,
        Kind::Real => DOUBLE,
        Kind::Text => BYTE_ARRAY,
    }
}

/// `PageHeader`.
fn page_header(values: usize, length: usize) -> Vec<u8> {
    let mut header = Compact::default();
    header.number(1, DATA_PAGE);
    header.number(2, length as i64);
    header.number(3, length as i64);
    header.object(5, |data| {
        data.number(1, values as i64);
        data.number(2, PLAIN);
        data.number(3, RLE);
        data.number(4, RLE);
    });
    header.end()
}

/// Which values there are, as runs, and the values.
fn page<'a>(kind: Kind, values: impl Iterator<Item = Option<&'a Value>>) -> Vec<u8> {
    let (mut levels, mut data) = (Vec::new(), Vec::new());
    let (mut run, mut last) = (0u64, None);
    let mut end_run = |run: u64, there: Option<bool>| {
        if let Some(there) = there.filter(|_| run > 0) {
            varint(&mut levels, run << 1);
            levels.push(u8::from(there));
        }
    };
    for value in values {
        let there = match (kind, value) {
            (Kind::Whole, Some(Value::Whole(number))) => {
                data.extend(number.to_le_bytes());
                true
            }
            (Kind::Real, Some(Value::Real(number))) => {
                data.extend(number.to_le_bytes());
                true
            }
            (Kind::Text, Some(Value::Text(text))) => {
                data.extend((text.len() as u32).to_le_bytes());
                data.extend(text.as_bytes());
                true
            }
            _ => false,
        };
        if last != Some(there) {
            end_run(run, last);
            (run, last) = (0, Some(there));
        }
        run += 1;
    }
    end_run(run, last);
    let mut page = (levels.len() as u32).to_le_bytes().to_vec();
    page.extend(levels);
    page.extend(data);
    page
}

fn varint(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// A struct in Thrift's compact protocol, in which Parquet describes itself. Fields come by rising number.
#[derive(Debug, Default)]
struct Compact {
    bytes: Vec<u8>,
    last: u8,
}

/// Types of fields.
const I32: u8 = 5;
const I64: u8 = 6;
const BINARY: u8 = 8;
const LIST: u8 = 9;
const STRUCT: u8 = 12;

impl Compact {
    fn field(&mut self, number: u8, kind: u8) {
        self.bytes.push((number - self.last) << 4 | kind);
        self.last = number;
    }

    fn zigzag(&mut self, number: i64) {
        varint(&mut self.bytes, (number << 1 ^ number >> 63) as u64);
    }

    fn number(&mut self, field: u8, number: i64) {
        self.field(field, I32);
        self.zigzag(number);
    }

    fn long(&mut self, field: u8, number: i64) {
        self.field(field, I64);
        self.zigzag(number);
    }

    fn string(&mut self, text: &str) {
        varint(&mut self.bytes, text.len() as u64);
        self.bytes.extend(text.as_bytes());
    }

    fn text(&mut self, field: u8, text: &str) {
        self.field(field, BINARY);
        self.string(text);
    }

    fn list_header(&mut self, field: u8, length: usize, kind: u8) {
        self.field(field, LIST);
        match length {
            0..15 => self.bytes.push((length as u8) << 4 | kind),
            _ => {
                self.bytes.push(0xF0 | kind);
                varint(&mut self.bytes, length as u64);
            }
        }
    }

    fn numbers(&mut self, field: u8, numbers: &[i64]) {
        self.list_header(field, numbers.len(), I32);
        numbers.iter().for_each(|number| self.zigzag(*number));
    }

    fn texts(&mut self, field: u8, texts: &[&str]) {
        self.list_header(field, texts.len(), BINARY);
        texts.iter().for_each(|text| self.string(text));
    }

    fn list(&mut self, field: u8, length: usize, write: impl Fn(usize, &mut Compact)) {
        self.list_header(field, length, STRUCT);
        for number in 0..length {
            let mut object = Compact::default();
            write(number, &mut object);
            self.bytes.extend(object.end());
        }
    }

    fn object(&mut self, field: u8, write: impl FnOnce(&mut Compact)) {
        self.field(field, STRUCT);
        let mut object = Compact::default();
        write(&mut object);
        self.bytes.extend(object.end());
    }

    fn end(mut self) -> Vec<u8> {
        self.bytes.push(0);
        self.bytes
    }
}
