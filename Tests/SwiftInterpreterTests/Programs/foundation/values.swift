import Foundation
func run() {
    var p = IndexPath(indexes: [1, 2]); p.append(3);
    print(
        p.count, p[1], p.dropLast(), p < IndexPath(indexes: [2]), p == [1, 2, 3], p.compare([1]).rawValue,
        p.map { $0 * 2 }, p.first!, Set([p, [1, 2, 3]]).count)
    var s = IndexSet([1, 2, 3, 7]); s.insert(integersIn: 10...12); s.remove(2);
    print(
        s.map { $0 }, s.count, s.contains(7), s.rangeView.map { $0 }, s.first!, s.last!, s.integerGreaterThan(3)!,
        s.contains(integersIn: 10...11), s.intersects(integersIn: 4..<8), s.union([99]).count, s.filter { $0 > 5 },
        s.subtracting([1]).count, s.isEmpty, s.intersection([1, 3, 50]).map { $0 });
    s.shift(startingAt: 7, by: 2); print(s.map { $0 })
    let u = URL(string: "https://user:pw@example.com:8080/a/b.c/d.txt?q=1&r=a%20b#frag")!
    print(
        u.scheme!, u.host!, u.port!, u.path, u.query!, u.fragment!, u.user!, u.lastPathComponent, u.pathExtension,
        u.deletingLastPathComponent(), u.deletingPathExtension().absoluteString,
        u.appendingPathComponent("x y").absoluteString, u.pathComponents, u.isFileURL)
    print(
        URL(string: "/rel", relativeTo: URL(string: "http://a.b/c"))!.absoluteString,
        URL(fileURLWithPath: "/tmp/x").absoluteString, u.appending(path: "z").path(),
        u.appending(queryItems: [URLQueryItem(name: "s", value: "é")]).absoluteString, URL(string: "") as Any,
        URL(string: "http://a b") as Any, u.host() ?? "", URL(filePath: "/a/b").path())
    var c = URLComponents(string: "https://example.com/p?x=1")!;
    c.queryItems?.append(URLQueryItem(name: "y", value: "a b&c")); c.path = "/ä"; c.fragment = "f";
    print(
        c.url!.absoluteString, c.percentEncodedPath, c.percentEncodedQuery!, c.query!,
        c.queryItems!.map { "\($0.name)=\($0.value ?? "")" }, c.string!, c.host!, c.scheme!);
    c.percentEncodedQueryItems = [URLQueryItem(name: "q", value: "a%20b")]; print(c.query!, c)
    let d = Data([72, 105, 0, 255]);
    print(
        d.base64EncodedString(), d.count, d[1], d.map { $0 }, Data(base64Encoded: "SGk=")!.count,
        d.subdata(in: 1..<3).count, d.prefix(2).count, String(data: d.prefix(2), encoding: .utf8)!,
        d.reduce(0) { $0 + Int($1) }, d.first!, d + Data([1]) == d, d.hashValue == d.hashValue,
        Data("abc".utf8).description, d.firstIndex(of: 105)!, Data(count: 3).count,
        Data(repeating: 7, count: 2).map { $0 }, d.range(of: Data([105, 0]))!, d.base64EncodedData().count,
        d.advanced(by: 1).count)
    var m = d; m.append(9); m.append(contentsOf: [1, 2]); m[0] = 1; m.insert(5, at: 0); m.remove(at: 1);
    m.removeSubrange(0..<1); m.replaceSubrange(0..<1, with: [8, 8]);
    print(m.map { $0 }, m.removeLast(), m.popFirst() as Any, m.sorted(), m.starts(with: [8]), m.contains(0));
    m.removeAll(); print(m.isEmpty)
    for t in ["hello world", "ÉCOLE été", "İstanbul"] {
        print(
            t.capitalized, t.uppercased(), t.localizedCapitalized,
            t.folding(options: .diacriticInsensitive, locale: nil), t.components(separatedBy: " "),
            t.range(of: "o").map { t.distance(from: t.startIndex, to: $0.lowerBound) } as Any,
            t.padding(toLength: 12, withPad: "*", startingAt: 0), t.lowercased(with: Locale(identifier: "tr")),
            t.replacingOccurrences(of: "l", with: "L"), t.caseInsensitiveCompare(t.uppercased()).rawValue,
            t.contains("é"), t.localizedStandardContains("ECOLE"), t.applyingTransform(.toLatin, reverse: false) ?? "")
    }
    print(
        "a1b22".components(separatedBy: .decimalDigits), "  x ".trimmingCharacters(in: .whitespaces),
        "file10".localizedStandardCompare("file9").rawValue, "a".compare("B", options: .caseInsensitive).rawValue,
        "x,y;z".components(separatedBy: CharacterSet(charactersIn: ",;")),
        "abcabc".range(of: "c", options: .backwards)!.lowerBound.utf16Offset(in: "abcabc"),
        "a-b".replacingOccurrences(of: "[^a-z]", with: "", options: .regularExpression), "%41".removingPercentEncoding!,
        "a b/ü".addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)!, "x".appendingFormat("%d", 5),
        "line1\nline2\r\nline3".components(separatedBy: .newlines), "a\nb".split(whereSeparator: \.isNewline))
    let t = "ab cd";
    t.enumerateSubstrings(in: t.startIndex..<t.endIndex, options: [.byComposedCharacterSequences, .reverse]) {
        w, _, _, stop in
        print(w!, terminator: "|"); if w == "b" { stop = true }
    }; print()
    var n = PersonNameComponents(); n.givenName = "Ada"; n.familyName = "Lovelace"; n.middleName = "King";
    n.namePrefix = "Dr."; print(n.givenName!, n == n)
    let l = Locale(identifier: "de_DE");
    print(
        l.identifier, l.currency?.identifier ?? "", l.currencySymbol ?? "", l.decimalSeparator ?? "",
        l.groupingSeparator ?? "", l.language.languageCode?.identifier ?? "", l.region?.identifier ?? "",
        l.localizedString(forRegionCode: "US") ?? "", l.localizedString(forLanguageCode: "fr") ?? "",
        l.localizedString(forCurrencyCode: "USD") ?? "", l.localizedString(forIdentifier: "en_GB") ?? "",
        l.quotationBeginDelimiter ?? "", l.calendar.firstWeekday, l.measurementSystem == .metric,
        Locale.Language(identifier: "ar").characterDirection == .rightToLeft, l.identifier(.bcp47))
    let mm = Measurement(value: 1.5, unit: UnitLength.kilometers);
    print(
        mm.converted(to: .miles), mm.converted(to: .meters).value, mm + Measurement(value: 200, unit: .meters), mm * 2,
        mm > Measurement(value: 1, unit: .miles),
        Measurement(value: 20, unit: UnitTemperature.celsius).converted(to: .fahrenheit),
        Measurement(value: 1, unit: UnitInformationStorage.gibibytes).converted(to: .megabytes),
        Measurement(value: 3, unit: UnitVolume.imperialPints).converted(to: .milliliters).value,
        Measurement(value: 90, unit: UnitAngle.degrees).converted(to: .radians).value)
    let smoots = UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.7018));
    print(
        Measurement(value: 2, unit: smoots).converted(to: .meters), smoots.symbol,
        smoots.converter.baseUnitValue(fromValue: 3), UnitLength.baseUnit().symbol)
    let nf = NumberFormatter(); nf.locale = Locale(identifier: "en_US");
    for st in [
        NumberFormatter.Style.none, .decimal, .percent, .currency, .scientific, .spellOut, .ordinal, .currencyISOCode,
        .currencyPlural, .currencyAccounting,
    ] { nf.numberStyle = st; print(nf.string(from: 1234.567)!, nf.string(from: -5)!, terminator: " | ") }; print()
    nf.numberStyle = .decimal; nf.minimumFractionDigits = 2; nf.maximumFractionDigits = 2; nf.roundingMode = .halfUp;
    nf.positivePrefix = "+"; nf.groupingSeparator = "_";
    print(nf.string(from: 12345.675)!, nf.number(from: "1_234.5") as Any); let nf2 = NumberFormatter();
    nf2.locale = Locale(identifier: "en_US"); nf2.minimumIntegerDigits = 3;
    print(nf2.string(from: 7)!, nf2.number(from: "12") as Any, nf2.string(from: 2.5)!); nf2.positiveFormat = "#,##0.00";
    nf2.paddingCharacter = "*"; nf2.formatWidth = 10; print(nf2.string(from: 1234.5)!)
    let sc = Scanner(string: "width: 12.5 px");
    print(
        sc.scanUpToString(":") as Any, sc.scanString(":") as Any, sc.scanDouble() as Any,
        sc.scanCharacters(from: .letters) as Any, sc.isAtEnd)
    print(
        Decimal(string: "10")! / 3, Decimal(1) / 3 * 3, pow(Decimal(2), 10), Decimal(1.1), Decimal(string: "1e3")!,
        NSDecimalNumber(decimal: 2.5).doubleValue, Decimal(5).isZero, -Decimal(3), Decimal(7) < 8,
        Decimal(2.5).significand, Decimal(2.5).exponent);
    var dd = Decimal(string: "2.345")!, rr = Decimal(); NSDecimalRound(&rr, &dd, 2, .plain); print(rr);
    NSDecimalRound(&rr, &dd, 2, .bankers); print(rr)
    print(
        UUID(uuidString: "bad") as Any, UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!.uuidString,
        CharacterSet.letters.contains("a"), CharacterSet(charactersIn: "a"..."f").contains("g"),
        "abc".unicodeScalars.allSatisfy(CharacterSet.lowercaseLetters.contains))
    struct P { var n: String; var a: Int }; let ps = [P(n: "b", a: 2), P(n: "a", a: 2), P(n: "C", a: 1)]
    print(
        ps.sorted(using: KeyPathComparator(\.a)).map(\.n),
        ps.sorted(using: [KeyPathComparator(\.a, order: .reverse), KeyPathComparator(\.n)]).map(\.n),
        ps.sorted(using: [SortDescriptor(\.a), SortDescriptor(\.n, order: .reverse)]).map(\.n))
    print(ProcessInfo.processInfo.processName.isEmpty, type(of: Date()))
}
