import Foundation

/// What calendars, time zones, locales and addresses are asked more rarely.
extension StandardLibrary {
    private static func receiverCalendar(_ call: NativeCall) -> Calendar {
        call.receiver.unbox(as: Calendar.self) ?? Calendar(identifier: .gregorian)
    }

    private static func zone(of call: NativeCall) -> TimeZone { call.receiver.unbox(as: TimeZone.self) ?? .gmt }
    private static func locale(_ call: NativeCall) -> Locale {
        call.receiver.unbox(as: Locale.self) ?? .autoupdatingCurrent
    }

    static let calendarAndLocaleTypes: [NativeType] = [
        NativeType("Calendar", "extension Calendar") {
            NativeMembersBuilder.build { t in addCalendarMembers(&t) }
        },
        NativeType("TimeZone", "extension TimeZone") {
            NativeMembersBuilder.build { t in
                t.add("func nextDaylightSavingTimeTransition(after date: Date) -> Date?") { call in
                    let next = zone(of: call).nextDaylightSavingTimeTransition(after: date(call.argument(0)))
                    return .optional(next.map { .box($0) })
                }
                t.add("var nextDaylightSavingTimeTransition: Date? { get }") { call in
                    let next = zone(of: call).nextDaylightSavingTimeTransition(after: try now(call))
                    return .optional(next.map { .box($0) })
                }
                t.add("static var abbreviationDictionary: [String: String] { get }") { call in
                    let table = DictionaryValue()
                    for (name, identifier) in TimeZone.abbreviationDictionary.sorted(by: { $0.key < $1.key }) {
                        table.set(.string(identifier), for: try call.evaluator.hashable(.string(name)))
                    }
                    return .dictionary(table)
                }
            }
        },
        NativeType("DateComponents", "extension DateComponents") {
            NativeMembersBuilder.build { t in
                t.add("func isValidDate(in calendar: Calendar) -> Bool") { call in
                    let components = try call.receiver(as: DateComponents.self)
                    let calendar = try call.argument(0, as: Calendar.self, default: Calendar(identifier: .gregorian))
                    return .bool(components.isValidDate(in: calendar))
                }
                t.add("var isLeapMonth: Bool? { get }") { call in
                    .optional((call.receiver.unbox(as: DateComponents.self)?.isLeapMonth).map(Value.bool))
                }
            }
        },
        NativeType("DateInterval", "extension DateInterval") {
            NativeMembersBuilder.build { t in
                t.add("func compare(_ dateInterval: DateInterval) -> ComparisonResult") { call in
                    let other = try call.argument(0, as: DateInterval.self, default: DateInterval())
                    return .box(try call.receiver(as: DateInterval.self).compare(other))
                }
                t.add("var description: String { get }") { call in
                    .string(try call.receiver(as: DateInterval.self).description)
                }
            }
        },
        NativeType("Locale", "extension Locale") {
            NativeMembersBuilder.build { t in
                let texts: [(String, @Sendable (Locale) -> String?)] = [
                    ("quotationBeginDelimiter", { $0.quotationBeginDelimiter }),
                    ("quotationEndDelimiter", { $0.quotationEndDelimiter }),
                    ("alternateQuotationBeginDelimiter", { $0.alternateQuotationBeginDelimiter }),
                    ("alternateQuotationEndDelimiter", { $0.alternateQuotationEndDelimiter }),
                    ("collatorIdentifier", { $0.collatorIdentifier }),
                ]
                for (name, text) in texts {
                    t.add("var \(name): String? { get }") { .optional(text(locale($0)).map(Value.string)) }
                }
                t.add("var calendar: Calendar { get }") { .box(locale($0).calendar) }
                t.add("var timeZone: TimeZone? { get }") { .optional(locale($0).timeZone.map { .box($0) }) }
                t.add("func identifier(_ type: Locale.IdentifierType) -> String") { call in
                    .string(locale(call).identifier(try call.argument(0, default: .icu)))
                }
                t.add("func localizedString(for calendarIdentifier: Calendar.Identifier) -> String?") { call in
                    guard case .string(let name) = call.argument(0) else { return .null }
                    let identifier = calendarIdentifier(named: name)
                    return .optional(locale(call).localizedString(for: identifier).map(Value.string))
                }
                t.add("static func identifier(_ type: Locale.IdentifierType, from string: String) -> String") { call in
                    .string(Locale.identifier(try call.argument(0, default: .icu), from: try call.string(1)))
                }
                t.add("static func canonicalIdentifier(from string: String) -> String") { call in
                    .string(Locale.identifier(.icu, from: try call.string(0)))
                }
            }
        },
        options("Locale", "IdentifierType", [("icu", Locale.IdentifierType.icu), ("bcp47", .bcp47), ("cldr", .cldr)]),
        NativeType(
            "Locale.LanguageDirection", "enum LanguageDirection: String, Hashable",
            enumCase: { value in
                if case .string(let name) = value { return (name, []) }
                return nil
            }
        ) {
            NativeMembersBuilder.build { t in
                for name in ["unknown", "leftToRight", "rightToLeft", "topToBottom", "bottomToTop"] {
                    t.add("case \(name)") { _ in .string(name) }
                }
            }
        },
        NativeType("Locale.Language", "extension Locale.Language") {
            NativeMembersBuilder.build { t in
                @Sendable func language(_ call: NativeCall) -> Locale.Language {
                    call.receiver.unbox() ?? Locale.Language(identifier: "en")
                }
                let directions: [(String, @Sendable (Locale.Language) -> Locale.LanguageDirection)] = [
                    ("characterDirection", { $0.characterDirection }),
                    ("lineLayoutDirection", { $0.lineLayoutDirection }),
                ]
                for (name, direction) in directions {
                    t.add("var \(name): Locale.LanguageDirection { get }") { .string("\(direction(language($0)))") }
                }
                let texts: [(String, @Sendable (Locale.Language) -> String)] = [
                    ("minimalIdentifier", { $0.minimalIdentifier }), ("maximalIdentifier", { $0.maximalIdentifier }),
                ]
                for (name, text) in texts { t.add("var \(name): String { get }") { .string(text(language($0))) } }
                t.add("var region: Locale.Region? { get }") { .optional(language($0).region.map { .box($0) }) }
                t.add("func isEquivalent(to language: Locale.Language) -> Bool") { call in
                    .bool(language(call).isEquivalent(to: try call.argument(0, default: language(call))))
                }
            }
        },
        NativeType("URL", "extension URL") {
            NativeMembersBuilder.build { t in addURLMembers(&t) }
        },
        NativeType("URLComponents", "extension URLComponents") {
            NativeMembersBuilder.build { t in addComponentMembers(&t) }
        },
        NativeType("UUID", "extension UUID") {
            NativeMembersBuilder.build { t in
                t.add("static func < (lhs: UUID, rhs: UUID) -> Bool") { call in
                    guard let a = call.argument(0).unbox(as: UUID.self), let b = call.argument(1).unbox(as: UUID.self)
                    else { return .bool(false) }
                    return .bool(a < b)
                }
            }
        },
    ]

