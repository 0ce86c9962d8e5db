import SwiftSyntax

/// Default arguments that say what a generic parameter is: `shape: some Shape = .rect`.
extension BodyChecker {
    /// The parameter's type as its default value sees it: with the function's own generic parameters open, unless the
    /// value is good for all of them, as a literal may be.
    func openDefault(_ syntax: ExprSyntax, _ type: Type, _ context: LexicalContext) -> Type {
        // A call of an initialiser finds the parameters of the type as well.
        let isInitializer = isParameterOfInitializer(syntax)
        let outer = isInitializer ? [] : context.nominal?.genericSignature.parameters ?? []
        let visible =
            context.visibleParameters + (isInitializer ? context.nominal?.genericSignature.parameters ?? [] : [])
        let own = visible.filter { !outer.contains($0) && type.mentions($0) }
        guard !own.isEmpty else { return type }
        let mark = solver.mark()
        let hadSpeculative = sink.hadSpeculativeReport
        let fitsAll = trying { check(syntax, to: type, .argument) != nil && solver.finish(since: mark) == nil }
        sink.hadSpeculativeReport = hadSpeculative
        solver.rollback(to: mark)
        if fitsAll { return type }
        let substitution = Substitution(own, own.map { _ in solver.makeVariable() })
        let requirements = context.allRequirements + (context.nominal?.genericSignature.requirements ?? [])
        for case .conformance(let subject, let item) in requirements
        where own.contains(where: { subject.mentions($0) }) {
            solver.add(.conforms(world.substitute(subject, substitution), item, range(syntax)))
        }
        return world.substitute(type, substitution)
    }

    private func isParameterOfInitializer(_ value: ExprSyntax) -> Bool {
        var current = value.parent
        for _ in 0..<6 {
            guard let node = current else { return false }
            if node.is(InitializerDeclSyntax.self) { return true }
            current = node.parent
        }
        return false
    }

    /// What the defaults of the arguments left out say of a call's generic parameters.
    func takeDefaults(_ parameters: [ParameterDecl], _ match: [[Int]], _ substitution: Substitution) {
        for (parameter, used) in zip(parameters, match) where used.isEmpty && parameter.hasDefault {
            guard world.hasUnboundVariables(world.substitute(parameter.type, substitution)),
                let value = parameter.defaultBody, value.resultType != parameter.type
            else { continue }
            _ = solver.unify(world.substitute(parameter.type, substitution), value.resultType)
        }
    }
}

extension Type {
    /// Whether a generic parameter is part of it.
    func mentions(_ parameter: GenericParameter) -> Bool {
        switch self {
        case .parameter(let other): other === parameter
        case .nominal(_, let arguments), .pack(let arguments): arguments.contains { $0.mentions(parameter) }
        case .tuple(let elements): elements.contains { $0.type.mentions(parameter) }
        case .function(let function):
            function.result.mentions(parameter) || function.parameters.contains { $0.type.mentions(parameter) }
        case .member(let base, _), .metatype(let base), .expansion(let base): base.mentions(parameter)
        default: false
        }
    }
}
