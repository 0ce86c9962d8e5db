import Foundation

/// What the platform puts round a control and takes taps for it: an item of a bar, a row of a list.
public struct TapCell {
    package enum Owner {
        /// Whatever its only control is.
        case anyControl
        /// Its only control, where that leaves the area to the row (`Interaction.takesRow`).
        case rowControl
    }

    /// In the coordinates of the cell's node.
    let rect: CGRect
    let owner: Owner

    package init(_ rect: CGRect, _ owner: Owner) { (self.rect, self.owner) = (rect, owner) }

    func mayBelong(to interaction: Interaction) -> Bool {
        interaction.role != .scrollView && (owner == .anyControl || interaction.takesRow)
    }
}

extension EventContext {
    /// Collects a cell's content; what is hit beside its only control is that control's.
    mutating func collect(_ node: LayoutNode, in cell: TapCell, _ content: (inout EventContext) -> Void) {
        let shape = HitShape.path(Path(cell.rect))
        if isForReach {
            addReach(of: shape, node)
            return content(&self)
        }
        let first = scene.targets.count
        asWholeCell(content)
        guard let owner = scene.controlOfCell(from: first, node),
            cell.mayBelong(to: scene.targets[owner].interaction)
        else { return }
        addRegion(shape, of: node, for: owner)
    }
}

extension EventScene {
    /// The only control among the targets from one on; nil where there are none or several.
    func controlOfCell(from first: Int, _ cell: LayoutNode) -> Int? {
        let controls = targets.indices.dropFirst(first).filter { index in
            guard targets[index].node !== cell else { return false }
            return targets[index].parent.map { $0 < first || targets[$0].node === cell } ?? true
        }
        return controls.count == 1 ? controls.first : nil
    }
}

extension LayoutNode {
    /// The control that a cell takes taps for.
    var controlOfCell: LayoutNode? {
        guard let cell = tapCell else { return nil }
        var context = EventContext()
        context.collect(node: self)
        guard let owner = context.scene.controlOfCell(from: 0, self) else { return nil }
        let target = context.scene.targets[owner]
        return cell.mayBelong(to: target.interaction) ? target.node : nil
    }
}
