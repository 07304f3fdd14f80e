"""The public test kit: `check_game` for games of any package, worked examples, counting, measuring."""

from hato.testing.conformance import ConformanceError, Report, check_game

__all__ = ["ConformanceError", "Report", "check_game"]
