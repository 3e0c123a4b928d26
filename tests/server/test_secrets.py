"""Messages to a seat or a spectator never name a card that they may not know."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

import pytest

from logres import Session, load
from tests.server.arrange import FRIEND, YOU, Json, Person, asked_state

KNIGHT = re.compile(r"(?:red|orange|beige)[12]|merlin")
ADVERSARY = re.compile(r"(?:dark|enemy|monster|dragon)[1-5]")


def strings(value: object, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield every text in a message, keys included, with its place or the place that it changes."""
    if isinstance(value, dict) and value.keys() == {"op", "path", "value"}:
        changed = "".join("[]" if part.isdigit() else f".{part}" for part in value["path"].split("/")[1:])
        yield from strings(value["value"], f".view{changed}")
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield f"{path}.{key}", str(key)
            yield from strings(inner, f"{path}.{key}")
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner, f"{path}[]")
    elif isinstance(value, str):
        yield path, value


def knights_named(message: object) -> set[str]:
    """The places of a message that name a knight."""
    return {path for path, word in strings(message) if KNIGHT.search(word)}


def adversaries_named(message: object) -> set[str]:
    """The places of a message that name an adversary."""
    return {path for path, word in strings(message) if ADVERSARY.search(word)}


def named(value: object) -> set[str]:
    """The knights that a message names."""
    return {name for _, word in strings(value) for name in KNIGHT.findall(word)}


# Where everybody may see a knight: on the discards, and in payments.
OPEN_KNIGHTS = {
    ".view.knight_discards[]",
    ".steps[].events[].facts.payment[]",
    ".events[].facts.payment[]",
    ".chosen",
}
OWN_KNIGHTS = {
    ".view.hands[][]",
    ".question.options[][][]",
    ".question.words[]",
    ".steps[].events[].facts.cards[]",
    ".events[].facts.cards[]",
    ".outcomes[].events[].facts.cards[]",
    ".outcomes[].events[].facts.payment[]",
    ".outcomes[].then.options[][][]",
    ".outcomes[].then.words[]",
}


@pytest.fixture(params=["off", "on"])
def game(ada: Person, bela: Person, request: pytest.FixtureRequest) -> str:
    """A game of three guests, half played."""
    clara = Person(ada.client, "Clara")
    settings = {"seals": request.param}
    table = ada.open_table(YOU, FRIEND, FRIEND, visibility="open", settings=settings)["id"]
    for friend in (bela, clara):
        friend.post(f"/api/tables/{table}/sit")
    people = [ada, bela, clara]
    for number in range(60):
        person, state = asked_state(people, table)
        if state["question"] is None:
            break
        words = state["question"]["words"]
        person.decide(table, state["question"]["seat"], state["seq"], words[number % len(words)])
    return str(table)


def true_game(ada: Person, table: str) -> Session:
    """The game with everything that is hidden, from the server's memory."""
    services = ada.client.app.state.services  # type: ignore[attr-defined]
    session: Session = services.tables._tables[table].playing()
    return load(session.save())


def everything_for(person: Person, table: str, seat: int | None) -> list[Json]:
    """Return everything that the server sends about a table over HTTP."""
    query = "" if seat is None else f"?seat={seat}"
    number = len(person.get(f"/api/tables/{table}/timeline{query}").body["steps"])
    paths = [f"timeline{query}", *(f"positions/{at}{query}" for at in range(0, number + 1, 7))]
    return [
        person.state(table, seat, after=0),
        person.state(table, seat),
        *(person.get(f"/api/tables/{table}/{path}").body for path in paths),
        *person.get("/api/tables/mine").body,
        *person.get("/api/tables/open").body,
    ]


def test_a_spectator_is_told_of_knights_only_what_lies_open(game: str, stranger: Person) -> None:
    for message in everything_for(stranger, game, None):
        assert knights_named(message) <= OPEN_KNIGHTS


def test_a_seat_is_told_of_its_own_knights_alone(game: str, ada: Person) -> None:
    messages = everything_for(ada, game, 0)
    for message in messages:
        assert knights_named(message) <= OPEN_KNIGHTS | OWN_KNIGHTS
    session = true_game(ada, game)
    for message in messages:
        if "outcomes" in message:
            assert named(message["outcomes"]) <= named(message["view"]["hands"][0])
        if message.get("view") and message.get("seq") == messages[0]["seq"]:
            assert message["view"] == session.view(0)
            assert [type(hand) for hand in message["view"]["hands"]] == [list, int, int]
        for step in message.get("steps", []) if "seq" in message else []:
            for event in step.get("events", []):
                if "cards" in event["facts"] and event["name"] == "drew-knights":
                    assert event["seat"] == 0


def test_the_trophies_of_others_are_only_counted(game: str, ada: Person, stranger: Person) -> None:
    for person, seat in ((ada, 0), (stranger, None)):
        for message in everything_for(person, game, seat):
            view = message.get("view")
            if view:
                for number, pile in enumerate(view["trophies"]):
                    assert isinstance(pile, list) == (number == seat)
                assert isinstance(view["adversary_supply"], int)
                assert isinstance(view["knight_supply"], int)


def test_the_seed_is_secret_until_the_game_is_over(game: str, ada: Person, bela: Person) -> None:
    seed = str(true_game(ada, game).seed)
    for person, seat in ((ada, 0), (bela, 1), (bela, None)):
        for message in everything_for(person, game, seat):
            assert seed not in json.dumps(message)
            assert message.get("seed") is None
    assert seed not in ada.get(f"/api/tables/{game}/record").text


def test_over_the_socket_nothing_more_is_told(game: str, ada: Person, stranger: Person) -> None:
    looks: list[tuple[Person, int | None, Callable[[object], bool]]] = [
        (stranger, None, lambda message: knights_named(message) <= OPEN_KNIGHTS),
        (ada, 0, lambda message: knights_named(message) <= OPEN_KNIGHTS | OWN_KNIGHTS),
    ]
    for person, seat, is_discreet in looks:
        with person.live(game) as socket:
            socket.send_json({"type": "hello", "seat": seat, "after": 0})
            message = socket.receive_json()
            assert len(message["steps"]) == message["seq"]
            assert is_discreet(message)
            recent = [step for step in message["steps"] if step["changes"] is not None]
            assert len(recent) > 20, "changes are told too"


def test_a_stranger_at_the_socket_does_not_get_a_seat(game: str, bela: Person) -> None:
    with bela.live(game) as socket:
        socket.send_json({"type": "hello", "seat": 0})
        message = socket.receive_json()
        assert message["type"] == "refused"
        assert message["problem"]["code"] == "not-yours"


def test_the_walk_through_a_message_finds_what_is_hidden_deep() -> None:
    change = {"op": "add", "path": "/hands/1/2", "value": "red1"}
    message = {"a": [{"b": ["x", "red2"]}], "usual:dark1:merlin": 1, "changes": [[change]]}
    assert knights_named(message) == {".a[].b[]", ".usual:dark1:merlin", ".view.hands[][]"}
    assert adversaries_named(message) == {".usual:dark1:merlin"}
