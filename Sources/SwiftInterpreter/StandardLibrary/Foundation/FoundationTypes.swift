import Foundation

extension StandardLibrary {
    static let foundationTypes: [[NativeType]] = [
        numberFormatTypes, dateFormatTypes, byteCountAndListFormatTypes, durationTypes, measurementTypes,
        formatterTypes,
        dateTypes, calendarSearchTypes, codingTypes,
        [
            NativeType(
                "ComparisonResult", "enum ComparisonResult: Int, Hashable", swiftType: ComparisonResult.self,
                enumCase: { value in
                    value.unbox(as: ComparisonResult.self).map { result in
                        (
                            result == .orderedSame
                                ? "orderedSame"
                                : result == .orderedAscending ? "orderedAscending" : "orderedDescending", []
                        )
                    }
                }
            ) {
                NativeMembersBuilder.build { t in
                    t.add("case orderedAscending") { _ in .box(ComparisonResult.orderedAscending) }
                    t.add("case orderedSame") { _ in .box(ComparisonResult.orderedSame) }
                    t.add("case orderedDescending") { _ in .box(ComparisonResult.orderedDescending) }
                    t.add("var rawValue: Int { get }") { call in
                        .int(call.receiver.unbox(as: ComparisonResult.self)?.rawValue ?? 0)
                    }
                    t.add("init?(rawValue: Int)") { call in
                        .optional(ComparisonResult(rawValue: try call.int(0)).map { .box($0) })
                    }
                }
            },
            NativeType(
                "UUID", "struct UUID: Hashable, Comparable, CustomStringConvertible, Codable, Sendable",
                swiftType: UUID.self
            ) { uuidMembers },
            NativeType("URL", "struct URL: Hashable, CustomStringConvertible, Codable, Sendable", swiftType: URL.self) {
                urlMembers
            },
            NativeType(
                "IndexSet", "struct IndexSet: Hashable, Sequence, ExpressibleByArrayLiteral, Sendable",
                swiftType: IndexSetValue.self
            ) {
                indexSetMembers
            },
            NativeType(
                "Locale.Language", "struct Language: Hashable, Sendable", swiftType: Locale.Language.self
            ) { languageMembers },
            NativeType(
                "Locale.LanguageCode", "struct LanguageCode: Hashable, Sendable, ExpressibleByStringLiteral"
            ) { languageCodeMembers },
            localeCode("Locale.Currency", "Currency"),
            localeCode("Locale.Region", "Region"),
            NativeType("Locale", "struct Locale: Hashable, Sendable", swiftType: Locale.self) { localeMembers },
            NativeType("NSObject", "class NSObject: Hashable") {
                NativeMembersBuilder.build { t in t.add("init()") { _ in .void } }
            },
            NativeType(
                "Data", "struct Data: Hashable, RandomAccessCollection, Codable, Sendable", swiftType: Data.self
            ) { dataMembers },
            NativeType("NSNumber", "class NSNumber: NSObject, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral") {
                NativeMembersBuilder.build { t in
                    t.add("init(integerLiteral value: Int)") { call in call.argument(0) }
                    t.add("init(floatLiteral value: Double)") { call in call.argument(0) }
                    for type in ["Int", "Double", "Float", "Bool"] {
                        t.add("init(value: \(type))") { call in call.argument(0) }
                    }
                    for type in ["Int", "Double", "Float", "CGFloat", "Bool", "Decimal"] {
                        t.add("static func _bridging(_ value: \(type)) -> NSNumber") { call in call.argument(0) }
                    }
                    t.add("var floatValue: Float { get }") { call in .double(Double(Float(double(of: call.receiver)))) }
                    t.add("var boolValue: Bool { get }") { call in
                        if case .bool(let flag) = call.receiver { return .bool(flag) }
                        return .bool(double(of: call.receiver) != 0)
                    }
                    t.add("var stringValue: String { get }") { call in
                        .string(try call.evaluator.description(of: call.receiver))
                    }
                    t.add("var intValue: Int { get }") { call in .int(whole(of: call.receiver)) }
                    t.add("var doubleValue: Double { get }") { call in .double(double(of: call.receiver)) }
                }
            },
        ],
    ]

    /// What a number object holds, of whatever kind it is.
    private static func double(of object: Value) -> Double {
        if case .bool(let flag) = object { return flag ? 1 : 0 }
        if let decimal = object.unbox(as: Decimal.self) { return NSDecimalNumber(decimal: decimal).doubleValue }
        return object.number ?? 0
    }

