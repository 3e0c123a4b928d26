"""The components of Merlin. What no source gives may change; what is known may not."""

from __future__ import annotations

from collections import Counter
from dataclasses import astuple
from typing import cast

import pytest

from logres.merlin import BOX
from logres.merlin.missions import Mission, resolvable
from logres.merlin.needs import BadNeed, hindrance, mission
from logres.merlin.parts import StartingTile, read
from logres.merlin.pieces import GOODS, KINDS, PLACES, TERRAINS, VASSALS

PARTS = read()
CARDS = [*PARTS.missions.values()]


def apart(*words: str, ring: tuple[str, ...] = PARTS.ring) -> set[int]:
    """The distances between the spaces of some actions, clockwise."""
    at = [number for number, space in enumerate(ring) if space.startswith(words)]
    return {(there - here) % len(ring) for here, there in zip(at, [*at[1:], at[0]], strict=True)}


def goods(tile: StartingTile) -> set[str]:
    """The goods of a starting tile."""
    return {f"{tile.shield}-shield", f"{tile.flag}-flag", f"{tile.material}-material"}


def test_the_ring_has_the_spaces_of_the_rulebook() -> None:
    """R8, R2.1"""
    assert Counter(space.rstrip("-0123456789") for space in PARTS.ring) == {
        **dict.fromkeys(PLACES, 1),
        **dict.fromkeys(("vp-shield", "vp-flag", "vp-material", "vp-influence"), 1),
        **dict.fromkeys(("influence-shield", "influence-flag", "influence-material", "influence-vassal"), 1),
        **dict.fromkeys(("excalibur", "grail", "relocate"), 1),
        "exchange": 2,
        "mission": 2,
        "build": 3,
    }


def test_the_ring_is_even_so_that_every_space_has_an_opposite() -> None:
    """R5.5"""
    assert len(PARTS.ring) == 24


def test_every_fourth_space_is_a_principality_in_their_order_from_black() -> None:
    """D1, D5"""
    assert PARTS.places == ("black", "grey", "blue", "purple", "orange", "brown")
    assert PARTS.ring[::4] == PARTS.places


def test_repeated_actions_are_numbered_clockwise_from_black() -> None:
    """D1"""
    repeated = [space for space in PARTS.ring if space[-1].isdigit()]
    assert sorted(repeated) == [
        "build-1",
        "build-2",
        "build-3",
        "exchange-1",
        "exchange-2",
        "mission-1",
        "mission-2",
    ]
    for word in ("build", "exchange", "mission"):
        assert [space for space in repeated if space.startswith(word)] == sorted(
            space for space in repeated if space.startswith(word)
        )


def test_repeated_actions_are_spread_over_the_ring() -> None:
    """D1"""
    assert apart("build") == {8}
    assert apart("exchange") == apart("mission") == {12}
    assert apart("vp-") == apart("influence-") == {6}


def test_each_colour_of_flags_has_its_own_action() -> None:
    """D4, R10.9"""
    assert PARTS.flags == {
        "repel": "black",
        "missions": "grey",
        "reverse": "blue",
        "turn": "purple",
        "different": "orange",
        "mirror": "brown",
    }


def test_there_are_five_plain_tiles_and_three_with_a_tower_of_each_terrain() -> None:
    """R2.1"""
    assert Counter(PARTS.tiles) == {
        **dict.fromkeys(("mountain", "wood", "lake"), 5),
        **dict.fromkeys(("mountain-tower", "wood-tower", "lake-tower"), 3),
    }


# Missions


def test_there_are_fifty_five_missions_no_two_alike() -> None:
    """R2.1, D6"""
    assert len(CARDS) == 55
    assert len({tuple(sorted(card.needs)) for card in CARDS}) == 55


def test_missions_give_one_to_three_points_about_equally_often() -> None:
    """R9.1, D6"""
    often = Counter(card.points for card in CARDS)
    assert set(often) == {1, 2, 3}
    assert all(15 <= count <= 22 for count in often.values())


