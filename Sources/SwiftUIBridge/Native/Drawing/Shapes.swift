import Foundation
import SwiftInterpreter
import SwiftUI
import ViewGraph

func addShapeTypes(_ types: inout [NativeType]) {
    types.append(NativeType("CGMutablePath", "typealias CGMutablePath = CGPath"))
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
    types.append(
        NativeType.make("InsettableShape", "protocol InsettableShape: Shape") { m in
            m.add("InsetShape", "required associatedtype InsetShape: InsettableShape")
            m.add("inset", "required func inset(by amount: CGFloat) -> InsetShape")
        })
    // What the library's own functions return as `some Shape` or `some InsettableShape`.
    types.append(
        NativeType.make("_ErasedShape", "struct _ErasedShape: InsettableShape", swiftType: ErasedShape.self) { m in
            m.add("InsetShape", "typealias InsetShape = _ErasedShape")
            m.add("inset", "func inset(by amount: CGFloat) -> _ErasedShape") { c in
                try c.receiver(as: ErasedShape.self).inset(by: c.argument(0, as: CGFloat.self)).bridged
            }
            m.add("path", "func path(in rect: CGRect) -> Path") { c in
                try c.receiver(as: ErasedShape.self).path(in: c.argument(0, as: CGRect.self)).bridged
            }
            m.add("sizeThatFits", "func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize") { c in
                try c.receiver(as: ErasedShape.self).sizeThatFits(c.argument(0, as: ProposedViewSize.self)).bridged
            }
        })
    types.append(
        NativeType.make("AnyShape", "struct AnyShape: Shape", swiftType: AnyShape.self) { m in
            m.add("init", "init<S>(_ shape: S) where S: Shape") { c in
                AnyShape(any: try c.argument(0, as: ErasedShape.self).shape).bridged
            }
            m.add("path", "func path(in rect: CGRect) -> Path") { c in
                try c.receiver(as: AnyShape.self).path(in: c.argument(0, as: CGRect.self)).bridged
            }
        })
    types.append(NativeType("ShapeView", "protocol ShapeView: View"))
}
