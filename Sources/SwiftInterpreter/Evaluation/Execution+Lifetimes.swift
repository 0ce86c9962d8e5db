/// The ends of objects: `deinit`, `weak` and `unowned`.
extension Execution {
    /// Runs the `deinit` of what has died. What they throw away dies next.
    func bury() {
        guard burials < 64 else { return }
        burials += 1
        defer { burials -= 1 }
        while let object = graveyard.take() {
            do {
                try finish(object)
            } catch {
                record(error)
            }
            // Fields go in the order of their declaration.
            for index in object.fields.indices { object.fields[index] = .absent }
        }
    }

    /// From the object's own class upwards.
    private func finish(_ object: ClassInstance) throws {
        var current: NominalDecl? = object.decl
        for _ in 0..<100 {
            guard let decl = current else { return }
            if let deinitializer = decl.deinitializer, let body = deinitializer.body {
                let types = classArguments(of: .nominal(object.decl, object.typeArguments), as: decl)
                _ = try evaluate(body, receiver: .object(object), typeArguments: types, at: deinitializer.range)
            }
            guard case .nominal(let parent, _)? = decl.superclass else { return }
            current = parent
        }
    }

    /// A field's value as it is read: `weak` ones as optionals.
    func strong(_ value: Value, _ decl: VariableDecl, at range: SourceRange) throws -> Value {
        guard case .weak(let reference) = value else { return value }
        guard decl.reference == .unowned else {
            return reference.object.map { .some(ValueBox(.object($0))) } ?? .null
        }
        guard let object = reference.object else { throw deadReference(at: range) }
        return .object(object)
    }

    func deadReference(at range: SourceRange) -> any Error {
        failure("Fatal error: Attempted to read an unowned reference but the object was already destroyed", at: range)
    }
}

extension NominalDecl {
    /// It or a class above it says `deinit`.
    var hasDeinitializer: Bool {
        var current: NominalDecl? = self
        for _ in 0..<100 {
            guard let decl = current else { return false }
            if decl.deinitializer != nil { return true }
            guard case .nominal(let parent, _)? = decl.superclass else { return false }
            current = parent
        }
        return false
    }
}

/// A block of a program in which it can be seen when objects go: variables are emptied at its end, last first.
final class TrackedBlockStatement: StatementNode {
    private let statements: [StatementNode]
    private let slots: [Int]
    /// What an `if` or a loop binds, to be emptied after it.
    private let temporaries: [[Int]]

    init(_ statements: [StatementNode], slots: [Int], temporaries: [[Int]]) {
        self.statements = statements
        self.slots = slots.reversed()
        self.temporaries = temporaries
    }

    override func execute(_ frame: Frame) throws -> Completion {
        let execution = frame.execution
        defer {
            for slot in slots {
                frame.slots[slot] = .absent
                execution.buryIfNeeded()
            }
        }
        for (index, statement) in statements.enumerated() {
            let completion = try statement.execute(frame)
            for slot in temporaries[index] { frame.slots[slot] = .absent }
            execution.buryIfNeeded()
            if execution.pendingError != nil { try execution.throwPendingError() }
            if completion != .normal { return completion }
        }
        return .normal
    }
}

extension Execution {
    @inline(__always)
    func buryIfNeeded() {
        if tracksLifetimes, !graveyard.isEmpty { bury() }
    }
}
