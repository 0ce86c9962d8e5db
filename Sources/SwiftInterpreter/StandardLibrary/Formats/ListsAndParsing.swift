import Foundation

/// `.list(memberStyle:type:width:)`: each element in a style of its own.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
struct MemberListStyle: FormatValue, @unchecked Sendable {
    var list = ListFormatStyle<StringStyle, [String]>.list(type: .and)
    let member: Value
    var locale: Locale {
        get { list.locale }
        set { list.locale = newValue }
    }

    func text(of value: Value, in context: FormatContext) -> String? {
        guard case .array(let items) = value, let style = StandardLibrary.formatValue(member) else { return nil }
        var context = context
        context.locale = locale.chosen(context)
        let texts = items.compactMap { style.text(of: $0, in: context) }
        return texts.count == items.count ? list.locale(context.locale).format(texts) : nil
    }
}

extension MemberListStyle {
    func locale(_ locale: Locale) -> Self {
        var style = self
        style.locale = locale
        return style
    }
}

extension StandardLibrary {
    static func memberListStyle(_ call: inout NativeCall) throws -> Value {
        var style = MemberListStyle(member: call.argument(0))
        style.list = .list(type: try call.argument(1, default: .and))
        style.list.width = try call.argument(2, default: .standard)
        return style.bridged
    }

    /// A date that a text says in a style; an error of the program where it says none.
    package static func parsedDate(_ style: Value, _ text: String, _ call: NativeCall) throws -> Value {
        let context = try call.execution.formatContext
        do {
            if let style = style.unbox(as: Date.ISO8601FormatStyle.self) {
                return .box((try style.parse(text)).counted)
            }
            if let strategy = style.unbox(as: Date.ParseStrategy.self) {
                return .box((try strategy.parse(text)).counted)
            }
            guard var style = style.unbox(as: Date.FormatStyle.self) else { return .void }
            style.locale = style.locale.chosen(context)
            if style.calendar == .autoupdatingCurrent { style.calendar = context.calendar }
            if style.timeZone == .autoupdatingCurrent { style.timeZone = context.timeZone }
            return .box((try style.parseStrategy.parse(text)).counted)
        } catch {
            throw ThrownError(
                value: .box(
                    ParsingErrorValue(text: "Cannot parse \(text). String should adhere to the preferred format.")),
                range: call.location)
        }
    }

    /// `Int("1,234", format: .number)` and the like.
    static func addNumberParsing(_ name: String, _ t: inout NativeMembersBuilder) {
        for style in numberStyles(of: name) {
            t.add("init(_ value: String, format: \(style), lenient: Bool = _) throws") { call in
                let text = try call.string(0)
                guard let value = try parsed(text, as: name, style: call.argument(1), call) else {
                    throw ThrownError(
                        value: .box(
                            ParsingErrorValue(
                                text: "Cannot parse \(text). String should adhere to the preferred format.")),
                        range: call.location)
                }
                return value
            }
        }
    }
}

/// What Foundation throws where a text can't be read.
struct ParsingErrorValue: Error, DescribedByEvaluator, Sendable {
    let text: String
    func description(_ evaluator: any Evaluator, debug: Bool) throws -> String { text }
}
