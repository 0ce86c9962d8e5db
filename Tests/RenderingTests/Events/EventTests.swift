import Foundation
import Rendering
import Testing

/// What events do, on interpreted views; each row is a source, the events as the command line writes them, and what
/// was printed.
@Suite("Events")
struct EventTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var title: String
        var body: String
        var events: [(String, String)]
        var printed: [String]
        var testDescription: String { title }
    }

    static let cases: [Case] = [
        Case(
            title: "a tap by the visible text",
            body: #"Text("Add").onTapGesture { print("add") }"#, events: [("tap", "Add"), ("tap", "Add")],
            printed: ["add", "add"]),
        Case(
            title: "a tap by the accessibility label",
            body: #"Circle().accessibilityLabel("Play").onTapGesture { print("play") }"#, events: [("tap", "Play")],
            printed: ["play"]),
        Case(
            title: "a tap by the label that stands outside",
            body: #"Circle().onTapGesture { print("play") }.accessibilityLabel("Play")"#, events: [("tap", "Play")],
            printed: ["play"]),
        Case(
            title: "a tap by the identifier",
            body: #"Text("x").accessibilityIdentifier("id").onTapGesture { print("id") }"#, events: [("tap", "id")],
            printed: ["id"]),
        Case(
            title: "a tap by a point",
            body: #"Color.red.onTapGesture { print("red") }"#, events: [("tap", "50,50")], printed: ["red"]),
        Case(
            title: "a tap by a point with spaces round its numbers",
            body: #"Color.red.onTapGesture { print("red") }"#,
            events: [("tap", " 50, 50"), ("tap", "50\u{a0},\t50 ")], printed: ["red", "red"]),
        Case(
            title: "the place of a tap counts from the view",
            body: #"Color.red.frame(width: 40, height: 40).onTapGesture { p in print("\(p.x) \(p.y)") }"#,
            events: [("tap", "40,35")], printed: ["10.0 5.0"]),
        Case(
            title: "two taps in a row",
            body: #"Color.red.onTapGesture(count: 2) { print("two") }.onTapGesture { print("one") }"#,
            events: [("tap", "5,5"), ("double-tap", "5,5")], printed: ["one", "two"]),
        Case(
            title: "what lies in front takes the tap",
            body:
                #"ZStack { Color.red.onTapGesture { print("back") }; Color.blue.onTapGesture { print("front") } }"#,
            events: [("tap", "5,5")], printed: ["front"]),
        Case(
            title: "a z index changes who is in front",
            body:
                #"ZStack { Color.red.onTapGesture { print("back") }.zIndex(1); Color.blue.onTapGesture { print("front") } }"#,
            events: [("tap", "5,5")], printed: ["back"]),
        Case(
            title: "an overlay lies in front",
            body: #"Color.red.onTapGesture { print("red") }.overlay { Color.blue.onTapGesture { print("over") } }"#,
            events: [("tap", "5,5")], printed: ["over"]),
        Case(
            title: "touches go through what allows none",
            body:
                #"ZStack { Color.red.onTapGesture { print("back") }; Color.blue.onTapGesture { print("front") }.allowsHitTesting(false) }"#,
            events: [("tap", "5,5")], printed: ["back"]),
        Case(
            title: "what can't be seen can't be touched",
            body:
                #"ZStack { Color.red.onTapGesture { print("back") }; Color.blue.onTapGesture { print("front") }.opacity(0) }"#,
            events: [("tap", "5,5")], printed: ["back"]),
        Case(
            title: "a hidden view takes no tap (facts 8.13)",
            body:
                #"ZStack { Color.red.onTapGesture { print("back") }; Color.blue.onTapGesture { print("front") }.hidden() }"#,
            events: [("tap", "5,5")], printed: ["back"]),
        Case(
            title: "outside a clip nothing is hit",
            body:
                #"ZStack { Color.red.onTapGesture { print("back") }; Color.blue.onTapGesture { print("front") }.clipShape(Circle()) }"#,
            events: [("tap", "5,5"), ("tap", "50,50")], printed: ["back", "front"]),
        Case(
            title: "a circle isn't hit in the corners of its frame",
            body:
                #"ZStack { Color.red.onTapGesture { print("back") }; Circle().onTapGesture { print("front") } }"#,
            events: [("tap", "5,5"), ("tap", "50,50")], printed: ["back", "front"]),
        Case(
            title: "a content shape takes touches in place of what is drawn",
            body:
                #"ZStack { Color.red.onTapGesture { print("back") }; Circle().contentShape(Rectangle()).onTapGesture { print("front") } }"#,
            events: [("tap", "5,5")], printed: ["front"]),
        Case(
            title: "a spacer is hit only through a content shape",
            body:
                #"VStack { HStack { Text("a"); Spacer() }.onTapGesture { print("plain") }; HStack { Text("b"); Spacer() }.contentShape(Rectangle()).onTapGesture { print("shaped") } }.background { Color.red.onTapGesture { print("back") } }"#,
            events: [("tap", "90,38"), ("tap", "90,62")], printed: ["back", "shaped"]),
        Case(
            title: "a turned view is hit where it is drawn",
            body:
                #"ZStack { Color.red.onTapGesture { print("back") }; Color.blue.frame(width: 80, height: 10).onTapGesture { print("bar") }.rotationEffect(.degrees(90)) }"#,
            events: [("tap", "20,50"), ("tap", "50,20")], printed: ["back", "bar"]),
        Case(
            title: "a moved view is hit where it is drawn",
            body:
                #"ZStack { Color.red.onTapGesture { print("back") }; Color.blue.frame(width: 10, height: 10).onTapGesture { print("box") }.offset(x: 30, y: 0) }"#,
            events: [("tap", "50,50"), ("tap", "80,50")], printed: ["back", "box"]),
        Case(
            title: "a scaled view is hit where it is drawn",
            body:
                #"ZStack { Color.red.onTapGesture { print("back") }; Color.blue.frame(width: 10, height: 10).onTapGesture { p in print("box \(p.x)") }.scaleEffect(4) }"#,
            events: [("tap", "66,50"), ("tap", "72,50")], printed: ["box 9.0", "back"]),
        Case(
            title: "the innermost gesture is recognised",
            body:
                #"VStack { Color.red.onTapGesture { print("inner") } }.onTapGesture { print("outer") }"#,
            events: [("tap", "5,5")], printed: ["inner"]),
        Case(
            title: "one of high priority comes before those inside",
            body:
                #"VStack { Color.red.onTapGesture { print("inner") } }.highPriorityGesture(TapGesture().onEnded { print("outer") })"#,
            events: [("tap", "5,5")], printed: ["outer"]),
        Case(
            title: "a simultaneous one is recognised besides",
            body:
                #"VStack { Color.red.onTapGesture { print("inner") } }.simultaneousGesture(TapGesture().onEnded { print("outer") })"#,
            events: [("tap", "5,5")], printed: ["inner", "outer"]),
        Case(
            title: "a mask without the gesture turns it off",
            body:
                #"VStack { Color.red.onTapGesture { print("inner") } }.highPriorityGesture(TapGesture().onEnded { print("outer") }, including: .subviews)"#,
            events: [("tap", "5,5")], printed: ["inner"]),
        Case(
            title: "a disabled view leaves the tap to what is round it",
            body:
                #"VStack { Color.red.onTapGesture { print("inner") }.disabled(true) }.onTapGesture { print("outer") }"#,
            events: [("tap", "5,5")], printed: ["outer"]),
        Case(
            title: "a long press waits",
            body:
                #"Color.red.onLongPressGesture { print("long") } onPressingChanged: { print("pressing \($0)") }"#,
            events: [("press", "5,5=0.6")], printed: ["pressing true", "long", "pressing false"]),
        Case(
            title: "a finger that stays where nobody waits is a tap",
            body: #"Text("a").onTapGesture { print("tap") }"#, events: [("press", "a")], printed: ["tap"]),
        Case(
            title: "a drag ends where the finger is lifted",
            body:
                #"Color.red.gesture(DragGesture().onEnded { v in print("\(v.startLocation.x) \(v.translation.width) \(v.translation.height)") })"#,
            events: [("drag", "10,10,60,30")], printed: ["10.0 50.0 20.0"]),
        Case(
            title: "a drag begins once the finger has moved far enough",
            body:
                #"Color.red.gesture(DragGesture(minimumDistance: 45).onChanged { v in print("\(v.translation.width)") })"#,
            events: [("drag", "10,10,60,10")], printed: ["45.0", "50.0"]),
        Case(
            title: "a drag without a distance is a tap too",
            body: #"Color.red.gesture(DragGesture(minimumDistance: 0).onEnded { v in print("\(v.location.x)") })"#,
            events: [("tap", "7,5")], printed: ["7.0"]),
        Case(
            title: "two fingers",
            body:
                #"Color.red.gesture(MagnifyGesture().onEnded { print("\($0.magnification)") }).simultaneousGesture(RotateGesture().onEnded { print("\($0.rotation.degrees)") })"#,
            events: [("magnify", "50,50=2"), ("rotate", "50,50=90")], printed: ["2.0", "90.0"]),
        Case(
            title: "one gesture before another",
            body:
                #"Color.red.gesture(TapGesture(count: 2).onEnded { print("two") }.exclusively(before: TapGesture().onEnded { print("one") }))"#,
            events: [("tap", "5,5"), ("double-tap", "5,5")], printed: ["one", "two"]),
        Case(
            title: "hovering",
            body: #"Text("a").onHover { print("over \($0)") }"#, events: [("hover", "a"), ("hover", "1,1")],
            printed: ["over true", "over false"]),
    ]

    @Test(arguments: cases)
    func whatIsPrinted(_ example: Case) throws {
        let session = try Self.session(example.body, example.events)
        #expect(session.console == example.printed)
    }

    static func session(_ body: String, _ events: [(String, String)]) throws -> RenderSession {
        var options = RenderOptions()
        options.setSize(width: 100, height: 100)
        let session = try RenderSession(source: SourceText(name: "view.swiftdsl", text: body), options: options)
        for (name, text) in events { try session.send(try #require(RenderEvent(name, text))) }
        return session
    }
}

/// What can't be done is said, with what could be.
@Suite("Events that go wrong")
struct FailingEventTests {
    static let cases: [(body: String, event: (String, String), message: String)] = [
        (
            #"Text("Save").onTapGesture {}"#, ("tap", "Sav"),
            "error: there is nothing to tap called 'Sav'\nnote: did you mean 'Save'?\nnote: view 'Save' at 50,50\n"
        ),
        (
            #"VStack { Text("A").onTapGesture {}; Text("A").onTapGesture {} }"#, ("tap", "A"),
            "error: 2 things to tap are called 'A'; give one's place\n"
        ),
        (#"Text("Save")"#, ("tap", "50,50"), "error: there is nothing to tap at 50,50; 'Save' is in front\n"),
        (
            #"ZStack { Text("A").onTapGesture {}; Color.red }"#, ("tap", "A"),
            "error: view 'A' at 50,50 can't be touched: a Color lies over it\n"
        ),
        (
            #"Button("Save") {}"#, ("action", "Nobody"),
            "error: there is nothing to activate called 'Nobody'\nnote: button 'Save' at 50,50\n"
        ),
        (#"Text("A")"#, ("type", "Name=Ann"), "error: there is nothing to type into called 'Name'\n"),
        (#"Text("A")"#, ("scroll", "0,10"), "error: there is nothing to scroll in the picture\n"),
        (
            #"Text("A").onTapGesture { let a = [1]; print(a[3]) }"#, ("tap", "A"),
            "view.swiftdsl:1:45: error: Fatal error: Index out of range\n"
        ),
    ]

    @Test(arguments: cases.indices)
    func whatIsSaid(_ index: Int) throws {
        let example = Self.cases[index]
        let failure = #expect(throws: RenderFailure.self) {
            try EventTests.session(example.body, [example.event])
        }
        #expect(failure?.text.hasPrefix(example.message) ?? false, "\(failure?.text ?? "")")
    }

    @Test func anActionWithoutEndIsStopped() throws {
        var options = RenderOptions()
        options.limits.steps = 10_000
        let source = SourceText(name: "view.swiftdsl", text: #"Text("A").onTapGesture { while true {} }"#)
        let session = try RenderSession(source: source, options: options)
        let failure = #expect(throws: RenderFailure.self) { try session.send(.tap(.label("A"))) }
        #expect(failure?.cause == .limit("steps"))
    }

    @Test func aTapOnSomethingDisabledOnlyWarns() throws {
        let session = try EventTests.session(#"Text("A").onTapGesture { print("a") }.disabled(true)"#, [("tap", "A")])
        #expect(session.console.isEmpty)
        #expect(session.warnings.count == 1)
        #expect(session.warnings.first?.contains("view 'A' at 50,50, disabled: the tap does nothing\n") == true)
    }

    @Test func aThousandTaps() throws {
        let body =
            "struct V: View { @State var n = 0; var body: some View { Text(\"\\(n)\").frame(width: 50, height: 50)"
        let source = body + ".contentShape(Rectangle()).onTapGesture { n += 1 } } }"
        let session = try RenderSession(source: SourceText(name: "v.swiftdsl", text: source), options: RenderOptions())
        for _ in 0..<1000 { try session.send(.tap(.point(CGPoint(x: 20, y: 20)))) }
        #expect(session.bodies == ["V": 1001])
    }

    /// What bars show is handed up as views, which can't be compared: an update must end all the same.
    @Test(arguments: [
        #".toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} } }"#,
        #".searchable(text: $text)"#, #".navigationTitle("Title \(count)")"#,
        #".toolbar { ToolbarItem(placement: .bottomBar) { Text("\(count)") } }"#,
    ])
    func barsSettleAfterAnEvent(modifier: String) throws {
        let source = #"""
            struct Screen: View {
                @State private var count = 0
                @State private var text = ""
                var body: some View {
                    NavigationStack {
                        VStack { Button("Add") { count += 1 }; Text("count \(count)") }
                            \#(modifier)
                    }
                }
            }
            """#
        let session = try RenderSession(
            source: SourceText(name: "bars.swiftdsl", text: source), options: RenderOptions())
        try session.send(.tap(.label("Add")))
        try session.send(.tap(.label("Add")))
        #expect(try session.inspection().json.contains("count 2"))
    }
}

/// What would change the picture and isn't drawn is said.
@Suite struct UndrawnModifierTests {
    @Test(arguments: [
        (#"Text("a").menuOrder(.fixed)"#, ".menuOrder")
    ])
    func isWarnedOf(source: String, name: String) throws {
        let session = try RenderSession(
            source: SourceText(name: "view.swiftdsl", text: source), options: RenderOptions())
        #expect(session.warnings.contains { $0.contains("'\(name)' is not drawn") })
    }
}