def test_every_vassal_is_printed_on_thirteen_or_fourteen_missions() -> None:
    """R9.4, D6"""
    assert sorted(Counter(card.vassal for card in CARDS).values()) == [13, 14, 14, 14]


def test_every_vassal_is_printed_on_missions_of_one_two_and_three_points() -> None:
    """R20.2, D6"""
    often = Counter((card.points, card.vassal) for card in CARDS)
    assert all(3 <= often[points, vassal] <= 7 for points in (1, 2, 3) for vassal in VASSALS)


@pytest.mark.parametrize("icon", ["goods", "kinds", "markers", "anywhere", "posted", "two_in", "together"])
def test_every_kind_of_requirement_is_asked_for_by_several_missions(icon: str) -> None:
    """R9.2"""
    assert sum(bool(getattr(card, icon)) for card in CARDS) >= 5


def test_what_is_known_of_single_missions_holds() -> None:
    """D6"""
    assert any(card.points == 3 and len(card.needs) == 3 for card in CARDS)
    assert any(card.points == 2 and card.vassal == "builder" for card in CARDS)
    assert {"blue flag", "purple material", "orange shield"} in [set(card.needs) for card in CARDS]
    assert sum(bool(card.two_in) for card in CARDS) > 2
    assert sum(bool(card.goods or card.markers or card.posted or card.two_in) for card in CARDS) > 40


def test_missions_ask_for_every_colour_and_every_vassal_about_equally_often() -> None:
    """D6"""
    colours = Counter(
        place for card in CARDS for need in card.needs for place in PLACES if place in need.split()
    )
    assert set(colours) == set(PLACES)
    assert max(colours.values()) - min(colours.values()) <= 1
    vassals = Counter(
        vassal for card in CARDS for need in card.needs for vassal in VASSALS if vassal in need.split()
    )
    assert max(vassals.values()) - min(vassals.values()) <= 2
    kinds = Counter(kind for card in CARDS for need in card.needs for kind in KINDS if kind in need.split())
    assert max(kinds.values()) - min(kinds.values()) <= 2


@pytest.mark.parametrize("card", CARDS, ids=[card.id for card in CARDS])
def test_every_mission_can_be_done(card: Mission) -> None:
    """R9.3"""
    assert hindrance(card) == ""


@pytest.mark.parametrize("tile", PARTS.starting_tiles.values(), ids=[*PARTS.starting_tiles])
def test_no_mission_worth_more_than_one_point_is_done_by_a_starting_tile_alone(tile: StartingTile) -> None:
    """R3.10, R9.1, D6"""
    castle = {good: int(good in goods(tile)) for good in GOODS}
    markers = {place: int(place == tile.marker) for place in PLACES}
    at_home = dict.fromkeys(VASSALS, "castle")
    done = resolvable([*PARTS.missions], PARTS.conditions, castle, markers, at_home)
    assert {PARTS.missions[card].points for card in done} <= {1}


def test_the_words_of_a_mission_are_its_icons() -> None:
    """R9.2"""
    needs = [
        "blue flag",
        "any shield",
        "any shield",
        "marker in orange",
        "marker anywhere",
        "builder in blue",
        "two vassals in grey",
    ]
    card = mission("m1", 2, "lady", needs)
    assert card.goods == ("blue-flag",)
    assert card.kinds == ("shield", "shield")
    assert card.markers == ("orange",)
    assert card.anywhere == 1
    assert card.posted == (("builder", "blue"),)
    assert card.two_in == ("grey",)
    assert card.needs == tuple(needs)
    assert mission("m2", 1, "lady", ["lady and builder together"]).together == (("lady", "builder"),)


