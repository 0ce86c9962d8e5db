import ViewGraph

/// Where a scroll view stands over its content.
public nonisolated struct ScrollGeometry: Equatable, Sendable {
    /// How far the content is moved: less than nothing by the insets before anything is scrolled.
    public var contentOffset: CGPoint
    /// The size of the content without the margins round it.
    public var contentSize: CGSize
    /// The margins round the content.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view.
    public var containerSize: CGSize

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
        (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
    }

    /// The scroll view's rectangle in the content's coordinates.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The part of `bounds` that no inset covers.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
            width: max(0, containerSize.width - contentInsets.horizontal),
            height: max(0, containerSize.height - contentInsets.vertical))
    }
}

extension ScrollGeometry: CustomDebugStringConvertible {
    public var debugDescription: String {
        "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), "
            + "contentInsets: \(contentInsets), containerSize: \(containerSize))"
    }
}

/// What moves a scroll view. In a picture everything is at rest; what happened on the way is told afterwards.
public enum ScrollPhase: Hashable, Sendable {
    /// Nothing moves.
    case idle
    /// A finger is down and hasn't moved yet.
    case tracking
    /// Somebody scrolls.
    case interacting
    /// The content runs out after somebody scrolled.
    case decelerating
    /// The program scrolls, with an animation.
    case animating

    public var isScrolling: Bool { self != .idle }
}

/// What is known when a scroll view's phase changes.
public struct ScrollPhaseChangeContext {
    public let geometry: ScrollGeometry

    init(geometry: ScrollGeometry) { self.geometry = geometry }

    /// How fast the content moves, in points a second; nil where it doesn't follow a finger.
    public var velocity: CGVector? { nil }
}
