import Files
import Foundation
import Rendering
import SnapshotCases
import Synchronization

/// What commands of snapshots say of their results.
struct SnapshotMessages {
    /// What names begin in.
    let root: String

    /// How many files that were written are listed.
    private static let maximum = 40

    /// Everything but what is as it should be, and the summary last.
    func show(_ report: SnapshotReport, verbosity: Verbosity) throws {
        let report = cleaned(report)
        for result in report.results where result.status == .failed {
            Messages.error(result.text)
        }
        guard !verbosity.isQuiet else { return }
        var written = 0
        // The same change in several configurations is reported once.
        var reported: [String: String] = [:]
        for result in report.results where ![.passed, .failed].contains(result.status) {
            if [.recorded, .updated].contains(result.status) {
                written += 1
                // Nobody reads through what was written for the first time.
                if written > Self.maximum { continue }
            }
            let place = result.line.map { "\(result.key.source):\($0)" } ?? result.key.source
            var text = "\(result.status.rawValue): \(result.title) (\(place))"
            let said = Self.words(of: result, isVerbose: verbosity.isVerbose)
            if let first = reported[said] {
                text += "\n    the same as in \(first)"
            } else if !said.isEmpty {
                text += "\n" + said
                if said.contains("\n") { reported[said] = result.title }
            }
            try OutputFile.print(text)
        }
        if written > Self.maximum { try OutputFile.print("… and \(written - Self.maximum) more") }
        try OutputFile.print(report.summary)
    }

    /// What a change is, in sentences and numbers; line by line only where no sentence says it.
    private static func words(of result: SnapshotResult, isVerbose: Bool) -> String {
        guard [.changed, .missing].contains(result.status), !result.text.isEmpty else { return "" }
        let text = indented(result.text)
        guard let patch = result.change?.layoutPatch, isVerbose || !text.contains("\n") else { return text }
        return text + "\n" + indented(patch)
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
            .joined(separator: "\n").trimmingCharacters(in: .newlines)
    }

    /// Without places of the machine: what a report says is the same wherever it is made.
    func cleaned(_ report: SnapshotReport) -> SnapshotReport {
        var report = report
        let folder = root.hasSuffix("/") ? root : root + "/"
        for index in report.results.indices {
            let text = report.results[index].text.replacingOccurrences(of: folder, with: "")
            report.results[index].text = text.withVisibleControls
            report.results[index].title = report.results[index].title.onOneLine
        }
        return report
    }
}

/// Collects what several threads find.
final class PendingChanges: Sendable {
    private let changes = Mutex<[PendingChange]>([])
    func add(_ change: PendingChange) { changes.withLock { $0.append(change) } }
    /// Puts sentences before the numbers.
    func explain(_ sentences: [SnapshotKey: String]) {
        changes.withLock { changes in
            for index in changes.indices {
                guard let sentence = sentences[changes[index].key] else { continue }
                changes[index].text = sentence + "\n" + changes[index].text
            }
        }
    }
    var all: [PendingChange] { changes.withLock { $0 }.sorted { $0.key < $1.key } }
}

/// The same for lines of a lock.
final class LockedEntries: Sendable {
    private let entries = Mutex<[SnapshotKey: SnapshotLock.Entry]>([:])
    func add(_ key: SnapshotKey, _ entry: SnapshotLock.Entry) { entries.withLock { $0[key] = entry } }
    var all: [SnapshotKey: SnapshotLock.Entry] { entries.withLock { $0 } }
}
