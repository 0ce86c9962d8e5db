extension RangeReplaceableCollection where Element: Equatable {
    public mutating func trimPrefix<Prefix: Sequence>(_ prefix: Prefix) where Prefix.Element == Element {
        let wanted = Array(prefix)
        if starts(with: wanted) { removeFirst(wanted.count) }
    }
    public func replacing<C: Collection, Replacement: Collection>(
        _ other: C, with replacement: Replacement, maxReplacements: Int = .max
    ) -> Self where C.Element == Element, Replacement.Element == Element {
        replacing(other, with: replacement, subrange: startIndex..<endIndex, maxReplacements: maxReplacements)
    }
    public func replacing<C: Collection, Replacement: Collection>(
        _ other: C, with replacement: Replacement, subrange: Range<Index>, maxReplacements: Int = .max
    ) -> Self where C.Element == Element, Replacement.Element == Element {
        var result = Self()
        result.append(contentsOf: self[startIndex..<subrange.lowerBound])
        var position = subrange.lowerBound
        for range in self[subrange].ranges(of: other).prefix(maxReplacements) {
            result.append(contentsOf: self[position..<range.lowerBound])
            result.append(contentsOf: replacement)
            position = range.upperBound
        }
        result.append(contentsOf: self[position..<endIndex])
        return result
    }
    public mutating func replace<C: Collection, Replacement: Collection>(
        _ other: C, with replacement: Replacement, maxReplacements: Int = .max
    ) where C.Element == Element, Replacement.Element == Element {
        self = replacing(other, with: replacement, maxReplacements: maxReplacements)
    }
}
