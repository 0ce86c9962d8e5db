import Foundation

/// `JSONDecoder` and `JSONEncoder`.
final class JSONCoderValue: @unchecked Sendable {
    var options = CodingOptions()
    var isPretty = false
    var escapesSlashes = true
}

extension StandardLibrary {
    static let codingTypes: [NativeType] =
        decoderTypes + encoderTypes + jsonSerializationTypes + [
            NativeType("JSONDecoder", "class JSONDecoder", swiftType: JSONCoderValue.self) { decoderMembers },
            NativeType("JSONEncoder", "class JSONEncoder") { encoderMembers },
            strategy("JSONDecoder.KeyDecodingStrategy", ["useDefaultKeys", "convertFromSnakeCase"]),
            strategy("JSONEncoder.KeyEncodingStrategy", ["useDefaultKeys", "convertToSnakeCase"]),
            dateStrategy("JSONDecoder.DateDecodingStrategy") { t in
                t.add(
                    "static func custom(_ decode: @escaping (any Decoder) throws -> Date) -> JSONDecoder.DateDecodingStrategy"
                ) { call in .box(DateStrategy.custom(call.argument(0))) }
            },
            dateStrategy("JSONEncoder.DateEncodingStrategy") { _ in },
            NativeType("JSONEncoder.OutputFormatting", "struct OutputFormatting: Hashable, ExpressibleByArrayLiteral") {
                NativeMembersBuilder.build { t in
                    t.add("init(arrayLiteral elements: JSONEncoder.OutputFormatting...)") { call in
                        .box(Set(try call.elements(0).flatMap { $0.unbox(as: Set<String>.self) ?? [] }))
                    }
                    for name in ["prettyPrinted", "sortedKeys", "withoutEscapingSlashes"] {
                        t.add("static var \(name): JSONEncoder.OutputFormatting { get }") { _ in .box(Set([name])) }
                    }
                }
            },
            NativeType(
                "DecodingError", "enum DecodingError: Error", swiftType: DecodingErrorValue.self,
                enumCase: { $0.unbox(as: DecodingErrorValue.self).map { ($0.name, $0.payload) } }
            ) { decodingErrorMembers },
            NativeType("DecodingError.Context", "struct Context", swiftType: DecodingContextValue.self) {
                NativeMembersBuilder.build { t in
                    t.add(
                        "init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = _)"
                    ) { call in
                        let path = try call.elements(0).map { key -> String in
                            guard case .string(let name) = try call.evaluator.property("stringValue", of: key) else {
                                return ""
                            }
                            return name
                        }
                        return .box(DecodingContextValue(path: path, text: try call.string(1)))
                    }
                    t.add("var debugDescription: String { get }") { call in
                        .string(call.receiver.unbox(as: DecodingContextValue.self)?.text ?? "")
                    }
                    t.add("var codingPath: [any CodingKey] { get }") { call in
                        .array(
                            (call.receiver.unbox(as: DecodingContextValue.self)?.path ?? []).map {
                                .box(CodingKeyValue(name: $0))
                            })
                    }
                }
            },
            NativeType("AnyCodingKey", "struct AnyCodingKey: CodingKey", swiftType: CodingKeyValue.self) {
                NativeMembersBuilder.build { t in
                    t.add("var stringValue: String { get }") { call in
                        .string(call.receiver.unbox(as: CodingKeyValue.self)?.name ?? "")
                    }
                }
            },
            NativeType("String.Encoding", "struct Encoding: Hashable", swiftType: String.Encoding.self) {
                NativeMembersBuilder.build { t in
                    let all: [(String, String.Encoding)] = [
                        ("utf8", .utf8), ("ascii", .ascii), ("utf16", .utf16), ("isoLatin1", .isoLatin1),
                    ]
                    for (name, encoding) in all {
                        t.add("static var \(name): String.Encoding { get }") { _ in .box(encoding) }
                    }
                }
            },
            NativeType("UTF8", "enum UTF8"),
        ]

    private static let dateStrategies = ["deferredToDate", "iso8601", "secondsSince1970", "millisecondsSince1970"]

    private static func strategy(_ name: String, _ cases: [String]) -> NativeType {
        NativeType(name, "enum " + (name.utf8Pieces(at: ".").last ?? name) + ": Hashable") {
            NativeMembersBuilder.build { t in for item in cases { t.add("case \(item)") { _ in .box(item) } } }
        }
    }

