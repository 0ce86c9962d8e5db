import ViewGraph

/// One narrowing of what a context draws, in the canvas's coordinates.
enum CanvasClip {
    case path(Path, FillStyle)
    case layer(DisplayList, opacity: Double)

    func applied(to items: [DisplayList.Item]) -> [DisplayList.Item] {
        var group = DisplayList.Group(contents: DisplayList(items: items))
        switch self {
        case .path(let path, let style): group.clip = DisplayList.Clip(path: path, style: style)
        case .layer(let mask, let opacity):
            group.mask =
                opacity < 1 ? DisplayList(items: [.group(.init(opacity: opacity, contents: mask))]) : mask
        }
        return [.group(group)]
    }
}

extension GraphicsContext {
    /// How a clip is meant.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Leaves what lies outside.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// A rectangle round what the clips leave of the canvas, in the coordinates that hold now.
    public var clipBoundingRect: CGRect {
        var rect = scope.bounds
        for clip in clips {
            switch clip {
            case .path(let path, _): rect = rect.overlap(with: path.boundingRect)
            case .layer(let mask, _):
                if let bounds = try? ItemBounds.of(mask) { rect = rect.overlap(with: ItemBounds.union(bounds)) }
            }
            if rect.isNull { return .zero }
        }
        return rect.applying(transform.inverted())
    }

    /// Draws from now on only inside a path.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = GraphicsContext.ClipOptions()
    ) {
        let placed = path.applying(transform)
        guard options.contains(.inverse) else { return clips.append(.path(placed, style)) }
        // Twice the canvas, so that an edge of it never shows.
        let around = Path(scope.bounds.insetBy(dx: -scope.size.width, dy: -scope.size.height))
        let rest = around.subtracting(placed, eoFill: style.isEOFilled)
        clips.append(.path(rest, FillStyle(eoFill: true, antialiased: style.isAntialiased)))
    }

    /// Draws from now on only where a layer is opaque.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = GraphicsContext.ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let items = try layer(content)
        guard options.contains(.inverse) else {
            return clips.append(.layer(DisplayList(items: items), opacity: opacity))
        }
        let around = scope.bounds.insetBy(dx: -scope.size.width, dy: -scope.size.height)
        let hole = DisplayList.Group(
            opacity: opacity, blendMode: .destinationOut, contents: DisplayList(items: items))
        let rest = DisplayList.Group(
            isIsolated: true,
            contents: DisplayList(items: [.fill(Path(around), FillStyle(), .color(.black)), .group(hole)]))
        clips.append(.layer(DisplayList(items: [.group(rest)]), opacity: 1))
    }

    // MARK: - Layers

    /// Draws what the closure draws as one: opacity, mode and filters of this context act on the whole of it.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let items = try layer(content)
        guard !items.isEmpty else { return }
        var outer = self
        outer.transform = .identity
        outer.add([.group(DisplayList.Group(isIsolated: true, contents: DisplayList(items: items)))])
    }

    /// What the closure draws with a plain context in the coordinates that hold now; in the canvas's coordinates.
    private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DisplayList.Item] {
        let layerTarget = CanvasTarget()
        var inner = GraphicsContext(scope: scope, target: layerTarget)
        inner.transform = transform
        try content(&inner)
        return layerTarget.items
    }
}
