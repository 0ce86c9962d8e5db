/// What agents can have done.
enum AgentTool: String, CaseIterable {
    case render, inspect, explain, check, diff, explore, figure, film

    static var list: JSONValue { .array(allCases.map(\.description)) }

    private var title: String {
        switch self {
        case .render: "Draw a view"
        case .inspect: "Measure a view"
        case .explain: "Explain a view's size and place"
        case .explore: "Look for faults at many sizes"
        case .figure: "Draw a documentation figure"
        case .check: "Check a source"
        case .film: "Film a view"
        case .diff: "Compare two versions of a view"
        }
    }

    private var summary: String {
        switch self {
        case .render:
            "Draws SwiftUI source and answers the picture with the tree of what was laid out: a line a node, with its frame in points. Mistakes are answered with their lines."
        case .inspect: "Answers what was laid out as JSON: every node's frame, proposal, texts and actions."
        case .check: "Parses and type-checks SwiftUI source without drawing it."
        case .film:
            "Draws an animation as a GIF: events happen, and a picture is taken of each frame until all is still."
        case .diff:
            "Compares two versions of a source: what moved, came, went or looks different, and which change of the source did it; with a picture of both and of what changed."
        case .explain:
            "Says in sentences why a view is as large as it is and stands where it stands ('of'), who cuts texts off and what would do ('why-truncated'), or what moves if one value of the source is another ('what-if')."
        case .explore:
            "Draws a view at many widths, type sizes, directions and languages, light and dark, and answers only what is wrong: texts cut off, overlaps, views outside, weak contrast, small targets, missing labels; each with its line."
        case .figure:
            "Draws a figure for documentation: the view tree, the steps of layout, a stack's division of space, alignment guides, a time line."
        }
    }

    private var description: JSONValue {
        [
            "name": .string(rawValue), "title": .string(title), "description": .string(summary),
            "inputSchema": .object([
                "type": "object",
                "properties": .object(properties),
                "required": .array(required.map(JSONValue.string)),
                "additionalProperties": false,
            ]),
            "annotations": ["readOnlyHint": true, "openWorldHint": false, "idempotentHint": true],
        ]
    }

    private var required: [String] {
        switch self {
        case .diff: ["old", "new"]
        case .figure: ["source", "kind"]
        default: ["source"]
        }
    }

    /// Arguments that are options of the command of that name.
    var ownOptions: [String: JSONValue] {
        let text: JSONValue = ["type": "string"]
        let flag: JSONValue = ["type": "boolean"]
        return switch self {
        case .render:
            ["marks": with(flag, "Numbers the views on the picture; the tree then has the same numbers in brackets.")]
        case .explain:
            [
                "of": with(text, "The view: its visible text, its accessibility label, or its id in 'inspect'."),
                "why-truncated": with(flag, "Explains every text that is cut off."),
                "what-if": with(text, "One value of the source replaced, as in 'padding=8' or '12:spacing=4'."),
            ]
        case .explore: ["widths": with(text, "The narrowest and the widest window, as in '200...1024'.")]
        case .inspect:
            [
                "probes": with(flag, "Adds every question of layout with its answer."),
                "sources": with(flag, "Adds where in the source each node was made."),
            ]
        default: [:]
        }
    }

    /// The arguments besides sources, assets, options and events.
    var ownArguments: [String] { ownOptions.keys.sorted() + (self == .figure ? ["kind"] : []) }

    private var properties: [String: JSONValue] {
        let texts: JSONValue = ["type": "object", "additionalProperties": ["type": "string"]]
        var properties: [String: JSONValue] = [
            "files": with(texts, "More sources of the same module: name to text."),
            "assets": with(texts, "Pictures, asset catalogs, tables of texts: path to base 64."),
            "options": with(
                ["type": "object", "additionalProperties": ["type": ["string", "number", "boolean", "array"]]],
                """
                What is drawn: size ('320x480', '_' leaves an axis to the view), scale, platform (ios, macos), appearance \
                (light, dark), dynamic-type (xSmall … accessibility5), layout-direction (ltr, rtl), locale, time-zone, \
                view, background, set ('name=expression'), at (seconds)\(more).
                """),
            "events": with(
                ["type": "array", "items": ["type": "object"]],
                "What happens first, in order, each an object of one member: {\"tap\": \"Add\"}, {\"type\": \"Name=Ann\"}, {\"drag\": \"10,10,50,10\"}, {\"wait\": 1}."
            ),
        ]
        properties.merge(ownOptions) { first, _ in first }
        if self == .figure {
            properties["kind"] = with(
                ["type": "string"],
                """
                preview, code, view-tree, render-tree, listing, layout-steps, proposals, resize, alignment, stack, grid, \
                environment, preferences, timeline, filmstrip, diff or explain; 'options' takes the options of that kind.
                """)
        }
        let source = "SwiftUI source: declarations with a #Preview, or view expressions at top level."
        if self == .diff {
            properties["old"] = with(["type": "string"], source)
            properties["new"] = with(["type": "string"], source)
        } else {
            properties["source"] = with(["type": "string"], source)
        }
        return properties
    }

    private var more: String {
        switch self {
        case .film: "; film ('FROM...TO@FPS'), loop, show-taps"
        case .inspect: "; tree (layout, view, render), changes"
        case .diff: "; old-option and new-option ('name=value') for one version alone"
        default: ""
        }
    }

    private func with(_ schema: JSONValue, _ text: String) -> JSONValue {
        var members = schema.object ?? [:]
        members["description"] = .string(text)
        return .object(members)
    }
}
