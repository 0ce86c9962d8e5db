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
    // A value of a protocol's type has nothing of its own to be compared by: what is inside it counts.
    if isExistential(T.self) {
        let concrete = type(of: a as Any)
        if concrete != T.self { return areSame(a, b, as: concrete) }
    }
    let index = ConformanceIndex.shared
    switch index.customComparable.conformance(of: T.self) {
    case .none: break
    case .known(let type): return compare(a, b, as: type)
    case .unknown: if let a = a as? any CustomComparable { return compare(a, b) }
    }
    switch index.equatable.conformance(of: T.self) {
    case .none: break
    case .known(let type): if !isPlainView(T.self) { return equate(a, b, as: type) }
    case .unknown: if let a = a as? any Equatable, !isPlainView(T.self) { return equate(a, b) }
    }
    // An object may be of a class below the one it is held as.
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

private func compare<T>(_ a: T, _ b: T, as type: any CustomComparable.Type) -> Bool {
    func open<C: CustomComparable>(_: C.Type) -> Bool {
        withBoth(a, b, as: C.self) { $0.isSame(as: $1) }
    }
    return open(type)
}

private func equate<E: Equatable>(_ a: E, _ b: Any) -> Bool {
    guard let b = b as? E else { return false }
    return a == b
}

private func equate<T>(_ a: T, _ b: T, as type: any Equatable.Type) -> Bool {
    func open<E: Equatable>(_: E.Type) -> Bool {
        withBoth(a, b, as: E.self) { $0 == $1 }
    }
    return open(type)
}

/// Hands on both values as what their type also is.
private func withBoth<T, Same>(_ a: T, _ b: T, as type: Same.Type, _ body: (Same, Same) -> Bool) -> Bool {
    // Unsafe: the two are one type, and the values stay during the call.
    withUnsafePointer(to: a) { left in
        withUnsafePointer(to: b) { right in
            body(
                UnsafeRawPointer(left).assumingMemoryBound(to: Same.self).pointee,
                UnsafeRawPointer(right).assumingMemoryBound(to: Same.self).pointee)
        }
    }
}

/// Whether a type is a view of plain memory, which its `==` isn't asked for.
private func isPlainView<T>(_ type: T.Type) -> Bool {
    guard _isPOD(type) else { return false }
    return switch ConformanceIndex.shared.views.conformance(of: type) {
    case .none: false
    case .known: true
    case .unknown: type is any View.Type
    }
}

/// Whether values of the type are values of a protocol's.
private func isExistential(_ type: Any.Type) -> Bool {
    let kind = unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self)
    return kind == 0x303 || kind == 0x307
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
