import Figures
import Foundation
import Rendering

/// What a run has to do: the chapters with their fences, the figures with their numbers, and what is wrong with them.
struct BookPlan: Sendable {
    private(set) var chapters: [Chapter] = []
    private(set) var figures: [PlannedFigure] = []
    private(set) var references: [[FigureReferences.Reference]] = []
    private(set) var problems: [Problem]
    let tree: SourceTree
    private(set) var refused: [RefusedFigure] = []

    /// By name.
    private(set) var figureIndices: [String: Int] = [:]
    private var shared: [String: (path: String, pieces: DeclarationPieces)?] = [:]
    private let settings: PipelineSettings
    /// What is set for the figures of each root before everything else: the style sheet found there.
    private var styles: [String: [GivenOption]] = [:]

    init(_ tree: SourceTree, _ settings: PipelineSettings) throws(Problem) {
        self.init(tree: tree, settings)
        try findStyles(Set(tree.files.map(\.root)))
        for place in tree.files where place.kind == .chapter {
            do throws(Problem) {
                try read(place)
            } catch  where error.cause == .unavailable {
                throw error
            } catch {
                problems.append(error)
            }
        }
        numberChapters()
        planFigures()
        for place in tree.files where place.kind == .source { planSource(place) }
        references = chapters.map { FigureReferences.references(in: $0.file, $0.outline) }
        for index in chapters.indices {
            checkReferences(of: index)
            checkLinks(of: chapters[index])
        }
        numberFigures()
    }

    /// A book of one chapter that lies in no file.
    init(_ file: ChapterFile, _ settings: PipelineSettings) throws(Problem) {
        self.init(tree: SourceTree([], output: nil), settings)
        try findStyles(["."])
        try read(
            SourceTree.File(kind: .chapter, path: "document.md", relativePath: file.relativePath, root: "."), file)
        planFigures()
        references = [[]]
        numberFigures()
    }

    private init(tree: SourceTree, _ settings: PipelineSettings) {
        (self.tree, self.settings, problems) = (tree, settings, tree.problems)
    }

    private mutating func planFigures() { for index in chapters.indices { planFigures(of: index) } }

    private mutating func read(_ place: SourceTree.File) throws(Problem) {
        try read(place, ChapterFile(path: place.path, relativePath: place.relativePath))
    }

    private mutating func read(_ place: SourceTree.File, _ file: ChapterFile) throws(Problem) {
        guard let outline = MarkdownOutline(file) else {
            throw Problem(
                .error, .unavailable,
                text: "error: reading Markdown needs cmark-gfm, which isn't installed "
                    + "(apt-get install libcmark-gfm-dev libcmark-gfm-extensions-dev)\n")
        }
        var chapter = Chapter(file: file, place: place, outline: outline)
        problems += outline.problems
        refused += repeatElement(RefusedFigure(chapter: chapters.count), count: outline.refusedCount)
        for (index, fence) in outline.fences.enumerated() {
            if let figure = FigureFence(fence, in: file, &problems) { chapter.fences[index] = figure }
        }
        chapters.append(chapter)
    }

    /// Pages that begin a folder aren't counted.
    private mutating func numberChapters() {
        guard chapters.count > 1 else { return }
        var number = 0
        for index in chapters.indices {
            let name = chapters[index].place.relativePath.lowercased()
            if name.hasSuffix("index.md") || name.hasSuffix("readme.md") { continue }
            number += 1
            chapters[index].number = String(number)
        }
    }

    // MARK: - Figures

    private mutating func planFigures(of index: Int) {
        let chapter = chapters[index]
        var sources: [String: Int] = [:]
        var unnamed = 0
        for number in chapter.fences.keys.sorted() {
            guard var fence = chapter.fences[number] else { continue }
            let place = chapter.outline.fences[number]
            if fence.kind != nil, fence.name == nil {
                unnamed += 1
                fence.name = "\(Self.stem(of: chapter.place.relativePath))-\(unnamed)"
            }
            if fence.isRefused { refused.append(RefusedFigure(chapter: index, name: fence.name)) }
            guard let name = fence.name else { continue }
            if let other = sources[name] ?? nil, fence.kind == nil || chapter.fences[other]?.kind == nil {
                reportTwice(name, chapter, place, fence, first: chapter.outline.fences[other].startLine, chapter.file)
                if fence.kind != nil { refused.append(RefusedFigure(chapter: index)) }
                continue
            }
            if fence.kind != nil, let other = figureIndices[name] {
                let first = figures[other]
                let file = first.chapter.map { chapters[$0].file } ?? chapter.file
                reportTwice(name, chapter, place, fence, first: first.line, file)
                refused.append(RefusedFigure(chapter: index))
                continue
            }
            sources[name] = number
            guard let kind = fence.kind else { continue }
            let earlier = sources.filter { $0.value < number }
            guard
                let (parts, places, inputs) = sourceParts(of: number, named: name, fence, in: chapter, earlier)
            else {
                refused.append(RefusedFigure(chapter: index, name: name))
                continue
            }
            let job = FigureJob(
                sources: parts, kind: kind, options: options(for: fence, chapter.place),
                outputs: settings.outputs(for: fence))
            figureIndices[name] = figures.count
            figures.append(
                PlannedFigure(
                    name: name, number: nil, caption: fence.caption, alternateText: fence.alternateText,
                    showsWords: fence.showsWords, chapter: index, fence: number, line: place.startLine, job: job,
                    places: places, inputs: inputs + files(in: job.options)))
            chapters[index].fences[number] = fence
        }
    }

