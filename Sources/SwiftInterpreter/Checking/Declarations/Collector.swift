import SwiftSyntax

/// Makes declarations from syntax, in passes: names first, then headers, then members; bodies wait for the checker.
final class Collector {
    let world: World
    let sink: DiagnosticSink
    /// Owns this.
    unowned let checker: Checker
    private var nominals: [PendingNominal] = []
    private var extensions: [PendingExtension] = []
    private var memberCount = 0

    struct PendingNominal {
        let decl: NominalDecl
        let syntax: DeclSyntax
        let context: LexicalContext
        /// Where it is declared.
        let outer: LexicalContext
    }

    struct PendingExtension {
        let syntax: ExtensionDeclSyntax
        let outer: LexicalContext

        /// How many types the extended one is in.
        var depth: Int {
            var depth = 0
            var type = syntax.extendedType
            while let member = type.as(MemberTypeSyntax.self) {
                depth += 1
                type = member.baseType
            }
            return depth
        }
    }

    init(checker: Checker) {
        self.checker = checker
        world = checker.world
        sink = checker.sink
    }

    func resolver(_ context: LexicalContext) -> TypeResolver {
        TypeResolver(world: world, sink: sink, context: context)
    }

    func report(_ message: String, _ node: some SyntaxProtocol, _ context: LexicalContext, notes: [Diagnostic] = []) {
        sink.report(Diagnostic(.error, message, at: node.sourceRange(in: context.file), notes: notes))
    }

    func nextOrder() -> Int {
        memberCount += 1
        return memberCount
    }

    // MARK: - Names

    /// Registers the types of some declarations; `register` puts an outermost one where its scope looks.
    func declareTypes(
        _ decls: [DeclSyntax], in context: LexicalContext, owner: NominalDecl?,
        register: (String, TypeDeclaration) -> Void
    ) {
        for decl in decls {
            switch decl.as(DeclSyntaxEnum.self) {
            case .structDecl(let item):
                declare(item.name, .struct, item.memberBlock, decl, context, owner, register)
            case .classDecl(let item):
                declare(item.name, .class, item.memberBlock, decl, context, owner, register)
            case .enumDecl(let item): declare(item.name, .enum, item.memberBlock, decl, context, owner, register)
            case .actorDecl(let item):
                declare(item.name, .actor, item.memberBlock, decl, context, owner, register)
            case .protocolDecl(let item):
                declare(item.name, .protocol, item.memberBlock, decl, context, owner, register)
            case .typeAliasDecl(let item):
                let alias = TypeAliasDecl(name: item.name.identifierText, owner: owner)
                alias.isPrivate = item.modifiers.isFilePrivate
                alias.access = item.modifiers.accessLevel ?? context.memberAccess
                alias.genericSignature.parameters = genericParameters(item.genericParameterClause, context)
                let inner = LexicalContext(
                    file: context.file, parent: context, parameters: alias.genericSignature.parameters)
                let place = item.name.sourceRange(in: context.file)
                alias.range = place
                alias.resolve = { [unowned self, unowned alias] in
                    if let type = unboundGeneric(item.initializer.value, for: alias, inner) { return type }
                    return resolver(inner).resolve(item.initializer.value)
                }
                alias.reportCycle = { [unowned self, unowned alias] in
                    sink.report(Diagnostic(.error, "type alias '\(alias.name)' references itself", at: place))
                }
                register(alias.name, .alias(alias))
                aliases.append(alias)
            case .extensionDecl(let item): extensions.append(PendingExtension(syntax: item, outer: context))
            default: break
            }
        }
    }

    /// `typealias Controller = UIHostingController`: a generic type without arguments, which the alias then takes.
    private func unboundGeneric(_ syntax: TypeSyntax, for alias: TypeAliasDecl, _ context: LexicalContext) -> Type? {
        guard alias.genericSignature.parameters.isEmpty,
            case .nominal(let decl)? = resolver(context).unbound(syntax), !(decl is ProtocolDecl),
            decl.owner?.genericSignature.parameters.isEmpty ?? true, !decl.genericSignature.parameters.isEmpty,
            context.nominal !== decl
        else { return nil }
        alias.genericSignature.parameters = decl.genericSignature.parameters
        return world.declaredType(of: decl)
    }

    private var aliases: [TypeAliasDecl] = []

