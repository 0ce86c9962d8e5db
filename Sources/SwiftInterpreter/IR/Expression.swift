/// A checked expression: every name resolved, every conversion explicit.
// Unchecked: a body is used by one check, then by one execution at a time.
package final class Expression: @unchecked Sendable {
    package var kind: Kind
    package var type: Type
    package var range: SourceRange
    /// Reads a variable declared `T!`: it is unwrapped where an optional won't do. The checker's only.
    var isImplicitlyUnwrapped = false
    /// The `self` of a member named without it. The checker's only.
    var implicitMember: ImplicitMember?

    package init(_ kind: Kind, type: Type, range: SourceRange) {
        self.kind = kind
        self.type = type
        self.range = range
    }

    // Unchecked: a body is used by one check, then by one execution at a time.
    package indirect enum Kind: @unchecked Sendable {
        /// A literal whose type is one of the standard library's. (`Value` is final: int, double, string, bool, null.)
        case literal(Value)
        /// A literal of a type that makes itself from it: `call` of `init(integerLiteral:)` and so on are `.call`.
        case interpolation([InterpolationSegment])
        case array([Expression])
        case dictionary([(key: Expression, value: Expression)])
        /// Also a set, by the expression's type.
        case set([Expression])
        case tuple([Expression])
        /// `repeat pattern`: its values in order, among those around it.
        case packExpansion(PackExpansion)
        /// `each pack`, inside of an expansion.
        case packElement(Expression, PackExpansion)

        // Places: may stand on the left of an assignment and as `inout`.
        case local(LocalVariable)
        /// A global variable or a static stored/computed one; the owner's type arguments come with it.
        case global(VariableDecl, typeArguments: [Type])
        /// A property of a value: stored (by `fieldIndex`), computed, native, or a requirement.
        case property(Expression, VariableDecl, dispatch: Dispatch, typeArguments: [Type])
        case `subscript`(Expression, FunctionDecl, [Argument], dispatch: Dispatch, typeArguments: [Type])
        /// A static subscript or a subscript of a dynamic member lookup is a `subscript` as well.
        case tupleElement(Expression, Int)
        case forceUnwrap(Expression)
        /// A local variable with code of its own for reading and writing.
        case localAccess(get: LocalFunction, set: LocalFunction?)
        case keyPathAccess(Expression, path: Expression)
        /// Inside `optionalChain`: unwraps or ends the chain with nil.
        case optionalBind(Expression)

        /// The extent of an optional chain; its value is wrapped once unless `flattens`.
        case optionalChain(Expression, flattens: Bool)
        /// `place = value`; a chain on the left is an `optionalChain` around the whole.
        case assign(place: Expression, value: Expression)
        /// `_ = value`
        case discard(Expression)

        case call(Call)
        case enumCase(EnumCaseDecl, [Expression], typeArguments: [Type])
        case closure(ClosureExpression)
        /// A function as a value; a method is bound to `base`, or takes it first when `base` is nil.
        case functionReference(FunctionDecl, base: Expression?, dispatch: Dispatch, typeArguments: [Type])
        /// A local function as a value.
        case localFunction(LocalFunction)
        /// `Enum.case` with payload, as a function.
        case caseReference(EnumCaseDecl, typeArguments: [Type])

        case metatype(Type)
        /// `type(of: x)`
        case dynamicType(Expression)
        case keyPath(root: Type, [KeyPathComponent])

        case ternary(Expression, Expression, Expression)
        case and(Expression, Expression)
        case or(Expression, Expression)
        /// `a ?? b`; `b` has the result's type; `keepsOptional` when the result is optional as well.
        case coalesce(Expression, Expression, keepsOptional: Bool)

        /// `x == nil`, `x != nil`
        case isNil(Expression, negated: Bool)
        case `is`(Expression, Type)
        case cast(Expression, Type, CastKind)
        case convert(Conversion, Expression)

        /// `try? e`: nil when an error is thrown; `flattens` when `e` is optional already.
        case tryOptional(Expression, flattens: Bool)
        /// `try! e`: an error thrown is the program's failure.
        case tryForce(Expression)
        case await(Expression)
        /// `async let`: starts a child task.
        case asyncLet(ClosureExpression)
        /// The value of such a task.
        case asyncValue(Expression)

        /// The wrapper of a local property, which may be connected to what keeps its value.
        case linked(Expression, name: String)

        /// `if`/`switch` as an expression: its branches end in `.yield`.
        case statement(Statement)
        /// A step of a native result builder.
        case build(NativeBuild, NativeResultBuilder)
    }
}

/// A member of `self` named without `self.` before it.
struct ImplicitMember {
    /// As it is written.
    let name: String
    let isMethod: Bool
}

package struct InterpolationSegment: Sendable {
    // Unchecked: a body is used by one check, then by one execution at a time.
    package enum Kind: @unchecked Sendable {
        case text(String)
        case value(Expression)
        /// `\(x, specifier: "%.2f")` and other arguments by label.
        case formatted(Expression, [(label: String?, value: Expression)])
    }
    package let kind: Kind
    package init(_ kind: Kind) { self.kind = kind }
}

/// A pattern that is evaluated once for each element of the packs in it.
// Unchecked: a body is used by one check, then by one execution at a time.
package final class PackExpansion: @unchecked Sendable {
    package var pattern: Expression?
    /// Holds the position of the element that it is evaluated for.
    package let index: LocalVariable
    /// The generic parameters whose arguments tell how many elements there are.
    package var packs: [GenericParameter] = []

    package init(index: LocalVariable) { self.index = index }
}

