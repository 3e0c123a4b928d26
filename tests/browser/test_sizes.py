"""On every screen, for every question: the first answers are visible, and so is the way to continue."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

import logres
from logres.server.services import Services
from tests.browser.laid import Known, furnish, go_on, lay, welcome
from tests.browser.moments import Moment, for_two, fullest, longest_scoring, records
from tests.browser.people import Party, Person
from tests.browser.sight import (
    IN_SIGHT,
    OF_A_REPLAY,
    OF_A_SCORING,
    OF_AN_END,
    OF_THE_HALL,
    ON_A_PHONE,
    ON_A_SCREEN,
    STATION,
)
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
    (844, 390),
)
FLAT = SCREENS[-1]  # a phone on its side
# A question with few options is seen at one size of each class, each question at the next one.
CLASSES = (
    ((1600, 1000), (1440, 900), (2560, 1080)),
    ((1366, 768), (1280, 800), (1280, 720), (960, 600)),
    ((1180, 820), (820, 1180), (1024, 768), FLAT),
)
SMALL = (FLAT, (430, 932), (390, 844), (360, 640))
# The screens that have least room, each in its own way.
SCARCE = ((960, 600), (1280, 720), (820, 1180))
# Where the castle and the missions lie beside the board.
BROAD = ((1600, 1000), (1440, 900), (1366, 768), (1280, 800), (1280, 720), (1180, 820), (960, 600))
UPRIGHT = (820, 1180)
# Questions that need all the room there is: they are seen at every size.
LONG = {
    "kingarthur": ("challenge", "adventure"),
    "merlin": ("move", "ally", "decree", "bewitch", "replace"),
}
HALLS = (
    *((1280, 720), (1280, 800), (1366, 768), (1440, 900), (1600, 1000)),
    *((1180, 820), (1024, 768), (820, 1180), (390, 844)),
)
LOW_HALLS = ((360, 640), FLAT)  # there is no room for all games at once
AT_A_GLANCE = 640  # "Play now" ends above this at 1280 by 800, so that it is in sight in any window
PHONES = ((430, 932), (390, 844), (412, 760), (360, 740), (390, 664), (360, 640))
WORDS = {"en-GB": ("Undo", "Show more"), "de-DE": ("Zurücknehmen", "Mehr zeigen")}
RUNNING = 10  # games of somebody busy
FIRST = 2  # options that must be seen without scrolling on a phone
FIRST_ON_A_SCREEN = {"en-GB": 6, "de-DE": 5}  # German words are longer
BOARDS = {  # the parts of each board that must be whole
    "kingarthur": "main .board :is(.adventures .place, .columns .place, .hand .slot)",
    "merlin": "main .center svg[role=img]",
}
# On a phone on its side cards scroll and the board comes near: their frames are whole.
FLAT_BOARDS = {"kingarthur": "main .center .zone", "merlin": "main .center > .room"}
CASTLE = ["main .left .castle .wall svg", "main .left .missions"]
CONSEQUENCES = "main .options .detail"
# Games with few modules or none, and the questions that are seen there where room is scarce.
FEW = {
    "base-4-windows": ("move", "send", "build"),
    "knights-4-everything": ("build", "favor-build", "favor-score"),
}
# Questions at which the castle is beside the board, and those whose options say what they bring.
BESIDE_THE_BOARD = ("move", "build", "send")
TOLD = ("move", "build")
WAYS_ON = "main .acts .button, main .button.gold"
WAYS_ON_LOW = "main .button.gold"
# The hand of King Arthur is below the adversaries.
BELOW = """() => {
  const box = (part) => document.querySelector(part).getBoundingClientRect();
  const [cards, hand] = [box("main .board .columns"), box("main .board .hand")];
  return hand.top >= cards.bottom && hand.top - cards.bottom < 60 &&
    hand.left >= cards.left - 9 && hand.right <= cards.right + 9;
}"""
NAMES = ("Ada", "Borin", "Cerys", "Dinas", "Ewain")


Tables = dict[str, dict[str, str]]


@dataclass(frozen=True)
class Laid:
    """Tables at which Ada is asked, by game and question, and one that is about to be scored."""

    site: str
    people: Sequence[Known]
    tables: Mapping[str, Mapping[str, str]]
    few: Sequence[str]  # tables of Merlin with few modules or none
    over: Mapping[str, str]  # a finished table of each game
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

    async def put(services: Services) -> tuple[list[Known], Tables, list[str], dict[str, str], str, Known]:
        everybody = await welcome(services, *NAMES)
        ada, *others = everybody

        async def asked(moment: Moment) -> str:
            people = others[: len(moment.game.players) - 1]
            people.insert(moment.seat, ada)
            return await lay(services, people, moment.game, moment.decisions)

        tables: Tables = {}
        over: dict[str, str] = {}
        for game in ASKS:
            moments = fullest(records(game))
            tables[game] = {ask: await asked(moment) for ask, moment in moments.items()}
            most = max(records(game), key=lambda played: (played.over, len(played.players)))
            over[game] = await lay(services, everybody[: len(most.players)], most, len(most.decisions))
        few: list[str] = []
        for name, asks in FEW.items():
            file = next(file for file in COLLECTIONS["merlin"].records() if file.stem == name)
            moments = fullest([logres.load(file.read_text(encoding="utf-8"))])
            few += [await asked(moments[ask]) for ask in asks]
        scoring = longest_scoring()
        people = everybody[: len(scoring.game.players)]
        about_to = await lay(services, people, scoring.game, scoring.first)
        busy, other = await welcome(services, "Ywain", "Laudine")
        for number, moment in enumerate(for_two()[:RUNNING]):
            pair = [busy, other] if (number + moment.seat) % 2 else [other, busy]
            await lay(services, pair, moment.game, moment.decisions)
        return everybody, tables, few, over, about_to, busy

    people, tables, few, over, scoring, busy = furnish(data, put)
    with listening(data, static=client) as address:
        yield Laid(f"http://{address}", people, tables, few, over, scoring, busy)


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


def one_of_each(number: int, screens: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """A size of each class; with few screens, only those of them whose turn it is."""
    sizes = [sizes[number % len(sizes)] for sizes in CLASSES]
    return [size for size in sizes if size in screens]


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
    ada.visit("/about")
    faults: list[str] = []
    for number, (ask, table) in enumerate(laid.tables[game].items()):
        sizes = screens if ask in LONG[game] else one_of_each(number, screens)
        if sizes:
            faults += [f"{ask} {fault}" for fault in seen(ada, table, game, language, sizes)]
    assert not faults, "\n".join(faults)


def seen(person: Person, table: str, game: str, language: str, sizes: Sequence[tuple[int, int]]) -> list[str]:
    """Go to a table and look at its question at these sizes; return the faults."""
    undo, _ = WORDS[language]
    person.forget()
    go_to(person, table)
    state = person.told()[-1]
    faults: list[str] = []
    for size in sizes:
        width, height = size
        person.page.set_viewport_size(sized(width, height))
        is_flat = size == FLAT
        first = FIRST if is_flat else FIRST_ON_A_SCREEN[language]
        board = (FLAT_BOARDS if is_flat else BOARDS)[game]
        has_castle = game == "merlin" and state["question"]["ask"] in BESIDE_THE_BOARD and size in BROAD
        beside = CASTLE if has_castle else []
        asked = [width, height, first, board, beside, state["can_undo"], undo]
        found = person.page.evaluate(ON_A_SCREEN, asked)
        if game == "kingarthur" and size == (2560, 1080) and not person.page.evaluate(BELOW):
            found.append("the hand is not below the adversaries")
        if size == UPRIGHT and state["question"]["ask"] in TOLD:
            told = person.page.locator(CONSEQUENCES).first.is_visible()
            found += [] if told else ["no option says what it brings"]
        faults += [f"at {width} by {height}: {fault}" for fault in found]
    return faults


def test_with_few_modules_or_none_a_question_is_whole_where_room_is_scarce(party: Party, laid: Laid) -> None:
    ada = party.person(laid.site, laid.ada, viewport=sized(*SCARCE[0]))
    ada.visit("/about")
    sizes = (*SCARCE, (1440, 900), FLAT)
    faults = [fault for table in laid.few for fault in seen(ada, table, "merlin", "en-GB", sizes)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("game", list(ASKS))
def test_on_every_screen_the_end_and_the_replay_show_their_ways_on(
    party: Party, laid: Laid, game: str
) -> None:
    ada = party.person(laid.site, laid.ada)
    ada.visit(f"/table/{laid.over[game]}")
    expect(ada.button("A picture to share")).to_be_enabled()
    faults: list[str] = []
    for width, height in (*SCREENS, *SMALL[1:]):
        ada.page.set_viewport_size(sized(width, height))
        found = ada.page.evaluate(OF_AN_END, [width, height, WAYS_ON if height >= 600 else WAYS_ON_LOW])
        faults += [f"the end at {width} by {height}: {fault}" for fault in found]
    ada.link("Replay", exact=True).first.click()
    expect(ada.page.get_by_role("slider")).to_be_visible()
    for width, height in (*SCREENS, *SMALL[1:]):
        ada.page.set_viewport_size(sized(width, height))
        found = ada.page.evaluate(OF_A_REPLAY, [width, height, None])
        faults += [f"the replay at {width} by {height}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


def test_the_boards_that_an_option_speaks_of_are_in_sight(party: Party, laid: Laid) -> None:
    ada = party.person(laid.site, laid.ada, viewport=sized(1440, 900))
    ada.visit("/about")
    go_to(ada, laid.tables["merlin"]["move"])
    die = ada.page.locator('main .options [data-piece^="die:morgana:"]').first
    die.hover()
    shelves = [f'main [data-place="board:{board}"]' for board in ("kitchen", "market", "picts")]
    assert ada.page.evaluate(IN_SIGHT, shelves) == []
    die.click()
    expect(ada.page.get_by_role("tabpanel").locator('[data-piece^="cauldron:"]').first).to_be_visible()
    assert ada.page.evaluate(IN_SIGHT, ['main [role=tabpanel] [data-piece^="cauldron:"]']) == []


def test_on_every_screen_a_scoring_shows_its_sentence_and_the_way_on(party: Party, laid: Laid) -> None:
    ada = party.person(laid.site, laid.ada)
    ada.visit(f"/table/{laid.scoring}")
    # Somebody at the same table reads German, where room is scarcest: words are longer.
    width, height = SCARCE[0]
    borin = party.person(laid.site, laid.people[1], viewport=sized(width, height), locale="de-DE")
    borin.visit(f"/table/{laid.scoring}")
    for person in (ada, borin):
        expect(person.question).to_be_visible()
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
            for width, height in dict.fromkeys((*SCARCE, *one_of_each(len(stations), SCREENS), *SMALL)):
                ada.page.set_viewport_size(sized(width, height))
                found = ada.page.evaluate(OF_A_SCORING, [width, height])
                faults += [f"{station} at {width} by {height}: {fault}" for fault in found]
        ada.page.keyboard.press("Space")
    faults += in_german(borin, *SCARCE[0])
    assert {"Traitors", "Environs", "Influence", "Vassals", "the total"} <= {*stations}
    assert not faults, "\n".join(faults)


def in_german(reader: Person, width: int, height: int) -> list[str]:
    """The faults of a scoring at one size, up to its last page."""
    dialog = reader.page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    faults: list[str] = []
    stations: list[str] = []
    while dialog.count():
        station = str(dialog.evaluate(STATION))
        if station not in stations:
            stations.append(station)
            found = reader.page.evaluate(OF_A_SCORING, [width, height])
            faults += [f"{station} at {width} by {height}: {fault}" for fault in found]
        reader.page.keyboard.press("Space")
    assert "Umland" in stations
    return faults


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_in_the_hall_of_a_returning_player_play_now_is_near_the_top(
    party: Party, laid: Laid, language: str
) -> None:
    busy = party.person(laid.site, laid.busy, viewport=sized(1280, 800), locale=language)
    busy.visit("/")
    buttons = busy.page.locator("main button[aria-keyshortcuts]")
    expect(buttons).to_have_count(len(COLLECTIONS))
    expect(busy.page.locator('main a.can[href^="/table/"]').first).to_be_visible()
    expect(busy.page.locator("[aria-busy=true]")).to_have_count(0)
    ends = [box["y"] + box["height"] for button in buttons.all() if (box := button.bounding_box())]
    assert max(ends) <= AT_A_GLANCE, ends


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
@pytest.mark.parametrize("is_new", [True, False], ids=["newcomer", "ten running games"])
def test_in_the_hall_play_now_is_always_in_sight(
    party: Party, laid: Laid, is_new: bool, language: str
) -> None:
    somebody = party.person(laid.site, None if is_new else laid.busy, locale=language)
    # Rows that say how long ago something was are the longest.
    somebody.page.clock.set_fixed_time(datetime.now(UTC) + timedelta(minutes=44))
    somebody.visit("/")
    rows = somebody.page.locator('main a[href^="/table/"]:not([href*="/new"])')
    if is_new:
        expect(rows).to_have_count(0)
    else:
        expect(rows.first).to_be_visible()
    expect(somebody.page.locator("[aria-busy=true]")).to_have_count(0)
    faults: list[str] = []
    for width, height in (*HALLS, *LOW_HALLS):
        somebody.page.set_viewport_size(sized(width, height))
        games = len(COLLECTIONS)
        seen = games if (width, height) in HALLS else 1
        found = somebody.page.evaluate(OF_THE_HALL, [width, height, games, seen])
        faults += [f"at {width} by {height}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)
