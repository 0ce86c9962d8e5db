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
}

extension SwiftUILibrary {
    static func anyShapeStyleInit(_ c: inout NativeCall) throws -> Value {
        try c.argument(0, as: AnyShapeStyle.self).bridged
    }
}
