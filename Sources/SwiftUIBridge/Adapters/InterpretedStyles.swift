import SwiftInterpreter
import SwiftUI
import ViewGraph

/// A style that the program declares, with a `makeBody(configuration:)`.
struct StyleValue: Sendable {
    var value: Value
    let decl: NominalDecl
    let evaluator: any Evaluator

    func body(_ configuration: Value, method: String = "makeBody") -> AnyView {
        do {
            var style = value
            let body = try evaluator.callMethod(method, labels: ["configuration"], on: &style, [configuration])
            return try AnyView.bridge(body, evaluator)
        } catch {
            evaluator.record(error)
            return AnyView.fallback
        }
    }
}

/// The adapters of all style protocols, which are generated.
nonisolated protocol InterpretedStyleValue: CustomComparable, SelfLinking {
    var style: StyleValue { get set }
    init(style: StyleValue)
}

extension InterpretedStyleValue {
    nonisolated func isSame(as other: Self) -> Bool {
        style.decl === other.style.decl && style.value.isSame(as: other.style.value)
    }

    /// The style's own `@Environment` and `@State` have their memory in the node of what it makes.
    nonisolated mutating func link(to node: CompositeViewNode, in environment: EnvironmentValues) throws {
        let fields = LinkedFields(of: style.value, style.evaluator)
        try fields.link(&style.value, to: node, environment, style.evaluator)
    }
}

/// Text field styles have another requirement than the rest.
nonisolated struct InterpretedTextFieldStyle: TextFieldStyle, InterpretedStyleValue {
    var style: StyleValue
    init(style: StyleValue) { self.style = style }

    func _body(configuration: TextField<_TextFieldStyleLabel>) -> AnyView {
        style.body(.box(configuration), method: "_body")
    }
}

extension NativeCall {
    /// An argument that is a style, native or of the program.
    func style<P, Adapter: InterpretedStyleValue>(
        _ index: Int, _ type: P.Type, _ wrap: (StyleValue) -> Adapter
    ) throws -> P {
        var value = arguments[index]
        while case .existential(let box) = value { value = box.value }
        if case .structure(let instance) = value {
            let adapter = wrap(StyleValue(value: value, decl: instance.decl, evaluator: evaluator))
            if let style = adapter as? P { return style }
        }
        return try any(index, type)
    }
}
