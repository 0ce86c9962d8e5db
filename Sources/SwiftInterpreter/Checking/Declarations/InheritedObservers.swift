import SwiftSyntax

/// Observers of a property that a superclass declares.
extension Checker {
    private func inherited(_ decl: VariableDecl) -> VariableDecl? {
        guard let owner = decl.owner, let parent = owner.superclass else { return nil }
        return world.members(named: decl.name, of: parent).compactMap { $0.decl as? VariableDecl }.first
    }

    private func inheritedPlace(_ decl: VariableDecl, _ checker: BodyChecker) -> Expression? {
        guard let parent = inherited(decl), let instance = checker.selfExpression(at: decl.range) else {
            checker.error("property does not override any property from its superclass", at: decl.range)
            return nil
        }
        return Expression(
            .property(instance, parent, dispatch: .direct, typeArguments: []), type: decl.type, range: decl.range)
    }

    func inheritedGetter(_ decl: VariableDecl, _ context: LexicalContext) -> FunctionBody {
        isolated(context) {
            let (body, checker) = observerBody(decl, context)
            body.resultType = decl.type
            if let place = inheritedPlace(decl, checker) {
                body.statements = [Statement(.return(place), range: decl.range)]
            }
            return body
        }
    }

    /// `willSet`, the inherited setter, `didSet`, in one body.
    func inheritedSetter(_ decl: VariableDecl, _ accessors: Accessors, _ context: LexicalContext) -> FunctionBody {
        isolated(context) {
            let (body, checker) = observerBody(decl, context)
            guard let place = inheritedPlace(decl, checker) else { return body }
            watch(place, decl, accessors, body, checker)
            return body
        }
    }

    private func observerBody(_ decl: VariableDecl, _ context: LexicalContext) -> (FunctionBody, BodyChecker) {
        let body = FunctionBody(name: (decl.owner.map { $0.qualifiedName + "." } ?? "") + decl.name, range: decl.range)
        body.genericParameters = decl.genericSignature.parameters
        let checker = BodyChecker(checker: self, context: context, body: body, resultType: .void)
        if let owner = decl.owner {
            let instance = body.makeVariable("self", world.declaredType(of: owner))
            body.selfVariable = instance
            checker.declare(instance)
        }
        return (body, checker)
    }

    /// `willSet`, the assignment, `didSet`.
    private func watch(
        _ place: Expression, _ decl: VariableDecl, _ accessors: Accessors, _ body: FunctionBody, _ checker: BodyChecker
    ) {
        let newName = accessors.willSet?.parameters?.name.identifierText ?? "newValue"
        let newValue = body.makeVariable(newName, decl.type)
        body.parameters = [newValue]
        let oldName = accessors.didSet?.parameters?.name.identifierText ?? "oldValue"
        let oldValue = body.makeVariable(oldName, decl.type)
        body.statements = [Statement(.declare(.bind(oldValue), place), range: decl.range)]
        if let block = accessors.willSet?.body {
            body.statements += checker.scoped {
                checker.declare(newValue)
                return checker.statements(block.statements).0
            }
        }
        let value = Expression(.local(newValue), type: decl.type, range: decl.range)
        let assignment = Expression(.assign(place: place, value: value), type: .void, range: decl.range)
        body.statements.append(Statement(.expression(assignment), range: decl.range))
        if let block = accessors.didSet?.body {
            body.statements += checker.scoped {
                checker.declare(oldValue)
                return checker.statements(block.statements).0
            }
        }
    }

    /// The setter of a wrapped property with observers.
    func observedSetter(
        _ decl: VariableDecl, _ wrapper: PropertyWrapper, _ accessors: Accessors, _ context: LexicalContext
    ) -> FunctionBody {
        isolated(context) {
            let name = (decl.owner.map { $0.qualifiedName + "." } ?? "") + decl.name
            let body = FunctionBody(name: name, range: decl.range)
            body.genericParameters = decl.genericSignature.parameters
            let checker = BodyChecker(checker: self, context: context, body: body, resultType: .void)
            guard let owner = decl.owner else { return body }
            let isMutating = decl.isSetterMutating && !owner.isReference
            let instance = body.makeVariable("self", world.declaredType(of: owner), isMutable: isMutating)
            instance.isInout = isMutating
            body.selfVariable = instance
            body.isMutatingSelf = isMutating
            checker.declare(instance)
            let base = Expression(.local(instance), type: instance.type, range: decl.range)
            let place = path(base, decl, wrapper.backing, wrapper.wrappedValue)
            watch(place, decl, accessors, body, checker)
            return body
        }
    }
}
