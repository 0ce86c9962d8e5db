/// The part of Swift's standard library and of Foundation that programs can use, as native libraries.
package enum StandardLibrary {
    package static let libraries: [NativeLibrary] = [swift, foundation]

    private static let swift = NativeLibrary(
        name: "Swift", declared: declaredTypesOfSwift(),
        types: [
            coreProtocols, numberProtocols, sequenceProtocols, coreTypes, integerTypes,
            floatingTypes, textTypes, collectionTypes, rangeTypes, concurrencyTypes,
        ],
        globals: { globalMembers }, interface: StandardLibrary.self)

    private static let foundation = NativeLibrary(
        name: "Foundation", declared: declaredTypesOfFoundation(),
        types: [
            decimalTypes, hostTypes, dataTypes,
        ] + foundationTypes,
        globals: { foundationGlobals }, sources: librarySources)

    /// Whether a native type is declared elsewhere than in the standard library itself.
    static func isFoundation(_ name: String) -> Bool { !swift.types.contains { $0.name == name } }

    private static let globalMembers = NativeMembersBuilder.build { table in
        addCoreGlobals(&table)
        addNumberGlobals(&table)
        addSequenceGlobals(&table)
        addStatefulSequence(&table)
        addConcurrencyGlobals(&table)
    }

    private static let foundationGlobals = NativeMembersBuilder.build { table in
        addMathGlobals(&table)
        addDecimalGlobals(&table)
    }
}

/// Collects a type's members; the name is read from the signature.
struct NativeMembersBuilder {
    private var members: [NativeMember] = []

    static func build(_ fill: (inout NativeMembersBuilder) -> Void) -> [NativeMember] {
        var builder = NativeMembersBuilder()
        builder.members.reserveCapacity(32)
        fill(&builder)
        return builder.members.sortedByName()
    }

    mutating func add(_ signature: String, _ intrinsic: Intrinsic? = nil, _ call: NativeThunk? = nil) {
        let name = NativeMembersBuilder.name(in: signature)
        members.append(NativeMember(name, signature, intrinsic: intrinsic, call: call))
    }

    /// A member whose name is known: tables of many alike put their signatures together.
    mutating func add(
        named name: String, _ signature: String, _ intrinsic: Intrinsic? = nil, _ call: @escaping NativeThunk
    ) {
        members.append(NativeMember(name, signature, intrinsic: intrinsic, call: call))
    }

    mutating func add(_ signature: String, set: @escaping NativeThunk, _ call: @escaping NativeThunk) {
        members.append(NativeMember(NativeMembersBuilder.name(in: signature), signature, set: set, call: call))
    }

    /// `mutating func append(…)` → `append`. On bytes: hundreds of these are read before the first picture.
    // Unsafe: words lie between two indices of the bytes, and go no further than this.
    static func name(in signature: String) -> String {
        var signature = signature
        return signature.withUTF8 { bytes in
            var start = 0
            while start < bytes.count {
                var end = start
                while end < bytes.count, bytes[end] != space { end += 1 }
                // Unsafe: both ends lie within the bytes.
                let word = UnsafeBufferPointer(rebasing: bytes[start..<end])
                if starts(word, "init") { return "init" }
                if starts(word, "subscript") { return "subscript" }
                if isKeyword(word) {
                    return declaredName(UnsafeBufferPointer(rebasing: bytes[min(end + 1, bytes.count)...]))
                }
                start = end + 1
            }
            return ""
        }
    }

    private static let space = UInt8(ascii: " ")

    private static func starts(_ word: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
        guard word.count >= text.utf8CodeUnitCount else { return false }
        for index in 0..<text.utf8CodeUnitCount where word[index] != text.utf8Start[index] { return false }
        return true
    }

    private static func isKeyword(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        switch word.count {
        case 3: starts(word, "var") || starts(word, "let")
        case 4: starts(word, "func") || starts(word, "case")
        case 9: starts(word, "typealias")
        case 14: starts(word, "associatedtype")
        default: false
        }
    }

    /// The name at the start of what follows the keyword: an identifier, or an operator up to the next space.
    private static func declaredName(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        guard let first = bytes.first else { return "" }
        let isIdentifier = isIdentifierPart(first) || first == UInt8(ascii: "`")
        let end = bytes.firstIndex { isIdentifier ? !isIdentifierPart($0) && $0 != UInt8(ascii: "`") : $0 == space }
        let name = bytes[..<(end ?? bytes.count)]
        if first == UInt8(ascii: "`") { return String(decoding: name.dropFirst().dropLast(), as: UTF8.self) }
        return String(decoding: name, as: UTF8.self)
    }

    private static func isIdentifierPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}

extension Value {
    static func optional(_ value: Value?) -> Value { value.map { .some(ValueBox($0)) } ?? .null }
    static func strings(_ texts: some Sequence<String>) -> Value { .array(texts.map(Value.string)) }
}
