/// A Swift type as the checker and the evaluator see it; the same for native and user-declared types.
// Unchecked: a world and its declarations are used by one thread at a time.
package indirect enum Type: Hashable, @unchecked Sendable {
    /// A struct, class, enum or actor with the arguments of all its generic parameters, outer types' first.
    case nominal(NominalDecl, [Type])
    case tuple([TupleElement])
    case function(FunctionType)
    /// `T` inside the declaration that declares it, or `Self` inside a protocol.
    case parameter(GenericParameter)
    /// `T.Element`, not yet known because `T` isn't.
    case member(Type, String)
    /// `T.Type`
    case metatype(Type)
    /// `any P & Q`; empty is `Any`.
    case existential([ProtocolDecl])
    /// The result of a declaration that says `some P`, with the type arguments it was called with.
    case opaque(OpaqueType, [Type])
    /// What stands for `each T`: the types in order, and expansions of packs that aren't known yet.
    case pack([Type])
    /// `repeat P`, where types stand in order: `P` for each element of the packs it mentions.
    case expansion(Type)
    /// To be found by the checker; never in a checked program.
    case variable(TypeVariable)
    /// Already reported.
    case error

    package static let void = Type.tuple([])
    package static let any = Type.existential([])
}

package struct TupleElement: Hashable, Sendable {
    package var label: String?
    package var type: Type

    package init(_ label: String? = nil, _ type: Type) {
        self.label = label
        self.type = type
    }
}

/// The type of a function value or, inside a declaration, of its parameters.
// Unchecked: a world and its declarations are used by one thread at a time.
package struct FunctionType: Hashable, @unchecked Sendable {
    package struct Parameter: Hashable, @unchecked Sendable {
        package var type: Type
        package var isInout = false
        package var isVariadic = false
        package var isAutoclosure = false

        package init(_ type: Type, isInout: Bool = false, isVariadic: Bool = false, isAutoclosure: Bool = false) {
            self.type = type
            self.isInout = isInout
            self.isVariadic = isVariadic
            self.isAutoclosure = isAutoclosure
        }
    }

    package var parameters: [Parameter]
    package var result: Type
    package var isThrowing = false
    package var isAsync = false

    package init(_ parameters: [Parameter], _ result: Type, isThrowing: Bool = false, isAsync: Bool = false) {
        self.parameters = parameters
        self.result = result
        self.isThrowing = isThrowing
        self.isAsync = isAsync
    }
}

/// The hidden type behind `some P` in the result of one declaration. Its identity is the declaration's.
// Unchecked: a world and its declarations are used by one thread at a time.
package final class OpaqueType: Hashable, @unchecked Sendable {
    package unowned let owner: ValueDecl?
    package let protocols: [ProtocolDecl]
    /// `some Collection<Int>`: the associated types given.
    package let associatedTypes: [String: Type]
    /// The generic parameters in scope where it is written, which `associatedTypes` may speak of.
    let parameters: [GenericParameter]
    /// What the declaration really returns; known once its body is checked, and not needed to use it.
    package var underlying: Type?

    package init(
        owner: ValueDecl?, protocols: [ProtocolDecl], associatedTypes: [String: Type] = [:],
        parameters: [GenericParameter] = []
    ) {
        self.parameters = parameters
        self.owner = owner
        self.protocols = protocols
        self.associatedTypes = associatedTypes
    }

    package static func == (a: OpaqueType, b: OpaqueType) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A generic parameter of one declaration.
// Unchecked: a world and its declarations are used by one thread at a time.
package final class GenericParameter: Hashable, @unchecked Sendable {
    package let name: String
    /// `Self` of a protocol, whose value a conforming type gives.
    package let isProtocolSelf: Bool
    /// `each T`
    package let isPack: Bool
    /// The protocol whose `Self` it is, which takes itself back when it goes: whatever has a weak reference is counted
    /// several times as slowly, and protocols are counted at every question.
    package internal(set) unowned(unsafe) var protocolOwner: ProtocolDecl?

    package init(name: String, isProtocolSelf: Bool = false, isPack: Bool = false) {
        self.name = name
        self.isProtocolSelf = isProtocolSelf
        self.isPack = isPack
    }

    package static func == (a: GenericParameter, b: GenericParameter) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// What is given for it where it stands for itself.
    package var asArgument: Type { isPack ? .pack([.expansion(.parameter(self))]) : .parameter(self) }
}

/// An unknown of the checker.
// Unchecked: a world and its declarations are used by one thread at a time.
package final class TypeVariable: Hashable, @unchecked Sendable {
    /// What literal it came from, which decides what it may become and what it is by default.
    package enum Literal: Sendable { case integer, float, string, boolean, null, array, dictionary }

    package let literal: Literal?
    /// Stands for a pack of types.
    package let isPack: Bool
    package var binding: Type?

    package init(literal: Literal? = nil, isPack: Bool = false) {
        self.literal = literal
        self.isPack = isPack
    }

    package static func == (a: TypeVariable, b: TypeVariable) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
