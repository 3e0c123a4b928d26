from __future__ import annotations

import tomllib
from collections.abc import Iterator
from textwrap import dedent

from logres.engine.lines import KeyPath, line_of, lines

TEXT = dedent("""\
    # a comment with [brackets] = and "quotes
    title = "a # that is no comment"   # [one] = that is

    [ring]
    spaces = [ "black", "build",  # two
      'grey',

      { id = "m1", needs = ["]", "}"] },
    ]
    "odd key".'and ] odder' = 3
    many = \"\"\"
    not.a = key
    \\"\"\" still "" not \"\"\"
    last = 1979-05-27T07:32:00Z

    [[seat]]
    name = "Anna"
    castle.shields = { blue = 1, grey = 2 }
    [[seat]]
    name = 'Ben'
    [seat.castle]
    flags = [[1, 2], [
      3]]
    [[seat.traitor]]
    colour = "black"
    """)


def test_every_key_and_entry_has_its_line() -> None:
    found = lines(TEXT)
    assert found["title",] == 2
    assert found["ring",] == 4
    assert [found["ring", "spaces", number] for number in range(4)] == [5, 5, 6, 8]
    assert found["ring", "spaces", 3, "needs", 1] == 8
    assert found["ring", "odd key", "and ] odder"] == 10
    assert found["ring", "many"] == 11
    assert found["ring", "last"] == 14
    assert found["seat", 0, "name"] == 17
    assert found["seat", 0, "castle", "shields", "grey"] == 18
    assert found["seat", 1] == 19
    assert found["seat", 1, "castle"] == 21
    assert found["seat", 1, "castle", "flags", 1, 0] == 23
    assert found["seat", 1, "traitor", 0, "colour"] == 25


def test_exactly_what_tomllib_reads_is_found() -> None:
    assert set(lines(TEXT)) == set(paths(tomllib.loads(TEXT)))


def test_a_missing_key_has_the_line_where_it_should_be() -> None:
    found = lines(TEXT)
    assert line_of(found, ("seat", 1, "castle", "materials")) == 21
    assert line_of(found, ("ring", "spaces", 7)) == 5
    assert line_of(found, ("nowhere", 3)) == 1


def test_windows_line_endings_count_once() -> None:
    assert lines("a = 1\r\n\r\nb = [\r\n2]\r\n") == {("a",): 1, ("b",): 3, ("b", 0): 4}


def test_an_empty_text_has_no_lines() -> None:
    assert lines("") == lines("# only a comment") == {}


def paths(value: object, path: KeyPath = ()) -> Iterator[KeyPath]:
    if path:
        yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from paths(inner, (*path, key))
    if isinstance(value, list):
        for number, inner in enumerate(value):
            yield from paths(inner, (*path, number))
