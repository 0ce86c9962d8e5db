import ViewGraph

/// What of a canvas is covered by bars and corners: insets in points round the space that the root is laid out in.
///
/// The root stands at the origin of the display list's coordinates; `size` is known after layout.
package final class SafeArea {
    package let insets: EdgeInsets
    /// Of the space inside the insets.
    package var size: CGSize?

    package init(insets: EdgeInsets) { self.insets = insets }

    /// `rect` stretched to the canvas's edge wherever it touches an unsafe one that is among `edges`.
    func stretching(_ rect: CGRect, over edges: Edge.Set, direction: LayoutDirection) -> CGRect {
        guard let size else { return rect }
        let (left, right): (Edge, Edge) =
            direction == .leftToRight ? (.leading, .trailing) : (.trailing, .leading)
        var (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        if edges.contains(.top), minY <= 0.01 { minY -= insets.top }
        if edges.contains(.bottom), maxY >= size.height - 0.01 { maxY += insets.bottom }
        if edges.contains(left), minX <= 0.01 { minX -= insets.leading }
        if edges.contains(right), maxX >= size.width - 0.01 { maxX += insets.trailing }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}

private enum SafeAreaKey: EnvironmentKey {
    static var defaultValue: SafeArea? { nil }
}

extension EnvironmentValues {
    /// Set by whoever shows the root in a canvas with unsafe edges.
    package var safeArea: SafeArea? {
        get { self[SafeAreaKey.self] }
        set { self[SafeAreaKey.self] = newValue }
    }
}
