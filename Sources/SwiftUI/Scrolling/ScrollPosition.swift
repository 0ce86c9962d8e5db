import ViewGraph

/// Where a scroll view stands: at a view, an edge or an offset.
public nonisolated struct ScrollPosition: Equatable {
    private enum Place: Equatable {
        case none
        case view(AnyHashable, UnitPoint?)
        case edge(Edge)
        case point(CGPoint)
    }

    private var place = Place.none
    public private(set) var isPositionedByUser = false

    public init(idType: (some Hashable).Type = Never.self) {}

    public init(id: some Hashable, anchor: UnitPoint? = nil) { place = .view(AnyHashable(id), anchor) }

    public init(idType: (some Hashable).Type = Never.self, edge: Edge) { place = .edge(edge) }

    public init(idType: (some Hashable).Type = Never.self, point: CGPoint) { place = .point(point) }

    public init(idType: (some Hashable).Type = Never.self, x: CGFloat, y: CGFloat) {
        place = .point(CGPoint(x: x, y: y))
    }

    public init(idType: (some Hashable).Type = Never.self, x: CGFloat) { place = .point(CGPoint(x: x, y: 0)) }

    public init(idType: (some Hashable).Type = Never.self, y: CGFloat) { place = .point(CGPoint(x: 0, y: y)) }

    public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
        place = .view(AnyHashable(id), anchor)
    }

    public mutating func scrollTo(edge: Edge) { place = .edge(edge) }
    public mutating func scrollTo(point: CGPoint) { place = .point(point) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { place = .point(CGPoint(x: x, y: y)) }
    public mutating func scrollTo(x: CGFloat) { place = .point(CGPoint(x: x, y: point?.y ?? 0)) }
    public mutating func scrollTo(y: CGFloat) { place = .point(CGPoint(x: point?.x ?? 0, y: y)) }

    public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
    public var point: CGPoint? { if case .point(let point) = place { point } else { nil } }
    public var x: CGFloat? { point?.x }
    public var y: CGFloat? { point?.y }
    public var viewID: AnyHashable? { if case .view(let id, _) = place { id } else { nil } }
    public func viewID<T: Hashable>(type: T.Type) -> T? { viewID?.base as? T }

    func isAtSamePlace(as other: ScrollPosition) -> Bool { place == other.place }

    /// Where a gesture led: at which view, if views are where it rests.
    mutating func wasScrolledByHand(to id: AnyHashable?) {
        isPositionedByUser = true
        place = id.map { .view($0, nil) } ?? .none
    }

    func request(_ anchor: UnitPoint?) -> ScrollRequest? {
        switch place {
        case .none: nil
        case .view(let id, let own): .view(id, anchor: own ?? anchor)
        case .edge(let edge): .edge(edge)
        case .point(let point): .offset(point)
        }
    }
}

/// Where the nearest scroll view below shall stand; it is notified once for each change.
final class ScrollPositionRequest {
    private var request: ScrollRequest?
    private var position = ScrollPosition(idType: Never.self)
    fileprivate(set) var anchor: UnitPoint?
    fileprivate var write: (ScrollPosition) -> Void = { _ in }

    fileprivate func update(_ position: ScrollPosition, anchor: UnitPoint?) {
        self.anchor = anchor
        let isSamePlace = position.isAtSamePlace(as: self.position)
        self.position = position
        guard !isSamePlace else { return }
        request = position.request(anchor)
    }

    /// What is still to be done; none the next time.
    func take() -> ScrollRequest? {
        defer { request = nil }
        return request
    }

    /// The binding says what is so already: nothing is scrolled for it.
    func scrolledByHand(to target: AnyHashable?) {
        var position = position
        position.wasScrolledByHand(to: target)
        if position.isAtSamePlace(as: self.position), position.isPositionedByUser == self.position.isPositionedByUser {
            return
        }
        self.position = position
        write(position)
    }
}

private enum ScrollPositionRequestKey: EnvironmentKey {
    static var defaultValue: ScrollPositionRequest? { nil }
}

extension EnvironmentValues {
    var scrollPositionRequest: ScrollPositionRequest? {
        get { self[ScrollPositionRequestKey.self] }
        set { self[ScrollPositionRequestKey.self] = newValue }
    }
}

struct ScrollPositionModifier: PrimitiveModifier {
    let position: ScrollPosition
    let anchor: UnitPoint?
    /// Changes the binding.
    let write: (ScrollPosition) -> Void

    static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let node = existing as? ScrollPositionNode ?? ScrollPositionNode(context)
        node.update(modifier, content: content, in: context)
        return node
    }
}

final class ScrollPositionNode: SingleChildNode {
    private let request = ScrollPositionRequest()

    func update(_ modifier: ScrollPositionModifier, content: any View, in context: NodeContext) {
        adopt(context)
        request.write = modifier.write
        request.update(modifier.position, anchor: modifier.anchor)
        var inner = context.environment
        inner.scrollPositionRequest = request
        setChild(content, in: childContext(.none, environment: inner))
    }
}

nonisolated extension View {
    /// Scrolls the scroll view inside to the view whose id the binding holds; scrolling changes the binding to the view
    /// at the anchor, among those of `scrollTargetLayout`.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        ReadingView {
            let position = id.wrappedValue.map { ScrollPosition(id: $0) } ?? ScrollPosition(idType: ID.self)
            return modifier(
                ScrollPositionModifier(position: position, anchor: anchor) { position in
                    let target = position.viewID.flatMap { $0 as? ID ?? $0.base as? ID }
                    if target != nil, target != id.wrappedValue { id.wrappedValue = target }
                })
        }
    }

    /// Scrolls the scroll view inside to where the binding says; scrolling changes the binding.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        ReadingView {
            modifier(
                ScrollPositionModifier(position: position.wrappedValue, anchor: anchor) { position.wrappedValue = $0 })
        }
    }
}
