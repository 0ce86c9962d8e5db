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
    /// Who gave it less than that although it had more itself, or would stay as narrow with more; nil where the canvas
    /// is too narrow.
    public var culprit: Explanation.Link?
    /// Whether that view has the same width whatever it is proposed.
    public var isCulpritFixed = false
    /// Why, in the layout's words.
    public var reason: String?
    /// The canvas's width, and the smallest at which the text is whole; nil where no width helps.
    public var width: CGFloat
    public var sufficientWidth: CGFloat?
    /// The frame in the source that has to be wider; nil where the canvas has to be, or where no width of it helps.
    public var frame: FrameChange?

    /// A frame's width, and the smallest at which the text is whole.
    public struct FrameChange: Sendable {
        /// `width` or `maxWidth`.
        public var argument: String
        public var source: SourcePlace
        public var width: CGFloat
        public var sufficientWidth: CGFloat
    }
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
        let live = Dictionary(session.reportedNodes.map { ($0.id, $0.node) }) { first, _ in first }
        defer { withExtendedLifetime(session) {} }
        var result: [Truncation] = []
        for node in nodes where node.text?.isTruncated == true {
            let explanation = try Explanation(of: node.id, in: inspection)
            let ideal = live[node.id]?.sizeThatFits(.unspecified).width ?? 0
            let fixed = fixedLink(explanation, live)
            let isFixed = fixed.map { ($0.child.proposal.width ?? .infinity) < ideal } ?? false
            let culprit = isFixed ? fixed : generousLink(explanation, ideal: ideal)
            var truncation = Truncation(
                text: node.text?.lines.joined(separator: " ") ?? "", id: node.id, source: node.source,
                idealWidth: ideal, proposal: explanation.links.last?.proposal ?? node.proposal,
                culprit: culprit?.parent, isCulpritFixed: isFixed, reason: culprit?.child.reason,
                width: inspection.canvas.width,
                sufficientWidth: try sufficientWidth(for: node.id, program, options, from: inspection.canvas.width))
            if truncation.sufficientWidth == nil, let fixed {
                truncation.frame = try sufficientFrame(for: node.id, fixed.parent, source, options)
            }
            result.append(truncation)
        }
        return result
    }

    /// Two links of the chain, one below the other.
    private typealias LinkPair = (parent: Explanation.Link, child: Explanation.Link)

    /// The nearest view above the text that has the same width whatever it is proposed: what stands above that couldn't
    /// have given the text more.
    private static func fixedLink(_ explanation: Explanation, _ live: [String: LayoutNode]) -> LinkPair? {
        for (parent, child) in zip(explanation.links, explanation.links.dropFirst()).reversed() {
            guard let node = live[parent.id] else { continue }
            let isWider = [nil, CGFloat.infinity].contains { width in
                let proposal = ProposedViewSize(width: width, height: parent.proposal.height)
                return node.sizeThatFits(proposal).width > parent.answer.width + 0.5
            }
            if !isWider { return (parent, child) }
        }
        return nil
    }

    /// The first view on the way down that had room for the text's line and passed on less.
    private static func generousLink(_ explanation: Explanation, ideal: CGFloat) -> LinkPair? {
        for (parent, child) in zip(explanation.links, explanation.links.dropFirst()) {
            let offered = parent.proposal.width ?? .infinity
            if let passed = child.proposal.width, passed < ideal, offered >= ideal { return (parent, child) }
        }
        return nil
    }

    // MARK: - What would do

    /// The least width of the canvas at which the text is whole; nil where none is enough.
    private static func sufficientWidth(
        for id: String, _ program: InterpretedProgram, _ options: RenderOptions, from width: CGFloat
    ) throws(RenderFailure) -> CGFloat? {
        func isWhole(_ width: CGFloat) throws(RenderFailure) -> Bool {
            var options = options
            options.setSize(width: width, height: options.height)
            return try isTextWhole(id, program, options)
        }
        return try leastWidth(above: width, isWhole)
    }

    /// The least width of a frame in the source at which the text is whole; nil where none is enough, or the view is
    /// none that says its width.
    private static func sufficientFrame(
        for id: String, _ link: Explanation.Link, _ source: SourceProject, _ options: RenderOptions
    ) throws(RenderFailure) -> Truncation.FrameChange? {
        guard let place = link.source, let file = source.files.first(where: { $0.name == place.file }),
            let frame = FrameWidth(at: place, in: file)
        else { return nil }
        func isWhole(_ width: CGFloat) throws(RenderFailure) -> Bool {
            let changed = source.replacing(file.name, by: frame.source(with: width))
            return try isTextWhole(id, changed.program(showing: options.view), options)
        }
        guard let width = try leastWidth(above: link.answer.width, isWhole) else { return nil }
        return Truncation.FrameChange(
            argument: frame.label, source: place, width: link.answer.width, sufficientWidth: width)
    }

    private static func isTextWhole(
        _ id: String, _ program: InterpretedProgram, _ options: RenderOptions
    ) throws(RenderFailure) -> Bool {
        var options = options
        options.recordsProbes = false
        let root = try RenderSession(program: program, options: options).inspection().root
        return root?.flattened.first { $0.id == id }?.text?.isTruncated == false
    }

    /// The least width, to the half point, at which a text is whole; nil where none up to 4000 is.
    private static func leastWidth(
        above width: CGFloat, _ isWhole: (CGFloat) throws(RenderFailure) -> Bool
    ) throws(RenderFailure) -> CGFloat? {
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
    /// `“Sign in t…” needs 92 on one line and was proposed 60×nil: HStack (Card.swift:12) had room for it …`
    public var sentence: String {
        let got = FigureNumbers.text(proposal.width, proposal.height)
        let place = source.map { " (\($0.file):\($0.line))" } ?? ""
        var text = "“\(self.text)”\(place) needs \(FigureNumbers.text(idealWidth)) on one line and was proposed \(got)"
        if let culprit {
            let source = culprit.source.map { " (\($0.file):\($0.line))" } ?? ""
            text += ": \(culprit.name)\(source) "
            text +=
                isCulpritFixed
                ? "is \(FigureNumbers.text(culprit.answer.width)) wide whatever it is proposed"
                : "had room for it and passed on less"
            if let reason { text += " (\(reason))" }
        } else {
            text += ": nobody above it had more"
        }
        text += ". "
        if let sufficientWidth {
            text +=
                "A canvas \(FigureNumbers.text(sufficientWidth)) wide in place of \(FigureNumbers.text(width)) would do."
        } else if let frame {
            let change = "\(frame.argument): \(FigureNumbers.text(frame.sufficientWidth))"
            text += "'\(change)' in place of \(FigureNumbers.text(frame.width))"
            text += " (\(frame.source.file):\(frame.source.line)) would do."
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
        if let frame {
            members.append(
                (
                    "frame",
                    .inline([
                        ("argument", .string(frame.argument)), ("source", .string(frame.source.text)),
                        ("width", .number(frame.width)), ("sufficientWidth", .number(frame.sufficientWidth)),
                    ])
                ))
        }
        members.append(("sentence", .string(sentence)))
        return .object(members)
    }

    /// Several as one JSON text.
    public static func json(_ all: [Truncation]) -> String {
        JSONText.write(.object([("truncated", .array(all.map(\.json)))]))
    }
}
