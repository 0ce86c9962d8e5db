"""Makes the symbol font and its table: fonts-symbols.py <folder of Phosphor's SVGs> <font> <SymbolTable.swift>.

fonts-symbols.txt says which of Phosphor's pictures stands for which name, fonts-drawings.txt holds our own. Only the
pictures that a name needs are in the font, each in five styles. Overlapping contours are joined and turn the same way,
so that pictures can be cut out of each other.
"""

import math
import re
import sys
from pathlib import Path

import pathops
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path import SVGPath, parse_path

STYLES = {"thin": 8, "light": 12, "regular": 16, "bold": 24, "fill": 16}
GRID, UNITS = 256, 1024
# What is in front stands clear of what is behind it.
GAP = 14

HEADER = """/// SF Symbols names and the characters of the symbol font that stand in for them, sorted by name: the first of five in a
/// row (thin, light, regular, bold, fill), and one such of each layer of a symbol in layers. Letters say what SF Symbols
/// has of the name: l layers, m colours of its own, v steps that show a value; s is solid inside another shape, n is only
/// like Apple's. Written
/// by Scripts/fonts-symbols.py from fonts-symbols.txt and fonts-drawings.txt; one text, so that nothing is built at start.
enum SymbolTable {
    /// Of the font, in bytes: with that of another version the characters would be other symbols.
    static let fontSize = FONTSIZE

    static let text: StaticString = \"\"\"
"""

# What `SymbolRecipe` makes of a plain symbol; a line that only names the plain symbol again is left to it.
MADE = re.compile(r"^(.*?)\.(circle|square|app|rectangle|diamond|octagon|slash|badge)(\.|$)")


# MARK: - Outlines


def joined(path):
    result = pathops.Path(path)
    result.convertConicsToQuads()
    result.simplify(fix_winding=True, keep_starting_points=True)
    return result


def moved(path, transform):
    return path.transform(*transform)


def from_svg(text):
    path = pathops.Path()
    SVGPath.fromstring(text).draw(path.getPen())
    return joined(path)


def outline(text):
    """circle X,Y,R; rect X,Y,W,H,R; line X,Y,X,Y; path DATA."""
    kind, data = text.strip().split(" ", 1)
    path = pathops.Path()
    if kind == "path":
        parse_path(data, path.getPen())
        return path
    numbers = [float(number) for number in data.split(",")]
    if kind == "circle":
        x, y, r = numbers
        data = f"M{x - r},{y} A{r},{r} 0 1 1 {x + r},{y} A{r},{r} 0 1 1 {x - r},{y} Z"
    elif kind == "rect":
        x, y, w, h, r = numbers
        arc = f"a{r},{r} 0 0 1 " if r else "l"
        corner = lambda dx, dy: f"{arc}{dx},{dy}"
        data = (
            f"M{x + r},{y} h{w - 2 * r} {corner(r, r)} v{h - 2 * r} {corner(-r, r)} "
            f"h{2 * r - w} {corner(-r, -r)} v{2 * r - h} {corner(r, -r)} Z"
        )
    else:
        x, y, to_x, to_y = numbers
        # A line without a length is a dot.
        data = f"M{x},{y} L{to_x + (0.01 if (x, y) == (to_x, to_y) else 0)},{to_y}"
    parse_path(data, path.getPen())
    return path


def union(paths):
    result = pathops.Path()
    for path in paths:
        # Each by itself first: outlines that turn against each other would be holes.
        result.addPath(joined(path))
    return joined(result)


def stroked(path, width):
    result = pathops.Path(path)
    result.stroke(width, pathops.LineCap.ROUND_CAP, pathops.LineJoin.ROUND_JOIN, 4)
    return joined(result)


# MARK: - Our own drawings


