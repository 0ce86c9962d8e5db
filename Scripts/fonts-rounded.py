"""Makes the family of the rounded design: fonts-rounded.py <EaselSans-roman.ttf> <folder of the result>.

San Francisco's rounded letters have the skeletons of its plain ones and round ends. So have these: what a round brush
doesn't reach at a corner is taken away. Everywhere else an outline stays what it was, however thin the stroke. The
letters are those of large text, whose room San Francisco's rounded face has at every size (facts 14.5).

Outlines are polygons here, whose operations are exact: those on curves lost and doubled contours without a word.
"""

import math
import sys
from pathlib import Path

import pathops
from fontTools import subset
from fontTools.misc.bezierTools import quadraticPointAtT
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from shapely.geometry import Point, Polygon
from shapely.geometry.polygon import orient
from shapely.ops import unary_union

FAMILY = "Easel Rounded"
WEIGHTS = {"Light": 300, "Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700, "Heavy": 800, "Black": 900}
# Of the thickness of a stem: more would eat the thin strokes of letters.
RADIUS = 0.40
# Areas of squares of the radius that a corner may lose: one of 60 degrees loses 0.7.
CORNER = 0.8
# Radians by which an outline turns at a corner; a curve turns less from one of its lines to the next.
SHARP = 0.5
# Of the radius, for corners of thinner strokes.
SIZES = (1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2)
# Square units of the font that are only inexact, and what no part of a letter is as small as: what inexact cuts leave.
SLIVER = 3
FRAGMENT = 400
# How far a polygon may be from the curve it stands for, in units of the font, and the lines a curve is taken apart to.
DEVIATION = 0.6
STEPS = 10


def characters():
    ranges = [(0x20, 0x7E), (0xA0, 0x17F), (0x2B0, 0x36F), (0x370, 0x3FF), (0x400, 0x45F), (0x2000, 0x206F),
              (0x2070, 0x209F), (0x20A0, 0x20BF), (0x2100, 0x218F), (0x2190, 0x2193), (0x2212, 0x2212)]
    return {code for first, last in ranges for code in range(first, last + 1)}


def rounded(shape, radius):
    """The shape with its corners rounded: each by the largest brush that takes nothing away but the corner."""
    left = corners(shape)
    result = shape
    for size in SIZES:
        if not left:
            break
        brush = radius * size
        taken = [piece for piece in pieces(shape.difference(brushed(shape, brush))) if piece.area > SLIVER]
        kept = []
        for corner in left:
            near = [piece for piece in taken if piece.distance(corner) < 1]
            beside = [sum(piece.distance(other) < 1 for other in left) for piece in near]
            without = result.difference(unary_union(near)) if near else result
            # What is larger than corners are was a stroke thinner than the brush, and so was what holds parts together.
            is_corner = all(piece.area <= CORNER * brush**2 * count for piece, count in zip(near, beside))
            if is_corner and parts(without) <= parts(result):
                result = without
            else:
                kept.append(corner)
        left = kept
    # What only a hairline holds is cut off at last, and is no part of the letter.
    whole = pieces(result.buffer(-1).buffer(1))
    return unary_union(sorted(whole, key=lambda piece: -piece.area)[:parts(shape)])


def corners(shape):
    """The points at which an outline turns sharply around what is inside."""
    found = []
    for piece in pieces(shape):
        piece = orient(piece.simplify(0.2), 1)
        for ring in [piece.exterior, *piece.interiors]:
            points = list(ring.coords[:-1])
            for before, (x, y), after in zip(points[-1:] + points[:-1], points, points[1:] + points[:1]):
                (ax, ay), (bx, by) = (x - before[0], y - before[1]), (after[0] - x, after[1] - y)
                turn = math.atan2(ax * by - ay * bx, ax * bx + ay * by)
                if turn > SHARP:
                    found.append(Point(x, y))
    return found


def brushed(shape, radius):
    return shape.buffer(-radius, quad_segs=32).buffer(radius, quad_segs=32).intersection(shape)


def pieces(shape):
    return [piece for piece in getattr(shape, "geoms", [shape]) if isinstance(piece, Polygon) and piece.area > 0]


def parts(shape):
    return sum(piece.area >= FRAGMENT for piece in pieces(shape))


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
            if Polygon(ring).area < FRAGMENT:
                continue
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
            draw(rounded(region(path), radius), pen)
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
