import Foundation
import Snapshots
import SwiftUI
import Testing

/// What is written when, and what failures say.
@MainActor struct RecordModeTests {
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString)")
        deinit { try? FileManager.default.removeItem(at: url) }
        var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }
        func data(_ name: String) -> Data? { try? Data(contentsOf: url.appendingPathComponent(name)) }
    }

    private let folder = Folder()

    private func verify(
        _ text: String, _ record: SnapshotTestingConfiguration.Record, named name: String = "a"
    ) -> String? {
        verifySnapshot(
            of: text, as: .lines, named: name, record: record, snapshotDirectory: folder.url.path, testName: "test")
    }

    @Test func neverWritesNothing() {
        #expect(verify("x", .never)?.contains("record mode 'never'") == true)
        #expect(folder.names.isEmpty)
    }

    @Test func missingWritesOnceAndComparesThen() throws {
        #expect(verify("x", .missing)?.contains("nothing was recorded; it is now") == true)
        #expect(folder.names == ["test.a.txt"])
        #expect(verify("x", .missing) == nil)
        #expect(verify("x", .never) == nil)
        let failure = try #require(verify("y", .missing))
        #expect(failure.contains("- x\n+ y\n"))
        #expect(folder.data("test.a.txt") == Data("x".utf8))
    }

    @Test func failedWritesWhatDiffers() {
        _ = verify("x", .missing)
        #expect(verify("y", .failed)?.contains("recorded anew") == true)
        #expect(verify("y", .never) == nil)
    }

    @Test func allWritesAlwaysAndFails() {
        _ = verify("x", .missing)
        #expect(verify("y", .all)?.contains("record mode 'all'") == true)
        #expect(verify("y", .never) == nil)
        #expect(verify("y", .all) != nil)
    }

    @Test func settingsLieInEachOther() {
        withSnapshotTesting(record: .never, diffTool: "outer") {
            withSnapshotTesting(diffTool: "inner") {
                #expect(SnapshotTestingConfiguration.current?.record == .never)
                #expect(
                    SnapshotTestingConfiguration.current?.diffTool?(currentFilePath: "a", failedFilePath: "b")
                        == "inner \"a\" \"b\"")
            }
        }
        #expect(SnapshotTestingConfiguration.current?.diffTool == nil)
    }

    @Test func aPictureThatDiffersIsToldInPoints() throws {
        func verify(_ color: Color, _ strategy: Snapshotting<AnyView, SnapshotImage>) -> String? {
            verifySnapshot(
                of: AnyView(color.frame(width: 20, height: 10).padding(5)), as: strategy, named: "c", record: .missing,
                snapshotDirectory: folder.url.path, testName: "test")
        }
        _ = verify(.red, .image)
        #expect(verify(.red, .image) == nil)
        let failure = try #require(verify(.blue, .image))
        #expect(failure.contains("800 pixels differ (33.33 %), in (5, 5, 20 × 10)"), "\(failure)")
        #expect(verify(.blue, .image(precision: 0.6)) == nil)
    }

    @Test func whatCannotBeDrawnIsTheFailure() throws {
        let failure = verifySnapshot(
            of: AnyView(Color.red.frame(width: 1e7, height: 1e7)), as: .image, record: .never,
            snapshotDirectory: folder.url.path)
        #expect(failure?.contains("--max-pixels") == true)
    }

    @Test func namesAreSafe() {
        _ = verify("x", .missing, named: "../../up/🎉")
        #expect(folder.names == ["test.up.txt"])
    }

    @Test func aValueThatNeverComesIsAFailure() {
        let never = Snapshotting<String, String>(pathExtension: nil, diffing: .lines) { _ in Async { _ in } }
        let failure = verifySnapshot(of: "x", as: never, record: .never, timeout: 0.05)
        #expect(failure?.contains("didn't come within") == true)
    }
}
