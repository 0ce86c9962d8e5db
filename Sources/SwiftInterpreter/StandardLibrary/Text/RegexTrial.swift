import Budget
import CRegularExpression

/// Whether a regular expression finds its way through a text in reasonable time.
///
/// Swift's engine tries alternatives one after the other, for as long as it takes, and can't be stopped. ICU's does the
/// same but counts its steps: what it gives up on isn't handed to Swift's.
enum RegexTrial {
    enum Search { case wholeText, everyMatch }

    enum Answer {
        case ends
        case takesTooLong
        /// ICU doesn't read such a pattern, or can't keep so many alternatives.
        case unknown
    }

    /// Steps that one match may take, in ICU's unit of 10,000.
    private static let limit: Int32 = 400
    /// Matches that are tried.
    private static let mostMatches = 100_000
    /// The part of the time that is left which all matches of a text may take here: Swift's engine is slower.
    private static let share = 1.0 / 16

    static func run(_ pattern: String, _ text: String, _ search: Search) -> Answer {
        let (pattern, text) = (Array(pattern.utf16), Array(text.utf16))
        guard pattern.count < 1 << 20, text.count < 1 << 24 else { return .takesTooLong }
        var status: Int32 = 0
        guard let expression = swift_uregex_open(pattern, Int32(pattern.count), 0, nil, &status), status <= 0 else {
            return .unknown
        }
        defer { swift_uregex_close(expression) }
        // Unsafe: the expression is closed before the text goes.
        return text.withUnsafeBufferPointer { text in
            swift_uregex_setTimeLimit(expression, limit, &status)
            swift_uregex_setText(expression, text.baseAddress, Int32(text.count), &status)
            switch search {
            case .wholeText: _ = swift_uregex_matches(expression, 0, &status)
            case .everyMatch:
                var count = 0
                let budget = RunBudget.current
                let start = budget?.overtime ?? 0
                var isFound = swift_uregex_find(expression, 0, &status)
                while isFound != 0, status <= 0, count < mostMatches {
                    if count & 3 == 3, let budget, budget.overtime - start > max(-start, 0) * share {
                        return .takesTooLong
                    }
                    isFound = swift_uregex_findNext(expression, &status)
                    count += 1
                }
            }
            if status <= 0 { return .ends }
            return status == regularExpressionTimeOut ? .takesTooLong : .unknown
        }
    }
}
