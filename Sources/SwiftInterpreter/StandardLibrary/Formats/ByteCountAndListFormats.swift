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

    static func addByteCountAndListStyles(_ t: inout NativeMembersBuilder) {
        let bytes = "ByteCountFormatStyle"
        t.add(
            "static func byteCount(style: \(bytes).Style, allowedUnits: \(bytes).Units = _, spellsOutZero: Bool = _, includesActualByteCount: Bool = _) -> \(bytes) where Self == \(bytes)"
        ) { call in
            .box(
                ByteCountFormatStyle(
                    style: try call.argument(0, default: .file), allowedUnits: try call.argument(1, default: .all),
                    spellsOutZero: try call.bool(2, default: true), includesActualByteCount: try call.bool(3)))
        }
        let list = "ListFormatStyle<[String]>"
        t.add(
            "static func list(type: \(list).ListType, width: \(list).Width = _) -> \(list) where Self == \(list)"
        ) { call in
            var style = StringList.list(type: try call.argument(0, default: .and))
            style.width = try call.argument(1, default: .standard)
            return .box(style)
        }
        let time = "Duration.TimeFormatStyle"
        t.add("static func time(pattern: \(time).Pattern) -> \(time) where Self == \(time)") { call in
            .box(Duration.TimeFormatStyle(pattern: try call.argument(0, default: .hourMinuteSecond)))
        }
        let units = "Duration.UnitsFormatStyle"
        let parameters = unitParameters.replacingOccurrences(of: "allowedUnits:", with: "allowed:")
        t.add("static func units(\(parameters)) -> \(units) where Self == \(units)", nil, unitStyle)
    }

    static let byteCountAndListFormatTypes: [NativeType] = [
        NativeType(
            "ByteCountFormatStyle", "struct ByteCountFormatStyle: _FormatStyle, Hashable",
            swiftType: ByteCountFormatStyle.self
        ) {
            NativeMembersBuilder.build { t in
                addStyleMembers(
                    &t, "ByteCountFormatStyle", input: "Int64", ByteCountFormatStyle.self, locale: \.locale)
            }
        },
        options(
            "ByteCountFormatStyle", "Style",
            [
                ("file", ByteCountFormatStyle.Style.file), ("memory", .memory), ("decimal", .decimal),
                ("binary", .binary),
            ]),
        NativeType(
            "ByteCountFormatStyle.Units", "struct Units: Hashable, ExpressibleByArrayLiteral",
            swiftType: ByteCountFormatStyle.Units.self
        ) {
            NativeMembersBuilder.build { t in
                let full = "ByteCountFormatStyle.Units"
                let units: [(String, ByteCountFormatStyle.Units)] = [
                    ("bytes", .bytes), ("kb", .kb), ("mb", .mb), ("gb", .gb), ("tb", .tb), ("pb", .pb), ("all", .all),
                    ("default", .default),
                ]
                for (name, unit) in units { t.add("static var \(name): \(full) { get }") { _ in .box(unit) } }
                t.add("init(arrayLiteral elements: \(full)...)") { call in
                    let items = try call.elements(0).compactMap { $0.unbox(as: ByteCountFormatStyle.Units.self) }
                    return .box(items.reduce(into: ByteCountFormatStyle.Units()) { $0.formUnion($1) })
                }
            }
        },
        NativeType(
            "ListFormatStyle", "struct ListFormatStyle<Base>: FormatStyle, Hashable", swiftType: StringList.self
        ) {
            NativeMembersBuilder.build { t in
                addStyleMembers(&t, "ListFormatStyle<Base>", input: "Base", StringList.self, locale: \.locale)
            }
        },
        NativeType("ListFormatStyle.ListType", "struct ListType: Hashable") {
            NativeMembersBuilder.build { t in
                for (name, value) in [("and", StringList.ListType.and), ("or", .or)] {
                    t.add("static var \(name): ListFormatStyle<Base>.ListType { get }") { _ in .box(value) }
                }
            }
        },
        NativeType("ListFormatStyle.Width", "struct Width: Hashable") {
            NativeMembersBuilder.build { t in
                for (name, value) in [("standard", StringList.Width.standard), ("short", .short), ("narrow", .narrow)] {
                    t.add("static var \(name): ListFormatStyle<Base>.Width { get }") { _ in .box(value) }
                }
            }
        },
        NativeType("Array", "extension Array") {
            NativeMembersBuilder.build { t in
                t.add("func formatted(_ format: ListFormatStyle<[String]>) -> String where Element == String") { call in
                    try formatted(call.receiver, call.argument(0), call)
                }
                t.add("func formatted() -> String where Element == String") { call in
                    try formatted(call.receiver, .box(StringList.list(type: .and)), call)
                }
            }
        },
    ]
}
