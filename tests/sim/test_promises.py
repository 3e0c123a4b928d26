"""A promise that is not kept is reported. What the checks find is tested with the fuzzing of broken games."""

from __future__ import annotations

import pytest

from logres.sim.promises import Broken, insist


def test_a_promise_that_is_kept_is_passed_over_and_a_broken_one_named() -> None:
    insist(True, "the sun rises")
    with pytest.raises(Broken, match="the moon rises"):
        insist(False, "the moon rises")
