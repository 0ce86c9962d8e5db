import Foundation

/// What stands in a page for a figure.
struct FigureMarkup {
    /// Nil where it couldn't be drawn.
    var entry: OutputState.Entry?
    var figure: PlannedFigure
    var settings: PipelineSettings
    /// The page, from the output folder.
    var page: String

    private var alternateText: String { figure.alternateText ?? entry?.alternateText ?? "" }

    private func link(_ output: FigureJob.Output) -> String {
        LocalLink.relative(settings.path(of: figure, output), from: page)
    }

    /// "Figure 2.3"; nil for a figure without a number.
    private var label: String? { figure.number.map { "Figure \($0)" } }

    /// Lines of Markdown.
    var lines: [String] {
        guard let entry, let first = figure.job.outputs.first else {
            return ["<!-- The figure '\(figure.name)' couldn't be drawn. -->"]
        }
        if settings.format == .docc { return plain(target: figure.name, anchor: false, entry) }
        if figure.job.outputs.count == 1, settings.format == .markdown {
            return plain(target: link(first), anchor: true, entry)
        }
        return html(entry)
    }

    // MARK: - Markdown

    private func plain(target: String, anchor: Bool, _ entry: OutputState.Entry) -> [String] {
        let mark = anchor && figure.number != nil ? "<a id=\"fig-\(figure.name)\"></a>" : ""
        var lines = ["\(mark)![\(Self.escaped(alternateText))](\(target))"]
        let caption = [label.map { "**\($0).**" }, figure.caption].compactMap { $0 }
        if !caption.isEmpty { lines += ["", caption.joined(separator: " ")] }
        if figure.showsWords, !entry.words.isEmpty {
            lines.append("")
            lines += entry.words.split(separator: "\n").map { "- \(Self.escaped(String($0)))" }
        }
        return lines
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            if character.isNewline {
                result += " "
                continue
            }
            if "\\[]*_`<&".contains(character) { result.append("\\") }
            result.append(character)
        }
        return result
    }

    // MARK: - HTML

    /// One block of markup: no empty line in it, which would end it.
    private func html(_ entry: OutputState.Entry) -> [String] {
        let light = figure.job.outputs.first { $0.appearance == "light" } ?? figure.job.outputs.first
        let dark = figure.job.outputs.first { $0.appearance == "dark" }
        guard let light else { return [] }
        // Where there is little room, these are moved sideways rather than made too small to read.
        let isWide = entry.width > 440 ? " wide" : ""
        var lines = ["<figure id=\"fig-\(figure.name)\" class=\"easel \(figure.job.kind)\(isWide)\">", "<picture>"]
        if let dark, dark != light {
            lines.append(
                "<source media=\"(prefers-color-scheme: dark)\" srcset=\"\(HTMLText.attribute(link(dark)))\">")
        }
        let (width, height) = (Self.pixels(entry.width), Self.pixels(entry.height))
        let size = "width=\"\(width)\" height=\"\(height)\""
        lines.append(
            "<img src=\"\(HTMLText.attribute(link(light)))\" \(size) alt=\"\(HTMLText.attribute(alternateText))\">")
        lines.append("</picture>")
        if label != nil || figure.caption != nil {
            let number = label.map { "<strong>\($0).</strong> " } ?? ""
            lines.append("<figcaption>\(number)\(HTMLText.inline(figure.caption ?? ""))</figcaption>")
        }
        if figure.showsWords, !entry.words.isEmpty {
            lines.append("<details><summary>Step by step</summary>")
            lines.append("<ol class=\"words\">")
            for line in entry.words.split(separator: "\n") {
                lines.append("<li>\(HTMLText.escaped(Self.unnumbered(String(line))))</li>")
            }
            lines += ["</ol>", "</details>"]
        }
        return lines + ["</figure>"]
    }

    /// A figure may be larger than any number of pixels: its picture is then as large as a page can have it.
    private static func pixels(_ length: Double) -> Int { Int(min(max(length.rounded(), 0), 1_000_000)) }

    /// The list numbers its items itself.
    private static func unnumbered(_ line: String) -> String {
        let digits = line.prefix { $0.isNumber }
        guard !digits.isEmpty else { return line }
        let rest = line.dropFirst(digits.count)
        return rest.hasPrefix(". ") || rest.hasPrefix(") ") ? String(rest.dropFirst(2)) : line
    }
}

/// Text as HTML has it.
enum HTMLText {
    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.append(character)
            }
        }
        return result
    }

    /// On one line, in double quotes.
    static func attribute(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return escaped(line).replacingOccurrences(of: "\"", with: "&quot;")
    }

    /// A line of Markdown without its paragraph.
    static func inline(_ markdown: String) -> String {
        guard let tree = CommonMarkTree(Array(markdown.utf8)) else { return escaped(markdown) }
        let html = tree.html().trimmingCharacters(in: .whitespacesAndNewlines)
        guard html.hasPrefix("<p>"), html.hasSuffix("</p>"), !html.dropFirst(3).contains("<p>") else { return html }
        return String(html.dropFirst(3).dropLast(4))
    }
}
