import Foundation
import Rendering
import SwiftUI
import Testing

@testable import Comparison

/// Views with a fault each, and views without: what is wrong is found, and nothing else is reported.
struct ExplorationTests {
    struct Planted: CustomTestStringConvertible, Sendable {
        var title: String
        var source: String
        /// The kinds of what is wrong, and the views.
        var faults: [String]
        var testDescription: String { title }
    }

    static let matrix: ExploredMatrix = {
        var matrix = ExploredMatrix()
        matrix.widths = [200, 320, 1024]
        matrix.typeSizes = [.large, .accessibility5]
        return matrix
    }()

    private static func explore(_ source: String) throws -> Exploration {
        var options = RenderOptions()
        options.limits.seconds = 60
        let project = SourceProject(SourceText(name: "View.swiftdsl", text: source))
        return try Exploration.run(project, options: options, matrix: matrix)
    }

    private static func found(_ exploration: Exploration) -> [String] {
        exploration.findings.map { "\($0.kind.rawValue) \($0.view)" }
    }

    // MARK: - Faults

    static let planted: [Planted] = [
        Planted(
            title: "a title of one line",
            source: """
                VStack(alignment: .leading, spacing: 12) {
                    Text("Summary of the past twelve weeks").font(.title).lineLimit(1)
                    Text("Everything below is counted from Monday.")
                }
                .padding()
                """,
            faults: [#"truncation Text("Summary of the past twelve weeks")"#]),
        Planted(
            title: "a text in a frame of fixed height",
            source: """
                VStack(spacing: 16) {
                    Text("Deliveries are brought to your door between eight and ten in the morning.")
                        .frame(height: 24)
                    Text("Thank you")
                }
                .padding()
                """,
            faults: [#"truncation Text("Deliveries are brought to your…")"#]),
        Planted(
            title: "a caption moved over its title",
            source: """
                VStack(alignment: .leading) {
                    Text("Botanical garden")
                    Text("Open until six").offset(y: -24)
                }
                .padding(40)
                """,
            faults: [#"overlap Text("Botanical garden")"#]),
        Planted(
            title: "a negative spacing",
            source: """
                VStack(spacing: -12) {
                    Text("Arrivals").font(.headline)
                    Text("Departures").font(.headline)
                }
                .padding(40)
                """,
            faults: [#"overlap Text("Arrivals")"#]),
        Planted(
            title: "a picture over a text in a row",
            source: """
                HStack {
                    Text("Profile")
                    Color.orange.frame(width: 40, height: 40).offset(x: -40)
                }
                .padding(40)
                """,
            faults: [#"overlap Text("Profile")"#]),
        Planted(
            title: "a row that is wider than a telephone",
            source: """
                VStack(alignment: .leading) {
                    Text("Program")
                    HStack {
                        Text("Monday").frame(width: 180)
                        Text("Tuesday").frame(width: 180)
                    }
                }
                .frame(maxWidth: .infinity)
                """,
            faults: [#"outside Text("Program")"#, #"outside Text("Monday")"#, #"outside Text("Tuesday")"#]),
        Planted(
            title: "a text pushed out of the window",
            source: """
                VStack {
                    Text("Total")
                    Text("Paid").offset(x: 900)
                }
                .frame(maxWidth: .infinity)
                .padding(24)
                """,
            faults: [#"outside Text("Paid")"#]),
        Planted(
            title: "a text cut by its frame",
            source: """
                VStack {
                    Text("Chapter").font(.largeTitle).fixedSize().frame(width: 60).clipped()
                    Text("One")
                }
                .padding(60)
                """,
            faults: [#"clipping Text("Chapter")"#]),
        Planted(
            title: "light gray on white",
            source: """
                VStack {
                    Text("Terms and conditions")
                    Text("Last changed in May").foregroundStyle(Color(white: 0.72))
                }
                .padding()
                """,
            faults: [#"contrast Text("Last changed in May")"#]),
        Planted(
            title: "white on yellow",
            source: """
                Text("New").foregroundStyle(.white).padding(12).background(Color.yellow)
                """,
            faults: [#"contrast Text("New")"#]),
        Planted(
            title: "black that stays black in the dark",
            source: """
                VStack {
                    Text("Imprint").foregroundStyle(.black)
                    Text("Contact")
                }
                .padding()
                """,
            faults: [#"contrast Text("Imprint")"#]),
        Planted(
            title: "a small symbol to tap",
            source: """
                HStack {
                    Text("Notes")
                    Button { } label: { Image(systemName: "plus") }
                        .accessibilityLabel("Add a note")
                        .frame(height: 44)
                }
                .padding()
                """,
            faults: [#"target Button"#]),
        Planted(
            title: "a text that can be tapped",
            source: """
                VStack {
                    Text("Answers")
                    Text("More").onTapGesture { }
                }
                .padding()
                """,
            faults: ["target .onTapGesture"]),
        Planted(
            title: "a button without a name",
            source: """
                HStack {
                    Text("Inbox")
                    Spacer()
                    Button { } label: { Image(systemName: "trash").frame(width: 44, height: 44) }
                }
                .padding()
                """,
            faults: [#"label Button"#]),
    ]

    @Test(arguments: planted)
    func eachFaultIsFoundAndNothingElse(_ planted: Planted) throws {
        let exploration = try Self.explore(planted.source)
        #expect(Self.found(exploration).sorted() == planted.faults.sorted(), "\(exploration.text)")
    }

    /// The overlap is there in large letters only, the contrast in all.
    @Test func aFaultInLargeLettersHidesNoneThatEverybodySees() throws {
        let source = """
            HStack { Text("Other"); Spacer(); Text("Value value").fixedSize().foregroundStyle(.gray.opacity(0.4)) }
                .padding()
            """
        var matrix = ExploredMatrix()
        (matrix.widths, matrix.typeSizes) = ([200], [.large, .accessibility2])
        let project = SourceProject(SourceText(name: "View.swiftdsl", text: source))
        let exploration = try Exploration.run(project, matrix: matrix)
        let contrast = try #require(exploration.findings.first { $0.kind == .contrast }, "\(exploration.text)")
        #expect(contrast.view == #"Text("Value value")"#)
        #expect(contrast.configuration.description == "200 pt")
        let overlap = try #require(exploration.findings.first { $0.kind == .overlap }, "\(exploration.text)")
        #expect(overlap.configuration.dynamicTypeSize == .accessibility2)
    }

    // MARK: - Clean views

    static let clean: [Planted] = [
        Planted(
            title: "a greeting",
            source: #"VStack { Text("Hello").font(.title); Text("How are you today?") }.padding()"#,
            faults: []),
        Planted(
            title: "a card",
            source: """
                HStack(alignment: .top, spacing: 12) {
                    Circle().fill(.blue).frame(width: 40, height: 40)
                    VStack(alignment: .leading) {
                        Text("Ada Lovelace").font(.headline)
                        Text("Wrote the first program.").foregroundStyle(.secondary)
                    }
                }
                .padding()
                """, faults: []),
        Planted(
            title: "a form with a large button",
            source: """
                struct SignIn: View {
                    @State private var mail = ""
                    var body: some View {
                        VStack(spacing: 16) {
                            TextField("Mail", text: $mail)
                            Button { } label: { Text("Sign in").frame(maxWidth: .infinity, minHeight: 44) }
                                .buttonStyle(.borderedProminent)
                        }
                        .padding()
                    }
                }
                """, faults: []),
        Planted(
            title: "a badge on a picture",
            source: """
                ZStack(alignment: .topTrailing) {
                    RoundedRectangle(cornerRadius: 12).fill(.gray).frame(height: 120)
                    Text("New").padding(6).background(.white).foregroundStyle(.black)
                }
                .padding()
                """, faults: []),
        Planted(
            title: "a stack of faces",
            source: """
                HStack(spacing: -12) {
                    Circle().fill(.red).frame(width: 40, height: 40)
                    Circle().fill(.green).frame(width: 40, height: 40)
                    Circle().fill(.blue).frame(width: 40, height: 40)
                }
                .padding()
                """, faults: []),
        Planted(
            title: "a long page that scrolls",
            source: """
                ScrollView {
                    VStack(alignment: .leading) {
                        ForEach(0..<40) { Text("Paragraph \\($0)") }
                    }
                }
                .frame(height: 300)
                """, faults: []),
        Planted(
            title: "settings in a form",
            source: """
                struct Settings: View {
                    @State private var sounds = true
                    var body: some View {
                        Form {
                            Toggle("Sounds", isOn: $sounds)
                            Text("Version")
                            Button("Reset") { }
                        }
                    }
                }
                """, faults: []),
        Planted(
            title: "white on dark",
            source: """
                Text("Good night").font(.title).foregroundStyle(.white).padding(24)
                    .frame(maxWidth: .infinity).background(Color(red: 0.1, green: 0.1, blue: 0.3))
                """, faults: []),
        Planted(
            title: "a symbol with a name",
            source: """
                Button { } label: { Image(systemName: "star").frame(width: 48, height: 48) }
                    .accessibilityLabel("Add to favorites")
                """, faults: []),
        Planted(
            title: "a card of fixed size",
            source: """
                VStack(spacing: 8) {
                    Text("21°").font(.system(size: 34))
                    Text("Lisbon").font(.system(size: 17))
                }
                .frame(width: 260, height: 160)
                """, faults: []),
        Planted(
            title: "a view that fits its window in two ways",
            source: """
                ViewThatFits {
                    HStack { Text("Yesterday"); Text("Today"); Text("Tomorrow") }
                    VStack { Text("Yesterday"); Text("Today"); Text("Tomorrow") }
                }
                .padding()
                """, faults: []),
    ]

    @Test(arguments: clean)
    func cleanViewsAreLeftAlone(_ view: Planted) throws {
        let exploration = try Self.explore(view.source)
        #expect(exploration.findings.isEmpty, "\(exploration.text)")
    }

    @Test func aWayThatCantBeDrawnIsNotedAndTheOthersAreLookedAt() throws {
        let exploration = try Self.explore(
            """
            struct Sizes: View {
                @Environment(\\.dynamicTypeSize) var size
                let names = ["Small", "Large"]
                var body: some View {
                    Text(names[size.isAccessibilitySize ? 2 : 1]).lineLimit(1).padding(24)
                }
            }
            """)
        #expect(exploration.findings.isEmpty, "\(exploration.text)")
        #expect(
            exploration.notes.first?.contains("it can't be drawn at 200 pt, accessibility5") == true,
            "\(exploration.notes)")
    }

    // MARK: - Widths

    @Test func rulerSaysAtWhichWidthAViewArrangesItselfOtherwise() throws {
        let source = """
            ViewThatFits(in: .horizontal) {
                Color.red.frame(width: 500, height: 20)
                Text("Narrow")
            }
            """
        let ruler = try Self.explore(source).ruler
        #expect(ruler.stretches.map(\.from) == [200, 500])
        #expect(ruler.stretches.last?.changes.contains("Color appeared") == true, "\(ruler.text)")
        #expect(try ruler.picture().encoded(as: .svg).count > 100)
    }

    @Test func aFaultIsShownInTheNarrowestWindowAndToldUpToTheWidest() throws {
        let exploration = try Self.explore(#"Text("A line that isn't broken").lineLimit(1).padding()"#)
        let finding = try #require(exploration.findings.first)
        #expect(finding.kind == .truncation)
        #expect(finding.configuration.description.hasPrefix("200 pt"), "\(finding.sentence)")
        #expect(finding.place == ChangePlace(file: "View.swiftdsl", line: 1))
        #expect((finding.widest ?? 0) >= 200)
    }
}
