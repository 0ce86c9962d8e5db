import Foundation

extension StandardLibrary {
    /// `sqrt`, `sin`, … as Foundation brings them, for `Double`, `CGFloat` and `Float`.
    static func addMathGlobals(_ t: inout NativeMembersBuilder) {
        addUnary(&t)
        addBinary(&t)
        addFloatingPointParts(&t)
        addDateGlobals(&t)
    }

    private static func addUnary(_ t: inout NativeMembersBuilder) {
        var functions: [(String, @Sendable (Double) -> Double)] = []
        functions.append(("sqrt", { $0.squareRoot() }))
        functions.append(("cbrt", { Foundation.cbrt($0) }))
        functions.append(("sin", { Foundation.sin($0) }))
        functions.append(("cos", { Foundation.cos($0) }))
        functions.append(("tan", { Foundation.tan($0) }))
        functions.append(("asin", { Foundation.asin($0) }))
        functions.append(("acos", { Foundation.acos($0) }))
        functions.append(("atan", { Foundation.atan($0) }))
        functions.append(("sinh", { Foundation.sinh($0) }))
        functions.append(("cosh", { Foundation.cosh($0) }))
        functions.append(("tanh", { Foundation.tanh($0) }))
        functions.append(("exp", { Foundation.exp($0) }))
        functions.append(("exp2", { Foundation.exp2($0) }))
        functions.append(("log", { Foundation.log($0) }))
        functions.append(("log2", { Foundation.log2($0) }))
        functions.append(("log10", { Foundation.log10($0) }))
        functions.append(("log1p", { Foundation.log1p($0) }))
        functions.append(("floor", { $0.rounded(.down) }))
        functions.append(("ceil", { $0.rounded(.up) }))
        functions.append(("round", { $0.rounded() }))
        functions.append(("trunc", { $0.rounded(.towardZero) }))
        functions.append(("fabs", { $0.magnitude }))
        functions.append(("acosh", { Foundation.acosh($0) }))
        functions.append(("asinh", { Foundation.asinh($0) }))
        functions.append(("atanh", { Foundation.atanh($0) }))
        functions.append(("expm1", { Foundation.expm1($0) }))
        functions.append(("erf", { Foundation.erf($0) }))
        functions.append(("erfc", { Foundation.erfc($0) }))
        functions.append(("tgamma", { Foundation.tgamma($0) }))
        functions.append(("logb", { Foundation.logb($0) }))
        functions.append(("rint", { $0.rounded(.toNearestOrEven) }))
        functions.append(("nearbyint", { $0.rounded(.toNearestOrEven) }))
        for (name, function) in functions {
            let head = "func " + name
            for (tail, isFloat) in unaryTails {
                t.add(named: name, head + tail) { call in
                    let result = function(try call.double(0))
                    return .double(isFloat ? Double(Float(result)) : result)
                }
            }
            // C's own name for 32 bits.
            t.add(named: name + "f", head + "f(_ x: Float) -> Float") { call in
                .double(Double(Float(function(try call.double(0)))))
            }
        }
    }

    /// What takes or gives more than numbers of one floating type.
    private static func addFloatingPointParts(_ t: inout NativeMembersBuilder) {
        for type in ["Double", "CGFloat", "Float"] {
            t.add("func modf(_ x: \(type)) -> (\(type), \(type))") { call in
                let number = try call.double(0)
                let whole = number.rounded(.towardZero)
                return .tuple([.double(whole), .double(number.isInfinite ? 0 : number - whole)])
            }
            t.add("func frexp(_ x: \(type)) -> (\(type), Int)") { call in
                let (fraction, exponent) = Foundation.frexp(try call.double(0))
                return .tuple([.double(fraction), .int(exponent)])
            }
            t.add("func ldexp(_ x: \(type), _ n: Int) -> \(type)") { call in
                .double(Foundation.scalbn(try call.double(0), try call.int(1)))
            }
            t.add("func scalbn(_ x: \(type), _ n: Int) -> \(type)") { call in
                .double(Foundation.scalbn(try call.double(0), try call.int(1)))
            }
            t.add("func ilogb(_ x: \(type)) -> Int") { call in .int(try call.double(0).exponent) }
            t.add("func fma(_ x: \(type), _ y: \(type), _ z: \(type)) -> \(type)") { call in
                .double(Foundation.fma(try call.double(0), try call.double(1), try call.double(2)))
            }
        }
        for name in ["lround", "llround", "lrint"] {
            t.add("func \(name)(_ x: Double) -> Int") { call in
                let rule: FloatingPointRoundingRule = name == "lrint" ? .toNearestOrEven : .toNearestOrAwayFromZero
                return .int(Int(exactly: (try call.double(0)).rounded(rule)) ?? .min)
            }
        }
    }

