/// The law of exclusivity, as far as it is known before the program runs: what a call changes may not be used by the call's
/// other arguments, nor by closures that it runs.
///
/// A call's places are evaluated first, indices and all; then the accesses begin in order, the receiver's before the
/// arguments', and last until the call ends. Stored properties and tuple elements beside each other don't overlap.
/// What objects, global variables and closures that are kept share is for the running program to look after
/// (`Execution+Access`).
final class AccessChecker {
    private let world: World
    private let sink: DiagnosticSink
    private let sources: [SourceFile]
    /// Closures in constants.
    private var closures: [LocalVariable: ClosureExpression] = [:]

    init(_ world: World, _ sink: DiagnosticSink, _ sources: [SourceFile]) {
        self.world = world
        self.sink = sink
        self.sources = sources
    }

    func check(_ body: FunctionBody) { check(body.statements) }

    private func check(_ statements: [Statement]) { for statement in statements { check(statement) } }

    private func check(_ statement: Statement) {
        statement.visit({ check($0) }, { check($0) })
        if case .declare(.bind(let variable), let value?) = statement.kind, !variable.isMutable,
            case .closure(let closure) = value.kind
        {
            closures[variable] = closure
        }
    }

    private func check(_ expression: Expression) {
        for part in expression.parts { check(part) }
        for closure in expression.autoclosures { check(closure.body.statements) }
        switch expression.kind {
        case .closure(let closure), .asyncLet(let closure): check(closure.body.statements)
        case .statement(let statement): check(statement)
        case .call(let call): check(call)
        default: break
        }
    }

    // MARK: - Calls

    private func check(_ call: Call) {
        var begun: [(storage: AccessedStorage, place: AccessPlace)] = []
        func begin(_ place: Expression, _ location: AccessPlace) {
            guard let storage = world.storage(of: place, changes: true) else { return }
            if let other = begun.first(where: { $0.storage.overlaps(storage) }) {
                report(other.storage, other.place, conflict: location, swaps: isSwapOfElements(call))
            }
            begun.append((storage, location))
        }
        if case .function(let decl, let receiver?, _) = call.callee, decl.isMutating, !world.isReference(receiver.type)
        {
            begin(receiver, .start(receiver.range))
        }
        for argument in call.arguments {
            if case .inout(let place) = argument { begin(place, call.place(ofInout: place)) }
        }
        if begun.isEmpty { return }
        for closure in closuresRun(by: call) {
            var reported: Set<AccessedStorage.Root> = []
            // A whole value before its parts.
            let accesses = ClosureAccesses.of(closure, in: world)
            let deepest = accesses.map(\.storage.path.count).max() ?? 0
            for access in (0...deepest).flatMap({ depth in accesses.filter { $0.storage.path.count == depth } }) {
                guard let other = begun.first(where: { $0.storage.overlaps(access.storage) }),
                    reported.insert(access.storage.root).inserted
                else { continue }
                report(other.storage, other.place, conflict: access.place, swaps: false)
            }
        }
    }

    /// The closures that a call surely ends with: arguments that don't escape, and a closure that is called itself.
    private func closuresRun(by call: Call) -> [ClosureExpression] {
        var result: [ClosureExpression] = []
        if case .value(let callee) = call.callee {
            switch callee.kind {
            case .closure(let closure): result.append(closure)
            case .local(let variable): if let closure = closures[variable] { result.append(closure) }
            default: break
            }
        }
        for argument in call.arguments {
            switch argument {
            case .autoclosure(let closure): if !closure.escapes { result.append(closure) }
            case .value(let value):
                guard let closure = value.closure, !closure.escapes else { continue }
                if case .function(let function) = world.deepResolve(value.type), function.isAsync { continue }
                result.append(closure)
            default: break
            }
        }
        return result
    }

    /// `swap(&a[i], &a[j])`, for which collections have a method.
    private func isSwapOfElements(_ call: Call) -> Bool {
        guard case .function(let decl, nil, _) = call.callee, decl.native != nil, decl.name == "swap",
            call.arguments.count == 2, let collection = world.protocolDecl(named: "MutableCollection")
        else { return false }
        return call.arguments.allSatisfy { argument in
            guard case .inout(let place) = argument, case .subscript(let base, _, _, _, _) = place.kind else {
                return false
            }
            return world.conforms(base.type, to: collection)
        }
    }

    private func report(_ storage: AccessedStorage, _ place: AccessPlace, conflict: AccessPlace, swaps: Bool) {
        let way = swaps ? "calling MutableCollection.swapAt(_:_:)" : "copying to a local variable"
        sink.report(
            Diagnostic(
                .error,
                "overlapping accesses to '\(storage.description)', but modification requires exclusive access; "
                    + "consider \(way)",
                at: place.range(in: sources),
                notes: [.note("conflicting access is here", at: conflict.range(in: sources))]))
    }
}

extension Expression {
    /// The closure written here, through conversions of its type.
    fileprivate var closure: ClosureExpression? {
        switch kind {
        case .closure(let closure): closure
        case .convert(_, let inner): inner.closure
        default: nil
        }
    }
}
