/// A font name taken apart: family, weight and slant, as in "Avenir-HeavyOblique" or "Source Serif Bold Italic".
struct FamilyName {
    var family: String
    var weight: Int?
    var isItalic = false

    init(_ name: String) {
        family = name
        guard let dash = name.lastIndex(of: "-") else { return }
        var style = Self.normalized(String(name[name.index(after: dash)...]))
        for slant in ["italic", "oblique", "it"] where style.hasSuffix(slant) {
            isItalic = true
            style.removeLast(slant.count)
            break
        }
        weight = Self.weights[style]
        if weight != nil || isItalic && style.isEmpty {
            family = String(name[..<dash])
        } else {
            isItalic = false
        }
    }

    /// The design that comes nearest to a family that isn't there.
    var design: FontDescriptor.Design {
        let name = Self.normalized(family)
        if ["mono", "menlo", "courier", "consolas", "code", "monaco", "typewriter"].contains(where: name.contains) {
            return .monospaced
        }
        if name.contains("rounded") { return .rounded }
        if ["sans", "gothic"].contains(where: name.contains) { return .default }
        let serifs = [
            "serif", "times", "georgia", "newyork", "palatino", "baskerville", "didot", "garamond", "charter",
            "bodoni", "cochin", "hoefler", "iowan", "americantypewriter", "superclarendon",
        ]
        return serifs.contains(where: name.contains) ? .serif : .default
    }

    /// Small letters and digits only, so that "SF Pro" and "sf-pro" are one name.
    static func normalized(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    private static let weights: [String: Int] = [
        "ultralight": 100, "hairline": 100, "thin": 200, "extralight": 200, "light": 300, "regular": 400,
        "roman": 400, "book": 400, "normal": 400, "medium": 500, "semibold": 600, "demibold": 600, "demi": 600,
        "bold": 700, "heavy": 800, "extrabold": 800, "black": 900, "ultra": 900,
    ]
}
