import Foundation
import Rendering

/// A style sheet: it changes single values of the theme.
///
///     fonts:
///       label: Inter
///       label-size: 13
///     shape:
///       corner-radius: 4
///     light:
///       ink: "#202020"
///     dark:
///       canvas: "#000000"
package enum StyleSheet {
    /// The style sheet of a book or a source that names no other.
    package static let fileName = "figures.yml"

    /// The sheet in a folder or the nearest one above it, on a way that begins with the folder as it was named.
    package static func find(from folder: String) -> String? {
        var steps = 0
        var place = folder == "." || folder.isEmpty ? "" : folder.hasSuffix("/") ? folder : folder + "/"
        while steps < 256 {
            let (path, parent) = (place + fileName, place + "../")
            var status = stat()
            if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG { return path }
            var above = stat()
            // The topmost folder is above itself.
            guard stat(place.isEmpty ? "." : place, &status) == 0, stat(parent, &above) == 0,
                (status.st_dev, status.st_ino) != (above.st_dev, above.st_ino)
            else { return nil }
            place = parent
            steps += 1
        }
        return nil
    }

    /// - Throws: where the file can't be read or has a mistake.
    package static func check(path: String) throws(RenderFailure) { _ = try theme(path: path) }

    static func theme(path: String) throws(RenderFailure) -> FigureTheme {
        let source = try SourceText(path: path)
        return try theme(source.text, name: source.name)
    }

    /// - Throws: with every mistake, each at its line.
    static func theme(_ text: String, name: String) throws(RenderFailure) -> FigureTheme {
        let sheet = StyleText(text)
        var reader = StyleReader(mistakes: sheet.mistakes)
        var theme = FigureTheme()
        for section in sheet.sections { reader.read(section, into: &theme) }
        guard reader.mistakes.isEmpty else {
            let lines = reader.mistakes.sorted { $0.line < $1.line }
            throw RenderFailure(
                .request, text: lines.map { "\(name):\($0.line): error: \($0.message)\n" }.joined())
        }
        return theme
    }
}

/// Reads the sections of a sheet and notes every mistake.
private struct StyleReader {
    var mistakes: [StyleText.Mistake]

    private mutating func refuse(_ line: Int, _ message: String) {
        mistakes.append(StyleText.Mistake(line: line, message: message))
    }

    mutating func read(_ section: StyleText.Section, into theme: inout FigureTheme) {
        switch section.name {
        case "fonts": for entry in section.entries { readFont(entry, into: &theme) }
        case "shape": for entry in section.entries { readLength(entry, into: &theme) }
        case "light": for entry in section.entries { readColor(entry, into: &theme.light) }
        case "dark": for entry in section.entries { readColor(entry, into: &theme.dark) }
        default: unknown(section.name, section.line, among: ["fonts", "shape", "light", "dark"])
        }
    }

    private mutating func unknown(_ name: String, _ line: Int, among names: [String]) {
        let nearest = NameSuggestion.nearest(to: name, among: names)
        let hint = nearest.map { "did you mean '\($0)'?" } ?? "there are \(names.joined(separator: ", "))"
        refuse(line, "there is no '\(name)' here; \(hint)")
    }

    // MARK: - Sections

    private mutating func readFont(_ entry: StyleText.Entry, into theme: inout FigureTheme) {
        let sizes: [String: WritableKeyPath<FigureTheme, Double>] = [
            "label-size": \.labelSize, "caption-size": \.captionSize, "code-size": \.codeSize,
        ]
        let families: [String: WritableKeyPath<FigureTheme, String?>] = ["label": \.labelFamily, "code": \.codeFamily]
        if let path = sizes[entry.name] {
            if let size = number(entry, 10...40) { theme[keyPath: path] = size }
        } else if let path = families[entry.name] {
            if let family = entry.values.first, !family.isEmpty {
                theme[keyPath: path] = family
            } else {
                refuse(entry.line, "the name of a font is expected here")
            }
        } else {
            unknown(entry.name, entry.line, among: sizes.keys.sorted() + families.keys.sorted())
        }
    }

    private mutating func readLength(_ entry: StyleText.Entry, into theme: inout FigureTheme) {
        let lengths: [String: (WritableKeyPath<FigureTheme, Double>, ClosedRange<Double>)] = [
            "corner-radius": (\.cornerRadius, 0...30), "line-width": (\.lineWidth, 0.5...4),
            "margin": (\.margin, 0...100), "spacing": (\.spacing, 8...100),
        ]
        guard let (path, range) = lengths[entry.name] else {
            return unknown(entry.name, entry.line, among: lengths.keys.sorted())
        }
        if let length = number(entry, range) { theme[keyPath: path] = length }
    }

    private mutating func number(_ entry: StyleText.Entry, _ range: ClosedRange<Double>) -> Double? {
        if entry.values.count == 1, let value = Double(entry.values[0]), range.contains(value) { return value }
        let bounds = "\(FigureNumbers.text(range.lowerBound)) to \(FigureNumbers.text(range.upperBound))"
        refuse(entry.line, "'\(entry.name)' takes a number from \(bounds)")
        return nil
    }

    private mutating func readColor(_ entry: StyleText.Entry, into colors: inout FigureTheme.Colors) {
        let values = entry.values.compactMap { ThemeColor($0) }
        if entry.name == "series" {
            guard !values.isEmpty, values.count == entry.values.count else {
                return refuse(entry.line, "'series' takes colors, as in [\"#2f66c9\", \"#d0711c\"]")
            }
            colors.series = values
            return
        }
        guard Self.names.contains(entry.name) else {
            return unknown(entry.name, entry.line, among: Self.names + ["series"])
        }
        guard let color = values.first, entry.values.count == 1 else {
            return refuse(entry.line, "'\(entry.name)' takes a color in quotes, as in \"#2f66c9\"")
        }
        if let path = Self.paths[entry.name] {
            colors[keyPath: path] = color
        } else if let syntax = SyntaxClass(rawValue: String(entry.name.dropFirst("code-".count))) {
            colors.syntax[syntax] = color
        }
    }

    private static let names = paths.keys.sorted() + SyntaxClass.allCases.map { "code-\($0.rawValue)" }

    private static var paths: [String: WritableKeyPath<FigureTheme.Colors, ThemeColor>] {
        [
            "canvas": \.canvas, "panel": \.panel, "ink": \.ink, "secondary": \.secondary, "line": \.line,
            "accent": \.accent, "accent-fill": \.accentFill, "proposal": \.proposal, "answer": \.answer,
            "attention": \.attention, "attention-fill": \.attentionFill, "view-fill": \.view.fill,
            "view-line": \.view.line, "own-fill": \.own.fill, "own-line": \.own.line,
            "modifier-fill": \.modifier.fill, "modifier-line": \.modifier.line,
            "environment-fill": \.environment.fill, "environment-line": \.environment.line,
            "conditional-fill": \.conditional.fill, "conditional-line": \.conditional.line,
        ]
    }
}
