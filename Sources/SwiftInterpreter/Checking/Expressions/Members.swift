import SwiftSyntax

/// `base.name`
extension BodyChecker {
    func memberReference(_ node: MemberAccessExprSyntax, contextualType: Type?) -> Reference {
        let name = node.declName.baseName.identifierText
        guard let base = node.base else { return implicitMember(name, node, contextualType: contextualType) }
        if base.is(SuperExprSyntax.self) { return superMember(name, node) }
        if name == "self", let tuple = base.as(TupleExprSyntax.self), tuple.elements.count > 1,
            let type = tupleType(tuple)
        {
            return .expression(make(.metatype(type), .metatype(type), range(node)))
        }
        let contextualType = contextualType.flatMap { isOfBase($0, base) ? $0 : nil }
        let outer = expectedUse
        expectedUse = base.is(FunctionCallExprSyntax.self) ? outer?.preceded(by: name) : nil
        let baseType =
            base.as(ArrayExprSyntax.self).map { contextualTypeOfLiteral($0, name, node, contextualType) }
            ?? contextualType
        let baseTakesType =
            base.is(ArrayExprSyntax.self) || isContextual(base)
            || expectsList(contextualType) && leavesElements(name, base)
        switch reference(base, contextualType: baseTakesType ? baseType : nil) {
        case .failed: return .failed
        case .type(let type): return typeMember(name, of: type, node, metatype: dynamicSelf(base, type))
        case .localFunction(let function):
            if name == "self" { return .localFunction(function) }
            error("value of function type has no member '\(name)'", node.declName)
            return .failed
        case let found:
            guard let value = value(of: found, base, contextualType: nil) else { return .failed }
            let used = outer == nil ? otherwise(base, than: value, for: ExpectedUse(members: [name])) ?? value : value
            return member(name, of: used, node)
        }
    }

    /// Whether what is expected of `base.name` can be what is expected of the base: a value of any type can't be, unless
    /// the base begins with a name that is looked for there.
    private func isOfBase(_ expected: Type, _ base: ExprSyntax) -> Bool {
        var type = world.resolve(expected)
        while let wrapped = world.wrapped(type) { type = world.resolve(wrapped) }
        guard case .existential = type else { return true }
        return beginsWithImplicitMember(base)
    }

    private func beginsWithImplicitMember(_ syntax: ExprSyntax) -> Bool {
        var syntax = syntax
        while true {
            switch syntax.as(ExprSyntaxEnum.self) {
            case .memberAccessExpr(let node):
                guard let base = node.base else { return true }
                syntax = base
            case .functionCallExpr(let node): syntax = node.calledExpression
            case .subscriptCallExpr(let node): syntax = node.calledExpression
            case .optionalChainingExpr(let node): syntax = node.expression
            case .forceUnwrapExpr(let node): syntax = node.expression
            default: return false
            }
        }
    }

    /// `items.map { .init($0) }.sorted(by: <)`: what is expected of the whole says what the closure makes.
    func leavesElements(_ callee: ExprSyntax) -> Bool {
        guard let member = callee.as(MemberAccessExprSyntax.self), let base = member.base else { return false }
        return leavesElements(member.declName.baseName.text, base)
    }

    private func leavesElements(_ name: String, _ base: ExprSyntax) -> Bool {
        guard let call = base.as(FunctionCallExprSyntax.self), rearrangesList(name) else { return false }
        if isMemberOfArrayLiteral(call.calledExpression) { return true }
        let closures = ([call.trailingClosure] + call.arguments.map { $0.expression.as(ClosureExprSyntax.self) })
        let isOpen = closures.compactMap(\.self).contains { closure in
            checker.singleExpression(closure.statements).map { isContextual($0) } ?? false
        }
        if isOpen { return true }
        return leavesElements(call.calledExpression)
    }

    /// `Self` in a class: the type of the object, which may be a subclass.
    private func dynamicSelf(_ base: ExprSyntax, _ type: Type) -> Expression? {
        guard let name = base.as(DeclReferenceExprSyntax.self), name.baseName.tokenKind == .keyword(.Self),
            isDynamic(type), let own = selfExpression(at: range(base))
        else { return nil }
        if case .metatype = own.type { return own }
        return make(.dynamicType(own), .metatype(type), range(base))
    }

