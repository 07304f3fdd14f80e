"""Servers that the tests of a file share."""

from collections.abc import Iterator

import pytest

from tests.server.running import Running, running, settings


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server in a thread, with an empty database and quick computer players."""
    with running(settings(tmp_path_factory.mktemp("server") / "hato.db")) as one:
        yield one
