"""A session: deciding, taking back, copying, playing on."""

from __future__ import annotations

import pytest

from logres.engine import Box, Chance, IllegalDecision, Option, Question, Session, start
from tests.engine import toy
from tests.engine.toy import everything, position

# Deciding


def test_the_set_up_asks_every_seat_in_turn_zero() -> None:
    game = start(toy.BOX, 3, None, 5)
    assert game.choice is not None
    assert (game.choice.seat, game.choice.ask, game.choice.rule, game.turn) == (0, "colour", "T0", 0)
    assert list(game.choice.options) == ["red", "blue", "white"]
    game.decide("blue")
    assert (game.choice.seat, list(game.choice.options)) == (1, ["red", "white"])
    game.decide("white")
    # A single option is not asked: the third seat gets what is left, and the first turn begins.
    assert position(game).colours == ["blue", "white", "red"]
    assert (game.turn, game.choice.seat, game.choice.ask) == (1, 0, "deed")


def test_a_decision_is_kept_with_its_turn_its_seat_and_its_question() -> None:
    game = toy.start("ask", "yes", "stop")
    kept = [(decision.turn, decision.seat, decision.ask, decision.option) for decision in game.decisions]
    assert kept == [
        (0, 0, "colour", "red"),
        (0, 1, "colour", "blue"),
        (1, 0, "deed", "ask"),
        (1, 1, "answer", "yes"),
        (1, 0, "deed", "stop"),
    ]


@pytest.mark.parametrize("option", ["fly", None, 3, ("score",), "Score", ""])
def test_an_illegal_decision_says_what_was_asked_and_allowed_and_changes_nothing(option: Option) -> None:
    game = toy.start("score", "lay", None)
    before = everything(game.clone())
    with pytest.raises(
        IllegalDecision, match=r"is not an answer to 'deed' \(T1\), asked of seat 0"
    ) as refused:
        game.decide(option)
    assert "Allowed: score, roll, show, draw, deal, peek, whisper, ask, lay, hide, force, stop." in str(
        refused.value
    )
    assert everything(game) == before


def test_a_decision_after_the_end_is_refused() -> None:
    game = toy.start("score", "score", "score", "stop")
    assert game.over
    with pytest.raises(IllegalDecision, match="the game is over"):
        game.decide("score")


def test_a_question_with_one_answer_or_none_is_not_asked() -> None:
    game = toy.start("force")
    assert game.choice is not None
    assert game.choice.ask == "deed"
    assert game.events[-1].facts == {"only": "this", "nothing": None}


def test_an_equal_value_is_kept_as_the_option_that_was_offered() -> None:
    class Counting(toy.Toy):
        async def turn(self) -> None:
            """Pick a number."""
            self.points[0] = await self.choose(0, "number", (2, 1), "T5")

    box = Box("toy", "7", range(2, 4), (), lambda settings: Counting)
    game = start(box, 2, None, 5)
    for colour in ("red", "blue"):
        game.decide(colour)
    game.decide(True)
    assert type(game.decisions[-1].option) is int
    assert "1. 0: 1" in game.save().splitlines()


def test_a_game_over_is_scored_and_won() -> None:
    game = toy.start("score", "score", "stop", "stop", "score", "stop")
    assert (game.over, game.choice) == (True, None)
    assert (game.scores, game.winners) == ([3, 0], [0])


def test_nobody_has_won_a_running_game() -> None:
    assert toy.start("score").winners == []


# Taking back


@pytest.mark.parametrize(
    "deeds", [["score"], ["force"], ["lay"], ["lay", None], ["hide"], ["score", "hide", "lay"]]
)
def test_decisions_that_revealed_nothing_can_be_taken_back_one_by_one(deeds: list[str | None]) -> None:
    game = toy.start()
    moments = [everything(game.clone())]
    for deed in deeds:
        game.decide(deed)
        moments.append(everything(game.clone()))
    for moment in moments[-2::-1]:
        assert game.can_undo
        game.undo()
        assert everything(game) == moment
    assert not game.can_undo


def test_showing_a_letter_of_the_own_hand_can_be_taken_back() -> None:
    game = toy.start("lay")
    before = everything(game.clone())
    game.decide(position(game).hands[0][0])
    assert game.can_undo
    game.undo()
    assert everything(game) == before


