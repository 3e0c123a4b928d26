"""An owner's files of components: errors are reported with file and line, and no game begins."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from logres import merlin
from logres.engine import start
from logres.engine.components import BadComponents, Sheet, fingerprint
from logres.merlin.parts import FILES, defaults, read

Edit = Callable[..., Path]


@pytest.fixture
def edit(tmp_path: Path) -> Edit:
    """A folder with one file of the box, in which one text is replaced by another."""

    def written(file: str, old: str = "", new: str = "") -> Path:
        text = defaults()[file]
        assert old in text, f"{file} has no {old}"
        (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
        return tmp_path

    return written


def problems(folder: Path) -> list[str]:
    """What is wrong, without the folder in front."""
    with pytest.raises(BadComponents) as refused:
        read(folder)
    return [str(problem).removeprefix(f"{folder}/") for problem in refused.value.problems]


def line(file: str, words: str) -> int:
    """The line of the usual file that is this, or contains these words."""
    found = [*enumerate(defaults()[file].splitlines(), 1)]
    return next(
        number for says in (words.__eq__, lambda text: words in text) for number, text in found if says(text)
    )


@pytest.mark.parametrize("file", FILES)
def test_files_as_they_were_exported_are_the_usual_components(edit: Edit, file: str) -> None:
    """D1, D4, D5, D6, D7, D8"""
    parts = read(edit(file))
    assert parts.described == read().described
    assert parts.fingerprint == ""


def test_an_empty_folder_means_the_usual_components(tmp_path: Path) -> None:
    """D1"""
    assert read(tmp_path).described == read().described


def test_comments_and_sources_do_not_make_other_components(edit: Edit) -> None:
    """D1"""
    folder = edit("ring.toml", '[ring]\nsource = "reconstructed"', '[ring]\nsource = "box"  # I have looked')
    assert read(folder).fingerprint == ""
    assert cast("dict[str, str]", read(folder).described["sources"])["ring"] == "box"


def test_other_components_are_a_separate_rules_version(edit: Edit) -> None:
    """D6"""
    folder = edit("missions.toml", "points = 1", "points = 2")
    box = merlin.box(read(folder))
    assert box.rules_version == f"{merlin.RULES}+{read(folder).fingerprint}"
    assert merlin.BOX.rules_version == merlin.RULES
    assert (
        merlin.box(read(edit("missions.toml", "points = 1", "points = 3"))).rules_version != box.rules_version
    )


def test_other_components_of_a_module_are_a_separate_rules_version(edit: Edit) -> None:
    """D10, D14, D15"""
    with_treasures = read(edit("treasures.toml", "points = 1", "points = 2")).fingerprint
    edit("treasures.toml")
    with_decrees = read(edit("decrees.toml", "[2,", "[3,")).fingerprint
    edit("decrees.toml")
    with_allies = read(edit("allies.toml", '["tristram", "lamorak"', '["lamorak", "tristram"')).fingerprint
    assert len({"", with_treasures, with_decrees, with_allies}) == 4


def test_the_order_of_keys_and_the_layout_do_not_make_other_components(edit: Edit) -> None:
    """D4"""
    lines = [line for line in defaults()["flags.toml"].splitlines() if "=" in line]
    folder = edit("flags.toml")
    (folder / "flags.toml").write_text("\n\n".join(["[flags]", *reversed(lines)]), encoding="utf-8")
    assert read(folder).fingerprint == ""


def test_the_rules_version_of_an_owner_stays_as_it_was(edit: Edit) -> None:
    """D6"""
    assert read(edit("missions.toml", "points = 1", "points = 2")).fingerprint == "3e1c3452"


def test_data_for_drawing_does_not_affect_a_rules_version(
    edit: Edit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """D6"""
    folder = edit("missions.toml", "points = 1", "points = 2")
    before = read(folder).fingerprint
    monkeypatch.setattr("logres.merlin.parts._described", lambda parts, sources: {"colour": "mauve"})
    assert read(folder).described == {"colour": "mauve"}
    assert read(folder).fingerprint == before


def test_a_new_module_leaves_the_rules_version_of_an_owner_as_it_was() -> None:
    """D6"""
    usual = {"ring.toml": "[ring]\nspaces = 24\n"}
    own = {"ring.toml": Sheet("ring.toml", "[ring]\nspaces = 26\n")}
    new = "[dragons]\ncount = 3\n"
    with_module = {**own, "dragons.toml": Sheet("dragons.toml", new)}
    assert fingerprint(with_module, {**usual, "dragons.toml": new}) == fingerprint(own, usual) != ""


def test_other_components_are_played_with(edit: Edit) -> None:
    """D1, R3.2"""
    folder = edit("ring.toml", '"grail",     "vp-flag"', '"vp-flag",     "grail"')
    game = start(merlin.box(read(folder)), 2, seed=1).game
    assert isinstance(game, merlin.Merlin)
    assert game.parts.ring[14:16] == ("vp-flag", "grail")


WRONG = [
    ("ring.toml", "[ring]", "[ring", "[ring]", "this is not TOML: "),
    ("flags.toml", '"mirror"\n', '"mirror\n', '"mirror"', "this is not TOML: "),
    ("ring.toml", "[ring]", "[rung]", "[ring]", "'rung' is unknown here; allowed: principalities, ring."),
    ("ring.toml", "[ring]", "[rung]", "# The board", "the file lacks ring."),
    ("flags.toml", '"published"', '"hearsay"', "source =", "'hearsay' is not a source; allowed: rulebook,"),
    ("ring.toml", '["black", "grey",', '["grey", "black",', '["black", "grey"', "the first is 'grey', but"),
    (
        "ring.toml",
        '"blue", "purple"',
        '"blue", "green"',
        '"blue", "purple"',
        "'green' is not a principality; ",
    ),
    ("ring.toml", '"blue", "purple"', '"blue", "blue"', '"blue", "purple"', "'blue' appears twice."),
    ("ring.toml", '"exchange"', '"swap"', '"exchange"', "'swap' is not a space of the ring; allowed: black,"),
    ("ring.toml", '"relocate"', '"grail"', "clockwise = [", "'grail' stands there 2 times; it must be 1."),
    ("ring.toml", '"relocate"', '"grail"', "clockwise = [", "'relocate' stands there 0 times; it must be 1."),
    ("ring.toml", '"relocate",', "", "clockwise = [", "there are 23 spaces, not 24."),
    (
        "ring.toml",
        '"purple", "influence',
        '"orange", "influence',
        "clockwise = [",
        "'orange' stands there 2 times",
    ),
    (
        "flags.toml",
        '"reverse"',
        '"mirror"',
        '"reverse"',
        "'mirror' appears twice; each action has one colour.",
    ),
    ("flags.toml", '"reverse"', '"fly"', '"reverse"', "'fly' is not an action of a flag; allowed: repel,"),
    ("flags.toml", 'blue   = "reverse"', "", "[flags]", "'flags' lacks blue."),
    ("missions.toml", '"m02"', '"m01"', '"m02"', "'m01' appears twice."),
    ("missions.toml", '"m02"', '"m 2"', '"m02"', "'m 2' is not an id; allowed: letters, digits and"),
    ("missions.toml", "points = 1", "points = 4", '"m01"', "'4' is not a number of points; allowed: 1 to 3."),
    ("missions.toml", "points = 1", 'points = "1"', '"m01"', "'1' is not a number of points; "),
    ("missions.toml", "points = 1", "point = 1", '"m01"', "'point' is unknown here; allowed: id, points,"),
    ("missions.toml", "points = 1, ", "", '"m01"', "'missions.cards.1' lacks points."),
    (
        "missions.toml",
        "cards = [",
        "cards = [3,",
        "cards = [",
        "'missions.cards.1' must be a table with id, points,",
    ),
    ("missions.toml", "cards = [", "cards = [3,", "cards = [", "there are 56 missions, not 55."),
    (
        "missions.toml",
        "needs = [",
        'needs = ["blue apple", ',
        '"m01"',
        "there is no 'apple' to ask for; allowed: ",
    ),
    (
        "missions.toml",
        "needs = [",
        "needs = [" + '"marker anywhere", ' * 7,
        '"m01"',
        "nobody can ever do this: it",
    ),
    ("missions.toml", "needs = [", "needs = [], more = [", '"m01"', "a mission asks for something."),
    (
        "missions.toml",
        "needs = [",
        "needs = 3, more = [",
        '"m01"',
        "'missions.cards.1.needs' must be a list of needs.",
    ),
    (
        "starting-tiles.toml",
        '"black"',
        '"white"',
        '"t1"',
        "'white' is not a principality; allowed: black, grey,",
    ),
    ("starting-tiles.toml", '"t3"', '"t1"', '"t3"', "'t1' appears twice."),
    (
        "environs.toml",
        "plain = 5",
        "plain = 4",
        "mountain =",
        "'tiles.mountain.plain' is 4, but the rules of the game say 5.",
    ),
    ("environs.toml", "plain = 5", "plains = 5", "mountain =", "'tiles.mountain' lacks plain."),
    ("environs.toml", "top    = [", 'top    = ["none", ', "top    = [", "there are 8 notches, not 7."),
    (
        "environs.toml",
        "top    = [",
        'top    = ["gold", ',
        "top    = [",
        "'gold' is not a material on a frame; ",
    ),
    (
        "treasures.toml",
        "points = 1",
        "points = 9",
        "points =",
        "'9' is not a number of points; allowed: 1 to 3.",
    ),
    ("treasures.toml", '["staff", "grail"', '["staff"', "lake ", "there are 4 treasure tiles, not 5."),
    (
        "treasures.toml",
        '"apple"',
        '"pear"',
        "mountain =",
        "'pear' is not a treasure; allowed: excalibur, grail,",
    ),
    ("treasures.toml", '"grail"', '"grail: flag"', "wood ", "'grail: flag' is not a treasure; allowed: "),
    (
        "treasures.toml",
        '"apple", "influence: shield, material"',
        '"apple", "influence: shield, marker"',
        "mountain =",
        "'influence: shield, marker' is not a treasure; allowed: ",
    ),
    (
        "treasures.toml",
        "flag, marker",
        "flag, flag",
        "mountain =",
        "'discard: flag, flag' is not a treasure; allowed: ",
    ),
    (
        "treasures.toml",
        'wood     = ["excalibur"',
        'wood     = ["staff"',
        "[treasures]",
        "there are 3 tiles with a staff, but only 2 neutral staffs.",
    ),
    ("treasures.toml", "lake ", "sea ", "[treasures]", "'treasures' lacks lake."),
    ("decrees.toml", '"orange", "brown"', '"orange"', "shield   =", "there are 5 colours, not 6."),
    ("decrees.toml", '"orange"', '"gold"', "shield   =", "'gold' is not a principality; allowed: black,"),
    ("allies.toml", '"gareth", "geraint"]', '"gareth"]', "[stacks]", "'geraint' lies there 0 times"),
    ("allies.toml", '"kay"]', '"gareth"]', "[stacks]", "'gareth' lies there 2 times; it must be once."),
    (
        "allies.toml",
        'A = ["tristram", "lamorak", "gawain", "lancelot", "gareth", "geraint"]',
        'A = ["tristram", "lamorak", "gawain"]',
        "A = ",
        "there are 3 allies; four players need 4.",
    ),
    ("allies.toml", '"kay"]', '"mordred"]', "B = ", "'mordred' is not an ally; allowed: tristram,"),
    ("allies.toml", "kay      = 2", "", "[ally-tiles]", "'ally-tiles' lacks kay."),
    ("decrees.toml", "[2,", "[0,", "points   =", "'0' is not a number of points; allowed: 1 to 5."),
    (
        "gold.toml",
        '"gold",             "excalibur"',
        '"relocate", "excalibur"',
        "clockwise = [",
        "'gold' stands there 1 times; it must be 2.",
    ),
    (
        "gold.toml",
        '"influence-shield", "build",     "vp-flag"',
        '"exchange", "build",     "vp-flag"',
        "clockwise = [",
        "'influence-shield' stands there 0 times; it must be 1.",
    ),
    (
        "gold.toml",
        '"mission",   "mistletoe"',
        '"mistletoe"',
        "clockwise = [",
        "there are 23 spaces; no space",
    ),
    ("market.toml", '["black", ', "[", "shields ", "there are 5 colours, not 6."),
    ("market.toml", "[1, 2,", "[0, 2,", "labourers  =", "'0' is not a number of spaces; allowed: 1 to 6."),
    ("market.toml", '["black", ', '["pink", ', "shields ", "'pink' is not a principality; allowed: black,"),
    ("arthur.toml", '"apple",     ', "", "clockwise = [", "'apple' stands there 0 times; it must be 1."),
    ("arthur.toml", '"apple",     ', "", "clockwise = [", "there are 23 spaces; no space has an opposite"),
    (
        "arthur.toml",
        '"mission",   "arthur"',
        '"vp-manor", "arthur"',
        "clockwise = [",
        "'vp-manor' stands there 2 times; it must be 1.",
    ),
    (
        "arthur.toml",
        '"relocate", ',
        '"grail", ',
        '"grey",   "relocate"',
        "'grail' is not a space of the outer ring; allowed: black,",
    ),
    (
        "arthur.toml",
        '"build",     "vp-shield"',
        '"grey", "vp-shield"',
        "clockwise = [",
        "'grey' stands there 2 times; it must be 1.",
    ),
    (
        "arthur.toml",
        '"excalibur", "replace"',
        '"excalibur", "exchange"',
        '"excalibur", "replace"',
        "'exchange' is not a space of the inner ring; allowed: resource-shield,",
    ),
    (
        "arthur.toml",
        'start = "stairs"',
        'start = "black"',
        "start =",
        "'black' is not a space of the inner ring;",
    ),
    (
        "arthur.toml",
        '"nudge"',
        '"jump"',
        "black =",
        "'jump' is not an action of a new flag; allowed: nudge, switch.",
    ),
    ("arthur.toml", '"nudge"', '"switch"', "black =", "'switch' appears twice; each action has one colour."),
    ("arthur.toml", 'id = "p02"', 'id = "p01"', '"p02"', "'p01' appears twice."),
    ("arthur.toml", "value = 4", "value = 0", '"p01"', "'0' is not the value of a Pict; allowed: 1 to 9."),
    (
        "arthur.toml",
        '"lake manor"',
        '"sea manor"',
        '"lake manor"',
        "'sea manor' is not a bonus of a Pict; allowed: 'apple', a colour with shield, flag,",
    ),
    (
        "caerleon.toml",
        '"mint"',
        '"bank"',
        "black ",
        "'bank' is not a district; allowed: mint, merchant, orchard, smith, quarry, tailor.",
    ),
    ("caerleon.toml", '"mint"', '"smith"', "black ", "'smith' appears twice; each district has one colour."),
    ("morgana.toml", "faces = [1, 2", "faces = [6, 2", "faces =", "'6' is not a face of a cauldron;"),
    ("morgana.toml", "faces = [1, 2", "faces = [2, 2", "faces =", "no cauldron takes a 1;"),
    (
        "morgana.toml",
        "moves = [1, 2, 3,",
        "moves = [1, 2, 4,",
        "moves =",
        "'4' is not a number of spaces for",
    ),
    (
        "morgana.toml",
        "moves = [1, 2, 3, 2, 1]",
        "moves = [1, 2, 3]",
        "moves =",
        "there are 3 numbers, not 5.",
    ),
    (
        "morgana.toml",
        '["bewitch", "swap"]',
        '["bewitch", "steal"]',
        '["bewitch", "swap"]',
        "'steal' is not an action of a token; allowed: bewitch, swap, gold, dark, hut.",
    ),
    ("morgana.toml", '["bewitch", "swap"]', '["swap"]', '["bewitch", "swap"]', "there are 1 sides, not 2."),
]


@pytest.mark.parametrize(("file", "old", "new", "at", "problem"), WRONG)
def test_an_error_is_reported_with_its_line_and_what_is_allowed(
    edit: Edit, file: str, old: str, new: str, at: str, problem: str
) -> None:
    """D1, D4, D5, D6, D7, D8"""
    found = problems(edit(file, old, new))
    assert [
        told for told in found if told.startswith(f"{file}, line {line(file, at)}: ") and problem in told
    ], found


# The numbers of tiles and points that the rulebooks print.
TILES = {
    "tristram": 6,
    "gawain": 3,
    "galahad": 6,
    "bors": 3,
    "gaheris": 2,
    "percival": 8,
    "bedivere": 6,
    "kay": 2,
}
POINTS = {"gareth": [1, 3, 5, 7, 9, 12], "geraint": [1, 3, 5, 7, 10]}


def set_to(edit: Edit, ally: str, value: object) -> tuple[Path, int]:
    """The file of allies with one value changed, and the line of that value."""
    at, text = next(
        (number, text)
        for number, text in enumerate(defaults()["allies.toml"].splitlines(), 1)
        if text.split("=")[0].rstrip() == ally
    )
    return edit("allies.toml", text, f"{ally} = {value}"), at


@pytest.mark.parametrize("change", [-1, 1])
@pytest.mark.parametrize("ally", TILES)
def test_an_ally_has_as_many_tiles_as_the_rulebooks_print(edit: Edit, ally: str, change: int) -> None:
    """R2.5"""
    folder, at = set_to(edit, ally, TILES[ally] + change)
    problem = f"'ally-tiles.{ally}' is {TILES[ally] + change}, but the rules of the game say {TILES[ally]}."
    assert problems(folder) == [f"allies.toml, line {at}: {problem}"]


@pytest.mark.parametrize("ally", POINTS)
def test_an_ally_has_the_points_that_the_rulebooks_print(edit: Edit, ally: str) -> None:
    """R40.5, R40.6"""
    printed = POINTS[ally]
    others = [printed[:-1], [*printed, 20], [0, *printed[1:]], printed[::-1], printed[-1]]
    for other in others:
        folder, at = set_to(edit, ally, other)
        problem = f"'ally-points.{ally}' is {other}, but the rules of the game say {printed}."
        assert problems(folder) == [f"allies.toml, line {at}: {problem}"]


COLOURED = "(black|grey|blue|purple|orange|brown) (?=shield|flag|material)"
VASSAL = "(lady|shield-bearer|builder|flag-bearer) in [a-z]+"

# Everything that the rules name or show must exist: a file, a piece, what it has, and how the file writes it.
SHOWN = [
    ("missions.toml", "mission", "1 point", "points = 1", "points = 2"),
    ("missions.toml", "mission", "a good of one colour", COLOURED, "any "),
    ("missions.toml", "mission", "a good of any colour", "any ", "blue "),
    ("missions.toml", "mission", "a marker in a principality", "marker in [a-z]+", "marker anywhere"),
    ("missions.toml", "mission", "a marker anywhere", "marker anywhere", "marker in blue"),
    ("missions.toml", "mission", "a vassal in a principality", VASSAL, "any flag"),
    ("missions.toml", "mission", "two vassals in a principality", "two vassals in [a-z]+", "any flag"),
    ("missions.toml", "mission", "two vassals together", "[a-z-]+ and [a-z-]+ together", "any flag"),
    ("missions.toml", "mission", "2 points and the builder", 'builder(?=",)', "lady"),
    ("missions.toml", "mission", "3 points and three needs", "points = 3", "points = 2"),
    *(
        ("treasures.toml", "treasure tile", f"'{action}'", f'"{action}"', '"discard: flag, marker"')
        for action in ("excalibur", "grail", "staff", "apple")
    ),
    ("treasures.toml", "treasure tile", "'influence: shield, material'", "shield, material", "shield, flag"),
    ("treasures.toml", "treasure tile", "'discard: shield, flag'", "discard: shield, flag", "grail"),
    ("treasures.toml", "treasure tile", "a marker to discard", "discard: [a-z, ]+", "discard: shield, flag"),
    *(
        ("arthur.toml", "Pict", f"'{kind}'", f'"[a-z]+ {kind}"', '"apple"')
        for kind in ("shield", "flag", "material", "marker", "manor")
    ),
    ("arthur.toml", "Pict", "'apple'", 'bonus = "apple"', 'bonus = "lake manor"'),
    ("arthur.toml", "Pict", "'orange flag'", "orange flag", "blue flag"),
]


@pytest.mark.parametrize(("file", "piece", "feature", "old", "new"), SHOWN)
def test_everything_the_rulebooks_name_is_on_some_piece(
    tmp_path: Path, file: str, piece: str, feature: str, old: str, new: str
) -> None:
    """D6, D9, D14"""
    text, changed = re.subn(old, new, re.sub("#.*", "", defaults()[file]))
    assert changed
    (tmp_path / file).write_text(text, encoding="utf-8")
    table = {"missions.toml": "cards = [", "treasures.toml": "[treasures]", "arthur.toml": "picts = ["}[file]
    problem = f"no {piece} has {feature}, but the rules of the game mention one."
    assert f"{file}, line {line(file, table)}: {problem}" in problems(tmp_path)


def test_principalities_in_another_order_than_on_the_ring_are_wrong(edit: Edit) -> None:
    """D1, D2, D5: on Arthur's ring too."""
    folder = edit("ring.toml", '"grey", "blue", "purple"', '"blue", "grey", "purple"')
    wrong = (
        "the principalities must come in their order, black, blue, grey, purple, orange, brown, black first."
    )
    rings = [(file, line(file, "clockwise = [")) for file in ("ring.toml", "arthur.toml", "gold.toml")]
    lines = defaults()["gold.toml"].splitlines()
    rings.append(("gold.toml", len(lines) - lines[::-1].index("clockwise = [")))
    assert problems(folder) == [f"{file}, line {number}: {wrong}" for file, number in rings]


