// Also read for: store.

extension View {
    /// A session has one place for what programs keep.
    public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults?) { self.init(wrappedValue: wrappedValue, key) }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults?) { self.init(key) }
}
