import Foundation
import Rendering

/// Answers in words about what was laid out.
public enum Explanations {
    /// What gave a view its size and place.
    ///
    /// - Parameter view: its visible text, accessibility label, or id in a report.
    public static func explain(
        _ view: String, in source: SourceProject, options: RenderOptions
    ) throws(RenderFailure) -> Explanation {
        try Explanation(of: view, in: inspection(of: source, options))
    }

    /// What was laid out, with the questions and with the lines of the source.
    static func inspection(of source: SourceProject, _ options: RenderOptions) throws(RenderFailure) -> Inspection {
        var options = options
        (options.recordsProbes, options.recordsSources) = (true, true)
        let program = try source.program(showing: options.view)
        return try RenderSession(program: program, options: options).inspection()
    }
}

extension Explanation {
    /// The chain in sentences, a line each.
    public var text: String { sentences(.english).joined(separator: "\n") }

    /// `[{"name": "HStack", "id": "0.1", "proposal": …, "source": "Card.swift:12:9"}, …]`
    public var json: String {
        JSONText.write(
            .object([("chain", .array(links.map(\.json))), ("text", .array(sentences(.english).map { .string($0) }))]))
    }
}

extension Explanation.Link {
    fileprivate var json: JSONText.Value {
        func length(_ value: CGFloat?) -> JSONText.Value { value.map { .number($0) } ?? .null }
        var members: [(String, JSONText.Value)] = [
            ("name", .string(name)), ("id", .string(id)),
            ("proposal", .inline([("width", length(proposal.width)), ("height", length(proposal.height))])),
            ("answer", .inline([("width", length(answer.width)), ("height", length(answer.height))])),
            (
                "frame",
                .inline([
                    ("x", .number(frame.minX)), ("y", .number(frame.minY)), ("width", .number(frame.width)),
                    ("height", .number(frame.height)),
                ])
            ),
        ]
        if let reason { members.append(("reason", .string(reason))) }
        if let source { members.append(("source", .string(source.text))) }
        return .object(members)
    }
}
