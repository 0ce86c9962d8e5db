import SwiftSyntax

/// A parameter of a function, initialiser, subscript or enum case.
// Unchecked: a world and its declarations are used by one thread at a time.
package struct ParameterDecl: @unchecked Sendable {
    /// The label at the call; nil for `_`.
    package var label: String?
    /// The name inside the body.
    package var name: String
    package var type: Type
    package var isInout = false
    package var isVariadic = false
    package var isAutoclosure = false
    /// A function given for it may be called after the call has ended.
    var isEscaping = false
    /// `@_implicitSelfCapture`: a closure given for it needs no `self.`, though it may be called later.
    var impliesSelf = false
    package var hasDefault = false
    /// `#function`, `#line`: a default that says where the call is.
    var callSiteDefault: String?
    /// `isolated`: the function runs on this actor.
    var isIsolated = false
    /// Label and name were both written.
    var isLabelDoubled = false
    /// `@ViewBuilder` on a closure parameter.
    package var resultBuilder: ResultBuilder?
    /// The default of a user-declared parameter, checked in the scope of its declaration.
    package var defaultBody: FunctionBody? { defaultProvider?() }
    package var defaultProvider: (() -> FunctionBody?)?
    package var range: SourceRange = .none
    /// The attributes it is written with, where they may name a property wrapper.
    var attributes: AttributeListSyntax?

    package init(label: String?, name: String, type: Type) {
        self.label = label
        self.name = name
        self.type = type
    }

    /// Of a function type, and no optional one: what is given for it doesn't escape unless it is said to.
    var isPlainFunction: Bool {
        if case .function = type { return true }
        return isAutoclosure
    }

    /// Whether what is given for it is a function that is only used as long as the call goes on.
    var isLent: Bool { isPlainFunction && !isEscaping && !impliesSelf && !isVariadic && !isInout }

    package var functionParameter: FunctionType.Parameter {
        FunctionType.Parameter(
            type, isInout: isInout, isVariadic: isVariadic && !type.isExpansion, isAutoclosure: isAutoclosure)
    }
}

/// A function, operator, initialiser or subscript.
// Unchecked: a world and its declarations are used by one thread at a time.
package final class FunctionDecl: ValueDecl, @unchecked Sendable {
    package enum Kind: Hashable, Sendable {
        case function
        case `operator`
        case initializer
        /// The synthesised `init` of a struct: one parameter a stored property (a wrapped one's wrapper or value).
        case memberwiseInitializer
        case `subscript`
    }

    /// How an operator stands to its operands.
    enum Fixity { case infix, prefix, postfix }

    package let kind: Kind
    var fixity = Fixity.infix
    package var parameters: [ParameterDecl] {
        get {
            if let provider = parameterProvider {
                parameterProvider = nil
                knownParameters = provider()
            }
            return knownParameters
        }
        set { knownParameters = newValue }
    }
    private var knownParameters: [ParameterDecl] = []
    var parameterProvider: (() -> [ParameterDecl])?
    var isDeclaredInExtension = false
    package var result: Type = .void
    /// `-> Self` in a class: what a subclass gives is of the subclass.
    var returnsSelf = false
    package var isMutating = false
    /// `init?`
    package var isFailable = false
    package var isThrowing = false
    package var isAsync = false
    /// `throws(E)`
    var thrownType: Type?
    package var isConvenience = false
    /// `required`: every subclass has it.
    var isRequired = false
    package var isRethrowing = false
    package var resultBuilder: ResultBuilder?
    /// For a memberwise initialiser: the fields that its body fills, whose own initial values must not run.
    package var memberwiseFields: [VariableDecl] = []
    /// Subscripts: whether it can be assigned to.
    package var isSettable = false
    package var isSetterMutating = true
    package var isGetterMutating = false

    /// The checked body of user code (of a subscript, its getter). Checked on first demand.
    package var body: FunctionBody? { bodyProvider?() }
    package var setterBody: FunctionBody? { setterProvider?() }
    package var bodyProvider: (() -> FunctionBody?)?
    package var setterProvider: (() -> FunctionBody?)?

    /// Its own generic parameters that have to conform to something and are the whole type of a parameter: an existential
    /// given there is opened. Each by its place, with that of the parameter.
    var openedParameters: [(type: Int, argument: Int)] {
        let generic = genericSignature.parameters
        guard generic.count > ownerParameterCount else { return [] }
        return (ownerParameterCount..<generic.count).compactMap { index in
            let own = Type.parameter(generic[index])
            let isDemanding = genericSignature.requirements.contains { requirement in
                if case .conformance(own, _) = requirement { true } else { false }
            }
            guard isDemanding, let argument = parameters.firstIndex(where: { $0.type == own }) else { return nil }
            return (index, argument)
        }
    }

    package init(name: String, kind: Kind, owner: NominalDecl?) {
        self.kind = kind
        super.init(name: name, owner: owner)
    }
}

