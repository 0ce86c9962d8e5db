import Foundation
import SwiftInterpreter
import SwiftUI
import ViewGraph

func addAlignmentTypes(_ types: inout [NativeType]) {
    types.append(NativeType("ViewDimensions", "struct ViewDimensions: Equatable", swiftType: ViewDimensions.self))
}

private func alignmentKey(_ metatype: Value, _ axis: Axis, _ evaluator: any Evaluator) throws -> AlignmentKey {
    let id = try evaluator.declaration(of: metatype)
    let type = UncheckedSendable(value: id.type)
    return AlignmentKey(id: ObjectIdentifier(id.decl), axis: axis, merge: .average) { dimensions in
        do {
            let value = try evaluator.callStatic(
                "defaultValue", labels: ["in"], of: type.value, [dimensions.bridged])
            return try CGFloat.bridge(value, evaluator)
        } catch {
            evaluator.record(error)
            return 0
        }
    }
}

extension SwiftUILibrary {
    static func horizontalAlignmentInit(_ c: inout NativeCall) throws -> Value {
        HorizontalAlignment(key: try alignmentKey(c.arguments[0], .horizontal, c.evaluator)).bridged
    }

    static func verticalAlignmentInit(_ c: inout NativeCall) throws -> Value {
        VerticalAlignment(key: try alignmentKey(c.arguments[0], .vertical, c.evaluator)).bridged
    }
}
