"""Makes the family of `Font.system`: fonts-sans.py <folder of Inter's variable fonts> <folder of the result>.

San Francisco can't be shipped. Inter looks much like it, but its letters are larger, and each takes other room. Here
every letter is given San Francisco's measures, which fonts-sans.txt holds as they were measured in pictures: its height,
its width, its advance, and the thickness of its strokes. The result has an axis for the weight and one for the optical
size, since San Francisco grows narrower between 17 and 27 points.
"""

import sys
import unicodedata
from pathlib import Path

from fontTools import subset
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.otlLib import builder as otl
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates
from fontTools.ttLib.tables.ttProgram import Program
from fontTools.varLib import build, instancer

FAMILY = "Easel Sans"
CAPITALS = 0.9688
# San Francisco's own, per em (facts 14.6).
CAP_HEIGHT, X_HEIGHT = 1443 / 2048, 1078 / 2048
WEIGHTS = (100, 400, 900)
SIZES = (17, 27)


# MARK: - What was measured


class Measures:
    """fonts-sans.txt: for a letter its four values (advance, shift, width, reach) at a weight and a size."""

    def __init__(self, text):
        self.letters, self.classes, self.pairs = {}, {}, {}
        for line in text.splitlines():
            if not line.strip() or line.startswith("# ") or line == "#":
                continue
            if line.startswith("pairs "):
                words = line.split()[1:]
                self.pairs.update((pair, float(v) / 1000) for pair, v in zip(words[::2], words[1::2]))
                continue
            name, *fields = line.split("|")
            values = [[float(v) / 1000 for v in field.split()] for field in fields]
            name = name.strip()
            if name == "heights" or name.startswith("heights "):
                self.heights = [float(v) / 1000 for v in name.split()[1:]]
            elif name == "weights":
                self.weights = [[1000 * v for v in field] for field in values]
            elif name.startswith("class "):
                self.classes[name[6:]] = values
            else:
                self.letters[" " if name == "space" else name] = values

    @staticmethod
    def at(corners, weight, size):
        """Between and beyond regular and bold, at the small end of the sizes or the large one."""
        regular, bold = corners[2 * size:2 * size + 2]
        return regular + max(weight - 400, 0) / 300 * (bold - regular)

    def source_weight(self, weight, size):
        thin, regular, bold = self.weights[size]
        return thin if weight <= 100 else regular + max(weight - 400, 0) / 300 * (bold - regular)

    def values(self, letter, kind, weight, size):
        found = self.letters.get(letter) or self.classes[kind]
        values = [self.at(corners, weight, size) for corners in found]
        if len(values) == 1:
            values.append(values[0] / 2)
        return values + [1] * (4 - len(values))


def letter_of(glyph, characters):
    """The plain letter that a glyph is a form of, and its class."""
    base = glyph.split(".")[0]
    letter = characters.get(glyph) or characters.get(base)
    if letter is None:
        return None, "other"
    plain = unicodedata.normalize("NFD", letter)[0]
    plain = {"\u0131": "i", "\u0142": "l", "\u0111": "d", "\u0127": "h", "\u00f8": "o", "\u00d8": "O", "\u0110": "D",
             "\u0141": "L", "\u00a0": " "}.get(plain, plain)
    category = unicodedata.category(plain)
    kind = {"Ll": "lower", "Lu": "upper", "Nd": "digit"}.get(category, "other")
    # All figures of equal width stay so.
    if "." in glyph and ".tf" in glyph:
        plain = "tabular"
    return plain, kind


# MARK: - A letter's outline


def remade(font, measures, weight, size):
    """Gives every glyph of a static font its measures."""
    units = font["head"].unitsPerEm
    characters = {glyph: chr(code) for code, glyph in sorted(font.getBestCmap().items(), reverse=True)}
    glyf, metrics = font["glyf"], font["hmtx"].metrics
    x_height = font["OS/2"].sxHeight
    flat = {}
    for name in font.getGlyphOrder():
        coordinates, ends, flags = glyf[name].getCoordinates(glyf)[:3]
        flat[name] = (GlyphCoordinates(coordinates), list(ends), bytearray(flags))
    for name, (coordinates, ends, flags) in flat.items():
        letter, kind = letter_of(name, characters)
        advance, shift, width, reach = measures.values(letter, kind, weight, size)
        height = measures.at(measures.heights, weight, size) if kind == "lower" else CAPITALS
        own = flat.get(plain_glyph(letter, font, name))
        reference = own[0] if own and own[0] else coordinates
        middle = (min(x for x, _ in reference) + max(x for x, _ in reference)) / 2 if len(reference) else 0
        top = max((y for _, y in reference), default=0)
        bottom = min((y for _, y in reference), default=0)

        def place(x, y):
            x = middle + (x - middle) * width + shift * units
            if y < 0:
                y *= (reach if bottom < -0.1 * units else height) if kind == "lower" else CAPITALS
            elif kind == "lower" and y > x_height:
                rise = reach if top > x_height + 0.05 * units else height
                # What stands above the letter itself, as an accent, keeps its size.
                inside = min(y, max(top, x_height)) - x_height
                y = x_height * height + inside * rise + (y - x_height - inside)
            else:
                y *= height
            return x, y

        old_advance = metrics[name][0]
        metrics[name] = (max(round(old_advance + advance * units), 0) if old_advance else 0, 0)
        if len(coordinates):
            glyf[name] = simple([place(x, y) for x, y in coordinates], ends, flags)
            glyf[name].recalcBounds(glyf)
            metrics[name] = (metrics[name][0], glyf[name].xMin)
    font["OS/2"].sCapHeight = round(CAP_HEIGHT * units)
    font["OS/2"].sxHeight = round(X_HEIGHT * units)
    add_pairs(font, measures.pairs)
    return font


