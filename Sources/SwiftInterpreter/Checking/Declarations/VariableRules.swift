import SwiftSyntax

/// What a variable may not be: lazy without a value, set without being read, weak without being an object.
extension DeclarationMaker {
    func checkRules(
        _ decl: VariableDecl, _ syntax: VariableDeclSyntax, _ binding: WrittenBinding, _ accessors: Accessors
    ) {
        guard !world.libraryFiles.contains(context.file) else { return }
        if binding.accessorBlock != nil {
            for problem in accessors.problems(beside: binding.value) {
                collector.report(problem.message, problem.node, context)
            }
        }
        guard !syntax.modifiers.isEmpty else { return }
        for modifier in syntax.modifiers {
            switch modifier.name.tokenKind {
            case .keyword(.lazy): checkLazy(decl, modifier, binding)
            case .keyword(.class) where decl.storage != .computed && decl.owner?.kind == .class:
                collector.sink.report(
                    Diagnostic(
                        .error, "class stored properties not supported in classes; did you mean 'static'?",
                        at: decl.range))
            default: break
            }
        }
        if decl.reference != .strong, let type = decl.knownType,
            let message = world.refusal(of: decl.reference, type)
        {
            collector.sink.report(Diagnostic(.error, message, at: decl.range))
        }
    }

    /// A wrapper whose value comes by the object that it is a property of.
    func requireObject(_ decl: VariableDecl, _ wrapper: WrittenWrapper) {
        guard decl.owner?.isReference != true, !world.libraryFiles.contains(context.file) else { return }
        let reason: String
        if wrapper.decl.native != nil {
            guard wrapper.decl.isObservable else { return }
            reason = "'wrappedValue' is unavailable: @\(wrapper.decl.name) is only available on properties of classes"
        } else {
            guard let value = checker.wrappedValueMember(wrapper.decl), let unavailability = value.unavailability else {
                return
            }
            reason = unavailability.text(value.name)
        }
        collector.report(reason, wrapper.attribute, context)
    }

    private func checkLazy(_ decl: VariableDecl, _ modifier: DeclModifierSyntax, _ binding: WrittenBinding) {
        let problem: String
        if decl.isLet {
            problem = "'lazy' cannot be used on a let"
        } else if decl.storage == .computed {
            problem = "'lazy' cannot be used on a computed property"
        } else if decl.isStatic || (owner == nil && context.parent == nil) {
            problem = "'lazy' cannot be used on an already-lazy global"
        } else if binding.value == nil {
            problem = "lazy properties must have an initializer"
        } else {
            return
        }
        collector.report(problem, modifier, context)
    }
}

extension Accessors {
    /// Accessors that don't go together, and where they stand.
    func problems(beside value: ExprSyntax?, of kind: String = "variable") -> [(message: String, node: Syntax)] {
        var result: [(message: String, node: Syntax)] = []
        if isComputed, let value {
            result.append(("\(kind) with getter/setter cannot have an initial value", Syntax(value)))
        }
        let hasGetter = getterItems != nil || getter != nil
        for observer in [willSet, didSet].compactMap(\.self) where isComputed {
            let word = observer.accessorSpecifier.text
            let other = hasGetter ? "getter" : "setter"
            result.append(
                ("'\(word)' cannot be provided together with a \(other)", Syntax(observer.accessorSpecifier)))
        }
        if let setter, !hasGetter {
            result.append(("\(kind) with a setter must also have a getter", Syntax(setter.accessorSpecifier)))
        }
        return result
    }
}

extension World {
    /// Why a variable of a type can't be `weak` or `unowned`; nil where it can, or where that isn't known.
    func refusal(of reference: ReferenceStrength, _ type: Type) -> String? {
        let word = reference == .weak ? "weak" : "unowned"
        let inner = wrapped(type)
        switch resolve(inner ?? type) {
        case .nominal(let decl, _):
            let isPlain = [known.int, known.double, known.string, known.bool].contains(inner ?? type)
            let isOwn = decl.native == nil && !libraryFiles.contains(Int(decl.range.file))
            if isPlain || (isOwn && !decl.isReference && !hasUnknownParent(decl) && !isPlaceholder(inner ?? type)) {
                let name = describe(inner ?? type)
                return "'\(word)' may only be applied to class and class-bound protocol types, not '\(name)'"
            }
            guard reference == .weak, inner == nil, decl.isReference else { return nil }
            return "'weak' variable should have optional type '\(describe(type))?'"
        case .existential(let protocols):
            guard !protocols.isEmpty, !protocols.contains(where: mayBeBoundToClasses) else { return nil }
            return "'\(word)' must not be applied to non-class-bound '\(describe(inner ?? type))'; consider adding a "
                + "protocol conformance that has a class bound"
        default: return nil
        }
    }

    /// Whether only classes conform to a protocol, as far as is known: a library's may be of classes only.
    private func mayBeBoundToClasses(_ item: ProtocolDecl) -> Bool {
        isClassBound(item) || hasUnknownParent(item)
            || allProtocols(of: item).contains { $0.native != nil || libraryFiles.contains(Int($0.range.file)) }
    }
}
