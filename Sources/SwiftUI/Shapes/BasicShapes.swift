import ViewGraph

/// A rectangle with sharp corners.
public nonisolated struct Rectangle: InsettablePrimitive, Hashable {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// An ellipse that touches all four sides.
public nonisolated struct Ellipse: InsettablePrimitive, Hashable {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// The largest circle in the middle of its rectangle.
public nonisolated struct Circle: InsettablePrimitive, Hashable {
    public init() {}

    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }

    /// A square of the shorter side (facts 8.12).
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side: CGFloat
        switch (proposal.width, proposal.height) {
        case (let width?, let height?): side = min(width, height)
        case (let given?, nil), (nil, let given?): side = given
        case (nil, nil): side = 10
        }
        return CGSize(width: max(side, 0), height: max(side, 0))
    }
}

/// A rectangle whose shorter sides are rounded off completely.
public nonisolated struct Capsule: InsettablePrimitive, Hashable {
    public var style: RoundedCornerStyle

    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

// MARK: - Insets

/// A shape that the engine knows how to inset.
package nonisolated protocol InsettablePrimitive: InsettableShape {
    /// The outline in `rect` made smaller by `amount`, which is negative for a larger one.
    func path(in rect: CGRect, inset amount: CGFloat) -> Path
}

nonisolated extension InsettablePrimitive {
    package func path(in rect: CGRect, inset amount: CGFloat) -> Path { path(in: rect.shrunk(by: amount)) }
}

/// A shape made smaller evenly on all sides.
package nonisolated struct _InsetShape<Base: InsettablePrimitive>: InsettableShape, ShapeWrapper {
    var base: Base
    var amount: CGFloat

    package func path(in rect: CGRect) -> Path { base.path(in: rect, inset: amount) }
    package func inset(by amount: CGFloat) -> _InsetShape<Base> {
        _InsetShape(base: base, amount: self.amount + amount)
    }
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    package var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
    package var wrappedShape: any Shape { base }
    package var _drawing: _ShapeDrawing { drawingOfWrapper }

    package var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set { (base.animatableData, amount) = (newValue.first, newValue.second) }
    }
}

extension CGRect {
    /// The rectangle with every side moved inwards, down to nothing in its middle.
    func shrunk(by amount: CGFloat) -> CGRect {
        guard amount.isFinite else { return CGRect(x: midX, y: midY, width: 0, height: 0) }
        let (across, down) = (min(amount, width / 2), min(amount, height / 2))
        return CGRect(x: minX + across, y: minY + down, width: width - 2 * across, height: height - 2 * down)
    }
}
