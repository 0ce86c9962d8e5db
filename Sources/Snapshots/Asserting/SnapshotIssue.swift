import Foundation
import Synchronization
import Testing
import XCTest

/// Tells whichever of the two libraries runs the test.
enum SnapshotIssue {
    static func record(
        _ text: String, _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
    ) {
        if Test.current != nil {
            let place = SourceLocation(
                fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
            Issue.record(Comment(rawValue: text), sourceLocation: place)
        } else {
            XCTFail(text, file: filePath, line: line)
        }
    }

    /// Attaches what there is to see, where the library keeps such things.
    static func attach(_ attachments: [SnapshotAttachment]) {
        guard Test.current != nil else { return }
        for attachment in attachments {
            Attachment.record(Array(attachment.data), named: attachment.name)
        }
    }
}

/// Which run of which test is going on.
enum RunningTest {
    static var id: String {
        if let test = Test.current { return "\(test.id)" }
        XCTestRuns.shared.observe()
        return "xctest \(XCTestRuns.shared.number)"
    }
}

/// Counts the tests that XCTest has begun.
private final class XCTestRuns: XCTestObservation, Sendable {
    static let shared = XCTestRuns()
    private let state = Mutex<(number: Int, isObserving: Bool)>((0, false))

    var number: Int { state.withLock { $0.number } }

    func observe() {
        let isNew = state.withLock { state in
            defer { state.isObserving = true }
            return !state.isObserving
        }
        guard isNew else { return }
        XCTestObservationCenter.shared.addTestObserver(self)
    }

    func testCaseWillStart(_ testCase: XCTestCase) { state.withLock { $0.number += 1 } }
}
