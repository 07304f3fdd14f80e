"""When two questions are the same (FT-4)."""

import hashlib
import hmac

import pytest

from hato.games.fortune.question import hashed, normalized

SAME = [
    ("Will I travel?", "  will i travel ?"),
    ("Will I travel?", "WILL\tI\n  TRAVEL"),
    ("Will I travel?", "Will I travel ?!…"),
    ("Will I travel?", "Ｗｉｌｌ Ｉ ｔｒａｖｅｌ？"),
    ("Поеду ли я?", "ПОЕДУ  ЛИ Я"),
    ("Чи поїду я?", "чи поїду я ."),
    ("여행을 갈까요?", "여행을　갈까요？"),
    ("旅に出るか。", "旅に出るか"),
    ("旅に出るか？", "旅に出るか 〜"),
    ("旅に出るか！？", "「旅に出るか」"[1:]),
    ("Straße?", "STRASSE"),
    ("Ήρθε ο Οδυσσεύς;", "ΉΡΘΕ Ο ΟΔΥΣΣΕΎΣ;"),
    ("café?", "cafe\u0301"),
    ("ｶﾞ", "ガ"),
    ("soft\u00adly", "softly"),
    ("\ufeffWhen?\u200b", "when"),
    ("Tom or Ann?", "tom or ann?”"),
]
OTHER = [
    ("Will I travel?", "Will he travel?"),
    ("Will I travel?", "Will I travel far?"),
    ("Is it a?", "Isita?"),
    ("Why? Because?", "Why Because?"),
    ("가요", "가오"),
    ("はは", "ばば"),
    ("1+1", "1"),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_the_same_question_in_other_signs(one: str, other: str) -> None:
    assert normalized(one) == normalized(other) != ""
    assert hashed(b"k", one) == hashed(b"k", other)


@pytest.mark.parametrize(("one", "other"), OTHER)
def test_another_question(one: str, other: str) -> None:
    assert normalized(one) != normalized(other)
    assert hashed(b"k", one) != hashed(b"k", other)


@pytest.mark.parametrize("nothing", ["", "   ", "?", " ?! ", "…", "？", "\u200b", "。、", "«»", "\u3000~"])
def test_nothing_is_asked(nothing: str) -> None:
    assert normalized(nothing) == ""


@pytest.mark.parametrize("question", [one for pair in SAME + OTHER for one in pair])
def test_what_is_normalized_stays_as_it_is(question: str) -> None:
    assert normalized(normalized(question)) == normalized(question)


def test_the_hash_is_the_one_that_is_promised_and_needs_its_key() -> None:
    wanted = hmac.new(b"key", b"will i travel", hashlib.sha256).hexdigest()
    assert hashed(b"key", "Will I travel?") == wanted
    assert hashlib.sha256(b"will i travel").hexdigest() != wanted


def test_half_a_sign_is_no_accident() -> None:
    assert len(hashed(b"key", "broken \ud83d sign")) == 64
