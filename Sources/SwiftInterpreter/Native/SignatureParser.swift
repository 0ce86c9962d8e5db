/// Reads the types in a native signature.
struct SignatureParser {
    var lexer: SignatureLexer
    let world: World
    let owner: NominalDecl?
    /// Generic parameters that names may mean, innermost last.
    var parameters: [GenericParameter]
    /// Parameters made for `some P` in parameter position, and their requirements.
    var impliedParameters: [GenericParameter] = []
    var requirements: [Requirement] = []
    /// Where `some P` is a result, the opaque type belongs to this declaration.
    var opaqueOwner: ValueDecl?
    /// What stands here is a protocol where there is one of the name: no nested type is looked for before it, for which
    /// the owner's table would have to be built.
    var expectsProtocol = false
    /// Whether the last type that was read is a `T!`.
    private(set) var endsInExclamationMark = false

    init(_ lexer: SignatureLexer, world: World, owner: NominalDecl?, parameters: [GenericParameter]) {
        self.lexer = lexer
        self.world = world
        self.owner = owner
        self.parameters = parameters
    }

    /// `<Output, Failure>` behind the name of a protocol.
    mutating func parsePrimaryAssociatedTypes() -> [String] {
        guard lexer.take("<") else { return [] }
        var names: [String] = []
        repeat {
            guard let name = lexer.takeName() else { break }
            names.append(name)
        } while lexer.take(",")
        _ = lexer.take(">")
        return names
    }

    /// `<T, each U: P>` after a name.
    mutating func parseGenericParameters() -> [GenericParameter] {
        guard lexer.take("<") else { return [] }
        var result: [GenericParameter] = []
        var bounds: [(GenericParameter, SignatureParser)] = []
        repeat {
            let isPack = lexer.take(word: "each")
            guard let name = lexer.takeName() else { break }
            let parameter = GenericParameter(name: name, isPack: isPack)
            result.append(parameter)
            parameters.append(parameter)
            if lexer.take(":") {
                bounds.append((parameter, self))
                skipBound()
            }
        } while lexer.take(",")
        _ = lexer.take(">")
        for (parameter, saved) in bounds {
            var parser = saved
            parser.parameters = parameters
            parser.requirements = []
            parser.parseBound(on: .parameter(parameter))
            requirements += parser.requirements
        }
        return result
    }

    private mutating func skipBound() {
        var depth = 0
        while lexer.token != .end {
            if depth == 0, lexer.isAt(",") || lexer.isAt(">") { return }
            if lexer.isAt("<") { depth += 1 }
            if lexer.isAt(">") { depth -= 1 }
            lexer.advance()
        }
    }

    /// `P & Q` or a class after `:`.
    mutating func parseBound(on subject: Type) {
        repeat {
            _ = lexer.take(word: "any")
            while lexer.take("~") {}
            expectsProtocol = true
            let bound = parseSimpleType()
            expectsProtocol = false
            addBound(bound, on: subject)
        } while lexer.take("&")
    }

    private mutating func addBound(_ bound: Type, on subject: Type) {
        switch bound {
        case .existential(let protocols):
            for item in protocols { requirements.append(.conformance(subject, item)) }
        case .nominal: requirements.append(.superclass(subject, bound))
        default: break
        }
    }

    mutating func parseWhere() {
        guard lexer.take(word: "where") else { return }
        repeat {
            let subject = parseType()
            if lexer.take(":") {
                parseBound(on: subject)
            } else if lexer.take("=") {
                _ = lexer.take("=")
                requirements.append(.same(subject, parseType()))
            }
        } while lexer.take(",")
    }