@pytest.mark.parametrize(
    ("need", "problem"),
    [
        ("blue", "'blue' is nothing a mission can ask for; allowed: COLOUR KIND, any KIND,"),
        ("green flag", "'green flag': there is no 'green' to ask for; allowed: black, grey, blue,"),
        ("any apple", "'any apple': there is no 'apple' to ask for; allowed: shield, flag, material."),
        ("marker in camelot", "there is no 'camelot' to ask for; allowed: black,"),
        ("knight in blue", "there is no 'knight' to ask for; allowed: lady, shield-bearer,"),
        ("lady and lady together", "'lady and lady together' is nothing a mission can ask for"),
        ("blue  flag", "'blue  flag' is nothing a mission can ask for"),
        ("", "'' is nothing a mission can ask for"),
    ],
)
def test_an_impossible_condition_is_refused_with_what_is_allowed(need: str, problem: str) -> None:
    """R9.2"""
    with pytest.raises(BadNeed) as refused:
        mission("m1", 1, "lady", [need])
    assert problem in str(refused.value)


@pytest.mark.parametrize(
    ("needs", "problem"),
    [
        (["blue flag"] * 7, "it asks for 7 times blue flag, but there are 6"),
        (
            ["any flag"] * 31 + [f"{place} flag" for place in PLACES],
            "it asks for 37 times flag, but there are 36",
        ),
        (["marker anywhere"] * 4 + ["marker in blue"] * 3, "it asks for 7 markers, but a player has 6"),
        (["lady in blue", "lady in grey"], "it asks for a vassal in two places"),
        (
            ["lady in blue", "lady and builder together", "builder in grey"],
            "it asks for a vassal in two places",
        ),
        (["two vassals in blue", "two vassals in grey", "lady in black"], "more vassals than there are"),
    ],
)
def test_an_impossible_mission_is_recognised(needs: list[str], problem: str) -> None:
    """R9.3"""
    assert problem in hindrance(mission("m1", 1, "lady", needs))


@pytest.mark.parametrize(
    "needs",
    [
        ["blue flag"] * 6 + ["any flag"] * 30,
        ["marker anywhere"] * 3 + ["marker in blue"] * 3,
        ["two vassals in blue", "two vassals in blue"],
        ["lady and builder together", "shield-bearer and flag-bearer together"],
    ],
)
def test_a_mission_that_needs_every_piece_can_still_be_done(needs: list[str]) -> None:
    """R9.3"""
    assert hindrance(mission("m1", 1, "lady", needs)) == ""


# Starting tiles


def test_the_five_entries_of_a_starting_tile_are_of_different_colours() -> None:
    """Q3, D7"""
    assert len(PARTS.starting_tiles) == 4
    for tile in PARTS.starting_tiles.values():
        assert len(set(astuple(tile)[1:])) == 5


def test_no_two_starting_tiles_share_an_entry() -> None:
    """R3.10, D7"""
    columns = zip(*(astuple(tile)[1:] for tile in PARTS.starting_tiles.values()), strict=True)
    assert [len(set(column)) for column in columns] == [4, 4, 4, 4, 4]


def test_every_colour_is_about_equally_frequent_on_the_starting_tiles() -> None:
    """D7"""
    often = Counter(place for tile in PARTS.starting_tiles.values() for place in astuple(tile)[1:])
    assert sorted(often.values()) == [3, 3, 3, 3, 4, 4]


# Treasures and decrees


def test_every_terrain_has_five_treasure_tiles_and_every_action_exists() -> None:
    """R2.10, R92, D14"""
    tiles = PARTS.treasures.tiles
    assert {terrain: len(found) for terrain, found in tiles.items()} == {"mountain": 5, "wood": 5, "lake": 5}
    often = Counter(treasure.action for found in tiles.values() for treasure in found)
    assert often.keys() == {"excalibur", "grail", "staff", "apple", "influence", "discard"}
    assert often["staff"] == 2
    assert all(len({treasure.id for treasure in found}) == 5 for found in tiles.values())


