import ArgumentParser
import Figures
import Rendering

/// The options of single kinds of figures, in groups as `--help` shows them.
struct FigureArguments: ParsableArguments {
    @OptionGroup(title: "preview") var preview: PreviewFigureArguments
    @OptionGroup(title: "code, listing") var code: CodeFigureArguments
    @OptionGroup(title: "view-tree, listing") var tree: TreeFigureArguments
    @OptionGroup(title: "layout-steps, proposals, resize, filmstrip, timeline") var series: SeriesFigureArguments
    @OptionGroup(title: "stack, grid, alignment, explain") var place: PlaceFigureArguments
    @OptionGroup(title: "render-tree, environment, preferences, diff") var value: ValueFigureArguments
    @OptionGroup(title: "All kinds of figures") var common: CommonFigureArguments

    private var given: [(name: String, text: String?)] {
        preview.given + code.given + tree.given + series.given + place.given + value.given + common.given
    }

    /// Everything as the figure takes it.
    func settings(for kind: FigureKind) throws -> FigureSettings { try Self.check(given, for: kind) }

    @discardableResult
    fileprivate static func check(
        _ given: [(name: String, text: String?)], for kind: FigureKind
    ) throws -> FigureSettings {
        var settings = FigureSettings(for: kind)
        for case (let name, let text?) in given {
            do throws(OptionError) {
                try settings.set(name, to: text)
            } catch {
                guard FigureSettings.options(of: kind).contains(where: { $0.name == name }) else {
                    throw ValidationError("'--\(name)' isn't \(error.expected).")
                }
                throw ValidationError("The value '\(text)' is invalid for '--\(name)': it has to be \(error.expected).")
            }
        }
        return settings
    }
}

/// A flag as the text that settings take; nil where it isn't given.
private func flag(_ isGiven: Bool) -> String? { isGiven ? "true" : nil }

struct PreviewFigureArguments: ParsableArguments {
    @Flag(help: "Outlines the view's frame.") var outline = false
    @Flag(help: "Writes the view's width and height beside it.") var dimensions = false
    @Option(help: ArgumentHelp("What lies behind the view. (default: none)", valueName: "none|grid|device"))
    var backdrop: String?

    var given: [(name: String, text: String?)] {
        [("outline", flag(outline)), ("dimensions", flag(dimensions)), ("backdrop", backdrop)]
    }
}

struct CodeFigureArguments: ParsableArguments {
    @Flag(help: "Numbers the lines.") var lineNumbers = false
    @Option(help: ArgumentHelp("Shows only these lines of the source.", valueName: "from-to")) var lines: String?
    @Option(help: ArgumentHelp("Marks lines (3,5-7) or parts of them (4:5-4:12).", valueName: "ranges"))
    var highlight: [String] = []
    @Option(help: ArgumentHelp("code: numbers a line and says something of it below.", valueName: "line=text"))
    var callout: [String] = []

    var given: [(name: String, text: String?)] {
        [("line-numbers", flag(lineNumbers)), ("lines", lines)] + highlight.map { ("highlight", $0) }
            + callout.map { ("callout", $0) }
    }
}

struct TreeFigureArguments: ParsableArguments {
    @Flag(help: "Writes each view's position beside it.") var paths = false
    @Flag(help: "Shows TupleView nodes.") var tuples = false

    var given: [(name: String, text: String?)] { [("paths", flag(paths)), ("tuples", flag(tuples))] }
}

struct SeriesFigureArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "layout-steps: figure or text; resize: how many widths. (default: figure, 6)", valueName: "text|n"))
    var steps: String?
    @Flag(help: "layout-steps: shows also what was asked only to find out how flexible a view is.") var probes = false
    @Option(help: ArgumentHelp("What is proposed. (default: 100x100,200x100,_x_)", valueName: "sizes"))
    var proposals: String?
    @Option(help: ArgumentHelp("The first width, or the first second. (default: 80, 0)", valueName: "n"))
    var from: String?
    @Option(
        help: ArgumentHelp("The last width, or the last second. (default: 300, until all is still)", valueName: "n"))
    var to: String?
    @Option(help: ArgumentHelp("filmstrip: how many frames. (default: 6)", valueName: "n")) var frames: String?

    var given: [(name: String, text: String?)] {
        [
            ("steps", steps), ("probes", flag(probes)), ("proposals", proposals), ("from", from), ("to", to),
            ("frames", frames),
        ]
    }
}

struct PlaceFigureArguments: ParsableArguments {
    @Option(help: ArgumentHelp("Which view: its id in 'render inspect', for explain also its text.", valueName: "view"))
    var of: String?
    @Option(help: ArgumentHelp("alignment: leading, center, firstTextBaseline …", valueName: "names"))
    var guides: String?

    var given: [(name: String, text: String?)] { [("of", of), ("guides", guides)] }
}

struct ValueFigureArguments: ParsableArguments {
    @Flag(help: "render-tree: shows the tree before the last event.") var before = false
    @Flag(help: "render-tree: shows the tree after the last event, with what it changed.") var after = false
    @Option(help: ArgumentHelp("environment: which value. (default: the first that is written)", valueName: "key"))
    var value: String?
    @Option(help: ArgumentHelp("preferences: which of those that are set. (default: 1)", valueName: "n"))
    var preference: String?
    @Option(help: ArgumentHelp("diff: the other variant, one value of the source replaced.", valueName: "name=value"))
    var whatIf: String?
    @Option(help: ArgumentHelp("diff: the other variant, another source.", valueName: "file")) var other: String?
    @Option(help: ArgumentHelp("diff: the other variant, another view of the source.", valueName: "name"))
    var otherView: String?

    var given: [(name: String, text: String?)] {
        [
            ("before", flag(before)), ("after", flag(after)), ("value", value), ("preference", preference),
            ("what-if", whatIf), ("other", other), ("other-view", otherView),
        ]
    }
}

struct CommonFigureArguments: ParsableArguments {
    @Option(help: ArgumentHelp("How wide the figure may be, in points. (default: 600)", valueName: "points"))
    var width: String?
    @Option(
        help: ArgumentHelp(
            "A style sheet of colours, fonts and spacing, in YAML. (default: figures.yml, found upwards)",
            valueName: "file"))
    var style: String?
    @Option(
        help: ArgumentHelp("The figure's own words: en, zh or a .strings file. (default: en)", valueName: "language"))
    var labels: String?
    @Option(help: ArgumentHelp("What lies behind the figure. (default: the style's)", valueName: "color"))
    var canvas: String?

    var given: [(name: String, text: String?)] {
        [("width", width), ("style", style), ("labels", labels), ("canvas", canvas)]
    }

    /// What was written, checked.
    var written: [(name: String, text: String)] {
        get throws {
            try FigureArguments.check(given, for: .preview)
            return given.compactMap { option in option.text.map { (option.name, $0) } }
        }
    }
}
