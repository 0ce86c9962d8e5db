import Foundation
import SwiftInterpreter
import SwiftUI
import ViewGraph

/// A layout that the program declares.
struct InterpretedLayout: Layout {
    typealias Cache = Value

    private(set) var value: Value
    let decl: NominalDecl
    let evaluator: any Evaluator

    var animatableData: ProgramVector {
        get { ProgramVector(of: value, evaluator) }
        set { newValue.set(in: &value, evaluator) }
    }

    init(value: Value, decl: NominalDecl, evaluator: any Evaluator) {
        (self.value, self.decl, self.evaluator) = (value, decl, evaluator)
    }

    private func call<R: FallbackValue>(
        _ name: String, _ labels: [String], _ arguments: [Value], _ result: R.Type
    ) -> R {
        do {
            var layout = value
            return try R.bridge(evaluator.callMethod(name, labels: labels, on: &layout, arguments), evaluator)
        } catch {
            evaluator.record(error)
            return R.fallback
        }
    }

    /// Calls a method whose last parameter is the cache.
    private func call<R: FallbackValue>(
        _ name: String, _ labels: [String], _ arguments: [Value], cache: inout Value, _ result: R.Type
    ) -> R {
        do {
            var layout = value
            var all = arguments + [cache]
            let result = try evaluator.callMethod(name, labels: labels, on: &layout, inoutArguments: &all)
            cache = all.last ?? .void
            return try R.bridge(result, evaluator)
        } catch {
            evaluator.record(error)
            return R.fallback
        }
    }

    func makeCache(subviews: Subviews) -> Value {
        call("makeCache", ["subviews"], [subviews.bridged], Value.self)
    }

    func updateCache(_ cache: inout Value, subviews: Subviews) {
        do {
            var layout = value
            var arguments = [cache, subviews.bridged]
            _ = try evaluator.callMethod(
                "updateCache", labels: ["", "subviews"], on: &layout, inoutArguments: &arguments)
            cache = arguments.first ?? .void
        } catch {
            evaluator.record(error)
        }
    }

    func spacing(subviews: Subviews, cache: inout Value) -> ViewSpacing {
        let result = call("spacing", ["subviews", "cache"], [subviews.bridged], cache: &cache, Value.self)
        return (try? ViewSpacing.bridge(result, evaluator)) ?? ViewSpacing()
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Value) -> CGSize {
        call(
            "sizeThatFits", ["proposal", "subviews", "cache"], [proposal.bridged, subviews.bridged], cache: &cache,
            CGSize.self)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Value) {
        _ = call(
            "placeSubviews", ["in", "proposal", "subviews", "cache"],
            [bounds.bridged, proposal.bridged, subviews.bridged], cache: &cache, Value.self)
    }
}

// MARK: - Guides and orientation

extension InterpretedLayout {
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Value
    ) -> CGFloat? {
        guard declaresAlignment(of: HorizontalAlignment.self) else {
            return mergedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        return alignment(guide.bridged, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Value
    ) -> CGFloat? {
        guard declaresAlignment(of: VerticalAlignment.self) else {
            return mergedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        return alignment(guide.bridged, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// Whether the program says itself where this kind of guide is.
    private func declaresAlignment<Guide>(of kind: Guide.Type) -> Bool {
        decl.members(named: "explicitAlignment").contains { member in
            guard let parameter = (member as? FunctionDecl)?.parameters.first,
                case .nominal(let type, _) = parameter.type
            else { return false }
            return type.name == String(describing: kind)
        }
    }

    private func alignment(
        _ guide: Value, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Value
    ) -> CGFloat? {
        call(
            "explicitAlignment", ["of", "in", "proposal", "subviews", "cache"],
            [guide, bounds.bridged, proposal.bridged, subviews.bridged], cache: &cache, CGFloat?.self)
    }
}

extension InterpretedLayout {
    var _cacheKind: ObjectIdentifier { ObjectIdentifier(decl) }

    var _orientation: Axis? {
        guard !decl.members(named: "layoutProperties").isEmpty else { return nil }
        do {
            let type = evaluator.dynamicType(of: value)
            let properties = try evaluator.staticProperty("layoutProperties", of: type)
            return try LayoutProperties.bridge(properties, evaluator).stackOrientation
        } catch {
            evaluator.record(error)
            return nil
        }
    }
}

extension InterpretedLayout: CustomComparable {
    func isSame(as other: InterpretedLayout) -> Bool { decl === other.decl && value.isSame(as: other.value) }
}

/// Subviews are an array of the program, so that every algorithm on arrays works with them.
extension LayoutSubviews: BridgeConvertible {
    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> LayoutSubviews {
        LayoutSubviews(try [LayoutSubview].bridge(value, evaluator))
    }

    package var bridged: Value { .array(map(\.bridged)) }
}

/// Any layout at the seam.
extension AnyLayout: BridgeConvertible {
    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> AnyLayout {
        switch value {
        case .native(let object):
            if let box = object as? NativeBox<AnyLayout> { return box.value }
            if let layout = object.anyValue as? any Layout { return erased(layout) }
        case .structure(let instance):
            return AnyLayout(InterpretedLayout(value: value, decl: instance.decl, evaluator: evaluator))
        case .existential(let box): return try bridge(box.value, evaluator)
        default: break
        }
        throw mismatch(value, (any Layout).self, evaluator)
    }

    private static func erased<L: Layout>(_ layout: L) -> AnyLayout { AnyLayout(layout) }

    package var bridged: Value { .box(self) }
}

/// A container of any layout, under the name of the layout's type.
func layoutContainer(_ layout: Value, _ content: AnyView, _ evaluator: any Evaluator) throws -> AnyView {
    func contain<L: Layout>(_ layout: L) -> AnyView {
        AnyView(any: LayoutContainer(layout: layout, content: content, label: nil))
    }
    switch layout {
    case .existential(let box): return try layoutContainer(box.value, content, evaluator)
    case .structure(let instance):
        let layout = InterpretedLayout(value: layout, decl: instance.decl, evaluator: evaluator)
        return AnyView(any: LayoutContainer(layout: layout, content: content, label: instance.decl.name))
    case .native(let object):
        if let layout = object.anyValue as? any Layout { return contain(layout) }
    default: break
    }
    throw mismatch(layout, (any Layout).self, evaluator)
}