    mutating func parseType() -> Type {
        while lexer.take("@") {
            _ = lexer.takeName()
            if lexer.take("(") { while !lexer.take(")"), lexer.token != .end { lexer.advance() } }
        }
        if lexer.take(word: "some") { return parseSome() }
        if lexer.take(word: "any") {
            var type = parseComposition()
            while lexer.take("?") { type = world.known.optional(type) }
            return type
        }
        if lexer.take(word: "repeat") || lexer.take(word: "each") { return parseType() }
        _ =
            lexer.take(word: "inout") || lexer.take(word: "borrowing") || lexer.take(word: "consuming")
            || lexer.take(word: "sending") || lexer.take(word: "__owned")
        let type = parseComposition()
        return parseSuffix(type)
    }

    private mutating func parseSuffix(_ type: Type) -> Type {
        var result = type
        endsInExclamationMark = false
        while true {
            if lexer.isAt("!") || lexer.isAt("?") {
                endsInExclamationMark = lexer.isAt("!")
                lexer.advance()
                result = world.known.optional(result)
            } else if lexer.isAt(word: "throws") || lexer.isAt(word: "async") || lexer.isAt(word: "rethrows")
                || lexer.token == .arrow
            {
                var isThrowing = false
                var isAsync = false
                while case .name(let word) = lexer.token, word == "throws" || word == "async" || word == "rethrows" {
                    if word == "async" { isAsync = true } else { isThrowing = true }
                    lexer.advance()
                    if word == "throws", lexer.take("(") { _ = parseType(); _ = lexer.take(")") }
                }
                guard lexer.token == .arrow else { return result }
                lexer.advance()
                let parameters = lastTuple ?? [.init(result)]
                let value = parseType()
                return .function(
                    FunctionType(parameters, value, isThrowing: isThrowing, isAsync: isAsync))
            } else {
                return result
            }
        }
    }

    /// Parameters of the parenthesis just read, in case an arrow follows.
    private var lastTuple: [FunctionType.Parameter]?

    private mutating func parseComposition() -> Type {
        let first = parseSimpleType()
        guard lexer.isAt("&") else { return first }
        var protocols: [ProtocolDecl] = []
        if case .existential(let items) = first { protocols = items }
        while lexer.take("&") {
            if case .existential(let items) = parseSimpleType() { protocols += items }
        }
        return .existential(protocols)
    }

    private mutating func parseSome() -> Type {
        var bounds = self
        bounds.requirements = []
        if let opaqueOwner {
            let marker = GenericParameter(name: "some")
            bounds.parseBound(on: .parameter(marker))
            lexer = bounds.lexer
            let protocols = bounds.requirements.compactMap { requirement -> ProtocolDecl? in
                if case .conformance(_, let item) = requirement { return item }
                return nil
            }
            let opaque = OpaqueType(owner: opaqueOwner, protocols: protocols, associatedTypes: primary)
            let type = Type.opaque(opaque, parameters.map { .parameter($0) })
            return lexer.take("?") ? world.known.optional(type) : type
        }
        let parameter = GenericParameter(name: "some")
        bounds.parseBound(on: .parameter(parameter))
        lexer = bounds.lexer
        impliedParameters.append(parameter)
        requirements += bounds.requirements
        return lexer.take("?") ? world.known.optional(.parameter(parameter)) : .parameter(parameter)
    }

    private var primary: [String: Type] { [:] }

    mutating func parseSimpleType() -> Type {
        lastTuple = nil
        if lexer.take("(") { return parseParenthesis() }
        if lexer.take("[") {
            let element = parseType()
            if lexer.take(":") {
                let value = parseType()
                _ = lexer.take("]")
                return world.known.dictionary(element, value)
            }
            _ = lexer.take("]")
            return world.known.array(element)
        }
        guard let name = lexer.takeName() else {
            lexer.advance()
            return .error
        }
        return parseNamed(name)
    }

