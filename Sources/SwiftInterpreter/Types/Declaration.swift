/// Anything that has a name in the program or in a native library.
// Unchecked: a world and its declarations are used by one thread at a time.
package class Declaration: Hashable, @unchecked Sendable {
    package let name: String
    /// The type it is declared in or extends; nil at top level and for locals.
    package let owner: NominalDecl?
    package var range: SourceRange = .none
    package var isPrivate = false
    /// Which other modules may name it.
    var access = AccessLevel.public
    /// `private`: to be used in its own type (and extensions of it) alone.
    var isTypePrivate = false
    /// `private(set)`
    var isSetterTypePrivate = false

    package init(name: String, owner: NominalDecl?) {
        self.name = name
        self.owner = owner
    }

    package static func == (a: Declaration, b: Declaration) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A declaration that is a value when named: function, initialiser, subscript, variable, enum case.
// Unchecked: a world and its declarations are used by one thread at a time.
package class ValueDecl: Declaration, @unchecked Sendable {
    /// `static` or `class`. Initialisers and enum cases aren't static here but are found on the metatype.
    package var isStatic = false
    /// `class` rather than `static`: subclasses may override it.
    var isClassMember = false
    /// No subclass puts code in its place.
    var isFinalMember = false
    /// Generic parameters of the owner (first) and its own, with all requirements, those of a constrained extension
    /// included.
    package var genericSignature = GenericSignature.empty
    /// How many of `genericSignature.parameters` belong to the owner.
    package var ownerParameterCount = 0
    /// Where the code is, if native.
    package var native: NativeMember?
    /// Required by a protocol (`owner` is a `ProtocolDecl` and there is no default here).
    package var isRequirement = false
    /// Position in declaration order; later declarations and libraries have greater ones.
    package var order = 0
    package var isOverride = false
    package var isDiscardable = false
    package var isDeprecated = false
    /// `@available(*, unavailable)`: nothing may use it.
    var unavailability: Unavailability?
    /// Where its code runs, as far as it is written; nil where its type, or what is around, decides.
    var writtenIsolation: WrittenIsolation?
    /// Of an actor, but not on it.
    var isNonisolated: Bool { writtenIsolation == .nonisolated }
    /// `@_disfavoredOverload`
    package var isDisfavored = false
}
