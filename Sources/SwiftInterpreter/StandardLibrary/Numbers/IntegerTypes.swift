extension StandardLibrary {
    static let integerTypes: [NativeType] = [
        NativeType("Int", "struct Int: FixedWidthInteger, SignedInteger, CVarArg, Codable, Sendable") { intMembers },
        sized("Int8", "SignedInteger"), sized("Int16", "SignedInteger"), sized("Int32", "SignedInteger"),
        sized("Int64", "SignedInteger"), sized("UInt", "UnsignedInteger"), sized("UInt8", "UnsignedInteger"),
        sized("UInt16", "UnsignedInteger"), sized("UInt32", "UnsignedInteger"), sized("UInt64", "UnsignedInteger"),
    ]

    private static func sized(_ name: String, _ sign: String) -> NativeType {
        NativeType(name, "struct \(name): FixedWidthInteger, \(sign), CVarArg, Codable, Sendable") {
            NativeMembersBuilder.build { t in addSized(name, &t) }
        }
    }

    private static let intMembers = NativeMembersBuilder.build { t in
        t.add("typealias Stride = Int")
        t.add("typealias Magnitude = UInt")
        t.add("typealias IntegerLiteralType = Int")
        addIntOperators(&t)
        t.add("init(integerLiteral value: Int)") { call in call.argument(0) }
        t.add("init()") { _ in .int(0) }
        t.add("init(_ source: Double)") { call in try call.execution.number(call.argument(0), as: call.receiver) }
        t.add("init(_ source: CGFloat)") { call in try call.execution.number(call.argument(0), as: call.receiver) }
        t.add("init(_ source: Int)") { call in call.argument(0) }
        t.add("init?(_ description: String)") { call in .optional(Int(try call.string(0)).map(Value.int)) }
        t.add("init?(exactly source: Double)") { call in
            .optional(try call.execution.number(call.argument(0), as: call.receiver, exactly: true))
        }
        t.add("init?<T>(exactly source: T) where T: BinaryInteger") { call in
            .optional(try call.execution.number(call.argument(0), as: call.receiver, exactly: true))
        }
        t.add("static var max: Int { get }") { _ in .int(Int.max) }
        t.add("static var min: Int { get }") { _ in .int(Int.min) }
        t.add("static var zero: Int { get }") { _ in .int(0) }
        t.add("var magnitude: UInt { get }") { call in
            .integer(SizedInteger(kind: .uint, bits: UInt64(try call.selfInt.magnitude)))
        }
        t.add("var description: String { get }") { call in .string(String(try call.selfInt)) }
        addBitPatterns(of: "Int", &t)
        t.add("func advanced(by n: Int) -> Int") { call in
            try call.execution.combine("+", call.receiver, call.argument(0))
        }
        t.add("func distance(to other: Int) -> Int") { call in
            try call.execution.combine("-", call.argument(0), call.receiver)
        }
        addFormatted(&t, numberStyles(of: "Int") + ["ByteCountFormatStyle"])
        addNumberParsing("Int", &t)
    }

    private static func addIntOperators(_ t: inout NativeMembersBuilder) {
        let arithmetic: [(String, Intrinsic)] = [
            ("+", .addInt), ("-", .subtractInt), ("*", .multiplyInt), ("/", .divideInt), ("%", .remainderInt),
        ]
        for (symbol, intrinsic) in arithmetic {
            t.add("static func \(symbol) (lhs: Int, rhs: Int) -> Int", intrinsic) {
                try $0.execution.arithmetic(symbol, $0)
            }
            t.add("static func \(symbol)= (lhs: inout Int, rhs: Int)", intrinsic) {
                try $0.execution.compound(symbol, &$0)
            }
        }
        let bits: [(String, Intrinsic)] = [("&", .andInt), ("|", .orInt), ("^", .xorInt)]
        for (symbol, intrinsic) in bits {
            t.add("static func \(symbol) (lhs: Int, rhs: Int) -> Int", intrinsic) {
                try $0.execution.arithmetic(symbol, $0)
            }
            t.add("static func \(symbol)= (lhs: inout Int, rhs: Int)", intrinsic) {
                try $0.execution.compound(symbol, &$0)
            }
        }
        let wrapping: [(String, Intrinsic)] = [
            ("+", .wrappingAddInt), ("-", .wrappingSubtractInt), ("*", .wrappingMultiplyInt),
        ]
        for (symbol, intrinsic) in wrapping {
            t.add("static func &\(symbol) (lhs: Int, rhs: Int) -> Int", intrinsic) {
                try $0.execution.wrapping(symbol, $0)
            }
            t.add("static func &\(symbol)= (lhs: inout Int, rhs: Int)", intrinsic) { call in
                call.arguments[0] = try call.execution.wrapping(symbol, call)
                return .void
            }
        }
        let comparison: [(String, Intrinsic)] = [
            ("==", .equalInt), ("!=", .notEqualInt), ("<", .lessInt), ("<=", .lessEqualInt), (">", .greaterInt),
            (">=", .greaterEqualInt),
        ]
        for (symbol, intrinsic) in comparison {
            t.add("static func \(symbol) (lhs: Int, rhs: Int) -> Bool", intrinsic) { call in
                .bool(compare(symbol, try call.int(0), try call.int(1)))
            }
        }
        t.add("prefix static func - (operand: Int) -> Int", .negateInt) { try $0.execution.negated($0.argument(0)) }
    }

    static func compare<T: Comparable>(_ symbol: String, _ a: T, _ b: T) -> Bool {
        switch symbol {
        case "==": a == b
        case "!=": a != b
        case "<": a < b
        case "<=": a <= b
        case ">": a > b
        default: a >= b
        }
    }

    private static func addSized(_ name: String, _ t: inout NativeMembersBuilder) {
        guard let kind = SizedInteger.Kind(typeName: name) else { return }
        @Sendable func make(_ number: Int128) -> Value {
            .integer(SizedInteger(kind: kind, bits: UInt64(truncatingIfNeeded: number)))
        }
        let bounds = kind.bounds
        t.add("typealias Stride = Int")
        t.add("typealias Magnitude = \(kind.isSigned ? "U" + name : name)")
        addBitPatterns(of: name, &t)
        if name == "UInt8" {
            t.add("init(ascii v: Unicode.Scalar)") { call in
                guard let scalar = call.argument(0).unbox(as: Unicode.Scalar.self), scalar.isASCII else {
                    throw call.evaluator.failure("Fatal error: Code point value does not fit into ASCII")
                }
                return .integer(SizedInteger(kind: .uint8, bits: UInt64(scalar.value)))
            }
        }
        for symbol in ["+", "-", "*", "/", "%"] {
            t.add("static func \(symbol) (lhs: \(name), rhs: \(name)) -> \(name)") {
                try $0.execution.arithmetic(symbol, $0)
            }
        }
        for symbol in ["<", ">", "<=", ">=", "==", "!="] {
            t.add("static func \(symbol) (lhs: \(name), rhs: \(name)) -> Bool") { call in
                let execution = try call.execution
                let a = call.argument(0)
                let b = call.argument(1)
                let order = try execution.isLess(a, b) ? -1 : try execution.isLess(b, a) ? 1 : 0
                return .bool(compare(symbol, order, 0))
            }
        }
        t.add("init(integerLiteral value: Int)") { call in
            try call.execution.number(call.argument(0), named: name, at: call)
        }
        t.add("init()") { _ in make(0) }
        t.add("init(_ source: Double)") { call in try call.execution.number(call.argument(0), as: call.receiver) }
        t.add("init(_ source: Int)") { call in try call.execution.number(call.argument(0), as: call.receiver) }
        t.add("init?<T>(exactly source: T) where T: BinaryInteger") { call in
            .optional(try call.execution.number(call.argument(0), as: call.receiver, exactly: true))
        }
        t.add("init?(exactly source: Double)") { call in
            .optional(try call.execution.number(call.argument(0), as: call.receiver, exactly: true))
        }
        t.add("static var max: \(name) { get }") { _ in make(bounds.upperBound) }
        t.add("static var min: \(name) { get }") { _ in make(bounds.lowerBound) }
        t.add("static var zero: \(name) { get }") { _ in make(0) }
        t.add("var description: String { get }") { call in .string(try call.execution.description(of: call.receiver)) }
        addFormatted(&t, numberStyles(of: name) + (name == "Int64" ? ["ByteCountFormatStyle"] : []))
    }
}

extension Execution {
    func number(_ value: Value, named name: String, at call: NativeCall) throws -> Value {
        guard let made = try number(value, named: name, exactly: false) else {
            let text = try description(of: value)
            throw failure("integer literal '\(text)' overflows when stored into '\(name)'")
        }
        return made
    }
}
