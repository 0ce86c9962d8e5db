import SwiftSyntax

/// Makes the value declarations of one type or extension.
struct MemberCollector {
    let collector: Collector
    let decl: NominalDecl
    let context: LexicalContext
    let isExtension: Bool

    init(_ collector: Collector, _ decl: NominalDecl, _ context: LexicalContext, isExtension: Bool) {
        self.collector = collector
        self.decl = decl
        self.context = context
        self.isExtension = isExtension
    }

    private var world: World { collector.world }
    private var checker: Checker { collector.checker }

    private func refusal(of node: DeinitializerDeclSyntax) -> String {
        if isExtension { return "deinitializers may only be declared within a class, actor, or noncopyable type" }
        let inherited = Syntax(node).parent?.parent?.parent?.parent?.asProtocol((any DeclGroupSyntax).self)
        guard inherited?.inheritanceClause?.trimmedDescription.contains("~Copyable") ?? false else {
            return
                "deinitializer cannot be declared in \(decl.kind.rawValue) '\(decl.name)' that conforms to 'Copyable'"
        }
        return "the 'deinit' of a noncopyable \(decl.kind.rawValue) is not supported yet; a class can have one"
    }

    func collect(_ block: MemberBlockSyntax) {
        for member in checker.activeDecls(block) { collect(member) }
    }

    private func collect(_ member: DeclSyntax) {
        let maker = DeclarationMaker(collector: collector, owner: decl, context: context, isInExtension: isExtension)
        if let decl = decl as? ProtocolDecl, !isExtension, !world.libraryFiles.contains(context.file) {
            RequirementRules(collector: collector, decl: decl, context: context).check(member)
        }
        switch member.as(DeclSyntaxEnum.self) {
        case .functionDecl(let item):
            if isExtension || !(decl is ProtocolDecl) { maker.requireBody(item) }
            add(maker.function(item), isRequirement: item.body == nil)
        case .initializerDecl(let item):
            if item.body == nil, isExtension || !(decl is ProtocolDecl) {
                collector.report("initializer requires a body", item.initKeyword, context)
            }
            add(maker.initializer(item), isRequirement: item.body == nil)
        case .subscriptDecl(let item): add(maker.subscriptDecl(item), isRequirement: true)
        case .variableDecl(let item):
            for variable in maker.variables(item) {
                add(variable, isRequirement: true)
                place(variable)
            }
        case .enumCaseDecl(let item): collectCases(item, maker)
        case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl, .associatedTypeDecl,
            .operatorDecl, .precedenceGroupDecl, .missingDecl:
            break
        case .deinitializerDecl(let item):
            guard decl.isReference, !isExtension else {
                collector.report(refusal(of: item), item.deinitKeyword, context)
                return
            }
            if decl.deinitializer != nil {
                collector.report("invalid redeclaration of 'deinit'", item.deinitKeyword, context)
            }
            decl.deinitializer = maker.deinitializer(item)
        case .macroExpansionDecl(let item):
            collector.report("macro '#\(item.macroName.text)' is not supported in a type", item, context)
        case .extensionDecl(let item):
            collector.report("declaration is only valid at file scope", item.extensionKeyword, context)
        default: collector.report("this declaration is not supported yet", member, context)
        }
    }

    func add(_ member: ValueDecl, isRequirement: Bool) {
        member.order = collector.nextOrder()
        if decl is ProtocolDecl, !isExtension, isRequirement {
            member.isRequirement = true
            (decl as? ProtocolDecl)?.requirements.append(member)
        }
        checkRedeclaration(member)
        decl.userMembers.values[member.name, default: []].append(member)
    }

    private func checkRedeclaration(_ member: ValueDecl) {
        guard let old = decl.userMembers.values[member.name] else { return }
        let isLibrary = { (decl: ValueDecl) in collector.world.libraryFiles.contains(Int(decl.range.file)) }
        for other in old where other.isRequirement == member.isRequirement && isOfType(other) == isOfType(member) {
            // Each file may have a private one of its own.
            if other.isPrivate || member.isPrivate, other.range.file != member.range.file { continue }
            if !world.modules.areOfOneModule(Int(other.range.file), Int(member.range.file)) { continue }
            let isOfOneKind = (other is FunctionDecl) == (member is FunctionDecl)
            let isSame = (isOfOneKind || !isLibrary(other)) && world.redeclares(other, member)
            if isSame, isLibrary(other), !isLibrary(member) {
                // What a program adds to a library's type hides what the library has.
                decl.userMembers.values[member.name]?.removeAll { $0 === other }
                continue
            }
            if isSame, other.range != .none, member.range != .none {
                collector.sink.report(
                    Diagnostic(
                        .error, "invalid redeclaration of '\(member.displayName)'", at: member.range,
                        notes: [.note("'\(other.displayName)' previously declared here", at: other.range)]))
                return
            }
        }
    }

