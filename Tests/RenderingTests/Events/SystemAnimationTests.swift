import Foundation
import Testing
import ViewGraph

@testable import Rendering

/// What the system animates by itself (system-animations.md 1, 4, 5), as a program's views are found at a moment.
@Suite("System animations")
struct SystemAnimationTests {
    private static let source = """
        struct V: View {
            @State private var isShown = false
            @State private var isAsking = false
            @State private var covers = false
            @State private var destination = false
            @State private var transaction = Transaction()
            var body: some View {
                NavigationStack {
                    VStack {
                        NavigationLink("Push") { Text("inner") }
                        Button("Sheet") { isShown = true }
                        Button("Ask") { isAsking = true }
                        Button("Cover") { covers = true }
                        Button("Destination") { destination = true }
                        Button("At once") {
                            var still = Transaction()
                            still.disablesAnimations = true
                            withTransaction(still) { isShown = true }
                        }
                        DisclosureGroup("Group") { Text("disclosed") }
                        Text("outer")
                    }
                    .navigationDestination(isPresented: $destination) { Text("there") }
                }
                .sheet(isPresented: $isShown) {
                    VStack { Text("sheet"); Button("Done") { isShown = false } }
                }
                .fullScreenCover(isPresented: $covers) { Text("cover") }
                .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
            }
        }
        """

    private func session(_ options: [(String, String)]) throws -> RenderSession {
        var chosen = RenderOptions()
        try chosen.set("size", to: "400x800")
        for (name, text) in options { try chosen.set(name, to: text) }
        return try RenderSession(source: SourceText(name: "v.swiftdsl", text: Self.source), options: chosen)
    }

    private struct Found: Equatable {
        var x: Double
        var y: Double
        var isLeaving = false
    }

    /// Where a text is shown, after events; nil where there is none.
    private func place(of text: String, _ events: [(String, String)], at time: String?) throws -> Found? {
        let session = try session(events + (time.map { [("at", $0)] } ?? []))
        var found: Found?
        func search(_ report: LayoutReport, isLeaving: Bool) {
            let isLeaving = isLeaving || report.isLeaving
            if report.text?.lines == [text] {
                let drawn = report.drawn ?? report.frame
                found = Found(x: drawn.midX, y: drawn.midY, isLeaving: isLeaving)
            }
            for child in report.children { search(child, isLeaving: isLeaving) }
        }
        if let root = try session.inspection().root { search(root, isLeaving: false) }
        return found
    }

    // MARK: - Pages

    /// Rows 1.1, 1.2 and 1.6.
    @Test(arguments: [(0, 0), (17, 0.243), (33, 0.418), (50, 0.559), (67, 0.667), (100, 0.806), (200, 0.962)])
    func pagesComeNearerExponentially(milliseconds: Int, progress: Double) throws {
        // A frame is the sixtieth of a second that the row rounds.
        let frame = (Double(milliseconds) * 0.06).rounded()
        let time = String(frame / 60)
        let inner = try #require(try place(of: "inner", [("tap", "Push")], at: time))
        #expect(abs(inner.x - (200 + 400 * (1 - progress))) < 400 * 0.013, "\(inner)")
        let outer = try #require(try place(of: "outer", [("tap", "Push")], at: time))
        #expect(abs(outer.x - (200 - 0.302 * 400 * progress)) < 2, "\(outer)")
    }

    @Test func aPageThatIsPoppedLeavesToTheTrailingEdge() throws {
        let events = [("tap", "Push"), ("wait", "1"), ("tap", "Back")]
        let begin = try #require(try place(of: "inner", events, at: "0"))
        #expect(begin.isLeaving && abs(begin.x - 200) < 0.5)
        let later = try #require(try place(of: "inner", events, at: "0.1"))
        #expect(later.isLeaving && abs(later.x - (200 + 400 * 0.806)) < 1)
        #expect(try place(of: "inner", events, at: "0.5") == nil)
        let outer = try #require(try place(of: "outer", events, at: nil))
        #expect(abs(outer.x - 200) < 0.5 && !outer.isLeaving)
    }

    @Test func destinationsArePushed() throws {
        let there = try #require(try place(of: "there", [("tap", "Destination")], at: "0.1"))
        #expect(abs(there.x - (200 + 400 * 0.194)) < 1)
    }

    // MARK: - What is presented

    @Test(arguments: [("Sheet", "sheet"), ("Cover", "cover")])
    func sheetsRiseFromBelow(button: String, text: String) throws {
        let begin = try #require(try place(of: text, [("tap", button)], at: "0"))
        let middle = try #require(try place(of: text, [("tap", button)], at: "0.1"))
        let end = try #require(try place(of: text, [("tap", button)], at: nil))
        #expect(begin.y > 800 && begin.x == end.x)
        #expect(middle.y < begin.y && middle.y > end.y)
    }

