/// What a `where` clause or an inheritance clause demands.
// Unchecked: a world and its declarations are used by one thread at a time.
package enum Requirement: Hashable, @unchecked Sendable {
    case conformance(Type, ProtocolDecl)
    case superclass(Type, Type)
    case same(Type, Type)
}

/// The generic parameters of a declaration, those of its enclosing types first, and what they must fulfil.
// Unchecked: a world and its declarations are used by one thread at a time.
package struct GenericSignature: @unchecked Sendable {
    package var parameters: [GenericParameter]
    package var requirements: [Requirement]

    package init(parameters: [GenericParameter] = [], requirements: [Requirement] = []) {
        self.parameters = parameters
        self.requirements = requirements
    }

    package static let empty = GenericSignature()
    var hasSeveralPacks: Bool { parameters.count > 1 && parameters.count(where: \.isPack) > 1 }
    package var isEmpty: Bool { parameters.isEmpty && requirements.isEmpty }
}

/// Types for generic parameters.
// Unchecked: a world and its declarations are used by one thread at a time.
package struct Substitution: @unchecked Sendable {
    package var types: [GenericParameter: Type]
    /// Which element of the packs is meant by `each T`.
    package var packIndex: Int?

    package init(_ types: [GenericParameter: Type] = [:]) {
        self.types = types
    }

    package init(_ parameters: [GenericParameter], _ arguments: [Type]) {
        types = Dictionary(zip(parameters, arguments), uniquingKeysWith: { first, _ in first })
    }

    package static let empty = Substitution()
}
