import ViewGraph

/// The outline of a bordered button.
public struct ButtonBorderShape: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, capsule, circle
        case roundedRectangle(CGFloat?)
    }

    let kind: Kind

    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
    public static let circle = ButtonBorderShape(kind: .circle)

    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius))
    }

    /// The outline where corners have `radius` unless something else was asked for.
    nonisolated func shape(radius: CGFloat?) -> AnyShape {
        switch kind {
        case .capsule: return AnyShape(Capsule())
        case .circle: return AnyShape(Circle())
        case .roundedRectangle(let own):
            return AnyShape(RoundedRectangle(cornerRadius: max(own ?? radius ?? 8, 0), style: .continuous))
        case .automatic:
            guard let radius else { return AnyShape(Capsule()) }
            return AnyShape(RoundedRectangle(cornerRadius: radius, style: .continuous))
        }
    }
}

extension ButtonBorderShape: InsettablePrimitive {
    public nonisolated func path(in rect: CGRect) -> Path { shape(radius: nil).path(in: rect) }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
}

nonisolated extension Shape where Self == ButtonBorderShape {
    /// The outline that buttons have by themselves.
    public static var buttonBorder: ButtonBorderShape { .automatic }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
    public var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The outline of bordered buttons inside.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private enum Kind: Equatable, Sendable { case destructive, cancel, close, confirm }

    private let kind: Kind

    public static let destructive = ButtonRole(kind: .destructive)
    public static let cancel = ButtonRole(kind: .cancel)
    public static let close = ButtonRole(kind: .close)
    public static let confirm = ButtonRole(kind: .confirm)
}