def test_what_is_known_of_single_treasure_tiles_holds() -> None:
    """E39, E40, Q80, D14"""
    ids = {treasure.id for found in PARTS.treasures.tiles.values() for treasure in found}
    assert {"influence-shield-material", "discard-shield-flag"} <= ids
    assert any(word.startswith("discard") and word.endswith("marker") for word in ids)
    assert PARTS.treasures.points == 1


def test_there_are_six_decrees_of_each_kind_and_each_colour_once() -> None:
    """R2.11, X128, D15"""
    assert len(PARTS.decrees) == 24
    assert sorted(word for word in PARTS.decrees if not word.startswith("vp-")) == sorted(GOODS)
    assert sum(word.startswith("vp-") for word in PARTS.decrees) == 6


# Arthur's board

BOARD = PARTS.arthur


def between(one: str, other: str) -> int:
    """The shorter way between two spaces of Arthur's outer ring."""
    steps = abs(BOARD.ring.index(one) - BOARD.ring.index(other))
    return min(steps, len(BOARD.ring) - steps)


def test_the_outer_ring_keeps_the_principalities_in_their_places() -> None:
    """D2, Q36, R5.5: and every space has an opposite."""
    assert len(BOARD.ring) == len(PARTS.ring)
    assert BOARD.ring[::4] == PARTS.places


def test_the_outer_ring_has_all_known_spaces() -> None:
    """D2, Q36, R33, R31.2"""
    spaces = Counter(space.rstrip("-0123456789") for space in BOARD.ring)
    assert all(spaces[space] == 1 for space in ("apple", "arthur", "activate", "vp-manor"))
    assert all(spaces[f"vp-{piece}"] == 1 for piece in ("shield", "flag", "material", "influence"))
    assert not {"grail", "excalibur"} & spaces.keys()
    assert spaces["build"] == 3
    assert {space.rstrip("-0123456789") for space in PARTS.ring} - spaces.keys() == {"grail", "excalibur"}


def test_equal_actions_of_the_outer_ring_are_far_apart() -> None:
    """D2"""
    assert apart("build", ring=BOARD.ring) == {8}
    assert apart("influence", ring=BOARD.ring) == {6}
    assert min(apart("vp", ring=BOARD.ring)) >= 3
    assert between("relocate", "activate") == 12
    assert min(between("vp-manor", f"build-{number}") for number in (1, 2, 3)) >= 4
    assert min(between(f"vp-{kind}", f"influence-{kind}") for kind in KINDS) >= 8


def test_the_inner_ring_has_the_spaces_of_the_rulebook() -> None:
    """R31, Q35, D2"""
    assert Counter(space.rstrip("-0123456789") for space in BOARD.inner_ring) == {
        **dict.fromkeys((f"resource-{kind}" for kind in (*KINDS, "influence")), 1),
        **dict.fromkeys(("grail", "excalibur", "signet", "stairs", "merlin", "replace"), 1),
        "picts": 3,
    }
    assert BOARD.start == BOARD.inner_ring[0]
    assert not {*BOARD.inner_ring} & {*BOARD.ring}


def test_equal_actions_of_the_inner_ring_are_far_apart() -> None:
    """D2"""
    assert apart("picts", ring=BOARD.inner_ring) == {4, 5}
    assert apart("resource", ring=BOARD.inner_ring) == {3, 4}
    assert apart("grail", "excalibur", "signet", ring=BOARD.inner_ring) == {4, 5}


def test_the_new_flags_are_black_and_grey() -> None:
    """R3.3, R10.7, R10.8, D4"""
    assert {*BOARD.flags} == {"nudge", "switch"}
    assert {*BOARD.flags.values()} == {"black", "grey"}
    assert len({*PARTS.powers.values()}) == 6


def test_the_picts_show_every_good_and_marker_a_manor_of_each_terrain_and_apples() -> None:
    """R2.4, R32, E17, D9"""
    assert len(BOARD.picts) == 30
    markers, manors = [f"{place}-marker" for place in PLACES], [f"{terrain}-manor" for terrain in TERRAINS]
    bonuses = [pict.bonus for pict in BOARD.picts.values()]
    assert sorted(bonuses) == sorted([*GOODS, *markers, *manors, *["apple"] * 3])


