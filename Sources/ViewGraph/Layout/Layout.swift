import Foundation

/// How a container measures and places its subviews. The engine's own stacks are written against it too.
public protocol Layout: Animatable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    static var layoutProperties: LayoutProperties { get }
    /// Whether it is of the insides of a library's view, which reports leave out.
    static var _isPart: Bool { get }
    /// The direction of the stack it lays out as: a value can say what its type doesn't.
    var _orientation: Axis? { get }
    /// What layouts that can use each other's caches have in common.
    var _cacheKind: ObjectIdentifier { get }

    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// The union of all subviews' preferences on every edge (Apple; facts.md 12.5).
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard var result = subviews.first?.spacing else { return ViewSpacing() }
        for subview in subviews.dropFirst() { result.formUnion(subview.spacing) }
        return result
    }

    /// The explicit values of the placed subviews, merged per kind of guide (facts.md 5.2).
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// What `explicitAlignment` answers where a layout doesn't say itself.
    package func mergedAlignment(
        of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        guard key.merge != .never, !subviews.isEmpty else { return nil }
        let recorder = PlacementRecorder(count: subviews.placeCount, bounds: bounds, proposal: proposal)
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews.recording(in: recorder), cache: &cache)
        var values: [CGFloat] = []
        for subview in subviews {
            let placement = recorder.placement(of: subview.node, at: subview.index)
            let dimensions = subview.node.dimensionsToPlace(placement.proposal)
            if let value = dimensions.explicit(key) {
                values.append(value + placement.origin[key.axis] - bounds.origin[key.axis])
            }
        }
        guard !values.isEmpty else { return nil }
        switch key.merge {
        case .never: return nil
        case .smallest: return values.min()
        case .largest: return values.max()
        case .average: return values.reduce(0, +) / CGFloat(values.count)
        }
    }
}

// What sets a layout apart for the engine. Requirements rather than protocols that are asked for by a cast, once or more
// for each container: a cast searches all conformances of the program, once a type.

extension Layout {
    public static var _isPart: Bool { false }
    public var _orientation: Axis? { Self.layoutProperties.stackOrientation }
    public var _cacheKind: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

/// A layout of the insides of a view of the library, whose name means nothing to a reader.
package protocol PartLayout: Layout {}

extension PartLayout {
    package static var _isPart: Bool { true }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

/// What the engine has to know about a kind of layout.
public struct LayoutProperties: Sendable {
    /// The direction of the stack, so that a Spacer or Divider in it knows which way to lie; nil: no stack.
    public var stackOrientation: Axis?

    /// True where `explicitAlignment` may answer for built-in edges and centres, as a user's layout may; the engine's
    /// own never do.
    package var mayAnswerBuiltInGuides = true

    public init() {}
}

/// A value that a view keeps for the layout it stands in.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What can be interpolated; see `animatableData`.
public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}
