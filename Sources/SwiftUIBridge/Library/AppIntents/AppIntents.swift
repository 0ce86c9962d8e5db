// What views and widgets name of intents; none is ever performed.

public protocol IntentResult {}
public protocol ShowsSnippetView {}
public protocol ProvidesDialog {}
public protocol OpensIntent {}
public struct _IntentDone: IntentResult, ShowsSnippetView, ProvidesDialog, OpensIntent {}
extension IntentResult where Self == _IntentDone {
    public static func result() -> _IntentDone { _IntentDone() }
    public static func result<V: View>(view: V) -> _IntentDone { _IntentDone() }
    public static func result<V: View>(dialog: IntentDialog, view: V) -> _IntentDone { _IntentDone() }
    public static func result(dialog: IntentDialog) -> _IntentDone { _IntentDone() }
    public static func result<I: AppIntent>(opensIntent: I) -> _IntentDone { _IntentDone() }
}
public struct IntentDialog: ExpressibleByStringInterpolation {
    let text: String
    public init(_ text: String) { self.text = text }
    public init(stringLiteral value: String) { text = value }
}

public struct IntentDescription: ExpressibleByStringLiteral {
    let text: String
    public init(_ text: String) { self.text = text }
    public init(stringLiteral value: String) { text = value }
}
public struct TypeDisplayRepresentation: ExpressibleByStringLiteral {
    let name: String
    public init(name: String) { self.name = name }
    public init(stringLiteral value: String) { name = value }
}
public struct DisplayRepresentation: ExpressibleByStringLiteral {
    let title: String
    public init(title: String) { self.title = title }
    public init(stringLiteral value: String) { title = value }
}

public protocol AppIntent {
    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    init()
}
extension AppIntent { public static var description: IntentDescription? { nil } }
public protocol WidgetConfigurationIntent: AppIntent {}
public protocol OpenIntent: AppIntent {}
public protocol LiveActivityIntent: AppIntent {}
public protocol AudioPlaybackIntent: AppIntent {}
public protocol SetValueIntent: AppIntent {}
public protocol AppEntity: Identifiable {}
public protocol AppEnum {}
public protocol AppShortcutsProvider {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}
@resultBuilder public enum AppShortcutsBuilder {
    public static func buildBlock(_ parts: AppShortcut...) -> [AppShortcut] { parts }
}
public struct AppShortcut {
    public init<I: AppIntent>(
        intent: I, phrases: [AppShortcutPhrase<I>], shortTitle: LocalizedStringResource = "",
        systemImageName: String = ""
    ) {}
}
public enum AppShortcutPhraseToken { case applicationName }
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ text: String) {}
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
    }
}

@propertyWrapper public struct IntentParameter<Value> {
    /// Nil until somebody is asked for it, which nobody is here.
    private var value: Value?
    public var wrappedValue: Value {
        get {
            guard let value else { fatalError("the intent's parameter has no value") }
            return value
        }
        set { value = newValue }
    }
    public var projectedValue: IntentParameter<Value> { self }
    public init(title: LocalizedStringResource, description: LocalizedStringResource = "") {}
    public init(wrappedValue: Value) { value = wrappedValue }
    public init(wrappedValue: Value, title: LocalizedStringResource) { value = wrappedValue }
    public init(title: LocalizedStringResource, description: LocalizedStringResource = "", default value: Value) {
        self.value = value
    }
}
extension AppIntent { public typealias Parameter<T> = IntentParameter<T> }
extension Button {
    public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) { self.init(action: {}, label: label) }
    public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: {}, label: label)
    }
}
extension Button where Label == Text {
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) { self.init(titleKey, action: {}) }
    @_disfavoredOverload
    public init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) { self.init(title, action: {}) }
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I) {
        self.init(titleKey, role: role, action: {})
    }
}
extension Toggle {
    public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: .constant(isOn), label: label)
    }
}
