"""Damage the text of a position, as a slip of the hand would, or worse."""

from __future__ import annotations

import re

from hypothesis import strategies as st

from logres.engine import BadPosition, Box, Chance, Session, start

VALUES = (
    '"-"',
    '""',
    '"nonsense"',
    "0",
    "1",
    "-1",
    "7",
    "99999999",
    f"0x{'f' * 5000}",
    "9" * 5000,
    "1.5",
    "nan",
    "true",
    "false",
    "2020-02-30",
    "1979-05-27T07:32:00Z",
    "[]",
    "[1, 2]",
    '["red1", "-"]',
    "[[[]]]",
    "[" * 3000,
    "{}",
    "{ a = 1 }",
    '"""several\nlines"""',
    "'",
    '"\\ud800"',
    '"\ud800"',
    '"\x85\u2028"',
    "",
)
SNIPPETS = ("[", "]", "=", '"', "#", "\n", "\x00", "[[seat]]", "[seat.9]", ".", ",", "1", "-", "é", "\r")


@st.composite
def damaged(draw: st.DrawFn, source: str) -> str:
    """A text in which some lines are missing, doubled, moved or changed."""
    lines = source.splitlines()
    for _ in range(draw(st.integers(1, 3))):
        number = draw(st.integers(0, len(lines) - 1))
        line = lines[number]
        match draw(st.sampled_from(["delete", "double", "move", "value", "word", "put", "heading"])):
            case "delete":
                del lines[number]
            case "double":
                lines.insert(number, line)
            case "move":
                lines.insert(draw(st.integers(0, len(lines) - 1)), lines.pop(number))
            case "value":
                lines[number] = f"{line.partition('=')[0]}= {draw(st.sampled_from(VALUES))}"
            case "word":
                lines[number] = _another_word(draw, line, source)
            case "put":
                at = draw(st.integers(0, len(line)))
                lines[number] = line[:at] + draw(st.sampled_from(SNIPPETS)) + line[at:]
            case "heading":
                lines[number] = re.sub(
                    r"^\[.*?\]", draw(st.sampled_from(["[odd]", "[seat]", "[table.x]"])), line
                )
    return "\n".join(lines)


def _another_word(draw: st.DrawFn, line: str, source: str) -> str:
    """The line with one of its words or numbers replaced by another from anywhere in the text."""
    words = re.compile(r"[\w-]+")
    here = [*words.finditer(line)]
    if not here:
        return line
    gone = draw(st.sampled_from(here))
    put: str = draw(st.sampled_from(sorted({match[0] for match in words.finditer(source)})))
    return line[: gone.start()] + put + line[gone.end() :]


def begun_or_refused(source: str, box: Box) -> Session | None:
    """The game that a text describes, or None if it is refused with its lines named."""
    try:
        return start(box, position=source)
    except BadPosition as problem:
        refusal = problem
    rows = str(refusal).splitlines()
    assert all(re.match(r"line [1-9]\d*: .+\.$|And \d+ more\.$", row) for row in rows), rows
    assert all(1 <= line <= source.count("\n") + 1 for line, _ in refusal.problems)
    return None


def play_on(session: Session, decisions: int) -> None:
    """Play a game that began from a damaged text: its rules must cope with it."""
    chance = Chance.seeded("on")
    for _ in range(decisions):
        if session.choice is None:
            return
        session.decide(session.choice.options[chance.below(len(session.choice.options))])
