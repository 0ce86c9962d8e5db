import Foundation
import Rendering

/// Figures in a document of Pandoc, and so of Quarto: its tree as JSON in, the same with pictures out.
///
/// A block of code has its words in braces there: ```` ```{.swift figure=listing name=hello} ````.
public struct PandocFilter: Sendable {
    private let settings: PipelineSettings
    private let worker: [String]?
    private let write: FigurePipeline.Write
    /// The format that Pandoc writes.
    private let target: String

    /// - Parameters:
    ///   - settings: its output is the folder of the pictures.
    ///   - target: the format that Pandoc writes, as it tells filters; it decides what the pictures are.
    public init(
        _ settings: PipelineSettings, target: String, worker: [String]? = nil, write: @escaping FigurePipeline.Write
    ) {
        var settings = settings
        settings.isFlat = true
        if settings.pictureFormat == nil { settings.pictureFormat = Self.pictures(for: target) }
        if !settings.options.contains(where: { $0.name == "appearance" }) {
            settings.options.append(GivenOption(name: "appearance", text: "light"))
        }
        (self.settings, self.worker, self.write, self.target) = (settings, worker, write, target)
    }

    private static func pictures(for target: String) -> PictureFormat {
        switch target.prefix(while: { $0.isLetter || $0.isNumber }) {
        case "latex", "beamer", "context", "pdf": .pdf
        case "docx", "odt", "pptx", "epub", "epub2", "epub3", "rtf": .png
        default: .svg
        }
    }

    /// - Parameter input: a document as `pandoc -t json` writes it.
    /// - Returns: nil for the document where that is none.
    public func run(_ input: [UInt8]) -> (document: [UInt8]?, report: PipelineReport) {
        guard let parsed = try? JSONSerialization.jsonObject(with: Data(input)), var root = parsed as? [String: Any],
            let blocks = root["blocks"] as? [Any]
        else {
            var report = PipelineReport()
            report.problems = [
                Problem(text: "error: standard input isn't a document of Pandoc (pandoc -t json writes one)\n")
            ]
            return (nil, report)
        }
        let version = root["pandoc-api-version"] as? [Int] ?? []
        let fences = PandocFences(blocks)
        let file = ChapterFile(name: "<pandoc>", relativePath: "document.md", bytes: Array(fences.markdown.utf8))
        let plan: BookPlan
        do throws(Problem) {
            plan = try BookPlan(file, settings)
        } catch {
            var report = PipelineReport()
            report.problems = [error]
            return (nil, report)
        }
        var run = PipelineRun(plan, settings, pool: worker.map { WorkerPool($0) }, write: write)
        let report = run.run { _, _, _ in }
        var writer = PandocWriter(
            plan: plan, settings: settings, entries: run.entries, target: target,
            hasFigures: version.lexicographicallyPrecedes([1, 23]) == false)
        root["blocks"] = writer.rewrite(blocks)
        let data = try? JSONSerialization.data(withJSONObject: root, options: [.sortedKeys, .withoutEscapingSlashes])
        return (data.map { [UInt8]($0) }, report)
    }
}

/// The blocks of code of a document that are ours, as Markdown.
struct PandocFences {
    private(set) var markdown = ""

    init(_ blocks: [Any]) { collect(blocks) }

    private mutating func collect(_ value: Any) {
        if let list = value as? [Any] {
            for item in list { collect(item) }
        } else if let object = value as? [String: Any] {
            if let block = PandocCode(object) { markdown += block.markdown } else { collect(object["c"] ?? 0) }
        }
    }
}

/// A block of Swift that has words of ours.
struct PandocCode {
    let code: String
    let markdown: String

    private static let own: Set = ["figure", "name", "use", "after"]

    init?(_ object: [String: Any]) {
        guard object["t"] as? String == "CodeBlock", let content = object["c"] as? [Any], content.count == 2,
            let attributes = content[0] as? [Any], attributes.count == 3, let code = content[1] as? String,
            let identifier = attributes[0] as? String, let classes = attributes[1] as? [String],
            let pairs = attributes[2] as? [[String]], classes.first?.lowercased() == "swift"
        else { return nil }
        guard pairs.contains(where: { Self.own.contains($0.first ?? "") }) else { return nil }
        var words = pairs.compactMap { pair in pair.count == 2 ? Self.word(pair[0], pair[1]) : nil }
        // `{#hello .swift figure=listing}` names it too, and a class is a word alone.
        if !identifier.isEmpty, !pairs.contains(where: { $0.first == "name" }) { words.append("name=\(identifier)") }
        words += classes.dropFirst()
        let marks = String(repeating: "~", count: 12)
        self.code = code
        markdown = "\(marks)swift \(words.joined(separator: " "))\n\(code.isEmpty ? "" : code + "\n")\(marks)\n\n"
    }

