import SwiftSyntax

/// Makes one value declaration from its syntax; used for members, globals and local functions.
struct DeclarationMaker {
    let collector: Collector
    let owner: NominalDecl?
    let context: LexicalContext
    /// Whether it is of an extension.
    var isInExtension = false

    var world: World { collector.world }
    var checker: Checker { collector.checker }

    // MARK: - Functions

    /// Only what a protocol demands has no body.
    func requireBody(_ syntax: FunctionDeclSyntax) {
        guard syntax.body == nil else { return }
        collector.report("expected '{' in body of function declaration", syntax.name, context)
    }

    /// What stands outside of types belongs to none.
    func refuseStatic(_ modifiers: DeclModifierListSyntax, _ kind: String, at keyword: TokenSyntax) {
        guard modifiers.has(.static) else { return }
        collector.report("static \(kind) may only be declared on a type", keyword, context)
    }

    func function(_ syntax: FunctionDeclSyntax) -> FunctionDecl {
        let isOperator = if case .identifier = syntax.name.tokenKind { false } else { true }
        if isOperator { checker.ownOperators.insert(syntax.name.text) }
        let decl = FunctionDecl(
            name: syntax.name.identifierText, kind: isOperator ? .operator : .function, owner: owner)
        decl.range = syntax.name.sourceRange(in: context.file)
        checkModifiers(syntax.modifiers, of: .method, at: syntax.funcKeyword)
        decl.isStatic = isStatic(syntax.modifiers)
        decl.isMutating = syntax.modifiers.has(.mutating)
        setAccess(decl, syntax.modifiers)
        setRank(decl, syntax.attributes)
        setIsolation(decl, syntax.modifiers, syntax.attributes)
        if syntax.modifiers.has(.prefix) { decl.fixity = .prefix }
        if syntax.modifiers.has(.postfix) { decl.fixity = .postfix }
        decl.isOverride = syntax.modifiers.has(.override)
        decl.isDiscardable = syntax.attributes.names.contains("discardableResult")
        decl.returnsSelf =
            owner?.kind == .class
            && syntax.signature.returnClause?.type.as(IdentifierTypeSyntax.self)?.name.tokenKind == .keyword(.Self)
        decl.isThrowing = syntax.signature.effectSpecifiers?.throwsClause != nil
        decl.isRethrowing =
            syntax.signature.effectSpecifiers?.throwsClause?.throwsSpecifier.tokenKind == .keyword(.rethrows)
        decl.isAsync = syntax.signature.effectSpecifiers?.asyncSpecifier != nil
        let inner = signature(
            decl, syntax.genericParameterClause, syntax.genericWhereClause, syntax.signature.parameterClause)
        decl.resultBuilder = resultBuilder(syntax.attributes, inner)
        if let thrown = syntax.signature.effectSpecifiers?.throwsClause?.type {
            decl.thrownType = collector.resolver(inner).resolve(thrown)
            // `throws(E)` of a generic parameter throws what the functions handed to it throw.
            if case .parameter(let parameter)? = decl.thrownType,
                decl.genericSignature.parameters.dropFirst(decl.ownerParameterCount).contains(parameter)
            {
                decl.isRethrowing = true
            }
        }
        if let clause = syntax.signature.returnClause {
            var resolver = collector.resolver(inner)
            resolver.opaqueOwner = decl
            decl.result = resolver.resolve(clause.type)
            requireArguments(decl.result, at: clause.type)
        }
        requireUse(
            of: inner.parameters, syntax.genericParameterClause,
            in: [Syntax(syntax.signature.parameterClause), Syntax(syntax.signature.returnClause)], inner)
        setBody(decl, syntax.body, inner)
        return decl
    }

    func initializer(_ syntax: InitializerDeclSyntax) -> FunctionDecl {
        let decl = FunctionDecl(name: "init", kind: .initializer, owner: owner)
        decl.range = syntax.initKeyword.sourceRange(in: context.file)
        checkModifiers(syntax.modifiers, of: .initializer, at: syntax.initKeyword)
        if isInExtension { requireConvenience(syntax) }
        decl.isFailable = syntax.optionalMark != nil
        setAccess(decl, syntax.modifiers)
        setRank(decl, syntax.attributes)
        setIsolation(decl, syntax.modifiers, syntax.attributes)
        decl.isConvenience = syntax.modifiers.has(.convenience)
        decl.isRequired = syntax.modifiers.has(.required)
        decl.isOverride = syntax.modifiers.has(.override)
        decl.isThrowing = syntax.signature.effectSpecifiers?.throwsClause != nil
        decl.isDeclaredInExtension = isInExtension
        let inner = signature(
            decl, syntax.genericParameterClause, syntax.genericWhereClause, syntax.signature.parameterClause)
        requireUse(
            of: inner.parameters, syntax.genericParameterClause, in: [Syntax(syntax.signature.parameterClause)], inner)
        if let owner {
            let type = world.declaredType(of: owner)
            decl.result = decl.isFailable ? world.known.optional(type) : type
        }
        decl.thrownType = syntax.signature.effectSpecifiers?.throwsClause?.type.map {
            collector.resolver(inner).resolve($0)
        }
        setBody(decl, syntax.body, inner)
        return decl
    }