    /// The same without what comes after the point; the nearest there is where that is too large, and 0 for no number.
    private static func whole(of object: Value) -> Int {
        if let number = object.wholeNumber { return number }
        let number = double(of: object).rounded(.towardZero)
        return number.isNaN ? 0 : Int(exactly: number) ?? (number < 0 ? .min : .max)
    }

    private static let uuidMembers = NativeMembersBuilder.build { t in
        t.add("init()") { call in
            let execution = try call.execution
            let high = execution.random.next()
            let low = execution.random.next()
            var bytes: [UInt8] = []
            for shift in stride(from: 56, through: 0, by: -8) {
                bytes.append(UInt8(truncatingIfNeeded: high >> UInt64(shift)))
            }
            for shift in stride(from: 56, through: 0, by: -8) {
                bytes.append(UInt8(truncatingIfNeeded: low >> UInt64(shift)))
            }
            bytes[6] = bytes[6] & 0x0F | 0x40
            bytes[8] = bytes[8] & 0x3F | 0x80
            let hex = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
            let digits = Array(hex)
            let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
            return .box(UUID(uuidString: parts.joined(separator: "-")) ?? UUID())
        }
        t.add("init?(uuidString string: String)") { call in
            .optional(UUID(uuidString: try call.string(0)).map { .box($0) })
        }
        t.add("var uuidString: String { get }") { call in .string(call.receiver.unbox(as: UUID.self)?.uuidString ?? "")
        }
        t.add("var description: String { get }") { call in .string(call.receiver.unbox(as: UUID.self)?.uuidString ?? "")
        }
    }

    private static let indexSetMembers = NativeMembersBuilder.build { t in
        t.add("typealias Element = Int")
        t.add("init()") { _ in .box(IndexSetValue(indices: [])) }
        t.add("init(arrayLiteral elements: Int...)") { call in
            .box(IndexSetValue(indices: Set(try call.elements(0).map { try call.int($0) }).sorted()))
        }
        t.add("init(integer: Int)") { call in .box(IndexSetValue(indices: [try call.int(0)])) }
        t.add("init<S>(_ elements: S) where S: Sequence, S.Element == Int") { call in
            .box(IndexSetValue(indices: Set(try call.elements(0).map { try call.int($0) }).sorted()))
        }
        t.add("var count: Int { get }") { call in .int(call.receiver.unbox(as: IndexSetValue.self)?.indices.count ?? 0)
        }
        t.add("var isEmpty: Bool { get }") { call in
            .bool(call.receiver.unbox(as: IndexSetValue.self)?.indices.isEmpty ?? true)
        }
        t.add("var first: Int? { get }") { call in
            .optional(call.receiver.unbox(as: IndexSetValue.self)?.indices.first.map(Value.int))
        }
        t.add("var last: Int? { get }") { call in
            .optional(call.receiver.unbox(as: IndexSetValue.self)?.indices.last.map(Value.int))
        }
        t.add("func contains(_ integer: Int) -> Bool") { call in
            let number = try call.int(0)
            return .bool(call.receiver.unbox(as: IndexSetValue.self)?.indices.contains(number) ?? false)
        }
        t.add("@discardableResult mutating func insert(_ newMember: Int) -> (inserted: Bool, memberAfterInsert: Int)") {
            call in
            let number = try call.int(0)
            let known = Set(call.receiver.unbox(as: IndexSetValue.self)?.indices ?? [])
            call.receiver = .box(IndexSetValue(indices: known.union([number]).sorted()))
            return .tuple([.bool(!known.contains(number)), .int(number)])
        }
        t.add("@discardableResult mutating func remove(_ member: Int) -> Int?") { call in
            let number = try call.int(0)
            let known = call.receiver.unbox(as: IndexSetValue.self)?.indices ?? []
            call.receiver = .box(IndexSetValue(indices: known.filter { $0 != number }))
            return .optional(known.contains(number) ? .int(number) : nil)
        }
    }
}

/// `IndexSet`: its members in order.
package struct IndexSetValue: Hashable, CustomStringConvertible, Sendable, NativeSequence {
    package let indices: [Int]
    package init(indices: [Int]) { self.indices = indices }
    package var description: String { "\(indices.count) indexes" }

    package func makeValueIterator(_ evaluator: any Evaluator) throws -> () throws -> Value? {
        var iterator = indices.makeIterator()
        return { iterator.next().map(Value.int) }
    }
}
