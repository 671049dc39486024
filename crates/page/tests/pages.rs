//! Pages as pure functions: every choice of every set-up has words, and what is impossible says why.

use solarium_core::{Language, Seed};
use solarium_page::draft::{
    Draft, choices, mended, problems, reseated, seats_refused, shown, sitters, value_text,
};
use solarium_page::new::{self, Telling};
use solarium_page::{BackEnd, Frame, Theme};
use solarium_table::Library;
use solarium_words::Lang;

#[test]
fn every_option_and_value_has_words_in_every_language() {
    for title in Library::standard().titles() {
        let info = title.info();
        for option in shown(&info) {
            let name = option.name.replace('_', "-");
            for lang in Lang::ALL {
                let words = solarium_table::words(lang);
                let has =
                    |key: String| words.has(&format!("{}-{key}", info.message_prefix())) || words.has(&key);
                assert!(has(format!("option-{name}")), "{} {name}", lang.code());
                assert!(has(format!("option-{name}-text")), "{} {name}", lang.code());
                for value in option.values.iter().filter(|value| value.is_string()) {
                    let value = value_text(value).replace('_', "-");
                    let known = has(format!("value-{name}-{value}")) || has(format!("value-{value}"));
                    assert!(known || value.len() == 1, "{} {name}: {value}", lang.code());
                }
            }
        }
        for preset in &info.presets {
            let key = solarium_page::solo::preset_key(&info, preset.id);
            assert!(Lang::ALL.iter().all(|lang| solarium_table::words(*lang).has(&key)), "{key}");
        }
    }
}

#[test]
fn what_may_be_chosen_can_be_played_and_what_may_not_says_why() {
    for title in Library::standard().titles() {
        let info = title.info();
        for preset in &info.presets {
            let draft = Draft::of_preset(&info, Some(preset.id));
            assert!(problems(title, &draft).is_empty(), "{} {}", info.id, preset.id);
            for option in shown(&info).filter(|option| !option.default.is_object() && option.kind != "list") {
                for choice in choices(title, &draft, option) {
                    let mut other = draft.clone();
                    other.options.insert(option.name.into(), choice.value.clone());
                    if choice.value.is_null() {
                        other.options.remove(option.name);
                    }
                    let keep = format!("option.{}", option.name);
                    match choice.refused {
                        None => {
                            let mended = mended(title, &other, &keep).expect("what is offered can be had");
                            title.start(&mended.setup(), Seed::from_number(0)).unwrap();
                        }
                        Some(reason) => {
                            assert!(!solarium_table::english().say(&reason).is_empty());
                            assert!(!problems(title, &other).is_empty(), "{} {keep}", info.id);
                        }
                    }
                }
            }
            for count in info.seats_min..=info.seats_max {
                let count = usize::from(count);
                if count != draft.seats.len() && seats_refused(title, &draft, count).is_none() {
                    let other = reseated(title, &draft, count);
                    assert_eq!((other.seats.len(), problems(title, &other).len()), (count, 0), "{}", info.id);
                }
            }
            for seat in 0..draft.seats.len() {
                assert!(sitters(title, &draft, seat).iter().any(|(_, refused)| refused.is_none()));
            }
        }
    }
}

#[test]
fn what_was_typed_is_text() {
    let library = Library::standard();
    let title = library.title("photosynthesis").unwrap();
    let mut draft = Draft::of_preset(&title.info(), None);
    draft.seats[0].name = "\"><script>alert(1)</script>".into();
    draft.seed = "<img src=x>".into();
    let telling = Telling { pack_text: "</textarea><b>".into(), ..Telling::default() };
    let frame = Frame {
        words: solarium_table::english(),
        theme: Theme::Dark,
        here: "/new/photosynthesis".into(),
        back_end: BackEnd::default(),
    };
    let page = new::page(&frame, title, &draft, &telling);
    assert!(!page.contains("<script>") && !page.contains("<img src=x>") && !page.contains("</textarea><b>"));
    assert!(page.contains("&lt;script&gt;"));
}
