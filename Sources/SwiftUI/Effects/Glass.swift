import ViewGraph

/// The material of controls that float above content.
public struct Glass: Equatable, Sendable {
    private enum Kind { case regular, clear, identity }
    private var kind: Kind
    private var tint: Color?

    public static let regular = Glass(kind: .regular)
    /// Lets more of what is behind through.
    public static let clear = Glass(kind: .clear)
    /// No material at all.
    public static let identity = Glass(kind: .identity)

    private init(kind: Kind) { self.kind = kind }

    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.tint = color
        return glass
    }

    /// Whether it answers to touches; a picture is at rest.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }

    var isVisible: Bool { kind != .identity }
    var material: Material { kind == .clear ? .ultraThinMaterial : .glass }
    /// What is laid over the material.
    var color: Color { tint?.opacity(kind == .clear ? 0.3 : 0.6) ?? .clear }
}

/// The shape of glass where none is said: a capsule.
public nonisolated struct DefaultGlassEffectShape: Shape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Views whose glass flows together where it is near; in a picture each has its own.
public nonisolated struct GlassEffectContainer<Content: View>: ControlView {
    let content: Content

    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { content }
}

/// How glass comes and goes; a picture is at rest.
public struct GlassEffectTransition: Sendable {
    public static let identity = GlassEffectTransition()
    public static let matchedGeometry = GlassEffectTransition()
    public static let materialize = GlassEffectTransition()
}

/// Glass behind a view, with light on its edge and its shadow on what is below.
struct GlassBackground<S: Shape>: ControlPart {
    let glass: Glass
    let shape: S

    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let isDark = colorScheme == .dark
        let light = LinearGradient(
            colors: [.white.opacity(isDark ? 0.35 : 0.8), .white.opacity(0.1), .white.opacity(isDark ? 0.2 : 0.5)],
            startPoint: .topLeading, endPoint: .bottomTrailing)
        ZStack {
            shape.fill(glass.material).shadow(color: .black.opacity(isDark ? 0.3 : 0.12), radius: 8, y: 3)
            shape.fill(glass.color)
            // Without it the edge would be lost over white.
            if !isDark { shape.stroke(Color.black.opacity(0.04), lineWidth: 0.5) }
            shape.stroke(light, lineWidth: 1)
        }
    }
}

nonisolated extension View {
    /// Glass behind the view, in a shape.
    public func glassEffect<S: Shape>(
        _ glass: Glass = .regular, in shape: S, isEnabled: Bool = true
    ) -> some View {
        background { if isEnabled, glass.isVisible { GlassBackground(glass: glass, shape: shape) } }
    }

    /// The same as a capsule.
    public func glassEffect(_ glass: Glass = .regular, isEnabled: Bool = true) -> some View {
        glassEffect(glass, in: DefaultGlassEffectShape(), isEnabled: isEnabled)
    }

    /// Which glass becomes which when views change; a picture is at rest.
    public func glassEffectID(_ id: (some Hashable)?, in namespace: Namespace.ID) -> some View {
        inert(".glassEffectID")
    }

    /// Which views share one piece of glass. Each is drawn with its own: a warning says so.
    public func glassEffectUnion(id: (some Hashable)?, namespace: Namespace.ID) -> some View {
        modifier(UndrawnModifier(label: ".glassEffectUnion", isShown: id != nil))
    }

    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        inert(".glassEffectTransition")
    }
}
