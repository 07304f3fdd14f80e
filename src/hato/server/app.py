"""The server as an ASGI app."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Mount, Route, WebSocketRoute

from hato.server import files, routes
from hato.server.guard import SecurityHeaders
from hato.server.house import House
from hato.server.limiter import Limiters
from hato.server.refusal import RefusalError
from hato.server.settings import Settings
from hato.server.sockets import serve_socket
from hato.server.store import Store


def create_app(settings: Settings) -> Starlette:
    """The app for a database, which is opened here and closed when the app stops.

    Raises StoreError if the database cannot be used. The app runs once.
    """
    house = House(settings, Store(settings.database))

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        house.start()
        try:
            yield
        finally:
            await house.close()

    app = Starlette(
        routes=[
            Route("/healthz", routes.health),
            Route("/api/catalogue", routes.get_catalogue),
            Route("/api/sheets", routes.post_sheet, methods=["POST"]),
            Route("/api/sheets/{code}", routes.get_sheet),
            Route("/api/tables", routes.post_table, methods=["POST"]),
            Route("/api/tables/{table}", routes.get_table),
            Route("/api/tables/{table}/record", routes.get_record),
            Route("/api/readings", routes.post_reading, methods=["POST"]),
            Route("/api/cards", routes.get_cards),
            Route("/api/poems", routes.get_poems),
            Route("/text/{language}.ftl", files.text),
            Route("/text/{part}/{language}.ftl", files.text),
            Route("/rules/{game}/{language}.md", files.rules),
            WebSocketRoute("/ws", serve_socket),
            Mount("/art", files.Pictures()),
            Mount("/", files.AppFiles()),
        ],
        middleware=[Middleware(SecurityHeaders)],
        exception_handlers={RefusalError: routes.refused},
        lifespan=lifespan,
    )
    app.state.house = house
    app.state.catalogue = None
    app.state.new_tables = Limiters(settings.tables_rate, settings.tables_burst)
    return app
