import ViewGraph

/// A rectangle with four alike rounded corners; the radius is limited to half the shorter side.
public nonisolated struct RoundedRectangle: InsettablePrimitive, Hashable {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        (self.cornerSize, self.style) = (cornerSize, style)
    }

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }

    /// A radius follows the side it belongs to and ends in a sharp corner (facts 16.15).
    package func path(in rect: CGRect, inset amount: CGFloat) -> Path {
        let limit = min(rect.width, rect.height) / 2
        func radius(_ length: CGFloat) -> CGFloat {
            length > 0 ? max(min(length, limit) - amount, 0) : 0
        }
        return Path(
            roundedRect: rect.shrunk(by: amount),
            cornerSize: CGSize(width: radius(cornerSize.width), height: radius(cornerSize.height)), style: style)
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }

    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(cornerSize.width, cornerSize.height) }
        set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
    }
}

/// A rectangle with a radius for each corner.
public nonisolated struct UnevenRoundedRectangle: InsettablePrimitive, Hashable {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        (self.cornerRadii, self.style) = (cornerRadii, style)
    }

    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
            style: style)
    }

    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }

    public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }

    package func path(in rect: CGRect, inset amount: CGFloat) -> Path {
        let limit = min(rect.width, rect.height) / 2
        func radius(_ length: CGFloat) -> CGFloat {
            length > 0 ? max(min(length, limit) - amount, 0) : 0
        }
        let radii = RectangleCornerRadii(
            topLeading: radius(cornerRadii.topLeading), bottomLeading: radius(cornerRadii.bottomLeading),
            bottomTrailing: radius(cornerRadii.bottomTrailing), topTrailing: radius(cornerRadii.topTrailing))
        return Path(roundedRect: rect.shrunk(by: amount), cornerRadii: radii, style: style)
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

extension RectangleCornerRadii: Animatable {
    public typealias AnimatableData = AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>

    public var animatableData: AnimatableData {
        get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
        set {
            (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
            (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
        }
    }
}