    /// `(Int, String)` where it means the type.
    private func tupleType(_ node: TupleExprSyntax) -> Type? {
        var elements: [TupleElement] = []
        for element in node.elements {
            guard case .type(let type) = trying({ reference(element.expression, contextualType: nil) }) else {
                return nil
            }
            elements.append(TupleElement(element.label?.identifierText, type))
        }
        return .tuple(elements)
    }

    private func superMember(_ name: String, _ node: MemberAccessExprSyntax) -> Reference {
        guard let instance = selfExpression(at: range(node)), let decl = context.nominal,
            case .nominal(_, let arguments) = world.fixed(world.declaredType(of: decl), in: context),
            let parent = world.superclassType(of: decl, arguments)
        else {
            if context.nominal.map({ world.hasUnknownParent($0) }) ?? false { return .failed }
            error(
                context.nominal?.isReference ?? false
                    ? "'super' members cannot be referenced in a root class"
                    : "'super' cannot be used outside of a class computed property, method, initializer, deinitializer, "
                        + "or subscript", node)
            return .failed
        }
        let found = world.members(named: name, of: parent).map {
            Candidate(
                decl: $0.decl, ownerArguments: $0.ownerArguments, receiver: .superValue(instance), distance: $0.distance
            )
        }
        guard !found.isEmpty else {
            error("value of type '\(describe(parent))' has no member '\(name)'", node.declName)
            return .failed
        }
        return .candidates(found, name: name)
    }

    /// A member of a value.
    func member(_ name: String, of base: Expression, _ node: MemberAccessExprSyntax) -> Reference {
        if name == "self" { return .expression(base) }
        // `name.map { … }` of a `T!` is the optional's, as all that an optional has itself, where that fits.
        let isOptionals = base.isImplicitlyUnwrapped && !candidates(named: name, ofValue: base, base.type).isEmpty
        let unwrapped = unwrapImplicitly(base)
        let base = isOptionals ? base : unwrapped
        settle(base, lookingFor: name)
        if world.hasUnboundVariables(base.type), let failed = solver.settleWaiting() {
            report(failed)
            return .failed
        }
        let type = world.deepResolve(base.type)
        switch type {
        case .error:
            sawUnknown = true
            return .failed
        case .tuple(let elements):
            let index = Int(name) ?? elements.firstIndex { $0.label == name }
            guard let index, elements.indices.contains(index) else {
                error("value of tuple type '\(describe(type))' has no member '\(name)'", node.declName)
                return .failed
            }
            return .expression(make(.tupleElement(base, index), elements[index].type, range(node)))
        case .metatype(let instance):
            return typeMember(name, of: instance, node, metatype: isDynamic(instance) ? base : nil)
        case .variable:
            error("type of expression is ambiguous without a type annotation", node.base ?? ExprSyntax(node))
            return .failed
        default: break
        }
        var found = candidates(named: name, ofValue: base, type)
        if isOptionals {
            found += candidates(named: name, ofValue: unwrapped, unwrapped.type).map { $0.further }
        }
        if !found.isEmpty { return .candidates(found, name: name) }
        if let dynamic = dynamicMember(name, of: base, type, node) { return .expression(dynamic) }
        if let stubbed = stubbedMember(name, of: base, type, node) { return .expression(stubbed) }
        reportMissing(name, type, node, isType: false)
        return .failed
    }

    func candidates(named name: String, ofValue base: Expression, _ type: Type) -> [Candidate] {
        world.members(named: name, of: type).compactMap { member in
            guard !member.decl.isStatic, !(member.decl is EnumCaseDecl), member.decl.name != "init" else { return nil }
            return Candidate(
                decl: member.decl, ownerArguments: member.ownerArguments, receiver: .value(base),
                distance: member.distance)
        }
    }

