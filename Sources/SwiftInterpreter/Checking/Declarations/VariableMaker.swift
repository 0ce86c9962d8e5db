import SwiftSyntax

extension DeclarationMaker {
    /// The properties or globals of one `let`/`var`.
    func variables(_ syntax: VariableDeclSyntax) -> [VariableDecl] {
        var result: [VariableDecl] = []
        let isStatic = syntax.modifiers.has(.static) || syntax.modifiers.has(.class)
        let isConstantField =
            owner?.kind == .struct && !isStatic && syntax.bindingSpecifier.tokenKind == .keyword(.let)
        checkModifiers(syntax.modifiers, of: .property, at: syntax.bindingSpecifier)
        // `var a, b: Int`: the annotation of a later binding holds for those before it.
        let bindings = Array(syntax.bindings)
        for (index, binding) in bindings.enumerated() {
            var annotation = binding.typeAnnotation?.type
            if annotation == nil, binding.initializer == nil {
                annotation = bindings[(index + 1)...].lazy.compactMap { $0.typeAnnotation?.type }.first
            }
            if isConstantField, binding.initializer != nil, binding.pattern.is(TuplePatternSyntax.self) {
                collector.report(
                    "binding multiple 'let' stored properties from a single initializer expression in a struct is "
                        + "unsupported", binding.pattern, context)
            }
            for part in parts(WrittenBinding(binding, annotation)) {
                guard let name = part.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
                    if !part.pattern.is(WildcardPatternSyntax.self) {
                        collector.report("a pattern is not supported here", part.pattern, context)
                    }
                    continue
                }
                result.append(variable(name, syntax, part))
            }
        }
        return result
    }

    /// `(a, b): (Int, Int) = (0, 1)` as `a: Int = 0` and `b: Int = 1`.
    private func parts(_ binding: WrittenBinding) -> [WrittenBinding] {
        guard let pattern = binding.pattern.as(TuplePatternSyntax.self)?.elements,
            let value = binding.value?.as(TupleExprSyntax.self)?.elements, value.count == pattern.count,
            binding.accessorBlock == nil
        else { return [binding] }
        let types = binding.annotation?.as(TupleTypeSyntax.self)?.elements
        if let annotation = binding.annotation, types?.count != pattern.count {
            let type = annotation.trimmedDescription
            collector.report("tuple pattern has the wrong length for tuple type '\(type)'", binding.pattern, context)
            return []
        }
        let annotations = types.map { $0.map { Optional($0.type) } } ?? pattern.map { _ in nil }
        return zip(zip(pattern, value), annotations).flatMap { element, type in
            parts(WrittenBinding(pattern: element.0.pattern, annotation: type, value: element.1.expression))
        }
    }

    private func variable(
        _ name: TokenSyntax, _ syntax: VariableDeclSyntax, _ binding: WrittenBinding
    ) -> VariableDecl {
        let annotation = binding.annotation
        let decl = VariableDecl(name: name.identifierText, owner: owner)
        decl.range = name.sourceRange(in: context.file)
        decl.isLet = syntax.bindingSpecifier.tokenKind == .keyword(.let)
        decl.isStatic = syntax.modifiers.has(.static) || syntax.modifiers.has(.class)
        decl.isOverride = syntax.modifiers.has(.override)
        setAccess(decl, syntax.modifiers)
        setIsolation(decl, syntax.modifiers, syntax.attributes)
        decl.unavailability = Unavailability(syntax.attributes)
        decl.reference = ReferenceStrength(syntax.modifiers)
        if decl.reference != .strong { world.tracksLifetimes = true }
        let outer = owner?.genericSignature.parameters ?? []
        decl.ownerParameterCount = outer.count
        decl.genericSignature = GenericSignature(parameters: outer, requirements: context.allRequirements)
        decl.resultBuilder = resultBuilder(syntax.attributes, context)
        let accessors = Accessors(binding.accessorBlock)
        decl.storage = accessors.isComputed ? .computed : syntax.modifiers.has(.lazy) ? .lazy : .stored
        decl.isThrowing = accessors.isThrowing
        decl.isAsync = accessors.isAsync
        decl.thrownType = accessors.thrown.map { collector.resolver(context).resolve($0) }
        decl.isSetterMutating = owner?.isReference != true && !accessors.isSetterNonmutating
        decl.isGetterMutating = accessors.isGetterMutating
        if decl.storage == .computed {
            decl.isSettable = accessors.setter != nil
        } else {
            decl.isSettable = !decl.isLet
        }
        if let block = binding.accessorBlock, decl.isLet, !(owner is ProtocolDecl) {
            collector.report(accessors.refusalOfLet, block, context)
        }
        setType(decl, binding, annotation)
        if let annotation, let type = decl.knownType { requireArguments(type, at: annotation) }
        checkRules(decl, syntax, binding, accessors)
        decl.isImplicitlyUnwrapped = annotation?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
        if let (macro, storage) = attachMacros(to: decl, syntax.attributes) {
            setKeyedStorage(decl, binding, macro, storage)
            return decl
        }
        switch propertyWrapper(syntax.attributes) {
        case .known(let wrappers) where decl.storage != .computed:
            if decl.storage == .lazy {
                collector.report("property '\(decl.name)' with a wrapper cannot also be lazy", binding.pattern, context)
            }
            if decl.isLet {
                collector.report("property wrapper can only be applied to a 'var'", wrappers[0].attribute, context)
            }
            requireObject(decl, wrappers[0])
            setWrapper(decl, wrappers, binding)
            if accessors.willSet != nil || accessors.didSet != nil, !decl.isStatic, let wrapper = decl.wrapper {
                observe(decl, wrapper, accessors)
            }
        case .known(let wrappers):
            collector.report(
                "property wrapper cannot be applied to a computed property", wrappers[0].attribute, context)
            setBodies(decl, accessors, binding)
        case .unknown where decl.storage != .computed:
            // It may give the value, and the type too.
            decl.storage = .computed
            decl.knownType = decl.knownType ?? .error
            let backing = VariableDecl(name: "_" + decl.name, owner: owner, type: .error)
            let projected = VariableDecl(name: "$" + decl.name, owner: owner, type: .error)
            for made in [backing, projected] {
                made.storage = .computed
                made.isStatic = decl.isStatic
                made.genericSignature = decl.genericSignature
                made.ownerParameterCount = decl.ownerParameterCount
            }
            decl.wrapper = PropertyWrapper(backing: backing, wrappedValue: decl, projected: projected)
        default: setBodies(decl, accessors, binding)
        }
        return decl
    }

    private func setType(_ decl: VariableDecl, _ binding: WrittenBinding, _ annotation: TypeSyntax?) {
        guard let annotation else { return }
        var resolver = collector.resolver(context)
        resolver.opaqueOwner = decl
        if binding.value != nil {
            resolver.makeVariable = { _ in .error }
            let before = collector.sink.errorCount
            let type = resolver.resolve(annotation)
            let isUnknown = collector.sink.errorCount > before
            if !isUnknown, world.containsError(type), annotation.is(IdentifierTypeSyntax.self),
                binding.value != nil
            {
                // `let x: Array = [1]`: the arguments come from the value.
                decl.typeAnnotation = annotation
                return
            }
            decl.knownType = type
        } else {
            decl.knownType = resolver.resolve(annotation)
        }
    }

    private func setBodies(_ decl: VariableDecl, _ accessors: Accessors, _ binding: WrittenBinding) {
        let checker = self.checker
        let context = self.context
        if let items = accessors.getterItems {
            let memo = checker.world.memo { checker.getterBody(decl, items, context) }
            decl.getterProvider = { memo.value }
            checker.queue(in: context) { _ = memo.value }
        }
        if let setter = accessors.setter, let block = setter.body {
            let name = setter.parameters?.name.identifierText ?? "newValue"
            let memo = checker.world.memo { checker.setterBody(decl, block, name, context) }
            decl.setterProvider = { memo.value }
            checker.queue(in: context) { _ = memo.value }
        }
        if decl.isOverride, accessors.willSet != nil || accessors.didSet != nil {
            observeInherited(decl, accessors)
            return
        }
        for (observer, defaultName, isWill) in [
            (accessors.willSet, "newValue", true), (accessors.didSet, "oldValue", false),
        ] {
            guard let observer, let block = observer.body else { continue }
            let name = observer.parameters?.name.identifierText ?? defaultName
            let memo = checker.world.memo { checker.setterBody(decl, block, name, context) }
            if isWill { decl.willSetProvider = { memo.value } } else { decl.didSetProvider = { memo.value } }
            checker.queue(in: context) { _ = memo.value }
        }
        if decl.storage == .computed {
            if decl.knownType == nil {
                collector.report("computed property must have an explicit type", binding.pattern, context)
                decl.knownType = .error
            }
            return
        }
        setInitialValue(decl, binding)
    }

    /// `@Published var x = 1 { didSet { … } }`: what is set through the wrapper is watched.
    private func observe(_ decl: VariableDecl, _ wrapper: PropertyWrapper, _ accessors: Accessors) {
        let checker = self.checker
        let context = self.context
        decl.isObservedThroughWrapper = true
        let setter = checker.world.memo { checker.observedSetter(decl, wrapper, accessors, context) }
        decl.setterProvider = { setter.value }
        checker.queue(in: context) { _ = setter.value }
    }

    /// `override var x: T { didSet { … } }`: the inherited property, watched.
    private func observeInherited(_ decl: VariableDecl, _ accessors: Accessors) {
        let checker = self.checker
        let context = self.context
        decl.storage = .computed
        decl.isSettable = true
        decl.observesInherited = true
        let getter = checker.world.memo { checker.inheritedGetter(decl, context) }
        let setter = checker.world.memo { checker.inheritedSetter(decl, accessors, context) }
        decl.getterProvider = { getter.value }
        decl.setterProvider = { setter.value }
        checker.queue(in: context) { _ = setter.value }
    }

    func setInitialValue(_ decl: VariableDecl, _ binding: WrittenBinding) {
        let checker = self.checker
        let context = self.context
        guard let value = binding.value else {
            if decl.knownType == nil {
                collector.report("type annotation missing in pattern", binding.pattern, context)
                decl.knownType = .error
            } else if !decl.isLet, let type = decl.knownType, world.wrapped(type) != nil {
                decl.hasInitialValue = true
                let body = FunctionBody(name: decl.name, range: decl.range)
                body.resultType = type
                body.statements = [
                    Statement(.return(Expression(.literal(.null), type: type, range: decl.range)), range: decl.range)
                ]
                decl.initialValueProvider = { body }
            } else if owner == nil || decl.isStatic, !(owner is ProtocolDecl) {
                let kind = decl.isLet ? "let" : "var"
                collector.report(
                    decl.isStatic
                        ? "'static \(kind)' declaration requires an initializer expression or an explicitly stated getter"
                        : "global '\(kind)' declaration requires an initializer expression or an explicitly stated getter",
                    binding.pattern, context)
            }
            return
        }
        decl.hasInitialValue = true
        let annotation = decl.typeAnnotation
        let memo = checker.world.memo { checker.initialValue(decl, value, annotation, context) }
        decl.initialValueProvider = { memo.value }
        if decl.knownType == nil {
            let report: () -> Void = { [unowned decl] in
                // Another candidate may be meant: `static let seed = Color(.seed)` of a resource.
                guard !checker.sink.isTrial else {
                    checker.sink.hadSpeculativeReport = true
                    return
                }
                checker.isolated(context) {
                    checker.sink.report(Diagnostic(.error, "circular reference", at: decl.range))
                }
            }
            decl.reportCycle = report
            decl.typeProvider = {
                guard !memo.isRunning else {
                    report()
                    return .error
                }
                return memo.value.resultType
            }
        }
        checker.queue(in: context) {
            // The type first: while it is being found, whoever asks for it is told so and doesn't keep the answer.
            _ = decl.type
            _ = memo.value
        }
    }

    // MARK: - Property wrappers

    private enum WrapperUse {
        case none
        /// Outermost first.
        case known([WrittenWrapper])
        /// An attribute that isn't known, which has been reported.
        case unknown
    }

    private func propertyWrapper(_ attributes: AttributeListSyntax) -> WrapperUse {
        var use = WrapperUse.none
        var known: [WrittenWrapper] = []
        for element in attributes {
            guard case .attribute(let attribute) = element else { continue }
            let name = attribute.attributeName.trimmedDescription
            if Self.languageAttributes.contains(name) || attachedMacro(attribute) != nil { continue }
            guard let decl = collector.resolver(context).nominal(named: attribute.attributeName) else {
                let written = attribute.attributeName.sourceRange(in: context.file)
                if collector.world.stubs.declare(type: name, in: context.file) {
                    collector.sink.notePlaceholder(name, at: written)
                    continue
                }
                let near = collector.sink.nearest(to: name, among: collector.world.typeNames())
                collector.sink.reportUnknown(
                    name, "unknown attribute '\(name)'", at: written,
                    note: near.map { .note("did you mean '\($0)'?") })
                use = .unknown
                continue
            }
            if decl.propertyWrapper { known.append(WrittenWrapper(decl: decl, attribute: attribute)) }
        }
        return known.isEmpty ? use : .known(known)
    }

    private static let languageAttributes: Set<String> = [
        "available", "MainActor", "Sendable", "objc", "inlinable", "discardableResult", "usableFromInline", "inline",
        "frozen", "preconcurrency", "nonobjc", "escaping", "autoclosure", "unknown", "testable", "IBOutlet",
        "warn_unqualified_access", "_documentation", "_spi",
    ]

    private func setWrapper(_ decl: VariableDecl, _ wrappers: [WrittenWrapper], _ binding: WrittenBinding) {
        let checker = self.checker
        let context = self.context
        var members: [VariableDecl] = []
        for item in wrappers {
            guard let member = checker.wrappedValueMember(item.decl) else {
                // Of one of the program's it is reported where that is declared.
                if item.decl.native == nil {
                    collector.sink.countKnownError()
                    decl.knownType = .error
                    return
                }
                collector.report(
                    "property wrapper type '\(item.decl.name)' does not contain a non-static property named "
                        + "'wrappedValue'", item.attribute, context)
                decl.knownType = .error
                return
            }
            members.append(member)
        }
        let (wrapper, attribute, wrappedValue) = (wrappers[0].decl, wrappers[0].attribute, members[0])
        let inner = Array(wrappers.dropFirst())
        decl.innerWrappedValues = Array(members.dropFirst())
        let backing = VariableDecl(name: "_" + decl.name, owner: owner)
        backing.genericSignature = decl.genericSignature
        backing.ownerParameterCount = decl.ownerParameterCount
        backing.isPrivate = true
        backing.isStatic = decl.isStatic
        let annotated = decl.knownType
        let memo = checker.world.memo {
            checker.wrapperValue(decl, wrappers, binding.value, annotated, context)
        }
        backing.typeProvider = { memo.value.type }
        backing.hasInitialValue =
            inner.isEmpty
            ? checker.wrapperHasInitialValue(wrapper, attribute, binding, annotated)
            : binding.value != nil || inner.contains { $0.attribute.arguments != nil }
        backing.initialValueProvider = { memo.value.body }
        if decl.knownType == nil {
            decl.typeProvider = { members.reduce(memo.value.type) { checker.wrapperMember($1, of: $0) } }
        }
        let projectedValue = world.members(named: "projectedValue", of: world.declaredType(of: wrapper))
            .compactMap { $0.decl as? VariableDecl }.first
        let projected = projectedValue.map { member in
            let projected = VariableDecl(name: "$" + decl.name, owner: owner)
            projected.storage = .computed
            projected.isStatic = decl.isStatic
            projected.genericSignature = decl.genericSignature
            projected.ownerParameterCount = decl.ownerParameterCount
            projected.access = decl.access
            projected.isSettable = member.isSettable
            projected.isSetterMutating = member.isSetterMutating
            projected.typeProvider = { checker.wrapperMember(member, of: memo.value.type) }
            projected.wrappedThrough = (backing, member)
            projected.getterProvider = { [unowned projected] in checker.wrapperGetter(projected, backing, member) }
            return projected
        }
        decl.storage = .computed
        // What is set inside has to be set outside too, up to a wrapper that refers to its value.
        let outside = (members.lastIndex { !$0.isSetterMutating } ?? 0)
        decl.isSettable = members[outside...].allSatisfy(\.isSettable)
        decl.isSetterMutating = members.allSatisfy(\.isSetterMutating)
        decl.wrapper = PropertyWrapper(backing: backing, wrappedValue: wrappedValue, projected: projected)
        decl.wrappedThrough = (backing, wrappedValue)
        decl.hasWrapperArguments = attribute.arguments != nil
        decl.wrapperInitialSyntax = binding.value
        decl.lexicalContext = context
        decl.getterProvider = { [unowned decl] in checker.wrapperGetter(decl, backing, wrappedValue) }
        if decl.isSettable {
            decl.setterProvider = { [unowned decl] in checker.wrapperSetter(decl, backing, wrappedValue) }
        }
        checker.queue(in: context) { _ = memo.value }
    }
}

/// What is written of one property: a name or a pattern, its type and its value.
struct WrittenBinding {
    let pattern: PatternSyntax
    let annotation: TypeSyntax?
    let value: ExprSyntax?
    var accessorBlock: AccessorBlockSyntax?
}

extension WrittenBinding {
    init(_ syntax: PatternBindingSyntax, _ annotation: TypeSyntax?) {
        self.init(
            pattern: syntax.pattern, annotation: annotation, value: syntax.initializer?.value,
            accessorBlock: syntax.accessorBlock)
    }
}
