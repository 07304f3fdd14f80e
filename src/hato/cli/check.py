"""`hato check FILE...`: vector files and recorded rounds against the rules."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Callable

from hato.cli import reading
from hato.cli.faults import FAILED, USAGE, Fault
from hato.cli.progress import Progress
from hato.cli.words import Words
from hato.testing.check import CheckError, Difference, Results, check_file


def run(arguments: Namespace, words: Words) -> int:
    """Checks every file; the last line is the count of all."""
    names = arguments.arguments
    if not names:
        raise Fault("cli-error-no-file", command="check")
    for name in names:
        reading.file(name)
    progress = Progress(words)
    passed = failed = unusable = 0
    for name in names:
        try:
            results = check_file(name, _report(progress, name))
        except CheckError as error:
            if len(names) == 1:
                raise Fault("cli-error-check", reason=error) from None
            print(words.get("cli-error-check", reason=error), file=sys.stderr)
            unusable += 1
            continue
        tell(results, words, len(names) > 1)
        passed += results.passed
        failed += results.failed
    print(words.get("cli-passed-failed", passed=str(passed), failed=str(failed)))
    return USAGE if unusable else FAILED if failed else 0


def _report(progress: Progress, name: str) -> Callable[[int], None]:
    return lambda done: progress.show("cli-check-progress", path=name, done=str(done))


def tell(results: Results, words: Words, one_of_many: bool) -> None:
    """Prints each difference, and the file's count where there are several files."""
    for difference in results.differences:
        print(sentence(difference, words))
    if one_of_many:
        count = words.get("cli-passed-failed", passed=str(results.passed), failed=str(results.failed))
        print(f"{results.path}: {count}")


def sentence(difference: Difference, words: Words) -> str:
    """What was expected and what came."""
    if difference.reason:
        return words.get("cli-check-reason", id=difference.id, reason=difference.reason)
    return words.get(
        "cli-check-difference",
        id=difference.id,
        field=difference.field,
        expected=_shown(difference.expected),
        came=_shown(difference.came),
    )


def _shown(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
