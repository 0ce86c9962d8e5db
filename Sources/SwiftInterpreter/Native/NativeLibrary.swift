import Synchronization

/// Swift declarations that the interpreted program may use, with the code behind them.
///
/// Everything is a static table; nothing is parsed or built before a name is first requested. Each type's `members()`
/// must be sorted by name (by UTF-8), overloads in declaration order, so they are found by bisection.
package struct NativeLibrary: Sendable {
    /// The module, as in `import`.
    package let name: String
    private let table: any NativeTypeTable
    /// How many of the types are generated from declarations: the first ones.
    private let declaredCount: Int
    /// Free functions, global variables and operators declared outside types.
    package let globals: @Sendable () -> [NativeMember]
    /// What of the library is written in Swift.
    package let sources: [LibrarySource]
    /// What it declares besides.
    let interface: (any LibraryInterface.Type)?

    /// - Parameters:
    ///   - declared: those that are generated from declarations in Swift.
    ///   - types: those that are written by hand, in groups, which aren't put together.
    package init(
        name: String, declared: [NativeType] = [], types: [[NativeType]],
        globals: @escaping @Sendable () -> [NativeMember] = { [] }, sources: [LibrarySource] = [],
        interface: (any LibraryInterface.Type)? = nil
    ) {
        self.name = name
        table = ListedTypes([declared] + types)
        declaredCount = declared.count
        self.globals = globals
        self.sources = sources
        self.interface = interface
    }

    /// A library of which types are made when their names are first requested.
    ///
    /// - Parameter isDeclared: whether all of them are generated.
    package init(
        name: String, table: any NativeTypeTable, isDeclared: Bool = false,
        globals: @escaping @Sendable () -> [NativeMember] = { [] }, sources: [LibrarySource] = [],
        interface: (any LibraryInterface.Type)? = nil
    ) {
        self.interface = interface
        declaredCount = isDeclared ? .max : 0
        self.name = name
        self.table = table
        self.globals = globals
        self.sources = sources
    }

    /// All types, in the library's order.
    package var types: [NativeType] { table.types }

    package var typeNames: [String] { table.names }

    /// The types whose tables somebody wrote, in the library's order.
    package var typesByHand: [NativeType] {
        declaredCount == .max ? [] : Array(table.types.dropFirst(declaredCount))
    }

    /// Adds the entries of a name to `result`, in the library's order.
    func addEntries(named name: String, to result: inout [NativeType]) { table.addEntries(named: name, to: &result) }

    /// Whether the tables are the same ones, and not only alike.
    func isIdentical(to other: NativeLibrary) -> Bool { table === other.table }
}