    private mutating func reportTwice(
        _ name: String, _ chapter: Chapter, _ place: Fence, _ fence: FigureFence, first line: Int, _ file: ChapterFile
    ) {
        problems.append(
            Problem(
                in: chapter.file, line: place.startLine, column: fence.nameColumn, length: name.utf8.count + 5,
                "there is a figure named '\(name)' already",
                notes: ["the first is at \(file.name):\(line); give this one another name"]))
    }

    /// The sources of a figure, the one with the root first; nil where a fence that it names isn't there.
    private mutating func sourceParts(
        of number: Int, named name: String, _ fence: FigureFence, in chapter: Chapter, _ earlier: [String: Int]
    ) -> (parts: [FigureJob.Source], places: SourcePlaces, inputs: [String])? {
        var chain = [number]
        var links = fence.use ?? fence.after
        if fence.use != nil { chain = [] }
        // Each stands before the one that leads to it, also where one names itself.
        var last = number
        while let link = links, chain.count < 1_000 {
            guard let found = earlier[link], found < last else {
                let place = chapter.outline.fences[number]
                let word = place.info.words.first { $0.name == "use" || $0.name == "after" }
                problems.append(
                    Problem(
                        in: chapter.file, line: place.startLine, column: word?.column ?? 1, length: word?.length ?? 1,
                        "there is no fence named '\(link)' before this one",
                        notes: Problem.suggestion(for: link, among: earlier.keys.sorted())))
                return nil
            }
            last = found
            // A fence that uses another one's code leads on to it.
            let next = chapter.fences[found]
            if next?.use == nil { chain.append(found) }
            links = next?.use ?? next?.after
        }
        var builder = SourceBuilder(chapter)
        builder.build(chain, named: name)
        var parts = builder.parts
        var inputs = [chapter.place.path]
        if let (path, pieces) = sharedSource(beside: chapter.place.path) {
            if let text = pieces.text(neededBy: parts.map(\.text)) {
                parts.append(FigureJob.Source(name: path, text: text, path: path))
            }
            inputs.append(path)
        }
        return (parts, builder.places, inputs)
    }

    private mutating func sharedSource(beside path: String) -> (path: String, pieces: DeclarationPieces)? {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        if let known = shared[folder] { return known }
        let file = folder + "_shared.swiftdsl"
        var result: (path: String, pieces: DeclarationPieces)?
        if access(file, F_OK) == 0 {
            do throws(RenderFailure) {
                result = (file, DeclarationPieces(try SourceText(path: file).text))
            } catch {
                problems.append(Problem(error))
            }
        }
        shared[folder] = .some(result)
        return result
    }

    /// A single source is a figure that its first line may describe.
    private mutating func planSource(_ place: SourceTree.File) {
        let file: ChapterFile
        do throws(Problem) {
            file = try ChapterFile(path: place.path, relativePath: place.relativePath)
        } catch {
            problems.append(error)
            return
        }
        let fence = FigureFence(source: file, name: Self.stem(of: place.relativePath), &problems)
        guard let kind = fence.kind, let name = fence.name else {
            return refused.append(RefusedFigure(name: fence.name))
        }
        guard figureIndices[name] == nil else {
            refused.append(RefusedFigure())
            problems.append(
                Problem(file: place.path, "there is a figure named '\(name)' already", notes: ["rename the file"]))
            return
        }
        var parts = [
            FigureJob.Source(name: place.path, text: String(decoding: file.bytes, as: UTF8.self), path: place.path)
        ]
        var inputs = [place.path]
        if let (path, pieces) = sharedSource(beside: place.path) {
            if let text = pieces.text(neededBy: parts.map(\.text)) {
                parts.append(FigureJob.Source(name: path, text: text, path: path))
            }
            inputs.append(path)
        }
        let job = FigureJob(
            sources: parts, kind: kind, options: options(for: fence, place), outputs: settings.outputs(for: fence))
        figureIndices[name] = figures.count
        figures.append(
            PlannedFigure(
                name: name, number: nil, caption: fence.caption, alternateText: fence.alternateText, showsWords: false,
                chapter: nil, fence: 0, line: 1, job: job, places: SourcePlaces(),
                inputs: inputs + files(in: job.options)))
    }

