/// Parts of strings: they share the indices of the string they come from.
extension StandardLibrary {
    /// What strings and their parts give parts of themselves by.
    static func addStringParts(_ t: inout NativeMembersBuilder) {
        t.add("func prefix(_ maxLength: Int) -> Substring") { call in
            .box((try call.selfText).prefix(try count(call, "take")))
        }
        t.add("func suffix(_ maxLength: Int) -> Substring") { call in
            .box((try call.selfText).suffix(try count(call, "take")))
        }
        t.add("func dropFirst(_ k: Int = _) -> Substring") { call in
            .box((try call.selfText).dropFirst(try count(call, "drop", default: 1)))
        }
        t.add("func dropLast(_ k: Int = _) -> Substring") { call in
            .box((try call.selfText).dropLast(try count(call, "drop", default: 1)))
        }
        t.add("func prefix(while predicate: (Character) throws -> Bool) rethrows -> Substring") { call in
            .box(try (try call.selfText).prefix { try call.test(0, .character($0)) })
        }
        t.add("func drop(while predicate: (Character) throws -> Bool) rethrows -> Substring") { call in
            .box(try (try call.selfText).drop { try call.test(0, .character($0)) })
        }
        t.add(
            "func split(separator: String, maxSplits: Int = _, omittingEmptySubsequences: Bool = _) -> [Substring]",
            nil,
            splitting)
        t.add(
            "func split(separator: Character, maxSplits: Int = _, omittingEmptySubsequences: Bool = _) -> [Substring]",
            nil, splitting)
        t.add(
            "func split(maxSplits: Int = _, omittingEmptySubsequences: Bool = _, whereSeparator isSeparator: (Character) throws -> Bool) rethrows -> [Substring]"
        ) { call in
            let parts = try (try call.selfText).split(
                maxSplits: max(0, try call.int(0, default: .max)),
                omittingEmptySubsequences: try call.bool(1, default: true)
            ) { try call.test(2, .character($0)) }
            return .array(parts.map { .box($0) })
        }
    }

    private static let splitting: NativeThunk = { call in
        let text = try call.selfText
        let separator = try call.string(0)
        let limit = max(0, try call.int(1, default: .max))
        let omits = try call.bool(2, default: true)
        let parts =
            separator.count == 1
            ? text.split(maxSplits: limit, omittingEmptySubsequences: omits) { $0 == separator.first }
            : text.split(separator: separator, maxSplits: limit, omittingEmptySubsequences: omits)
        return .array(parts.map { .box($0) })
    }

    private static func count(_ call: NativeCall, _ verb: String, default value: Int? = nil) throws -> Int {
        let count = try value.map { try call.int(0, default: $0) } ?? call.int(0)
        guard count >= 0 else {
            throw call.evaluator.failure("Fatal error: Can't \(verb) a negative number of elements from a collection")
        }
        return count
    }

    // MARK: - Substring

    private static func change<Result>(
        _ call: inout NativeCall, _ body: (inout Substring) throws -> Result
    ) throws -> Result {
        var text = try call.selfText
        call.receiver = .void
        defer { call.receiver = .box(text) }
        return try body(&text)
    }

    static let substringMembers = NativeMembersBuilder.build { t in
        addStringProtocol(&t)
        t.add("init()") { _ in .box(Substring()) }
        t.add("init(stringLiteral value: String)") { call in .box(try call.string(0)[...]) }
        t.add("init(_ text: String)") { call in .box(try call.string(0)[...]) }
        t.add("init<S>(_ characters: S) where S: Sequence, S.Element == Character") { call in
            .box(try call.elements(0).map { try call.string($0) }.joined()[...])
        }
        t.add("var base: String { get }") { call in .string((try call.selfText).base) }
        for (name, isFirst) in [("First", true), ("Last", false)] {
            t.add("@discardableResult mutating func remove\(name)() -> Character") { call in
                guard !(try call.selfText).isEmpty else {
                    throw call.evaluator.failure(
                        "Fatal error: Can't remove \(name.lowercased()) element from an empty collection")
                }
                return .character(try change(&call) { isFirst ? $0.removeFirst() : $0.removeLast() })
            }
            t.add("mutating func remove\(name)(_ k: Int)") { call in
                let count = try call.int(0)
                guard count >= 0, count <= (try call.selfText).count else {
                    throw call.evaluator.failure(
                        "Fatal error: Can't remove more items from a collection than it contains")
                }
                try change(&call) { if isFirst { $0.removeFirst(count) } else { $0.removeLast(count) } }
                return .void
            }
            t.add("mutating func pop\(name)() -> Character?") { call in
                .optional(try change(&call) { isFirst ? $0.popFirst() : $0.popLast() }.map(Value.character))
            }
        }
        for type in ["String", "Character"] {
            t.add("mutating func append(_ other: \(type))") { call in try append(try call.string(0), &call) }
        }
        t.add("static func + (lhs: Substring, rhs: Substring) -> Substring") { call in
            .box((try call.string(0) + (try call.string(1)))[...])
        }
        t.add(
            "static func + <S>(lhs: Substring, rhs: S) -> Substring where S: Sequence, S.Element == Character"
        ) { call in
            .box((try call.string(0) + (try call.elements(1).map { try call.string($0) }.joined()))[...])
        }
        t.add("mutating func append<S>(contentsOf newElements: S) where S: Sequence, S.Element == Character") { call in
            try append(try call.elements(0).map { try call.string($0) }.joined(), &call)
        }
        t.add("mutating func removeAll(keepingCapacity keepCapacity: Bool = _)") { call in
            call.receiver = .box(Substring())
            return .void
        }
    }

    private static func append(_ added: String, _ call: inout NativeCall) throws -> Value {
        try call.execution.reserveMemory((try call.selfText).utf8.count + added.utf8.count)
        try change(&call) { $0 += added }
        return .void
    }
}
