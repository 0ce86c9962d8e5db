import Foundation

extension ByteCountFormatStyle: FormatValue {
    package func text(of value: Value, in context: FormatContext) -> String? {
        guard let count = value.wholeNumber else { return nil }
        return locale(locale.chosen(context)).format(Int64(count))
    }
}

extension ListFormatStyle<StringStyle, [String]>: FormatValue {
    package func text(of value: Value, in context: FormatContext) -> String? {
        guard case .array(let items) = value else { return nil }
        let texts = items.compactMap { item -> String? in
            if case .string(let text) = item { return text }
            return nil
        }
        return locale(locale.chosen(context)).format(texts)
    }
}

extension Duration.TimeFormatStyle: FormatValue {
    package func text(of value: Value, in context: FormatContext) -> String? {
        value.unbox(as: Duration.self).map { locale(locale.chosen(context)).format($0) }
    }
}

extension Duration.UnitsFormatStyle: FormatValue {
    package func text(of value: Value, in context: FormatContext) -> String? {
        value.unbox(as: Duration.self).map { locale(locale.chosen(context)).format($0) }
    }
}

extension StandardLibrary {
    private typealias StringList = ListFormatStyle<StringStyle, [String]>

    static func byteCountStyle(_ call: inout NativeCall) throws -> Value {
        ByteCountFormatStyle(
            style: try call.argument(0, as: ByteCountFormatStyle.Style.self),
            allowedUnits: try call.argument(1, as: ByteCountFormatStyle.Units.self, default: .all),
            spellsOutZero: try call.bool(2, default: true), includesActualByteCount: try call.bool(3)
        ).bridged
    }

    static func listStyle(_ call: inout NativeCall) throws -> Value {
        var style = StringList.list(type: try call.argument(0, as: StringList.ListType.self))
        style.width = try call.argument(1, as: StringList.Width.self, default: .standard)
        return style.bridged
    }

    static func formattedList(_ call: inout NativeCall) throws -> Value {
        try formatted(call.receiver, StringList.list(type: .and).bridged, call)
    }

    static func timeStyle(_ call: inout NativeCall) throws -> Value {
        Duration.TimeFormatStyle(pattern: try call.argument(0, as: Duration.TimeFormatStyle.Pattern.self)).bridged
    }
}

extension ByteCountFormatStyle.Units {
    static func joined(arrayLiteral elements: [Self]) -> Self { elements.reduce(into: []) { $0.formUnion($1) } }
}
