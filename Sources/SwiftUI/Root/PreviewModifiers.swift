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

    /// The name above the preview in Xcode, by which one of several is told from the others.
    public func previewDisplayName(_ value: String?) -> some View { modifier(PreviewNameModifier(name: value)) }

    /// The device that Xcode shows the preview in; the canvas of a picture is as large as whoever draws it says.
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// How the device is held that Xcode shows the preview in.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

struct PreviewNameModifier: EnvironmentModifier {
    let name: String?
    func write(to environment: inout EnvironmentValues) {}
}

/// A view that may have been given a name as a preview.
private protocol PreviewNamed {
    var previewName: String? { get }
}

extension ModifiedContent: PreviewNamed {
    fileprivate var previewName: String? {
        if let name = (modifier as? PreviewNameModifier)?.name { return name }
        return ((content as? any View)?.unwrapped as? any PreviewNamed)?.previewName
    }
}

/// One of the previews of a `PreviewProvider`.
package struct ProvidedPreview {
    /// What `previewDisplayName` says.
    package let name: String?
    package let view: any View

    /// The previews in what a provider shows: each child of a group is one.
    package static func all(in view: any View) -> [ProvidedPreview] { all(in: view, depth: 0) }

    private static func all(in view: any View, depth: Int) -> [ProvidedPreview] {
        // As deep as anybody groups previews.
        guard depth < 32 else { return [] }
        switch view {
        case let erased as AnyView: return all(in: erased.content, depth: depth + 1)
        case let group as Group<AnyView>: return all(in: group.content, depth: depth + 1)
        case let list as ViewList: return list.members.flatMap { all(in: $0, depth: depth + 1) }
        default: return [ProvidedPreview(name: (view as? any PreviewNamed)?.previewName, view: view)]
        }
    }
}
