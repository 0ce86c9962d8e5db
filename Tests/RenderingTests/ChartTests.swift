import Foundation
import Rendering
import SwiftUI
import Testing

/// Charts: marks, the axes that hold them, and legends.
@Suite("Charts", .serialized)
struct ChartTests {
    private func session(_ chart: String, _ size: CGSize = CGSize(width: 200, height: 100)) throws -> RenderSession {
        var options = RenderOptions()
        options.setSize(width: size.width, height: size.height)
        options.scale = 1
        // The library is read for each, among a thousand other tests.
        try options.set("max-time", to: "300")
        let source = "import Charts\nimport SwiftUI\n" + chart
        return try RenderSession(source: SourceText(name: "view.swiftdsl", text: source), options: options)
    }

    private func texts(_ session: RenderSession) throws -> [(text: String, frame: CGRect)] {
        func lines(_ node: LayoutReport) -> [(text: String, frame: CGRect)] {
            (node.text.map { [($0.lines.joined(separator: " "), node.frame)] } ?? []) + node.children.flatMap(lines)
        }
        return try session.inspection().root.map(lines) ?? []
    }

    private func names(_ chart: String) throws -> [String] { try texts(session(chart)).map(\.text) }

    private func color(_ session: RenderSession, x: Int, y: Int) throws -> [Int] {
        let bitmap = try session.picture().bitmap()
        let place = (y * bitmap.width + x) * 4
        return [2, 1, 0].map { Int(bitmap.pixels[place + $0]) }
    }

    private static let plain = ".chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)"
    private static let blue = [0, 136, 255]
    private static let green = [52, 199, 89]
    private static let white = [255, 255, 255]

    // MARK: - Axes

    /// Where labels have no room, those of a coarser even step from 0 are left.
    @Test func labelsAreThinnedToEvenStepsFromZero() throws {
        let bars = """
            Chart {
                BarMark(x: .value("x", 1), y: .value("a", -5))
                BarMark(x: .value("x", 2), y: .value("a", 10))
            }
            .chartXAxis(.hidden)
            """
        let shown = try texts(session(bars, CGSize(width: 200, height: 60))).filter { $0.frame.minY > -1000 }
        let numbers = shown.compactMap { Double($0.text) }.sorted()
        #expect(numbers.contains(0) && numbers.count > 1, "\(numbers)")
        let steps = Set(zip(numbers, numbers.dropFirst()).map { $1 - $0 })
        #expect(steps.count == 1, "\(numbers)")
    }

