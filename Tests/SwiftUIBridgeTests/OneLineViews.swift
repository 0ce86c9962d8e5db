import SwiftUIBridge
import Testing

/// Views of a line or a few, from source to layout: what they are called, and what their texts say.
@Suite struct OneLineViews {
    struct Row: Sendable, CustomTestStringConvertible {
        let source: String
        let outline: String
        var testDescription: String { source }

        init(_ source: String, _ outline: String) { (self.source, self.outline) = (source, outline) }
    }

    static let rows: [Row] = [
        Row(#"Text("Hello")"#, "Text"),
        Row(#"Text("Hello").padding()"#, ".padding(Text)"),
        Row(#"Text("Hello").padding(.horizontal, 8).padding(.top)"#, ".padding(.padding(Text))"),
        Row(#"Text("Hello").frame(width: 100)"#, ".frame(Text)"),
        Row(#"Text("Hello").frame(maxWidth: .infinity, alignment: .leading)"#, ".frame(Text)"),
        Row(#"VStack { Text("a"); Text("b") }"#, "VStack(Text, Text)"),
        Row(#"VStack(alignment: .leading, spacing: 4) { Text("a") }"#, "VStack(Text)"),
        Row(#"HStack { Text("a"); Spacer(); Divider() }"#, "HStack(Text, Spacer, Divider)"),
        Row(#"ZStack { Color.red; Text("a") }"#, "ZStack(Color, Text)"),
        Row(#"Text("a").background(Color.blue)"#, ".background(Text, Color)"),
        Row(#"Text("a").background(.yellow)"#, ".background(Text, Color)"),
        Row(#"Text("a").overlay { Circle() }"#, ".overlay(Text, Circle)"),
        Row(#"Text("a").font(.title).bold().foregroundStyle(.red)"#, "Text"),
        Row(#"Circle().fill(.red).frame(width: 10, height: 10)"#, ".frame(Circle)"),
        Row(#"RoundedRectangle(cornerRadius: 8).stroke(.blue, lineWidth: 2)"#, "RoundedRectangle"),
        Row(
            #"Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))"#,
            "Rectangle"),
        Row(#"if true { Text("a") } else { Circle() }"#, "Text"),
        Row(#"ForEach(0..<3) { i in Text("\(i)") }"#, "VStack(Text, Text, Text)"),
        Row(#"VStack { ForEach(["x", "y"], id: \.self) { Text($0) } }"#, "VStack(Text, Text)"),
        Row(#"Group { Text("a"); Text("b") }.padding(2)"#, ".padding(VStack(Text, Text))"),
        Row(#"GeometryReader { g in Text("\(g.size.width)") }"#, "GeometryReader(Text)"),
        Row(#"Path { p in p.move(to: .zero); p.addLine(to: CGPoint(x: 10, y: 10)) }.stroke()"#, "Path"),
        Row(#"Text("a").environment(\.layoutDirection, .rightToLeft)"#, "Text"),
        Row(#"Text("a").opacity(0.5).rotationEffect(.degrees(45))"#, ".rotationEffect(.opacity(Text))"),
        Row(#"AnyView(Text("a"))"#, "Text"),
        Row(#"VStack { ForEach(["x", "y"], id: \.self, content: Text.init) }"#, "VStack(Text, Text)"),
        Row(#"VStack { ForEach(Array("ab"), id: \.self) { Text(String($0)) } }"#, "VStack(Text, Text)"),
        Row(#"Color.red.opacity(0.5).frame(width: 3)"#, ".frame(Color)"),
        Row(
            #"LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom).opacity(0.5).frame(width: 3)"#,
            ".frame(.opacity(LinearGradient))"),
        Row(
            #"RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 9).opacity(1).opacity(0.5).blur(radius: 2)"#,
            ".blur(.opacity(.opacity(RadialGradient)))"),
        Row(
            #"ZStack { LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom).opacity(0.5) }"#,
            "ZStack(.opacity(LinearGradient))"),
        Row(
            #"Text("a").background(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom).opacity(0.5))"#,
            ".background(Text, _OpacityShapeStyle)"),
    ]

    @Test(arguments: rows) func outline(_ row: Row) throws {
        #expect(try BridgeProbe.make(row.source).outline == row.outline)
    }

    @Test func declaredView() throws {
        let probe = try BridgeProbe.make(
            """
            struct Card: View {
                let title: String
                var body: some View { Text(title).padding() }
            }
            struct ContentView: View {
                var body: some View { VStack { Card(title: "a"); Card(title: "b") } }
            }
            """)
        #expect(probe.outline == "ContentView(VStack(Card(.padding(Text)), Card(.padding(Text))))")
        #expect(probe.texts == ["a", "b"])
        #expect(probe.graph.diagnostics.bodies == ["ContentView": 1, "Card": 2])
    }

    @Test func stateKeepsItsValue() throws {
        let source = """
            struct Counter: View {
                @State private var count = 41
                var body: some View { Text("\\(count)") }
            }
            """
        #expect(try BridgeProbe.make(source).texts == ["41"])
        #expect(try BridgeProbe.make(source, state: ["count": .int(7)]).texts == ["7"])
    }

    @Test func bindingsReachTheState() throws {
        let probe = try BridgeProbe.make(
            """
            struct Child: View {
                @Binding var text: String
                var body: some View { Text(text) }
            }
            struct Parent: View {
                @State private var name = "Ann"
                var body: some View { Child(text: $name) }
            }
            """)
        #expect(probe.texts == ["Ann"])
    }

    @Test func environmentKeysOfTheProgram() throws {
        let probe = try BridgeProbe.make(
            """
            struct BadgeKey: EnvironmentKey { static let defaultValue = 1 }
            extension EnvironmentValues {
                var badge: Int {
                    get { self[BadgeKey.self] }
                    set { self[BadgeKey.self] = newValue }
                }
            }
            struct Badge: View {
                @Environment(\\.badge) var badge
                var body: some View { Text("\\(badge)") }
            }
            struct Root: View {
                var body: some View { VStack { Badge(); Badge().environment(\\.badge, 5) } }
            }
            """)
        #expect(probe.texts == ["1", "5"])
    }

    @Test func modifiersOfTheProgram() throws {
        let probe = try BridgeProbe.make(
            """
            struct Framed: ViewModifier {
                var width: CGFloat
                func body(content: Content) -> some View { content.padding(width) }
            }
            extension View {
                func framed(_ width: CGFloat = 3) -> some View { modifier(Framed(width: width)) }
            }
            struct Root: View {
                var body: some View { Text("a").framed() }
            }
            """)
        #expect(probe.outline == "Root(Framed(.padding(Text)))")
    }

    @Test func shapesOfTheProgram() throws {
        let probe = try BridgeProbe.make(
            """
            struct Triangle: Shape {
                func path(in rect: CGRect) -> Path {
                    var path = Path()
                    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
                    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                    path.closeSubpath()
                    return path
                }
            }
            struct Root: View {
                var body: some View { Triangle().fill(.orange).frame(width: 30, height: 20) }
            }
            """)
        #expect(probe.outline == "Root(.frame(Triangle))")
        try probe.perform { probe in
            #expect(!probe.graph.draw(displayScale: 2).isEmpty)
            try probe.check()
        }
    }

    @Test func layoutsOfTheProgram() throws {
        let probe = try BridgeProbe.make(
            """
            struct Diagonal: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
                    return CGSize(width: sizes.map(\\.width).reduce(0, +), height: sizes.map(\\.height).reduce(0, +))
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                    var point = bounds.origin
                    for subview in subviews {
                        let size = subview.sizeThatFits(.unspecified)
                        subview.place(at: point, anchor: .topLeading, proposal: .unspecified)
                        point.x += size.width
                        point.y += size.height
                    }
                }
            }
            struct Root: View {
                var body: some View {
                    Diagonal {
                        Color.red.frame(width: 10, height: 20)
                        Color.blue.frame(width: 30, height: 40)
                    }
                }
            }
            """)
        #expect(probe.outline == "Root(Diagonal(.frame(Color), .frame(Color)))")
        #expect(probe.size.width == 40 && probe.size.height == 60)
        #expect(probe.graph.report(displayScale: 2)?.children.first?.children.last?.frame.minX == 10)
    }

    @Test func identityOfBranches() throws {
        let probe = try BridgeProbe.make(
            """
            struct Root: View {
                @State var flag = false
                var body: some View {
                    VStack {
                        if flag { Text("a") } else { Text("b") }
                        ForEach(["x"], id: \\.self) { Text($0) }
                    }
                }
            }
            """)
        #expect(probe.ids("Text") == ["0.0.0.elseBranch", "0.0.1[x]"])
    }
}

extension OneLineViews {
    @Test(arguments: 0..<6)
    func branchesAreCountedThroughNesting(_ value: Int) throws {
        let probe = try BridgeProbe.make(
            """
            struct Root: View {
                @State var value = 0
                var body: some View {
                    VStack {
                        switch value {
                        case 0: Text("a")
                        case 1: Text("b")
                        case 2: if value > 2 { Text("x") } else { Text("c") }
                        default: if value == 4 { Text("d") } else if value == 5 { Text("e") } else { Text("f") }
                        }
                    }
                }
            }
            """, state: ["value": .int(value)])
        let expected = [0: "case0", 1: "case1", 2: "case3", 3: "case6", 4: "case4", 5: "case5"]
        #expect(probe.ids("Text") == ["0.0.0." + (expected[value] ?? "")])
    }
}
