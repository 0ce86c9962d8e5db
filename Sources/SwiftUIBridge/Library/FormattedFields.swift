import SwiftInterpreter
import SwiftUI
import ViewGraph

/// `TextField(_:value:format:)`: what is typed becomes a value if the format can read it.
func addFormattedFieldTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType.make("TextField", "extension TextField") { m in
            for (input, styles) in StandardLibrary.formatStyles where numbers.contains(input) {
                for style in styles {
                    for optional in ["", "?"] {
                        let value = "value: Binding<\(input)\(optional)>, format: \(style), prompt: Text? = _"
                        m.add("init", "init(_ titleKey: LocalizedStringKey, \(value)) where Label == Text") { c in
                            let title = Text(try c.a(0, LocalizedStringKey.self))
                            return try c.field(title, input, isOptional: !optional.isEmpty)
                        }
                        m.add(
                            "init",
                            "@_disfavoredOverload init<S: StringProtocol>(_ title: S, \(value)) where Label == Text"
                        ) { c in
                            let title = Text(verbatim: try c.a(0, String.self))
                            return try c.field(title, input, isOptional: !optional.isEmpty)
                        }
                    }
                }
            }
        })
}

private let numbers: Set<String> = ["Int", "Double", "CGFloat", "Float", "Decimal"]

extension NativeCall {
    fileprivate func field(_ title: Text, _ type: String, isOptional: Bool) throws -> Value {
        let (value, style, call) = (try a(1, Binding<Value>.self), arguments[2], self)
        let prompt = try a(3, Text?.self, nil)
        let text = Binding<String>(
            get: {
                do {
                    switch value.wrappedValue {
                    case .null: return ""
                    case .some(let box): return try StandardLibrary.text(of: box.value, style: style, call)
                    case let known: return try StandardLibrary.text(of: known, style: style, call)
                    }
                } catch {
                    call.evaluator.record(error)
                    return ""
                }
            },
            set: { text in
                do {
                    let parsed = try StandardLibrary.parsed(text, as: type, style: style, call)
                    if isOptional {
                        value.wrappedValue = parsed.map { .some(ValueBox($0)) } ?? .null
                    } else if let parsed {
                        value.wrappedValue = parsed
                    }
                } catch {
                    call.evaluator.record(error)
                }
            })
        return TextField(text: text, prompt: prompt) { AnyView(title) }.bridged
    }
}
