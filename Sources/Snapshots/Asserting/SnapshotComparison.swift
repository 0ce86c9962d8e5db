import Foundation
import SnapshotCases

/// Compares a value with its file, and writes that where the record mode says so.
struct SnapshotComparison<Format> {
    let file: SnapshotFile
    let diffing: Diffing<Format>
    let record: SnapshotTestingConfiguration.Record

    /// What is wrong; nil where nothing is.
    func failure(_ value: Format) throws -> String? {
        let path = file.url.path
        guard let data = FileManager.default.contents(atPath: path) else {
            guard record != .never else {
                return "\(file.name): nothing is recorded, and nothing is written here (record mode 'never'). "
                    + "Run the test where snapshots are recorded, and commit\n\(path)"
            }
            try write(diffing.toData(value))
            return "\(file.name): nothing was recorded; it is now. Run the test again to compare with\n\(path)"
        }
        if record == .all {
            // A file that holds it already keeps its bytes.
            if !isSame(data, value) { try write(diffing.toData(value)) }
            return "\(file.name): recorded anew (record mode 'all'). Take that away to compare with\n\(path)"
        }
        if diffing.isSame?(data, value) == true { return nil }
        guard let (text, attachments) = diffing.diff(diffing.fromData(data), value) else { return nil }
        let failed = try keep(diffing.toData(value))
        SnapshotIssue.attach(attachments)
        var message = "\(file.name) differs from what is recorded.\n\n"
        message += SnapshotTestingConfiguration.tool(currentFilePath: path, failedFilePath: failed) + "\n\n" + text
        if record == .failed {
            try write(diffing.toData(value))
            message += "\n\nIt is recorded anew (record mode 'failed')."
        }
        return message
    }

    private func isSame(_ data: Data, _ value: Format) -> Bool {
        diffing.isSame?(data, value) ?? (data == diffing.toData(value))
    }

    private func write(_ data: Data) throws {
        do {
            let folder = file.url.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            // Beside its name, and renamed when it is whole.
            try data.write(to: file.url, options: .atomic)
        } catch {
            throw SnapshotFailure(text: "\(file.name) can't be written to\n\(file.url.path)")
        }
    }

    /// What was seen, for whoever looks at it later: below `SNAPSHOT_ARTIFACTS` or the folder of temporary files.
    private func keep(_ data: Data) throws -> String {
        let given = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"]
        let base =
            given.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("easel-snapshots", isDirectory: true)
        let folder = base.appendingPathComponent(file.url.deletingLastPathComponent().lastPathComponent)
        let url = folder.appendingPathComponent(file.url.lastPathComponent)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: url, options: .atomic)
        } catch {
            throw SnapshotFailure(text: "\(file.name) differs, and what was seen can't be written to\n\(url.path)")
        }
        return url.path
    }
}
