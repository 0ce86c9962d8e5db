// Containers that are given their children one by one, as programs wrote them before `Group(subviews:)`.

public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    public typealias Children = _VariadicView_Children

    /// A root with its content.
    public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
        let root: Root
        let content: Content

        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
        }

        public var body: some View {
            Group(subviews: content) { subviews in root.body(children: _VariadicView_Children(subviews: subviews)) }
        }
    }
}

public protocol _VariadicView_Root {}

/// Makes a view of the children it is given.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    @ViewBuilder func body(children: _VariadicView_Children) -> Body
}

public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The children of a variadic view, which are a view together, too.
public struct _VariadicView_Children: View, RandomAccessCollection {
    let subviews: [Subview]

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(position: Int) -> Element { Element(subview: subviews[position]) }
    public var body: some View { ForEach(subviews) { $0 } }

    public struct Element: View, Identifiable {
        let subview: Subview

        public var id: AnyHashable { subview.id }
        public var body: some View { subview }
        public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? { subview._identity as? ID }
    }
}
