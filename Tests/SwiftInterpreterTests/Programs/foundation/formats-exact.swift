import Foundation
func run() {
    let locales = ["en_US", "de_DE", "fr_FR", "ja_JP", "en_IN", "pt_BR"].map { Locale(identifier: $0) }
    let ints = [0, 7, -42, 1234, 1_234_567, 98_765_432_109, Int.max, Int.min]
    let doubles = [0, 0.5, -1.25, 3.14159265, 1234.5678, 0.000123, 1e10, 99.995, 123456789.987654321]
    for l in locales {
        print(l.identifier, ints.map { $0.formatted(.number.locale(l)) })
        print(doubles.map { $0.formatted(.number.locale(l)) })
        print(doubles.map { $0.formatted(.percent.locale(l)) }, [5, 250].map { $0.formatted(.percent.locale(l)) })
        print(
            doubles.map { $0.formatted(.currency(code: "EUR").locale(l)) },
            ints.map { $0.formatted(.currency(code: "JPY").locale(l)) })
        print(
            [12, 999, 1500, 1_234_567, 5_000_000_000].map { $0.formatted(.number.notation(.compactName).locale(l)) },
            doubles.map { $0.formatted(.number.notation(.scientific).locale(l)) })
        print(
            [12.5, 1234.5, 1_500_000].map {
                $0.formatted(.number.notation(.compactName).precision(.fractionLength(1)).locale(l))
            })
        print(
            (-12.5).formatted(.currency(code: "USD").sign(strategy: .accounting).locale(l)),
            12.formatted(.currency(code: "USD").presentation(.isoCode).locale(l)),
            12.5.formatted(.currency(code: "USD").presentation(.fullName).locale(l)),
            12.5.formatted(.currency(code: "USD").presentation(.narrow).locale(l)),
            1234.formatted(.currency(code: "USD").precision(.fractionLength(0)).locale(l)))
    }
    for x in doubles where x < 1e20 {
        print(
            x.formatted(.number.precision(.fractionLength(2))), x.formatted(.number.precision(.fractionLength(0...3))),
            x.formatted(.number.precision(.significantDigits(3))), x.formatted(.number.precision(.integerLength(4))),
            x.formatted(.number.precision(.integerAndFractionLength(integer: 3, fraction: 1))),
            x.formatted(.number.rounded(rule: .down, increment: 0.25)), x.formatted(.number.rounded(rule: .up)),
            x.formatted(.number.grouping(.never)), x.formatted(.number.sign(strategy: .always())),
            x.formatted(.number.decimalSeparator(strategy: .always)), x.formatted(.number.scale(100)), x.formatted())
    }
    for r: FloatingPointRoundingRule in [
        .up, .down, .towardZero, .awayFromZero, .toNearestOrEven, .toNearestOrAwayFromZero,
    ] {
        print(
            [0.5, 1.5, 2.5, -0.5, -1.5, 2.345].map {
                $0.formatted(.number.rounded(rule: r).precision(.fractionLength(0)))
            }, [2.345, 2.355, -2.345].map { $0.formatted(.number.precision(.fractionLength(2)).rounded(rule: r)) })
    }
    print(
        Float(0.1).formatted(), Float(3.14159).formatted(.number.precision(.fractionLength(2))), UInt8(200).formatted(),
        Int64(12345).formatted(.number), UInt64.max.formatted(),
        Int16(-5).formatted(.percent as IntegerFormatStyle<Int16>.Percent),
        Int32(1500).formatted(.currency(code: "GBP")),
        Float(1.5).formatted(.percent as FloatingPointFormatStyle<Float>.Percent))
    print(
        Decimal(string: "12345678901234567890.123456789")!.formatted(), Decimal(string: "0.1")!.formatted(.percent),
        Decimal(string: "1234.565")!.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US"))),
        Decimal(9.99).formatted(.number.precision(.fractionLength(1))))
    print(
        0.256.formatted(.percent.precision(.fractionLength(1))), 1.formatted(.percent), 1.0.formatted(.percent),
        (0.5).formatted(FloatingPointFormatStyle<Double>.Percent().sign(strategy: .always())),
        (-3).formatted(.number.sign(strategy: .never)),
        0.formatted(.number.sign(strategy: .always(includingZero: true))),
        0.formatted(.number.sign(strategy: .always(includingZero: false))))
    let s = IntegerFormatStyle<Int>(locale: Locale(identifier: "de_DE"));
    print(
        s.format(12345), FloatingPointFormatStyle<Double>.Percent().format(0.4),
        FloatingPointFormatStyle<Double>.Currency(code: "CHF").locale(Locale(identifier: "de_CH")).format(1234.5))
    print(
        try! Int("1,234", format: .number), try! Double("12.5%", format: .percent),
        (try? Int("x", format: .number)) as Any,
        try! Decimal("$1,234.50", format: .currency(code: "USD").locale(Locale(identifier: "en_US"))))
    for v in [0, 1, 512, 1000, 1024, 1500, 123_456, 1_234_567, 5_000_000_000, 1_099_511_627_776] as [Int64] {
        print(
            v.formatted(.byteCount(style: .file)), v.formatted(.byteCount(style: .memory)),
            v.formatted(.byteCount(style: .decimal)), v.formatted(.byteCount(style: .binary)),
            v.formatted(
                .byteCount(style: .file, allowedUnits: [.kb], spellsOutZero: false, includesActualByteCount: true)))
    }
    for l in locales {
        print(
            ["a"].formatted(.list(type: .and).locale(l)), ["a", "b"].formatted(.list(type: .and).locale(l)),
            ["a", "b", "c"].formatted(.list(type: .or, width: .short).locale(l)),
            ["a", "b", "c"].formatted(.list(type: .and, width: .narrow).locale(l)),
            [1, 2, 3].formatted(.list(memberStyle: .number, type: .and).locale(l)))
    }
    print(
        [].formatted(.list(type: .and)) as String, ["x", "y", "z"].formatted(),
        String(
            format: "%5.2f|%08.3f|%+d|%x|%X|%o|%e|%g|%%|%@|%c|%5d|%-5d|%05d|%lld|%u|%i", 3.14159, 2.5, 7, 255, 255, 8,
            12345.678, 0.0001, "obj", 65, 42, 42, 42, 123456789012, 7, -3))
    print(
        String(format: "%2$@ %1$@", "a", "b"), String(format: "%.0f %.1f %.2f", 0.5, 0.25, 1.005),
        String(format: "%*d", 5, 42), String(format: "%ld %lu %hd %hhd", 5, 6, 7, 8), String(format: "%d%%", 50),
        String(format: "%.2f", Float(1.1)), String(format: "%a", 1.5))
}
