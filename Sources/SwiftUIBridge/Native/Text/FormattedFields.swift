import Foundation
import SwiftInterpreter
import SwiftUI
import ViewGraph

/// `TextField(_:value:format:)`: what is typed becomes a value if the format can read it.
func addFormattedFieldTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType.make("TextField", "extension TextField") { m in
            for (input, styles) in StandardLibrary.formatStyles where read.contains(input) {
                for style in styles where input != "Date" || dateStyles.contains(style) {
                    for optional in ["", "?"] {
                        let value = "value: Binding<\(input)\(optional)>, format: \(style), prompt: Text? = _"
                        m.add("init", "init(_ titleKey: LocalizedStringKey, \(value)) where Label == Text") { c in
                            let title = Text(try c.argument(0, as: LocalizedStringKey.self))
                            return try c.field(title, input, isOptional: !optional.isEmpty)
                        }
                        m.add("init", "init(\(value), @ViewBuilder label: () -> Label)") { c in
                            try c.labelledField(input, isOptional: !optional.isEmpty)
                        }
                        m.add(
                            "init",
                            "@_disfavoredOverload init<S: StringProtocol>(_ title: S, \(value)) where Label == Text"
                        ) { c in
                            let title = Text(verbatim: try c.argument(0, as: String.self))
                            return try c.field(title, input, isOptional: !optional.isEmpty)
                        }
                    }
                }
            }
            addFormatterFields(&m)
        })
}

/// `TextField(_:value:formatter:)`: the formatter writes the value and reads what is typed.
private func addFormatterFields(_ m: inout [NativeMember]) {
    for parameter in ["_ titleKey: LocalizedStringKey", "_ title: S"] {
        let isKey = parameter.hasSuffix("Key")
        let generics = isKey ? "<V>" : "<S: StringProtocol, V>"
        m.add(
            "init",
            "\(isKey ? "" : "@_disfavoredOverload ")init\(generics)(\(parameter), value: Binding<V>, formatter: Formatter, prompt: Text? = _) where Label == Text"
        ) { c in
            let title =
                isKey
                ? Text(try c.argument(0, as: LocalizedStringKey.self))
                : Text(verbatim: try c.argument(0, as: String.self))
            return try c.field(title, formatter: c.arguments[2])
        }
    }
}

/// What styles can read as well as write.
private let read: Set<String> = ["Int", "Double", "CGFloat", "Float", "Decimal", "Date"]
private let dateStyles: Set<String> = ["Date.FormatStyle", "Date.ISO8601FormatStyle"]

extension NativeCall {
    fileprivate func field(_ title: Text, formatter: Value) throws -> Value {
        let (value, evaluator) = (try argument(1, as: Binding<Value>.self), evaluator)
        let prompt = arguments.count == 4 ? try argument(3, as: Text?.self, default: nil) : nil
        func ask(_ name: String, _ label: String, _ argument: Value) throws -> Value {
            var formatter = formatter
            return try evaluator.callMethod(name, labels: [label], on: &formatter, [argument])
        }
        let text = Binding<String>(
            get: {
                do {
                    var shown = value.wrappedValue
                    if case .null = shown { return "" }
                    if case .some(let box) = shown { shown = box.value }
                    let isDate = shown.unbox(as: Date.self) != nil
                    let text = try isDate ? ask("string", "from", shown) : ask("string", "for", shown)
                    return try String.bridge(text.unwrapped, evaluator)
                } catch {
                    evaluator.record(error)
                    return ""
                }
            },
            set: { text in
                do {
                    let known = value.wrappedValue
                    let isOptional = if case .some = known { true } else if case .null = known { true } else { false }
                    let inner = known.unwrapped
                    let isDate = inner.unbox(as: Date.self) != nil
                    let read = try ask(isDate ? "date" : "number", "from", .string(text))
                    guard case .some(let box) = read else {
                        if isOptional, text.isEmpty { value.wrappedValue = .null }
                        return
                    }
                    guard let parsed = NativeCall.number(box.value, like: inner) else { return }
                    value.wrappedValue = isOptional ? .some(ValueBox(parsed)) : parsed
                } catch {
                    evaluator.record(error)
                }
            })
        return TextField(text: text, prompt: prompt) { AnyView(title) }.bridged
    }

    /// A number that was read, of the kind that the value is; nil for one that the kind can't hold.
    private static func number(_ read: Value, like known: Value) -> Value? {
        guard let number = read.number else { return read }
        switch known {
        case .int: return Int(exactly: number.rounded(.towardZero)).map { .int($0) }
        case .double: return .double(number)
        case .string: return read
        default:
            guard known.unbox(as: Decimal.self) != nil else { return read }
            return number.isInfinite ? nil : .box(Decimal(number))
        }
    }

    fileprivate func field(_ title: Text, _ type: String, isOptional: Bool) throws -> Value {
        let text = try text(1, type, isOptional: isOptional)
        return TextField(text: text, prompt: try argument(3, as: Text?.self, default: nil)) { AnyView(title) }.bridged
    }

    fileprivate func labelledField(_ type: String, isOptional: Bool) throws -> Value {
        let (text, label) = (try text(0, type, isOptional: isOptional), try callback(3).call([], AnyView.self))
        return TextField(text: text, prompt: try argument(2, as: Text?.self, default: nil)) { label }.bridged
    }

    /// Nil for a text that isn't one of the style's.
    private static func parsed(_ text: String, as type: String, style: Value, _ call: NativeCall) throws -> Value? {
        guard type == "Date" else { return try StandardLibrary.parsed(text, as: type, style: style, call) }
        do { return try StandardLibrary.parsedDate(style, text, call) } catch is ThrownError { return nil }
    }

    /// The text of the value in an argument, by the style in the next.
    private func text(_ index: Int, _ type: String, isOptional: Bool) throws -> Binding<String> {
        let (value, style, call) = (try argument(index, as: Binding<Value>.self), arguments[index + 1], self)
        return Binding<String>(
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
                    let parsed = try Self.parsed(text, as: type, style: style, call)
                    if isOptional {
                        value.wrappedValue = parsed.map { .some(ValueBox($0)) } ?? .null
                    } else if let parsed {
                        value.wrappedValue = parsed
                    }
                } catch {
                    call.evaluator.record(error)
                }
            })
    }
}
