//! The types of the client say the same as the types of the server.

use super::typescript::{Kind, Shown, Types};
use super::*;
use crate::error::VersionsJson;
use crate::table_view::turn_json;
use serde_json::json;
use solarium_core::{SeatSet, Turn};
use solarium_page::patch::{Patch, PatchOperation};

const TYPES: &str = include_str!("../../../page/assets/client/messages.d.ts");

fn patches() -> Patches {
    let whole = Patch { title: Some("Board".into()), html: Some("<p>1</p>".into()), ops: None };
    let ops = vec![PatchOperation::Copy(3, 20), PatchOperation::Text("<b>".into())];
    let changed = Patch { title: None, html: None, ops: Some(ops) };
    Patches::from([("board".into(), whole), ("people".into(), changed)])
}

fn full_frame(kind: FrameKind) -> FrameJson {
    let (line, trace) = ("<li>1</li>".into(), Some("<ol></ol>".into()));
    FrameJson { number: 7, line, kind, seat: Some(Seat(1)), trace, parts: patches() }
}

fn full_position(names: &[String]) -> PositionJson<'_> {
    let kinds = [FrameKind::Chance, FrameKind::Automa, FrameKind::Bot, FrameKind::Person, FrameKind::Table];
    let choice = Choice {
        action: "grow a1".into(),
        label: "Grow".into(),
        touches: vec!["cell:a1".into()],
        caution: Some("Light is lost.".into()),
        usual: true,
    };
    PositionJson {
        version: 9,
        steps: 8,
        you: Some(Seat(0)),
        turn: turn_json(Turn::Decide(SeatSet::one(Seat(0)))),
        over: false,
        names,
        legal: vec![choice.clone(), Choice { caution: None, usual: false, ..choice }],
        due: Some(DueJson { seat: Seat(1), seconds: 30 }),
        scene: names,
        frames: kinds.map(full_frame).into(),
        parts: patches(),
    }
}

/// Nothing that may be absent or null is there.
fn sparse_position(names: &[String], turn: Turn) -> PositionJson<'_> {
    let frame = FrameJson { seat: None, trace: None, parts: Patches::new(), ..full_frame(FrameKind::Chance) };
    PositionJson {
        you: None,
        turn: turn_json(turn),
        over: true,
        legal: Vec::new(),
        due: None,
        frames: vec![frame],
        ..full_position(names)
    }
}

fn full_error() -> ErrorJson {
    ErrorJson {
        code: "setup/refused".into(),
        message: "no".into(),
        rule: Some("PH-1.1".into()),
        step: Some(3),
        reasons: Some(json!([])),
        versions: Some(VersionsJson { found: 1, plays: 2 }),
    }
}

fn sparse_error() -> ErrorJson {
    ErrorJson { rule: None, step: None, reasons: None, versions: None, ..full_error() }
}

