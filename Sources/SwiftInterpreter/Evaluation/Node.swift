/// An expression in its executable form. Each kind of expression is a subclass that overrides what it can do best;
/// numbers and truth values are passed without being wrapped where both sides know them.
class Node {
    final let range: SourceRange

    init(range: SourceRange) {
        self.range = range
    }

    func evaluate(_ frame: Frame) throws -> Value {
        throw frame.execution.defect("an expression without a value", at: range)
    }

    func int(_ frame: Frame) throws -> Int {
        guard case .int(let value) = try evaluate(frame) else { throw unexpected("Int", frame) }
        return value
    }

    func double(_ frame: Frame) throws -> Double {
        switch try evaluate(frame) {
        case .double(let value): return value
        case .int(let value): return Double(value)
        default: throw unexpected("Double", frame)
        }
    }

    func bool(_ frame: Frame) throws -> Bool {
        guard case .bool(let value) = try evaluate(frame) else { throw unexpected("Bool", frame) }
        return value
    }

    /// Evaluates for the effects alone.
    func perform(_ frame: Frame) throws {
        _ = try evaluate(frame)
    }

    // MARK: Places

    /// Hands out the place for changing. `body` is given the value itself, moved out: while it runs, `.accessed` stands
    /// in the place, so that nothing the program does meanwhile reaches the same memory.
    func access(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        // What can't be changed (a `let` reference, a temporary) is changed as a copy.
        var value = try evaluate(frame)
        try body(&value)
    }

    /// A variable of the frame or a stored part of one: parts beside each other may be changed at the same time.
    var isStoredPart: Bool { false }

    /// True where evaluating runs no code of the program and changes nothing, so that it doesn't matter when it is done.
    var isSteady: Bool { false }

    /// True for a place to which nothing leads that would have to be evaluated.
    var isRooted: Bool { false }

    /// Changes a stored part where it lies. `body` runs no code of the program.
    func reach(_ frame: Frame, _ body: (inout Value) throws -> Void) throws { try access(frame, body) }

    /// The place with all that leads to it evaluated: indices, objects. A call that changes several places evaluates
    /// this of each before the first access begins.
    func prepared(_ frame: Frame) throws -> Node { self }

    func assign(_ frame: Frame, _ value: Value) throws {
        try access(frame) { $0 = value }
    }

    final func unexpected(_ type: String, _ frame: Frame) -> any Error {
        frame.execution.defect("a value that isn't of type '\(type)'", at: range)
    }
}

extension Node {
    /// Whether what leads to this place has to be evaluated before `operands` are, as it stands before them: `a[i()] += v()`.
    func comesBefore(_ operands: [Node]) -> Bool {
        if isRooted || operands.allSatisfy({ $0 is LiteralNode }) { return false }
        return !(isSteady && operands.allSatisfy(\.isSteady))
    }
}

/// How a statement ended.
enum Completion {
    case normal
    /// The result is in `frame.result`.
    case returned
    /// The loop or switch is in `frame.label`.
    case broke
    case continued
    case fellThrough
}

/// A statement in its executable form.
class StatementNode {
    func execute(_ frame: Frame) throws -> Completion { .normal }
}

/// Reports what the front end should never have handed over, instead of crashing.
final class FailureNode: Node {
    private let message: String
    private let isDefect: Bool

    init(_ message: String, range: SourceRange) {
        (self.message, isDefect) = (message, false)
        super.init(range: range)
    }

    init(defect message: String, range: SourceRange) {
        (self.message, isDefect) = (message, true)
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        throw isDefect ? frame.execution.defect(message, at: range) : frame.execution.failure(message, at: range)
    }
}
