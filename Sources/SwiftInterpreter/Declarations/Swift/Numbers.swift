protocol AdditiveArithmetic: Equatable {
    @Native(additiveArithmeticZero) static var zero: Self { get }
    @Native(additiveArithmeticAdded) static func + (lhs: Self, rhs: Self) -> Self
    @Native(additiveArithmeticSubtracted) static func - (lhs: Self, rhs: Self) -> Self
}

extension AdditiveArithmetic {
    @Native(additiveArithmeticAddAssign) static func += (lhs: inout Self, rhs: Self)
    @Native(additiveArithmeticSubtractAssign) static func -= (lhs: inout Self, rhs: Self)
    @Native(firstArgument) prefix static func + (x: Self) -> Self
}

protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
    @Native(numericMultiplied) static func * (lhs: Self, rhs: Self) -> Self
}

extension Numeric {
    @Native(numericMultiplyAssign) static func *= (lhs: inout Self, rhs: Self)
    @Native(numericInit) init?<T>(exactly source: T) where T: BinaryInteger
}

protocol SignedNumeric: Numeric {}

extension SignedNumeric {
    @Native(signedNumericNegated) prefix static func - (operand: Self) -> Self
    @Native(signedNumericNegate) mutating func negate()
}

protocol Strideable: Comparable {}

extension Strideable {
    associatedtype Stride: SignedNumeric, Comparable
    @Native(strideableDistance) func distance(to other: Self) -> Stride
    @Native(strideableAdvanced) func advanced(by n: Stride) -> Self
}

protocol RandomNumberGenerator {
    mutating func next() -> UInt64
}

@Represented(by: SystemGenerator) struct SystemRandomNumberGenerator: RandomNumberGenerator {
    @Native(systemRandomNumberGeneratorInit) init()
    @Native(systemRandomNumberGeneratorNext) mutating func next() -> UInt64
}

protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral {}

extension BinaryFloatingPoint {
    @Native(binaryFloatingPointInit) init<T>(_ source: T) where T: BinaryFloatingPoint
    @Native(binaryFloatingPointInit) init<T>(_ source: T) where T: BinaryInteger
}
