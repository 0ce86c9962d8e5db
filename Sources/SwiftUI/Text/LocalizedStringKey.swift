import ViewGraph

/// Text as a literal gives it: inline Markdown in what is written, values put in as they are.
public nonisolated struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    enum Part: Equatable, Sendable {
        /// Written in the source; Markdown counts.
        case literal(String)
        case value(String)
        case text(Text)
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

        public mutating func appendInterpolation<T>(_ value: T) {
            parts.append(.value(String(describing: value)))
        }
    }
}