    @Test(arguments: [
        (
            "two bars, with round numbers",
            #"Chart { BarMark(x: .value("x", "A"), y: .value("y", 7)); BarMark(x: .value("x", "B"), y: .value("y", 19)) }"#,
            ["A", "B", "0", "5", "10", "15", "20"]
        ),
        (
            "pieces of a bar, which add up",
            #"Chart { BarMark(x: .value("x", "A"), y: .value("y", 40)); BarMark(x: .value("x", "A"), y: .value("y", 50)) }"#,
            ["A", "0", "20", "40", "60", "80", "100"]
        ),
        (
            "marks that the program names",
            #"""
            Chart { PointMark(x: .value("x", 1), y: .value("y", 2)) }
                .chartXAxis { AxisMarks(values: [0, 1]) { value in AxisValueLabel { Text("#\(value.as(Int.self) ?? 0)") } } }
                .chartYAxis { AxisMarks(values: .stride(by: 2)) }
            """#, ["#0", "#1", "0", "2"]
        ),
        (
            "months, by a style",
            #"""
            Chart(1...3, id: \.self) { month in
                BarMark(
                    x: .value("m", Calendar.current.date(from: DateComponents(year: 2025, month: month))!, unit: .month),
                    y: .value("y", month))
            }
            .chartXAxis {
                AxisMarks(values: .stride(by: .month)) { _ in
                    AxisValueLabel(format: .dateTime.month(.abbreviated), centered: true)
                }
            }
            .chartYAxis(.hidden)
            """#, ["Jan", "Feb", "Mar"]
        ),
        (
            "a domain of the program",
            #"Chart { LineMark(x: .value("x", 1), y: .value("y", 3)) }.chartYScale(domain: 0...4).chartXAxis(.hidden)"#,
            ["0", "1", "2", "3", "4"]
        ),
        (
            "no numbers from zero on",
            #"""
            Chart([51.0, 56.0], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
                .chartYScale(domain: .automatic(includesZero: false)).chartXAxis(.hidden)
            """#, ["51", "52", "53", "54", "55", "56"]
        ),
        (
            "the colours' names, and titles of the axes",
            #"""
            Chart(["a", "b"], id: \.self) {
                BarMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("Kind", "kind \($0)"))
            }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartXAxisLabel("across").chartYAxisLabel("up")
            """#, ["across", "up", "kind a", "kind b"]
        ),
        (
            "powers of ten",
            #"""
            Chart([1, 60, 900], id: \.self) { PointMark(x: .value("x", 0), y: .value("y", $0)) }
                .chartYScale(type: .log).chartXAxis(.hidden)
            """#, ["1", "10", "100", "1,000"]
        ),
        (
            "twice and five times as much, where there are few powers of ten",
            #"""
            Chart { PointMark(x: .value("x", 0), y: .value("y", 3)) }
                .chartYScale(domain: 1...20, type: .log).chartXAxis(.hidden)
            """#, ["1", "2", "5", "10", "20"]
        ),
        (
            "the names of symbols and of lines, each once",
            #"""
            Chart(["a", "b"], id: \.self) {
                LineMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("k", $0))
                    .symbol(by: .value("k", $0)).lineStyle(by: .value("l", "line \($0)"))
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
            """#, ["a", "b", "line a", "line b"]
        ),
    ])
    func axesHave(what: String, chart: String, expected: [String]) throws {
        #expect(try names(chart) == expected, "\(what)")
    }

    @Test func numbersTrailThePlotAndNamesOfBarsLeadIt() throws {
        let across = try texts(session(#"Chart { BarMark(x: .value("x", 5), y: .value("y", "Name")) }"#))
        let name = try #require(across.first { $0.text == "Name" })
        #expect(name.frame.minX < 1)
        let up = try texts(session(#"Chart { BarMark(x: .value("x", "Name"), y: .value("y", 5)) }"#))
        let number = try #require(up.first { $0.text == "5" })
        #expect(number.frame.maxX > 196)
    }

    @Test func valuesOfAProgramsOwnTypeAreCategories() throws {
        let types = #"enum Kind: String, Plottable, CaseIterable { case one = "One", two = "Two" }"#
        let bars = #"{ BarMark(x: .value("k", $0), y: .value("y", 1)) }.chartYAxis(.hidden)"#
        let chart = "Chart(Kind.allCases, id: \\.self) \(bars)"
        #expect(try names(types + "\n" + chart) == ["One", "Two"])
    }

    // MARK: - Marks

    @Test func barsStandOnZeroAndReachTheirValues() throws {
        let bars = #"BarMark(x: .value("x", "A"), y: .value("y", 5)); BarMark(x: .value("x", "B"), y: .value("y", 10))"#
        let session = try session("Chart { \(bars) }" + Self.plain)
        #expect(try color(session, x: 50, y: 75) == Self.blue && color(session, x: 50, y: 40) == Self.white)
        #expect(try color(session, x: 150, y: 10) == Self.blue)
    }

    @Test func barsOfOnePlaceLieOnEachOtherOrStandBesideEachOther() throws {
        func bars(_ more: String) -> String {
            """
            Chart(["a", "b"], id: \\.self) { name in
                BarMark(x: .value("x", "X"), y: .value("y", 5)).foregroundStyle(by: .value("n", name))\(more)
            }
            """ + Self.plain
        }
        let stacked = try session(bars(""))
        #expect(try color(stacked, x: 100, y: 75) == Self.blue && color(stacked, x: 100, y: 25) == Self.green)
        let beside = try session(bars(#".position(by: .value("n", name))"#))
        #expect(try color(beside, x: 70, y: 75) == Self.blue && color(beside, x: 130, y: 75) == Self.green)
    }

    @Test func sectorsAreSharesOfACircle() throws {
        let chart = #"""
            Chart([3, 1], id: \.self) {
                SectorMark(angle: .value("n", $0), innerRadius: .ratio(0.5)).foregroundStyle(by: .value("n", "\($0)"))
            }
            """#
        let session = try session(chart + Self.plain, CGSize(width: 100, height: 100))
        #expect(try color(session, x: 85, y: 50) == Self.blue && color(session, x: 22, y: 22) == Self.green)
        #expect(try color(session, x: 50, y: 50) == Self.white)
    }

    @Test func marksComeThroughAProgramsOwnContentAndConditions() throws {
        let content = #"""
            struct Goal: ChartContent {
                let at: Int
                var body: some ChartContent { RuleMark(y: .value("goal", at)).foregroundStyle(.red) }
            }
            """#
        let points = #"ForEach(0..<2) { PointMark(x: .value("x", $0), y: .value("y", $0 * 10)) }"#
        let chart = "Chart { if true { Goal(at: 5) }; \(points) }"
        let session = try session(content + "\n" + chart + Self.plain)
        #expect(try color(session, x: 100, y: 50) != Self.white && color(session, x: 100, y: 60) == Self.white)
    }

    @Test func annotationsStandAboveTheirMarks() throws {
        let chart = #"""
            Chart {
                BarMark(x: .value("x", "A"), y: .value("y", 5))
                    .annotation(position: .top) { Color.green.frame(width: 20, height: 10) }
            }
            .chartYScale(domain: 0...10)
            """#
        let session = try session(chart + Self.plain)
        #expect(try color(session, x: 100, y: 41) == Self.green && color(session, x: 100, y: 60) == Self.blue)
    }

    @Test(arguments: [
        (".top", "", 0.0),
        (".top", ", overflowResolution: .init(x: .automatic, y: .padScale)", 0.0),
        (".top", ", overflowResolution: .init(x: .automatic, y: .disabled)", -24.0),
        (".top", ", overflowResolution: .init(x: .automatic, y: .fit(to: .plot))", 0.0),
    ])
    func theScaleMakesRoomForAnAnnotationThatWouldStandOut(place: String, more: String, top: Double) throws {
        let chart = """
            Chart {
                BarMark(x: .value("x", "A"), y: .value("y", 10))
                    .annotation(position: \(place)\(more)) { Text("ten").frame(height: 20) }
            }
            """
        let session = try session(chart + Self.plain)
        let frame = try #require(texts(session).first { $0.text == "ten" }).frame
        #expect(abs(frame.midY - 10 - top) < 1, "\(frame)")
    }

    @Test func annotationsOfHorizontalBarsAreInsideToo() throws {
        let chart = #"""
            Chart {
                BarMark(x: .value("x", 10), y: .value("y", "A")).annotation(position: .trailing) { Text("ten pieces") }
            }
            """#
        let frame = try #require(texts(session(chart + Self.plain)).first { $0.text == "ten pieces" }).frame
        #expect(frame.maxX <= 200.5 && frame.maxX > 198, "\(frame)")
    }

    @Test func barsOnALogarithmicAxisStandOnItsStart() throws {
        let bar = #"BarMark(x: .value("x", "A"), y: .value("y", 10))"#
        let session = try session("Chart { \(bar) }.chartYScale(domain: 1...100, type: .log)" + Self.plain)
        #expect(try color(session, x: 100, y: 45) == Self.white && color(session, x: 100, y: 55) == Self.blue)
        #expect(try color(session, x: 100, y: 98) == Self.blue)
    }

    @Test func aReversedAxisBeginsAtItsEnd() throws {
        let bar = #"BarMark(x: .value("x", "A"), y: .value("y", 5))"#
        let domain = ".chartYScale(domain: .automatic(includesZero: true, reversed: true))"
        let session = try session("Chart { \(bar); RuleMark(y: .value(\"y\", 10)).opacity(0) }" + domain + Self.plain)
        #expect(try color(session, x: 100, y: 30) == Self.blue && color(session, x: 100, y: 70) == Self.white)
    }

    @Test func functionsAreDrawnWhereTheAxisReaches() throws {
        let chart = #"""
            Chart {
                AreaPlot(x: "x", y: "y") { $0 }
                LinePlot(x: "x", y: "y", domain: 0...0.5) { _ in 0.75 }.foregroundStyle(.green)
            }
            .chartXScale(domain: 0...1).chartYScale(domain: 0...1)
            """#
        let session = try session(chart + Self.plain)
        #expect(try color(session, x: 150, y: 50) == Self.blue && color(session, x: 50, y: 60) == Self.white)
        #expect(try color(session, x: 50, y: 25) == Self.green && color(session, x: 130, y: 25) == Self.white)
    }

    @Test func symbolsAreThoseOfTheirScale() throws {
        let chart = #"""
            Chart(["a", "b"], id: \.self) { name in
                PointMark(x: .value("x", name), y: .value("y", 1)).symbol(by: .value("k", name)).symbolSize(400)
            }
            .chartSymbolScale(["a": .square, "b": .square.strokeBorder(lineWidth: 2)]).chartYScale(domain: 0...2)
            """#
        let session = try session(chart + Self.plain)
        #expect(try color(session, x: 50, y: 50) == Self.blue && color(session, x: 150, y: 50) == Self.white)
        #expect(try color(session, x: 42, y: 42) == Self.blue && color(session, x: 141, y: 50) == Self.blue)
    }

    @Test func aScrollingAxisShowsItsPart() throws {
        let chart = #"""
            Chart(0..<10, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0 < 5 ? 10 : 5)) }
                .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 2).chartScrollPosition(initialX: 6)
                .chartYScale(domain: 0...10)
            """#
        let session = try session(chart + Self.plain)
        #expect(try color(session, x: 100, y: 40) == Self.white && color(session, x: 100, y: 60) == Self.blue)
    }

    // MARK: - What isn't drawn

    @Test(arguments: [
        (#".chartXAxisLabel("x", position: .top)"#, ".chartXAxisLabel"),
        (#".chartGesture { _ in TapGesture() }"#, ".chartGesture"),
        (#".chartXSelection(value: .constant(Int?.none))"#, ".chartXSelection"),
    ])
    func whatIsNotDrawnIsReported(modifier: String, name: String) throws {
        let chart = #"Chart { PointMark(x: .value("x", 1), y: .value("y", 2)) }"#
        let session = try session(chart + modifier)
        _ = try session.picture()
        #expect(session.warnings.contains { $0.contains(name) }, "\(session.warnings)")
    }

    @Test(arguments: ["Cahrt { }", "Chart { }.chartXScal(domain: 0...1)", "Chart { BarMrk(x: 1) }"])
    func slipsAreErrors(chart: String) {
        #expect(throws: RenderFailure.self) { try session(chart) }
    }

    @Test func chartsWithoutMarksAndWithOddNumbersAreDrawn() throws {
        _ = try session("Chart { }").picture()
        let numbers = "[0.0, .nan, .infinity, -1e300]"
        let bars = #"{ BarMark(x: .value("x", $0), y: .value("y", $0)) }"#
        _ = try session("Chart(\(numbers), id: \\.self) \(bars)").picture()
        _ = try session(#"Chart { SectorMark(angle: .value("x", 0)) }"#).picture()
    }
}
