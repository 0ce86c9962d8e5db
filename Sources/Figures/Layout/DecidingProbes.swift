import Rendering
import ViewGraph

/// Which of the recorded questions decided the layout: for each view the one that its parent's answer was made of, and
/// the one that it was placed by.
nonisolated struct DecidingProbes: Sendable {
    /// By the view's id the position of the question that it was placed by: one with the proposal that it has, asked
    /// while its parent was measured under the parent's own; else one asked elsewhere, and rather one that the view had
    /// to think about; of a view that was never asked so the last one.
    private(set) var placing: [String: Int] = [:]
    /// By the view's id the position of its parent's last question to it before the parent answered; none for a view
    /// that the parent's size doesn't depend on.
    private(set) var measuring: [String: Int] = [:]

    private let probes: [ProbeReport]
    /// By position the question whose answer was kept for one, where the view knew it already; else its own.
    private let remembered: [Int]

    private struct Question: Hashable {
        var view: String
        var proposal: ProposedViewSize
    }

    private struct Visit {
        var node: LayoutReport
        /// What the parent asked while it was asked itself, where it was placed and where it was measured.
        var placing: Range<Int>
        var measuring: Range<Int>
    }

    init(_ probes: [ProbeReport], _ root: LayoutReport?) {
        self.probes = probes
        var answered: [Question: Int] = [:]
        remembered = probes.enumerated().map { index, probe in
            let question = Question(view: probe.child, proposal: probe.proposal)
            if probe.isKnown { return answered[question] ?? index }
            answered[question] = index
            return index
        }
        let byView = Dictionary(grouping: probes.indices) { probes[$0].child }
        // What matched geometry or a transition shows twice has one id.
        var named: Set<String> = []
        // What was measured and isn't shown is none of the tree's views.
        var open = [root].compactMap { $0 }.map {
            Visit(node: $0, placing: probes.indices, measuring: probes.indices)
        }
        while let visit = open.popLast() {
            let questions = byView[visit.node.id] ?? []
            let placed = placed(visit, questions)
            let measured = measured(visit, questions, placed)
            if named.insert(visit.node.id).inserted {
                (placing[visit.node.id], measuring[visit.node.id]) = (placed, measured)
            }
            let answer = (measured ?? placed).map { remembered[$0] }
            for child in visit.node.children {
                open.append(
                    Visit(
                        node: child, placing: placed.map(inside) ?? visit.placing,
                        measuring: answer.map(inside) ?? visit.measuring))
            }
        }
    }

    /// The positions of these questions. A view that was measured and placed with the same answer has one only, the
    /// first, so that it answers before its parent does.
    var shown: Set<Int> {
        var shown = Set(measuring.values)
        for (view, placed) in placing {
            if let measured = measuring[view], probes[measured].answer == probes[placed].answer { continue }
            shown.insert(placed)
        }
        return shown
    }

    private func placed(_ visit: Visit, _ questions: [Int]) -> Int? {
        var best: (index: Int, rank: Int)?
        for index in questions {
            let probe = probes[index]
            var rank = probe.isKnown ? 1 : 2
            if visit.placing.contains(index) { rank += 2 }
            if probe.proposal != visit.node.proposal { rank = 0 }
            // Of equals the last one counts: before it the view may have looked different.
            if rank >= best?.rank ?? 0 { best = (index, rank) }
        }
        return best?.index
    }

    private func measured(_ visit: Visit, _ questions: [Int], _ placed: Int?) -> Int? {
        if let placed, visit.measuring.contains(placed) { return placed }
        return questions.last { visit.measuring.contains($0) }
    }

    /// The questions that were asked before this one was answered.
    private func inside(_ index: Int) -> Range<Int> {
        let end = probes[(index + 1)...].firstIndex { $0.depth <= probes[index].depth } ?? probes.endIndex
        return (index + 1)..<end
    }
}
