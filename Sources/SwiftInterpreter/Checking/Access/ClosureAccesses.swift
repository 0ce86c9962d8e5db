/// The variables from outside that a closure reads and changes while it runs, and where.
struct ClosureAccesses {
    struct Access {
        let storage: AccessedStorage
        var changes: Bool
        var place: AccessPlace
    }

    private let world: World
    private var accesses: [Access] = []
    /// What local functions called here share; the closure shares it with them, and the running program looks after it.
    private var shared: Set<LocalVariable> = []

    static func of(_ closure: ClosureExpression, in world: World) -> [Access] {
        var finder = ClosureAccesses(world: world)
        finder.run(closure.body.statements)
        return finder.accesses.filter { access in
            if case .local(let variable) = access.storage.root { !finder.shared.contains(variable) } else { true }
        }
    }

    private init(world: World) { self.world = world }

    // MARK: - Statements

    private mutating func run(_ statements: [Statement]) { for statement in statements { run(statement) } }

    private mutating func run(_ statement: Statement) {
        switch statement.kind {
        // What a local function does is done in its own variables' boxes; the running program looks after those.
        case .localFunction: return
        case .expression(let value):
            // A name by itself isn't read.
            if world.storage(of: value, changes: false)?.isSealed == false { return }
        default: break
        }
        var expressions: [Expression] = []
        var statements: [Statement] = []
        statement.visit({ expressions.append($0) }, { statements.append($0) })
        for expression in expressions { look(expression) }
        run(statements)
    }

    // MARK: - Expressions

    private mutating func look(_ expression: Expression) {
        switch expression.kind {
        case .assign(let place, let value):
            look(value)
            change(place, at: .assignment(place.range))
        case .call(let call): look(call)
        case .closure(let closure):
            for part in expression.parts { look(part) }
            enter(closure, expression.type)
        case .statement(let statement): run(statement)
        case .localFunction(let function): share(function)
        case .property(let base, let decl, _, _) where decl.isGetterMutating && !world.isReference(base.type):
            change(base, at: .start(expression.range))
        case .discard(let place):
            if let storage = world.storage(of: place, changes: false) {
                add(Access(storage: storage, changes: false, place: .discarded(place)))
                lookAtIndices(place)
            } else {
                look(place)
            }
        default: read(expression)
        }
    }

    private mutating func share(_ function: LocalFunction) {
        for capture in function.body?.captures ?? [] { shared.insert(capture.variable) }
    }

    private mutating func read(_ place: Expression) {
        guard let storage = world.storage(of: place, changes: false) else {
            for closure in place.autoclosures { enter(closure, nil) }
            for part in place.parts { look(part) }
            return
        }
        add(Access(storage: storage, changes: false, place: .read(loaded(place))))
        lookAtIndices(place)
    }

    /// The place whose value is loaded: that of the receiver where a getter makes another of it.
    private func loaded(_ place: Expression) -> Expression {
        switch place.kind {
        case .property(let base, let decl, _, _)
        where !decl.isSettable && world.storage(of: base, changes: false) != nil:
            loaded(base)
        case .forceUnwrap(let base), .optionalBind(let base), .optionalChain(let base, _): loaded(base)
        default: place
        }
    }

    private mutating func change(_ place: Expression, at location: AccessPlace) {
        if let storage = world.storage(of: place, changes: true) {
            add(Access(storage: storage, changes: true, place: location))
            lookAtIndices(place)
        } else {
            for part in place.parts { look(part) }
        }
    }

    /// What is evaluated on the way to a place.
    private mutating func lookAtIndices(_ place: Expression) {
        switch place.kind {
        case .subscript(let base, _, _, _, _):
            for part in place.parts.dropFirst() { look(part) }
            lookAtIndices(base)
        case .keyPathAccess(let base, let path):
            look(path)
            lookAtIndices(base)
        case .property(let base, _, _, _), .tupleElement(let base, _), .forceUnwrap(let base), .optionalBind(let base),
            .optionalChain(let base, _), .convert(_, let base):
            lookAtIndices(base)
        default: break
        }
    }

