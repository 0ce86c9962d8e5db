import Foundation
import Rendering
import SwiftUI
import Testing

/// Links with values among the rows of a list that has a selection.
@Suite("Links that select")
struct LinkSelectionTests {
    private static let source = #"""
        import SwiftUI
        struct Folder: Identifiable, Hashable { let id: Int; let name: String }
        struct Page: View {
            let folders = [Folder(id: 1, name: "Home"), Folder(id: 2, name: "Work")]
            @State var folder: Folder?
            var body: some View {
                NavigationSplitView {
                    List(folders, selection: $folder) { folder in
                        NavigationLink(value: folder) { Text(folder.name) }
                    }
                } detail: {
                    Text(folder.map { "Notes of \($0.name)" } ?? "Nothing")
                }
                .onAppear { if START { folder = folders[0] } }
            }
        }
        """#

    private func session(_ device: String, start: Bool = false, _ more: String = "") throws -> RenderSession {
        var options = RenderOptions()
        try options.set("device", to: device)
        try options.set("scale", to: "1")
        let text = Self.source.replacingOccurrences(of: "START", with: "\(start)") + more
        return try RenderSession(source: SourceText(name: "view.swiftdsl", text: text), options: options)
    }

    private func texts(_ session: RenderSession) throws -> [String] {
        func lines(_ node: LayoutReport) -> [String] { (node.text?.lines ?? []) + node.children.flatMap(lines) }
        return try session.inspection().root.map(lines) ?? []
    }

    /// What is selected shows beside the list, without a screen for the value.
    @Test(arguments: ["ipad-11-landscape", "mac"])
    func aLinkOfASplitViewSelectsItsValue(device: String) throws {
        let session = try session(device)
        #expect(try texts(session).contains("Nothing"))
        try session.send(.tap(.label("Work")))
        #expect(try texts(session).contains("Notes of Work"))
        #expect(session.warnings.isEmpty)
    }

    @Test func aPhoneGoesOnToWhatWasSelected() throws {
        let session = try session("iphone-16")
        try session.send(.tap(.label("Home")))
        #expect(try texts(session).contains("Notes of Home"))
    }

    @Test func theRowOfTheSelectedValueIsMarked() throws {
        func pixels(_ start: Bool) throws -> [UInt8] { try session("mac", start: start).picture().bitmap().pixels }
        let marked = try session("mac", start: true)
        #expect(try texts(marked).contains("Notes of Home"))
        // In the column of folders the pictures differ by the mark.
        let (with, without) = (try pixels(true), try pixels(false))
        let width = try marked.picture().bitmap().width
        let differ = (0..<110).contains { y in
            (0..<180).contains { x in with[(y * width + x) * 4] != without[(y * width + x) * 4] }
        }
        #expect(differ)
    }

    /// A value of another type than the list selects leads on.
    @Test func aLinkOfAnotherTypeLeadsToItsScreen() throws {
        let view = #"""
            import SwiftUI
            struct Page: View {
                @State var id: Int?
                var body: some View {
                    NavigationSplitView {
                        List([1, 2], id: \.self, selection: $id) { number in
                            NavigationLink(value: "number \(number)") { Text("Row \(number)") }
                        }
                        .navigationDestination(for: String.self) { Text("Screen of \($0)") }
                    } detail: { Text("Nothing") }
                }
            }
            """#
        var options = RenderOptions()
        try options.set("device", to: "ipad-11-landscape")
        let session = try RenderSession(source: SourceText(name: "view.swiftdsl", text: view), options: options)
        try session.send(.tap(.label("Row 2")))
        #expect(try texts(session).contains("Screen of number 2"))
    }
}
