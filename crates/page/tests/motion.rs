//! Whatever moves, moves on transforms and opacity alone: only these are drawn without laying the page out again.

use solarium_page::assets;

const CHEAP: [&str; 5] = ["transform", "opacity", "rotate", "scale", "translate"];

/// The properties that a style sheet animates by key frames or transitions.
fn animated(css: &str) -> Vec<String> {
    let mut found = Vec::new();
    for frames in css.split("@keyframes ").skip(1) {
        // Key frames are blocks in a block: the first level that closes twice ends them.
        let mut depth = 0;
        let end = frames.find(|c: char| {
            depth += i32::from(c == '{') - i32::from(c == '}');
            c == '}' && depth == 0
        });
        let frames = &frames[frames.find('{').unwrap() + 1..end.unwrap()];
        for declarations in frames.split('{').skip(1) {
            let declarations = declarations.split('}').next().unwrap();
            found.extend(
                declarations.split(';').filter_map(|each| each.split_once(':')).map(|(name, _)| name),
            );
        }
    }
    for transition in css.split("transition:").skip(1) {
        let value = transition.split([';', '}']).next().unwrap();
        found.extend(value.split(',').filter_map(|each| each.split_whitespace().next()));
    }
    found.into_iter().map(|name| name.trim().to_string()).filter(|name| name != "none").collect()
}

#[test]
fn motion_is_on_transforms_and_opacity_alone() {
    let mut seen = 0;
    for sheet in assets::all().filter(|asset| asset.name.ends_with(".css")) {
        let css = std::str::from_utf8(&sheet.content).unwrap();
        for property in animated(css) {
            seen += 1;
            assert!(CHEAP.contains(&property.as_str()), "{} animates {property}", sheet.name);
        }
    }
    assert!(seen > 12, "only {seen} were found");
    assert_eq!(
        animated("@keyframes a { from { color: red; } 50% { opacity: 0; } } b { transition: width 1s; }")
            .len(),
        3
    );
}