class Drawings:
    def __init__(self, text, folder):
        self.pieces, self.symbols, self.folder = {}, {}, folder
        current = None
        for line in text.splitlines():
            if not line.strip() or line.startswith("#"):
                continue
            if not line.startswith(" "):
                words = line.split()
                table = self.pieces if words[0] == "piece" else self.symbols
                current = table.setdefault(words[-1], [])
            else:
                current.append(line.strip())

    def names(self, source):
        """The layers of a drawing, the front first."""
        return list(dict.fromkeys(line.split(" ", 1)[0] for line in self.symbols[source.lstrip("=~")]))

    def picture(self, source, layer, style):
        path = dict(self.layers(source.lstrip("=~"), style))[layer]
        return mirror(path) if "~" in source else path

    def layers(self, name, style):
        """[(layer, outline)], the front first."""
        elements = {}
        for line in self.symbols[name]:
            layer, rest = line.split(" ", 1)
            if rest.startswith("use "):
                _, piece, scale, x, y = rest.split()
                transform = (float(scale), 0, 0, float(scale), float(x), float(y))
                parts = [(part, transform) for part in self.pieces[piece]]
            elif rest.startswith("picture "):
                _, source, scale, x, y = rest.split()
                parts = [(f"picture {source}", (float(scale), 0, 0, float(scale), float(x), float(y)))]
            else:
                parts = [(rest, (1, 0, 0, 1, 0, 0))]
            elements.setdefault(layer, []).extend(parts)
        done, before = [], pathops.Path()
        for layer, parts in elements.items():
            ink = union([self.ink(part, transform, style) for part, transform in parts])
            whole = union([self.ink(part, transform, style, whole=True) for part, transform in parts])
            if list(before.segments):
                ink = joined(pathops.op(ink, before, pathops.PathOp.DIFFERENCE, fix_winding=True))
            done.append((layer, ink))
            if layer.split(".")[0] in ("mark", "half"):
                before = union([before, whole])
            # Steps of one thing touch nothing of each other.
            elif not re.search(r"\.\d$", layer):
                before = union([before, whole, stroked(whole, 2 * GAP)])
        return done

    def ink(self, part, transform, style, whole=False):
        kind, data = part.split(" ", 1)
        if kind == "picture":
            return self.borrowed(data, transform, "fill" if whole else style)
        kind, _, factor = kind.partition("*")
        path = moved(union([outline(one) for one in data.split(" + ")]) if kind != "line" else outline(data), transform)
        width = STYLES[style] * float(factor or 1)
        if kind == "solid":
            return joined(path)
        if kind == "line":
            return stroked(path, width)
        edge = stroked(path, width)
        return union([path, edge]) if whole or style == "fill" else edge


    def borrowed(self, source, transform, style):
        """A picture of Phosphor's; made small, its lines are as wide as the others."""
        styles = list(STYLES)
        if style not in ("bold", "fill") and transform[0] < 0.8:
            style = styles[styles.index(style) + 1]
        return joined(moved(picture(self.folder, source, style), transform))


# MARK: - The font


class Font:
    def __init__(self):
        self.glyphs, self.codes = {}, {}

    def code(self, key, path):
        """The first of five characters in a row, one a style, drawn into the font when they are first asked for."""
        if key not in self.codes:
            self.codes[key] = 0xE000 + len(STYLES) * len(self.codes)
            for place, style in enumerate(STYLES):
                pen = TTGlyphPen(None)
                scale = UNITS / GRID
                upright = TransformPen(Cu2QuPen(pen, max_err=0.6), (scale, 0, 0, -scale, 0, UNITS))
                joined(path(style)).draw(upright)
                self.glyphs[f"u{self.codes[key] + place:04X}"] = pen.glyph()
        return self.codes[key]

    def save(self, target):
        names = [".notdef"] + list(self.glyphs)
        builder = FontBuilder(UNITS, isTTF=True)
        builder.setupGlyphOrder(names)
        builder.setupCharacterMap({int(name[1:], 16): name for name in self.glyphs})
        builder.setupGlyf({".notdef": TTGlyphPen(None).glyph()} | self.glyphs)
        glyphs = builder.font["glyf"]
        bearings = {name: getattr(glyphs[name], "xMin", 0) for name in names}
        builder.setupHorizontalMetrics({name: (UNITS, bearings[name]) for name in names})
        builder.setupHorizontalHeader(ascent=UNITS, descent=0)
        builder.setupNameTable({"familyName": "Phosphor", "styleName": "Regular"})
        builder.setupOS2(sTypoAscender=UNITS, usWinAscent=UNITS, usWinDescent=0)
        builder.setupPost(keepGlyphNames=False)
        builder.font["head"].created = builder.font["head"].modified = 3_600_000_000
        builder.font.recalcTimestamp = False
        builder.save(target)


