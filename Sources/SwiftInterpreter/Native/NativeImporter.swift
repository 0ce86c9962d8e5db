/// Turns entries of a native library into declarations.
struct NativeImporter {
    let world: World

    /// `struct Text: View, Equatable; Sendable where T: Sendable`
    func importType(
        _ entry: NativeType, extensions: [NativeType], register: (TypeDeclaration) -> Void
    ) -> TypeDeclaration? {
        var owner: NominalDecl?
        var name = entry.name
        if let (outer, inner) = name.splitAtLastDot() {
            owner = world.nativeNominal(named: outer)
            name = inner
        }
        let lexer = SignatureLexer(entry.declaration, endsAtSemicolon: true)
        var parser = SignatureParser(
            lexer, world: world, owner: owner, parameters: owner?.genericSignature.parameters ?? [])
        var attributes: Set<String> = []
        while parser.lexer.take("@") { if let word = parser.lexer.takeName() { attributes.insert(word) } }
        while parser.lexer.take(word: "final") || parser.lexer.take(word: "indirect") {}
        guard let keyword = parser.lexer.takeName() else { return nil }
        if keyword == "typealias" { return importAlias(name, parser, owner: owner, register: register) }
        guard let kind = NominalDecl.Kind(rawValue: keyword) else { return nil }
        let decl =
            kind == .protocol
            ? ProtocolDecl(name: name, owner: owner, native: entry)
            : NominalDecl(name: name, kind: kind, owner: owner, native: entry)
        decl.propertyWrapper = attributes.contains("propertyWrapper")
        decl.resultBuilder = attributes.contains("resultBuilder")
        decl.isDynamicMemberLookup = attributes.contains("dynamicMemberLookup")
        decl.writtenIsolation = attributes.contains("MainActor") ? .mainActor : nil
        decl.isObservable = attributes.contains("Observable")
        register(.nominal(decl))
        world.disposables.append(decl)
        while parser.lexer.takeName() != nil, parser.lexer.take(".") {}
        let outer = owner?.genericSignature.parameters ?? []
        decl.genericSignature = GenericSignature(parameters: outer)
        if let item = decl as? ProtocolDecl {
            decl.genericSignature.parameters = [item.selfParameter]
            item.primaryAssociatedTypes = parser.parsePrimaryAssociatedTypes()
        }
        let own = parser.parseGenericParameters()
        decl.genericSignature = GenericSignature(
            parameters: (decl is ProtocolDecl ? decl.genericSignature.parameters : outer) + own,
            requirements: parser.requirements)
        let rest = parser
        decl.memberProvider = NativeMembers(
            world: world, parts: extensions, nestedPrefix: entry.name,
            generated: extensions.compactMap(\.generatedStatics).first)
        if kind == .class || kind == .enum { readSuperclass(rest, decl) }
        decl.conformanceLoader = { [world] in
            NativeImporter(world: world).conformances(of: decl, extensions, rest: rest)
        }
        return .nominal(decl)
    }

    private func importAlias(
        _ name: String, _ start: SignatureParser, owner: NominalDecl?, register: (TypeDeclaration) -> Void
    ) -> TypeDeclaration {
        var parser = start
        let alias = TypeAliasDecl(name: name, owner: owner)
        register(.alias(alias))
        while parser.lexer.takeName() != nil, parser.lexer.take(".") {}
        alias.genericSignature.parameters = parser.parseGenericParameters()
        _ = parser.lexer.take("=")
        alias.underlying = parser.parseType()
        return .alias(alias)
    }

    private func readSuperclass(_ start: SignatureParser, _ decl: NominalDecl) {
        var parser = start
        guard parser.lexer.take(":") else { return }
        repeat {
            let type = parser.parseSimpleType()
            guard case .nominal(let parent, _) = type else { continue }
            if decl.kind == .class, parent.kind == .class { decl.superclass = type }
            if decl.kind == .enum { decl.rawType = type }
            return
        } while parser.lexer.take(",")
    }

