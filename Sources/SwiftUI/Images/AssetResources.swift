import ViewGraph

/// A picture of an asset catalog by the symbol Xcode makes of its name: `my image` is `.my`, `BG 2` is `.BG2`.
public struct ImageResource: Hashable, Sendable {
    let symbol: String

    public init(name: String, bundle: Bundle) { symbol = name }

    package init(symbol: String) { self.symbol = symbol }
}

/// A colour of an asset catalog by the symbol Xcode makes of its name.
public struct ColorResource: Hashable, Sendable {
    let symbol: String

    public init(name: String, bundle: Bundle) { symbol = name }

    package init(symbol: String) { self.symbol = symbol }
}

/// What Xcode makes of the names of assets.
package enum AssetSymbol {
    /// Whether an asset has this symbol: its letters and digits count, and endings that say what it is don't.
    ///
    /// - Parameter kind: `Image` or `Color`.
    package static func stands(_ symbol: String, for name: String, _ kind: String) -> Bool {
        let (wanted, found) = (plain(symbol), plain(name))
        return found == wanted || found == wanted + kind.lowercased()
    }

    private static func plain(_ name: String) -> String {
        String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    }
}

nonisolated extension Image {
    public init(_ resource: ImageResource) { self.init(source: .resource(resource.symbol)) }
}

nonisolated extension Color {
    public init(_ resource: ColorResource) { self.init(provider: .resource(resource.symbol)) }
}

extension UIImage {
    public convenience init(resource: ImageResource) { self.init(source: .resource(resource.symbol)) }
}

extension UIColor {
    public init(resource: ColorResource) { self.init(Color(resource)) }
}

nonisolated extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: Text(titleKey), icon: Image(resource))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: Text(title), icon: Image(resource))
    }
}

nonisolated extension Button where Label == SwiftUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: action, label: SwiftUI.Label(titleKey, image: image))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: action, label: SwiftUI.Label(title, image: image))
    }

    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, label: SwiftUI.Label(titleKey, image: image))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, label: SwiftUI.Label(title, image: image))
    }
}

nonisolated extension Tab where Value: Hashable, Label == SwiftUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: AnyHashable(value), label: SwiftUI.Label(titleKey, image: image), content: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: AnyHashable(value), label: SwiftUI.Label(title, image: image), content: content())
    }
}

nonisolated extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(value: nil, label: SwiftUI.Label(titleKey, image: image), content: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(value: nil, label: SwiftUI.Label(title, image: image), content: content())
    }
}
