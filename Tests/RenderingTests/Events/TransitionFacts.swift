import Foundation
import Testing
import ViewGraph

@testable import Rendering

/// What comes and goes, and how it is shown meanwhile (facts.md 18.12, 18.15 and 18.22).
@Suite("Facts of transitions")
struct TransitionFacts {
    private func session(_ body: String, _ events: [(String, String)], others: String = "") throws -> RenderSession {
        var options = RenderOptions()
        try options.set("size", to: "200x200")
        for (name, text) in events { try options.set(name, to: text) }
        let text = """
            \(others)
            struct V: View {
                @State private var on = false
                @State private var id = 0
                @Namespace private var space
                @State private var rows = ["A", "B", "C", "D"]
                var body: some View {
                    ZStack(alignment: .topLeading) {
                        Color.clear
                        \(body)
                        Button("Go") {
                            withAnimation(.linear(duration: 1)) {
                                on.toggle()
                                id += 1
                                rows = ["D", "A", "N", "C"]
                            }
                        }
                        .offset(y: 170)
                    }
                }
            }
            """
        return try RenderSession(source: SourceText(name: "v.swiftdsl", text: text), options: options)
    }

    /// The views of a name in half of the second that Go takes: what is drawn of them, and whether they are leaving.
    private func shown(
        _ name: String, _ body: String, at time: String = "0.5", taps: [String] = ["Go"], others: String = ""
    ) throws -> [String] {
        let session = try session(body, taps.map { ("tap", $0) } + [("at", time)], others: others)
        var found: [String] = []
        func search(_ report: LayoutReport, isLeaving: Bool) {
            let isLeaving = isLeaving || report.isLeaving
            if report.name == name || report.text?.lines == [name] {
                let frame = report.drawn ?? report.frame
                let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0.rounded()))" }
                found.append(numbers.joined(separator: " ") + (isLeaving ? " leaving" : ""))
            }
            for child in report.children { search(child, isLeaving: isLeaving) }
        }
        if let root = try session.inspection().root { search(root, isLeaving: false) }
        return found
    }

    private static let box = "Rectangle().frame(width: 50, height: 30)"

    @Test(arguments: [
        (".move(edge: .leading)", "-25 0 50 30"), (".move(edge: .bottom)", "0 15 50 30"), (".slide", "-25 0 50 30"),
        (".push(from: .leading)", "-25 0 50 30"), (".push(from: .top)", "0 -15 50 30"),
        (".offset(x: 40, y: 20)", "20 10 50 30"), (".scale", "13 8 25 15"), (".scale(scale: 0.5)", "7 4 38 23"),
        (".identity", "0 0 50 30"), (".opacity", "0 0 50 30"),
        (".asymmetric(insertion: .offset(x: 10), removal: .opacity)", "5 0 50 30"),
    ])
    func insertedViewsComeAsTheirTransitionSays(transition: String, drawn: String) throws {
        let body = "if on { \(Self.box).transition(\(transition)) }"
        #expect(try shown("Rectangle", body) == [drawn], "18.15, 18.22 \(transition)")
    }

    @Test(arguments: [
        (".move(edge: .leading)", ["-25 0 50 30 leading"]), (".slide", ["25 0 50 30 leaving"]),
        (".push(from: .leading)", ["25 0 50 30 leaving"]), (".identity", []), (".opacity", ["0 0 50 30 leaving"]),
        (".asymmetric(insertion: .opacity, removal: .offset(y: 10))", ["0 5 50 30 leaving"]),
    ])
    func removedViewsGoAsTheirTransitionSays(transition: String, drawn: [String]) throws {
        let body = "if !on { \(Self.box).transition(\(transition)) }"
        let expected = drawn.map { $0.replacingOccurrences(of: "leading", with: "leaving") }
        #expect(try shown("Rectangle", body) == expected, "18.15 \(transition)")
    }

    /// 18.15: with Reduce Motion what moves fades.
    @Test(arguments: [".move(edge: .leading)", ".slide", ".push(from: .top)", ".scale", ".offset(x: 40)"])
    func motionIsReducedToFading(transition: String) throws {
        let body =
            "Group { if on { \(Self.box).transition(\(transition)) } }.environment(\\.accessibilityReduceMotion, true)"
        #expect(try shown("Rectangle", body) == ["0 0 50 30"], "18.15 \(transition)")
    }

    /// 18.15: those of the program, too, unless they say that nothing moves in them.
    @Test(arguments: [
        ("", "0 0 50 30"), ("static let properties = TransitionProperties(hasMotion: true)", "0 0 50 30"),
        ("static let properties = TransitionProperties(hasMotion: false)", "20 0 50 30"),
        ("static var properties: TransitionProperties { .init(hasMotion: false) }", "20 0 50 30"),
    ])
    func declaredTransitionsSayWhetherTheyMove(properties: String, drawn: String) throws {
        let type = """
            struct Aside: Transition {
                \(properties)
                func body(content: Content, phase: TransitionPhase) -> some View {
                    content.offset(x: phase.isIdentity ? 0 : 40)
                }
            }
            """
        let body =
            "Group { if on { \(Self.box).transition(Aside()) } }.environment(\\.accessibilityReduceMotion, true)"
        #expect(try shown("Rectangle", body, others: type) == [drawn], "18.15 \(properties)")
    }

    /// 18.15: the transaction of what isn't animated lets nothing come or go over time.
    @Test func withoutAnAnimationThereIsNoTransition() throws {
        let body = "Group { if on { \(Self.box).transition(.slide) } }.transaction { $0.animation = nil }"
        #expect(try shown("Rectangle", body, at: "0") == ["0 0 50 30"], "18.15")
    }

    @Test func whatIsThereFromTheBeginningDoesntCome() throws {
        #expect(try shown("Rectangle", "\(Self.box).transition(.slide)", at: "0", taps: []) == ["0 0 50 30"], "18.15")
    }

    @Test func transitionsWrittenDeeperDontCount() throws {
        let body = "if on { HStack { \(Self.box).transition(.slide) } }"
        #expect(try shown("Rectangle", body) == ["0 0 50 30"], "18.15")
    }

    /// What stands round the part that is exchanged says how it is.
    @Test(arguments: [
        "Text(\"n\\(id)\").id(id).transition(.offset(x: 40))",
        "Text(\"n\\(id)\").transition(.offset(x: 40)).id(id)",
        "Group { if on { Text(\"n1\") } else { Text(\"n0\") } }.transition(.offset(x: 40))",
        "Group { if on { Text(\"n1\") } else { Text(\"n0\") } }.frame(width: 40, alignment: .leading)"
            + ".transition(.offset(x: 40))",
    ])
    func transitionsOutsideOfAnIdentityCount(body: String) throws {
        let new = try shown("n1", body)
        let old = try shown("n0", body)
        #expect(new.count == 1 && new.allSatisfy { $0.hasPrefix("20 0 ") && !$0.hasSuffix("leaving") }, "\(new)")
        #expect(old.count == 1 && old.allSatisfy { $0.hasPrefix("20 0 ") && $0.hasSuffix("leaving") }, "\(old)")
        #expect(try shown("n0", body, at: "1.1").isEmpty)
        #expect(try shown("n1", body, at: "1.1").allSatisfy { $0.hasPrefix("0 0 ") })
    }

    // MARK: - Rows that are made when they become visible

    @Test(arguments: [
        "List { ForEach(rows, id: \\.self) { Text($0) } }", "LazyVStack { ForEach(rows, id: \\.self) { Text($0) } }",
    ])
    func rowsThatAreRemovedStayUntilTheyHaveGone(body: String) throws {
        let lists = "\(body).frame(height: 160)"
        #expect(try shown("B", lists).allSatisfy { $0.hasSuffix("leaving") })
        #expect(try shown("B", lists).count == 1)
        #expect(try shown("B", lists, at: "1.1").isEmpty)
    }

    @Test func rowsMoveFromWhereTheyWere() throws {
        let body = "LazyVStack(spacing: 0) { ForEach(rows, id: \\.self) { Text($0).frame(height: 20) } }"
        let (start, half) = (try shown("D", body, at: "0"), try shown("D", body))
        #expect(start.first?.split(separator: " ")[1] == "60", "\(start)")
        #expect(half.first?.split(separator: " ")[1] == "30", "\(half)")
    }

    /// What is scrolled past is seen on the way.
    @Test func lazyRowsAreThereWhileTheirContainerScrolls() throws {
        let body = """
            ScrollViewReader { reader in
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<40, id: \\.self) { Text("row \\($0)").frame(height: 20) } }
                }
                .frame(height: 100)
                .onChange(of: on) { withAnimation(.linear(duration: 1)) { reader.scrollTo(20, anchor: .top) } }
            }
            """
        let row = try shown("row 10", body)
        #expect(row.first?.split(separator: " ")[1] == "0", "\(row)")
        #expect(try shown("row 20", body, at: "1.1").first?.split(separator: " ")[1] == "0")
    }

    /// system-animations.md 7.1: frames are matched on the canvas, whatever scrolls round one of the views.
    @Test func matchedViewsMeetAcrossAScrollView() throws {
        let body = """
            if on {
                Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 80, height: 80)
            } else {
                ScrollView {
                    VStack(spacing: 0) {
                        Color.clear.frame(height: 60)
                        Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
                        Color.clear.frame(height: 400)
                    }
                }
                .frame(height: 120).padding(.top, 10)
            }
            """
        let bitmap = try session(body, [("scale", "1"), ("tap", "Go"), ("at", "0.5")]).picture().bitmap()
        func isWhite(_ x: Int, _ y: Int) -> Bool {
            let start = 4 * (y * bitmap.width + x)
            return bitmap.pixels[start..<start + 3].allSatisfy { $0 == 255 }
        }
        // Half-way from 20 points at (90, 70) to 80 at the corner: 50 at (45, 35), and nothing anywhere else.
        #expect(!isWhite(48, 38) && !isWhite(92, 82))
        #expect(isWhite(42, 32) && isWhite(98, 88) && isWhite(10, 10))
    }

    // MARK: - Screens

    @Test func pagesLieBesideEachOther() throws {
        let body = """
            TabView(selection: $id) { Text("one").tag(0); Text("two").tag(1) }
                .tabViewStyle(.page).frame(width: 200, height: 160)
            """
        let (one, two) = (try shown("one", body), try shown("two", body))
        let x = { (text: [String]) in text.first.flatMap { Double($0.split(separator: " ")[0]) } ?? .nan }
        #expect(one.first?.hasSuffix("leaving") == true)
        #expect(x(one) < 40 && x(two) > 160 && abs(x(two) - x(one) - 200) < 3, "\(one) \(two)")
    }

    /// system-animations.md 3.1.
    @Test func screensGrowOutOfTheirSource() throws {
        let others = """
            struct Zooming: View {
                @Namespace private var space
                @State private var path: [Int] = []
                var body: some View {
                    NavigationStack(path: $path) {
                        VStack {
                            Color.red.frame(width: 40, height: 40).matchedTransitionSource(id: 1, in: space)
                            Button("Open") { path = [1] }
                        }
                        .navigationDestination(for: Int.self) { _ in
                            Color.green.ignoresSafeArea().navigationTransition(.zoom(sourceID: 1, in: space))
                        }
                    }
                }
            }
            """
        let widths = try ["0.017", "0.1", "0.2", "1"].map { time in
            try shown(".ignoresSafeArea", "Zooming()", at: time, taps: ["Open"], others: others).first
                .flatMap { Double($0.split(separator: " ")[2]) } ?? .nan
        }
        // 1 − (1 + ωt)·e^(−ωt) of the way from 40 to 200.
        for (width, progress) in zip(widths, [0.042, 0.566, 0.893, 1.0]) {
            #expect(abs(width - (40 + 160 * progress)) < 4, "\(widths)")
        }
    }

    // MARK: - 18.12

    @Test func pathsJumpAndShapesMove() throws {
        let path = "Path(CGRect(x: 0, y: 0, width: on ? 100 : 20, height: 10)).fill(.red)"
        let (halfway, end) = (try picture(path, at: "0.5"), try picture(path, at: "1.1"))
        #expect(halfway == end, "18.12")
        let shape = "Circle().trim(from: 0, to: on ? 1 : 0.5).fill(.red).frame(width: 60, height: 60)"
        #expect(try picture(shape, at: "0.5") != picture(shape, at: "1.1"))
    }

    @Test func textThatBreaksOtherwiseCrossFades() throws {
        let text = "Text(\"The quick brown fox\").frame(width: on ? 60 : 180, alignment: .topLeading)"
        let before = try picture(text, at: "0", taps: [])
        #expect(try picture(text, at: "0") == before, "18.12")
        let reports = try session(text, [("tap", "Go"), ("at", "0.5")]).inspection()
        var properties: Set<String> = []
        func search(_ report: LayoutReport) {
            if report.name == "Text" { properties.formUnion(report.animations.map(\.property)) }
            for child in report.children { search(child) }
        }
        if let root = reports.root { search(root) }
        #expect(properties.contains("content"), "\(properties)")
    }

    private func picture(_ body: String, at time: String, taps: [String] = ["Go"]) throws -> [UInt8] {
        try session(body, taps.map { ("tap", $0) } + [("at", time)]).picture().encoded(as: .png)
    }
}
