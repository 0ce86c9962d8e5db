// Locks and atomic values: a program runs on one thread, so that nothing else ever holds them.

public final class Mutex<Value> {
    private var value: Value

    public init(_ initialValue: Value) { value = initialValue }

    public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result { try body(&value) }
    public func withLockIfAvailable<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result? {
        try body(&value)
    }
}

public enum AtomicLoadOrdering { case relaxed, acquiring, sequentiallyConsistent }
public enum AtomicStoreOrdering { case relaxed, releasing, sequentiallyConsistent }
public enum AtomicUpdateOrdering { case relaxed, acquiring, releasing, acquiringAndReleasing, sequentiallyConsistent }

public final class Atomic<Value> {
    private var value: Value

    public init(_ initialValue: Value) { value = initialValue }

    public func load(ordering: AtomicLoadOrdering) -> Value { value }
    public func store(_ desired: Value, ordering: AtomicStoreOrdering) { value = desired }
    public func exchange(_ desired: Value, ordering: AtomicUpdateOrdering) -> Value {
        let original = value
        value = desired
        return original
    }
}

extension Atomic where Value: Equatable {
    public func compareExchange(
        expected: Value, desired: Value, ordering: AtomicUpdateOrdering
    ) -> (exchanged: Bool, original: Value) {
        let original = value
        guard original == expected else { return (false, original) }
        value = desired
        return (true, original)
    }
}

extension Atomic where Value: FixedWidthInteger {
    @discardableResult
    public func add(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
        let original = value
        value = original + operand
        return (original, value)
    }
    @discardableResult
    public func subtract(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
        let original = value
        value = original - operand
        return (original, value)
    }
    @discardableResult
    public func wrappingAdd(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
        let original = value
        value = original &+ operand
        return (original, value)
    }
    @discardableResult
    public func wrappingSubtract(
        _ operand: Value, ordering: AtomicUpdateOrdering
    ) -> (oldValue: Value, newValue: Value) {
        let original = value
        value = original &- operand
        return (original, value)
    }
}
