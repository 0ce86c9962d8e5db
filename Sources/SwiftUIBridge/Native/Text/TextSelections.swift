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
        NativeType.make("TextSelection", "struct TextSelection", swiftType: SelectionValue.self) { m in
            m.add("init", "init(range: Range<String.Index>)") { c in SelectionValue(range: c.arguments[0]).bridged }
            m.add("init", "init(insertionPoint: String.Index)") { c in
                SelectionValue(range: c.arguments[0]).bridged
            }
            m.add("Indices", "typealias Indices = TextSelectionIndices")
            m.add("isInsertion", "var isInsertion: Bool { get }") { c in
                let range = try c.receiver(as: SelectionValue.self).range
                if let isEmpty = try? c.evaluator.property("isEmpty", of: range) { return isEmpty }
                return .bool(true)
            }
            m.add("indices", "var indices: TextSelectionIndices { get }") { c in c.receiver }
        })
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
        NativeType.make("TextEditor", "extension TextEditor") { m in
            m.add("init", "init(text: Binding<String>, selection: Binding<TextSelection?>)") { c in
                TextEditor(text: try c.argument(0, as: Binding<String>.self)).bridged
            }
        })
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
        NativeType.make(
            "ShaderLibrary", "extension ShaderLibrary"
        ) { m in
            m.add("subscript", "subscript(dynamicMember name: String) -> ShaderFunction { get }") { c in
                try c.receiver(as: ShaderLibrary.self)[dynamicMember: c.argument(0, as: String.self)].bridged
            }
        })
    types.append(
        NativeType.make("ShaderFunction", "extension ShaderFunction") { m in
            m.add("callAsFunction", "func callAsFunction(_ arguments: Shader.Argument...) -> Shader") { c in
                try Shader(
                    function: c.receiver(as: ShaderFunction.self), arguments: c.argument(0, as: [Shader.Argument].self)
                ).bridged
            }
        })
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
