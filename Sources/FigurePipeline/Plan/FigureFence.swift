import Rendering

/// A fence that is more than code to look at: a figure, or a source for others.
struct FigureFence: Sendable {
    var name: String?
    var nameColumn = 1
    /// Nil for a fence that is only a source.
    var kind: String?
    /// Whether a figure was asked for that can't be drawn as it was.
    var isRefused: Bool { asksForFigure && kind == nil }
    private var asksForFigure = false
    var caption: String?
    /// What the author says instead of the generated description.
    var alternateText: String?
    /// The earlier fence whose source is drawn.
    var use: String?
    /// The earlier fence that this one continues.
    var after: String?
    var hidesCode = false
    /// Whether the figure's words stand below it.
    var showsWords = false
    var options: [GivenOption] = []

    /// The words that belong to the pipeline itself.
    private static let own = ["figure", "name", "caption", "alt", "use", "after", "hide", "words"]

    /// Nil for a fence that isn't ours.
    init?(_ fence: Fence, in file: ChapterFile, _ problems: inout [Problem]) {
        let info = fence.info
        guard ["swift", "swiftdsl"].contains(info.language.lowercased()) else { return nil }
        guard info.words.contains(where: { Self.own.contains($0.name) && $0.name != "caption" }) else {
            for word in info.words where word.value != nil && FigureKinds.isNear(word.name, to: "figure") {
                problems.append(
                    Problem(
                        .warning, in: file, line: fence.startLine, column: word.column, length: word.length,
                        "'\(word.name)' makes no figure of this code", notes: ["did you mean 'figure'?"]))
            }
            return nil
        }
        asksForFigure = info.words.contains { $0.name == "figure" }
        for word in info.words { take(word, fence, file, &problems) }
        check(fence, file, &problems)
    }

    /// The figure that a comment at the start of a single source asks for: `// figure=listing size=320x_`.
    init(source file: ChapterFile, name: String, _ problems: inout [Problem]) {
        (kind, asksForFigure) = (FigureKinds.preview, true)
        let line = file.lineBytes(1)
        let text = String(decoding: line, as: UTF8.self)
        if text.hasPrefix("// figure="), let info = try? InfoString(line.dropFirst(3), column: 4) {
            // The reader takes the first word for a language.
            let first = InfoString.Word(
                name: "figure", value: String(info.language.dropFirst("figure=".count)), column: 4,
                length: info.language.utf8.count)
            let fence = Fence(
                info: info, code: "", startLine: 1, endLine: 1, indent: 0, prefix: "", infoColumn: 4, marks: "")
            for word in [first] + info.words { take(word, fence, file, &problems) }
            check(fence, file, &problems)
        }
        if self.name == nil { self.name = name }
    }

    private mutating func take(
        _ word: InfoString.Word, _ fence: Fence, _ file: ChapterFile, _ problems: inout [Problem]
    ) {
        func report(_ message: String, notes: [String] = []) {
            problems.append(
                Problem(
                    in: file, line: fence.startLine, column: word.column, length: word.length, message, notes: notes))
        }
        let value = word.value ?? ""
        let isFlag = word.value == nil && ["hide", "words", "after"].contains(word.name)
        if !isFlag, Self.own.contains(word.name), value.isEmpty {
            return report("'\(word.name)' needs a value, as in '\(word.name)=…'")
        }
        switch word.name {
        case "figure": kind = value
        case "name": (name, nameColumn) = (value, word.column)
        case "caption": caption = value
        case "alt": alternateText = value
        case "use": use = value
        // Without a value it is an option of the render tree.
        case "after" where word.value != nil: after = value
        case "hide": hidesCode = true
        case "words": showsWords = true
        default: options.append(GivenOption(name: word.name, text: value))
        }
    }

    private mutating func check(_ fence: Fence, _ file: ChapterFile, _ problems: inout [Problem]) {
        func report(_ word: InfoString.Word?, _ message: String, notes: [String] = []) {
            problems.append(
                Problem(
                    in: file, line: fence.startLine, column: word?.column ?? fence.infoColumn,
                    length: word?.length ?? 1, message, notes: notes))
        }
        func word(_ name: String) -> InfoString.Word? { fence.info.words.first { $0.name == name } }
        if let name, !Self.isName(name) {
            report(
                word("name"), "'\(name)' can't be the name of a figure",
                notes: ["a name is made of letters, digits, '-' and '_': it becomes the name of a file"])
            self.name = nil
        }
        if use != nil, after != nil { report(word("after"), "'use' and 'after' can't be used together") }
        if use != nil, !fence.code.allSatisfy(\.isWhitespace) {
            report(
                word("use"), "a fence with 'use' draws another one's code and has none of its own",
                notes: ["'after=\(use ?? "")' continues that code"])
        }
        guard let kind else {
            if use != nil { report(word("use"), "'use' needs a figure to draw, as in 'figure=layout-steps'") }
            for option in options {
                report(
                    word(option.name), "'\(option.name)' means nothing without 'figure'",
                    notes: Problem.suggestion(for: option.name, among: Self.own))
            }
            options = []
            return
        }
        guard FigureKinds.names.contains(kind) else {
            report(
                word("figure"), "there is no kind of figure named '\(kind)'",
                notes: Problem.suggestion(for: kind, among: FigureKinds.names))
            self.kind = nil
            return
        }
        for option in options {
            guard let message = FigureKinds.check(option, of: kind) else { continue }
            var notes: [String] = []
            if !FigureKinds.isOption(option.name, of: kind) {
                notes = FigureKinds.suggestion(for: option.name, of: kind, besides: Self.own)
            }
            report(word(option.name), message, notes: notes)
            self.kind = nil
        }
    }

    private static func isName(_ name: String) -> Bool {
        let isLetter = { (scalar: Unicode.Scalar) in
            scalar.properties.isAlphabetic || ("0"..."9") ~= scalar || scalar == "-" || scalar == "_"
        }
        return name.utf8.count <= 100 && name.unicodeScalars.allSatisfy(isLetter) && name.first != "-"
    }
}
