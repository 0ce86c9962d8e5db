/// A window of its own, of which people may open several.
public struct WindowGroup<Content: View>: Scene {
    private let window: _SceneWindow

    public init(@ViewBuilder content: @escaping () -> Content) {
        window = _SceneWindow(content: { AnyView(content()) }, isSecondary: false)
    }

    public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) { self.init(content: content) }
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content)
    }

    public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.init(content: content) }
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content)
    }
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content)
    }

    /// A window for a value: the program opens it, so none is there at first.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        window = _SceneWindow(content: { AnyView(content(.constant(nil))) }, isSecondary: true)
    }

    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(for: type, content: content)
    }

    public init<D: Decodable & Encodable & Hashable, C: View>(
        id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        window = _SceneWindow(content: { AnyView(content(.constant(defaultValue()))) }, isSecondary: true)
    }

    public var body: Never { fatalError("a window has no body") }
    public static func _windows(of scene: WindowGroup) -> [_SceneWindow] { [scene.window] }
}

/// The content of a window that is for a value.
public struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View>: View {
    let content: Content
    public var body: some View { content }
}

/// A window that there is one of.
public struct Window<Content: View>: Scene {
    private let window: _SceneWindow

    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        window = _SceneWindow(content: { AnyView(content()) }, isSecondary: false)
    }
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(title), id: id, content: content)
    }

    public var body: Never { fatalError("a window has no body") }
    public static func _windows(of scene: Window) -> [_SceneWindow] { [scene.window] }
}

/// The window of a program's settings.
public struct Settings<Content: View>: Scene {
    private let window: _SceneWindow

    public init(@ViewBuilder content: @escaping () -> Content) {
        window = _SceneWindow(content: { AnyView(content()) }, isSecondary: true)
    }

    public var body: Never { fatalError("a window has no body") }
    public static func _windows(of scene: Settings) -> [_SceneWindow] { [scene.window] }
}

/// A menu in the system's bar.
public struct MenuBarExtra<Label: View, Content: View>: Scene {
    private let window: _SceneWindow

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: @escaping () -> Label) {
        window = _SceneWindow(content: { AnyView(content()) }, isSecondary: true)
    }

    public init(
        isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: @escaping () -> Label
    ) {
        self.init(content: content, label: label)
    }

    public var body: Never { fatalError("a menu has no body") }
    public static func _windows(of scene: MenuBarExtra) -> [_SceneWindow] { [scene.window] }
}

extension MenuBarExtra where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    public init(
        _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { SwiftUI.Label(titleKey, image: image) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}
