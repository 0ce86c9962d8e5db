import Foundation

extension NativeCall {
    /// A text, or characters of any collection as one.
    fileprivate func text(_ index: Int) throws -> String {
        if case .string(let text) = argument(index) { return text }
        return try elements(index).map { try string($0) }.joined()
    }
}

extension StandardLibrary {
    static let textTypes: [NativeType] =
        [
            NativeType(
                "String",
                "struct String: StringProtocol, RangeReplaceableCollection, ExpressibleByStringInterpolation, Codable, CVarArg, Sendable"
            ) { stringMembers },
            NativeType(
                "Substring", "struct Substring: StringProtocol, RangeReplaceableCollection, Sendable",
                swiftType: Substring.self
            ) { substringMembers },
            NativeType(
                "StringProtocol",
                "protocol StringProtocol: BidirectionalCollection, Hashable, Comparable, ExpressibleByStringLiteral, LosslessStringConvertible, CustomDebugStringConvertible, TextOutputStream"
            ) { stringProtocolMembers },
            NativeType(
                "Character",
                "struct Character: Hashable, Comparable, ExpressibleByExtendedGraphemeClusterLiteral, ExpressibleByStringLiteral, LosslessStringConvertible, Sendable"
            ) { characterMembers },
            NativeType(
                "Regex", "struct Regex<Output>", swiftType: RegexValue.self
            ) { regexMembers },
        ]

    private static let stringMembers = NativeMembersBuilder.build { t in
        addStringProtocol(&t)
        addStringCoding(&t)
        t.add("init(stringLiteral value: String)") { call in call.argument(0) }
        t.add("init()") { _ in .string("") }
        t.add("mutating func reserveCapacity(_ n: Int)") { _ in .void }
        t.add("init(_ other: String)") { call in call.argument(0) }
        t.add("init(_ substring: Substring)") { call in .string(try call.string(0)) }
        t.add("init(_ c: Character)") { call in .string(try call.string(0)) }
        t.add("init<S>(_ characters: S) where S: Sequence, S.Element == Character") { call in
            .string(try call.elements(0).map { try call.string($0) }.joined())
        }
        t.add("init<T>(_ value: T) where T: LosslessStringConvertible") { call in
            .string(try call.execution.description(of: call.argument(0), as: call.typeArguments.last ?? .any))
        }
        t.add("init(describing instance: Any)") { call in .string(try call.execution.description(of: call.argument(0)))
        }
        t.add("init(reflecting instance: Any)") { call in
            .string(try call.execution.debugDescription(of: call.argument(0)))
        }
        for unit in ["String", "Character"] {
            t.add("init(repeating repeatedValue: \(unit), count: Int)") { call in
                let text = try call.string(0)
                let count = try call.int(1)
                guard count >= 0 else { throw call.evaluator.failure("Fatal error: Negative count not allowed") }
                let size = text.utf8.count.multipliedReportingOverflow(by: count)
                try call.execution.reserveMemory(size.overflow ? Int.max : size.partialValue)
                return .string(String(repeating: text, count: count))
            }
        }
        t.add("init<T>(_ value: T, radix: Int = _, uppercase: Bool = _) where T: BinaryInteger") { call in
            let radix = try call.int(1, default: 10)
            guard (2...36).contains(radix) else {
                throw call.evaluator.failure("Fatal error: Radix must be between 2 and 36")
            }
            return .string(String(try call.wide(call.argument(0)), radix: radix, uppercase: try call.bool(2)))
        }
        t.add("init(format: String, _ arguments: CVarArg...)") { call in
            .string(try call.execution.formatted(try call.string(0), try call.elements(1)))
        }
        t.add("init(format: String, arguments: [CVarArg])") { call in
            .string(try call.execution.formatted(try call.string(0), try call.elements(1)))
        }
        for arguments in ["_ arguments: CVarArg...", "arguments: [CVarArg]"] {
            t.add("init(format: String, locale: Locale?, \(arguments))") { call in
                .string(try call.execution.formatted(try call.string(0), try call.elements(2)))
            }
        }
        t.add("init?<S>(bytes: S, encoding: String.Encoding) where S: Sequence, S.Element == UInt8") { call in
            let bytes = try call.elements(0).compactMap { $0.wholeNumber.map { UInt8(truncatingIfNeeded: $0) } }
            return .optional(String(bytes: bytes, encoding: try call.argument(1, default: .utf8)).map(Value.string))
        }
        t.add("init(_ scalars: [Unicode.Scalar])") { call in
            var text = String.UnicodeScalarView()
            text.append(contentsOf: try call.elements(0).compactMap { $0.unbox(as: Unicode.Scalar.self) })
            return .string(String(text))
        }
        t.add("init(copying other: String)") { call in call.argument(0) }
        t.add("init(unicodeScalarLiteral value: String)") { call in call.argument(0) }
        t.add("init(extendedGraphemeClusterLiteral value: String)") { call in call.argument(0) }
        t.add("init(_ scalar: Unicode.Scalar)") { call in
            .string(String(Character(try call.argument(0, as: Unicode.Scalar.self, default: "\0"))))
        }
        t.add("static func localizedStringWithFormat(_ format: String, _ arguments: CVarArg...) -> String") { call in
            .string(try call.execution.formatted(try call.string(0), try call.elements(1)))
        }
        addStringOperators(&t)
        addStringChanges(&t)
    }

