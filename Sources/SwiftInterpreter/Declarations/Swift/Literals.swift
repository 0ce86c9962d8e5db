protocol ExpressibleByIntegerLiteral {
    init(integerLiteral value: Int)
}

protocol ExpressibleByFloatLiteral {
    init(floatLiteral value: Double)
}

protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
    init(stringLiteral value: String)
}

protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {}
protocol ExpressibleByUnicodeScalarLiteral {}
protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}

protocol ExpressibleByBooleanLiteral {
    init(booleanLiteral value: Bool)
}

protocol ExpressibleByNilLiteral {
    init(nilLiteral: ())
}

protocol ExpressibleByArrayLiteral {
    associatedtype ArrayLiteralElement
    init(arrayLiteral elements: ArrayLiteralElement...)
}

protocol ExpressibleByDictionaryLiteral {
    associatedtype Key
    associatedtype Value
    init(dictionaryLiteral elements: (Key, Value)...)
}