/// A type of a native library, or what a library adds to a type of another one (`declaration` starts with
/// `extension`).
///
/// Small, and what it takes closures for isn't worked out before it is requested: hundreds are made before a program's
/// first picture.
package final class NativeType: Sendable {
    /// `Text`, `Edge.Set`
    package let name: String
    /// `struct Text: View, Equatable`, `enum Edge: Int8, CaseIterable`, `protocol View`,
    /// `@propertyWrapper struct State<Value>: DynamicProperty`, `@resultBuilder struct ViewBuilder`,
    /// `typealias CGFloat2 = Double`, `class Formatter`. Conditional conformances follow after `;` :
    /// `struct Array<Element>: RandomAccessCollection; Equatable where Element: Equatable`
    package var declaration: String { makeDeclaration() }
    /// The Swift type of the boxes that hold its values, for finding the declaration of a bare `NativeBox`.
    package var swiftType: Any.Type? { boxedType() }
    /// For native enums: which case a value is, and its payload, so that `switch` works.
    package var enumCase: NativeEnumCase? { parts?.enumCase }
    /// For a native result builder.
    package var resultBuilder: NativeResultBuilder? { parts?.resultBuilder }
    /// For a native protocol that user types conform to.
    package var adapter: NativeAdapter? { parts?.adapter }
    /// Makes static members of names that nobody declares, as tools generate them beside a program's sources.
    package var generatedStatics: NativeGenerator? { parts?.generatedStatics }
    private let makeDeclaration: @Sendable () -> String
    private let boxedType: @Sendable () -> Any.Type?
    private let parts: Parts?
    private let make: @Sendable () -> [NativeMember]
    private let table = Mutex<[NativeMember]?>(nil)

    /// What few types have.
    private final class Parts: Sendable {
        let enumCase: NativeEnumCase?
        let resultBuilder: NativeResultBuilder?
        let adapter: NativeAdapter?
        let generatedStatics: NativeGenerator?

        init(
            _ enumCase: NativeEnumCase?, _ resultBuilder: NativeResultBuilder?, _ adapter: NativeAdapter?,
            _ generatedStatics: NativeGenerator?
        ) {
            self.enumCase = enumCase
            self.resultBuilder = resultBuilder
            self.adapter = adapter
            self.generatedStatics = generatedStatics
        }
    }

    package init(
        _ name: String, _ declaration: @autoclosure @escaping @Sendable () -> String,
        swiftType: @autoclosure @escaping @Sendable () -> Any.Type? = nil, enumCase: NativeEnumCase? = nil,
        resultBuilder: NativeResultBuilder? = nil, adapter: NativeAdapter? = nil,
        generatedStatics: NativeGenerator? = nil,
        members: @escaping @Sendable () -> [NativeMember] = { [] }
    ) {
        self.name = name
        makeDeclaration = declaration
        boxedType = swiftType
        let isPlain = enumCase == nil && resultBuilder == nil && adapter == nil && generatedStatics == nil
        parts = isPlain ? nil : Parts(enumCase, resultBuilder, adapter, generatedStatics)
        make = members
    }

    /// A type without anything special; `members` may trail.
    package init(
        _ name: String, _ declaration: @autoclosure @escaping @Sendable () -> String,
        swiftType: @autoclosure @escaping @Sendable () -> Any.Type? = nil,
        members: @escaping @Sendable () -> [NativeMember]
    ) {
        self.name = name
        makeDeclaration = declaration
        boxedType = swiftType
        parts = nil
        make = members
    }

    /// An enum; `members` may trail.
    package init(
        _ name: String, _ declaration: @autoclosure @escaping @Sendable () -> String,
        swiftType: @autoclosure @escaping @Sendable () -> Any.Type? = nil, enumCase: @escaping NativeEnumCase,
        members: @escaping @Sendable () -> [NativeMember]
    ) {
        self.name = name
        makeDeclaration = declaration
        boxedType = swiftType
        parts = Parts(enumCase, nil, nil, nil)
        make = members
    }

    /// Sorted by name; built when they are first requested and shared by all programs.
    package func members() -> [NativeMember] {
        table.withLock { table in
            if let table { return table }
            let made = make()
            table = made
            return made
        }
    }
}

/// Which case a value of a native enum is, and its payload.
package typealias NativeEnumCase = @Sendable (Value) -> (name: String, payload: [Value])?

/// Makes a static member of a name; nil for one that isn't generated. `isDeclared` answers whether a type has a member.
package typealias NativeGenerator =
    @Sendable (_ name: String, _ isDeclared: (_ type: String, _ member: String) -> Bool) -> NativeMember?

package typealias NativeThunk = @Sendable (inout NativeCall) throws -> Value

/// A member or global of a native library.
package struct NativeMember: Sendable {
    /// Base name: `frame`, `init`, `subscript`, `+`, `Content` (associated type).
    package let name: String
    /// A compact Swift declaration; see `SignatureParser` for the grammar.
    package let signature: String
    /// The call, or the getter. For a requirement without default code, nil.
    package let call: NativeThunk?
    /// The setter; the new value is the last argument; `receiver` is to be written back unless nonmutating.
    package let set: NativeThunk?
    /// An operation that the evaluator does itself, without the thunk.
    package let intrinsic: Intrinsic?
    /// Whether nobody declares it: it is taken for one that a tool generates.
    package var isGenerated = false

    package init(
        _ name: String, _ signature: String, intrinsic: Intrinsic? = nil, set: NativeThunk? = nil,
        call: NativeThunk? = nil
    ) {
        self.name = name
        self.signature = signature
        self.intrinsic = intrinsic
        self.set = set
        self.call = call
    }
}