package enum CastKind: Sendable { case conditional, forced }

/// How the code behind a member is found at run time.
package enum Dispatch: Sendable {
    /// The very declaration.
    case direct
    /// The overriding member in the object's class.
    case virtual
    /// The declaration is a protocol's requirement: the member of the value's dynamic type that fulfils it.
    case witness
}

/// One argument of a call, in the order of the parameters.
package enum Argument: Sendable {
    case value(Expression)
    /// A place whose new value is taken back.
    case `inout`(Expression)
    /// `@autoclosure`: a closure without parameters.
    case autoclosure(ClosureExpression)
    case variadic([Expression])
    /// The values of a pack: expansions among them stand for any number.
    case pack([Expression])
    /// The parameter's default: native ones get `.absent`, a user's `defaultBody` is evaluated by the callee.
    case `default`
}

// Unchecked: a body is used by one check, then by one execution at a time.
package final class Call: @unchecked Sendable {
    package indirect enum Callee: @unchecked Sendable {
        /// Free or static function (`receiver` is the metatype or nil), method (`receiver` the value).
        case function(FunctionDecl, receiver: Expression?, dispatch: Dispatch)
        /// `T(…)`: makes an instance of `type`. With `.witness` dispatch `type` is only known at run time.
        case initializer(FunctionDecl, type: Type, dispatch: Dispatch)
        /// `self.init(…)`/`super.init(…)` inside an initialiser, on `self`.
        case delegatingInitializer(FunctionDecl, receiver: Expression, isSuper: Bool)
        /// `super.f()`
        case superMethod(FunctionDecl, receiver: Expression)
        case local(LocalFunction)
        /// A function value.
        case value(Expression)
    }

    package var callee: Callee
    package var arguments: [Argument]
    /// For the callee's `genericSignature.parameters`, in terms of the caller's.
    package var typeArguments: [Type]
    /// `self.init(…)!`: that it makes nothing is the program's failure.
    var isForced = false
    /// For an initialiser: the value that tells the type when the program runs.
    var metatype: Expression?

    package init(_ callee: Callee, _ arguments: [Argument], typeArguments: [Type] = []) {
        self.callee = callee
        self.arguments = arguments
        self.typeArguments = typeArguments
    }
}

// Unchecked: a body is used by one check, then by one execution at a time.
package final class ClosureExpression: @unchecked Sendable {
    package let body: FunctionBody
    /// `[x = e, weak self]`: variables of `body` that are set when the closure is made.
    package var captureList: [(variable: LocalVariable, value: Expression, isWeak: Bool)] = []

    /// It may be called after the function that it is given to has ended. The checker's only.
    var escapes = true
    /// The context says what type it has. The checker's only.
    var isTyped = false

    package init(body: FunctionBody) { self.body = body }
}

// Unchecked: a body is used by one check, then by one execution at a time.
package final class LocalFunction: @unchecked Sendable {
    package let decl: FunctionDecl
    /// Holds the function as a closure value in the frame of the enclosing body (mutable and boxed when captured, so
    /// that functions may call each other). `.localFunction` statements set it; uses read it.
    package let variable: LocalVariable
    /// `parent` and `captures` are set as for a closure.
    package var body: FunctionBody?
    /// How often the checker has come upon its name.
    var mentions = 0

    package init(decl: FunctionDecl, variable: LocalVariable) {
        self.decl = decl
        self.variable = variable
    }
}

package struct KeyPathComponent: Sendable {
    // Unchecked: a body is used by one check, then by one execution at a time.
    package enum Kind: @unchecked Sendable {
        case property(VariableDecl)
        case `subscript`(FunctionDecl, [Argument])
        case tupleElement(Int)
        case optionalChain
        case forceUnwrap
        /// The value is wrapped in an optional at the end of a chain.
        case optionalWrap
    }
    package let kind: Kind
    package let type: Type

    package init(_ kind: Kind, type: Type) {
        self.kind = kind
        self.type = type
    }
}

/// An implicit conversion from the operand's type to the expression's.
// Unchecked: a body is used by one check, then by one execution at a time.
package indirect enum Conversion: @unchecked Sendable {
    /// `T` to `T?`
    case wrapOptional
    /// `CGFloat` to `Double` or back: the same `Value`.
    case sameRepresentation
    /// To `any P`/`Any`; the type is the operand's.
    case erase(from: Type)
    /// Subclass to superclass, `any P & Q` to `any P`.
    case upcast
    /// `[A]` to `[B]`, `A?` to `B?`, values of dictionaries, elements of tuples in order.
    case elements(Conversion)
    case optional(Conversion)
    /// Keys stay as they are where there is no conversion for them.
    case dictionary(keys: Conversion?, values: Conversion)
    case tuple([Conversion?])
    /// A function whose parameters or result need conversions.
    case function(parameters: [Conversion?], result: Conversion?)
    /// First one, then the other.
    case sequence(Conversion, Conversion)
    /// `\.name` where a function is expected.
    case keyPathToFunction
    /// A function of several parameters where one of a tuple is expected.
    case tupleSplat
    /// A metatype of a conforming type where `any P.Type` is expected.
    case metatype
}

/// What a native builder does at one point; see `NativeResultBuilder`.
// Unchecked: a body is used by one check, then by one execution at a time.
package enum NativeBuild: @unchecked Sendable {
    case block([Expression])
    case optional(Expression?)
    /// `leaves`: how many branches the whole condition has on the first side and on the second.
    case either(Expression, first: Bool, leaves: (Int, Int))
    case limitedAvailability(Expression)
    case array(Expression)
}
