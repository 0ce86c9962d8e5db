import Budget
import Foundation

/// What every output needs to know of a picture besides its display list.
@_documentation(metadata: engine)
public struct PictureOptions: Sendable, Hashable {
    /// The canvas, in points; its origin is the display list's.
    public var size: CGSize
    /// Pixels per point. Vector outputs use it only for what they can't keep as vectors.
    public var scale: CGFloat
    /// What lies below everything; nil is transparent.
    public var background: ResolvedColor?
    /// The document's title, for outputs that carry one.
    public var title: String?
    /// What the picture shows, for outputs that carry it for those who don't see it.
    public var summary: String?
    /// The largest picture that is drawn, in pixels.
    public var maxPixels: Int
    /// Whether SVG holds its text as text, in embedded fonts, rather than as outlines.
    public var selectableText = false

    public init(
        size: CGSize, scale: CGFloat = 1, background: ResolvedColor? = nil, title: String? = nil,
        maxPixels: Int = 100_000_000
    ) {
        self.size = size
        self.scale = scale
        self.background = background
        self.title = title
        self.maxPixels = maxPixels
    }

    /// The canvas in whole pixels; a part of a pixel at the far edges counts as one.
    public func pixelSize() throws(PictureError) -> (width: Int, height: Int) {
        guard scale.isFinite, scale > 0 else { throw .invalidScale(scale) }
        guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
            throw .emptyCanvas(size)
        }
        let width = max((size.width * scale - 1e-6).rounded(.up), 1)
        let height = max((size.height * scale - 1e-6).rounded(.up), 1)
        guard width * height <= CGFloat(maxPixels), width < 1e9, height < 1e9 else {
            throw .tooManyPixels(width: Double(width), height: Double(height), limit: maxPixels)
        }
        return (Int(width), Int(height))
    }
}

/// Why a picture can't be drawn.
@_documentation(metadata: engine)
public enum PictureError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The canvas has no area, or a size that isn't a number.
    case emptyCanvas(CGSize)
    case invalidScale(CGFloat)
    case tooManyPixels(width: Double, height: Double, limit: Int)
    /// Groups lie inside groups to this depth.
    case nestedTooDeeply(limit: Int)
    /// A limit of the whole run was reached.
    case limit(BudgetExceeded)
    /// A library that draws or encodes refused, with its reason.
    case failed(String)

    public var description: String {
        switch self {
        case .emptyCanvas(let size):
            return "the picture has no area: \(Self.text(size.width)) × \(Self.text(size.height)) points"
        case .invalidScale(let scale): return "\(Self.text(scale)) is no scale to draw at"
        case .tooManyPixels(let width, let height, let limit):
            return "the picture would be \(Self.text(width)) × \(Self.text(height)) pixels; the limit is \(limit)"
        case .nestedTooDeeply(let limit): return "groups lie inside each other more than \(limit) deep"
        case .limit(let exceeded): return "\(exceeded)"
        case .failed(let reason): return reason
        }
    }

    private static func text(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }
}

extension DisplayList {
    /// How deep groups may lie inside each other: drawing recurses, and input mustn't exhaust the stack.
    package static let maxDepth = 1_000
}

/// Announces work and memory to the budget of the run that draws.
package func charge(_ units: Int, bytes: Int = 0) throws(PictureError) {
    do throws(BudgetExceeded) {
        try RunBudget.charge(units)
        if bytes > 0 { try RunBudget.reserve(bytes) }
    } catch {
        throw .limit(error)
    }
}
