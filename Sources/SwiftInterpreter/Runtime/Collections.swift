/// A value as a dictionary key or set member, hashed as its Swift type would be.
package struct HashableValue: Hashable, @unchecked Sendable {
    package let value: Value
    /// Decides equality for user types (`==` and `hash(into:)` through the evaluator); the runtime gives it.
    package let witness: any HashWitness

    package init(_ value: Value, witness: any HashWitness) {
        self.value = value
        self.witness = witness
    }

    package static func == (a: HashableValue, b: HashableValue) -> Bool { a.witness.areEqual(a.value, b.value) }
    package func hash(into hasher: inout Hasher) { witness.hash(value, into: &hasher) }
}

package protocol HashWitness: AnyObject, Sendable {
    func areEqual(_ a: Value, _ b: Value) -> Bool
    func hash(_ value: Value, into hasher: inout Hasher)
}

package final class DictionaryValue: @unchecked Sendable {
    package var storage: [HashableValue: Value]
    /// Keys in order of insertion, so that iteration is the same in every run.
    package var keys: [HashableValue]

    package init(storage: [HashableValue: Value] = [:], keys: [HashableValue] = []) {
        self.storage = storage
        self.keys = keys
    }
}

package final class SetValue: @unchecked Sendable {
    package var storage: Set<HashableValue>
    package var members: [HashableValue]

    package init(storage: Set<HashableValue> = [], members: [HashableValue] = []) {
        self.storage = storage
        self.members = members
    }
}
