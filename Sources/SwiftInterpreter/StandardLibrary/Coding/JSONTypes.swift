import Foundation

/// `JSONDecoder` and `JSONEncoder`.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
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
            keyStrategy("JSONDecoder.KeyDecodingStrategy", "convertFromSnakeCase"),
            keyStrategy("JSONEncoder.KeyEncodingStrategy", "convertToSnakeCase"),
            unusualNumberStrategy("JSONDecoder.NonConformingFloatDecodingStrategy", "convertFromString"),
            unusualNumberStrategy("JSONEncoder.NonConformingFloatEncodingStrategy", "convertToString"),
            NativeType(
                "CodingUserInfoKey", "struct CodingUserInfoKey: Hashable, RawRepresentable",
                swiftType: CodingUserInfoKey.self
            ) {
                NativeMembersBuilder.build { t in
                    t.add("typealias RawValue = String")
                    t.add("init?(rawValue: String)") { call in
                        .optional(CodingUserInfoKey(rawValue: try call.string(0)).map { .box($0) })
                    }
                    t.add("var rawValue: String { get }") { call in
                        .string(call.receiver.unbox(as: CodingUserInfoKey.self)?.rawValue ?? "")
                    }
                }
            },
            NativeType("CodingKeyRepresentable", "protocol CodingKeyRepresentable"),
            NativeType(
                "EncodingError", "enum EncodingError: Error", swiftType: EncodingErrorValue.self,
                enumCase: { $0.unbox(as: EncodingErrorValue.self).map { ("invalidValue", $0.payload) } }
            ) {
                NativeMembersBuilder.build { t in
                    t.add("typealias Context = DecodingError.Context")
                    t.add("case invalidValue(Any, DecodingError.Context)") { call in
                        .box(EncodingErrorValue(payload: [call.argument(0), call.argument(1)]))
                    }
                }
            },
            dateStrategy("JSONDecoder.DateDecodingStrategy") { t in
                t.add(
                    "static func custom(_ decode: @escaping (any Decoder) throws -> Date) -> JSONDecoder.DateDecodingStrategy"
                ) { call in .box(DateStrategy.custom(call.argument(0))) }
            },
            dateStrategy("JSONEncoder.DateEncodingStrategy") { t in
                t.add(
                    "static func custom(_ encode: @escaping (Date, any Encoder) throws -> Void) -> JSONEncoder.DateEncodingStrategy"
                ) { call in .box(DateStrategy.custom(call.argument(0))) }
            },
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
                        ("unicode", .unicode), ("utf16BigEndian", .utf16BigEndian),
                        ("utf16LittleEndian", .utf16LittleEndian), ("utf32", .utf32),
                        ("utf32BigEndian", .utf32BigEndian), ("utf32LittleEndian", .utf32LittleEndian),
                        ("isoLatin2", .isoLatin2), ("macOSRoman", .macOSRoman), ("nonLossyASCII", .nonLossyASCII),
                        ("shiftJIS", .shiftJIS), ("japaneseEUC", .japaneseEUC), ("iso2022JP", .iso2022JP),
                        ("nextstep", .nextstep), ("symbol", .symbol), ("windowsCP1250", .windowsCP1250),
                        ("windowsCP1251", .windowsCP1251), ("windowsCP1252", .windowsCP1252),
                        ("windowsCP1253", .windowsCP1253), ("windowsCP1254", .windowsCP1254),
                    ]
                    t.add("init(rawValue: UInt)") { call in
                        .box(String.Encoding(rawValue: UInt(truncatingIfNeeded: try call.int(0))))
                    }
                    t.add("var rawValue: UInt { get }") { call in
                        let encoding = try call.receiver(as: String.Encoding.self)
                        return .integer(SizedInteger(kind: .uint, bits: UInt64(encoding.rawValue)))
                    }
                    t.add("var description: String { get }") { call in
                        .string(try call.receiver(as: String.Encoding.self).description)
                    }
                    for (name, encoding) in all {
                        t.add("static var \(name): String.Encoding { get }") { _ in .box(encoding) }
                    }
                }
            },
            NativeType("UTF8", "enum UTF8"),
        ]

    private static let dateStrategies = ["deferredToDate", "iso8601", "secondsSince1970", "millisecondsSince1970"]

    private static func keyStrategy(_ name: String, _ snakeCase: String) -> NativeType {
        NativeType(name, "struct " + (name.utf8Pieces(at: ".").last ?? name)) {
            NativeMembersBuilder.build { t in
                t.add("static var useDefaultKeys: \(name) { get }") { _ in .box(KeyStrategy.asTheyAre) }
                t.add("static var \(snakeCase): \(name) { get }") { _ in .box(KeyStrategy.snakeCase) }
                t.add("static func custom(_ convert: @escaping ([any CodingKey]) -> any CodingKey) -> \(name)") {
                    call in
                    .box(KeyStrategy.custom(call.argument(0)))
                }
            }
        }
    }

    private static func unusualNumberStrategy(_ name: String, _ convert: String) -> NativeType {
        NativeType(name, "struct " + (name.utf8Pieces(at: ".").last ?? name)) {
            NativeMembersBuilder.build { t in
                t.add("static var `throw`: \(name) { get }") { _ in .box([String]()) }
                t.add(
                    "static func \(convert)(positiveInfinity: String, negativeInfinity: String, nan: String) -> \(name)"
                ) { call in .box([try call.string(0), try call.string(1), try call.string(2)]) }
            }
        }
    }

    /// What both coders have beside dates.
    private static func addCommonOptions(_ t: inout NativeMembersBuilder, _ verb: String) {
        let coders = "JSON" + (verb == "Encoding" ? "Encoder" : "Decoder")
        t.add(
            "var key\(verb)Strategy: \(coders).Key\(verb)Strategy { get set }",
            set: { call in
                try coder(call).options.keys = try call.argument(0, as: KeyStrategy.self, default: .asTheyAre)
                return .void
            }, { call in .box(try coder(call).options.keys) })
        t.add(
            "var nonConformingFloat\(verb)Strategy: \(coders).NonConformingFloat\(verb)Strategy { get set }",
            set: { call in
                let texts = call.argument(0).unbox(as: [String].self) ?? []
                try coder(call).options.unusualNumbers = texts.isEmpty ? nil : texts
                return .void
            }, { call in .box(try coder(call).options.unusualNumbers ?? []) })
        t.add(
            "var userInfo: [CodingUserInfoKey: Any] { get set }",
            set: { call in
                try coder(call).options.userInfo = call.argument(0)
                return .void
            }, { call in try coder(call).options.userInfo })
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
            throw call.evaluator.defect("not a coder")
        }
        return coder
    }

    private static let decoderMembers = NativeMembersBuilder.build { t in
        t.add("init()") { _ in .box(JSONCoderValue()) }
        addCommonOptions(&t, "Decoding")
        t.add("var allowsJSON5: Bool { get set }", set: { _ in .void }, { _ in .bool(false) })
        addDateOption(&t, "dateDecodingStrategy: JSONDecoder.DateDecodingStrategy")
        t.add("func decode<T>(_ type: T.Type, from data: Data) throws -> T where T: Decodable") { call in
            let data = try call.argument(1, as: Data.self, default: Data())
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
            return try ValueCoder(execution: try call.execution, options: try coder(call).options, range: call.location)
                .decode(node, as: type)
        }
    }

    private static let encoderMembers = NativeMembersBuilder.build { t in
        t.add("init()") { _ in .box(JSONCoderValue()) }
        addCommonOptions(&t, "Encoding")
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
            let node = try ValueCoder(execution: try call.execution, options: coder.options, range: call.location)
                .encode(call.argument(0), as: call.typeArguments.last)
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
            let coder = ValueCoder(execution: try call.execution, options: CodingOptions(), range: call.location)
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
        t.add("var count: Int { get }") { call in .int(try call.receiver(as: Data.self).count) }
        t.add("var isEmpty: Bool { get }") { call in .bool(try call.receiver(as: Data.self).isEmpty) }
        t.add("var first: UInt8? { get }") { call in
            .optional(
                call.receiver.unbox(as: Data.self)?.first.map { .integer(SizedInteger(kind: .uint8, bits: UInt64($0))) }
            )
        }
        t.add("func makeIterator() -> IndexingIterator<Data>") { call in
            .box(
                IteratorBox(
                    ArrayIterator(
                        try call.receiver(as: Data.self).map {
                            .integer(SizedInteger(kind: .uint8, bits: UInt64($0)))
                        })))
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
        t.add("func base64EncodedData() -> Data") { call in
            .box(try call.receiver(as: Data.self).base64EncodedData())
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
