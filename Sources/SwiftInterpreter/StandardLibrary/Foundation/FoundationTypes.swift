import Foundation

extension StandardLibrary {
    static let foundationTypes: [NativeType] =
        formatTypes + dateTypes + codingTypes + [
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
                }
            },
            NativeType(
                "UUID", "struct UUID: Hashable, Comparable, CustomStringConvertible, Codable, Sendable",
                swiftType: UUID.self
            ) { uuidMembers },
            NativeType("URL", "struct URL: Hashable, CustomStringConvertible, Codable, Sendable", swiftType: URL.self) {
                urlMembers
            },
            NativeType("IndexSet", "struct IndexSet: Hashable, Sequence, Sendable", swiftType: IndexSetValue.self) {
                indexSetMembers
            },
            NativeType("Locale", "struct Locale: Hashable, Sendable", swiftType: Locale.self) { localeMembers },
            NativeType("NSObject", "class NSObject: Hashable") {
                NativeMembersBuilder.build { t in t.add("init()") { _ in .void } }
            },
            NativeType(
                "Data", "struct Data: Hashable, RandomAccessCollection, Codable, Sendable", swiftType: Data.self
            ) { dataMembers },
            NativeType("NumberFormatter", "class NumberFormatter: NSObject", swiftType: NumberFormatterValue.self) {
                numberFormatterMembers
            },
            NativeType(
                "NumberFormatter.Style", "enum Style: Hashable", swiftType: NumberFormatterValue.Style.self,
                enumCase: { value in
                    value.unbox(as: NumberFormatterValue.Style.self).map { ("\($0)", []) }
                }
            ) {
                NativeMembersBuilder.build { t in
                    let styles: [NumberFormatterValue.Style] = [.none, .decimal, .currency, .percent]
                    for style in styles { t.add("case \(style)") { _ in .box(style) } }
                }
            },
            NativeType("NSNumber", "class NSNumber: NSObject, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral") {
                NativeMembersBuilder.build { t in
                    t.add("init(integerLiteral value: Int)") { call in call.argument(0) }
                    t.add("init(floatLiteral value: Double)") { call in call.argument(0) }
                    for type in ["Int", "Double", "Float", "Bool"] {
                        t.add("init(value: \(type))") { call in call.argument(0) }
                    }
                    t.add("var intValue: Int { get }") { call in .int(try call.selfInt) }
                    t.add("var doubleValue: Double { get }") { call in .double(try call.selfDouble) }
                }
            },
        ]

    private static let uuidMembers = NativeMembersBuilder.build { t in
        t.add("init()") { call in
            let session = try call.session
            let high = session.random.next()
            let low = session.random.next()
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

    private static let urlMembers = NativeMembersBuilder.build { t in
        t.add("init?(string: String)") { call in
            let text = try call.string(0)
            return .optional(text.isEmpty ? nil : URL(string: text).map { .box($0) })
        }
        t.add("init(fileURLWithPath path: String)") { call in
            // The hint keeps Foundation from looking at the disk.
            .box(URL(filePath: "/" + (try call.string(0)), directoryHint: .notDirectory))
        }
        let parts: [(String, @Sendable (URL) -> String)] = [
            ("absoluteString", { $0.absoluteString }), ("path", { $0.path }),
            ("lastPathComponent", { $0.lastPathComponent }),
            ("pathExtension", { $0.pathExtension }), ("description", { $0.absoluteString }),
        ]
        for (name, part) in parts {
            t.add("var \(name): String { get }") { call in .string(call.receiver.unbox(as: URL.self).map(part) ?? "") }
        }
        let optionals: [(String, @Sendable (URL) -> String?)] = [
            ("host", { $0.host }), ("scheme", { $0.scheme }), ("query", { $0.query }), ("fragment", { $0.fragment }),
        ]
        for (name, part) in optionals {
            t.add("var \(name): String? { get }") { call in
                .optional(call.receiver.unbox(as: URL.self).flatMap(part).map(Value.string))
            }
        }
        t.add("func deletingLastPathComponent() -> URL") { call in
            call.receiver.unbox(as: URL.self).map { .box($0.deletingLastPathComponent()) } ?? call.receiver
        }
        t.add("func deletingPathExtension() -> URL") { call in
            call.receiver.unbox(as: URL.self).map { .box($0.deletingPathExtension()) } ?? call.receiver
        }
        t.add("var pathComponents: [String] { get }") { call in
            .strings(call.receiver.unbox(as: URL.self)?.pathComponents ?? [])
        }
        t.add("func appendingPathComponent(_ pathComponent: String) -> URL") { call in
            guard let url = call.receiver.unbox(as: URL.self) else { return call.receiver }
            return .box(url.appending(path: try call.string(0), directoryHint: .notDirectory))
        }
    }

    private static let indexSetMembers = NativeMembersBuilder.build { t in
        t.add("typealias Element = Int")
        t.add("init()") { _ in .box(IndexSetValue(indices: [])) }
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
    }

    private static let localeMembers = NativeMembersBuilder.build { t in
        t.add("init(identifier: String)") { call in .box(Locale(identifier: try call.string(0))) }
        for name in ["current", "autoupdatingCurrent"] {
            t.add("static var \(name): Locale { get }") { call in
                .box(Locale(identifier: try call.session.environment.locale))
            }
        }
        t.add("var identifier: String { get }") { call in
            .string(call.receiver.unbox(as: Locale.self)?.identifier ?? "")
        }
    }

    private static let numberFormatterMembers = NativeMembersBuilder.build { t in
        t.add("init()") { _ in .box(NumberFormatterValue()) }
        func option(
            _ name: String, _ type: String, _ get: @escaping @Sendable (NumberFormatterValue) -> Value,
            _ set: @escaping @Sendable (NumberFormatterValue, Value) -> Void
        ) {
            t.add(
                "var \(name): \(type) { get set }",
                set: { call in
                    if let formatter = call.receiver.unbox(as: NumberFormatterValue.self) {
                        set(formatter, call.argument(0))
                    }
                    return .void
                },
                { call in call.receiver.unbox(as: NumberFormatterValue.self).map(get) ?? .absent })
        }
        option("numberStyle", "NumberFormatter.Style", { .box($0.style) }) { $0.style = $1.unbox() ?? .none }
        option("minimumFractionDigits", "Int", { .int($0.minimum) }) { $0.minimum = $1.wholeNumber ?? 0 }
        option("maximumFractionDigits", "Int", { .int($0.maximum ?? 0) }) { $0.maximum = $1.wholeNumber }
        option("usesGroupingSeparator", "Bool", { .bool($0.groups) }) { formatter, value in
            if case .bool(let flag) = value { formatter.groups = flag }
        }
        option("currencyCode", "String?", { .optional(.string($0.currency)) }) { formatter, value in
            if case .some(let box) = value, case .string(let code) = box.value { formatter.currency = code }
        }
        for parameter in ["for obj: Any?", "from number: NSNumber"] {
            t.add("func string(\(parameter)) -> String?") { call in
                guard let formatter = call.receiver.unbox(as: NumberFormatterValue.self) else { return .null }
                var value = call.argument(0)
                if case .some(let box) = value { value = box.value }
                guard value.number != nil else { return .null }
                return .optional(.string(formatter.numberStyle.format(value)))
            }
        }
    }
}

/// `IndexSet`: its members in order.
package struct IndexSetValue: Hashable, Sendable, NativeSequence {
    package let indices: [Int]
    package init(indices: [Int]) { self.indices = indices }

    package func makeValueIterator(_ evaluator: any Evaluator) throws -> () throws -> Value? {
        var iterator = indices.makeIterator()
        return { iterator.next().map(Value.int) }
    }
}

/// `NumberFormatter`
final class NumberFormatterValue: @unchecked Sendable {
    enum Style: Sendable { case none, decimal, currency, percent }

    var style = Style.none
    var minimum = 0
    var maximum: Int?
    var groups = true
    var currency = "USD"

    var numberStyle: NumberStyle {
        var result = NumberStyle()
        result.minimumFraction = minimum
        switch style {
        case .none:
            result.maximumFraction = maximum ?? minimum
            result.usesGrouping = false
        case .decimal:
            result.maximumFraction = maximum ?? max(3, minimum)
            result.usesGrouping = groups
        case .currency:
            result.kind = .currency(currency)
            result.maximumFraction = maximum
        case .percent:
            result.kind = .percent
            result.maximumFraction = maximum ?? minimum
        }
        return result
    }
}
