import doctest
from pathlib import Path


def test_the_agent_of_the_page_plays(root: Path) -> None:
    result = doctest.testfile(str(root / "docs/agents.md"), module_relative=False)
    assert result.attempted >= 6
    assert result.failed == 0