    /// A member of a type: static, initialiser, case, nested type, or an instance method unapplied.
    func typeMember(
        _ name: String, of type: Type, _ node: MemberAccessExprSyntax, metatype: Expression? = nil
    ) -> Reference {
        let type = world.deepResolve(type)
        switch name {
        case "self": return .expression(metatype ?? make(.metatype(type), .metatype(type), range(node)))
        case "Type", "Protocol": return .type(.metatype(type))
        default: break
        }
        if case .error = type {
            sawUnknown = true
            // `SwiftUI.Text`: the module's name before a global or a type.
            if let module = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, world.isModule(module) {
                if let found = world.moduleType(named: name, in: module, from: context.file) {
                    return .type(resolver().make(found, [], written: false, at: Syntax(node)))
                }
                let globals =
                    world.modules.globals(named: name, inModule: module, from: context.file)
                    ?? world.globals(named: name)
                if !globals.isEmpty {
                    return .candidates(
                        globals.map { Candidate(decl: $0, ownerArguments: [], receiver: .none, distance: 0) },
                        name: name)
                }
                if world.stubs.contains(module), let value = placeholder(name, range(node)) {
                    return .expression(value)
                }
                error("module '\(module)' has no member named '\(name)'", node.declName)
            }
            return .failed
        }
        let found = staticCandidates(named: name, of: type)
        if let metatype, !found.isEmpty {
            let dynamic = found.map { candidate in
                var candidate = candidate
                candidate.metatype = metatype
                return candidate
            }
            return .candidates(dynamic, name: name)
        }
        if !found.isEmpty { return .candidates(found, name: name) }
        if case .nominal(let decl, let arguments) = type {
            if case .nominal(let nested)? = decl.nestedType(named: name) {
                if nested is ProtocolDecl { return .type(.existential([nested as? ProtocolDecl].compactMap(\.self))) }
                let missing = nested.genericSignature.parameters.count - arguments.count
                return .type(.nominal(nested, arguments + (0..<max(0, missing)).map { _ in solver.makeVariable() }))
            }
            if let member = world.memberType(name, of: type) { return .type(member) }
        }
        if case .parameter = type {
            let member = world.memberType(name, of: type) ?? .member(type, name)
            if world.protocols(ofAbstract: type).contains(where: { item in
                world.allProtocols(of: item).contains { $0.nestedType(named: name) != nil }
            }) {
                return .type(member)
            }
        }
        let generated = generatedCandidates(named: name, of: type)
        if !generated.isEmpty { return .candidates(generated, name: name) }
        if world.isPlaceholder(type), let value = placeholder(name, range(node)) { return .expression(value) }
        reportMissing(name, type, node, isType: true)
        return .failed
    }

    /// Whether a value of this metatype may stand for another type than the static one.
    private func isDynamic(_ type: Type) -> Bool {
        switch world.resolve(type) {
        case .existential: true
        case .nominal(let decl, _): decl.isReference && !decl.isFinal && decl.native == nil
        default: false
        }
    }

    func staticCandidates(named name: String, of type: Type) -> [Candidate] {
        var result: [Candidate] = []
        var unapplied: [Candidate] = []
        for member in world.members(named: name, of: type) {
            let isStatic = member.decl.isStatic || member.decl is EnumCaseDecl || member.decl.name == "init"
            let candidate = Candidate(
                decl: member.decl, ownerArguments: member.ownerArguments,
                receiver: isStatic ? .type(type) : .unapplied(type), distance: member.distance)
            if isStatic { result.append(candidate) } else if member.decl is FunctionDecl { unapplied.append(candidate) }
        }
        return result.isEmpty ? unapplied : result
    }

    /// A static member that a tool may have generated.
    func generatedCandidates(named name: String, of type: Type) -> [Candidate] {
        guard case .nominal(let decl, let arguments) = world.resolve(type), let made = generatedStatic(name, of: decl)
        else { return [] }
        return [Candidate(decl: made, ownerArguments: arguments, receiver: .type(type), distance: 400)]
    }

    func generatedStatic(_ name: String, of decl: NominalDecl) -> ValueDecl? {
        (decl.memberProvider as? NativeMembers)?.generatedStatic(named: name, of: decl)
    }

    // MARK: - @dynamicMemberLookup

    private func dynamicMember(
        _ name: String, of base: Expression, _ type: Type, _ node: MemberAccessExprSyntax
    ) -> Expression? {
        let place = range(node)
        return dynamicAccess(to: base, type, place, path: { self.keyPath(to: name, in: $0, node) }) {
            self.literal(.string, .string(name), place)
        } ?? stubbedDynamicMember(name, of: base, type, place)
    }

