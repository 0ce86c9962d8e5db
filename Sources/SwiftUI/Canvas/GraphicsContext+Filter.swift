import ViewGraph

/// A filter with the coordinates its lengths are meant in.
struct PlacedFilter {
    var filter: GraphicsContext.Filter
    var transform: CGAffineTransform

    func applied(
        to items: [DisplayList.Item], bounds: CGRect, report: (String) -> Void
    ) -> [DisplayList.Item] {
        switch filter.kind {
        case .display(let filter):
            return [.group(DisplayList.Group(filters: [filter], contents: DisplayList(items: items)))]
        case .shadow(let color, let radius, let offset, let mode, let options):
            return shadow(
                items, filter: .shadow(color: color, radius: radius, offset: offset), color: color, mode: mode,
                options: options)
        case .projection(let projection):
            guard projection.affine == nil else {
                let group = DisplayList.Group(
                    transform: projection.affine ?? .identity, contents: DisplayList(items: items))
                return [.group(group)]
            }
            return DisplayList(items: items).projected(by: projection, report: report).items
        case .shader(let shader):
            report(shader.unrun)
            return items
        case .unsupported(let name):
            report("GraphicsContext.Filter.\(name) isn't supported; it changes nothing")
            return items
        }
    }

    private func shadow(
        _ items: [DisplayList.Item], filter: Filter, color: ResolvedColor, mode: SwiftUI.BlendMode,
        options: GraphicsContext.ShadowOptions
    ) -> [DisplayList.Item] {
        guard case .shadow(let color, let radius, let offset) = filter else { return items }
        if options.contains(.invertsAlpha) {
            let inner = Filter.innerShadow(color: color, radius: radius, offset: offset)
            return [.group(DisplayList.Group(filters: [inner], contents: DisplayList(items: items)))]
        }
        if !options.contains(.shadowOnly), !options.contains(.shadowAbove), mode == .normal {
            return [.group(DisplayList.Group(filters: [filter], contents: DisplayList(items: items)))]
        }
        // The content in the shadow's colour, blurred and moved.
        let black = Filter.colorMultiply(ResolvedColor(red: 0, green: 0, blue: 0, opacity: color.opacity))
        let tint = Filter.colorMatrix([
            1, 0, 0, 0, color.red, 0, 1, 0, 0, color.green, 0, 0, 1, 0, color.blue, 0, 0, 0, 1, 0,
        ])
        let caster = DisplayList.Group(
            transform: CGAffineTransform(translationX: offset.width, y: offset.height),
            filters: [black, tint, .blur(radius: radius, isOpaque: false)], contents: DisplayList(items: items))
        let shadow = DisplayList.Item.group(
            DisplayList.Group(blendMode: mode, contents: DisplayList(items: [.group(caster)])))
        if options.contains(.shadowOnly) { return [shadow] }
        return options.contains(.shadowAbove) ? items + [shadow] : [shadow] + items
    }
}

extension GraphicsContext {
    /// A change of everything that is drawn with a context, each item, or layer, by itself.
    public struct Filter: Sendable {
        enum Kind: Sendable {
            case display(Drawing.Filter)
            case shadow(ResolvedColor, CGFloat, CGSize, SwiftUI.BlendMode, ShadowOptions)
            case projection(ProjectionTransform)
            case shader(Shader)
            case unsupported(String)
        }

        enum Source: Sendable {
            case ready(Kind)
            case coloured(@Sendable (EnvironmentValues) -> Kind)
        }

        private let source: Source

        /// Known once the filter was added.
        var kind: Kind {
            switch source {
            case .ready(let kind): kind
            case .coloured(let make): make(EnvironmentValues())
            }
        }

        private init(_ kind: Kind) { source = .ready(kind) }
        private init(_ make: @escaping @Sendable (EnvironmentValues) -> Kind) { source = .coloured(make) }

        func resolved(in environment: EnvironmentValues) -> Filter {
            guard case .coloured(let make) = source else { return self }
            return Filter(make(environment))
        }

        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter(.projection(matrix)) }

        /// A shadow; the radius is the Gaussian's sigma, in points.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: GraphicsContext.BlendMode = .normal,
            options: ShadowOptions = GraphicsContext.ShadowOptions()
        ) -> Filter {
            Filter { environment in
                .shadow(
                    color.resolvedColor(in: environment), radius.finite, CGSize(width: x.finite, height: y.finite),
                    blendMode.displayMode, options)
            }
        }

        public static func colorMultiply(_ color: Color) -> Filter {
            Filter { .display(.colorMultiply(color.resolvedColor(in: $0))) }
        }

        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
            Filter(.display(.colorMatrix(matrix.values)))
        }

        public static func hueRotation(_ angle: Angle) -> Filter { Filter(.display(.hueRotation(angle))) }
        public static func saturation(_ amount: Double) -> Filter { Filter(.display(.saturation(amount))) }
        public static func brightness(_ amount: Double) -> Filter { Filter(.display(.brightness(amount))) }
        public static func contrast(_ amount: Double) -> Filter { Filter(.display(.contrast(amount))) }
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            Filter(.display(.colorMatrix(ColorMatrix.inverting(amount).values)))
        }
        public static func grayscale(_ amount: Double) -> Filter { Filter(.display(.grayscale(amount))) }
        public static var luminanceToAlpha: Filter { Filter(.display(.luminanceToAlpha)) }

        /// A Gaussian blur; the radius is its sigma, in points.
        public static func blur(radius: CGFloat, options: BlurOptions = GraphicsContext.BlurOptions()) -> Filter {
            Filter(.display(.blur(radius: max(radius.finite, 0), isOpaque: options.contains(.opaque))))
        }

        // Functions written in Metal: what is drawn stays as it is, and a warning says so.

        public static func colorShader(_ shader: Shader) -> Filter { Filter(.shader(shader)) }
        public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
            Filter(.shader(shader))
        }
        public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { Filter(.shader(shader)) }

        /// One colour where the opacity lies between two bounds, nothing elsewhere.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            Filter { .display(.alphaThreshold(min: min, max: max, color: color.resolvedColor(in: $0))) }
        }
    }

    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Above what casts it.
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        /// Without what casts it.
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        /// Cast by what isn't there into what is.
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        /// Cast by each item of a group.
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Keeps hard edges.
        public static let opaque = BlurOptions(rawValue: 1)
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// Sees everything that is drawn from now on through a filter, after those that were added later.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = GraphicsContext.FilterOptions()) {
        if options.contains(.linearColor) {
            scope.report(
                "GraphicsContext.FilterOptions.linearColor isn't supported; the filter works on encoded colours")
        }
        filters.append(PlacedFilter(filter: filter.resolved(in: environment), transform: transform))
    }
}

/// A matrix that makes new colours from red, green, blue, opacity and one.
public struct ColorMatrix: Equatable, Sendable {
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    public init() {}

    /// Row by row.
    var values: [Double] {
        [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5].map(Double.init)
    }

    static func inverting(_ amount: Double) -> ColorMatrix {
        var matrix = ColorMatrix()
        let (factor, offset) = (Float(1 - 2 * amount), Float(amount))
        (matrix.r1, matrix.g2, matrix.b3) = (factor, factor, factor)
        (matrix.r5, matrix.g5, matrix.b5) = (offset, offset, offset)
        return matrix
    }
}

extension CGFloat {
    /// The number itself, 0 where it isn't finite.
    fileprivate var finite: CGFloat { isFinite ? self : 0 }
}
