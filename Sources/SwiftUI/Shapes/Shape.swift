import ViewGraph

/// An outline that fits itself into a rectangle. As a view it is filled with the foreground style.
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// The outline in `rect`, in points.
    func path(in rect: CGRect) -> Path
    static var role: ShapeRole { get }
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    var _drawing: _ShapeDrawing { get }
}

/// How a shape wants to be drawn where its outline alone doesn't say it. A requirement rather than a protocol that is
/// asked for by a cast: a cast searches all conformances of the program, once a type.
public nonisolated struct _ShapeDrawing {
    /// The line that the shape is, for the outputs that know lines.
    package var stroke: (any StrokedShape)?
    /// Whether the outline depends on where in the tree the shape stands, which `ShapePlace` tells.
    package var dependsOnPlace = false
}

/// What a shape is for, which decides what it is drawn in where nothing is said.
public enum ShapeRole: Hashable, Sendable {
    case fill, stroke, separator
}

/// What a shape does where the layout runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    case mirrors(in: LayoutDirection)

    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

nonisolated extension Shape {
    public static var role: ShapeRole { .fill }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
    public var _drawing: _ShapeDrawing { _ShapeDrawing() }

    /// The proposal, 10 points where nothing is proposed (facts 8.12).
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.shapeSize }

    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        _ShapeView<Self, ForegroundStyle>._reconcile(
            _ShapeView(shape: view, style: ForegroundStyle()), existing: existing, in: context)
    }
}

/// A shape that can be made smaller evenly on all sides.
public nonisolated protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    func inset(by amount: CGFloat) -> InsetShape
}

extension ProposedViewSize {
    /// What a shape answers: the proposal, 10 points where nothing is proposed.
    var shapeSize: CGSize {
        let size = replacingUnspecifiedDimensions()
        return CGSize(width: max(size.width, 0), height: max(size.height, 0))
    }
}

// MARK: - Names in reports

/// A shape that stands for another one, under whose name it is reported.
package protocol ShapeWrapper {
    var wrappedShape: any Shape { get }
}

/// A shape that knows the name it is reported under.
package protocol NamedShape {
    var shapeName: String { get }
}

extension ShapeWrapper {
    /// How a shape is drawn that changes the outline of another one: like any, but from the same place.
    nonisolated var drawingOfWrapper: _ShapeDrawing {
        _ShapeDrawing(dependsOnPlace: wrappedShape._drawing.dependsOnPlace)
    }
}

extension ViewGraph {
    /// The name of a shape as a reader would write it; that of the shape inside for one which only changes another.
    func name(of shape: any Shape) -> String {
        var shape = shape
        var steps = 0
        while let wrapper = shape as? any ShapeWrapper, steps < 1_000 {
            shape = wrapper.wrappedShape
            steps += 1
        }
        return (shape as? any NamedShape)?.shapeName ?? typeNames.name(of: type(of: shape))
    }
}
