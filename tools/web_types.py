"""Makes web/src/lib/messages.ts from the message schema of the server.

Usage: `python tools/web_types.py` writes the file, with `--check` it only says whether it is up to date.
"""

from __future__ import annotations

import argparse
import inspect
import sys
from pathlib import Path

import msgspec

from hato.server import bodies, messages

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "lib" / "messages.ts"
HEADER = "// Made by tools/web_types.py from src/hato/server/messages.py and bodies.py. Do not edit."
WORDS: tuple[tuple[type[msgspec.inspect.Type], str], ...] = (
    (msgspec.inspect.BoolType, "boolean"),
    (msgspec.inspect.IntType, "number"),
    (msgspec.inspect.FloatType, "number"),
    (msgspec.inspect.StrType, "string"),
    (msgspec.inspect.NoneType, "null"),
    (msgspec.inspect.AnyType, "unknown"),
)


def spell(kind: msgspec.inspect.Type) -> str:
    """The TypeScript spelling of a msgspec type; raises `TypeError` for one that has none here."""
    for known, word in WORDS:
        if isinstance(kind, known):
            return word
    if isinstance(kind, msgspec.inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, msgspec.inspect.ListType):
        item = spell(kind.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(kind, msgspec.inspect.DictType):
        return f"Record<{spell(kind.key_type)}, {spell(kind.value_type)}>"
    if isinstance(kind, msgspec.inspect.LiteralType):
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in kind.values)
    if isinstance(kind, msgspec.inspect.UnionType):
        return " | ".join(dict.fromkeys(spell(part) for part in kind.types))
    raise TypeError(f"no TypeScript for {kind}")


def interface(struct: type[msgspec.Struct]) -> str:
    """One struct as an exported interface; a field that may be left out on the wire gets a `?`."""
    info = msgspec.inspect.type_info(struct)
    assert isinstance(info, msgspec.inspect.StructType)
    lines = [
        f"/** {line} */"
        for line in [(inspect.getdoc(struct) or "").split("\n\n")[0].replace("\n", " ")]
        if line
    ]
    lines.append(f"export interface {struct.__name__} {{")
    if info.tag_field:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    optional = struct.__struct_config__.omit_defaults
    for field in info.fields:
        mark = "?" if optional and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {spell(field.type)};")
    return "\n".join([*lines, "}"])


def is_struct(value: object) -> bool:
    """Whether `value` is a struct class."""
    return isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not msgspec.Struct


def source() -> str:
    """The whole TypeScript file."""
    structs: list[type[msgspec.Struct]] = [
        value
        for module in (messages, bodies)
        for value in vars(module).values()
        if is_struct(value) and value.__module__ == module.__name__
    ]
    numbers = ("VERSION", "MAX_FRAME")
    parts = [HEADER, *(f"export const {name} = {getattr(messages, name)};" for name in numbers)]
    parts += [interface(struct) for struct in structs]
    for name in ("Incoming", "Outgoing"):
        members = " | ".join(struct.__name__ for struct in getattr(messages, name).__args__)
        parts.append(f"export type {name} = {members};")
    return "\n\n".join(parts) + "\n"


def main() -> int:
    """Writes the file, or with `--check` returns 1 when it is missing or out of date."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing; exit code 1 when out of date")
    text = source()
    if parser.parse_args().check:
        current = TARGET.read_text(encoding="utf-8") if TARGET.exists() else ""
        if current != text:
            print(f"{TARGET.relative_to(ROOT)} is out of date: run python tools/web_types.py")
            return 1
        return 0
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
