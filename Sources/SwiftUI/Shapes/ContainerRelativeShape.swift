import ViewGraph

/// The shape of the nearest container that has one, made smaller so that it stays parallel to it; else a rectangle.
public nonisolated struct ContainerRelativeShape: InsettableShape, Hashable {
    var amount: CGFloat = 0

    public init() {}

    public func path(in rect: CGRect) -> Path {
        guard let node = ShapePlace.current?.node else { return Path(rect.shrunk(by: amount)) }
        return path(in: rect, of: node)
    }

    public var _drawing: _ShapeDrawing { _ShapeDrawing(dependsOnPlace: true) }

    public func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.amount += amount
        return copy
    }

    private func path(in rect: CGRect, of node: LayoutNode) -> Path {
        var (origin, current) = (node.frame.origin, node.parent)
        while let parent = current {
            if let container = parent as? ContainerShapeNode {
                return path(in: rect, at: origin, container: container)
            }
            origin.x += parent.frame.minX
            origin.y += parent.frame.minY
            current = parent.parent
        }
        return Path(rect.shrunk(by: amount))
    }

    private func path(in rect: CGRect, at origin: CGPoint, container: ContainerShapeNode) -> Path {
        let size = container.frame.size
        let distances = [
            origin.x, origin.y, size.width - origin.x - rect.width, size.height - origin.y - rect.height,
        ]
        let distance = max(distances.min() ?? 0, 0)
        // The inset shape draws itself inside a rectangle that is larger by the inset, which leaves the wanted one.
        return container.shape.inset(by: distance + amount).path(in: rect.insetBy(dx: -distance, dy: -distance))
    }
}

/// The node whose shape is asked for its outline, for shapes that depend on where they stand, however they are wrapped.
// Unchecked: it goes along with the calls of one thread, the session's.
struct ShapePlace: @unchecked Sendable {
    @TaskLocal static var current: ShapePlace?

    let node: LayoutNode
}

nonisolated extension View {
    /// The shape that `ContainerRelativeShape` takes inside.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}

struct ContainerShapeModifier: ElementModifier {
    let shape: any InsettableShape

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        ContainerShapeNode(viewNode: viewNode, child: child, shape: shape)
    }
}

final class ContainerShapeNode: PassThroughLayoutNode {
    let shape: any InsettableShape

    init(viewNode: ViewNode, child: LayoutNode, shape: any InsettableShape) {
        self.shape = shape
        super.init(viewNode: viewNode, child: child)
    }

    override var name: String { ".containerShape" }
}
