"""The hundred poems: the checks of the data, and the decisive syllables of KAR-8."""

from collections import Counter
from fractions import Fraction

import pytest

from hato.cards import poems
from hato.cards.poems import DECK, LOWER, POEMS, UPPER
from hato.core import bits
from hato.families.poems import beginning, deciding, kimariji

LISTED = {
    1: "sa 70, su 18, se 77, fu 22, ho 81, mu 87, me 57",
    2: "ai 43, ake 52, ashi 3, ini 61, uka 74, ura 65, oku 5, ogu 26, oto 72, omo 82, kaku 51, kasa "
    "6, kiri 91, koi 41, konu 97, kono 24, kore 10, shino 40, shira 37, taka 73, taki 55, tago 4, "
    "tachi 16, tama 89, tare 34, chiha 17, tsuki 23, tsuku 13, natsu 36, hisa 33, mise 90, michi "
    "14, miyo 94, momo 100, moro 66, yae 47, yasu 59, yuu 71, yura 46, yomo 85, yowo 62, wabi 20",
    3: "akika 79, akino 1, asaji 39, amatsu 12, amano 7, araza 56, arashi 69, aria 30, arima 58, "
    "awaji 78, aware 45, imako 21, imawa 63, ooe 60, ooke 95, ooko 44, kazeso 98, kazewo 48, "
    "nagaka 80, nagara 84, nageki 53, nageke 86, nanishi 25, hanasa 96, hanano 9, harusu 2, "
    "haruno 67, hitowa 35, hitomo 99, mikaki 49, mikano 27, yamaga 32, yamaza 28, wagai 8, wagaso "
    "92, wasura 38, wasure 54",
    4: "kokoroa 29, kokoroni 68, chigirio 75, chigiriki 42, naniwae 88, naniwaga 19",
    5: "yononakawa 93, yononakayo 83",
    6: "asaborakea 31, asaborakeu 64, kimigatameo 50, kimigatameha 15, watanoharako 76, watanoharaya 11",
}
"""Length -> beginnings in Latin letters with the number of the poem (KAR-8)."""


def card(number: int) -> int:
    return number - 1


def test_kar_8_lengths_are_those_of_the_spoken_form() -> None:
    lengths = Counter(len(deciding(one)) for one in range(len(DECK)))
    assert [lengths[n] for n in range(1, 7)] == [7, 42, 37, 6, 2, 6]


@pytest.mark.parametrize("length", list(LISTED))
def test_kar_8_every_poem_is_decided_where_the_list_says(length: int) -> None:
    numbers = {int(entry.split()[1]) for entry in LISTED[length].split(", ")}
    assert {one + 1 for one in range(len(DECK)) if len(deciding(one)) == length} == numbers


def test_kar_8_the_two_poems_that_the_written_form_decides_wrongly() -> None:
    assert kimariji(card(26)) == "おぐ"
    assert kimariji(card(44)) == "おおこ"


def test_kar_8_first_kana_groups() -> None:
    groups = Counter(upper[0] for upper in UPPER)
    listed = "む1す1め1ふ1さ1ほ1せ1う2つ2し2も2ゆ2い3ち3ひ3き3は4や4よ4か4み5た6こ6お7わ7な8あ16"
    want: dict[str, int] = {}
    last = ""
    for sign in listed:
        if sign.isdigit():
            want[last] = want[last] * 10 + int(sign)
        else:
            last = sign
            want[last] = 0
    assert groups == want


def test_kar_8_the_mean_length_falls_as_poems_are_read() -> None:
    """Exact means over all orders: each poem by the number of others that share a beginning with it."""

    def mean(read: int) -> Fraction:
        """Of the poem read after so many: a prefix still binds if one of the others with it is unread."""
        total = Fraction(0)
        left = len(DECK) - 1
        for upper in UPPER:
            length = Fraction(1)
            for size in range(1, len(upper)):
                rivals = bits.popcount(beginning(upper[:size])) - 1
                if not rivals:
                    break
                all_read = Fraction(1)
                for n in range(rivals):
                    all_read *= Fraction(read - n, left - n)
                length += 1 - max(all_read, Fraction(0))
            total += length
        return total / len(DECK)

    assert [round(float(mean(n - 1)), 2) for n in (1, 25, 50, 75)] == [2.72, 2.51, 2.25, 1.86]


def test_the_data_hold_their_checks() -> None:
    assert [poem.number for poem in POEMS] == list(range(1, 101))
    assert Counter(len(poem.torifuda) for poem in POEMS) == {14: 88, 15: 11, 16: 1}
    assert len(POEMS[card(21)].torifuda) == 16
    assert sum(poem.poet_sex == "f" for poem in POEMS) == 21
    assert sum(poem.poet_monk for poem in POEMS) == 13
    assert sum(poem.mora == (5, 7, 5, 7, 7) for poem in POEMS) == 67


def test_morae_are_those_of_the_lines() -> None:
    for one, poem in enumerate(POEMS):
        assert len(UPPER[one]) == sum(poem.mora[:3])
        assert len(LOWER[one]) == sum(poem.mora[3:])


def test_cards_to_take_have_no_voicing_marks() -> None:
    assert not set("がぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽ ") & set(
        "".join(p.torifuda for p in POEMS)
    )


def test_a_small_kana_makes_no_mora_of_its_own() -> None:
    assert poems.morae("きょう ちゃ") == ("きょ", "う", "ちゃ")


def test_deciding_among_few_poems() -> None:
    assert kimariji(card(42), DECK.mask & ~bits.mask_of([card(17)])) == "ちぎりき"
    assert kimariji(card(42), DECK.mask & ~bits.mask_of([card(75)])) == "ちぎ"
    assert kimariji(card(42), 0) == "ち"
