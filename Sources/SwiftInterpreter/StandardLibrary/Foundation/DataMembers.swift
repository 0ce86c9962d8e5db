import Foundation

extension StandardLibrary {
    static let dataTypes: [NativeType] =
        [
            NativeType(
                "Data",
                "struct Data: Hashable, RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Codable, Sendable",
                swiftType: Data.self
            ) {
                NativeMembersBuilder.build { t in
                    addDataMembers(&t)
                    addDataChanges(&t)
                    addDataPositions(&t)
                    addDataSearches(&t)
                }
            }
        ] + base64Types

    static func data(_ value: Value) -> Data { value.unbox(as: Data.self) ?? Data() }

    static func byte(_ value: Value, _ call: NativeCall) throws -> UInt8 {
        UInt8(truncatingIfNeeded: try call.int(value))
    }

    static func byte(_ number: UInt8) -> Value { .integer(SizedInteger(kind: .uint8, bits: UInt64(number))) }

    /// Bytes of any sequence.
    static func bytes(_ value: Value, _ call: NativeCall) throws -> Data {
        if let data = value.unbox(as: Data.self) { return data }
        return Data(try call.evaluator.elements(of: value).map { try byte($0, call) })
    }

    private static func addDataMembers(_ t: inout NativeMembersBuilder) {
        t.add("typealias Element = UInt8")
        t.add("typealias Index = Int")
        t.add("init()") { _ in .box(Data()) }
        t.add("init<S>(_ elements: S) where S: Sequence, S.Element == UInt8") { call in
            .box(Data(try call.elements(0).map { UInt8(truncatingIfNeeded: try call.int($0)) }))
        }
        t.add("init?(base64Encoded base64String: String)") { call in
            .optional(Data(base64Encoded: try call.string(0)).map { .box($0) })
        }
        t.add("var count: Int { get }") { call in .int(try call.receiver(as: Data.self).count) }
        t.add("var isEmpty: Bool { get }") { call in .bool(try call.receiver(as: Data.self).isEmpty) }
        t.add("var first: UInt8? { get }") { call in
            .optional(try call.receiver(as: Data.self).first.map(byte))
        }
        t.add("func makeIterator() -> IndexingIterator<Data>") { call in
            .box(IteratorBox(ArrayIterator(try call.receiver(as: Data.self).map(byte))))
        }
        t.add("func base64EncodedString() -> String") { call in
            .string(try call.receiver(as: Data.self).base64EncodedString())
        }
        t.add("mutating func append(_ other: Data)") { call in
            let more = try call.argument(0, as: Data.self, default: Data())
            call.receiver = .box(try call.receiver(as: Data.self).joined(with: more))
            return .void
        }
        t.add("init(capacity: Int)") { _ in .box(Data()) }
        t.add("init(repeating repeatedValue: UInt8, count: Int)") { call in
            let count = max(0, try call.int(1))
            try call.execution.reserveMemory(count)
            return .box(Data(repeating: UInt8(truncatingIfNeeded: try call.int(0)), count: count))
        }
        t.add("init?(base64Encoded base64Data: Data)") { call in
            let data = try call.argument(0, as: Data.self, default: Data())
            return .optional(Data(base64Encoded: data).map { .box($0) })
        }
        t.add("func subdata(in range: Range<Int>) -> Data") { call in
            let data = try call.receiver(as: Data.self)
            return .box(data.subdata(in: try bounds(call.argument(0), data.indices, call)))
        }
        t.add("mutating func append(contentsOf elements: [UInt8])") { call in
            let more = try call.elements(0).map { UInt8(truncatingIfNeeded: try call.int($0)) }
            call.receiver = .box((try call.receiver(as: Data.self)).joined(with: Data(more)))
            return .void
        }
        t.add("static func + (lhs: Data, rhs: Data) -> Data") { call in
            .box(try call.argument(0, as: Data.self).joined(with: call.argument(1, as: Data.self)))
        }
        t.add("var description: String { get }") { call in
            .string("\(try call.receiver(as: Data.self).count) bytes")
        }
    }
}
