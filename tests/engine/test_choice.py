"""Questions and the words that answer them."""

from __future__ import annotations

import pytest

from logres.engine import Choice, IllegalDecision, Option, offered, play, text

PAYMENT = ("usual", "dragon4", ("merlin", "red1", "red1"))


@pytest.mark.parametrize(
    ("option", "word"),
    [
        (None, "-"),
        ("draw", "draw"),
        (2, "2"),
        (PAYMENT, "usual:dragon4:merlin+red1+red1"),
        (("grail", ("dragon5", "monster4", "enemy3")), "grail:dragon5+monster4+enemy3"),
        (("at", 3), "at:3"),
        (("at", (3, 4)), "at:3+4"),
        (("treasure", ("dragon5",)), "treasure:dragon5"),
    ],
)
def test_an_option_is_written_as_one_word(option: Option, word: str) -> None:
    assert text(option) == word


@pytest.mark.parametrize("option", [None, 2, "draw", PAYMENT])
def test_an_option_is_found_by_its_word(option: Option) -> None:
    choice: Choice[Option] = Choice(1, "deed", ("draw", 2, PAYMENT, None), "T1")
    assert offered(choice, text(option)) == option
    assert choice.find(text(option)) == option
    assert text(option) in choice.words


def test_a_word_that_is_not_offered_is_refused_with_the_question_and_the_answers() -> None:
    choice: Choice[Option] = Choice(1, "deed", ("draw", 2, None), "T1")
    with pytest.raises(IllegalDecision) as refused:
        offered(choice, "fly")
    assert (
        str(refused.value) == "'fly' is not an answer to 'deed' (T1), asked of seat 1. Allowed: draw, 2, -."
    )


def test_a_refusal_names_the_first_of_many_answers() -> None:
    choice: Choice[Option] = Choice(0, "number", tuple(range(100, 130)), "T1")
    with pytest.raises(IllegalDecision, match=r"Allowed: 100, 101, .* 111 and 18 more\."):
        offered(choice, "5")


def test_nothing_is_offered_once_the_game_is_over() -> None:
    with pytest.raises(IllegalDecision, match="'draw' cannot be decided: the game is over"):
        offered(None, "draw")


# Driving a single rule


async def rule(sides: int) -> str:
    """A rule with two questions."""
    first: Option = await Choice[Option](0, "first", ("a", "b"), "T1")
    second: Option = await Choice[Option](1, "second", (sides, None), "T1")
    return f"{first}{second}"


def test_a_rule_is_played_with_scripted_answers() -> None:
    assert play(rule(6), "b", 6) == "b6"


def test_a_rule_is_not_played_with_an_answer_that_is_not_offered() -> None:
    with pytest.raises(AssertionError, match=r"'second' does not offer 7 \(6, -\)"):
        play(rule(6), "b", 7)


def test_a_rule_is_not_played_with_too_few_answers() -> None:
    with pytest.raises(AssertionError, match=r"no answer left for 'second' \(6, -\)"):
        play(rule(6), "b")


def test_a_rule_is_not_played_with_too_many_answers() -> None:
    with pytest.raises(AssertionError, match="not asked for: x, -"):
        play(rule(6), "b", None, "x", None)
