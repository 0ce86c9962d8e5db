/// A struct, class, enum, actor or protocol, native or declared in the source.
// Unchecked: a world and its declarations are used by one thread at a time.
package class NominalDecl: Declaration, @unchecked Sendable {
    package enum Kind: String, Sendable {
        case `struct`, `class`, `enum`, actor, `protocol`
    }

    package let kind: Kind
    /// Its own parameters after those of the types it is nested in.
    package var genericSignature = GenericSignature.empty
    /// `class B: A` : A with its arguments, in terms of this class's parameters.
    package var superclass: Type?
    /// Protocols named in its own declaration and in extensions, with conditions.
    package var conformances: [Conformance] {
        if let loader = conformanceLoader {
            conformanceLoader = nil
            addedConformances = loader() + addedConformances
        }
        return addedConformances
    }
    var conformanceLoader: (() -> [Conformance])?
    var addedConformances: [Conformance] = []
    /// Protocols it conforms to, inherited ones included, once requested.
    var protocolTable: [Conformance]?
    /// The native library's entry, if it comes from one.
    package let native: NativeType?
    package var isFinal = false
    /// A superclass or protocol that the source names isn't there: what it would give can't be known.
    var hasUnknownParent = false

    // Filled for user-declared types by the declaration collector.

    /// Stored instance properties in order of declaration: the fields of a `StructInstance`/`ClassInstance`, the
    /// superclass's first. A wrapped property's field is its `_x`.
    package var storedProperties: [VariableDecl] = []
    var hasInheritedFields = false
    package var enumCases: [EnumCaseDecl] = []
    package var rawType: Type?
    /// `indirect enum`
    var isIndirect = false
    package var propertyWrapper = false
    /// `@MainActor`, `nonisolated`
    var writtenIsolation: WrittenIsolation?
    package var resultBuilder = false
    package var isDynamicMemberLookup = false
    /// `@dynamicCallable`
    var isDynamicCallable = false
    /// `deinit`, of a class.
    var deinitializer: FunctionDecl?
    /// Reading and writing its stored properties is watched: a macro such as `@Observable` makes it so. A wrapper that is
    /// observable makes the properties so that it wraps.
    package var isObservable = false
    /// The macros of libraries that it is marked with.
    package var attachedMacros: [MacroDecl] = []

    /// Makes members known that are declared later than at creation: set by who made the declaration.
    package var memberProvider: (any MemberProvider)?

    package init(name: String, kind: Kind, owner: NominalDecl? = nil, native: NativeType? = nil) {
        self.kind = kind
        self.native = native
        super.init(name: name, owner: owner)
    }

    /// Members of this name declared in the type itself or in extensions of it, without inherited ones.
    package func members(named name: String) -> [ValueDecl] {
        collectMembers()
        let own = userMembers.values[name]
        guard let provided = memberProvider?.members(named: name, of: self), !provided.isEmpty else { return own ?? [] }
        return own.map { $0 + provided } ?? provided
    }

    /// Makes the members that the source declares, where they aren't yet: what is declared above may ask for them.
    var memberCollection: (() -> Void)?

    func collectMembers() {
        guard let collect = memberCollection else { return }
        memberCollection = nil
        collect()
    }

    /// What the source declares in it and in extensions of it.
    var userMembers = MemberTable()

    /// A type nested in this one (or a `typealias`), without inherited ones.
    package func nestedType(named name: String) -> TypeDeclaration? {
        userMembers.types[name] ?? memberProvider?.nestedType(named: name, of: self)
    }

    /// The name a reader would write: `Outer.Inner`.
    package var qualifiedName: String {
        guard let owner else { return name }
        return owner.qualifiedName + "." + name
    }

    package var isReference: Bool { kind == .class || kind == .actor }

    /// Breaks the cycles through this declaration.
    func disposeOfParts() {
        userMembers = MemberTable()
        memberCollection = nil
        memberProvider = nil
        storedProperties = []
        enumCases = []
        addedConformances = []
        conformanceLoader = nil
        protocolTable = nil
        superclass = nil
        genericSignature = .empty
    }

    /// Leaves a native declaration with the conformances that its library gives it: those of the source have a place
    /// there.
    func forgetUserConformances() {
        guard addedConformances.contains(where: { $0.range != .none }) else { return }
        addedConformances.removeAll { $0.range != .none }
        protocolTable = nil
    }
}

