import Foundation
import SwiftInterpreter
import SwiftUI

/// What a `#Preview` says about how it is shown.
package enum PreviewTraitValue: Sendable {
    case fixedLayout(width: CGFloat, height: CGFloat)
    case sizeThatFitsLayout
    /// The device's screen, in one of its orientations.
    case device
    /// What the preview is shown in: a `PreviewModifier` of the program.
    case modifier(Value)
}

extension PreviewTraitValue: NativeBoxed {}

extension SwiftUILibrary {
    static func previewFixedLayout(_ c: inout NativeCall) throws -> Value {
        try PreviewTraitValue.fixedLayout(
            width: c.argument(0, as: CGFloat.self), height: c.argument(1, as: CGFloat.self)
        ).bridged
    }

    static func previewSizeThatFits(_: inout NativeCall) throws -> Value {
        PreviewTraitValue.sizeThatFitsLayout.bridged
    }

    static func previewOfDevice(_: inout NativeCall) throws -> Value { PreviewTraitValue.device.bridged }

    static func previewModifier(_ c: inout NativeCall) throws -> Value {
        PreviewTraitValue.modifier(c.arguments[0]).bridged
    }

    static func previewContextOfNothing(_: inout NativeCall) throws -> Value { .void }
}

extension ProgramViews {
    /// The traits of a preview, in order.
    package func traits(of preview: MacroBlock) throws -> [PreviewTraitValue] {
        try preview.arguments.map { expression in
            let body = FunctionBody(name: "#Preview", range: expression.range)
            body.resultType = expression.type
            body.statements = [Statement(.return(expression), range: expression.range)]
            return try PreviewTraitValue.bridge(execution.run(body), execution)
        }
    }

    /// A preview's view in the modifiers among its traits, the first one innermost.
    ///
    /// What a type of modifiers shares is made once, before anything is shown, however long it takes.
    func modified(_ view: any View, by traits: [PreviewTraitValue], of preview: MacroBlock) throws -> any View {
        var contexts: [ObjectIdentifier: Value] = [:]
        var view = view
        for case .modifier(var value) in traits {
            while case .existential(let box) = value { value = box.value }
            let type = execution.dynamicType(of: value)
            guard case .nominal(let decl, _) = type else { continue }
            let context: Value
            if let known = contexts[ObjectIdentifier(decl)] {
                context = known
            } else {
                // Unsafe: the execution owns its tasks.
                context = try execution.finish(at: preview.range) { [unowned(unsafe) execution] in
                    try execution.callStatic("makeSharedContext", labels: [], of: type, [])
                }
                contexts[ObjectIdentifier(decl)] = context
            }
            let modifier = InterpretedModifier(value: value, context: context, decl: decl, evaluator: execution)
            view = AnyView(AnyView(any: view).modifier(modifier)).content
        }
        return view
    }
}
