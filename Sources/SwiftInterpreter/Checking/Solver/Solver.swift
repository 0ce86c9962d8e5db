/// The unknowns of one expression: bindings that can be taken back, constraints that wait, work for the end.
final class Solver {
    enum Constraint {
        case conforms(Type, ProtocolDecl, SourceRange)
        case equal(Type, Type, SourceRange)
        case subclass(Type, Type, SourceRange)

        var range: SourceRange {
            switch self {
            case .conforms(_, _, let range), .equal(_, _, let range), .subclass(_, _, let range): range
            }
        }
    }

    struct Mark {
        let trail: Int
        let literals: Int
        let fixups: Int
        let pending: [Constraint]
        let score: Int
        let openCalls: Int
    }

    let world: World
    private var trail: [TypeVariable] = []
    private(set) var literals: [TypeVariable] = []
    private(set) var pending: [Constraint] = []
    private var fixups: [() -> Bool] = []
    /// Calls whose generic parameters must all be found in the end.
    var openCalls: [OpenCall] = []
    /// How bad the choices made so far are; see `Penalty`.
    var score = 0
    /// Work done, to bound it.
    var work = 0

    enum Penalty {
        static let unavailable = 100_000_000
        static let disfavored = 1_000_000
        static let wrongResult = 100_000
        static let implicitUnwrapping = 50_000
        static let nonDefaultLiteral = 100
        static let numericConversion = 150
        static let upcast = 40
        static let wrapOptional = 10
        static let erasure = 20
        static let functionConversion = 1
    }

    init(world: World) { self.world = world }

    func mark() -> Mark {
        Mark(
            trail: trail.count, literals: literals.count, fixups: fixups.count, pending: pending, score: score,
            openCalls: openCalls.count)
    }

    func rollback(to mark: Mark) {
        for variable in trail[mark.trail...] { variable.binding = nil }
        trail.removeLast(trail.count - mark.trail)
        literals.removeLast(literals.count - mark.literals)
        fixups.removeLast(fixups.count - mark.fixups)
        pending = mark.pending
        score = mark.score
        if openCalls.count > mark.openCalls { openCalls.removeLast(openCalls.count - mark.openCalls) }
    }

    func makeVariable() -> Type { .variable(TypeVariable()) }

    func makeVariable(for parameter: GenericParameter) -> Type { .variable(TypeVariable(isPack: parameter.isPack)) }

    func makeLiteral(_ kind: TypeVariable.Literal) -> TypeVariable {
        let variable = TypeVariable(literal: kind)
        literals.append(variable)
        return variable
    }

    /// Called when everything is known; answers whether it could be done.
    func atEnd(_ work: @escaping () -> Bool) { fixups.append(work) }
    /// Whether what waited for types is done now.
    private(set) var isFinishing = false

    func add(_ constraint: Constraint) { pending.append(constraint) }

    /// Makes an error of all that isn't known of a type: what it waits for is wrong already.
    func spoil(_ type: Type) {
        guard world.typeWork.enter() else { return }
        defer { world.typeWork.leave() }
        switch world.resolve(type) {
        case .variable(let variable): bind(variable, to: .error)
        case .nominal(_, let arguments), .opaque(_, let arguments), .pack(let arguments): arguments.forEach(spoil)
        case .tuple(let elements): elements.forEach { spoil($0.type) }
        case .function(let function):
            function.parameters.forEach { spoil($0.type) }
            spoil(function.result)
        case .metatype(let inner), .expansion(let inner): spoil(inner)
        case .member, .existential, .parameter, .error: break
        }
    }

    // MARK: - Unification

    func bind(_ variable: TypeVariable, to type: Type) {
        variable.binding = type
        trail.append(variable)
    }

    func unify(_ a: Type, _ b: Type) -> Bool {
        work += 1
        guard world.typeWork.enter() else { return true }
        defer { world.typeWork.leave() }
        let left = world.resolve(a)
        let right = world.resolve(b)
        switch (left, right) {
        case (.variable(let x), .variable(let y)):
            return x === y || join(x, y)
        case (.variable(let variable), let type), (let type, .variable(let variable)):
            return assign(variable, type)
        case (.error, _), (_, .error): return true
        case (.member, _), (_, .member): return unifyMembers(left, right)
        case (.nominal(let x, let xs), .nominal(let y, let ys)):
            guard x === y, xs.count == ys.count else { return false }
            for index in xs.indices where !unify(xs[index], ys[index]) { return false }
            return true
        case (.tuple(let xs), .tuple(let ys)):
            if xs.contains(where: \.type.isExpansion) || ys.contains(where: \.type.isExpansion) {
                return unifyLists(xs.map(\.type), ys.map(\.type))
            }
            guard xs.count == ys.count else { return false }
            for (x, y) in zip(xs, ys) where !unify(x.type, y.type) { return false }
            return true
        case (.pack(let xs), .pack(let ys)): return unifyLists(xs, ys)
        case (.expansion, .expansion): return unifyLists([left], [right])
        // A tuple of one element is that element.
        case (.tuple(let xs), _) where xs.contains(where: \.type.isExpansion):
            return unifyLists(xs.map(\.type), [right])
        case (_, .tuple(let ys)) where ys.contains(where: \.type.isExpansion):
            return unifyLists([left], ys.map(\.type))
        case (.function(let x), .function(let y)):
            guard unifyLists(x.parameters.map(\.type), y.parameters.map(\.type)) else { return false }
            return unify(x.result, y.result)
        case (.metatype(let x), .metatype(let y)): return unify(x, y)
        case (.opaque(let x, let xs), .opaque(let y, let ys)):
            guard x === y else { return false }
            for (p, q) in zip(xs, ys) where !unify(p, q) { return false }
            return true
        case (.existential(let x), .existential(let y)): return Set(x) == Set(y)
        case (.parameter(let x), .parameter(let y)): return x === y || sameInContext(left, right)
        default: return sameInContext(left, right)
        }
    }