    private static let joined: NativeThunk = { call in
        let left = try call.string(0)
        let right = try call.string(1)
        try call.execution.reserveMemory(left.utf8.count + right.utf8.count)
        return .string(left + right)
    }

    private static func addStringOperators(_ t: inout NativeMembersBuilder) {
        t.add("static func + (lhs: String, rhs: String) -> String", nil, joined)
        t.add("static func += (lhs: inout String, rhs: String)") { call in
            let added = try call.string(1)
            guard call.arguments.count == 2, case .string(var text) = call.arguments[0] else { return .void }
            call.arguments[0] = .void
            defer { call.arguments[0] = .string(text) }
            try call.execution.reserveMemory(text.utf8.count + added.utf8.count)
            text += added
            return .void
        }
        let characters = "where S: Sequence, S.Element == Character"
        t.add("static func + <S>(lhs: String, rhs: S) -> String \(characters)") { call in
            let added = try call.elements(1).map { try call.string($0) }.joined()
            return .string(try call.string(0) + added)
        }
        t.add("@_disfavoredOverload static func + <S>(lhs: S, rhs: String) -> String \(characters)") { call in
            let start = try call.elements(0).map { try call.string($0) }.joined()
            return .string(start + (try call.string(1)))
        }
        t.add("@_disfavoredOverload static func += <S>(lhs: inout String, rhs: S) \(characters)") { call in
            let added = try call.elements(1).map { try call.string($0) }.joined()
            guard call.arguments.count == 2, case .string(let text) = call.arguments[0] else { return .void }
            try call.execution.reserveMemory(text.utf8.count + added.utf8.count)
            call.arguments[0] = .string(text + added)
            return .void
        }
        for symbol in ["==", "!=", "<", ">", "<=", ">="] {
            t.add("static func \(symbol) (lhs: String, rhs: String) -> Bool") { call in
                .bool(compare(symbol, try call.string(0), try call.string(1)))
            }
        }
    }

