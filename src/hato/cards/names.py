"""What the months and the cards of the flower deck are called, in five languages at once (D-7, D-8).

These are the names as such, side by side; what a page calls a card in its own language is a text. Japanese
and Korean names come with a Latin reading.
"""

from __future__ import annotations

from dataclasses import dataclass

from hato.cards.hanafuda import BLUE, CODES, DECK, RED_POETRY, kind, suit

LANGUAGES: tuple[str, ...] = ("en", "ru", "uk", "ja", "ko")
"""The languages of the names, in the order in which they are shown."""


@dataclass(frozen=True)
class Names:
    """One thing's names; the readings are in Latin letters, Hepburn and Revised Romanization."""

    en: str
    ru: str
    uk: str
    ja: str
    ko: str
    ja_reading: str
    ko_reading: str

    def words(self) -> dict[str, str]:
        """Language -> name, in the order of LANGUAGES."""
        return {"en": self.en, "ru": self.ru, "uk": self.uk, "ja": self.ja, "ko": self.ko}

    def readings(self) -> dict[str, str]:
        """Language -> Latin reading of its name, for the languages that need one."""
        return {"ja": self.ja_reading, "ko": self.ko_reading}


PLANTS: tuple[Names, ...] = (
    Names("Pine", "Сосна", "Сосна", "松 まつ", "송학", "matsu", "songhak"),
    Names("Plum", "Слива", "Слива", "梅 うめ", "매조", "ume", "maejo"),
    Names("Cherry", "Вишня (сакура)", "Вишня (сакура)", "桜 さくら", "벚꽃", "sakura", "beotkkot"),
    Names(
        "Wisteria",
        "Глициния («чёрные бобы»; у корейцев «плакучая ива»)",
        "Гліцинія",
        "藤 ふじ",
        "흑싸리",
        "fuji",
        "heukssari",
    ),
    Names("Iris", "Ирис", "Ірис", "菖蒲 あやめ", "난초", "ayame", "nancho"),
    Names("Peony", "Пион", "Півонія", "牡丹 ぼたん", "모란", "botan", "moran"),
    Names(
        "Bush clover", "Клевер (леспедеца)", "Конюшина (леспедеца)", "萩 はぎ", "홍싸리", "hagi", "hongssari"
    ),
    Names(
        "Pampas grass (moon)",
        "Мискант (луна над горой)",
        "Міскант (місяць над горою)",
        "芒 すすき",
        "공산",
        "susuki",
        "gongsan",
    ),
    Names("Chrysanthemum", "Хризантема", "Хризантема", "菊 きく", "국화", "kiku", "gukhwa"),
    Names("Maple", "Клён", "Клен", "紅葉 もみじ", "단풍", "momiji", "danpung"),
    Names("Willow (rain)", "Ива (дождь)", "Верба (дощ)", "柳 やなぎ", "비", "yanagi", "bi"),
    Names("Paulownia", "Павловния", "Павловнія", "桐 きり", "오동", "kiri", "odong"),
)
"""The names of the suits; index 0 is suit 1."""

FOLK: dict[int, str] = {
    1: "сонго",
    2: "мядя",
    3: "сакура",
    5: "чой",
    8: "минвори",
    9: "куктя",
    10: "пун",
    11: "пи",
    12: "тонтой",
}
"""Suit -> what the Koreans of Sakhalin and Central Asia call it, as heard in Russian (`koryo_saram`, D-7)."""

