/// Values that a program keeps under names beyond its views and objects, in memory.
package final class StoredDefaults {
    private var values: [String: Value] = [:]
    /// What else may hold a value of that name and has been given another one: what a view shows.
    package var shown: (_ name: String) -> Value? = { _ in nil }
    /// Called with a new value; nil for one that was removed.
    package var didSet: (_ name: String, _ value: Value?) -> Void = { _, _ in }

    init() {}

    package var names: [String] { values.keys.sorted() }

    package func value(named name: String) -> Value? { shown(name) ?? values[name] }

    package func set(_ value: Value?, named name: String) {
        values[name] = value
        didSet(name, value)
    }

    /// What was set by name, whatever is shown.
    package func givenValue(named name: String) -> Value? { values[name] }
}
