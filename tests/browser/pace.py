"""How long a person waits while three skilled opponents move: python -m tests.browser.pace [ROUNDS]

A server and a browser play on the loopback interface, with the base game and with all nine modules, at each
speed. For each of the person's turns it prints when the opponents had decided and when the page asked again,
both in seconds since the person's turn ended.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from logres.server.settings import STATIC
from tests.browser.conftest import CHROMIUM, browser_here
from tests.browser.people import DESKTOP, YOU, Guest, Json
from tests.browser.screenshots import EVERYTHING
from tests.server.arrange import listening
from tests.server.process import PATIENCE

SKILLED = {"kind": "bot", "bot": "greedy"}
GAMES: dict[str, dict[str, str]] = {"base": {}, "nine modules": EVERYTHING}
SPEEDS = ("usual", "fast")
ROUNDS = 4
LONGEST = 300  # seconds to wait for the next question

# The moment of the last message from the server.
NOTE_MESSAGES = """
globalThis.WebSocket = class extends WebSocket {
  constructor(...all) {
    super(...all);
    this.addEventListener("message", () => (globalThis.lastMessage = performance.now()));
  }
};
"""
# Wait until the page asks. A scoring is closed immediately, because it waits for the reader.
ASKED = """
() => {
  const scoring = document.querySelector("dialog.scoring[open]");
  if (scoring) {
    globalThis.wasScored = true;
    scoring.dispatchEvent(new KeyboardEvent("keydown", { key: "t", bubbles: true }));
  }
  return document.querySelector("main .options button.option.can:not(.chosen)") && performance.now();
}
"""


@dataclass(frozen=True)
class Wait:
    """What a person waited for, in seconds since the end of their turn."""

    decided: float  # until the opponents had decided
    asked: float  # until the page asked again
    was_scored: bool


def wish(words: list[str]) -> str:
    """A simple way to play: move as soon as possible, and decline everything else."""
    moves = [word for word in words if word.startswith("go:")]
    return moves[0] if moves else "-" if "-" in words else words[0]


def end_turn(guest: Guest, table: str, state: Json) -> None:
    """Decide until somebody else is asked."""
    while state["question"]:
        decision = {
            "seat": 0,
            "expected": state["seq"],
            "option": wish(state["question"]["words"]),
            "key": f"past-the-page-{state['seq']}",
        }
        state = guest.post(f"/api/tables/{table}/decisions", decision)


def waits(page: Page, guest: Guest, table: str, rounds: int) -> Iterator[Wait]:
    """Play some rounds, and measure the wait after each turn of the person."""
    for _ in range(rounds):
        page.wait_for_function(ASKED, timeout=LONGEST * 1000)
        end_turn(guest, table, guest.state(table, 0))
        began = page.evaluate("() => { globalThis.wasScored = false; return performance.now(); }")
        page.locator("main .options button.option.can").first.wait_for(state="detached")
        asked = page.wait_for_function(ASKED, timeout=LONGEST * 1000, polling="raf").json_value()
        decided, was_scored = page.evaluate("[globalThis.lastMessage, globalThis.wasScored]")
        yield Wait((decided - began) / 1000, (asked - began) / 1000, was_scored)


def measure(browser: Browser, site: str, game: str, speed: str, rounds: int) -> None:
    """Print what a person waits for at a table."""
    guest = Guest(site, "Ada")
    table = guest.open_table(YOU, *[SKILLED] * 3, game="merlin", settings=GAMES[game])
    context = browser.new_context(viewport=DESKTOP, reduced_motion="no-preference", locale="en-GB")
    context.set_default_timeout(PATIENCE * 1000)
    context.add_cookies([{"name": "logres", "value": guest.cookie, "url": site}])
    context.add_init_script(NOTE_MESSAGES)
    context.add_init_script(f"localStorage.setItem('logres.settings', '{{\"speed\": \"{speed}\"}}')")
    page = context.new_page()
    page.goto(f"{site}/table/{table}")
    for wait in waits(page, guest, table, rounds):
        note = "  (with a scoring)" if wait.was_scored else ""
        print(f"{game:13} {speed:6} decided {wait.decided:6.1f}  asked {wait.asked:6.1f}{note}", flush=True)
    context.close()


def main() -> None:
    path = browser_here()
    if path is None:
        sys.exit("This needs chromium (Debian: apt install chromium), or CHROMIUM=its path")
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    with (
        tempfile.TemporaryDirectory() as data,
        listening(Path(data), static=STATIC) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM)
        for game, speed in product(GAMES, SPEEDS):
            measure(browser, f"http://{address}", game, speed, rounds)
        browser.close()


if __name__ == "__main__":
    main()
