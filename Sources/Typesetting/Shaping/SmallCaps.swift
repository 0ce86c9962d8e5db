import Foundation

/// Small capitals for faces that have none: capitals of a smaller size, a little bolder to match in colour.
enum SmallCaps {
    /// The runs that `run` becomes: the letters that are to be small in runs of their own.
    static func synthesize(_ run: TextRun) -> [TextRun] {
        let mode = run.font.smallCaps
        var plain = run
        plain.font.smallCaps = .none
        plain.text = ""
        var small = plain
        small.font.size *= 0.78
        small.font.weight = min(small.font.weight + 60, 1000)
        small.font.textStyle = nil
        var runs: [TextRun] = []
        var isSmall: Bool?
        for character in run.text {
            let becomesSmall =
                character.isLowercase && mode != .uppercase || character.isUppercase && mode != .lowercase
            if isSmall != becomesSmall {
                runs.append(becomesSmall ? small : plain)
                isSmall = becomesSmall
            }
            runs[runs.count - 1].text += becomesSmall ? character.uppercased() : String(character)
        }
        return runs.isEmpty ? [plain] : runs
    }
}
