"""Makes the family of the rounded design: fonts-rounded.py <EaselSans-roman.ttf> <folder of the result>.

San Francisco's rounded letters have the skeletons of its plain ones and round ends. So have these: from each outline
what is nearer to its edge than a radius is taken away, and what is left is grown again by a round brush, which leaves
edges where they were and rounds the corners. The letters are those of large text, whose room San Francisco's rounded
face has at every size (facts 14.5).
"""

import sys
from pathlib import Path

import pathops
from fontTools import subset
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FAMILY = "Easel Rounded"
WEIGHTS = {"Light": 300, "Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700, "Heavy": 800, "Black": 900}
# Of the thickness of a stem: more would eat the thin strokes of letters.
RADIUS = 0.40
# Areas of squares of the radius: a corner of 60 degrees loses 0.7.
THIN = 0.75


def characters():
    ranges = [(0x20, 0x7E), (0xA0, 0x17F), (0x2B0, 0x36F), (0x370, 0x3FF), (0x400, 0x45F), (0x2000, 0x206F),
              (0x2070, 0x209F), (0x20A0, 0x20BF), (0x2100, 0x218F), (0x2190, 0x2193), (0x2212, 0x2212)]
    return {code for first, last in ranges for code in range(first, last + 1)}


def simplified(path):
    path.convertConicsToQuads()
    path.simplify(fix_winding=True, keep_starting_points=False)
    return path


def edge(path, width, join):
    result = pathops.Path(path)
    result.stroke(width, pathops.LineCap.ROUND_CAP, join, 4)
    return simplified(result)


def rounded(path, radius):
    inner = pathops.op(path, edge(path, 2 * radius, pathops.LineJoin.MITER_JOIN), pathops.PathOp.DIFFERENCE)
    grown = pathops.op(inner, edge(inner, 2 * radius, pathops.LineJoin.ROUND_JOIN), pathops.PathOp.UNION)
    # A corner loses less than the brush; what is lost beyond that was a stroke thinner than the brush, and comes back.
    lost = simplified(pathops.op(path, grown, pathops.PathOp.DIFFERENCE))
    pieces = [piece for piece in lost.contours if abs(piece.area) > THIN * radius * radius]
    bare = pathops.Path(grown)
    for piece in pieces:
        bare.addPath(piece)
    result = pathops.Path(grown)
    for piece in pieces:
        # A little more than the piece, so that no seam is left. Overlapping contours are filled once.
        for part in (piece, edge(piece, 0.3 * radius, pathops.LineJoin.ROUND_JOIN)):
            result.addPath(simplified(pathops.op(part, path, pathops.PathOp.INTERSECTION)))
    return next((one for one in (result, bare) if is_sound(one, path)), path)


def is_sound(result, path):
    """Operations on outlines fail silently now and then: nothing may be larger than it was, or much smaller."""
    whole = simplified(pathops.Path(result))
    outside = pathops.op(whole, path, pathops.PathOp.DIFFERENCE)
    return 0.9 < abs(whole.area / path.area) < 1.003 and abs(outside.area) < 0.003 * abs(path.area)


def stem(font):
    glyphs = font.getGlyphSet()
    path = pathops.Path()
    glyphs[font.getBestCmap()[ord("l")]].draw(path.getPen(glyphSet=glyphs))
    left, _, right, _ = path.bounds
    return right - left


def made(source, style, weight, target):
    font = TTFont(source)
    options = subset.Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "tnum", "case"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=characters())
    cutter.subset(font)
    instancer.instantiateVariableFont(font, {"wght": weight, "opsz": 27}, inplace=True, updateFontNames=False)
    radius = RADIUS * stem(font)
    glyphs, drawn = font.getGlyphSet(), {}
    for name in font.getGlyphOrder():
        path = pathops.Path()
        glyphs[name].draw(path.getPen(glyphSet=glyphs))
        pen = TTGlyphPen(None)
        if list(path.segments):
            path = simplified(path)
            try:
                path = rounded(path, radius)
            except pathops.PathOpsError:
                print("left as it is:", name)
            path.draw(Cu2QuPen(pen, max_err=1.5))
        drawn[name] = pen.glyph()
    for name, glyph in drawn.items():
        font["glyf"][name] = glyph
        glyph.recalcBounds(font["glyf"])
        font["hmtx"].metrics[name] = (font["hmtx"].metrics[name][0], getattr(glyph, "xMin", 0))
    names = {1: FAMILY, 2: style, 3: f"{FAMILY} {style}", 4: f"{FAMILY} {style}", 6: f"EaselRounded-{style}"}
    for code, text in names.items():
        font["name"].setName(text, code, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight
    font["head"].created = font["head"].modified = 3_600_000_000
    font.recalcTimestamp = False
    path = Path(target) / f"EaselRounded-{style}.ttf"
    font.save(path)
    print(path.name, path.stat().st_size)


for style, weight in WEIGHTS.items():
    made(sys.argv[1], style, weight, sys.argv[2])
