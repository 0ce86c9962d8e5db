import SwiftSyntax

/// Types as written in the source.
struct TypeResolver {
    let world: World
    let sink: DiagnosticSink
    let context: LexicalContext
    /// `some P` belongs to this declaration's result…
    var opaqueOwner: ValueDecl?
    /// …to the value of a local variable, …
    var isLocalValue = false
    /// …or makes generic parameters of the declaration.
    var implied: ImpliedParameters?
    /// Unwritten generic arguments become variables (in expressions) rather than errors.
    var makeVariable: ((GenericParameter?) -> Type)?

    /// Inside of `repeat`, where `each T` may stand.
    var isInExpansion = false

    final class ImpliedParameters {
        var parameters: [GenericParameter] = []
        var requirements: [Requirement] = []
    }

    /// The type without a look at its size.
    func resolved(_ syntax: TypeSyntax) -> Type {
        switch syntax.as(TypeSyntaxEnum.self) {
        case .identifierType(let type):
            return named(type.name, type.genericArgumentClause, at: Syntax(type))
        case .memberType(let type): return member(type)
        case .optionalType(let type): return world.known.optional(resolve(type.wrappedType))
        case .implicitlyUnwrappedOptionalType(let type):
            if !mayBeImplicit(type) { report("using '!' is not allowed here", type.exclamationMark) }
            return world.known.optional(resolve(type.wrappedType))
        case .arrayType(let type): return world.known.array(resolve(type.element))
        case .dictionaryType(let type): return world.known.dictionary(resolve(type.key), resolve(type.value))
        case .tupleType(let type):
            if type.elements.count == 1, let only = type.elements.first, only.firstName == nil,
                !only.type.is(PackExpansionTypeSyntax.self)
            {
                return resolve(only.type)
            }
            return .tuple(
                type.elements.map { element in
                    let label = element.firstName?.identifierText
                    return TupleElement(label == "_" ? nil : label, resolve(element.type))
                })
        case .functionType(let type): return function(type)
        case .attributedType(let type): return resolve(type.baseType)
        case .someOrAnyType(let type): return someOrAny(type)
        case .compositionType(let type): return composition(type)
        case .metatypeType(let type): return .metatype(resolve(type.baseType))
        case .packExpansionType(let type): return expansion(type)
        case .packElementType(let type): return packElement(type)
        case .suppressedType(let type): return resolve(type.type)
        case .classRestrictionType: return .existential(world.protocolDecl(named: "AnyObject").map { [$0] } ?? [])
        case .missingType: return .error
        case .namedOpaqueReturnType, .inlineArrayType:
            report(
                syntax.is(InlineArrayTypeSyntax.self)
                    ? "arrays of a fixed size are not supported yet; an 'Array' holds the same values"
                    : "this kind of type is not supported yet", syntax)
            return .error
        }
    }

    func report(_ message: String, _ node: some SyntaxProtocol, notes: [Diagnostic] = []) {
        sink.report(Diagnostic(.error, message, at: node.sourceRange(in: context.file), notes: notes))
    }

