import ViewGraph

/// Views made of the elements of a collection, whose rows lists can delete and move.
public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

nonisolated extension DynamicViewContent {
    /// What deleting rows does; a picture shows none of it.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent<Data> { self }

    /// What moving rows does; a picture shows none of it.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent<Data> { self }
}
