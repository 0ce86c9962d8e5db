import Foundation

/// The distances a view prefers round itself.
///
/// Each edge names distances by category; what two touching edges name in common decides, then what they say without a
/// category, then 8 points (facts.md 12.6).
public struct ViewSpacing: Sendable {
    package enum Category: Int, CaseIterable, Sendable {
        /// Between a text and what stands above it.
        case aboveText
        /// Between a text and what stands below it.
        case belowText
        /// Between the baselines' lines of two texts.
        case textToText
    }

    package struct EdgePreference: Equatable, Sendable {
        /// nil where the category isn't named; indexed by `Category`.
        var categories: (CGFloat?, CGFloat?, CGFloat?)
        var uncategorized: CGFloat?

        package init(
            aboveText: CGFloat? = nil, belowText: CGFloat? = nil, textToText: CGFloat? = nil,
            uncategorized: CGFloat? = nil
        ) {
            categories = (aboveText, belowText, textToText)
            self.uncategorized = uncategorized
        }

        package static func == (lhs: EdgePreference, rhs: EdgePreference) -> Bool {
            lhs.categories == rhs.categories && lhs.uncategorized == rhs.uncategorized
        }

        func distance(to next: EdgePreference) -> CGFloat {
            var distance: CGFloat?
            func consider(_ own: CGFloat?, _ other: CGFloat?) {
                if let own, let other { distance = max(distance ?? -.infinity, own + other) }
            }
            consider(categories.0, next.categories.0)
            consider(categories.1, next.categories.1)
            consider(categories.2, next.categories.2)
            if let distance { return distance }
            switch (uncategorized, next.uncategorized) {
            case (let own?, let other?): return max(own, other)
            case (let value?, nil), (nil, let value?): return value
            case (nil, nil): return ViewSpacing.defaultDistance
            }
        }

        mutating func formUnion(_ other: EdgePreference) {
            func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
                guard let a else { return b }
                return b.map { max(a, $0) } ?? a
            }
            categories = (
                larger(categories.0, other.categories.0), larger(categories.1, other.categories.1),
                larger(categories.2, other.categories.2)
            )
            // An edge that says nothing wants the default, which is larger than a Spacer's 0 (measured: facts.md 1.19).
            uncategorized = uncategorized.flatMap { own in other.uncategorized.map { max(own, $0) } }
        }
    }

    package var top: EdgePreference
    package var leading: EdgePreference
    package var bottom: EdgePreference
    package var trailing: EdgePreference

    /// Preferences of a view that says nothing.
    public init() {
        top = Self.defaultTop
        bottom = Self.defaultBottom
        leading = EdgePreference()
        trailing = EdgePreference()
    }

    package init(top: EdgePreference, leading: EdgePreference, bottom: EdgePreference, trailing: EdgePreference) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// No distance on any edge, where no category decides.
    public static let zero: ViewSpacing = {
        let none = EdgePreference(uncategorized: 0)
        return ViewSpacing(top: none, leading: none, bottom: none, trailing: none)
    }()

    package static let defaultDistance: CGFloat = 8
    private static let defaultTop = EdgePreference(belowText: 0)
    private static let defaultBottom = EdgePreference(aboveText: 0)

    /// A text of one font: `above` and `below` are its distances to something that isn't text (facts.md 14.11).
    package static func text(above: CGFloat, below: CGFloat) -> ViewSpacing {
        ViewSpacing(
            top: EdgePreference(aboveText: above, textToText: 0), leading: EdgePreference(),
            bottom: EdgePreference(belowText: below, textToText: 0), trailing: EdgePreference())
    }

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top.formUnion(other.top) }
        if edges.contains(.leading) { leading.formUnion(other.leading) }
        if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
        if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The distance this view, standing before `next`, prefers to it along `axis`; in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        axis == .horizontal ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
    }

    /// The preferences with some edges saying nothing again.
    package func resetting(_ edges: Edge.Set) -> ViewSpacing {
        var result = self
        if edges.contains(.top) { result.top = Self.defaultTop }
        if edges.contains(.bottom) { result.bottom = Self.defaultBottom }
        if edges.contains(.leading) { result.leading = EdgePreference() }
        if edges.contains(.trailing) { result.trailing = EdgePreference() }
        return result
    }

    /// True where the edge says 0 without a category, as a Spacer's does.
    package func isSpacer(along axis: Axis) -> Bool {
        let edge = axis == .horizontal ? leading : top
        return edge.uncategorized == 0
    }
}
