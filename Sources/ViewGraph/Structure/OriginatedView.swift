/// The stretch of a source that made a view: the index of the file, and UTF-8 bytes in it.
package struct ViewOrigin: Hashable, Sendable {
    package var file: Int32
    package var offset: Int32
    package var length: Int32

    package init(file: Int32, offset: Int32, length: Int32) {
        (self.file, self.offset, self.length) = (file, offset, length)
    }
}

/// The expression that made a view, as a reader of the source finds it.
@_documentation(metadata: engine)
public struct SourcePlace: Hashable, Sendable {
    /// As diagnostics name the file.
    public var file: String
    /// Lines and columns from 1, columns in UTF-8 bytes, of where the expression begins and where it has ended.
    public var line: Int
    public var column: Int
    public var endLine: Int
    public var endColumn: Int

    public init(file: String, line: Int, column: Int, endLine: Int, endColumn: Int) {
        (self.file, self.line, self.column) = (file, line, column)
        (self.endLine, self.endColumn) = (endLine, endColumn)
    }
}

/// A view and the place in the source that made it. It has no node of its own: the content's node is known by the place.
nonisolated struct OriginatedView: PrimitiveView, CustomComparable {
    let content: any View
    let origin: ViewOrigin

    static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = context.graph.reconcile(view.content, existing: existing, in: context)
        context.graph.recording.origins?[ObjectIdentifier(node)] = view.origin
        return node
    }

    func isSame(as other: OriginatedView) -> Bool { areEqual(content, other.content) }
}

nonisolated extension OriginatedView: MissingViews { var hasNoViews: Bool { content.hasNoViews } }

nonisolated extension View {
    /// The view itself, whatever hides its type or tells where it was made.
    package var unwrapped: any View {
        switch self {
        case let erased as AnyView: erased.content.unwrapped
        case let made as OriginatedView: made.content.unwrapped
        default: self
        }
    }
}

extension AnyView {
    /// The view with the place that made it. What only holds other views together (conditions, lists) stays as it is:
    /// it is no view of its own in reports, and who asks what kind it is has to find it.
    package func made(by origin: ViewOrigin) -> AnyView {
        switch content {
        case is OriginatedView, is any ListedViews, is RuntimeConditional, is EmptyView, is Optional<AnyView>: self
        default: AnyView(any: OriginatedView(content: content, origin: origin))
        }
    }
}

extension ViewGraph {
    /// Where the view was made that a node stands for, or else the nearest one round it.
    func origin(of node: ViewNode?) -> ViewOrigin? {
        guard let origins = recording.origins else { return nil }
        var node = node
        while let current = node {
            if let origin = origins[ObjectIdentifier(current)] { return origin }
            node = current.parent
        }
        return nil
    }
}
