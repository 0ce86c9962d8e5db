import Foundation
import Testing

import ViewGraph

@testable import Rendering

/// Sizes and places that can't be drawn: told with the view's name and line, and the rest of the picture is there.
@Suite struct BadLayoutTests {
    private func session(_ value: String, place: String = "bounds.minX") throws -> RenderSession {
        let source = """
            struct Ring: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    CGSize(width: \(value), height: 40)
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                    for subview in subviews { subview.place(at: CGPoint(x: \(place), y: bounds.minY), proposal: .unspecified) }
                }
            }
            struct Card: View {
                var body: some View {
                    VStack(spacing: 0) {
                        Text("Before")
                        Ring() { Color.red.frame(width: 30, height: 30) }
                        Text("After")
                    }
                }
            }
            """
        var options = RenderOptions()
        (options.view, options.width, options.height) = ("Card", 200, 200)
        return try RenderSession(source: SourceText(name: "a.swiftdsl", text: source), options: options)
    }

    @Test(arguments: [
        ("CGFloat.nan", "a.swiftdsl:2:10: warning: 'Ring' in 'Card': its width is not a number; it is taken as 0"),
        ("-20", "a.swiftdsl:2:10: warning: 'Ring' in 'Card': its width is negative; it is taken as 0"),
        (
            "CGFloat.infinity",
            "a.swiftdsl:2:10: warning: 'Ring' in 'Card': it has no end on the horizontal axis where it is placed; "
                + "it takes what its container has"
        ),
    ])
    func sizes(_ value: String, _ warning: String) throws {
        let session = try session(value)
        #expect(session.warnings.map { $0.split(separator: "\n").first.map(String.init) } == [warning])
        try checkTheRest(session)
    }

    @Test func places() throws {
        let session = try session("50", place: "CGFloat.nan")
        #expect(session.warnings.count == 1)
        #expect(session.warnings.first?.hasPrefix("a.swiftdsl:5:10: warning: 'Ring' in 'Card': it puts") == true)
        try checkTheRest(session)
    }

    /// Where nothing else says how large the picture is, it is as large as a window.
    @Test func aRootWithoutAnEnd() throws {
        let source = """
            VStack(spacing: 0) {
                Text("Before")
                Color.red.frame(height: .infinity)
                Text("After")
            }
            """
        var options = RenderOptions()
        options.width = 200
        let session = try RenderSession(source: SourceText(name: "a.swiftdsl", text: source), options: options)
        #expect(session.warnings.contains { $0.contains("it has no end on the vertical axis") })
        let texts = try session.inspection().root.map(texts) ?? []
        #expect(texts.count == 2 && texts.allSatisfy { $0.minY >= 0 && $0.maxY <= 852 })
        #expect(try session.picture().encoded(as: .png).count > 100)
    }

    /// What stands above and below it is where it would be.
    private func checkTheRest(_ session: RenderSession) throws {
        let texts = try session.inspection().root.map(texts) ?? []
        #expect(texts.count == 2)
        #expect(texts.allSatisfy { $0.minX >= 0 && $0.maxX <= 200 })
        #expect(texts.count == 2 && texts[1].minY - texts[0].maxY == 40)
        #expect(try session.picture().encoded(as: .png).count > 100)
    }

    private func texts(_ report: LayoutReport) -> [CGRect] {
        (report.text == nil ? [] : [report.frame]) + report.children.flatMap(texts)
    }
}
