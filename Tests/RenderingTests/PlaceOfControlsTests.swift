import Foundation
import Rendering
import SwiftUI
import Testing

/// Where controls, their labels and what belongs to them stand.
@Suite("Places of controls")
struct PlaceOfControlsTests {
    private func session(
        _ view: String, _ size: CGSize = CGSize(width: 390, height: 600), platform: Platform = .iOS,
        change: (inout RenderOptions) -> Void = { _ in }
    ) throws -> RenderSession {
        var options = RenderOptions()
        options.setSize(width: size.width, height: size.height)
        options.scale = 1
        options.platform = platform
        change(&options)
        return try RenderSession(source: SourceText(name: "view.swiftdsl", text: view), options: options)
    }

    private func texts(_ session: RenderSession) throws -> [String: CGRect] {
        func lines(_ node: LayoutReport) -> [(String, CGRect)] {
            (node.text.map { [($0.lines.joined(separator: " "), node.frame)] } ?? []) + node.children.flatMap(lines)
        }
        return Dictionary(try session.inspection().root.map(lines) ?? []) { first, _ in first }
    }

    /// Several controls below each other have their label beside the first.
    @Test func aFormsLabelStandsAtTheFirstLineOfWhatItNames() throws {
        let form = """
            Form {
                LabeledContent("Startup:") {
                    VStack(alignment: .leading) { Toggle("One", isOn: .constant(true)); Toggle("Two", isOn: .constant(true)) }
                }
            }
            """
        let places = try texts(session(form, CGSize(width: 300, height: 200), platform: .macOS))
        let label = try #require(places["Startup:"]), first = try #require(places["One"])
        #expect(abs(label.minY - first.minY) < 0.6, "\(places)")
        #expect(try #require(places["Two"]).minY > label.maxY)
    }

    /// The search's field takes what flexible spaces beside it would.
    @Test(arguments: ["", "ToolbarSpacer(.flexible, placement: .bottomBar)"])
    func theFieldOfASearchFillsTheBottomBar(space: String) throws {
        let view = """
            NavigationStack {
                List { Text("Row") }.searchable(text: .constant(""), prompt: "Search in all mail").toolbar {
                    ToolbarItem(placement: .bottomBar) { Button("Filter", systemImage: "star") {} }
                    \(space)
                    DefaultToolbarItem(kind: .search, placement: .bottomBar)
                    \(space)
                    ToolbarItem(placement: .bottomBar) { Button("New", systemImage: "plus") {} }
                }
            }
            """
        #expect(try texts(session(view))["Search in all mail"] != nil)
    }

    @Test func sectionsOfASidebarFoldByTheirHeader() throws {
        let view = """
            struct V: View {
                @State var isOpen = true
                var body: some View {
                    List { Section("Work", isExpanded: $isOpen) { Text("Plan") } }.listStyle(.sidebar)
                }
            }
            """
        let session = try session(view, CGSize(width: 300, height: 300))
        #expect(try texts(session)["Plan"] != nil)
        let header = try #require(try texts(session)["Work"])
        let bitmap = try session.picture().bitmap()
        // The chevron is on the tint.
        let row = Int(header.midY) - 5..<Int(header.midY) + 6
        let isBlue = row.contains { y in
            (230..<290).contains { x in
                let place = (y * bitmap.width + x) * 4
                return Int(bitmap.pixels[place]) > Int(bitmap.pixels[place + 2]) + 80
            }
        }
        #expect(isBlue)
        try session.send(.tap(.label("Work")))
        #expect(try texts(session)["Plan"] == nil && texts(session)["Work"] != nil)
    }

    @Test func aSectionThatDoesNotCollapseHasNoChevron() throws {
        let view = """
            struct V: View {
                @State var isOpen = true
                var body: some View {
                    List { Section("Work", isExpanded: $isOpen) { Text("Plan") }.collapsible(false) }
                        .listStyle(.sidebar)
                }
            }
            """
        let session = try session(view, CGSize(width: 300, height: 300))
        #expect(throws: (any Error).self) { try session.send(.tap(.label("Work"))) }
        #expect(try texts(session)["Plan"] != nil)
        let open = try session.picture().bitmap().pixels
        let foldable = try self.session(
            view.replacingOccurrences(of: ".collapsible(false)", with: ""), CGSize(width: 300, height: 300))
        #expect(try foldable.picture().bitmap().pixels != open)
    }

