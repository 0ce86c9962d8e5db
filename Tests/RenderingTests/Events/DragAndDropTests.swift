import Foundation
import Rendering
import Testing

/// What a drag of a session carries from one view to another.
@Suite("Drag and drop")
struct DragAndDropTests {
    private func printed(_ body: String, _ drags: [String], types: String = "") throws -> [String] {
        var options = RenderOptions()
        options.setSize(width: 100, height: 100)
        for drag in drags { try options.set("drag", to: drag) }
        let session = try RenderSession(
            source: SourceText(
                name: "v.swiftdsl",
                text: """
                    \(types)
                    struct V: View {
                        @State private var text = "none"
                        @State private var isTargeted = false
                        var body: some View { VStack(spacing: 0) { \(body) } }
                    }
                    """), options: options)
        #expect(session.warnings.isEmpty)
        return session.console
    }

    private let down = "50,10,50,90"

    @Test func destinationsTakeWhatIsTheirs() throws {
        let destination = """
            .dropDestination(for: String.self) { items, place in
                print("dropped", items, place.x, place.y)
                return true
            } isTargeted: { print("targeted", $0) }
            """
        let text = #"Color.red.draggable("a \(text)")"#
        #expect(
            try printed("\(text); Color.blue\(destination)", [down])
                == ["targeted true", "targeted false", #"dropped ["a none"] 50.0 40.0"#])
        // What is of another type goes through it.
        #expect(try printed("Color.red.draggable(Color.green); Color.blue\(destination)", [down]) == [])
        // Nothing lies below where it began.
        #expect(try printed("\(text); Color.blue\(destination)", ["50,10,50,40"]) == [])
    }

    @Test func whatWasDroppedChangesTheView() throws {
        let body = """
            let _ = print(text)
            Color.red.draggable("new")
            Color.blue.dropDestination(for: String.self) { items, _ in
                text = items[0]
                return true
            }
            """
        #expect(try printed(body, [down]) == ["none", "new"])
    }

    @Test func providersHoldWhatIsDragged() throws {
        let body = """
            Color.red.onDrag { NSItemProvider(object: "held") }
            Color.blue.onDrop(of: [.text], isTargeted: $isTargeted) { providers in
                providers[0].loadObject(ofClass: String.self) { text, error in print(text ?? "nothing", error == nil) }
                return true
            }
            """
        #expect(try printed(body, [down]) == ["held true"])
    }

    @Test func delegatesFollowTheFinger() throws {
        let types = """
            struct Delegate: DropDelegate {
                let name: String
                func dropEntered(info: DropInfo) { print("entered", name) }
                func dropExited(info: DropInfo) { print("left", name) }
                func performDrop(info: DropInfo) -> Bool { print("took", name, info.location.y); return true }
                func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
            }
            """
        let body = """
            Color.red.onDrag { NSItemProvider() }
            Color.green.onDrop(of: [.text], delegate: Delegate(name: "a"))
            Color.blue.onDrop(of: [.text], delegate: Delegate(name: "b"))
            """
        #expect(
            try printed(body, [down], types: types).map { $0.replacingOccurrences(of: "0000", with: "") }.prefix(3)
                == ["entered a", "left a", "entered b"])
    }

    @Test func programsDeclareWhatCanBeCarried() throws {
        let types = """
            struct Item: Transferable, Codable {
                var name = "x"
                static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
            }
            """
        let body = """
            Color.red.draggable(Item()) { Text("preview") }
            Color.blue.dropDestination(for: Item.self) { items, _ in
                print(items.map(\\.name))
                return true
            }
            """
        #expect(try printed(body, [down], types: types) == [#"["x"]"#])
    }
}