    /// Whether other overloads are taken before it, or it can't be used at all.
    func setRank(_ decl: ValueDecl, _ attributes: AttributeListSyntax) {
        guard !attributes.isEmpty else { return }
        decl.unavailability = Unavailability(attributes)
        if attributes.names.contains("_disfavoredOverload") { decl.isDisfavored = true }
    }

    func setIsolation(_ decl: ValueDecl, _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax) {
        decl.writtenIsolation = WrittenIsolation(modifiers, attributes, world.globalActors) ?? context.memberIsolation
    }

    func setAccess(_ decl: ValueDecl, _ modifiers: DeclModifierListSyntax) {
        decl.isPrivate = context.isFilePrivate || modifiers.isFilePrivate
        decl.access = modifiers.accessLevel ?? context.memberAccess
        for modifier in modifiers {
            switch modifier.name.tokenKind {
            case .keyword(.private):
                if modifier.detail == nil { decl.isTypePrivate = true } else { decl.isSetterTypePrivate = true }
            case .keyword(.class): decl.isClassMember = true
            case .keyword(.final): decl.isFinalMember = true
            default: break
            }
        }
    }

    func deinitializer(_ syntax: DeinitializerDeclSyntax) -> FunctionDecl {
        let decl = FunctionDecl(name: "deinit", kind: .function, owner: owner)
        decl.range = syntax.deinitKeyword.sourceRange(in: context.file)
        decl.genericSignature = owner?.genericSignature ?? .empty
        decl.ownerParameterCount = decl.genericSignature.parameters.count
        world.tracksLifetimes = true
        setBody(decl, syntax.body, LexicalContext(file: context.file, parent: context))
        return decl
    }

    func subscriptDecl(_ syntax: SubscriptDeclSyntax) -> FunctionDecl {
        let decl = FunctionDecl(name: "subscript", kind: .subscript, owner: owner)
        decl.range = syntax.subscriptKeyword.sourceRange(in: context.file)
        checkModifiers(syntax.modifiers, of: .subscript, at: syntax.subscriptKeyword)
        decl.access = syntax.modifiers.accessLevel ?? context.memberAccess
        setRank(decl, syntax.attributes)
        setIsolation(decl, syntax.modifiers, syntax.attributes)
        decl.isOverride = syntax.modifiers.has(.override)
        decl.isStatic = isStatic(syntax.modifiers)
        let inner = signature(decl, syntax.genericParameterClause, syntax.genericWhereClause, syntax.parameterClause)
        var resolver = collector.resolver(inner)
        resolver.opaqueOwner = decl
        decl.result = resolver.resolve(syntax.returnClause.type)
        requireUse(
            of: inner.parameters, syntax.genericParameterClause,
            in: [Syntax(syntax.parameterClause), Syntax(syntax.returnClause)], inner)
        let accessors = Accessors(syntax.accessorBlock)
        for problem in accessors.problems(beside: nil, of: "subscript") {
            collector.report(problem.message, problem.node, context)
        }
        decl.isThrowing = accessors.isThrowing
        decl.isAsync = accessors.isAsync
        decl.thrownType = accessors.thrown.map { collector.resolver(inner).resolve($0) }
        decl.isSettable = accessors.setter != nil || accessors.isSettableRequirement
        decl.isSetterMutating = owner?.isReference != true && !accessors.isSetterNonmutating
        let checker = self.checker
        if let items = accessors.getterItems {
            let memo = checker.world.memo { checker.functionBody(decl, items, inner, range: decl.range) }
            decl.bodyProvider = { memo.value }
            checker.queue(in: context) { _ = memo.value }
        }
        if let setter = accessors.setter, let body = setter.body {
            let name = setter.parameters?.name.identifierText ?? "newValue"
            let memo = checker.world.memo { checker.setterBody(decl, body, name, inner) }
            decl.setterProvider = { memo.value }
            checker.queue(in: context) { _ = memo.value }
        }
        return decl
    }

