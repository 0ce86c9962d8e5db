// What views and widgets name of intents; none is ever performed.

public protocol IntentResult {}
public struct _IntentDone: IntentResult {}
extension IntentResult where Self == _IntentDone { public static func result() -> _IntentDone { _IntentDone() } }

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
public protocol AppShortcutsProvider {}
public struct AppShortcut {}

@propertyWrapper public struct IntentParameter<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(wrappedValue: Value, title: LocalizedStringResource) { self.wrappedValue = wrappedValue }
    public init(title: LocalizedStringResource, default value: Value) { wrappedValue = value }
}
extension AppIntent { public typealias Parameter<T> = IntentParameter<T> }
extension Button {
    public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) { self.init(action: {}, label: label) }
}
extension Toggle {
    public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: .constant(isOn), label: label)
    }
}
