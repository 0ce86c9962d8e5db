"""Joins the overlapping contours of a font, so that its glyphs can be cut out of other shapes: fonts-simplify.py <in> <out>."""

import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.removeOverlaps import removeOverlaps

font = TTFont(sys.argv[1], recalcTimestamp=False)
removeOverlaps(font, ignoreErrors=True)
font.save(sys.argv[2])
