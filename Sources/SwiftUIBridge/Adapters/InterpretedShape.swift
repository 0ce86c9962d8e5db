import Foundation
import SwiftInterpreter
import SwiftUI
import ViewGraph

/// A shape that the program declares.
nonisolated struct InterpretedShape: InsettableShape, NamedShape {
    var value: Value
    let decl: NominalDecl
    let evaluator: any Evaluator

    var shapeName: String { decl.name }

    var animatableData: ProgramVector {
        get { ProgramVector(of: value, evaluator) }
        set { newValue.set(in: &value, evaluator) }
    }

    func path(in rect: CGRect) -> Path {
        do {
            var shape = value
            let result = try evaluator.callMethod("path", labels: ["in"], on: &shape, [rect.bridged])
            return try Path.bridge(result, evaluator)
        } catch {
            evaluator.record(error)
            return Path()
        }
    }

    var layoutDirectionBehavior: LayoutDirectionBehavior {
        guard !decl.members(named: "layoutDirectionBehavior").isEmpty else { return .mirrors }
        do {
            return try LayoutDirectionBehavior.bridge(
                evaluator.property("layoutDirectionBehavior", of: value), evaluator)
        } catch {
            evaluator.record(error)
            return .mirrors
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        do {
            var shape = value
            let result = try evaluator.callMethod("sizeThatFits", labels: [""], on: &shape, [proposal.bridged])
            return try CGSize.bridge(result, evaluator)
        } catch {
            evaluator.record(error)
            return .zero
        }
    }

    /// Only requested where the program's type conforms to `InsettableShape`.
    func inset(by amount: CGFloat) -> ErasedShape {
        do {
            var shape = value
            let result = try evaluator.callMethod("inset", labels: ["by"], on: &shape, [amount.bridged])
            return try ErasedShape.bridge(result, evaluator)
        } catch {
            evaluator.record(error)
            return ErasedShape(any: self)
        }
    }
}

extension InterpretedShape: CustomComparable {
    nonisolated func isSame(as other: InterpretedShape) -> Bool { decl === other.decl && value.isSame(as: other.value) }
}

/// Any shape at the seam; insets are possible where the shape inside can be inset, which the checker has seen to.
package nonisolated struct ErasedShape: InsettableShape, ShapeWrapper {
    package private(set) var shape: any Shape

    package var animatableData: _AnyAnimatableData {
        get { shape.animatableQuantities }
        set { shape.animatableQuantities = newValue }
    }

    package init<S: Shape>(_ shape: S) { self.init(any: shape) }
    package init(any shape: any Shape) { self.shape = (shape as? ErasedShape)?.shape ?? shape }

    package func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    package var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    package var _drawing: _ShapeDrawing { shape._drawing }
    package var wrappedShape: any Shape { shape }

    package func inset(by amount: CGFloat) -> ErasedShape {
        guard let insettable = shape as? any InsettableShape else { return self }
        return ErasedShape(any: insettable.inset(by: amount))
    }
}

extension ErasedShape: CustomComparable {
    package nonisolated func isSame(as other: ErasedShape) -> Bool { areEqual(shape, other.shape) }
}

extension ErasedShape: BridgeConvertible {
    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> ErasedShape {
        switch value {
        case .native(let object):
            if let box = object as? NativeBox<ErasedShape> { return box.value }
            if case .shape(let shape)? = object.nativeFacet { return ErasedShape(any: shape) }
            if let shape = object.anyValue as? any Shape { return ErasedShape(any: shape) }
        case .structure(let instance):
            return ErasedShape(any: InterpretedShape(value: value, decl: instance.decl, evaluator: evaluator))
        case .existential(let box): return try bridge(box.value, evaluator)
        default: break
        }
        throw mismatch(value, (any Shape).self, evaluator)
    }

    package var bridged: Value { .box(self) }
}

extension AnyShape: BridgeConvertible {
    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> AnyShape {
        AnyShape(any: try ErasedShape.bridge(value, evaluator).shape)
    }

    package var bridged: Value { .box(self) }
}

/// A filled or stroked shape at the seam, to which more fills and strokes can be added.
package nonisolated struct AnyShapeView: LayeredShapeView {
    private let base: any LayeredShapeView
    package let shape: ErasedShape

    package init<V: LayeredShapeView>(_ view: V) {
        base = view
        shape = ErasedShape(view.shape)
    }

    package var layers: [ShapeLayer] { base.layers }
}

extension AnyShapeView: BridgeConvertible {
    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> AnyShapeView {
        guard let view = value.unbox(as: AnyShapeView.self) else { throw mismatch(value, Self.self, evaluator) }
        return view
    }

    package var bridged: Value { .box(self) }
}