    private static func dateStrategy(
        _ name: String, _ more: @escaping @Sendable (inout NativeMembersBuilder) -> Void
    ) -> NativeType {
        NativeType(name, "struct " + (name.utf8Pieces(at: ".").last ?? name)) {
            NativeMembersBuilder.build { t in
                for item in dateStrategies {
                    t.add("static var \(item): \(name) { get }") { _ in .box(DateStrategy.named(item)) }
                }
                t.add("static func formatted(_ formatter: DateFormatter) -> \(name)") { call in
                    .box(
                        call.argument(0).unbox(as: DateFormatterValue.self).map(DateStrategy.formatted)
                            ?? .named("deferredToDate"))
                }
                more(&t)
            }
        }
    }

    /// The property of a coder that says how dates stand.
    private static func addDateOption(_ t: inout NativeMembersBuilder, _ declaration: String) {
        t.add(
            "var \(declaration) { get set }",
            set: { call in
                if let strategy = call.argument(0).unbox(as: DateStrategy.self) {
                    try coder(call).options.dates = strategy
                }
                return .void
            }, { call in .box(try coder(call).options.dates) })
    }

    private static func coder(_ call: NativeCall) throws -> JSONCoderValue {
        guard let coder = call.receiver.unbox(as: JSONCoderValue.self) else {
            throw call.evaluator.failure("internal error: not a coder")
        }
        return coder
    }

    private static func addOption(
        _ t: inout NativeMembersBuilder, _ name: String, _ type: String,
        _ set: @escaping @Sendable (JSONCoderValue, String) -> Void
    ) {
        t.add(
            "var \(name): \(type) { get set }",
            set: { call in
                set(try coder(call), call.argument(0).unbox(as: String.self) ?? "")
                return .void
            }, { _ in .box("") })
    }

    private static let decoderMembers = NativeMembersBuilder.build { t in
        t.add("init()") { _ in .box(JSONCoderValue()) }
        addOption(&t, "keyDecodingStrategy", "JSONDecoder.KeyDecodingStrategy") {
            $0.options.convertsSnakeCase = $1 == "convertFromSnakeCase"
        }
        addDateOption(&t, "dateDecodingStrategy: JSONDecoder.DateDecodingStrategy")
        t.add("func decode<T>(_ type: T.Type, from data: Data) throws -> T where T: Decodable") { call in
            let data = call.argument(1).unbox(as: Data.self) ?? Data()
            let type = call.typeArguments.last ?? .any
            let node: JSONNode
            do {
                node = try JSONDecoder().decode(JSONNode.self, from: data)
            } catch {
                let context = DecodingContextValue(path: [], text: "The given data was not valid JSON.")
                throw ThrownError(
                    value: .box(DecodingErrorValue(name: "dataCorrupted", payload: [.box(context)])),
                    range: call.location)
            }
            return try ValueCoder(session: try call.session, options: try coder(call).options, range: call.location)
                .decode(node, as: type)
        }
    }

    private static let encoderMembers = NativeMembersBuilder.build { t in
        t.add("init()") { _ in .box(JSONCoderValue()) }
        addOption(&t, "keyEncodingStrategy", "JSONEncoder.KeyEncodingStrategy") {
            $0.options.convertsSnakeCase = $1 == "convertToSnakeCase"
        }
        addDateOption(&t, "dateEncodingStrategy: JSONEncoder.DateEncodingStrategy")
        t.add(
            "var outputFormatting: JSONEncoder.OutputFormatting { get set }",
            set: { call in
                let options = call.argument(0).unbox(as: Set<String>.self) ?? []
                let coder = try coder(call)
                coder.isPretty = options.contains("prettyPrinted")
                coder.escapesSlashes = !options.contains("withoutEscapingSlashes")
                return .void
            }, { _ in .box(Set<String>()) })
        t.add("func encode<T>(_ value: T) throws -> Data where T: Encodable") { call in
            let coder = try coder(call)
            let node = try ValueCoder(session: try call.session, options: coder.options, range: call.location)
                .encode(call.argument(0))
            return .box(Data(node.text(isPretty: coder.isPretty, escapesSlashes: coder.escapesSlashes).utf8))
        }
    }