    private static func addCalendarMembers(_ t: inout NativeMembersBuilder) {
        let symbols: [(String, @Sendable (Calendar) -> [String])] = [
            ("eraSymbols", { $0.eraSymbols }), ("longEraSymbols", { $0.longEraSymbols }),
            ("shortQuarterSymbols", { $0.shortQuarterSymbols }),
            ("standaloneQuarterSymbols", { $0.standaloneQuarterSymbols }),
            ("shortStandaloneQuarterSymbols", { $0.shortStandaloneQuarterSymbols }),
        ]
        for (name, texts) in symbols {
            t.add("var \(name): [String] { get }") { .strings(texts(receiverCalendar($0))) }
        }
        t.add("var description: String { get }") { .string(receiverCalendar($0).description) }
        t.add(
            "func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date, matchingPolicy: Calendar.MatchingPolicy, repeatedTimePolicy: Calendar.RepeatedTimePolicy = _, direction: Calendar.SearchDirection = _) -> Date?"
        ) { call in
            let found = receiverCalendar(call).date(
                bySettingHour: bounded(try call.int(0), .hour), minute: bounded(try call.int(1), .minute),
                second: bounded(try call.int(2), .second), of: date(call.argument(3)))
            return .optional(found.map { .box($0) })
        }
        for kinds in ["Range", "PartialRangeFrom"] {
            t.add(
                "func dates(byAdding component: Calendar.Component, value: Int = _, startingAt start: Date, in range: \(kinds)<Date>? = _, wrappingComponents: Bool = _) -> [Date]"
            ) { call in
                var step = DateComponents()
                if let unit = call.argument(0).unbox(as: ComponentValue.self)?.component {
                    step.setValue(bounded(try call.int(1, default: 1), unit), for: unit)
                }
                return try dates(step, from: date(call.argument(2)), in: call.argument(3), call)
            }
            t.add(
                "func dates(byAdding components: DateComponents, startingAt start: Date, in range: \(kinds)<Date>? = _, wrappingComponents: Bool = _) -> [Date]"
            ) { call in
                let step = boundedComponents(call.argument(0))
                return try dates(step, from: date(call.argument(1)), in: call.argument(2), call)
            }
        }
    }

