// Written as for swift-snapshot-testing, by its documentation; the import is all that is another.
import Foundation
import Snapshots
import SwiftUI
import Testing
import XCTest

private struct Badge: View {
    var count = 3

    var body: some View {
        Text("\(count)").font(.headline).padding(6).background(.yellow)
    }
}

private struct User: Codable, Equatable {
    var id = 42
    var name = "Blob"
    var tags = ["a", "b", "c"]
}

private enum Weekday: CaseIterable { case saturday, sunday, monday }

@MainActor @Suite(.snapshots(record: .missing, diffTool: .ksdiff))
struct CompatibilitySuite {
    @Test func views() {
        assertSnapshot(of: Badge(), as: .image)
        assertSnapshot(of: Badge(), as: .image(precision: 0.99, layout: .fixed(width: 60, height: 40)), named: "fixed")
        assertSnapshot(
            of: Badge(),
            as: .image(
                layout: .device(config: .iPhoneSe(.landscape)), traits: .init(userInterfaceStyle: .dark)))
        assertSnapshot(of: Badge(), as: .wait(for: 0.5, on: .image(layout: .sizeThatFits)), named: "waited")
    }

    @Test func values() throws {
        let user = User()
        assertSnapshot(of: user, as: .json)
        assertSnapshot(of: user, as: .plist)
        assertSnapshot(of: user, as: .dump)
        assertSnapshot(of: "one\ntwo", as: .lines)
        assertSnapshot(of: Data([1, 2, 3]), as: .data)
        assertSnapshots(of: user, as: ["name": Snapshotting<String, String>.lines.pullback(\User.name)])
        assertSnapshot(
            of: { (day: Weekday) in day != .monday }, as: Snapshotting<Weekday, String>.func(into: .description))
    }

    @Test func strategiesOfOnesOwn() async throws {
        let upper = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { $0.uppercased() }
        let later = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { value in
            Async { callback in
                nonisolated(unsafe) let done = callback
                DispatchQueue.global().async { done(value + "!") }
            }
        }
        withSnapshotTesting(record: .missing) {
            assertSnapshot(of: "upper", as: upper)
            assertSnapshot(of: "later", as: later, timeout: 2)
            let failure = verifySnapshot(of: "upper", as: upper, named: "verified")
            #expect(failure == nil)
        }
    }

    @Test func textsInTheTest() {
        assertInlineSnapshot(of: "a\n\"\"\"\nb", as: .lines) {
            #"""
            a
            """
            b
            """#
        }
        assertInlineSnapshot(of: User(id: 1, name: "x", tags: []), as: .json) {
            """
            {
              "id" : 1,
              "name" : "x",
              "tags" : [

              ]
            }
            """
        }
    }
}

final class CompatibilityTests: XCTestCase {
    override func invokeTest() {
        withSnapshotTesting(record: .missing, diffTool: "compare") { super.invokeTest() }
    }

    func testBadge() {
        assertSnapshot(of: "XCTest, too", as: .lines)
        assertSnapshot(of: "and once more", as: .lines)
    }
}
