/// What the floating types compute, each in its own precision: a `Float` is kept in a `Double` that it is equal to.
extension StandardLibrary {
    static func addFloatingMembers<F: BinaryFloatingPoint & Sendable>(
        _ name: String, bits: (type: String, kind: SizedInteger.Kind), _ type: F.Type, _ t: inout NativeMembersBuilder
    ) where F.RawSignificand: FixedWidthInteger, F.RawExponent: FixedWidthInteger {
        t.add("typealias Exponent = Int")
        t.add("typealias RawSignificand = \(bits.type == "UInt" ? "UInt64" : bits.type)")
        t.add("typealias RawExponent = UInt")
        addFloatingConstants(name, type, &t)
        addFloatingParts(name, type, &t)
        addFloatingTests(&t, type)
        addFloatingOperations(name, type, &t)
        addFloatingBits(name, bits, type, &t)
        t.add("var description: String { get }") { call in .string("\(try call.selfFloating(type))") }
        t.add("init?(exactly source: Double)") { call in
            .optional(F(exactly: try call.double(0)).map { .double(Double($0)) })
        }
        t.add("init?<T>(exactly source: T) where T: BinaryInteger") { call in
            .optional(F(exactly: try call.wide(call.argument(0))).map { .double(Double($0)) })
        }
        if name == "CGFloat" { t.add("var native: Double { get }") { call in call.receiver } }
    }

    static func addFloatingConstants<F: BinaryFloatingPoint>(
        _ name: String, _ type: F.Type, _ t: inout NativeMembersBuilder
    ) {
        let constants: [(String, F)] = [
            ("infinity", .infinity), ("nan", .nan), ("signalingNaN", .signalingNaN), ("zero", 0), ("pi", .pi),
            ("leastNormalMagnitude", .leastNormalMagnitude), ("leastNonzeroMagnitude", .leastNonzeroMagnitude),
            ("greatestFiniteMagnitude", .greatestFiniteMagnitude), ("ulpOfOne", .ulpOfOne),
        ]
        for (constant, value) in constants {
            // A conversion would make a quiet one of it.
            let number = constant == "signalingNaN" ? Double.signalingNaN : Double(value)
            t.add("static var \(constant): \(name) { get }") { _ in .double(number) }
        }
        let counts = [
            ("radix", F.radix), ("exponentBitCount", F.exponentBitCount),
            ("significandBitCount", F.significandBitCount),
        ]
        for (count, number) in counts { t.add("static var \(count): Int { get }") { _ in .int(number) } }
    }

    static func addFloatingParts<F: BinaryFloatingPoint & Sendable>(
        _ name: String, _ type: F.Type, _ t: inout NativeMembersBuilder
    ) {
        let parts: [(String, @Sendable (F) -> F)] = [
            ("magnitude", { abs($0) }), ("ulp", { $0.ulp }), ("nextUp", { $0.nextUp }),
            ("nextDown", { $0.nextDown }), ("significand", { $0.significand }), ("binade", { $0.binade }),
        ]
        for (part, function) in parts {
            t.add("var \(part): \(name) { get }") { call in .double(Double(function(try call.selfFloating(type)))) }
        }
        t.add("var sign: FloatingPointSign { get }") { call in .box((try call.selfDouble).sign) }
        t.add("var exponent: Int { get }") { call in .int(Int(try call.selfFloating(type).exponent)) }
        t.add("var significandWidth: Int { get }") { call in .int(try call.selfFloating(type).significandWidth) }
        t.add("var floatingPointClass: FloatingPointClassification { get }") { call in
            .box(try call.selfFloating(type).floatingPointClass)
        }
        t.add("init(sign: FloatingPointSign, exponent: Int, significand: \(name))") { call in
            let sign = try call.argument(0, as: FloatingPointSign.self, default: .plus)
            let exponent = F.Exponent(clamping: try call.int(1))
            return .double(Double(F(sign: sign, exponent: exponent, significand: F(try call.double(2)))))
        }
        t.add("init(signOf: \(name), magnitudeOf: \(name))") { call in
            .double(Double(F(signOf: F(try call.double(0)), magnitudeOf: F(try call.double(1)))))
        }
    }

    static func addFloatingTests<F: BinaryFloatingPoint & Sendable>(_ t: inout NativeMembersBuilder, _ type: F.Type) {
        let tests: [(String, @Sendable (F) -> Bool)] = [
            ("isNaN", { $0.isNaN }), ("isInfinite", { $0.isInfinite }), ("isFinite", { $0.isFinite }),
            ("isZero", { $0.isZero }), ("isNormal", { $0.isNormal }), ("isSubnormal", { $0.isSubnormal }),
            ("isCanonical", { $0.isCanonical }),
        ]
        for (test, function) in tests {
            t.add("var \(test): Bool { get }") { call in .bool(function(try call.selfFloating(type))) }
        }
        t.add("var isSignalingNaN: Bool { get }") { call in .bool((try call.selfDouble).isSignalingNaN) }
        let comparisons: [(String, @Sendable (F, F) -> Bool)] = [
            ("isEqual(to other: Self)", { $0.isEqual(to: $1) }), ("isLess(than other: Self)", { $0.isLess(than: $1) }),
            ("isLessThanOrEqualTo(_ other: Self)", { $0.isLessThanOrEqualTo($1) }),
            ("isTotallyOrdered(belowOrEqualTo other: Self)", { $0.isTotallyOrdered(belowOrEqualTo: $1) }),
        ]
        for (test, function) in comparisons {
            t.add("func \(test) -> Bool") { call in
                .bool(function(try call.selfFloating(type), F(try call.double(0))))
            }
        }
    }

