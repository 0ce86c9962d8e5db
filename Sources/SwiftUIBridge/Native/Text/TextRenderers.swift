import SwiftInterpreter
import SwiftUI
import ViewGraph

/// A renderer of texts that the program declares.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
private nonisolated struct InterpretedTextRenderer: TextRenderer, @unchecked Sendable {
    let value: Value
    let evaluator: any Evaluator

    var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        do {
            var renderer = value
            var arguments = [layout.bridged, ctx.bridged]
            _ = try evaluator.callMethod("draw", labels: ["layout", "in"], on: &renderer, inoutArguments: &arguments)
            if let context = arguments.last { ctx = try GraphicsContext.bridge(context, evaluator) }
        } catch {
            evaluator.record(error)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        do {
            var renderer = value
            let arguments = [proposal.bridged, text.bridged]
            let size = try evaluator.callMethod(
                "sizeThatFits", labels: ["proposal", "text"], on: &renderer, arguments)
            return try CGSize.bridge(size, evaluator)
        } catch {
            evaluator.record(error)
            return text.sizeThatFits(proposal)
        }
    }
}

/// Something that a program says of a part of a text.
private struct AttributeValue: CustomComparable {
    let value: Value
    func isSame(as other: AttributeValue) -> Bool { value.isSame(as: other.value) }
}

func addTextRendererTypes(_ types: inout [NativeType]) {
    addCollection("Text.Layout", Text.Layout.self, of: "Text.Layout.Line", &types)
    addCollection("Text.Layout.Line", Text.Layout.Line.self, of: "Text.Layout.Run", &types)
    addCollection("Text.Layout.Run", Text.Layout.Run.self, of: "Text.Layout.RunSlice", &types)
    addAttributes("Text.Layout.Run", Text.Layout.Run.self, &types) { $0.attribute($1) }
    addAttributes("Text.Layout.RunSlice", Text.Layout.RunSlice.self, &types) { $0.attribute($1) }
}

/// A part of a layout as a collection of smaller parts.
private func addCollection<C: RandomAccessCollection & BridgeConvertible>(
    _ name: String, _ type: C.Type, of element: String, _ types: inout [NativeType]
) where C.Index == Int, C.Element: BridgeConvertible {
    types.append(
        NativeType.make(name, "extension \(name): RandomAccessCollection") { m in
            m.add("Element", "typealias Element = \(element)")
            m.add("Index", "typealias Index = Int")
            m.add("index", "func index(after i: Int) -> Int") { c in .int(try c.argument(0, as: Int.self) &+ 1) }
            m.add("index", "func index(before i: Int) -> Int") { c in .int(try c.argument(0, as: Int.self) &- 1) }
            m.add("subscript", "subscript(position: Int) -> \(element) { get }") { c in
                let (parts, index) = (try c.receiver(as: type), try c.argument(0, as: Int.self))
                guard parts.indices.contains(index) else { throw c.evaluator.failure("Index out of range") }
                return parts[index].bridged
            }
        })
}

private func addAttributes<C: BridgeConvertible>(
    _ name: String, _ type: C.Type, _ types: inout [NativeType],
    _ find: @escaping @Sendable (C, ObjectIdentifier) -> Any?
) {
    types.append(
        NativeType.make(name, "extension \(name)") { m in
            m.add("subscript", "subscript<T>(key: T.Type) -> T? { get } where T: TextAttribute") { c in
                let key = try c.evaluator.declaration(of: c.arguments[0])
                guard let found = find(try c.receiver(as: type), ObjectIdentifier(key.decl)) as? AttributeValue else {
                    return .null
                }
                return .some(ValueBox(found.value))
            }
        })
}

extension NativeCall {
    /// Where the type of a program's value is declared.
    fileprivate func declaration(of value: Value) -> ObjectIdentifier? {
        guard case .nominal(let decl, _) = evaluator.dynamicType(of: value) else { return nil }
        return ObjectIdentifier(decl)
    }
}

// MARK: - In loops

/// A part of a layout that is made of smaller ones.
private protocol LayoutParts: NativeSequence, RandomAccessCollection where Element: BridgeConvertible {}

extension LayoutParts {
    package func makeValueIterator(_ evaluator: any Evaluator) throws -> () throws -> Value? {
        var parts = makeIterator()
        return { parts.next()?.bridged }
    }
}

extension Text.Layout: LayoutParts {}
extension Text.Layout.Line: LayoutParts {}
extension Text.Layout.Run: LayoutParts {}

/// Modifiers that are written by hand.
@Sendable func addViewMembersOfTextRenderers(_ m: inout [NativeMember]) {
    m.add("_textRenderer", "func _textRenderer<T: TextRenderer>(_ renderer: T) -> some View") { c in
        var value = c.arguments[0]
        while case .existential(let box) = value { value = box.value }
        let renderer = ErasedTextRenderer(InterpretedTextRenderer(value: value, evaluator: c.evaluator))
        return AnyView(try c.receiver(as: AnyView.self).environment(\.textRenderer, renderer)).bridged
    }
}

extension SwiftUILibrary {
    static func textRendererSizeThatFits(_ c: inout NativeCall) throws -> Value {
        try c.argument(1, as: TextProxy.self).sizeThatFits(c.argument(0, as: ProposedViewSize.self)).bridged
    }

    static func textRendererDisplayPadding(_: inout NativeCall) throws -> Value {
        EdgeInsets().bridged
    }

    static func textCustomAttribute(_ c: inout NativeCall) throws -> Value {
        var value = c.arguments[0]
        while case .existential(let box) = value { value = box.value }
        guard let key = c.declaration(of: value) else { throw c.evaluator.failure("an attribute is expected") }
        return try c.receiver(as: Text.self).customAttribute(key: key, value: AttributeValue(value: value))
            .bridged
    }
}
