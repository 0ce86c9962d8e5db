import SwiftParser
import SwiftSyntax

/// Reads source files and collects what they declare publicly.
struct Collector {
    private(set) var api: PublicAPI

    init(nativeOwner: String? = nil) { api = PublicAPI(nativeOwner: nativeOwner) }

    mutating func read(_ source: String) {
        let file = Parser.parse(source: source)
        visit(file.statements.map(\.item))
    }

    /// Reads a file of tables that are written by hand, once the modules are read: to types that are none of theirs, such as
    /// Foundation's, they only add.
    mutating func readTables(_ sources: [String]) {
        let tables = TablesByHand(sources)
        api.handWrittenTypes.formUnion(tables.types.filter { api.types[$0]?.keyword != nil })
        leaveOut(tables.members)
    }

    /// Leaves out what a target declares for its tables.
    mutating func leaveOut(_ declared: PublicAPI) {
        let types = declared.types.values.filter { $0.keyword != nil || $0.alias != nil }.map(\.name)
        api.handWrittenTypes.formUnion(types.filter { api.types[$0]?.keyword != nil })
        leaveOut(declared.types.values.flatMap(\.members) + declared.globals)
    }

    private mutating func leaveOut(_ members: [MemberDeclaration]) {
        for member in members { api.membersByHand[member.listedName, default: []].append(member) }
    }

    private mutating func visit(_ items: [CodeBlockItemSyntax.Item]) {
        for item in items {
            guard case .decl(let declaration) = item else { continue }
            visitTopLevel(declaration)
        }
    }

    private mutating func visitTopLevel(_ declaration: DeclSyntax) {
        if let condition = declaration.as(IfConfigDeclSyntax.self) {
            // The branch for Linux is the last one by the house's convention; there are hardly any.
            if case .statements(let statements)? = condition.clauses.last?.elements { visit(statements.map(\.item)) }
        } else if let item = declaration.as(ExtensionDeclSyntax.self) {
            visitExtension(item)
        } else if declaration.asProtocol(NamedDeclSyntax.self) != nil, Self.isType(declaration) {
            visitType(declaration, inside: nil)
        } else if api.isDeclared, let item = declaration.as(TypeAliasDeclSyntax.self) {
            var type = api.type(named: item.name.text)
            type.parameters = item.genericParameterClause?.read() ?? []
            type.alias = item.initializer.value.trimmedDescription
            api.types[type.name] = type
        } else if let member = reader(of: "").read(declaration).first {
            api.globals.append(member)
        }
    }

