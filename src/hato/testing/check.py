"""Compares answers of the rules with vector files and with recorded rounds: what `hato check` does."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hato.core.game import Answer
from hato.core.registry import games
from hato.testing import deck, general
from hato.testing.oracle import Oracle

SCHEMA = "hato-vectors/1"

Answers = Mapping[str, Answer]
Progress = Callable[[int], None]
"""Called with the number of vectors or rounds that are done."""

NOTHING = "nothing"
"""Stands in messages for a field that the answer does not have."""


class CheckError(ValueError):
    """A file that cannot be checked; the message is a sentence."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A field of a vector or a round that came out otherwise, or the reason why nothing came out."""

    id: str
    field: str
    expected: object = None
    came: object = None
    reason: str = ""

    def __str__(self) -> str:
        if self.reason:
            return f"{self.id}: {self.reason}"
        return f"{self.id}: {self.field}: expected {_show(self.expected)}, came {_show(self.came)}"


@dataclass
class Results:
    """What a file came to: how many vectors or rounds agree, how many do not, and where."""

    path: str
    passed: int = 0
    failed: int = 0
    differences: list[Difference] = field(default_factory=list)

    def add(self, differences: list[Difference]) -> None:
        """Counts one vector or round with its differences."""
        self.differences += differences
        if differences:
            self.failed += 1
        else:
            self.passed += 1

    def lines(self) -> Iterator[str]:
        """The report: a line for each difference and the count."""
        for difference in self.differences:
            yield str(difference)
        yield f"{self.path}: {self.passed} passed, {self.failed} failed"


def _show(value: object) -> str:
    if isinstance(value, str):
        return value
    return json.dumps(value, ensure_ascii=False, default=str)


def answers(game: str) -> Answers | None:
    """The vector types of a game, of `deck` or of `general`; None for a game that is not known."""
    if game == "general":
        return general.ANSWERS
    if game == "deck":
        return deck.ANSWERS
    return games()[game].answers() if game in games() else None


def same(expected: object, came: object) -> bool:
    """Are the values equal as JSON values? Lists by order, objects by key, true is not 1."""
    if isinstance(expected, Mapping) and isinstance(came, Mapping):
        return expected.keys() == came.keys() and all(same(expected[key], came[key]) for key in expected)
    if isinstance(expected, (list, tuple)) and isinstance(came, (list, tuple)):
        return len(expected) == len(came) and all(same(a, b) for a, b in zip(expected, came, strict=True))
    return isinstance(expected, bool) == isinstance(came, bool) and expected == came


def check_vector(vector: Mapping[str, Any]) -> list[Difference]:
    """The differences between a vector's `expect` and what the rules answer."""
    name, game, kind = vector["id"], vector["game"], vector["type"]
    known = answers(game)
    if known is None:
        listed = ", ".join(sorted([*games(), "deck", "general"]))
        return [Difference(name, "game", reason=f"there is no game {game!r}; the games are {listed}")]
    if kind not in known:
        return [
            Difference(
                name, "type", reason=f"{game} has no questions of type {kind!r}; it has {', '.join(known)}"
            )
        ]
    try:
        answer = known[kind](vector.get("options", {}), vector["input"])
    except Exception as error:  # whatever goes wrong in the engine is a finding about this vector
        return [Difference(name, "answer", reason=_reason(error))]
    wanted = vector["expect"]
    if not isinstance(wanted, Mapping) or not isinstance(answer, Mapping):
        return [] if same(wanted, answer) else [Difference(name, "answer", wanted, answer)]
    return [
        Difference(name, key, expected, answer.get(key, NOTHING))
        for key, expected in wanted.items()
        if key not in answer or not same(expected, answer[key])
    ]


def _reason(error: Exception) -> str:
    if isinstance(error, KeyError) and len(error.args) == 1:
        return f"the question has no {error.args[0]!r}, or a name in it is not known"
    kind = "" if isinstance(error, ValueError) else f" ({type(error).__name__})"
    return f"the engine refuses the question: {error}{kind}"


def check_file(path: str | Path, progress: Progress | None = None) -> Results:
    """Checks a vector file or a file of recorded rounds; raises CheckError for a file that is neither."""
    path = Path(path)
    try:
        with path.open(encoding="utf-8") as file:
            first = file.readline()
            if _is_round(first):
                file.seek(0)
                return _check_rounds(path, file, progress)
            text = first + file.read()
    except OSError as error:
        raise CheckError(f"{path} cannot be read: {error.strerror or 'the system refuses it'}") from None
    except UnicodeDecodeError:
        raise CheckError(f"{path} is not UTF-8 text") from None
    return _check_vectors(path, text, progress)


def _is_round(line: str) -> bool:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return False
    return isinstance(found, dict) and "actions" in found


def _check_vectors(path: Path, text: str, progress: Progress | None) -> Results:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise CheckError(f"{path} is not JSON: {error}") from None
    schema = found.get("schema") if isinstance(found, dict) else None
    if schema != SCHEMA:
        said = "no schema" if schema is None else f"the schema {_show(schema)[:60]}"
        raise CheckError(f"{path} has {said}; a vector file has {SCHEMA}")
    vectors = found.get("vectors")
    if not isinstance(vectors, list):
        raise CheckError(f"{path} has no list 'vectors'")
    results = Results(str(path))
    for number, vector in enumerate(vectors, 1):
        _check_shape(path, number, vector, found.get("game"))
        results.add(check_vector({"game": found.get("game"), **vector}))
        if progress:
            progress(number)
    return results


def _check_shape(path: Path, number: int, vector: object, game: object) -> None:
    """Has the vector the fields that every vector has?"""
    if not isinstance(vector, dict):
        raise CheckError(f"{path}: vector {number} is not an object")
    kinds: dict[str, type] = {
        "id": str,
        "game": str,
        "type": str,
        "input": dict,
        "expect": object,
        "options": dict,
    }
    for name, kind in kinds.items():
        value = vector.get(name, game if name == "game" else {} if name == "options" else None)
        if value is None or not isinstance(value, kind):
            what = "an object" if kind is dict else "a text" if kind is str else "what is expected"
            raise CheckError(
                f"{path}: vector {number} ({_show(vector.get('id'))[:40]}) needs {name!r}, {what}"
            )


def _check_rounds(path: Path, lines: Iterator[str], progress: Progress | None) -> Results:
    results = Results(str(path))
    oracle = Oracle()
    name = ""
    for number, line in enumerate(lines, 1):
        try:
            record = json.loads(line)
            name = str(record["id"])
            found = oracle.replay(record)
        except (AttributeError, KeyError, IndexError, TypeError, ValueError, RecursionError) as error:
            reason = f"has no {error}" if isinstance(error, KeyError) else f"is no recorded round: {error}"
            raise CheckError(f"{path}: line {number} {reason}") from None
        results.add([Difference(name, *one) for one in found])
        if progress:
            progress(number)
    if missing := oracle.finish():
        results.differences += [Difference(name, *one) for one in missing]
    return results
