import Foundation
import SnapshotCases
import Synchronization

/// Fails where a value doesn't look as it is recorded, beside the test in `__Snapshots__`.
///
///     assertSnapshot(of: ProfileCard(), as: .image(layout: .device(config: .iPhone13)))
///
/// - Parameters:
///   - value: what is looked at.
///   - snapshotting: how it is looked at.
///   - name: tells several snapshots of one test apart; without one they are numbered.
///   - recording: when it is written, in place of what holds round the test.
///   - timeout: how long to wait for a value that comes later, in seconds.
///   - fileID: the module and file of the test.
///   - filePath: the file of the test; snapshots are kept beside it.
///   - testName: the function of the test; snapshots are named by it.
///   - line: where the call stands.
///   - column: where it stands in its line.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let failure = verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: recording, timeout: timeout, fileID: fileID,
        file: filePath, testName: testName, line: line, column: column)
    if let failure { SnapshotIssue.record(failure, fileID, filePath, line, column) }
}

/// The same for several strategies, by the names of the snapshots.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: recording, timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
    }
}

/// The same for several strategies; the snapshots are numbered.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for strategy in strategies {
        assertSnapshot(
            of: try value(), as: strategy, record: recording, timeout: timeout, fileID: fileID, file: filePath,
            testName: testName, line: line, column: column)
    }
}

/// What `assertSnapshot` would fail with; nil where the value looks as it is recorded.
///
/// - Parameters:
///   - value: what is looked at.
///   - snapshotting: how it is looked at.
///   - name: tells several snapshots of one test apart; without one they are numbered.
///   - recording: when it is written, in place of what holds round the test.
///   - snapshotDirectory: where snapshots are, in place of `__Snapshots__/<the test's file>`.
///   - timeout: how long to wait for a value that comes later, in seconds.
///   - fileID: the module and file of the test.
///   - filePath: the file of the test.
///   - testName: the function of the test; snapshots are named by it.
///   - line: where the call stands.
///   - column: where it stands in its line.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    let record = recording ?? SnapshotTestingConfiguration.record
    do {
        let file = SnapshotFile(
            test: "\(filePath)", testName: testName, name: name, directory: snapshotDirectory,
            pathExtension: snapshotting.pathExtension)
        let format = try SnapshotValue.wait(for: snapshotting, of: try value(), timeout: timeout)
        return try SnapshotComparison(file: file, diffing: snapshotting.diffing, record: record).failure(format)
    } catch let failure as SnapshotFailure {
        return failure.text
    } catch {
        return "The value can't be made: \(error)"
    }
}

/// Why there is no snapshot.
struct SnapshotFailure: Error {
    var text: String
}

/// Takes what a strategy makes of a value.
enum SnapshotValue {
    /// What strategies found that can't be said in the value itself.
    @TaskLocal static var failures: FailureBox?

    final class FailureBox: Sendable {
        private let text = Mutex<String?>(nil)
        func record(_ failure: String) { text.withLock { $0 = $0 ?? failure } }
        var first: String? { text.withLock { $0 } }
    }

    static func wait<Value, Format>(
        for strategy: Snapshotting<Value, Format>, of value: Value, timeout: TimeInterval
    ) throws -> Format {
        let box = FailureBox()
        // Unsafe: handed over from whichever thread has it, once, and read after the condition says so.
        nonisolated(unsafe) var result: Format?
        let done = NSCondition()
        nonisolated(unsafe) var isThere = false
        $failures.withValue(box) {
            strategy.snapshot(value).run { format in
                done.lock()
                if !isThere { (result, isThere) = (format, true) }
                done.broadcast()
                done.unlock()
            }
        }
        let end = Date(timeIntervalSinceNow: max(timeout, 0))
        while true {
            done.lock()
            let isDone = isThere
            done.unlock()
            if isDone { break }
            guard Date() < end else {
                throw SnapshotFailure(
                    text: "The value didn't come within \(timeout) seconds; 'timeout:' gives it longer")
            }
            // What is scheduled on the main thread has to be able to run.
            RunLoop.current.run(until: min(end, Date(timeIntervalSinceNow: 0.01)))
        }
        if let failure = box.first { throw SnapshotFailure(text: failure) }
        guard let result else { throw SnapshotFailure(text: "The strategy gave no value") }
        return result
    }
}
