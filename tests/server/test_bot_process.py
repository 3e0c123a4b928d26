"""The process in which bots think: the games that it keeps, and how long it follows one thought."""

from __future__ import annotations

import pytest

import logres
from logres.engine import Option, Session, offered, text
from logres.players import Opponent, Seat, opponent
from logres.server import bot_process
from logres.server.bot_process import Answer, Task, answer, decisions
from logres.server.bot_worker import AskedGame
from logres.server.table_cache import TableCache


@pytest.fixture(autouse=True)
def sessions(monkeypatch: pytest.MonkeyPatch) -> TableCache[Session]:
    """A process that keeps the games of two tables."""
    cache: TableCache[Session] = TableCache(2)
    monkeypatch.setattr(bot_process, "SESSIONS", cache)
    return cache


def game(seed: int = 1) -> Session:
    """A game that has begun."""
    return logres.start("kingarthur", 2, seed=seed)


def whole(session: Session, table: str = "t") -> Answer:
    """Ask a bot, and send the whole game."""
    return answer({"table": table, "bot": "random", "seed": "1", "game": session.save()})


def task(session: Session, since: int, table: str = "t") -> Task:
    """A question to a bot, with what is new in the game."""
    asked = AskedGame.of(table, session)
    return {"table": table, "bot": "random", "seed": "1", "news": asked.since(since)}


def play(session: Session, words: list[str]) -> None:
    """Make decisions."""
    for word in words:
        session.decide(offered(session.choice, word))


def test_a_game_that_was_sent_once_needs_only_its_news() -> None:
    session = game()
    for _ in range(5):
        play(session, whole(session)["words"])
    known = len(session.decisions)
    play(session, [text(session.choice.options[-1])] if session.choice else [])
    found = answer(task(session, known))
    assert found == whole(session)
    assert "words" in found


def test_a_game_that_was_never_sent_is_missing() -> None:
    assert answer(task(game(), 0)) == {"missing": True}


def test_a_kept_game_with_another_number_of_decisions_is_missing() -> None:
    session = game()
    play(session, whole(session)["words"])
    assert answer(task(session, len(session.decisions) - 1)) == {"missing": True}


def test_a_kept_game_that_went_another_way_is_missing() -> None:
    session, other = game(), game()
    play(session, whole(session)["words"])
    assert other.choice is not None
    for option in other.choice.options:
        if text(option) != text(session.decisions[0].option):
            other.decide(option)
            break
    assert answer(task(other, len(other.decisions))) == {"missing": True}


def test_a_kept_game_in_which_the_news_are_illegal_is_missing() -> None:
    session = game()
    play(session, whole(session)["words"])
    wrong = task(session, len(session.decisions))
    wrong["news"]["words"] = ["dance"]
    assert answer(wrong) == {"missing": True}


def test_a_missing_game_is_not_kept(sessions: TableCache[Session]) -> None:
    session = game()
    whole(session)
    answer(task(session, 0))
    assert sessions.get("t") is None


def test_the_game_that_was_not_used_for_longest_is_forgotten_first() -> None:
    one, two, three = game(1), game(2), game(3)
    for table, session in (("1", one), ("2", two)):
        play(session, whole(session, table)["words"])
    play(one, answer(task(one, len(one.decisions), "1"))["words"])
    whole(three, "3")
    assert "words" in answer(task(one, len(one.decisions), "1"))
    assert answer(task(two, len(two.decisions), "2")) == {"missing": True}


def test_a_bot_that_fails_leaves_no_game_behind(sessions: TableCache[Session]) -> None:
    session = game()
    whole(session)
    found = answer({"table": "t", "bot": "lancelot", "seed": "1", "game": session.save()})
    assert "no opponent 'lancelot'" in found["error"]
    assert sessions.get("t") is None


# Decisions that follow from one thought


class Planner(Opponent):
    """Takes the first option, and expects the next few questions."""

    def __init__(self, expected: int) -> None:
        super().__init__("planner")
        self.expected = expected

    def decide(self, seat: Seat) -> Option:
        return seat.choice.options[0]

    def expects(self, seat: Seat) -> bool:
        self.expected -= 1
        return self.expected >= 0


def test_a_bot_answers_as_long_as_it_expects_the_questions() -> None:
    for expected in range(2):
        session = logres.start("merlin", 2, seed=4)  # its first turn has five questions
        assert len(decisions(Planner(expected), session)) == expected + 1


def test_a_bot_answers_no_more_once_another_seat_is_asked() -> None:
    session = logres.start("merlin", 2, seed=4)
    assert session.choice is not None
    seat = session.choice.seat
    decisions(Planner(1000), session)
    assert session.choice is not None
    assert session.choice.seat != seat
    assert all(decision.seat == seat for decision in session.decisions)


class Doubter(Opponent):
    """Considers the first two options, the second one twice, and takes the third."""

    def decide(self, seat: Seat) -> Option:
        first, second, third, *_ = seat.choice.options
        for option in (first, second, second):
            seat.consider(option)
        return third


def test_a_bot_tells_what_is_best_so_far_whenever_that_changes() -> None:
    session, told = logres.start("merlin", 2, seed=4), list[Answer]()
    assert session.choice is not None
    first, second, third, *_ = map(text, session.choice.options)
    assert decisions(Doubter("1"), session, told.append)[0] == third
    assert told == [{"so_far": [first]}, {"so_far": [second]}]


def test_every_level_considers_a_turn_before_it_has_finished_thinking() -> None:
    for level in ("knight", "marshal", "enchantress"):
        session, told = logres.start("merlin", 2, seed=4), list[Answer]()
        decided = decisions(opponent(level, "1"), session, told.append)
        assert told[-1]["so_far"][0] == decided[0], "the last that was best is what is played"
