import Foundation

// Unsafe: both values stay where they are during the call; offsets and types of fields are the runtime's own, and
// fields are read only of types whose values can be copied bit by bit.
@_spi(Reflection) import Swift
import Synchronization

/// A stored property or view that knows better than its bytes whether it is still the same.
package protocol CustomComparable {
    func isSame(as other: Self) -> Bool
}

/// Whether two values of any type are equal: by `Equatable` where they are, else by identity, else by their fields.
/// Views of nothing but plain memory are compared by that, whatever they say themselves (`EquatableView` asks them).
/// Answers false where it can't tell.
package func areEqual(_ a: Any, _ b: Any) -> Bool {
    func open<T>(_ a: T) -> Bool {
        guard let b = b as? T else { return false }
        return areSame(a, b)
    }
    return _openExistential(a, do: open)
}

/// Whether two values of one type can't be distinguished. False where only a call could tell (closures with other
/// contexts, for instance): then a view is simply evaluated again.
package func areSame<T>(_ a: T, _ b: T) -> Bool {
    // Nothing distinguishes the same bytes.
    if bytesAreSame(a, b) { return true }
    let index = ConformanceIndex.shared
    if index.mayBeCustomComparable(T.self), let a = a as? any CustomComparable { return compare(a, b) }
    if index.mayBeEquatable(T.self), let a = a as? any Equatable, !(_isPOD(T.self) && T.self is any View.Type) {
        return equate(a, b)
    }
    // A value of a protocol's type has no fields of its own to look at: what is inside it counts.
    let concrete = type(of: a as Any)
    if concrete != T.self { return areSame(a, b, as: concrete) }
    return haveSameFields(a, b)
}

/// The same of values that aren't compared in a way of their own.
package func haveSameFields<T>(_ a: T, _ b: T) -> Bool {
    withUnsafePointer(to: a) { left in
        withUnsafePointer(to: b) { right in
            fieldsAreSame(T.self, UnsafeRawPointer(left), UnsafeRawPointer(right))
        }
    }
}

private func bytesAreSame<T>(_ a: T, _ b: T) -> Bool {
    withUnsafeBytes(of: a) { left in
        withUnsafeBytes(of: b) { right in
            // Unsafe: both are as long, and there is nothing to compare where that is 0.
            guard let one = left.baseAddress, let other = right.baseAddress else { return true }
            return memcmp(one, other, left.count) == 0
        }
    }
}

private func areSame(_ a: Any, _ b: Any, as type: Any.Type) -> Bool {
    func open<C>(_: C.Type) -> Bool {
        guard let a = a as? C, let b = b as? C else { return false }
        return areSame(a, b)
    }
    return _openExistential(type, do: open)
}

private func compare<C: CustomComparable>(_ a: C, _ b: Any) -> Bool {
    guard let b = b as? C else { return false }
    return a.isSame(as: b)
}

private func equate<E: Equatable>(_ a: E, _ b: Any) -> Bool {
    guard let b = b as? E else { return false }
    return a == b
}

private func fieldsAreSame(_ type: Any.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    if memcmp(a, b, _openExistential(type, do: size)) == 0 { return true }
    // Enums and functions have no fields to compare; their bytes differ, so they count as changed.
    let fields = ComparedFields.of(type)
    return !fields.isEmpty && fields.allSatisfy { valuesAreSame($0.type, a + $0.offset, b + $0.offset) }
}

/// Where the fields of a type lie; found once, since the runtime reads them from their names.
private enum ComparedFields {
    // Unchecked: types of values, which never change.
    struct Field: @unchecked Sendable {
        let type: Any.Type
        let offset: Int
    }

    private static let known = Mutex<[ObjectIdentifier: [Field]]>([:])

    /// None for what can't be compared field by field.
    static func of(_ type: Any.Type) -> [Field] {
        let id = ObjectIdentifier(type)
        if let fields = known.withLock({ $0[id] }) { return fields }
        var fields: [Field] = []
        // The bytes of a weak reference aren't a reference: a value that holds one can't be read field by field.
        if isBitwiseTakable(type), !(type is AnyClass) {
            let isStruct = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
                fields.append(Field(type: fieldType, offset: offset))
                return true
            }
            if !isStruct { fields = [] }
        }
        known.withLock { $0[id] = fields }
        return fields
    }
}

private func valuesAreSame(_ type: Any.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    func load<T>(_: T.Type) -> Bool {
        areSame(a.assumingMemoryBound(to: T.self).pointee, b.assumingMemoryBound(to: T.self).pointee)
    }
    return _openExistential(type, do: load)
}

/// Whether values of the type can be moved by copying their bytes, as their value witness table says.
private func isBitwiseTakable(_ type: Any.Type) -> Bool {
    let word = MemoryLayout<UnsafeRawPointer>.size
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let witnesses = metadata.load(fromByteOffset: -word, as: UnsafeRawPointer.self)
    // Behind eight functions, size and stride stand the flags; this one is "not bitwise takable".
    return witnesses.load(fromByteOffset: 10 * word, as: UInt32.self) & 0x0010_0000 == 0
}
