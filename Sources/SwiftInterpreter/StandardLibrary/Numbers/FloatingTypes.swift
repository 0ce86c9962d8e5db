import Foundation

extension StandardLibrary {
    static let floatingTypes: [NativeType] = [
        floating("Double"), floating("CGFloat"), floating("Float"),
        NativeType(
            "FloatingPointRoundingRule", "enum FloatingPointRoundingRule: Equatable, Hashable",
            swiftType: FloatingPointRoundingRule.self,
            enumCase: { value in
                value.unbox(as: FloatingPointRoundingRule.self).map { (String(describing: $0), []) }
            }
        ) { roundingMembers },
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

    private static let roundingMembers = NativeMembersBuilder.build { t in
        let rules: [(String, FloatingPointRoundingRule)] = [
            ("up", .up), ("down", .down), ("towardZero", .towardZero), ("awayFromZero", .awayFromZero),
            ("toNearestOrEven", .toNearestOrEven), ("toNearestOrAwayFromZero", .toNearestOrAwayFromZero),
        ]
        for (name, rule) in rules { t.add("case \(name)") { _ in .box(rule) } }
    }

    private static func addFloating(_ name: String, _ t: inout NativeMembersBuilder) {
        let isFloat = name == "Float"
        addFloatingOperators(name, &t)
        t.add("typealias Stride = \(name)")
        t.add("typealias Magnitude = \(name)")
        if name == "CGFloat" { t.add("typealias NativeType = Double") }
        t.add("init()") { _ in .double(0) }
        t.add("init(integerLiteral value: Int)") { call in .double(try call.double(0)) }
        t.add("init(floatLiteral value: Double)") { call in .double(try call.double(0)) }
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
        t.add("init<T>(_ source: T) where T: BinaryInteger") { call in .double(try call.double(0)) }
        t.add("init<T>(_ source: T) where T: BinaryFloatingPoint") { call in .double(try call.double(0)) }
        t.add("init?(_ text: String)") { call in .optional(Double(try call.string(0)).map(Value.double)) }
        t.add("init?<S>(_ text: S) where S: StringProtocol") { call in
            .optional(Double(try call.string(0)).map(Value.double))
        }
        t.add("init?(exactly source: Double)") { call in .optional(call.argument(0)) }
        addFloatingConstants(name, &t)
        addFloatingMethods(name, &t)
        addFloatingTests(name, &t)
    }

    private static func addFloatingOperators(_ name: String, _ t: inout NativeMembersBuilder) {
        let isFloat = name == "Float"
        let arithmetic: [(String, Intrinsic)] = [
            ("+", .addDouble), ("-", .subtractDouble), ("*", .multiplyDouble), ("/", .divideDouble),
        ]
        for (symbol, intrinsic) in arithmetic {
            t.add("static func \(symbol) (lhs: \(name), rhs: \(name)) -> \(name)", isFloat ? nil : intrinsic) { call in
                let result = try call.session.arithmetic(symbol, call)
                return isFloat ? .double(Double(Float(result.number ?? 0))) : result
            }
            t.add("static func \(symbol)= (lhs: inout \(name), rhs: \(name))", isFloat ? nil : intrinsic) { call in
                let session = try call.session
                let result = try session.combine(symbol, call.argument(0), call.argument(1))
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

    private static func addFloatingConstants(_ name: String, _ t: inout NativeMembersBuilder) {
        let isFloat = name == "Float"
        var constants: [(String, Double)] = [
            ("infinity", .infinity), ("nan", .nan), ("zero", 0), ("leastNormalMagnitude", .leastNormalMagnitude),
            ("leastNonzeroMagnitude", .leastNonzeroMagnitude),
        ]
        constants.append(("pi", isFloat ? Double(Float.pi) : Double.pi))
        constants.append(
            ("greatestFiniteMagnitude", isFloat ? Double(Float.greatestFiniteMagnitude) : .greatestFiniteMagnitude))
        constants.append(("ulpOfOne", isFloat ? Double(Float.ulpOfOne) : .ulpOfOne))
        for (constant, value) in constants {
            t.add("static var \(constant): \(name) { get }") { _ in .double(value) }
        }
    }

    private static func addFloatingMethods(_ name: String, _ t: inout NativeMembersBuilder) {
        t.add("func rounded() -> \(name)") { call in .double((try call.selfDouble).rounded()) }
        t.add("func rounded(_ rule: FloatingPointRoundingRule) -> \(name)") { call in
            .double((try call.selfDouble).rounded(rule(call.argument(0))))
        }
        t.add("mutating func round()") { call in
            call.receiver = .double((try call.selfDouble).rounded())
            return .void
        }
        t.add("mutating func round(_ rule: FloatingPointRoundingRule)") { call in
            call.receiver = .double((try call.selfDouble).rounded(rule(call.argument(0))))
            return .void
        }
        t.add("func squareRoot() -> \(name)") { call in .double((try call.selfDouble).squareRoot()) }
        t.add("func truncatingRemainder(dividingBy other: \(name)) -> \(name)") { call in
            .double((try call.selfDouble).truncatingRemainder(dividingBy: try call.double(0)))
        }
        t.add("func remainder(dividingBy other: \(name)) -> \(name)") { call in
            .double((try call.selfDouble).remainder(dividingBy: try call.double(0)))
        }
        t.add("mutating func formTruncatingRemainder(dividingBy other: \(name))") { call in
            call.receiver = .double((try call.selfDouble).truncatingRemainder(dividingBy: try call.double(0)))
            return .void
        }
        t.add("func addingProduct(_ lhs: \(name), _ rhs: \(name)) -> \(name)") { call in
            .double((try call.selfDouble).addingProduct(try call.double(0), try call.double(1)))
        }
        t.add("func advanced(by n: \(name)) -> \(name)") { call in .double((try call.selfDouble) + (try call.double(0)))
        }
        t.add("func distance(to other: \(name)) -> \(name)") { call in
            .double((try call.double(0)) - (try call.selfDouble))
        }
        t.add("static func random(in range: Range<\(name)>) -> \(name)", nil, randomDouble)
        t.add("static func random(in range: ClosedRange<\(name)>) -> \(name)", nil, randomDouble)
        for range in ["Range", "ClosedRange"] {
            t.add(
                "static func random<G>(in range: \(range)<\(name)>, using generator: inout G) -> \(name) where G: RandomNumberGenerator",
                nil, randomDouble)
        }
        t.add("static func minimum(_ x: \(name), _ y: \(name)) -> \(name)") { call in
            .double(Double.minimum(try call.double(0), try call.double(1)))
        }
        t.add("static func maximum(_ x: \(name), _ y: \(name)) -> \(name)") { call in
            .double(Double.maximum(try call.double(0), try call.double(1)))
        }
        t.add("func formatted() -> String") { call in try formatted(call.receiver, .box(NumberStyle()), call) }
        addFormatted(&t, numberStyles(of: name))
    }

    private static func rule(_ value: Value) -> FloatingPointRoundingRule {
        value.unbox(as: FloatingPointRoundingRule.self) ?? .toNearestOrAwayFromZero
    }

    private static let randomDouble: NativeThunk = { call in
        guard let range = call.argument(0).unbox(as: RangeValue.self), let low = range.lower?.number,
            let high = range.upper?.number
        else { throw call.evaluator.failure("internal error: a range that isn't one") }
        guard low < high || (low == high && range.kind == .closed), (high - low).isFinite else {
            throw call.evaluator.failure("Fatal error: Can't get random value with an empty range")
        }
        let unit = Double(try call.session.random.next() >> 11) / 9_007_199_254_740_992
        return .double(low + (high - low) * unit)
    }

    private static func addFloatingTests(_ name: String, _ t: inout NativeMembersBuilder) {
        let tests: [(String, @Sendable (Double) -> Bool)] = [
            ("isNaN", { $0.isNaN }), ("isInfinite", { $0.isInfinite }), ("isFinite", { $0.isFinite }),
            ("isZero", { $0.isZero }), ("isNormal", { $0.isNormal }),
        ]
        for (test, function) in tests {
            t.add("var \(test): Bool { get }") { call in .bool(function(try call.selfDouble)) }
        }
        t.add("var magnitude: \(name) { get }") { call in .double((try call.selfDouble).magnitude) }
        t.add("var ulp: \(name) { get }") { call in .double((try call.selfDouble).ulp) }
        t.add("var nextUp: \(name) { get }") { call in .double((try call.selfDouble).nextUp) }
        t.add("var nextDown: \(name) { get }") { call in .double((try call.selfDouble).nextDown) }
        t.add("var sign: FloatingPointSign { get }") { call in .box((try call.selfDouble).sign) }
        t.add("var description: String { get }") { call in
            let number = try call.selfDouble
            return .string(name == "Float" ? Float(number).description : number.description)
        }
        if name == "CGFloat" { t.add("var native: Double { get }") { call in call.receiver } }
    }

    static let floatingPointMembers = NativeMembersBuilder.build { t in
        for symbol in ["/"] {
            t.add("static func \(symbol) (lhs: Self, rhs: Self) -> Self") { try $0.session.arithmetic(symbol, $0) }
            t.add("static func \(symbol)= (lhs: inout Self, rhs: Self)") { try $0.session.compound(symbol, &$0) }
        }
        t.add("static var pi: Self { get }") { _ in .double(.pi) }
        t.add("static var infinity: Self { get }") { _ in .double(.infinity) }
        t.add("static var nan: Self { get }") { _ in .double(.nan) }
        t.add("func rounded() -> Self") { call in .double((try call.selfDouble).rounded()) }
        t.add("func rounded(_ rule: FloatingPointRoundingRule) -> Self") { call in
            .double((try call.selfDouble).rounded(rule(call.argument(0))))
        }
        t.add("func squareRoot() -> Self") { call in .double((try call.selfDouble).squareRoot()) }
        t.add("func truncatingRemainder(dividingBy other: Self) -> Self") { call in
            .double((try call.selfDouble).truncatingRemainder(dividingBy: try call.double(0)))
        }
        t.add("init(_ value: Int)") { call in .double(Double(try call.int(0))) }
        t.add("var isNaN: Bool { get }") { call in .bool((try call.selfDouble).isNaN) }
    }

    static let binaryFloatingPointMembers = NativeMembersBuilder.build { t in
        t.add("init<T>(_ source: T) where T: BinaryFloatingPoint") { call in .double(try call.double(0)) }
        t.add("init<T>(_ source: T) where T: BinaryInteger") { call in .double(try call.double(0)) }
    }
}
