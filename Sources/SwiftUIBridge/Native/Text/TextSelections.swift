import SwiftInterpreter
import SwiftUI
import ViewGraph

/// A selection in a text of the program: a range of its indices.
struct SelectionValue: NativeBoxed {
    let range: Value
}

/// `TextSelection`, and the fields that take one; pictures show fields without it.
func addTextSelectionTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType(
            "TextSelectionIndices", "enum TextSelectionIndices",
            enumCase: { value in value.unbox(as: SelectionValue.self).map { ("selection", [$0.range]) } },
            members: {
                sortedMembers { m in
                    m.add("selection", "case selection(Range<String.Index>)") { c in
                        SelectionValue(range: c.arguments[0]).bridged
                    }
                    m.add("multiSelection", "case multiSelection([Range<String.Index>])") { c in
                        SelectionValue(range: c.arguments[0]).bridged
                    }
                }
            }))
    types.append(
        NativeType.make("TextField", "extension TextField") { m in
            let rest = "text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = _, axis: Axis? = _"
            m.add("init", "init(_ titleKey: LocalizedStringKey, \(rest)) where Label == Text") { c in
                try c.selectableField(Text(c.argument(0, as: LocalizedStringKey.self)))
            }
            m.add(
                "init", "@_disfavoredOverload init<S: StringProtocol>(_ title: S, \(rest)) where Label == Text"
            ) { c in try c.selectableField(Text(verbatim: c.argument(0, as: String.self))) }
        })
}

extension NativeCall {
    fileprivate func selectableField(_ title: Text) throws -> Value {
        let (text, prompt) = (try argument(1, as: Binding<String>.self), try argument(3, as: Text?.self, default: nil))
        guard let axis = try argument(4, as: Axis?.self, default: nil) else {
            return TextField(text: text, prompt: prompt) { AnyView(title) }.bridged
        }
        return TextField(text: text, prompt: prompt, axis: axis) { AnyView(title) }.bridged
    }
}

/// `ShaderLibrary.name(…)`: any name may be a function of a Metal library.
func addShaderTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType(
            "ShaderLibrary", "extension ShaderLibrary",
            generatedStatics: { name, _ in
                NativeMember(
                    name, "static func \(name)(_ arguments: Shader.Argument...) -> Shader",
                    call: { c in
                        let function = ShaderFunction(library: .default, name: name)
                        return try Shader(function: function, arguments: c.argument(0, as: [Shader.Argument].self))
                            .bridged
                    })
            }))
}

extension SwiftUILibrary {
    static func textSelectionInit(_ c: inout NativeCall) throws -> Value {
        SelectionValue(range: c.arguments[0]).bridged
    }

    static func textSelectionIsInsertion(_ c: inout NativeCall) throws -> Value {
        let range = try c.receiver(as: SelectionValue.self).range
        if let isEmpty = try? c.evaluator.property("isEmpty", of: range) { return isEmpty }
        return .bool(true)
    }

    static func textEditorInit(_ c: inout NativeCall) throws -> Value {
        TextEditor(text: try c.argument(0, as: Binding<String>.self)).bridged
    }

    static func shaderLibrarySubscript(_ c: inout NativeCall) throws -> Value {
        try c.receiver(as: ShaderLibrary.self)[dynamicMember: c.argument(0, as: String.self)].bridged
    }

    static func shaderFunctionCall(_ c: inout NativeCall) throws -> Value {
        try Shader(
            function: c.receiver(as: ShaderFunction.self), arguments: c.argument(0, as: [Shader.Argument].self)
        ).bridged
    }
}