    private static func word(_ name: String, _ value: String) -> String {
        let escaped = value.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        return "\(name)=\"\(escaped.split(whereSeparator: \.isNewline).joined(separator: " "))\""
    }
}

/// Puts figures where the blocks were.
struct PandocWriter {
    let plan: BookPlan
    let settings: PipelineSettings
    let entries: [String: OutputState.Entry]
    let target: String
    /// Whether the document's version has a block for figures.
    let hasFigures: Bool
    private var next = 0

    init(
        plan: BookPlan, settings: PipelineSettings, entries: [String: OutputState.Entry], target: String,
        hasFigures: Bool
    ) {
        (self.plan, self.settings, self.entries) = (plan, settings, entries)
        (self.target, self.hasFigures) = (target, hasFigures)
    }

    mutating func rewrite(_ list: [Any]) -> [Any] { list.flatMap { rewriteItem($0) } }

    private mutating func rewriteItem(_ value: Any) -> [Any] {
        if let list = value as? [Any] { return [rewrite(list)] }
        guard var object = value as? [String: Any] else { return [value] }
        if let code = PandocCode(object) {
            defer { next += 1 }
            return blocks(for: next, code.code)
        }
        if let reference = reference(object) { return reference }
        if let content = object["c"] as? [Any] { object["c"] = rewrite(content) }
        return [object]
    }

    // MARK: - Figures

    private func blocks(for index: Int, _ code: String) -> [Any] {
        guard let chapter = plan.chapters.first, let fence = chapter.fences[index] else { return [] }
        var blocks: [Any] = []
        if !fence.hidesCode, fence.use == nil {
            blocks.append(PandocInlines.element("CodeBlock", [["", ["swift"], [Any]()] as [Any], code] as [Any]))
        }
        guard let figure = plan.figures.first(where: { $0.fence == index }), let entry = entries[figure.name],
            let output = figure.job.outputs.first
        else { return blocks }
        let folder = settings.output.map { $0 == "." ? "" : $0 + "/" } ?? ""
        let path = folder + settings.path(of: figure, output)
        let alternateText = figure.alternateText ?? entry.alternateText
        // LaTeX numbers figures itself.
        let isNumbered = target.hasPrefix("latex") || target.hasPrefix("beamer") || target.hasPrefix("context")
        let label = isNumbered ? nil : figure.number.map { "Figure \($0)." }
        let caption = [label.map(PandocInlines.words), figure.caption.map { PandocInlines($0).all }].compactMap { $0 }
            .reduce(into: [Any]()) { $0 += $0.isEmpty ? $1 : [["t": "Space"]] + $1 }
        let size = [["width", "\(Int(entry.width.rounded()))px"]]
        let name = "fig-\(figure.name)"
        func image(_ attributes: [Any], _ inlines: [Any], _ title: String) -> [String: Any] {
            PandocInlines.element("Image", [attributes, inlines, [path, title]] as [Any])
        }
        if caption.isEmpty {
            let picture = image([name, [String](), size], PandocInlines.words(alternateText), "")
            blocks.append(PandocInlines.element("Para", [picture]))
        } else if hasFigures {
            let picture = image(["", [String](), size], PandocInlines.words(alternateText), "")
            let inner = PandocInlines.element("Plain", [picture])
            let text: [Any] = [NSNull(), [PandocInlines.element("Plain", caption)]]
            blocks.append(
                PandocInlines.element("Figure", [[name, [String](), [Any]()] as [Any], text, [inner]] as [Any]))
        } else {
            let attributes: [Any] = [name, [String](), size + [["alt", alternateText]]]
            blocks.append(PandocInlines.element("Para", [image(attributes, caption, "fig:")]))
        }
        return blocks
    }

    /// What stands for `@fig:hello`; nil for anything else.
    private func reference(_ object: [String: Any]) -> [Any]? {
        let kind = object["t"] as? String
        if kind == "Cite", let content = object["c"] as? [Any], let citations = content.first as? [[String: Any]],
            citations.count == 1, let id = citations[0]["citationId"] as? String, id.hasPrefix("fig:")
        {
            return link(to: String(id.dropFirst(4)))
        }
        if kind == "Str", let text = object["c"] as? String, text.hasPrefix("@fig:") {
            let name = text.dropFirst(5).prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
            guard let link = link(to: String(name)) else { return nil }
            let rest = String(text.dropFirst(5 + name.count))
            return rest.isEmpty ? link : link + [PandocInlines.element("Str", rest)]
        }
        return nil
    }

    private func link(to name: String) -> [Any]? {
        guard let figure = plan.figures.first(where: { $0.name == name }) else { return nil }
        let text = PandocInlines.words("Figure \(figure.number ?? figure.name)")
        return [
            PandocInlines.element("Link", [["", [String](), [Any]()] as [Any], text, ["#fig-\(name)", ""]] as [Any])
        ]
    }
}
