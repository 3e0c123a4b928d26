"""Starting a session: what the table must be, and the seed."""

from __future__ import annotations

import pytest

from logres.engine import BadTable, start
from tests.engine import toy


def test_a_table_must_fit_the_box() -> None:
    with pytest.raises(BadTable, match="toy is for 2 to 3 players, not 4"):
        start(toy.BOX, 4)
    with pytest.raises(BadTable, match="toy has no setting 'noise'"):
        start(toy.BOX, 2, {"noise": "loud"})
    with pytest.raises(BadTable, match="Setting 'mood' cannot be 'sad'"):
        start(toy.BOX, 2, {"mood": "sad"})
    with pytest.raises(BadTable, match="1 names were given for 2 seats"):
        start(toy.BOX, 2, players=["Ada"])


@pytest.mark.parametrize("seed", ["a#b", "a\nb", " a", "a\u2028b"])
def test_a_seed_that_no_record_could_hold_is_refused(seed: str) -> None:
    with pytest.raises(BadTable, match="A seed must be a single line"):
        start(toy.BOX, 2, seed=seed)


def test_without_a_seed_an_unguessable_one_is_drawn() -> None:
    seeds = {start(toy.BOX, 2).require_seed() for _ in range(5)}
    assert len(seeds) == 5
    assert all(isinstance(seed, str) and len(seed) == 32 for seed in seeds)
