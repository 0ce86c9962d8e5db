extension StandardLibrary {
    /// What `Collection` gives to every conforming type. Indices are integers unless the type says otherwise.
    static let collectionMembers = NativeMembersBuilder.build { t in
        addEnds(&t, asArrays: false)
        t.add("associatedtype Index: Comparable = Int")
        t.add("associatedtype Indices: BidirectionalCollection = Range<Index>")
        t.add("required var startIndex: Index { get }") { call in
            .int(call.knownPart(of: call.receiver)?.startIndex ?? 0)
        }
        t.add("required var endIndex: Index { get }") { call in .int(try call.selfPart.endIndex) }
        t.add("required subscript(position: Index) -> Element { get }") { call in
            try element(try call.selfPart, try call.int(0), call)
        }
        t.add("required func index(after i: Index) -> Index") { call in .int(try call.int(0) &+ 1) }
        t.add("required func formIndex(after i: inout Index)") { call in
            if call.arguments.count == 1 { call.arguments[0] = .int(try call.int(0) &+ 1) }
            return .void
        }
        t.add("required func index(_ i: Index, offsetBy distance: Int) -> Index") { call in
            .int(try call.int(0) &+ (try call.int(1)))
        }
        t.add("required func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?") { call in
            let start = try call.int(0)
            let distance = try call.int(1)
            let limit = try call.int(2)
            let end = start &+ distance
            if distance > 0 ? (limit >= start && end > limit) : (limit <= start && end < limit) { return .null }
            return .optional(.int(end))
        }
        t.add("required func distance(from start: Index, to end: Index) -> Int") { call in
            .int(try call.int(1) &- (try call.int(0)))
        }
        t.add("required var indices: Indices { get }") { call in
            let indices = try call.selfPart.indices
            return try RangeValue.make(
                .halfOpen, .int(indices.lowerBound), .int(indices.upperBound), call.execution)
        }
        t.add("required var count: Int { get }") { call in .int(try call.selfElements.count) }
        t.add("required var isEmpty: Bool { get }") { call in .bool(try call.selfElements.isEmpty) }
        t.add("required var first: Element? { get }") { call in .optional(try call.selfElements.first) }
        t.add("required func firstIndex(of element: Element) -> Index? where Element: Equatable") { call in
            .optional(
                try call.selfPart.firstIndex { try call.evaluator.areEqual($0, call.argument(0)) }.map(Value.int))
        }
        t.add("required func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?") { call in
            .optional(try call.selfPart.firstIndex { try call.test(0, $0) }.map(Value.int))
        }
        for (name, argument) in [("prefix", "upTo"), ("prefix", "through"), ("suffix", "from")] {
            t.add("func \(name)(\(argument) position: Index) -> SubSequence") { call in
                let elements = try call.selfPart
                let position = call.argument(0).elementNumber ?? -1
                let isInside = elements.indices.contains(position)
                guard isInside || (position == elements.endIndex && argument != "through") else {
                    throw call.evaluator.failure("Fatal error: Index out of range")
                }
                let part =
                    switch argument {
                    case "upTo": elements[..<position]
                    case "through": elements[...position]
                    default: elements[position...]
                    }
                return slice(part, like: call.receiver)
            }
        }
        t.add("func randomElement() -> Element?") { call in
            let execution = try call.execution
            return .optional(try call.selfElements.randomElement(using: &execution.random))
        }
        t.add("func randomElement<G>(using generator: inout G) -> Element? where G: RandomNumberGenerator") { call in
            let elements = try call.selfElements
            guard !elements.isEmpty else { return .null }
            return .optional(elements[try call.drawing(from: 0) { $0.next(0, elements.count - 1) }])
        }
        addRangeSubscripts(&t)
    }

    static func bidirectionalCollectionLast(_ call: inout NativeCall) throws -> Value {
        .optional(try call.selfElements.last)
    }

    static func bidirectionalCollectionLastWhere(_ call: inout NativeCall) throws -> Value {
        .optional(try call.selfElements.last { try call.test(0, $0) })
    }

    static func bidirectionalCollectionLastIndex(_ call: inout NativeCall) throws -> Value {
        .optional(
            try call.selfPart.lastIndex { try call.evaluator.areEqual($0, call.argument(0)) }.map(Value.int))
    }

    static func bidirectionalCollectionLastIndexWhere(_ call: inout NativeCall) throws -> Value {
        .optional(try call.selfPart.lastIndex { try call.test(0, $0) }.map(Value.int))
    }

    static func bidirectionalCollectionIndex(_ call: inout NativeCall) throws -> Value {
        .int(try call.int(0) &- 1)
    }

    static func element(_ elements: ArraySlice<Value>, _ index: Int, _ call: NativeCall) throws -> Value {
        guard elements.indices.contains(index) else { throw call.evaluator.failure("Fatal error: Index out of range") }
        return elements[index]
    }

    private static func addRangeSubscripts(_ t: inout NativeMembersBuilder) {
        for range in ["Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough"] {
            t.add("required subscript(bounds: \(range)<Index>) -> SubSequence { get }") { call in
                slice(try call.part(inRange: 0), like: call.receiver)
            }
        }
        t.add("subscript(bounds: UnboundedRange) -> SubSequence { get }") { call in
            slice(try call.selfPart, like: call.receiver)
        }
    }

    /// A range of indices, checked against those that there are.
    static func bounds(_ value: Value, _ indices: Range<Int>, _ call: NativeCall) throws -> Range<Int> {
        guard let range = value.unbox(as: RangeValue.self) else {
            throw call.evaluator.defect("a range that isn't one")
        }
        let low = range.lower.map { $0.elementNumber ?? -1 } ?? indices.lowerBound
        var high = range.upper.map { $0.elementNumber ?? -1 } ?? indices.upperBound
        if range.upper != nil, range.kind == .closed || range.kind == .through {
            high = high < Int.max ? high + 1 : high
        }
        guard low >= indices.lowerBound, high <= indices.upperBound, low <= high else {
            throw call.evaluator.failure("Fatal error: Array index is out of range")
        }
        return low..<high
    }

    static func addSequenceGlobals(_ t: inout NativeMembersBuilder) {
        t.add(
            "func zip<A, B>(_ sequence1: A, _ sequence2: B) -> [(A.Element, B.Element)] where A: Sequence, B: Sequence"
        ) { call in
            let execution = try call.execution
            let a = try execution.iterator(of: call.argument(0), at: call.location)
            let b = try execution.iterator(of: call.argument(1), at: call.location)
            var result: [Value] = []
            while let x = try a.next(), let y = try b.next() {
                try execution.tick(call.location)
                result.append(.tuple([x, y]))
            }
            return .array(result)
        }
        t.add("func stride<T>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T> where T: Strideable") {
            call in
            .box(StrideValue(start: call.argument(0), end: call.argument(1), step: call.argument(2), isThrough: false))
        }
        t.add(
            "func stride<T>(from start: T, through end: T, by stride: T.Stride) -> StrideThrough<T> where T: Strideable"
        ) { call in
            .box(StrideValue(start: call.argument(0), end: call.argument(1), step: call.argument(2), isThrough: true))
        }
        t.add("func repeatElement<T>(_ element: T, count n: Int) -> [T]") { call in
            try repeated(call.argument(0), try call.int(1), call)
        }
        t.add("func sequence<T>(first: T, next: @escaping (T) -> T?) -> AnySequence<T>") { call in
            let execution = try call.execution
            let function = call.argument(1)
            var current: Value? = call.argument(0)
            return .box(
                IteratorBox(
                    ClosureIterator { [unowned execution] in
                        guard let value = current else { return nil }
                        if case .some(let box) = try execution.call(function, [value]) {
                            current = box.value
                        } else {
                            current = nil
                        }
                        return value
                    }))
        }
    }

    static func addStatefulSequence(_ t: inout NativeMembersBuilder) {
        t.add("func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> AnySequence<T>") { call in
            let execution = try call.execution
            let function = call.argument(1)
            var state = [call.argument(0)]
            return .box(
                IteratorBox(
                    ClosureIterator { [unowned execution] in
                        guard case .some(let box) = try execution.call(function, inoutArguments: &state) else {
                            return nil
                        }
                        return box.value
                    }))
        }
    }

    static func repeated(_ value: Value, _ count: Int, _ call: NativeCall) throws -> Value {
        guard count >= 0 else { throw call.evaluator.failure("Fatal error: Can't construct Array with count < 0") }
        try call.execution.reserveMemory(count.multipliedReportingOverflow(by: 16).overflow ? Int.max : count * 16)
        return .array(Array(repeating: value, count: count))
    }
}

extension NativeCall {
    /// Those elements of the receiver, an array or a slice of one, that the range in an argument says.
    package func part(inRange index: Int) throws -> ArraySlice<Value> {
        let elements = try selfPart
        return elements[try StandardLibrary.bounds(argument(index), elements.indices, self)]
    }
}
