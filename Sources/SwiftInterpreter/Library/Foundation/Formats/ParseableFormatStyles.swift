// Styles that read what they write.

public protocol ParseStrategy {
    associatedtype ParseInput
    associatedtype ParseOutput
    func parse(_ value: ParseInput) throws -> ParseOutput
}

public protocol ParseableFormatStyle: FormatStyle {
    associatedtype Strategy: ParseStrategy
    where Strategy.ParseInput == FormatOutput, Strategy.ParseOutput == FormatInput
    var parseStrategy: Strategy { get }
}

/// Reads whole numbers as a style writes them.
public struct IntegerParseStrategy<Format>: ParseStrategy {
    public var formatStyle: Format
    public var lenient: Bool
    let read: (String) throws -> Int
    public func parse(_ value: String) throws -> Int { try read(value) }
}

/// Reads numbers as a style writes them.
public struct FloatingPointParseStrategy<Format>: ParseStrategy {
    public var formatStyle: Format
    public var lenient: Bool
    let read: (String) throws -> Double
    public func parse(_ value: String) throws -> Double { try read(value) }
}

extension IntegerFormatStyle: ParseableFormatStyle where Value == Int {
    public var parseStrategy: IntegerParseStrategy<IntegerFormatStyle<Int>> {
        IntegerParseStrategy(formatStyle: self, lenient: true) { try Int($0, format: self) }
    }
}

extension FloatingPointFormatStyle: ParseableFormatStyle where Value == Double {
    public var parseStrategy: FloatingPointParseStrategy<FloatingPointFormatStyle<Double>> {
        FloatingPointParseStrategy(formatStyle: self, lenient: true) { try Double($0, format: self) }
    }
}
