"""Only the games that have a table in the browser are offered there; the shelf may hold more."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

import logres
from logres import kingarthur
from logres.engine import Setting
from logres.games import SHELF
from logres.server import shelf
from tests.server.arrange import BOT, FRIEND, YOU, Person, server

GAMES_OF_THE_CLIENT = Path(__file__).parents[2] / "client/src/games.ts"


@pytest.fixture
def tafl(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game on the shelf that has no table in the browser."""
    monkeypatch.setitem(SHELF, "tafl", replace(kingarthur.BOX, name="tafl"))
    assert logres.start("tafl", seats=2).choice is not None
    return "tafl"


def names(person: Person) -> list[str]:
    """The games that the server offers."""
    return [game["name"] for game in person.get("/api/games").body]


def test_the_client_draws_a_table_and_a_replay_for_every_game_that_is_offered() -> None:
    source = GAMES_OF_THE_CLIENT.read_text()
    looks = re.search(r"LOOKS: Record<string, GameLook> = \{(.*?)^\};", source, re.DOTALL | re.MULTILINE)
    assert looks is not None
    drawn = re.findall(r"^  (\w+): \{$", looks[1], re.MULTILINE)
    assert sorted(drawn) == sorted(shelf.OFFERED)
    assert looks[1].count("/Table.svelte") == looks[1].count("/Replay.svelte") == len(drawn)


def drawn_modules(game: str) -> dict[str, tuple[str, ...]]:
    """The modules of a game that the client draws, and what it says that they need."""
    look = re.search(
        rf"^  {game}: \{{$(.*?)^  \}},$", GAMES_OF_THE_CLIENT.read_text(), re.DOTALL | re.MULTILINE
    )
    assert look is not None
    listed = re.search(r"^    modules: \[(.*?)\],\n    ready", look[1], re.DOTALL | re.MULTILINE)
    assert listed is not None
    _, *modules = re.split(r'\bkey: "', listed[1])
    needs = [re.search(r"\bneeds: \[(.*?)\]", module) for module in modules]
    return {
        module.split('"')[0]: tuple(re.findall(r'"(\w+)"', found[1])) if found else ()
        for module, found in zip(modules, needs, strict=True)
    }


def test_the_client_draws_every_module_that_is_offered_and_offers_no_other() -> None:
    for game, modules in shelf.OFFERED.items():
        drawn = drawn_modules(game)
        assert [module for module in drawn if module in SHELF[game].modules] == list(modules)
        assert set(modules) <= set(SHELF[game].modules)


def test_the_client_knows_what_a_module_needs() -> None:
    for game, modules in shelf.OFFERED.items():
        drawn = drawn_modules(game)
        for module in modules:
            assert drawn[module] == SHELF[game].needs.get(module, ()), f"{game}: {module}"


def test_a_game_without_a_table_in_the_browser_is_not_offered(tafl: str, stranger: Person) -> None:
    assert tafl in logres.games()
    assert names(stranger) == list(shelf.OFFERED)


def test_a_table_of_a_game_that_the_browser_cannot_show_is_refused(tafl: str, ada: Person) -> None:
    answer = ada.post("/api/tables", {"seats": [YOU, BOT], "game": tafl})
    assert (answer.status, answer.code) == (400, "bad-table")
    offered = ", ".join(shelf.OFFERED)
    assert answer.body["message"] == f"The game 'tafl' cannot be played in the browser yet. Known: {offered}."
    assert ada.get("/api/tables/mine").body == []


def test_the_refusal_of_an_unknown_game_names_only_those_that_are_offered(tafl: str, ada: Person) -> None:
    message = ada.post("/api/tables", {"seats": [YOU, BOT], "game": "chess"}).body["message"]
    assert message == f"There is no game 'chess'. Known: {', '.join(shelf.OFFERED)}."


