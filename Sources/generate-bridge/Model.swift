import SwiftSyntax

/// What one module declares publicly, as the tables need it.
struct PublicAPI {
    var types: [String: TypeDeclaration] = [:]
    var globals: [MemberDeclaration] = []
    /// What our own protocols that aren't public inherit from.
    var hiddenProtocols: [String: [String]] = [:]
    /// Types whose entry is written by hand.
    var handWrittenTypes: Set<String>
    /// Members that are declared in `Declarations/` or written by hand, by their listed names.
    var membersByHand: [String: [MemberDeclaration]] = [:]
    /// The type with the functions behind `@Native`, where it was declared for the tables alone (`Declarations/`).
    let nativeOwner: String?
    /// The Swift types behind others that are declared so, by their names.
    var representations: [String: String] = [:]
    /// The module that declares it so; several of one target may speak of one type.
    var module = ""
    /// Then nothing of it is left out.
    var isDeclared: Bool { nativeOwner != nil }

    init(nativeOwner: String? = nil) {
        self.nativeOwner = nativeOwner
        handWrittenTypes = nativeOwner == nil ? Policy.handWrittenTypes : []
    }

    /// Properties whose type isn't declared and can't be read off their value either: programs wouldn't have them.
    var untypedProperties: [String] {
        let members = globals + types.values.filter { !$0.isEngine }.flatMap(\.members)
        return members.filter { $0.kind == .variable && $0.result == nil && !$0.name.hasPrefix("_") }
            .map { $0.owner.isEmpty ? $0.name : $0.owner + "." + $0.name }.sorted(by: utf8)
    }

    /// Protocols such as `ButtonStyle`: types of the program conform by `makeBody(configuration:)`.
    var styleProtocols: [String] {
        types.values.filter { type in
            type.isProtocol
                && type.members.contains { member in
                    member.isRequirement && member.name == "makeBody"
                        && member.parameters.map(\.label) == ["configuration"]
                }
        }
        .map(\.name).sorted(by: utf8)
    }

    /// Modifiers that can be called and change nothing in the picture.
    var undrawn: [String] {
        Set(types.values.flatMap(\.members).filter(\.isUndrawn).map(\.qualifiedName)).sorted(by: utf8)
    }

    /// What a protocol that a type conforms to calls one of its types: `Configuration` of a `ButtonStyle`.
    func inheritedAlias(_ name: String, of type: String) -> TypeSyntax? {
        for base in types[type]?.inherited ?? [] {
            guard let known = types[base], known.isProtocol, base != type else { continue }
            if let alias = known.members.first(where: { $0.kind == .alias && $0.name == name }) { return alias.result }
            if let result = inheritedAlias(name, of: base) { return result }
        }
        return nil
    }

    /// A type's name in the names of functions.
    func identifier(of type: TypeDeclaration) -> String {
        isDeclared ? module + "_" + type.name.replacing(".", with: "_") : type.name.filter { $0 != "." }
    }

    /// No part of what programs reach: hidden or the engine's own; with the types nested in it.
    func isExcluded(type name: String) -> Bool {
        name.hasPrefix("_") || enclosing(name).contains { types[$0]?.isEngine ?? false }
    }

    /// By name, or nested in one that is generic: what it has depends on what programs declare, too.
    func isHandWritten(type name: String) -> Bool {
        handWrittenTypes.contains(name)
            || enclosing(name).dropLast().contains {
                handWrittenTypes.contains($0) && !(types[$0]?.parameters ?? []).isEmpty
            }
    }

    /// `TimelineView`, `TimelineView.Context` and `TimelineView.Context.Cadence` of the last.
    private func enclosing(_ name: String) -> [String] {
        let parts = name.split(separator: ".")
        return parts.indices.map { parts[...$0].joined(separator: ".") }
    }

    mutating func type(named name: String) -> TypeDeclaration {
        types[name] ?? TypeDeclaration(name: name)
    }
}

/// A generic parameter with the protocols and classes that it must conform to.
struct GenericParameter {
    var name: String
    var bounds: [String]
}

/// One requirement of a `where` clause.
struct WhereRequirement {
    enum Relation: String {
        case conforms = ": "
        case same = " == "
    }

    var left: String
    var relation: Relation
    var right: String

    var text: String { left + relation.rawValue + right }
}

