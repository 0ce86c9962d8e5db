import SwiftInterpreter
import SwiftUI
import ViewGraph

func addModifierTypes(_ types: inout [NativeType]) {
    types.append(NativeType("_ViewModifier_Content", "struct _ViewModifier_Content: View"))
    types.append(
        NativeType.make("ViewModifier", "protocol ViewModifier") { m in
            m.add("Body", "required associatedtype Body: View")
            m.add("Content", "typealias Content = _ViewModifier_Content")
            m.add("body", "required @ViewBuilder func body(content: _ViewModifier_Content) -> Body")
        })
    types.append(
        NativeType.make("GeometryEffect", "protocol GeometryEffect: Animatable, ViewModifier") { m in
            m.add("effectValue", "required func effectValue(size: CGSize) -> ProjectionTransform")
            m.add("Body", "typealias Body = TupleView")
            m.add("body", "required func body(content: _ViewModifier_Content) -> TupleView") { c in c.arguments[0] }
        })
}
