import Foundation

extension StandardLibrary {
    /// A code of a locale, kept as its text.
    static func localeCode(_ qualifiedName: String, _ name: String) -> NativeType {
        NativeType(qualifiedName, "struct \(name): Hashable, Sendable, ExpressibleByStringLiteral") {
            NativeMembersBuilder.build { t in
                t.add("init(_ identifier: String)") { call in call.argument(0) }
                t.add("init(stringLiteral value: String)") { call in call.argument(0) }
                t.add("var identifier: String { get }") { call in call.receiver }
            }
        }
    }

    static let languageMembers = NativeMembersBuilder.build { t in
        t.add("var languageCode: Locale.LanguageCode? { get }") { call in
            let code = call.receiver.unbox(as: Locale.Language.self)?.languageCode
            return .optional((code?.identifier).map(Value.string))
        }
        t.add("init(identifier: String)") { call in .box(Locale.Language(identifier: try call.string(0))) }
        for parameter in ["languageCode: Locale.LanguageCode?", "_ code: Locale.LanguageCode"] {
            t.add("init(\(parameter))") { call in
                guard case .string(let code) = call.argument(0).unwrapped else {
                    return .box(Locale.Language(languageCode: nil))
                }
                return .box(Locale.Language(identifier: code))
            }
        }
    }

    static let languageCodeMembers = NativeMembersBuilder.build { t in
        t.add("init(_ identifier: String)") { call in call.argument(0) }
        t.add("init(stringLiteral value: String)") { call in call.argument(0) }
        t.add("var identifier: String { get }") { call in call.receiver }
        let names = [
            ("arabic", "ar"), ("chinese", "zh"), ("danish", "da"), ("dutch", "nl"), ("english", "en"),
            ("finnish", "fi"), ("french", "fr"), ("german", "de"), ("greek", "el"), ("hebrew", "he"), ("hindi", "hi"),
            ("italian", "it"), ("japanese", "ja"), ("korean", "ko"), ("polish", "pl"), ("portuguese", "pt"),
            ("russian", "ru"), ("spanish", "es"), ("swedish", "sv"), ("thai", "th"), ("turkish", "tr"),
            ("ukrainian", "uk"), ("vietnamese", "vi"),
        ]
        for (name, code) in names {
            t.add("static var \(name): Locale.LanguageCode { get }") { _ in .string(code) }
        }
    }

    static let localeMembers = NativeMembersBuilder.build { t in
        t.add("init(identifier: String)") { call in .box(Locale(identifier: try call.string(0))) }
        for name in ["current", "autoupdatingCurrent"] {
            t.add("static var \(name): Locale { get }") { call in
                .box(Locale(identifier: try call.execution.environment.locale))
            }
        }
        t.add("var identifier: String { get }") { call in
            .string(call.receiver.unbox(as: Locale.self)?.identifier ?? "")
        }
        t.add("init(languageCode: Locale.LanguageCode? = _, languageRegion: Locale.Region? = _)") { call in
            let parts = [call.argument(0), call.argument(1)].map(\.unwrapped).compactMap { value -> String? in
                if case .string(let text) = value { text } else { nil }
            }
            return .box(Locale(identifier: parts.joined(separator: "_")))
        }
        let parts: [(String, @Sendable (Locale) -> String?)] = [
            ("currency: Locale.Currency?", { $0.currency?.identifier }),
            ("currencyCode: String?", { $0.currency?.identifier }), ("currencySymbol: String?", { $0.currencySymbol }),
            ("languageCode: String?", { $0.language.languageCode?.identifier }),
            ("region: Locale.Region?", { $0.region?.identifier }), ("regionCode: String?", { $0.region?.identifier }),
            ("decimalSeparator: String?", { $0.decimalSeparator }),
            ("groupingSeparator: String?", { $0.groupingSeparator }),
        ]
        for (declaration, part) in parts {
            t.add("var \(declaration) { get }") { call in
                .optional(call.receiver.unbox(as: Locale.self).flatMap(part).map(Value.string))
            }
        }
        t.add("var language: Locale.Language { get }") { call in
            .box(try call.receiver(as: Locale.self).language)
        }
        let names: [(String, @Sendable (Locale, String) -> String?)] = [
            ("forRegionCode", { $0.localizedString(forRegionCode: $1) }),
            ("forLanguageCode", { $0.localizedString(forLanguageCode: $1) }),
            ("forCurrencyCode", { $0.localizedString(forCurrencyCode: $1) }),
            ("forIdentifier", { $0.localizedString(forIdentifier: $1) }),
        ]
        for (label, name) in names {
            t.add("func localizedString(\(label) code: String) -> String?") { call in
                let code = try call.string(0)
                return .optional(call.receiver.unbox(as: Locale.self).flatMap { name($0, code) }.map(Value.string))
            }
        }
        t.add("var description: String { get }") { call in
            .string(call.receiver.unbox(as: Locale.self)?.identifier ?? "")
        }
    }
}
