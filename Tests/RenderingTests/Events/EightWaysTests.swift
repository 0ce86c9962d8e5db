import Drawing
import Foundation
import Testing

@testable import Rendering

/// Eight ways to let one view push another out of a box: the same pictures on the way, and no gap between the two.
@Suite("Eight ways to move two views")
struct EightWaysTests {
    static let boxes = "Color.red.frame(width: 100, height: 100); Color.blue.frame(width: 100, height: 100)"

    static let ways: [(name: String, members: String, body: String)] = [
        ("offset", "", "VStack(spacing: 0) { \(boxes) }.offset(y: on ? -100 : 0).frame(height: 100, alignment: .top)"),
        (
            "padding", "",
            "VStack(spacing: 0) { \(boxes) }.padding(.top, on ? -100 : 0).frame(height: 100, alignment: .top)"
        ),
        ("alignment", "", "VStack(spacing: 0) { \(boxes) }.frame(height: 100, alignment: on ? .bottom : .top)"),
        (
            "matched geometry", "@Namespace private var space",
            """
            Color.clear.frame(width: 100, height: 100)
                .matchedGeometryEffect(id: 0, in: space, properties: .position, anchor: on ? .bottom : .top)
                .overlay(alignment: .top) {
                    VStack(spacing: 0) { \(boxes) }
                        .matchedGeometryEffect(
                            id: 0, in: space, properties: .position, anchor: on ? .bottom : .top, isSource: false)
                        .frame(height: 100, alignment: .top)
                }
            """
        ),
        (
            "scrolling", "",
            """
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) {
                        Color.red.frame(width: 100, height: 100).id(0)
                        Color.blue.frame(width: 100, height: 100).id(1)
                    }
                }
                .scrollIndicators(.hidden)
                .onChange(of: on) { withAnimation(.linear(duration: 1)) { proxy.scrollTo(1, anchor: .top) } }
            }
            """
        ),
        (
            "layout priority", "",
            """
            VStack(spacing: 0) {
                Color.red.frame(minHeight: 0, maxHeight: 100).layoutPriority(on ? 0 : 1)
                Color.blue.frame(minHeight: 0, maxHeight: 100).layoutPriority(on ? 1 : 0)
            }
            """
        ),
        (
            "transition", "",
            """
            ZStack {
                if on { Color.blue.transition(.move(edge: .bottom)) } else { Color.red.transition(.move(edge: .top)) }
            }
            """
        ),
        ("custom layout", "", "Pages(page: on ? 1 : 0) { \(boxes) }"),
    ]

    private static let layout = """
        struct Pages: Layout {
            var page: Double
            var animatableData: Double { get { page } set { page = newValue } }
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 100, height: 100)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                for (index, subview) in subviews.enumerated() {
                    let y = bounds.minY + 100 * (Double(index) - page)
                    subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
                }
            }
        }
        """

    private func picture(_ way: (name: String, members: String, body: String), at time: Double) throws -> Bitmap {
        var options = RenderOptions()
        try options.set("size", to: "100x100")
        try options.set("scale", to: "1")
        try options.set("tap", to: "50,50")
        try options.set("at", to: String(time))
        let text = """
            \(Self.layout)
            struct V: View {
                @State private var on = false
                \(way.members)
                var body: some View {
                    ZStack(alignment: .top) { \(way.body) }
                        .frame(width: 100, height: 100, alignment: .top)
                        .clipped()
                        .contentShape(Rectangle())
                        .onTapGesture { withAnimation(.linear(duration: 1)) { on = true } }
                }
            }
            """
        return try RenderSession(source: SourceText(name: "v.swiftdsl", text: text), options: options)
            .picture().bitmap()
    }

    @Test(arguments: ways.indices)
    func oneViewPushesTheOtherOut(index: Int) throws {
        let way = Self.ways[index]
        for quarter in 0...4 {
            let bitmap = try picture(way, at: Double(quarter) / 4)
            // Whether each row is red or blue: the edge between the two goes up evenly.
            var column = ""
            for row in 0..<bitmap.height {
                let place = (row * bitmap.width + bitmap.width / 2) * 4
                let (blue, red) = (bitmap.pixels[place], bitmap.pixels[place + 2])
                column += red > 200 && blue < 120 ? "r" : blue > 200 && red < 120 ? "b" : "?"
            }
            let edge = 100 - 25 * quarter
            let expected = String(repeating: "r", count: edge) + String(repeating: "b", count: 100 - edge)
            #expect(column == expected, "\(way.name) at \(quarter)/4")
        }
    }
}
