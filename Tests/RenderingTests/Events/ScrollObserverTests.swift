import Foundation
import Rendering
import Testing

/// What programs learn of a scroll view that moves.
@Suite("Observers of scroll views")
struct ScrollObserverTests {
    /// What the program prints while it is scrolled by each distance.
    private func printed(
        _ observers: String, by distances: [String], inside: String = "", types: String = ""
    ) throws -> [String] {
        var options = RenderOptions()
        options.setSize(width: 100, height: 60)
        for distance in distances { try options.set("scroll", to: distance) }
        let session = try RenderSession(
            source: SourceText(
                name: "list.swiftdsl",
                text: """
                    \(types)
                    struct Rows: View {
                        var body: some View {
                            ScrollView {
                                VStack(spacing: 0) {
                                    ForEach(0..<10) { row in Color.red.frame(height: 30)\(inside) }
                                }
                                .scrollTargetLayout()
                            }
                            \(observers)
                        }
                    }
                    """), options: options)
        #expect(session.warnings.isEmpty)
        return session.console
    }

    @Test func geometryIsToldOnceAndWhenItChanges() throws {
        let observer = ".onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { print($0, $1) }"
        #expect(try printed(observer, by: ["0,40", "0,1000"]) == ["0.0 0.0", "0.0 40.0", "40.0 240.0"])
    }

    @Test func whatStaysTheSameIsNotTold() throws {
        let observer =
            ".onScrollGeometryChange(for: Bool.self) { $0.visibleRect.maxY >= $0.contentSize.height } action: { print($0, $1) }"
        #expect(try printed(observer, by: ["0,40", "0,40", "0,1000"]) == ["false false", "false true"])
    }

    @Test func insetsAreBeforeTheContent() throws {
        let observer = """
            .contentMargins(.top, 8)
            .onScrollGeometryChange(for: ScrollGeometry.self) { $0 } action: {
                print($1.contentOffset.y, $1.contentInsets.top, $1.containerSize.height, $1.visibleRect.minY)
            }
            """
        #expect(try printed(observer, by: ["0,40"]) == ["-8.0 8.0 60.0 0.0", "32.0 8.0 60.0 40.0"])
    }

    @Test func phasesGoToScrollingAndBack() throws {
        let observer = ".onScrollPhaseChange { old, new in print(old, new, new.isScrolling) }"
        #expect(try printed(observer, by: ["0,40"]) == ["idle interacting true", "interacting idle false"])
    }

    @Test func viewsLearnWhetherTheyAreSeen() throws {
        let inside = ".onScrollVisibilityChange { print(row, $0) }"
        #expect(
            try printed("", by: ["0,14", "0,2"], inside: inside) == ["0 true", "1 true", "0 false", "2 true"])
    }

    @Test func targetsAreToldByTheirIDs() throws {
        let observer = ".onScrollTargetVisibilityChange(idType: Int.self) { print($0) }"
        #expect(try printed(observer, by: ["0,60"]) == ["[0, 1]", "[2, 3]"])
    }

    @Test func programsSayWhereItRests() throws {
        let observer = """
            .scrollTargetBehavior(Tens())
            .onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { print($1) }
            """
        let types = """
            struct Tens: ScrollTargetBehavior {
                func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
                    target.rect.origin.y = (target.rect.minY / context.containerSize.height * 6).rounded() * 10
                }
            }
            """
        #expect(try printed(observer, by: ["0,44"], types: types) == ["0.0", "40.0"])
    }

    /// The closures that are called are those of the last update.
    @Test func whatIsKnownOutlivesAnUpdate() throws {
        var options = RenderOptions()
        options.setSize(width: 100, height: 60)
        for (name, text) in [("scroll", "0,40"), ("set", "name=\"b\""), ("scroll", "0,10")] {
            try options.set(name, to: text)
        }
        let source = SourceText(
            name: "list.swiftdsl",
            text: """
                struct Rows: View {
                    @State private var name = "a"
                    var body: some View {
                        ScrollView { Color.red.frame(height: 300) }
                            .onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: {
                                print(name, $0, $1)
                            }
                    }
                }
                """)
        let session = try RenderSession(source: source, options: options)
        #expect(session.console == ["a 0.0 0.0", "a 0.0 40.0", "b 40.0 50.0"])
    }
}
