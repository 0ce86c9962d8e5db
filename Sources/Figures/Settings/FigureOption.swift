import Foundation

/// One option of figures: its name on the command line, what it takes, and which kinds have it.
public struct FigureOption: Sendable {
    public let name: String
    /// What stands for its value in a help text; nil for a flag.
    public let valueName: String?
    /// One sentence for a help text, the default in brackets at its end.
    public let help: String
    /// Nil for an option of all kinds.
    public let kinds: [FigureKind]?
    public let isRepeated: Bool
    /// What is said to whoever writes something else.
    let expected: String
    let accepts: @Sendable (String) -> Bool

    public var isFlag: Bool { valueName == nil }

    /// All options, those of single kinds in the order of the kinds, those of all kinds last.
    public static let all: [FigureOption] = single + common

    private static let single: [FigureOption] = [
        flag("outline", "Outlines the view's frame.", [.preview]),
        flag("dimensions", "Writes the view's width and height beside it.", [.preview]),
        choice("backdrop", ["none", "grid", "device"], "What lies behind the view. (default: none)", [.preview]),
        flag("line-numbers", "Numbers the lines.", [.code, .listing]),
        FigureOption(
            name: "lines", valueName: "from-to", help: "Shows only these lines of the source.",
            kinds: [.code, .listing], isRepeated: false, expected: "two numbers of lines, as in '3-9'",
            accepts: { LineRange($0) != nil }),
        FigureOption(
            name: "highlight", valueName: "ranges",
            help: "Marks lines (3,5-7) or parts of them (4:5-4:12), separated by commas.",
            kinds: [.code, .listing], isRepeated: true, expected: "lines or ranges, as in '3,5-7' or '4:5-4:12'",
            accepts: { CodeHighlight.list($0) != nil }),
        FigureOption(
            name: "callout", valueName: "line=text", help: "Numbers a line and says something of it below.",
            kinds: [.code], isRepeated: true, expected: "a line and a text, as in '3=Wraps at words'",
            accepts: { CodeCallout($0) != nil }),
        flag("paths", "Writes each view's position beside it.", [.viewTree, .listing]),
        flag("tuples", "Shows TupleView nodes.", [.viewTree, .listing]),
    ]

    private static let common: [FigureOption] = [
        number("width", "points", 120...8_000, "How wide the figure may be, in points. (default: 600)", nil),
        FigureOption(
            name: "style", valueName: "file", help: "A style sheet of colours, fonts and spacing, in YAML.",
            kinds: nil, isRepeated: false, expected: "a file", accepts: { !$0.isEmpty }),
        FigureOption(
            name: "labels", valueName: "language",
            help: "The figure's own words: en, zh or a .strings file. (default: en)",
            kinds: nil, isRepeated: false, expected: "'en', 'zh' or a .strings file",
            accepts: { ["en", "zh"].contains($0) || $0.hasSuffix(".strings") }),
        FigureOption(
            name: "canvas", valueName: "color", help: "What lies behind the figure. (default: the style's)",
            kinds: nil, isRepeated: false, expected: "'transparent', '#rrggbb' or '#rrggbbaa'",
            accepts: { $0 == "transparent" || ThemeColor($0) != nil }),
    ]

    // MARK: - Kinds of options

    private static func flag(_ name: String, _ help: String, _ kinds: [FigureKind]) -> FigureOption {
        FigureOption(
            name: name, valueName: nil, help: help, kinds: kinds, isRepeated: false, expected: "'true' or 'false'",
            accepts: { ["true", "false"].contains($0) })
    }

    private static func choice(
        _ name: String, _ values: [String], _ help: String, _ kinds: [FigureKind]
    ) -> FigureOption {
        FigureOption(
            name: name, valueName: values.joined(separator: "|"), help: help, kinds: kinds, isRepeated: false,
            expected: values.map { "'\($0)'" }.joined(separator: " or "), accepts: { values.contains($0) })
    }

    private static func number(
        _ name: String, _ valueName: String, _ range: ClosedRange<Double>, _ help: String, _ kinds: [FigureKind]?
    ) -> FigureOption {
        FigureOption(
            name: name, valueName: valueName, help: help, kinds: kinds, isRepeated: false,
            expected: "a number from \(short(range.lowerBound)) to \(short(range.upperBound))",
            accepts: { Double($0).map(range.contains) ?? false })
    }

    private static func short(_ number: Double) -> String { FigureNumbers.text(number) }
}

/// Numbers as figures write them.
enum FigureNumbers {
    /// At most two decimals, none where it is whole; `∞`, and `nil` for what is left to the view.
    static func text(_ length: Double?) -> String {
        guard let length else { return "nil" }
        guard length.isFinite else { return length.isNaN ? "nan" : length < 0 ? "-∞" : "∞" }
        let rounded = (length * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int64(rounded)) : "\(rounded)"
    }

    /// `320×480`.
    static func text(_ width: Double?, _ height: Double?) -> String { "\(text(width))×\(text(height))" }

    static func text(_ size: CGSize) -> String { text(size.width, size.height) }
}
