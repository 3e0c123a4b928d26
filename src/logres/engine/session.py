"""A session runs the rules of one game: decide, undo, clone, view, save."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext

from logres.engine.attempt import Attempt
from logres.engine.box import Box
from logres.engine.chance import Chance, Seed, seal
from logres.engine.changes import Change, Onlookers, Witnessed, digest
from logres.engine.choice import Decision, IllegalDecision, Json, Option, Question, refusal, taken, text
from logres.engine.errors import LogresError, no_seat
from logres.engine.game import Event, Game, Rule
from logres.engine.knowledge import Redealt, Unseen, without_secrets
from logres.engine.position import BadPosition, write_position
from logres.engine.record import write
from logres.engine.view import open_view, redeal, view


class Session:
    """A game in progress: its decisions, and the position at the start of the turn."""

    def __init__(
        self,
        box: Box,
        game: Game,
        seed: Seed | None,
        players: Sequence[str],
        start_position: str | None = None,
        decisions: Sequence[Decision] = (),
    ) -> None:
        self.box = box
        self.seed = seed
        self.start_position = start_position  # None if the game was set up from a seed
        self.players = list(players)
        self.game = game
        self.counsel: list[list[int]] = []  # by seat: the decisions before each time that it was asked for
        self._settings = box.recorded(game.settings)
        self.decisions = [*decisions]
        self.choice: Question | None = None
        self._told: list[Event] = []
        self._onlookers: Onlookers | None = None
        # The lists that each kind of rules has made up to the present question. Copies share them.
        self._lists: dict[type[Game], Sequence[object]] = {}
        self._open_turn(game.turn() if game.turns else game.setup())
        if game.over:
            self._rule.close()
        else:
            self._advance(None)

    def __repr__(self) -> str:
        asked = "over" if self.choice is None else f"seat {self.choice.seat} is asked {self.choice.ask!r}"
        return f"<Session of {self.box.name}: {len(self.players)} seats, turn {self.turn}, {asked}>"

    # Deciding

    def decide(self, option: Option) -> None:
        """Answer the question. An option that is not offered raises and changes nothing."""
        choice, option = taken(self.choice, option)
        before, told = Unseen.by(choice.seat, self.game), len(self._told)
        self.decisions.append(Decision(self.game.turns, choice.seat, choice.ask, option))
        self._lists = {}
        self._advance(option)
        if self._has_learned(choice.seat, before, told):
            self._fixed = len(self.decisions)

    @property
    def can_undo(self) -> bool:
        """Whether the last decision was made in this turn and revealed nothing."""
        return len(self.decisions) > self._fixed

    def undo(self) -> None:
        """Take back the last decision, unless it revealed something."""
        if not self.can_undo:
            raise IllegalDecision(
                "Nothing can be taken back: something hidden was shown, dice fell, "
                "another seat was asked or the turn is over."
            )
        self.decisions.pop()
        self._lists = {}
        told = self._told
        with told.retelling(self._start_told) if isinstance(told, Witnessed) else nullcontext():
            self._replay_turn()

    def _open_turn(self, rule: Rule) -> None:
        self._rule = rule
        self._start = self.game.copy()
        self._first = self._fixed = len(self.decisions)
        self._start_told = len(self._told)
        self._redealt: dict[int, Redealt] = {}
        self._lists = {}
        self.game.events = self._told

    def _advance(self, answer: Option) -> None:
        """Run the rules up to the next question, through any number of turns."""
        while True:
            try:
                self.choice = self._rule.send(answer)
                return
            except StopIteration:
                answer = None
            if self.game.over:
                self.choice = None
                return
            self.game.turns += 1
            self._open_turn(self.game.turn())

    def _replay_turn(self) -> None:
        """Replay the decisions of this turn from its start."""
        game = self.game = self._start.copy()
        del self._told[self._start_told :]
        game.events = self._told
        if game.over:
            return
        rules, replayed = type(game), self._replayed(game)
        self._rule, self.choice = replayed.rule, replayed.choice
        game.__class__, game.listed = rules, None

    def _replayed(self, game: Game, after: Attempt | None = None) -> Attempt:
        """Replay the decisions of this turn on a copy of its start. Nothing is listed twice."""
        rules = type(game)
        attempt = Attempt(game, self._lists.get(rules, ()) if after is None else after.lists)
        for made, decision in enumerate(self.decisions[self._first :]):
            self._repeat_redeal(game, made)
            attempt.answer(decision.option)
        self._repeat_redeal(game, len(self.decisions) - self._first)
        if after is None and rules not in self._lists:
            self._lists[rules] = [*attempt.lists]
        return attempt

    # What a seat learns

    def _has_learned(self, seat: int, before: Unseen, told: int) -> bool:
        """Whether a seat has learned something since `before`, when there were `told` events.

        It has if chance was used, a hidden card was revealed, a secret was told or another seat is asked.
        """
        if self.choice is None or self.choice.seat != seat:
            return True
        has_secret = any(event.secret for event in self._told[told:])
        return has_secret or before.has_shrunk(Unseen.by(seat, self.game))

    def offered_before(self) -> set[Option]:
        """All options that the asked seat was offered earlier in this turn."""
        if self.choice is None:
            return set()
        asked = [attempt.choice for _, attempt in self._retraced()]
        return {option for one in asked if one and one.seat == self.choice.seat for option in one.options}

    def is_idle(self) -> bool:
        """Whether the turn may be ended for the asked seat, because nothing is new to it.

        The seat was offered all these acts earlier in this turn; since then nothing hidden was revealed, no
        die changed and no other seat decided. A seat that has acted on such a question is always asked again.
        """
        choice = self.choice
        if choice is None or not self.game.is_closing(choice):
            return False
        acts = {option for option in choice.options if option is not None}
        is_known = False
        for made, attempt in self._retraced():
            asked = attempt.choice
            assert asked is not None, "a decision answers a question"
            if asked.ask == choice.ask and self.decisions[made].option is not None:
                return False
            if made >= self._fixed and asked.seat == choice.seat and acts <= {*asked.options}:
                is_known = is_known or attempt.game.dice() == self.game.dice()
        return is_known

    def _retraced(self) -> Iterator[tuple[int, Attempt]]:
        """Replay the turn on a copy, with the number of the decision that answers each question."""
        attempt = Attempt(self._start.copy(), self._lists.get(type(self._start), ()))
        for made, decision in enumerate(self.decisions[self._first :]):
            self._repeat_redeal(attempt.game, made)
            yield self._first + made, attempt
            attempt.answer(decision.option)

    def view(self, seat: int | None) -> dict[str, Json]:
        """The game as a seat, or a spectator (None), may see it. Once it is over, everything is visible."""
        if seat is not None and seat not in self.game.seats:
            raise LogresError(f"{no_seat(seat, len(self.game.seats)).capitalize()}.")
        return {
            **self._fixed_facts(),
            **self._head(),
            **(open_view(self.game) if self.game.over else view(self.game, seat)),
        }

    def digest(self, seat: int | None) -> str:
        """A checksum of a view. If changes are tracked, it is that of the view as last settled."""
        if self._onlookers is None:
            return digest(self.view(seat))
        return self._onlookers.digest(self._fixed_facts(), seat)

    def _fixed_facts(self) -> dict[str, Json]:
        """The entries of a view that never change."""
        return {
            "game": self.box.name,
            "rules": self.box.rules_version,
            "seats": len(self.game.seats),
            "settings": {**self._settings},
        }

    def _head(self) -> dict[str, Json]:
        """The entries of a view other than zones that can change: the asked seat and the result."""
        over = self.game.over
        return {
            "asked": None if self.choice is None else self.choice.seat,
            "scores": [*self.game.scores()] if over else None,
            "winners": [*self.game.winners()] if over else None,
        }

    # What changes

    @property
    def is_shown(self) -> bool:
        """Whether the session tracks what each event changes in the views."""
        return self._onlookers is not None

    def show(self, *, is_open: bool = False) -> None:
        """Start to track what each event changes in the views. In an open game all readers see everything."""
        self._onlookers = Onlookers(self.game, self._head(), is_open=is_open)
        self._told = Witnessed(self._told, self._change)
        self.game.events = self._told

    def settle(self) -> Change:
        """The change since the last event or the last call; empty if changes are not tracked."""
        return Change() if self._onlookers is None else self._change()

    def _change(self) -> Change:
        assert self._onlookers is not None, "nobody looks on"
        return self._onlookers.change(self.game, self._head())

    @property
    def events(self) -> Sequence[Event]:
        """All events, including secrets, to be read only."""
        return self._told

    def forget_events(self) -> None:
        """Drop the events of earlier turns, if nobody will read them here again."""
        del self._told[: self._start_told]
        self._start_told = 0

    def events_for(self, seat: int | None, after: int = 0) -> list[dict[str, Json]]:
        """The events after the first `after`, as a seat or a spectator (None) may know them."""
        return [event.told_to(seat) for event in self._told[after:]]

    # Copies

    @property
    def turn_start(self) -> tuple[Game, Sequence[Decision]]:
        """The position at the start of the turn, to be read only, and the decisions that led to it."""
        return self._start, self.decisions[: self._first]

    def clone(self) -> Session:
        """An independent copy of the game at the same question."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.decisions = self.decisions[:]
        twin._told = self._told[: self._start_told]
        twin._onlookers = None
        twin._replay_turn()
        return twin

    def redealt(self, seat: int, chance: Chance) -> Session:
        """A copy of the game with everything shuffled that this seat cannot know.

        Use it for the asked seat: options of another seat would still name its old cards.
        """
        twin = self.clone()
        twin.seed = twin.start_position = None
        redeal(twin.game, seat, chance)
        twin._told[:] = without_secrets(twin._told, seat)
        twin._fixed = len(twin.decisions)  # undoing more would reveal the real cards
        made = len(twin.decisions) - twin._first
        twin._redealt = {**self._redealt, made: Redealt.of(twin.game, seat)}
        return twin

    def attempt(
        self, answers: Sequence[Option] = (), rules: type[Game] | None = None, after: Attempt | None = None
    ) -> Attempt:
        """Try more answers within this turn on a copy of the game, for players that search.

        `rules`, for example some that end the turn earlier, replace those of the table. `after` is an attempt
        with the same rules that has given some of these answers: what was listed for it is not listed again.
        """
        game = self._start.copy()
        if rules is not None:
            game.__class__ = rules
        attempt = self._replayed(game, after)
        for answer in answers:
            attempt.answer(answer)
        return attempt

    def _repeat_redeal(self, game: Game, made: int) -> None:
        """Repeat the redeal that followed this many decisions of the turn, if there was one."""
        if made in self._redealt:
            self._redealt[made].repeat(game, self._start_told)

    def would_end_turn(self, option: Option, chance: Chance) -> bool:
        """Whether, as far as the asked seat can tell, this answer ends the turn or lets another seat decide.

        The answer is tried in a redealt game, so that the result reveals nothing.
        """
        if self.choice is None or option not in self.choice.options:
            raise refusal(self.choice, text(option))
        seat = self.choice.seat
        after = self.redealt(seat, chance).attempt((option,)).choice
        return after is None or after.seat != seat

    def play_out_fast(self, pick: Callable[[Question], Option]) -> None:
        """Play to the end at full speed, without events, undo or a record."""
        game, rule, choice = self.game, self._rule, self.choice
        if choice is None:
            return
        game.events = None
        self.seed = self.start_position = None
        while choice is not None:
            answer = pick(choice)
            choice = None
            while choice is None:
                try:
                    choice = rule.send(answer)
                except StopIteration:
                    if game.over:
                        break
                    answer = None
                    game.turns += 1
                    rule = game.turn()
        self.choice = None
        self._start = game.copy()
        self._start_told = len(self._told)
        self._first = self._fixed = len(self.decisions)

    # The end, and keeping a game

    @property
    def turn(self) -> int:
        """The number of the turn; 0 while the game is being set up."""
        return self.game.turns

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over

    @property
    def scores(self) -> list[int]:
        """The points of each seat, hidden ones included."""
        return self.game.scores()

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the game is running."""
        return self.game.winners() if self.game.over else []

    @property
    def seal(self) -> str:
        """The hash of the seed or of the start position, shown from the start of the game."""
        return seal(self.require_seed() if self.start_position is None else self.start_position)

    def record(self) -> str:
        """The game as a text to share. It includes the seed or start position once the game is over."""
        return write(self, with_origin=self.over)

    def save(self) -> str:
        """The game as a text to continue from. It includes the seed, so keep it from other players."""
        return write(self, with_origin=True)

    def require_seed(self) -> Seed:
        """The seed; raises if there is none."""
        if self.start_position is not None:
            raise LogresError("This game began from a position: it has no seed.")
        if self.seed is None:
            raise LogresError(
                "A session that was redealt or played out fast has no record: its seed is unknown."
            )
        return self.seed

    def position(self) -> str:
        """The position between two turns as a text to read, edit and start from, with all its secrets.

        Within a turn it is the position at the start of the turn. After the end it is the last one. During
        the setup there is none yet, and a redealt turn has none, because its real start is secret.
        """
        between = self.game if self.over else self._start
        if not between.turns:
            raise BadPosition("The game is still being set up: it has a position once the first turn begins.")
        if self._redealt and not self.over:
            raise BadPosition("This turn was redealt: it has a position once the next turn begins.")
        return write_position(self.box, between, self.players)