def add_pairs(font, pairs):
    """A further lookup of the kerning, which moves pairs by what they were measured to differ."""
    units, characters, table = font["head"].unitsPerEm, font.getBestCmap(), font["GPOS"].table
    values = {}
    for pair, value in pairs.items():
        first, second = (characters[ord(letter)] for letter in pair)
        values[first, second] = (otl.buildValue({"XAdvance": round(value * units)}), None)
    subtables = otl.buildPairPosGlyphs(values, font.getReverseGlyphMap())
    table.LookupList.Lookup.append(otl.buildLookup(subtables))
    table.LookupList.LookupCount += 1
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "kern":
            record.Feature.LookupListIndex.append(table.LookupList.LookupCount - 1)
            record.Feature.LookupCount += 1


def plain_glyph(letter, font, name):
    code = ord(letter) if letter and len(letter) == 1 else None
    return font.getBestCmap().get(code, name)


def simple(points, ends, flags):
    glyph = Glyph()
    glyph.numberOfContours = len(ends)
    glyph.coordinates = GlyphCoordinates([(round(x), round(y)) for x, y in points])
    glyph.endPtsOfContours = ends
    glyph.flags = flags
    glyph.program = Program()
    glyph.program.fromBytecode(b"")
    return glyph


# MARK: - The family


def cut_down(path):
    font = TTFont(path)
    options = subset.Options()
    options.hinting = False
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl", "calt", "case", "tnum", "pnum", "frac", "sups",
                               "subs", "ordn", "zero", "numr", "dnom"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.glyph_names = True
    options.notdef_outline = True
    font.recalcTimestamp = False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=set(font.getBestCmap()))
    cutter.subset(font)
    return font


def family(path, measures, target, italic):
    design = DesignSpaceDocument()
    for tag, name, low, default, high in (("wght", "Weight", 100, 400, 900), ("opsz", "Optical Size", 17, 17, 27)):
        axis = AxisDescriptor()
        axis.tag, axis.name, axis.minimum, axis.default, axis.maximum = tag, name, low, default, high
        design.addAxis(axis)
    for size in range(2):
        for weight in WEIGHTS:
            font = cut_down(path)
            place = measures.source_weight(weight, size)
            instancer.instantiateVariableFont(font, {"wght": place}, inplace=True, updateFontNames=False)
            remade(font, measures, weight, size)
            source = SourceDescriptor()
            source.font = font
            source.location = {"Weight": weight, "Optical Size": SIZES[size]}
            if weight == 400 and size == 0:
                source.copyInfo = True
            design.addSource(source)
    font, _, _ = build(design, exclude=["MVAR"], optimize=True)
    style = "Italic" if italic else "Regular"
    names = {1: FAMILY, 2: style, 3: f"{FAMILY} {style}", 4: f"{FAMILY} {style}", 6: f"{FAMILY} {style}".replace(" ", "")}
    for code, text in names.items():
        font["name"].setName(text, code, 3, 1, 0x409)
    for table in ("STAT", "DSIG", "avar"):
        if table in font:
            del font[table]
    font["head"].created = font["head"].modified = 3_600_000_000
    font.recalcTimestamp = False
    font.save(target)
    print(target.name, target.stat().st_size)


def main(folder, target):
    measures = Measures((Path(__file__).parent / "fonts-sans.txt").read_text())
    for italic in (False, True):
        kind = "italic" if italic else "roman"
        family(Path(folder) / f"Inter-{kind}.var.ttf", measures, Path(target) / f"EaselSans-{kind}.ttf", italic)


main(*sys.argv[1:])
