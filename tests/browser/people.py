"""People with browsers: what they see, click and hear, and what their pages complain about."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    Response,
    ViewportSize,
    WebSocket,
    expect,
)

from logres.engine.changes import patched
from tests.browser.laid import Known
from tests.server.process import PATIENCE
from tests.server.process import Browser as Requests

Json = dict[str, Any]

YOU = {"kind": "you"}
FRIEND = {"kind": "friend"}
BOT = {"kind": "bot", "bot": "random"}

KNIGHTS = {
    "red1": "red knight",
    "red2": "double red knight",
    "orange1": "orange knight",
    "orange2": "double orange knight",
    "beige1": "beige knight",
    "beige2": "double beige knight",
    "merlin": "Merlin",
}

A_MOMENT = 50  # milliseconds between two polls, because the server limits the requests of a guest

# Violations of the content security policy are reported in the console, like every other complaint.
WATCH_THE_POLICY = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI}`));
"""

DESKTOP: ViewportSize = {"width": 1600, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
# Drawn in half the time of a large screen: for whole games, whose layout is not checked.
TABLET: ViewportSize = {"width": 1180, "height": 720}

# What a browser itself logs when a server does not answer.
NO_ANSWER = re.compile(
    "ERR_(?:CONNECTION|SOCKET|EMPTY|INTERNET_DISCONNECTED|NETWORK_CHANGED)"
    "|Connection closed before|response code: 503"
)

expect.set_options(timeout=PATIENCE * 1000)


def followed(state: Json, change: Json) -> Json:
    """The state after a change."""
    view = state["view"]
    for step in change["steps"]:
        for patch in step["changes"]:
            view = patched(view, patch)
    return {**state, **change, "view": view, "table": {**state["table"], **change["table"]}}


class Person:
    """Somebody with a browser: one page with its own cookie and settings."""

    def __init__(self, context: BrowserContext, site: str) -> None:
        self.context = context
        self.site = site
        self.complaints: list[str] = []
        self.messages: list[Json] = []  # over sockets, in both directions, in order
        self.responses: list[Response] = []
        self._expected: list[re.Pattern[str]] = []
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(WATCH_THE_POLICY)
        context.on("console", self._hear)
        context.on("weberror", lambda problem: self.complaints.append(f"uncaught: {problem.error}"))
        context.on("request", self._note_strangers)
        context.on("response", lambda response: self.responses.append(response))
        context.on("page", self._follow)
        self.page = context.new_page()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert"):
            place = message.location["url"]
            self.complaints.append(f"{message.type}: {message.text} ({place})")

    def _note_strangers(self, request: Request) -> None:
        if not request.url.startswith((self.site, "data:", "blob:")):
            self.complaints.append(f"a request to a stranger: {request.url}")

    def _follow(self, page: Page) -> None:
        page.on("crash", lambda _: self.complaints.append("the page crashed"))
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda words: self.messages.append(json.loads(words)))
        socket.on("framesent", lambda words: self.messages.append(json.loads(words)))

    def expects(self, *patterns: str | re.Pattern[str]) -> None:
        """Expect complaints that belong to what this test does."""
        self._expected += [re.compile(pattern) for pattern in patterns]

    def unexpected(self) -> list[str]:
        """The complaints that the test does not expect."""
        return [
            complaint
            for complaint in self.complaints
            if not any(pattern.search(complaint) for pattern in self._expected)
        ]

    def forget(self) -> None:
        """Forget the answers so far."""
        self.messages.clear()
        self.responses.clear()

    def told(self) -> list[Json]:
        """Every state of a table that this page has received or derived, by socket or request."""
        states: list[Json] = []
        for message in self.messages:
            if message["type"] == "state":
                states.append(message)
            elif message["type"] == "change" and states:
                states.append(followed(states[-1], message))
        for response in self.responses:
            if re.search(r"/api/tables/[^/]+/(state|decisions|undo)", response.url) and response.ok:
                states.append(response.json())
        return states

    # Navigation

    def visit(self, path: str) -> None:
        """Load a page of the site."""
        self.page.goto(self.site + path)

    def resize(self, size: ViewportSize) -> None:
        """Change the screen size, and wait until the page has noticed."""
        self.page.set_viewport_size(size)
        self.page.wait_for_function("(width) => innerWidth === width", arg=size["width"])
        self.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )

    # Seeing

    @property
    def question(self) -> Locator:
        """The title of the question, or of what the page is waiting for."""
        return self.page.locator("h1[data-title]")

    @property
    def options(self) -> Locator:
        """The options that can be chosen now."""
        return self.page.locator("main .options button.option.can:not(.chosen)")

    def option(self, name: str | re.Pattern[str]) -> Locator:
        """The option with this text."""
        return self.options.filter(has_text=name)

    def button(self, name: str | re.Pattern[str], exact: bool = False) -> Locator:
        """A button of the page."""
        return self.page.get_by_role("button", name=name, exact=exact)

    def link(self, name: str | re.Pattern[str], exact: bool = False) -> Locator:
        """A link of the page."""
        return self.page.get_by_role("link", name=name, exact=exact)

    def heading(self, name: str | re.Pattern[str]) -> Locator:
        """A heading of the page."""
        return self.page.get_by_role("heading", name=name)

    def hand(self) -> list[str]:
        """The names of the knights shown face up on this page."""
        return self.page.locator(".fan.knights .for-reader").all_inner_texts()

    def is_asked(self) -> bool:
        """Whether something can be chosen now."""
        return bool(self.options.count())

    def is_half_made(self) -> bool:
        """Whether a decision is being put together that can still be cancelled."""
        return bool(self.page.locator("main .options kbd", has_text="Esc").count())

    def is_at_the_end(self) -> bool:
        """Whether the page shows the result."""
        return bool(self.page.locator('main a[href$="/replay"]').count())

    def announced(self) -> list[str]:
        """The last text announced to screen readers."""
        return self.page.get_by_role("log").locator("> div").all_inner_texts()

    def clipboard(self) -> str:
        """The clipboard's text; needs the permission to read it."""
        return str(self.page.evaluate("navigator.clipboard.readText()"))

    def waits_for(self, what: Callable[[], object], wanted: object) -> None:
        """Wait until a condition that only the test can compute is true."""
        end = time.monotonic() + PATIENCE
        while (found := what()) != wanted:
            assert time.monotonic() < end, f"{wanted} was awaited, not {found}"
            self.page.wait_for_timeout(A_MOMENT)

    # Choosing

    def choose(self, prefer: Callable[[Locator], Locator]) -> None:
        """Click one of the options."""
        prefer(self.options).click()


