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
