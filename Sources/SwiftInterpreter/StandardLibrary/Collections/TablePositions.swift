/// Where an entry stands in a set or a dictionary: `Set.Index`, `Dictionary.Index`. One of another table, or of this one
/// before it was changed, names another entry or none, which is an error where it is used.
struct TablePosition: Hashable, Comparable, Sendable {
    let number: Int
    static func < (a: Self, b: Self) -> Bool { a.number < b.number }
}

extension Value {
    /// Where an element stands in its collection: an integer, or a table's index.
    var elementNumber: Int? { integerBound ?? unbox(as: TablePosition.self)?.number }
}

extension StandardLibrary {
    /// What `Collection` has of indices, with those of tables.
    static func addPositions(_ t: inout NativeMembersBuilder, of type: String, entry: String) {
        let index = "\(type).Index"
        t.add("typealias Index = \(index)")
        t.add("typealias Indices = [\(index)]")
        t.add("var startIndex: \(index) { get }") { _ in position(0) }
        t.add("var endIndex: \(index) { get }") { call in position(try tableCount(call)) }
        t.add("var indices: [\(index)] { get }") { call in
            let count = try tableCount(call)
            try call.execution.charge(parts: count, call.location)
            return .array((0..<count).map(position))
        }
        t.add("func index(after i: \(index)) -> \(index)") { call in position(try moved(0, by: 1, call)) }
        t.add("func formIndex(after i: inout \(index))") { call in
            call.arguments[0] = position(try moved(0, by: 1, call))
            return .void
        }
        t.add("func index(_ i: \(index), offsetBy distance: Int) -> \(index)") { call in
            position(try moved(0, by: try call.int(1), call))
        }
        t.add("func index(_ i: \(index), offsetBy distance: Int, limitedBy limit: \(index)) -> \(index)?") { call in
            let (start, distance, limit) = (try number(0, call), try call.int(1), try number(2, call))
            let end = start &+ distance
            if distance > 0 ? (limit >= start && end > limit) : (limit <= start && end < limit) { return .null }
            return .optional(position(try moved(0, by: distance, call)))
        }
        t.add("func distance(from start: \(index), to end: \(index)) -> Int") { call in
            .int(try number(1, call) &- (try number(0, call)))
        }
        t.add("func firstIndex(where predicate: (\(entry)) throws -> Bool) rethrows -> \(index)?") { call in
            .optional(try call.selfElements.firstIndex { try call.test(0, $0) }.map(position))
        }
    }

    static func position(_ number: Int) -> Value { .box(TablePosition(number: number)) }

    /// The entry's number in an argument; an index of another kind names none.
    static func number(_ argument: Int, _ call: NativeCall) throws -> Int {
        call.argument(argument).unbox(as: TablePosition.self)?.number ?? -1
    }

    private static func moved(_ argument: Int, by distance: Int, _ call: NativeCall) throws -> Int {
        let (end, isTooFar) = try number(argument, call).addingReportingOverflow(distance)
        guard !isTooFar, (0...(try tableCount(call))).contains(end) else {
            throw call.evaluator.failure("Fatal error: Index out of range")
        }
        return end
    }

    private static func tableCount(_ call: NativeCall) throws -> Int {
        switch call.receiver {
        case .set(let members): members.count
        case .dictionary(let table): table.count
        default: try call.selfElements.count
        }
    }
}
