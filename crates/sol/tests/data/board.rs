//! Chapter 1: components and board geometry.

use solarium_sol::{Board, Layer, Pack, SITES, Side, Site, Space, sites, spaces};

fn board(side: Side) -> Board {
    Pack::standard().board(side).clone()
}

fn names(board: &Board, mask: u64) -> Vec<String> {
    spaces(mask).map(|s| board.name(s)).collect()
}

fn at(board: &Board, name: &str) -> Space {
    board.parse(name).unwrap_or_else(|| panic!("no space {name}"))
}

/// `from` touches exactly these spaces of the next deeper layer.
fn check_inward(side: Side, from: &str, to: &[&str]) {
    let board = board(side);
    assert_eq!(names(&board, board.inward(at(&board, from))), to, "{} {from}", side.id());
}

#[test]
fn so_1_1_and_so_1_2_ring_sizes() {
    for (side, total, rings) in
        [(Side::Standard, 52, [13, 13, 13, 8, 5]), (Side::Wide, 58, [16, 16, 13, 8, 5])]
    {
        let board = board(side);
        assert_eq!(board.len(), total);
        assert_eq!(Layer::ALL.map(|l| board.ring_size(l)), rings);
        assert_eq!(board.all().count_ones() as usize, total);
    }
    assert_eq!(
        [1, 2, 3, 4, 5].map(Side::for_seats).map(Side::id),
        ["standard", "standard", "standard", "standard", "wide"]
    );
}

#[test]
fn so_1_1_rewards() {
    let pack = Pack::standard();
    let rows = Layer::ALL.map(|l| pack.layer(l)).map(|l| [l.base, l.bonus, l.cards, l.augment]);
    assert_eq!(rows, [[1, 0, 0, 1], [1, 1, 0, 1], [2, 1, 1, 1], [3, 2, 2, 2], [5, 3, 3, 3]]);
}

#[test]
fn so_1_3_names_in_canonical_order() {
    for side in Side::ALL {
        let board = board(side);
        let all = names(&board, board.all());
        assert_eq!(all[0], "o0");
        assert_eq!(all[board.len() - 1], "k4");
        for (n, name) in all.iter().enumerate() {
            assert_eq!(board.parse(name), Some(Space(n as u8)));
        }
        for bad in ["", "o", "o13x", "o99", "c13", "k5", "r8", "c04", "c+4", "h", "x1", "é1", "o1 ", "o-1"] {
            assert_eq!(board.parse(bad), None, "{bad:?}");
        }
        assert_eq!(board.name(board.along(at(&board, "k4"), 1)), "k0");
        assert_eq!(board.name(board.along(at(&board, "c0"), -1)), "c12");
    }
    assert_eq!(board(Side::Standard).parse("o13"), None);
    assert!(board(Side::Wide).parse("o13").is_some());
}

#[test]
fn so_1_4_adjacency_is_symmetric() {
    for side in Side::ALL {
        let board = board(side);
        for a in spaces(board.all()) {
            assert!(!board.touches(a, a));
            for b in spaces(board.adjacent(a)) {
                assert!(board.touches(b, a));
            }
            assert!(board.touches(a, board.along(a, 1)) && board.touches(a, board.along(a, -1)));
        }
    }
}

#[test]
fn so_1_5_adjacency_between_rings() {
    use Side::{Standard, Wide};
    check_inward(Standard, "o12", &["i12"]);
    check_inward(Wide, "o15", &["i15"]);
    check_inward(Standard, "i0", &["c0", "c1"]);
    check_inward(Standard, "i12", &["c0", "c12"]);
    check_inward(Wide, "i5", &["c4"]);
    check_inward(Wide, "i9", &["c7", "c8"]);
    check_inward(Wide, "i15", &["c12"]);
    check_inward(Standard, "c0", &["r0", "r7"]);
    check_inward(Standard, "c1", &["r0"]);
    check_inward(Wide, "c5", &["r2", "r3"]);
    check_inward(Standard, "r0", &["k0", "k4"]);
    check_inward(Wide, "r6", &["k3", "k4"]);
    check_inward(Standard, "k0", &[]);
    let board = board(Standard);
    assert_eq!(names(&board, board.outward(at(&board, "r7"))), ["c0", "c11", "c12"]);
    assert_eq!(names(&board, board.outward(at(&board, "k4"))), ["r0", "r6", "r7"]);
}

