final class TupleElementNode: Node {
    private let base: Node
    private let index: Int

    init(_ base: Node, _ index: Int, range: SourceRange) {
        self.base = base
        self.index = index
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        guard case .tuple(let elements) = try base.evaluate(frame), elements.indices.contains(index) else {
            throw unexpected("tuple", frame)
        }
        if case .accessed = elements[index] { throw frame.execution.simultaneousAccesses(String(index), at: range) }
        return elements[index]
    }

    override var isStoredPart: Bool { base.isStoredPart }
    override var isSteady: Bool { base.isSteady }
    override var isRooted: Bool { base.isRooted }

    override func prepared(_ frame: Frame) throws -> Node {
        let made = try base.prepared(frame)
        return made === base ? self : TupleElementNode(made, index, range: range)
    }

    override func access(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        guard isStoredPart else { return try base.access(frame) { try reach(&$0, frame, body) } }
        var value = Value.accessed
        try base.reach(frame) { try reach(&$0, frame) { swap(&$0, &value) } }
        if case .accessed = value { throw frame.execution.simultaneousAccesses(String(index), at: range) }
        var failure: (any Error)?
        do { try body(&value) } catch { failure = error }
        try base.reach(frame) { try reach(&$0, frame) { swap(&$0, &value) } }
        if let failure { throw failure }
    }

    override func reach(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        try base.reach(frame) { try reach(&$0, frame, body) }
    }

    private func reach(_ place: inout Value, _ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        guard case .tuple(var elements) = place, elements.indices.contains(index) else {
            throw unexpected("tuple", frame)
        }
        place = .void
        defer { place = .tuple(elements) }
        try body(&elements[index])
    }
}
