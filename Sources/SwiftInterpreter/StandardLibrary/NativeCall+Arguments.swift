/// Arguments and receivers of native members as Swift's values. What isn't of the type that the member is declared with is
/// reported, as a defect of the interpreter: nothing stands in for it.
extension NativeCall {
    private func wrong(_ expected: String) -> any Error {
        evaluator.defect("an argument that isn't of type '\(expected)'")
    }

    func argument(_ index: Int) -> Value { index < arguments.count ? arguments[index] : .absent }

    /// The Swift value that an argument is a box of.
    func argument<T>(_ index: Int, as type: T.Type = T.self) throws -> T {
        guard let value = argument(index).unbox(as: type) else { throw wrong("\(type)") }
        return value
    }

    /// The same; `value` where the call leaves the argument out.
    func argument<T>(_ index: Int, as type: T.Type = T.self, default value: @autoclosure () throws -> T) throws -> T {
        isAbsent(index) ? try value() : try argument(index, as: type)
    }

    /// The Swift value that the receiver is a box of.
    func receiver<T>(as type: T.Type) throws -> T {
        guard let value = receiver.unbox(as: type) else { throw wrong("\(type)") }
        return value
    }

    func isAbsent(_ index: Int) -> Bool {
        if case .absent = argument(index) { return true }
        return false
    }

    func int(_ index: Int) throws -> Int { try int(argument(index)) }
    func int(_ index: Int, default value: Int) throws -> Int { isAbsent(index) ? value : try int(index) }

    func int(_ value: Value) throws -> Int {
        if let number = value.wholeNumber { return number }
        if case .integer = value {
            throw evaluator.failure("Fatal error: Not enough bits to represent the passed value")
        }
        throw wrong("Int")
    }

    func double(_ index: Int) throws -> Double { try double(argument(index)) }

    func double(_ value: Value) throws -> Double {
        guard let number = value.number else { throw wrong("Double") }
        return number
    }

    func bool(_ index: Int, default value: Bool = false) throws -> Bool {
        switch argument(index) {
        case .bool(let flag): return flag
        case .absent: return value
        default: throw wrong("Bool")
        }
    }

    func string(_ index: Int) throws -> String { try string(argument(index)) }

    func string(_ value: Value) throws -> String {
        switch value {
        case .string(let text): return text
        case .character(let character): return String(character)
        case .existential(let box): return try string(box.value)
        case .native(let object):
            if let part = object.anyValue as? Substring { return String(part) }
            throw wrong("String")
        default: throw wrong("String")
        }
    }

    func elements(_ index: Int) throws -> [Value] { try evaluator.elements(of: argument(index)) }

    var selfInt: Int { get throws { try int(receiver) } }
    var selfDouble: Double { get throws { try double(receiver) } }
    var selfString: String { get throws { try string(receiver) } }
    /// A string or a part of one, whose indices are the whole's.
    var selfText: Substring {
        get throws {
            if let part = receiver.unbox(as: Substring.self) { return part }
            return try string(receiver)[...]
        }
    }
    var selfElements: [Value] {
        get throws {
            if case .array(let elements) = receiver { return elements }
            return try evaluator.elements(of: receiver)
        }
    }

    var execution: Execution {
        get throws {
            guard let execution = evaluator as? Execution else { throw wrong("Execution") }
            return execution
        }
    }

    func call(_ index: Int, _ arguments: Value...) throws -> Value {
        try evaluator.call(argument(index), arguments)
    }

    func test(_ index: Int, _ arguments: Value...) throws -> Bool {
        if case .bool(let flag) = try evaluator.call(argument(index), arguments) { return flag }
        throw wrong("Bool")
    }

    mutating func changeString<Result>(_ body: (inout String) throws -> Result) throws -> Result {
        guard case .string(var text) = receiver else { throw wrong("String") }
        receiver = .void
        defer { receiver = .string(text) }
        return try body(&text)
    }

    mutating func changeDictionary<Result>(_ body: (DictionaryValue) throws -> Result) throws -> Result {
        guard case .dictionary(var table) = receiver else { throw wrong("Dictionary") }
        receiver = .void
        if !isKnownUniquelyReferenced(&table) { table = table.copy() }
        defer { receiver = .dictionary(table) }
        return try body(table)
    }

    mutating func changeSet<Result>(_ body: (SetValue) throws -> Result) throws -> Result {
        guard case .set(var members) = receiver else { throw wrong("Set") }
        receiver = .void
        if !isKnownUniquelyReferenced(&members) { members = members.copy() }
        defer { receiver = .set(members) }
        return try body(members)
    }
}

extension StandardLibrary {
    // MARK: - Behind many declarations

    /// What gives its receiver.
    static func itself(_ call: inout NativeCall) throws -> Value { call.receiver }

    /// What gives its first argument.
    static func firstArgument(_ call: inout NativeCall) throws -> Value { call.argument(0) }

    static func printedDescription(_ call: inout NativeCall) throws -> Value {
        .string(try call.execution.description(of: call.receiver))
    }

    static func debugDescription(_ call: inout NativeCall) throws -> Value {
        .string(try call.execution.debugDescription(of: call.receiver))
    }
}