/// Operations on `Int`, `Double`/`CGFloat` and `Bool` that need no call.
package enum Intrinsic: UInt8, Sendable {
    case addInt, subtractInt, multiplyInt, divideInt, remainderInt, negateInt
    case wrappingAddInt, wrappingSubtractInt, wrappingMultiplyInt, andInt, orInt, xorInt
    case addDouble, subtractDouble, multiplyDouble, divideDouble, negateDouble
    case equalInt, notEqualInt, lessInt, lessEqualInt, greaterInt, greaterEqualInt
    case equalDouble, notEqualDouble, lessDouble, lessEqualDouble, greaterDouble, greaterEqualDouble
    case not, intToDouble, doubleToDouble
}

/// What a thunk is given: arguments are converted to the parameters' types, absent defaults are `.absent`, variadic
/// ones are an `.array`.
package struct NativeCall {
    /// `self` of an instance member (written back after a mutating one), the metatype of a static one.
    package var receiver: Value
    /// A thunk with `inout` parameters changes them here.
    package var arguments: [Value]
    /// For `genericSignature.parameters` of the member: the owner's first, then its own.
    package let typeArguments: [Type]
    package let evaluator: any Evaluator
    package let location: SourceRange

    package init(
        receiver: Value, arguments: [Value], typeArguments: [Type], evaluator: any Evaluator, location: SourceRange
    ) {
        self.receiver = receiver
        self.arguments = arguments
        self.typeArguments = typeArguments
        self.evaluator = evaluator
        self.location = location
    }
}

/// A builder whose pieces are put together in native code.
package struct NativeResultBuilder: Sendable {
    /// What every expression statement must conform to (`View`).
    package let elementProtocol: String
    /// The native type that stands for what `block`, `optional` and `either` give (`TupleView`…); conforms too.
    package let resultType: String
    /// The generic types that elements are made of, where the context tells their first arguments: those of the result
    /// type that the body is to have.
    package let elementTypes: [String]
    package let block: @Sendable ([Value], any Evaluator) throws -> Value
    /// `if` without `else`.
    package let optional: @Sendable (Value?, any Evaluator) throws -> Value
    /// `if`/`else` and `switch`, as nested pairs like Swift's: first or second.
    package let either: @Sendable (Value, Bool, any Evaluator) throws -> Value
    /// In place of `either` where the builder numbers branches: also told how many branches the first and the second
    /// side have.
    package let branch: (@Sendable (Value, Bool, (Int, Int), any Evaluator) throws -> Value)?
    package let limitedAvailability: @Sendable (Value, any Evaluator) throws -> Value
    /// `for` loops, where the builder allows them.
    package let array: (@Sendable ([Value], any Evaluator) throws -> Value)?

    package init(
        elementProtocol: String, resultType: String, elementTypes: [String] = [],
        block: @escaping @Sendable ([Value], any Evaluator) throws -> Value,
        optional: @escaping @Sendable (Value?, any Evaluator) throws -> Value,
        either: @escaping @Sendable (Value, Bool, any Evaluator) throws -> Value,
        branch: (@Sendable (Value, Bool, (Int, Int), any Evaluator) throws -> Value)? = nil,
        limitedAvailability: @escaping @Sendable (Value, any Evaluator) throws -> Value = { value, _ in value },
        array: (@Sendable ([Value], any Evaluator) throws -> Value)? = nil
    ) {
        self.elementProtocol = elementProtocol
        self.resultType = resultType
        self.elementTypes = elementTypes
        self.block = block
        self.optional = optional
        self.either = either
        self.branch = branch
        self.limitedAvailability = limitedAvailability
        self.array = array
    }
}

/// Wraps a value of a user-declared type as a native one of the protocol. The evaluator asks the value's
/// requirements by name (`Evaluator.requirement`).
package typealias NativeAdapter = @Sendable (_ value: Value, _ type: Type, any Evaluator) throws -> Value