def test_no_colour_has_stronger_picts_than_another() -> None:
    """D9"""
    sums = Counter[str]()
    for pict in BOARD.picts.values():
        sums[pict.bonus.partition("-")[0]] += pict.value
    assert len({sums[place] for place in PLACES}) == 1
    assert len({sums[terrain] for terrain in TERRAINS}) == 1


# Caerleon and the witch's kitchen


def test_each_of_the_six_districts_has_its_own_colour() -> None:
    """D12, R2.8, R70.1"""
    assert {*PARTS.districts} == {*PLACES}
    assert sorted(PARTS.districts.values()) == ["merchant", "mint", "orchard", "quarry", "smith", "tailor"]


def test_each_cauldron_takes_a_different_face_and_each_action_is_on_two_tokens() -> None:
    """D13, R2.9, R85.1"""
    kitchen = PARTS.kitchen
    assert sorted(kitchen.faces) == [1, 2, 3, 4, 5]
    assert len(kitchen.moves) == 5
    assert {*kitchen.moves} <= {1, 2, 3}
    assert len(kitchen.tokens) == 5
    sides = Counter(action for token in kitchen.tokens for action in token)
    assert sides == dict.fromkeys(("bewitch", "swap", "gold", "dark", "hut"), 2)


# Provenance


def test_every_table_says_where_it_comes_from() -> None:
    """D1, D4, D5, D6, D7, D8"""
    assert BOX.components["sources"] == {
        "principalities": "published",
        "ring": "reconstructed",
        "flags": "published",
        "missions": "reconstructed",
        "starting-tiles": "reconstructed",
        "tiles": "rulebook",
        "frames": "reconstructed",
        "treasures": "reconstructed",
        "decrees": "reconstructed",
        **dict.fromkeys(("outer-ring", "inner-ring", "new-flags", "picts"), "reconstructed"),
        "stacks": "reconstructed",
        **dict.fromkeys(("ally-tiles", "ally-points"), "rulebook"),
        **dict.fromkeys(("gold-ring", "gold-ring-with-arthur", "market"), "reconstructed"),
        **dict.fromkeys(("districts", "cauldrons", "tokens"), "reconstructed"),
    }


def test_what_is_known_of_the_rings_of_gold_is_kept() -> None:
    """D3: the new spaces, all of influence, all that score."""
    for ring in (PARTS.gold.ring, PARTS.gold.arthur_ring):
        assert len(ring) == len(PARTS.ring)
        kinds = Counter(space.rstrip("-12") for space in ring)
        assert (kinds["gold"], kinds["mistletoe"], kinds["build"]) == (2, 2, 2)
        assert len([space for space in ring if space.startswith("influence-")]) == 4
        assert {"vp-shield", "vp-flag", "vp-material", "vp-influence"} <= {*ring}
    assert {"excalibur", "grail"} <= {*PARTS.gold.ring}
    assert {"vp-manor", "arthur", "activate"} <= {*PARTS.gold.arthur_ring}


def test_the_market_has_a_tile_of_each_colour_and_a_labourer_for_each_face() -> None:
    """D11"""
    wares = BOX.components["market"]
    assert isinstance(wares, dict)
    assert (wares["blue-shield-tile"], wares["blue-material-tile"], wares["labourer-6"]) == (1, 1, 1)
    assert (wares["plus"], wares["fruit"], len(wares)) == (6, 4, 20)


def test_the_box_describes_its_components_to_a_client() -> None:
    """D1, D6, D8"""
    told = BOX.components
    assert told["ring"] == [*PARTS.ring]
    first = cast("list[dict[str, object]]", told["missions"])[0]
    assert set(first) == {"id", "points", "vassal", "needs"}
    assert cast("dict[str, dict[str, list[str]]]", told["payable"])["3"]["a1"] == [*PARTS.payable(3)["a1"]]