@pytest.mark.parametrize(
    ("deed", "because"),
    [
        ("roll", "dice fell"),
        ("show", "a hidden letter is open now"),
        ("draw", "a hidden letter is in the own hand"),
        ("deal", "a rival has seen a hidden letter"),
        ("peek", "a secret was told"),
        ("whisper", "a secret was told to a rival"),
        ("ask", "another seat is asked"),
        ("stop", "the turn is over"),
    ],
)
def test_a_decision_that_revealed_something_cannot_be_taken_back(deed: str, because: str) -> None:
    game = toy.start("score", deed)
    before = everything(game.clone())
    assert not game.can_undo, because
    with pytest.raises(IllegalDecision, match="Nothing can be taken back"):
        game.undo()
    assert everything(game) == before


def test_the_answer_of_another_seat_cannot_be_taken_back() -> None:
    assert not toy.start("ask", "yes").can_undo


def test_decisions_after_the_reveal_can_be_taken_back() -> None:
    game = toy.start("roll", "score", "score")
    game.undo()
    game.undo()
    assert position(game).points == [0, 0]
    assert not game.can_undo


def test_a_decision_of_the_set_up_stands_once_another_seat_is_asked() -> None:
    assert not toy.start("red").can_undo


def test_a_decision_of_the_set_up_can_be_taken_back_while_the_same_seat_is_asked() -> None:
    class Twice(toy.Toy):
        async def setup(self) -> None:
            """The last seat is asked twice more."""
            await super().setup()
            for _ in range(2):
                self.row.append(await self.choose(1, "word", ("hail", "well met"), "T6"))

    game = start(Box("twice", "1", range(2, 4), (), lambda settings: Twice), 2, None, 5)
    for colour in ("red", "blue"):
        game.decide(colour)
    before = everything(game.clone())
    game.decide("hail")
    assert game.can_undo
    game.undo()
    assert everything(game) == before
    assert game.turn == 0


def test_the_last_decision_of_a_game_stands() -> None:
    assert not toy.start("score", "score", "score", "stop").can_undo


def test_events_are_taken_back_too() -> None:
    game = toy.start("score")
    told = len(game.events)
    game.undo()
    assert len(game.events) == told - 1
    game.decide("score")
    assert [event.name for event in game.events] == ["turn", "scored"]


# Copies


@pytest.mark.parametrize(
    "deeds",
    [
        ("red",),
        (),
        ("score",),
        ("roll", "show", "draw"),
        ("ask",),
        ("ask", "yes", "lay"),
        ("stop", "roll", "score"),
        ("score", "score", "score", "stop"),
    ],
)
def test_a_clone_is_the_same_game_at_the_same_question(deeds: tuple[str, ...]) -> None:
    game = toy.start(*deeds)
    twin = game.clone()
    assert everything(twin) == everything(game)
    assert (twin.over, twin.scores, twin.winners) == (game.over, game.scores, game.winners)
    assert twin.save() == game.save()


def test_clone_and_original_never_touch_each_other() -> None:
    game = toy.start("roll", "show")
    before = everything(game.clone())
    twin = game.clone()
    for deed in ("draw", "score", "hide", "stop"):
        twin.decide(deed)
    assert everything(game) == before
    apart = everything(twin.clone())
    for deed in ("score", "deal", "ask"):
        game.decide(deed)
    assert everything(twin) == apart


def test_clone_and_original_continue_alike() -> None:
    game = toy.start("roll")
    twin = game.clone()
    for deed in ("roll", "draw", "score", "stop", "show", "stop"):
        game.decide(deed)
        twin.decide(deed)
        assert everything(game) == everything(twin)


def test_a_clone_can_take_back_what_its_original_can() -> None:
    game = toy.start("roll", "score")
    twin = game.clone()
    twin.undo()
    assert position(twin).points == [0, 0]
    assert not twin.can_undo
    assert position(game).points == [1, 0]


# Redealing


@pytest.mark.parametrize("seat", [0, 1])
def test_a_redealt_game_looks_the_same_to_its_seat(seat: int) -> None:
    game = toy.start("show", "roll", "draw", "lay")
    for number in range(20):
        twin = game.redealt(seat, Chance.seeded(number))
        assert twin.view(seat) == game.view(seat)
        assert position(twin).faults() == []


def test_a_redeal_shuffles_what_the_seat_cannot_see_and_the_dice_to_come() -> None:
    game = toy.start("draw")
    hands, bags, dice = set(), set(), set()
    for number in range(40):
        twin = position(game.redealt(0, Chance.seeded(number)))
        hands.add(tuple(twin.hands[1]))
        bags.add(tuple(twin.bag))
        dice.add(tuple(twin.chance.copy().below(6) for _ in range(1)) + tuple(twin.chance.key))
        assert twin.hands[1] == sorted(twin.hands[1])
    assert len(hands) > 10
    assert len(bags) > 30
    assert len(dice) == 40


