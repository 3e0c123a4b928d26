"""The windows of a turn, one after the other: R4.3."""

from __future__ import annotations

from logres.engine import Option, play
from tests.merlin.arrange import BLUE, RED, YELLOW, asked, asks, table, told

MISSION = {"shield": "2 lady: blue shield"}


def acts(options: tuple[Option, ...]) -> set[object]:
    """The names of the acts among some options."""
    return {option[0] for option in options if isinstance(option, tuple)}


def test_a_turn_begins_with_nothing_left_of_the_last_one() -> None:
    """W0, R4.3: an apple may be eaten again and a mission resolved."""
    game = table(cards=MISSION, hands={BLUE: "shield"}, castles={BLUE: "blue-shield"}, apples={BLUE: 1})
    game.ate, game.resolved, game.chosen = True, 1, "die1"
    offered = asked(game.turn())
    assert ("mission", "shield") in offered
    assert ("apple", "die2", 6) in offered
    assert told(game, "turn") == [{"seat": BLUE, "number": game.turns, "round": 1}]


def test_one_of_the_own_unused_dice_is_chosen() -> None:
    """W1, R4.3: and nobody else's."""
    game = table(used={BLUE: "die1"})
    moves = [option for option in asked(game.turn()) if isinstance(option, tuple) and option[0] == "go"]
    assert {die for _, die, *_ in moves} == {"die2", "die3", "merlin"}


def test_value_and_direction_are_settled_before_the_move_and_not_after_it() -> None:
    """W2, R4.3"""
    game = table(
        knights={BLUE: "influence-vassal"},
        apples={BLUE: 1},
        castles={BLUE: "purple-flag blue-flag"},
    )
    before = acts(asked(game.turn()))
    assert {"go", "reverse", "apple", "turn"} <= before
    after = asked(game.turn(), ("go", "die1", "cw", "blue"))
    assert after
    assert not acts(after) & {"go", "reverse", "apple", "turn"}


def test_the_figure_has_moved_before_anything_of_its_space_is_asked() -> None:
    """W3, R4.3"""
    game = table(knights={BLUE: "influence-vassal"})
    move, action = asks(game.turn(), ("go", "die1", "cw", "blue"))
    assert (move.ask, action.ask) == ("move", "send")
    assert game.figures["knight0"] == "blue"
    assert told(game, "sent") == []


def test_mirror_and_a_different_action_come_between_the_move_and_the_action() -> None:
    """W4, R4.3, X29e, X29f: they are chosen with the move, and used after it."""
    game = table(
        knights={BLUE: "influence-vassal", RED: "grail"},
        castles={BLUE: "brown-flag orange-flag"},
    )
    play(game.turn(), ("go", "die1", "cw", "blue", ("mirror", "brown"), ("different", "grail")))
    assert game.events is not None
    done = [event.name for event in game.events]
    assert done[1:] == [
        "used-die",
        "moved",
        "used-flag",
        "moved",
        "used-flag",
        "borrowed",
        "took-grail",
        *done[8:],
    ]
    assert told(game, "moved")[-1]["way"] == "mirror"


def test_the_flags_for_after_the_move_are_chosen_with_it() -> None:
    """W4, X29f: nothing is asked between the move and the action."""
    game = table(
        cards=MISSION,
        hands={BLUE: "shield"},
        castles={BLUE: "blue-shield brown-flag orange-flag"},
        knights={BLUE: "influence-vassal", YELLOW: "grail", RED: "grail"},
    )
    blue = ("go", "die1", "cw", "blue")
    ways = [
        option for option in asked(game.copy().turn()) if isinstance(option, tuple) and option[:4] == blue
    ]
    mirror, different = ("mirror", "brown"), ("different", "grail")
    assert ways == [blue, (*blue, different), (*blue, mirror), (*blue, mirror, different)]
    assert [choice.ask for choice in asks(game.turn(), blue)] == ["move", "send"]


def test_the_action_is_performed_or_forfeited_and_a_staff_performs_it_again() -> None:
    """W5, R4.3, R7.2"""
    sent = ("go", "merlin", "cw", "blue")
    game = table(figures={"merlin": "grey"}, staffs={BLUE: 1})
    assert None in asked(game.turn(), sent)
    assert told(game, "sent") == []
    game = table(figures={"merlin": "grey"}, staffs={BLUE: 1})
    assert ("staff", "blue") in asked(game.turn(), sent, ("lady", "blue"))
    game = table(figures={"merlin": "grey"}, staffs={BLUE: 1})
    play(game.turn(), sent, None)
    assert (told(game, "used-staff"), game.staffs[BLUE]) == ([], 1)


def test_free_acts_are_open_after_the_action() -> None:
    """W6, R4.3, X8: the mission is met by what the action brought."""
    game = table(cards=MISSION, hands={BLUE: "shield"}, knights={BLUE: "influence-vassal"})
    rest = asked(game.turn(), ("go", "die1", "cw", "blue"), ("shield-bearer", "blue"))
    assert {("mission", "shield"), None} <= {*rest}


def test_at_the_end_missions_are_replaced_and_the_die_is_used() -> None:
    """W7, R4.3, R9.5: one card for each that was resolved."""
    game = table(
        cards=MISSION, hands={BLUE: "shield x01"}, castles={BLUE: "blue-shield"}, display="x02 x03 x04"
    )
    questions = asks(game.turn(), ("mission", "shield"), ("go", "die3", "cw", "vp-shield"), "x03")
    assert questions[-1].ask == "draw"
    assert [*questions[-1].options] == ["x02", "x03", "x04", "deck"]
    assert game.used[BLUE] == ["die3"]
    assert game.hands[BLUE] == ["x01", "x03"]
