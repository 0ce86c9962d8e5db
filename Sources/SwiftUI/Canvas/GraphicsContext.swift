import ViewGraph

/// Draws at once into a canvas: paths, texts, pictures and other views.
///
/// A copy draws to the same place, with a state of its own: what is set on the copy (opacity, transform, clips,
/// filters) leaves the original alone.
public struct GraphicsContext {
    let scope: CanvasScope
    let target: CanvasTarget
    var clips: [CanvasClip] = []
    var filters: [PlacedFilter] = []

    /// Of everything that is drawn from now on, each item by itself.
    public var opacity: Double = 1
    public var blendMode: GraphicsContext.BlendMode = .normal
    /// From the coordinates of what is drawn to the canvas's.
    public var transform: CGAffineTransform = .identity

    init(scope: CanvasScope, target: CanvasTarget) { (self.scope, self.target) = (scope, target) }

    /// The environment of the canvas.
    public var environment: EnvironmentValues { scope.environment }

    // MARK: - Coordinates

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    /// Clockwise for positive angles.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

    /// `matrix` first, then what was set before.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    // MARK: - Adding

    /// Adds items in the coordinates of `transform`, under the clips, filters, opacity and mode of the context.
    func add(
        _ items: [DisplayList.Item], filters own: [Drawing.Filter] = [], blendMode ownMode: SwiftUI.BlendMode = .normal
    ) {
        guard !items.isEmpty, opacity > 0, target.mayHold(items.count) else { return }
        guard transform.hasFiniteValues else {
            return scope.report("a transform of a GraphicsContext has a number that isn't finite; nothing is drawn")
        }
        guard transform.determinant != 0 else { return }
        var items = items
        if !own.isEmpty || ownMode != .normal {
            items = [.group(DisplayList.Group(filters: own, blendMode: ownMode, contents: DisplayList(items: items)))]
        }
        items = placed(items)
        let mode = blendMode.displayMode
        let fade = min(max(opacity.isNaN ? 1 : opacity, 0), 1)
        if let combination = blendMode.combination {
            target.mixes = true
            guard let combined = combination.combined(items, opacity: fade, below: backdrop) else { return }
            items = combined
        } else if fade < 1 || mode != .normal {
            items = [.group(DisplayList.Group(opacity: fade, blendMode: mode, contents: DisplayList(items: items)))]
        }
        if mode != .normal || ownMode != .normal { target.mixes = true }
        for clip in clips.reversed() { items = clip.applied(to: items) }
        target.items += items
    }

    /// The items seen through the transform, with each filter in the coordinates it was added in.
    private func placed(_ items: [DisplayList.Item]) -> [DisplayList.Item] {
        var (items, current) = (items, transform)
        for filter in filters.reversed() {
            let inner = current.concatenating(filter.transform.inverted())
            if !inner.isIdentity {
                items = [.group(DisplayList.Group(transform: inner, contents: DisplayList(items: items)))]
            }
            items = filter.applied(to: items, bounds: scope.bounds, report: scope.report)
            current = filter.transform
        }
        guard !current.isIdentity else { return items }
        return [.group(DisplayList.Group(transform: current, contents: DisplayList(items: items)))]
    }
}

// MARK: - Blend modes

extension GraphicsContext {
    /// How what is drawn is combined with what was drawn before it.
    public struct BlendMode: Hashable, Sendable {
        private enum Kind: Hashable, Sendable {
            case same(SwiftUI.BlendMode)
            case combination(CanvasCombination)
        }

        private let kind: Kind

        private init(_ kind: Kind) { self.kind = kind }
        private init(_ mode: SwiftUI.BlendMode) { kind = .same(mode) }

        public static let normal = BlendMode(.normal)
        public static let multiply = BlendMode(.multiply)
        public static let screen = BlendMode(.screen)
        public static let overlay = BlendMode(.overlay)
        public static let darken = BlendMode(.darken)
        public static let lighten = BlendMode(.lighten)
        public static let colorDodge = BlendMode(.colorDodge)
        public static let colorBurn = BlendMode(.colorBurn)
        public static let softLight = BlendMode(.softLight)
        public static let hardLight = BlendMode(.hardLight)
        public static let difference = BlendMode(.difference)
        public static let exclusion = BlendMode(.exclusion)
        public static let hue = BlendMode(.hue)
        public static let saturation = BlendMode(.saturation)
        public static let color = BlendMode(.color)
        public static let luminosity = BlendMode(.luminosity)
        public static let sourceAtop = BlendMode(.sourceAtop)
        public static let destinationOver = BlendMode(.destinationOver)
        public static let destinationOut = BlendMode(.destinationOut)
        public static let plusDarker = BlendMode(.plusDarker)
        public static let plusLighter = BlendMode(.plusLighter)
        public static let clear = BlendMode(.combination(.clear))
        public static let copy = BlendMode(.combination(.copy))
        public static let sourceIn = BlendMode(.combination(.sourceIn))
        public static let sourceOut = BlendMode(.combination(.sourceOut))
        public static let destinationIn = BlendMode(.combination(.destinationIn))
        public static let destinationAtop = BlendMode(.combination(.destinationAtop))
        public static let xor = BlendMode(.combination(.xor))

        /// The mode in which a shadow, or what has no combination of its own, is laid over what is there.
        var displayMode: SwiftUI.BlendMode {
            if case .same(let mode) = kind { return mode }
            return .normal
        }

        var combination: CanvasCombination? {
            if case .combination(let combination) = kind { return combination }
            return nil
        }
    }
}