/// Members by name.
struct MemberTable {
    var values: [String: [ValueDecl]] = [:]
    var types: [String: TypeDeclaration] = [:]
}

/// A name that stands for a type.
// Unchecked: a world and its declarations are used by one thread at a time.
package enum TypeDeclaration: @unchecked Sendable {
    case nominal(NominalDecl)
    case alias(TypeAliasDecl)
    case parameter(GenericParameter)
    case associated(AssociatedTypeDecl)

    /// Nil for a generic parameter.
    var declaration: Declaration? {
        switch self {
        case .nominal(let decl): decl
        case .alias(let decl): decl
        case .associated(let decl): decl
        case .parameter: nil
        }
    }

    /// Declared `private` or `fileprivate`.
    var isPrivate: Bool { declaration?.isPrivate ?? false }
}

/// Finds members of a declaration on demand.
package protocol MemberProvider: AnyObject, Sendable {
    func members(named name: String, of decl: NominalDecl) -> [ValueDecl]
    func nestedType(named name: String, of decl: NominalDecl) -> TypeDeclaration?
    /// All names, for "did you mean".
    func memberNames(of decl: NominalDecl) -> [String]
}

// Unchecked: a world and its declarations are used by one thread at a time.
package final class ProtocolDecl: NominalDecl, @unchecked Sendable {
    /// `Self` in its requirements and extensions.
    package let selfParameter = GenericParameter(name: "Self", isProtocolSelf: true)
    package var inherited: [ProtocolDecl] { conformances.map(\.protocol) }
    package var associatedTypes: [AssociatedTypeDecl] = []
    /// User-declared requirements in order; native ones are looked up by name.
    package var requirements: [ValueDecl] = []
    package var isClassBound = false
    /// `protocol P<A, B>`
    var primaryAssociatedTypes: [String] = []
    /// `any P<Int>` is a protocol that refines `P` by what its associated types are.
    var constrained: (base: ProtocolDecl, types: [String: Type])?

    package init(name: String, owner: NominalDecl? = nil, native: NativeType? = nil) {
        super.init(name: name, kind: .protocol, owner: owner, native: native)
        selfParameter.protocolOwner = self
        genericSignature = GenericSignature(parameters: [selfParameter])
    }

    deinit { selfParameter.protocolOwner = nil }

    override func disposeOfParts() {
        super.disposeOfParts()
        requirements = []
        associatedTypes = []
    }
}

/// That a type fulfils a protocol, where its conditions hold.
// Unchecked: a world and its declarations are used by one thread at a time.
package struct Conformance: @unchecked Sendable {
    package let `protocol`: ProtocolDecl
    /// Conditions in terms of the type's parameters (`extension Array: P where Element: P`).
    package let conditions: [Requirement]
    package let range: SourceRange

    package init(_ protocolDecl: ProtocolDecl, conditions: [Requirement] = [], range: SourceRange = .none) {
        self.protocol = protocolDecl
        self.conditions = conditions
        self.range = range
    }
}

// Unchecked: a world and its declarations are used by one thread at a time.
package final class AssociatedTypeDecl: Declaration, @unchecked Sendable {
    package var protocols: [ProtocolDecl] = []
    package var defaultType: Type?
}

// Unchecked: a world and its declarations are used by one thread at a time.
package final class TypeAliasDecl: Declaration, @unchecked Sendable {
    package var genericSignature = GenericSignature.empty
    /// Resolved at first use; nil while being resolved, so that a cycle is seen.
    package var underlying: Type?
    package var resolve: (() -> Type)?
    var reportCycle: (() -> Void)?

    package var type: Type {
        if let underlying { return underlying }
        guard let resolve else {
            reportCycle?()
            return .error
        }
        self.resolve = nil
        let type = resolve()
        underlying = type
        return type
    }
}
