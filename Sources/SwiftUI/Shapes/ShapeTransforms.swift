import ViewGraph

/// A shape turned round a point of its rectangle.
public nonisolated struct RotatedShape<Content: Shape>: Shape, ShapeWrapper {
    public var shape: Content
    public var angle: Angle
    public var anchor: UnitPoint

    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
    }

    public func path(in rect: CGRect) -> Path {
        let transform = CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor.point(in: rect))
        return shape.path(in: rect).applying(transform)
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    package var wrappedShape: any Shape { shape }
    public var _drawing: _ShapeDrawing { drawingOfWrapper }

    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<Double, _NumberPair>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(angle.radians, anchor.pair)) }
        set {
            shape.animatableData = newValue.first
            (angle, anchor.pair) = (.radians(newValue.second.first), newValue.second.second)
        }
    }
}

/// A shape scaled from a point of its rectangle.
public nonisolated struct ScaledShape<Content: Shape>: Shape, ShapeWrapper {
    public var shape: Content
    public var scale: CGSize
    public var anchor: UnitPoint

    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
    }

    public func path(in rect: CGRect) -> Path {
        let transform = CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.point(in: rect))
        return shape.path(in: rect).applying(transform)
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    package var wrappedShape: any Shape { shape }
    public var _drawing: _ShapeDrawing { drawingOfWrapper }

    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<_NumberPair, _NumberPair>> {
        get {
            AnimatablePair(
                shape.animatableData, AnimatablePair(AnimatablePair(scale.width, scale.height), anchor.pair))
        }
        set {
            shape.animatableData = newValue.first
            let size = newValue.second.first
            (scale, anchor.pair) = (CGSize(width: size.first, height: size.second), newValue.second.second)
        }
    }
}

/// A shape seen through a transform.
public nonisolated struct TransformedShape<Content: Shape>: Shape, ShapeWrapper {
    public var shape: Content
    public var transform: CGAffineTransform

    public init(shape: Content, transform: CGAffineTransform) { (self.shape, self.transform) = (shape, transform) }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    package var wrappedShape: any Shape { shape }
    public var _drawing: _ShapeDrawing { drawingOfWrapper }

    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

/// A shape drawn elsewhere.
public nonisolated struct OffsetShape<Content: Shape>: Shape, ShapeWrapper {
    public var shape: Content
    public var offset: CGSize

    public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }

    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    package var wrappedShape: any Shape { shape }
    public var _drawing: _ShapeDrawing { drawingOfWrapper }

    public var animatableData: AnimatablePair<Content.AnimatableData, _NumberPair> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(offset.width, offset.height)) }
        set {
            shape.animatableData = newValue.first
            offset = CGSize(width: newValue.second.first, height: newValue.second.second)
        }
    }
}

/// A part of a shape's outline.
package nonisolated struct _TrimmedShape<Content: Shape>: Shape, ShapeWrapper {
    var shape: Content
    var start: CGFloat
    var end: CGFloat

    package func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    package var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    package var wrappedShape: any Shape { shape }
    package var _drawing: _ShapeDrawing { drawingOfWrapper }

    /// In the units that animations are made in (facts.md 18.13).
    package var animatableData: AnimatablePair<Content.AnimatableData, _NumberPair> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(start * 128, end * 128)) }
        set {
            shape.animatableData = newValue.first
            (start, end) = (newValue.second.first / 128, newValue.second.second / 128)
        }
    }
}

/// A shape in a rectangle of a fixed size at the top left of its own.
package nonisolated struct _SizedShape<Content: Shape>: Shape, ShapeWrapper {
    var shape: Content
    var size: CGSize

    /// Where the rectangle lies in its own; nil is the top left corner.
    var anchor: UnitPoint?

    package func path(in rect: CGRect) -> Path {
        guard let anchor else { return shape.path(in: CGRect(origin: rect.origin, size: size)) }
        return shape.path(in: CGRect(size: size, anchor: anchor, at: anchor.point(in: rect)))
    }
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    package var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    package var wrappedShape: any Shape { shape }
    package var _drawing: _ShapeDrawing { drawingOfWrapper }

    package var animatableData: AnimatablePair<Content.AnimatableData, _NumberPair> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(size.width, size.height)) }
        set {
            shape.animatableData = newValue.first
            size = CGSize(width: newValue.second.first, height: newValue.second.second)
        }
    }
}

// Insets are taken inside the transform.

nonisolated extension RotatedShape: InsettableShape where Content: InsettableShape {
    public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

nonisolated extension OffsetShape: InsettableShape where Content: InsettableShape {
    public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

nonisolated extension Shape {
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
    }

    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

    public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// The part of the outline between two fractions of its length.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, start: startFraction, end: endFraction)
    }

    /// The shape in a rectangle of a fixed size.
    public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

    public func size(width: CGFloat, height: CGFloat) -> some Shape {
        _SizedShape(shape: self, size: CGSize(width: width, height: height))
    }

    /// The shape in a rectangle of a fixed size at `anchor` of its own.
    public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        _SizedShape(shape: self, size: size, anchor: anchor)
    }

    public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        _SizedShape(shape: self, size: CGSize(width: width, height: height), anchor: anchor)
    }
}

/// Two numbers interpolated together.
public typealias _NumberPair = AnimatablePair<CGFloat, CGFloat>

extension UnitPoint {
    var pair: _NumberPair {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

extension CGAffineTransform {
    /// This transform with `point` in the place of the origin.
    func about(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
