"""The games on the shelf, as users of logres find them."""

from __future__ import annotations

import pytest

import logres


def test_every_game_on_the_shelf_can_be_started() -> None:
    assert "kingarthur" in logres.games()
    for name in logres.games():
        session = logres.start(name, seats=2, seed=7)
        assert session.choice is not None
        assert session.choice.seat in (0, 1)


def test_a_game_that_is_not_on_the_shelf_is_refused_by_name() -> None:
    with pytest.raises(logres.BadTable, match=r"There is no game 'chess'\. Known: merlin, kingarthur"):
        logres.start("chess", seats=2)


def test_a_record_of_a_game_that_is_not_on_the_shelf_is_refused_with_its_line() -> None:
    record = logres.start("kingarthur", seats=2, seed=7).save().replace("kingarthur", "chess")
    with pytest.raises(logres.BadRecord, match="line 2: There is no game 'chess'"):
        logres.load(record)


def test_the_settings_of_a_table_are_complete_and_checked() -> None:
    session = logres.start("kingarthur", seats=2, settings={"seals": "on"}, seed=7)
    assert session.view(None)["settings"] == {
        "seals": "on",
        "overpay": "needed",
        "overpayMerlin": "counts",
        "sealedColumn": "stay",
        "stalemate": "on",
    }
    with pytest.raises(logres.BadTable, match="Setting 'seals' cannot be 'maybe'"):
        logres.start("kingarthur", seats=2, settings={"seals": "maybe"})


def test_modules_and_settings_can_be_switched_on_in_plain_python() -> None:
    session = logres.start("merlin", 2, {"floorZero": True, "arthur": False}, 7, modules=["gold", "market"])
    settings = session.game.settings
    assert [settings[key] for key in ("gold", "market", "arthur", "floorZero")] == ["on", "on", "off", "on"]
    with pytest.raises(logres.BadTable, match="merlin has no module 'dragons'"):
        logres.start("merlin", 2, modules=["dragons"])


def test_every_refusal_is_a_logres_error() -> None:
    session = logres.start("kingarthur", seats=2, seed=7)
    with pytest.raises(logres.LogresError, match="is not an answer"):
        session.decide("joust")
    with pytest.raises(logres.LogresError, match="no game"):
        logres.start("chess", seats=2)
    with pytest.raises(logres.LogresError):
        logres.load("no record")
    with pytest.raises(logres.LogresError):
        logres.start("kingarthur", position="no position")


def test_a_session_says_what_it_is_and_what_it_asks() -> None:
    session = logres.start("kingarthur", seats=2, seed=7)
    choice = session.choice
    assert choice is not None
    asked = f"seat {choice.seat} is asked '{choice.ask}'"
    assert repr(session) == f"<Session of kingarthur: 2 seats, turn {session.turn}, {asked}>"
    while session.choice is not None:
        session.decide(session.choice.options[0])
    assert repr(session).endswith(", over>")


def test_everything_that_is_exported_exists() -> None:
    assert [name for name in logres.__all__ if not hasattr(logres, name)] == []
