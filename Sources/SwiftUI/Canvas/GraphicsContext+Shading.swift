import ViewGraph

extension GraphicsContext {
    /// What fills or strokes: a colour, a gradient between points of the canvas, a style, a repeated picture.
    public struct Shading: Sendable {
        indirect enum Kind: Sendable {
            case foreground
            case backdrop
            case palette([Shading])
            case style(AnyShapeStyle)
            case linear(Gradient, start: CGPoint, end: CGPoint, GradientOptions)
            case radial(Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, GradientOptions)
            case conic(Gradient, center: CGPoint, angle: Angle, GradientOptions)
            case tiledImage(Image, origin: CGPoint, sourceRect: CGRect, scale: CGFloat)
        }

        let kind: Kind

        var isBackdrop: Bool {
            if case .backdrop = kind { return true }
            return false
        }

        private init(_ kind: Kind) { self.kind = kind }

        /// What was drawn before.
        public static var backdrop: Shading { Shading(.backdrop) }
        /// The foreground style of the canvas.
        public static var foreground: Shading { Shading(.foreground) }
        /// Several, by hierarchical level; the first one is drawn.
        public static func palette(_ array: [Shading]) -> Shading { Shading(.palette(array)) }
        public static func color(_ color: Color) -> Shading { Shading(.style(AnyShapeStyle(color))) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style over the box round what is drawn.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(.style(AnyShapeStyle(style))) }

        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GradientOptions = GraphicsContext.GradientOptions()
        ) -> Shading {
            Shading(.linear(gradient, start: startPoint, end: endPoint, options))
        }

        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GraphicsContext.GradientOptions()
        ) -> Shading {
            Shading(.radial(gradient, center: center, startRadius: startRadius, endRadius: endRadius, options))
        }

        /// Round a point, clockwise from `angle`.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GraphicsContext.GradientOptions()
        ) -> Shading {
            Shading(.conic(gradient, center: center, angle: angle, options))
        }

        /// A picture repeated from `origin`; the source rectangle is in fractions of it.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(.tiledImage(image, origin: origin, sourceRect: sourceRect, scale: scale))
        }
    }

    /// What goes on beyond a gradient's ends, and how its colours are mixed.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let `repeat` = GradientOptions(rawValue: 1)
        public static let mirror = GradientOptions(rawValue: 2)
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// The shading as it is in this context's environment.
    public func resolve(_ shading: Shading) -> Shading { shading }

    /// What a shading paints into `rect`.
    func paint(_ shading: Shading, in rect: CGRect) -> StyledPaint {
        let context = StyleContext(environment: environment, rect: rect)
        func colors(_ gradient: Gradient) -> ResolvedGradient { gradient.resolved(in: context) }
        switch shading.kind {
        case .foreground: return environment.foregroundStyled(in: rect)
        case .backdrop:
            scope.report(
                "GraphicsContext.Shading.backdrop fills and strokes paths; texts and pictures aren't drawn with it")
            return StyledPaint(.color(.clear))
        case .palette(let shadings):
            guard let first = shadings.first else { return environment.foregroundStyled(in: rect) }
            return paint(first, in: rect)
        case .style(let style): return style.styledPaint(in: environment, rect: rect)
        case .linear(let gradient, let start, let end, let options):
            let line = CGVector(dx: end.x - start.x, dy: end.y - start.y)
            let square = line.dx * line.dx + line.dy * line.dy
            let places = rect.corners.map { corner in
                square > 0 ? ((corner.x - start.x) * line.dx + (corner.y - start.y) * line.dy) / square : 0
            }
            let resolved = colors(gradient).continued(over: places, options)
            return StyledPaint(.linearGradient(resolved, start: start, end: end))
        case .radial(let gradient, let center, let startRadius, let endRadius, let options):
            let width = endRadius - startRadius
            let reach = rect.corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0
            let places = width == 0 ? [] : [-startRadius / width, (reach - startRadius) / width]
            return StyledPaint(
                .radialGradient(
                    colors(gradient).continued(over: places, options), center: center, startRadius: startRadius,
                    endRadius: endRadius))
        case .conic(let gradient, let center, let angle, let options):
            return StyledPaint(
                .angularGradient(
                    colors(gradient).continued(over: [], options), center: center, startAngle: angle,
                    endAngle: angle + .degrees(360)))
        case .tiledImage(let image, let origin, let sourceRect, let scale):
            let paint = ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
            return paint.styledPaint(in: environment, rect: CGRect(origin: origin, size: rect.size))
        }
    }
}

extension ResolvedGradient {
    /// More copies than this of a gradient are one colour to the eye.
    private static let maximumCopies = 256

    /// The gradient with as many copies of itself as cover `places`, in its own units, and with the stops that
    /// light-proportional mixing needs.
    fileprivate func continued(over places: [CGFloat], _ options: GraphicsContext.GradientOptions) -> ResolvedGradient {
        var result = options.contains(.linearColor) ? mixedInLight() : self
        guard options.contains(.repeat) || options.contains(.mirror), let low = places.min(), let high = places.max(),
            low.isFinite, high.isFinite, !stops.isEmpty
        else { return result }
        let range = -Self.maximumCopies...Self.maximumCopies
        let (first, last) = (low.rounded(.down).whole(in: range), high.rounded(.up).whole(in: range))
        guard first < last else { return result }
        let own = result.stops
        var copies: [ResolvedStop] = []
        for copy in first..<last {
            let turns = options.contains(.mirror) && copy % 2 != 0
            copies += (turns ? own.reversed() : own).map { stop in
                let place = turns ? 1 - stop.location : stop.location
                return ResolvedStop(color: stop.color, location: place + Double(copy))
            }
        }
        result.stops = copies
        return result
    }

    /// Mixed in proportion to light, as close as eighths of each step come.
    private func mixedInLight() -> ResolvedGradient {
        var dense: [ResolvedStop] = []
        for (from, to) in zip(stops, stops.dropFirst()) {
            dense.append(from)
            guard from.location < to.location else { continue }
            for step in 1..<16 {
                let fraction = Double(step) / 16
                let opacity = from.color.opacity + (to.color.opacity - from.color.opacity) * fraction
                func mix(_ component: KeyPath<ResolvedColor, Double>) -> Double {
                    guard opacity > 0 else { return 0 }
                    let start = TransferFunction.linear(from.color[keyPath: component]) * from.color.opacity
                    let end = TransferFunction.linear(to.color[keyPath: component]) * to.color.opacity
                    return TransferFunction.encoded((start + (end - start) * fraction) / opacity)
                }
                let color = ResolvedColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), opacity: opacity)
                dense.append(
                    ResolvedStop(color: color, location: from.location + (to.location - from.location) * fraction))
            }
        }
        if let last = stops.last { dense.append(last) }
        return ResolvedGradient(stops: dense, colorSpace: .device)
    }
}

extension CGRect {
    var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
            CGPoint(x: minX, y: maxY),
        ]
    }
}
