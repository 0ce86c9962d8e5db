import Foundation
import Rendering
import SwiftUI
import Testing
import ViewGraph

/// What a program puts in the place of the library's own: titles, styles, labels, columns.
@Suite("A program's own titles and styles")
struct ProgramStyleTests {
    private func session(
        _ text: String, change: (inout RenderOptions) throws -> Void = { _ in }
    ) throws -> RenderSession {
        var options = RenderOptions()
        options.setSize(width: 400, height: 800)
        try change(&options)
        return try RenderSession(source: SourceText(name: "view.swiftdsl", text: text), options: options)
    }

    private func all(_ report: LayoutReport?) -> [LayoutReport] {
        report.map { [$0] + $0.children.flatMap { all($0) } } ?? []
    }

    private func texts(_ session: RenderSession) throws -> [String: CGRect] {
        let found = all(try session.inspection().root).compactMap { report in
            report.text.map { ($0.lines.joined(separator: " "), report.frame) }
        }
        return Dictionary(found, uniquingKeysWith: { first, _ in first })
    }

    // MARK: - Titles

    @Test(arguments: ["title", "largeTitle", "subtitle", "largeSubtitle"], [true, false])
    func anItemInATitlesPlaceIsShownWithoutATitle(_ place: String, isLarge: Bool) throws {
        // What is for a large title is nothing for a small one.
        guard isLarge || !place.hasPrefix("large") else { return }
        let mode = isLarge ? "large" : "inline"
        let title = place == "largeSubtitle" ? ".navigationTitle(\"T\")" : ""
        let view = """
            NavigationStack {
                Text("a")\(title).navigationBarTitleDisplayMode(.\(mode))
                    .toolbar { ToolbarItem(placement: .\(place)) { Text("item") } }
            }
            """
        #expect(try texts(session(view))["item"] != nil)
    }

    @Test func aLargeTitleThatIsAnItemHasItsRoom() throws {
        func middle(_ bar: String) throws -> CGFloat {
            try #require(texts(session("NavigationStack { Text(\"a\")\(bar) }"))["a"]).midY
        }
        let item = ".toolbar { ToolbarItem(placement: .largeTitle) { Text(\"item\") } }"
        #expect(try middle(item) == middle(".navigationTitle(\"T\")"))
    }

    /// An item looks as the text does whose place it takes.
    @Test(arguments: [("inline", "subtitle"), ("large", "largeSubtitle"), ("large", "subtitle")])
    func aSubtitleThatIsAnItemIsWrittenAsOne(mode: String, place: String) throws {
        func shown(_ subtitle: String) throws -> [UInt8] {
            let view = """
                NavigationStack {
                    Text("a").navigationTitle("T").navigationBarTitleDisplayMode(.\(mode))\(subtitle)
                }
                """
            return try session(view).picture().bitmap().pixels
        }
        let own = try shown(".navigationSubtitle(\"since May\")")
        #expect(try own == shown(".toolbar { ToolbarItem(placement: .\(place)) { Text(\"since May\") } }"))
        #expect(try own != shown(""))
    }

