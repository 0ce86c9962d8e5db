import Foundation

/// Between which digits of a whole number a language sets something: learned from what its own formatter writes, which
/// takes a thousand times as long for each number.
struct NumberGrouping {
    private let separator: String
    /// Whether numbers of four digits are grouped as well.
    private let groupsFour: Bool

    /// nil for a language that doesn't group by threes.
    init?(_ locale: Locale) {
        let style = IntegerFormatStyle<Int>(locale: locale)
        let (long, short) = (style.format(1_234_567_890), style.format(1_234))
        guard let start = long.firstIndex(of: "1"), let end = long.range(of: "234")?.lowerBound, start < end else {
            return nil
        }
        separator = String(long[long.index(after: start)..<end])
        groupsFour = short != "1234"
        guard long == written("1234567890"), short == written("1234"), style.format(12_345) == written("12345") else {
            return nil
        }
    }

    /// - Parameter digits: a number's, without a sign.
    func written(_ digits: String) -> String {
        let count = digits.utf8.count
        guard count > (groupsFour ? 3 : 4) else { return digits }
        var text = ""
        for (index, digit) in digits.utf8.enumerated() {
            if index > 0, (count - index) % 3 == 0 { text += separator }
            text.unicodeScalars.append(Unicode.Scalar(digit))
        }
        return text
    }
}