    private func declare(
        _ token: TokenSyntax, _ kind: NominalDecl.Kind, _ block: MemberBlockSyntax, _ syntax: DeclSyntax,
        _ context: LexicalContext, _ owner: NominalDecl?, _ register: (String, TypeDeclaration) -> Void
    ) {
        let name = token.identifierText
        let decl =
            kind == .protocol
            ? ProtocolDecl(name: name, owner: owner) : NominalDecl(name: name, kind: kind, owner: owner)
        decl.range = token.sourceRange(in: context.file)
        world.disposables.append(decl)
        let outer = owner is ProtocolDecl ? [] : owner?.genericSignature.parameters ?? []
        let header = TypeHeader(syntax)
        decl.isPrivate = header?.modifiers.isFilePrivate ?? false
        decl.access = header?.modifiers.accessLevel ?? context.memberAccess
        decl.isFinal = header?.modifiers.has(.final) ?? false
        if header?.modifiers.has(.nonisolated) ?? false { decl.writtenIsolation = .nonisolated }
        let own = genericParameters(header?.genericParameters, context)
        if kind != .protocol { decl.genericSignature.parameters = outer + own }
        let inner = LexicalContext(file: context.file, parent: context, nominal: decl, parameters: own)
        if kind == .protocol { inner.memberAccess = decl.access }
        for attribute in header?.attributes.names ?? [] {
            switch attribute {
            case "propertyWrapper": decl.propertyWrapper = true
            case "resultBuilder": decl.resultBuilder = true
            case "dynamicMemberLookup": decl.isDynamicMemberLookup = true
            case "dynamicCallable": decl.isDynamicCallable = true
            case "main": checker.mainType = decl
            case "MainActor": decl.writtenIsolation = .mainActor
            case "globalActor": world.globalActors.insert(name)
            default:
                if let macro = world.macro(named: attribute) {
                    attach(macro, to: decl)
                } else if attribute.first?.isUppercase ?? false {
                    decl.writtenIsolation = .other
                }
            }
        }
        decl.isIndirect = syntax.as(EnumDeclSyntax.self)?.modifiers.has(.indirect) ?? false
        register(name, .nominal(decl))
        nominals.append(PendingNominal(decl: decl, syntax: syntax, context: inner, outer: context))
        declareTypes(checker.activeDecls(block), in: inner, owner: decl) { name, type in
            declareNested(name, type, in: decl)
        }
    }

    private func declareNested(_ name: String, _ type: TypeDeclaration, in decl: NominalDecl) {
        if let old = decl.userMembers.types[name] {
            return reportRedeclaration(of: name, type, old)
        }
        decl.userMembers.types[name] = type
    }

    func genericParameters(_ clause: GenericParameterClauseSyntax?, _ context: LexicalContext) -> [GenericParameter] {
        if let names = clause?.parameters, names.count > 1 { refuseRepeated(names.lazy.map(\.name), context) }
        return clause?.parameters.map {
            if $0.specifier?.tokenKind == .keyword(.let) {
                report("a number as a generic parameter is not supported yet", $0, context)
            }
            return GenericParameter(name: $0.name.identifierText, isPack: $0.specifier?.tokenKind == .keyword(.each))
        } ?? []
    }

    // MARK: - Headers and members

