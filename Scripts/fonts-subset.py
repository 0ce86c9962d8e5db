"""Cuts the large Noto fonts down to what Easel draws out of the box: fonts-subset.py <extracted packages> <Fonts>."""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTCollection, TTFont


def code_points(encoding, lead, trail):
    """Every character a two-byte encoding can write."""
    found = set()
    for first in lead:
        for second in trail:
            try:
                found.update(map(ord, bytes([first, second]).decode(encoding)))
            except UnicodeDecodeError:
                pass
    return found


def chinese_japanese_korean():
    high = range(0xA1, 0xFF)
    found = code_points("gb2312", high, high)
    found |= code_points("euc_jp", high, high)
    found |= code_points("euc_kr", high, high)
    # The 5,401 frequent characters of Big5; its second plane is rare.
    found |= code_points("big5", range(0xA4, 0xC7), list(range(0x40, 0x7F)) + list(high))
    for first, last in [(0x2E80, 0x2FDF), (0x3000, 0x30FF), (0x3105, 0x312F), (0x3200, 0x32FF), (0xFF00, 0xFFEF),
                        (0x20, 0x7E), (0x2010, 0x2027), (0x2190, 0x2193), (0x2460, 0x24FF)]:
        found |= set(range(first, last + 1))
    return found


def european():
    found = set()
    for first, last in [(0x20, 0x7E), (0xA0, 0x24F), (0x2B0, 0x36F), (0x370, 0x3FF), (0x400, 0x52F), (0x1E00, 0x1EFF),
                        (0x2000, 0x206F), (0x2070, 0x209F), (0x20A0, 0x20BF), (0x2100, 0x218F), (0x2212, 0x2212),
                        (0xFB00, 0xFB06)]:
        found |= set(range(first, last + 1))
    return found


def cut(font, wanted, target, features):
    options = subset.Options()
    options.hinting = False
    options.layout_features = features
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    options.drop_tables += ["DSIG", "vhea", "vmtx", "VORG", "BASE"]
    font.recalcTimestamp = False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=wanted)
    cutter.subset(font)
    font.save(target)
    print(target.name, target.stat().st_size)


def main(packages, fonts):
    cjk = packages / "fonts-noto-cjk/usr/share/fonts/opentype/noto"
    for weight in ("Regular", "Bold"):
        collection = TTCollection(cjk / f"NotoSansCJK-{weight}.ttc", lazy=True)
        face = next(f for f in collection.fonts if "CJK SC" in f["name"].getDebugName(1))
        cut(face, chinese_japanese_korean(), fonts / f"NotoSansCJK/NotoSansSC-{weight}.otf",
            ["kern", "mark", "mkmk", "ccmp"])
    for weight in ("Light", "LightItalic", "Regular", "Italic", "Medium", "MediumItalic", "SemiBold", "SemiBoldItalic",
                   "Bold", "BoldItalic", "Black", "BlackItalic"):
        name = f"NotoSerif-{weight}.ttf"
        found = [p for p in packages.glob(f"fonts-noto-*/usr/share/fonts/truetype/noto/{name}")]
        cut(TTFont(found[0]), european(), fonts / f"NotoSerif/{name}",
            ["kern", "mark", "mkmk", "ccmp", "liga", "locl", "tnum", "lnum", "smcp", "c2sc"])
    for name in ("NotoSansMath-Regular", "NotoSansSymbols-Regular", "NotoSansSymbols2-Regular"):
        found = [p for p in packages.glob(f"fonts-noto-*/usr/share/fonts/truetype/noto/{name}.ttf")]
        font = TTFont(found[0])
        cut(font, set(font.getBestCmap()), fonts / f"NotoSymbols/{name}.ttf", ["kern", "mark", "mkmk", "ccmp"])


main(Path(sys.argv[1]), Path(sys.argv[2]))
