import Foundation
import SwiftInterpreter
import SwiftUI
import ViewGraph

/// What the engine's own layouts answer when layouts of the program ask them.
func addNativeLayouts(_ types: inout [NativeType]) {
    types.append(calls("AnyLayout", AnyLayout.self))
    types.append(calls("HStackLayout", HStackLayout.self))
    types.append(calls("VStackLayout", VStackLayout.self))
    types.append(calls("ZStackLayout", ZStackLayout.self))
    types.append(calls("GridLayout", GridLayout.self))
}

/// The requirements of `Layout` as members of one native layout.
private func calls<L: Layout & BridgeConvertible>(_ name: String, _ type: L.Type) -> NativeType {
    let cache = L.Cache.self == Void.self ? "Void" : "\(name).Cache"
    let parameters = "subviews: [LayoutSubview], cache: inout \(cache)"
    return NativeType.make(name, "extension \(name)") { m in
        m.add("Cache", "typealias Cache = \(cache)")
        m.add("makeCache", "func makeCache(subviews: [LayoutSubview]) -> \(cache)") { c in
            value(of: try c.receiver(as: L.self).makeCache(subviews: c.argument(0, as: LayoutSubviews.self)))
        }
        m.add("updateCache", "func updateCache(_ cache: inout \(cache), subviews: [LayoutSubview])") { c in
            let subviews = try c.argument(1, as: LayoutSubviews.self)
            try withCache(&c, at: 0, L.self, subviews) { $0.updateCache(&$1, subviews: subviews) }
            return .void
        }
        m.add("spacing", "func spacing(\(parameters)) -> ViewSpacing") { c in
            let subviews = try c.argument(0, as: LayoutSubviews.self)
            return try withCache(&c, at: 1, L.self, subviews) { $0.spacing(subviews: subviews, cache: &$1) }.bridged
        }
        m.add("sizeThatFits", "func sizeThatFits(proposal: ProposedViewSize, \(parameters)) -> CGSize") { c in
            let (proposal, subviews) = try (
                c.argument(0, as: ProposedViewSize.self), c.argument(1, as: LayoutSubviews.self)
            )
            return try withCache(&c, at: 2, L.self, subviews) {
                $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1)
            }.bridged
        }
        m.add(
            "placeSubviews", "func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, \(parameters))"
        ) { c in
            let (bounds, proposal) = try (c.argument(0, as: CGRect.self), c.argument(1, as: ProposedViewSize.self))
            let subviews = try c.argument(2, as: LayoutSubviews.self)
            try withCache(&c, at: 3, L.self, subviews) {
                $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
            }
            return .void
        }
        for guide in ["HorizontalAlignment", "VerticalAlignment"] {
            m.add(
                "explicitAlignment",
                "func explicitAlignment(of guide: \(guide), in bounds: CGRect, proposal: ProposedViewSize, \(parameters)) -> CGFloat?"
            ) { c in
                let (bounds, proposal) = try (c.argument(1, as: CGRect.self), c.argument(2, as: ProposedViewSize.self))
                let subviews = try c.argument(3, as: LayoutSubviews.self)
                if let guide = c.arguments[0].unbox(as: HorizontalAlignment.self) {
                    return try withCache(&c, at: 4, L.self, subviews) {
                        $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
                    }.bridged
                }
                let guide = try c.argument(0, as: VerticalAlignment.self)
                return try withCache(&c, at: 4, L.self, subviews) {
                    $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
                }.bridged
            }
        }
    }
}

/// A cache as a value of the program.
private func value<Cache>(of cache: Cache) -> Value { Cache.self == Void.self ? .void : .box(cache) }

/// Calls the layout that the call is made on with the cache among its arguments, which it may change.
private func withCache<L: Layout & BridgeConvertible, Result>(
    _ c: inout NativeCall, at index: Int, _ type: L.Type, _ subviews: LayoutSubviews,
    _ body: (L, inout L.Cache) -> Result
) throws -> Result {
    let layout = try c.receiver(as: L.self)
    // A cache of another kind can only be one of the program's own, in a generic function; it is made anew.
    var cache = c.arguments[index].unbox(as: L.Cache.self) ?? layout.makeCache(subviews: subviews)
    let result = body(layout, &cache)
    c.arguments[index] = value(of: cache)
    return result
}
