import Foundation

/// A font face as the display list sees it: enough to tell faces apart and to draw their glyphs as outlines. The
/// concrete class (Typesetting's `FontFace`) gives backends more.
@_documentation(metadata: engine)
public protocol GlyphSource: AnyObject, Sendable {
    /// The same for the same face in every process: PostScript name and variation coordinates.
    var identifier: String { get }

    /// The outline of a glyph at `size` points, its origin on the baseline at (0, 0), y down. Empty for blanks.
    func outline(of glyph: UInt32, size: CGFloat) -> Path
}

/// One glyph and where its origin stands, relative to the run's origin; in points.
@_documentation(metadata: engine)
public struct PositionedGlyph: Hashable, Sendable {
    public var glyph: UInt32
    public var x: CGFloat
    public var y: CGFloat
    /// The UTF-8 offset, in the run's text, of the cluster this glyph belongs to.
    public var cluster: Int

    public init(glyph: UInt32, x: CGFloat, y: CGFloat, cluster: Int) {
        (self.glyph, self.x, self.y, self.cluster) = (glyph, x, y, cluster)
    }
}

/// Shaped text of one face and size. `origin` is the point on the baseline from which the glyphs' positions count.
@_documentation(metadata: engine)
public struct GlyphRun: Sendable, Hashable {
    public var source: any GlyphSource
    public var size: CGFloat
    public var origin: CGPoint
    public var glyphs: [PositionedGlyph]
    /// What the run says, for selectable text.
    public var text: String
    /// The sum of the glyphs' advances, in points.
    public var advance: CGFloat
    public var isRightToLeft: Bool
    /// A slant to be applied where the face has no italic: x += slant · height above the baseline.
    public var syntheticSlant: CGFloat

    public init(
        source: any GlyphSource, size: CGFloat, origin: CGPoint, glyphs: [PositionedGlyph], text: String,
        advance: CGFloat, isRightToLeft: Bool = false, syntheticSlant: CGFloat = 0
    ) {
        self.source = source
        self.size = size
        self.origin = origin
        self.glyphs = glyphs
        self.text = text
        self.advance = advance
        self.isRightToLeft = isRightToLeft
        self.syntheticSlant = syntheticSlant
    }

    public static func == (lhs: GlyphRun, rhs: GlyphRun) -> Bool {
        lhs.source === rhs.source && lhs.size == rhs.size && lhs.origin == rhs.origin && lhs.glyphs == rhs.glyphs
            && lhs.text == rhs.text && lhs.syntheticSlant == rhs.syntheticSlant
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(source))
        hasher.combine(size)
        hasher.combine(origin.x)
        hasher.combine(origin.y)
        hasher.combine(glyphs)
    }
}