def progress(options: Locator) -> Locator:
    """Choose the first option, which is never to decline."""
    return options.first


def idle(options: Locator) -> Locator:
    """Choose the last option, which declines if that is allowed."""
    return options.last


def play_on(
    people: Sequence[Person],
    prefer: Callable[[Locator], Locator] = progress,
    decisions: int = 1000,
) -> int:
    """
    Let each person who is asked click, until enough was chosen or all are at the end; return the clicks.
    """
    for count in range(decisions):
        asked = whoever_is_asked(people)
        if asked is None:
            return count
        asked.choose(prefer)
    return decisions


def whoever_is_asked(people: Sequence[Person]) -> Person | None:
    """Wait until somebody can choose; None if all are at the end."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for person in people:
            if person.is_asked():
                return person
        if all(person.is_at_the_end() for person in people):
            return None
        people[0].page.wait_for_timeout(A_MOMENT)
    raise AssertionError("nobody is asked, and the game is not over")


def play_until(people: Sequence[Person], question: str) -> Person:
    """Play until a question with these words is asked and no choice is half made; return the person asked."""
    for _ in range(100):
        asked = whoever_is_asked(people)
        assert asked is not None, "the game is not over yet"
        if question in asked.question.inner_text() and not asked.is_half_made():
            return asked
        asked.choose(progress)
    raise AssertionError(f"nobody is asked: {question}")


class Guest:
    """Somebody who uses the API directly, and may come with a browser later."""

    def __init__(self, site: str, name: str) -> None:
        self._requests = Requests(site)
        self.post("/api/me", {"name": name})

    def get(self, path: str) -> Any:  # noqa: ANN401
        """Request something that exists."""
        return self._ask("GET", path)

    def post(self, path: str, body: object = None) -> Any:  # noqa: ANN401
        """Post something that is allowed."""
        return self._ask("POST", path, body)

    def _ask(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401
        status, answer = self._requests.ask(method, path, body)
        assert status < 300, f"{method} {path}: {status} {answer}"
        return answer

    @property
    def cookie(self) -> str:
        """The cookie that makes a browser this guest's."""
        return self._requests.cookie.partition("=")[2]

    def open_table(self, *seats: Mapping[str, str], **more: object) -> str:
        """Open a table and return its id."""
        return str(self.post("/api/tables", {"seats": list(seats), **more})["id"])

    def state(self, table: str, seat: int | None = None) -> Json:
        """A table as seen from one of this guest's seats, or by spectators."""
        eyes = "" if seat is None else f"?seat={seat}"
        state: Json = self.get(f"/api/tables/{table}/state{eyes}")
        return state


