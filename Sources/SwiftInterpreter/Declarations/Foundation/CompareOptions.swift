extension String {
    struct CompareOptions: Hashable, ExpressibleByArrayLiteral {
        typealias ArrayLiteralElement = String.CompareOptions
        @Calls(joined) init(arrayLiteral elements: Self...)
        static let caseInsensitive: Self
        static let diacriticInsensitive: Self
        static let widthInsensitive: Self
        static let backwards: Self
        static let anchored: Self
        static let literal: Self
        static let numeric: Self
        static let forcedOrdering: Self
        static let regularExpression: Self
    }
}
