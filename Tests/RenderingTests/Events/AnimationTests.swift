import Foundation
import Testing
import ViewGraph

@testable import Rendering

/// What programs see of animations at a time, as `inspect --at` tells it.
@Suite("Animations of programs")
struct AnimationTests {
    private func session(
        _ body: String, members: String = "", others: String = "", _ options: [(String, String)] = []
    ) throws -> RenderSession {
        var chosen = RenderOptions()
        try chosen.set("size", to: "200x200")
        for (name, text) in options { try chosen.set(name, to: text) }
        let session = try RenderSession(
            source: SourceText(
                name: "v.swiftdsl",
                text: """
                    \(others)
                    struct V: View {
                        @State private var on = false
                        \(members)
                        var body: some View {
                            ZStack(alignment: .topLeading) {
                                Color.clear
                                \(body)
                                Button("Go") { withAnimation(.linear(duration: 1)) { on.toggle() } }.offset(y: 150)
                                Button("Jump") { on.toggle() }.offset(y: 170)
                            }
                        }
                    }
                    """), options: chosen)
        return session
    }

    /// The frames of everything of a name, as "x y width height", at a time after Go was tapped. What leaves is marked in
    /// the report, and all that is in it leaves with it.
    private func frames(
        _ name: String, _ body: String, at time: String, others: String = "", tap: [String] = ["Go"]
    ) throws -> [String] {
        let session = try session(body, others: others, tap.map { ("tap", $0) } + [("at", time)])
        var found: [String] = []
        func search(_ report: LayoutReport, isLeaving: Bool) {
            let isLeaving = isLeaving || report.isLeaving
            if report.name == name {
                let frame = report.frame
                found.append(
                    [frame.minX, frame.minY, frame.width, frame.height].map { String(Double($0)) }.joined(
                        separator: " ")
                        + (isLeaving ? " leaving" : ""))
            }
            for child in report.children { search(child, isLeaving: isLeaving) }
        }
        if let root = try session.inspection().root { search(root, isLeaving: false) }
        return found
    }

    @Test(arguments: [("0", "0.0 0.0 20.0 10.0"), ("0.5", "0.0 0.0 60.0 10.0"), ("1", "0.0 0.0 100.0 10.0")])
    func framesMove(time: String, frame: String) throws {
        let body = "Rectangle().frame(width: on ? 100 : 20, height: 10)"
        #expect(try frames("Rectangle", body, at: time) == [frame])
        #expect(try frames("Rectangle", body, at: time, tap: ["Jump"]) == ["0.0 0.0 100.0 10.0"])
    }

    /// 18.14.
    @Test(arguments: [
        ("Rectangle().frame(width: on ? 100 : 20, height: 10).animation(.linear(duration: 2), value: on)", "40.0"),
        ("Rectangle().frame(width: on ? 100 : 20, height: 10).animation(nil, value: on)", "100.0"),
        ("Rectangle().frame(width: on ? 100 : 20, height: 10).animation(.linear(duration: 2), value: 1)", "60.0"),
        ("Rectangle().animation(.linear(duration: 2), value: on).frame(width: on ? 100 : 20, height: 10)", "40.0"),
        ("Rectangle().frame(width: on ? 100 : 20, height: 10).transaction { $0.animation = nil }", "100.0"),
        (
            "Rectangle().frame(width: on ? 100 : 20, height: 10).animation(.linear(duration: 4), value: on)"
                + ".transaction { $0.disablesAnimations = true }", "60.0"
        ),
    ])
    func innerModifiersDecide(body: String, width: String) throws {
        #expect(try frames("Rectangle", body, at: "0.5") == ["0.0 0.0 \(width) 10.0"])
    }

    /// What a modifier is applied to isn't animated with it.
    @Test(arguments: [(".animation(.linear(duration: 2))", "25.0"), (".transaction { $0.animation = nil }", "100.0")])
    func modifiersHaveAnimationsOfTheirOwn(change: String, width: String) throws {
        let bar = """
            struct Bar: ViewModifier {
                let width: CGFloat
                func body(content: Content) -> some View {
                    content.overlay(alignment: .topLeading) { Capsule().frame(width: width, height: 4) }
                }
            }
            """
        let body = "Rectangle().frame(width: on ? 100 : 20, height: 10).modifier(Bar(width: on ? 100 : 0)\(change))"
        #expect(try frames("Rectangle", body, at: "0.5", others: bar) == ["0.0 0.0 60.0 10.0"])
        #expect(try frames("Capsule", body, at: "0.5", others: bar) == ["0.0 0.0 \(width) 4.0"])
    }

