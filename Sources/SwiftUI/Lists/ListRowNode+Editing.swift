import ViewGraph

/// What people do with a row: choose it, swipe it, delete it, take it elsewhere.
extension ListRowNode {
    private var element: EditableElement? { content.editableElement(below: viewNode) }

    private var deletion: (() -> Void)? {
        guard let element, let delete = element.editing.delete, !content.rowFlag(ListRowTrait.DeleteDisabled.self)
        else { return nil }
        return { delete([element.index]) }
    }

    private var move: ((IndexSet, Int) -> Void)? {
        content.rowFlag(ListRowTrait.MoveDisabled.self) ? nil : element?.editing.move
    }

    // MARK: - Choosing and swiping

    var rowInteraction: Interaction? {
        let id = position.id
        guard id != nil || hasActions(at: .leading) || hasActions(at: .trailing) else { return nil }
        var interaction = Interaction(.row)
        interaction.touch = { [weak self] touch in
            guard let self else { return nil }
            switch touch.kind {
            case .tap:
                if state.offset != 0 { return [{ [weak self] in self?.slide(to: 0) }] }
                guard let id else { return nil }
                return [{ [weak self] in self?.select(id) }]
            case .drag: return swipe(touch)
            default: return nil
            }
        }
        return interaction
    }

    private var ownActions: RowSwipeActions? {
        content.trait(ObjectIdentifier(ListRowTrait.SwipeActions.self)) as? RowSwipeActions
    }

    private func hasActions(at edge: HorizontalEdge) -> Bool {
        guard !position.isEditing || state.offset != 0 else { return false }
        return ownActions?[edge]?.buttons.isEmpty == false || edge == .trailing && deletion != nil
    }

    /// What is at an edge to be revealed: buttons of the program's, or the one that deletes.
    func actions(at edge: HorizontalEdge) -> RowSwipeActions.Group? {
        guard hasActions(at: edge) else { return nil }
        if let own = ownActions?[edge], !own.buttons.isEmpty { return own }
        guard edge == .trailing, let deletion else { return nil }
        return state.deleteButton(in: viewNode, perform: deletion)
    }

    private func width(of group: RowSwipeActions.Group) -> CGFloat {
        let proposal = ProposedViewSize(width: nil, height: rowRect.height)
        return group.buttons.reduce(0) { $0 + $1.sizeThatFits(proposal).width }
    }

    /// The row follows a finger that moves sideways; where the finger goes up, enough of the buttons shows or nothing.
    private func swipe(_ touch: Touch) -> [() -> Void]? {
        guard let first = touch.samples.first, let last = touch.samples.last else { return nil }
        let distance = last.location.x - first.location.x
        guard abs(distance) > abs(last.location.y - first.location.y) else { return nil }
        let start = state.offset
        let edge: HorizontalEdge = start + distance > 0 ? .leading : .trailing
        guard let group = actions(at: edge) else { return start == 0 ? nil : [{ [weak self] in self?.slide(to: 0) }] }
        let width = width(of: group)
        let sign: CGFloat = edge == .leading ? 1 : -1
        var steps = touch.samples.dropFirst().map { sample in
            { [weak self] in
                guard let self else { return }
                let moved = sign * (start + sample.location.x - first.location.x)
                slide(to: sign * min(max(moved, 0), width))
            }
        }
        guard touch.ends else { return steps }
        let reached = sign * (start + distance)
        if group.allowsFullSwipe, reached > rowRect.width * 0.6,
            let perform = group.buttons.first?.trait(ObjectIdentifier(SwipeActionTrait.self)) as? () -> Void
        {
            steps.append(perform)
        } else {
            steps.append { [weak self] in self?.slide(to: reached > width / 2 ? sign * width : 0) }
        }
        return steps
    }

    func slide(to offset: CGFloat) {
        guard state.offset != offset else { return }
        state.offset = offset
        invalidateLayout()
    }

    // MARK: - Marks

    func makeMarks() -> (leading: RowMark?, trailing: RowMark?) {
        var leading: RowMark?
        if position.allowsSeveral, let id = position.id {
            leading = mark(.select(position.isSelected), "Select") { [weak self] in self?.select(id) }
        } else if deletion != nil {
            leading = mark(.remove, "Remove") { [weak self] in self?.askToDelete() }
        }
        return (leading, move == nil ? nil : handle)
    }

    private func mark(_ kind: RowMark.Kind, _ verb: String, _ action: @escaping () -> Void) -> RowMark {
        let label = [verb, rowTitle].compactMap(\.self).joined(separator: " ")
        return RowMark(list: viewNode, kind: kind, title: label) { mark in
            .tap(label: mark.title, action: action)
        }
    }

    /// What the row is called: the first text in it.
    private var rowTitle: String? { firstText(content)?.accessibilityText }

    private func askToDelete() {
        guard deletion != nil else { return }
        // Moved a little, the row shows what is at its edge.
        state.offset = -1
        if let group = actions(at: .trailing) { slide(to: -width(of: group)) }
    }

    /// Dragged up or down, it takes the row in front of the one where the finger goes up.
    private var handle: RowMark {
        let label = ["Reorder", rowTitle].compactMap(\.self).joined(separator: " ")
        return RowMark(list: viewNode, kind: .move, title: label) { [weak self] mark in
            var interaction = Interaction(.gesture, label: mark.title)
            interaction.precedence = .high
            interaction.touch = { touch in
                guard case .drag = touch.kind, touch.ends, let last = touch.samples.last else { return nil }
                let y = touch.local(last.location).y + mark.frame.minY
                return [{ self?.drop(at: y) }]
            }
            return interaction
        }
    }

    /// The finger went up at a height of the row's own coordinates.
    private func drop(at y: CGFloat) {
        guard let element, let move else { return }
        let rows = (parent?.children ?? []).compactMap { $0 as? ListRowNode }
        let target = frame.minY + y
        let moved = element.index
        var destination = moved
        for row in rows where row.isRow && row !== self {
            guard let other = row.element, other.count == element.count else { continue }
            if other.index > moved, target > row.frame.midY { destination = max(destination, other.index + 1) }
            if other.index < moved, target < row.frame.midY { destination = min(destination, other.index) }
        }
        if destination != moved { move([moved], destination) }
    }
}