    static func addFloatingOperations<F: BinaryFloatingPoint & Sendable>(
        _ name: String, _ type: F.Type, _ t: inout NativeMembersBuilder
    ) {
        /// A function and the mutating one beside it.
        func add(
            _ function: String, _ mutating: String?, _ parameters: String,
            _ compute: @escaping @Sendable (F, NativeCall) throws -> F
        ) {
            t.add("func \(function)\(parameters) -> \(name)") { call in
                .double(Double(try compute(try call.selfFloating(type), call)))
            }
            guard let mutating else { return }
            t.add("mutating func \(mutating)\(parameters)") { call in
                call.receiver = .double(Double(try compute(try call.selfFloating(type), call)))
                return .void
            }
        }
        add("rounded", "round", "()") { x, _ in x.rounded() }
        add("rounded", "round", "(_ rule: FloatingPointRoundingRule)") { x, call in
            x.rounded(try call.argument(0, as: FloatingPointRoundingRule.self, default: .toNearestOrAwayFromZero))
        }
        add("squareRoot", "formSquareRoot", "()") { x, _ in x.squareRoot() }
        add("truncatingRemainder", "formTruncatingRemainder", "(dividingBy other: \(name))") { x, call in
            x.truncatingRemainder(dividingBy: F(try call.double(0)))
        }
        add("remainder", "formRemainder", "(dividingBy other: \(name))") { x, call in
            x.remainder(dividingBy: F(try call.double(0)))
        }
        add("addingProduct", "addProduct", "(_ lhs: \(name), _ rhs: \(name))") { x, call in
            x.addingProduct(F(try call.double(0)), F(try call.double(1)))
        }
        let choices: [(String, @Sendable (F, F) -> F)] = [
            ("minimum", { F.minimum($0, $1) }), ("maximum", { F.maximum($0, $1) }),
            ("minimumMagnitude", { F.minimumMagnitude($0, $1) }), ("maximumMagnitude", { F.maximumMagnitude($0, $1) }),
        ]
        for (choice, function) in choices {
            t.add("static func \(choice)(_ x: \(name), _ y: \(name)) -> \(name)") { call in
                .double(Double(function(F(try call.double(0)), F(try call.double(1)))))
            }
        }
    }

    private static func addFloatingBits<F: BinaryFloatingPoint & Sendable>(
        _ name: String, _ bits: (type: String, kind: SizedInteger.Kind), _ type: F.Type, _ t: inout NativeMembersBuilder
    ) where F.RawSignificand: FixedWidthInteger, F.RawExponent: FixedWidthInteger {
        t.add("var bitPattern: \(bits.type) { get }") { call in
            let number = try call.selfDouble
            let pattern = type is Float.Type ? UInt64(Float(number).bitPattern) : number.bitPattern
            return .integer(SizedInteger(kind: bits.kind, bits: pattern))
        }
        t.add("init(bitPattern: \(bits.type))") { call in
            let pattern = try call.execution.bits(call.argument(0)).bits
            let isFloat = type is Float.Type
            return .double(
                isFloat ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: pattern))) : Double(bitPattern: pattern))
        }
        t.add("var exponentBitPattern: UInt { get }") { call in
            .integer(SizedInteger(kind: .uint, bits: UInt64(try call.selfFloating(type).exponentBitPattern)))
        }
        let significand = bits.kind == .uint ? SizedInteger.Kind.uint64 : bits.kind
        t.add("var significandBitPattern: RawSignificand { get }") { call in
            .integer(SizedInteger(kind: significand, bits: UInt64(try call.selfFloating(type).significandBitPattern)))
        }
        t.add("init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: RawSignificand)") {
            call in
            let execution = try call.execution
            return .double(
                Double(
                    F(
                        sign: try call.argument(0, as: FloatingPointSign.self, default: .plus),
                        exponentBitPattern: .init(truncatingIfNeeded: try execution.bits(call.argument(1)).bits),
                        significandBitPattern: .init(truncatingIfNeeded: try execution.bits(call.argument(2)).bits))))
        }
    }
}

extension NativeCall {
    /// The receiver in the precision of its type.
    fileprivate func selfFloating<F: BinaryFloatingPoint>(_ type: F.Type) throws -> F { F(try selfDouble) }
}