    private mutating func look(_ call: Call) {
        switch call.callee {
        case .function(let decl, let receiver?, _):
            if decl.isMutating, !world.isReference(receiver.type) {
                change(receiver, at: .start(receiver.range))
            } else {
                look(receiver)
            }
        case .delegatingInitializer(_, let receiver, _), .superMethod(_, let receiver): look(receiver)
        case .value(let value): look(value)
        case .local(let function): share(function)
        case .function, .initializer: break
        }
        if let metatype = call.metatype { look(metatype) }
        for argument in call.arguments {
            switch argument {
            case .value(let value): look(value)
            case .inout(let place): change(place, at: call.place(ofInout: place))
            case .autoclosure(let closure): enter(closure, nil)
            case .variadic(let values), .pack(let values): for value in values { look(value) }
            case .default: break
            }
        }
    }

    /// A closure that is called while this one runs; one that escapes may be called at any time, or never.
    private mutating func enter(_ closure: ClosureExpression, _ type: Type?) {
        if closure.escapes { return }
        if case .function(let function)? = type, function.isAsync { return }
        run(closure.body.statements)
    }

    /// Of several accesses to the same storage the first counts, but a change before all that read.
    private mutating func add(_ access: Access) {
        guard case .local = access.storage.root else { return }
        let known = accesses.firstIndex {
            $0.storage.root == access.storage.root && $0.storage.path == access.storage.path
        }
        guard let known else { return accesses.append(access) }
        if access.changes, !accesses[known].changes { accesses[known] = access }
    }
}

/// Where an access is shown; found in the source only when there is something to report.
enum AccessPlace {
    /// The beginning of the place.
    case start(SourceRange)
    /// `&` before the place.
    case ampersand(SourceRange)
    /// `=` after the place.
    case assignment(SourceRange)
    /// The last name of the place, or the bracket of its index.
    case read(Expression)
    /// `=` before a place whose value isn't used.
    case discarded(Expression)

    func range(in sources: [SourceFile]) -> SourceRange {
        switch self {
        case .start(let range): return range
        case .ampersand(let range): return character("&", in: sources, range, from: -1) ?? range
        case .assignment(let range): return character("=", in: sources, range, from: Int(range.length)) ?? range
        case .read(let place): return Self.read(place)
        case .discarded(let place):
            guard place.isPlainPlace else { return Self.read(place) }
            return character("=", in: sources, place.range, from: -2) ?? place.range
        }
    }

    private static func read(_ place: Expression) -> SourceRange {
        let range = place.range
        switch place.kind {
        case .property(_, let decl, _, _):
            let length = decl.name.utf8.count
            guard range.length > length else { return range }
            return SourceRange(
                file: Int(range.file), offset: Int(range.offset + range.length) - length, length: length)
        case .tupleElement(let base, _):
            let offset = Int(base.range.offset + base.range.length) + 1
            let length = Int(range.offset + range.length) - offset
            return length > 0 ? SourceRange(file: Int(range.file), offset: offset, length: length) : range
        case .subscript(let base, _, _, _, _), .keyPathAccess(let base, _):
            let offset = Int(base.range.offset + base.range.length)
            return SourceRange(file: Int(range.file), offset: offset, length: 1)
        default: return range
        }
    }

    /// The first such character from a place near a range on, over blanks and closing brackets.
    private func character(
        _ character: Character, in sources: [SourceFile], _ range: SourceRange, from distance: Int
    ) -> SourceRange? {
        guard sources.indices.contains(Int(range.file)) else { return nil }
        let bytes = sources[Int(range.file)].text.utf8.dropFirst(Int(range.offset) + distance).prefix(100)
        guard let byte = character.utf8.first, let index = bytes.firstIndex(of: byte) else { return nil }
        let offset = bytes.distance(from: bytes.startIndex, to: index)
        if distance < 0, offset > 0 { return nil }
        return SourceRange(
            file: Int(range.file), offset: Int(range.offset) + distance + offset,
            length: distance < 0 ? Int(range.length) + 1 : 1)
    }
}

extension Expression {
    fileprivate var isPlainPlace: Bool {
        switch kind {
        case .local, .property, .tupleElement: true
        default: false
        }
    }
}

extension Call {
    /// Where the access of an `inout` argument is shown: operators have no `&`.
    func place(ofInout place: Expression) -> AccessPlace {
        if case .function(let decl, _, _) = callee, decl.kind == .operator { return .start(place.range) }
        return .ampersand(place.range)
    }
}