#[test]
fn so_1_6_barriers() {
    for side in Side::ALL {
        let board = board(side);
        for a in spaces(board.all()) {
            for b in spaces(board.adjacent(a)) {
                let (x, y) = (board.layer(a).min(board.layer(b)), board.layer(a).max(board.layer(b)));
                let barrier = x != y && y >= Layer::Convective;
                assert_eq!(board.site(a, b).is_some(), barrier);
                assert_eq!(board.free(a) & b.bit() == 0, barrier);
                assert_eq!(board.across(a) & b.bit() != 0, barrier);
            }
        }
    }
}

#[test]
fn so_1_7_gate_sites() {
    for side in Side::ALL {
        let board = board(side);
        let counts =
            [Layer::Inner, Layer::Convective, Layer::Radiative].map(|l| board.barrier_below(l).count_ones());
        assert_eq!(counts, [26, 19, 11]);
        let all: Vec<(Space, Space)> = sites((1 << SITES) - 1).map(|s| board.ends(s)).collect();
        assert!(all.is_sorted() && all.len() == SITES);
        for n in 0..SITES as u8 {
            let (a, b) = board.ends(Site(n));
            assert_eq!(board.site(a, b), Some(Site(n)));
            assert_eq!(board.site(b, a), Some(Site(n)));
            assert_eq!(board.parse_site(&board.site_name(Site(n))), Some(Site(n)));
            assert!(board.sites_at(a) & Site(n).bit() != 0 && board.sites_at(b) & Site(n).bit() != 0);
        }
    }
    let board = board(Side::Standard);
    for name in ["i0/c1", "c5/r2", "r6/k4"] {
        assert_eq!(board.site_name(board.parse_site(name).unwrap()), name);
    }
    for bad in ["c1/i0", "i0/c2", "o0/i0", "c0/c1", "i0", "i0/", "k0/h"] {
        assert_eq!(board.parse_site(bad), None, "{bad}");
    }
}

#[test]
fn so_1_8_eyes() {
    let standard = board(Side::Standard);
    assert_eq!(standard.eyes(), 13);
    assert_eq!(names(&standard, standard.at_eye(0)), ["o0", "o12", "i0", "i12"]);
    assert_eq!(names(&standard, standard.at_eye(4)), ["o3", "o4", "i3", "i4"]);
    assert_eq!(standard.eye_ahead(0, 1), 12);
    assert_eq!(standard.eye_ahead(4, 1), 3);
    let wide = board(Side::Wide);
    assert_eq!(wide.eyes(), 16);
    assert_eq!(names(&wide, wide.at_eye(0)), ["o0", "o15", "i0", "i15"]);
    for board in [&standard, &wide] {
        for space in spaces(board.all()) {
            for eye in 0..board.eyes() {
                assert_eq!(board.eyes_at(space) & (1 << eye) != 0, board.at_eye(eye) & space.bit() != 0);
            }
        }
    }
}

#[test]
fn so_1_9_counts() {
    for (side, pairs) in [(Side::Standard, 121), (Side::Wide, 130)] {
        let board = board(side);
        let twice: u32 = spaces(board.all()).map(|s| board.adjacent(s).count_ones()).sum();
        assert_eq!(twice / 2, pairs);
        for c in spaces(board.ring(Layer::Convective)) {
            assert_eq!(board.outward(c).count_ones(), 2);
        }
        assert_eq!(board.ring(Layer::Core).count_ones(), 5);
    }
}

#[test]
fn so_1_10_lines() {
    // That arcs overlap exactly where spaces touch is a condition every pack must meet; see the pack tests.
    let board = board(Side::Standard);
    assert_eq!(board.lines(Layer::Outer), board.lines(Layer::Inner));
    assert_eq!(board.lines(Layer::Outer)[0], 287.6);
    assert!((board.lines(Layer::Convective)[1] - (275.4 + 360.0 / 13.0)).abs() < 0.001);
    assert_eq!(board.lines(Layer::Core), [297.4, 14.4, 83.3, 150.0, 225.9]);
}

#[test]
fn so_1_11_under_an_eye_and_opposite() {
    let standard = board(Side::Standard);
    assert_eq!(standard.name(standard.under_eye(7)), "c7");
    assert_eq!(standard.name(standard.opposite(9)), "o2");
    let wide = board(Side::Wide);
    let under: Vec<u8> = (0..16).map(|e| wide.ring_index(wide.under_eye(e))).collect();
    assert_eq!(under, [0, 0, 1, 2, 3, 4, 5, 5, 6, 7, 8, 9, 9, 10, 11, 12]);
    assert_eq!(wide.name(wide.opposite(9)), "o1");
}