    /// 18.14: a transaction may start an animation; a binding's animation is that of its state, not of closures.
    @Test(arguments: [
        ("offset", "Button(\"Set\") { on.toggle() }", "{ $0.animation = .linear(duration: 2) }", 25.0),
        ("nothing", "Button(\"Set\") { on.toggle() }", "{ _ in }", 100),
        ("state", "Setter(on: $on.animation(.linear(duration: 1)))", "{ _ in }", 50),
        (
            "closures", "Setter(on: Binding(get: { on }, set: { on = $0 }).animation(.linear(duration: 1)))",
            "{ _ in }",
            100
        ),
        (
            "closures that take it",
            "Setter(on: Binding(get: { on }, set: { new, t in withTransaction(t) { on = new } })"
                + ".animation(.linear(duration: 1)))", "{ _ in }", 50
        ),
    ])
    func bindingsAnimateTheirState(name: String, setter: String, transaction: String, x: Double) throws {
        let others = """
            struct Setter: View {
                @Binding var on: Bool
                var body: some View { Button("Set") { on.toggle() } }
            }
            """
        let body = """
            Rectangle().frame(width: 10, height: 10).padding(.leading, on ? 100 : 0).transaction \(transaction)
            \(setter).offset(y: 100)
            """
        let found = try frames("Rectangle", body, at: "0.5", others: others, tap: ["Set"])
        #expect(found == ["\(x) 0.0 10.0 10.0"], "\(name)")
    }

    @Test func twoChangesOfOneTurnHaveTheirOwnAnimations() throws {
        let source = """
            Rectangle().frame(width: a, height: b)
            Button("Both") {
                withAnimation(.linear(duration: 1)) { a = 100 }
                withAnimation(.linear(duration: 2)) { b = 100 }
            }
            """
        let session = try session(
            source, members: "@State private var a = 0.0; @State private var b = 0.0", [("tap", "Both"), ("at", "0.5")])
        let text = try session.inspection().json
        #expect(text.contains(#""width": 50, "height": 25"#), "\(text)")
    }

    // MARK: - Transitions (18.15)

    @Test func whatGoesStaysUntilItsTransitionEnds() throws {
        let body = "if !on { Rectangle().frame(width: 40, height: 10).transition(.move(edge: .leading)) }"
        #expect(try frames("Rectangle", body, at: "0.5") == ["0.0 0.0 40.0 10.0 leaving"])
        #expect(try frames("Rectangle", body, at: "1") == [])
        #expect(try frames("Rectangle", body, at: "0.5", tap: ["Jump"]) == [])
        let rows = "VStack { ForEach(on ? [1, 3] : [1, 2, 3], id: \\.self) { Text(\"\\($0)\") } }"
        let found = try frames("Text", rows, at: "0.5")
        #expect(found.filter { $0.hasSuffix("leaving") }.count == 1, "\(found)")
    }

    @Test func whatComesBackMidWayIsTheSameView() throws {
        let body = "if !on { Counter() }"
        let counter = """
            struct Counter: View {
                @State private var count = 0
                var body: some View { Button("Count \\(count)") { count += 1 } }
            }
            """
        let steps = [("tap", "Count 0"), ("tap", "Go"), ("wait", "0.5"), ("tap", "Go"), ("at", "1")]
        let there = try session(body, others: counter, steps).inspection().json
        #expect(there.contains("Count 1"), "\(there)")
        let late = [("tap", "Count 0"), ("tap", "Go"), ("wait", "1.5"), ("tap", "Go"), ("at", "1")]
        #expect(try session(body, others: counter, late).inspection().json.contains("Count 0"))
    }

    @Test func viewsDisappearWhenTheirTransitionHasEnded() throws {
        let body = "if !on { Text(\"a\").onDisappear { print(\"gone\") } }"
        #expect(try session(body, [("tap", "Go"), ("at", "0.5")]).console.isEmpty)
        #expect(try session(body, [("tap", "Go")]).console == ["gone"])
    }

    // MARK: - Time

    @Test func withoutATimeEverythingHasSettled() throws {
        let body = "Rectangle().frame(width: on ? 100 : 20, height: 10).opacity(on ? 0.5 : 1)"
        let settled = try session(body, [("tap", "Go")]).picture().encoded(as: .png)
        let jumped = try session(body, [("tap", "Jump")]).picture().encoded(as: .png)
        #expect(settled == jumped)
    }

    /// A repetition without end is shown at its beginning where nothing else moves.
    @Test func endlessAnimationsAreNotWaitedFor() throws {
        let body = """
            Rectangle().frame(width: on ? 100 : 20, height: 10)
                .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { on = true } }
            """
        #expect(try frames("Rectangle", body, at: "0", tap: []) == ["0.0 0.0 20.0 10.0"])
        #expect(try frames("Rectangle", body, at: "1.5", tap: []) == ["0.0 0.0 60.0 10.0"])
        let still = try session(body).inspection().json
        #expect(still.contains(#""width": 20, "height": 10"#), "\(still)")
    }

