/// An operand of an operator on numbers. Constants and plain locals, which most are, are had without a call.
struct NumberOperand {
    private enum Source { case constant, local, node }

    private let source: Source
    private let whole: Int
    private let fraction: Double
    private let slot: Int
    private let node: Node

    var isSteady: Bool { node.isSteady }

    init(_ node: Node) {
        self.node = node
        slot = (node as? LocalNode)?.slot ?? -1
        switch (node as? LiteralNode)?.value {
        case .int(let value)?: (source, whole, fraction) = (.constant, value, Double(value))
        case .double(let value)?: (source, whole, fraction) = (.constant, 0, value)
        default: (source, whole, fraction) = (slot >= 0 ? .local : .node, 0, 0)
        }
    }

    @inline(__always)
    func int(_ frame: Frame) throws -> Int {
        switch source {
        case .constant: return whole
        case .local:
            if case .int(let value) = frame.slots[slot] { return value }
            return try node.int(frame)
        case .node: return try node.int(frame)
        }
    }

    @inline(__always)
    func double(_ frame: Frame) throws -> Double {
        switch source {
        case .constant: return fraction
        case .local:
            if case .double(let value) = frame.slots[slot] { return value }
            return try node.double(frame)
        case .node: return try node.double(frame)
        }
    }
}
