"""The box of a game: its name, player counts, settings, modules and rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations

from logres.engine.choice import Json
from logres.engine.errors import LogresError
from logres.engine.game import Game


class BadTable(LogresError):
    """A table that cannot be set up: an unknown game, a wrong number of seats, a wrong setting."""

    def __init__(self, message: str, setting: str = "") -> None:
        super().__init__(message)
        self.setting = setting  # the key of the wrong setting, if any


@dataclass(frozen=True)
class Setting:
    """A setting of a table with its values, the default first, and the rule or ruling behind it."""

    key: str
    values: tuple[str, ...]
    rule: str
    modules: tuple[str, ...] = ()  # a house rule changes nothing unless all of these are on
    omitted_when_default: bool = False  # added later: older records do not have it

    @property
    def default(self) -> str:
        return self.values[0]


@dataclass(frozen=True)
class Box:
    """A game in its newest rules version, with the boxes of its older versions."""

    name: str
    rules_version: str
    player_counts: range
    settings: tuple[Setting, ...]
    rules_for: Callable[[Mapping[str, str]], type[Game]] = field(repr=False)
    components: dict[str, Json] = field(default_factory=dict, repr=False)  # data for clients
    modules: tuple[str, ...] = ()  # the settings that each add a part of the rules when they are "on"
    needs: dict[str, tuple[str, ...]] = field(default_factory=dict)  # the modules that each module requires
    older: tuple[Box, ...] = ()  # former rules versions, for games that began with them

    def check_seats(self, seats: int) -> None:
        """Refuse an unsupported number of players."""
        if seats not in self.player_counts:
            fewest, most = self.player_counts[0], self.player_counts[-1]
            raise BadTable(f"{self.name} is for {fewest} to {most} players, not {seats}.")

    def of_version(self, rules: str) -> Box:
        """The box with this rules version: this one or an older one."""
        for box in (self, *self.older):
            if box.rules_version == rules:
                return box
        version, _, own = rules.partition("+")
        if version not in {box.rules_version.partition("+")[0] for box in (self, *self.older)}:
            known = ", ".join(box.rules_version for box in (self, *self.older))
            raise BadTable(f"rules version '{rules}' is unknown; known: {known}.")
        if own:
            wanted = "with --components and the folder that it was played with"
            raise BadTable(f"this game uses custom components (rules version '{rules}'); start {wanted}.")
        raise BadTable(
            "this game has the default components, but others are in use; start without --components."
        )

    def carried_over(self, settings: Mapping[str, str]) -> dict[str, str]:
        """The settings of another version that this one also has, checked and completed with defaults."""
        values = {setting.key: setting.values for setting in self.settings}
        return self.complete({key: value for key, value in settings.items() if value in values.get(key, ())})

    def with_modules(self, modules: Iterable[str], settings: Mapping[str, str]) -> dict[str, str]:
        """The settings with these modules switched on."""
        chosen = dict(settings)
        for module in modules:
            if module not in self.modules:
                known = ", ".join(self.modules) or "none"
                raise BadTable(f"{self.name} has no module '{module}'. Known: {known}.")
            if chosen.setdefault(module, "on") != "on":
                raise BadTable(
                    f"Module '{module}' is requested, but the settings set it to '{chosen[module]}'."
                )
        return chosen

    def with_needed(self, settings: Mapping[str, str]) -> dict[str, str]:
        """The settings, with all modules switched on that the chosen ones need."""
        chosen = [module for module in self.modules if settings.get(module) == "on"]
        needed = {needed for module in chosen for needed in self.needs.get(module, ())}
        return {**settings, **dict.fromkeys([module for module in self.modules if module in needed], "on")}

    def module_sets(self) -> list[tuple[str, ...]]:
        """Every set of modules that can be played together, smallest first."""
        sizes = range(len(self.modules) + 1)
        sets = [chosen for size in sizes for chosen in combinations(self.modules, size)]
        return [
            chosen
            for chosen in sets
            if all(needed in chosen for module in chosen for needed in self.needs.get(module, ()))
        ]

    def recorded(self, settings: Mapping[str, str]) -> dict[str, str]:
        """The settings that a record names: all but later additions that have their default."""
        late = self._late
        return {key: value for key, value in settings.items() if late.get(key) != value}

    @cached_property
    def _late(self) -> dict[str, str]:
        """The defaults of the settings that were added later."""
        return {setting.key: setting.default for setting in self.settings if setting.omitted_when_default}

    def complete(self, settings: Mapping[str, str]) -> dict[str, str]:
        """Check the chosen settings and add the defaults of all others."""
        known = {setting.key: setting for setting in self.settings}
        for key, value in settings.items():
            if key not in known:
                raise BadTable(f"{self.name} has no setting '{key}'. Known: {', '.join(known)}.", key)
            if value not in known[key].values:
                allowed = ", ".join(known[key].values)
                raise BadTable(f"Setting '{key}' cannot be '{value}'. Allowed: {allowed}.", key)
        chosen = {key: settings.get(key, setting.default) for key, setting in known.items()}
        for module in self.modules:
            missing = [needed for needed in self.needs.get(module, ()) if chosen[needed] != "on"]
            if chosen[module] == "on" and missing:
                what = f"the module '{missing[0]}'"
                raise BadTable(f"The module '{module}' needs {what}: switch it on too.", module)
        return chosen