    private static func corrupted(_ container: Value, _ keys: [String], _ text: String) -> DecodingErrorValue {
        let path = (container.unbox(as: DecoderValue.self)?.path ?? []) + keys
        return DecodingErrorValue(
            name: "dataCorrupted", payload: [.box(DecodingContextValue(path: path, text: text))])
    }

    private static let decodingErrorMembers = NativeMembersBuilder.build { t in
        for (name, first) in [
            ("keyNotFound", "any CodingKey"), ("typeMismatch", "Any.Type"), ("valueNotFound", "Any.Type"),
        ] {
            t.add("case \(name)(\(first), DecodingError.Context)") { call in
                .box(DecodingErrorValue(name: name, payload: [call.argument(0), call.argument(1)]))
            }
        }
        t.add("static func dataCorruptedError<C>(in container: C, debugDescription: String) -> DecodingError") { call in
            .box(corrupted(call.argument(0), [], try call.string(1)))
        }
        t.add(
            "static func dataCorruptedError<Key>(forKey key: Key, in container: KeyedDecodingContainer<Key>, debugDescription: String) -> DecodingError"
        ) { call in
            guard case .string(let key) = try call.evaluator.property("stringValue", of: call.argument(0)) else {
                return .void
            }
            return .box(corrupted(call.argument(1), [key], try call.string(2)))
        }
        t.add("case dataCorrupted(DecodingError.Context)") { call in
            .box(DecodingErrorValue(name: "dataCorrupted", payload: [call.argument(0)]))
        }
    }

    static let codingKeyMembers = NativeMembersBuilder.build { t in
        t.add("var stringValue: String { get }") { call in
            switch call.receiver {
            case .enumeration(let instance):
                if case .string(let name)? = instance.enumCase.rawValue { return .string(name) }
                return .string(instance.enumCase.name)
            case .existential(let box): return try call.evaluator.property("stringValue", of: box.value)
            default: return .string(call.receiver.unbox(as: CodingKeyValue.self)?.name ?? "")
            }
        }
        t.add("init?(stringValue: String)") { call in
            let coder = ValueCoder(session: try call.session, options: CodingOptions(), range: call.location)
            return .optional(try coder.key(named: try call.string(0), call.typeArguments.first ?? .any))
        }
        t.add("var intValue: Int? { get }") { call in
            guard case .enumeration(let instance) = call.receiver, case .int(let number)? = instance.enumCase.rawValue
            else { return .null }
            return .some(ValueBox(.int(number)))
        }
    }