    private func conformances(of decl: NominalDecl, _ parts: [NativeType], rest: SignatureParser) -> [Conformance] {
        var result: [Conformance] = []
        for part in parts {
            var lexer = SignatureLexer(part.declaration, endsAtSemicolon: true)
            var isFirst = true
            repeat {
                defer { isFirst = false }
                var parser: SignatureParser
                if isFirst, !lexer.isAt(word: "extension") {
                    parser = rest
                    if !parser.lexer.take(":") { continue }
                } else {
                    parser = SignatureParser(
                        lexer, world: world, owner: decl, parameters: decl.genericSignature.parameters)
                    if parser.lexer.take(word: "extension") {
                        while parser.lexer.takeName() != nil, parser.lexer.take(".") {}
                        if !parser.lexer.take(":") { continue }
                    }
                }
                parser.requirements = []
                parser.expectsProtocol = true
                var protocols: [ProtocolDecl] = []
                repeat {
                    while parser.lexer.take("@") { _ = parser.lexer.takeName() }
                    if case .existential(let items) = parser.parseSimpleType() { protocols += items }
                } while parser.lexer.take(",") || parser.lexer.take("&")
                parser.expectsProtocol = false
                parser.parseWhere()
                for item in protocols { result.append(Conformance(item, conditions: parser.requirements)) }
            } while lexer.advancePastSemicolon()
        }
        return result
    }

    /// A member of `owner`, or a global.
    func importMember(_ member: NativeMember, owner: NominalDecl?) -> Declaration? {
        let outer = owner?.genericSignature
        var parser = SignatureParser(
            SignatureLexer(member.signature), world: world, owner: owner, parameters: outer?.parameters ?? [])
        var modifiers: Set<String> = []
        var builder: ResultBuilder?
        while true {
            if parser.lexer.take("@") {
                let name = parser.lexer.takeName() ?? ""
                if parser.lexer.take("(") {
                    while !parser.lexer.take(")"), parser.lexer.token != .end { parser.lexer.advance() }
                }
                if let decl = world.nativeNominal(named: name), decl.resultBuilder { builder = ResultBuilder(decl) }
                modifiers.insert(name)
            } else if case .name(let word) = parser.lexer.token, Self.modifierNames.contains(word) {
                modifiers.insert(word)
                parser.lexer.advance()
            } else {
                break
            }
        }
        guard let keyword = parser.lexer.takeName() else { return nil }
        let decl: ValueDecl
        switch keyword {
        case "associatedtype": return importAssociated(member, parser, owner: owner)
        case "typealias":
            var result: TypeAliasDecl?
            _ = importAlias(member.name, parser, owner: owner) { if case .alias(let alias) = $0 { result = alias } }
            return result
        case "func", "init", "subscript":
            decl = importFunction(member, keyword, &parser, owner: owner, builder: builder, modifiers)
        case "var", "let": decl = importVariable(member, keyword, &parser, owner: owner, builder: builder, modifiers)
        case "case": decl = importCase(member, &parser, owner: owner)
        default: return nil
        }
        parser.parseWhere()
        decl.native = member
        decl.isStatic = modifiers.contains("static") || modifiers.contains("class")
        decl.isRequirement = modifiers.contains("required")
        decl.isDiscardable = modifiers.contains("discardableResult")
        decl.isDisfavored = modifiers.contains("_disfavoredOverload")
        decl.ownerParameterCount = outer?.parameters.count ?? 0
        let own = parser.parameters.dropFirst(decl.ownerParameterCount) + parser.impliedParameters
        decl.genericSignature = GenericSignature(
            parameters: (outer?.parameters ?? []) + own, requirements: (outer?.requirements ?? []) + parser.requirements
        )
        return decl
    }

    private static let modifierNames: Set<String> = [
        "static", "class", "mutating", "nonmutating", "required", "prefix", "postfix", "infix", "convenience", "final",
        "override", "indirect", "optional",
    ]

    private func importAssociated(
        _ member: NativeMember, _ start: SignatureParser, owner: NominalDecl?
    ) -> AssociatedTypeDecl {
        var parser = start
        let decl = AssociatedTypeDecl(name: member.name, owner: owner)
        _ = parser.lexer.takeName()
        if parser.lexer.take(":") {
            let subject = GenericParameter(name: member.name)
            repeat { parser.parseBound(on: .parameter(subject)) } while parser.lexer.take(",")
            decl.protocols = parser.requirements.compactMap {
                if case .conformance(_, let item) = $0 { return item }
                return nil
            }
        }
        if parser.lexer.take("=") { decl.defaultType = parser.parseType() }
        return decl
    }

