"""Pictures of typical moments of both games: python -m tests.browser.screenshots [MOMENT ...]

Every moment is a position of a game between four skilled opponents, played with a fixed seed: a picture
changes only when the client or the rules do. Only the games of the requested moments are played. The server
listens on the loopback interface and uses a temporary database.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from playwright.sync_api import sync_playwright

import logres
from logres.engine import Session
from logres.players import ask, opponent, play_out
from logres.server.services import Services
from logres.server.settings import STATIC
from tests.browser.album import FOLDER, PAIRED, Look, Moment, Seating, Shot, Visit, looks, photograph
from tests.browser.conftest import CHROMIUM, browser_here
from tests.browser.laid import furnish, lay, welcome
from tests.browser.pages import pages
from tests.server.arrange import listening
from tests.server.process import PATIENCE

SEED = "5"
OPTIONS = {"favor": "on"}
MODULES = {**OPTIONS, "arthur": "on", "knights": "on", "treasures": "on", "decrees": "on"}
CITY = {"gold": "on", "caerleon": "on", "market": "on"}
WITCH = {"gold": "on", "morgana": "on", "arthur": "on"}
EVERYTHING = {**MODULES, **CITY, **WITCH}
SEALS = {"seals": "on"}
PEOPLE = ("Ada", "Borin", "Cerys", "Dinas")
# How much of the game was played at the tables that the hall shows.
IN_THE_HALL = {"Table of the Lake": 0.3, "Winter quarters": 0.55, "The long night": 1}
SCORED = 5  # steps of a scoring that were seen when it is photographed

# Actions on a page before its picture is taken


def focus_an_option(visit: Visit) -> None:
    """Focus the first option, as with the keyboard."""
    option = visit.page.locator("main .options button.can").first
    option.wait_for()
    option.focus()


def take_a_die_of_morgana(visit: Visit) -> None:
    """Take a die from the kitchen and focus the first cauldron."""
    visit.page.locator('main .options [data-piece^="die:morgana:"]').first.click()
    visit.page.get_by_role("tabpanel").locator('[data-piece^="cauldron:"]').first.wait_for()
    focus_an_option(visit)


def open_the_sheet(visit: Visit) -> None:
    """Pull up the sheet of a phone."""
    visit.page.get_by_role("button", name="Show more").first.click()


def watch_the_scoring(visit: Visit) -> None:
    """Watch how a round ends and the influence is counted."""
    visit.play_on()
    visit.page.locator("dialog[open]").wait_for()
    for _ in range(SCORED):
        visit.page.keyboard.press("Space")
        visit.page.wait_for_timeout(200)


def watch_the_sum(visit: Visit) -> None:
    """Watch how a round ends, up to the sum of everybody's points."""
    watch_the_scoring(visit)
    visit.page.keyboard.press("Escape")


def open_a_rule(visit: Visit) -> None:
    """Open the rule of a space in the drawer, and focus an option beside it."""
    visit.page.locator("main .kicker a").first.click()
    drawer = visit.page.locator("aside.rule-drawer")
    drawer.get_by_role("searchbox").fill("R8.9")
    drawer.locator("dt a").first.click()
    drawer.locator(".now").wait_for()


# The games and their moments


def played(settings: Mapping[str, str], game: str = "merlin") -> Session:
    """One game between four skilled opponents."""
    session = logres.start(game, seats=len(PEOPLE), settings=settings, seed=SEED)
    play_out(session, [opponent("greedy", f"{SEED}-{seat}") for seat in range(len(PEOPLE))])
    return session


def played_until_asked(settings: Mapping[str, str], in_round: int) -> Session:
    """A game between four skilled opponents, up to the moment when Ada is asked for a move in a round."""
    session = logres.start("merlin", seats=len(PEOPLE), settings=settings, seed=SEED)
    opponents = [opponent("greedy", f"{SEED}-{seat}") for seat in range(len(PEOPLE))]
    while (choice := session.choice) is not None:
        if (choice.seat, choice.ask) == (0, "move") and int(str(session.view(None)["round"])) >= in_round:
            break
        session.decide(ask(opponents[choice.seat], session))
    return session


class Course:
    """The questions and events of each decision of a game."""

    def __init__(self, game: Session) -> None:
        again = logres.start("merlin", seats=len(PEOPLE), settings=game.game.settings, seed=SEED)
        self._asked: list[tuple[str, int]] = []  # what Ada was asked, and in which round
        self._told: list[set[str]] = []
        for decision in game.decisions:
            now = int(str(again.view(None)["round"]))
            self._asked.append((decision.ask if decision.seat == 0 else "", now))
            before = len(again.events)
            again.decide(decision.option)
            self._told.append({event.name for event in again.events[before:]})

    def asked(self, ask: str, in_round: int) -> int:
        """The first decision, in this round or later, for which Ada is asked this."""
        found = (number for number, (what, at) in enumerate(self._asked) if what == ask and at >= in_round)
        return next(found)

    def told(self, name: str, after: int = 0) -> int:
        """The first decision that produces an event."""
        return next(number for number, names in enumerate(self._told) if number >= after and name in names)


