/// Finds the name somebody probably meant.
package enum Spelling {
    /// The nearest of `names`, if it is near enough; ties go to the first.
    ///
    /// - Parameter most: how many letters may differ at most; nil for a third of the name's.
    package static func nearest(to name: String, among names: [String], most: Int? = nil) -> String? {
        let expected = Array(name.utf8.prefix(64))
        guard expected.count > 1 else { return nil }
        let limit = min(max(1, expected.count / 3), most ?? .max)
        var best: (name: String, distance: Int)?
        for candidate in names where candidate != name {
            let length = candidate.utf8.count
            guard abs(length - expected.count) <= limit else { continue }
            let distance = editDistance(expected, Array(candidate.utf8), limit: best.map { $0.distance - 1 } ?? limit)
            if let distance { best = (candidate, distance) }
            if best?.distance == 0 { break }
        }
        return best?.name
    }

    /// How many letters differ; nil for more than `most`.
    package static func distance(_ name: String, _ other: String, most: Int) -> Int? {
        editDistance(Array(name.utf8.prefix(64)), Array(other.utf8.prefix(64)), limit: most, ignoresCase: false)
    }

    /// Damerau-Levenshtein distance ignoring case of letters at half a step's cost rounded down; nil above the limit.
    private static func editDistance(_ a: [UInt8], _ b: [UInt8], limit: Int, ignoresCase: Bool = true) -> Int? {
        guard limit >= 0 else { return nil }
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in 0..<a.count {
            var current = [i + 1]
            current.reserveCapacity(b.count + 1)
            var least = i + 1
            for j in 0..<b.count {
                let same = a[i] == b[j] || ignoresCase && (a[i] | 0x20) == (b[j] | 0x20)
                var cost = min(last[j + 1] + 1, current[j] + 1, last[j] + (same ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
                current.append(cost)
                least = min(least, cost)
            }
            if least > limit { return nil }
            beforeLast = last
            last = current
        }
        return last[b.count] <= limit ? last[b.count] : nil
    }
}
