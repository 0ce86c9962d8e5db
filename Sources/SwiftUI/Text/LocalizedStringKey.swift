import ViewGraph

/// Text as a literal gives it: inline Markdown in what is written, values put in as they are.
public nonisolated struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    enum Part: Equatable, Sendable {
        /// Written in the source; Markdown counts.
        case literal(String)
        case value(String)
        case text(Text)
        /// Numbers are written as C's "%lld" and "%lf" write them in the reader's language: 2,024 and 3.140000.
        case integer(Int64)
        case unsigned(UInt64)
        case decimal(Double)

        init(_ value: some Any) {
            switch value {
            case let number as any FixedWidthInteger:
                if let signed = Int64(exactly: number) {
                    self = .integer(signed)
                } else if let unsigned = UInt64(exactly: number) {
                    self = .unsigned(unsigned)
                } else {
                    self = .value(String(describing: value))
                }
            case let number as any BinaryFloatingPoint: self = .decimal(Double(number))
            default: self = .value(String(describing: value))
            }
        }
    }

    var parts: [Part]

    public init(_ value: String) { parts = [.literal(value)] }
    public init(stringLiteral value: String) { parts = [.literal(value)] }
    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    public nonisolated struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var parts: [Part] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.literal(literal)) }
        }

        public mutating func appendInterpolation(_ string: String) { parts.append(.value(string)) }
        public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }
        public mutating func appendInterpolation(_ image: Image) { parts.append(.text(Text(image))) }

        /// A number in the format of C's `printf`.
        public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: CVarArg {
            parts.append(.value(String(format: specifier, value)))
        }

        public mutating func appendInterpolation<T>(_ value: T) { parts.append(Part(value)) }
    }
}
