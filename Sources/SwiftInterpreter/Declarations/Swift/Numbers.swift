protocol AdditiveArithmetic: Equatable {
    @Native(additiveArithmeticZero) static var zero: Self { get }
    @Native(additiveArithmeticPlus) static func + (lhs: Self, rhs: Self) -> Self
    @Native(additiveArithmeticMinus) static func - (lhs: Self, rhs: Self) -> Self
}

extension AdditiveArithmetic {
    @Native(additiveArithmeticAdd) static func += (lhs: inout Self, rhs: Self)
    @Native(additiveArithmeticSubtract) static func -= (lhs: inout Self, rhs: Self)
    @Native(firstArgument) prefix static func + (x: Self) -> Self
}

protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
    @Native(numericTimes) static func * (lhs: Self, rhs: Self) -> Self
}

extension Numeric {
    @Native(numericMultiply) static func *= (lhs: inout Self, rhs: Self)
    @Native(numericInit) init?<T>(exactly source: T) where T: BinaryInteger
}

protocol SignedNumeric: Numeric {}

extension SignedNumeric {
    @Native(signedNumericMinus) prefix static func - (operand: Self) -> Self
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
