/// Values that break things, by their types.
enum PlainValues {
    static func values(of type: String) -> [String]? { table[type] }

    private static let table = numbers.merging(texts) { $1 }.merging(ranges) { $1 }.merging(dates) { $1 }
        .merging(foundation) { $1 }.merging(views) { $1 }

    private static let floating = [
        "0", "1", "-1", "0.5", "10", ".nan", ".infinity", "-.infinity", "1e308", "-1e308", "1e9", "-1e9", "1e-300",
        "9.3e18", "100_000", ".leastNonzeroMagnitude", "-0.0", "1e15", "3e38",
    ]

    private static let numbers: [String: [String]] = [
        "Int": [
            "0", "1", "-1", "2", "7", "100", "Int.max", "Int.min", "1_000_000_000", "-1_000_000", "64", "63", "3",
        ],
        "Double": floating, "CGFloat": floating, "TimeInterval": floating,
        "Float": ["0", "1", "-1.5", ".nan", ".infinity", "-.infinity", "3e38", "1e-40"],
        "UInt": ["0", "1", ".max", "64"], "UInt8": ["0", "1", ".max"], "Int8": ["0", "-1", ".min", ".max"],
        "UInt16": ["0", ".max"], "Int16": ["0", ".min"], "UInt32": ["0", ".max"], "Int32": ["0", ".min", ".max"],
        "UInt64": ["0", ".max"], "Int64": ["0", ".min", ".max"], "Bool": ["true", "false"],
        "Decimal": [
            "Decimal()", "Decimal(1)", "Decimal.nan", "Decimal.greatestFiniteMagnitude", "Decimal(-0.1)",
            "Decimal.leastNonzeroMagnitude", "Decimal.leastFiniteMagnitude", #"Decimal(string: "1e-120")!"#,
        ],
        "NSNumber": ["NSNumber(value: 1)", "NSNumber(value: Double.nan)", "NSNumber(value: Int.min)"],
        "Duration": [
            "Duration.zero", "Duration.seconds(1)", "Duration.seconds(Int64.max)", "Duration.milliseconds(-5)",
            "Duration.seconds(-1e18)", "Duration(secondsComponent: .min, attosecondsComponent: .min)",
        ],
        "Int?": ["nil", "Int.max", "3"], "Optional<Int>": ["nil", "Int.min", "3"],
        "Any": ["1", #""a""#, "[1]", "Date()", "Double.nan", "Optional<Int>.none as Any"],
        "Hashable": ["1", #""a""#], "Void": ["()"], "()": ["()"], "Never": ["fatalError()"],
        "Error": ["CancellationError()"],
    ]

    private static let texts: [String: [String]] = [
        "String": [
            #""""#, #""a""#, #""Hello, world""#, #""👩‍👩‍👧e\u{301}""#, #""\u{0}\n\t""#, #""%d %@ %n""#, #""12""#,
            #"String(repeating: "ab ", count: 300)"#, #""**a** _b_ [c](d)""#, #""2020-02-30""#, #""-1e400""#,
            #""https://a.b:99999/%zz?q=%#f""#, #""(a|(b*)+)*[""#, #""%9999d%s%*f%5$@""#, #""en_US@calendar=x;;""#,
            #""{\"a\":[1,{}]}""#, #""yyyy-MM-dd''Q'""#, #""\u{202E}\u{FFFF}\u{10FFFF}""#, #""SELF.x == %@ AND (""#,
            #""../../a//b/./c.txt/""#, #""GMT+99:99""#, #""0x1p99999""#, #""nan""#,
        ],
        "Character": [#""a""#, #""\u{1F1E9}\u{1F1EA}""#, #""\n""#, #""\u{0}""#, #""\u{301}""#],
        "Unicode.Scalar": [#"Unicode.Scalar("a")"#, "Unicode.Scalar(0x10FFFF)!"],
        "Substring": [#""abc".dropFirst()"#, #"Substring("")"#, #""👩‍👩‍👧e\u{301}x".prefix(2)"#],
        "String.Index": [
            #""abc".endIndex"#, #""".startIndex"#, #""👩‍👩‍👧e\u{301}".index("👩‍👩‍👧e\u{301}".startIndex, offsetBy: 1)"#,
            #"String(repeating: "ab ", count: 300).endIndex"#,
        ],
        "AttributedString": [
            #"AttributedString("a")"#, #"AttributedString("")"#, #"try! AttributedString(markdown: "**a** [b](c)")"#,
        ],
        "Regex<AnyRegexOutput>": [#"try! Regex("[a-z]+")"#, #"try! Regex("(a*)*$")"#, #"try! Regex("")"#],
        "Regex": [#"/a(b)?/"#, #"/(?:)/"#, #"/(a*)*$/"#, #"try! Regex("[a-z]+")"#],
        "CharacterSet": ["CharacterSet.letters", "CharacterSet()", #"CharacterSet(charactersIn: "a😀")"#],
        "NSString": [#"NSString(string: "a😀b")"#, #"("" as NSString)"#],
        "LocalizedStringKey": [#""key""#, #""a \(1) **b**""#],
    ]

    private static let ranges: [String: [String]] = [
        "Range<Int>": ["0..<0", "0..<3", "-5..<Int.max", "Int.min..<Int.max", "2..<5"],
        "ClosedRange<Int>": ["0...0", "1...3", "Int.min...Int.max"],
        "PartialRangeFrom<Int>": ["0...", "Int.max..."], "PartialRangeThrough<Int>": ["...0", "...Int.max"],
        "PartialRangeUpTo<Int>": ["..<0", "..<Int.min"],
        "Range<Double>": ["0.0..<1.0", "-Double.infinity..<Double.infinity", "0.0..<0.0"],
        "ClosedRange<Double>": ["0.0...1.0", "-1e308...1e308", "0.0...0.0"],
        "Range<String.Index>": [
            #""abc".startIndex..<"abc".endIndex"#,
            #"String(repeating: "ab ", count: 300).startIndex..<String(repeating: "ab ", count: 300).endIndex"#,
        ],
        "Range<Date>": ["Date.distantPast..<Date.distantFuture"],
        "RangeSet<Int>": ["RangeSet<Int>()", "RangeSet(0..<Int.max)", "RangeSet(Int.min..<Int.max)"],
        "IndexSet": [
            "IndexSet()", "IndexSet(integer: 5)", "IndexSet(integersIn: 0..<3)", "IndexSet(integersIn: 0..<Int.max)",
        ],
        "NSRange": [
            "NSRange(location: 0, length: 1)", "NSRange(location: NSNotFound, length: 0)",
            "NSRange(location: 5, length: Int.max)", "NSRange(location: -1, length: -1)",
        ],
        "IndexPath": ["IndexPath()", "IndexPath(index: 3)", "IndexPath(indexes: [1, 2])"],
    ]

    private static let dates: [String: [String]] = [
        "Date": [
            "Date(timeIntervalSince1970: 0)", "Date.distantPast", "Date.distantFuture", "Date.now",
            "Date(timeIntervalSince1970: .infinity)", "Date(timeIntervalSince1970: 1e18)",
            "Date(timeIntervalSince1970: .nan)", "Date(timeIntervalSince1970: -1e13)",
            "Date(timeIntervalSinceReferenceDate: 1e308)",
        ],
        "DateInterval": [
            "DateInterval()", "DateInterval(start: .distantPast, end: .distantFuture)",
            "DateInterval(start: .now, duration: 1e300)",
        ],
        "DateComponents": [
            "DateComponents()", "DateComponents(year: 2020, month: 2, day: 30)", "DateComponents(day: Int.max)",
            "DateComponents(year: Int.min, hour: Int.max)",
            "DateComponents(nanosecond: Int.max, yearForWeekOfYear: -1)",
            "DateComponents(calendar: .current, year: 99999999, weekday: 99, weekdayOrdinal: -5)",
        ],
        "Calendar": [
            "Calendar.current", "Calendar(identifier: .hebrew)", "Calendar(identifier: .chinese)",
            "Calendar(identifier: .islamic)", "Calendar(identifier: .iso8601)",
        ],
        "TimeZone": [
            "TimeZone.current", "TimeZone(secondsFromGMT: 0)!", #"TimeZone(identifier: "Asia/Kathmandu")!"#,
        ],
        "Locale": [
            #"Locale(identifier: "en_US")"#, #"Locale(identifier: "ar")"#, #"Locale(identifier: "")"#,
            #"Locale(identifier: "xx_!@$;calendar=zz")"#, #"Locale(identifier: "é👩")"#, "Locale.current",
        ],
    ]

    private static let foundation: [String: [String]] = [
        "Data": ["Data()", "Data([1, 2, 3])", #"Data("{\"a\": [1, null]}".utf8)"#, "Data([0xFF, 0xC0, 0x80])[1...]"],
        "URL": [
            #"URL(string: "https://a.b/c?d=e")!"#, #"URL(fileURLWithPath: "/a/../b c")"#, #"URL(string: "mailto:x")!"#,
            #"URL(string: "a/b")!"#, #"URL(fileURLWithPath: "")"#,
        ],
        "URLComponents": [
            "URLComponents()", #"URLComponents(string: "https://u:p@a.b:8/c?d=e#f")!"#,
            #"URLComponents(string: "mailto:x")!"#,
        ],
        "AsyncStream<Int>": ["AsyncStream { c in c.yield(1); c.yield(2); c.finish() }"],
        "Task<Int, Never>": ["Task { 1 }"], "Task<Int, any Error>": ["Task { () throws -> Int in 1 }"],
        "Measurement<UnitLength>": [
            "Measurement(value: 1, unit: UnitLength.meters)", "Measurement(value: .nan, unit: UnitLength.miles)",
            "Measurement(value: 1e308, unit: UnitLength.parsecs)",
        ],
        "Bundle": ["Bundle.main"], "UserDefaults": ["UserDefaults.standard"],
        "UUID": ["UUID()"], "DateFormatter": ["DateFormatter()"], "NumberFormatter": ["NumberFormatter()"],
        "NSPredicate": ["NSPredicate(value: true)"],
    ]

    private static let views: [String: [String]] = [
        "Text": [#"Text("a")"#, #"Text("")"#, #"Text(String(repeating: "word ", count: 200))"#],
        "View": [
            #"Text("a")"#, "Color.red", "EmptyView()", "Spacer()", #"VStack { Text("a"); Divider() }"#,
            "Circle().frame(width: 9)", "GeometryReader { g in Color.blue.frame(width: g.size.width / 0) }",
            "Color.red.frame(width: 1e300, height: .infinity)", "ScrollView { Text(\"a\") }",
        ],
        "Color": ["Color.red", "Color(white: .nan)", "Color(red: 1e300, green: -1, blue: .infinity)"],
        "ShapeStyle": ["Color.red", "LinearGradient(colors: [], startPoint: .top, endPoint: .top)", "Material.thin"],
        "Shape": ["Circle()", "Rectangle()", "Path { p in p.addLine(to: CGPoint(x: Double.nan, y: 1e308)) }"],
        "InsettableShape": ["Circle()", "RoundedRectangle(cornerRadius: -.infinity)"],
        "AnyView": [#"AnyView(Text("a"))"#],
        "Gradient": ["Gradient(colors: [])", "Gradient(colors: [.red])"],
    ]
}
