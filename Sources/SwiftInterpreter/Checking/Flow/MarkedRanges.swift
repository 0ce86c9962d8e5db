/// What the `try`s or `await`s of a body cover: parts of its text, of which each lies in another one or apart from it.
struct MarkedRanges {
    /// In the order of the text, what lies round others before them.
    private let all: [SourceRange]
    /// Of each the next one round it; -1 for none.
    private let outer: [Int]

    init(_ ranges: [SourceRange]) {
        guard ranges.count > 1 else {
            (all, outer) = (ranges, ranges.map { _ in -1 })
            return
        }
        // Code that is checked twice notes its marks twice.
        let sorted = Set(ranges).sorted { ($0.file, $0.offset, $1.length) < ($1.file, $1.offset, $0.length) }
        var (outer, open): ([Int], [Int]) = ([], [])
        for (index, range) in sorted.enumerated() {
            while let last = open.last, !sorted[last].contains(range) { open.removeLast() }
            outer.append(open.last ?? -1)
            open.append(index)
        }
        (all, self.outer) = (sorted, outer)
    }

    var isEmpty: Bool { all.isEmpty }
    var first: SourceRange? { all.first }

    /// The nearest one that covers a place.
    func innermost(round place: SourceRange) -> SourceRange? {
        var index = count(before: place.file, place.offset + 1) - 1
        while index >= 0 {
            if all[index].contains(place) { return all[index] }
            index = outer[index]
        }
        return nil
    }

    /// Those that cover none of the others.
    var innermost: [SourceRange] {
        let round = Set(outer)
        return all.indices.filter { !round.contains($0) }.map { all[$0] }
    }

    /// Those that lie in a part of the text.
    func inside(_ part: SourceRange) -> [SourceRange] {
        let (start, end) = (count(before: part.file, part.offset), count(before: part.file, part.offset + part.length))
        return all[start..<max(start, end)].filter(part.contains)
    }

    /// How many begin before a place of a file.
    private func count(before file: Int32, _ offset: Int32) -> Int {
        var (low, high) = (0, all.count)
        while low < high {
            let middle = (low + high) / 2
            if (all[middle].file, all[middle].offset) < (file, offset) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
