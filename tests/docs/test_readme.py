"""The example of the README runs and gives what it shows."""

from __future__ import annotations

import doctest
from pathlib import Path


def test_the_readme_example_is_true(root: Path) -> None:
    result = doctest.testfile(str(root / "README.md"), module_relative=False)
    assert result.attempted >= 8
    assert result.failed == 0
