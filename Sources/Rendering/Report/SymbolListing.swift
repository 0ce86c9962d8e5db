import Typesetting

/// How near each symbol that is drawn comes to Apple's of that name.
public struct SymbolListing: Sendable {
    public struct Row: Sendable {
        public var name: String
        /// `true`, `near` or `missing`.
        public var status: String
        /// The nearest names, for one that is missing.
        public var proposals: [String]
    }

    public var rows: [Row]

    /// The standing of `names`; of all names in the table where there are none.
    public init(names: [String] = []) {
        rows = (names.isEmpty ? Symbols.names : names).map { name in
            let likeness = Symbols.likeness(of: name)
            return Row(
                name: name, status: likeness.rawValue,
                proposals: likeness == .missing ? Symbols.nearestNames(to: name) : [])
        }
    }

    /// A line a name, and how many there are of each.
    public var text: String {
        let width = rows.map(\.name.count).max() ?? 0
        var counts: [String: Int] = [:]
        var lines = rows.map { row in
            counts[row.status, default: 0] += 1
            let proposals = row.proposals.map { "'\($0)'" }.joined(separator: ", ")
            return row.name + String(repeating: " ", count: width - row.name.count + 2) + row.status
                + (proposals.isEmpty ? "" : "  did you mean \(proposals)?")
        }
        let total = Symbols.Likeness.allCases.map { "\(counts[$0.rawValue] ?? 0) \($0.rawValue)" }
        lines.append("\(rows.count) symbols: \(total.joined(separator: ", "))")
        return lines.joined(separator: "\n")
    }
}