def test_other_spaces_on_the_ring_of_gold_are_played_with(edit: Edit) -> None:
    """D3: it is not known which spaces had to go."""
    folder = edit("gold.toml", '"build",     "vp-flag"', '"relocate", "vp-flag"')
    parts = read(folder)
    assert "relocate" in parts.gold.ring
    assert parts.fingerprint
    assert start(merlin.box(parts), 2, {"gold": "on"}, 1).game.faults() == []


def test_two_labourers_may_go_equally_far(edit: Edit) -> None:
    """D11"""
    parts = read(edit("market.toml", "[1, 2,", "[2, 2,"))
    assert (parts.market["labourer-2"], "labourer-1" in parts.market) == (2, False)
    session = start(merlin.box(parts), 2, {"gold": "on", "market": "on"}, 1)
    assert session.game.faults() == []


def test_a_longer_outer_ring_is_played_with(edit: Edit) -> None:
    """D2, Q36: it is not known which spaces had to go."""
    folder = edit("arthur.toml", '"apple",     "vp-flag"', '"apple", "exchange", "mission", "vp-flag"')
    parts = read(folder)
    assert len(parts.arthur.ring) == 26
    assert {"exchange-1", "exchange-2", "mission-1", "mission-2"} <= {*parts.arthur.ring}
    session = start(merlin.box(parts), 2, {"arthur": "on"}, 1)
    assert session.game.faults() == []
    assert len(session.view(0)["ring"]) == 26  # type: ignore[arg-type]


