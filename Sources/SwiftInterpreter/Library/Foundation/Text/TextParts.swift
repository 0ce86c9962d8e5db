extension String {
    public struct EnumerationOptions: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let byLines = EnumerationOptions(rawValue: 0)
        public static let byParagraphs = EnumerationOptions(rawValue: 1)
        public static let byComposedCharacterSequences = EnumerationOptions(rawValue: 2)
        public static let byWords = EnumerationOptions(rawValue: 3)
        public static let bySentences = EnumerationOptions(rawValue: 4)
        public static let byCaretPositions = EnumerationOptions(rawValue: 5)
        public static let byDeletionClusters = EnumerationOptions(rawValue: 6)
        public static let reverse = EnumerationOptions(rawValue: 256)
        public static let substringNotRequired = EnumerationOptions(rawValue: 512)
        public static let localized = EnumerationOptions(rawValue: 1024)
    }
}

extension StringProtocol {
    public func enumerateSubstrings(
        in range: Range<String.Index>, options: String.EnumerationOptions = [],
        _ body: (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void
    ) {
        let parts = _parts(Int(options.rawValue & 255), range)
        var stop = false
        for index in parts.indices {
            let isReversed = options.contains(.reverse)
            let part = parts[isReversed ? parts.count - 1 - index : index]
            let next = index + 1 < parts.count && !isReversed ? parts[index + 1].lowerBound : range.upperBound
            body(
                options.contains(.substringNotRequired) ? nil : String(self[part]), part,
                part.lowerBound..<next, &stop)
            if stop { return }
        }
    }
}
