import Snapshots
import SwiftUI
import Testing

/// Properties fail at the smallest width at which they don't hold.
@MainActor struct PropertyTests {
    @Test func theSmallestWidthIsFound() {
        let view = HStack(spacing: 0) {
            Color.red.frame(width: 101); Text("Hello, world!").lineLimit(1)
        }
        // One point less than the text needs beside the colour.
        let failures = layoutFailures(of: view, forAll(widths: 50...600) { noTruncation })
        #expect(failures.count == 1)
        #expect(failures.first?.hasPrefix("noTruncation doesn't hold at a width of 50: \"") == true, "\(failures)")
    }

    @Test func aMiddleThatFailsIsFoundToThePoint() {
        struct Middle: View {
            var body: some View {
                GeometryReader { proxy in
                    let isBad = (213...400).contains(proxy.size.width)
                    Text("A long title").lineLimit(1).frame(width: isBad ? 20 : 200)
                }
                .frame(height: 40)
            }
        }
        let failures = layoutFailures(
            of: Middle(),
            forAll(widths: 100...600, step: 50) {
                noTruncation; noOverlap
            })
        #expect(failures.count == 1)
        #expect(failures.first?.hasPrefix("noTruncation doesn't hold at a width of 213: ") == true, "\(failures)")
    }

    @Test func textsThatOverlapAreTold() {
        let view = ZStack {
            Text("one"); Text("two")
        }
        let failures = layoutFailures(
            of: view,
            forAll(widths: 100...120) {
                noOverlap; noTruncation; noClipping
            })
        #expect(failures.count == 1 && failures.first?.contains("\"one\" and \"two\" overlap by") == true)
    }

    @Test func whatHoldsSaysNothing() {
        assertLayout(
            of: Text("Hello").padding(),
            forAll(widths: 100...600) {
                noOverlap; noTruncation
            })
        let sizes = forAll(widths: 200...201, dynamicTypeSizes: [.large, .accessibility5]) {
            LayoutProperty("is low") { $0.canvas.height < 60 ? [] : ["it is high"] }
        }
        #expect(
            layoutFailures(of: Text("Hello"), sizes) == [
                "is low doesn't hold at a width of 200: it is high (accessibility5)"
            ])
    }
}
