/// What agents can have done.
enum AgentTool: String, CaseIterable {
    case render, inspect, check, film, diff

    static var list: JSONValue { .array(allCases.map(\.description)) }

    private var title: String {
        switch self {
        case .render: "Draw a view"
        case .inspect: "Measure a view"
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
            "Draws two versions of a source; answers both pictures and which nodes came, went, moved or changed size."
        }
    }

    private var description: JSONValue {
        [
            "name": .string(rawValue), "title": .string(title), "description": .string(summary),
            "inputSchema": .object([
                "type": "object",
                "properties": .object(properties),
                "required": self == .diff ? ["old", "new"] : ["source"],
            ]),
            "annotations": ["readOnlyHint": true, "openWorldHint": false, "idempotentHint": true],
        ]
    }

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
        case .inspect: "; tree (layout, view, render), changes, probes"
        default: ""
        }
    }

    private func with(_ schema: JSONValue, _ text: String) -> JSONValue {
        var members = schema.object ?? [:]
        members["description"] = .string(text)
        return .object(members)
    }
}
