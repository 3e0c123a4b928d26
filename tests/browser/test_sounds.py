"""The sounds of the table are equally loud, and never clip, however many are heard together."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import assert_clean
from tests.browser.people import BOT, YOU, Guest, Party, Person, decide_for, open_for

SOUNDS = ("step", "piece", "dice", "card", "points", "turn", "end")
AT_ONCE = 3  # more are not heard together
# Series, as figures walk, points are counted and cards are dealt: name, times, seconds between them.
SERIES = (("step", 8, 0.17), ("points", 6, 0.09), ("card", 6, 0.06), ("piece", 4, 0.06))
BAND = 3.0  # decibels between the loudest and the softest sound
FULL_SCALE = 0.9  # of what a loudspeaker can play: what is above is distorted

# Plays sounds together and measures them: the peak, and the loudness in decibels of the loudest 0.2 s,
# weighted as the ear hears it (the two filters of ITU-R BS.1770).
HEAR = """async ([chunk, heard]) => {
  const { play } = await import(chunk);
  const rate = 48000;
  const context = new OfflineAudioContext(1, rate * 2.5, rate);
  for (const [sound, times, every] of heard) play(sound, 1, times, every, context);
  const buffer = await context.startRendering();
  const weighing = new OfflineAudioContext(1, buffer.length, rate);
  const source = new AudioBufferSourceNode(weighing, { buffer });
  const shelf = new BiquadFilterNode(weighing, { type: "highshelf", frequency: 1682, gain: 4 });
  const rumble = new BiquadFilterNode(weighing, { type: "highpass", frequency: 38, Q: -6 });
  source.connect(shelf).connect(rumble).connect(weighing.destination);
  source.start();
  const weighted = (await weighing.startRendering()).getChannelData(0);
  const part = rate * 0.2;
  let energy = 0;
  let most = 0;
  weighted.forEach((sample, index) => {
    energy += sample ** 2 - (index >= part ? weighted[index - part] ** 2 : 0);
    most = Math.max(most, energy);
  });
  const peak = buffer.getChannelData(0).reduce((high, sample) => Math.max(high, Math.abs(sample)), 0);
  return { peak, loudness: 10 * Math.log10(most / part) };
}"""


@pytest.fixture
def page(party: Party, site: str) -> Page:
    """A page that can play sounds."""
    ada = party.person(site)
    ada.visit("/about")
    return ada.page


@pytest.fixture
def chunk(client: Path) -> str:
    """The address of the sounds."""
    (file,) = (client / "assets").glob("sounds-*.js")
    return f"/assets/{file.name}"


def measured(page: Page, chunk: str, *heard: Sequence[object]) -> tuple[float, float]:
    """The peak and the loudness of sounds that are heard together."""
    found = page.evaluate(HEAR, [chunk, [[*one] for one in heard]])
    return float(found["peak"]), float(found["loudness"])


def test_all_sounds_are_equally_loud(page: Page, chunk: str) -> None:
    loudness = {sound: measured(page, chunk, (sound, 1, 0))[1] for sound in SOUNDS}
    print(loudness)
    assert max(loudness.values()) - min(loudness.values()) < BAND, loudness


def test_three_sounds_at_once_do_not_clip(page: Page, chunk: str) -> None:
    for together in combinations(SOUNDS, AT_ONCE):
        peak, _ = measured(page, chunk, *((sound, 1, 0) for sound in together))
        assert 0.1 < peak < FULL_SCALE, (together, peak)


def test_more_than_three_sounds_at_once_are_not_heard(page: Page, chunk: str) -> None:
    three = measured(page, chunk, *((sound, 1, 0) for sound in SOUNDS[:AT_ONCE]))
    assert measured(page, chunk, *((sound, 1, 0) for sound in SOUNDS)) == pytest.approx(three, abs=0.001)


def test_a_series_does_not_clip_even_with_others(page: Page, chunk: str) -> None:
    for first, second, third in combinations(SERIES, AT_ONCE):
        peak, _ = measured(page, chunk, first, second, third)
        assert 0.1 < peak < FULL_SCALE, (first, second, third, peak)


FULL = "() => document.fullscreenElement !== null"
NOT_FULL = "() => document.fullscreenElement === null"
WITHOUT_FULLSCREEN = (
    """Object.defineProperty(Document.prototype, "fullscreenEnabled", { get: () => false })"""
)


def sound_of(person: Person) -> object:
    """The sound setting that is kept; None for the default."""
    return person.page.evaluate("JSON.parse(localStorage.getItem('logres.settings') ?? '{}').sound ?? null")


@pytest.fixture
def ada(party: Party, site: str) -> Person:
    """Somebody at a table who is asked."""
    guest = Guest(site, "Ada")
    table = guest.open_table(YOU, BOT, game="merlin")
    ada = party.person(site, guest)
    ada.visit(f"/table/{table}")
    ada.waits_for(ada.is_asked, True)
    return ada


def test_the_sound_is_switched_in_the_bar_and_by_a_key(ada: Person) -> None:
    switch = ada.button("Sound", exact=True)
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    assert sound_of(ada) == "usual"
    ada.page.keyboard.press("o")
    expect(switch).to_have_attribute("aria-pressed", "false")
    assert sound_of(ada) == "off"
    assert_clean(ada, "a bar with sound and screen")


def test_the_table_fills_the_screen_and_leaves_it_by_button_and_key(ada: Person) -> None:
    ada.button("Fill the screen").click()
    ada.page.wait_for_function(FULL)
    ada.page.keyboard.press("z")
    ada.page.wait_for_function(NOT_FULL)
    expect(ada.button("Fill the screen")).to_be_visible()
    ada.page.keyboard.press("z")
    ada.page.wait_for_function(FULL)
    ada.button("Leave full screen").click()
    ada.page.wait_for_function(NOT_FULL)


def test_where_a_page_may_not_fill_the_screen_nothing_offers_it(party: Party, site: str) -> None:
    guest = Guest(site, "Ada")
    table = guest.open_table(YOU, BOT)
    ada = party.person(site, guest)
    ada.context.add_init_script(WITHOUT_FULLSCREEN)
    ada.visit(f"/table/{table}")
    ada.waits_for(ada.is_asked, True)
    expect(ada.button("Sound", exact=True)).to_be_visible()
    expect(ada.button("Fill the screen")).to_have_count(0)
    ada.page.keyboard.press("?")
    keys = ada.page.get_by_role("dialog")
    expect(keys.get_by_text("sound on or off")).to_be_visible()
    expect(keys.get_by_text("fill the screen, or leave it")).to_have_count(0)


def test_a_replay_has_the_same_switches(party: Party, site: str) -> None:
    guests = [Guest(site, name) for name in ("Ada", "Bela")]
    table = open_for(*guests)
    decide_for(guests, table, decisions=6)
    ada = party.person(site, guests[0])
    ada.visit(f"/table/{table}/replay")
    switch = ada.button("Sound", exact=True)
    expect(switch).to_be_visible()
    ada.page.keyboard.press("o")
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(ada.button("Fill the screen")).to_be_visible()
