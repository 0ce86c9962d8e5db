typealias Void = ()

typealias StringLiteralType = String
typealias IntegerLiteralType = Int
typealias FloatLiteralType = Double
typealias BooleanLiteralType = Bool

typealias DefaultStringInterpolation = String.StringInterpolation
typealias UnicodeScalar = Unicode.Scalar
enum Unicode {}
enum UTF8 {}

class AnyKeyPath: Hashable {}
class PartialKeyPath<Root>: AnyKeyPath {}
