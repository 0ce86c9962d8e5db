import Foundation

/// Parts of sequences.
extension StandardLibrary {
    /// A part of a collection in the form its slices have: text stays text, a range a range, a slice keeps its indices.
    static func slice(_ elements: ArraySlice<Value>, like receiver: Value) -> Value {
        switch receiver {
        case .array: return .slice(elements)
        case .existential(let box): return slice(elements, like: box.value)
        case .string: break
        default:
            if receiver.unbox(as: SliceValue.self) != nil { return .slice(elements) }
            if let range = receiver.unbox(as: RangeValue.self), let whole = range.integers,
                let part = range.part(
                    (whole.lowerBound + elements.startIndex)..<(whole.lowerBound + elements.endIndex))
            {
                return part
            }
            if let data = receiver.unbox(as: Data.self) {
                // A part of it keeps its indices.
                let start = data.startIndex
                return .box(data[(start + elements.startIndex)..<(start + elements.endIndex)])
            }
            guard receiver.unbox(as: Substring.self) != nil else { return .array(Array(elements)) }
        }
        var text = ""
        for element in elements { if case .character(let character) = element { text.append(character) } }
        return .box(text[...])
    }

    static func checked(_ count: Int, _ call: NativeCall, _ name: String) throws -> Int {
        if count < 0 {
            throw call.evaluator.failure("Fatal error: Can't \(name) a negative number of elements from a collection")
        }
        return count
    }

    /// What sequences have as arrays and collections as slices: which of them a collection gives is for its use to say.
    static func addEnds(_ t: inout NativeMembersBuilder, asArrays: Bool) {
        let result = asArrays ? "[Element]" : "SubSequence"
        let made: @Sendable (ArraySlice<Value>, Value) -> Value = { elements, receiver in
            asArrays ? .array(Array(elements)) : slice(elements, like: receiver)
        }
        t.add("func suffix(_ maxLength: Int) -> \(result)") { call in
            let count = try checked(try call.int(0), call, "take")
            if !asArrays, let part = rangePart(call, { $0.suffix(count) }) { return part }
            return made(try call.selfPart.suffix(count), call.receiver)
        }
        t.add("func dropLast(_ k: Int = _) -> \(result)") { call in
            let count = try checked(try call.int(0, default: 1), call, "drop")
            if !asArrays, let part = rangePart(call, { $0.dropLast(count) }) { return part }
            return made(try call.selfPart.dropLast(count), call.receiver)
        }
        t.add("func prefix(while predicate: (Element) throws -> Bool) rethrows -> \(result)") { call in
            if let known = call.knownPart(of: call.receiver) {
                return made(try known.prefix { try call.test(0, $0) }, call.receiver)
            }
            var elements: [Value] = []
            _ = try first(call) { element in
                guard try call.test(0, element) else { return true }
                elements.append(element)
                return false
            }
            return made(elements[...], call.receiver)
        }
    }

    static func addSlices(_ t: inout NativeMembersBuilder) {
        t.add("func prefix(_ maxLength: Int) -> SubSequence") { call in
            let count = try checked(try call.int(0), call, "take")
            return try rangePart(call) { $0.prefix(count) }
                ?? slice(try firstElements(count, call), like: call.receiver)
        }
        t.add("func dropFirst(_ k: Int = _) -> SubSequence") { call in
            let count = try checked(try call.int(0, default: 1), call, "drop")
            return try rangePart(call) { $0.dropFirst(count) }
                ?? slice(try call.selfPart.dropFirst(count), like: call.receiver)
        }
        t.add("func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence") { call in
            slice(try call.selfPart.drop { try call.test(0, $0) }, like: call.receiver)
        }
        t.add("associatedtype SubSequence: BidirectionalCollection = [Element]")
        t.add(
            "func split(separator: Element, maxSplits: Int = _, omittingEmptySubsequences: Bool = _) -> [SubSequence] where Element: Equatable"
        ) { call in
            let separator = call.argument(0)
            let parts = try call.selfPart.split(
                maxSplits: max(0, try call.int(1, default: .max)),
                omittingEmptySubsequences: try call.bool(2, default: true)
            ) { try call.evaluator.areEqual($0, separator) }
            return .array(parts.map { slice($0, like: call.receiver) })
        }
        t.add(
            "func split(maxSplits: Int = _, omittingEmptySubsequences: Bool = _, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [SubSequence]"
        ) { call in
            let parts = try call.selfPart.split(
                maxSplits: max(0, try call.int(0, default: .max)),
                omittingEmptySubsequences: try call.bool(1, default: true)
            ) { try call.test(2, $0) }
            return .array(parts.map { slice($0, like: call.receiver) })
        }
    }

    /// The first elements, without going through an endless sequence.
    private static func firstElements(_ count: Int, _ call: NativeCall) throws -> ArraySlice<Value> {
        if let known = call.knownPart(of: call.receiver) { return known.prefix(count) }
        let execution = try call.execution
        let iterator = try execution.iterator(of: call.receiver, at: call.location)
        var result: [Value] = []
        while result.count < count, let element = try iterator.next() { result.append(element) }
        return result[...]
    }
}
