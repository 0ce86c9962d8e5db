import Foundation

/// What changes bytes in place, and what is found in them.
extension StandardLibrary {
    static let base64Types: [NativeType] = [
        NativeType("Data.Base64EncodingOptions", "struct Base64EncodingOptions: OptionSet") {
            base64Members(
                [
                    ("lineLength64Characters", 1), ("lineLength76Characters", 2), ("endLineWithCarriageReturn", 16),
                    ("endLineWithLineFeed", 32),
                ], "Data.Base64EncodingOptions")
        },
        NativeType("Data.Base64DecodingOptions", "struct Base64DecodingOptions: OptionSet") {
            base64Members([("ignoreUnknownCharacters", 1)], "Data.Base64DecodingOptions")
        },
    ]

    private static func base64Members(_ items: [(String, Int)], _ type: String) -> [NativeMember] {
        NativeMembersBuilder.build { t in
            t.add("typealias RawValue = Int")
            t.add("typealias ArrayLiteralElement = \(type)")
            t.add("init(rawValue: Int)") { call in .box(Base64Options(rawValue: try call.int(0))) }
            t.add("var rawValue: Int { get }") { .int($0.receiver.unbox(as: Base64Options.self)?.rawValue ?? 0) }
            t.add("init(arrayLiteral elements: \(type)...)") { call in
                let all = try call.elements(0).map { $0.unbox(as: Base64Options.self)?.rawValue ?? 0 }
                return .box(Base64Options(rawValue: all.reduce(0, |)))
            }
            for (name, value) in items {
                t.add("static var \(name): \(type) { get }") { _ in .box(Base64Options(rawValue: value)) }
            }
        }
    }

    /// An index of a byte, or of the end too.
    private static func place(_ index: Int, in data: Data, end: Bool, _ call: NativeCall) throws -> Int {
        guard index >= data.startIndex, end ? index <= data.endIndex : index < data.endIndex else {
            throw call.evaluator.failure("Fatal error: Index out of range")
        }
        return index
    }

    static func addDataChanges(_ t: inout NativeMembersBuilder) {
        /// A change, after which the receiver is another value.
        func change(_ signature: String, _ body: @escaping @Sendable (inout Data, NativeCall) throws -> Value) {
            t.add(signature) { call in
                var changed = data(call.receiver)
                let result = try body(&changed, call)
                try call.execution.reserveMemory(changed.count)
                call.receiver = .box(changed)
                return result
            }
        }
        t.add(
            "subscript(index: Int) -> UInt8 { get set }",
            set: { call in
                var changed = data(call.receiver)
                changed[try place(try call.int(0), in: changed, end: false, call)] = try byte(call.argument(1), call)
                call.receiver = .box(changed)
                return .void
            },
            { call in
                let data = data(call.receiver)
                return byte(data[try place(try call.int(0), in: data, end: false, call)])
            })
        t.add("typealias SubSequence = Data")
        t.add("var startIndex: Int { get }") { .int(data($0.receiver).startIndex) }
        t.add("var endIndex: Int { get }") { .int(data($0.receiver).endIndex) }
        t.add("var indices: Range<Int> { get }") { call in
            let indices = data(call.receiver).indices
            return try RangeValue.make(.halfOpen, .int(indices.lowerBound), .int(indices.upperBound), call.execution)
        }
        for range in ["Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough"] {
            t.add("subscript(bounds: \(range)<Int>) -> Data { get }") { call in
                let data = data(call.receiver)
                return .box(data[try bounds(call.argument(0), data.indices, call)])
            }
        }
        change("mutating func append(_ newElement: UInt8)") { data, call in
            data.append(try byte(call.argument(0), call))
            return .void
        }
        change("mutating func append<S>(contentsOf newElements: S) where S: Sequence, S.Element == UInt8") {
            data, call in
            data = data.replaced(data.endIndex..<data.endIndex, with: try bytes(call.argument(0), call))
            return .void
        }
        change("mutating func insert(_ newElement: UInt8, at i: Int)") { data, call in
            data.insert(try byte(call.argument(0), call), at: try place(try call.int(1), in: data, end: true, call))
            return .void
        }
        change("mutating func insert<C>(contentsOf newElements: C, at i: Int) where C: Collection, C.Element == UInt8")
        {
            data, call in
            let place = try place(try call.int(1), in: data, end: true, call)
            data = data.replaced(place..<place, with: try bytes(call.argument(0), call))
            return .void
        }
        change("@discardableResult mutating func remove(at i: Int) -> UInt8") { data, call in
            byte(data.remove(at: try place(try call.int(0), in: data, end: false, call)))
        }
        for range in ["Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough"] {
            change("mutating func removeSubrange(_ bounds: \(range)<Int>)") { data, call in
                data = data.replaced(try bounds(call.argument(0), data.indices, call), with: Data())
                return .void
            }
            change(
                "mutating func replaceSubrange<C>(_ subrange: \(range)<Int>, with newElements: C) where C: Collection, C.Element == UInt8"
            ) { data, call in
                data = data.replaced(
                    try bounds(call.argument(0), data.indices, call), with: try bytes(call.argument(1), call))
                return .void
            }
        }
        change("mutating func removeAll(keepingCapacity keepCapacity: Bool = _)") { data, _ in
            data = Data()
            return .void
        }
        for (name, isFirst) in [("removeFirst", true), ("removeLast", false)] {
            change("@discardableResult mutating func \(name)() -> UInt8") { data, call in
                guard !data.isEmpty else {
                    throw call.evaluator.failure(
                        "Fatal error: Can't remove \(isFirst ? "first" : "last") element from an empty collection")
                }
                return byte(isFirst ? data.removeFirst() : data.removeLast())
            }
        }
        for (name, isFirst) in [("popFirst", true), ("popLast", false)] {
            change("@discardableResult mutating func \(name)() -> UInt8?") { data, _ in
                if data.isEmpty { return .null }
                return .optional(byte(isFirst ? data.removeFirst() : data.removeLast()))
            }
        }
        change("mutating func resetBytes(in range: Range<Int>)") { data, call in
            data.resetBytes(in: try bounds(call.argument(0), data.indices, call))
            return .void
        }
        t.add("init(count: Int)") { call in
            let count = max(0, try call.int(0))
            try call.execution.reserveMemory(count)
            return .box(Data(count: count))
        }
        t.add("static func + <S>(lhs: Data, rhs: S) -> Data where S: Sequence, S.Element == UInt8") { call in
            .box(data(call.argument(0)).joined(with: try bytes(call.argument(1), call)))
        }
        for signature in [
            "static func += (lhs: inout Data, rhs: Data)",
            "static func += <S>(lhs: inout Data, rhs: S) where S: Sequence, S.Element == UInt8",
        ] {
            t.add(signature) { call in
                guard call.arguments.count == 2 else { return .void }
                call.arguments[0] = .box(data(call.argument(0)).joined(with: try bytes(call.argument(1), call)))
                return .void
            }
        }
    }

