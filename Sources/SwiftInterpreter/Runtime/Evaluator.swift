/// What native code may ask of the running program.
package protocol Evaluator: AnyObject, Sendable {
    /// Calls a function value.
    func call(_ function: Value, _ arguments: [Value]) throws -> Value

    /// Calls a function with `inout` parameters: their new values come back in the array.
    func call(_ function: Value, inoutArguments arguments: inout [Value]) throws -> Value

    /// Reads a property of a value by name, as `value.name` would (stored, computed, wrapped, witness).
    func property(_ name: String, of value: Value) throws -> Value

    /// Sets a property; the value is changed in place.
    func setProperty(_ name: String, of value: inout Value, to newValue: Value) throws

    /// Calls a method by base name and labels ("" for `_`), picking the witness in the value's type.
    func callMethod(_ name: String, labels: [String], on value: inout Value, _ arguments: [Value]) throws -> Value

    func callMethod(
        _ name: String, labels: [String], on value: inout Value, inoutArguments arguments: inout [Value]
    ) throws -> Value

    /// Reads a static property (`PreferenceKey.defaultValue`).
    func staticProperty(_ name: String, of type: Type) throws -> Value

    func callStatic(_ name: String, labels: [String], of type: Type, _ arguments: [Value]) throws -> Value
    func callStatic(
        _ name: String, labels: [String], of type: Type, inoutArguments arguments: inout [Value]
    ) throws -> Value

    /// Makes an instance (`T.init(...)`).
    func instantiate(_ type: Type, labels: [String], _ arguments: [Value]) throws -> Value

    /// The dynamic type of a value, with arguments where it knows them.
    func dynamicType(of value: Value) -> Type

    /// Whether the dynamic type conforms to a protocol of this name (user-declared or native).
    func conforms(_ value: Value, to protocolName: String) -> Bool
    func conforms(_ type: Type, to protocolName: String) -> Bool

    /// A value of an associated type: what `type` has for `name` of a protocol it conforms to.
    func associatedType(_ name: String, of type: Type) -> Type?

    /// The value as native code of `protocolName` wants it: itself if native, else through the protocol's adapter.
    func adapt(_ value: Value, to protocolName: String) throws -> Value

    /// Reads and writes through a key path.
    func value(at path: KeyPathValue, of root: Value) throws -> Value
    func setValue(_ value: Value, at path: KeyPathValue, of root: inout Value) throws

    func areEqual(_ a: Value, _ b: Value) throws -> Bool
    func hashable(_ value: Value) throws -> HashableValue
    /// The value as a key of native tables.
    func frozenKey(_ value: Value) throws -> FrozenKey
    /// As `print` and interpolation show it.
    func description(of value: Value) throws -> String

    /// All elements of a sequence, native or the program's own.
    func elements(of sequence: Value) throws -> [Value]

    /// Where the expression stands that made a value; nil where that isn't recorded.
    func origin(of value: Value) -> SourceRange?

    func print(_ line: String)

    /// Keeps an error that arose where nothing can be thrown (a callback of native code); it is thrown as soon as
    /// the native call that is running returns.
    func record(_ error: any Error)

    /// Stops the evaluation with a diagnostic at the place now running.
    func failure(_ message: String) -> any Error
    /// The same for what only a defect of ours can lead to.
    func defect(_ what: String) -> any Error
}
