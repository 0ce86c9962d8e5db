import Foundation
import Snapshots
import SwiftUI
import Testing

/// What views look like as text, and over time.
@MainActor struct StrategyTests {
    private struct Form: View {
        @State private var isOn = false

        var body: some View {
            VStack(alignment: .leading) {
                Text("Profile").accessibilityAddTraits(.isHeader)
                Button("Sign in") { isOn = true }.accessibilityHint("Opens the form")
                if isOn { Text("Welcome") }
                Text("hidden").accessibilityHidden(true)
            }
        }
    }

    @Test func layoutIsATreeOfFrames() {
        assertInlineSnapshot(of: Text("Hi").padding(4), as: .layout(.fixed(width: 60, height: 40)), record: .never) {
            """
            canvas 60 × 40
            .padding (18, 6, 24 × 28.5)
              Text (22, 10, 16 × 20.5) "Hi"

            """
        }
    }

    @Test func accessibilityIsWhatIsRead() {
        let text = snapshot(Form(), .accessibility)
        let lines = text.split(separator: "\n").map { $0.prefix { $0 != "(" } }
        #expect(lines == ["1 \"Profile\" header ", "2 \"Sign in\" button hint: \"Opens the form\" "])
    }

    @Test func theTreeSaysWhatIsKept() {
        #expect(snapshot(Form(), .viewTree).contains("{isOn: false}"))
        #expect(snapshot(Form(), .viewTree(events: [.tap(.label("Sign in"))])).contains("{isOn: true}"))
    }

    private func snapshot<V: View>(_ view: V, _ strategy: Snapshotting<V, String>) -> String {
        var result = ""
        strategy.snapshot(view).run { result = $0 }
        return result
    }

    @Test func framesLieBelowEachOther() {
        var size = CGSize.zero
        let view = Color.red.frame(width: 20, height: 10)
        frames(of: view, at: [0, 0.1, 0.2]).run { size = $0.size }
        #expect(size == CGSize(width: 20, height: 3 * 10 + 2 * 8))
    }

    private func frames<V: View>(of view: V, at times: [Double]) -> Async<SnapshotImage> {
        Snapshotting<V, SnapshotImage>.frames(at: times).snapshot(view)
    }
}
