import SwiftInterpreter
import SwiftUI
import ViewGraph

/// A shape style that the program declares.
struct InterpretedStyle: ShapeStyle {
    let value: Value
    let decl: NominalDecl
    let evaluator: any Evaluator

    func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
        do {
            var style = value
            let result = try evaluator.callMethod("resolve", labels: ["in"], on: &style, [environment.bridged])
            return try AnyShapeStyle.bridge(result, evaluator)
        } catch {
            evaluator.record(error)
            return AnyShapeStyle(Color.clear)
        }
    }
}

extension InterpretedStyle: CustomComparable {
    func isSame(as other: InterpretedStyle) -> Bool { decl === other.decl && value.isSame(as: other.value) }
}

extension AnyShapeStyle: BridgeConvertible {
    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> AnyShapeStyle {
        switch value {
        case .native(let object):
            if let box = object as? NativeBox<AnyShapeStyle> { return box.value }
            if let box = object as? NativeBox<Color> { return AnyShapeStyle(box.value) }
            if let style = object.nativeFacet?.style ?? object.anyValue as? any ShapeStyle { return erased(style) }
        case .structure(let instance):
            return AnyShapeStyle(InterpretedStyle(value: value, decl: instance.decl, evaluator: evaluator))
        case .existential(let box): return try bridge(box.value, evaluator)
        default: break
        }
        throw mismatch(value, (any ShapeStyle).self, evaluator)
    }

    private static func erased<S: ShapeStyle>(_ style: S) -> AnyShapeStyle { AnyShapeStyle(style) }

    package var bridged: Value { .box(self) }
}
