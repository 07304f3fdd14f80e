"""Records once written replay byte for byte for ever."""

from __future__ import annotations

import re
from hashlib import sha256
from itertools import islice
from pathlib import Path

import pytest

from hato.core import registry
from hato.core.chance import SealedShuffle
from hato.play.session import Session
from hato.records import Writer, header_of, read, step, verify, write
from hato.records.line import read_line, spell
from tests.records.make_golden import Golden, all_golden, path_of, pick, played

GOLDEN = [pytest.param(one, id=one.name) for one in all_golden()]
FILES = sorted((Path(__file__).parent / "golden").glob("*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_records_verify_and_are_written_again_with_the_same_bytes(path: Path) -> None:
    replay = verify(read(path))
    assert replay.complete and replay.shuffle_checked and replay.canonical
    assert "".join(line + "\n" for line in replay.write()).encode() == path.read_bytes()


@pytest.mark.parametrize("one", GOLDEN)
def test_the_rule_still_plays_the_golden_record(one: Golden) -> None:
    assert one.path.exists(), "run python tests/records/make_golden.py"
    assert [line.decode() for line in read(one.path)] == list(one.record())


def test_every_preset_has_a_golden_record() -> None:
    presets = {(game.id, preset) for game in registry.games().values() for preset in game.presets}
    assert {(one.game.id, one.preset) for one in all_golden()} == presets
    assert sorted(one.path for one in all_golden()) == FILES


@pytest.mark.parametrize("one", GOLDEN)
def test_a_match_in_play_is_written_while_it_goes_on(one: Golden) -> None:
    game = one.game
    session = one.played(0)
    header = header_of(session, one.preset, ("a", "b", "c", "d", "e", "f")[: session.seats])
    writer = Writer(session)
    lines = [header.to_line(), *writer.lines()]
    for _ in range(40):
        assert [spell(line) for line in lines] == list(write(session, header))
        if session.waiting or session.finished:
            break
        for seat in session.asked:
            session.do(seat, game.actions.words(pick(session, session.round.legal(seat))))
            lines += writer.lines(session.entries[-1])


def test_every_start_of_a_record_verifies_as_far_as_it_goes(root: Path) -> None:
    lines = list(read(path_of(registry.game("koi_koi"), "koikoi_japan")))
    for count in range(1, 160):
        replay = verify(islice(lines, count))
        assert not replay.complete
        assert replay.lines == count
        assert "not finished" in replay.note
        again = [line.encode() for line in replay.write()]
        common = min(len(again), count)
        assert again[:common] == lines[:common]
    assert not verify(lines[:-2]).complete
    assert verify(lines[:-1]).complete


def test_a_record_cut_within_an_entry_shows_the_match_before_it() -> None:
    lines = list(read(path_of(registry.game("koi_koi"), "nintendo")))
    plays = [number for number, line in enumerate(lines) if b'"play"' in line]
    cut = verify(lines[: plays[3] + 1])
    assert cut.session is not None
    assert cut.session.ply == 3
    assert verify(lines[:6]).session is None


def test_stepping_gives_number_line_and_session() -> None:
    game = registry.game("koi_koi")
    lines = list(read(path_of(game, "russian")))
    steps = list(step(lines))
    assert [number for number, _, _ in steps] == list(range(1, len(lines) + 1))
    assert [spell(line).encode() for _, line, _ in steps] == lines
    assert steps[0].session is steps[-1].session is not None
    assert steps[-1].session.finished
    plies = [session.ply for _, line, session in step(lines) if session and line["type"] == "play"]
    assert plies == list(range(1, len(plies) + 1))


def test_spaces_and_order_of_keys_do_not_matter_but_are_noticed() -> None:
    lines = list(read(path_of(registry.game("koi_koi"), "flash")))
    lines[7] = lines[7].replace(b":", b": ").replace(b"hand: ", b"hand:")
    replay = verify(lines)
    assert replay.complete and not replay.canonical


def test_a_record_without_a_sealed_shuffle(root: Path) -> None:
    game = registry.game("koi_koi")
    session = played(game, "nintendo", bytes(32), 5)
    lines = list(write(session, header_of(session, "nintendo", ("Аня", "小雪 🎴")), "0" * 64))
    assert "commitment" not in read_line(1, lines[0])
    assert not any("opening" in line for line in lines)
    replay = verify(lines)
    assert replay.header is not None and replay.header.names == ("Аня", "小雪 🎴")
    assert list(replay.write()) == lines


def test_a_header_takes_only_names_that_can_be_written() -> None:
    session = played(registry.game("koi_koi"), "nintendo", bytes(32), 0)
    for names in (("a",), ("a", "b\n"), ("a", "\ud800"), ("a", "x" * 201)):
        with pytest.raises(ValueError):
            header_of(session, "nintendo", names)


def example() -> list[str]:
    """The match of docs/records.md."""
    game = registry.game("koi_koi")
    shuffle = SealedShuffle(sha256(b"example 1075").digest())
    session = Session(
        game, game.options("nintendo", {"length": {"type": "rounds", "n": 1}}), 2, shuffle.round
    )
    while not session.finished:
        seat = session.asked[0]
        session.do(seat, game.actions.words(pick(session, session.round.legal(seat))))
    return list(
        write(
            session, header_of(session, "nintendo", ("Ayame", "Botan"), shuffle.commitment), shuffle.opening
        )
    )


def test_the_example_of_the_page_is_what_the_engine_writes(root: Path) -> None:
    page = (root / "docs" / "records.md").read_text(encoding="utf-8")
    shown = "".join(re.findall(r"```jsonl\n(.*?)```", page, re.S)).splitlines()
    assert shown == example()
    assert verify(shown).shuffle_checked


def test_the_page_names_every_kind_of_line_and_every_key(root: Path) -> None:
    from hato.records.line import SETTLEMENT, SHAPES  # noqa: PLC0415

    page = (root / "docs" / "records.md").read_text(encoding="utf-8")
    for kind, keys in SHAPES.items():
        row = " ".join(f"`{key}`" for key in keys)
        assert f"| `{kind}` | {row} |" in page
    assert " ".join(f"`{key}`" for key in SETTLEMENT) in page


def test_a_match_by_the_clock_ends_with_an_entry() -> None:
    path = path_of(registry.game("go_stop"), "matgo_netmarble-jokers")
    lines = list(read(path))
    ends = [number for number, line in enumerate(lines) if b'["end"]' in line]
    assert ends == [len(lines) - 3]
    before = verify(lines[: ends[0]])
    assert not before.complete and before.session is not None and before.session.waiting
    assert verify(lines[: ends[0] + 2]).complete
    first = next(number for number, line in enumerate(lines) if b'["next"]' in line)
    early = [*lines[:first], lines[ends[0]]]
    cut = verify(early)
    assert cut.session is not None and cut.session.finished


def test_a_record_cut_in_the_hand_check_waits_for_sealed_answers() -> None:
    path = path_of(registry.game("go_stop"), "godori_3")
    lines = list(read(path))
    first = next(number for number, line in enumerate(lines) if b'"play"' in line)
    cut = verify(lines[: first + 1])
    assert cut.session is not None
    turn = cut.session.round.turn()
    assert turn.sealed and cut.session.ply == 1 and not cut.complete
