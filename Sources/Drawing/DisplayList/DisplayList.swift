import Foundation

/// What is to be drawn, in painter's order: plain values in points, y down, with no drawing library in them.
///
/// It is the seam between the engine and everything that reads a picture: the Cairo backend, the SVG writer, hit
/// testing, accessibility and comparison.
@_documentation(metadata: engine)
public struct DisplayList: Sendable, Hashable {
    public var items: [Item]

    public init(items: [Item] = []) { self.items = items }

    public var isEmpty: Bool { items.isEmpty }

    public enum Item: Sendable, Hashable {
        case fill(Path, FillStyle, Paint)
        case stroke(Path, StrokeStyle, Paint)
        case glyphs(GlyphRun, Paint)
        case image(ImageItem)
        indirect case group(Group)
    }

    /// A picture stretched to `rect`.
    public struct ImageItem: Sendable, Hashable {
        public var bitmap: Bitmap
        /// The part of the bitmap that is drawn, in its pixels.
        public var sourceRect: CGRect
        public var rect: CGRect
        public var interpolation: Interpolation
        /// Draws only the bitmap's opacity, in this paint.
        public var template: Paint?
        public var opacity: Double
        /// What the bitmap was drawn from, where that is lines and areas: outputs of vectors take it instead.
        package var document: ImageDocument?

        public init(
            bitmap: Bitmap, sourceRect: CGRect, rect: CGRect, interpolation: Interpolation = .low,
            template: Paint? = nil, opacity: Double = 1
        ) {
            self.bitmap = bitmap
            self.sourceRect = sourceRect
            self.rect = rect
            self.interpolation = interpolation
            self.template = template
            self.opacity = opacity
        }
    }

    /// A picture of lines and areas in a format of its own; equal to itself only.
    package struct ImageDocument: Sendable, Hashable {
        package let contents: any VectorDocument

        package init(_ contents: any VectorDocument) { self.contents = contents }

        package static func == (lhs: Self, rhs: Self) -> Bool { lhs.contents === rhs.contents }
        package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(contents)) }
    }

    /// How pixels between the pixels of a picture are found: `none` takes the nearest, the others mix the neighbours.
    public enum Interpolation: Sendable, Hashable {
        case none, low, medium, high
    }

    /// Items that are changed or combined together before they reach the picture.
    ///
    /// Applied from the inside: `contents` are drawn (clipped to `clip`), filtered in the order of `filters`, multiplied by
    /// `mask`'s and by `opacity`, blended with what is below, all in the coordinates that `transform` maps to the parent's.
    public struct Group: Sendable, Hashable {
        public var transform: CGAffineTransform
        public var clip: Clip?
        public var filters: [Filter]
        public var mask: DisplayList?
        public var opacity: Double
        public var blendMode: BlendMode
        /// Draws the contents to a layer of their own even where nothing else asks for one.
        public var isIsolated: Bool
        /// What is done, inside the clip, to what lies below before the contents are drawn.
        public var backdrop: Backdrop?
        /// What a reader is told instead of the picture (`<title>`, `<desc>`, structure of a PDF).
        public var accessibility: Accessibility?
        /// A name by which outputs that are documents say which part this is; the same for the same part every time.
        package var id: String?
        /// Where a reader who touches the group gets to, in outputs that have links.
        public var link: Link?
        public var contents: DisplayList

        public init(
            transform: CGAffineTransform = .identity, clip: Clip? = nil, filters: [Filter] = [],
            mask: DisplayList? = nil, opacity: Double = 1, blendMode: BlendMode = .normal, isIsolated: Bool = false,
            accessibility: Accessibility? = nil, contents: DisplayList = DisplayList()
        ) {
            self.transform = transform
            self.clip = clip
            self.filters = filters
            self.mask = mask
            self.opacity = opacity
            self.blendMode = blendMode
            self.isIsolated = isIsolated
            self.accessibility = accessibility
            self.contents = contents
        }

        /// True where the contents have to be drawn to a layer of their own before they reach the picture.
        package var needsLayer: Bool {
            opacity < 1 || blendMode != .normal || isIsolated || mask != nil || !filters.isEmpty
        }
    }

    /// The picture below seen as if through frosted glass: a Gaussian with sigma = `radius` points, and a saturation.
    public struct Backdrop: Sendable, Hashable {
        public var radius: CGFloat
        public var saturation: Double

        public init(radius: CGFloat, saturation: Double = 1) {
            (self.radius, self.saturation) = (radius, saturation)
        }
    }

    public struct Clip: Sendable, Hashable {
        public var path: Path
        public var style: FillStyle

        public init(path: Path, style: FillStyle = FillStyle()) {
            (self.path, self.style) = (path, style)
        }
    }

    public struct Link: Sendable, Hashable {
        public var address: String
        /// What can be touched, in the group's coordinates.
        public var rect: CGRect

        public init(address: String, rect: CGRect) {
            (self.address, self.rect) = (address, rect)
        }
    }

    public struct Accessibility: Sendable, Hashable {
        public var label: String
        public var hint: String?

        public init(label: String, hint: String? = nil) {
            (self.label, self.hint) = (label, hint)
        }
    }
}

/// A change of a drawn layer as a whole.
@_documentation(metadata: engine)
public enum Filter: Sendable, Hashable {
    /// A Gaussian with sigma = `radius` points (measured: facts.md 16.13); `isOpaque` keeps hard edges.
    case blur(radius: CGFloat, isOpaque: Bool)
    /// The layer's opacity, blurred with sigma = `radius`, in `color`, moved by `offset`, below the layer itself.
    case shadow(color: ResolvedColor, radius: CGFloat, offset: CGSize)
    /// The same inside the layer's shape, above it.
    case innerShadow(color: ResolvedColor, radius: CGFloat, offset: CGSize)
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case grayscale(Double)
    case hueRotation(Angle)
    case colorInvert
    case colorMultiply(ResolvedColor)
    case luminanceToAlpha
    /// Four rows of five numbers, which make red, green, blue and opacity from red, green, blue, opacity and one.
    case colorMatrix([Double])
    /// One colour where the opacity lies between two bounds, nothing elsewhere.
    case alphaThreshold(min: Double, max: Double, color: ResolvedColor)
}

/// How a layer is combined with what lies below it.
public enum BlendMode: Sendable, Hashable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter
}

/// A document of a foreign library that draws on a Cairo context in its own points.
package protocol VectorDocument: AnyObject, Sendable {
    var size: CGSize { get }
    /// The document as an SVG; nil for one in another format.
    var svg: [UInt8]? { get }
    func draw(on context: OpaquePointer) -> Bool
}
