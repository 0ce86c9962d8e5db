/// A fenced block of code in a chapter.
struct Fence: Sendable {
    var info: InfoString
    /// The code, each line with its line feed.
    var code: String
    /// Lines of the whole block, from 1, the marks included.
    var startLine: Int
    var endLine: Int
    /// How many bytes of each line stand before the code: a quote's or list item's marks.
    var indent: Int
    /// What a line that is put behind the fence begins with, to stay in the same quote or item.
    var prefix: String
    /// The column behind the marks, in bytes from 1.
    var infoColumn: Int
    var marks: String

    /// The line of the chapter that a line of the code is, both from 1.
    func chapterLine(of line: Int) -> Int { startLine + line }
}

/// What a chapter's Markdown holds besides its words.
struct MarkdownOutline: Sendable {
    struct Heading: Sendable { var level: Int, text: String, line: Int }
    struct Link: Sendable { var url: String, line: Int, isImage: Bool }

    var fences: [Fence] = []
    var headings: [Heading] = []
    var links: [Link] = []
    /// The lines of code and markup, in which nothing is a reference.
    var verbatim: [ClosedRange<Int>] = []
    var problems: [Problem] = []
    /// Fences that should be figures and can't be read as such.
    var refusedCount = 0

    /// Nil where cmark-gfm isn't installed.
    init?(_ file: ChapterFile) {
        guard let tree = CommonMarkTree(file.bytes) else { return nil }
        var line = 1
        for node in tree.nodes() {
            if node.startLine > 0 { line = node.startLine }
            switch node.type {
            case "code_block":
                verbatim.append(line...max(line, node.endLine))
                if let fence = tree.fence(node) { add(node, fence, tree.literal(node), file) }
            case "html_block": verbatim.append(line...max(line, node.endLine))
            case "heading":
                headings.append(
                    Heading(level: tree.headingLevel(node), text: tree.plainText(node), line: line))
            case "link", "image":
                links.append(Link(url: tree.url(node), line: line, isImage: node.type == "image"))
            default: break
            }
        }
        separateFences()
        findBrokenFences(file)
    }

    /// Of a fence that the end of its quote or item cuts off, cmark takes the next line for the last.
    private mutating func separateFences() {
        for index in fences.indices.dropLast() {
            let last = max(fences[index].startLine, fences[index + 1].startLine - 1)
            fences[index].endLine = min(fences[index].endLine, last)
        }
    }

    /// A fence of backticks that has one among its words is none to Markdown, and what follows turns into code.
    private mutating func findBrokenFences(_ file: ChapterFile) {
        for number in 1...max(1, file.lineCount) {
            let line = file.lineBytes(number)
            let marks = line.drop { $0 == 0x20 || $0 == UInt8(ascii: ">") }
            guard marks.starts(with: Array("```".utf8)) else { continue }
            let info = marks.drop { $0 == UInt8(ascii: "`") }
            guard let place = info.firstIndex(of: UInt8(ascii: "`")),
                String(decoding: info, as: UTF8.self).contains("figure=")
            else { continue }
            refusedCount += 1
            problems.append(
                Problem(
                    in: file, line: number, column: place - line.startIndex + 1,
                    "a backtick can't stand behind the marks of a fence that is made of backticks",
                    notes: ["'~~~' in place of '```' makes a fence in which it can"]))
        }
    }

    private mutating func add(
        _ node: CommonMarkTree.Node, _ marks: (length: Int, mark: Character), _ code: String, _ file: ChapterFile
    ) {
        let first = file.lineBytes(node.startLine)
        let mark = marks.mark.asciiValue ?? UInt8(ascii: "`")
        let indent = first.prefix(max(0, node.startColumn - 1)).count
        var start = first.startIndex + indent
        while start < first.endIndex, first[start] != mark { start += 1 }
        let markStart = start
        while start < first.endIndex, first[start] == mark { start += 1 }
        let infoColumn = start - first.startIndex + 1
        if !isClosed(node, marks, file) {
            problems.append(
                Problem(
                    in: file, line: node.startLine, column: markStart - first.startIndex + 1, length: start - markStart,
                    "this fence isn't closed",
                    notes: ["a line of '\(String(repeating: marks.mark, count: marks.length))' ends the code"]))
        }
        var fence = Fence(
            info: InfoString(), code: code, startLine: node.startLine, endLine: max(node.endLine, node.startLine),
            indent: markStart - first.startIndex, prefix: Self.continuation(of: first.prefix(indent)),
            infoColumn: infoColumn, marks: String(repeating: marks.mark, count: marks.length))
        do {
            fence.info = try InfoString(first[start...], column: infoColumn)
        } catch {
            // Only a fence that is ours has to be written so.
            let text = String(decoding: first[start...], as: UTF8.self)
            if text.contains("figure=") {
                refusedCount += 1
                problems.append(Problem(in: file, line: node.startLine, column: error.column, error.message))
            }
        }
        fences.append(fence)
    }

    private func isClosed(
        _ node: CommonMarkTree.Node, _ marks: (length: Int, mark: Character), _ file: ChapterFile
    ) -> Bool {
        guard node.endLine > node.startLine else { return false }
        let mark = marks.mark.asciiValue ?? UInt8(ascii: "`")
        let last = file.lineBytes(node.endLine).reversed().drop { $0 == 0x20 || $0 == 0x09 }
        let run = last.prefix { $0 == mark }.count
        guard run >= marks.length else { return false }
        return last.dropFirst(run).allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">") }
    }

    /// The marks of quotes stay, those of list items become spaces.
    private static func continuation(of prefix: ArraySlice<UInt8>) -> String {
        String(decoding: prefix.map { $0 == UInt8(ascii: ">") || $0 == 0x09 ? $0 : 0x20 }, as: UTF8.self)
    }
}
