import Foundation
import SwiftInterpreter
import SwiftUI
import ViewGraph

func addLayoutTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType(
            "Layout", "protocol Layout: Animatable",
            adapter: { value, _, evaluator in try AnyLayout.bridge(value, evaluator).bridged }, members: membersOfLayout
        ))
    addNativeLayouts(&types)
    types.append(
        NativeType.make("Array", "extension Array") { m in
            m.add(
                "subscript",
                "subscript<S>(indices: S) -> [Element] { get } where Element == LayoutSubview, S: Sequence, S.Element == Int"
            ) { c in
                let subviews = try c.receiver(as: [LayoutSubview].self)
                return .array(
                    try elements(of: c.arguments[0], c.evaluator).map { index in
                        let index = try Int.bridge(index, c.evaluator)
                        guard subviews.indices.contains(index) else { throw c.evaluator.failure("Index out of range") }
                        return subviews[index].bridged
                    })
            }
            // A range is also a sequence of indices, one to its end or without any.
            for range in ["Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough"] {
                m.add(
                    "subscript",
                    "subscript(bounds: \(range)<Int>) -> [Element] { get } where Element == LayoutSubview"
                ) { c in .array(Array(try c.part(inRange: 0))) }
            }
            m.add("layoutDirection", "var layoutDirection: LayoutDirection { get } where Element == LayoutSubview") {
                c in
                try c.receiver(as: LayoutSubviews.self).layoutDirection.bridged
            }
        })
}

@Sendable private func membersOfLayout() -> [NativeMember] {
    sortedMembers { m in
        m.add("Cache", "required associatedtype Cache = Void")
        m.add("Subviews", "typealias Subviews = [LayoutSubview]")
        m.add(
            "sizeThatFits",
            "required func sizeThatFits(proposal: ProposedViewSize, subviews: [LayoutSubview], cache: inout Cache) -> CGSize"
        )
        m.add(
            "placeSubviews",
            "required func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: [LayoutSubview], cache: inout Cache)"
        )
        m.add("makeCache", "required func makeCache(subviews: [LayoutSubview]) -> Cache") { _ in .void }
        m.add("updateCache", "required func updateCache(_ cache: inout Cache, subviews: [LayoutSubview])") { c in
            c.arguments[0] = try c.evaluator.callMethod(
                "makeCache", labels: ["subviews"], on: &c.receiver, [c.arguments[1]])
            return .void
        }
        m.add("spacing", "required func spacing(subviews: [LayoutSubview], cache: inout Cache) -> ViewSpacing") { c in
            let subviews = try c.argument(0, as: [LayoutSubview].self)
            guard var result = subviews.first?.spacing else { return ViewSpacing().bridged }
            for subview in subviews.dropFirst() { result.formUnion(subview.spacing) }
            return result.bridged
        }
        for kind in ["HorizontalAlignment", "VerticalAlignment"] {
            m.add(
                "explicitAlignment",
                "required func explicitAlignment(of guide: \(kind), in bounds: CGRect, proposal: ProposedViewSize, subviews: [LayoutSubview], cache: inout Cache) -> CGFloat?"
            ) { c in try mergedAlignment(&c) }
        }
        m.add("layoutProperties", "required static var layoutProperties: LayoutProperties { get }") { _ in
            LayoutProperties().bridged
        }
        m.add("callAsFunction", "func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View") {
            c in
            let content = try AnyView.bridge(c.evaluator.call(c.arguments[0], []), c.evaluator)
            return try layoutContainer(c.receiver, content, c.evaluator).bridged
        }
    }
}

/// What a declared layout answers for a guide where it doesn't say itself.
@Sendable private func mergedAlignment(_ c: inout NativeCall) throws -> Value {
    guard case .structure(let instance) = c.receiver else { return Value.absent }
    let layout = InterpretedLayout(value: c.receiver, decl: instance.decl, evaluator: c.evaluator)
    let key =
        try c.arguments[0].unbox(as: HorizontalAlignment.self)?.key ?? c.argument(0, as: VerticalAlignment.self).key
    var cache = c.arguments[4]
    let answer = try layout.mergedAlignment(
        of: key, in: c.argument(1, as: CGRect.self), proposal: c.argument(2, as: ProposedViewSize.self),
        subviews: c.argument(3, as: LayoutSubviews.self),
        cache: &cache)
    c.arguments[4] = cache
    return answer.bridged
}

extension SwiftUILibrary {
    static func anyLayoutInit(_ c: inout NativeCall) throws -> Value {
        try c.argument(0, as: AnyLayout.self).bridged
    }

    static func layoutSubviewSubscript(_ c: inout NativeCall) throws -> Value {
        let key = try c.evaluator.declaration(of: c.arguments[0])
        let node = try c.receiver(as: LayoutSubview.self).node
        if let value = node.trait(ObjectIdentifier(key.decl)) as? Value { return value }
        return try c.evaluator.staticProperty("defaultValue", of: key.type)
    }
}
