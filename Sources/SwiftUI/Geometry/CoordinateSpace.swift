import ViewGraph

/// What coordinates count from: the canvas, the view itself, or a view above that has the name.
// Unchecked: a name doesn't change once it is made.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    case global
    case local
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// Something coordinates can count from.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The canvas.
public nonisolated struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The view itself.
public nonisolated struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// A view above that was given a name.
// Unchecked: a name doesn't change once it is made.
public nonisolated struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
    let name: AnyHashable

    init(name: AnyHashable) { self.name = name }

    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public nonisolated static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public nonisolated static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public nonisolated static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The nearest scroll view; the canvas where there is none.
    public nonisolated static var scrollView: NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: nil)))
    }

    /// The nearest scroll view that scrolls on an axis.
    public nonisolated static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: axis)))
    }
}

/// The name every scroll view has.
struct ScrollViewSpace: Hashable {
    var axis: Axis?
}

/// A layout node whose coordinates others can name.
protocol CoordinateSpaceOwner: LayoutNode {
    func answers(to name: AnyHashable) -> Bool
}

extension LayoutNode {
    /// From this node's coordinates to those of `target`, or of the canvas; render effects included.
    package func transform(to target: LayoutNode?) -> CGAffineTransform {
        guard let target else { return transform(upTo: nil) }
        var above: Set<ObjectIdentifier> = []
        var step: LayoutNode? = target
        while let node = step {
            above.insert(ObjectIdentifier(node))
            step = node.parent
        }
        var common: LayoutNode? = self
        while let node = common, !above.contains(ObjectIdentifier(node)) { common = node.parent }
        let down = target.transform(upTo: common)
        guard down.determinant != 0 else { return transform(upTo: common) }
        return transform(upTo: common).concatenating(down.inverted())
    }

    /// From this node's coordinates to those of a node above it.
    private func transform(upTo ancestor: LayoutNode?) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        var current: LayoutNode? = self
        while let node = current, node !== ancestor {
            if let effect = (node as? any RenderTransform)?.renderTransform { result = result.concatenating(effect) }
            result = result.concatenating(CGAffineTransform(translationX: node.frame.minX, y: node.frame.minY))
            // What moves says how far in the coordinates of the nearest effect round it.
            if graph.readsShownPlaces, node === self || node.hasOwnCoordinates, let shift = node.presentation?.shift {
                result = result.concatenating(CGAffineTransform(translationX: shift.width, y: shift.height))
            }
            current = node.parent
        }
        return result
    }

    /// From this node's coordinates to those of the canvas, the safe area included.
    var transformToCanvas: CGAffineTransform {
        let origin = graph.canvasOrigin
        return transform(to: nil).concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
    }

    /// One of this node's points in a coordinate space.
    func location(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
        switch space {
        case .local: point
        case .global: point.applying(transformToCanvas)
        case .named(let name): point.applying(transform(to: owner(ofSpace: name)))
        }
    }

    /// The node above whose coordinates have that name; nil stands for the canvas.
    func owner(ofSpace name: AnyHashable) -> LayoutNode? {
        var current: LayoutNode? = parent
        while let node = current {
            if let owner = node as? any CoordinateSpaceOwner, owner.answers(to: name) { return node }
            current = node.parent
        }
        return nil
    }
}

nonisolated extension View {
    /// Names this view's coordinates for the views inside it.
    public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    /// Names this view's coordinates for the views inside it.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }
}

struct CoordinateSpaceModifier: ElementModifier {
    let name: AnyHashable

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        CoordinateSpaceNode(viewNode: viewNode, child: child, spaceName: name)
    }
}

final class CoordinateSpaceNode: PassThroughLayoutNode, CoordinateSpaceOwner {
    private let spaceName: AnyHashable

    init(viewNode: ViewNode, child: LayoutNode, spaceName: AnyHashable) {
        self.spaceName = spaceName
        super.init(viewNode: viewNode, child: child)
    }

    override var name: String { ".coordinateSpace" }
    func answers(to name: AnyHashable) -> Bool { name == spaceName }
}
