import Rendering
import SwiftUI

/// The states of a figure that a reader moves through, computed before.
struct InteractiveStates {
    /// What the slider sets: `Proposed width`.
    var control: String
    /// Whether the states follow each other in time, so that they can be played.
    var plays: Bool
    /// The state that is shown first.
    var initial: Int
    var states: [State]

    struct State {
        /// What the slider says: `120`, `0.25 s`, `Step 3 of 12`.
        var value: String
        /// What is said of it.
        var text: String
        /// Where the edge is that can be dragged, in points from the picture's left edge; nil for none.
        var edge: Double?
        var content: any View
    }
}

nonisolated extension FigureInput {
    /// The states of a kind that has some; nil for one that is a still picture.
    func interactiveStates() throws(RenderFailure) -> InteractiveStates? {
        switch request.kind {
        case .resize: try resizeStates()
        case .layoutSteps: try stepStates()
        case .filmstrip, .timeline: try filmStates()
        default: nil
        }
    }

    private func resizeStates() throws(RenderFailure) -> InteractiveStates {
        let (from, to) = (settings.number("from") ?? 80, settings.number("to") ?? 300)
        let (low, high) = (min(from, to), max(from, to))
        // As fine as a hand can drag, and not more pictures than a page should hold.
        let count = min(max(Int((high - low) / 4), 1), 60)
        var states: [InteractiveStates.State] = []
        for index in 0...count {
            let width = (low + (high - low) * Double(index) / Double(count)).rounded()
            let drawn = try drawn(under: (width, options.height))
            let stage = ProposalStage(
                drawn: drawn, proposal: ProposedViewSize(width: width, height: options.height), style: style,
                scale: 1)
            let text = style.labels(
                "Proposed {proposed}, the view reports {reported}.",
                [
                    "proposed": FigureNumbers.text(width, options.height),
                    "reported": FigureNumbers.text(stage.reported?.size ?? .zero),
                ])
            states.append(
                InteractiveStates.State(
                    value: FigureNumbers.text(width), text: text, edge: stage.rightEdge,
                    content: stage.frame(width: high + 4, alignment: .leading)))
        }
        return InteractiveStates(
            control: style.labels("Proposed width"), plays: false, initial: states.count - 1, states: states)
    }

    private func stepStates() throws(RenderFailure) -> InteractiveStates {
        let steps = try recordedSteps()
        let own = DeclaredTypes.names(in: request.source.files.map(\.text))
        let byView = steps.steps.byView
        let shown = steps.steps.steps.prefix(80)
        var states: [InteractiveStates.State] = []
        for current in shown {
            let nodes = [steps.inspection.root].compactMap { $0 }.map {
                TreeNode($0, own: own) { report, node in
                    let notes = (byView[report.id] ?? []).map { step in
                        var note = steps.steps.note(step)
                        note.isHidden = step.number > current.number
                        return (step.isProposal, note)
                    }
                    node.leftNotes = FigureInput.shortened(notes.filter(\.0).map(\.1))
                    node.rightNotes = FigureInput.shortened(notes.filter { !$0.0 }.map(\.1))
                    node.isMarked = steps.steps.probes[current.probe].child == report.id
                }
            }
            states.append(
                InteractiveStates.State(
                    value: style.labels(
                        "Step {number} of {count}",
                        ["number": String(current.number), "count": String(steps.steps.steps.count)]),
                    text: steps.steps.sentence(current, style.labels), content: TreeDiagram(nodes, style: style)))
        }
        return InteractiveStates(control: style.labels("Step"), plays: false, initial: 0, states: states)
    }

    private func filmStates() throws(RenderFailure) -> InteractiveStates {
        let start = settings.number("from") ?? 0
        let session = try session { $0.at = start }
        let end: Double = if let to = settings.number("to") { to } else { start + (try duration(of: session)) }
        let film = try self.session { $0.at = start }
        let count = min(max(Int(((end - start) * 30).rounded()), 1), 120)
        var states: [InteractiveStates.State] = []
        var now = start
        for index in 0...count {
            let time = ((start + (end - start) * Double(index) / Double(count)) * 60).rounded() / 60
            if time > now {
                try film.advance(by: time - now)
                now = time
            }
            let drawn = try DrawnView(film)
            let seconds = TimeText.seconds(now) + " s"
            states.append(
                InteractiveStates.State(
                    value: seconds, text: Description.picture(of: drawn, style.labels),
                    content: drawn.view(scale: drawn.scale(toFit: contentWidth))))
        }
        return InteractiveStates(control: style.labels("Time"), plays: true, initial: 0, states: states)
    }
}
