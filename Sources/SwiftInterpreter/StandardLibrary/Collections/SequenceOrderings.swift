import Budget
import Foundation

/// Sorting and comparing sequences.
extension StandardLibrary {
    static func addOrderings(_ t: inout NativeMembersBuilder) {
        t.add("func sorted() -> [Element] where Element: Comparable") { call in
            let execution = try call.execution
            return .array(try stableSort(try call.selfElements) { try execution.isLess($0, $1) })
        }
        t.add("func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element]") { call in
            .array(try stableSort(try call.selfElements) { try call.test(0, $0, $1) })
        }
        t.add("func min() -> Element? where Element: Comparable") { call in
            let execution = try call.execution
            return .optional(try call.selfElements.min { try execution.isLess($0, $1) })
        }
        t.add("func max() -> Element? where Element: Comparable") { call in
            let execution = try call.execution
            return .optional(try call.selfElements.max { try execution.isLess($0, $1) })
        }
        t.add("func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?") { call in
            .optional(try call.selfElements.min { try call.test(0, $0, $1) })
        }
        t.add("func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?") { call in
            .optional(try call.selfElements.max { try call.test(0, $0, $1) })
        }
        t.add(
            "func lexicographicallyPrecedes<S>(_ other: S, by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Bool where S: Sequence, S.Element == Element"
        ) { call in
            let (a, b) = (try call.selfElements, try call.elements(0))
            for (x, y) in zip(a, b) {
                if try call.test(1, x, y) { return .bool(true) }
                if try call.test(1, y, x) { return .bool(false) }
            }
            return .bool(a.count < b.count)
        }
        t.add(
            "func lexicographicallyPrecedes<S>(_ other: S) -> Bool where S: Sequence, Element: Comparable, S.Element == Element"
        ) { call in
            let execution = try call.execution
            let a = try call.selfElements
            let b = try call.elements(0)
            for (x, y) in zip(a, b) {
                if try execution.isLess(x, y) { return .bool(true) }
                if try execution.isLess(y, x) { return .bool(false) }
            }
            return .bool(a.count < b.count)
        }
        for type in ["KeyPathComparator<Element>", "SortDescriptor<Element>"] {
            t.add("func sorted(using comparator: \(type)) -> [Element]") { call in
                .array(try sorted(try call.selfElements, by: [call.argument(0)], call))
            }
            t.add("func sorted(using comparators: [\(type)]) -> [Element]") { call in
                .array(try sorted(try call.selfElements, by: try call.elements(0), call))
            }
        }
    }

    /// Merge sort: an inconsistent predicate of the program can do no harm, and equal elements keep their order.
    static func stableSort(_ elements: [Value], _ isLess: (Value, Value) throws -> Bool) throws -> [Value] {
        guard elements.count > 1 else { return elements }
        var source = elements
        var target = elements
        var width = 1
        while width < source.count {
            try RunBudget.charge(source.count)
            var start = 0
            while start < source.count {
                let middle = min(start + width, source.count)
                let end = min(start + 2 * width, source.count)
                var left = start
                var right = middle
                for index in start..<end {
                    let takesRight = try right < end && (left >= middle || isLess(source[right], source[left]))
                    if takesRight {
                        target[index] = source[right]
                        right += 1
                    } else {
                        target[index] = source[left]
                        left += 1
                    }
                }
                start = end
            }
            swap(&source, &target)
            width *= 2
        }
        return source
    }

    /// By the first comparator that tells two elements apart.
    static func sorted(_ elements: [Value], by comparators: [Value], _ call: NativeCall) throws -> [Value] {
        let execution = try call.execution
        let keys = comparators.compactMap { $0.unbox(as: KeyPathComparatorValue.self) }
        return try stableSort(elements) { a, b in
            for key in keys {
                let x = try execution.value(at: key.path, of: a)
                let y = try execution.value(at: key.path, of: b)
                if let comparison = key.comparison, case .string(let x) = x, case .string(let y) = y {
                    let result = comparison.compare(x, y)
                    if result != .orderedSame { return (result == .orderedAscending) == key.isForward }
                    continue
                }
                if try execution.isLess(x, y) { return key.isForward }
                if try execution.isLess(y, x) { return !key.isForward }
            }
            return false
        }
    }
}

/// `KeyPathComparator`
package struct KeyPathComparatorValue: Hashable, Sendable {
    package let path: KeyPathValue
    package var isForward: Bool
    /// How texts are compared; nil for `<`.
    var comparison: TextComparison?

    /// `String.StandardComparator`'s kinds.
    enum TextComparison: Int, Sendable {
        case lexical, localized, localizedStandard

        func compare(_ one: String, _ other: String) -> ComparisonResult {
            switch self {
            case .lexical: one.compare(other)
            case .localized: one.localizedCompare(other)
            case .localizedStandard: one.localizedStandardCompare(other)
            }
        }
    }
}

extension KeyPathComparatorValue {
    /// Forwards, as a table's column sorts: texts as people sort them.
    package static func forwards(_ path: KeyPathValue, isText: Bool) -> KeyPathComparatorValue {
        KeyPathComparatorValue(path: path, isForward: true, comparison: isText ? .localizedStandard : nil)
    }
}
