import Foundation
import Rendering
import SwiftUI
import Testing

/// What charts are made of: content that makes marks, its modifiers, and what is known of the plot.
@Suite("Content of charts", .serialized)
struct ChartContentTests {
    private func session(_ chart: String, _ size: CGSize = CGSize(width: 200, height: 100)) throws -> RenderSession {
        var options = RenderOptions()
        options.setSize(width: size.width, height: size.height)
        options.scale = 1
        try options.set("max-time", to: "300")
        let source = "import Charts\nimport SwiftUI\n" + chart
        return try RenderSession(source: SourceText(name: "view.swiftdsl", text: source), options: options)
    }

    private func texts(_ session: RenderSession) throws -> [(text: String, frame: CGRect)] {
        func lines(_ node: LayoutReport) -> [(text: String, frame: CGRect)] {
            (node.text.map { [($0.lines.joined(separator: " "), node.frame)] } ?? []) + node.children.flatMap(lines)
        }
        let bounds = CGRect(x: -100, y: -100, width: 1_000, height: 1_000)
        // A label that is left out is placed far outside.
        return try session.inspection().root.map(lines)?.filter { bounds.contains($0.frame.origin) } ?? []
    }

    private func names(_ chart: String, _ size: CGSize = CGSize(width: 200, height: 100)) throws -> [String] {
        try texts(session(chart, size)).map(\.text)
    }

    private func color(_ session: RenderSession, x: Int, y: Int) throws -> [Int] {
        let bitmap = try session.picture().bitmap()
        let place = (y * bitmap.width + x) * 4
        return [2, 1, 0].map { Int(bitmap.pixels[place + $0]) }
    }

    private static let plain = ".chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)"
    private static let blue = [0, 136, 255]
    private static let green = [52, 199, 89]
    private static let red = [255, 56, 60]
    private static let white = [255, 255, 255]

    // MARK: - Masks and symbols

    @Test func aMarkIsSeenThroughItsMask() throws {
        let session = try session(
            """
            Chart {
                BarMark(x: .value("x", "X"), y: .value("y", 10), width: .ratio(1))
                RectangleMark(yStart: .value("y", 0), yEnd: .value("y", 10)).foregroundStyle(.red)
                    .mask { RectangleMark(yStart: .value("y", 0), yEnd: .value("y", 5)) }
            }
            """ + Self.plain)
        #expect(try color(session, x: 100, y: 75) == Self.red && color(session, x: 100, y: 25) == Self.blue)
    }

    @Test func anyShapeThatIsASymbolHasAnOutline() throws {
        let session = try session(
            """
            Chart {
                PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(Circle().strokeBorder(lineWidth: 4))
                    .symbolSize(1600)
            }
            .chartXScale(domain: 0...2).chartYScale(domain: 0...2)
            """ + Self.plain)
        #expect(try color(session, x: 100, y: 50) == Self.white && color(session, x: 82, y: 50) == Self.blue)
    }

    @Test(arguments: [
        ("NumberBins(range: 0.0...10.0, count: 4)", "0.0 2.5 5.0 7.5 10.0"),
        ("NumberBins(data: [1, 9] as [Int], count: 2)", "1 5 9"),
    ])
    func binsAreAsManyAsRequested(bins: String, thresholds: String) throws {
        let text = #"Text(\#(bins).thresholds.map { "\($0)" }.joined(separator: " "))"#
        #expect(try names("struct V: View { var body: some View { \(text) } }") == [thresholds])
    }