    private mutating func parseNamed(_ name: String) -> Type {
        var qualified = name
        var base: Type?
        if name == "Any" { base = .any }
        if name == "Void" { base = .void }
        if base == nil { base = parameters.last(where: { $0.name == name }).map { .parameter($0) } }
        if base == nil, name == "Self" { base = selfType }
        var declaration: TypeDeclaration?
        if base == nil {
            declaration = lookup(name)
            if case .nominal(let decl)? = declaration { qualified = decl.qualifiedName }
        }
        var arguments: [Type] = parseArguments()
        while lexer.isAt(".") {
            lexer.advance()
            guard let member = lexer.takeName() else { break }
            if member == "Type" || member == "Protocol" {
                base = .metatype(base ?? makeType(declaration, arguments))
                declaration = nil
                continue
            }
            if base == nil, case .nominal? = declaration {
                if let nested = world.nativeType(named: qualified + "." + member) {
                    declaration = nested
                    qualified += "." + member
                    arguments += parseArguments()
                    continue
                }
                base = world.memberType(member, of: makeType(declaration, arguments)) ?? .error
                declaration = nil
                continue
            }
            base = .member(base ?? makeType(declaration, arguments), member)
            declaration = nil
        }
        return base ?? makeType(declaration, arguments)
    }

    private var selfType: Type? {
        guard let owner else { return nil }
        if let item = owner as? ProtocolDecl { return .parameter(item.selfParameter) }
        return .nominal(owner, owner.genericSignature.parameters.map { .parameter($0) })
    }

    private func lookup(_ name: String) -> TypeDeclaration? {
        if expectsProtocol, case .nominal(let item as ProtocolDecl)? = world.nativeType(named: name) {
            return .nominal(item)
        }
        var scope = owner
        while let current = scope {
            if let nested = current.nestedType(named: name) { return nested }
            if let item = current as? ProtocolDecl {
                for inherited in world.allProtocols(of: item) {
                    if let nested = inherited.nestedType(named: name) { return nested }
                }
            }
            scope = current.owner
        }
        return world.nativeType(named: name)
    }

    private func makeType(_ declaration: TypeDeclaration?, _ arguments: [Type]) -> Type {
        switch declaration {
        case .nominal(let decl as ProtocolDecl): return .existential([decl])
        case .nominal(let decl):
            if arguments.isEmpty, !decl.genericSignature.parameters.isEmpty {
                return .nominal(decl, decl.genericSignature.parameters.map { .parameter($0) })
            }
            return .nominal(decl, arguments)
        case .alias(let alias):
            return world.substitute(alias.type, Substitution(alias.genericSignature.parameters, arguments))
        case .parameter(let parameter): return .parameter(parameter)
        case .associated(let associated):
            if let item = associated.owner as? ProtocolDecl, owner is ProtocolDecl {
                let own = (owner as? ProtocolDecl)?.selfParameter ?? item.selfParameter
                return .member(.parameter(own), associated.name)
            }
            return selfType.map { .member($0, associated.name) } ?? .error
        case nil: return .error
        }
    }

    private mutating func parseArguments() -> [Type] {
        guard lexer.take("<") else { return [] }
        var result: [Type] = []
        repeat { result.append(parseType()) } while lexer.take(",")
        _ = lexer.take(">")
        return result
    }

    private mutating func parseParenthesis() -> Type {
        var elements: [TupleElement] = []
        var items: [FunctionType.Parameter] = []
        while !lexer.isAt(")"), lexer.token != .end {
            var label: String?
            var probe = lexer
            if let name = probe.takeName() {
                if probe.take(":") {
                    label = name
                    lexer = probe
                } else if probe.takeName() != nil, probe.take(":") {
                    lexer = probe
                }
            }
            let isInout = lexer.isAt(word: "inout")
            let type = parseType()
            var item = FunctionType.Parameter(type, isInout: isInout)
            if lexer.token == .ellipsis {
                lexer.advance()
                item.isVariadic = true
            }
            elements.append(TupleElement(label == "_" ? nil : label, type))
            items.append(item)
            if !lexer.take(",") { break }
        }
        _ = lexer.take(")")
        lastTuple = items
        if elements.count == 1, elements[0].label == nil { return elements[0].type }
        return .tuple(elements)
    }
}
