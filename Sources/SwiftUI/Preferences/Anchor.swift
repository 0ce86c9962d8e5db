import ViewGraph

/// A place in a view, found again in the coordinates of another one by `GeometryProxy`'s subscript.
public nonisolated struct Anchor<Value> {
    private let source: Source
    private let node: WeakNode
    /// Where it was on the canvas when it was taken: moved anchors aren't equal.
    private let place: CGAffineTransform

    package init(_ source: Source, of node: LayoutNode) {
        (self.source, self.node) = (source, WeakNode(node: node))
        place = node.transform(to: nil)
    }

    /// The place in the coordinates of `target`, or of the canvas.
    package func value(in target: LayoutNode?) -> Value {
        guard let node = node.node else { return source.value(AnchorContext(size: .zero, transform: .identity)) }
        return source.value(AnchorContext(size: node.frame.size, transform: node.transform(to: target)))
    }

    private struct WeakNode {
        weak var node: LayoutNode?
    }

    /// Which place of a view: its bounds, a corner, any point or rectangle in its own coordinates.
    public nonisolated struct Source {
        /// Equal for equal places.
        private let identity: AnyHashable
        fileprivate let value: (AnchorContext) -> Value

        fileprivate init(_ identity: AnyHashable, _ value: @escaping (AnchorContext) -> Value) {
            (self.identity, self.value) = (identity, value)
        }

        package func map<Other>(_ convert: @escaping (Value) -> Other) -> Anchor<Other>.Source {
            Anchor<Other>.Source(identity) { [value] in convert(value($0)) }
        }
    }

    package func map<Other>(_ convert: @escaping (Value) -> Other) -> Anchor<Other> {
        Anchor<Other>(source: source.map(convert), node: node.node, place: place)
    }

    private init(source: Source, node: LayoutNode?, place: CGAffineTransform) {
        (self.source, self.node, self.place) = (source, WeakNode(node: node), place)
    }
}

/// From the anchor's view to the one that asks.
struct AnchorContext {
    let size: CGSize
    let transform: CGAffineTransform
}

extension Anchor.Source: Equatable, Hashable {
    public static func == (a: Self, b: Self) -> Bool { a.identity == b.identity }
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

// Unchecked: read only by its session, in which there is one thread at a time.
extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable, Hashable {
    public static func == (a: Anchor, b: Anchor) -> Bool {
        a.node.node === b.node.node && a.source == b.source && a.place == b.place
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

extension Anchor.Source where Value == CGRect {
    /// A rectangle in the view's coordinates.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source([r.minX, r.minY, r.width, r.height]) { r.applying($0.transform) }
    }

    /// The view's whole rectangle.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source("bounds") { CGRect(origin: .zero, size: $0.size).applying($0.transform) }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's coordinates.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source([p.x, p.y]) { p.applying($0.transform) }
    }

    /// A point given by fractions of the view's size.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(p) {
            CGPoint(x: p.x * $0.size.width, y: p.y * $0.size.height).applying($0.transform)
        }
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
}

extension Anchor.Source {
    /// Several places of one view.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init(array) { context in array.map { $0.value(context) } }
    }

    /// A place, or none.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init(anchor) { context in anchor.map { $0.value(context) } }
    }
}

extension GeometryProxy {
    /// An anchor's place in the reader's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(in: node) }
}