/// Every message: with everything it can hold, and with as little.
fn examples(send: &mut dyn FnMut(PageMessage<'_>)) {
    let names = ["Ada".to_string(), "Bo".to_string()];
    let full_parts = PartsJson {
        you: Some(Seat(0)),
        parts: patches(),
        names: &names,
        due: Some(DueJson { seat: Seat(1), seconds: 30 }),
    };
    let said = ChatMessage { number: 1, seat: Some(0), name: "Ada".into(), text: "hello".into(), at: 5 };
    let outside = ChatMessage { seat: None, ..said.clone() };
    send(PageMessage::Page(PageJson { position: full_position(&names), digest: "0f".into() }));
    let over = sparse_position(&names, Turn::Over);
    send(PageMessage::Page(PageJson { position: over, digest: "0f".into() }));
    send(PageMessage::Change(full_position(&names)));
    send(PageMessage::Change(sparse_position(&names, Turn::Chance)));
    send(PageMessage::Parts(full_parts));
    send(PageMessage::Parts(PartsJson { you: None, parts: Patches::new(), names: &[], due: None }));
    send(PageMessage::Said { saying: SayingJson::new(&said) });
    send(PageMessage::Said { saying: SayingJson::new(&outside) });
    send(PageMessage::Rematch { id: "abcd" });
    send(PageMessage::Done { id: None, outcome: Outcome::Version(9) });
    send(PageMessage::Done { id: Some(json!(1)), outcome: Outcome::Number(2) });
    send(PageMessage::Done { id: Some(json!(1)), outcome: Outcome::Pong(1) });
    send(PageMessage::Refused { id: Some(json!(1)), error: full_error() });
    send(PageMessage::Refused { id: None, error: sparse_error() });
}

/// A new message does not compile here before it has a name: then give it examples above, and an interface.
fn interface(message: &PageMessage<'_>) -> &'static str {
    match message {
        PageMessage::Page(_) => "WholePageMessage",
        PageMessage::Change(_) => "ChangeMessage",
        PageMessage::Parts(_) => "PartsMessage",
        PageMessage::Said { .. } => "SaidMessage",
        PageMessage::Rematch { .. } => "RematchMessage",
        PageMessage::Done { .. } => "DoneMessage",
        PageMessage::Refused { .. } => "RefusedMessage",
    }
}

/// The same for what a client sends.
fn client_interface(message: &ClientMessage) -> &'static str {
    match message {
        ClientMessage::Hello { .. } => "HelloMessage",
        ClientMessage::Act { .. } => "ActRequest",
        ClientMessage::Undo { .. } => "UndoRequest",
        ClientMessage::ResetTurn { .. } => "ResetTurnRequest",
        ClientMessage::Say { .. } => "SayRequest",
        ClientMessage::Ping { .. } => "PingRequest",
    }
}

#[test]
fn messages_to_a_page_fit_the_types_of_the_client() {
    let types = Types::read(TYPES);
    let mut shown = Shown::new();
    examples(&mut |message| {
        let (name, json) = (interface(&message), message.to_json());
        assert!(types.members("PageMessage").iter().any(|member| member == name), "{name}");
        let value: Value = serde_json::from_str(&json).unwrap();
        if let Err(problem) = types.fits(&Kind::Name(name.into()), &value, &mut shown) {
            panic!("{problem}\n{json}");
        }
    });
    // The client expects nothing that is never sent, and nothing always that is sometimes left out.
    let sent = types.members("ClientMessage");
    let parents = ["Position".to_string()];
    for name in types.interfaces().filter(|name| !sent.contains(name) && !parents.contains(name)) {
        let missing: Vec<String> = types.to_show(name).difference(&shown).cloned().collect();
        assert!(missing.is_empty(), "no example shows {missing:?}");
    }
}

#[test]
fn messages_of_a_page_can_be_read_by_the_server() {
    let types = Types::read(TYPES);
    let names = types.members("ClientMessage");
    assert_eq!(names.len(), 6, "{names:?}");
    for name in names {
        for value in types.values(&name) {
            let read: ClientMessage = serde_json::from_value(value.clone())
                .unwrap_or_else(|error| panic!("{name} {value}: {error}"));
            assert_eq!(client_interface(&read), name);
        }
    }
}

#[test]
fn what_differs_from_the_types_is_found() {
    let types = Types::read(TYPES);
    let problem = |value: Value| {
        types.fits(&Kind::Name("Frame".into()), &value, &mut Shown::new()).expect_err("it does not fit")
    };
    let frame = json!(full_frame(FrameKind::Bot));
    let with = |key: &str, value: Value| {
        let mut frame = frame.clone();
        frame[key] = value;
        frame
    };
    assert_eq!(problem(with("colour", json!(1))), "Frame has no key colour");
    assert!(problem(with("number", Value::Null)).starts_with("Frame.number: null is no"));
    assert!(problem(with("kind", json!("ghost"))).starts_with("Frame.kind: \"ghost\" is no"));
    assert!(problem(with("parts", json!({"board": {"ops": [[1]]}}))).starts_with("Frame.parts: Patch.ops"));
    assert_eq!(problem(json!({"number": 1})), "Frame.line is missing");
}
