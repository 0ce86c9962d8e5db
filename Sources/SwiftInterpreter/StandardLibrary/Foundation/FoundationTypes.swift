import Foundation

extension StandardLibrary {
    static let foundationTypes: [[NativeType]] = [
        formatterTypes,
        [
            NativeType("NSNumber", "class NSNumber: NSObject, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral") {
                NativeMembersBuilder.build { t in
                    t.add("init(integerLiteral value: Int)") { call in call.argument(0) }
                    t.add("init(floatLiteral value: Double)") { call in call.argument(0) }
                    for type in ["Int", "Double", "Float", "Bool"] {
                        t.add("init(value: \(type))") { call in call.argument(0) }
                    }
                    for type in ["Int", "Double", "Float", "CGFloat", "Bool", "Decimal"] {
                        t.add("static func _bridging(_ value: \(type)) -> NSNumber") { call in call.argument(0) }
                    }
                    t.add("var floatValue: Float { get }") { call in .double(Double(Float(double(of: call.receiver)))) }
                    t.add("var boolValue: Bool { get }") { call in
                        if case .bool(let flag) = call.receiver { return .bool(flag) }
                        return .bool(double(of: call.receiver) != 0)
                    }
                    t.add("var stringValue: String { get }") { call in
                        .string(try call.evaluator.description(of: call.receiver))
                    }
                    t.add("var intValue: Int { get }") { call in .int(whole(of: call.receiver)) }
                    t.add("var doubleValue: Double { get }") { call in .double(double(of: call.receiver)) }
                }
            }
        ],
    ]

    /// What a number object holds, of whatever kind it is.
    private static func double(of object: Value) -> Double {
        if case .bool(let flag) = object { return flag ? 1 : 0 }
        if let decimal = object.unbox(as: Decimal.self) { return NSDecimalNumber(decimal: decimal).doubleValue }
        return object.number ?? 0
    }

    /// The same without what comes after the point; the nearest there is where that is too large, and 0 for no number.
    private static func whole(of object: Value) -> Int {
        if let number = object.wholeNumber { return number }
        let number = double(of: object).rounded(.towardZero)
        return number.isNaN ? 0 : Int(exactly: number) ?? (number < 0 ? .min : .max)
    }

    static func nsObjectInit(_: inout NativeCall) throws -> Value {
        .void
    }
}