    /// Row 5.3: the curve of 1.5 over 0.4 s.
    @Test func sheetsFollowTheirCurve() throws {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0.35, y: 0.91), endControlPoint: UnitPoint(x: 0.33, y: 0.97))
        let begin = try #require(try place(of: "cover", [("tap", "Cover")], at: "0")).y
        let end = try #require(try place(of: "cover", [("tap", "Cover")], at: nil)).y
        for frame in [6, 12, 18] {
            let shown = try #require(try place(of: "cover", [("tap", "Cover")], at: String(Double(frame) / 60))).y
            let expected = begin + (end - begin) * curve.value(at: Double(frame) / 60 / 0.4)
            #expect(abs(shown - expected) < 0.6, "frame \(frame): \(shown), expected \(expected)")
        }
    }

    @Test func whatIsDismissedLeaves() throws {
        let events = [("tap", "Sheet"), ("wait", "1"), ("tap", "Done")]
        #expect(try place(of: "sheet", events, at: "0.1")?.isLeaving == true)
        #expect(try place(of: "sheet", events, at: "0.5") == nil)
        #expect(try place(of: "sheet", events, at: nil) == nil)
    }

    @Test func animationsThatAreDisabledDontRun() throws {
        let there = try place(of: "sheet", [("tap", "At once")], at: "0")
        #expect(try there == place(of: "sheet", [("tap", "Sheet")], at: nil))
    }

    /// Row 4.1: critical, and done after 0.404 s.
    @Test(arguments: [(0.1, 0.666), (0.2, 0.942), (0.4, 0.999)])
    func alertsFollowTheirSpring(time: Double, progress: Double) throws {
        let end = try #require(try place(of: "Sure?", [("tap", "Ask")], at: nil))
        let shown = try #require(try place(of: "Sure?", [("tap", "Ask")], at: String(time)))
        // The card is scaled from 1.3 round the middle of the window.
        let expected = 200 + (end.x - 200) * (1 + 0.3 * (1 - progress))
        #expect(abs(shown.x - expected) < 0.5, "\(shown) \(end)")
    }

    // MARK: - Groups and progress

    @Test func groupsOpenOverTime() throws {
        let before = try #require(try place(of: "outer", [], at: nil))
        let begin = try #require(try place(of: "outer", [("tap", "Group")], at: "0"))
        let middle = try #require(try place(of: "outer", [("tap", "Group")], at: "0.1"))
        let end = try #require(try place(of: "outer", [("tap", "Group")], at: nil))
        #expect(begin == before && middle.y > begin.y && end.y > middle.y)
    }

    // MARK: - Bars

    /// All of a name in a source's tree at a time, with whether they are on their way out.
    private func found(
        _ name: String, in text: String, _ events: [(String, String)], at time: String?
    ) throws -> [(report: LayoutReport, isLeaving: Bool)] {
        var chosen = RenderOptions()
        try chosen.set("size", to: "300x400")
        for (name, text) in events + (time.map { [("at", $0)] } ?? []) { try chosen.set(name, to: text) }
        let session = try RenderSession(source: SourceText(name: "v.swiftdsl", text: text), options: chosen)
        var result: [(report: LayoutReport, isLeaving: Bool)] = []
        func search(_ report: LayoutReport, isLeaving: Bool) {
            let isLeaving = isLeaving || report.isLeaving
            if report.name == name || report.text?.lines == [name] { result.append((report, isLeaving)) }
            for child in report.children { search(child, isLeaving: isLeaving) }
        }
        if let root = try session.inspection().root { search(root, isLeaving: false) }
        return result
    }

    private static let tabs = """
        TabView {
            Text("here").tabItem { Label("One", systemImage: "star") }
            Text("there").tabItem { Label("Two", systemImage: "heart") }
        }
        """

    @Test func theScreensOfTabsCrossFade() throws {
        let old = try found("here", in: Self.tabs, [("tap", "Two")], at: "0.1")
        let new = try found("there", in: Self.tabs, [("tap", "Two")], at: "0.1")
        #expect(old.map(\.isLeaving) == [true] && new.map(\.isLeaving) == [false])
        #expect(try found("here", in: Self.tabs, [("tap", "Two")], at: nil).isEmpty)
    }

    @Test func theMarkOfTheChosenTabMoves() throws {
        let x = try ["0", "0.1", "1"].map { time -> CGFloat in
            // The bar's own glass is as wide as both tabs.
            let marks = try found("Capsule", in: Self.tabs, [("tap", "Two")], at: time)
                .map { $0.report.drawn ?? $0.report.frame }.filter { $0.width < 100 }
            return try #require(marks.first).midX
        }
        #expect(x[0] < x[1] && x[1] < x[2], "\(x)")
    }

    /// How dark the darkest pixel is where a bar's small title stands, from 0 to 255.
    private func darkness(_ modifiers: String, _ events: [(String, String)], at time: String?) throws -> Int {
        var chosen = RenderOptions()
        for (name, text) in [("size", "300x400"), ("scale", "1")] + events + (time.map { [("at", $0)] } ?? []) {
            try chosen.set(name, to: text)
        }
        let text = """
            NavigationStack { ScrollView { Color.white.frame(height: 900) }\(modifiers).navigationTitle("Title") }
            """
        let bitmap = try RenderSession(source: SourceText(name: "v.swiftdsl", text: text), options: chosen)
            .picture().bitmap()
        let places = (8..<36).flatMap { row in (120..<180).map { (row * bitmap.width + $0) * 4 } }
        return 255 - Int(places.map { bitmap.pixels[$0] }.min() ?? 255)
    }

    @Test func theSmallTitleFadesInAsTheLargeOneLeaves() throws {
        let down = [("scroll", "0,300")]
        #expect(try darkness("", [], at: nil) < 8)
        #expect(try darkness("", down, at: "0") < 8)
        #expect(try 60..<200 ~= darkness("", down, at: "0.1"))
        #expect(try darkness("", down, at: nil) > 220)
        let up = down + [("wait", "1"), ("scroll", "0,-300")]
        #expect(try darkness("", up, at: "0") > 220)
        #expect(try 60..<200 ~= darkness("", up, at: "0.1"))
        #expect(try darkness("", up, at: nil) < 8)
    }

    @Test(arguments: [".defaultScrollAnchor(.bottom)", ".navigationBarTitleDisplayMode(.inline)"])
    func aSmallTitleThatIsThereFromTheBeginningDoesntFade(modifiers: String) throws {
        #expect(try darkness(modifiers, [], at: "0") > 220)
    }

    /// What is disclosed comes from below its title, and is seen as far down as what is below has been pushed.
    @Test(arguments: ["0", "0.05", "0.1", "0.15", "0.2", "0.3"])
    func whatAGroupDisclosesLiesOnNothing(time: String) throws {
        for isClosing in [false, true] {
            var chosen = RenderOptions()
            try chosen.set("size", to: "100x200")
            try chosen.set("scale", to: "1")
            if isClosing {
                try chosen.set("tap", to: "Group")
                try chosen.set("wait", to: "2")
            }
            try chosen.set("tap", to: "Group")
            try chosen.set("at", to: time)
            let text = """
                VStack(spacing: 0) {
                    DisclosureGroup("Group") { Color.red.frame(height: 80) }
                    Color.blue.frame(height: 20)
                }
                .frame(maxHeight: .infinity, alignment: .top)
                """
            let bitmap = try RenderSession(source: SourceText(name: "v.swiftdsl", text: text), options: chosen)
                .picture().bitmap()
            var (reds, blues): ([Int], [Int]) = ([], [])
            for row in 0..<bitmap.height {
                let place = (row * bitmap.width + bitmap.width / 2) * 4
                let (blue, red) = (Int(bitmap.pixels[place]), Int(bitmap.pixels[place + 2]))
                if red > blue + 10 { reds.append(row) }
                if blue > red + 10 { blues.append(row) }
            }
            let (first, last) = (try #require(blues.first), try #require(blues.last))
            #expect((18...21).contains(blues.count) && last - first == blues.count - 1)
            if let lowest = reds.last { #expect(first - 2...first ~= lowest + 1, "\(reds) \(blues)") }
            if time == "0.15" { #expect(!reds.isEmpty) }
        }
    }

    @Test func progressTurns() throws {
        func picture(_ time: String, _ view: String) throws -> [UInt8] {
            var chosen = RenderOptions()
            try chosen.set("at", to: time)
            let text = "struct V: View { var body: some View { \(view).frame(width: 100) } }"
            let session = try RenderSession(source: SourceText(name: "v.swiftdsl", text: text), options: chosen)
            return try session.picture().encoded(as: .png)
        }
        for view in ["ProgressView()", "ProgressView().progressViewStyle(.linear)"] {
            let start = try picture("0", view)
            #expect(try picture("0.5", view) != start, "\(view)")
            #expect(try picture("2", view) == start, "\(view)")
        }
        #expect(try picture("0.12", "ProgressView()") == picture("0", "ProgressView()"))
        let known = "ProgressView(value: 0.5)"
        #expect(try picture("0.5", known) == picture("0", known))
    }

    @Test func aSpinnerDoesntKeepTheClockRunning() throws {
        let text = "struct V: View { var body: some View { ProgressView() } }"
        let session = try RenderSession(
            source: SourceText(name: "v.swiftdsl", text: text), options: RenderOptions())
        #expect(session.time == 0)
    }
}
