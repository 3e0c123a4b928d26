"""The lessons, which are the same for everybody, and what a guest has done of them."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from logres.games import SHELF
from logres.server.bot_worker import AskedGame
from logres.server.lessons import GENTLE, LEARNER, LESSONS, MARK, bot_seed, lesson_of
from logres.server.rows import ForkPoint, StoredTable, Summary, TableRow
from tests.client.lesson import begun
from tests.server.arrange import BOT, YOU, Json, Person, until

every_lesson = pytest.mark.parametrize("key", LESSONS)


def opened(person: Person, key: str = "merlin") -> Json:
    """The table of a lesson of somebody, just begun."""
    answer = person.post(f"/api/lessons/{key}")
    assert answer.status == 201, answer.text
    table: Json = answer.body
    return table


def progress(person: Person, key: str) -> tuple[int, str | None]:
    """How many parts of a lesson somebody has done, and the table that is running."""
    (found,) = (one for one in person.get("/api/lessons").body if one["key"] == key)
    return found["done"], found["table"]


def played(person: Person, key: str, *, until_done: int | None = None) -> Json:
    """A lesson, played with first options until that many parts are done, or to its end."""
    table = opened(person, key)

    def asked() -> Json | None:
        state = person.state(table["id"], LEARNER)
        return state if state["question"] or state["table"]["stage"] == "over" else None

    while (state := until(asked))["question"]:
        if until_done is not None and progress(person, key)[0] >= until_done:
            break
        person.decide(table["id"], LEARNER, state["seq"], state["question"]["words"][0])
    return table


@every_lesson
def test_it_begins_immediately_with_one_gentle_bot_and_no_house_rules(ada: Person, key: str) -> None:
    lesson, table = LESSONS[key], opened(ada, key)
    assert (table["game"], table["stage"], table["lesson"]) == (lesson.game, "playing", key)
    assert [(seat["kind"], seat["bot"], seat["mine"]) for seat in table["seats"]] == [
        ("you", None, True),
        ("bot", GENTLE, False),
    ]
    assert table["settings"] == begun(lesson).game.settings


def test_every_module_and_every_game_has_one() -> None:
    assert {lesson.modules[-1] for lesson in LESSONS.values() if lesson.modules} == {
        module for box in SHELF.values() for module in box.modules
    }
    assert {lesson.game for lesson in LESSONS.values() if not lesson.modules} == set(SHELF)


@every_lesson
def test_the_learner_is_asked_first(key: str) -> None:
    choice = begun(LESSONS[key]).choice
    assert choice is not None, "somebody is asked"
    assert choice.seat == LEARNER


def test_it_is_laid_alike_for_everybody(ada: Person, bela: Person) -> None:
    views = [person.state(opened(person, "arthur")["id"], LEARNER)["view"] for person in (ada, bela)]
    assert views[0] == views[1]


def test_everybody_who_looks_knows_which_lesson_it_is(ada: Person, bela: Person) -> None:
    lesson, other = opened(ada, "gold"), ada.open_table(YOU, BOT, game="merlin")
    assert (lesson["lesson"], other["lesson"]) == ("gold", None)
    listed = {table["id"]: table["lesson"] for table in ada.get("/api/tables/mine").body}
    assert (listed[lesson["id"]], listed[other["id"]]) == ("gold", None)
    assert bela.state(lesson["id"])["table"]["lesson"] == "gold"


def test_it_needs_a_name(stranger: Person) -> None:
    answer = stranger.post("/api/lessons/merlin")
    assert (answer.status, answer.code) == (401, "no-name")


@pytest.mark.parametrize("key", ["", "camelot", "a%20b", "x" * 41])
def test_there_is_no_lesson_with_another_key(ada: Person, key: str) -> None:
    assert ada.post(f"/api/lessons/{key}").status in {400, 404, 405}


@pytest.mark.parametrize("wish", [{"seed": LESSONS["merlin"].seed}, {"lesson": "merlin"}])
def test_no_other_table_can_ask_for_its_seed(ada: Person, wish: Json) -> None:
    answer = ada.post("/api/tables", {"seats": [YOU, BOT], "game": "merlin", **wish})
    assert (answer.status, answer.code) == (400, "bad-request")


def test_its_seed_is_not_told_while_it_runs(ada: Person) -> None:
    table = opened(ada)
    state = ada.state(table["id"], LEARNER)
    assert state["seed"] is None
    assert LESSONS["merlin"].seed not in json.dumps([table, state, ada.get("/api/lessons").body])


# What somebody has done


def test_a_guest_without_lessons_has_done_none(ada: Person, stranger: Person) -> None:
    for person in (ada, stranger):
        lessons = person.get("/api/lessons").body
        assert [one["key"] for one in lessons] == [*LESSONS]
        assert {(one["done"], one["table"]) for one in lessons} == {(0, None)}


def test_a_lesson_goes_on_where_it_was(ada: Person, bela: Person) -> None:
    first = opened(ada, "decrees")
    assert progress(ada, "decrees") == (0, first["id"])
    again = opened(ada, "decrees")
    assert progress(ada, "decrees") == (0, again["id"]), "the latest counts"
    assert progress(ada, "favor") == (0, None)
    assert progress(bela, "decrees") == (0, None)


def test_the_scoring_after_the_second_round_ends_a_lesson_of_a_module(ada: Person) -> None:
    table = played(ada, "favor", until_done=1)
    assert ada.state(table["id"], LEARNER)["view"]["round"] == 3
    assert progress(ada, "favor") == (1, table["id"])
    opened(ada, "favor")
    assert progress(ada, "favor")[0] == 1, "what is done stays done"


def test_the_guided_game_has_two_parts(ada: Person) -> None:
    (merlin,) = (one for one in ada.get("/api/lessons").body if one["key"] == "merlin")
    assert merlin["parts"] == 2
    table = played(ada, "merlin", until_done=2)
    assert ada.state(table["id"], LEARNER)["view"]["round"] == 5


def summary(**facts: object) -> Summary:
    """The summary of a running game."""
    return replace(Summary(stage="playing", points=(0, 0)), **facts)  # type: ignore[arg-type]


def test_the_learners_first_adventure_ends_a_lesson_of_king_arthur() -> None:
    lesson = LESSONS["kingarthur"]
    assert lesson.parts_done(summary(points=(0, 9))) == 0
    assert lesson.parts_done(summary(points=(6, 0))) == 1
    assert lesson.parts_done(summary(stage="over")) == 1


def test_a_rematch_and_a_fork_are_games_like_any_other(ada: Person) -> None:
    table = played(ada, "kingarthur")
    assert progress(ada, "kingarthur") == (1, None)
    again = ada.post(f"/api/tables/{table['id']}/rematch").body
    assert (again["game"], again["lesson"]) == ("kingarthur", None)
    fork = ada.post(f"/api/tables/{table['id']}/positions/3/fork", {"seat": 0, "key": "fork-key-1"}).body
    assert fork["lesson"] is None
    assert progress(ada, "kingarthur") == (1, None), "neither of them is a running lesson"


# The opponent


def stored(seed: str, fork: ForkPoint | None = None) -> StoredTable:
    """A table with a seed."""
    row = TableRow("t", "ada", "merlin", "1", "", {}, "link", seed, 0.0, forked_from=fork)
    return StoredTable(row, Summary(), (), None)


def test_the_bot_of_a_lesson_plays_the_same_for_everybody() -> None:
    seed = LESSONS["gold"].seed
    assert bot_seed(stored(seed), 7) == f"{seed} 7"
    assert bot_seed(stored(seed), 8) != bot_seed(stored(seed), 7)
    assert bot_seed(stored("5f3a"), 7) is None
    assert bot_seed(stored(seed, ForkPoint("t", 3)), 7) is None


def test_other_bots_have_seeds_that_nobody_can_guess() -> None:
    session = begun(LESSONS["gold"])
    seeds = {AskedGame.of("t", session, bot_seed(stored("5f3a"), 0)).seed for _ in range(3)}
    assert len(seeds) == 3
    assert AskedGame.of("t", session, "known").seed == "known"


@pytest.mark.parametrize("seed", [f"{MARK}", f"{MARK} camelot 1", "5f3a", f"{MARK}s gold 1"])
def test_only_the_seed_of_a_lesson_makes_one(seed: str) -> None:
    assert lesson_of(stored(seed)) is None
