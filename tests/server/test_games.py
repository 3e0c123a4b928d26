"""The games that the server offers: those on the shelf, all of which the client draws."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import logres
from logres.engine import Setting
from logres.engine.rulebook import LANGUAGES, Language
from logres.games import SHELF
from tests.server.arrange import BOT, FRIEND, YOU, Person, server

CLIENT = Path(__file__).parents[2] / "client/src"
GAMES_OF_THE_CLIENT = CLIENT / "games.ts"


def test_the_client_draws_a_table_and_a_replay_for_every_game() -> None:
    source = GAMES_OF_THE_CLIENT.read_text()
    looks = re.search(r"LOOKS: Record<string, GameLook> = \{(.*?)^\};", source, re.DOTALL | re.MULTILINE)
    assert looks is not None
    drawn = re.findall(r"^  (\w+): \{$", looks[1], re.MULTILINE)
    assert sorted(drawn) == sorted(SHELF)
    assert loaded_games("loading.ts", "TABLES") == loaded_games("screens/Replay.svelte", "REPLAYS") == drawn


def loaded_games(file: str, table: str) -> list[str]:
    """The games in a table of the client that says what to load for each game."""
    source = (CLIENT / file).read_text()
    games = re.search(rf"^( *)const {table}: Record.*? = \{{$(.*?)^\1\}};$", source, re.DOTALL | re.MULTILINE)
    assert games is not None
    return re.findall(rf"^{games[1]}  (\w+): \(\) =>", games[2], re.MULTILINE)


def drawn_modules(game: str) -> list[str]:
    """The modules of a game that the client draws."""
    look = re.search(
        rf"^  {game}: \{{$(.*?)^  \}},$", GAMES_OF_THE_CLIENT.read_text(), re.DOTALL | re.MULTILINE
    )
    assert look is not None
    listed = re.search(r"^    modules: \[(.*?)\],\n    ready", look[1], re.DOTALL | re.MULTILINE)
    assert listed is not None
    return re.findall(r'\bkey: "(\w+)"', listed[1])


@pytest.mark.parametrize("game", SHELF)
def test_the_client_draws_every_module_and_no_others(game: str) -> None:
    assert sorted(drawn_modules(game)) == sorted(SHELF[game].modules)


def test_every_game_is_offered_with_its_modules_and_what_they_need(stranger: Person) -> None:
    offered = {game["name"]: game for game in stranger.get("/api/games").body}
    for name, box in SHELF.items():
        needs = {module["key"]: tuple(module["needs"]) for module in offered[name]["modules"]}
        assert [*needs] == [*box.modules]
        assert {key: needed for key, needed in needs.items() if needed} == box.needs
    merlin = {setting["key"]: setting["modules"] for setting in offered["merlin"]["settings"]}
    assert [merlin[key] for key in ("markers", "favorSelf", "castleHut")] == [
        [],
        ["favor"],
        ["morgana", "knights"],
    ]


def test_every_game_is_offered_with_all_its_settings(stranger: Person) -> None:
    offered = {game["name"]: game for game in stranger.get("/api/games").body}
    assert list(offered) == list(SHELF)
    for name, box in SHELF.items():
        keys = [setting["key"] for setting in offered[name]["settings"]]
        assert keys == [setting.key for setting in box.settings]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHELF)
def test_the_rules_of_a_game_are_sent_in_one_language(
    stranger: Person, game: str, language: Language
) -> None:
    sent = stranger.get(f"/api/games/{game}/rules/{language}").body
    book = logres.rules(game).for_players()
    assert sent["title"] == book.title[language]
    assert [chapter["id"] for chapter in sent["chapters"]] == [chapter.id for chapter in book.chapters]
    rules = {rule["id"]: rule for chapter in sent["chapters"] for rule in chapter["rules"]}
    assert {name: rule["text"] for name, rule in rules.items()} == {
        name: rule.text[language] for name, rule in book.rules.items()
    }


def test_a_rule_comes_with_its_reason_and_its_house_rule(stranger: Person) -> None:
    sent = stranger.get("/api/games/kingarthur/rules/en").body
    rules = {rule["id"]: rule for chapter in sent["chapters"] for rule in chapter["rules"]}
    assert rules["KQ2"]["reason"] == "A Merlin is not a double."
    assert [rules[name]["setting"] for name in ("KQ2", "KQ4")] == ["overpayMerlin", None]


def test_rules_that_the_browser_has_are_not_sent_again(client: TestClient) -> None:
    path = "/api/games/merlin/rules/de"
    tag = client.get(path).headers["etag"]
    again = client.get(path, headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get(path.replace("de", "en"), headers={"If-None-Match": tag}).status_code == 200


@pytest.mark.parametrize(("game", "modules"), [("merlin", 9), ("kingarthur", 1)])
def test_a_rule_says_which_module_it_belongs_to(stranger: Person, game: str, modules: int) -> None:
    sent = stranger.get(f"/api/games/{game}/rules/en").body
    said = {rule["id"]: rule["module"] for chapter in sent["chapters"] for rule in chapter["rules"]}
    assert len({*said.values()} - {None}) == modules
    examples = {"merlin": ("R24.1", "favor", "R8.1"), "kingarthur": ("K10.1", "seals", "K5.1")}
    rule, module, of_the_game = examples[game]
    assert (said[rule], said[of_the_game]) == (module, None)


@pytest.mark.parametrize(
    ("path", "status", "code"), [("tafl/rules/en", 404, "not-found"), ("merlin/rules/la", 400, "bad-request")]
)
def test_rules_that_there_are_not_are_refused(stranger: Person, path: str, status: int, code: str) -> None:
    answer = stranger.get(f"/api/games/{path}")
    assert (answer.status, answer.code) == (status, code)


def test_the_refusal_of_an_unknown_game_names_those_that_there_are(ada: Person) -> None:
    answer = ada.post("/api/tables", {"seats": [YOU, BOT], "game": "chess"})
    assert (answer.status, answer.code) == (400, "bad-table")
    assert answer.body["message"] == f"There is no game 'chess'. Known: {', '.join(SHELF)}."
    assert ada.get("/api/tables/mine").body == []


@pytest.mark.parametrize(
    ("game", "settings", "complaint"),
    [
        ("tafl", {}, "There is no game 'tafl'"),
        ("kingarthur", {"hounds": "many"}, "kingarthur has no setting 'hounds'"),
    ],
)
def test_a_table_that_was_left_by_a_server_with_more_games_is_neither_offered_nor_half_shown(
    game: str, settings: dict[str, str], complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as more, server(tmp_path) as client:
        box = SHELF["kingarthur"]
        hounds = Setting("hounds", ("few", "many"), "Q0", omitted_when_default=True)
        more.setitem(SHELF, game, replace(box, name=game, settings=(*box.settings, hounds)))
        ada, bela = Person(client, "Ada"), Person(client, "Bela")
        left, ours = [
            ada.open_table(YOU, FRIEND, visibility="open", **plan)["id"]
            for plan in ({"game": game, "settings": settings}, {"game": "merlin"})
        ]
        assert {table["id"] for table in bela.get("/api/tables/open").body} == {left, ours}
    with server(tmp_path) as client:
        bela.client = client
        assert [table["id"] for table in bela.get("/api/tables/open").body] == [ours]
        for answer in (bela.get(f"/api/tables/{left}/state"), bela.post(f"/api/tables/{left}/sit")):
            assert (answer.status, answer.code) == (404, "no-rules")
            assert complaint in answer.body["message"]


def test_a_game_that_can_be_counted_before_its_end_says_what_a_scoring_would_bring(
    ada: Person,
) -> None:
    table = ada.post("/api/tables", {"game": "merlin", "seats": [YOU, BOT]}).body
    state = ada.get(f"/api/tables/{table['id']}/state?seat=0").body
    first = ada.get(f"/api/tables/{table['id']}/positions/0?seat=0").body
    assert state["view"]["ring"][0] == "black"
    assert all({"traitors", "influence", "staffs"} <= set(points) for points in state["projected"])
    assert [points["staffs"] for points in first["projected"]] == [6, 6]


def test_the_levels_of_a_game_come_with_what_was_measured_of_them_and_nothing_else(
    ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    met = {"one": "page", "others": "knight", "games": 4, "share": 0.25, "low": 0.1, "high": 0.6}
    arena = {
        "game": "merlin",
        "players": 2,
        "modules": [],
        "date": "2026-11-19",
        "command": "logres arena merlin",
        "games": 4,
        "ratings": [{"name": "page", "rating": 1300, "low": 1200, "high": 1400, "games": 4}],
        "encounters": [{**met, "lead": -3.5, "seconds": [0.1, 0.2]}],
    }
    monkeypatch.setattr("logres.server.routes.games.measured", lambda: (arena,))
    (found,) = ada.get("/api/games/merlin/levels").body
    assert found["ratings"] == arena["ratings"]
    assert found["encounters"] == [{**met, "seconds": [0.1, 0.2]}]
    assert ada.get("/api/games/kingarthur/levels").body == []
    assert ada.get("/api/games/chess/levels").code == "not-found"