    /// Whether it is a member of the type rather than of its values.
    private func isOfType(_ member: ValueDecl) -> Bool { member.isStatic || member is EnumCaseDecl }

    /// Gives a stored property its field.
    ///
    /// - Parameter property: what is written, where the field is that of its wrapper.
    private func place(_ variable: VariableDecl, of property: VariableDecl? = nil) {
        guard !variable.isStatic, variable.storage != .computed else {
            if let wrapper = variable.wrapper {
                decl.userMembers.values[wrapper.backing.name, default: []].append(wrapper.backing)
                if let projected = wrapper.projected {
                    decl.userMembers.values[projected.name, default: []].append(projected)
                }
                if !variable.isStatic { place(wrapper.backing, of: variable) }
            }
            return
        }
        guard !(decl is ProtocolDecl) else { return }
        if isExtension || decl.kind == .enum {
            let kind = isExtension ? "extensions" : "enums"
            collector.sink.report(
                Diagnostic(
                    .error,
                    kind == "enums"
                        ? "enums must not contain stored properties"
                        : "extensions must not contain stored properties", at: (property ?? variable).range))
            return
        }
        variable.fieldIndex = decl.storedProperties.count
        decl.storedProperties.append(variable)
    }

    private func collectCases(_ item: EnumCaseDeclSyntax, _ maker: DeclarationMaker) {
        guard decl.kind == .enum else {
            collector.report("enum 'case' is not allowed outside of an enum", item.caseKeyword, context)
            return
        }
        for element in item.elements {
            let enumCase = maker.enumCase(element)
            enumCase.index = decl.enumCases.count
            enumCase.isIndirect = item.modifiers.has(.indirect)
            enumCase.rawValue = rawValue(element, previous: decl.enumCases.last)
            if let value = element.rawValue?.value { enumCase.rawValueRange = value.sourceRange(in: context.file) }
            if decl.rawType != nil, element.parameterClause != nil {
                collector.report("enum with raw type cannot have cases with arguments", element.name, context)
            }
            decl.enumCases.append(enumCase)
            add(enumCase, isRequirement: false)
        }
    }

    private func rawValue(_ element: EnumCaseElementSyntax, previous: EnumCaseDecl?) -> Value? {
        guard let raw = decl.rawType else {
            if let value = element.rawValue {
                collector.report(
                    "enum case cannot have a raw value if the enum does not have a raw type", value.value, context)
            }
            return nil
        }
        let known = world.known
        guard let value = element.rawValue?.value else {
            if raw == known.string { return .string(element.name.identifierText) }
            if raw == known.double || raw == known.cgFloat {
                if case .double(let last)? = previous?.rawValue { return .double(last + 1) }
                return .double(0)
            }
            if case .int(let last)? = previous?.rawValue { return .int(last &+ 1) }
            return .int(0)
        }
        return collector.checker.constant(value, type: raw, context)
    }

    // MARK: - Synthesised members

    func synthesize() {
        if case .nominal(let parent, _)? = decl.superclass { inheritFields(parent, depth: 0) }
        guard decl.kind == .struct || decl.kind == .class || decl.kind == .actor else { return }
        guard decl.userMembers.values["init"]?.contains(where: { $0.range != .none && !isFromExtension($0) }) != true
        else {
            return
        }
        if decl.kind == .struct {
            addMemberwise()
        } else if decl.superclass == nil || decl.storedProperties.allSatisfy(\.hasInitialValue) {
            addDefaultInitializer()
        }
    }

    private func isFromExtension(_ member: ValueDecl) -> Bool {
        guard let function = member as? FunctionDecl else { return false }
        return function.isDeclaredInExtension
    }