    // MARK: - Options

    /// The style sheet of each folder, found there or above it. One with a mistake would spoil every figure.
    private mutating func findStyles(_ roots: Set<String>) throws(Problem) {
        let given = settings.options.last { $0.name == "style" }?.text
        for root in roots.sorted() {
            guard let path = given ?? StyleSheet.find(from: root) else { continue }
            do throws(RenderFailure) {
                try StyleSheet.check(path: path)
            } catch {
                throw Problem(error)
            }
            if given == nil { styles[root] = [GivenOption(name: "style", text: path)] }
        }
    }

    /// What a figure is drawn with, what counts more last: the style sheet of its folder, the run's options, its own.
    private func options(for fence: FigureFence, _ place: SourceTree.File) -> [GivenOption] {
        (styles[place.root] ?? []) + settings.options + resolved(fence.options, place)
    }

    /// The style sheet and table of labels among options.
    private func files(in options: [GivenOption]) -> [String] {
        let names = ["style", "labels"].compactMap { name in options.last { $0.name == name }?.text }
        return names.filter { !["en", "zh"].contains($0) }
    }

    /// Folders that a fence names are meant from its chapter's.
    private func resolved(_ options: [GivenOption], _ place: SourceTree.File) -> [GivenOption] {
        let folder = place.path.lastIndex(of: "/").map { String(place.path[...$0]) } ?? ""
        return options.map { option in
            let isPath =
                ["assets", "font-dir", "style", "other"].contains(option.name)
                || option.name == "labels" && option.text.hasSuffix(".strings")
            guard isPath, !option.text.hasPrefix("/") else { return option }
            return GivenOption(name: option.name, text: folder + option.text)
        }
    }

    private static func stem(of path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let stem = name.split(separator: ".").first.map(String.init) ?? name
        return String(stem.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "-" })
    }

    // MARK: - References and links

    private mutating func checkReferences(of index: Int) {
        for reference in references[index] where figureIndices[reference.name] == nil {
            problems.append(
                Problem(
                    in: chapters[index].file, line: reference.line, column: reference.column, length: reference.length,
                    "there is no figure named '\(reference.name)'",
                    notes: Problem.suggestion(for: reference.name, among: figureIndices.keys.sorted())))
        }
    }

    /// A picture of the book has to lie in its folder; a link that leads out of it leads nowhere once the book is moved.
    private mutating func checkLinks(of chapter: Chapter) {
        for link in chapter.outline.links {
            guard let path = LocalLink(link.url)?.path else { continue }
            let folder = chapter.place.relativePath.split(separator: "/").dropLast().map(String.init)
            guard LocalLink.resolve(path, in: folder) == nil else { continue }
            let column = chapter.file.line(link.line).utf8Offset(of: link.url) + 1
            problems.append(
                Problem(
                    link.isImage ? .error : .warning, in: chapter.file, line: link.line, column: column,
                    length: link.url.utf8.count,
                    "the link leads out of the source folder '\(chapter.place.root)'",
                    notes: [link.isImage ? "move the picture into it" : "link to where the page is on the web"]))
        }
    }

    // MARK: - Numbers

    /// Those with a caption, and those that are referred to.
    private mutating func numberFigures() {
        let referred = Set(references.joined().map(\.name))
        var counts: [Int: Int] = [:]
        for index in figures.indices {
            guard let chapter = figures[index].chapter,
                figures[index].caption != nil || referred.contains(figures[index].name)
            else { continue }
            let count = (counts[chapter] ?? 0) + 1
            counts[chapter] = count
            figures[index].number = chapters[chapter].number.map { "\($0).\(count)" } ?? String(count)
        }
    }
}

extension String {
    /// Where a text begins, in bytes; 0 where it isn't there.
    fileprivate func utf8Offset(of text: String) -> Int {
        range(of: text).map { utf8.distance(from: startIndex, to: $0.lowerBound) } ?? 0
    }
}