def test_a_tile_that_nobody_can_pay_for_is_wrong(edit: Edit) -> None:
    """D8"""
    top = next(line for line in defaults()["environs.toml"].splitlines() if line.startswith("top"))
    bottom = next(line for line in defaults()["environs.toml"].splitlines() if line.startswith("bottom"))
    none = ", ".join(['"none"'] * 6)
    folder = edit("environs.toml", f"{top}\n{bottom}", f'top = ["blue", {none}]\nbottom = [{none}, "blue"]')
    at = line("environs.toml", "[frames]")
    problem = "nobody can build on tile b2 of 3 rows: none of its lines ends on a material."
    assert f"environs.toml, line {at}: {problem}" in problems(folder)


def test_a_notch_may_be_without_a_material(edit: Edit) -> None:
    """D8"""
    folder = edit("environs.toml", 'top    = ["grey"', 'top    = ["none"')
    assert read(folder).top[0] is None
    assert "grey" not in read(folder).payable(4)["a1"]


def test_all_errors_in_all_files_are_reported_together(edit: Edit) -> None:
    """D1, D6"""
    edit("missions.toml", "points = 1", "points = 9")
    edit("flags.toml", '"turn"', '"twist"')
    folder = edit("ring.toml", '"grail"', '"grial"')
    assert [told.partition(",")[0] for told in problems(folder)] == [
        "ring.toml",
        "flags.toml",
        "missions.toml",
    ]


def test_a_file_with_another_name_is_refused_with_the_known_names(tmp_path: Path) -> None:
    """D6"""
    (tmp_path / "misions.toml").write_text("", encoding="utf-8")
    assert problems(tmp_path) == [
        f"misions.toml, line 1: this is not a file of components; known: {', '.join(FILES)}."
    ]


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    """D6"""
    (tmp_path / "missions.toml").write_bytes(b"\xff\xfe\x00")
    assert problems(tmp_path) == ["missions.toml, line 1: this is not UTF-8 text."]


def test_a_file_saved_on_windows_is_read_like_any_other(tmp_path: Path) -> None:
    """D6"""
    text = defaults()["missions.toml"].replace("\n", "\r\n")
    (tmp_path / "missions.toml").write_text(f"\ufeff{text}", encoding="utf-8", newline="")
    assert read(tmp_path).fingerprint == ""
