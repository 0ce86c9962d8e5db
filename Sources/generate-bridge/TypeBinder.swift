import SwiftParser
import SwiftSyntax

/// Why a declaration has no generated thunk.
struct Unsupported: Error {
    let reason: String
}

/// Puts one concrete, erased type in place of each generic parameter of a declaration, and writes types in terms of
/// those.
struct TypeBinder {
    let api: PublicAPI
    let owner: String
    /// Generic parameter (or `Self`, `Body`, `Content` …) to the type it is erased to.
    private(set) var bindings: [String: String] = [:]
    /// The parameters' protocols, for messages and for results.
    private(set) var bounds: [String: [String]] = [:]

    init(api: PublicAPI, member: MemberDeclaration) throws {
        self.api = api
        owner = member.owner
        var parameters: [GenericParameter] = []
        var requirements = member.allRequirements
        if let type = api.types[owner] {
            parameters += Self.outerParameters(of: owner, in: api)
            requirements = type.requirements + requirements
            if type.isProtocol { parameters.append(GenericParameter(name: "Self", bounds: [owner])) }
        }
        parameters += member.generics
        for parameter in parameters {
            guard !parameter.name.hasPrefix("each ") else { throw Unsupported(reason: "parameter pack") }
            bounds[parameter.name] = parameter.bounds
        }
        for requirement in requirements where requirement.relation == .conforms {
            bounds[requirement.left, default: []] += requirement.right.components(separatedBy: " & ")
        }
        for requirement in requirements where requirement.relation == .same {
            guard bounds[requirement.left] != nil else {
                if bounds[requirement.right] != nil {
                    bindings[requirement.right] = requirement.left
                    continue
                }
                throw Unsupported(reason: "constraint \(requirement.text)")
            }
            bindings[requirement.left] = requirement.right
        }
        for parameter in parameters where bindings[parameter.name] == nil {
            bindings[parameter.name] = try erased(bounds[parameter.name] ?? [])
        }
        // A same-type requirement may name other parameters (`Label == Text`, `Content == Group<C>`).
        for (name, text) in bindings where text.contains("<") || bounds[text] != nil {
            bindings[name] = try write(parsedType(text), except: name)
        }
    }

    private static func outerParameters(of name: String, in api: PublicAPI) -> [GenericParameter] {
        var result: [GenericParameter] = []
        var path = ""
        for part in name.split(separator: ".") {
            path += (path.isEmpty ? "" : ".") + part
            result += api.types[path]?.parameters ?? []
        }
        return result
    }

    /// The one type that stands for every type with these protocols. Where there is none, a native value's own type is
    /// opened at the call: `any P`.
    func erased(_ protocols: [String]) throws -> String {
        var best: (rank: Int, type: String)?
        for name in protocols {
            guard let entry = Policy.erasures[name] else {
                if Policy.ignoredBounds.contains(name) { continue }
                if protocols.count == 1, api.types[name]?.isProtocol == true, !api.isHandWritten(type: name) {
                    return "any " + name
                }
                throw Unsupported(reason: "generic over \(name)")
            }
            if best.map({ $0.rank < entry.rank }) ?? true { best = entry }
        }
        return best?.type ?? "Value"
    }

    /// The owner as the receiver's type: `VStack<AnyView>`, `AnyView` for an extension of `View`.
    var ownerType: String {
        get throws {
            if let own = api.representations[owner] ?? bindings["Self"] { return own }
            guard api.types[owner] != nil else { return owner }
            var result = ""
            var path = ""
            for part in owner.split(separator: ".") {
                path += (path.isEmpty ? "" : ".") + part
                result += (result.isEmpty ? "" : ".") + part
                let arguments = (api.types[path]?.parameters ?? []).compactMap { bindings[$0.name] }
                if !arguments.isEmpty { result += "<" + arguments.joined(separator: ", ") + ">" }
            }
            return result
        }
    }

    // MARK: - Writing types