def test_a_table_that_was_left_by_a_server_with_more_games_is_neither_offered_nor_half_shown(
    tafl: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as more, server(tmp_path) as door:
        more.setattr(shelf, "OFFERED", {**shelf.OFFERED, tafl: ()})
        ada, bela = Person(door, "Ada"), Person(door, "Bela")
        left, ours = [
            ada.open_table(YOU, FRIEND, game=game, visibility="open")["id"] for game in (tafl, "kingarthur")
        ]
        assert {table["id"] for table in bela.get("/api/tables/open").body} == {left, ours}
    with server(tmp_path) as door:
        bela.door = door
        assert [table["id"] for table in bela.get("/api/tables/open").body] == [ours]
        for answer in (bela.get(f"/api/tables/{left}/state"), bela.post(f"/api/tables/{left}/sit")):
            assert (answer.status, answer.code) == (404, "no-rules")
            assert "'tafl' cannot be played in the browser yet" in answer.body["message"]


def test_a_game_that_can_be_counted_before_its_end_says_what_a_scoring_would_bring(
    ada: Person,
) -> None:
    table = ada.post("/api/tables", {"game": "merlin", "seats": [YOU, BOT]}).body
    state = ada.get(f"/api/tables/{table['id']}/state?seat=0").body
    first = ada.get(f"/api/tables/{table['id']}/positions/0?seat=0").body
    assert state["view"]["ring"][0] == "black"
    assert all({"traitors", "influence", "staffs"} <= set(points) for points in state["projected"])
    assert [points["staffs"] for points in first["projected"]] == [6, 6]


# Modules


@pytest.fixture
def hunt(monkeypatch: pytest.MonkeyPatch) -> str:
    """A module of Merlin, with a house rule, that the browser cannot draw."""
    box = SHELF["merlin"]
    settings = (
        *box.settings,
        Setting("hunt", ("off", "on"), "R0", module="hunt", is_late=True),
        Setting("hounds", ("few", "many"), "Q0", module="hunt", is_late=True),
    )
    modules = (*box.modules, "hunt")
    monkeypatch.setitem(SHELF, "merlin", replace(box, settings=settings, modules=modules))
    return "hunt"


def test_a_module_that_the_browser_cannot_draw_is_not_offered(hunt: str, stranger: Person) -> None:
    assert logres.start("merlin", seats=2, options={hunt: "on"}).game.options[hunt] == "on"
    (merlin,) = [game for game in stranger.get("/api/games").body if game["name"] == "merlin"]
    keys = {setting["key"] for setting in merlin["settings"]}
    assert {"favor", "favorSelf", "markers"} <= keys
    assert keys & {hunt, "hounds"} == set()


def test_a_table_with_a_module_that_the_browser_cannot_draw_is_refused(hunt: str, ada: Person) -> None:
    plan = {"seats": [YOU, BOT], "game": "merlin", "options": {hunt: "on"}}
    answer = ada.post("/api/tables", plan)
    assert (answer.status, answer.code) == (400, "bad-table")
    known = ", ".join(shelf.OFFERED["merlin"])
    assert answer.body["message"] == (
        f"The module 'hunt' of merlin cannot be played in the browser yet. Known: {known}."
    )
    assert ada.get("/api/tables/mine").body == []


def test_a_table_that_was_left_by_a_server_with_more_modules_is_not_half_shown(
    hunt: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as more, server(tmp_path) as door:
        more.setattr(shelf, "OFFERED", {**shelf.OFFERED, "merlin": ("favor", hunt)})
        ada, bela = Person(door, "Ada"), Person(door, "Bela")
        table = ada.open_table(YOU, FRIEND, game="merlin", visibility="open", options={hunt: "on"})["id"]
    with server(tmp_path) as door:
        bela.door = door
        assert bela.get("/api/tables/open").body == []
        answer = bela.get(f"/api/tables/{table}/state")
        assert (answer.status, answer.code) == (404, "no-rules")
        assert "The module 'hunt' of merlin cannot be played in the browser yet" in answer.body["message"]