/// A type with everything that any extension adds to it.
struct TypeDeclaration {
    /// `Edge.Set`
    var name: String
    /// `struct`, `enum`, `class`, `protocol`; nil if only extensions of it were seen.
    var keyword: String?
    var attributes: [String] = []
    /// Public in a module of ours but no part of SwiftUI's API: `@_documentation(metadata: engine)`.
    var isEngine = false
    var parameters: [GenericParameter] = []
    var inherited: [String] = []
    var requirements: [WhereRequirement] = []
    /// Conformances of constrained extensions.
    var conditional: [(protocols: [String], requirements: [WhereRequirement])] = []
    var members: [MemberDeclaration] = []
    /// `typealias` at the place of a type: the type it stands for.
    var alias: String?
    /// The Swift type of its values where it isn't the one of its name: `@Represented(by: IndexSetValue)`.
    var representation: String?
    /// Other types are represented so, too, and a value that nothing is known of is one of theirs: `shared: true`.
    var sharesRepresentation = false
    /// The function that distinguishes the cases where that isn't the type's own: `@Cases(optionalCase)`.
    var caseFunction: String?
    /// Its conversion to values and back is written by hand: `@Converted`.
    var hasOwnConversion = false

    var isProtocol: Bool { keyword == "protocol" }
    var cases: [MemberDeclaration] { members.filter { $0.kind == .enumCase } }
    /// As Swift code names it.
    var swiftName: String { representation ?? name }
    /// Whether Swift code is generated that takes values of it apart or makes them.
    var isCalled: Bool {
        representation != nil
            || members.contains {
                !$0.isRequirement && $0.kind != .alias && $0.kind != .associatedType
                    && $0.implementation.native == nil
            }
    }

    func inherits(_ name: String) -> Bool { inherited.contains(name) }
}

/// A parameter of a function, initialiser, subscript or enum case.
struct ParameterDeclaration {
    /// nil for `_`
    var label: String?
    var name: String
    /// Names of result builders, `autoclosure`, `escaping`, as written.
    var attributes: [String]
    var type: TypeSyntax
    var defaultValue: String?
    var isVariadic = false
    var isInout = false
}

/// A public member of a type, or a global.
struct MemberDeclaration {
    enum Kind: String {
        case function = "func"
        case initializer = "init"
        case variable = "var"
        case `subscript`
        case enumCase = "case"
        case associatedType = "associatedtype"
        case alias = "typealias"
    }

    var kind: Kind
    var name: String
    /// Qualified name of the type; empty for globals.
    var owner: String
    var isStatic = false
    var isMutating = false
    var isNonmutatingSet = false
    var isPrefix = false
    var isPostfix = false
    var isOperator = false
    var isFailable = false
    var isThrowing = false
    var isRethrowing = false
    var isAsync = false
    var isRequirement = false
    var isSettable = false
    var isDiscardable = false
    var isDisfavored = false
    /// Its code says that it isn't drawn.
    var isUndrawn = false
    /// `@ViewBuilder` on the declaration itself.
    var builder: String?
    var generics: [GenericParameter] = []
    var parameters: [ParameterDeclaration] = []
    var result: TypeSyntax?
    /// Of the declaration.
    var requirements: [WhereRequirement] = []
    /// Of the extension it stands in.
    var extensionRequirements: [WhereRequirement] = []
    /// `: View` or `= Int` of an associated type or alias.
    var typeText = ""
    var implementation = Implementation()

    /// `View.frame(width:height:alignment:)`
    var qualifiedName: String {
        let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
        return (owner.isEmpty ? "" : owner + ".") + name + "(" + labels + ")"
    }

    /// `View.alert(item:content)`, as lists name it.
    var listedName: String {
        let labels = parameters.map { $0.label ?? "_" }.joined(separator: ":")
        return "\(listedBaseName)(\(labels))"
    }

    /// Whether what is written by hand stands for a member of these labels: a parameter of any type is no overload for a
    /// certain one (`transition<T: Transition>(_:)` for `transition(_: AnyTransition)`).
    func standsFor(_ other: MemberDeclaration) -> Bool {
        zip(parameters, other.parameters).allSatisfy { own, its in !isGeneric(own) || other.isGeneric(its) }
    }

    private func isGeneric(_ parameter: ParameterDeclaration) -> Bool {
        let type = parameter.type.trimmedDescription
        return type.hasPrefix("some ") || generics.contains { $0.name == type }
    }

    /// `View.alert`, whatever its parameters.
    var listedBaseName: String { owner.isEmpty ? name : owner + "." + name }

    func hasSameName(as other: MemberDeclaration) -> Bool {
        name == other.name && parameters.map(\.label) == other.parameters.map(\.label)
    }

    var allRequirements: [WhereRequirement] { extensionRequirements + requirements }
}
