import SwiftUI
import ViewGraph

/// The leaves of facts.md's notation. Each has a name under which its frame and proposals are found again.
struct Leaf: LeafView {
    var name: String
    var rule: @Sendable (ProposedViewSize) -> CGSize

    func makeLayoutNode(viewNode: ViewNode, prepared: Void) -> LayoutNode {
        LeafProbeNode(viewNode: viewNode, leaf: self)
    }
}

final class LeafProbeNode: LayoutNode {
    let leaf: Leaf
    private(set) var proposals: [ProposedViewSize] = []

    init(viewNode: ViewNode, leaf: Leaf) {
        self.leaf = leaf
        super.init(viewNode: viewNode)
    }

    override var name: String { "Leaf" }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        proposals.append(proposal)
        return leaf.rule(proposal)
    }
}

private func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { min(max(value, low), high) }

/// Always w × h.
func F(_ width: CGFloat, _ height: CGFloat, _ name: String = "") -> Leaf {
    Leaf(name: name) { _ in CGSize(width: width, height: height) }
}

func F20(_ name: String = "") -> Leaf { F(20, 20, name) }

/// 20 high, its width the proposal clamped.
func W(_ low: CGFloat, _ ideal: CGFloat, _ high: CGFloat, height: CGFloat = 20, _ name: String = "") -> Leaf {
    Leaf(name: name) { CGSize(width: $0.width.map { clamp($0, low, high) } ?? ideal, height: height) }
}

/// 20 wide, its height the proposal clamped.
func V(_ low: CGFloat, _ ideal: CGFloat, _ high: CGFloat, width: CGFloat = 20, _ name: String = "") -> Leaf {
    Leaf(name: name) { CGSize(width: width, height: $0.height.map { clamp($0, low, high) } ?? ideal) }
}

func greedy(_ name: String = "") -> Leaf {
    Leaf(name: name) { $0.replacingUnspecifiedDimensions() }
}

/// Half of the proposed width (40 for nil), 10 high.
func half(_ name: String = "") -> Leaf {
    Leaf(name: name) { CGSize(width: ($0.width ?? 40) / 2, height: 10) }
}

/// Width = proposal (ideal 10), height = 600 ÷ width.
func area600(_ name: String = "") -> Leaf {
    Leaf(name: name) {
        let width = $0.width ?? 10
        return CGSize(width: width, height: width > 0 ? 600 / width : 0)
    }
}

/// A text of a recorded size: baselines and spacing of the font of `size` points on macOS (facts.md 14.6, 14.11).
struct FakeText: LeafView {
    var width: CGFloat
    var size: CGFloat = 13
    var lines = 1
    var name: String = ""
    /// The height of a text of another size than 13 or 26 points; the line's where nil.
    var height: CGFloat?

    func makeLayoutNode(viewNode: ViewNode, prepared: Void) -> LayoutNode {
        FakeTextNode(viewNode: viewNode, text: self)
    }
}

final class FakeTextNode: LayoutNode {
    let text: FakeText

    init(viewNode: ViewNode, text: FakeText) {
        self.text = text
        super.init(viewNode: viewNode)
    }

    override var name: String { "Text" }
    private var lineHeight: CGFloat { text.size == 13 ? 16 : 30 }
    private var baseline: CGFloat { text.size == 13 ? 13 : 25 }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: text.width, height: text.height ?? lineHeight * CGFloat(text.lines))
    }

    override func computeExplicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        if key == VerticalAlignment.firstTextBaseline.key { return baseline }
        if key == VerticalAlignment.lastTextBaseline.key { return baseline + lineHeight * CGFloat(text.lines - 1) }
        return nil
    }

    override var spacing: ViewSpacing {
        text.size == 13 ? .text(above: 4.742, below: 8.151) : .text(above: 8.98, below: 15.802)
    }
}

/// A text of one line at 13 points, as wide as it was recorded.
func T(_ width: CGFloat, _ name: String = "") -> FakeText { FakeText(width: width, name: name) }
func T13(_ name: String = "") -> FakeText { FakeText(width: 17.5, name: name) }
func T26(_ name: String = "") -> FakeText { FakeText(width: 33.5, size: 26, name: name) }
func TT13(_ name: String = "") -> FakeText { FakeText(width: 17.5, lines: 2, name: name) }

nonisolated extension View {
    /// Finds the frame of a modifier again: an overlay has it and isn't asked anything.
    func named(_ name: String) -> some View { overlay { greedy(name) } }
}
