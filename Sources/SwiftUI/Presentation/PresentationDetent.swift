import ViewGraph

/// A height a sheet may have.
public struct PresentationDetent: Hashable, Sendable {
    enum Height: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case points(CGFloat)
        case custom(CustomHeight)
    }

    /// What a height of the program's depends on.
    @dynamicMemberLookup
    public struct Context {
        /// The height of the largest sheet, in points.
        public let maxDetentValue: CGFloat
        package let environment: EnvironmentValues

        init(maxDetentValue: CGFloat, environment: EnvironmentValues) {
            (self.maxDetentValue, self.environment) = (maxDetentValue, environment)
        }

        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    let height: Height

    public static let medium = PresentationDetent(height: .medium)
    public static let large = PresentationDetent(height: .large)
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .fraction(fraction))
    }
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(height: .points(height)) }
    /// A height that a type works out.
    public static func custom<D: CustomPresentationDetent & SendableMetatype>(_ type: D.Type) -> PresentationDetent {
        custom(id: ObjectIdentifier(type)) { D.height(in: $0) }
    }

    package static func custom(
        id: ObjectIdentifier, height: @escaping @Sendable (Context) -> CGFloat?
    ) -> PresentationDetent {
        PresentationDetent(height: .custom(CustomHeight(id: id, height: height)))
    }

    /// Whether it leaves a good part of the window free.
    var isPartial: Bool {
        switch height {
        case .large: false
        case .fraction(let part): part < 0.9
        case .medium, .points, .custom: true
        }
    }

    /// - Parameter clearance: what the largest sheet leaves free above it.
    /// - Returns: nil where the detent can't be used.
    func points(in window: CGFloat, clearance: CGFloat, environment: EnvironmentValues) -> CGFloat? {
        switch height {
        case .medium: return window * 0.5
        case .large: return window - clearance
        case .fraction(let part): return window * min(max(part, 0), 1)
        case .points(let points): return min(max(points, 0), window)
        case .custom(let custom):
            let largest = window - clearance
            let context = Context(maxDetentValue: largest, environment: environment)
            return custom.height(context).map { min(max($0, 0), largest) }
        }
    }
}

/// A height of a sheet that is worked out when the sheet is laid out.
public protocol CustomPresentationDetent {
    typealias Context = PresentationDetent.Context

    /// In points; nil where the detent can't be used.
    static func height(in context: Context) -> CGFloat?
}

/// Distinguished by the type that works it out.
struct CustomHeight: Hashable, Sendable {
    let id: ObjectIdentifier
    let height: @Sendable (PresentationDetent.Context) -> CGFloat?

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
