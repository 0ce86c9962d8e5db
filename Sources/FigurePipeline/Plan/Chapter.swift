/// One page of the book.
struct Chapter: Sendable {
    var file: ChapterFile
    /// Where it lies and what its links may not lead out of.
    var place: SourceTree.File
    var outline: MarkdownOutline
    /// By the index of the fence.
    var fences: [Int: FigureFence] = [:]
    /// "3" where the book has several chapters.
    var number: String?

    var title: String {
        outline.headings.first { $0.level == 1 }?.text ?? outline.headings.first?.text
            ?? String(place.relativePath.split(separator: "/").last ?? "")
    }
}

/// A figure that is to be drawn, and what is to be said of it.
struct PlannedFigure: Sendable {
    var name: String
    /// "2.3"; nil for one that has no caption and isn't referred to.
    var number: String?
    var caption: String?
    var alternateText: String?
    var showsWords: Bool
    /// The index of its chapter; nil for a source of its own.
    var chapter: Int?
    var fence: Int
    var line: Int
    var job: FigureJob
    var places: SourcePlaces
    /// The files whose change can change the figure, for dependencies.
    var inputs: [String]
    /// What has been found wrong with it already: then it isn't drawn.
    var isBroken = false
}

/// A figure that was asked for and can't be drawn as it was; what is wrong with it is a problem of the plan.
struct RefusedFigure: Sendable {
    /// The index of its chapter; nil for a source of its own.
    var chapter: Int?
    var name: String?
}

/// Which lines of chapters the lines of a figure's sources are.
struct SourcePlaces: Sendable {
    private struct Place: Sendable { var file: String, lines: [Int], indent: Int }

    private var places: [String: Place] = [:]

    /// - Parameters:
    ///   - name: the source's, in diagnostics.
    ///   - lines: the chapter's line for each line of the source.
    mutating func add(_ name: String, file: String, lines: [Int], indent: Int) {
        places[name] = Place(file: file, lines: lines, indent: indent)
    }

    /// A message with the places of the chapters in it.
    func translate(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            for (name, place) in places where line.hasPrefix(name + ":") {
                let parts = line.dropFirst(name.utf8.count + 1).split(
                    separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
                guard parts.count == 3, let number = Int(parts[0]), let column = Int(parts[1]) else {
                    return place.file + line.dropFirst(name.count)
                }
                let known = place.lines.indices.contains(number - 1) ? place.lines[number - 1] : place.lines.last ?? 1
                return "\(place.file):\(known):\(column + place.indent):\(parts[2])"
            }
            return String(line)
        }.joined(separator: "\n")
    }
}
