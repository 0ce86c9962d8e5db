import SwiftSyntax

/// `\Root.a.b`
extension BodyChecker {
    func keyPath(_ node: KeyPathExprSyntax, contextualType: Type?) -> Expression? {
        var root: Type?
        var expectedFunction: FunctionType?
        var target = contextualType.map { world.deepResolve($0) }
        while let current = target, let wrapped = world.wrapped(current) { target = wrapped }
        switch target {
        case .nominal(let decl, let arguments)? where isKeyPath(decl) && arguments.count == 2: root = arguments[0]
        case .nominal(let decl, let arguments)? where isPartialKeyPath(decl) && arguments.count == 1:
            root = arguments[0]
        case .function(let function)? where function.parameters.count == 1:
            root = function.parameters[0].type
            expectedFunction = function
        default: break
        }
        var components = node.components[...]
        if let written = node.root {
            let type = nestedRoot(resolver().resolve(written), &components)
            if let expected = root { _ = solver.unify(expected, type) }
            root = type
        }
        if let root, case .variable(let variable) = world.resolve(root), let literal = variable.literal,
            let fallback = world.known.defaultType(of: literal)
        {
            solver.bind(variable, to: fallback)
        }
        if let root, isOpen(root) || world.hasUnboundVariables(root) { _ = solver.settleWaiting() }
        guard let root, !isOpen(root) else {
            error("cannot infer key path type from context; consider explicitly specifying a root type", node)
            return nil
        }
        _ = expectedFunction
        let start = world.deepResolve(root)
        if case .error = start { return nil }
        var path = PathBuilder(type: start)
        for component in components {
            switch component.component {
            case .property(let property):
                let name = property.declName.baseName.identifierText
                guard step(name, &path, property.declName) else { return nil }
            case .subscript(let item):
                let arguments = item.arguments.map {
                    CallArgument(label: $0.label?.identifierText, syntax: $0.expression, range: range($0.expression))
                }
                guard subscriptStep(arguments, range(item), &path) else { return nil }
            case .optional(let item):
                guard let wrapped = world.wrapped(path.type) else {
                    error("cannot use optional chaining on non-optional value of type '\(describe(path.type))'", item)
                    return nil
                }
                let isForce = item.questionOrExclamationMark.tokenKind == .exclamationMark
                path.type = wrapped
                path.components.append(KeyPathComponent(isForce ? .forceUnwrap : .optionalChain, type: wrapped))
                if !isForce { path.isChain = true }
            default:
                error("methods in key paths are not supported yet", component)
                return nil
            }
        }
        return finish(path, root: start, range(node))
    }

    /// `\Outer.Inner.name`: the names before the first member are types.
    private func nestedRoot(_ written: Type, _ components: inout KeyPathComponentListSyntax.SubSequence) -> Type {
        var root = written
        while case .property(let property)? = components.first?.component {
            let name = property.declName.baseName.identifierText
            guard name != "self", world.members(named: name, of: root).isEmpty,
                let nested = world.memberType(name, of: root) ?? associatedType(name, of: root)
            else { break }
            root = nested
            components = components.dropFirst()
        }
        return root
    }

    /// `Data.Element` of a generic parameter that nothing more is known of.
    private func associatedType(_ name: String, of root: Type) -> Type? {
        switch world.resolve(root) {
        case .parameter, .member: break
        default: return nil
        }
        let parents = world.protocols(ofAbstract: world.resolve(root)).flatMap { world.allProtocols(of: $0) }
        return parents.contains { $0.nestedType(named: name) != nil } ? .member(world.resolve(root), name) : nil
    }

    /// What is known of a key path so far.
    private struct PathBuilder {
        var type: Type
        var components: [KeyPathComponent] = []
        var isWritable = true
        var isReference = false
        var isChain = false
    }

