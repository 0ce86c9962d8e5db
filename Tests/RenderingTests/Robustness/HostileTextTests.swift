import Testing

/// Regular expressions, long texts, coding and formats of them: each is stopped while it works.
@Suite struct HostileTextTests {
    @Test(arguments: rows) func endsInItsClass(_ row: HostileRow) throws { try row.check(asStatements: true) }

    private typealias Row = HostileRow

    static let rows: [HostileRow] = [
        Row(
            "matches that take long each", .limit,
            #"""
            let s = String(repeating: String(repeating: "a", count: 22) + "b", count: 20_000)
            print(s.matches(of: /(?:(?:a|aa)+c)|b/).count)
            """#),
        Row(
            "locales that can't be", .drawn,
            #"""
            let code = Locale.LanguageCode("é")
            for locale in [Locale(identifier: "👩"), Locale(identifier: "en\u{0}_é"), Locale(languageCode: code)] {
                print("aÉb".folding(options: .caseInsensitive, locale: locale), "a".uppercased(with: locale))
                print("a".compare("b", options: [], range: nil, locale: locale).rawValue)
                print("abc".range(of: "b", options: [], range: nil, locale: locale) != nil, 3.formatted(.number.locale(locale)))
                print(String(format: "%d", locale: locale, 3), Date.now.formatted(.dateTime.locale(locale)))
                let numbers = NumberFormatter()
                numbers.locale = locale
                print(numbers.string(from: 3) ?? "")
                let dates = DateFormatter()
                dates.locale = locale
                dates.dateStyle = .short
                print(dates.string(from: Date.now), locale.localizedString(forRegionCode: "👩") ?? "")
            }
            """#),
        Row(
            "regex string", .limit,
            #"""
            let s = String(repeating: "a", count: 60) + "!"
            print(s.range(of: "^(a|a)*$", options: .regularExpression) as Any)
            """#),
        Row(
            "regex replace", .limit,
            #"""
            let s = String(repeating: "a", count: 60) + "!"
            print(s.replacingOccurrences(of: "(a*)*b", with: "x", options: .regularExpression))
            """#),
        Row(
            "regex literal", .limit,
            #"""
            let s = String(repeating: "x", count: 40000)
            print(s.firstMatch(of: /(x+x+)+y/) == nil)
            """#),
        Row(
            "regex huge pattern", .drawn,
            #"""
            let p = String(repeating: "(a|b)?", count: 100000)
            print((try? Regex(p)) == nil)
            print((try? NSRegularExpression(pattern: p)) == nil)
            """#),
        Row(
            "regex nested pattern", .drawn,
            #"""
            let p = String(repeating: "(", count: 200000) + String(repeating: ")", count: 200000)
            print((try? Regex(p)) == nil)
            """#),
        Row(
            "nsregex nested pattern", .drawn,
            #"""
            let p = String(repeating: "(", count: 200000) + String(repeating: ")", count: 200000)
            print((try? NSRegularExpression(pattern: p)) == nil)
            """#),
        Row(
            "regex counted", .drawn,
            #"""
            print((try? Regex("((((a{1000}){1000}){1000}){1000})")) == nil)
            print((try? NSRegularExpression(pattern: "((((a{1000}){1000}){1000}){1000})")) == nil)
            """#),
        Row(
            "regex matches many", .limit,
            #"""
            let s = String(repeating: "ab", count: 400000)
            print(s.matches(of: /a/).count)
            print(s.split(separator: /a/).count)
            """#),
        Row("regex loop", .limit, #"for i in 0..<1000000 { _ = try? Regex("a{\(i % 1000)}b*c\(i)") }"#),
        Row(
            "regex backref", .limit,
            #"print((String(repeating: "a", count: 300) + "b").contains(/(.*)(.*)(.*)\1\2\3c/))"#),
        Row(
            "string compare", .limit,
            #"""
            let a = String(repeating: "e\u{301}", count: 2000000); let b = String(repeating: "é", count: 2000000)
            var n = 0; for _ in 0..<100000 { if a == b { n += 1 } }
            print(n)
            """#),
        Row(
            "string hash", .limit,
            #"""
            let a = String(repeating: "e\u{301}", count: 1000000)
            var s = Set<String>(); for _ in 0..<100000 { s.insert(a) }
            print(s.count)
            """#),
        Row(
            "zalgo", .limit,
            #"""
            let a = "a" + String(repeating: "\u{301}", count: 3000000)
            print(a.count, a.reversed().count, a.uppercased().count, a.first!.unicodeScalars.count)
            """#),
        Row(
            "string count loop", .limit,
            #"""
            let a = String(repeating: "ab", count: 2000000)
            var n = 0; for _ in 0..<100000 { n += a.count }
            print(n)
            """#),
        Row(
            "index offset loop", .limit,
            #"""
            let a = String(repeating: "é", count: 2000000)
            var n = 0; for i in 0..<100000 { if a[a.index(a.startIndex, offsetBy: 1000000 + i)] == "é" { n += 1 } }
            print(n)
            """#),
        Row(
            "uppercased loop", .limit,
            #"""
            let a = String(repeating: "ab", count: 2000000)
            var n = 0
            for _ in 0..<100000 { n += a.uppercased().isEmpty ? 0 : 1; n += a.trimmingCharacters(in: .letters).count }
            print(n)
            """#),
        Row(
            "folding", .limit,
            #"""
            let a = String(repeating: "Éß", count: 20000)
            for _ in 0..<10000 { _ = a.folding(options: [.diacriticInsensitive,.caseInsensitive], locale: nil); _ = a.applyingTransform(.toLatin, reverse: false); _ = a.localizedCaseInsensitiveCompare(a); _ = a.decomposedStringWithCanonicalMapping }
            """#),
        Row(
            "components", .limit,
            #"""
            let a = String(repeating: ",", count: 5000000)
            var n = 0; for _ in 0..<1000 { n += a.components(separatedBy: ",").count }
            print(n)
            """#),
        Row(
            "contains quadratic", .limit,
            #"""
            let a = String(repeating: "a", count: 20000); let b = String(repeating: "a", count: 10000) + "b"
            print(a.contains(b), a.range(of: b) as Any, a.ranges(of: b).count)
            """#),
        Row(
            "json deep", .drawn,
            #"""
            let s = String(repeating: "[", count: 2000000)
            print((try? JSONSerialization.jsonObject(with: s.data(using: .utf8)!)) as Any)
            """#),
        Row(
            "json huge", .limit,
            #"""
            let s = "[" + String(repeating: "1,", count: 5000000) + "1]"
            print((try? JSONDecoder().decode([Int].self, from: s.data(using: .utf8)!))?.count as Any)
            """#),
        Row(
            "json encode rec", .limit,
            #"""
            class N: Encodable { var n: N?; init() {} }; let n = N(); n.n = n
            print((try? JSONEncoder().encode(n)) as Any)
            """#),
        Row(
            "decimal parse", .limit,
            #"""
            print(Double(String(repeating: "9", count: 20000000)) as Any, Int(String(repeating: "9", count: 20000000)) as Any, Decimal(string: String(repeating: "9", count: 2000000)) as Any)
            """#),
        Row(
            "markdown nest", .limit,
            #"""
            print((try? AttributedString(markdown: String(repeating: "[", count: 300000) + "a" + String(repeating: "](b)", count: 300000)))?.characters.count as Any); print((try? AttributedString(markdown: String(repeating: ">", count: 300000)))?.characters.count as Any)
            """#),
        Row(
            "url components", .limit,
            #"""
            print(URL(string: "http://a/" + String(repeating: "../", count: 2000000))?.standardized.absoluteString.count as Any, URLComponents(string: "?" + String(repeating: "a=b&", count: 2000000))?.queryItems?.count as Any)
            """#),
    ]
}
