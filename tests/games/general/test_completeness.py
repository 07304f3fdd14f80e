"""Every clause of the sources and every fault seen elsewhere has a test of its name."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

GAMES = Path(__file__).resolve().parents[1]
TESTS = GAMES.parent
"""Clauses about saving, keyboard and screen are tested where the server and the page are."""


def ids() -> list[str]:
    """The ids of all clauses and faults, in order."""
    tables = json.loads((GAMES / "clauses.json").read_text(encoding="utf-8"))
    return [row["id"] for name in ("clauses", "faults") for row in tables[name]]


def named() -> Iterator[str]:
    """The ids that the names of tests begin with."""
    prefixes = (
        "kkc|gc|gsc|ftc|hac|okc|sevc|conc|daic|khmc|khqc|khec|karc|utac|okf|kkf|gf|haf|karf|go_stop_fault"
    )
    for path in sorted(TESTS.rglob("test_*.py")):
        for prefix, number in re.findall(
            rf"^def test_({prefixes})_(\d+)_",
            path.read_text(encoding="utf-8"),
            re.M,
        ):
            yield f"{'GSF' if prefix == 'go_stop_fault' else prefix.upper()}-{number}"


def test_every_clause_has_a_test_of_its_name() -> None:
    found = set(named())
    assert [one for one in ids() if one not in found] == []


def test_no_test_names_a_clause_that_is_not_there() -> None:
    assert sorted(set(named()) - set(ids())) == []


def test_the_tables_are_whole() -> None:
    wanted = [
        ("KKC", 73),
        ("GC", 62),
        ("GSC", 90),
        ("FTC", 14),
        ("HAC", 50),
        ("OKC", 11),
        ("SEVC", 14),
        ("CONC", 12),
        ("DAIC", 22),
        ("KHMC", 30),
        ("KHQC", 20),
        ("KHEC", 59),
        ("KARC", 18),
        ("UTAC", 12),
        ("KARF", 5),
        ("OKF", 3),
        ("KKF", 31),
        ("GF", 3),
        ("HAF", 6),
        ("GSF", 49),
    ]
    assert sorted(ids()) == sorted(
        f"{name}-{number}" for name, most in wanted for number in range(1, most + 1)
    )
