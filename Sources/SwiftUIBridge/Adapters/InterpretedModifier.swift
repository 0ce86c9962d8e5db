import SwiftInterpreter
import SwiftUI
import ViewGraph

/// A view modifier that the program declares, or what it declares for previews.
struct InterpretedModifier: PrimitiveModifier {
    var value: Value
    /// What a `PreviewModifier` is given beside the content.
    var context: Value? = nil
    let decl: NominalDecl
    let evaluator: any Evaluator

    static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        if let node = existing as? InterpretedModifierNode, node.decl === modifier.decl {
            node.update(modifier, content: content, in: context)
            return node
        }
        return InterpretedModifierNode(modifier, content: content, in: context)
    }
}

extension InterpretedModifier: CustomComparable {
    func isSame(as other: InterpretedModifier) -> Bool { decl === other.decl && value.isSame(as: other.value) }
}

final class InterpretedModifierNode: CompositeViewNode {
    let decl: NominalDecl
    private var modifier: InterpretedModifier
    private var content: any View
    private let properties: LinkedFields

    init(_ modifier: InterpretedModifier, content: any View, in context: NodeContext) {
        (self.modifier, self.content) = (modifier, content)
        decl = modifier.decl
        properties = LinkedFields(of: modifier.value, modifier.evaluator)
        super.init(context)
        refresh(viewChanged: true, environmentChanged: true)
    }

    override var typeName: String { decl.name }
    override var propertyLabels: [String] { properties.labels }

    func update(_ modifier: InterpretedModifier, content: any View, in context: NodeContext) {
        let modifierChanged = !self.modifier.isSame(as: modifier)
        if modifierChanged {
            let evaluator = modifier.evaluator
            animate(
                from: ProgramVector.quantities(of: self.modifier.value, evaluator),
                to: ProgramVector.quantities(of: modifier.value, evaluator))
        }
        let changed = modifierChanged || !areEqual(self.content, content)
        let environmentChanged = !environment.isIdentical(to: context.environment)
        adopt(context)
        (self.modifier, self.content) = (modifier, content)
        refresh(viewChanged: changed, environmentChanged: environmentChanged)
    }

    override func evaluateBody(in environment: EnvironmentValues) throws -> any View {
        let evaluator = modifier.evaluator
        try properties.link(&modifier.value, to: self, environment, evaluator)
        let placeholder = AnyView(any: RuntimeModifierContent(content)).bridged
        let labels = modifier.context == nil ? ["content"] : ["content", "context"]
        let arguments = modifier.context.map { [placeholder, $0] } ?? [placeholder]
        guard let shownData else {
            let body = try evaluator.callMethod("body", labels: labels, on: &modifier.value, arguments)
            return try AnyView.bridge(body, evaluator).content
        }
        var shown = modifier.value
        try ProgramVector.set(shownData, in: &shown, evaluator)
        let body = try evaluator.callMethod("body", labels: labels, on: &shown, arguments)
        return try AnyView.bridge(body, evaluator).content
    }
}

/// Applies a modifier value, declared or native, to a view.
func modified(_ view: AnyView, by modifier: Value, _ evaluator: any Evaluator) throws -> AnyView {
    switch modifier {
    case .existential(let box): return try modified(view, by: box.value, evaluator)
    case .structure(let instance) where evaluator.conforms(modifier, to: "GeometryEffect"):
        return AnyView(view.modifier(geometryEffect(modifier, instance.decl, evaluator)))
    case .structure(let instance):
        return AnyView(
            view.modifier(InterpretedModifier(value: modifier, decl: instance.decl, evaluator: evaluator)))
    case .native(let object):
        if let joined = object.anyValue as? JoinedModifiers {
            return try modified(modified(view, by: joined.first, evaluator), by: joined.second, evaluator)
        }
        if let ignored = object.anyValue as? EffectBesideLayout, case .structure(let instance) = ignored.effect {
            let effect = geometryEffect(ignored.effect, instance.decl, evaluator, isIgnoredByLayout: true)
            return AnyView(view.modifier(effect))
        }
        if let animated = object.anyValue as? ModifierInTransaction {
            // What is around the modifier isn't changed, so what fails is known only after the view is made.
            return try AnyView(transacting: animated.change, view) { try modified($0, by: animated.base, evaluator) }
        }
        if let native = object.anyValue as? any ViewModifier { return apply(native, to: view) }
    default: break
    }
    throw mismatch(modifier, (any ViewModifier).self, evaluator)
}

extension AnyView {
    /// A view in a modifier whose own changes belong to another transaction than those of the view.
    fileprivate init(
        transacting change: @escaping (inout Transaction) -> Void, _ view: AnyView,
        by modify: (AnyView) throws -> AnyView
    ) throws {
        var failure: (any Error)?
        let changed = view.transaction(change) { inner -> AnyView in
            do { return try modify(AnyView(inner)) } catch {
                failure = error
                return AnyView(inner)
            }
        }
        if let failure { throw failure }
        self.init(changed)
    }
}

/// A `GeometryEffect` of the program.
private func geometryEffect(
    _ value: Value, _ decl: NominalDecl, _ evaluator: any Evaluator, isIgnoredByLayout: Bool = false
) -> GeometryEffectModifier {
    let animating = GeometryEffectModifier.Animating(data: { ProgramVector.quantities(of: value, evaluator) }) { data in
        var shown = value
        do { try ProgramVector.set(data, in: &shown, evaluator) } catch { evaluator.record(error) }
        return { [shown] in projection(by: shown, $0, evaluator) }
    }
    return GeometryEffectModifier(
        label: decl.name, source: value, isIgnoredByLayout: isIgnoredByLayout, animating: animating
    ) { projection(by: value, $0, evaluator) }
}

private func projection(by effect: Value, _ size: CGSize, _ evaluator: any Evaluator) -> ProjectionTransform {
    do {
        var effect = effect
        let result = try evaluator.callMethod("effectValue", labels: ["size"], on: &effect, [size.bridged])
        return try ProjectionTransform.bridge(result, evaluator)
    } catch {
        evaluator.record(error)
        return ProjectionTransform()
    }
}

private func apply<M: ViewModifier>(_ modifier: M, to view: AnyView) -> AnyView {
    AnyView(ModifiedContent(content: view, modifier: modifier))
}