    /// Whether a parameter's written type says `inout`.
    func isInout(_ type: TypeSyntax) -> Bool {
        type.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.trimmedDescription == "inout" } ?? false
    }

    private func function(_ type: FunctionTypeSyntax) -> Type {
        let parameters = type.parameters.map { parameter -> FunctionType.Parameter in
            var result = FunctionType.Parameter(resolve(parameter.type), isVariadic: parameter.ellipsis != nil)
            result.isInout = isInout(parameter.type)
            if let attributed = parameter.type.as(AttributedTypeSyntax.self) {
                result.isAutoclosure = attributed.attributes.contains { $0.trimmedDescription == "@autoclosure" }
            }
            return result
        }
        return .function(
            FunctionType(
                parameters, resolve(type.returnClause.type),
                isThrowing: type.effectSpecifiers?.throwsClause != nil,
                isAsync: type.effectSpecifiers?.asyncSpecifier != nil))
    }

    // MARK: - Names

    func lookup(_ name: String) -> TypeDeclaration? {
        if let local = context.localType(named: name) { return local }
        if let parameter = context.parameter(named: name) { return .parameter(parameter) }
        var scope = context.nominal
        while let current = scope {
            if let parameter = current.genericSignature.parameters.last(where: { $0.name == name && !$0.isProtocolSelf }
            ) {
                return .parameter(parameter)
            }
            if let nested = nested(name, in: current) { return nested }
            scope = current.owner
        }
        return world.outermostType(named: name, from: context.file)
    }

    private func nested(_ name: String, in decl: NominalDecl) -> TypeDeclaration? {
        if let found = decl.nestedType(named: name) { return found }
        if let item = decl as? ProtocolDecl {
            for parent in world.allProtocols(of: item) {
                if let found = parent.nestedType(named: name) { return found }
            }
        } else {
            var current = decl
            for _ in 0..<32 {
                guard case .nominal(let parent, _)? = current.superclass else { break }
                if let found = parent.nestedType(named: name) { return found }
                current = parent
            }
        }
        return nil
    }

    private func named(_ token: TokenSyntax, _ clause: GenericArgumentClauseSyntax?, at node: Syntax) -> Type {
        let name = token.identifierText
        switch name {
        case "Any": return .any
        case "Void": return .void
        case "_": return makeVariable?(nil) ?? .error
        case "Self": if let type = selfType { return type }
        default: break
        }
        let declaration = lookup(name)
        if declaration == nil, let clause, world.libraries.takesGenerated(name) {
            for argument in clause.arguments {
                guard case .type(let type) = argument.argument, let made = type.as(IdentifierTypeSyntax.self) else {
                    continue
                }
                sink.generatedNames.insert(made.name.identifierText)
            }
        }
        let arguments = clause.map(self.arguments) ?? []
        guard let found = declaration else {
            if let type = associatedType(name) { return type }
            if world.stubs.declare(type: name, in: context.file), let type = world.placeholderType {
                sink.notePlaceholder(name, at: token.sourceRange(in: context.file))
                return type
            }
            // It may be an associated type of a protocol that isn't known.
            let mayBeInherited = context.nominal.map { !$0.isReference && world.hasUnknownParent($0) } ?? false
            if !name.isEmpty, !mayBeInherited {
                if world.isUndeclared(name, in: context.file), let type = world.placeholderType {
                    sink.noteUndeclared(name, at: token.sourceRange(in: context.file))
                    return type
                }
                let near = sink.nearest(to: name, among: world.typeNames())
                let hidden = world.modules.contextualType(for: name, in: context.file)
                sink.reportUnknown(
                    name, "cannot find type '\(name)' in scope", at: token.sourceRange(in: context.file),
                    note: (hidden ?? near.map { "did you mean '\($0)'?" }).map { .note($0) })
            }
            return .error
        }
        return make(found, arguments, written: clause != nil, at: node)
    }

    /// `Subviews` in a layout or in what is nested in one: an associated type that a type around tells.
    func associatedType(_ name: String) -> Type? {
        var scope = context.nominal
        while let current = scope {
            if let type = world.memberType(name, of: world.declaredType(of: current)) { return type }
            scope = current.owner
        }
        return nil
    }

    var selfType: Type? { context.nominal.map { fixed(world.declaredType(of: $0)) } }

    private func fixed(_ type: Type) -> Type { world.fixed(type, in: context) }

    private func arguments(_ clause: GenericArgumentClauseSyntax) -> [Type] {
        clause.arguments.map { argument in
            guard case .type(let type) = argument.argument else { return .error }
            return resolve(type)
        }
    }

    func make(_ found: TypeDeclaration, _ arguments: [Type], written: Bool, at node: Syntax) -> Type {
        switch found {
        case .parameter(let parameter): return fixed(.parameter(parameter))
        case .nominal(let decl as ProtocolDecl):
            note(decl, at: node)
            return .existential([decl])
        case .nominal(let decl): return nominal(decl, arguments, written: written, at: node)
        case .alias(let alias):
            let type = alias.type
            let parameters = alias.genericSignature.parameters
            if parameters.isEmpty { return type }
            var given = world.bundled(arguments, for: parameters[...]) ?? arguments
            if !written {
                guard let makeVariable else {
                    report("reference to generic type '\(alias.name)' requires arguments in <...>", node)
                    return .error
                }
                given = parameters.map(makeVariable)
            }
            return world.substitute(type, Substitution(alias.genericSignature.parameters, given))
        case .associated(let associated):
            guard let type = selfType else { return .error }
            return world.memberType(associated.name, of: type) ?? .member(type, associated.name)
        }
    }

    private func nominal(_ decl: NominalDecl, _ arguments: [Type], written: Bool, at node: Syntax) -> Type {
        let expected = decl.genericSignature.parameters.count
        guard expected > 0 else {
            if written {
                report("cannot specialize non-generic type '\(decl.name)'", node)
            }
            return .nominal(decl, [])
        }
        let inherited = outerArguments(decl)
        let ownParameters = decl.genericSignature.parameters.dropFirst(inherited.count)
        let own = ownParameters.count
        if written || own == 0, let arguments = world.bundled(arguments, for: ownParameters) {
            return .nominal(decl, inherited + arguments)
        }
        if !written {
            if isInside(decl) { return fixed(world.declaredType(of: decl)) }
            if let makeVariable { return .nominal(decl, inherited + ownParameters.map(makeVariable)) }
            let names = decl.genericSignature.parameters.suffix(own).map(\.name).joined(separator: ", ")
            report(
                "reference to generic type '\(decl.name)' requires arguments in <...>", node,
                notes: [
                    .note("generic type '\(decl.name)' declared with parameters <\(names)>")
                ])
            return .error
        }
        report(
            "generic type '\(decl.name)' specialized with \(arguments.count < own ? "too few" : "too many") type parameters "
                + "(got \(arguments.count), but expected \(own))", node)
        return .error
    }

    private func isInside(_ decl: NominalDecl) -> Bool {
        var scope = context.nominal
        while let current = scope {
            if current === decl { return true }
            scope = current.owner
        }
        return false
    }

    /// Arguments for the parameters of the types that `decl` is nested in, inside those types.
    private func outerArguments(_ decl: NominalDecl) -> [Type] {
        guard let owner = decl.owner, !(decl is ProtocolDecl) else { return [] }
        return owner.genericSignature.parameters.map(\.asArgument)
    }

    private func member(_ type: MemberTypeSyntax) -> Type {
        let name = type.name.identifierText
        if let module = type.baseType.as(IdentifierTypeSyntax.self), lookup(module.name.identifierText) == nil,
            world.isModule(module.name.identifierText)
        {
            return inModule(module.name.identifierText, type)
        }
        let base = resolve(type.baseType)
        if name == "Type" || name == "Protocol" { return .metatype(base) }
        switch base {
        case .error: return .error
        case .parameter, .member: return world.memberType(name, of: base) ?? .member(base, name)
        case .nominal(let decl, let outer):
            if case .nominal(let found)? = decl.nestedType(named: name) {
                let arguments = type.genericArgumentClause.map(self.arguments) ?? []
                if found is ProtocolDecl { return make(.nominal(found), [], written: false, at: Syntax(type)) }
                let missing = found.genericSignature.parameters.count - outer.count - arguments.count
                if missing > 0, let makeVariable {
                    return .nominal(found, outer + found.genericSignature.parameters.suffix(missing).map(makeVariable))
                }
                return .nominal(found, outer + arguments)
            }
            if let found = world.memberType(name, of: base) { return found }
        case .existential(let protocols):
            for parent in protocols.flatMap({ world.allProtocols(of: $0) }) {
                if case .alias(let alias)? = parent.nestedType(named: name), !alias.type.mentions(parent.selfParameter)
                {
                    return alias.type
                }
            }
        default: break
        }
        if world.isPlaceholder(base) { return base }
        if world.hasUnknownParent(base) { return .error }
        report("'\(name)' is not a member type of type '\(world.describe(base))'", type.name)
        return .error
    }

    /// `SwiftUI.PreferenceKey`: the library's own, whatever the program calls so.
    private func inModule(_ module: String, _ type: MemberTypeSyntax) -> Type {
        let name = type.name.identifierText
        guard let found = world.moduleType(named: name, in: module, from: context.file) else {
            if world.stubs.contains(module), let type = world.placeholderType { return type }
            report("no type named '\(name)' in module '\(module)'", type.name)
            return .error
        }
        let arguments = type.genericArgumentClause.map(self.arguments) ?? []
        return make(found, arguments, written: type.genericArgumentClause != nil, at: Syntax(type))
    }

    // MARK: - some, any, &

    private func composition(_ type: CompositionTypeSyntax) -> Type {
        var protocols: [ProtocolDecl] = []
        for element in type.elements {
            switch resolve(element.type) {
            case .existential(let items): protocols += items
            case .nominal(let decl, let arguments): if type.elements.count == 1 { return .nominal(decl, arguments) }
            default: break
            }
        }
        return .existential(protocols)
    }

    private func someOrAny(_ type: SomeOrAnyTypeSyntax) -> Type {
        let (constraint, associated) = bound(type.constraint)
        guard type.someOrAnySpecifier.tokenKind == .keyword(.some) else {
            guard !associated.isEmpty, case .existential(let items) = constraint, items.count == 1 else {
                return constraint
            }
            return .existential([world.constrained(items[0], associated)])
        }
        var protocols: [ProtocolDecl] = []
        if case .existential(let items) = constraint { protocols = items }
        if case .error = constraint { return .error }
        if opaqueOwner != nil || isLocalValue {
            // `some UIView`: of the class, whichever it is.
            if case .nominal(let decl, _) = constraint, decl.isReference { return constraint }
            let visible = context.visibleParameters
            let opaque = OpaqueType(
                owner: opaqueOwner, protocols: protocols, associatedTypes: associated, parameters: visible)
            return .opaque(opaque, visible.map(\.asArgument))
        }
        guard let implied else {
            report("'some' types are only permitted in properties, subscripts, and functions", type)
            return .error
        }
        let parameter = GenericParameter(name: type.trimmedDescription)
        implied.parameters.append(parameter)
        for item in protocols { implied.requirements.append(.conformance(.parameter(parameter), item)) }
        if case .nominal = constraint { implied.requirements.append(.superclass(.parameter(parameter), constraint)) }
        for (name, value) in associated.sorted(by: { $0.key < $1.key }) {
            implied.requirements.append(.same(.member(.parameter(parameter), name), value))
        }
        return .parameter(parameter)
    }

    /// A constraint, and the associated types of `P<A>`.
    func bound(_ syntax: TypeSyntax) -> (Type, [String: Type]) {
        if let type = syntax.as(IdentifierTypeSyntax.self), let clause = type.genericArgumentClause,
            case .nominal(let item as ProtocolDecl)? = lookup(type.name.identifierText)
        {
            let primary = item.primaryAssociatedTypes
            let values = arguments(clause)
            return (.existential([item]), Dictionary(zip(primary, values), uniquingKeysWith: { a, _ in a }))
        }
        return (resolve(syntax), [:])
    }
}

extension LexicalContext {
    /// Generic parameters of this and all enclosing contexts, outermost first.
    var visibleParameters: [GenericParameter] {
        let outer = parent?.visibleParameters ?? nominal?.genericSignature.parameters ?? []
        return outer + parameters.filter { !outer.contains($0) }
    }
}
