import Testing

/// Views that are too much to lay out or to draw, that lie about their sizes, and parts of views kept where they don't
/// belong.
@Suite struct HostileViewTests {
    @Test(arguments: rows) func endsInItsClass(_ row: HostileRow) throws { try row.check(asStatements: false) }

    private typealias Row = HostileRow

    static let rows: [HostileRow] = [
        Row(
            "gradient stops", .limit,
            #"""
            LinearGradient(stops: (0..<3_000_000).map { .init(color: .red, location: Double($0) / 3e6) }, startPoint: .top, endPoint: .bottom)
            """#),
        Row(
            "gradients many", .limit,
            #"""
            ZStack { ForEach(0..<300, id: \.self) { i in AngularGradient(gradient: Gradient(colors: Array(repeating: Color.red, count: 20000) + [.blue]), center: .center) } }
            """#),
        Row(
            "gradient in text", .limit,
            #"""
            VStack { ForEach(0..<3000, id: \.self) { _ in Text(String(repeating: "a", count: 500)).foregroundStyle(LinearGradient(colors: Array(repeating: .red, count: 3000), startPoint: .top, endPoint: .bottom)) } }
            """#),
        Row(
            "mesh", .limit,
            #"""
            MeshGradient(width: 1000, height: 1000, points: (0..<1000000).map { i in [Float(i % 1000) / 999, Float(i / 1000) / 999] }, colors: Array(repeating: .red, count: 1000000))
            """#),
        Row("mesh wrong", .drawn, #"MeshGradient(width: 1 << 40, height: 1 << 40, points: [[0,0]], colors: [.red])"#),
        Row("mesh neg", .drawn, #"MeshGradient(width: -3, height: -3, points: [], colors: [])"#),
        Row(
            "mesh nan", .drawn,
            #"""
            MeshGradient(width: 2, height: 2, points: [[.nan,0],[1e30,-1e30],[.infinity,1],[1,1]], colors: [.red,.blue,.green,.red]).frame(width: 800, height: 800)
            """#),
        Row("text huge", .limit, #"Text(String(repeating: "word ", count: 2000000))"#),
        Row("text one line", .limit, #"Text(String(repeating: "W", count: 3000000)).lineLimit(1).fixedSize()"#),
        Row("text arabic", .limit, #"Text(String(repeating: "\u{202E}س\u{202C}a", count: 300000))"#),
        Row("text concat", .limit, #"(0..<20000).reduce(Text("")) { $0 + Text("a\($1)").bold() }"#),
        Row("text size", .limit, #"Text("W").font(.system(size: 1e6))"#),
        Row(
            "stroke width", .drawn,
            #"""
            Circle().stroke(style: StrokeStyle(lineWidth: 1e-9, lineCap: .round, dash: [1e-9, 1e-9])).frame(width: 3000, height: 3000)
            """#),
        Row(
            "many arcs", .limit,
            #"""
            Path { p in for i in 0..<300000 { p.addArc(center: CGPoint(x: 50, y: 50), radius: Double(i), startAngle: .zero, endAngle: .degrees(1e9), clockwise: false) } }.stroke(lineWidth: 0.1)
            """#),
        Row(
            "path contains", .limit,
            #"""
            Canvas { c, s in let p = Path { p in for i in 0..<100000 { p.addLine(to: CGPoint(x: i % 100, y: i)) } }; var n = 0; for i in 0..<1000000 { if p.contains(CGPoint(x: i, y: 3)) { n += 1 } }; c.draw(Text("\(n)"), at: .zero) }
            """#),
        Row(
            "path bool chain", .limit,
            #"""
            (0..<60).reduce(Path(ellipseIn: CGRect(x: 0, y: 0, width: 99, height: 99))) { $0.symmetricDifference(Path(ellipseIn: CGRect(x: Double($1), y: 0, width: 99, height: 99))) }.fill(.red)
            """#),
        Row(
            "path trim many", .limit,
            #"""
            ZStack { ForEach(0..<5000, id: \.self) { i in Path { p in for j in 0..<5000 { p.addLine(to: CGPoint(x: j % 300, y: j % 299)) } }.trim(from: 0.1, to: 0.9).stroke(.red) } }
            """#),
        Row(
            "canvas symbols recursive", .limit,
            #"""
            Canvas { c, s in for i in 0..<100000 { if let r = c.resolveSymbol(id: 0) { c.draw(r, at: CGPoint(x: i % 900, y: 3)) } } } symbols: { Canvas { c, s in for i in 0..<1000 { if let r = c.resolveSymbol(id: 1) { c.draw(r, at: CGPoint(x: i, y: 3)) } } } symbols: { Circle().frame(width: 800, height: 800).blur(radius: 30).tag(1) }.frame(width: 900, height: 900).tag(0) }.frame(width: 1000, height: 1000)
            """#),
        Row(
            "canvas text", .limit,
            #"""
            Canvas { c, s in for i in 0..<3000000 { c.draw(Text("Hello \(i)"), at: CGPoint(x: i % 900, y: 3)) } }.frame(width: 1000, height: 1000)
            """#),
        Row(
            "canvas clip nest", .limit,
            #"""
            Canvas { c, s in for i in 0..<100000 { c.clip(to: Path(ellipseIn: CGRect(x: Double(i % 10), y: 0, width: 900, height: 900))) }; c.fill(Path(CGRect(x: 0, y: 0, width: 999, height: 999)), with: .color(.red)) }.frame(width: 1000, height: 1000)
            """#),
        Row(
            "rotation nest", .limit,
            #"""
            (0..<3000).reduce(AnyView(Color.red.frame(width: 600, height: 600))) { v, i in AnyView(v.rotation3DEffect(.degrees(1), axis: (1,1,0)).opacity(0.999)) }
            """#),
        Row(
            "drawinggroup", .limit,
            #"""
            (0..<500).reduce(AnyView(Color.red.frame(width: 900, height: 900))) { v, i in AnyView(v.drawingGroup().hueRotation(.degrees(1)).grayscale(0.01)) }
            """#),
        Row(
            "colorEffects", .limit,
            #"""
            Color.red.frame(width: 9000, height: 9000).colorInvert().saturation(0.4).contrast(3).luminanceToAlpha().blendMode(.hue)
            """#),
        Row("frame huge", .limit, #"Color.red.frame(width: 1e9, height: 1e9)"#),
        Row("frame inf", .drawn, #"Color.red.frame(width: .infinity, height: .infinity).scaleEffect(1e300)"#),
        Row(
            "symbols many", .limit,
            #"""
            LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 100000)) { ForEach(0..<100000, id: \.self) { _ in Image(systemName: "star") } }
            """#),
        Row(
            "grid wide", .limit,
            #"""
            Grid { ForEach(0..<500, id: \.self) { i in GridRow { ForEach(0..<500, id: \.self) { j in Text("\(i) \(j)").gridCellColumns(Int.max) } } } }
            """#),
        Row(
            "grid span", .drawn,
            #"Grid { GridRow { Text("a").gridCellColumns(1_000_000_000) } ; GridRow { Text("b") } }"#),
        Row(
            "layout exponential", .limit,
            #"""
            (0..<30).reduce(AnyView(Text("a"))) { v, i in AnyView(HStack { ViewThatFits { HStack { v; Spacer() }; VStack { v } } }) }
            """#),
        Row(
            "geometry loop", .error,
            #"""
            struct G: View { @State var h: CGFloat = 1
             var body: some View { Color.red.frame(height: h).background(GeometryReader { g in Color.clear.onAppear { h += 1 }.onChange(of: g.size) { h += 1 } }) } }
            G()
            """#),
        Row(
            "preference grow", .limit,
            #"""
            struct K: PreferenceKey { static let defaultValue: [Int] = []; static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() } }
            struct P: View { @State var a: [Int] = [1]
             var body: some View { VStack { Text("\(a.count)").preference(key: K.self, value: a + a) }.onPreferenceChange(K.self) { a = $0 } } }
            P()
            """#),
        Row(
            "lazy huge", .limit,
            #"ScrollView { LazyVStack { ForEach(0..<Int.max, id: \.self) { i in Text("\(i)") } } }"#),
        Row("list huge", .limit, #"List(0..<1_000_000_000, id: \.self) { i in Text("\(i)") }"#),
        Row(
            "lazy scroll", .limit,
            #"""
            ScrollViewReader { p in ScrollView { LazyVStack { ForEach(0..<100_000_000, id: \.self) { i in Text("\(i)").id(i) } }.onAppear { p.scrollTo(99_999_999) } } }
            """#),
        Row("timeline", .drawn, #"TimelineView(.periodic(from: .distantPast, by: 1e-9)) { c in Text("\(c.date)") }"#),
        Row(
            "animation kf", .limit,
            #"""
            Text("a").phaseAnimator(Array(0..<10_000_000)) { v, p in v.opacity(Double(p)) } animation: { _ in .linear(duration: 1e-12) }
            """#),
        Row(
            "keyframes", .limit,
            #"""
            Text("a").keyframeAnimator(initialValue: 0.0) { v, p in v.opacity(p) } keyframes: { _ in KeyframeTrack { for i in 0..<100000 { LinearKeyframe(Double(i), duration: 1e-300) } } }
            """#),
        Row(
            "dash inf", .drawn,
            #"""
            Circle().stroke(style: StrokeStyle(lineWidth: 3, dash: [.nan, .infinity, -1, 0])).frame(width: 300, height: 300)
            """#),
        Row(
            "trim strokes inset", .drawn,
            #"""
            RoundedRectangle(cornerRadius: 1e308).inset(by: -1e308).stroke(lineWidth: 1e308)
            """#),
        Row(
            "visual effect", .limit,
            #"""
            ForEach(0..<1000, id: \.self) { i in Color.red.frame(width: 500, height: 500).visualEffect { c, g in c.blur(radius: g.size.width).scaleEffect(1000) } }
            """#),
        Row(
            "redacted material", .limit,
            #"""
            (0..<200).reduce(AnyView(Color.red.frame(width: 900, height: 900))) { v, i in AnyView(v.background(.ultraThinMaterial).overlay(.thickMaterial, in: Circle())) }
            """#),
        Row(
            "text attachments", .limit,
            #"""
            Text((0..<100000).map { "![a](b\($0)) **x** `y` ~~z~~" }.joined(separator: " "))
            """#),
        Row(
            "hyphen", .limit,
            #"""
            Text(String(repeating: "Donaudampfschifffahrt", count: 100000)).environment(\.locale, Locale(identifier: "de")).frame(width: 100)
            """#),
        Row("thai", .limit, #"Text(String(repeating: "ภาษาไทย", count: 300000)).frame(width: 100)"#),
        Row(
            "clipshape path", .limit,
            #"""
            struct S: Shape { func path(in r: CGRect) -> Path { var p = Path(); for i in 0..<2_000_000 { p.addEllipse(in: CGRect(x: Double(i % 900), y: 0, width: 900, height: 900)) }; return p } }
            Color.red.frame(width: 900, height: 900).clipShape(S())
            """#),
        Row(
            "offset nan clip", .drawn,
            #"""
            Color.red.frame(width: 900, height: 900).offset(x: .nan, y: 1e300).clipped().mask(Circle().scale(.infinity)).rotationEffect(.degrees(.nan)).shadow(radius: .nan)
            """#),
        Row(
            "matrix", .drawn,
            #"""
            Color.red.frame(width: 90, height: 90).transformEffect(CGAffineTransform(a: 1e300, b: .nan, c: 1e300, d: -1e300, tx: 1e300, ty: 1)).projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 0, y: 0)))
            """#),
        Row(
            "layout subview escape", .error,
            #"""
            nonisolated(unsafe) var kept: [LayoutSubview] = []
            struct L: Layout { func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { kept += subviews; for k in kept { _ = k.sizeThatFits(.zero); k.place(at: .zero, proposal: .zero); _ = k.priority; _ = k.dimensions(in: .zero)[.leading] }; return CGSize(width: 9, height: 9) }; func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { for s in kept { s.place(at: .zero, proposal: .zero) } ; _ = subviews[-1]; _ = subviews[1...][0] } }
            L { ForEach(0..<3, id: \.self) { Text("\($0)") } }
            """#),
        Row(
            "geometryproxy escape", .drawn,
            #"""
            nonisolated(unsafe) var g: [GeometryProxy] = []
            struct E: View { @State var n = 0
             var body: some View { VStack { if n < 5 { GeometryReader { p in let _ = g.append(p); Color.red }.onAppear { n += 1 } }; Text("\(g.map { $0.size.width + $0.frame(in: .global).minX + $0.safeAreaInsets.top }.reduce(0, +))") } } }
            E()
            """#),
        Row(
            "graphicscontext escape", .drawn,
            #"""
            nonisolated(unsafe) var kept: [GraphicsContext] = []
            VStack { Canvas { c, s in kept.append(c) }; Canvas { c, s in for var k in kept { k.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red)); k.drawLayer { _ in } } } }
            """#),
        Row(
            "resolved escape", .drawn,
            #"""
            nonisolated(unsafe) var kept: GraphicsContext.ResolvedSymbol?
            nonisolated(unsafe) var t: GraphicsContext.ResolvedText?
            nonisolated(unsafe) var i: GraphicsContext.ResolvedImage?
            VStack { Canvas { c, s in kept = c.resolveSymbol(id: 0); t = c.resolve(Text("abc")); i = c.resolve(Image(systemName: "star")) } symbols: { Circle().tag(0) }; Canvas { c, s in if let k = kept { c.draw(k, at: .zero) }; if let t { c.draw(t, at: .zero); _ = t.measure(in: CGSize(width: Double.nan, height: 1e300)) }; if let i { c.draw(i, at: .zero) } } }
            """#),
        Row(
            "anchor escape", .drawn,
            #"""
            nonisolated(unsafe) var kept: [Anchor<CGRect>] = []
            struct K: PreferenceKey { static let defaultValue: [Anchor<CGRect>] = []; static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() } }
            VStack { Text("a").anchorPreference(key: K.self, value: .bounds) { [$0] }.overlayPreferenceValue(K.self) { a in GeometryReader { p in let _ = (kept += a); Text("\(kept.map { p[$0].width }.reduce(0, +))") } }; GeometryReader { p in Text("\(kept.map { p[$0].width }.reduce(0, +))") } }
            """#),
        Row(
            "foreach binding index", .drawn,
            #"""
            struct B: View { @State var a = [1,2,3]
             var body: some View { VStack { ForEach(a.indices, id: \.self) { i in TextField("x", value: $a[i], format: .number) } }.onAppear { a.removeLast(2) } } }
            B()
            """#),
    ]
}
