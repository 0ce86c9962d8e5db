"""Makes the family of the rounded design: fonts-rounded.py <EaselSans-roman.ttf> <folder of the result>.

San Francisco's rounded letters have the skeletons of its plain ones and round ends. So have these: from each outline
what is nearer to its edge than a radius is taken away, and what is left is grown again by a round brush, which leaves
edges where they were and rounds the corners. The letters are those of large text, whose room San Francisco's rounded
face has at every size (facts 14.5).

Outlines are polygons here, whose operations are exact: those on curves lost and doubled contours without a word.
"""

import sys
from pathlib import Path

import pathops
from fontTools import subset
from fontTools.misc.bezierTools import quadraticPointAtT
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from shapely.geometry import Polygon
from shapely.geometry.polygon import orient
from shapely.ops import unary_union

FAMILY = "Easel Rounded"
WEIGHTS = {"Light": 300, "Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700, "Heavy": 800, "Black": 900}
# Of the thickness of a stem: more would eat the thin strokes of letters.
RADIUS = 0.40
# Areas of squares of the radius: a corner of 60 degrees loses 0.7.
THIN = 0.75
# Of the radius, for letters with thinner strokes.
SIZES = (1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4)
# Square units of the font that are only inexact.
SLIVER = 30
# How far a polygon may be from the curve it stands for, in units of the font, and the lines a curve is taken apart to.
DEVIATION = 0.6
STEPS = 10


def characters():
    ranges = [(0x20, 0x7E), (0xA0, 0x17F), (0x2B0, 0x36F), (0x370, 0x3FF), (0x400, 0x45F), (0x2000, 0x206F),
              (0x2070, 0x209F), (0x20A0, 0x20BF), (0x2100, 0x218F), (0x2190, 0x2193), (0x2212, 0x2212)]
    return {code for first, last in ranges for code in range(first, last + 1)}


def opened(shape, radius):
    """What a round brush reaches of a shape without leaving it, with the largest brush that keeps strokes whole."""
    for size in SIZES:
        grown = brushed(shape, radius * size)
        if not waists(shape, grown):
            break
    # A corner loses less than the brush; what is lost beyond that was a stroke thinner than the brush, and comes back.
    thin = [piece for piece in pieces(shape.difference(grown)) if piece.area > THIN * (radius * size) ** 2]
    # A little more than the piece, so that no seam is left.
    back = [piece.buffer(0.15 * radius, quad_segs=16).intersection(shape) for piece in thin + waists(shape, grown)]
    return unary_union([grown, *back])


def brushed(shape, radius):
    return shape.buffer(-radius, quad_segs=32).buffer(radius, quad_segs=32).intersection(shape)


def waists(shape, grown):
    """What was lost between two pieces that are left; a corner lies at only one."""
    lost = [piece for piece in pieces(shape.difference(grown)) if piece.area > SLIVER]
    return [piece for piece in lost if len(pieces(piece.buffer(1).intersection(grown))) > 1]


def pieces(shape):
    return [piece for piece in getattr(shape, "geoms", [shape]) if isinstance(piece, Polygon) and not piece.is_empty]


def region(path):
    """The area that an outline encloses: a contour that turns as the largest does adds to it, another is a hole."""
    rings = sorted(flattened(path), key=lambda ring: -abs(turned(ring)))
    shape = Polygon()
    for ring in rings:
        area = Polygon(ring).buffer(0)
        shape = shape.union(area) if turned(ring) * turned(rings[0]) > 0 else shape.difference(area)
    return shape


def turned(ring):
    """Twice the area inside, negative where the ring turns clockwise."""
    return sum(x * ny - nx * y for (x, y), (nx, ny) in zip(ring, ring[1:] + ring[:1]))


def flattened(path):
    rings = []
    for verb, points in path:
        if verb == pathops.PathVerb.MOVE:
            rings.append([points[0]])
        elif verb == pathops.PathVerb.LINE:
            rings[-1].append(points[0])
        elif verb == pathops.PathVerb.QUAD:
            start = rings[-1][-1]
            rings[-1] += [quadraticPointAtT(start, *points, step / STEPS) for step in range(1, STEPS + 1)]
    return [ring for ring in rings if len(ring) > 2]


def draw(shape, pen):
    for piece in pieces(shape.simplify(DEVIATION)):
        piece = orient(piece, -1)
        for ring in [piece.exterior, *piece.interiors]:
            points = [(round(x), round(y)) for x, y in ring.coords[:-1]]
            pen.moveTo(points[0])
            for point in points[1:]:
                pen.lineTo(point)
            pen.closePath()


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
            draw(opened(region(path), radius), pen)
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
