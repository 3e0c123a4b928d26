"""Measure how smoothly Merlin's table moves: long tasks and frames in real turns, with animation.

.venv/bin/python scripts/smoothness.py           the first turns and the last round of a game of four
.venv/bin/python scripts/smoothness.py --turns 3

Needs the built client (scripts/ui.py build) and chromium. Tasks are measured in processor time, so a busy
machine does not distort them. Frames are measured in real time and mean little on a busy machine.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from steps import ROOT

sys.path.insert(0, str(ROOT))

from logres.server.settings import STATIC
from tests.browser.conftest import CHROMIUM
from tests.browser.people import DESKTOP, YOU, Guest, Json, decide_for
from tests.server.arrange import listening

BOT = {"kind": "bot", "bot": "greedy"}
LONG = 50  # milliseconds: what a person feels
WORTH = 5  # milliseconds: shorter tasks are not looked into
LAST_ROUND = 6
CLICKS = 60  # more than any turn needs

TRACED = ["toplevel", "devtools.timeline"]
PARTS = ("FunctionCall", "UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit")

WATCH = """() => {
  const seen = { felt: [], frames: [] };
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) seen.felt.push(task.duration);
  }).observe({ type: "longtask" });
  let last = performance.now();
  const frame = (now) => {
    seen.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  window.smoothness = seen;
}"""


class Task(NamedTuple):
    """A task of the page in milliseconds of processor time, and its most expensive parts."""

    lasting: float
    parts: dict[str, float]

    def __str__(self) -> str:
        most = sorted(self.parts.items(), key=lambda part: -part[1])[:3]
        return f"{self.lasting:.0f} ms ({', '.join(f'{name} {took:.0f}' for name, took in most)})"


class Smoothness(NamedTuple):
    """The long tasks and the frames of some turns."""

    tasks: list[Task]
    felt: list[float]
    frames: list[float]

    def __str__(self) -> str:
        long = [task for task in self.tasks if task.lasting > LONG]
        worst = sorted(self.tasks, key=lambda task: -task.lasting)[:3]
        late = sum(frame > LONG for frame in self.frames)
        return (
            f"{len(long)} of {len(self.tasks)} tasks (from {WORTH} ms) over {LONG} ms of the processor; "
            f"worst {'; '.join(map(str, worst))}\n"
            f"  felt: {len(self.felt)} tasks over {LONG} ms, worst {max(self.felt, default=0):.0f} ms; "
            f"{len(self.frames)} frames, median {median(self.frames or [0]):.1f} ms, {late} over {LONG} ms"
        )


def main() -> None:
    words = argparse.ArgumentParser(description="Measure how smoothly Merlin's table moves.")
    words.add_argument("--turns", type=int, default=2, help="own turns to watch in each part of the game")
    turns = words.parse_args().turns
    with (
        chromium() as browser,
        tempfile.TemporaryDirectory() as data,
        listening(Path(data), static=STATIC) as address,
    ):
        site = f"http://{address}"
        guest = Guest(site, "Ada")
        table = guest.open_table(YOU, BOT, BOT, BOT, game="merlin")
        print("first turns:", watched(browser, site, guest, table, turns))
        play_ahead(guest, table)
        print("last round: ", watched(browser, site, guest, table, turns))


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser that draws at its own pace."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM)
        try:
            yield browser
        finally:
            browser.close()


def play_ahead(guest: Guest, table: str) -> None:
    """Decide through the API, not the page, until the last round."""
    while guest.state(table, 0)["view"]["round"] < LAST_ROUND:
        if guest.state(table)["table"]["asked"] == 0:
            decide_for([guest], table, decisions=1)


def watched(browser: Browser, site: str, guest: Guest, table: str, turns: int) -> Smoothness:
    """
    Play some turns by clicks and record everything, from the first question to the one after these turns.
    """
    context = browser.new_context(viewport=DESKTOP)
    context.add_cookies([{"name": "logres", "value": guest.cookie, "url": site}])
    page = context.new_page()
    page.goto(f"{site}/table/{table}")
    options = page.locator("main .options button.option.can:not(.chosen)")
    options.first.wait_for()
    page.wait_for_timeout(1000)
    page.evaluate(WATCH)
    browser.start_tracing(page=page, categories=TRACED)
    for _ in range(turns):
        take_turn(page)
    found = page.evaluate("() => window.smoothness")
    tasks = tasks_in(json.loads(browser.stop_tracing())["traceEvents"])
    context.close()
    return Smoothness(tasks, found["felt"], found["frames"])


def tasks_in(events: list[Json]) -> list[Task]:
    """The tasks of the page's main thread, with their parts."""
    thread = next(
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "FunctionCall" and event.get("ph") == "X"
    )
    own = [event for event in events if event.get("ph") == "X" and (event["pid"], event["tid"]) == thread]
    tasks: list[Task] = []
    for task in own:
        if not task["name"].endswith("RunTask") or task.get("tdur", 0) < 1000 * WORTH:
            continue
        parts: dict[str, float] = {}
        for event in own:
            if event["name"] in PARTS and task["ts"] <= event["ts"] < task["ts"] + task["dur"]:
                parts[event["name"]] = parts.get(event["name"], 0) + event.get("tdur", 0) / 1000
        tasks.append(Task(task.get("tdur", 0) / 1000, parts))
    return tasks


def take_turn(page: Page) -> None:
    """Click the first option until the others have moved and the player is asked for a die again."""
    options = page.locator("main .options button.option.can:not(.chosen)")
    waiting = page.get_by_role("button", name="Skip")
    has_waited = False
    for _ in range(CLICKS):
        while not options.count():
            has_waited = has_waited or bool(waiting.count())
            if page.locator("dialog[open]").count():
                return
            page.wait_for_timeout(100)
        if has_waited:
            return
        options.first.click()
        page.wait_for_timeout(100)


if __name__ == "__main__":
    main()
