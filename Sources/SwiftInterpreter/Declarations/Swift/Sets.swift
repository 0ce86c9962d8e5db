protocol OptionSet: SetAlgebra, RawRepresentable {
    init(rawValue: RawValue)
}

extension OptionSet {
    @Native(optionSetInit) init(arrayLiteral elements: Self...)
    typealias ArrayLiteralElement = Self
    typealias Element = Self
}