    @Test func aFrameOfAFilmIsThePictureOfItsTime() throws {
        let body = """
            Circle().fill(on ? .red : .blue).frame(width: 40).offset(x: on ? 100 : 0).rotationEffect(.degrees(on ? 90 : 0))
            if on { Text("new").transition(.scale) }
            """
        var frames: [[UInt8]] = []
        try session(body).film([.tap(.label("Go"), count: 1)], FilmOptions()) { moment in
            frames.append(try moment.picture.encoded(as: .png))
        }
        #expect(frames.count == 61)
        for index in [0, 7, 30, 59, 60] where index < frames.count {
            let alone = try session(body, [("tap", "Go"), ("at", String(Double(index) / 60))]).picture()
            #expect(try alone.encoded(as: .png) == frames[index], "frame \(index)")
        }
    }

    @Test func completionsAreCalled() throws {
        let body = """
            Text("a").offset(x: on ? 10 : 0)
            Button("Do") {
                withAnimation(.linear(duration: 0.5)) { on.toggle() } completion: { print("moved") }
                withAnimation(.linear(duration: 0.5)) { } completion: { print("nothing") }
            }
            """
        #expect(try session(body, [("tap", "Do"), ("at", "0.25")]).console == ["nothing"])
        #expect(try session(body, [("tap", "Do"), ("at", "0.6")]).console == ["nothing", "moved"])
        #expect(try session(body, [("tap", "Do")]).console == ["nothing", "moved"])
    }

    // MARK: - A program's own data

    @Test(arguments: [
        (
            "Number(value: on ? 10 : 0)",
            """
            struct Number: View, Animatable {
                var value: Double
                var animatableData: Double { get { value } set { value = newValue } }
                var body: some View { Text("n \\(value)") }
            }
            """, "n 5.000000"
        ),
        (
            "Text(\"x\").modifier(Number(value: on ? 10 : 0))",
            """
            struct Number: ViewModifier, Animatable {
                var value: Double
                var animatableData: Double { get { value } set { value = newValue } }
                func body(content: Content) -> some View { Text("n \\(value)") }
            }
            """, "n 5.000000"
        ),
        (
            "Number(value: Pair(a: on ? 10 : 0, b: on ? 1 : 0))",
            """
            struct Pair: VectorArithmetic {
                var a: Double
                var b: Double
                static var zero: Pair { Pair(a: 0, b: 0) }
                static func + (l: Pair, r: Pair) -> Pair { Pair(a: l.a + r.a, b: l.b + r.b) }
                static func - (l: Pair, r: Pair) -> Pair { Pair(a: l.a - r.a, b: l.b - r.b) }
                mutating func scale(by factor: Double) { a *= factor; b *= factor }
                var magnitudeSquared: Double { a * a + b * b }
            }
            struct Number: View, Animatable {
                var value: Pair
                var animatableData: Pair { get { value } set { value = newValue } }
                var body: some View { Text("n \\(value.a) \\(value.b)") }
            }
            """, "n 5.000000 0.500000"
        ),
    ])
    func animatableDataAreSetForEachFrame(body: String, others: String, text: String) throws {
        let shown = try session(body, others: others, [("tap", "Go"), ("at", "0.5")]).inspection().json
        #expect(shown.contains("\"\(text)\""), "\(shown)")
    }

    /// Half-way a style that is found in the environment looks as the colour does that it stands for.
    @Test(arguments: [
        ("Rectangle().fill(.tint).tint(COLOR)", "Rectangle().fill(COLOR)"),
        ("Rectangle().foregroundStyle(COLOR)", "Rectangle().fill(COLOR)"),
        ("Text(\"a\").foregroundStyle(.tint).tint(COLOR)", "Text(\"a\").foregroundColor(COLOR)"),
        (
            "Image(systemName: \"star.fill\").foregroundStyle(COLOR)",
            "Image(systemName: \"star.fill\").foregroundStyle(.tint).tint(COLOR)"
        ),
    ])
    func stylesFromTheEnvironmentGlide(body: String, direct: String) throws {
        func pixels(_ body: String, _ color: String, _ time: String) throws -> [UInt8] {
            let body = body.replacing("COLOR", with: color) + ".frame(width: 40, height: 40)"
            return try session(body, [("tap", "Go"), ("at", time)]).picture().bitmap().pixels
        }
        let moving = "on ? Color.red : Color.blue"
        let halfWay = try pixels(body, moving, "0.5")
        #expect(try halfWay == pixels(direct, moving, "0.5"))
        #expect(try halfWay != pixels(direct, "Color.red", "0.5"))
        #expect(try halfWay != pixels(direct, "Color.blue", "0.5"))
    }

