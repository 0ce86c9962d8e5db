import SwiftInterpreter
import SwiftUI
import ViewGraph

func addStyleTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType.make(
            "ShapeStyle", "protocol ShapeStyle: Sendable",
            adapter: { value, _, evaluator in try AnyShapeStyle.bridge(value, evaluator).bridged }
        ) { m in
            m.add("Resolved", "required associatedtype Resolved: ShapeStyle = Never")
            m.add("resolve", "required func resolve(in environment: EnvironmentValues) -> Resolved") { c in
                try c.receiver(as: AnyShapeStyle.self).bridged
            }
        })
    types.append(
        NativeType.make("AnyShapeStyle", "struct AnyShapeStyle: ShapeStyle", swiftType: AnyShapeStyle.self) { m in
            m.add("init", "init<S>(_ style: S) where S: ShapeStyle") { c in
                try c.argument(0, as: AnyShapeStyle.self).bridged
            }
        })
}