    private func finish(_ path: PathBuilder, root: Type, _ place: SourceRange) -> Expression? {
        var path = path
        if path.isChain, world.wrapped(path.type) == nil {
            path.type = world.known.optional(path.type)
            path.components.append(KeyPathComponent(.optionalWrap, type: path.type))
            path.isWritable = false
        }
        let known = world.known
        let decl =
            path.isReference && path.isWritable
            ? known.referenceKeyPathDecl : path.isWritable ? known.writableKeyPathDecl : known.keyPathDecl
        guard let decl = decl ?? known.keyPathDecl else { return nil }
        return make(.keyPath(root: root, path.components), .nominal(decl, [root, path.type]), place)
    }

    private func step(_ name: String, _ path: inout PathBuilder, _ node: some SyntaxProtocol) -> Bool {
        if name == "self" { return true }
        let type = world.deepResolve(path.type)
        if case .tuple(let elements) = type,
            let index = Int(name) ?? elements.firstIndex(where: { $0.label == name }), elements.indices.contains(index)
        {
            path.type = elements[index].type
            path.components.append(KeyPathComponent(.tupleElement(index), type: path.type))
            return true
        }
        let place = range(node)
        let dummy = Expression(.literal(.absent), type: type, range: place)
        let found = candidates(named: name, ofValue: dummy, type).filter { $0.decl is VariableDecl }
        let nearest = found.min { $0.distance < $1.distance }
        guard let candidate = nearest ?? stubbedVariable(name, of: dummy, type, at: place),
            let decl = candidate.decl as? VariableDecl
        else {
            if !sink.isTrial {
                let near = sink.nearest(to: name, among: memberNames(of: type))
                let whole = Syntax(node).ancestorOrSelf { $0.as(KeyPathExprSyntax.self) }.map { range($0) } ?? place
                sink.reportUnknown(
                    name, "value of type '\(describe(type))' has no member '\(name)'", at: whole,
                    note: near.map { .note("did you mean '\($0)'?") })
            }
            return false
        }
        let (substitution, _) = open(candidate, at: place)
        if let failed = solver.solve() {
            report(failed)
            return false
        }
        note(decl.isSettable, decl.isSetterMutating, type, &path)
        path.type = world.substitute(decl.type, substitution)
        path.components.append(KeyPathComponent(.property(decl), type: path.type))
        return true
    }

    private func note(_ isSettable: Bool, _ isSetterMutating: Bool, _ type: Type, _ path: inout PathBuilder) {
        if world.isReference(type) {
            path.isReference = true
            path.isWritable = isSettable
        } else if !isSettable {
            path.isWritable = false
        } else if !isSetterMutating {
            path.isReference = true
            path.isWritable = true
        }
    }

    private func subscriptStep(
        _ arguments: [CallArgument], _ place: SourceRange, _ path: inout PathBuilder
    ) -> Bool {
        let type = world.deepResolve(path.type)
        let base = Expression(.literal(.absent), type: type, range: place)
        let found = candidates(named: "subscript", ofValue: base, type)
        guard !found.isEmpty, let result = resolve(found, arguments, "subscript", place, contextualType: nil),
            case .subscript(_, let decl, let values, _, _) = result.kind
        else {
            if found.isEmpty { error("value of type '\(describe(type))' has no subscripts", at: place) }
            return false
        }
        note(decl.isSettable, decl.isSetterMutating, type, &path)
        path.type = world.deepResolve(result.type)
        path.components.append(KeyPathComponent(.subscript(decl, values), type: path.type))
        return true
    }

    /// A path of one property, for dynamic member lookup.
    func keyPath(to name: String, in root: Type, _ node: MemberAccessExprSyntax) -> Expression? {
        let start = world.deepResolve(root)
        if isOpen(start) { return nil }
        var path = PathBuilder(type: start)
        guard step(name, &path, node.declName) else { return nil }
        return finish(path, root: start, range(node))
    }

    /// A path of one subscript, for dynamic member lookup.
    func keyPath(toSubscript arguments: [CallArgument], in root: Type, _ place: SourceRange) -> Expression? {
        let start = world.deepResolve(root)
        if isOpen(start) { return nil }
        var path = PathBuilder(type: start)
        guard subscriptStep(arguments, place, &path) else { return nil }
        return finish(path, root: start, place)
    }
}