    /// Multiples of a step from a date on, up to the end of a range or to what a picture can show.
    private static func dates(
        _ step: DateComponents, from start: Date, in range: Value, _ call: NativeCall
    ) throws -> Value {
        let bounds = range.unwrapped.unbox(as: RangeValue.self)
        let (lower, upper) = (bounds?.lower?.unbox(as: Date.self), bounds?.upper?.unbox(as: Date.self))
        let calendar = receiverCalendar(call)
        var step = step
        if let nanoseconds = step.nanosecond {
            // Foundation takes multiples of what it is given, which overflow where seconds don't.
            let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
            (step.second, step.nanosecond) = (bounded((step.second ?? 0) + seconds, .second), rest)
        }
        var result: [Value] = []
        for date in calendar.dates(byAdding: step, startingAt: start).prefix(100_000) {
            try call.execution.tick(call.location)
            if upper.map({ date >= $0 }) ?? false || bounded(date) != date { break }
            if lower.map({ date >= $0 }) ?? true { result.append(.box(date)) }
        }
        return .array(result)
    }

    private static func addURLMembers(_ t: inout NativeMembersBuilder) {
        @Sendable func url(_ call: NativeCall) -> URL { call.receiver.unbox() ?? URL(fileURLWithPath: "/") }
        t.add("func appending(components: String...) -> URL") { call in
            .box(try call.elements(0).reduce(url(call)) { $0.appending(component: try call.string($1)) })
        }
        t.add("mutating func append(component: String)") { call in
            call.receiver = .box(url(call).appending(component: try call.string(0)))
            return .void
        }
        t.add("mutating func append(components: String...)") { call in
            call.receiver = .box(
                try call.elements(0).reduce(url(call)) { $0.appending(component: try call.string($1)) })
            return .void
        }
        t.add("mutating func standardize()") { call in
            call.receiver = .box(url(call).standardized)
            return .void
        }
        t.add("mutating func resolveSymlinksInPath()") { _ in .void }
        t.add("init?(string: String, encodingInvalidCharacters: Bool)") { call in
            .optional(
                URL(string: try call.string(0), encodingInvalidCharacters: try call.bool(1)).map { .box($0) })
        }
        t.add("var dataRepresentation: Data { get }") { .box(url($0).dataRepresentation) }
        t.add("static func currentDirectory() -> URL") { _ in .box(URL(fileURLWithPath: "/", isDirectory: true)) }
    }

    private static func addComponentMembers(_ t: inout NativeMembersBuilder) {
        @Sendable func components(_ call: NativeCall) -> URLComponents { call.receiver.unbox() ?? URLComponents() }
        // Foundation ends the process for texts that aren't encoded.
        @Sendable func encoded(_ text: String, _ part: URLPart, _ call: NativeCall) throws -> String {
            guard part.isEncoded(text) else {
                throw call.evaluator.failure(
                    "Fatal error: Attempting to set \(part.name) with invalid characters")
            }
            return text
        }
        let parts: [(URLPart, WritableKeyPath<URLComponents, String?> & Sendable)] = [
            (.fragment, \.percentEncodedFragment), (.query, \.percentEncodedQuery), (.user, \.percentEncodedUser),
            (.password, \.percentEncodedPassword), (.host, \.encodedHost),
        ]
        for (part, path) in parts {
            t.add(
                "var \(part.name): String? { get set }",
                set: { call in
                    var changed = components(call)
                    if case .string(let text) = call.argument(0).unwrapped {
                        changed[keyPath: path] = try encoded(text, part, call)
                    } else {
                        changed[keyPath: path] = nil
                    }
                    call.receiver = .box(changed)
                    return .void
                }, { call in .optional(components(call)[keyPath: path].map(Value.string)) })
        }
        t.add(
            "var percentEncodedPath: String { get set }",
            set: { call in
                var changed = components(call)
                changed.percentEncodedPath = try encoded(try call.string(0), .path, call)
                call.receiver = .box(changed)
                return .void
            }, { .string(components($0).percentEncodedPath) })
        t.add(
            "var percentEncodedQueryItems: [URLQueryItem]? { get set }",
            set: { call in
                var changed = components(call)
                let items = call.argument(0).unwrapped
                if case .array(let values) = items {
                    let texts = try values.compactMap { $0.unbox(as: URLQueryItem.self) }.map { item in
                        let value = try item.value.map { "=" + (try encoded($0, .query, call)) } ?? ""
                        return try encoded(item.name, .query, call) + value
                    }
                    changed.percentEncodedQuery = texts.joined(separator: "&")
                } else {
                    changed.percentEncodedQuery = nil
                }
                call.receiver = .box(changed)
                return .void
            },
            { call in .optional(components(call).percentEncodedQueryItems.map { .array($0.map { .box($0) }) }) })
        t.add("func url(relativeTo base: URL?) -> URL?") { call in
            .optional(components(call).url(relativeTo: call.argument(0).unwrapped.unbox()).map { .box($0) })
        }
        t.add("var description: String { get }") { .string(components($0).description) }
    }
}