    // MARK: - At the root, and in overlays

    private func root(_ preview: String, others: String, _ events: [(String, String)]) throws -> RenderSession {
        var options = RenderOptions()
        try options.set("size", to: "200x200")
        for (name, text) in events { try options.set(name, to: text) }
        let text = "import SwiftUI\n\(others)\n#Preview { \(preview) }"
        return try RenderSession(source: SourceText(name: "v.swiftdsl", text: text), options: options)
    }

    private func all(_ report: LayoutReport) -> [LayoutReport] { [report] + report.children.flatMap(all) }

    /// Where no container stays round it, it leaves the canvas.
    @Test(arguments: ["A()", "A().padding()", "Group { A() }", "VStack { A() }", "A().id(1).frame(width: 90)"])
    func whatLeavesTheRootStaysUntilItsTransitionEnds(preview: String) throws {
        let others = """
            struct A: View {
                @State private var isHere = true
                var body: some View {
                    if isHere {
                        Button("Hide") { withAnimation(.linear(duration: 1)) { isHere = false } }
                    } else {
                        Text("Gone")
                    }
                }
            }
            """
        let moving = try #require(
            try root(preview, others: others, [("tap", "Hide"), ("at", "0.3")]).inspection().root)
        #expect(!moving.isLeaving)
        #expect(all(moving).count { $0.isLeaving } == 1)
        let settled = try #require(try root(preview, others: others, [("tap", "Hide"), ("at", "2")]).inspection().root)
        #expect(!all(settled).contains { $0.isLeaving })
    }

    @Test func theRootStandsFirstWhileASheetLeavesIt() throws {
        let others = """
            struct A: View {
                @State private var isOpen = false
                var body: some View {
                    Button("Show") { isOpen = true }.sheet(isPresented: $isOpen) { Button("Close") { isOpen = false } }
                }
            }
            """
        let events = [("tap", "Show"), ("wait", "1"), ("tap", "Close"), ("at", "0.05")]
        let report = try #require(try root("A()", others: others, events).inspection().root)
        #expect(report.name == "A")
        #expect(report.children.map(\.isLeaving) == [false, true])
    }

    @Test func whatLeavesStaysBehindItsOverlay() throws {
        func middle(_ body: String) throws -> [UInt8] {
            let events = [("tap", "Go"), ("at", "0.3"), ("scale", "1")]
            let bitmap = try session(body + ".frame(width: 40, height: 40)", events).picture().bitmap()
            let place = (20 * bitmap.width + 20) * 4
            return Array(bitmap.pixels[place..<place + 4])
        }
        let body =
            "Group { if on { Color.red } else { Color.blue } }.overlay { Color.green.frame(width: 10, height: 10) }"
        #expect(try middle(body) == middle("Color.green"))
    }

    @Test func whatComesSaysHowItsTransitionMovesIt() throws {
        let body = """
            if on { Text("Slides").transition(.slide) }
            if on { Text("Grows").transition(.scale) }
            if on { Text("Fades").transition(.opacity) }
            """
        let report = try #require(try session(body, [("tap", "Go"), ("at", "0.3")]).inspection().root)
        for word in ["Slides", "Grows", "Fades"] {
            let text = try #require(all(report).first { $0.text?.lines == [word] })
            #expect(text.animations.count == 1, "\(word): \(text.animations)")
            #expect(text.animations.first.map { abs($0.elapsed - 0.3) < 0.02 } == true)
        }
    }

    // MARK: - Films

    /// A step of what repeats ends, but the round is what a film shows.
    @Test func aFilmOfPhasesIsOneRound() throws {
        let body = """
            Text("X").phaseAnimator([1.0, 2.0, 3.0]) { view, phase in view.scaleEffect(phase) } animation: { _ in
                .linear(duration: 0.5)
            }
            """
        var count = 0
        try session(body).film([], FilmOptions(rate: 10)) { _ in count += 1 }
        #expect((15...17).contains(count), "\(count)")
    }

    @Test(arguments: [FilmFormat.apng, .gif, .webp])
    func filmsAreWritten(format: FilmFormat) throws {
        let encoder = try FilmFile(format, isOpaque: true)
        let body = "Circle().frame(width: 20).offset(x: on ? 100 : 0)"
        try session(body).film([.tap(.label("Go"), count: 1)], FilmOptions(rate: 10)) { moment in
            try encoder.append(moment)
        }
        let bytes = try encoder.finish()
        let heads: [FilmFormat: [UInt8]] = [
            .apng: [0x89, 0x50, 0x4E, 0x47], .gif: Array("GIF89a".utf8), .webp: Array("RIFF".utf8),
        ]
        #expect(bytes.starts(with: heads[format] ?? []) && bytes.count > 500)
    }
}
