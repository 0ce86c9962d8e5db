/// Puts a figure's source together from the fences that it continues.
struct SourceBuilder {
    private(set) var parts: [FigureJob.Source] = []
    private(set) var places = SourcePlaces()
    private let chapter: Chapter

    init(_ chapter: Chapter) { self.chapter = chapter }

    /// - Parameter chain: the fences, the last one of the chapter first.
    mutating func build(_ chain: [Int], named name: String) {
        guard let first = chain.first else { return }
        let fences = chain.map { chapter.outline.fences[$0] }
        let source = "\(name).swiftdsl"
        guard chain.count > 1, DeclarationPieces(fences[0].code).hasRoot else {
            return joined(fences.reversed(), named: source)
        }
        // It shows a view of its own: of the others only the declarations count.
        add(fences[0], named: source)
        var used: Set = [source]
        for (index, fence) in zip(chain, fences).dropFirst() {
            let pieces = DeclarationPieces(fence.code)
            guard let text = pieces.text(neededBy: parts.map(\.text)) else { continue }
            var helper = "\(chapter.fences[index]?.name ?? "fence-\(first)").swiftdsl"
            while !used.insert(helper).inserted { helper = "before-" + helper }
            add(fence, named: helper, text: text)
        }
    }

    /// All of them as one text, in the chapter's order.
    private mutating func joined(_ fences: [Fence], named name: String) {
        var text = ""
        var lines: [Int] = []
        for fence in fences {
            text += fence.code
            let count = fence.code.split(separator: "\n", omittingEmptySubsequences: false).count - 1
            lines += (0..<max(0, count)).map { fence.chapterLine(of: $0 + 1) }
        }
        parts.append(FigureJob.Source(name: name, text: text, path: chapter.place.path))
        places.add(name, file: chapter.file.name, lines: lines, indent: fences.last?.indent ?? 0)
    }

    private mutating func add(_ fence: Fence, named name: String, text: String? = nil) {
        let count = fence.code.split(separator: "\n", omittingEmptySubsequences: false).count
        parts.append(FigureJob.Source(name: name, text: text ?? fence.code, path: chapter.place.path))
        places.add(
            name, file: chapter.file.name, lines: (0..<count).map { fence.chapterLine(of: $0 + 1) },
            indent: fence.indent)
    }
}