    private func inheritFields(_ parent: NominalDecl, depth: Int) {
        guard depth < 64, !parent.storedProperties.isEmpty || parent.superclass != nil else { return }
        // The parent may come later in the source: its own inherited fields are put before first.
        if case .nominal(let grand, _)? = parent.superclass, !parent.hasInheritedFields {
            MemberCollector(collector, parent, context, isExtension: false).inheritFields(grand, depth: depth + 1)
        }
        guard !decl.hasInheritedFields else { return }
        decl.hasInheritedFields = true
        let own = decl.storedProperties
        decl.storedProperties = parent.storedProperties + own
        for (index, field) in own.enumerated() { field.fieldIndex = parent.storedProperties.count + index }
    }

    private func addDefaultInitializer() {
        if decl.superclass != nil { return }
        let missing = decl.storedProperties.filter { !$0.hasInitialValue }
        // It is made by decoding.
        let isDecodable = decl.conformances.contains { ["Codable", "Decodable"].contains($0.protocol.name) }
        if !missing.isEmpty, isDecodable || decl.hasUnknownParent { return }
        if let first = missing.first {
            collector.sink.report(
                Diagnostic(
                    .error, "class '\(decl.name)' has no initializers", at: decl.range,
                    notes: [
                        .note(
                            "stored property '\(first.name)' without initial value prevents synthesized initializers",
                            at: first.range)
                    ]))
            return
        }
        addEmptyInitializer()
    }

    /// `init()` where every stored property has an initial value.
    private func addEmptyInitializer() {
        let initializer = makeInitializer(.initializer)
        let body = FunctionBody(name: decl.name + ".init", range: decl.range)
        let isMutating = !decl.isReference
        let instance = body.makeVariable("self", world.declaredType(of: decl), isMutable: isMutating)
        instance.isInout = isMutating
        body.selfVariable = instance
        body.isMutatingSelf = isMutating
        body.genericParameters = initializer.genericSignature.parameters
        initializer.bodyProvider = { body }
        decl.userMembers.values["init", default: []].append(initializer)
    }

    private func makeInitializer(_ kind: FunctionDecl.Kind) -> FunctionDecl {
        let initializer = FunctionDecl(name: "init", kind: kind, owner: decl)
        initializer.genericSignature = decl.genericSignature
        initializer.ownerParameterCount = decl.genericSignature.parameters.count
        initializer.result = world.declaredType(of: decl)
        initializer.access = .internal
        return initializer
    }

    private func addMemberwise() {
        let initializer = makeInitializer(.memberwiseInitializer)
        let hasOwn = decl.userMembers.values["init"]?.isEmpty == false
        decl.userMembers.values["init", default: []].append(initializer)
        let declared = decl.storedProperties.map { (field: $0, written: wrapped(by: $0) ?? $0) }
            .filter { !($0.field.isLet && $0.field.hasInitialValue) && !isHidden($0.written, $0.field) }
        initializer.memberwiseFields = declared.map(\.field).filter { $0.storage != .lazy }
        // Where an extension has another one, it may be that which is meant.
        initializer.isTypePrivate = !hasOwn && declared.contains { $0.written.isTypePrivate }
        let fields = initializer.memberwiseFields
        let checker = self.checker
        let decl = self.decl
        let memo = checker.world.memo { checker.memberwise(decl, fields) }
        if !fields.isEmpty, decl.storedProperties.allSatisfy(\.hasInitialValue) { addEmptyInitializer() }
        // Types may need inference from initial values, so parameters wait for the first look.
        initializer.parameterProvider = { memo.value.parameters }
        initializer.bodyProvider = { memo.value.body }
    }

    /// The property that a field stores the wrapper of.
    private func wrapped(by field: VariableDecl) -> VariableDecl? {
        guard field.name.first == "_", field.isPrivate else { return nil }
        return decl.userMembers.values[String(field.name.dropFirst())]?.lazy
            .compactMap { $0 as? VariableDecl }.first { $0.wrapper?.backing === field }
    }

    /// A wrapped property that the type keeps to itself and that has its value is left out: it would make the whole
    /// initializer private.
    private func isHidden(_ property: VariableDecl, _ field: VariableDecl) -> Bool {
        property !== field && property.isPrivate && field.hasInitialValue
    }
}

extension ValueDecl {
    /// `f(a:_:)` for functions, else the name.
    package var displayName: String {
        guard let function = self as? FunctionDecl, function.kind != .operator else { return name }
        return name + "(" + function.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
}
