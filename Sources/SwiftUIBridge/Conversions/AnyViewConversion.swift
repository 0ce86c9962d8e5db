import SwiftInterpreter
import SwiftUI
import ViewGraph

extension AnyView: BridgeConvertible {
    /// Any value that is a view, native or of the program; with the place in the source that made it, where the execution
    /// records those.
    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> AnyView {
        let view = try content(value, evaluator)
        guard let range = evaluator.origin(of: value) else { return view }
        return view.made(by: ViewOrigin(file: range.file, offset: range.offset, length: range.length))
    }

    private static func content(_ value: Value, _ evaluator: any Evaluator) throws -> AnyView {
        switch value {
        case .native(let object):
            if let box = object as? NativeBox<AnyView> { return box.value }
            // The shape's own type decides how it is drawn: a stroked outline stays a line.
            if let box = object as? NativeBox<ErasedShape> { return AnyView(any: box.value.shape) }
            if let view = object.nativeFacet?.view ?? ConformanceIndex.shared.view(of: object.anyValue) {
                return AnyView(any: view)
            }
        case .structure where evaluator.conforms(value, to: "Shape"):
            return AnyView(any: try ErasedShape.bridge(value, evaluator))
        case .structure(let instance):
            return AnyView(any: InterpretedView(value: value, decl: instance.decl, evaluator: evaluator))
        case .enumeration(let instance):
            if let decl = instance.enumCase.owner {
                return AnyView(any: InterpretedView(value: value, decl: decl, evaluator: evaluator))
            }
        case .existential(let box): return try bridge(box.value, evaluator)
        case .null: return AnyView(any: Optional<AnyView>.none)
        case .some(let box): return AnyView(any: Optional.some(try bridge(box.value, evaluator)))
        case .array(let values): if let subviews = SubviewsCollection(values) { return AnyView(any: subviews) }
        default: break
        }
        throw mismatch(value, (any View).self, evaluator)
    }

    package var bridged: Value { .box(self) }
}

/// What `ViewBuilder` makes of the statements of a closure.
enum BuiltViews {
    static func block(_ values: [Value], _ evaluator: any Evaluator) throws -> Value {
        if values.count == 1 { return values[0] }
        if values.isEmpty { return AnyView(any: EmptyView()).bridged }
        let members: [any View] = try values.map { try AnyView.bridge($0, evaluator).content }
        return AnyView(any: ViewList(members)).bridged
    }

    static func optional(_ value: Value?, _ evaluator: any Evaluator) throws -> Value {
        guard let value else { return AnyView(any: Optional<AnyView>.none).bridged }
        return AnyView(any: Optional.some(try AnyView.bridge(value, evaluator))).bridged
    }

    /// One side of a condition. Nested conditions are numbered through, as compiled ones are.
    static func branch(
        _ value: Value, isFirst: Bool, leaves: (Int, Int), _ evaluator: any Evaluator
    ) throws -> Value {
        var index = isFirst ? 0 : leaves.0
        var content = try AnyView.bridge(value, evaluator).content
        if (isFirst ? leaves.0 : leaves.1) > 1, let inner = content as? RuntimeConditional {
            index += inner.branch
            content = inner.content
        }
        let count = leaves.0 + leaves.1
        return AnyView(any: RuntimeConditional(branch: index, of: count, content: content)).bridged
    }
}
