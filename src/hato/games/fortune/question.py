"""A question is asked once: when two questions are the same, and what is kept of one (FT-4)."""

from __future__ import annotations

import hashlib
import hmac
import unicodedata

MOST = 300
"""Characters of a question; nobody thinks of a longer one with his eyes closed."""

KEY_BYTES = 32
"""Length of the key of the hash."""

_ENDS = "~"
"""Signs that end sentences in some languages without being punctuation to Unicode."""


def normalized(question: str) -> str:
    """The question as it is compared: caseless, in one width, single spaces, no final punctuation (FT-4).

    Empty where nothing is asked. Characters that are not seen make no difference.
    """
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", question).casefold())
    seen = "".join(one for one in folded if unicodedata.category(one) != "Cf")
    words = " ".join(seen.split())
    while words and (words[-1].isspace() or words[-1] in _ENDS or unicodedata.category(words[-1])[0] == "P"):
        words = words[:-1]
    return words


def hashed(key: bytes, question: str) -> str:
    """The keyed hash (HMAC-SHA-256, hex) of a question: equal for equal questions, and tells nothing else."""
    return hmac.new(key, normalized(question).encode("utf-8", "replace"), hashlib.sha256).hexdigest()