def test_a_redeal_does_not_touch_the_original() -> None:
    game = toy.start("draw", "lay")
    before = everything(game.clone())
    twin = game.redealt(0, Chance.seeded(1))
    for deed in (None, "show", "roll", "stop"):
        twin.decide(deed)
    assert everything(game) == before


def redealt_in_mid_turn() -> tuple[Session, Session]:
    """A game in mid-turn, and a redealt copy with a different bag."""
    game = toy.start("score", "show", "hide")
    twin = next(
        twin
        for twin in (game.redealt(0, Chance.seeded(number)) for number in range(9))
        if position(twin).bag != position(game).bag
    )
    return game, twin


def test_a_clone_of_a_redealt_game_has_the_redealt_cards() -> None:
    _, twin = redealt_in_mid_turn()
    assert everything(twin.clone()) == everything(twin)
    twin.decide("show")
    twin.decide("score")
    assert everything(twin.clone()) == everything(twin)


def test_what_was_done_after_a_redeal_can_be_taken_back() -> None:
    _, twin = redealt_in_mid_turn()
    before = everything(twin.clone())
    twin.decide("score")
    twin.decide("lay")
    assert twin.can_undo
    twin.undo()
    twin.undo()
    assert everything(twin) == before


def test_what_was_done_before_a_redeal_cannot_be_taken_back() -> None:
    game, twin = redealt_in_mid_turn()
    assert game.can_undo
    assert not twin.can_undo


def test_a_redealt_game_redealt_again_keeps_the_second_deal() -> None:
    _, twin = redealt_in_mid_turn()
    again = twin.redealt(0, Chance.seeded(77))
    assert everything(again.clone()) == everything(again)
    twin.decide("score")
    again = twin.redealt(0, Chance.seeded(78))
    again.decide("score")
    assert everything(again.clone()) == everything(again)
    assert twin.view(0)["bag"] == again.view(0)["bag"]


def test_a_redealt_game_continues_into_the_next_turn() -> None:
    _, twin = redealt_in_mid_turn()
    for deed in ("draw", "stop", "draw", "roll"):
        twin.decide(deed)
        assert everything(twin.clone()) == everything(twin)


def test_a_redealt_game_has_told_nobody_elses_secrets() -> None:
    game = toy.start("peek", "whisper")
    secrets = [(event.name, event.secret) for event in game.redealt(1, Chance.seeded(1)).events]
    letters = position(game).hands[0]
    assert secrets == [("turn", None), ("peeked", None), ("whispered", {"letters": letters})]
    assert game.events[1].secret is not None


def test_no_clone_of_a_redealt_game_tells_other_seats_secrets() -> None:
    twin = toy.start("peek").redealt(1, Chance.seeded(1))
    assert twin.clone().events == twin.events
    twin.decide("score")
    twin.decide("peek")
    assert twin.clone().events == twin.events


def test_a_redealt_game_has_no_record() -> None:
    twin = toy.start().redealt(0, Chance.seeded(1))
    for keep in (twin.record, twin.save):
        with pytest.raises(ValueError, match="its seed is unknown"):
            keep()


# Playing on at full speed


def last(choice: Question) -> Option:
    """Score once, then stop."""
    return choice.options[-1]


def test_a_game_is_finished_by_any_way_of_picking() -> None:
    game = toy.start("score", "score")
    picks = iter(["score", "stop"])
    game.play_out_fast(lambda choice: next(picks))
    assert (game.over, game.choice, game.scores, game.winners) == (True, None, [3, 0], [0])


def test_a_finished_game_is_the_same_as_one_decided_step_by_step() -> None:
    slow, fast = toy.start("roll"), toy.start("roll")
    chance = Chance.seeded(3)
    picked: list[Option] = []

    def pick(choice: Question) -> Option:
        picked.append(choice.options[chance.below(len(choice.options))])
        return picked[-1]

    fast.play_out_fast(pick)
    for option in picked:
        slow.decide(option)
    assert slow.over
    assert slow.view(None) == fast.view(None)


def test_a_finished_game_has_no_undo_and_no_record_but_a_clone() -> None:
    game = toy.start("score", "score", "score")
    game.play_out_fast(last)
    assert not game.can_undo
    with pytest.raises(ValueError, match="its seed is unknown"):
        game.record()
    assert everything(game.clone()) == everything(game)
    assert game.clone().over


def test_a_game_already_over_keeps_its_record() -> None:
    game = toy.start("score", "score", "score", "stop")
    record = game.record()
    game.play_out_fast(last)
    assert game.record() == record
