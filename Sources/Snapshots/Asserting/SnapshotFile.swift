import Foundation
import SnapshotCases
import Synchronization

/// The file of one snapshot: `__Snapshots__/<the test's file>/<the test>.<name or number>.<ending>`.
struct SnapshotFile {
    let url: URL
    /// As failures call it.
    let name: String

    init(test path: String, testName: String, name: String?, directory: String?, pathExtension: String?) {
        let file = URL(fileURLWithPath: path, isDirectory: false)
        let folder =
            directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? file.deletingLastPathComponent().appendingPathComponent("__Snapshots__", isDirectory: true)
            .appendingPathComponent(file.deletingPathExtension().lastPathComponent, isDirectory: true)
        let test = SnapshotName.file(testName)
        let part = name.map { SnapshotName.file($0) } ?? String(SnapshotCounter.next(path, testName))
        let whole = "\(test).\(part)"
        self.name = whole
        url = folder.appendingPathComponent(pathExtension.map { "\(whole).\($0)" } ?? whole, isDirectory: false)
    }
}

/// Numbers the snapshots of a test that have no name, each time that the test runs from 1.
enum SnapshotCounter {
    private static let counts = Mutex<[String: Int]>([:])

    static func next(_ path: String, _ testName: String) -> Int {
        // A test that runs again begins anew.
        let key = "\(RunningTest.id) \(path) \(testName)"
        return counts.withLock { counts in
            counts[key, default: 0] += 1
            return counts[key] ?? 1
        }
    }
}
