/// A value of the interpreted program.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package enum Value: @unchecked Sendable {
    case void
    /// No value: an argument left to its default, a field not yet set.
    case absent
    /// What stands in a place while its value is away to be changed: who reads or changes the place then is in conflict
    /// with that access. Never handed to native code.
    case accessed
    case bool(Bool)
    /// `Int`
    case int(Int)
    /// `Double`, `CGFloat` and `Float` (rounded to it); the static type says which.
    case double(Double)
    case string(String)
    case character(Character)
    /// An integer of another width or sign.
    case integer(SizedInteger)
    /// Nil.
    case null
    /// An optional that isn't nil. `.some(.null)` is `Optional(nil)`.
    case some(ValueBox)
    case array([Value])
    case dictionary(DictionaryValue)
    case set(SetValue)
    case tuple([Value])
    /// A user-declared struct.
    case structure(StructInstance)
    /// A user-declared enum.
    case enumeration(EnumInstance)
    /// An instance of a user-declared class or actor.
    case object(ClassInstance)
    case closure(Closure)
    case metatype(MetatypeBox)
    case keyPath(KeyPathValue)
    /// A value in an `any P`/`Any` whose type it can't tell by itself (`CGFloat`, `[Int]`, a tuple, an optional).
    case existential(ExistentialBox)
    /// A Swift value of a native library.
    case native(NativeObject)
    /// The variable itself, where closures share it. Only in frames; never handed to native code.
    case cell(VariableCell)
    /// A `weak` variable's content. Only in frames.
    case weak(WeakReference)
}

/// A variable that a closure shares with its surroundings.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package final class VariableCell: @unchecked Sendable {
    private(set) var value: Value
    init(_ value: Value) { self.value = value }
    deinit { DeepRelease.release(&value) }

    /// The old value goes when the cell has the new one: what its end runs may read the cell.
    @inline(__always)
    func set(_ new: Value) {
        var other = new
        swap(&value, &other)
    }

    /// Changes the value where it lies; no code of the program runs meanwhile.
    @inline(__always)
    func reach(_ body: (inout Value) throws -> Void) rethrows { try body(&value) }
}

// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package final class WeakReference: @unchecked Sendable {
    weak var object: ClassInstance?
    init(_ object: ClassInstance?) { self.object = object }
}

/// An immutable cell.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package final class ValueBox: @unchecked Sendable {
    package private(set) var value: Value
    package init(_ value: Value) { self.value = value }

    // Optionals of optionals; whatever else is inside sees to itself.
    deinit { if case .some = value { DeepRelease.release(&value) } }
}

/// Integers but `Int`: the bits, and what they mean.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package final class SizedInteger: @unchecked Sendable, Hashable {
    package enum Kind: UInt8, Sendable { case int8, int16, int32, int64, uint, uint8, uint16, uint32, uint64 }
    package let kind: Kind
    /// Sign-extended or zero-extended.
    package let bits: UInt64

    package init(kind: Kind, bits: UInt64) {
        self.kind = kind
        self.bits = bits
    }

    package static func == (a: SizedInteger, b: SizedInteger) -> Bool { a.kind == b.kind && a.bits == b.bits }
    package func hash(into hasher: inout Hasher) { hasher.combine(bits) }
}

/// The fields of a struct; copied when written while shared (`isKnownUniquelyReferenced`).
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package final class StructInstance: @unchecked Sendable {
    package let decl: NominalDecl
    package let typeArguments: [Type]
    package var fields: [Value]

    package init(decl: NominalDecl, typeArguments: [Type], fields: [Value]) {
        self.decl = decl
        self.typeArguments = typeArguments
        self.fields = fields
    }

    deinit { DeepRelease.release(&fields) }

    package func copy() -> StructInstance {
        StructInstance(decl: decl, typeArguments: typeArguments, fields: fields)
    }
}

// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package final class EnumInstance: @unchecked Sendable {
    package let enumCase: EnumCaseDecl
    package let typeArguments: [Type]
    package private(set) var payload: [Value]

    package init(enumCase: EnumCaseDecl, typeArguments: [Type], payload: [Value]) {
        self.enumCase = enumCase
        self.typeArguments = typeArguments
        self.payload = payload
    }

    deinit { DeepRelease.release(&payload) }
}

// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package final class ClassInstance: @unchecked Sendable {
    package let decl: NominalDecl
    package let typeArguments: [Type]
    package var fields: [Value]
    /// What stands for its address; 0 until somebody asks.
    var number = 0
    /// What an `ObjectObserver` keeps with the object.
    package var observation: AnyObject?
    /// Where it goes to have its `deinit` run; set once it is complete, if its class has one.
    var graveyard: Graveyard?

    package init(decl: NominalDecl, typeArguments: [Type], fields: [Value]) {
        self.decl = decl
        self.typeArguments = typeArguments
        self.fields = fields
    }

    deinit {
        if let graveyard, graveyard.isOpen {
            let fields = self.fields
            self.fields = []
            let revived = ClassInstance(decl: decl, typeArguments: typeArguments, fields: fields)
            revived.number = number
            graveyard.add(revived)
        } else {
            DeepRelease.release(&fields)
        }
    }
}

