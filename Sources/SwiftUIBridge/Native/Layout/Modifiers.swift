import SwiftInterpreter
import SwiftUI
import ViewGraph

/// One modifier of a program round another.
struct JoinedModifiers {
    let first: Value
    let second: Value
}

/// A program's `GeometryEffect` that layout knows nothing of.
struct EffectBesideLayout {
    let effect: Value
}

func addModifierTypes(_ types: inout [NativeType]) {
    types.append(NativeType("_ViewModifier_Content", "struct _ViewModifier_Content: View"))
    types.append(
        NativeType.make("ViewModifier", "protocol ViewModifier") { m in
            m.add("Body", "required associatedtype Body: View")
            m.add("Content", "typealias Content = _ViewModifier_Content")
            m.add("body", "required @ViewBuilder func body(content: _ViewModifier_Content) -> Body")
            m.add("concat", "func concat<T: ViewModifier>(_ modifier: T) -> EmptyModifier") { c in
                .box(JoinedModifiers(first: c.receiver, second: c.arguments[0]))
            }
        })
    types.append(NativeType("AnimatableModifier", "protocol AnimatableModifier: Animatable, ViewModifier"))
    types.append(
        NativeType.make("EmptyModifier", "struct EmptyModifier: ViewModifier", swiftType: EmptyModifier.self) { m in
            m.add("init", "init()") { _ in .box(EmptyModifier()) }
            m.add("identity", "static var identity: EmptyModifier { get }") { _ in .box(EmptyModifier()) }
            m.add("body", "func body(content: _ViewModifier_Content) -> _ViewModifier_Content") { c in c.arguments[0] }
        })
    types.append(
        NativeType.make("ModifiedContent", "struct ModifiedContent<Content, Modifier>; View where Content: View") {
            m in
            m.add(
                "init",
                "init(content: Content, modifier: Modifier) where Content: View, Modifier: ViewModifier"
            ) { c in try modified(c.argument(0, as: AnyView.self), by: c.arguments[1], c.evaluator).bridged }
        })
    types.append(
        NativeType.make("GeometryEffect", "protocol GeometryEffect: Animatable, ViewModifier") { m in
            m.add("ignoredByLayout", "func ignoredByLayout() -> _IgnoredByLayoutEffect<Self>") { c in
                .box(EffectBesideLayout(effect: c.receiver))
            }
            m.add("effectValue", "required func effectValue(size: CGSize) -> ProjectionTransform")
            m.add("Body", "typealias Body = TupleView<Void>")
            m.add("body", "required func body(content: _ViewModifier_Content) -> TupleView<Void>") { c in c.arguments[0]
            }
        })
    types.append(NativeType("_IgnoredByLayoutEffect", "struct _IgnoredByLayoutEffect<Base>: ViewModifier"))
}
