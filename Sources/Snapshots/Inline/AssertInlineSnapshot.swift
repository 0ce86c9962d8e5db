import Foundation
import SnapshotCases

/// Fails where a value doesn't look as the text beside it says. Where there is none it is written into the test's file.
///
///     assertInlineSnapshot(of: Badge(3), as: .layout) {
///         """
///         canvas 24 × 24
///         …
///         """
///     }
///
/// - Parameters:
///   - value: what is looked at.
///   - snapshotting: how it is looked at.
///   - message: is said with a failure.
///   - recording: when the text is written, in place of what holds round the test.
///   - timeout: how long to wait for a value that comes later, in seconds.
///   - syntaxDescriptor: which of the closures of the call holds the text.
///   - expected: what it looks like; the test's file gets it the first time.
///   - fileID: the module and file of the test.
///   - filePath: the file of the test, which the text is written into.
///   - function: the function of the test.
///   - line: where the call stands.
///   - column: where it stands in its line.
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
    message: @autoclosure () -> String = "", record recording: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5,
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
    matches expected: (() -> String)? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    func fail(_ text: String) {
        let message = message()
        SnapshotIssue.record(message.isEmpty ? text : message + "\n" + text, fileID, filePath, line, column)
    }
    let record = recording ?? SnapshotTestingConfiguration.record
    do {
        let actual = try value().map { try SnapshotValue.wait(for: snapshotting, of: $0, timeout: timeout) }
        let known = expected?()
        if record != .all, actual == known { return }
        let place = InlinePlace(file: "\(filePath)", line: Int(line), column: Int(column))
        let isMissing = known == nil
        switch record {
        case .never where isMissing:
            return fail("There is no text to compare with, and nothing is written here (record mode 'never').")
        case .all,
            .failed,
            .missing where isMissing:
            try InlineSources.record(actual, at: place, label: syntaxDescriptor.trailingClosureLabel)
        default: break
        }
        if isMissing { return fail("There was no text to compare with; it is written into the test now.") }
        if record == .all { return fail("The text is written anew (record mode 'all').") }
        let difference = TextDifference(known ?? "", actual ?? "").patch(context: 3)
        fail(
            "The value differs from the text.\n\n\(difference)"
                + (record == .failed ? "\nIt is written anew (record mode 'failed')." : ""))
    } catch let failure as SnapshotFailure {
        fail(failure.text)
    } catch {
        fail("The value can't be made: \(error)")
    }
}

/// Which closure of a call has the text, for functions of one's own that call `assertInlineSnapshot`.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
    public var trailingClosureLabel: String
    public var trailingClosureOffset: Int

    public init(trailingClosureLabel: String = "matches", trailingClosureOffset: Int = 0) {
        (self.trailingClosureLabel, self.trailingClosureOffset) = (trailingClosureLabel, trailingClosureOffset)
    }
}

/// Where a call stands.
struct InlinePlace: Hashable {
    var file: String
    var line: Int
    var column: Int
}
