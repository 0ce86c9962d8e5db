import ViewGraph

/// What of a space is covered by bars and corners: insets in points round a rectangle that content is laid out in.
///
/// The window has one, and each `safeAreaInset` and `safeAreaPadding` makes one inside it.
package final class SafeArea {
    package var insets: EdgeInsets
    /// Inside the insets, in the coordinates of the canvas; known once it is placed.
    package var rect: CGRect?
    private(set) var outer: SafeArea?
    /// What it belongs to, where bars cover a part of it.
    weak var screen: LayoutNode?

    package init(insets: EdgeInsets, outer: SafeArea? = nil) { (self.insets, self.outer) = (insets, outer) }

    /// How high the large title is in the bar of the screen that it belongs to, 0 where there is none; nil where it is no
    /// screen's.
    var ownLargeTitle: CGFloat?
    /// That of the nearest screen, which gives way as content scrolls.
    var largeTitle: CGFloat { ownLargeTitle ?? outer?.largeTitle ?? 0 }

    /// That of the window.
    var outermost: SafeArea { outer?.outermost ?? self }

    /// Stands inside another one from now on.
    func move(into outer: SafeArea?) { self.outer = outer }

    /// How far a view at `rect` may be stretched at each edge: the insets of the edges that it touches, less what it
    /// reaches over them already, and those of the areas further out that it then touches in turn.
    package func insets(around rect: CGRect, direction: LayoutDirection) -> EdgeInsets {
        guard let safe = self.rect else { return EdgeInsets() }
        let isMirrored = direction == .rightToLeft
        var result = EdgeInsets()
        result.top = Self.reach(inset: insets.top, over: safe.minY - rect.minY)
        result.bottom = Self.reach(inset: insets.bottom, over: rect.maxY - safe.maxY)
        let left = Self.reach(inset: isMirrored ? insets.trailing : insets.leading, over: safe.minX - rect.minX)
        let right = Self.reach(inset: isMirrored ? insets.leading : insets.trailing, over: rect.maxX - safe.maxX)
        (result.leading, result.trailing) = isMirrored ? (right, left) : (left, right)
        guard let outer else { return result }
        let further = outer.insets(around: rect.stretched(by: result, direction: direction), direction: direction)
        return EdgeInsets(
            top: result.top + further.top, leading: result.leading + further.leading,
            bottom: result.bottom + further.bottom, trailing: result.trailing + further.trailing)
    }

    /// - Parameter over: how far a view's edge is beyond the safe one; negative inside it.
    private static func reach(inset: CGFloat, over: CGFloat) -> CGFloat {
        over < -0.01 ? 0 : max(inset - max(over, 0), 0)
    }
}

extension CGRect {
    func stretched(by insets: EdgeInsets, direction: LayoutDirection) -> CGRect {
        let left = direction == .leftToRight ? insets.leading : insets.trailing
        return CGRect(
            x: minX - left, y: minY - insets.top, width: width + insets.horizontal, height: height + insets.vertical)
    }
}

extension EdgeInsets {
    /// The insets of some edges, none at the others.
    func limited(to edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
    }
}

extension LayoutNode {
    /// Where the node stands on the canvas, before render-only effects.
    package var canvasFrame: CGRect {
        var rect = frame
        var above = parent
        while let node = above {
            rect = rect.offsetBy(dx: node.frame.minX, dy: node.frame.minY)
            above = node.parent
        }
        return rect
    }
}

extension DrawContext {
    /// The current node's rectangle with what it reaches over the safe area, on the pixel grid as a whole: the node's edge
    /// rounded first, the stretched one would end a part of a pixel beside the window's.
    func pixelRect(of node: LayoutNode, stretchedBy insets: EdgeInsets) -> CGRect {
        CGRect(origin: origin, size: node.frame.size)
            .stretched(by: insets, direction: node.layoutDirection).rounded(toScale: displayScale)
    }
}

private enum SafeAreaKey: EnvironmentKey {
    static var defaultValue: SafeArea? { nil }
}

extension EnvironmentValues {
    /// The nearest one round a view; nil where nothing is covered.
    package var safeArea: SafeArea? {
        get { self[SafeAreaKey.self] }
        set { self[SafeAreaKey.self] = newValue }
    }
}

/// Kinds of safe areas.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What bars, corners and `safeAreaInset` cover.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// What the keyboard covers; there is none in a picture.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}
