/// What arrays and their slices have in common: changing the order.
extension StandardLibrary {
    static func addReorderings<Elements: ElementStorage>(_ kind: Elements.Type, _ t: inout NativeMembersBuilder) {
        t.add("mutating func sort() where Element: Comparable") { call in
            let session = try call.session
            try call.replaceAll(kind, by: stableSort(try call.selfElements) { try session.isLess($0, $1) })
            return .void
        }
        t.add("mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows") { call in
            try call.replaceAll(kind, by: stableSort(try call.selfElements) { try call.test(0, $0, $1) })
            return .void
        }
        for type in ["KeyPathComparator<Element>", "SortDescriptor<Element>"] {
            t.add("mutating func sort(using comparator: \(type))") { call in
                try call.replaceAll(kind, by: sorted(try call.selfElements, by: [call.argument(0)], call))
                return .void
            }
            t.add("mutating func sort(using comparators: [\(type)])") { call in
                try call.replaceAll(kind, by: sorted(try call.selfElements, by: try call.elements(0), call))
                return .void
            }
        }
        t.add("mutating func reverse()") { call in
            try call.change(kind) { elements, _ in elements.reverse() }
            return .void
        }
        t.add("mutating func shuffle()") { call in
            let session = try call.session
            try call.change(kind) { elements, _ in elements.shuffle(using: &session.random) }
            return .void
        }
        t.add("mutating func shuffle<G>(using generator: inout G) where G: RandomNumberGenerator") { call in
            let session = try call.session
            try call.change(kind) { elements, _ in elements.shuffle(using: &session.random) }
            return .void
        }
        t.add("mutating func swapAt(_ i: Int, _ j: Int)") { call in
            let i = try call.int(0)
            let j = try call.int(1)
            try call.change(kind) { elements, call in
                guard elements.indices.contains(i), elements.indices.contains(j) else {
                    throw call.evaluator.failure("Fatal error: Index out of range")
                }
                elements.swapAt(i, j)
            }
            return .void
        }
        t.add("mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Int") {
            call in
            try call.change(kind) { elements, call in .int(try elements.partition { try call.test(0, $0) }) }
        }
    }
}
