"""`hato bench`: how fast the engine is, as figures that can be compared within one run."""

from __future__ import annotations

import platform
from argparse import Namespace
from random import Random

from hato.cli import reading
from hato.cli.faults import Fault
from hato.cli.progress import Progress
from hato.cli.words import Words
from hato.core import registry
from hato.testing import bench

SECONDS = 1.0
SEED = 1


def run(arguments: Namespace, words: Words) -> int:
    """Measures and prints one figure a line: units per second, and per million of the first line's units."""
    found = registry.games()
    if arguments.game is None and not found:
        raise Fault("cli-error-no-games")
    games = [reading.game(arguments.game)] if arguments.game else list(found.values())
    chosen = [reading.preset(games[0], name) for name in arguments.preset] if arguments.game else []
    if arguments.preset and not arguments.game:
        raise Fault("cli-error-preset-game")
    seconds = reading.seconds(arguments.seconds, "--seconds", SECONDS)

    works = {"bits": bench.baseline(Random(SEED))}
    for game in games:
        for preset in dict.fromkeys(chosen or game.measured or [game.default_preset]):
            works[f"rounds {game.id} {preset}"] = bench.rounds(game, game.options(preset), Random(SEED))
    for game in games if arguments.game else ():
        middle = bench.positions(game, game.options((chosen or [game.default_preset])[0]), Random(SEED))
        works["clones"] = bench.clones(middle)
        works["views"] = bench.views(game, middle)
        works["scores"] = bench.scores(middle)

    progress = Progress(words)
    engine = words.get("cli-bench-compiled" if bench.compiled() else "cli-bench-plain")
    python = f"{platform.python_implementation()} {platform.python_version()}"
    listed = ", ".join(game.id for game in games)
    print(words.get("cli-bench-head", game=listed, engine=engine, python=python), flush=True)
    best = bench.measure(
        works,
        seconds,
        lambda done, of: progress.show("cli-bench-progress", done=str(done), of=str(of)),
    )
    wide = max(len(name) for name in best)
    for name, ratio in bench.ratios(best).items():
        print(f"{name:{wide}}  {best[name]:12.1f}/s  {ratio:12.1f}")
    return 0
