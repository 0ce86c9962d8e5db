import Foundation
import Rendering
import Testing

@testable import Figures

@Suite struct FigureKindTests {
    /// A source that each kind has something to show of.
    static let source = """
        struct Total: PreferenceKey {
            static let defaultValue = 0
            static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        struct ContentView: View {
            @State private var isOn = false
            var body: some View {
                VStack(alignment: .leading) {
                    HStack {
                        Text("中文 Label").preference(key: Total.self, value: 1)
                        Text("Second").preference(key: Total.self, value: 2)
                    }
                    Grid { GridRow { Text("A"); Text("B") } }
                    Button("Move") { withAnimation(.linear(duration: 0.2)) { isOn.toggle() } }
                    Circle().frame(width: 10, height: 10).offset(x: isOn ? 30 : 0)
                }
                .font(.title)
            }
        }

        """

    static func request(
        _ kind: FigureKind, _ change: (inout FigureRequest) throws -> Void = { _ in }
    ) rethrows
        -> FigureRequest
    {
        var request = FigureRequest(kind: kind, source: SourceText(name: "a.swift", text: source))
        if [.timeline, .filmstrip].contains(kind) { request.options.events = [.tap(.label("Move"))] }
        if kind == .explain { try? request.settings.set("of", to: "Second") }
        if kind == .diff { try? request.settings.set("what-if", to: "duration=1") }
        try change(&request)
        return request
    }

    @Test(arguments: FigureKind.allCases)
    func drawsWithinItsWidthAndSaysWhatItShows(kind: FigureKind) throws {
        let figure = try Figures.draw(Self.request(kind) { try $0.settings.set("width", to: "500") })
        #expect(figure.picture.options.size.width <= 500)
        #expect(figure.picture.options.size.height > 20)
        #expect(!figure.alternateText.isEmpty && !figure.alternateText.contains("{"))
        let svg = String(decoding: try figure.encoded(as: .svg), as: UTF8.self)
        #expect(svg.contains("<title>") && svg.contains("<desc>"))
    }

    @Test(arguments: [FigureKind.viewTree, .layoutSteps, .stack, .renderTree])
    func saysEverythingInChinese(kind: FigureKind) throws {
        let figure = try Figures.draw(Self.request(kind) { try $0.settings.set("labels", to: "zh") })
        #expect(figure.picture.options.title?.unicodeScalars.contains { $0.value > 0x4E00 } == true)
        #expect(figure.alternateText.unicodeScalars.contains { $0.value > 0x4E00 })
    }

    @Test func givesEachNodeOfATreeTheSameIdEveryTime() throws {
        let svg = String(decoding: try Figures.draw(Self.request(.viewTree)).encoded(as: .svg), as: UTF8.self)
        #expect(svg.contains("id=\"node-0\"") && svg.contains("id=\"node-0.0.0.0\""))
        let again = String(decoding: try Figures.draw(Self.request(.viewTree)).encoded(as: .svg), as: UTF8.self)
        #expect(svg == again)
    }

    @Test func keepsALargeTreeWithinTheWidth() throws {
        let rows = (0..<65).map { "HStack { Text(\"\($0)\"); Image(systemName: \"star\") }" }
        let source = "VStack { \(rows.map { "Group { \($0) }" }.joined(separator: "\n")) }\n"
        let request = FigureRequest(kind: .viewTree, source: SourceText(name: "a.swift", text: source))
        let figure = try Figures.draw(request)
        #expect(figure.picture.options.size.width <= 600)
        #expect(figure.alternateText.contains("196"))
    }

    @Test func makesAPageWithAllStatesAndNoNetwork() throws {
        let page = String(
            decoding: try Figures.page(
                Self.request(.resize) {
                    try $0.settings.set("from", to: "100")
                    try $0.settings.set("to", to: "120")
                }), as: UTF8.self)
        #expect(page.components(separatedBy: "class=\"state\"").count == 7)
        #expect(!page.contains("http://") && !page.contains("https://"))
        #expect(page.contains("<html lang=\"en\">") && page.contains("type=\"range\""))
    }

    @Test func tellsTheLinesOfAStyleSheetThatAreWrong() {
        let sheet = "light:\n  ink: \"#202020\"\n  acent: \"#000000\"\nshap:\n  margin: 4\nfonts:\n  label-size: 3\n"
        let failure = #expect(throws: RenderFailure.self) { _ = try StyleSheet.theme(sheet, name: "figures.yml") }
        #expect(
            failure?.text == """
                figures.yml:3: error: there is no 'acent' here; did you mean 'accent'?
                figures.yml:4: error: there is no 'shap' here; did you mean 'shape'?
                figures.yml:7: error: 'label-size' takes a number from 10 to 40

                """)
    }
}
