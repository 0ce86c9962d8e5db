import Rendering
import SwiftUI
import ViewGraph

/// Why a text is cut off, and what would help.
public struct Truncation: Sendable {
    /// The text as it is shown.
    public var text: String
    public var id: String
    public var source: SourcePlace?
    /// How wide it is on one line, and what it got.
    public var idealWidth: CGFloat
    public var proposal: ProposedViewSize
    /// Who gave it less than that although it had more itself; nil where the canvas is too narrow.
    public var culprit: Explanation.Link?
    /// Why, in the layout's words.
    public var reason: String?
    /// The canvas's width, and the smallest at which the text is whole; nil where no width helps.
    public var width: CGFloat
    public var sufficientWidth: CGFloat?
}

extension Explanations {
    /// Every text that is cut off.
    public static func truncations(
        in source: SourceProject, options: RenderOptions
    ) throws(RenderFailure) -> [Truncation] {
        var options = options
        (options.recordsProbes, options.recordsSources) = (true, true)
        let program = try source.program(showing: options.view)
        let session = try RenderSession(program: program, options: options)
        let inspection = try session.inspection()
        let nodes = inspection.root?.flattened ?? []
        var ideals: [String: CGFloat] = [:]
        for node in session.reportedNodes where ideals[node.id] == nil && node.name == "Text" {
            ideals[node.id] = node.node.sizeThatFits(.unspecified).width
        }
        var result: [Truncation] = []
        for node in nodes where node.text?.isTruncated == true {
            let explanation = try Explanation(of: node.id, in: inspection)
            let ideal = ideals[node.id] ?? 0
            let culprit = culprit(explanation, ideal: ideal)
            result.append(
                Truncation(
                    text: node.text?.lines.joined(separator: " ") ?? "", id: node.id, source: node.source,
                    idealWidth: ideal, proposal: explanation.links.last?.proposal ?? node.proposal,
                    culprit: culprit?.parent, reason: culprit?.reason, width: inspection.canvas.width,
                    sufficientWidth: try sufficientWidth(
                        for: node.id, program, options, from: inspection.canvas.width)))
        }
        return result
    }

    /// The first view on the way down that had room for the text's line and passed on less.
    private static func culprit(
        _ explanation: Explanation, ideal: CGFloat
    ) -> (parent: Explanation.Link, reason: String?)? {
        for (parent, child) in zip(explanation.links, explanation.links.dropFirst()) {
            let offered = parent.proposal.width ?? .infinity
            if let passed = child.proposal.width, passed < ideal, offered >= ideal { return (parent, child.reason) }
        }
        return nil
    }

    /// The least width of the canvas, to the half point, at which the text is whole; nil where none up to 4000 is.
    private static func sufficientWidth(
        for id: String, _ program: InterpretedProgram, _ options: RenderOptions, from width: CGFloat
    ) throws(RenderFailure) -> CGFloat? {
        func isWhole(_ width: CGFloat) throws(RenderFailure) -> Bool {
            var options = options
            options.recordsProbes = false
            options.setSize(width: width, height: options.height)
            let root = try RenderSession(program: program, options: options).inspection().root
            return root?.flattened.first { $0.id == id }?.text?.isTruncated == false
        }
        var (low, high) = (width, max(width * 2, 100))
        while try !isWhole(high) {
            guard high < 4_000 else { return nil }
            (low, high) = (high, min(high * 2, 4_000))
        }
        while high - low > 0.5 {
            let middle = ((low + high)).rounded() / 2
            if middle <= low || middle >= high { break }
            if try isWhole(middle) { high = middle } else { low = middle }
        }
        return high
    }
}

extension Truncation {
    /// `“Sign in t…” needs 92 and got 60: HStack (Card.swift:12) …`
    public var sentence: String {
        let got = FigureNumbers.text(proposal.width, proposal.height)
        let place = source.map { " (\($0.file):\($0.line))" } ?? ""
        var text = "“\(self.text)”\(place) needs \(FigureNumbers.text(idealWidth)) on one line and was proposed \(got)"
        if let culprit {
            let source = culprit.source.map { " (\($0.file):\($0.line))" } ?? ""
            text += ": \(culprit.name)\(source) had room for it and passed on less"
            if let reason { text += " (\(reason))" }
        } else {
            text += ": nobody above it had more"
        }
        text += ". "
        if let sufficientWidth {
            text +=
                "A canvas \(FigureNumbers.text(sufficientWidth)) wide in place of \(FigureNumbers.text(width)) would do."
        } else {
            text += "No width of the canvas would do: something above it is fixed."
        }
        return text
    }

    package var json: JSONText.Value {
        var members: [(String, JSONText.Value)] = [
            ("text", .string(text)), ("id", .string(id)), ("needs", .number(idealWidth)),
            ("proposed", proposal.width.map { .number($0) } ?? .null),
        ]
        if let source { members.append(("source", .string(source.text))) }
        if let culprit {
            members.append(("culprit", .string(culprit.id)))
            if let source = culprit.source { members.append(("culpritSource", .string(source.text))) }
        }
        if let reason { members.append(("reason", .string(reason))) }
        members.append(("sufficientWidth", sufficientWidth.map { .number($0) } ?? .null))
        members.append(("sentence", .string(sentence)))
        return .object(members)
    }

    /// Several as one JSON text.
    public static func json(_ all: [Truncation]) -> String {
        JSONText.write(.object([("truncated", .array(all.map(\.json)))]))
    }
}
