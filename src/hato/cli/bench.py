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

MEASURED = ("koikoi_japan",)
"""Presets that are measured beside the default one, in games that have them: those of recorded play."""


def run(arguments: Namespace, words: Words) -> int:
    """Measures and prints one figure a line."""
    games = registry.games()
    if arguments.game is None and not games:
        raise Fault("cli-error-no-games")
    first = "koi_koi" if "koi_koi" in games else next(iter(games))
    game = reading.game(arguments.game or first)
    presets = [reading.preset(game, name) for name in arguments.preset]
    if not presets:
        presets = [game.default_preset, *(name for name in MEASURED if name in game.presets)]
    seconds = reading.seconds(arguments.seconds, "--seconds", SECONDS)

    works = {"bits": bench.baseline(Random(SEED))}
    for preset in dict.fromkeys(presets):
        works[f"rounds {preset}"] = bench.rounds(game, game.options(preset), Random(SEED))
    middle = bench.positions(game, game.options(presets[0]), Random(SEED))
    works["clones"] = bench.clones(middle)
    works["views"] = bench.views(game, middle)
    works["scores"] = bench.scores(middle)

    progress = Progress(words)
    engine = words.get("cli-bench-compiled" if bench.compiled() else "cli-bench-plain")
    python = f"{platform.python_implementation()} {platform.python_version()}"
    print(words.get("cli-bench-head", game=game.id, engine=engine, python=python), flush=True)
    best = bench.measure(
        works,
        seconds,
        lambda done, of: progress.show("cli-bench-progress", done=str(done), of=str(of)),
    )
    wide = max(len(name) for name in best)
    for name, speed in best.items():
        print(f"{name:{wide}}  {speed:12.1f}/s")
    return 0
