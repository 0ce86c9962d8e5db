import Foundation

/// How a case ended.
package enum SnapshotStatus: String, Hashable, Sendable, Codable, CaseIterable {
    /// It looks as it did.
    case passed
    /// It looks otherwise.
    case changed
    /// Nothing is recorded of it.
    case missing
    /// It can't be drawn.
    case failed
    /// A snapshot that no preview has.
    case extra
    /// Written for the first time.
    case recorded
    /// Written in place of another.
    case updated

    /// Whether it makes `verify` fail.
    package var isFailure: Bool { [.changed, .missing, .failed].contains(self) }
}

package struct SnapshotResult: Sendable {
    package var key: SnapshotKey
    package var status: SnapshotStatus
    /// Where the preview, or what is wrong with it, stands in the source; nil for what has no place.
    package var line: Int?
    /// What people call it.
    package var title: String
    /// What there is to say: a diagnostic, or how it changed.
    package var text = ""
    /// What was drawn and what was expected, where these differ.
    package var change: SnapshotChange?
    package var seconds = 0.0

    package init(key: SnapshotKey, status: SnapshotStatus, line: Int? = nil, title: String, text: String = "") {
        (self.key, self.status, self.line, self.title, self.text) = (key, status, line, title, text)
    }

    /// The first line of the text, for reports that say themselves where it belongs and that it is an error.
    var headline: String {
        let first = text.split(separator: "\n").first ?? ""
        guard status == .failed, let mark = first.firstRange(of: "error: ") else { return String(first) }
        let place = first[..<mark.lowerBound]
        return String(place.isEmpty || place.hasSuffix(": ") ? first[mark.upperBound...] : first)
    }
}

/// What `verify` answers for one case before it is a result.
package struct SnapshotVerdict: Sendable {
    package var status: SnapshotStatus
    package var text = ""
    package var change: SnapshotChange?

    package init(_ status: SnapshotStatus, text: String = "", change: SnapshotChange? = nil) {
        (self.status, self.text, self.change) = (status, text, change)
    }
}

/// All of a run.
package struct SnapshotReport: Sendable {
    /// By source and name.
    package var results: [SnapshotResult]

    package init(_ results: [SnapshotResult]) { self.results = results.sorted { $0.key < $1.key } }

    package func count(_ status: SnapshotStatus) -> Int { results.count { $0.status == status } }

    package var isFailure: Bool { results.contains { $0.status.isFailure } }

    /// One line for people and programs: what is always said first, then what there is of the others.
    package var summary: String {
        let cases = results.count { $0.status != .extra }
        var parts = ["\(cases) \(cases == 1 ? "snapshot" : "snapshots")"]
        for status in SnapshotStatus.allCases where count(status) > 0 {
            parts.append("\(count(status)) \(status.rawValue)")
        }
        return parts.joined(separator: ", ")
    }
}
