import ViewGraph

/// What is selected in a field: a place between two characters, or some of them. Pictures show fields without it.
public struct TextSelection: Equatable, Hashable {
    public enum Indices: Equatable, Hashable {
        case selection(Range<String.Index>)
        case multiSelection(RangeSet<String.Index>)
    }

    public var indices: Indices

    public init(range: Range<String.Index>) { indices = .selection(range) }
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }
}

nonisolated extension TextEditor {
    public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}