    private func importFunction(
        _ member: NativeMember, _ keyword: String, _ parser: inout SignatureParser, owner: NominalDecl?,
        builder: ResultBuilder?, _ modifiers: Set<String>
    ) -> FunctionDecl {
        var kind: FunctionDecl.Kind = .function
        var isFailable = false
        switch keyword {
        case "init":
            kind = .initializer
            isFailable = parser.lexer.take("?") || parser.lexer.take("!")
        case "subscript": kind = .subscript
        default:
            if parser.lexer.takeName() == nil {
                kind = .operator
                _ = parser.lexer.operatorName()
            }
        }
        let decl = FunctionDecl(name: member.name, kind: kind, owner: owner)
        _ = parser.parseGenericParameters()
        decl.isFailable = isFailable
        decl.isMutating = modifiers.contains("mutating")
        if modifiers.contains("prefix") { decl.fixity = .prefix }
        if modifiers.contains("postfix") { decl.fixity = .postfix }
        decl.resultBuilder = builder
        decl.parameters = parseParameters(&parser)
        if kind == .operator {
            for index in decl.parameters.indices { decl.parameters[index].label = nil }
        }
        if kind == .subscript {
            // `subscript(index: Int)` has no label; `subscript(key key: K)` has.
            for index in decl.parameters.indices where decl.parameters[index].label == decl.parameters[index].name {
                if !decl.parameters[index].isLabelDoubled { decl.parameters[index].label = nil }
            }
        }
        while case .name(let word) = parser.lexer.token, word == "throws" || word == "async" || word == "rethrows" {
            if word == "async" { decl.isAsync = true }
            if word == "throws" { decl.isThrowing = true }
            if word == "rethrows" { decl.isRethrowing = true }
            parser.lexer.advance()
        }
        if parser.lexer.token == .arrow {
            parser.lexer.advance()
            parser.opaqueOwner = decl
            decl.result = parser.parseType()
            parser.opaqueOwner = nil
        }
        if kind == .initializer, let owner {
            let own: Type =
                if let item = owner as? ProtocolDecl {
                    .parameter(item.selfParameter)
                } else {
                    .nominal(owner, owner.genericSignature.parameters.map { .parameter($0) })
                }
            decl.result = isFailable ? world.known.optional(own) : own
        }
        if kind == .subscript {
            let accessors = parseAccessors(&parser)
            decl.isSettable = accessors.isSettable
            decl.isSetterMutating = accessors.isSetterMutating
        }
        return decl
    }

    private func parseParameters(_ parser: inout SignatureParser) -> [ParameterDecl] {
        var result: [ParameterDecl] = []
        guard parser.lexer.take("(") else { return [] }
        while !parser.lexer.isAt(")"), parser.lexer.token != .end {
            var attributes = ParameterAttributes()
            readAttributes(&parser, &attributes)
            var label: String?
            var name = ""
            var isDoubled = false
            var probe = parser.lexer
            if let first = probe.takeName() {
                if probe.take(":") {
                    (label, name) = (first == "_" ? nil : first, first)
                    parser.lexer = probe
                } else if let second = probe.takeName(), probe.take(":") {
                    (label, name) = (first == "_" ? nil : first, second)
                    isDoubled = true
                    parser.lexer = probe
                }
            }
            readAttributes(&parser, &attributes)
            let isInout = parser.lexer.isAt(word: "inout")
            var parameter = ParameterDecl(label: label, name: name, type: parser.parseType())
            parameter.isInout = isInout
            parameter.isLabelDoubled = isDoubled
            parameter.resultBuilder = attributes.builder
            parameter.isAutoclosure = attributes.isAutoclosure
            parameter.isEscaping = attributes.isEscaping || !parameter.isPlainFunction
            if case .function(let function) = parameter.type {
                if function.isAsync { (parameter.isEscaping, parameter.impliesSelf) = (false, parameter.isEscaping) }
                if attributes.isAutoclosure { parameter.type = function.result }
            }
            if parser.lexer.token == .ellipsis {
                parser.lexer.advance()
                parameter.isVariadic = true
            }
            if parser.lexer.take("=") {
                parameter.hasDefault = true
                while !parser.lexer.isAt(","), !parser.lexer.isAt(")"), parser.lexer.token != .end {
                    parser.lexer.advance()
                }
            }
            result.append(parameter)
            if !parser.lexer.take(",") { break }
        }
        _ = parser.lexer.take(")")
        return result
    }

