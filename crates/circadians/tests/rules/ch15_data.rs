//! Chapter 15: tiles, as the pack compiles them.

use solarium_circadians::pack::{Pack, Res, Tile};

fn values(tile: &Tile, v: u8) -> Vec<u8> {
    (1..=6).filter(|n| tile.values(v) & (1 << n) != 0).collect()
}

#[test]
fn ci_15_1_farm_tiles() {
    let pack = Pack::standard();
    let tile = |id: &str| &pack.farm_tiles[usize::from(pack.farm_tile(id).expect("a Farm tile"))];
    for (id, passive) in [("springs", "3W"), ("algae_bed", "2A"), ("turbine", "1P")] {
        assert_eq!(tile(id).passive.to_string(), passive);
        assert!(!tile(id).has_die_space() && tile(id).points == 0);
    }
    assert_eq!(tile("gem_farm").six.expect("six").to_string(), "1G");
    assert_eq!(tile("quarters").six.expect("six").to_string(), "2D");
    assert_eq!((tile("garden").points, tile("garden").has_die_space()), (3, false));
    assert_eq!((tile("field").grow, tile("field").points), (Some([Res::A, Res::P]), 1));
}

#[test]
fn ci_15_2_upgrade_tiles_alter_without_wrapping() {
    let pack = Pack::standard();
    let tile = |id: &str| &pack.upgrade_tiles[usize::from(pack.upgrade_tile(id).expect("an Upgrade tile"))];
    // E4 of the rules, and its neighbours.
    assert_eq!(values(&pack.garage1, 6), [5, 6]);
    assert_eq!(values(&pack.garage1, 1), [1, 2]);
    assert_eq!(values(tile("tuned"), 3), [2, 3, 4]);
    assert_eq!(values(tile("boosted"), 5), [5, 6]);
    assert_eq!(values(tile("boosted"), 2), [2, 3, 4]);
    assert_eq!(values(tile("flipper"), 2), [2, 5]);
    for plain in ["polished", "tanker", "solar"] {
        assert_eq!(values(tile(plain), 4), [4]);
    }
    assert_eq!((tile("tanker").water, tile("solar").no_fee, tile("polished").points), (5, true, 2));
}
