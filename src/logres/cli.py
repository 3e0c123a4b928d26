"""The command `logres`: serve, simulate, bench, fuzz, replay, position, verify, rule and components."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from time import perf_counter
from typing import NoReturn

from logres.engine import BadPosition, BadRecord, BadTable, Box, Json, Session
from logres.engine.rulebook import LANGUAGES, Book, Chapter, Language, Rule
from logres.games import SHELF, box, load, rules

# Whatever only one command needs is imported there: the others shall start fast.

FAILED, MISUSED, INTERRUPTED = 1, 2, 130

Command = Callable[[argparse.Namespace], int]


class Misuse(Exception):
    """Something on the command line, or in a file it names, that cannot be used."""


class Parser(argparse.ArgumentParser):
    """A parser that says in one sentence what it cannot understand."""

    def error(self, message: str) -> NoReturn:
        self.exit(MISUSED, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(words: Sequence[str] | None = None) -> int:
    """Run a command; 0 is well, 1 a check that failed, 2 a word or a file that cannot be used."""
    given = parser().parse_args(words)
    command: Command = given.command
    try:
        if getattr(given, "components", None):
            _use_components(given.components)
        code = command(given)
        sys.stdout.flush()
        return code
    except (Misuse, BadPosition, BadRecord, BadTable) as problem:
        print(f"logres {given.name}: {problem}", file=sys.stderr)
        return MISUSED
    except BrokenPipeError:
        # Whoever read our output has seen enough; nothing may be written to it at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print(f"logres {given.name}: stopped.", file=sys.stderr)
        return INTERRUPTED


def parser() -> Parser:
    """The commands and their words."""
    top = Parser(prog="logres", description="Board games of the legend of King Arthur: play, host, study.")
    commands = top.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)

    def command(name: str, run: Command, purpose: str, more: str = "") -> Parser:
        made = commands.add_parser(
            name,
            help=purpose,
            description=f"{purpose[0].upper()}{purpose[1:]}.",
            epilog=more,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        made.set_defaults(command=run, name=name)
        return made

    serving = command("serve", serve, "start the server and play in the browser")
    serving.add_argument(
        "--host", default="127.0.0.1", help="address to listen on (default: only this machine)"
    )
    serving.add_argument("--port", type=_port, help="port to listen on (default: 8000, or a free one)")
    serving.add_argument("--data", type=Path, metavar="DIR", help="folder for games and guests")
    serving.add_argument("--open", action="store_true", help="open a browser")
    _add_components(serving)

    simulating = command("simulate", simulate, "let opponents play each other, many times", ABOUT_TABLES)
    _add_table(simulating)
    simulating.add_argument(
        "--seats",
        default="greedy,random",
        metavar="A,B,…",
        help="the opponents at the table (default: greedy,random)",
    )
    simulating.add_argument("--games", type=_positive, default=1000, metavar="N", help="default: 1000")
    simulating.add_argument("--seed", type=int, default=1, help="of the first game; the next is one more")
    _add_components(simulating)
    _add_jobs(simulating)
    _add_json(simulating)

    benching = command("bench", bench, "measure how fast the engine is, on one core", ABOUT_TABLES)
    _add_table(benching)
    benching.add_argument("--seats", type=_positive, default=4, metavar="N", help="players (default: 4)")
    benching.add_argument("--seconds", type=_seconds, default=6.0, help="time to spend (default: 6)")
    _add_components(benching)
    _add_json(benching)

    fuzzing = command("fuzz", fuzz, "play random games at random tables and check every promise", ABOUT_FUZZ)
    fuzzing.add_argument("game", nargs="?", metavar="GAME", help="default: all games")
    fuzzing.add_argument("--games", type=_positive, default=20, metavar="N", help="default: 20")
    fuzzing.add_argument("--seed", default="1", help="of the tables and the play (default: 1)")
    _add_components(fuzzing)
    _add_jobs(fuzzing)
    fuzzing.add_argument("--to", type=Path, default=Path(), metavar="DIR", help="where a failure is written")

    replaying = command("replay", replay, "tell a recorded game, or show a position of it")
    replaying.add_argument("file", metavar="FILE", help="a record, or - for the standard input")
    replaying.add_argument("--to", type=_natural, metavar="N", help="show the position after N decisions")
    _add_components(replaying)
    _add_json(replaying)

    placing = command(
        "position", position, "print a position of a recorded game, to start from", ABOUT_POSITION
    )
    placing.add_argument("file", metavar="FILE", help="a record, or - for the standard input")
    placing.add_argument(
        "--to", type=_natural, metavar="N", help="of the turn that is played after N decisions"
    )
    _add_components(placing)

    verifying = command("verify", verify, "check a record: seal, seed, every decision, scores", ABOUT_VERIFY)
    verifying.add_argument("file", metavar="FILE", help="a record, or - for the standard input")
    verifying.add_argument("--seal", metavar="HASH", help="the seal that was shown when the game began")
    _add_components(verifying)

    ruling = command("rule", rule, "print numbered rules: a paragraph, or a chapter with all of its own")
    ruling.add_argument("ids", nargs="+", metavar="ID", help="such as R8.1, X29a, KQ1 or the chapter R8")
    ruling.add_argument("--language", choices=LANGUAGES, default="en", help="default: en")

    about = "write the components of the games as files, or check an owner's own"
    parts = command("components", lambda given: 0, about, ABOUT_COMPONENTS).add_subparsers(
        metavar="WHAT", required=True, parser_class=Parser
    )
    exporting = parts.add_parser("export", help="write all files into a folder")
    exporting.add_argument("folder", type=Path, metavar="DIR", help="where to; it is made if need be")
    exporting.add_argument("--force", action="store_true", help="overwrite files that are there")
    exporting.set_defaults(command=export_components, name="components export")
    checking = parts.add_parser("check", help="say what is wrong with the files of a folder")
    checking.add_argument("folder", type=Path, metavar="DIR", help="the folder that was exported and changed")
    checking.set_defaults(command=check_components, name="components check")
    return top


ABOUT_TABLES = f"games: {', '.join(SHELF)}\n" + "\n".join(
    f"options of {game.name}: "
    + ", ".join(f"{setting.key}={'|'.join(setting.values)}" for setting in game.settings)
    + (f"\nmodules of {game.name}: {', '.join(game.modules)}" if game.modules else "")
    for game in SHELF.values()
)

ABOUT_FUZZ = """\
At every decision: the position is possible; the score is the sum of its ledger; a question has at least two
answers; no turn asks without end; what is not offered is refused; undo leads back; clones are independent;
nobody sees what a redeal changes; a redealt game can be played on; a saved game, loaded, goes on the same,
and so does a game begun from a position written at the start of a turn. At the end the record replays.
A failure is written as a record, and the exit code is 1."""

ABOUT_COMPONENTS = """\
Rings, cards and tiles that no rulebook prints are reconstructed. Whoever owns the box can put the true ones
in their place: export the files, correct them, check them, and name the folder with --components. Files that
are not in the folder are the usual ones. Games with other components have a rules version of their own."""

ABOUT_POSITION = """\
A position is a text with all that lies on the table and in the hands at the start of a turn; for a game that
is over, at its end. It can be edited; logres.start(GAME, position=TEXT) begins from it."""

ABOUT_VERIFY = """\
A record holds its seed once the game is over; the seal was shown from the start. If the seed fits the
seal, no card was dealt but by the seed. A game that began from a position holds that position instead: how
its cards lay then was somebody's choice; the seal only says that nothing was changed since.
The exit code is 1 if anything does not fit."""


def _add_table(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="name of the game")
    parser.add_argument(
        "--option",
        "--options",
        action="append",
        default=[],
        metavar="KEY=VALUE[,KEY=VALUE…]",
        help="an option of the table; may be repeated",
    )
    parser.add_argument(
        "--modules",
        action="append",
        default=[],
        metavar="A,B,…",
        help="modules of the game to play with: each is an option that is switched on",
    )


def _add_components(parser: argparse.ArgumentParser) -> None:
    told = "folder with components of your own (see logres components)"
    parser.add_argument("--components", type=Path, metavar="DIR", help=told)


def _add_jobs(parser: argparse.ArgumentParser) -> None:
    told = "processes (default: all cores; the results are the same)"
    parser.add_argument("--jobs", type=_positive, metavar="N", help=told)


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")


# Words that are numbers


def _positive(word: str) -> int:
    return _number(word, 1, "a whole number from 1 up")


def _natural(word: str) -> int:
    return _number(word, 0, "a whole number from 0 up")


def _port(word: str) -> int:
    number = _number(word, 0, "a port from 0 to 65535")
    if number > 65535:
        raise argparse.ArgumentTypeError(f"'{word}' is not a port from 0 to 65535.")
    return number


def _number(word: str, least: int, kind: str) -> int:
    if not word.isascii() or not word.isdigit() or int(word) < least:
        raise argparse.ArgumentTypeError(f"'{word}' is not {kind}.")
    return int(word)


def _seconds(word: str) -> float:
    try:
        seconds = float(word)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 3600:
        raise argparse.ArgumentTypeError(f"'{word}' is not a number of seconds.")
    return seconds


def _options(game: Box, given: argparse.Namespace) -> dict[str, str]:
    """The options and modules of a table as they were given, checked."""
    words: list[str] = given.option
    options: dict[str, str] = {}
    for word in ",".join(words).split(",") if words else []:
        key, equals, value = word.partition("=")
        if not equals:
            raise Misuse(f"an option is KEY=VALUE, such as {game.settings[0].key}=on, not '{word}'.")
        options[key.strip()] = value.strip()
    modules = [module.strip() for module in ",".join(given.modules).split(",")] if given.modules else []
    return game.complete(game.with_modules(modules, options))


def _print_json(value: Json) -> None:
    print(json.dumps(value, indent=2, ensure_ascii=False))


def _use_components(folder: Path) -> None:
    from logres.components import use

    use(folder)


# The commands


def serve(given: argparse.Namespace) -> int:
    """Start the server."""
    from logres.server.run import serve as run

    run(host=given.host, port=given.port, data=given.data, open_browser=given.open)
    return 0


def simulate(given: argparse.Namespace) -> int:
    """Let opponents play each other."""
    from logres.players import opponents_for
    from logres.sim.bar import counted
    from logres.sim.cores import cores
    from logres.sim.tournament import Result, Tournament, entrant, results, summary, table

    game = box(given.game)
    names = [name.strip() for name in given.seats.split(",")]
    game.check_seats(len(names))
    for name in names:
        if name not in opponents_for(game.name):
            known = ", ".join(opponents_for(game.name))
            raise Misuse(f"there is no opponent '{name}' for {game.name}; known: {known}.")
    options = _options(game, given)
    tournament = Tournament(game.name, tuple(map(entrant, names)), options, given.seed)
    jobs = given.jobs or cores()
    played: list[Result] = []
    began = perf_counter()
    try:
        played.extend(counted(results(tournament, given.games, jobs), given.games, "games"))
    except KeyboardInterrupt:
        print("logres simulate: stopped, nothing is reported.", file=sys.stderr)
        return INTERRUPTED
    spent = perf_counter() - began
    figures: dict[str, Json] = {
        "game": game.name,
        "options": dict(options),
        "seed": given.seed,
        "seats": list(names),
        **summary(played, names),
        "games_per_second": round(len(played) / spent, 1),
        "decisions_per_second": round(sum(result.decisions for result in played) / spent),
        "jobs": jobs,
    }
    if given.json:
        _print_json(figures)
    else:
        print("\n".join(table(figures)))
    return 0


def bench(given: argparse.Namespace) -> int:
    """Measure the engine."""
    from logres.sim.bench import bench as measure

    game = box(given.game)
    game.check_seats(given.seats)
    options = _options(game, given)
    figures = measure(game.name, given.seats, options, given.seconds)
    if given.json:
        _print_json(asdict(figures))
        return 0
    chosen = ", ".join(f"{key}={value}" for key, value in options.items())
    print(f"{game.name}, {given.seats} random players, {chosen}; one core, best of several rounds")
    print(f"decisions per second  {figures.decisions_per_second:10,}")
    print(f"games per second      {figures.games_per_second:10,}")
    print(f"decisions per game    {figures.decisions_per_game:10,}")
    print(f"clone in mid-turn     {figures.clone_us:10} µs")
    print(f"view of a seat        {figures.view_us:10} µs")
    print(f"redeal for a seat     {figures.redeal_us:10} µs")
    return 0


def fuzz(given: argparse.Namespace) -> int:
    """Look for broken promises."""
    from logres.sim.bar import counted
    from logres.sim.cores import cores
    from logres.sim.fuzz import fuzz as play

    names = [box(given.game).name] if given.game else [*SHELF]
    if not given.to.is_dir():
        raise Misuse(f"there is no folder '{given.to}' to write a failure to.")
    for failure in counted(play(names, given.games, given.seed, given.jobs or cores()), given.games, "games"):
        if failure is not None:
            file = given.to / f"fuzz-{failure.game}-{failure.seed}.txt"
            file.write_text(f"{failure.record}# then: {failure.problem}\n", encoding="utf-8")
            print(f"After {failure.decisions} decisions: {failure.problem}")
            print(f"The game is in {file}. To replay it: logres replay {file} --to {failure.decisions}")
            return FAILED
    print(f"{given.games} games of {', '.join(names)}: every promise was kept.")
    for name in names:
        sets = len(box(name).module_sets())
        times = given.games // len(names) // sets
        if sets > 1 and times:
            print(f"Each of the {sets} sets of modules of {name} was played in {times} games or more.")
    return 0


def replay(given: argparse.Namespace) -> int:
    """Tell a game or show a position."""
    from logres.engine.view import open_view
    from logres.sim.telling import asked, decisions, position, story

    whole = load(_text(given.file))
    session = whole if given.to is None else _rewound(whole, given.to)
    if given.json:
        view = {**session.view(None), **open_view(session.game)}
        _print_json({"players": [*session.players], "view": view, "decisions": decisions(session)})
    elif given.to is None:
        print("\n".join(story(session)))
        if not session.over:
            print(asked(session))
    else:
        print("\n".join(position(session, open_view(session.game))))
        print(asked(session))
    return 0


def _rewound(whole: Session, number: int) -> Session:
    """The same game after a number of decisions."""
    from logres.engine import start

    if number > len(whole.decisions):
        raise Misuse(f"the game has {len(whole.decisions)} decisions, not {number}.")
    if whole.arranged is not None:
        session = start(whole.box, position=whole.arranged)
    else:
        seats, options = len(whole.game.seats), whole.game.options
        session = start(whole.box, seats, options, whole.known_seed(), whole.players)
    for decision in whole.decisions[:number]:
        session.decide(decision.option)
    return session


def position(given: argparse.Namespace) -> int:
    """Print a position."""
    whole = load(_text(given.file))
    session = whole if given.to is None else _rewound(whole, given.to)
    print(session.position(), end="")
    return 0


def verify(given: argparse.Namespace) -> int:
    """Check a record and say exactly what is wrong."""
    source = _text(given.file)
    try:
        session = load(source)
    except BadRecord as problem:
        print(f"{given.file} does not hold: {problem}")
        return FAILED
    if given.seal is not None and given.seal != session.seal:
        print(f"{given.file} does not hold: its seal is {session.seal}, not {given.seal}.")
        return FAILED
    print(f"{given.file} holds: {session.box.name}, {len(session.game.seats)} seats.")
    if session.arranged is None:
        print(f"The seed belongs to the seal {session.seal}.")
    else:
        print(f"It began from a position that somebody arranged; this belongs to the seal {session.seal}.")
    print(f"All {len(session.decisions)} decisions are legal.")
    if session.over:
        points = zip(session.players, session.scores, strict=True)
        winners = " and ".join(session.players[seat] for seat in session.winners)
        print(f"Points: {', '.join(f'{name} {score}' for name, score in points)}. Won by {winners}.")
    else:
        print("The game is not over.")
    return 0


def rule(given: argparse.Namespace) -> int:
    """Print rules by their ids, those of all games."""
    books = [rules(game) for game in SHELF]
    print("\n\n".join(_ruled(books, name, given.language) for name in given.ids))
    return 0


def _ruled(books: Sequence[Book], name: str, language: Language) -> str:
    """What the books say under an id."""
    for book in books:
        if name in book.rules:
            return _paragraph(book.rules[name], language)
        for chapter in book.chapters:
            if chapter.id == name:
                return _chapter(chapter, language)
    raise Misuse(f"there is no rule '{name}'.")


def _chapter(chapter: Chapter, language: Language) -> str:
    lead = [chapter.lead[language]] if chapter.lead else []
    head = "\n".join([f"{chapter.id}  {chapter.title[language]}", *lead])
    return "\n\n".join([head, *(_paragraph(rule, language) for rule in chapter.rules)])


def _paragraph(rule: Rule, language: Language) -> str:
    why, house_rule = {"en": ("Why", "House rule"), "de": ("Warum", "Hausregel")}[language]
    lines = [f"{rule.id}  {rule.text[language]}"]
    if rule.reason:
        lines.append(f"{why}: {rule.reason[language]}")
    if rule.option:
        lines.append(f"{house_rule}: {rule.option}")
    return "\n".join(lines)


def export_components(given: argparse.Namespace) -> int:
    """Write the components of all games into a folder."""
    from logres.components import export

    for file in export(given.folder, given.force):
        print(file)
    return 0


def check_components(given: argparse.Namespace) -> int:
    """Say what is wrong with an owner's components, or that nothing is."""
    from logres.components import check
    from logres.engine.components import BadComponents

    try:
        boxes = check(given.folder)
    except BadComponents as problem:
        print("\n".join(map(str, problem.misprints)))
        return FAILED
    for name, made in boxes.items():
        kind = "differ from the usual ones" if "+" in made.rules else "play as the usual ones do"
        print(f"The components of {name} in {given.folder} {kind}: rules version {made.rules}.")
    return 0


def _text(file: str) -> str:
    """The text of a file, or of the standard input."""
    try:
        raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return raw.decode("utf-8")
    except OSError as problem:
        raise Misuse(f"{file} cannot be read: {problem.strerror}.") from None
    except UnicodeDecodeError:
        raise Misuse(f"{file} is not a text file.") from None


if __name__ == "__main__":
    raise SystemExit(main())
