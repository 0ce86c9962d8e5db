/// Finds declarations whose `some P` would be made of itself: a view that holds what the same function returns.
///
/// Builders and modifiers of a library hide what their results are made of, so that there the values are looked at that
/// they were given, and elsewhere the types alone.
struct OpaqueResultChecker {
    /// A value that a declaration with an opaque result returns.
    struct Returned {
        let opaque: OpaqueType
        let value: Expression
        let body: FunctionBody
    }

    let world: World
    let sink: DiagnosticSink

    /// An opaque type in what another one is made of, and where it comes from.
    private typealias Part = (opaque: OpaqueType, range: SourceRange)

    func check(_ returned: [Returned]) {
        var parts: [OpaqueType: [Part]] = [:]
        for item in returned where parts[item.opaque] == nil {
            var search = PartSearch(world: world)
            search.note(item.body.statements)
            search.look(at: item.value)
            parts[item.opaque] = search.found
        }
        for item in returned {
            guard let owner = item.opaque.owner,
                let part = parts[item.opaque]?.first(where: { leads($0.opaque, to: item.opaque, parts) })
            else { continue }
            let type = description(of: item.value.type)
            let way = "it is made of itself here; a type of its own ('struct') or 'AnyView(…)' ends that"
            sink.report(
                Diagnostic(
                    .error,
                    "function opaque return type was inferred as '\(type)', which defines the opaque type in terms of "
                        + "itself", at: owner.range, notes: [.note(way, at: part.range)]))
        }
    }

    /// What is built by the native builder is put in as few words as it was written in.
    private func description(of type: Type) -> String {
        let text = world.describe(world.deepResolve(type))
        guard let builder = world.topLevelBuilder?.native?.resultBuilder else { return text }
        return text.replacing("\(builder.resultType)<()>", with: "some \(builder.elementProtocol)")
    }

    private func leads(_ start: OpaqueType, to target: OpaqueType, _ parts: [OpaqueType: [Part]]) -> Bool {
        var visited: Set<OpaqueType> = []
        var pending = [start]
        while let next = pending.popLast() {
            if next === target { return true }
            guard visited.insert(next).inserted else { continue }
            pending += parts[next, default: []].map(\.opaque)
        }
        return false
    }
}

/// The opaque types that values are made of.
private struct PartSearch {
    let world: World
    var found: [(opaque: OpaqueType, range: SourceRange)] = []
    /// What each local variable was set to.
    private var values: [LocalVariable: [Expression]] = [:]
    private var visited: Set<ObjectIdentifier> = []

    init(world: World) { self.world = world }

    /// Keeps what variables are set to.
    mutating func note(_ statements: [Statement]) {
        for statement in statements {
            var expressions: [Expression] = []
            var inner: [Statement] = []
            statement.visit({ expressions.append($0) }, { inner.append($0) })
            if case .declare(.bind(let variable), let value?) = statement.kind {
                values[variable, default: []].append(value)
            }
            for expression in expressions {
                if case .assign(let place, let value) = expression.kind, case .local(let variable) = place.kind {
                    values[variable, default: []].append(value)
                }
            }
            note(inner)
        }
    }

    mutating func look(at expression: Expression) {
        guard visited.insert(ObjectIdentifier(expression)).inserted else { return }
        let type = world.deepResolve(expression.type)
        var hidesParts = false
        type.forEachOpaque { opaque in
            // Of what a library returns only the protocol is known.
            let isOfSource = opaque.owner.map { $0.range != .none } ?? false
            if isOfSource { found.append((opaque, expression.range)) } else { hidesParts = true }
        }
        guard hidesParts || type.hidesWhatWasBuilt else { return }
        switch expression.kind {
        case .local(let variable): for value in values[variable, default: []] { look(at: value) }
        case .closure(let closure): look(in: closure)
        case .statement(let statement): lookAtResults(of: [statement])
        default:
            for part in expression.parts { look(at: part) }
            for closure in expression.autoclosures { look(in: closure) }
        }
    }

    private mutating func look(in closure: ClosureExpression) {
        note(closure.body.statements)
        lookAtResults(of: closure.body.statements)
    }

    /// The values that statements return or yield.
    private mutating func lookAtResults(of statements: [Statement]) {
        for statement in statements {
            switch statement.kind {
            case .return(let value?), .yield(let value): look(at: value)
            default:
                var inner: [Statement] = []
                statement.visit({ _ in }, { inner.append($0) })
                lookAtResults(of: inner)
            }
        }
    }
}

extension Type {
    /// Calls `body` for every opaque type in it, that of a function's result included.
    fileprivate func forEachOpaque(_ body: (OpaqueType) -> Void) {
        switch self {
        case .opaque(let opaque, let arguments):
            body(opaque)
            for argument in arguments { argument.forEachOpaque(body) }
        case .nominal(_, let arguments), .pack(let arguments):
            for argument in arguments { argument.forEachOpaque(body) }
        case .tuple(let elements): for element in elements { element.type.forEachOpaque(body) }
        case .function(let function): function.result.forEachOpaque(body)
        case .expansion(let pattern): pattern.forEachOpaque(body)
        case .metatype, .member, .existential, .parameter, .variable, .error: break
        }
    }

    /// Whether a library's builder made something in it, which is `TupleView<()>` whatever it was given.
    fileprivate var hidesWhatWasBuilt: Bool {
        switch self {
        case .nominal(let decl, let arguments):
            decl.native != nil && arguments.contains(.void) || arguments.contains(where: \.hidesWhatWasBuilt)
        case .opaque(_, let arguments), .pack(let arguments): arguments.contains(where: \.hidesWhatWasBuilt)
        case .tuple(let elements): elements.contains { $0.type.hidesWhatWasBuilt }
        case .function(let function): function.result.hidesWhatWasBuilt
        case .expansion(let pattern): pattern.hidesWhatWasBuilt
        case .metatype, .member, .existential, .parameter, .variable, .error: false
        }
    }
}