    /// `$items[0]` where the type itself has no such subscript: by a key path with it.
    func dynamicSubscript(_ arguments: [CallArgument], of base: Expression, _ place: SourceRange) -> Expression? {
        dynamicAccess(
            to: base, world.deepResolve(base.type), place,
            path: { self.keyPath(toSubscript: arguments, in: $0, place) }, name: { nil })
    }

    private func dynamicAccess(
        to base: Expression, _ type: Type, _ place: SourceRange, path makePath: (Type) -> Expression?,
        name makeName: () -> Expression?
    ) -> Expression? {
        guard case .nominal(let decl, _) = type, decl.isDynamicMemberLookup else { return nil }
        let all = candidates(named: "subscript", ofValue: base, type)
        let settable = all.filter { ($0.decl as? FunctionDecl)?.isSettable ?? false }
        for candidate in settable + all.filter({ !(($0.decl as? FunctionDecl)?.isSettable ?? false) }) {
            guard let subscriptDecl = candidate.decl as? FunctionDecl, subscriptDecl.parameters.count == 1,
                subscriptDecl.parameters[0].label == "dynamicMember"
            else { continue }
            let mark = solver.mark()
            let (substitution, typeArguments) = open(candidate)
            let expected = world.substitute(subscriptDecl.parameters[0].type, substitution)
            let argument: Expression?
            if case .nominal(let path, let arguments) = expected, isKeyPath(path), arguments.count == 2 {
                argument = trying { makePath(arguments[0]) }.flatMap { coerce($0, to: expected) }
            } else {
                argument = makeName().flatMap { coerce($0, to: expected) }
            }
            guard let argument else {
                solver.rollback(to: mark)
                continue
            }
            let result = world.substitute(subscriptDecl.result, substitution)
            return make(
                .subscript(
                    base, subscriptDecl, [.value(argument)], dispatch: dispatch(subscriptDecl, type),
                    typeArguments: typeArguments), result, place)
        }
        return nil
    }

    // MARK: - Messages

    func reportMissing(_ name: String, _ type: Type, _ node: MemberAccessExprSyntax, isType: Bool) {
        guard !sink.isTrial, !name.isEmpty, !world.isUncertain(type) else { return }
        if node.declName.baseName.presence == .missing { return }
        if !isType, let wrapped = world.wrapped(type), !world.members(named: name, of: wrapped).isEmpty {
            error(
                "value of optional type '\(describe(type))' must be unwrapped to refer to member '\(name)' of wrapped base "
                    + "type '\(describe(wrapped))'", at: anchor(node.base ?? ExprSyntax(node)),
                notes: [.note("chain the optional using '?' to access member '\(name)' only for non-'nil' base values")]
            )
            return
        }
        let isInstanceMember = world.members(named: name, of: type).contains {
            !$0.decl.isStatic && $0.decl is VariableDecl
        }
        if isType, isInstanceMember {
            error(
                "instance member '\(name)' cannot be used on type '\(describe(type))'; did you mean to use a value of "
                    + "this type instead?", node.base ?? ExprSyntax(node))
            return
        }
        if world.viewer >= 0, world.members(named: name, of: type).isEmpty,
            let hidden = world.viewed(from: -1, { world.members(named: name, of: type).first?.decl })
        {
            return error(
                "'\(name)' is inaccessible due to '\(hidden.protectionLevel)' protection level",
                at: range(node.declName), notes: [.note("'\(name)' declared here", at: hidden.range)])
        }
        let near = sink.nearest(to: name, among: memberNames(of: type))
        if !isType, !staticCandidates(named: name, of: type).filter(\.isStaticUse).isEmpty {
            let base = node.base ?? ExprSyntax(node)
            if staticCandidates(named: name, of: type).contains(where: { $0.decl is EnumCaseDecl }) {
                error("enum case '\(name)' cannot be used as an instance member", at: anchor(base))
            } else {
                error(
                    "static member '\(name)' cannot be used on instance of type '\(describe(type))'", at: anchor(base))
            }
            return
        }
        let subject = isType ? "type '\(describe(type))'" : "value of type '\(describe(type))'"
        sink.reportUnknown(
            name, "\(subject) has no member '\(name)'", at: range(node.declName),
            note: near.map { .note("did you mean '\($0)'?") })
    }
}

extension Candidate {
    var isStaticUse: Bool { if case .type = receiver { true } else { false } }
}
