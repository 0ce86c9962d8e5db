import ViewGraph

/// Containers that are given their children one by one.
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias Children = _VariadicView_Children
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot

    /// A root with its content.
    public nonisolated struct Tree<Root: _VariadicView_ViewRoot, Content: View>: PrimitiveView {
        let root: Root
        let content: Content

        public init(_ root: Root, @ViewBuilder content: () -> Content) { (self.root, self.content) = (root, content()) }

        public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
            let reader = SubviewsReader(source: view.content) { elements in
                let children = _VariadicView_Children(elements.map(_VariadicView_Children.Element.init))
                return withoutIsolation((view.root, children)) { $0.0.body(children: $0.1) }
            }
            return SubviewsReader._reconcile(reader, existing: existing, in: context)
        }
    }
}

public protocol _VariadicView_Root {}

/// Makes a view of the children it is given.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root that is one element.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root that is several elements.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The children of a variadic view.
public nonisolated struct _VariadicView_Children: PrimitiveView, RandomAccessCollection {
    private let elements: [Element]

    init(_ elements: [Element]) { self.elements = elements }

    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public subscript(index: Int) -> Element { elements[index] }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        ForEach._reconcile(ForEach(view.elements, content: { $0 }), existing: existing, in: context)
    }

    /// One child.
    public nonisolated struct Element: PrimitiveView, Identifiable {
        private let element: LayoutNode
        /// As a subview's.
        private let owner: ViewNode

        init(_ element: LayoutNode) { (self.element, owner) = (element, element.viewNode) }

        public var id: AnyHashable { element.identity }

        public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
            element.trait(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
        }

        public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? { id.base as? ID }

        public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
            ElementView._reconcile(ElementView(view.element), existing: existing, in: context)
        }
    }
}