def open_for(opener: Guest, *friends: Guest, **more: object) -> str:
    """Open a table for people with one browser each."""
    table = opener.open_table(YOU, *[FRIEND] * len(friends), **more)
    seats = opener.state(table)["table"]["seats"]
    for friend, seat in zip(friends, seats[1:], strict=True):
        friend.post(f"/api/invitations/{seat['invitation']}")
    return table


def decide_for(
    seats: Sequence[Guest], table: str, decisions: int = 1000, until: tuple[int, str] | None = None
) -> None:
    """
    Decide through the API for the people at these seats, until enough was decided, the game is over, or a
    seat is asked a certain question.
    """
    for _ in range(decisions):
        seat = seats[0].state(table)["table"]["asked"]
        if seat is None:
            return
        state = seats[seat].state(table, seat)
        if until == (seat, state["question"]["ask"]):
            return
        decision = {
            "seat": seat,
            "expected": state["seq"],
            "option": state["question"]["words"][0],
            "key": f"past-the-page-{state['seq']}",
        }
        seats[seat].post(f"/api/tables/{table}/decisions", decision)


def ranks(person: Person) -> list[list[str]]:
    """The points by source as the page shows them: one row per player, in order of rank."""
    rows = person.page.get_by_role("table").first.get_by_role("row")
    expect(rows.nth(1)).to_be_attached()
    return [row.locator("th, td").all_inner_texts() for row in rows.all()[1:]]


class Party:
    """Everybody who comes in a test."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._people: list[Person] = []

    def person(self, site: str, guest: Guest | Known | None = None, **browser: Any) -> Person:  # noqa: ANN401
        """Add somebody with a separate browser; a guest is already known there."""
        known: dict[str, Any] = {"viewport": DESKTOP, "reduced_motion": "reduce", "locale": "en-GB"}
        context = self._browser.new_context(base_url=site, **{**known, **browser})
        if guest is not None:
            context.add_cookies([{"name": "logres", "value": guest.cookie, "url": site}])
        person = Person(context, site)
        self._people.append(person)
        return person

    def assert_nobody_complained(self) -> None:
        """No page had an error in its console, a violated policy, or a request to another site."""
        complaints = [complaint for person in self._people for complaint in person.unexpected()]
        assert not complaints, "pages complained:\n" + "\n".join(complaints)

    def photograph(self, folder: Path, name: str) -> None:
        """Save screenshots of all pages."""
        folder.mkdir(exist_ok=True)
        for number, person in enumerate(self._people):
            try:
                person.page.screenshot(path=folder / f"{name[:120]}-{number}.png", timeout=10_000)
            except Error:
                continue  # a closed page has no picture

    def leave(self) -> None:
        """Close all browsers."""
        for person in self._people:
            person.context.close()
