import Testing

/// Views that are too many, too large, or nowhere.
@Suite struct HostileDrawingTests {
    @Test(arguments: rows) func endsInItsClass(_ row: HostileRow) throws { try row.check(asStatements: false) }

    private typealias Row = HostileRow

    static let rows: [HostileRow] = [
        Row(
            "a default that calls the requirement", .limit,
            #"""
            protocol Named { var name: String { get } }
            extension Named { var name: String { "the " + name } }
            struct Thing: Named {}
            Text(Thing().name)
            """#),
        Row(
            "a layout of sizes that are none", .drawn,
            #"""
            struct Wrong: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    CGSize(width: CGFloat.nan, height: -CGFloat.infinity)
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                    for view in subviews { view.place(at: CGPoint(x: 1e308, y: CGFloat.nan), proposal: .init(width: -1, height: 1e300)) }
                }
            }
            VStack { Wrong { Text("a"); Color.red }; Text("b") }
            """#),
        Row(
            "a layout that never has enough", .limit,
            #"""
            struct Greedy: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    var sum: CGFloat = 0
                    for width in 0..<1_000_000_000 { sum += subviews[0].sizeThatFits(.init(width: CGFloat(width), height: nil)).width }
                    return CGSize(width: sum, height: 1)
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
            }
            Greedy { Text("a") }
            """#),
        Row(
            "layouts that measure twice, one in the other", .drawn,
            #"""
            struct Twice: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    let one = subviews[0].sizeThatFits(.init(width: (proposal.width ?? 9) + 1, height: nil))
                    let other = subviews[0].sizeThatFits(.init(width: (proposal.width ?? 9) + 2, height: nil))
                    return CGSize(width: one.width + 1, height: other.height)
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
            }
            struct Nest: View {
                var depth: Int
                var body: some View { Twice { if depth > 0 { AnyView(Nest(depth: depth - 1)) } else { Text("deep down") } } }
            }
            Nest(depth: 40)
            """#),
        Row(
            "a path of a million arcs", .limit,
            #"""
            Path { path in
                for n in 0..<3_000_000 { path.addArc(center: CGPoint(x: n % 90, y: n % 70), radius: 60, startAngle: .zero, endAngle: .degrees(350), clockwise: n % 2 == 0) }
            }.stroke(.red, style: StrokeStyle(lineWidth: 9, lineCap: .round, lineJoin: .round))
            """#),
        Row(
            "dashes too small to see", .drawn,
            #"""
            Circle().stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [1e-9, 1e-9])).frame(width: 1_000, height: 1_000)
            """#),
        Row(
            "a canvas without end", .limit,
            #"""
            Canvas { context, size in
                var n = 0.0
                while true { context.fill(Path(ellipseIn: CGRect(x: n, y: 0, width: 30, height: 30)), with: .color(.red)); n += 0.001 }
            }
            """#),
        Row(
            "a blur as wide as the world", .drawn,
            #"""
            Text("a").blur(radius: 1e12).blur(radius: -4).blur(radius: .nan)
            """#),
        Row(
            "shadows of shadows", .limit,
            #"""
            struct Shade: View {
                var depth: Int
                var body: some View { if depth == 0 { AnyView(Color.red.frame(width: 900, height: 900)) } else { AnyView(Shade(depth: depth - 1).shadow(radius: 50).opacity(0.9)) } }
            }
            Shade(depth: 200)
            """#),
        Row(
            "frames of no number", .drawn,
            #"""
            VStack {
                Color.red.frame(width: .nan, height: .infinity)
                Color.blue.frame(minWidth: 9, maxWidth: -3, minHeight: .infinity)
                Text("a").padding(.nan).offset(x: .infinity, y: 1e300).position(x: .nan, y: 4)
            }
            """#),
        Row(
            "turned and grown beyond all measure", .drawn,
            #"""
            Text("a").scaleEffect(1e300).rotationEffect(.radians(.nan)).scaleEffect(x: 0, y: -1e-300)
                .rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 0)).transformEffect(.init(a: .nan, b: 0, c: 0, d: 0, tx: 1e308, ty: 0))
            """#),
        Row(
            "a row for every number", .limit,
            #"""
            ScrollView { VStack { ForEach(0..<Int.max, id: \.self) { Text("\($0)") } } }
            """#),
        Row(
            "rows of one identity", .drawn,
            #"""
            List { ForEach(0..<300, id: \.self) { _ in ForEach([7, 7, 7], id: \.self) { Text("\($0)").id(7) } } }
            """#),
        Row(
            "marks over marks", .drawn,
            #"""
            Text(String(repeating: "e\u{301}\u{302}\u{303}\u{489}", count: 3_000)).lineLimit(3)
            """#),
        Row(
            "directions within directions", .drawn,
            #"""
            Text(String(repeating: "\u{202E}a\u{2067}\u{5D0}", count: 4_000) + String(repeating: "\u{200D}", count: 5_000)).lineLimit(2)
            """#),
        Row(
            "a text of ten million letters", .limit,
            #"""
            Text(String(repeating: "word after word ", count: 700_000))
            """#),
        Row(
            "a reader that tells its state", .drawn,
            #"""
            struct Feedback: View {
                @State private var width: CGFloat = 1
                var body: some View {
                    GeometryReader { proxy in Text("\(width)").onAppear { width = proxy.size.width }.onChange(of: width) { width += 1 } }
                        .frame(width: width, height: 20)
                }
            }
            Feedback()
            """#),
        Row(
            "a preference that doubles", .limit,
            #"""
            struct Doubled: PreferenceKey {
                static let defaultValue: [Int] = [1]
                static func reduce(value: inout [Int], nextValue: () -> [Int]) { value = value + value + nextValue() }
            }
            struct Names: View {
                var body: some View {
                    VStack { ForEach(0..<200, id: \.self) { Color.red.preference(key: Doubled.self, value: [$0]) } }
                        .overlayPreferenceValue(Doubled.self) { Text("\($0.count)") }
                }
            }
            Names()
            """#),
        Row(
            "a gradient of a million colours", .drawn,
            #"""
            LinearGradient(colors: (0..<200_000).map { Color(hue: Double($0) / 7, saturation: .nan, brightness: 2) }, startPoint: .top, endPoint: UnitPoint(x: .nan, y: 1e300)).frame(width: 50, height: 50)
            """#),
        Row(
            "pictures of the machine", .drawn,
            #"""
            VStack {
                Image("../../../../etc/passwd")
                Image("/proc/self/environ")
                Image("file:///dev/zero")
                Image(systemName: String(repeating: "x.", count: 40_000))
                Image(uiImage: UIImage(contentsOfFile: "/usr/share/pixmaps/debian-logo.png") ?? UIImage())
            }
            """#),
        Row(
            "masks within masks", .limit,
            #"""
            struct Masked: View {
                var depth: Int
                var body: some View {
                    if depth == 0 { Color.red.frame(width: 2_000, height: 2_000) } else {
                        AnyView(Masked(depth: depth - 1)).mask { Circle().blur(radius: 40) }.compositingGroup().drawingGroup()
                    }
                }
            }
            Masked(depth: 400)
            """#),
        Row(
            "a body that asks for itself", .limit,
            #"""
            struct Loop: View { var body: some View { VStack { Loop() } } }
            Loop()
            """#),
        Row(
            "a view that is changed as it appears", .drawn,
            #"""
            struct Restless: View {
                @State private var turn = 0
                var body: some View { Text("\(turn)").id(turn).onAppear { turn += 1 } }
            }
            Restless()
            """#),
    ]
}