    /// On macOS a toggle is a checkbox, in a list too; rows of a grouped form have switches.
    @Test(arguments: [("List", "", true), ("Form", ".formStyle(.grouped)", false)])
    func togglesOfAMacAreSwitchesInGroupedFormsOnly(container: String, style: String, isCheckbox: Bool) throws {
        let rows = "Text(\"Row\"); Toggle(\"Wi-Fi\", isOn: .constant(true))"
        let places = try texts(session("\(container) { \(rows) }\(style)", platform: .macOS))
        let (row, label) = (try #require(places["Row"]), try #require(places["Wi-Fi"]))
        #expect(label.minX - row.minX == (isCheckbox ? 21 : 0))
    }

    @Test func badgesCountInTheLocalesDigits() throws {
        let list = #"List { Text("Row").badge(12) }"#
        #expect(try texts(session(list))["12"] != nil)
        #expect(try texts(session(list) { $0.locale = "ar_EG" })["١٢"] != nil)
    }

    /// A bezel's label isn't set in the columns of the row that it stands in.
    @Test func labelsInBezelsAreAsNarrowInRowsAsElsewhere() throws {
        let button = #"HStack { Button("Star", systemImage: "star") {}.buttonStyle(.bordered) }"#
        let inRow = try #require(try texts(session("List { \(button) }"))["Star"])
        let leading = "\(button).frame(maxWidth: .infinity, alignment: .leading)"
        let alone = try #require(try texts(session(leading))["Star"])
        #expect(abs(inRow.minX - alone.minX) < 40)
    }

    // MARK: - Status

    private static func statusBar(_ items: String) -> String {
        """
        NavigationStack {
            Text("a").navigationTitle("Inbox")
                .toolbar { ToolbarItem(placement: .status) { Text("Updated") }; \(items) }
        }
        """
    }

    private static let button = "ToolbarItem(placement: .bottomBar) { Button(\"NAME\") {} }"

    /// What says how things are stands in the middle, however much is beside it.
    @Test(arguments: [0, 1, 2, 3])
    func aStatusIsInTheMiddleOfTheBottomBar(_ count: Int) throws {
        let names = ["A", "Bcd", "Efghij"].prefix(count)
        let items = names.map { Self.button.replacingOccurrences(of: "NAME", with: $0) }.joined(separator: "; ")
        let places = try texts(session(Self.statusBar(items)))
        let status = try #require(places["Updated"])
        #expect(abs(status.midX - 195) < 0.6 && status.minY > 540)
        let sides = try names.map { try #require(places[$0]).midX < 195 }
        #expect(sides == [[], [true], [true, false], [true, true, false]][count])
    }

    @Test func aStatusIsInTheBarOfAWindow() throws {
        let places = try texts(session(Self.statusBar(""), CGSize(width: 800, height: 500), platform: .macOS))
        #expect(try #require(places["Updated"]).maxY < 52)
    }

    // MARK: - Suggestions

    /// Suggestions are hidden where the platform has them: over the content on iOS, in the field's menu on macOS.
    @Test(arguments: [
        (Platform.iOS, "content", true), (.iOS, "menu", false), (.macOS, "content", false), (.macOS, "menu", true),
        (.macOS, "[.content, .menu]", true),
    ])
    func suggestionsAreHiddenInTheirPlace(platform: Platform, place: String, isHidden: Bool) throws {
        let places = place.hasPrefix("[") ? place : ".\(place)"
        let view = """
            NavigationStack {
                List { Text("Row") }
                    .searchable(text: .constant(""), isPresented: .constant(true))
                    .searchSuggestions { Text("Suggested") }.searchSuggestions(.hidden, for: \(places))
            }
            """
        let shown = try texts(session(view, platform: platform))["Suggested"] != nil
        #expect(shown != isHidden)
    }
}
