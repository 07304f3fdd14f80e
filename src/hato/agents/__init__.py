"""Computer opponents. They get a view and never more; `choose` asks one of them."""

from hato.agents.levels import FIRST, LEVELS, choose, levels
from hato.agents.request import AgentError, NothingToChooseError, Request, UnknownLevelError

__all__ = [
    "FIRST",
    "LEVELS",
    "AgentError",
    "NothingToChooseError",
    "Request",
    "UnknownLevelError",
    "choose",
    "levels",
]
