import Foundation
import Rendering
import SwiftUI
import Testing
import ViewGraph

/// What `inspect` says of where things are drawn, where render effects move them.
@Suite("Drawn frames")
struct DrawnFrameTests {
    private func report(_ view: String) throws -> [LayoutReport] {
        var options = RenderOptions()
        options.setSize(width: 200, height: 100)
        let source = """
            struct V: View {
                @Namespace var space
                var body: some View { \(view) }
            }
            """
        let session = try RenderSession(source: SourceText(name: "view.swiftdsl", text: source), options: options)
        func all(_ node: LayoutReport) -> [LayoutReport] { [node] + node.children.flatMap(all) }
        return try session.inspection().root.map(all) ?? []
    }

    static let box = "Color.red.frame(width: 40, height: 20)"

    static let effects: [(String, CGRect?)] = [
        ("\(box)", nil),
        ("\(box).offset(x: 10, y: -5)", CGRect(x: 90, y: 35, width: 40, height: 20)),
        ("\(box).scaleEffect(2)", CGRect(x: 60, y: 30, width: 80, height: 40)),
        ("\(box).scaleEffect(2, anchor: .topLeading).offset(x: 1)", CGRect(x: 81, y: 40, width: 80, height: 40)),
        ("\(box).rotationEffect(.degrees(90))", CGRect(x: 90, y: 30, width: 20, height: 40)),
        ("\(box).offset(x: 0)", nil),
        ("HStack(spacing: 0) { \(box) }.offset(y: 7)", CGRect(x: 80, y: 47, width: 40, height: 20)),
    ]

    @Test(arguments: effects)
    func effectsMoveWhatIsInside(view: String, drawn: CGRect?) throws {
        let color = try report(view).first { $0.name == "Color" }
        #expect(color?.frame == CGRect(x: 80, y: 40, width: 40, height: 20))
        #expect(color?.drawn == drawn)
    }

    /// Of a view that takes another one's geometry over, and of the one that it takes turns with.
    @Test(arguments: [
        (0.0, CGRect(x: 0, y: 0, width: 20, height: 20)), (0.5, CGRect(x: 60, y: 30, width: 50, height: 30)),
    ])
    func aHeroIsReportedWhereItIsDrawn(time: Double, place: CGRect) throws {
        var options = RenderOptions()
        options.setSize(width: 200, height: 100)
        try options.set("tap", to: "5,5")
        try options.set("at", to: String(time))
        let source = """
            struct V: View {
                @Namespace var space
                @State var isOn = false
                var body: some View {
                    ZStack {
                        if isOn {
                            Capsule().matchedGeometryEffect(id: 1, in: space).frame(width: 80, height: 40)
                                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
                        } else {
                            Ellipse().matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
                                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                        }
                    }
                    .contentShape(Rectangle())
                    .onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
                }
            }
            """
        let session = try RenderSession(source: SourceText(name: "view.swiftdsl", text: source), options: options)
        func all(_ node: LayoutReport) -> [LayoutReport] { [node] + node.children.flatMap(all) }
        let nodes = try session.inspection().root.map(all) ?? []
        for name in ["Capsule", "Ellipse"] {
            let node = try #require(nodes.first { $0.name == name })
            #expect((node.drawn ?? node.frame) == place, "\(name) \(node.frame) \(String(describing: node.drawn))")
        }
    }

    @Test func theReportSaysItInWords() throws {
        var options = RenderOptions()
        options.setSize(width: 20, height: 20)
        let source = "Color.red.frame(width: 4, height: 4).offset(x: 3)"
        let json = try RenderSession(source: SourceText(name: "view.swiftdsl", text: source), options: options)
            .inspection().json
        #expect(json.contains(#""drawn": {"x": 11, "y": 8, "width": 4, "height": 4}"#))
        #expect(!json.contains("leaving"))
    }

    @Test func aMatchedViewHasTheSizeOfItsSource() throws {
        let nodes = try report(
            """
            Color.gray.frame(width: 70, height: 20).matchedGeometryEffect(id: 1, in: space)
                .frame(width: 200, height: 100, alignment: .topLeading)
                .overlay { Capsule().matchedGeometryEffect(id: 1, in: space, isSource: false) }
            """)
        let capsule = nodes.first { $0.name == "Capsule" }
        #expect(capsule?.frame.size == CGSize(width: 70, height: 20))
        #expect(capsule?.proposal == ProposedViewSize(width: 70, height: 20))
        #expect(capsule?.drawn == CGRect(x: 0, y: 0, width: 70, height: 20))
    }

    /// The source is 100 × 60 in the middle, the other 40 × 20.
    @Test(arguments: [
        (".trailing", ".leading", CGPoint(x: 150, y: 40)), (".leading", ".trailing", CGPoint(x: 10, y: 40)),
        (".center", ".center", CGPoint(x: 80, y: 40)), (".topLeading", ".bottomTrailing", CGPoint(x: 10, y: 0)),
    ])
    func anchorsMeet(source: String, target: String, place: CGPoint) throws {
        let nodes = try report(
            """
            ZStack {
                Color.blue.frame(width: 100, height: 60)
                    .matchedGeometryEffect(id: 1, in: space, anchor: \(source))
                Circle().frame(width: 40, height: 20)
                    .matchedGeometryEffect(
                        id: 1, in: space, properties: .position, anchor: \(target), isSource: false)
            }
            """)
        let moved = nodes.last { $0.name == ".frame" }
        #expect((moved?.drawn ?? moved?.frame)?.origin == place)
    }

    /// A view that stands in its follower, and two that follow what the other one holds: none can follow what moves with
    /// it.
    @Test func nothingFollowsWhatMovesWithIt() throws {
        let nodes = try report(
            """
            VStack(spacing: 0) {
                Rectangle().matchedGeometryEffect(id: 1, in: space).padding(10)
                    .matchedGeometryEffect(id: 1, in: space, isSource: false)
                Capsule().matchedGeometryEffect(id: 2, in: space).padding(10)
                    .matchedGeometryEffect(id: 3, in: space, isSource: false)
                Ellipse().matchedGeometryEffect(id: 3, in: space).padding(10)
                    .matchedGeometryEffect(id: 2, in: space, isSource: false)
            }
            .frame(width: 90, height: 90)
            """)
        for name in ["Rectangle", "Capsule", "Ellipse"] {
            let node = try #require(nodes.first { $0.name == name })
            #expect(node.frame.size == CGSize(width: 70, height: 10), "\(name)")
            #expect((node.drawn ?? node.frame) == node.frame, "\(name)")
        }
    }

    @Test(arguments: [
        "HStack { Pair().padding(4) }", "HStack { Pair().padding(4).border(.red) }",
        "HStack { Nested().padding(4) }", "HStack { Group { Pair(); Pair() }.opacity(0.5) }",
    ])
    func everyNodeHasAnIDOfItsOwn(view: String) throws {
        let source = """
            struct Pair: View { var body: some View { Text("1"); Text("2") } }
            struct Nested: View { var body: some View { Pair(); Text("3") } }
            struct V: View { var body: some View { \(view) } }
            """
        let session = try RenderSession(
            source: SourceText(name: "view.swiftdsl", text: source), options: RenderOptions())
        func ids(_ node: LayoutReport) -> [String] { [node.id] + node.children.flatMap(ids) }
        let all = try session.inspection().root.map(ids) ?? []
        #expect(Set(all).count == all.count, "\(all)")
    }
}