/// A function value: interpreted (subclassed by the evaluator) or native.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package class Closure: @unchecked Sendable {
    init(marker: Void) {}

    package func call(_ arguments: [Value], evaluator: any Evaluator) throws -> Value { .void }

    /// Calls a function with `inout` parameters: their new values come back in `arguments`.
    package func call(updating arguments: inout [Value], evaluator: any Evaluator) throws -> Value {
        try call(arguments, evaluator: evaluator)
    }
}

// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package final class NativeClosure: Closure, @unchecked Sendable {
    private let function: @Sendable ([Value]) throws -> Value

    package init(_ function: @escaping @Sendable ([Value]) throws -> Value) {
        self.function = function
        super.init(marker: ())
    }

    package override func call(_ arguments: [Value], evaluator: any Evaluator) throws -> Value {
        try function(arguments)
    }
}

/// `T.self`, with the type's arguments already put in. Equal types have equal boxes.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package final class MetatypeBox: Hashable, @unchecked Sendable {
    package let type: Type
    package init(_ type: Type) { self.type = type }

    package static func == (a: MetatypeBox, b: MetatypeBox) -> Bool { a.type == b.type }
    package func hash(into hasher: inout Hasher) { hasher.combine(type) }
}

// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package final class ExistentialBox: @unchecked Sendable {
    package let type: Type
    package private(set) var value: Value

    package init(type: Type, value: Value) {
        self.type = type
        self.value = value
    }

    deinit { DeepRelease.release(&value) }
}

/// A key path: its root type and the steps to its value.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package class KeyPathValue: Hashable, @unchecked Sendable {
    package let steps: [KeyPathStep]
    package let root: Type
    package let result: Type

    package init(root: Type, result: Type, steps: [KeyPathStep]) {
        self.root = root
        self.result = result
        self.steps = steps
    }

    package static func == (a: KeyPathValue, b: KeyPathValue) -> Bool {
        a.root == b.root && a.steps.elementsEqual(b.steps) { $0.identity == $1.identity }
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(root)
        for step in steps { hasher.combine(step.identity) }
    }
}

/// One step of a key path, with subscript arguments evaluated.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package struct KeyPathStep: @unchecked Sendable {
    package enum Kind: @unchecked Sendable {
        case property(VariableDecl)
        case `subscript`(FunctionDecl, [Value])
        case tupleElement(Int)
        case optionalChain
        case forceUnwrap
        case optionalWrap
    }

    package let kind: Kind

    package init(_ kind: Kind) { self.kind = kind }

    /// Enough to tell steps apart; subscript arguments by their description.
    package var identity: String {
        switch kind {
        case .property(let decl): "p\(UInt(bitPattern: ObjectIdentifier(decl).hashValue))"
        case .subscript(let decl, let arguments):
            "s\(UInt(bitPattern: ObjectIdentifier(decl).hashValue))\(arguments)"
        case .tupleElement(let index): "t\(index)"
        case .optionalChain: "?"
        case .forceUnwrap: "!"
        case .optionalWrap: "w"
        }
    }
}

/// A Swift value of a native library. `NativeBox` is the only subclass; test with `as? NativeBox<T>`.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package class NativeObject: @unchecked Sendable {
    /// The Swift type inside, by which the library's declaration is found when nothing static tells it.
    package var swiftType: Any.Type { NativeObject.self }
    package var anyValue: Any { self }
    /// The value as what its library said it is when it was put in; nil where nothing was said.
    package var facet: Any? { nil }
    /// How many native values were put into it by native calls, those counted several times that were put in several
    /// times. Says something of types that hold what they are made from.
    var weight: Int32 = 0
    /// The number of the expression that made it among an execution's `ValueOrigins`; 0 where nobody wants to know.
    var origin: Int32 = 0
    /// How many parts native code may go through; 0 for what isn't a collection.
    var partCount: Int { 0 }
    fileprivate init() {}
}

// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package final class NativeBox<Wrapped>: NativeObject, @unchecked Sendable {
    package let value: Wrapped

    private let makeFacet: ((Wrapped) -> Any)?

    package init(_ value: Wrapped, facet: ((Wrapped) -> Any)? = nil) {
        self.value = value
        makeFacet = facet
        super.init()
    }

    package override var swiftType: Any.Type { Wrapped.self }
    override var partCount: Int { PartCount.of(value) }
    package override var anyValue: Any { value }
    package override var facet: Any? { makeFacet?(value) }
}

/// A native value that holds those it was made from: working with it takes a native call for each of them.
package protocol NestingValue {
    /// How many calls of the program one of them counts for, of those that may be nested.
    static var callsAValue: Int { get }
}

extension Value {
    package static func box<Wrapped>(_ value: Wrapped) -> Value { .native(NativeBox(value)) }

    /// - Parameter facet: makes of the value what its library wants to find it as, without asking for its type.
    package static func box<Wrapped>(_ value: Wrapped, facet: @escaping (Wrapped) -> Any) -> Value {
        .native(NativeBox(value, facet: facet))
    }

    /// The native value inside, if it is a `Wrapped`.
    package func unbox<Wrapped>(as type: Wrapped.Type = Wrapped.self) -> Wrapped? {
        switch self {
        case .native(let object): (object as? NativeBox<Wrapped>)?.value ?? object.anyValue as? Wrapped
        case .existential(let box): box.value.unbox(as: type)
        default: nil
        }
    }

    package static func metatype(of type: Type) -> Value { .metatype(MetatypeBox(type)) }
}