/// A property, global or static variable.
// Unchecked: a world and its declarations are used by one thread at a time.
package final class VariableDecl: ValueDecl, @unchecked Sendable {
    package enum Storage: Sendable { case stored, lazy, computed }

    package var storage: Storage = .stored
    package var isLet = false
    /// Found by inference from the initial value on demand.
    package var type: Type {
        if let knownType { return knownType }
        guard let typeProvider else {
            reportCycle?()
            return .error
        }
        self.typeProvider = nil
        let type = typeProvider()
        reportCycle = nil
        knownType = type
        return type
    }
    package var knownType: Type?
    package var typeProvider: (() -> Type)?
    /// Called when the type is requested while it is being found.
    var reportCycle: (() -> Void)?

    /// Index into the fields of the instance, for a stored instance property.
    package var fieldIndex: Int?
    /// Can be assigned to from where it can be seen at all.
    package var isSettable = true
    package var isGetterMutating = false
    /// False for a reference's property, `nonmutating set`, and a wrapper such as `State`.
    package var isSetterMutating = true
    /// The wrapper of `@State var x`: `x` is computed through `_x`.
    package var wrapper: PropertyWrapper?
    package var resultBuilder: ResultBuilder?
    /// The macros of libraries that it is marked with, but for those that make something of it.
    package var attachedMacros: [AttachedMacro] = []

    package var isThrowing = false
    /// `get async`
    var isAsync = false
    /// `get throws(E)`
    var thrownType: Type?
    /// Nobody watches it, whatever its owner is: `@ObservationIgnored`.
    var isObservationIgnored = false
    /// A wrapped property or a projection: the stored wrapper and the wrapper's member that it stands for.
    var wrappedThrough: (backing: VariableDecl, member: VariableDecl)?
    /// `@A @B var x`: the `wrappedValue` of `B`, and of wrappers further in.
    var innerWrappedValues: [VariableDecl] = []
    var hasWrapperArguments = false
    /// A wrapped property with `willSet` or `didSet`: set by its own setter, not through the wrapper at once.
    var isObservedThroughWrapper = false
    var wrapperInitialSyntax: ExprSyntax?
    var typeAnnotation: TypeSyntax?
    var lexicalContext: LexicalContext?

    /// The initial value of a stored property (for a wrapped one, of `_x`); a body without parameters.
    package var initialValue: FunctionBody? { initialValueProvider?() }
    package var initialValueProvider: (() -> FunctionBody?)?
    package var hasInitialValue = false
    /// `override` with `willSet` or `didSet`: the inherited property, watched.
    var observesInherited = false
    /// Declared `T!`.
    var isImplicitlyUnwrapped = false
    /// `weak` or `unowned`: the field doesn't keep the object alive.
    var reference = ReferenceStrength.strong
    package var getter: FunctionBody? { getterProvider?() }
    package var getterProvider: (() -> FunctionBody?)?
    package var setter: FunctionBody? { setterProvider?() }
    package var setterProvider: (() -> FunctionBody?)?
    package var willSet: FunctionBody? { willSetProvider?() }
    package var willSetProvider: (() -> FunctionBody?)?
    package var didSet: FunctionBody? { didSetProvider?() }
    package var didSetProvider: (() -> FunctionBody?)?
    /// Whether `didSet` names the old value; found when first requested.
    private(set) lazy var seesOldValue: Bool = {
        guard let body = didSet, let parameter = body.parameters.first else { return false }
        return body.statements.contains { $0.mentions(parameter) }
    }()

    package init(name: String, owner: NominalDecl?, type: Type? = nil) {
        super.init(name: name, owner: owner)
        knownType = type
    }
}

/// Whether a variable keeps the object alive that it holds.
package enum ReferenceStrength: Sendable {
    case strong
    /// Reads as an optional, nil once the object is gone.
    case weak
    /// Reading it when the object is gone is the program's failure.
    case unowned

    init(_ modifiers: DeclModifierListSyntax) {
        self = modifiers.has(.weak) ? .weak : modifiers.has(.unowned) ? .unowned : .strong
    }
}

/// How a wrapped property is stored.
// Unchecked: a world and its declarations are used by one thread at a time.
package struct PropertyWrapper: @unchecked Sendable {
    /// `_x`, whose type is the wrapper's.
    package let backing: VariableDecl
    /// `wrappedValue` of the wrapper type.
    package let wrappedValue: VariableDecl
    /// `$x`, if the wrapper has a `projectedValue`.
    package let projected: VariableDecl?

    package init(backing: VariableDecl, wrappedValue: VariableDecl, projected: VariableDecl?) {
        self.backing = backing
        self.wrappedValue = wrappedValue
        self.projected = projected
    }
}

// Unchecked: a world and its declarations are used by one thread at a time.
package final class EnumCaseDecl: ValueDecl, @unchecked Sendable {
    package var parameters: [ParameterDecl] = []
    /// Position among the cases.
    package var index = 0
    /// The raw value, checked against the enum's raw type.
    package var rawValue: Value?
    /// Where that is written.
    var rawValueRange = SourceRange.none
    var isIndirect = false
}
