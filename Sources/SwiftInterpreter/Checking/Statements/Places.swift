import SwiftSyntax

/// What may be assigned to.
extension BodyChecker {
    /// Why an expression can't be changed; nil if it can.
    func immutableReason(_ place: Expression) -> String? {
        switch place.kind {
        case .local(let variable):
            if variable.isMutable { return nil }
            if variable.name == "self" || variable.name.hasPrefix("$") { return "'\(variable.name)' is immutable" }
            return "'\(variable.name)' is a 'let' constant"
        case .global(let decl, _):
            if decl.isSettable { return nil }
            return decl.isLet ? "'\(decl.name)' is a 'let' constant" : "'\(decl.name)' is a get-only property"
        case .property(let base, let decl, _, _):
            if isInitializer, decl.fieldIndex != nil, case .local(let variable) = base.kind, variable.name == "self" {
                return nil
            }
            if !decl.isSettable {
                return decl.isLet ? "'\(decl.name)' is a 'let' constant" : "'\(decl.name)' is a get-only property"
            }
            if decl.isSetterTypePrivate, !isInside(decl.owner) { return "'\(decl.name)' setter is inaccessible" }
            if !decl.isSetterMutating || world.isReference(base.type) { return nil }
            return immutableReason(base)
        case .subscript(let base, let decl, _, _, _):
            if !decl.isSettable { return "subscript is get-only" }
            if !decl.isSetterMutating || world.isReference(base.type) { return nil }
            return immutableReason(base)
        case .tupleElement(let base, _), .forceUnwrap(let base), .optionalBind(let base): return immutableReason(base)
        case .localAccess(let get, let set):
            return set == nil ? "'\(get.decl.name)' is a get-only property" : nil
        case .keyPathAccess(let base, let path):
            guard case .nominal(let decl, _) = world.resolve(path.type), decl !== world.known.keyPathDecl else {
                return "key path is read-only"
            }
            return decl === world.known.referenceKeyPathDecl ? nil : immutableReason(base)
        case .optionalChain(let inner, _): return immutableReason(inner)
        case .convert(.upcast, let inner): return immutableReason(inner)
        case .metatype: return nil
        case .literal, .array, .dictionary: return "literals are not mutable"
        case .functionReference(let decl, _, _, _): return "'\(decl.name)' is a function"
        case .call(let call):
            guard case .function(let decl, _, _) = call.callee else { return "function call returns immutable value" }
            return decl.kind == .operator
                ? "binary operator returns immutable value" : "'\(decl.name)' returns immutable value"
        default: return "expression is not assignable"
        }
    }

    /// Whether the code stands in a type, an extension of it, or a type nested in it.
    private func isInside(_ owner: NominalDecl?) -> Bool {
        guard let owner else { return true }
        var surroundings: LexicalContext? = context
        while let current = surroundings {
            var scope = current.nominal
            while let type = scope {
                if type === owner { return true }
                scope = type.owner
            }
            surroundings = current.parent
        }
        return false
    }

    func requireAccess(_ decl: ValueDecl, at place: SourceRange) {
        requireAvailable(decl, at: decl is FunctionDecl ? calleePlace ?? place : place)
        guard decl.isTypePrivate, !isInside(decl.owner), !sink.isTrial else { return }
        let name = decl is FunctionDecl ? decl.displayName : decl.name
        let type = decl.name == "init" ? decl.owner.map { describe(world.declaredType(of: $0)) } : nil
        error(
            "'\(type ?? decl.name)' \(type == nil ? "" : "initializer ")is inaccessible due to 'private' protection level",
            at: decl is VariableDecl ? memberName(decl.name, at: place) : place,
            notes: decl.range == .none ? [] : [.note("'\(name)' declared here", at: decl.range)])
    }

    /// The name at the end of a place.
    func memberName(_ name: String, at place: SourceRange) -> SourceRange {
        let length = name.utf8.count
        guard place.length > length else { return place }
        return SourceRange(file: Int(place.file), offset: Int(place.offset + place.length) - length, length: length)
    }

    @discardableResult
    func requireMutable(
        _ place: Expression, _ message: String, at reportedPlace: @autoclosure () -> SourceRange
    ) -> Bool {
        guard let reason = immutableReason(place) else { return true }
        guard !sink.isTrial else { return false }
        error(
            "\(message): \(isSelfField(place) ? "'self' is immutable" : reason)", at: reportedPlace(),
            notes: mutabilityNotes(place))
        return false
    }