    private static func isType(_ declaration: DeclSyntax) -> Bool {
        declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self)
            || declaration.is(ClassDeclSyntax.self) || declaration.is(ProtocolDeclSyntax.self)
    }

    private mutating func visitExtension(_ item: ExtensionDeclSyntax) {
        let name = item.extendedType.trimmedDescription
        let requirements = item.genericWhereClause?.read() ?? []
        let inherited = item.inheritanceClause?.names ?? []
        var type = api.type(named: name)
        if !inherited.isEmpty {
            if requirements.isEmpty {
                type.inherited += inherited
            } else {
                type.conditional.append((inherited, requirements))
            }
        }
        api.types[name] = type
        visitMembers(
            item.memberBlock.members, of: name, isPublic: item.modifiers.has("public"), isProtocol: false,
            requirements: requirements)
    }

    private func reader(
        of owner: String, isPublic: Bool = false, isProtocol: Bool = false
    )
        -> MemberReader
    {
        MemberReader(owner: owner, isPublic: isPublic || api.isDeclared, isProtocol: isProtocol)
    }

    private mutating func visitType(_ declaration: DeclSyntax, inside outer: String?) {
        guard let group = declaration.asProtocol(DeclGroupSyntax.self),
            let named = declaration.asProtocol(NamedDeclSyntax.self),
            api.isDeclared || group.modifiers.has("public") || group.modifiers.has("open")
        else {
            noteHidden(declaration)
            return
        }
        let name = (outer.map { $0 + "." } ?? "") + named.name.text
        var type = api.type(named: name)
        type.keyword = group.introducer.text
        type.attributes = group.attributes.names
        type.isEngine = group.attributes.documentationMetadata == "engine"
        type.inherited = (group.inheritanceClause?.names ?? []) + type.inherited
        if let generic = declaration.asProtocol(WithGenericParametersSyntax.self) {
            type.parameters = generic.genericParameterClause?.read() ?? []
            type.requirements = generic.genericWhereClause?.read() ?? []
        }
        if api.isDeclared {
            type.representation = group.attributes.argument(of: "Represented", labelled: "by")
            type.sharesRepresentation = group.attributes.argument(of: "Represented", labelled: "shared") == "true"
            type.caseFunction = group.attributes.argument(of: "Cases")
            type.hasOwnConversion = group.attributes.has("Converted")
            let primary = declaration.as(ProtocolDeclSyntax.self)?.primaryAssociatedTypeClause
            if let primary {
                type.parameters = primary.primaryAssociatedTypes.map {
                    GenericParameter(name: $0.name.text, bounds: [])
                }
            }
        }
        api.types[name] = type
        let isProtocol = declaration.is(ProtocolDeclSyntax.self)
        visitMembers(
            group.memberBlock.members, of: name, isPublic: isProtocol, isProtocol: isProtocol, requirements: [])
    }

    private mutating func noteHidden(_ declaration: DeclSyntax) {
        guard let item = declaration.as(ProtocolDeclSyntax.self) else { return }
        api.hiddenProtocols[item.name.text] = item.inheritanceClause?.names ?? []
    }

    private mutating func visitMembers(
        _ members: MemberBlockItemListSyntax, of owner: String, isPublic: Bool, isProtocol: Bool,
        requirements: [WhereRequirement]
    ) {
        let reader = reader(of: owner, isPublic: isPublic, isProtocol: isProtocol)
        for item in members {
            if Self.isType(item.decl) {
                visitType(item.decl, inside: owner)
                continue
            }
            for var member in reader.read(item.decl) {
                member.extensionRequirements = requirements
                var type = api.type(named: owner)
                type.members.append(member)
                api.types[owner] = type
            }
        }
    }
}

extension DeclModifierListSyntax {
    func has(_ name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }
}

extension AttributeListSyntax {
    var names: [String] {
        compactMap { element in
            guard case .attribute(let attribute) = element else { return nil }
            return attribute.attributeName.trimmedDescription
        }
    }

    /// What `@_documentation(metadata: …)` says of a declaration.
    var documentationMetadata: String? {
        for case .attribute(let attribute) in self {
            guard case .documentationArguments(let arguments)? = attribute.arguments else { continue }
            for item in arguments where item.label.text == "metadata" { return item.value.trimmedDescription }
        }
        return nil
    }
}

extension InheritanceClauseSyntax {
    /// Without `~Copyable` and attributes such as `@unchecked`.
    var names: [String] {
        inheritedTypes.flatMap { item -> [String] in
            var type = item.type
            if let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
            if let composition = type.as(CompositionTypeSyntax.self) {
                return composition.elements.map(\.type.trimmedDescription)
            }
            return [type.trimmedDescription]
        }
        .filter { !$0.hasPrefix("~") }
    }
}

extension GenericParameterClauseSyntax {
    func read() -> [GenericParameter] {
        parameters.map { item in
            let name = (item.specifier.map { $0.text + " " } ?? "") + item.name.text
            let bounds = item.inheritedType.map { $0.trimmedDescription.components(separatedBy: " & ") } ?? []
            return GenericParameter(name: name, bounds: bounds)
        }
    }
}

extension GenericWhereClauseSyntax {
    func read() -> [WhereRequirement] {
        requirements.compactMap { item in
            switch item.requirement {
            case .sameTypeRequirement(let same):
                return WhereRequirement(
                    left: same.leftType.trimmedDescription, relation: .same, right: same.rightType.trimmedDescription)
            case .conformanceRequirement(let conformance):
                return WhereRequirement(
                    left: conformance.leftType.trimmedDescription, relation: .conforms,
                    right: conformance.rightType.trimmedDescription)
            default: return nil
            }
        }
    }
}

extension String {
    func components(separatedBy separator: String) -> [String] {
        var result: [String] = []
        var rest = self[...]
        while let range = rest.firstRange(of: separator) {
            result.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        return result + [String(rest)]
    }
}
