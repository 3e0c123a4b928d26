"""What missions lack, and which spaces and answers bring them nearer."""

from __future__ import annotations

import pytest

from logres.engine import Chance
from logres.engine.reach import Prospects
from tests.games.records import beginning, read
from tests.merlin.arrange import BLUE, table
from tests.players.merlin.playing import begun


def prospects(need: str, **more: object) -> dict[str, int]:
    """The spaces that bring a mission with these needs nearer for the blue player, and by how much."""
    game = table(2, cards={"card": f"3 lady: {need}"}, hands={BLUE: "card"}, **more)  # type: ignore[arg-type]
    found = Prospects(begun(game), BLUE, Chance.seeded("prospects"))
    return {place: nearer for place in found.places if (nearer := found.of(place).get("card"))}


def test_a_good_comes_from_its_principality_and_from_where_goods_are_exchanged() -> None:  # R9.2
    found = prospects("blue flag", castles={BLUE: "grey-shield"}, markers={BLUE: "grey"})
    assert found["blue"] == 1
    assert found["exchange-1"] == 1
    assert "grey" not in found
    assert "influence-flag" not in found  # there is no marker in blue


def test_any_good_of_a_kind_comes_from_every_principality() -> None:  # R9.2
    found = prospects("any flag", markers={BLUE: "grey"})
    assert {"black", "grey", "blue", "purple", "orange", "brown", "influence-flag"} <= found.keys()


def test_a_marker_comes_with_the_lady() -> None:  # R8.1d
    found = prospects("marker in purple")
    assert found["purple"] == 1
    assert "blue" not in found


def test_a_vassal_is_sent_or_moves_next_door() -> None:  # R8.1, R8.6
    found = prospects("builder in purple", vassals={BLUE: "builder:orange"})
    assert found == {"purple": 1, "relocate": 1}


def test_markers_in_any_principality_must_be_together_under_the_house_rule() -> None:  # Q11
    needs = "marker anywhere, marker anywhere"
    spread = prospects(needs, markers={BLUE: "grey blue"})
    joined = prospects(needs, markers={BLUE: "grey blue"}, settings={"anyMarkers": "together"})
    assert not spread  # it is met
    assert {"grey", "blue"} <= joined.keys()
    assert "purple" not in joined


def test_an_answer_that_leads_to_the_next_question_counts_with_it() -> None:
    game = table(
        2,
        faces={BLUE: (4, 2, 3, 1)},
        knights={BLUE: "black"},
        cards={"card": "3 lady: builder in grey"},
        hands={BLUE: "card"},
    )
    session = begun(game)
    found = Prospects(session, BLUE, Chance.seeded("prospects"))
    nearer = {option: found.by(option) for option in found.options}
    grey = [option for option in nearer if isinstance(option, tuple) and option[-1] == "grey"]
    assert grey
    assert all(nearer[option]["card"] == 1 for option in grey)


@pytest.mark.parametrize("name", ["decrees-4-everything", "market-3-greedy", "morgana-2-castle"])
def test_what_is_hidden_changes_nothing(name: str) -> None:
    whole = read("merlin", name)
    session = beginning(whole)
    for number, decision in enumerate(whole.decisions):
        if number % 40 == 0 and session.game.turns:
            for seat in session.game.seats:
                one, other = (Prospects(session, seat, Chance.seeded(seed)) for seed in ("one", "other"))
                assert [one.of(place) for place in one.places] == [other.of(place) for place in other.places]
                assert [one.by(option) for option in one.options] == [
                    other.by(option) for option in other.options
                ]
        session.decide(decision.option)
