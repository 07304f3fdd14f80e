"""Colour names and the palettes that give them values.

Drawings never contain a colour value. They use the names below ("@vermilion"),
and `resolve` puts in the values of one palette when a file is written. Every
further palette is therefore a table, not a second set of drawings.

The names are roles, not hues: several share a value in the default palette but
differ in another. `INK` is the dark of outlines and eyes, `BARK` the dark of
large silhouettes (trunks, hills), which must turn light on dark paper.
"""

import re

PAPER = "@paper"  # ground of a plain card and every gap between shapes
INK = "@ink"  # eyes, outlines of white animals
BARK = "@bark"  # dark silhouettes on paper: trunks, hill, antlers, claws
FRAME = "@frame"  # edge of the card
TEXT = "@text"  # brushed signs on a vermilion ribbon
SLIP = "@slip"  # light signs on a dark ground, white bands
VERM = "@vermilion"
DEEP = "@deep"
CRIMSON = "@crimson"
ROSE = "@rose"
PINK = "@pink"
BLUSH = "@blush"
CLOVER = "@clover"
GOLD = "@gold"
SAND = "@sand"
CREAM = "@cream"
INDIGO = "@indigo"
NAVY = "@navy"
HAZEBLUE = "@hazeblue"
VIOLET = "@violet"
LAVENDER = "@lavender"
LILAC = "@lilac"
PINE = "@pine"
JADE = "@jade"
LEAF = "@leaf"
SPRING = "@spring"
MOSS = "@moss"
OLIVE = "@olive"
STRAW = "@straw"
REED = "@reed"
SKY = "@sky"
STREAM = "@stream"
DEEPWATER = "@deepwater"
RAIN = "@rain"
SLATE = "@slate"
DUSK = "@dusk"
BROWN = "@brown"
UMBER = "@umber"
FAWN = "@fawn"
RUST = "@rust"
WOOD = "@wood"
TIGER = "@tiger"
WHITE = "@white"
MOON = "@moon"
MOONSHADE = "@moonshade"
HAZE = "@haze"
SKIN = "@skin"
BACK = "@back"
BACKLINE = "@backline"
COAL = "@coal"
COALLINE = "@coalline"
SPADE = "@spade"
HEART = "@heart"
DIAMOND = "@diamond"
CLUB = "@club"
COURT_SPADE = "@courtspade"
COURT_HEART = "@courtheart"
COURT_DIAMOND = "@courtdiamond"
COURT_CLUB = "@courtclub"

DEFAULT = {
    "paper": "#f7efdd",
    "ink": "#221d24",
    "bark": "#221d24",
    "frame": "#221d24",
    "text": "#1b1418",
    "slip": "#f7efdd",
    "vermilion": "#d93a26",
    "deep": "#9c1c28",
    "crimson": "#b3202c",
    "rose": "#e8675a",
    "pink": "#f2a7a0",
    "blush": "#f7c6bd",
    "clover": "#c23a5e",
    "gold": "#e6a92f",
    "sand": "#e9c46a",
    "cream": "#f2dcae",
    "indigo": "#2c3f77",
    "navy": "#1f2b55",
    "hazeblue": "#44588f",
    "violet": "#5b4594",
    "lavender": "#7d68b4",
    "lilac": "#a493cf",
    "pine": "#1f4a3a",
    "jade": "#2d6149",
    "leaf": "#4c7a3d",
    "spring": "#7fb24a",
    "moss": "#3f6b2f",
    "olive": "#8b9a3c",
    "straw": "#8b8f6a",
    "reed": "#6b5a36",
    "sky": "#86b3bd",
    "stream": "#5c93a8",
    "deepwater": "#173f5c",
    "rain": "#cfdcd8",
    "slate": "#4b5a70",
    "dusk": "#36425a",
    "brown": "#8c4a26",
    "umber": "#4a2a20",
    "fawn": "#b5602b",
    "rust": "#8a3b22",
    "wood": "#d98d45",
    "tiger": "#e07b2c",
    "white": "#fffdf6",
    "moon": "#fffaf0",
    "moonshade": "#f3e6c8",
    "haze": "#f5dfcf",
    "skin": "#f6dcc0",
    "back": "#9c1c28",
    "backline": "#c2484a",
    "coal": "#23262e",
    "coalline": "#4a4f5c",
    "spade": "#221d24",
    "heart": "#d93a26",
    "diamond": "#9c1c28",
    "club": "#24664a",
    "courtspade": "#c9d2dc",
    "courtheart": "#f3d2c4",
    "courtdiamond": "#ecd59c",
    "courtclub": "#cfdcc0",
}

