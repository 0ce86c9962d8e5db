class NSObject: Hashable {
    @Native(nsObjectInit) init()
}

struct Selector: Hashable, CustomStringConvertible {
    @Native(firstArgument) init(_ name: String)
    @Native(itself) var description: String { get }
}

@Represented(by: NSDecimalNumber) class NSDecimalNumber: NSNumber {
    @Native(nsDecimalNumberInit) init(decimal dcm: Decimal)
    @Native(nsDecimalNumberInitString) init(string numberValue: String?)
    @Native(nsDecimalNumberDecimalValue) var decimalValue: Decimal { get }
    @Native(nsDecimalNumberDoubleValue) var doubleValue: Double { get }
    @Native(nsDecimalNumberIntValue) var intValue: Int { get }
    @Native(nsDecimalNumberStringValue) var stringValue: String { get }
}