    /// `where T == Int` makes the two equal inside.
    private func sameInContext(_ a: Type, _ b: Type) -> Bool {
        guard !world.context.isEmpty else { return false }
        for case .same(let x, let y) in world.context {
            if (x == a && y == b) || (x == b && y == a) { return true }
            // The other side may have unknowns yet: `T` is what the context says.
            if x == a, isConcrete(y), isConcrete(b), unify(y, b) { return true }
            if x == b, isConcrete(y), isConcrete(a), unify(a, y) { return true }
        }
        return false
    }

    private func isConcrete(_ type: Type) -> Bool {
        switch type {
        case .parameter, .member, .variable: false
        default: true
        }
    }

    private func unifyMembers(_ a: Type, _ b: Type) -> Bool {
        let left = world.deepResolve(a)
        let right = world.deepResolve(b)
        if left == right { return true }
        let leftMember = if case .member = left { true } else { false }
        let rightMember = if case .member = right { true } else { false }
        if !leftMember, !rightMember { return unify(left, right) }
        if (leftMember && world.hasUnboundVariables(left)) || (rightMember && world.hasUnboundVariables(right)) {
            pending.append(.equal(left, right, .none))
            return true
        }
        if case .variable(let variable) = right { return assign(variable, left) }
        if case .variable(let variable) = left { return assign(variable, right) }
        return sameInContext(left, right)
    }

    private func join(_ x: TypeVariable, _ y: TypeVariable) -> Bool {
        switch (x.literal, y.literal) {
        case (nil, _): bind(x, to: .variable(y))
        case (_, nil): bind(y, to: .variable(x))
        case (.integer, .float): bind(x, to: .variable(y))
        case (.float, .integer): bind(y, to: .variable(x))
        case (let a, let b):
            guard a == b else { return false }
            bind(x, to: .variable(y))
        }
        return true
    }

    private func assign(_ variable: TypeVariable, _ type: Type) -> Bool {
        if case .error = type {
            bind(variable, to: type)
            return true
        }
        // `nil` may be of a type that it is a part of, which has no end.
        if occurs(variable, in: type) { return false }
        if let literal = variable.literal {
            if case .member = type, world.hasUnboundVariables(type) {
                // What the literal is given for becomes known by what the member belongs to.
                pending.append(.equal(.variable(variable), type, .none))
                return true
            }
            guard accepts(type, literal) else { return false }
            if let fallback = world.known.defaultType(of: literal), fallback != type {
                score += Penalty.nonDefaultLiteral
            }
        }
        bind(variable, to: type)
        return true
    }

    /// Whether a type can be made from a kind of literal.
    func accepts(_ type: Type, _ literal: TypeVariable.Literal) -> Bool {
        switch type {
        case .nominal(let decl, _):
            switch literal {
            case .integer: if decl === world.known.intDecl || decl === world.known.doubleDecl { return true }
            case .float: if decl === world.known.doubleDecl || decl === world.known.cgFloatDecl { return true }
            case .string: if decl === world.known.stringDecl { return true }
            case .boolean: if decl === world.known.boolDecl { return true }
            case .null: if decl === world.known.optionalDecl { return true }
            case .array, .dictionary: break
            }
        case .parameter, .member: break
        default: return false
        }
        guard let item = world.nativeNominal(named: world.known.literalProtocol(literal)) as? ProtocolDecl else {
            return false
        }
        if world.conforms(type, to: item) { return true }
        if literal == .integer, let float = world.nativeNominal(named: "ExpressibleByFloatLiteral") as? ProtocolDecl,
            case .nominal(let decl, _) = type, decl.native == nil, world.conforms(type, to: float)
        {
            return false
        }
        return false
    }

    private func occurs(_ variable: TypeVariable, in type: Type) -> Bool {
        guard world.typeWork.enter() else { return false }
        defer { world.typeWork.leave() }
        switch world.resolve(type) {
        case .variable(let other): return other === variable
        case .nominal(_, let arguments), .opaque(_, let arguments), .pack(let arguments):
            return arguments.contains { occurs(variable, in: $0) }
        case .tuple(let elements): return elements.contains { occurs(variable, in: $0.type) }
        case .function(let function):
            return occurs(variable, in: function.result)
                || function.parameters.contains { occurs(variable, in: $0.type) }
        case .metatype(let type), .member(let type, _), .expansion(let type): return occurs(variable, in: type)
        case .existential, .parameter, .error: return false
        }
    }

