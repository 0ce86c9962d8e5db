/// A chapter's Markdown with its figures in it.
struct PageWriter {
    let plan: BookPlan
    let settings: PipelineSettings
    /// By the figure's name; one that couldn't be drawn has none.
    let entries: [String: OutputState.Entry]

    /// - Parameter index: the chapter's.
    func markdown(of index: Int) -> String {
        let chapter = plan.chapters[index]
        let page = chapter.place.relativePath
        let figures = Dictionary(
            plan.figures.filter { $0.chapter == index }.map { ($0.fence, $0) }, uniquingKeysWith: { first, _ in first })
        let references = Dictionary(grouping: plan.references[index], by: \.line)
        var lines: [String] = []
        var next = 1
        for number in chapter.fences.keys.sorted() {
            guard let own = chapter.fences[number] else { continue }
            let fence = chapter.outline.fences[number]
            lines += copied(next..<max(next, fence.startLine), of: chapter, references)
            next = max(next, fence.endLine + 1)
            var block = shown(fence, own, chapter)
            if let figure = figures[number] {
                if !block.isEmpty { block.append("") }
                block +=
                    FigureMarkup(
                        entry: entries[figure.name], figure: figure, settings: settings, page: page
                    ).lines
            }
            // What the block begins with stands there already: a list item's mark is kept.
            let first = chapter.file.line(fence.startLine).utf8.prefix(fence.indent)
            for (line, text) in block.enumerated() {
                let prefix = line == 0 ? String(first) ?? fence.prefix : fence.prefix
                lines.append(text.isEmpty ? Self.trimmed(prefix) : prefix + text)
            }
            // Markup goes on to the next empty line.
            if figures[number] != nil, next <= chapter.file.lineCount,
                !chapter.file.line(next).dropFirst(fence.prefix.count).allSatisfy(\.isWhitespace)
            {
                lines.append(Self.trimmed(fence.prefix))
            }
            if block.isEmpty, next <= chapter.file.lineCount, chapter.file.line(next).allSatisfy(\.isWhitespace),
                lines.last?.isEmpty == true
            {
                next += 1
            }
        }
        if next <= chapter.file.lineCount {
            lines += copied(next..<(chapter.file.lineCount + 1), of: chapter, references)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func trimmed(_ text: String) -> String {
        var text = text
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return text
    }

    /// A fence without what is only ours.
    private func shown(_ fence: Fence, _ own: FigureFence, _ chapter: Chapter) -> [String] {
        guard !own.hidesCode, own.use == nil else { return [] }
        let start = fence.startLine + 1
        let code = start..<max(start, fence.endLine)
        return [fence.marks + "swift"]
            + code.map { String(decoding: chapter.file.lineBytes($0).dropFirst(fence.indent), as: UTF8.self) }
            + [fence.marks]
    }

    private func copied(
        _ range: Range<Int>, of chapter: Chapter, _ references: [Int: [FigureReferences.Reference]]
    ) -> [String] {
        range.map { number in
            guard let found = references[number] else { return chapter.file.line(number) }
            var bytes = Array(chapter.file.lineBytes(number))
            for reference in found.sorted(by: { $0.column > $1.column }) {
                let start = reference.column - 1
                guard let text = link(to: reference.name, from: chapter), start + reference.length <= bytes.count else {
                    continue
                }
                bytes.replaceSubrange(start..<(start + reference.length), with: Array(text.utf8))
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    private func link(to name: String, from chapter: Chapter) -> String? {
        guard let index = plan.figureIndices[name] else { return nil }
        let figure = plan.figures[index]
        let label = figure.number.map { "Figure \($0)" } ?? "Figure \(name)"
        guard settings.format != .docc, let target = figure.chapter.map({ plan.chapters[$0].place.relativePath }) else {
            return label
        }
        let page = chapter.place.relativePath
        let path = target == page ? "" : LocalLink.relative(target, from: page)
        return "[\(label)](\(path)#fig-\(name))"
    }
}
