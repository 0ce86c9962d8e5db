import ViewGraph

/// The selection of a list in a column of a split view, which links of its rows set in place of leading on: what is
/// selected is shown in the next column (Apple: links with values in a list with a selection).
final class RowChoice: Equatable {
    private weak var list: LazyStackNode?

    init(of list: LazyStackNode) { self.list = list }

    /// Selects the row whose link stands for a value.
    ///
    /// - Returns: whether the list selects values of that type.
    func take(_ value: AnyHashable) -> Bool {
        guard let list, let selection = list.arrangement.selection, selection.accepts(value) else { return false }
        list.arrangement.choose(value)
        if !list.arrangement.isEditing { list.environment.columnAdvance?.perform() }
        return true
    }

    static func == (a: RowChoice, b: RowChoice) -> Bool { a === b }
}

private enum RowChoiceKey: EnvironmentKey {
    static var defaultValue: RowChoice? { nil }
}

extension EnvironmentValues {
    var rowChoice: RowChoice? {
        get { self[RowChoiceKey.self] }
        set { self[RowChoiceKey.self] = newValue }
    }
}