    /// A bar reads its items once to see where they belong, and makes each in its row.
    @Test func itemsOfABarAreMadeNoOftenerThanTheyAreNeeded() throws {
        let view = """
            struct Item: View {
                let name: String
                var body: some View {
                    let _ = print(name)
                    Text(name)
                }
            }
            #Preview {
                NavigationStack {
                    Text("a").navigationTitle("T").toolbar {
                        ToolbarItem(placement: .primaryAction) { Item(name: "one") }
                        ToolbarItem(placement: .principal) { Item(name: "two") }
                    }
                }
            }
            """
        let drawn = try session(view)
        _ = try drawn.inspection()
        for name in ["one", "two"] { #expect((1...3).contains(drawn.console.count { $0 == name }), "\(drawn.console)") }
    }

    // MARK: - Styles

    @Test func formsAndDatesAreDrawnByAProgramsStyles() throws {
        let view = """
            struct Card: FormStyle {
                func makeBody(configuration: Configuration) -> some View {
                    VStack { Text("card"); configuration.content }
                }
            }
            struct Day: DatePickerStyle {
                func makeBody(configuration: Configuration) -> some View {
                    HStack {
                        configuration.label
                        Text("\\(configuration.displayedComponents.contains(.date)) \\(configuration.minimumDate == nil)")
                        Text(configuration.selection, format: .dateTime.day())
                        Button("Next") { configuration.selection.addTimeInterval(86_400) }
                    }
                }
            }
            struct V: View {
                @State var day = Date(timeIntervalSince1970: 0)
                var body: some View {
                    Form {
                        DatePicker("Day", selection: $day, displayedComponents: .date).datePickerStyle(Day())
                        Form { Text("inner") }.formStyle(.columns)
                    }
                    .formStyle(Card())
                }
            }
            """
        let shown = try texts(session(view) { try $0.set("tap", to: "Next") })
        for text in ["card", "Day", "true true", "2", "inner"] { #expect(shown[text] != nil, "\(text): \(shown.keys)") }
    }

    @Test func aPickersMenuShowsItsOwnLabelOfTheValue() throws {
        let view = """
            struct V: View {
                @State var choice = 1
                var body: some View {
                    Picker("P", selection: $choice) { Text("one").tag(1); Text("two").tag(2) } currentValueLabel: {
                        Text("number \\(choice)")
                    }
                    .pickerStyle(.menu)
                }
            }
            """
        let shown = try texts(session(view))
        #expect(shown["number 1"] != nil && shown["one"] == nil, "\(shown.keys)")
    }

    // MARK: - Tables

    private static let table = """
        struct P: Identifiable { let id: Int; let name: String; let age: Int }
        struct V: View {
            @State var people = [P(id: 1, name: "b", age: 7), P(id: 2, name: "a", age: 9), P(id: 3, name: "c", age: 5)]
            @State var order = [KeyPathComparator(\\P.name)]
            var body: some View {
                Table(people, sortOrder: $order) {
                    TableColumn("Name", value: \\.name)
                    TableColumn("Age", value: \\.age) { Text("\\($0.age)") }.width(100).alignment(.numeric)
                    TableColumn("Mid", value: \\.age) { Text("m\\($0.age)") }.width(100).alignment(.center)
                }
                .onChange(of: order) { people.sort(using: $1) }
            }
        }
        """

    @Test func aPressOnAnyTitleSortsByItsColumn() throws {
        func order(_ taps: [String]) throws -> [String] {
            let shown = try texts(
                session(Self.table) {
                    try $0.set("platform", to: "macos")
                    for tap in taps { try $0.set("tap", to: tap) }
                })
            return ["a", "b", "c"].sorted { (shown[$0]?.minY ?? 0) < (shown[$1]?.minY ?? 0) }
        }
        #expect(try order([]) == ["b", "a", "c"])
        #expect(try order(["Age"]) == ["c", "b", "a"])
        #expect(try order(["Age", "Age"]) == ["a", "b", "c"])
        #expect(try order(["Age", "Name"]) == ["a", "b", "c"])
    }

    @Test func cellsAndTitlesStandWhereTheirColumnSays() throws {
        let shown = try texts(session(Self.table) { try $0.set("platform", to: "macos") })
        let (age, seven) = (try #require(shown["Age"]), try #require(shown["7"]))
        let (mid, other) = (try #require(shown["Mid"]), try #require(shown["m7"]))
        #expect(abs(age.maxX - seven.maxX) < 1, "\(age) \(seven)")
        #expect(abs(mid.midX - other.midX) < 1, "\(mid) \(other)")
    }

    // MARK: - Dates and geometry

    @Test(arguments: [
        ("relative", 674.0, "11 min, 14 sec"), ("relative", -674, "11 min, 14 sec"), ("relative", 9, "9 sec"),
        ("offset", 674, "-11 minutes"), ("offset", -674, "+11 minutes"),
    ])
    func datesCountUpFromWhereTheyAre(style: String, seconds: Double, text: String) throws {
        let view =
            "struct V: View { var body: some View { Text(Date.now.addingTimeInterval(\(seconds)), style: .\(style)) } }"
        let shown = try texts(session(view))
        #expect(shown[text] != nil, "\(shown.keys)")
    }

    @Test(arguments: ["ltr", "rtl"])
    func viewsOfAGeometryReaderStandInItsCorner(direction: String) throws {
        let view = """
            GeometryReader { _ in
                Color.red
                Text("a").frame(width: 30, height: 20)
                Text("b").frame(width: 50, height: 40)
            }
            .frame(width: 200, height: 100)
            """
        let drawn = try session(view) { try $0.set("layout-direction", to: direction) }
        let reader = try #require(all(try drawn.inspection().root).first { $0.name == "GeometryReader" })
        #expect(reader.children.map(\.frame.width) == [200, 30, 50])
        for child in reader.children {
            #expect(child.frame.minY == reader.frame.minY)
            let distance =
                direction == "ltr" ? child.frame.minX - reader.frame.minX : reader.frame.maxX - child.frame.maxX
            #expect(distance == 0, "\(child.frame)")
        }
    }

    @Test func matchedPositionsMeetInTheirAnchors() throws {
        let view = """
            struct V: View {
                @Namespace var space
                @State var isBig = false
                var body: some View {
                    ZStack(alignment: .topLeading) {
                        Button("Go") { withAnimation(.linear(duration: 1)) { isBig = true } }.offset(y: 300)
                        if isBig {
                            Color.red.frame(width: 80, height: 60)
                                .matchedGeometryEffect(id: 1, in: space, properties: .position)
                                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
                        } else {
                            Color.red.frame(width: 20, height: 20)
                                .matchedGeometryEffect(id: 1, in: space, properties: .position)
                        }
                    }
                }
            }
            """
        let drawn = try session(view) {
            try $0.set("tap", to: "Go")
            try $0.set("at", to: "0")
        }
        let colors = all(try drawn.inspection().root).filter { $0.name == "Color" }.map { $0.drawn ?? $0.frame }
        #expect(colors.count == 2)
        guard let first = colors.first, let last = colors.last else { return }
        #expect(abs(first.midX - last.midX) < 0.1 && abs(first.midY - last.midY) < 0.1, "\(colors)")
    }
}