_PICTURES: dict[str, Names] = {
    "01b": Names("Crane", "Журавль", "Журавель", "松に鶴", "송학 광", "matsu ni tsuru", "songhak gwang"),
    "02a": Names(
        "Bush warbler",
        "Соловей (иволга)",
        "Соловей (вивільга)",
        "梅に鶯",
        "매조 열끗",
        "ume ni uguisu",
        "maejo yeolkkeut",
    ),
    "03b": Names(
        "Curtain",
        "Походный занавес",
        "Похідна завіса",
        "桜に幕",
        "벚꽃 광",
        "sakura ni maku",
        "beotkkot gwang",
    ),
    "04a": Names(
        "Cuckoo",
        "Кукушка",
        "Зозуля",
        "藤に不如帰",
        "흑싸리 열끗",
        "fuji ni hototogisu",
        "heukssari yeolkkeut",
    ),
    "05a": Names(
        "Eight-plank bridge",
        "Мост",
        "Міст",
        "菖蒲に八橋",
        "난초 열끗",
        "ayame ni yatsuhashi",
        "nancho yeolkkeut",
    ),
    "06a": Names(
        "Butterflies", "Бабочки", "Метелики", "牡丹に蝶", "모란 열끗", "botan ni chō", "moran yeolkkeut"
    ),
    "07a": Names(
        "Boar", "Кабан", "Кабан", "萩に猪", "홍싸리 열끗", "hagi ni inoshishi", "hongssari yeolkkeut"
    ),
    "08b": Names("Full moon", "Луна", "Місяць", "芒に月", "공산 광", "susuki ni tsuki", "gongsan gwang"),
    "08a": Names("Geese", "Гуси", "Гуси", "芒に雁", "공산 열끗", "susuki ni kari", "gongsan yeolkkeut"),
    "09a": Names(
        "Sake cup", "Кубок вина (сакэ)", "Чаша саке", "菊に盃", "국진", "kiku ni sakazuki", "gukjin"
    ),
    "10a": Names("Deer", "Олень", "Олень", "紅葉に鹿", "단풍 열끗", "momiji ni shika", "danpung yeolkkeut"),
    "11b": Names(
        "Rain man",
        "Человек дождя",
        "Людина дощу",
        "柳に小野道風",
        "비광",
        "yanagi ni Ono no Michikaze",
        "bigwang",
    ),
    "11a": Names("Swallow", "Ласточка", "Ластівка", "柳に燕", "비 열끗", "yanagi ni tsubame", "bi yeolkkeut"),
    "11j1": Names(
        "Lightning (storm)",
        "Гроза",
        "Гроза",
        "柳のカス（鬼札）",
        "비 쌍피",
        "yanagi no kasu (onifuda)",
        "bi ssangpi",
    ),
    "12b": Names("Phoenix", "Феникс", "Фенікс", "桐に鳳凰", "오동 광", "kiri ni hōō", "odong gwang"),
    "12j1": Names(
        "Colored paulownia",
        "Павловния с цветным низом",
        "Павловнія з кольоровим низом",
        "桐のカス（黄）",
        "오동 쌍피",
        "kiri no kasu (ki)",
        "odong ssangpi",
    ),
}
_POETRY = Names(
    "red poetry ribbon",
    "красная лента со стихами",
    "червона стрічка з віршами",
    "に赤短",
    "홍단",
    "ni akatan",
    "hongdan",
)
_BLUE = Names(
    "blue ribbon", "синяя лента", "синя стрічка", "に青短", "청단", "ni aotan", "cheongdan"
)  # fmt: skip
_RED = Names(
    "plain red ribbon",
    "красная лента без надписи",
    "червона стрічка без напису",
    "に短冊",
    "초단",
    "ni tanzaku",
    "chodan",
)
_RAIN_RIBBON = ("띠", "tti")
"""The Korean words of the ribbon that is in no set."""
_JUNK = Names("junk", "мелочь", "дрібниця", "のカス", "피", "no kasu", "pi")
_SHORT = {3: ("Вишня", "Вишня"), 4: ("Глициния", "Гліцинія"), 8: ("Мискант", "Міскант")}
"""Russian and Ukrainian plants that are shorter in the names of cards."""


def plant(suit_number: int) -> Names:
    """The names of a suit, 1..12."""
    return PLANTS[suit_number - 1]


def names(code: str) -> Names:
    """The names of a card (D-8); raises UnknownCardError."""
    DECK.card(code)
    if code in _PICTURES:
        return _PICTURES[code]
    number = suit(code)
    of = plant(number)
    ru, uk = _SHORT.get(number, (of.ru, of.uk))
    en, ja = of.en.partition(" (")[0], of.ja.partition(" ")[0]
    if kind(code) == "junk":
        what, place = _JUNK, code[-1]
        western = (f"{en} {what.en} {place}", f"{ru}: {what.ru} {place}", f"{uk}: {what.uk} {place}")
    else:
        what = _POETRY if code in RED_POETRY else _BLUE if code in BLUE else _RED
        western = (f"{en}: {what.en}", f"{ru}: {what.ru}", f"{uk}: {what.uk}")
    ko, ko_reading = _RAIN_RIBBON if code == "11r" else (what.ko, what.ko_reading)
    return Names(
        *western,
        ja + what.ja,
        f"{of.ko} {ko}",
        f"{of.ja_reading} {what.ja_reading}",
        f"{of.ko_reading} {ko_reading}",
    )


def text_of(code: str) -> str:
    """The text that tells about a card: its own, or the one that the plain cards of its month share."""
    own = kind(code) != "junk" or code in _PICTURES
    return f"culture-card-{code}" if own else f"culture-junk-{code[:2]}"


_ROLES = {code: f"culture-role-{code}" for code in ("05a", "09a", "11b", "11j1", "12j1")}


def role_of(code: str) -> str | None:
    """The text about what the card may do that its kind does not say (D-3, D-4), if there is any."""
    if kind(code) != "ribbon":
        return _ROLES.get(code)
    group = "rain" if code == "11r" else "poem" if code in RED_POETRY else "blue" if code in BLUE else "red"
    return f"culture-ribbon-{group}"


def of_suit(suit_number: int) -> tuple[str, ...]:
    """The four cards of a suit, dearest first."""
    return CODES[4 * suit_number - 4 : 4 * suit_number]
