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
        flag("paths", "Writes each view's position beside it.", [.viewTree, .listing, .renderTree]),
        flag("internals", "Shows also what the library's own views are made of.", [.renderTree]),
        flag("tuples", "Shows TupleView nodes.", [.viewTree, .listing]),
        choice("steps", ["figure", "text"], "The tree, or the steps as sentences. (default: figure)", [.layoutSteps]),
        flag("probes", "Shows also what was asked only to find out how flexible a view is.", [.layoutSteps]),
        FigureOption(
            name: "proposals", valueName: "sizes", help: "What is proposed. (default: 100x100,200x100,_x_)",
            kinds: [.proposals], isRepeated: false, expected: "sizes with commas between, as in '25x50,_x50'",
            accepts: { ProposalList($0) != nil }),
        number("from", "n", 0...10_000, "The first width, or the first second.", [.resize, .filmstrip, .timeline]),
        number("to", "n", 0...10_000, "The last width, or the last second.", [.resize, .filmstrip, .timeline]),
        count("steps", 2...60, "How many widths. (default: 6)", [.resize]),
        FigureOption(
            name: "of", valueName: "view", help: "Which view: its id in 'render inspect', for explain also its text.",
            kinds: [.stack, .alignment, .grid, .explain], isRepeated: false, expected: "an id, as in '0.1'",
            accepts: { !$0.isEmpty }),
        FigureOption(
            name: "guides", valueName: "names", help: "Which guides. (default: those of the container)",
            kinds: [.alignment], isRepeated: false,
            expected: "guides with commas between, as in 'center,firstTextBaseline'",
            accepts: { text in
                !text.isEmpty
                    && text.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { name in
                        !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
                    }
            }),
        flag("before", "Shows the tree before the last event.", [.renderTree]),
        flag("after", "Shows the tree after the last event, with what it changed.", [.renderTree]),
        FigureOption(
            name: "value", valueName: "key", help: "Which value, as in 'font'. (default: the first that is written)",
            kinds: [.environment], isRepeated: false, expected: "a key of the environment, as in 'font'",
            accepts: { !$0.isEmpty }),
        count("preference", 1...1000, "Which of the preferences that are set. (default: the first)", [.preferences]),
        FigureOption(
            name: "what-if", valueName: "name=value", help: "The other variant: one value of the source replaced.",
            kinds: [.diff], isRepeated: false, expected: "a name and a value, as in 'padding=8' or '12:padding=8'",
            accepts: { SourceChange($0) != nil }),
        FigureOption(
            name: "other", valueName: "file", help: "The other variant: another source.", kinds: [.diff],
            isRepeated: false, expected: "a file", accepts: { !$0.isEmpty }),
        FigureOption(
            name: "other-view", valueName: "name", help: "The other variant: another view of the source.",
            kinds: [.diff], isRepeated: false, expected: "a view's name", accepts: { !$0.isEmpty }),
        count("frames", 1...120, "How many frames. (default: 6)", [.filmstrip]),
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

    private static func count(
        _ name: String, _ range: ClosedRange<Int>, _ help: String, _ kinds: [FigureKind]
    ) -> FigureOption {
        FigureOption(
            name: name, valueName: "n", help: help, kinds: kinds, isRepeated: false,
            expected: "a whole number from \(range.lowerBound) to \(range.upperBound)",
            accepts: { Int($0).map(range.contains) ?? false })
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
    static func text(_ width: CGFloat?, _ height: CGFloat?) -> String {
        "\(text(width.map { Double($0) }))×\(text(height.map { Double($0) }))"
    }

    static func text(_ size: CGSize) -> String { text(size.width, size.height) }
}
