import Foundation
import SwiftInterpreter
import SwiftUI
import ViewGraph

/// A value of the program and the style that writes it, as a text holds them.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
private struct BridgedFormat: FormattedContent, @unchecked Sendable {
    let value: Value
    let style: any FormatValue
    let styleValue: Value

    func text(in environment: EnvironmentValues, now: Date) -> AttributedString {
        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        let context = FormatContext(
            locale: environment.locale, calendar: calendar, timeZone: environment.timeZone, now: now)
        return AttributedString(style.text(of: value, in: context) ?? "")
    }

    func change(after now: Date) -> Date? { style is Date.RelativeFormatStyle ? now.addingTimeInterval(1) : nil }

    func isSame(as other: any FormattedContent) -> Bool {
        guard let other = other as? BridgedFormat else { return false }
        return other.value.isSame(as: value) && other.styleValue.isSame(as: styleValue)
    }
}

/// `Text(value, format: style)`: a library's style in the text's environment, one of the program's at once.
private func formattedText(_ value: Value, _ style: Value, _ evaluator: any Evaluator) throws -> Text {
    if let format = StandardLibrary.formatValue(style) {
        return Text(formatted: BridgedFormat(value: value, style: format, styleValue: style))
    }
    var style = style
    let text = try evaluator.callMethod("format", labels: [""], on: &style, [value])
    if let attributed = text.unbox(as: AttributedString.self) { return Text(attributed) }
    return Text(verbatim: try String.bridge(text, evaluator))
}

func addFormattedTextTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType.make("Text", "extension Text") { m in
            for (input, styles) in StandardLibrary.formatStyles {
                for style in styles {
                    m.add("init", "init(_ input: \(input), format: \(style))") { c in
                        try formattedText(c.arguments[0], c.arguments[1], c.evaluator).bridged
                    }
                }
            }
            m.add("init", "init<U>(_ input: Measurement<U>, format: Measurement<U>.FormatStyle)") { c in
                try formattedText(c.arguments[0], c.arguments[1], c.evaluator).bridged
            }
            m.add(
                "init", "init<V, F>(_ input: V, format: F) where F: FormatStyle"
            ) { c in try formattedText(c.arguments[0], c.arguments[1], c.evaluator).bridged }
            m.add("init", "init(_ subject: Any, formatter: Formatter)") { c in
                let text = try StandardLibrary.text(of: c.arguments[0], formatter: c.arguments[1], c)
                return Text(verbatim: text ?? "").bridged
            }
            m.add("init", "init(_ key: LocalizedStringKey, comment: String)") { c in
                try Text(c.argument(0, as: LocalizedStringKey.self)).bridged
            }
        })
    types.append(
        NativeType.make("LabeledContent", "extension LabeledContent") { m in
            func add(value: String, generics: String = "", condition: String = "", format: String) {
                let rest = ", value: \(value), format: \(format)) where Label == Text, Content == Text\(condition)"
                m.add("init", "init\(generics)(_ titleKey: LocalizedStringKey\(rest)") { c in
                    let text = try formattedText(c.arguments[1], c.arguments[2], c.evaluator)
                    let title = Text(try c.argument(0, as: LocalizedStringKey.self))
                    return LabeledContent<Text, Text>(content: { text }, label: { title }).bridged
                }
                m.add("init", "@_disfavoredOverload init\(generics)(_ title: String\(rest)") { c in
                    let text = try formattedText(c.arguments[1], c.arguments[2], c.evaluator)
                    let title = Text(verbatim: try c.argument(0, as: String.self))
                    return LabeledContent<Text, Text>(content: { text }, label: { title }).bridged
                }
            }
            for (input, styles) in StandardLibrary.formatStyles {
                for style in styles { add(value: input, format: style) }
            }
            add(value: "Measurement<U>", generics: "<U>", format: "Measurement<U>.FormatStyle")
            add(value: "V", generics: "<V, F>", condition: ", F: FormatStyle", format: "F")
        })
}

/// Modifiers that are written by hand.
@Sendable func addViewMembersOfFormattedText(_ m: inout [NativeMember]) {
    for range in ["ClosedRange", "Range", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo"] {
        m.add("dynamicTypeSize", "func dynamicTypeSize(_ range: \(range)<DynamicTypeSize>) -> some View") { c in
            let view = try c.receiver(as: AnyView.self)
            guard let range = c.arguments[0].unbox(as: RangeValue.self) else { return AnyView(view).bridged }
            let lower = try range.lower.map { try DynamicTypeSize.bridge($0, c.evaluator) }
            let upper = try range.upper.map { try DynamicTypeSize.bridge($0, c.evaluator) }
            let sizes = DynamicTypeSize.allCases.filter { size in
                (lower.map { size >= $0 } ?? true)
                    && (upper.map { range.isClosed ? size <= $0 : size < $0 } ?? true)
            }
            guard let least = sizes.first, let most = sizes.last else { return AnyView(view).bridged }
            return AnyView(view.dynamicTypeSize(least...most)).bridged
        }
    }
}
