import ViewGraph

/// Views made of the elements of a collection, whose rows lists can delete and move.
public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// Views that can say what people may do with their rows.
nonisolated protocol EditableContent {
    var editing: RowEditing? { get set }
}

extension ForEach: EditableContent {}

nonisolated extension DynamicViewContent {
    /// What deleting rows does: by a swipe, or by the controls of `editMode`; nil lets nobody delete.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent<Data> {
        editing { $0.delete = action }
    }

    /// What moving rows does, which the handles of `editMode` do; nil lets nobody move.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent<Data> {
        editing { $0.move = action }
    }

    private func editing(_ change: (inout RowEditing) -> Void) -> Self {
        guard var content = self as? any EditableContent else { return self }
        var editing = content.editing ?? RowEditing()
        change(&editing)
        content.editing = editing
        return content as? Self ?? self
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Takes out the elements at offsets from the start.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var offset = -1
        removeAll { _ in
            offset += 1
            return offsets.contains(offset)
        }
    }
}

extension MutableCollection {
    /// Moves elements in front of the one that stood at the offset `destination` from the start.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        var (before, moved, after): ([Element], [Element], [Element]) = ([], [], [])
        for (offset, element) in enumerated() {
            if source.contains(offset) {
                moved.append(element)
            } else if offset < destination {
                before.append(element)
            } else {
                after.append(element)
            }
        }
        for (index, element) in zip(Array(indices), before + moved + after) { self[index] = element }
    }
}
