"""On every screen, for every question: the first answers are visible, and so is the way to continue."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

import logres
from logres.engine import Session
from logres.server.services import Services
from tests.browser.laid import Known, furnish, go_on, lay, welcome
from tests.browser.people import Party, Person
from tests.browser.sight import OF_A_SCORING, OF_THE_HALL, ON_A_PHONE, ON_A_SCREEN, STATION
from tests.games.merlin.features import MAY, MUST
from tests.games.shelf import COLLECTIONS
from tests.server.arrange import listening

ASKS = {
    "kingarthur": ("draw-adversaries", "challenge", "adventure", "draw-knights"),
    "merlin": (*MUST, *MAY),
}
SCREENS = (
    (1600, 1000),
    (1440, 900),
    (1366, 768),
    (1280, 800),
    (1280, 720),
    (1180, 820),
    (820, 1180),
    (1024, 768),
    (960, 600),  # a laptop at 150 %
    (2560, 1080),
)
SMALL = ((844, 390), (430, 932), (390, 844), (360, 640))
# The screens that have least room, each in its own way, and questions that need all of it.
SCARCE = ((960, 600), (1280, 720), (820, 1180))
LONG = {
    "kingarthur": ("challenge", "adventure"),
    "merlin": ("move", "ally", "decree", "bewitch", "replace"),
}
HALLS = ((1280, 720), (1280, 800), (1440, 900), (1600, 1000), (1024, 768), (390, 844))
PHONES = ((430, 932), (390, 844), (412, 760), (360, 740), (390, 664), (360, 640))
WORDS = {"en-GB": ("Undo", "Show more"), "de-DE": ("Zurücknehmen", "Mehr zeigen")}
RUNNING = 10  # games of somebody busy
FIRST = 2  # options that must be seen without scrolling on a phone
FIRST_ON_A_SCREEN = {"en-GB": 6, "de-DE": 5}  # German words are longer
BOARDS = {  # the parts of each board that must be whole
    "kingarthur": "main .board :is(.adventures .place, .columns .place, .hand .slot)",
    "merlin": "main .center svg[role=img]",
}
NAMES = ("Ada", "Borin", "Cerys", "Dinas", "Ewain")


@dataclass(frozen=True)
class Moment:
    """Where in a recorded game a question is asked, and how many options it has there."""

    game: Session
    decisions: int
    seat: int
    options: int


@dataclass(frozen=True)
class Scoring:
    """A scoring of a recorded game: its first and last decision, and how many events it has."""

    game: Session
    first: int
    last: int
    told: int


@cache
def records(game: str) -> list[Session]:
    """The recorded games of a game."""
    return [logres.load(file.read_text(encoding="utf-8")) for file in COLLECTIONS[game].records()]


def fullest(game: str) -> dict[str, Moment]:
    """For every kind of question, the moment of the recorded games that offers most."""
    found: dict[str, Moment] = {}
    for recorded in records(game):
        again = logres.start(game, len(recorded.players), recorded.game.settings, recorded.seed)
        for number, decision in enumerate(recorded.decisions):
            choice = again.choice
            assert choice is not None
            known = found.get(choice.ask)
            if known is None or len(choice.options) > known.options:
                found[choice.ask] = Moment(recorded, number, choice.seat, len(choice.options))
            again.decide(decision.option)
    return found


def for_two() -> list[Moment]:
    """Recorded games for two of both games, each in the middle."""
    games = [game for game in (*records("merlin"), *records("kingarthur")) if len(game.players) == 2]
    halves = [(game, len(game.decisions) // 2) for game in games]
    return [Moment(game, made, game.decisions[made].seat, 0) for game, made in halves]


@dataclass(frozen=True)
class Laid:
    """Tables at which Ada is asked, by game and question, and one that is about to be scored."""

    site: str
    people: Sequence[Known]
    tables: Mapping[str, Mapping[str, str]]
    scoring: str
    busy: Known  # with ten running games, half of them waiting

    @property
    def ada(self) -> Known:
        """The person who looks."""
        return self.people[0]


@pytest.fixture(scope="module")
def laid(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Laid]:
    """A server with a table for every kind of question."""
    data = tmp_path_factory.mktemp("data")

    async def put(services: Services) -> tuple[list[Known], dict[str, dict[str, str]], str, Known]:
        everybody = await welcome(services, *NAMES)
        ada, *others = everybody
        tables: dict[str, dict[str, str]] = {}
        for game in ASKS:
            tables[game] = {}
            for ask, moment in fullest(game).items():
                people = others[: len(moment.game.players) - 1]
                people.insert(moment.seat, ada)
                tables[game][ask] = await lay(services, people, moment.game, moment.decisions)
        scoring = longest_scoring()
        people = everybody[: len(scoring.game.players)]
        about_to = await lay(services, people, scoring.game, scoring.first)
        busy, other = await welcome(services, "Ywain", "Laudine")
        for number, moment in enumerate(for_two()[:RUNNING]):
            pair = [busy, other] if (number + moment.seat) % 2 else [other, busy]
            await lay(services, pair, moment.game, moment.decisions)
        return everybody, tables, about_to, busy

    people, tables, scoring, busy = furnish(data, put)
    with listening(data, static=client) as address:
        yield Laid(f"http://{address}", people, tables, scoring, busy)


def longest_scoring() -> Scoring:
    """The scoring with the most players and, within its game, the most events."""
    found: Scoring | None = None
    for recorded in records("merlin"):
        if len(recorded.players) < max(recorded.box.player_counts):
            continue
        again = logres.start("merlin", len(recorded.players), recorded.game.settings, recorded.seed)
        began, first = 0, 0
        for number, decision in enumerate(recorded.decisions):
            told = len(again.events)
            again.decide(decision.option)
            for event in again.events[told:]:
                told += 1
                if event.name == "scoring":
                    began, first = told, number
                elif event.name == "round" and began:
                    if found is None or told - began > found.told:
                        found = Scoring(recorded, first, number, told - began)
                    began = 0
    assert found is not None
    return found


def sized(width: int, height: int) -> ViewportSize:
    """A size as a browser expects it."""
    return {"width": width, "height": height}


def go_to(person: Person, table: str) -> None:
    """Go to another table as by a link, and wait for its question."""
    person.page.evaluate(
        """(path) => {
          document.querySelector("main")?.setAttribute("data-left", "");
          const link = Object.assign(document.createElement("a"), { href: path });
          document.body.append(link);
          link.click();
          link.remove();
        }""",
        f"/table/{table}",
    )
    person.page.locator("main:not([data-left]) .options button.option.can").first.wait_for()


@pytest.mark.parametrize(
    ("game", "language", "phones"),
    [
        ("kingarthur", "en-GB", PHONES),
        ("kingarthur", "de-DE", PHONES),
        ("merlin", "en-GB", PHONES),
        ("merlin", "de-DE", PHONES[-1:]),  # its words are longer; the smallest tells
    ],
)
def test_on_every_phone_every_question_can_be_answered_without_scrolling(
    party: Party, laid: Laid, game: str, language: str, phones: Sequence[tuple[int, int]]
) -> None:
    ada = party.person(
        laid.site, laid.ada, viewport=sized(*phones[0]), has_touch=True, is_mobile=True, locale=language
    )
    undo, more = WORDS[language]
    ada.visit("/about")
    assert laid.tables[game].keys() == {*ASKS[game]}
    faults: list[str] = []

    def look(words: str, width: int, height: int) -> None:
        found = ada.page.evaluate(ON_A_PHONE, [width, height, FIRST, can_undo, undo])
        faults.extend(f"{words} at {width} by {height}: {fault}" for fault in found)

    for ask, table in laid.tables[game].items():
        ada.forget()
        go_to(ada, table)
        can_undo = ada.told()[-1]["can_undo"]
        for width, height in phones:
            ada.page.set_viewport_size(sized(width, height))
            look(ask, width, height)
        handle = ada.button(more)
        if handle.count():  # allies are chosen without a sheet
            handle.click()
            look(f"{ask}, the sheet raised,", width, height)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("game", "language", "screens"),
    [
        ("kingarthur", "en-GB", SCREENS),
        ("kingarthur", "de-DE", SCARCE),
        ("merlin", "en-GB", SCREENS),
        ("merlin", "de-DE", SCARCE[:1]),  # its words are longer; the lowest tells
    ],
)
def test_on_every_screen_what_is_asked_and_the_board_are_whole(
    party: Party, laid: Laid, game: str, language: str, screens: Sequence[tuple[int, int]]
) -> None:
    ada = party.person(laid.site, laid.ada, viewport=sized(*screens[0]), locale=language)
    undo, _ = WORDS[language]
    ada.visit("/about")
    faults: list[str] = []
    for ask, table in laid.tables[game].items():
        if ask not in LONG[game]:
            continue
        ada.forget()
        go_to(ada, table)
        can_undo = ada.told()[-1]["can_undo"]
        for width, height in screens:
            ada.page.set_viewport_size(sized(width, height))
            asked = [width, height, FIRST_ON_A_SCREEN[language], BOARDS[game], can_undo, undo]
            found = ada.page.evaluate(ON_A_SCREEN, asked)
            faults.extend(f"{ask} at {width} by {height}: {fault}" for fault in found)
    assert not faults, "\n".join(faults)


def test_on_every_screen_a_scoring_shows_its_sentence_and_the_way_on(party: Party, laid: Laid) -> None:
    ada = party.person(laid.site, laid.ada)
    ada.visit(f"/table/{laid.scoring}")
    expect(ada.question).to_be_visible()
    ada.expects(r"409 .*/outlook\?")  # the game goes on before the page has asked what its options bring
    scoring = longest_scoring()
    go_on(laid.site, laid.people, laid.scoring, scoring.game, range(scoring.first, scoring.last + 1))
    dialog = ada.page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    faults: list[str] = []
    stations: list[str] = []
    while dialog.count():
        station = str(dialog.evaluate(STATION))
        if station not in stations:
            stations.append(station)
            for width, height in (*SCARCE, (1180, 820), (1440, 900), *SMALL):
                ada.page.set_viewport_size(sized(width, height))
                found = ada.page.evaluate(OF_A_SCORING, [width, height])
                faults += [f"{station} at {width} by {height}: {fault}" for fault in found]
        ada.page.keyboard.press("Space")
    assert {"Traitors", "Environs", "Influence", "Vassals", "the total"} <= {*stations}
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
@pytest.mark.parametrize("is_new", [True, False], ids=["newcomer", "ten running games"])
def test_in_the_hall_play_now_is_always_in_sight(
    party: Party, laid: Laid, is_new: bool, language: str
) -> None:
    somebody = party.person(laid.site, None if is_new else laid.busy, locale=language)
    somebody.visit("/")
    rows = somebody.page.locator('main a[href^="/table/"]:not([href*="/new"])')
    if is_new:
        expect(rows).to_have_count(0)
    else:
        expect(rows.first).to_be_visible()
    expect(somebody.page.locator("[aria-busy=true]")).to_have_count(0)
    faults: list[str] = []
    for width, height in HALLS:
        somebody.page.set_viewport_size(sized(width, height))
        found = somebody.page.evaluate(OF_THE_HALL, [width, height, len(COLLECTIONS)])
        faults += [f"at {width} by {height}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)