    /// For each type: the rest of the signature, and whether results are rounded to 32 bits.
    private static let unaryTails = [
        ("(_ x: Double) -> Double", false), ("(_ x: CGFloat) -> CGFloat", false), ("(_ x: Float) -> Float", true),
    ]

    private static let binaryTails = [
        ("(_ x: Double, _ y: Double) -> Double", false), ("(_ x: CGFloat, _ y: CGFloat) -> CGFloat", false),
        ("(_ x: Float, _ y: Float) -> Float", true),
    ]

    private static func addBinary(_ t: inout NativeMembersBuilder) {
        var functions: [(String, @Sendable (Double, Double) -> Double)] = []
        functions.append(("pow", { Foundation.pow($0, $1) }))
        functions.append(("atan2", { Foundation.atan2($0, $1) }))
        functions.append(("hypot", { Foundation.hypot($0, $1) }))
        functions.append(("fmod", { Foundation.fmod($0, $1) }))
        functions.append(("fmin", { Foundation.fmin($0, $1) }))
        functions.append(("fmax", { Foundation.fmax($0, $1) }))
        functions.append(("remainder", { Foundation.remainder($0, $1) }))
        functions.append(("copysign", { Foundation.copysign($0, $1) }))
        functions.append(("fdim", { Foundation.fdim($0, $1) }))
        functions.append(("nextafter", { Foundation.nextafter($0, $1) }))
        for (name, function) in functions {
            let head = "func " + name
            for (tail, isFloat) in binaryTails {
                t.add(named: name, head + tail) { call in
                    let result = function(try call.double(0), try call.double(1))
                    return .double(isFloat ? Double(Float(result)) : result)
                }
            }
            t.add(named: name + "f", head + "f(_ x: Float, _ y: Float) -> Float") { call in
                .double(Double(Float(function(try call.double(0), try call.double(1)))))
            }
        }
    }

    /// `min`, `max`, `abs`: of the standard library.
    static func addNumberGlobals(_ t: inout NativeMembersBuilder) {
        t.add("func abs<T>(_ x: T) -> T where T: SignedNumeric, T: Comparable") { call in
            switch call.argument(0) {
            case .int(let number):
                guard number != Int.min else {
                    throw call.evaluator.failure(
                        "arithmetic operation '0 - \(number)' (on type 'Int') results in an overflow")
                }
                return .int(Swift.abs(number))
            case .double(let number): return .double(Swift.abs(number))
            case let value:
                let execution = try call.execution
                return try execution.isLess(value, execution.number(.int(0), like: value))
                    ? execution.negated(value) : value
            }
        }
        t.add("func min<T>(_ x: T, _ y: T) -> T where T: Comparable") { call in
            try call.execution.isLess(call.argument(1), call.argument(0)) ? call.argument(1) : call.argument(0)
        }
        t.add("func max<T>(_ x: T, _ y: T) -> T where T: Comparable") { call in
            try call.execution.isLess(call.argument(1), call.argument(0)) ? call.argument(0) : call.argument(1)
        }
        t.add("func min<T>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T where T: Comparable") { call in
            try extreme(call) { execution, a, b in try execution.isLess(a, b) }
        }
        t.add("func max<T>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T where T: Comparable") { call in
            // Of equal ones the last counts, as in the standard library.
            try extreme(call) { execution, a, b in !(try execution.isLess(a, b)) }
        }
    }

    private static func extreme(
        _ call: NativeCall, _ isBetter: (Execution, Value, Value) throws -> Bool
    ) throws -> Value {
        let execution = try call.execution
        var best = call.argument(0)
        for candidate in [call.argument(1), call.argument(2)] + (try call.elements(3)) {
            if try isBetter(execution, candidate, best) { best = candidate }
        }
        return best
    }
}
