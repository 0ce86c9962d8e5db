import ViewGraph

extension Edge {
    /// Where two sides of a rectangle meet.
    public enum Corner: Int8, CaseIterable, Hashable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing
    }
}

extension Edge.Corner {
    /// How round a corner is.
    public struct Style: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case fixed(CGFloat)
            case concentric(minimum: CGFloat)
        }

        let kind: Kind

        /// As round as keeps it parallel to the container's corner.
        public static let concentric = Style(kind: .concentric(minimum: 0))

        /// The same, but never less round than `minimum`.
        public static func concentric(minimum: Style?) -> Style {
            guard case .fixed(let radius) = minimum?.kind else { return concentric }
            return Style(kind: .concentric(minimum: radius))
        }

        /// A radius in points.
        public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius)) }

        func radius(inside container: CGFloat, distance: CGFloat) -> CGFloat {
            switch kind {
            case .fixed(let radius): max(radius, 0)
            case .concentric(let minimum): max(container - distance, minimum, 0)
            }
        }
    }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) { self = .fixed(value) }
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// A rectangle whose corners are parallel to those of the nearest container that has a shape.
public nonisolated struct ConcentricRectangle: Shape, Hashable {
    private let styles: [Edge.Corner: Edge.Corner.Style]
    private let isUniform: Bool

    public init() { self.init(corners: .concentric) }

    /// - Parameters:
    ///   - corners: how all four are rounded.
    ///   - isUniform: gives all corners the largest of their radii.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(
            topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
            bottomTrailingCorner: corners, isUniform: isUniform)
    }

    public init(
        topLeadingCorner: Edge.Corner.Style = .fixed(0), topTrailingCorner: Edge.Corner.Style = .fixed(0),
        bottomLeadingCorner: Edge.Corner.Style = .fixed(0), bottomTrailingCorner: Edge.Corner.Style = .fixed(0),
        isUniform: Bool = false
    ) {
        styles = [
            .topLeading: topLeadingCorner, .topTrailing: topTrailingCorner, .bottomLeading: bottomLeadingCorner,
            .bottomTrailing: bottomTrailingCorner,
        ]
        self.isUniform = isUniform
    }

    public init(
        uniformTopCorners: Edge.Corner.Style = .fixed(0), uniformBottomCorners: Edge.Corner.Style = .fixed(0)
    ) {
        self.init(
            topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
            bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
    }

    public init(
        uniformLeadingCorners: Edge.Corner.Style = .fixed(0), uniformTrailingCorners: Edge.Corner.Style = .fixed(0)
    ) {
        self.init(
            topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners,
            bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: uniformTrailingCorners)
    }

    public var _drawing: _ShapeDrawing { _ShapeDrawing(dependsOnPlace: true) }

    public func path(in rect: CGRect) -> Path {
        let place = ShapePlace.current.flatMap { ContainerShapePlace(round: $0.node) }
        var radii = Edge.Corner.allCases.map { corner in
            (styles[corner] ?? .concentric).radius(
                inside: place?.radius(of: corner) ?? 0, distance: place?.distance(of: corner, from: rect) ?? 0)
        }
        if isUniform { radii = radii.map { _ in radii.max() ?? 0 } }
        let limit = min(rect.width, rect.height) / 2
        return Path(
            roundedRect: rect,
            cornerRadii: RectangleCornerRadii(
                topLeading: min(radii[0], limit), bottomLeading: min(radii[2], limit),
                bottomTrailing: min(radii[3], limit), topTrailing: min(radii[1], limit)))
    }
}

nonisolated extension Shape where Self == ConcentricRectangle {
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }

    public static func rect(
        topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style, isUniform: Bool = false
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner, isUniform: isUniform)
    }
}

// MARK: - The container

/// The nearest container with a shape, and where a node stands in it.
private struct ContainerShapePlace {
    private let shape: any Shape
    private let size: CGSize
    private let origin: CGPoint

    init?(round node: LayoutNode) {
        var (origin, current) = (node.frame.origin, node.parent)
        while let parent = current {
            if let container = parent as? ContainerShapeNode {
                var shape: any Shape = container.shape
                while let wrapper = shape as? any ShapeWrapper { shape = wrapper.wrappedShape }
                (self.shape, size, self.origin) = (shape, container.frame.size, origin)
                return
            }
            origin.x += parent.frame.minX
            origin.y += parent.frame.minY
            current = parent.parent
        }
        return nil
    }

    func radius(of corner: Edge.Corner) -> CGFloat {
        let limit = min(size.width, size.height) / 2
        switch shape {
        case let shape as RoundedRectangle: return min(shape.cornerSize.width, limit)
        case let shape as UnevenRoundedRectangle:
            let radii = shape.cornerRadii
            switch corner {
            case .topLeading: return min(radii.topLeading, limit)
            case .topTrailing: return min(radii.topTrailing, limit)
            case .bottomLeading: return min(radii.bottomLeading, limit)
            case .bottomTrailing: return min(radii.bottomTrailing, limit)
            }
        case is Capsule, is Circle, is Ellipse: return limit
        default: return 0
        }
    }

    /// From the container's corner to that of a rectangle in the node's coordinates: the larger of the two gaps.
    func distance(of corner: Edge.Corner, from rect: CGRect) -> CGFloat {
        let rect = rect.offsetBy(dx: origin.x, dy: origin.y)
        let (isTop, isLeading) =
            (corner == .topLeading || corner == .topTrailing, corner == .topLeading || corner == .bottomLeading)
        let vertical = isTop ? rect.minY : size.height - rect.maxY
        let horizontal = isLeading ? rect.minX : size.width - rect.maxX
        return max(vertical, horizontal, 0)
    }
}