    /// Reads generics and parameters; the context for the body comes back.
    private func signature(
        _ decl: FunctionDecl, _ generics: GenericParameterClauseSyntax?, _ whereClause: GenericWhereClauseSyntax?,
        _ clause: FunctionParameterClauseSyntax
    ) -> LexicalContext {
        let own = collector.genericParameters(generics, context)
        let inner = LexicalContext(file: context.file, parent: context, parameters: own)
        if let generics { collector.readBounds(generics, inner) }
        collector.readWhere(whereClause, inner)
        let implied = TypeResolver.ImpliedParameters()
        var resolver = collector.resolver(inner)
        resolver.implied = implied
        decl.parameters = clause.parameters.map { parameter($0, resolver, inner) }
        if clause.parameters.count > 1 {
            collector.refuseRepeated(clause.parameters.lazy.map { $0.secondName ?? $0.firstName }, context)
        }
        if decl.kind == .operator {
            for index in decl.parameters.indices { decl.parameters[index].label = nil }
        }
        if decl.kind == .subscript {
            // A subscript's parameters have labels only where two names are written.
            for (index, syntax) in clause.parameters.enumerated() where syntax.secondName == nil {
                decl.parameters[index].label = nil
            }
        }
        inner.parameters += implied.parameters
        inner.requirements += implied.requirements
        for parameter in decl.parameters { imply(parameter.type, own, inner) }
        let outer = owner.map { $0.genericSignature.parameters } ?? context.visibleParameters
        decl.ownerParameterCount = outer.count
        decl.genericSignature = GenericSignature(
            parameters: outer + inner.parameters,
            requirements: ownerRequirements + inner.requirements)
        return inner
    }

    /// `func f<T>(_ box: Box<T>)`: what `Box` demands of its `T`, the function demands as well.
    private func imply(_ type: Type, _ own: [GenericParameter], _ context: LexicalContext) {
        guard !own.isEmpty else { return }
        switch type {
        case .nominal(let decl, let arguments):
            let substitution = Substitution(decl.genericSignature.parameters, arguments)
            for requirement in decl.genericSignature.requirements where !(decl is ProtocolDecl) {
                guard case .conformance(let subject, let item) = requirement else { continue }
                let given = world.substitute(subject, substitution)
                let made = Requirement.conformance(given, item)
                if own.contains(where: { given.mentions($0) }), !given.isNominal, !context.requirements.contains(made) {
                    context.requirements.append(made)
                }
            }
            for argument in arguments { imply(argument, own, context) }
        case .metatype(let type): imply(type, own, context)
        case .tuple(let elements): for element in elements { imply(element.type, own, context) }
        case .function(let function):
            for parameter in function.parameters { imply(parameter.type, own, context) }
            imply(function.result, own, context)
        default: break
        }
    }

    /// What the type and the extension demand.
    private var ownerRequirements: [Requirement] {
        guard let owner else { return [] }
        var result = owner is ProtocolDecl ? [] : owner.genericSignature.requirements
        for item in context.requirements where !result.contains(item) { result.append(item) }
        return result
    }

    private func parameter(
        _ syntax: FunctionParameterSyntax, _ resolver: TypeResolver, _ inner: LexicalContext
    ) -> ParameterDecl {
        let first = syntax.firstName.identifierText
        var result = ParameterDecl(
            label: first == "_" ? nil : first, name: syntax.secondName?.identifierText ?? first,
            type: resolver.resolve(syntax.type))
        result.range = (syntax.secondName ?? syntax.firstName).sourceRange(in: context.file)
        requireArguments(result.type, at: syntax.type)
        result.isVariadic = syntax.ellipsis != nil || result.type.isExpansion
        if let attributed = syntax.type.as(AttributedTypeSyntax.self) {
            result.isInout = attributed.specifiers.contains { $0.trimmedDescription == "inout" }
            if attributed.attributes.names.contains("autoclosure"), case .function(let function) = result.type {
                result.isAutoclosure = true
                result.type = function.result
            }
            result.resultBuilder = resultBuilder(attributed.attributes, inner)
            result.isEscaping = attributed.attributes.names.contains("escaping")
        }
        result.isEscaping = result.isEscaping || !result.isPlainFunction
        if let type = syntax.type.as(AttributedTypeSyntax.self) {
            result.isIsolated = type.specifiers.contains { $0.trimmedDescription == "isolated" }
        }
        if syntax.attributes.names.contains("_implicitSelfCapture") {
            (result.isEscaping, result.impliesSelf) = (false, result.isEscaping)
        }
        result.resultBuilder = result.resultBuilder ?? resultBuilder(syntax.attributes, inner)
        if !syntax.attributes.isEmpty { result.attributes = syntax.attributes }
        if let value = syntax.defaultValue {
            result.hasDefault = true
            result.callSiteDefault = value.value.as(MacroExpansionExprSyntax.self)?.macroName.text
            let type = result.type
            let checker = self.checker
            let isDelayed = result.isAutoclosure
            let memo = checker.world.memo {
                let value = checker.standalone(value.value, type, inner, purpose: .defaultArgument)
                return isDelayed ? checker.delayed(value) : value
            }
            result.defaultProvider = { memo.value }
            checker.queue(in: context) { _ = memo.value }
        }
        return result
    }