def picture(folder, phosphor, style):
    """A picture of Phosphor's; ~NAME is mirrored, @90NAME turned by so many degrees clockwise, !NAME always filled,
    NAME*0.9 made so much smaller, NAME*0.9,0.8 in width and height."""
    filled, mirrored, turn, name, size = re.match(r"^(!?)(~?)(?:@(\d+))?(.*?)(?:\*([\d.,]+))?$", phosphor).groups()
    style = "fill" if filled else style
    suffix = "" if style == "regular" else f"-{style}"
    path = from_svg((Path(folder) / "flat" / style / f"{name}{suffix}.svg").read_text())
    half = GRID / 2
    if turn:
        c, s = (round(f(math.radians(int(turn))), 9) for f in (math.cos, math.sin))
        path = moved(path, (c, s, -s, c, half - c * half + s * half, half - s * half - c * half))
    if size:
        x, y = (float(part) for part in (size.split(",") * 2)[:2])
        path = moved(path, (x, 0, 0, y, half - x * half, half - y * half))
    return mirror(path) if mirrored else path


def mirror(path):
    return moved(path, (-1, 0, 0, 1, GRID, 0))


# MARK: - The table


# Words that make two names of one picture.
SAME = {"forward": "right", "trailing": "right", "backward": "left", "leading": "left", "right": "right", "left": "left"}


def stand_ins(lines):
    """The names whose picture is another's already: it is like theirs, not theirs."""
    first, near = {}, set()
    for name, source, *_ in lines:
        plain = ".".join(SAME.get(word, word) for word in name.split(".") if word not in ("horizontal", "fill"))
        if source[0] in "='":
            continue
        if first.setdefault(source, plain) != plain and not MADE.match(name):
            near.add(name)
    return near


def is_made(name, phosphor, table):
    match = MADE.match(name)
    return bool(match) and table.get(match.group(1)) == phosphor


def main(folder, font_target, table_target):
    here = Path(__file__).parent
    lines = [line.split() for line in (here / "fonts-symbols.txt").read_text().splitlines()]
    lines = [line for line in lines if line and line[0] != "#"]
    table = {line[0]: line[1] for line in lines}
    assert len(table) == len(lines), "a name stands there twice"
    drawings = Drawings((here / "fonts-drawings.txt").read_text(), folder)
    font, entries, near = Font(), [], stand_ins(lines)
    for name, source, *traits in sorted(lines):
        if is_made(name, source, table):
            continue
        if source.startswith("'"):
            words = [f"{ord(letter):04x}" for letter in source[1:]]
        elif source.startswith("="):
            words = [
                f"{layer}={font.code((source, layer), lambda style: drawings.picture(source, layer, style)):04x}"
                for layer in drawings.names(source)
            ]
        else:
            words = [f"{font.code(source, lambda style: picture(folder, source, style)):04x}"]
        marks = "".join(traits) + ("n" if name in near and "n" not in "".join(traits) else "")
        entries.append(" ".join([name] + words + ([marks] if marks else [])))
    font.save(font_target)
    rows = [""]
    for entry in entries:
        assert len(entry) <= 110, entry
        if len(rows[-1]) + len(entry) > 110:
            rows.append("")
        rows[-1] += (";" if rows[-1] else "") + entry
    body = "".join(f"        {row}\n" for row in rows)
    header = HEADER.replace("FONTSIZE", f"{Path(font_target).stat().st_size:_}")
    Path(table_target).write_text(header + body + "\n        \"\"\"\n}\n")
    print(len(entries), "symbols,", len(font.glyphs), "glyphs")


main(*sys.argv[1:])
