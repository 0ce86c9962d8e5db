import ViewGraph

/// A value that is kept under a name, for all views that use the name. A session keeps it in memory only.
@propertyWrapper
public struct AppStorage<Value>: LinkedProperty {
    private var value: NamedValue<Value>

    public var wrappedValue: Value {
        get { value.current }
        nonmutating set { value.current = newValue }
    }

    public var projectedValue: Binding<Value> { value.binding }

    package init(initialValue: Value, name: String) {
        value = NamedValue(name: name, initialValue: initialValue)
    }

    package mutating func link(to context: PropertyContext) { value.link(context.node.graph.storedValues, context) }
}

/// A value that a scene keeps under a name. A session keeps it in memory only.
@propertyWrapper
public struct SceneStorage<Value>: LinkedProperty {
    private var value: NamedValue<Value>

    public var wrappedValue: Value {
        get { value.current }
        nonmutating set { value.current = newValue }
    }

    public var projectedValue: Binding<Value> { value.binding }

    package init(initialValue: Value, name: String) {
        value = NamedValue(name: "scene " + name, initialValue: initialValue)
    }

    package mutating func link(to context: PropertyContext) { value.link(context.node.graph.storedValues, context) }
}

struct NamedValue<Value> {
    let name: String
    let initialValue: Value
    private var storage: StateStorage<Value>?

    init(name: String, initialValue: Value) { (self.name, self.initialValue) = (name, initialValue) }

    var current: Value {
        get { storage?.value ?? initialValue }
        nonmutating set { storage?.value = newValue }
    }

    var binding: Binding<Value> {
        guard let storage else { return .constant(initialValue) }
        return Binding(storage: storage)
    }

    mutating func link(_ values: StoredValues, _ context: PropertyContext) {
        let storage = values.storage(name: name, type: Value.self) {
            StateStorage(
                context.node.initialValue(for: context.key, as: Value.self)
                    ?? values.given(name, initialValue) as? Value ?? initialValue, label: context.key.name,
                graph: context.node.graph)
        }
        // The node knows it too, so that it is found by the property's name.
        self.storage = context.storage { storage }
    }
}

extension AppStorage: CustomComparable {
    package func isSame(as other: Self) -> Bool { value.name == other.value.name }
}

extension SceneStorage: CustomComparable {
    package func isSame(as other: Self) -> Bool { value.name == other.value.name }
}

extension AppStorage where Value == Bool {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(initialValue: wrappedValue, name: key)
    }
}
extension AppStorage where Value == Int {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(initialValue: wrappedValue, name: key)
    }
}
extension AppStorage where Value == Double {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(initialValue: wrappedValue, name: key)
    }
}
extension AppStorage where Value == String {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(initialValue: wrappedValue, name: key)
    }
}
extension AppStorage where Value == URL {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(initialValue: wrappedValue, name: key)
    }
}
extension AppStorage where Value == Date {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(initialValue: wrappedValue, name: key)
    }
}
extension AppStorage where Value == Data {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(initialValue: wrappedValue, name: key)
    }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(initialValue: wrappedValue, name: key)
    }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(initialValue: wrappedValue, name: key)
    }
}
extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) { self.init(initialValue: nil, name: key) }
}

extension SceneStorage where Value == Bool {
    public init(wrappedValue: Value, _ key: String) { self.init(initialValue: wrappedValue, name: key) }
}
extension SceneStorage where Value == Int {
    public init(wrappedValue: Value, _ key: String) { self.init(initialValue: wrappedValue, name: key) }
}
extension SceneStorage where Value == Double {
    public init(wrappedValue: Value, _ key: String) { self.init(initialValue: wrappedValue, name: key) }
}
extension SceneStorage where Value == String {
    public init(wrappedValue: Value, _ key: String) { self.init(initialValue: wrappedValue, name: key) }
}
extension SceneStorage where Value == URL {
    public init(wrappedValue: Value, _ key: String) { self.init(initialValue: wrappedValue, name: key) }
}
extension SceneStorage where Value == Data {
    public init(wrappedValue: Value, _ key: String) { self.init(initialValue: wrappedValue, name: key) }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
    public init(wrappedValue: Value, _ key: String) { self.init(initialValue: wrappedValue, name: key) }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
    public init(wrappedValue: Value, _ key: String) { self.init(initialValue: wrappedValue, name: key) }
}
extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) { self.init(initialValue: nil, name: key) }
}
