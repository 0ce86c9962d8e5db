/// What a piece of source stands in: which names mean types there, what `Self` is, what is known of the generics.
final class LexicalContext {
    let file: Int
    let parent: LexicalContext?
    /// The type whose declaration or extension this is in.
    let nominal: NominalDecl?
    /// Generic parameters that come with this context (those of outer ones are found through `parent`).
    var parameters: [GenericParameter]
    var requirements: [Requirement]
    var localTypes: [String: TypeDeclaration] = [:]
    /// In a `private` or `fileprivate` extension: its members are for this file.
    var isFilePrivate = false
    /// What members have that don't say it: that of a `public extension`, of a protocol.
    var memberAccess = AccessLevel.internal
    /// That of an extension, which its members have that don't write their own.
    var memberIsolation: WrittenIsolation?

    init(
        file: Int, parent: LexicalContext? = nil, nominal: NominalDecl? = nil, parameters: [GenericParameter] = [],
        requirements: [Requirement] = []
    ) {
        self.file = file
        self.parent = parent
        self.nominal = nominal ?? parent?.nominal
        self.parameters = parameters
        self.requirements = requirements
    }

    var allRequirements: [Requirement] { (parent?.allRequirements ?? []) + requirements }

    /// What `where` clauses around make of generic parameters: `Value` is an optional by `where Value == Wrapped?`.
    var fixedParameters: [GenericParameter: Type] {
        var types = parent?.fixedParameters ?? [:]
        for case .same(let a, let b) in requirements {
            for (subject, type) in [(a, b), (b, a)] {
                guard case .parameter(let parameter) = subject, !type.mentions(parameter) else { continue }
                switch type {
                case .nominal, .tuple, .function: types[parameter] = type
                default: break
                }
            }
        }
        return types
    }

    func parameter(named name: String) -> GenericParameter? {
        parameters.last { $0.name == name } ?? parent?.parameter(named: name)
    }

    func localType(named name: String) -> TypeDeclaration? {
        localTypes[name] ?? parent?.localType(named: name)
    }
}

extension World {
    /// A type with what a context makes of its generic parameters.
    func fixed(_ type: Type, in context: LexicalContext) -> Type {
        if case .nominal(_, let arguments) = type, arguments.isEmpty { return type }
        let fixed = context.fixedParameters
        return fixed.isEmpty ? type : substitute(type, Substitution(fixed))
    }
}
