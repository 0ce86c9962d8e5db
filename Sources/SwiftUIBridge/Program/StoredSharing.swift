import SwiftInterpreter
import ViewGraph

/// `@AppStorage` and `UserDefaults` are two ways to one value: what either sets, the other reads.
enum StoredSharing {
    static func connect(_ defaults: StoredDefaults, to views: StoredValues) {
        func storage(_ name: String) -> StateStorage<Value>? {
            views.storage(named: name, type: Value.self) as? StateStorage<Value>
        }
        var initialValues: [String: Value] = [:]
        defaults.shown = { name in
            guard let storage = storage(name) else { return nil }
            // Read, not peeked at: a body that asks for a default runs again when it changes.
            let value = storage.value
            return storage.wasSet ? plain(value) : nil
        }
        defaults.didSet = { name, value in
            guard let storage = storage(name) else { return }
            let initial = initialValues[name] ?? storage.peek
            initialValues[name] = initial
            storage.value = value.flatMap { fitting($0, like: initial) } ?? initial
        }
        views.given = { [weak defaults] name, initial in
            guard let initial = initial as? Value else { return nil }
            initialValues[name] = initial
            return defaults?.givenValue(named: name).flatMap { fitting($0, like: initial) }
        }
    }

    /// As `UserDefaults` has it: an optional is there or isn't.
    private static func plain(_ value: Value) -> Value? {
        switch value {
        case .null: nil
        case .some(let box): plain(box.value)
        case .existential(let box): plain(box.value)
        default: value
        }
    }

    /// As a view has it; nil for a value of another kind, of which the view knows nothing.
    private static func fitting(_ value: Value, like initial: Value) -> Value? {
        guard let value = plain(value) else { return nil }
        switch (value, initial) {
        case (_, .null), (_, .some): return .some(ValueBox(value))
        case (.string, .string), (.int, .int), (.double, .double), (.bool, .bool): return value
        case (.int(let number), .double): return .double(Double(number))
        case (.native(let a), .native(let b)): return type(of: a) == type(of: b) ? value : nil
        default: return nil
        }
    }
}
