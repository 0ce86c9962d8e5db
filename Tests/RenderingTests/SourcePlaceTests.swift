import Foundation
import Testing
import ViewGraph

@testable import Rendering

/// Reports name the expression that made each view.
@Suite struct SourcePlaceTests {
    private func places(_ text: String) throws -> [String] {
        var options = RenderOptions()
        options.recordsSources = true
        let session = try RenderSession(source: SourceText(name: "a.swiftdsl", text: text), options: options)
        var found: [String] = []
        func visit(_ node: LayoutReport) {
            found.append("\(node.name) \(node.source.map { "\($0.line):\($0.column)" } ?? "?")")
            node.children.forEach(visit)
        }
        try session.inspection().root.map(visit)
        return found
    }

    @Test func `A view is where it is written, a modifier where its name is`() throws {
        let found = try places(
            """
            VStack {
                Text("a")
                    .bold()
                    .padding(
                        8)
                    .background(.yellow)
            }
            """)
        #expect(found == ["VStack 1:1", ".background 6:10", ".padding 4:10", "Text 2:5", "Color 6:10"])
    }

    @Test func `A view of the program is where it is used, what is in its body where that is written`() throws {
        let found = try places(
            """
            struct Card: View {
                var title: String
                var body: some View { Text(title).fancy() }
            }
            extension View { func fancy() -> some View { border(.red) } }
            HStack {
                Card(title: "a")
            }
            """)
        #expect(found.prefix(3) == ["HStack 6:1", "Card 7:5", ".border 5:46"])
    }

    @Test func `Rows of a loop and branches of a condition have places, too`() throws {
        let found = try places(
            """
            VStack {
                ForEach(0..<2) { i in
                    if i == 0 {
                        Text("a")
                    } else {
                        Text("b").padding()
                    }
                }
            }
            """)
        #expect(found == ["VStack 1:1", "Text 4:13", ".padding 6:23", "Text 6:13"])
    }

    @Test(arguments: ["SettingsScreen", "Workspace", "TodoApp", "ShapeOperations", "SymbolModesPage", "Controls"])
    func `Nothing else changes in what is laid out`(name: String) throws {
        let path = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Fixtures/\(name).swiftdsl").standardizedFileURL.path
        func inspection(sources: Bool) throws -> Inspection {
            var options = RenderOptions()
            options.recordsSources = sources
            return try RenderSession(source: SourceText(path: path), options: options).inspection()
        }
        var (with, without) = (try inspection(sources: true), try inspection(sources: false))
        with.root?.forgetSources()
        without.root?.forgetSources()
        #expect(with.root == without.root)
    }
}

extension LayoutReport {
    fileprivate mutating func forgetSources() {
        (source, origin) = (nil, nil)
        for index in children.indices { children[index].forgetSources() }
    }
}
