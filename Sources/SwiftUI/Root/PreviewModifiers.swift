import ViewGraph

/// How large the canvas of a preview is.
public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device by its name, as Xcode lists them.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral: String) { self.init(rawValue: stringLiteral) }
}

/// Which way up a device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    public let id: String

    public static let portrait = InterfaceOrientation(id: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
    public static var allCases: [InterfaceOrientation] {
        [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    }
}

nonisolated extension View {
    /// The canvas that the preview is shown on: with `.fixed`, the view is offered just that size.
    public func previewLayout(_ value: PreviewLayout) -> some View {
        var (width, height): (CGFloat?, CGFloat?) = (nil, nil)
        if case .fixed(let w, let h) = value { (width, height) = (w, h) }
        return frame(width: width, height: height)
    }

    /// The name above the preview in Xcode; a drawn view has none.
    public func previewDisplayName(_ value: String?) -> some View { self }

    /// The device that Xcode shows the preview in; the canvas of a picture is as large as whoever draws it says.
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// How the device is held that Xcode shows the preview in.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