    @Test func datesAreInBinsOfUnits() throws {
        let program = #"""
            struct V: View {
                let days = [0, 40, 80].map { Date(timeIntervalSinceReferenceDate: $0 * 86_400) }
                var body: some View {
                    let bins = DateBins(unit: .month, data: days)
                    Text(days.map { "\(bins.index(for: $0))" }.joined(separator: " ") + " of \(bins.count)")
                }
            }
            """#
        #expect(try names(program) == ["0 1 2 of 3"])
    }

    // MARK: - Content

    @Test(arguments: [
        #"Chart { ForEach(all) { s in ForEach(s.values, id: \.self) { bar($0) }.foregroundStyle(by: key(s)) } }"#,
        #"Chart(all) { s in ForEach(s.values, id: \.self) { bar($0) }.foregroundStyle(by: key(s)) }"#,
        #"Chart { ForEach(all) { s in let y = 5; if y > 1 { Plot { bar(y) }.foregroundStyle(by: key(s)) } } }"#,
        #"Chart { ForEach(0..<2) { i in series.foregroundStyle(by: key(all[i])) } }"#,
    ])
    func modifiersOfWhatMakesMarksAreThoseOfItsMarks(chart: String) throws {
        let program = #"""
            struct Series: Identifiable { let id: String; let values: [Int] }
            let all = [Series(id: "a", values: [5]), Series(id: "b", values: [5])]
            func key(_ series: Series) -> PlottableValue<String> { .value("k", series.id) }
            func bar(_ value: Int) -> some ChartContent { BarMark(x: .value("x", "X"), y: .value("y", value)) }
            @MainActor var series: some ChartContent { ForEach(all.prefix(1)) { s in bar(s.values[0]) } }
            """#
        let session = try session(program + "\n" + chart + Self.plain)
        #expect(try color(session, x: 100, y: 75) == Self.blue && color(session, x: 100, y: 25) == Self.green)
    }

    @Test func aMarksOwnLooksStandAgainstThoseOfItsContainer() throws {
        let bars = #"ForEach(0..<2) { BarMark(x: .value("x", $0), y: .value("y", 5)) }"#
        let chart = "Chart { Plot { \(bars).foregroundStyle(.green) }.foregroundStyle(.red) }"
        #expect(try color(session(chart + Self.plain), x: 50, y: 50) == Self.green)
    }

    @Test(arguments: [
        #"Chart { Text("no mark") }"#,
        #"Chart { ForEach(0..<2) { _ in Text("no mark") } }"#,
        #"VStack { BarMark(x: .value("x", 1), y: .value("y", 1)) }"#,
        #"Chart { ForEach(0..<2) { BarMark(x: .value("x", $0), y: .value("y", 1)).frame(width: 10) } }"#,
    ])
    func viewsAreNoMarksAndMarksAreNoViews(source: String) {
        #expect(throws: RenderFailure.self) { try session(source) }
    }

    @Test func viewsBesideAChartAreInForEachAsBefore() throws {
        let source = #"""
            VStack {
                Chart { BarMark(x: .value("x", "A"), y: .value("y", 1)) }.chartYAxis(.hidden)
                ForEach(["p", "q"], id: \.self) { name in
                    let text = name + "!"
                    Text(text)
                    Divider()
                }
            }
            """#
        #expect(try names(source, CGSize(width: 200, height: 200)) == ["A", "p!", "q!"])
    }

    // MARK: - Modifiers

    @Test func aBarIsClippedToAShape() throws {
        let bar = #"BarMark(x: .value("x", "A"), y: .value("y", 1)).clipShape(Ellipse()).foregroundStyle(.red)"#
        let session = try session("Chart { \(bar) }" + Self.plain)
        #expect(try color(session, x: 100, y: 50) == Self.red && color(session, x: 42, y: 8) == Self.white)
    }

    @Test(arguments: [("yStart: 20", 90, 10), ("yEnd: -20", 10, 90), ("x: 0, yStart: 20", 90, 10)])
    func offsetsMoveTheEndsOfARule(offset: String, drawn: Int, free: Int) throws {
        let rule = #"RuleMark(x: .value("x", "A")).lineStyle(StrokeStyle(lineWidth: 9)).offset(\#(offset))"#
        let session = try session("Chart { \(rule).foregroundStyle(.red) }" + Self.plain)
        #expect(try color(session, x: 100, y: drawn) == Self.red && color(session, x: 100, y: free) == Self.white)
    }

    @Test(arguments: [
        #"domain: ["a", "b"], range: [.red, .green]"#, "range: [.red, .green]",
        "range: Gradient(colors: [.red, .green])",
    ])
    func aScaleOfColoursTakesColoursAndGradients(scale: String) throws {
        let chart = #"""
            Chart(["a", "b"], id: \.self) { name in
                BarMark(x: .value("x", name), y: .value("y", 1)).foregroundStyle(by: .value("n", name))
            }
            """#
        let session = try session(chart + ".chartForegroundStyleScale(\(scale))" + Self.plain)
        #expect(try color(session, x: 50, y: 50) == Self.red && color(session, x: 150, y: 50) == Self.green)
    }

    // MARK: - Axes

    @Test(arguments: [
        ("normalized", ["A", "0", "0.2", "0.4", "0.6", "0.8", "1"]), ("center", ["A", "-4", "-2", "0", "2", "4"]),
    ])
    func theAxisReachesWhatStackedBarsReach(stacking: String, expected: [String]) throws {
        let chart = #"""
            Chart([3, 4], id: \.self) {
                BarMark(x: .value("x", "A"), y: .value("y", $0), stacking: .\#(stacking))
            }
            """#
        #expect(try names(chart, CGSize(width: 200, height: 200)) == expected)
    }

    @Test func labelsThatWouldCoverOthersAreLeftOut() throws {
        let months = #"["January", "February", "March", "April"]"#
        let chart = #"Chart(\#(months), id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 5)) }"#
        let narrow = CGSize(width: 140, height: 100)
        #expect(try names(chart + ".chartYAxis(.hidden)", narrow) == ["January", "March", "April"])
        let wide = CGSize(width: 400, height: 100)
        #expect(try names(chart + ".chartYAxis(.hidden)", wide) == ["January", "February", "March", "April"])
        let up = #"Chart { LineMark(x: .value("x", 0), y: .value("y", 5)) }.chartXAxis(.hidden)"#
        #expect(try names(up, CGSize(width: 200, height: 60)) == ["0", "2", "4"])
        let label = "AxisValueLabel(collisionResolution: .disabled)"
        let covering = ".chartXAxis { AxisMarks { \(label) } }.chartYAxis(.hidden)"
        #expect(try names(chart + covering, narrow).count == 4)
    }

    @Test func theAxisIsBelowAPlotThatHasItsOwnHeight() throws {
        let bar = #"BarMark(x: .value("x", 4), y: .value("y", ""))"#
        let chart = "VStack(spacing: 0) { Chart { \(bar) }.chartPlotStyle { $0.frame(height: 20) }; Color.green }"
        let session = try session(chart, CGSize(width: 200, height: 200))
        let label = try #require(texts(session).first { $0.text == "2" })
        #expect(label.frame.minY > 19 && label.frame.minY < 30, "\(label.frame)")
        #expect(try color(session, x: 100, y: 60) == Self.green)
    }

    @Test func pointsOfOneAxisHaveNoOtherAxis() throws {
        #expect(try names(#"Chart { PointMark(x: .value("x", 2)) }"#) == ["0", "0.5", "1", "1.5", "2"])
    }

    @Test func aScaleLeavesPointsFreeAtItsEnds() throws {
        let bars = #"RuleMark(x: .value("x", 0)).lineStyle(StrokeStyle(lineWidth: 8)).foregroundStyle(.red)"#
        let scale = ".chartXScale(domain: 0...1, range: .plotDimension(padding: 50))"
        let session = try session("Chart { \(bars) }" + scale + Self.plain)
        #expect(try color(session, x: 50, y: 50) == Self.red && color(session, x: 3, y: 50) == Self.white)
    }

    // MARK: - Proxies

    @Test func contentOverAChartKnowsWhereThePlotIs() throws {
        let chart = #"""
            Chart { BarMark(x: .value("x", "A"), y: .value("y", 10)) }
                .chartYAxis { AxisMarks(position: .leading) }
                .chartOverlay { proxy in
                    GeometryReader { geometry in
                        if let anchor = proxy.plotFrame {
                            let frame = geometry[anchor]
                            Color.red.frame(width: frame.width, height: frame.height)
                                .position(x: frame.midX, y: frame.midY)
                        }
                    }
                }
            """#
        let session = try session(chart)
        #expect(try color(session, x: 3, y: 50) == Self.white && color(session, x: 190, y: 50) == Self.red)
        #expect(try color(session, x: 100, y: 97) == Self.white)
    }

    @Test func aProxyGivesTheValuesOfBothAxesAtAPoint() throws {
        let chart = #"""
            Chart { ForEach(["A", "B"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 10)) } }
                .chartYScale(domain: 0...10)
                .chartOverlay { proxy in
                    if let (name, number) = proxy.value(at: CGPoint(x: 150, y: 30), as: (String, Int).self) {
                        Text("\(name) \(number)")
                    }
                }
            """#
        #expect(try names(chart + Self.plain) == ["B 7"])
    }

    @Test func numbersAreCountedInBins() throws {
        let chart = #"""
            let values = [1.0, 1.5, 2.5, 4]
            let bins = NumberBins(data: values, desiredCount: 3)
            Text(values.map { "\(bins.index(for: $0))" }.joined(separator: " "))
            Text("\(bins[0].lowerBound) \(bins[0].upperBound) \(bins.count)")
            """#
        #expect(try names("VStack { \(chart) }") == ["0 0 1 2", "1.000000 2.000000 3"])
    }

    @Test func aChartWithADescriptorIsDrawn() throws {
        let source = #"""
            struct V: View, AXChartDescriptorRepresentable {
                func makeChartDescriptor() -> AXChartDescriptor {
                    let x = AXCategoricalDataAxisDescriptor(title: "x", categoryOrder: ["A"])
                    let y = AXNumericDataAxisDescriptor(title: "y", range: 0...5, gridlinePositions: []) { "\($0)" }
                    let series = AXDataSeriesDescriptor(
                        name: "s", isContinuous: false, dataPoints: [.init(x: "A", y: 5)])
                    return AXChartDescriptor(
                        title: "t", summary: nil, xAxis: x, yAxis: y, additionalAxes: [], series: [series])
                }
                var body: some View {
                    Chart { BarMark(x: .value("x", "A"), y: .value("y", 5)) }.chartYAxis(.hidden)
                        .accessibilityChartDescriptor(self)
                }
            }
            V()
            """#
        #expect(try names(source) == ["A"])
    }
}
