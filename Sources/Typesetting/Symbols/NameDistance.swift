/// Finds names like a misspelt one.
package enum NameDistance {
    /// The nearest of `names`, by the edits between them and the words they share.
    package static func nearest(to name: String, in names: [String], count: Int) -> [String] {
        let wanted = Array(name.lowercased().utf8.prefix(64))
        let words = Set(name.lowercased().split(separator: "."))
        let ranked = names.map { candidate -> (name: String, cost: Int) in
            let shared = candidate.split(separator: ".").filter { words.contains($0) }.count
            return (candidate, 2 * edits(wanted, Array(candidate.utf8)) - 3 * shared)
        }
        return ranked.sorted { ($0.cost, $0.name) < ($1.cost, $1.name) }.prefix(max(count, 0)).map(\.name)
    }

    /// Levenshtein's distance.
    package static func edits(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var row = Array(0...second.count)
        for (index, byte) in first.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (column, other) in second.enumerated() {
                let above = row[column + 1]
                row[column + 1] = min(above + 1, row[column] + 1, diagonal + (byte == other ? 0 : 1))
                diagonal = above
            }
        }
        return row[second.count]
    }
}