    /// The type in Swift, generic parameters erased, nested names qualified.
    func write(_ type: TypeSyntax, except excluded: String? = nil) throws -> String {
        if let item = type.as(IdentifierTypeSyntax.self) { return try writeName(item, except: excluded) }
        if let item = type.as(MemberTypeSyntax.self) {
            let text = item.trimmedDescription
            if let name = api.representations[text] { return name }
            // The module's name tells a type from a generic parameter that is called alike.
            if item.baseType.trimmedDescription == "SwiftUI" {
                return "SwiftUI." + item.name.text + (try writeArguments(item.genericArgumentClause))
            }
            if let known = Policy.dependentMembers[item.name.text], bindings[item.baseType.trimmedDescription] != nil {
                return known
            }
            if let base = item.baseType.as(IdentifierTypeSyntax.self), bounds[base.name.text] != nil {
                throw Unsupported(reason: "dependent type \(text)")
            }
            return try write(item.baseType) + "." + item.name.text + (try writeArguments(item.genericArgumentClause))
        }
        if let item = type.as(OptionalTypeSyntax.self) {
            let wrapped = try write(item.wrappedType)
            return wrapped.contains("->") || wrapped.hasPrefix("any ") ? "(\(wrapped))?" : wrapped + "?"
        }
        if let item = type.as(ArrayTypeSyntax.self) { return "[" + (try write(item.element)) + "]" }
        if let item = type.as(TupleTypeSyntax.self) {
            if item.elements.isEmpty { return "Void" }
            if item.elements.count == 1, let only = item.elements.first { return try write(only.type) }
            throw Unsupported(reason: "tuple \(item.trimmedDescription)")
        }
        if let item = type.as(SomeOrAnyTypeSyntax.self) {
            if item.someOrAnySpecifier.text == "some" {
                return try erased(item.constraint.trimmedDescription.components(separatedBy: " & "))
            }
            return try Policy.existentials[item.constraint.trimmedDescription]
                ?? { throw Unsupported(reason: "existential \(item.trimmedDescription)") }()
        }
        if let item = type.as(AttributedTypeSyntax.self) { return try write(item.baseType) }
        if type.is(FunctionTypeSyntax.self) { throw Unsupported(reason: "function type \(type.trimmedDescription)") }
        throw Unsupported(reason: "type \(type.trimmedDescription)")
    }

    private func writeName(_ item: IdentifierTypeSyntax, except excluded: String?) throws -> String {
        let name = item.name.text
        if name != excluded, let bound = bindings[name] { return bound }
        if name == "Self" { return try ownerType }
        let arguments = try writeArguments(item.genericArgumentClause)
        // Nested types of the owner, innermost first.
        var scope = owner.split(separator: ".").map(String.init)
        while !scope.isEmpty {
            let path = scope.joined(separator: ".")
            if let type = api.types[path + "." + name] { return type.swiftName + arguments }
            if let alias = api.types[path]?.members.first(where: { $0.kind == .alias && $0.name == name }),
                let result = alias.result
            {
                return try write(result)
            }
            if let result = api.inheritedAlias(name, of: path) { return try write(result) }
            scope.removeLast()
        }
        if api.isDeclared { return api.representations[name] ?? name + arguments }
        if let type = api.types[name] {
            if type.isProtocol { return try erased([name]) }
            if !api.isExcluded(type: name) || Policy.convertibleTypes.contains(name) { return name + arguments }
            throw Unsupported(reason: "type \(name) is not in the tables")
        }
        if Policy.convertibleTypes.contains(name) { return name + arguments }
        throw Unsupported(reason: "type \(name)")
    }

    private func writeArguments(_ clause: GenericArgumentClauseSyntax?) throws -> String {
        guard let clause else { return "" }
        let parts = try clause.arguments.map { item -> String in
            guard case .type(let type) = item.argument else { throw Unsupported(reason: "value argument") }
            return try write(type)
        }
        return "<" + parts.joined(separator: ", ") + ">"
    }
}

extension TypeSyntax {
    /// The function type inside attributes, parentheses and an optional.
    var function: (type: FunctionTypeSyntax, isOptional: Bool)? {
        if let item = self.as(FunctionTypeSyntax.self) { return (item, false) }
        if let item = self.as(AttributedTypeSyntax.self) { return item.baseType.function }
        if let item = self.as(OptionalTypeSyntax.self) { return item.wrappedType.function.map { ($0.type, true) } }
        if let item = self.as(TupleTypeSyntax.self), item.elements.count == 1, let only = item.elements.first,
            only.firstName == nil
        {
            return only.type.function
        }
        return nil
    }
}

/// A type written as text.
func parsedType(_ text: String) -> TypeSyntax {
    var parser = Parser(text)
    return TypeSyntax.parse(from: &parser)
}