def moments() -> list[Moment]:
    """Moments of a game with King's favor that everybody should see."""
    game = played(OPTIONS)
    course = Course(game)
    middle, building, scoring = course.asked("move", 4), course.asked("build", 2), course.told("scoring")
    further = course.told("round", after=scoring) - scoring + 1
    return [
        Moment("table", game, middle, focus_an_option),
        Moment("table-sheet", game, middle, open_the_sheet, looks=looks("phone")),
        Moment("table-rule", game, middle, open_a_rule, looks=PAIRED),
        Moment("building", game, building, focus_an_option),
        Moment("scoring", game, scoring, watch_the_scoring, further=further),
        Moment("scoring-sum", game, scoring, watch_the_sum, further=further),
        Moment("end", game, len(game.decisions)),
    ]


def moments_with_modules() -> list[Moment]:
    """Moments with modules: the draft of allies, and Arthur's ring in the middle of a game."""
    game = played(MODULES)
    course = Course(game)
    return [
        Moment("draft", game, course.asked("ally", 1)),
        Moment("modules", game, course.asked("move", 4), focus_an_option),
        Moment("modules-end", game, len(game.decisions)),
    ]


def everything() -> list[Moment]:
    """All nine modules together."""
    game = played_until_asked(EVERYTHING, in_round=3)
    return [
        Moment("everything", game, len(game.decisions), focus_an_option, looks=[Look("desktop", "light")])
    ]


def city() -> list[Moment]:
    """Caerleon with its market."""
    game = played_until_asked(CITY, in_round=4)
    return [Moment("city", game, len(game.decisions), focus_an_option, looks=[Look("phone", "dark")])]


def witch() -> list[Moment]:
    """One of Morgana's dice, and where it can be laid."""
    game = played_until_asked(WITCH, in_round=4)
    made = len(game.decisions)
    return [Moment("witch", game, made, take_a_die_of_morgana, looks=[Look("desktop", "dark")])]


def asked_after(game: Session, adventures: int, ask: str) -> int:
    """The decision before which Ada is asked something once n adventures of King Arthur are taken."""
    again = logres.start("kingarthur", seats=len(PEOPLE), settings=game.game.settings, seed=SEED)
    for number, decision in enumerate(game.decisions):
        owners = again.view(None)["adventures"]
        assert isinstance(owners, dict)
        taken = sum(owner is not None for owner in owners.values())
        if taken >= adventures and (decision.seat, decision.ask) == (0, ask):
            return number
        again.decide(decision.option)
    raise AssertionError(f"Ada is never asked {ask} after {adventures} adventures")


def king_arthur() -> list[Moment]:
    """The moments of a game of King Arthur with seals."""
    game = played(SEALS, "kingarthur")
    return [
        Moment("kingarthur", game, asked_after(game, 5, "challenge"), focus_an_option),
        Moment("kingarthur-adventure", game, asked_after(game, 3, "adventure"), focus_an_option),
        Moment("kingarthur-end", game, len(game.decisions)),
        Moment("kingarthur-replay", game, len(game.decisions), path="/table/{table}/replay/60"),
    ]


# The games to play for some moments, by the names of these moments.
GAMES: Mapping[tuple[str, ...], Callable[[], list[Moment]]] = {
    (
        *("table", "table-sheet", "table-rule"),
        *("building", "scoring", "scoring-sum", "end"),
    ): moments,
    (
        *("hall", "new-table", "waiting-room", "lessons"),
        *("rules", "rules-cards", "rules-board", "rules-chapter"),
        *("rules-module", "rules-law", "rules-search", "rules-example"),
    ): pages,
    ("draft", "modules", "modules-end"): moments_with_modules,
    ("everything",): everything,
    ("city",): city,
    ("witch",): witch,
    ("kingarthur", "kingarthur-adventure", "kingarthur-end", "kingarthur-replay"): king_arthur,
}


# The server's tables, as if the game had been played there


async def seated(services: Services, shots: Sequence[Shot]) -> dict[Shot, Seating]:
    """The contents of the server's database: people in the hall, and other people at every table."""
    hall, players = await welcome(services, *PEOPLE), await welcome(services, *PEOPLE)
    shown = next(
        (game for shot in shots if (game := shot.moment.game) and shot.moment.decisions is None), None
    )
    if shown is not None:
        for title, part in IN_THE_HALL.items():
            await lay(services, hall, shown, int(len(shown.decisions) * part), title)
    seatings: dict[Shot, Seating] = {}
    for shot in shots:
        game, made = shot.moment.game, shot.moment.decisions
        if game is None or made is None:
            seatings[shot] = Seating(hall, "")
        else:
            seatings[shot] = Seating(players, await lay(services, players, game, made))
    return seatings


def main() -> None:
    path = browser_here()
    if path is None:
        sys.exit("Pictures need chromium (Debian: apt install chromium), or CHROMIUM=its path")
    wanted = sys.argv[1:] or [name for names in GAMES for name in names]
    told = [moment for names, tell in GAMES.items() if {*names} & {*wanted} for moment in tell()]
    shots = [Shot(moment, look) for moment in told if moment.name in wanted for look in moment.looks]
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        seatings = furnish(Path(data), lambda services: seated(services, shots))
        with listening(Path(data), static=STATIC) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM, timeout=PATIENCE * 1000)
            for shot in shots:
                photograph(browser, f"http://{address}", shot, seatings[shot])
                print(FOLDER / shot.file, flush=True)
            browser.close()


if __name__ == "__main__":
    main()
