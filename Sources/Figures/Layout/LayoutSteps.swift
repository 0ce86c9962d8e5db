import Rendering
import ViewGraph

/// One move of the negotiation: a proposal that goes down, or the answer to it that comes up.
nonisolated struct LayoutStep: Sendable, Hashable {
    /// In the order in which they happened, from 1.
    var number: Int
    var isProposal: Bool
    /// Which question it belongs to: its position among the probes.
    var probe: Int
}

/// The negotiation of a layout in its order, from what a session recorded.
nonisolated struct LayoutSteps: Sendable {
    let probes: [ProbeReport]
    private(set) var steps: [LayoutStep] = []

    /// - Parameter showsProbing: whether questions count that were asked only to find out how flexible a view is, or
    ///   whether it fits. Without them there is one question a view, or two where it was placed in another size than it
    ///   was measured in: those that decided.
    init(_ inspection: Inspection, showsProbing: Bool) {
        let all = inspection.probes ?? []
        probes = all
        var isShown = Array(repeating: true, count: all.count)
        if !showsProbing {
            let deciding = DecidingProbes(all, inspection.root).shown
            for index in all.indices { isShown[index] = deciding.contains(index) }
        }
        // Questions inside others end before these do.
        var open: [Int] = []
        func close(downTo depth: Int) {
            while let last = open.last, all[last].depth >= depth {
                open.removeLast()
                if isShown[last] { add(isProposal: false, last) }
            }
        }
        for (index, probe) in all.enumerated() {
            close(downTo: probe.depth)
            if isShown[index] { add(isProposal: true, index) }
            open.append(index)
        }
        close(downTo: 0)
    }

    private mutating func add(isProposal: Bool, _ probe: Int) {
        steps.append(LayoutStep(number: steps.count + 1, isProposal: isProposal, probe: probe))
    }

    /// The steps that concern a view, by its id.
    var byView: [String: [LayoutStep]] { Dictionary(grouping: steps) { probes[$0.probe].child } }

    // MARK: - In words

    /// `1. The canvas proposes 320×480 to VStack.`
    func sentence(_ step: LayoutStep, _ labels: FigureLabels) -> String {
        let probe = probes[step.probe]
        guard step.isProposal else {
            return labels(
                "{number}. {view} answers {size}.",
                [
                    "number": String(step.number), "view": probe.childName,
                    "size": FigureNumbers.text(probe.answer),
                ])
        }
        var sentence = labels(
            "{number}. {parent} proposes {size} to {view}",
            [
                "number": String(step.number), "parent": probe.parentName ?? labels("The canvas"),
                "size": FigureNumbers.text(probe.proposal.width, probe.proposal.height), "view": probe.childName,
            ])
        if let reason = probe.reason, probe.parent != nil, !reason.isEmpty { sentence += " (\(labels.reason(reason)))" }
        return sentence + labels(".")
    }

    func sentences(_ labels: FigureLabels) -> [String] { steps.map { sentence($0, labels) } }

    /// What stands beside a view's line.
    func note(_ step: LayoutStep) -> TreeNote {
        let probe = probes[step.probe]
        let size =
            step.isProposal
            ? FigureNumbers.text(probe.proposal.width, probe.proposal.height) : FigureNumbers.text(probe.answer)
        return TreeNote(number: step.number, text: size, role: step.isProposal ? .proposal : .answer)
    }
}
