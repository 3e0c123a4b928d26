"""The figures of the benchmark."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from logres.sim.bench import bench, python_build


@pytest.mark.parametrize(("game", "module"), [("kingarthur", "seals"), ("merlin", "favor")])
def test_the_figures_exist_and_are_consistent(game: str, module: str) -> None:
    found = bench(game, 2, {module: "on"}, seconds=0.3)
    assert found.settings[module] == "on"
    assert min(found.clone_us, found.view_us, found.redeal_us, found.greedy_us) > 0
    assert (found.greedy_attempt_us is None) == (game == "kingarthur")
    assert abs(found.decisions_per_second / found.games_per_second / found.decisions_per_game - 1) < 0.05


def test_the_names_of_the_figures_are_those_that_scripts_read() -> None:
    names = ("decisions_per_second", "games_per_second", "clone_us", "view_us", "redeal_us", "greedy_us")
    assert set(names) <= set(asdict(bench("kingarthur", 3, {}, seconds=0.2)))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("'--enable-shared'", "built without PGO and LTO"),
        ("'--enable-optimizations' '--with-ensurepip'", "built without LTO"),
        ("'--enable-optimizations' '--with-lto'", "an optimised build"),
        ("'--enable-shared' '--prefix=/usr' '--libdir=/usr/lib/x86_64-linux-gnu'", "Debian's is optimised"),
        ("'--enable-shared' '--prefix=/usr/local'", "built without PGO and LTO"),
        (None, "does not say"),
    ],
)
def test_the_build_of_python_is_named(arguments: str | None, said: str) -> None:
    assert said in python_build(arguments)
