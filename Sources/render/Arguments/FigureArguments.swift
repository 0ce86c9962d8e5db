import ArgumentParser
import Figures
import Rendering

/// The options of single kinds of figures, in groups as `--help` shows them.
struct FigureArguments: ParsableArguments {
    @OptionGroup(title: "preview") var preview: PreviewFigureArguments
    @OptionGroup(title: "code, listing") var code: CodeFigureArguments
    @OptionGroup(title: "view-tree, listing") var tree: TreeFigureArguments
    @OptionGroup(title: "All kinds of figures") var common: CommonFigureArguments

    private var given: [(name: String, text: String?)] {
        preview.given + code.given + tree.given + common.given
    }

    /// Everything as the figure takes it.
    func settings(for kind: FigureKind) throws -> FigureSettings {
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

struct CommonFigureArguments: ParsableArguments {
    @Option(help: ArgumentHelp("How wide the figure may be, in points. (default: 600)", valueName: "points"))
    var width: String?
    @Option(help: ArgumentHelp("A style sheet of colours, fonts and spacing, in YAML.", valueName: "file"))
    var style: String?
    @Option(
        help: ArgumentHelp("The figure's own words: en, zh or a .strings file. (default: en)", valueName: "language"))
    var labels: String?
    @Option(help: ArgumentHelp("What lies behind the figure. (default: the style's)", valueName: "color"))
    var canvas: String?

    var given: [(name: String, text: String?)] {
        [("width", width), ("style", style), ("labels", labels), ("canvas", canvas)]
    }
}