    /// Completes all types declared since the last call.
    func complete() {
        let types = nominals
        // What extends a type of a type's extension (`Outer.Inner`) is read after that one, in whichever file that is.
        let blocks = extensions.enumerated()
            .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }.map(\.element)
        (nominals, extensions) = ([], [])
        var extended: [(PendingExtension, NominalDecl, LexicalContext)] = []
        // Types inside extensions must be known before any header is read.
        for item in blocks {
            guard let (decl, context) = bindExtension(item) else { continue }
            extended.append((item, decl, context))
            declareTypes(checker.activeDecls(item.syntax.memberBlock), in: context, owner: decl) { name, type in
                declareNested(name, type, in: decl)
            }
        }
        let more = nominals
        let nestedBlocks = extensions
        (nominals, extensions) = ([], [])
        if let stray = nestedBlocks.first {
            report("declaration is only valid at file scope", stray.syntax.extensionKeyword, stray.outer)
        }
        let all = types + more
        for item in all { readHeader(item) }
        // What a protocol inherits from names what its own clause speaks of, wherever that is declared.
        for item in all { readProtocolClause(item) }
        for (item, decl, context) in extended { readExtensionHeader(item, decl, context) }
        for item in all { checkCycle(item) }
        collectMembers(of: all, extended)
        for item in all { synthesize(item) }
        for alias in aliases {
            _ = alias.type
            alias.reportCycle = nil
        }
        aliases = []
        for item in all {
            checker.queue(in: item.context) {
                ConformanceChecker(self.checker, item.decl, item.context).check()
                OverrideChecker(self.checker, item.decl).check(item.syntax)
                RecursionChecker(self.checker).check(item.decl)
                self.requireWrappedValue(item.decl)
            }
        }
    }

    private func requireWrappedValue(_ decl: NominalDecl) {
        guard decl.propertyWrapper, checker.wrappedValueMember(decl)?.isStatic ?? true else { return }
        let message = "property wrapper type '\(decl.name)' does not contain a non-static property named 'wrappedValue'"
        sink.report(Diagnostic(.error, message, at: decl.range))
    }

    /// The members of all, each type's when they are first requested: `var selection: Book.ID` above `Book` needs them.
    private func collectMembers(
        of all: [PendingNominal], _ extended: [(PendingExtension, NominalDecl, LexicalContext)]
    ) {
        func collect(_ extensions: [(PendingExtension, NominalDecl, LexicalContext)]) {
            for (item, decl, context) in extensions {
                MemberCollector(self, decl, context, isExtension: true).collect(item.syntax.memberBlock)
            }
        }
        let own = Set(all.map { ObjectIdentifier($0.decl) })
        let extensions = Dictionary(grouping: extended) { ObjectIdentifier($0.1) }
        for item in all {
            item.decl.memberCollection = { [unowned self] in
                collectMembers(item)
                collect(extensions[ObjectIdentifier(item.decl)] ?? [])
            }
        }
        // A wrapped property needs to know its wrapper, wherever that is declared.
        for item in all where item.decl.propertyWrapper { item.decl.collectMembers() }
        for item in all { item.decl.collectMembers() }
        collect(extended.filter { !own.contains(ObjectIdentifier($0.1)) })
    }

    private func bindExtension(_ item: PendingExtension) -> (NominalDecl, LexicalContext)? {
        var resolver = resolver(item.outer)
        resolver.makeVariable = { _ in .error }
        let type = resolver.resolve(item.syntax.extendedType)
        let decl: NominalDecl
        switch type {
        case .nominal(let nominal, _): decl = nominal
        case .existential(let protocols) where protocols.count == 1: decl = protocols[0]
        case .error: return nil
        default:
            report(
                "non-nominal type '\(world.describe(type))' cannot be extended", item.syntax.extendedType, item.outer)
            return nil
        }
        let context = LexicalContext(
            file: item.outer.file, parent: item.outer, nominal: decl, parameters: decl.genericSignature.parameters)
        context.isFilePrivate = item.syntax.modifiers.isFilePrivate
        context.memberAccess = item.syntax.modifiers.accessLevel ?? .internal
        context.memberIsolation = WrittenIsolation(
            item.syntax.modifiers, item.syntax.attributes, world.globalActors)
        // `extension Box<Int>`
        if case .nominal(_, let arguments) = type, !arguments.contains(.error) {
            for (parameter, argument) in zip(decl.genericSignature.parameters, arguments)
            where argument != .parameter(parameter) {
                context.requirements.append(.same(.parameter(parameter), argument))
            }
        }
        return (decl, context)
    }

    private func readExtensionHeader(_ item: PendingExtension, _ decl: NominalDecl, _ context: LexicalContext) {
        context.requirements += decl.genericSignature.requirements
        readWhere(item.syntax.genericWhereClause, context)
        let conditions = context.requirements.filter { !decl.genericSignature.requirements.contains($0) }
        for inherited in item.syntax.inheritanceClause?.inheritedTypes ?? [] {
            let type = resolver(context).resolve(inherited.type.withoutAttributes)
            guard case .existential(let protocols) = type else {
                if type == .error || world.isPlaceholder(type) { world.noteUnknownParent(of: decl); continue }
                report("inheritance from non-protocol type '\(world.describe(type))'", inherited.type, context)
                continue
            }
            add(protocols, to: decl, conditions: conditions, at: inherited.type.sourceRange(in: context.file))
        }
    }

    private func add(
        _ protocols: [ProtocolDecl], to decl: NominalDecl, conditions: [Requirement], at range: SourceRange
    ) {
        for item in protocols {
            decl.addedConformances.append(Conformance(item, conditions: conditions, range: range))
        }
        decl.protocolTable = nil
    }

    private func readHeader(_ item: PendingNominal) {
        let decl = item.decl
        let context = item.context
        if let owner = decl.owner, !(owner is ProtocolDecl), !(decl is ProtocolDecl) {
            decl.genericSignature.requirements = owner.genericSignature.requirements
        }
        let header = TypeHeader(item.syntax)
        if let clause = header?.genericParameters { readBounds(clause, context) }
        if let clause = header?.whereClause { readWhere(clause, context) }
        if let syntax = item.syntax.as(ProtocolDeclSyntax.self), let item = decl as? ProtocolDecl {
            item.primaryAssociatedTypes =
                syntax.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.identifierText) ?? []
        }
        decl.genericSignature.requirements += context.requirements
        let clause = header?.inheritance
        for (index, inherited) in (clause?.inheritedTypes ?? []).enumerated() {
            let range = inherited.type.sourceRange(in: context.file)
            let type = resolver(context).resolve(inherited.type.withoutAttributes)
            switch type {
            case .existential(let protocols): add(protocols, to: decl, conditions: [], at: range)
            case .nominal(let parent, _) where decl.kind == .class && parent.kind == .class && index == 0:
                decl.superclass = type
            case .nominal(let parent, _)
            where decl is ProtocolDecl && parent.kind == .class && !world.isPlaceholder(type):
                derive(decl, from: type, context)
            case _ where world.isPlaceholder(type): world.noteUnknownParent(of: decl)
            case .nominal where decl.kind == .enum && index == 0:
                decl.rawType = type
                if let members = header?.members, !hasCases(members) {
                    report("an enum with no cases cannot declare a raw type", inherited.type, context)
                }
            case .error: world.noteUnknownParent(of: decl)
            default:
                report("inheritance from non-protocol type '\(world.describe(type))'", inherited.type, context)
            }
        }
        addImpliedConformances(decl, item.syntax)
        if let protocolDecl = decl as? ProtocolDecl { collectAssociatedTypes(item, protocolDecl) }
    }

    private func addImpliedConformances(_ decl: NominalDecl, _ syntax: DeclSyntax) {
        if decl.kind == .enum {
            if decl.rawType != nil, let item = world.known.rawRepresentableProtocol {
                add([item], to: decl, conditions: [], at: decl.range)
                if let raw = decl.rawType { decl.userMembers.types["RawValue"] = alias("RawValue", raw, decl) }
            }
            let isPlain = syntax.as(EnumDeclSyntax.self).map { !hasPayload($0) } ?? false
            if isPlain {
                add(
                    [world.known.equatableProtocol, world.known.hashableProtocol].compactMap(\.self), to: decl,
                    conditions: [], at: decl.range)
            }
        }
        for name in decl.attachedMacros.flatMap(\.conformances) {
            if let item = world.protocolDecl(named: name) { add([item], to: decl, conditions: [], at: decl.range) }
        }
    }

    private func hasCases(_ members: MemberBlockSyntax) -> Bool {
        checker.activeDecls(members).contains { $0.is(EnumCaseDeclSyntax.self) }
    }

    private func hasPayload(_ decl: EnumDeclSyntax) -> Bool {
        checker.activeDecls(decl.memberBlock).contains { member in
            member.as(EnumCaseDeclSyntax.self)?.elements.contains { $0.parameterClause != nil } ?? false
        }
    }

    private func alias(_ name: String, _ type: Type, _ owner: NominalDecl) -> TypeDeclaration {
        let alias = TypeAliasDecl(name: name, owner: owner)
        alias.underlying = type
        return .alias(alias)
    }

    private func checkCycle(_ item: PendingNominal) {
        var seen: [NominalDecl] = [item.decl]
        var current = item.decl
        while case .nominal(let parent, _)? = current.superclass {
            if parent === item.decl || seen.count > 256 {
                report("'\(item.decl.name)' inherits from itself", item.syntax, item.outer)
                item.decl.superclass = nil
                return
            }
            if seen.contains(parent) { return }
            seen.append(parent)
            current = parent
        }
    }

    private func collectMembers(_ item: PendingNominal) {
        guard let block = TypeHeader(item.syntax)?.members else { return }
        MemberCollector(self, item.decl, item.context, isExtension: false).collect(block)
    }

    private func synthesize(_ item: PendingNominal) {
        MemberCollector(self, item.decl, item.context, isExtension: false).synthesize()
    }
}
