/// Typed access to a call: what can't be converted is an error of the program, never a value made up.
extension NativeCall {
    /// `self` of the call.
    @inlinable
    package func receiver<T: BridgeConvertible>(as type: T.Type) throws -> T { try T.bridge(receiver, evaluator) }

    /// An argument.
    @inlinable
    package func argument<T: BridgeConvertible>(_ index: Int, as type: T.Type) throws -> T {
        try T.bridge(arguments[index], evaluator)
    }

    /// An argument, or what the declaration says where it was left out, and where a property has none.
    @inlinable
    package func argument<T: BridgeConvertible>(
        _ index: Int, as type: T.Type, default defaultValue: @autoclosure () -> T
    ) throws -> T {
        guard index < arguments.count else { return defaultValue() }
        if case .absent = arguments[index] { return defaultValue() }
        return try T.bridge(arguments[index], evaluator)
    }

    /// An argument of any type that conforms to a native protocol.
    package func any<P>(_ index: Int, _ type: P.Type) throws -> P {
        var value = arguments[index]
        while case .existential(let box) = value { value = box.value }
        if case .native(let object) = value, let opened = object.anyValue as? P { return opened }
        throw mismatch(value, type, evaluator)
    }

    /// Native code behind a requirement's default, which a program's own type can't run.
    package func noDefault(_ name: String) -> any Error {
        evaluator.failure("the default implementation of '\(name)' is not supported yet; write it in the type")
    }

    package func has(_ index: Int) -> Bool {
        guard index < arguments.count else { return false }
        if case .absent = arguments[index] { return false }
        return true
    }

    /// The new value in a setter.
    @inlinable
    package func newValue<T: BridgeConvertible>(as type: T.Type) throws -> T {
        try T.bridge(arguments.last ?? .absent, evaluator)
    }
}

extension [NativeMember] {
    /// Adds an entry; statements rather than one long literal, which the compiler would check for minutes.
    package mutating func add(
        _ name: String, _ signature: String, intrinsic: Intrinsic? = nil, set: NativeThunk? = nil,
        _ call: @escaping NativeThunk
    ) {
        append(NativeMember(name, signature, intrinsic: intrinsic, set: set, call: call))
    }

    package mutating func add(_ name: String, _ signature: String) {
        append(NativeMember(name, signature))
    }
}
