/// The nearest of a few names to one that isn't there. The interpreter's `Spelling` isn't linked into the service.
enum NearestName {
    /// No name that is meant for one of ours is longer.
    private static let longest = 40

    /// Nil where more than a third of the letters differ.
    static func of(_ name: String, among names: [String]) -> String? {
        let letters = Array(name.utf8.prefix(longest + 1))
        guard letters.count <= longest else { return nil }
        let distances = names.map { (name: $0, distance: distance(letters, Array($0.utf8))) }
        return distances.filter { $0.distance <= max(1, letters.count / 3) }.min { $0.distance < $1.distance }?.name
    }

    /// How many letters have to be put in, left out or replaced: Levenshtein's distance, row by row.
    private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var row = Array(0...second.count)
        for (index, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in second.indices {
                let value = min(row[column + 1] + 1, row[column] + 1, diagonal + (letter == second[column] ? 0 : 1))
                diagonal = row[column + 1]
                row[column + 1] = value
            }
        }
        return row[second.count]
    }
}
