import ViewGraph

/// Two shapes made into one.
package nonisolated struct _CombinedShape<First: Shape, Second: Shape>: Shape, ShapeWrapper {
    enum Operation: Hashable, Sendable {
        case intersection, union, subtracting, symmetricDifference, lineIntersection, lineSubtraction
    }

    var first: First
    var second: Second
    var operation: Operation
    var eoFill: Bool

    package func path(in rect: CGRect) -> Path {
        let (own, other) = (first.path(in: rect), second.path(in: rect))
        switch operation {
        case .intersection: return own.intersection(other, eoFill: eoFill)
        case .union: return own.union(other, eoFill: eoFill)
        case .subtracting: return own.subtracting(other, eoFill: eoFill)
        case .symmetricDifference: return own.symmetricDifference(other, eoFill: eoFill)
        case .lineIntersection: return own.lineIntersection(other, eoFill: eoFill)
        case .lineSubtraction: return own.lineSubtraction(other, eoFill: eoFill)
        }
    }

    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
    package var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }
    package var wrappedShape: any Shape { first }
    package var _drawing: _ShapeDrawing {
        _ShapeDrawing(dependsOnPlace: first._drawing.dependsOnPlace || second._drawing.dependsOnPlace)
    }

    package var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }
}

nonisolated extension Shape {
    /// What lies inside both shapes.
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
    }

    /// What lies inside one of the shapes or both.
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
    }

    /// What lies inside this shape and not inside the other.
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .subtracting, eoFill: eoFill)
    }

    /// What lies inside exactly one of the shapes.
    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
    }

    /// The parts of this outline that lie inside the other shape.
    public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
    }

    /// The parts of this outline that lie outside the other shape.
    public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
    }
}
