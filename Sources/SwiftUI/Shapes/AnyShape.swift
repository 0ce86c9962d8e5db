import ViewGraph

/// A shape whose type is erased.
public nonisolated struct AnyShape: Shape, ShapeWrapper {
    package private(set) var shape: any Shape

    public var animatableData: _AnyAnimatableData {
        get { shape.animatableQuantities }
        set { shape.animatableQuantities = newValue }
    }

    public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

    package init(any shape: any Shape) { self.shape = (shape as? AnyShape)?.shape ?? shape }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    public var _drawing: _ShapeDrawing { shape._drawing }
    package var wrappedShape: any Shape { shape }
}

extension AnyShape: CustomComparable {
    package nonisolated func isSame(as other: AnyShape) -> Bool { areEqual(shape, other.shape) }
}

/// An insettable shape whose type is erased.
package nonisolated struct AnyInsettableShape: InsettableShape, ShapeWrapper {
    package private(set) var shape: any InsettableShape

    package var animatableData: _AnyAnimatableData {
        get { shape.animatableQuantities }
        set { shape.animatableQuantities = newValue }
    }

    package init(any shape: any InsettableShape) { self.shape = (shape as? AnyInsettableShape)?.shape ?? shape }

    package func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    package var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    package var _drawing: _ShapeDrawing { shape._drawing }
    package func inset(by amount: CGFloat) -> AnyInsettableShape { AnyInsettableShape(any: shape.inset(by: amount)) }
    package var wrappedShape: any Shape { shape }
}

extension AnyInsettableShape: CustomComparable {
    package nonisolated func isSame(as other: AnyInsettableShape) -> Bool { areEqual(shape, other.shape) }
}

// MARK: - Path

extension Path: Shape {
    /// A path stays where it is, whatever rectangle it is shown in (facts 16.16).
    public nonisolated func path(in rect: CGRect) -> Path {
        // At its own coordinates from the view's origin.
        rect.origin == .zero ? self : offsetBy(dx: rect.minX, dy: rect.minY)
    }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
