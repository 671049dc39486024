//! Parquet files read back by a reader that was written from the specification alone, and shares nothing with the writer.

use solarium_lab::parquet::{Column, Kind, Value, Writer};

/// A value of Thrift's compact protocol.
#[derive(Clone, PartialEq, Debug)]
enum Thrift {
    Number(i64),
    Bytes(Vec<u8>),
    List(Vec<Thrift>),
    Struct(Vec<(i64, Thrift)>),
}

impl Thrift {
    #[track_caller]
    fn field(&self, number: i64) -> &Thrift {
        let Thrift::Struct(fields) = self else { panic!("{self:?} is no struct") };
        &fields
            .iter()
            .find(|(field, _)| *field == number)
            .unwrap_or_else(|| panic!("no {number} in {self:?}"))
            .1
    }

    #[track_caller]
    fn number(&self) -> i64 {
        let Thrift::Number(number) = self else { panic!("{self:?} is no number") };
        *number
    }

    #[track_caller]
    fn list(&self) -> &[Thrift] {
        let Thrift::List(list) = self else { panic!("{self:?} is no list") };
        list
    }

    #[track_caller]
    fn text(&self) -> &str {
        let Thrift::Bytes(bytes) = self else { panic!("{self:?} is no text") };
        std::str::from_utf8(bytes).expect("UTF-8")
    }
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn byte(&mut self) -> u8 {
        let (first, rest) = self.0.split_first().expect("more bytes");
        self.0 = rest;
        *first
    }

    fn take(&mut self, length: usize) -> &[u8] {
        let (taken, rest) = self.0.split_at(length);
        self.0 = rest;
        taken
    }

    fn varint(&mut self) -> u64 {
        let (mut number, mut shift) = (0, 0);
        loop {
            let byte = self.byte();
            number |= u64::from(byte & 0x7F) << shift;
            shift += 7;
            if byte < 0x80 {
                return number;
            }
        }
    }

    fn value(&mut self, kind: u8) -> Thrift {
        match kind {
            5 | 6 => {
                let number = self.varint();
                Thrift::Number((number >> 1) as i64 ^ -((number & 1) as i64))
            }
            8 => {
                let length = self.varint() as usize;
                Thrift::Bytes(self.take(length).to_vec())
            }
            9 => {
                let head = self.byte();
                let length = if head >> 4 == 15 { self.varint() } else { u64::from(head >> 4) };
                Thrift::List((0..length).map(|_| self.value(head & 15)).collect())
            }
            12 => {
                let (mut fields, mut number) = (Vec::new(), 0);
                loop {
                    let head = self.byte();
                    if head == 0 {
                        return Thrift::Struct(fields);
                    }
                    assert!(head >> 4 > 0, "long field headers are not needed");
                    number += i64::from(head >> 4);
                    fields.push((number, self.value(head & 15)));
                }
            }
            other => panic!("type {other}"),
        }
    }
}

/// The columns of a file: name, kind and values.
fn read(file: &[u8]) -> Vec<(String, Vec<Value>)> {
    assert!(file.starts_with(b"PAR1") && file.ends_with(b"PAR1"));
    let end = file.len() - 8;
    let length = u32::from_le_bytes(file[end..end + 4].try_into().expect("four bytes")) as usize;
    let footer = Reader(&file[end - length..end]).value(12);
    let schema = footer.field(2).list();
    assert_eq!(schema[0].field(5).number() as usize, schema.len() - 1);
    let mut columns: Vec<(String, Vec<Value>)> =
        schema[1..].iter().map(|column| (column.field(4).text().to_string(), Vec::new())).collect();
    for group in footer.field(4).list() {
        for (number, chunk) in group.field(1).list().iter().enumerate() {
            let meta = chunk.field(3);
            assert_eq!(meta.field(3).list()[0].text(), columns[number].0);
            let at = meta.field(9).number() as usize;
            let mut reader = Reader(&file[at..at + meta.field(7).number() as usize]);
            let header = reader.value(12);
            assert_eq!(header.field(3).number() as usize, reader.0.len());
            let count = header.field(5).field(1).number() as usize;
            assert_eq!(count as i64, group.field(3).number());
            columns[number].1.extend(values(&mut reader, count, meta.field(1).number()));
            assert!(reader.0.is_empty());
        }
    }
    let rows = footer.field(3).number() as usize;
    assert!(columns.iter().all(|(_, values)| values.len() == rows));
    columns
}

fn values(reader: &mut Reader<'_>, count: usize, physical: i64) -> Vec<Value> {
    let length = u32::from_le_bytes(reader.take(4).try_into().expect("four bytes")) as usize;
    let mut levels = Reader(reader.take(length)).0.to_vec();
    let mut runs = Reader(&levels);
    let mut there = Vec::new();
    while !runs.0.is_empty() {
        let head = runs.varint();
        assert_eq!(head & 1, 0, "runs alone");
        let level = runs.byte() == 1;
        there.extend(std::iter::repeat_n(level, (head >> 1) as usize));
    }
    levels.clear();
    assert_eq!(there.len(), count);
    let eight = |reader: &mut Reader<'_>| <[u8; 8]>::try_from(reader.take(8)).expect("eight bytes");
    let mut value = |there: &bool| match (there, physical) {
        (false, _) => Value::Null,
        (true, 2) => Value::Whole(i64::from_le_bytes(eight(reader))),
        (true, 5) => Value::Real(f64::from_le_bytes(eight(reader))),
        (true, _) => {
            let length = u32::from_le_bytes(reader.take(4).try_into().expect("four bytes")) as usize;
            Value::Text(String::from_utf8(reader.take(length).to_vec()).expect("UTF-8"))
        }
    };
    there.iter().map(&mut value).collect()
}

fn columns() -> Vec<Column> {
    let column = |name: &str, kind| Column { name: name.into(), kind };
    // More than fifteen, for which lists have another head.
    let mut columns =
        vec![column("number", Kind::Whole), column("share", Kind::Real), column("näme", Kind::Text)];
    columns.extend((0..20).map(|n| column(&format!("part_{n}"), Kind::Whole)));
    columns
}

fn row(number: i64) -> Vec<Value> {
    let null_or = |there: bool, value: Value| if there { value } else { Value::Null };
    let mut row = vec![
        Value::Whole(number - 3),
        null_or(number % 3 != 0, Value::Real(number as f64 / 7.0)),
        null_or(number % 1000 < 500, Value::Text(format!("cynthia:{number}, „ancient“"))),
    ];
    row.extend((0..20).map(|n| null_or(n != 7, Value::Whole(n * number))));
    row
}

/// More rows than one group has, and values that are not there at the beginning, in the middle, at the end, and at all.
#[test]
fn what_was_written_is_read_back() {
    for rows in [0, 1, 2, 65_536, 70_001] {
        let mut file = Vec::new();
        let mut writer = Writer::new(&mut file, columns()).expect("memory can be written");
        (0..rows).for_each(|number| writer.add(row(number)).expect("memory can be written"));
        writer.finish().expect("memory can be written");
        let read = read(&file);
        assert_eq!(read.len(), columns().len());
        for (place, (name, values)) in read.iter().enumerate() {
            assert_eq!(*name, columns()[place].name);
            assert!((0..rows).zip(values).all(|(number, value)| row(number)[place] == *value), "{name}");
        }
    }
}
