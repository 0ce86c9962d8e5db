/// A capturing group of a pattern, as it shows in the type of the match.
struct RegexGroup: Sendable {
    var name: String?
    /// What follows or surrounds it lets it be left out.
    var isOptional = false

    static func all(in pattern: String) -> [RegexGroup] {
        var result: [RegexGroup] = []
        var open: [(first: Int, isCapture: Bool)] = []
        let characters = Array(pattern)
        var index = 0
        var inClass = false
        while index < characters.count {
            let character = characters[index]
            index += 1
            switch character {
            case "\\": index += 1
            case "[": inClass = true
            case "]": inClass = false
            case "(" where !inClass:
                var group = RegexGroup()
                var isCapture = true
                if index < characters.count, characters[index] == "?" {
                    let rest = String(characters[index...].prefix(64))
                    if rest.hasPrefix("?<"), !rest.hasPrefix("?<="), !rest.hasPrefix("?<!") {
                        group.name = String(rest.dropFirst(2).prefix { $0 != ">" })
                    } else {
                        isCapture = false
                    }
                }
                open.append((result.count, isCapture))
                if isCapture { result.append(group) }
            case ")" where !inClass:
                guard let (first, _) = open.popLast(), index < characters.count else { break }
                if "?*|".contains(characters[index]) || characters[index...].starts(with: "{0") {
                    for group in first..<result.count { result[group].isOptional = true }
                }
            default: break
            }
        }
        return result
    }

    static func nestsRepetitions(_ pattern: String) -> Bool {
        var repeats: [Bool] = [false]
        var previous: Character?
        var isEscaped = false
        let characters = Array(pattern)
        for (index, character) in characters.enumerated() {
            defer { previous = character }
            if isEscaped {
                isEscaped = false
                continue
            }
            switch character {
            case "\\": isEscaped = true
            case "(": repeats.append(false)
            case ")":
                let inner = repeats.popLast() ?? false
                let next = index + 1 < characters.count ? characters[index + 1] : " "
                if inner, "*+{".contains(next) { return true }
                if repeats.isEmpty { repeats = [false] }
                if inner { repeats[repeats.count - 1] = true }
            case "*", "+", "{":
                if previous != nil { repeats[repeats.count - 1] = true }
            default: break
            }
        }
        return false
    }
}
