import Foundation

extension StandardLibrary {
    static let floatingTypes: [NativeType] = [
        floating("Double"), floating("CGFloat"), floating("Float"),
    ]

    private static func floating(_ name: String) -> NativeType {
        NativeType(
            name,
            "struct \(name): BinaryFloatingPoint, CVarArg, Codable, CustomStringConvertible, LosslessStringConvertible, Sendable"
        ) {
            switch name {
            case "Double": doubleMembers
            case "CGFloat": cgFloatMembers
            default: floatMembers
            }
        }
    }

    private static let doubleMembers = NativeMembersBuilder.build { addFloating("Double", &$0) }
    private static let cgFloatMembers = NativeMembersBuilder.build { addFloating("CGFloat", &$0) }
    private static let floatMembers = NativeMembersBuilder.build { addFloating("Float", &$0) }

    private static func addFloating(_ name: String, _ t: inout NativeMembersBuilder) {
        let isFloat = name == "Float"
        addFloatingOperators(name, &t)
        t.add("typealias Stride = \(name)")
        t.add("typealias Magnitude = \(name)")
        if name == "CGFloat" { t.add("typealias NativeType = Double") }
        t.add("init()") { _ in .double(0) }
        for literal in ["integerLiteral value: Int", "floatLiteral value: Double"] {
            t.add("init(\(literal))") { call in
                let number = try call.double(0)
                return .double(isFloat ? Double(Float(number)) : number)
            }
        }
        t.add("init(_ source: Int)", isFloat ? nil : .intToDouble) { call in
            let number = Double(try call.int(0))
            return .double(isFloat ? Double(Float(number)) : number)
        }
        for other in ["Double", "CGFloat", "Float"] {
            t.add("init(_ source: \(other))", isFloat ? nil : .doubleToDouble) { call in
                let number = try call.double(0)
                return .double(isFloat ? Double(Float(number)) : number)
            }
        }
        for kind in ["BinaryInteger", "BinaryFloatingPoint"] {
            t.add("init<T>(_ source: T) where T: \(kind)") { call in
                let number = try call.double(0)
                return .double(isFloat ? Double(Float(number)) : number)
            }
        }
        for signature in ["init?(_ text: String)", "init?<S>(_ text: S) where S: StringProtocol"]
        where name != "CGFloat" {
            t.add(signature) { call in
                let text = try call.string(0)
                let number = isFloat ? Float(text).map { Double($0) } : Double(text)
                return .optional(number.map(Value.double))
            }
        }
        addFloatingMethods(name, &t)
        if isFloat {
            addFloatingMembers(name, bits: ("UInt32", .uint32), Float.self, &t)
        } else {
            addFloatingMembers(name, bits: name == "CGFloat" ? ("UInt", .uint) : ("UInt64", .uint64), Double.self, &t)
        }
    }

    private static func addFloatingOperators(_ name: String, _ t: inout NativeMembersBuilder) {
        let isFloat = name == "Float"
        let arithmetic: [(String, Intrinsic)] = [
            ("+", .addDouble), ("-", .subtractDouble), ("*", .multiplyDouble), ("/", .divideDouble),
        ]
        for (symbol, intrinsic) in arithmetic {
            t.add("static func \(symbol) (lhs: \(name), rhs: \(name)) -> \(name)", isFloat ? nil : intrinsic) { call in
                let result = try call.execution.arithmetic(symbol, call)
                return isFloat ? .double(Double(Float(result.number ?? 0))) : result
            }
            t.add("static func \(symbol)= (lhs: inout \(name), rhs: \(name))", isFloat ? nil : intrinsic) { call in
                let execution = try call.execution
                let result = try execution.combine(symbol, call.argument(0), call.argument(1))
                call.arguments[0] = isFloat ? .double(Double(Float(result.number ?? 0))) : result
                return .void
            }
        }
        let comparison: [(String, Intrinsic)] = [
            ("==", .equalDouble), ("!=", .notEqualDouble), ("<", .lessDouble), ("<=", .lessEqualDouble),
            (">", .greaterDouble), (">=", .greaterEqualDouble),
        ]
        for (symbol, intrinsic) in comparison {
            t.add("static func \(symbol) (lhs: \(name), rhs: \(name)) -> Bool", intrinsic) { call in
                .bool(compare(symbol, try call.double(0), try call.double(1)))
            }
        }
        t.add("prefix static func - (operand: \(name)) -> \(name)", .negateDouble) { call in
            .double(-(try call.double(0)))
        }
        t.add("prefix static func + (operand: \(name)) -> \(name)") { call in call.argument(0) }
    }

    private static func addFloatingMethods(_ name: String, _ t: inout NativeMembersBuilder) {
        t.add("func advanced(by n: \(name)) -> \(name)") { call in
            let sum = (try call.selfDouble) + (try call.double(0))
            return .double(name == "Float" ? Double(Float(sum)) : sum)
        }
        t.add("func distance(to other: \(name)) -> \(name)") { call in
            let distance = (try call.double(0)) - (try call.selfDouble)
            return .double(name == "Float" ? Double(Float(distance)) : distance)
        }
        t.add("static func random(in range: Range<\(name)>) -> \(name)", nil, randomDouble)
        t.add("static func random(in range: ClosedRange<\(name)>) -> \(name)", nil, randomDouble)
        for range in ["Range", "ClosedRange"] {
            t.add(
                "static func random<G>(in range: \(range)<\(name)>, using generator: inout G) -> \(name) where G: RandomNumberGenerator",
                nil
            ) { call in
                call.isSystemGenerator(1)
                    ? try randomDouble(&call) : try call.randomDouble(using: 1, isFloat: name == "Float")
            }
        }
        t.add("func formatted() -> String") { call in try formatted(call.receiver, .box(NumberStyle()), call) }
        addFormatted(&t, numberStyles(of: name))
        if name != "CGFloat" { addNumberParsing(name, &t) }
    }

    private static let randomDouble: NativeThunk = { call in
        guard let range = call.argument(0).unbox(as: RangeValue.self), let low = range.lower?.number,
            let high = range.upper?.number
        else { throw call.evaluator.defect("a range that isn't one") }
        guard low < high || (low == high && range.kind == .closed), (high - low).isFinite else {
            throw call.evaluator.failure("Fatal error: Can't get random value with an empty range")
        }
        let unit = Double(try call.execution.random.next() >> 11) / 9_007_199_254_740_992
        return .double(low + (high - low) * unit)
    }

    static let floatingPointMembers = NativeMembersBuilder.build { t in
        for symbol in ["/"] {
            t.add("static func \(symbol) (lhs: Self, rhs: Self) -> Self") { try $0.execution.arithmetic(symbol, $0) }
            t.add("static func \(symbol)= (lhs: inout Self, rhs: Self)") { try $0.execution.compound(symbol, &$0) }
        }
        t.add("associatedtype Exponent = Int")
        t.add("init(_ value: Int)") { call in .double(Double(try call.int(0))) }
        addFloatingConstants("Self", Double.self, &t)
        addFloatingParts("Self", Double.self, &t)
        addFloatingTests(&t, Double.self)
        addFloatingOperations("Self", Double.self, &t)
    }

    static func binaryFloatingPointInit(_ call: inout NativeCall) throws -> Value {
        .double(try call.double(0))
    }
}
