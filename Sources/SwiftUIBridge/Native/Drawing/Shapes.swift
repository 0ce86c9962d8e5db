import Foundation
import SwiftInterpreter
import SwiftUI
import ViewGraph

func addShapeTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType.make(
            "Shape", "protocol Shape: View, Animatable, Sendable",
            adapter: { value, _, evaluator in try ErasedShape.bridge(value, evaluator).bridged }
        ) { m in
            m.add("path", "required func path(in rect: CGRect) -> Path")
            m.add("sizeThatFits", "required func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize") { c in
                let size = try c.argument(0, as: ProposedViewSize.self).replacingUnspecifiedDimensions()
                return CGSize(width: max(size.width, 0), height: max(size.height, 0)).bridged
            }
            m.add(
                "layoutDirectionBehavior",
                "required var layoutDirectionBehavior: LayoutDirectionBehavior { get }"
            ) { _ in LayoutDirectionBehavior.mirrors.bridged }
            m.add("role", "required static var role: ShapeRole { get }") { _ in ShapeRole.fill.bridged }
            m.add("Body", "typealias Body = TupleView<Void>")
            m.add("body", "required var body: TupleView<Void> { get }") { c in try c.receiver(as: AnyView.self).bridged
            }
        })
}

extension SwiftUILibrary {
    static func erasedShapeInset(_ c: inout NativeCall) throws -> Value {
        try c.receiver(as: ErasedShape.self).inset(by: c.argument(0, as: CGFloat.self)).bridged
    }

    static func erasedShapePath(_ c: inout NativeCall) throws -> Value {
        try c.receiver(as: ErasedShape.self).path(in: c.argument(0, as: CGRect.self)).bridged
    }

    static func erasedShapeSizeThatFits(_ c: inout NativeCall) throws -> Value {
        try c.receiver(as: ErasedShape.self).sizeThatFits(c.argument(0, as: ProposedViewSize.self)).bridged
    }

    static func anyShapeInit(_ c: inout NativeCall) throws -> Value {
        AnyShape(any: try c.argument(0, as: ErasedShape.self).shape).bridged
    }

    static func anyShapePath(_ c: inout NativeCall) throws -> Value {
        try c.receiver(as: AnyShape.self).path(in: c.argument(0, as: CGRect.self)).bridged
    }
}
