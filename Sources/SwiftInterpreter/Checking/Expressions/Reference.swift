import SwiftSyntax

/// What a name or a member access means before it is known how it is used.
enum Reference {
    case expression(Expression)
    case type(Type)
    case candidates([Candidate], name: String)
    case localFunction(LocalFunction)
    /// Already reported.
    case failed
}

/// One declaration that a name may mean, and what it is reached through.
struct Candidate {
    enum Receiver {
        case none
        case value(Expression)
        case type(Type)
        /// `Type.method`: the function that takes the instance first.
        case unapplied(Type)
        /// `super.f`
        case superValue(Expression)
    }

    let decl: ValueDecl
    let ownerArguments: [Type]
    let receiver: Receiver
    let distance: Int
    /// For a member of a type: the value that tells the type when the program runs.
    var metatype: Expression?

    /// The same behind all others.
    var further: Candidate {
        Candidate(
            decl: decl, ownerArguments: ownerArguments, receiver: receiver, distance: distance + 1_000,
            metatype: metatype)
    }
}

extension BodyChecker {
    /// Resolves names, members and specialised types without deciding between overloads.
    func reference(_ syntax: ExprSyntax, contextualType: Type?) -> Reference {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node): return nameReference(node)
        case .memberAccessExpr(let node): return memberReference(node, contextualType: contextualType)
        case .genericSpecializationExpr(let node): return specialization(node, contextualType: contextualType)
        case .tupleExpr(let node) where node.elements.count == 1 && node.elements.first?.label == nil:
            guard let inner = node.elements.first?.expression else { return .failed }
            switch inner.as(ExprSyntaxEnum.self) {
            case .declReferenceExpr, .memberAccessExpr, .genericSpecializationExpr, .tupleExpr, .packElementExpr:
                return reference(inner, contextualType: contextualType)
            default: break
            }
        case .arrayExpr(let node):
            if let type = typeOfLiteral(node) { return .type(type) }
        case .dictionaryExpr(let node):
            if let type = typeOfLiteral(node) { return .type(type) }
        case .typeExpr(let node): return .type(resolver().resolve(node.type))
        case .packElementExpr(let node):
            if let type = packElementType(node) { return .type(type) }
        case .optionalChainingExpr(let node):
            // `Int?.none`
            if let type = typeOfExpression(node.expression) { return .type(world.known.optional(type)) }
        default: break
        }
        guard let expression = inferBase(syntax, contextualType: contextualType) else { return .failed }
        return .expression(expression)
    }

    /// `[Int]` in `[Int]()`.
    private func typeOfLiteral(_ node: ArrayExprSyntax) -> Type? {
        guard node.elements.count == 1, let element = node.elements.first?.expression else { return nil }
        return typeOfExpression(element).map { world.known.array($0) }
    }

    private func typeOfLiteral(_ node: DictionaryExprSyntax) -> Type? {
        guard case .elements(let elements) = node.content, elements.count == 1, let element = elements.first,
            let key = typeOfExpression(element.key), let value = typeOfExpression(element.value)
        else { return nil }
        return world.known.dictionary(key, value)
    }

    private func typeOfExpression(_ syntax: ExprSyntax) -> Type? {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node):
            let name = node.baseName.identifierText
            // An associated type of a protocol that a type round here conforms to isn't declared anywhere round here.
            let isType = resolver().lookup(name) != nil || name == "Any" || name == "Self"
            let isAssociated = name.first?.isUppercase == true && resolver().associatedType(name) != nil
            guard lookupLocal(name) == nil, isType || isAssociated else { return nil }
            if case .type(let type) = trying({ nameReference(node) }) { return type }
        case .memberAccessExpr(let node):
            guard node.base != nil, node.declName.baseName.text.first?.isUppercase == true else { return nil }
            if case .type(let type) = trying({ memberReference(node, contextualType: nil) }) { return type }
        case .genericSpecializationExpr(let node):
            if case .type(let type) = trying({ specialization(node, contextualType: nil) }) { return type }
        case .optionalChainingExpr(let node): return typeOfExpression(node.expression).map { world.known.optional($0) }
        case .arrayExpr(let node): return typeOfLiteral(node)
        case .dictionaryExpr(let node): return typeOfLiteral(node)
        case .typeExpr(let node): return resolver().resolve(node.type)
        case .tupleExpr, .sequenceExpr: return writtenType(syntax)
        default: break
        }
        return nil
    }

    // MARK: - Names

    private func nameReference(_ node: DeclReferenceExprSyntax) -> Reference {
        let name = node.baseName.identifierText
        if node.baseName.tokenKind == .keyword(.Self) {
            return resolver().selfType.map { .type($0) } ?? .failed
        }
        switch lookupLocal(name) {
        case .variable(let variable)?:
            use(variable)
            if variable.type.isExpansion, !isPackName {
                error("value pack '\(describe(variable.type.pattern))' must be referenced with 'each'", node)
                return .failed
            }
            let read = make(.local(variable), variable.type, range(node))
            read.isImplicitlyUnwrapped = variable.isImplicitlyUnwrapped
            return .expression(read)
        case .function(let function)?:
            function.mentions &+= 1
            return .localFunction(function)
        case .accessed(let access)?:
            guard let value = access.read(self, range(node)) else { return .failed }
            return .expression(value)
        case nil: break
        }
        if name == "self" {
            error("cannot find 'self' in scope; did you mean to use it in a type or extension context?", node)
            return .failed
        }
        if let found = implicitSelf(name, node) { return found }
        if let parameter = context.parameter(named: name) { return .type(.parameter(parameter)) }
        if let local = context.localType(named: name) { return typeReference(local, node) }
        let globals = world.globals(named: name, from: context.file)
        if !globals.isEmpty {
            return .candidates(
                globals.map {
                    Candidate(decl: $0, ownerArguments: [], receiver: .none, distance: $0.native == nil ? 0 : 1)
                },
                name: name)
        }
        if name == "Any" { return .type(.any) }
        if name == "Void" { return .type(.void) }
        if let type = resolver().lookup(name) { return typeReference(type, node) }
        if name.first?.isUppercase ?? false, let type = resolver().associatedType(name) { return .type(type) }
        if world.isModule(name), !(world.stubs.contains(name) && isCalled(node)) { return .type(.error) }
        if world.stubs.declare(type: name, in: context.file), let value = placeholder(name, range(node)) {
            return .expression(value)
        }
        if world.isUndeclared(name, in: context.file) {
            sink.noteUndeclared(name, at: range(node))
            if let value = placeholder(name, range(node)) { return .expression(value) }
        }
        // In an extension of a type that isn't here any name may be one of its members.
        if let owner = context.nominal, owner === world.placeholderDecl || mayInherit(typeNamed: name, owner),
            let value = placeholder(name, range(node))
        {
            return .expression(value)
        }
        if !name.isEmpty, node.baseName.presence == .present { reportUnknown(name, node) }
        return .failed
    }

    /// Whether a type may have a name from a protocol that isn't here, as a tip has `Action`.
    private func mayInherit(typeNamed name: String, _ owner: NominalDecl) -> Bool {
        (name.first?.isUppercase ?? false) && world.hasUnknownParent(owner)
            && Spelling.nearest(to: name, among: world.typeNames(), most: 1) == nil
    }

    private func isCalled(_ node: DeclReferenceExprSyntax) -> Bool {
        node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(node).id
    }

    private func typeReference(_ declaration: TypeDeclaration, _ node: DeclReferenceExprSyntax) -> Reference {
        let type = resolver().make(declaration, [], written: false, at: Syntax(node))
        return .type(type)
    }

    /// Members of `self` and of the types around, without `self.` before them.
    private func implicitSelf(_ name: String, _ node: DeclReferenceExprSyntax) -> Reference? {
        var nominal = context.nominal
        var isInnermost = true
        while let current = nominal {
            let type = world.fixed(world.declaredType(of: current), in: context)
            let members = world.members(named: name, of: type)
            if !members.isEmpty, name != "init" {
                let instance = isInnermost && hasInstanceSelf ? selfExpression(at: range(node)) : nil
                if current.isReference {
                    instance?.implicitMember = ImplicitMember(name: name, isMethod: members[0].decl is FunctionDecl)
                }
                var found: [Candidate] = []
                for member in members {
                    if member.decl.isStatic || member.decl is EnumCaseDecl {
                        guard instance == nil else { continue }
                        found.append(
                            Candidate(
                                decl: member.decl, ownerArguments: member.ownerArguments, receiver: .type(type),
                                distance: member.distance))
                    } else if let instance {
                        found.append(
                            Candidate(
                                decl: member.decl, ownerArguments: member.ownerArguments, receiver: .value(instance),
                                distance: member.distance))
                    }
                }
                if !found.isEmpty { return .candidates(found, name: name) }
                if world.globals(named: name, from: context.file).isEmpty, resolver().lookup(name) == nil,
                    let first = members.first
                {
                    if first.decl.isStatic || first.decl is EnumCaseDecl {
                        error(
                            "\(first.decl is EnumCaseDecl ? "enum case" : "static member") '\(name)' cannot be used on "
                                + "instance of type '\(current.name)'", node)
                    } else if isInnermost, isPropertyInitializer {
                        error(
                            "cannot use instance member '\(name)' within property initializer; "
                                + "property initializers run before 'self' is available", node)
                    } else {
                        error("instance member '\(name)' cannot be used on type '\(current.name)'", node)
                    }
                    return .failed
                }
            }
            isInnermost = false
            nominal = current.owner
        }
        return nil
    }

    private func reportUnknown(_ name: String, _ node: DeclReferenceExprSyntax) {
        guard !sink.isTrial else { return }
        if name.hasPrefix("$"), Int(name.dropFirst()) != nil {
            return error("anonymous closure argument not contained in a closure", node)
        }
        // It may be a member that is inherited from a class that isn't known.
        if name.first?.isLowercase ?? false, let owner = context.nominal, world.hasUnknownParent(owner) { return }
        let near = sink.nearest(to: name, among: visibleNames)
        sink.reportUnknown(
            name, "cannot find '\(name)' in scope", at: range(node),
            note: (world.modules.contextualType(for: name, in: context.file) ?? near.map { "did you mean '\($0)'?" })
                .map {
                    .note($0)
                })
    }

    private var visibleNames: [String] {
        var names = scope.map(\.name)
        if let nominal = context.nominal { names += memberNames(of: world.declaredType(of: nominal)) }
        return names + world.globalNames() + world.typeNames()
    }

    /// Names of all members a type has, for suggestions.
    func memberNames(of type: Type) -> [String] {
        var result: [String] = []
        func add(_ decl: NominalDecl) {
            result += decl.userMembers.values.keys.sorted()
            result += decl.memberProvider?.memberNames(of: decl) ?? []
        }
        switch world.resolve(type) {
        case .nominal(let decl, _):
            var current = decl
            for _ in 0..<32 {
                add(current)
                for conformance in world.conformanceTable(of: current) { add(conformance.protocol) }
                guard case .nominal(let parent, _)? = current.superclass else { break }
                current = parent
            }
        case .existential(let protocols): for item in protocols { world.allProtocols(of: item).forEach(add) }
        case .opaque(let opaque, _): for item in opaque.protocols { world.allProtocols(of: item).forEach(add) }
        case .parameter, .member:
            for item in world.protocols(ofAbstract: world.resolve(type)) { world.allProtocols(of: item).forEach(add) }
        default: break
        }
        return result
    }

    // MARK: - Specialisation

    private func specialization(_ node: GenericSpecializationExprSyntax, contextualType: Type?) -> Reference {
        let arguments = node.genericArgumentClause.arguments.map { argument -> Type in
            guard case .type(let type) = argument.argument else { return .error }
            return resolver().resolve(type)
        }
        if let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
            lookupLocal(name) == nil,
            case .alias(let alias)? = resolver().lookup(name), !alias.genericSignature.parameters.isEmpty
        {
            // The arguments are the alias's, whatever its own type takes.
            return .type(resolver().make(.alias(alias), arguments, written: true, at: Syntax(node)))
        }
        switch reference(node.expression, contextualType: contextualType) {
        case .type(.nominal(let decl, let inner)):
            let expected = decl.genericSignature.parameters.count
            let outer = decl.owner.map { $0.genericSignature.parameters.count } ?? 0
            guard let arguments = world.bundled(arguments, for: decl.genericSignature.parameters.dropFirst(outer))
            else {
                error(
                    "generic type '\(decl.name)' specialized with \(arguments.count < expected - outer ? "too few" : "too many") "
                        + "type parameters (got \(arguments.count), but expected \(expected - outer))", node)
                return .failed
            }
            return .type(.nominal(decl, Array(inner.prefix(outer)) + arguments))
        case .type(let type):
            return .type(type)
        case .candidates(_, let name):
            error("cannot explicitly specialize '\(name)'", node)
            return .failed
        case let other: return other
        }
    }
}