    // MARK: - Constraints

    enum Outcome { case solved, waiting, failed }

    /// Works off what can be; the first constraint that doesn't hold comes back.
    func solve() -> Constraint? {
        guard !pending.isEmpty else { return nil }
        var progress = true
        while progress {
            progress = false
            let current = pending
            pending = []
            for (index, constraint) in current.enumerated() {
                switch attempt(constraint) {
                case .solved: progress = true
                case .waiting: pending.append(constraint)
                case .failed:
                    pending += current[(index + 1)...]
                    return constraint
                }
            }
            if pending.isEmpty { return nil }
        }
        return nil
    }

    private func attempt(_ constraint: Constraint) -> Outcome {
        work += 1
        switch constraint {
        case .conforms(let subject, let item, let range):
            let type = world.deepResolve(subject)
            switch type {
            case .variable(let variable):
                if variable.literal != nil, !world.conforms(type, to: item) { return .failed }
                return .waiting
            case .member(let base, _) where world.hasUnboundVariables(base): return .waiting
            case .pack, .expansion: return attemptEach(type, item, range)
            default: return world.conforms(type, to: item) ? .solved : .failed
            }
        case .equal(let a, let b, let range):
            if a.isExpansion || b.isExpansion { return attemptEqualEach(a, b, range) }
            let left = world.deepResolve(a)
            let right = world.deepResolve(b)
            if isWaiting(left) || isWaiting(right) {
                // `.member(variable)` against anything waits; a bare variable can take the other side at once.
                if !isOpenMember(left), !isOpenMember(right) { return unify(left, right) ? .solved : .failed }
                return .waiting
            }
            return unify(left, right) ? .solved : .failed
        case .subclass(let a, let b, _):
            let left = world.deepResolve(a)
            if case .variable = left { return .waiting }
            return world.isSubclass(left, of: world.deepResolve(b)) ? .solved : .failed
        }
    }

    private func isOpenMember(_ type: Type) -> Bool {
        if case .member = type { world.hasUnboundVariables(type) } else { false }
    }

    private func isWaiting(_ type: Type) -> Bool {
        switch type {
        case .variable: true
        case .member: world.hasUnboundVariables(type)
        default: false
        }
    }

    /// Protocols that waiting constraints demand of a variable.
    func protocols(demandedOf variable: TypeVariable) -> [ProtocolDecl] {
        pending.compactMap { constraint in
            if case .conforms(let subject, let item, _) = constraint, world.resolve(subject) == .variable(variable) {
                return item
            }
            return nil
        }
    }

    /// What a literal is where nothing says: an integer is a `Double` where an `Int` won't do.
    func fallback(for variable: TypeVariable) -> Type? {
        guard let literal = variable.literal, let type = world.known.defaultType(of: literal) else { return nil }
        guard literal == .integer else { return type }
        let demanded = protocols(demandedOf: variable)
        if !demanded.allSatisfy({ world.conforms(type, to: $0) }),
            demanded.allSatisfy({ world.conforms(world.known.double, to: $0) })
        {
            return world.known.double
        }
        return type
    }

    /// Literals whose associated types are waited for take their default types: `Array("abc")` is one of characters.
    ///
    /// - Parameter isOfTexts: whether only texts do, since what a number is used with can say which number it is.
    func settleWaiting(isOfTexts: Bool = false) -> Constraint? {
        for case .equal(let a, let b, _) in pending {
            for side in [a, b] {
                guard case .member(let base, _) = side, case .variable(let variable) = world.resolve(base),
                    !isOfTexts || variable.literal == .string, let type = fallback(for: variable)
                else { continue }
                bind(variable, to: type)
            }
        }
        return solve()
    }

    // MARK: - The end

    /// Gives literals made since `mark` their default types and finishes what waited for types. Work that still lacks
    /// types stays for an outer end, unless there is none.
    func finish(since mark: Mark) -> Constraint? {
        if let failed = solve() { return failed }
        for variable in literals[min(mark.literals, literals.count)...] where variable.binding == nil {
            guard let type = fallback(for: variable) else { continue }
            bind(variable, to: type)
        }
        literals.removeLast(max(0, literals.count - mark.literals))
        if let failed = solve() { return failed }
        var waiting: [() -> Bool] = []
        let all = fixups[min(mark.fixups, fixups.count)...]
        let wasFinishing = isFinishing
        isFinishing = true
        for fixup in all where !fixup() { waiting.append(fixup) }
        isFinishing = wasFinishing
        fixups.removeLast(max(0, fixups.count - mark.fixups))
        fixups += waiting
        return nil
    }

    var isEmpty: Bool { fixups.isEmpty }
    var hasWaitingWork: Bool { !fixups.isEmpty }
    func dropWork(since mark: Mark) { fixups.removeLast(max(0, fixups.count - mark.fixups)) }
}
