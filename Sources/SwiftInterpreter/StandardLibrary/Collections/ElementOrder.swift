/// What arrays and their slices have in common: changing the order.
extension StandardLibrary {
    /// What `MutableCollection` gives to generic code; arrays and slices have their own, which are found first.
    static func mutableCollectionSubscript(_ call: inout NativeCall) throws -> Value {
        try element(try call.selfPart, try call.int(0), call)
    }

    static func setMutableCollectionSubscript(_ call: inout NativeCall) throws -> Value {
        if case .array = call.receiver { return try setElement([Value].self, &call) }
        return try setElement(ArraySlice<Value>.self, &call)
    }

    static func mutableCollectionSwapAt(_ call: inout NativeCall) throws -> Value {
        let execution = try call.execution
        let (i, j) = (call.argument(0), call.argument(1))
        let (first, second) = (
            try execution.subscriptValue(of: call.receiver, [i], at: call.location),
            try execution.subscriptValue(of: call.receiver, [j], at: call.location)
        )
        try execution.setSubscript(of: &call.receiver, [i], to: second, at: call.location)
        try execution.setSubscript(of: &call.receiver, [j], to: first, at: call.location)
        return .void
    }

    private static func setElement<Elements: ElementStorage>(
        _ kind: Elements.Type, _ call: inout NativeCall
    ) throws -> Value {
        let index = try call.int(0)
        try call.change(kind) { elements, call in
            guard elements.indices.contains(index) else {
                throw call.evaluator.failure("Fatal error: Index out of range")
            }
            elements[index] = call.argument(1)
        }
        return .void
    }

    static func addReorderings<Elements: ElementStorage>(_ kind: Elements.Type, _ t: inout NativeMembersBuilder) {
        t.add("mutating func sort() where Element: Comparable") { call in
            let execution = try call.execution
            try call.replaceAll(kind, by: stableSort(try call.selfElements) { try execution.isLess($0, $1) })
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
            let execution = try call.execution
            try call.change(kind) { elements, _ in elements.shuffle(using: &execution.random) }
            return .void
        }
        t.add("mutating func shuffle<G>(using generator: inout G) where G: RandomNumberGenerator") { call in
            var generator = ProgramGenerator(call.argument(0), try call.execution)
            try call.change(kind) { elements, _ in generator.shuffle(&elements) }
            try call.take(generator, at: 0)
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
