/// What arrays and their slices have in common: adding and removing.
extension StandardLibrary {
    static func addRanges<Elements: ElementStorage>(_ kind: Elements.Type, _ t: inout NativeMembersBuilder) {
        for range in ["Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough"] {
            t.add(
                "subscript(bounds: \(range)<Int>) -> ArraySlice<Element> { get set }",
                set: { call in
                    let added = try call.elements(1)
                    try call.change(kind) { elements, call in
                        elements.replaceSubrange(try bounds(call.argument(0), elements.indices, call), with: added)
                    }
                    return .void
                },
                { call in
                    let elements = try call.selfPart
                    return .slice(elements[try bounds(call.argument(0), elements.indices, call)])
                })
            t.add("mutating func removeSubrange(_ bounds: \(range)<Int>)") { call in
                try call.change(kind) { elements, call in
                    elements.removeSubrange(try bounds(call.argument(0), elements.indices, call))
                }
                return .void
            }
            t.add(
                "mutating func replaceSubrange<C>(_ subrange: \(range)<Int>, with newElements: C) where C: Collection, C.Element == Element"
            ) { call in
                let added = try call.elements(1)
                try call.change(kind) { elements, call in
                    try call.reserveElements(added.count, after: elements.count)
                    elements.replaceSubrange(try bounds(call.argument(0), elements.indices, call), with: added)
                }
                return .void
            }
        }
    }

    static func addInsertions<Elements: ElementStorage>(_ kind: Elements.Type, _ t: inout NativeMembersBuilder) {
        t.add("mutating func append(_ newElement: Element)") { call in
            try call.change(kind) { elements, call in elements.append(call.argument(0)) }
            return .void
        }
        t.add("mutating func append<S>(contentsOf newElements: S) where S: Sequence, S.Element == Element") { call in
            let added = try call.elements(0)
            try call.change(kind) { elements, call in
                try call.execution.reserveMemory((elements.count + added.count) * 16)
                elements += added
            }
            return .void
        }
        t.add("mutating func insert(_ newElement: Element, at i: Int)") { call in
            let index = try call.int(1)
            try call.change(kind) { elements, call in
                guard index >= elements.startIndex, index <= elements.endIndex else {
                    throw call.evaluator.failure("Fatal error: Array index is out of range")
                }
                elements.insert(call.argument(0), at: index)
            }
            return .void
        }
        t.add("mutating func insert<C>(contentsOf newElements: C, at i: Int) where C: Collection, C.Element == Element")
        { call in
            let added = try call.elements(0)
            let index = try call.int(1)
            try call.change(kind) { elements, call in
                guard index >= elements.startIndex, index <= elements.endIndex else {
                    throw call.evaluator.failure("Fatal error: Array index is out of range")
                }
                try call.reserveElements(added.count, after: elements.count)
                elements.insert(contentsOf: added, at: index)
            }
            return .void
        }
    }

    static func addRemovals<Elements: ElementStorage>(_ kind: Elements.Type, _ t: inout NativeMembersBuilder) {
        t.add("@discardableResult mutating func remove(at index: Int) -> Element") { call in
            let index = try call.int(0)
            return try call.change(kind) { elements, call in
                guard elements.indices.contains(index) else {
                    throw call.evaluator.failure("Fatal error: Index out of range")
                }
                return elements.remove(at: index)
            }
        }
        for (name, isFirst) in [("removeFirst", true), ("removeLast", false)] {
            t.add("@discardableResult mutating func \(name)() -> Element") { call in
                try call.change(kind) { elements, call in
                    guard !elements.isEmpty else {
                        throw call.evaluator.failure(
                            "Fatal error: Can't remove \(isFirst ? "first" : "last") element from an empty collection")
                    }
                    return isFirst ? elements.removeFirst() : elements.removeLast()
                }
            }
            t.add("mutating func \(name)(_ k: Int)") { call in
                let count = try call.int(0)
                try call.change(kind) { elements, call in
                    guard count >= 0, count <= elements.count else {
                        throw call.evaluator.failure(
                            "Fatal error: Can't remove more items from a collection than it contains")
                    }
                    if isFirst { elements.removeFirst(count) } else { elements.removeLast(count) }
                }
                return .void
            }
        }
        t.add("@discardableResult mutating func popLast() -> Element?") { call in
            try call.change(kind) { elements, _ in .optional(elements.popLast()) }
        }
        t.add("mutating func removeAll(keepingCapacity keepCapacity: Bool = _)") { call in
            call.receiver = Elements().value
            return .void
        }
        t.add("mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows") { call in
            let kept = try call.selfElements.filter { !(try call.test(0, $0)) }
            try call.replaceAll(kind, by: kept)
            return .void
        }
        t.add("mutating func remove(atOffsets offsets: IndexSet)") { call in
            let offsets = Set(try call.elements(0).map { try call.int($0) })
            let part = try call.selfPart
            try call.replaceAll(kind, by: part.indices.filter { !offsets.contains($0) }.map { part[$0] })
            return .void
        }
        t.add("mutating func move(fromOffsets source: IndexSet, toOffset destination: Int)") { call in
            let offsets = Set(try call.elements(0).map { try call.int($0) })
            let elements = try call.selfPart
            let destination = try call.int(1)
            var before: [Value] = []
            var moved: [Value] = []
            var after: [Value] = []
            for (index, element) in zip(elements.indices, elements) {
                if offsets.contains(index) {
                    moved.append(element)
                } else if index < destination {
                    before.append(element)
                } else {
                    after.append(element)
                }
            }
            try call.replaceAll(kind, by: before + moved + after)
            return .void
        }
    }

    static func addConcatenations<Elements: ElementStorage>(_ kind: Elements.Type, _ t: inout NativeMembersBuilder) {
        let type = Elements.typeName
        let other = "S: Sequence, S.Element == Element"
        for (signature, isMutating) in [
            ("static func + (lhs: \(type), rhs: \(type)) -> \(type)", false),
            ("static func + <S>(lhs: \(type), rhs: S) -> \(type) where \(other)", false),
            ("static func += (lhs: inout \(type), rhs: \(type))", true),
            ("static func += <S>(lhs: inout \(type), rhs: S) where \(other)", true),
        ] {
            t.add(signature) { call in
                let added = try call.elements(1)
                guard call.arguments.count == 2, var elements = Elements.take(from: &call.arguments[0]) else {
                    return .void
                }
                defer { if isMutating { call.arguments[0] = elements.value } }
                try call.execution.reserveMemory((elements.count + added.count) * 16)
                elements += added
                return isMutating ? .void : elements.value
            }
        }
        t.add("static func + <S>(lhs: S, rhs: \(type)) -> \(type) where \(other)") { call in
            let (first, second) = (try call.elements(0), try call.elements(1))
            try call.execution.reserveMemory((first.count + second.count) * 16)
            return Elements(first + second).value
        }
    }
}