    /// Where a word would make the place mutable.
    private func mutabilityNotes(_ place: Expression) -> [Diagnostic] {
        switch place.kind {
        case .local(let variable) where variable.name == "self":
            guard hasInstanceSelf, body.parent == nil, context.nominal?.isReference == false, !body.name.isEmpty else {
                return []
            }
            return [.note("mark method 'mutating' to make 'self' mutable", at: body.range)]
        case .local(let variable):
            let isParameter = variable.owner.parameters.contains(variable)
            guard !variable.isMutable, !isParameter, variable.range != .none else { return [] }
            return [.note("change 'let' to 'var' to make it mutable", at: variable.range)]
        case .global(let decl, _) where decl.isLet, .property(_, let decl, _, _) where decl.isLet:
            return decl.range == .none ? [] : [.note("change 'let' to 'var' to make it mutable", at: decl.range)]
        case .property(let base, let decl, _, _):
            return decl.isSettable ? mutabilityNotes(base) : []
        case .subscript(let base, let decl, _, _, _):
            return decl.isSettable ? mutabilityNotes(base) : []
        case .tupleElement(let base, _), .forceUnwrap(let base), .optionalBind(let base),
            .optionalChain(let base, _):
            return mutabilityNotes(base)
        default: return []
        }
    }

    /// A stored property of an immutable `self`.
    private func isSelfField(_ place: Expression) -> Bool {
        switch place.kind {
        case .property(let base, let decl, _, _):
            if !decl.isSettable { return false }
            if case .local(let variable) = base.kind, variable.name == "self", !variable.isMutable { return true }
            return isSelfField(base)
        case .subscript(let base, _, _, _, _), .tupleElement(let base, _): return isSelfField(base)
        default: return false
        }
    }

    // MARK: - Assignment

    func assignment(_ left: Folded, _ right: Folded) -> Expression? {
        if case .leaf(let syntax) = left {
            if syntax.is(DiscardAssignmentExprSyntax.self) {
                guard let value = infer(right, contextualType: nil) else { return nil }
                settle(value)
                return make(.discard(value), .void, value.range)
            }
            if let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.count > 1 {
                return tupleAssignment(tuple, right)
            }
        }
        guard case .leaf(let syntax) = left else {
            if let value = infer(left, contextualType: nil) { error("expression is not assignable", at: value.range) }
            return nil
        }
        let outer = chainDepth
        chainDepth = 0
        let place = inferBase(syntax, contextualType: nil)
        let isChain = chainDepth > 0
        chainDepth = outer
        guard let place else {
            checkLoose(right)
            return nil
        }
        if checker.stubbedMembers.contains(syntax.id) {
            // `map.delegate = self`: a placeholder keeps nothing.
            let use = make(.discard(place), .void, place.range)
            return isChain ? endChain(use) : use
        }
        guard requireMutable(place, "cannot assign \(placeKind(place))", at: anchor(syntax)) else { return nil }
        let purpose: Purpose = if case .subscript = place.kind { .subscriptAssignment } else { .assignment }
        guard let value = check(right, to: place.type, purpose), checkSelfAssignment(place, value, syntax) else {
            return nil
        }
        let assignment = make(.assign(place: place, value: value), .void, place.range.merging(value.range))
        return isChain ? endChain(assignment) : assignment
    }

    private func placeKind(_ place: Expression) -> String {
        switch place.kind {
        case .property, .tupleElement: "to property"
        case .global(let decl, _): decl.owner == nil ? "to value" : "to property"
        case .subscript: "through subscript"
        case .forceUnwrap(let inner), .optionalChain(let inner, _), .optionalBind(let inner): placeKind(inner)
        default: "to value"
        }
    }

    private func tupleAssignment(_ tuple: TupleExprSyntax, _ right: Folded) -> Expression? {
        var places: [Expression?] = []
        for element in tuple.elements {
            if element.expression.is(DiscardAssignmentExprSyntax.self) {
                places.append(nil)
                continue
            }
            guard let place = inferBase(element.expression, contextualType: nil),
                requireMutable(place, "cannot assign to value", at: anchor(element.expression))
            else { return nil }
            places.append(place)
        }
        let types = places.map { TupleElement(nil, $0?.type ?? solver.makeVariable()) }
        guard let value = check(right, to: .tuple(types), .assignment) else { return nil }
        let whole = body.makeVariable("$tuple", value.type)
        track(whole)
        let read = make(.local(whole), value.type, value.range)
        var statements = [Statement(.declare(.bind(whole), value), range: value.range)]
        for (index, place) in places.enumerated() {
            guard let place else { continue }
            let part = make(.tupleElement(read, index), types[index].type, value.range)
            let assign = make(.assign(place: place, value: part), .void, place.range)
            statements.append(Statement(.expression(assign), range: place.range))
        }
        return make(.statement(Statement(.block(statements), range: value.range)), .void, value.range)
    }
}