# Far apart in lightness, not only in hue: orange-red is light, blue is dark, greens lean to blue,
# so that red, green and blue stay apart for every common form of colour blindness. Blue ribbons
# carry a forked end and white bars besides (see hanafuda.ribbon).
CONTRAST = DEFAULT | {
    "paper": "#ffffff",
    "ink": "#000000",
    "bark": "#000000",
    "frame": "#000000",
    "text": "#000000",
    "slip": "#ffffff",
    "vermilion": "#e8501a",
    "deep": "#7a0f1e",
    "crimson": "#a81628",
    "rose": "#f47a5c",
    "pink": "#f9a8b4",
    "blush": "#fcd3d6",
    "clover": "#d6307a",
    "gold": "#f5b800",
    "sand": "#f2cf70",
    "cream": "#fae6b4",
    "indigo": "#0b2f8a",
    "navy": "#05184f",
    "hazeblue": "#3f68c8",
    "violet": "#6a1fa0",
    "lavender": "#9452c4",
    "lilac": "#c39be6",
    "pine": "#00503f",
    "jade": "#007058",
    "leaf": "#009e73",
    "spring": "#6cc04a",
    "moss": "#1f5a28",
    "olive": "#8fa01e",
    "straw": "#a8ac78",
    "reed": "#5a4512",
    "sky": "#7cc4ea",
    "stream": "#2f86c4",
    "deepwater": "#003a63",
    "rain": "#d6e8f2",
    "slate": "#33475f",
    "dusk": "#1c2b40",
    "brown": "#7a3a10",
    "umber": "#301608",
    "fawn": "#b4560e",
    "rust": "#7a2c0e",
    "white": "#ffffff",
    "moon": "#ffffff",
    "moonshade": "#fff0c4",
    "haze": "#fdeee6",
    "back": "#7a0f1e",
    "backline": "#d0606a",
    "coal": "#10131a",
    "coalline": "#565d6c",
    "spade": "#000000",
    "heart": "#e0401a",
    "diamond": "#0b56c8",
    "club": "#007a55",
    "courtspade": "#dfe6ee",
    "courtheart": "#fde0d6",
    "courtdiamond": "#d8e6fa",
    "courtclub": "#d6f0e4",
}

# Dark paper for playing at night: silhouettes turn to moonlit grey, flowers keep their colour.
NIGHT = DEFAULT | {
    "paper": "#292833",
    "ink": "#14131b",
    "bark": "#8c90a8",
    "frame": "#0d0c12",
    "text": "#fbeed2",
    "slip": "#efe3c8",
    "vermilion": "#d4452f",
    "deep": "#96303a",
    "crimson": "#a92f3a",
    "rose": "#e0705f",
    "pink": "#e2a09b",
    "blush": "#edc4ba",
    "clover": "#d0587a",
    "gold": "#dca63a",
    "sand": "#b8924a",
    "cream": "#dcc596",
    "indigo": "#4a63ac",
    "navy": "#27356c",
    "hazeblue": "#7186c4",
    "violet": "#8468c2",
    "lavender": "#9c86d0",
    "lilac": "#b9aae0",
    "pine": "#3f7d62",
    "jade": "#4b9173",
    "leaf": "#74a35a",
    "spring": "#8fbf5a",
    "moss": "#5f8a45",
    "olive": "#a1ad55",
    "straw": "#3b3d4c",
    "reed": "#a08c5c",
    "sky": "#47707f",
    "stream": "#3c6a80",
    "deepwater": "#1b4460",
    "rain": "#33414c",
    "slate": "#7688a4",
    "dusk": "#5a6b88",
    "brown": "#a4663e",
    "umber": "#6a4630",
    "fawn": "#c07a44",
    "rust": "#a8583a",
    "white": "#efe9da",
    "moon": "#f3ecd8",
    "moonshade": "#d8cba6",
    "haze": "#3a3038",
    "skin": "#e4c6a6",
    "back": "#5e1a26",
    "backline": "#8a3b45",
    "coal": "#1a1c24",
    "coalline": "#41465a",
    "spade": "#d9d4e4",
    "heart": "#ea5a44",
    "diamond": "#d99a5a",
    "club": "#7db694",
    "courtspade": "#3d4454",
    "courtheart": "#54393c",
    "courtdiamond": "#564a34",
    "courtclub": "#3a4b42",
}

PALETTES = {"default": DEFAULT, "contrast": CONTRAST, "night": NIGHT}

_NAME = re.compile(r"@([a-z]+)")


def resolve(svg: str, palette: str = "default") -> str:
    """Replace every colour name of a drawing by its value in the given palette."""
    table = PALETTES[palette]
    return _NAME.sub(lambda match: table[match.group(1)], svg)