    private static func addStringChanges(_ t: inout NativeMembersBuilder) {
        t.add("mutating func append(_ other: String)") { call in
            let added = try call.string(0)
            try call.execution.reserveMemory((try call.selfString).utf8.count + added.utf8.count)
            try call.changeString { $0 += added }
            return .void
        }
        t.add("mutating func append(_ c: Character)") { call in
            let added = try call.string(0)
            try call.changeString { $0 += added }
            return .void
        }
        t.add("mutating func append<S>(contentsOf newElements: S) where S: Sequence, S.Element == Character") { call in
            let added = try call.elements(0).map { try call.string($0) }.joined()
            try call.changeString { $0 += added }
            return .void
        }
        t.add("mutating func write(_ other: String)") { call in
            let added = try call.string(0)
            try call.changeString { $0 += added }
            return .void
        }
        t.add("mutating func insert(_ newElement: Character, at i: String.Index)") { call in
            let added = try call.string(0)
            let position = try index(call.argument(1), in: try call.selfText, call)
            try call.changeString { $0.insert(contentsOf: added, at: position) }
            return .void
        }
        t.add(
            "mutating func insert<S>(contentsOf newElements: S, at i: String.Index) where S: Collection, S.Element == Character"
        ) { call in
            let added = try call.elements(0).map { try call.string($0) }.joined()
            let position = try index(call.argument(1), in: try call.selfText, call)
            try call.changeString { $0.insert(contentsOf: added, at: position) }
            return .void
        }
        t.add("@discardableResult mutating func remove(at i: String.Index) -> Character") { call in
            let position = try index(call.argument(0), in: try call.selfText, call)
            guard position < (try call.selfString).endIndex else { throw outOfBounds(call) }
            return .character(try call.changeString { $0.remove(at: position) })
        }
        for (name, isFirst) in [("removeFirst", true), ("removeLast", false)] {
            t.add("@discardableResult mutating func \(name)() -> Character") { call in
                guard !(try call.selfString).isEmpty else {
                    throw call.evaluator.failure(
                        "Fatal error: Can't remove \(isFirst ? "first" : "last") element from an empty collection")
                }
                return .character(try call.changeString { isFirst ? $0.removeFirst() : $0.removeLast() })
            }
            t.add("mutating func \(name)(_ k: Int)") { call in
                let count = try call.int(0)
                guard count >= 0, count <= (try call.selfString).count else {
                    throw call.evaluator.failure(
                        "Fatal error: Can't remove more items from a collection than it contains")
                }
                try call.changeString { if isFirst { $0.removeFirst(count) } else { $0.removeLast(count) } }
                return .void
            }
        }
        t.add("mutating func popLast() -> Character?") { call in
            .optional(try call.changeString { $0.popLast() }.map(Value.character))
        }
        t.add("mutating func removeAll(keepingCapacity keepCapacity: Bool = _)") { call in
            call.receiver = .string("")
            return .void
        }
        t.add("mutating func removeAll(where shouldBeRemoved: (Character) throws -> Bool) rethrows") { call in
            let kept = try (try call.selfString).filter { !(try call.test(0, .character($0))) }
            call.receiver = .string(kept)
            return .void
        }
        for kind in ["Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough"] {
            t.add(
                "mutating func replaceSubrange<C>(_ bounds: \(kind)<String.Index>, with newElements: C) where C: Collection, C.Element == Character"
            ) { call in
                let range = try bounds(call.argument(0), in: try call.selfText, call)
                let added = try call.text(1)
                try call.changeString { $0.replaceSubrange(range, with: added) }
                return .void
            }
            t.add("mutating func removeSubrange(_ bounds: \(kind)<String.Index>)") { call in
                let range = try bounds(call.argument(0), in: try call.selfText, call)
                try call.changeString { $0.removeSubrange(range) }
                return .void
            }
        }
    }

    static func outOfBounds(_ call: NativeCall) -> any Error {
        call.evaluator.failure("Fatal error: String index is out of bounds")
    }

    /// An index of the program, checked against the string.
    static func index(_ value: Value, in text: Substring, _ call: NativeCall) throws -> String.Index {
        guard let index = value.unbox(as: String.Index.self), index >= text.startIndex, index <= text.endIndex else {
            throw outOfBounds(call)
        }
        return index.aligned(in: text)
    }

    static func bounds(_ value: Value, in text: Substring, _ call: NativeCall) throws -> Range<String.Index> {
        guard let range = value.unbox(as: RangeValue.self) else { throw outOfBounds(call) }
        let low = try range.lower.map { try index($0, in: text, call) } ?? text.startIndex
        var high = try range.upper.map { try index($0, in: text, call) } ?? text.endIndex
        if range.upper != nil, range.kind == .closed || range.kind == .through {
            guard high < text.endIndex else { throw outOfBounds(call) }
            high = text.index(after: high)
        }
        guard low <= high else { throw outOfBounds(call) }
        return low..<high
    }
}

extension String.Index {
    /// The start of the character that the index is in, from which steps are taken.
    func characterStart(in text: Substring) -> String.Index {
        self < text.endIndex ? text.index(before: text.index(after: self)) : self
    }

    /// The start of the scalar that the index is in: one of another string may stand inside a scalar of this one, and a
    /// string that was cut there is no text.
    package func aligned(in text: Substring) -> String.Index {
        var index = self
        while index > text.startIndex, index < text.endIndex, UTF8.isContinuation(text.utf8[index]) {
            index = text.utf8.index(before: index)
        }
        guard index > text.startIndex, index < text.endIndex else { return index }
        // One between the halves of a scalar in UTF-16 is moved, too.
        return text.unicodeScalars.index(before: text.unicodeScalars.index(after: index))
    }
}