    private func readAttributes(
        _ parser: inout SignatureParser, _ attributes: inout ParameterAttributes
    ) {
        while parser.lexer.take("@") {
            let name = parser.lexer.takeName() ?? ""
            if name == "autoclosure" { attributes.isAutoclosure = true }
            if name == "escaping" { attributes.isEscaping = true }
            if name.first?.isUppercase == true, let decl = world.nativeNominal(named: name), decl.resultBuilder {
                attributes.builder = ResultBuilder(decl)
            }
        }
    }

    private struct ParameterAttributes {
        var builder: ResultBuilder?
        var isAutoclosure = false
        var isEscaping = false
    }

    private func importVariable(
        _ member: NativeMember, _ keyword: String, _ parser: inout SignatureParser, owner: NominalDecl?,
        builder: ResultBuilder?, _ modifiers: Set<String>
    ) -> VariableDecl {
        _ = parser.lexer.takeName()
        let decl = VariableDecl(name: member.name, owner: owner)
        (decl.storage, decl.resultBuilder) = (.computed, builder)
        if parser.lexer.take(":") {
            parser.opaqueOwner = decl
            decl.knownType = parser.parseType()
            decl.isImplicitlyUnwrapped = parser.endsInExclamationMark
            parser.opaqueOwner = nil
        }
        let accessors = parseAccessors(&parser)
        decl.isLet = keyword == "let"
        decl.isSettable = keyword == "var" && (accessors.isSettable || member.set != nil)
        decl.isSetterMutating = accessors.isSetterMutating && owner?.isReference != true
        decl.isThrowing = accessors.isThrowing
        return decl
    }

    private struct Accessors {
        var isSettable = false
        var isSetterMutating = true
        var isThrowing = false
    }

    private func parseAccessors(_ parser: inout SignatureParser) -> Accessors {
        var result = Accessors()
        guard parser.lexer.take("{") else { return result }
        while !parser.lexer.take("}"), parser.lexer.token != .end {
            if parser.lexer.isAt(word: "set") { result.isSettable = true }
            if parser.lexer.isAt(word: "nonmutating") { result.isSetterMutating = false }
            if parser.lexer.isAt(word: "throws") { result.isThrowing = true }
            parser.lexer.advance()
        }
        return result
    }

    private func importCase(
        _ member: NativeMember, _ parser: inout SignatureParser, owner: NominalDecl?
    ) -> EnumCaseDecl {
        _ = parser.lexer.takeName()
        let decl = EnumCaseDecl(name: member.name, owner: owner)
        decl.parameters = parser.lexer.isAt("(") ? parseCasePayload(&parser) : []
        return decl
    }

    private func parseCasePayload(_ parser: inout SignatureParser) -> [ParameterDecl] {
        guard parser.lexer.take("(") else { return [] }
        var result: [ParameterDecl] = []
        while !parser.lexer.isAt(")"), parser.lexer.token != .end {
            var label: String?
            var probe = parser.lexer
            if let name = probe.takeName(), probe.take(":") {
                label = name == "_" ? nil : name
                parser.lexer = probe
            }
            var parameter = ParameterDecl(label: label, name: label ?? "", type: parser.parseType())
            parameter.isEscaping = true
            if parser.lexer.take("=") {
                parameter.hasDefault = true
                parser.lexer.advance()
            }
            result.append(parameter)
            if !parser.lexer.take(",") { break }
        }
        _ = parser.lexer.take(")")
        return result
    }
}