    private func setBody(_ decl: FunctionDecl, _ block: CodeBlockSyntax?, _ inner: LexicalContext) {
        guard let block else { return }
        let checker = self.checker
        let memo = checker.world.memo { checker.functionBody(decl, block.statements, inner, range: decl.range) }
        decl.bodyProvider = { memo.value }
        if owner != nil || context.parent == nil { checker.queue(in: context) { _ = memo.value } }
    }

    private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.has(.static) || modifiers.has(.class)
    }

    /// The builder that one of the attributes names, by its own name, another type's member or an alias.
    func resultBuilder(_ attributes: AttributeListSyntax, _ context: LexicalContext) -> ResultBuilder? {
        for case .attribute(let attribute) in attributes {
            let name = attribute.attributeName
            let resolver = collector.resolver(context)
            guard let decl = resolver.nominal(named: name), decl.resultBuilder else { continue }
            if decl.genericSignature.parameters.isEmpty { return ResultBuilder(decl) }
            if case .nominal(decl, let arguments) = resolver.resolve(name) { return ResultBuilder(decl, arguments) }
        }
        return nil
    }

    // MARK: - Enum cases

    func enumCase(_ element: EnumCaseElementSyntax) -> EnumCaseDecl {
        let decl = EnumCaseDecl(name: element.name.identifierText, owner: owner)
        decl.range = element.name.sourceRange(in: context.file)
        decl.genericSignature = owner?.genericSignature ?? .empty
        decl.ownerParameterCount = decl.genericSignature.parameters.count
        let resolver = collector.resolver(context)
        decl.parameters = (element.parameterClause?.parameters ?? []).map { syntax in
            let label = syntax.firstName?.identifierText
            var parameter = ParameterDecl(
                label: label == "_" ? nil : label, name: syntax.secondName?.identifierText ?? label ?? "",
                type: resolver.resolve(syntax.type))
            parameter.isEscaping = true
            if let value = syntax.defaultValue {
                parameter.hasDefault = true
                let type = parameter.type
                let checker = self.checker
                let context = self.context
                let memo = checker.world.memo {
                    checker.standalone(value.value, type, context, purpose: .defaultArgument)
                }
                parameter.defaultProvider = { memo.value }
            }
            return parameter
        }
        return decl
    }
}

/// The accessors of a property or subscript; `_read` and `_modify` are taken as getter and setter, whose `yield` is
/// what is returned, or what the new value is put in.
struct Accessors {
    var getterItems: CodeBlockItemListSyntax?
    var getter: AccessorDeclSyntax?
    var setter: AccessorDeclSyntax?
    var willSet: AccessorDeclSyntax?
    var didSet: AccessorDeclSyntax?
    var isSetterNonmutating = false
    var isGetterMutating = false
    /// `{ get set }` without bodies.
    var isSettableRequirement = false
    var isThrowing = false
    var isAsync = false
    /// `get throws(E)`
    var thrown: TypeSyntax?

    init(_ block: AccessorBlockSyntax?) {
        guard let block else { return }
        switch block.accessors {
        case .getter(let items): getterItems = items
        case .accessors(let list):
            for accessor in list {
                switch accessor.accessorSpecifier.tokenKind {
                case .keyword(.get):
                    getter = accessor
                    getterItems = accessor.body?.statements
                    isGetterMutating = accessor.modifier?.name.tokenKind == .keyword(.mutating)
                    isThrowing = accessor.effectSpecifiers?.throwsClause != nil
                    isAsync = accessor.effectSpecifiers?.asyncSpecifier != nil
                    thrown = accessor.effectSpecifiers?.throwsClause?.type
                case .keyword(.set):
                    setter = accessor
                    isSetterNonmutating = accessor.modifier?.name.tokenKind == .keyword(.nonmutating)
                    if accessor.body == nil { isSettableRequirement = true }
                case .keyword(._read) where getter == nil:
                    getter = accessor
                    getterItems = accessor.body?.statements
                case .keyword(._modify) where setter == nil: setter = accessor
                case .keyword(.willSet): willSet = accessor
                case .keyword(.didSet): didSet = accessor
                default: break
                }
            }
        }
    }

    /// What is wrong with a `let` that has them.
    var refusalOfLet: String {
        "'let' declarations cannot be \(isComputed ? "computed" : "observing") properties"
    }

    var isComputed: Bool { getterItems != nil || getter != nil || setter != nil }
}
