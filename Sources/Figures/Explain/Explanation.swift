import Rendering
import ViewGraph

/// What gave one view its size and place: the chain of proposals and answers from the canvas down to it.
public struct Explanation: Sendable {
    /// One view of the chain.
    public struct Link: Sendable {
        public var id: String
        public var name: String
        /// What it was proposed, and what it answered.
        public var proposal: ProposedViewSize
        public var answer: CGSize
        /// In the canvas's coordinates.
        public var frame: CGRect
        /// Why it was proposed that, as its parent says it.
        public var reason: String?
        /// The expression that made it; nil for what the source doesn't say.
        public var source: SourcePlace?
        /// How many views its parent had to share the space between, and what there was to share.
        public var share: Share?
    }

    /// A stack's turn: `143 left for two views`.
    public struct Share: Sendable, Hashable {
        public var left: String
        public var views: Int
    }

    /// The canvas's view first, the view that is explained last.
    public private(set) var links: [Link]

    /// - Parameter name: the visible text, accessibility label or id of the view.
    package init(of name: String, in inspection: Inspection) throws(RenderFailure) {
        let node = try ViewSearch.node(called: name, in: inspection.root)
        let path = inspection.root?.path(to: node.id) ?? [node]
        let probes = inspection.probes ?? []
        let placing = DecidingProbes(probes, inspection.root).placing
        let all = path.map { node in
            let probe = placing[node.id].map { probes[$0] }
            return Link(
                id: node.id, name: node.name, proposal: probe?.proposal ?? node.proposal,
                answer: probe?.answer ?? node.frame.size, frame: node.frame, reason: probe?.reason,
                source: node.source, share: probe?.reason.flatMap(Self.share))
        }
        links = Self.withoutInnerParts(all)
    }

    /// A view of the library is made of views whose place is its own, such as a navigation's bars and overlays. Those that
    /// hand everything on decide nothing, and the source doesn't name them.
    private static func withoutInnerParts(_ links: [Link]) -> [Link] {
        var kept: [Link] = []
        for (index, link) in links.enumerated() {
            if index < links.count - 1, link.share == nil, let source = link.source, let outer = kept.last,
                source == outer.source, link.frame == outer.frame, link.answer == outer.answer,
                link.proposal == outer.proposal
            {
                continue
            }
            kept.append(link)
        }
        return kept
    }

    /// Reads `share 120 of 360 for 3 children` and `what is left: 215`.
    private static func share(in reason: String) -> Share? {
        let words = reason.split(separator: " ")
        if let start = words.firstIndex(of: "share"), words.count >= start + 6, words[start + 2] == "of",
            let views = Int(words[start + 5])
        {
            return Share(left: String(words[start + 3]), views: views)
        }
        if reason.contains("what is left: "), let last = words.last { return Share(left: String(last), views: 1) }
        return nil
    }
}

nonisolated extension Explanation {
    /// One sentence a link.
    func sentences(_ labels: FigureLabels) -> [String] {
        var result: [String] = []
        for (index, link) in links.enumerated() {
            let parent = index > 0 ? Self.named(links[index - 1], labels) : labels("The canvas")
            result.append(sentence(link, by: parent, isFirst: index == 0, labels))
        }
        if let last = links.last {
            let place = "\(FigureNumbers.text(last.frame.minX)), \(FigureNumbers.text(last.frame.minY))"
            result.append(
                labels(
                    "So {view} is {size} and stands at {place}.",
                    ["view": last.name, "size": FigureNumbers.text(last.frame.size), "place": place]))
        }
        return result
    }

    /// `HStack (Card.swift:12)`
    private static func named(_ link: Link, _ labels: FigureLabels) -> String {
        link.source.map { "\(link.name) (\($0.file):\($0.line))" } ?? link.name
    }

    private func sentence(_ link: Link, by parent: String, isFirst: Bool, _ labels: FigureLabels) -> String {
        let values: KeyValuePairs<String, String> = [
            "parent": parent, "view": Self.named(link, labels),
            "proposal": FigureNumbers.text(link.proposal.width, link.proposal.height),
            "answer": FigureNumbers.text(link.answer), "reason": labels.reason(link.reason ?? ""),
            "left": link.share?.left ?? "", "count": String(link.share?.views ?? 0),
        ]
        if let share = link.share {
            return share.views == 1
                ? labels(
                    "{parent} had {left} left for its last view: it proposes {proposal} to {view}, which answers {answer}.",
                    values)
                : labels(
                    "{parent} had {left} left for {count} views: it proposes {proposal} to {view}, which answers {answer}.",
                    values)
        }
        if isFirst || (link.reason ?? "").isEmpty {
            return labels("{parent} proposes {proposal} to {view}, which answers {answer}.", values)
        }
        return labels("{parent} proposes {proposal} to {view} ({reason}), which answers {answer}.", values)
    }
}
