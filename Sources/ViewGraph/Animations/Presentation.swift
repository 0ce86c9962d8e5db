import Foundation

/// What stays the same of a layout node while others are made in its place: the node of the view, the element that it
/// stands round, and its kind.
struct PresentationKey: Hashable {
    let viewNode: ObjectIdentifier
    let element: ObjectIdentifier
    let kind: ObjectIdentifier
}

/// How a node is shown while it is on its way to how it was laid out.
package final class Presentation {
    let key: PresentationKey
    /// In the coordinates of the nearest effect round it: x, y, width, height.
    var frame: AnimatedValue?
    /// The node's own attributes.
    var attributes: AnimatedValue?
    /// The colours of what a leaf draws.
    var paints: AnimatedValue?
    /// What a leaf drew before, and how far what it draws now has come.
    var exchange: ContentChange?
    /// How far an element without a transition of its own has come or gone.
    var opacity: AnimatedValue?
    /// What leaves the node, drawn among its children, and where the coordinates that it stands in begin in the node.
    var leavers: [Leaver.Element] = []
    var anchorOrigin = CGPoint.zero
    /// Whether what leaves was drawn among the children this time.
    var drewLeavers = false
    /// The last pass in which the node was there.
    var lastPass = 0

    init(_ key: PresentationKey) { self.key = key }

    var values: [AnimatedValue] { [frame, attributes, paints, exchange?.progress, opacity].compactMap { $0 } }

    var isRunning: Bool {
        !leavers.isEmpty || frame?.isRunning == true || attributes?.isRunning == true || paints?.isRunning == true
            || exchange?.progress.isRunning == true || opacity?.isRunning == true
    }

    var ends: [Double] { values.compactMap(\.end) }

    func update(at now: Double) {
        frame?.update(at: now)
        attributes?.update(at: now)
        paints?.update(at: now)
        exchange?.progress.update(at: now)
        opacity?.update(at: now)
        if exchange?.progress.isRunning == false { exchange = nil }
    }

    func remove() { for value in values { value.remove() } }

    /// How far the node is shown from where it was laid out.
    package var shift: CGSize {
        guard let frame, frame.isRunning else { return .zero }
        return CGSize(
            width: frame.current.numbers[0] - frame.target.numbers[0],
            height: frame.current.numbers[1] - frame.target.numbers[1])
    }

    /// The size it is shown in; nil for the one it was laid out in.
    var size: CGSize? {
        guard let frame, frame.isRunning else { return nil }
        return CGSize(width: max(frame.current.numbers[2], 0), height: max(frame.current.numbers[3], 0))
    }

    /// Whether the size is on its way.
    package var changesSize: Bool {
        guard let frame, frame.isRunning else { return false }
        return frame.current.numbers[2...] != frame.target.numbers[2...]
    }

    /// How much is seen of an element that comes or goes without a transition of its own.
    package var fade: Double {
        guard let opacity, opacity.isRunning || opacity.target.numbers[0] < 1 else { return 1 }
        return min(max(opacity.current.numbers[0], 0), 1)
    }

    /// Draws the node as it is shown, where the context's origin is.
    func draw(_ node: LayoutNode, in context: inout DrawContext) {
        drewLeavers = false
        defer { if !leavers.isEmpty, !drewLeavers { for leaver in leavers { context.draw(leaver, in: self) } } }
        let value = fade
        if value >= 1 { return drawContent(node, in: &context) }
        if value <= 0 { return }
        context.group(DisplayList.Group(opacity: value)) { drawContent(node, in: &$0) }
    }

    private func drawContent(_ node: LayoutNode, in context: inout DrawContext) {
        guard let exchange, exchange.progress.isRunning else { return drawPaints(node, in: &context) }
        exchange.draw(size: node.frame.size, in: &context) { drawPaints(node, in: &$0) }
    }

    private func drawPaints(_ node: LayoutNode, in context: inout DrawContext) {
        guard let paints, paints.isRunning else { return drawAttributes(node, in: &context) }
        var list = context.recorded {
            $0.keepsInvisible = true
            drawAttributes(node, in: &$0)
        }
        list.setPaints(paints.current)
        for item in list.items { context.add(item) }
    }

    private func drawAttributes(_ node: LayoutNode, in context: inout DrawContext) {
        let size = size
        guard let attributes, attributes.isRunning else { return node.draw(in: &context, size: size) }
        let target = node.animatableAttributes
        node.animatableAttributes = attributes.current
        node.draw(in: &context, size: size)
        node.animatableAttributes = target
    }

    func reports(at now: Double) -> [AnimationReport] {
        (frame?.reports("frame", at: now) ?? []) + (attributes?.reports("attributes", at: now) ?? [])
            + (paints?.reports("colors", at: now) ?? []) + (exchange?.progress.reports("content", at: now) ?? [])
            + (opacity?.reports("opacity", at: now) ?? [])
    }
}

extension CGRect {
    var quantities: _AnyAnimatableData { _AnyAnimatableData(numbers: [minX, minY, width, height]) }
}
