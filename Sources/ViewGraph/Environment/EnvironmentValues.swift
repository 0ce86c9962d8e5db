import Foundation

/// A place in the environment, with the value it has where nobody wrote one.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Values that travel down the tree, from the modifier that writes them to every view below it.
///
/// A persistent list: writing adds a link and shares the rest, so that the thousands of scopes of a large tree cost one
/// small object each.
public struct EnvironmentValues {
    private var head: Link?
    /// The direction of the nearest stack, for Spacer and Divider; nil outside stacks. Every stack writes it, so it
    /// stands beside the list, and what is worked out from the list is shared by all stacks.
    package var stackOrientation: Axis?
    /// Where reads are noted while a `body` runs.
    package var reads: EnvironmentReads?

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let id = ObjectIdentifier(key)
            guard reads == nil else { return recordedRead(id, as: K.Value.self) { K.defaultValue } }
            return Self.value(head?.value(of: id)) { K.defaultValue }
        }
        set { set(newValue, for: ObjectIdentifier(key)) }
    }

    /// False where the key's default holds, nobody having written a value. Always true while a `body` runs, which has
    /// to be seen reading the value.
    package func isWritten<K: EnvironmentKey>(_ key: K.Type) -> Bool {
        reads != nil || head?.value(of: ObjectIdentifier(key)) != nil
    }

    /// The value under an identity that isn't a Swift type, as an interpreted key is.
    package func value<Value>(of id: ObjectIdentifier, default defaultValue: () -> Value) -> Value {
        guard reads == nil else { return recordedRead(id, as: Value.self, defaultValue) }
        return Self.value(head?.value(of: id), defaultValue)
    }

    package mutating func set(_ value: Any, for id: ObjectIdentifier) {
        head = Link(id: id, value: value, next: head)
    }

    private func recordedRead<Value>(_ id: ObjectIdentifier, as: Value.Type, _ defaultValue: () -> Value) -> Value {
        let stored = head?.value(of: id)
        reads?.note(id, stored)
        return Self.value(stored, defaultValue)
    }

    /// Nothing stored isn't a stored nil: cast as it is, it would be one where values are optionals.
    private static func value<Value>(_ stored: Any?, _ defaultValue: () -> Value) -> Value {
        // Asked first and taken then: an optional of a type that is only known here has to be looked up each time.
        guard let stored, stored is Value else { return defaultValue() }
        return stored as! Value
    }

    /// What `read` makes of the values; a `body` that is running depends on the result and on nothing else of them.
    package func reading<Value>(_ read: @escaping (EnvironmentValues) -> Value, label: String) -> Value {
        guard let reads else { return read(self) }
        let value = read(recording(into: nil))
        reads.note(read, value, label: label)
        return value
    }

    /// True where both hold the same values because they are the same list.
    package func isIdentical(to other: EnvironmentValues) -> Bool {
        head === other.head && stackOrientation == other.stackOrientation
    }

    /// `known` where both were made by writing equal values, in one order, to `base`; these values otherwise.
    package func replaced(by known: EnvironmentValues, over base: EnvironmentValues) -> EnvironmentValues {
        guard stackOrientation == known.stackOrientation else { return self }
        var (own, other) = (head, known.head)
        while let a = own, let b = other, a !== base.head, b !== base.head {
            guard a.id == b.id, areEqual(a.value, b.value) else { return self }
            (own, other) = (a.next, b.next)
        }
        return own === base.head && other === base.head ? known : self
    }

    /// `layoutDirection` as layout asks for it, of nearly every node: looked up once a list, and no dependency.
    var layoutDirectionForLayout: LayoutDirection { head?.layoutDirection ?? LayoutDirectionKey.defaultValue }

    /// Something worked out from the values of the list alone, kept as long as the list is.
    package func derived<Object: AnyObject>(_ make: (EnvironmentValues) -> Object) -> Object {
        guard let head else { return make(self) }
        if let known = head.derived[ObjectIdentifier(Object.self)] as? Object { return known }
        let object = make(recording(into: nil))
        head.derived[ObjectIdentifier(Object.self)] = object
        return object
    }

    /// True where every value that `reads` holds is still the same here.
    package func agrees(with reads: EnvironmentReads) -> Bool {
        let plain = recording(into: nil)
        return reads.values.allSatisfy { id, value in
            let current = head?.value(of: id)
            switch (value, current) {
            case (nil, nil): return true
            case (let old?, let new?): return areEqual(old, new)
            default: return false
            }
        } && reads.projections.allSatisfy { areEqual($0.read(plain), $0.value) }
    }

    package func recording(into reads: EnvironmentReads?) -> EnvironmentValues {
        var copy = self
        copy.reads = reads
        return copy
    }

    private final class Link {
        let id: ObjectIdentifier
        let value: Any
        let next: Link?
        let depth: Int
        /// Every sixteenth link knows all values below it, so that a deep chain stays quick to read.
        let summary: [ObjectIdentifier: Any]?
        // Unchecked: read and written whole; what is worked out meanwhile is written afterwards.
        @exclusivity(unchecked) var derived: [ObjectIdentifier: AnyObject] = [:]
        private(set) lazy var layoutDirection =
            value(of: ObjectIdentifier(LayoutDirectionKey.self)) as? LayoutDirection
            ?? LayoutDirectionKey.defaultValue

        init(id: ObjectIdentifier, value: Any, next: Link?) {
            (self.id, self.value, self.next) = (id, value, next)
            depth = (next?.depth ?? 0) + 1
            guard depth % 16 == 0 else {
                summary = nil
                return
            }
            var values: [ObjectIdentifier: Any] = [id: value]
            var link = next
            while let current = link {
                if let summary = current.summary {
                    values.merge(summary) { own, _ in own }
                    break
                }
                if values[current.id] == nil { values[current.id] = current.value }
                link = current.next
            }
            summary = values
        }

        /// Each link keeps the next one, so that none has to be counted on the way.
        func value(of id: ObjectIdentifier) -> Any? {
            // Unsafe: a link keeps the next one and is kept by this one, for as long as the call takes.
            var link: Unmanaged<Link>? = .passUnretained(self)
            while let current = link {
                let step: (found: Any?, next: Unmanaged<Link>?) = current._withUnsafeGuaranteedRef { link in
                    if link.id == id { return (.some(link.value), nil) }
                    if let summary = link.summary { return (summary[id], nil) }
                    return (nil, link.next.map { Unmanaged.passUnretained($0) })
                }
                if step.found != nil { return step.found }
                link = step.next
            }
            return nil
        }
    }
}

/// The environment values one `body` has read, so that it runs again only when one of them changes.
package final class EnvironmentReads {
    private(set) var values: [(ObjectIdentifier, Any?)] = []

    /// Values worked out from the environment, each with how.
    private(set) var projections: [(read: (EnvironmentValues) -> Any, value: Any, label: String)] = []

    package init() {}

    func note<Value>(_ read: @escaping (EnvironmentValues) -> Value, _ value: Value, label: String) {
        projections.append((read, value, label))
    }

    /// The properties whose value is another now.
    func labelsOfChanges(in environment: EnvironmentValues) -> [String] {
        let plain = environment.recording(into: nil)
        return projections.filter { !areEqual($0.read(plain), $0.value) }.map(\.label)
    }

    /// What was read, for people: the properties' names.
    package var labels: [String] { projections.map(\.label) }

    func note(_ id: ObjectIdentifier, _ value: Any?) {
        if !values.contains(where: { $0.0 == id }) { values.append((id, value)) }
    }
}