    static let dataMembers = NativeMembersBuilder.build { t in
        t.add("typealias Element = UInt8")
        t.add("typealias Index = Int")
        t.add("init()") { _ in .box(Data()) }
        t.add("init<S>(_ elements: S) where S: Sequence, S.Element == UInt8") { call in
            .box(Data(try call.elements(0).map { UInt8(truncatingIfNeeded: try call.int($0)) }))
        }
        t.add("init?(base64Encoded base64String: String)") { call in
            .optional(Data(base64Encoded: try call.string(0)).map { .box($0) })
        }
        t.add("var count: Int { get }") { call in .int((call.receiver.unbox(as: Data.self) ?? Data()).count) }
        t.add("var isEmpty: Bool { get }") { call in .bool((call.receiver.unbox(as: Data.self) ?? Data()).isEmpty) }
        t.add("var first: UInt8? { get }") { call in
            .optional(
                call.receiver.unbox(as: Data.self)?.first.map { .integer(SizedInteger(kind: .uint8, bits: UInt64($0))) }
            )
        }
        t.add("func makeIterator() -> IndexingIterator<Data>") { call in
            .box(
                IteratorBox(
                    ArrayIterator(
                        (call.receiver.unbox(as: Data.self) ?? Data()).map {
                            .integer(SizedInteger(kind: .uint8, bits: UInt64($0)))
                        })))
        }
        t.add("subscript(index: Int) -> UInt8 { get }") { call in
            let data = call.receiver.unbox(as: Data.self) ?? Data()
            let index = try call.int(0)
            guard data.indices.contains(index) else { throw call.evaluator.failure("Fatal error: Index out of range") }
            return .integer(SizedInteger(kind: .uint8, bits: UInt64(data[index])))
        }
        t.add("func base64EncodedString() -> String") { call in
            .string((call.receiver.unbox(as: Data.self) ?? Data()).base64EncodedString())
        }
        t.add("mutating func append(_ other: Data)") { call in
            call.receiver = .box(
                (call.receiver.unbox(as: Data.self) ?? Data()) + (call.argument(0).unbox(as: Data.self) ?? Data()))
            return .void
        }
        t.add("init(capacity: Int)") { _ in .box(Data()) }
        t.add("init(repeating repeatedValue: UInt8, count: Int)") { call in
            let count = max(0, try call.int(1))
            try call.session.reserveMemory(count)
            return .box(Data(repeating: UInt8(truncatingIfNeeded: try call.int(0)), count: count))
        }
        t.add("init?(base64Encoded base64Data: Data)") { call in
            let data = call.argument(0).unbox(as: Data.self) ?? Data()
            return .optional(Data(base64Encoded: data).map { .box($0) })
        }
        t.add("func base64EncodedData() -> Data") { call in
            .box((call.receiver.unbox(as: Data.self) ?? Data()).base64EncodedData())
        }
        t.add("func subdata(in range: Range<Int>) -> Data") { call in
            let data = call.receiver.unbox(as: Data.self) ?? Data()
            let bounds = try call.elements(0).map { try call.int($0) }
            guard let first = bounds.first, let last = bounds.last else { return .box(Data()) }
            guard first >= 0, last < data.count else {
                throw call.evaluator.failure("Fatal error: Range out of bounds")
            }
            return .box(data.subdata(in: first..<last + 1))
        }
        t.add("mutating func append(contentsOf elements: [UInt8])") { call in
            let more = try call.elements(0).map { UInt8(truncatingIfNeeded: try call.int($0)) }
            call.receiver = .box((call.receiver.unbox(as: Data.self) ?? Data()) + Data(more))
            return .void
        }
        t.add("static func + (lhs: Data, rhs: Data) -> Data") { call in
            .box((call.argument(0).unbox(as: Data.self) ?? Data()) + (call.argument(1).unbox(as: Data.self) ?? Data()))
        }
        t.add("var description: String { get }") { call in
            .string("\((call.receiver.unbox(as: Data.self) ?? Data()).count) bytes")
        }
    }

    /// What strings have to do with data.
    static func addStringCoding(_ t: inout NativeMembersBuilder) {
        t.add("init?(data: Data, encoding: String.Encoding)") { call in
            let data = call.argument(0).unbox(as: Data.self) ?? Data()
            let encoding = call.argument(1).unbox(as: String.Encoding.self) ?? .utf8
            return .optional(String(data: data, encoding: encoding).map(Value.string))
        }
        t.add("init(decoding codeUnits: Data, as sourceEncoding: UTF8.Type)") { call in
            .string(String(decoding: call.argument(0).unbox(as: Data.self) ?? Data(), as: UTF8.self))
        }
        t.add("init<S>(decoding codeUnits: S, as sourceEncoding: UTF8.Type) where S: Sequence, S.Element == UInt8") {
            call in
            .string(
                String(
                    decoding: try call.elements(0).map { UInt8(truncatingIfNeeded: try call.int($0)) }, as: UTF8.self))
        }
        t.add("func data(using encoding: String.Encoding, allowLossyConversion: Bool = _) -> Data?") { call in
            let encoding = call.argument(0).unbox(as: String.Encoding.self) ?? .utf8
            return .optional((try call.selfString).data(using: encoding).map { .box($0) })
        }
        t.add("var removingPercentEncoding: String? { get }") { call in
            .optional((try call.selfString).removingPercentEncoding.map(Value.string))
        }
        t.add("func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String?") { call in
            let allowed = call.argument(0).unbox(as: CharacterSet.self) ?? .urlQueryAllowed
            return .optional(
                (try call.selfString).addingPercentEncoding(withAllowedCharacters: allowed).map(Value.string))
        }
        t.add("func localizedStandardCompare<T>(_ string: T) -> ComparisonResult where T: StringProtocol") { call in
            .box((try call.selfString).compare(try call.string(0), options: [.caseInsensitive, .numeric]))
        }
    }
}
