import ViewGraph

/// A view to be drawn on its own. `render` draws those of a source; a compiled program only checks them.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "EaselMacros", type: "PreviewMacro")

/// The same with what it says about how it wants to be shown.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")

/// Lets a preview's body declare state of its own.
@attached(peer)
public macro Previewable() = #externalMacro(module: "EaselMacros", type: "PreviewableMacro")

/// What previews are of.
@_documentation(metadata: engine)
public struct Preview {
    public enum ViewTraits {}
}

/// How a preview wants to be shown.
public struct PreviewTrait<T>: Sendable {
    init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
    public static var defaultLayout: PreviewTrait { PreviewTrait() }
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
    public static var portrait: PreviewTrait { PreviewTrait() }
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
    public static var landscapeLeft: PreviewTrait { PreviewTrait() }
    public static var landscapeRight: PreviewTrait { PreviewTrait() }
    /// Shows the preview in a modifier, with what all previews of its type share.
    @MainActor @preconcurrency
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait { PreviewTrait() }
}

/// What previews are shown in, with values that all previews of its type share: a model container with samples.
@MainActor @preconcurrency
public protocol PreviewModifier {
    associatedtype Body: View
    associatedtype Context = Void
    typealias Content = PreviewModifierContent

    /// Made once, before the first preview is shown.
    static func makeSharedContext() async throws -> Context
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// The preview that a `PreviewModifier` is given.
public struct PreviewModifierContent: View {
    let content: AnyView
    public var body: some View { content }
}

/// A type whose views are previews.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}
