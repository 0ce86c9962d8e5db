import Testing

/// `NSNumber` gives what it holds as any kind of number, and what has no value as none, as Foundation does.
@Suite struct NumberObjectTests {
    @Test(arguments: [
        ("NSNumber(value: true).intValue", "1"), ("NSNumber(value: false).doubleValue", "0.0"),
        ("NSNumber(value: 2.9).intValue", "2"), ("NSNumber(value: -2.9).intValue", "-2"),
        ("NSNumber(value: Double.nan).intValue", "0"), ("NSNumber(value: 1e300).intValue", "\(Int.max)"),
        ("NSNumber(value: -Double.infinity).intValue", "\(Int.min)"), ("NSNumber(value: 7).boolValue", "true"),
        ("(Decimal(2.5) as NSNumber).floatValue", "2.5"), ("(Decimal(2.5) as NSNumber).intValue", "2"),
        ("Locale.Language(languageCode: nil).languageCode == nil", "true"),
        ("1 &<< 66, UInt8(1) &<< 9, 256 &>> 68, UInt8(3) &<< UInt64(7)", "4 2 16 128"),
    ])
    func gives(_ expression: String, _ expected: String) throws {
        #expect(try output(of: "import Foundation\nfunc run() { print(\(expression)) }") == expected + "\n")
    }
}