    static func addDataSearches(_ t: inout NativeMembersBuilder) {
        t.add("func base64EncodedString(options: Data.Base64EncodingOptions) -> String") { call in
            let options = UInt(truncatingIfNeeded: call.argument(0).unbox(as: Base64Options.self)?.rawValue ?? 0)
            return .string(data(call.receiver).base64EncodedString(options: .init(rawValue: options)))
        }
        t.add("func base64EncodedData() -> Data") { .box(data($0.receiver).base64EncodedData()) }
        t.add("func base64EncodedData(options: Data.Base64EncodingOptions) -> Data") { call in
            let options = UInt(truncatingIfNeeded: call.argument(0).unbox(as: Base64Options.self)?.rawValue ?? 0)
            return .box(data(call.receiver).base64EncodedData(options: .init(rawValue: options)))
        }
        for type in ["String", "Data"] {
            t.add("init?(base64Encoded base64: \(type), options: Data.Base64DecodingOptions)") { call in
                let options = Data.Base64DecodingOptions(
                    rawValue: UInt(truncatingIfNeeded: call.argument(1).unbox(as: Base64Options.self)?.rawValue ?? 0))
                let made =
                    type == "Data"
                    ? Data(base64Encoded: data(call.argument(0)), options: options)
                    : Data(base64Encoded: try call.string(0), options: options)
                return .optional(made.map { .box($0) })
            }
        }
        t.add("func range(of dataToFind: Data, in range: Range<Int>? = _) -> Range<Int>?") { call in
            let all = data(call.receiver)
            let part = call.argument(1).unwrapped
            let range = part.unbox(as: RangeValue.self) == nil ? nil : try bounds(part, all.indices, call)
            return .optional(
                try all.range(of: data(call.argument(0)), in: range).map {
                    try RangeValue.make(.halfOpen, .int($0.lowerBound), .int($0.upperBound), call.execution)
                })
        }
        t.add("func advanced(by amount: Int) -> Data") { call in
            let all = data(call.receiver)
            guard (0...all.count).contains(try call.int(0)) else {
                throw call.evaluator.failure("Fatal error: Index out of range")
            }
            return .box(all.advanced(by: try call.int(0)))
        }
    }
}

extension StandardLibrary {
    /// A slice of bytes keeps its indices: what takes or gives them goes by these.
    static func addDataPositions(_ t: inout NativeMembersBuilder) {
        for (name, isFirst) in [("firstIndex", true), ("lastIndex", false)] {
            t.add("func \(name)(of element: UInt8) -> Int?") { call in
                let (all, element) = (data(call.receiver), try byte(call.argument(0), call))
                return .optional((isFirst ? all.firstIndex(of: element) : all.lastIndex(of: element)).map(Value.int))
            }
            t.add("func \(name)(where predicate: (UInt8) throws -> Bool) rethrows -> Int?") { call in
                let all = data(call.receiver)
                let found =
                    try isFirst
                    ? all.firstIndex { try call.test(0, byte($0)) } : all.lastIndex { try call.test(0, byte($0)) }
                return .optional(found.map(Value.int))
            }
        }
        for (name, argument) in [("prefix", "upTo"), ("prefix", "through"), ("suffix", "from")] {
            t.add("func \(name)(\(argument) position: Int) -> Data") { call in
                let all = data(call.receiver)
                let position = try place(try call.int(0), in: all, end: argument != "through", call)
                switch argument {
                case "upTo": return .box(all[..<position])
                case "through": return .box(all[...position])
                default: return .box(all[position...])
                }
            }
        }
    }
}

extension Data {
    /// These bytes with others in place of a part of them.
    ///
    /// Foundation traps where an empty slice of shared bytes is given nothing (6.3).
    func replaced(_ bounds: Range<Int>, with more: Data) -> Data {
        if isEmpty, more.isEmpty { return self }
        var changed = self
        changed.replaceSubrange(bounds, with: more)
        return changed
    }

    func joined(with more: Data) -> Data { replaced(endIndex..<endIndex, with: more) }
}

/// Of both directions: their numbers are Foundation's.
private struct Base64Options: Hashable, Sendable { let rawValue: Int }
