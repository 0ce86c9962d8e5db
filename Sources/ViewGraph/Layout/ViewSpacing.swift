import Foundation

/// The distances a view prefers round itself.
///
/// Each edge names distances by category; what two touching edges name in common decides, then what they say without a
/// category, then 8 points (facts.md 12.6).
public struct ViewSpacing: Sendable {
    /// The distances of one edge. Not a number stands for what isn't named, in half the room of an optional: every view
    /// between a stack and its texts passes four of these on.
    package struct EdgePreference: Equatable, Sendable {
        /// Between a text and what stands above it.
        private var aboveText: CGFloat
        /// Between a text and what stands below it.
        private var belowText: CGFloat
        /// Between the baselines' lines of two texts.
        private var textToText: CGFloat
        /// Half of what two checkboxes prefer between them.
        private var betweenCheckboxes: CGFloat
        private var withoutCategory: CGFloat

        package init(
            aboveText: CGFloat? = nil, belowText: CGFloat? = nil, textToText: CGFloat? = nil,
            betweenCheckboxes: CGFloat? = nil, uncategorized: CGFloat? = nil
        ) {
            self.aboveText = aboveText ?? .nan
            self.belowText = belowText ?? .nan
            self.textToText = textToText ?? .nan
            self.betweenCheckboxes = betweenCheckboxes ?? .nan
            withoutCategory = uncategorized ?? .nan
        }

        /// The distance without a category; nil where the edge has none.
        var uncategorized: CGFloat? { withoutCategory.isNaN ? nil : withoutCategory }

        package static func == (lhs: EdgePreference, rhs: EdgePreference) -> Bool {
            func areSame(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || a.isNaN && b.isNaN }
            return areSame(lhs.aboveText, rhs.aboveText) && areSame(lhs.belowText, rhs.belowText)
                && areSame(lhs.textToText, rhs.textToText)
                && areSame(lhs.betweenCheckboxes, rhs.betweenCheckboxes)
                && areSame(lhs.withoutCategory, rhs.withoutCategory)
        }

        func distance(to next: EdgePreference) -> CGFloat {
            var distance = CGFloat.nan
            func consider(_ own: CGFloat, _ other: CGFloat) {
                // The sum is a number where both edges name the category.
                let sum = own + other
                if !sum.isNaN { distance = distance.isNaN ? sum : max(distance, sum) }
            }
            consider(aboveText, next.aboveText)
            consider(belowText, next.belowText)
            consider(textToText, next.textToText)
            consider(betweenCheckboxes, next.betweenCheckboxes)
            if !distance.isNaN { return distance }
            switch (uncategorized, next.uncategorized) {
            case (let own?, let other?): return max(own, other)
            case (let value?, nil), (nil, let value?): return value
            case (nil, nil): return ViewSpacing.defaultDistance
            }
        }

        mutating func formUnion(_ other: EdgePreference) {
            func larger(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a.isNaN ? b : b.isNaN ? a : max(a, b) }
            aboveText = larger(aboveText, other.aboveText)
            belowText = larger(belowText, other.belowText)
            textToText = larger(textToText, other.textToText)
            betweenCheckboxes = larger(betweenCheckboxes, other.betweenCheckboxes)
            // An edge that says nothing wants the default, which is larger than a Spacer's 0 (measured: facts.md 1.19).
            let isNamed = !withoutCategory.isNaN && !other.withoutCategory.isNaN
            withoutCategory = isNamed ? max(withoutCategory, other.withoutCategory) : .nan
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

    /// A picture: none to pictures and texts above and below it, the default to anything else (facts.md 1.4).
    package static let picture: ViewSpacing = {
        let edge = EdgePreference(textToText: 0)
        return ViewSpacing(top: edge, leading: EdgePreference(), bottom: edge, trailing: EdgePreference())
    }()

    /// A checkbox: 6 to one above or below it, like any control to the rest (measured: facts.md 17.13).
    package static let checkbox = ViewSpacing(
        top: EdgePreference(belowText: 0, betweenCheckboxes: 3), leading: EdgePreference(),
        bottom: EdgePreference(aboveText: 0, betweenCheckboxes: 3), trailing: EdgePreference())

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
