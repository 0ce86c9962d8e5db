import Foundation
import Rendering

/// Loads what nearly every picture needs, so that a request finds it there.
enum WarmUp {
    /// Answers the folders that drawing reads from later on.
    static func run() -> [String] {
        DecodingLibraries.load()
        for format in PictureFormat.allCases {
            for source in [card, screen] { draw(source, as: format) }
        }
        draw(gallery, as: .png)
        for scale in [1.0, 2] { draw(alphabet, as: .png, scale: scale) }
        // Fonts for scripts and families that the shipped ones lack, and the zones' clocks.
        let system = [
            "/usr/share/fonts", "/usr/local/share/fonts", "/etc/fonts", "/var/cache/fontconfig",
            "/usr/share/zoneinfo",
        ]
        return [FontListing().shippedFolder].compactMap { $0 } + system
    }

    private static func draw(_ source: String, as format: PictureFormat, scale: Double = 2) {
        var options = RenderOptions()
        options.scale = scale
        options.svgText = format == .svg
        // Each time as another source: one that is seen again is kept with the declarations that it knows, and the next
        // one is to find all of them.
        let text = SourceText(name: "warm-up", text: source + "\n// \(format) at \(scale)")
        let session = try? RenderSession(source: text, options: options)
        _ = try? session?.picture().encoded(as: format)
        _ = try? session?.inspection().json
    }

    /// The letters that most texts consist of, in the faces and sizes that most are set in.
    private static let alphabet = """
        struct Line: View {
            let font: Font
            var body: some View {
                ForEach([Font.Weight.regular, .semibold, .bold], id: \\.self) { weight in
                    Text("AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz 0123456789 .,:;!?-+%&()/'")
                        .font(font).fontWeight(weight).lineLimit(1).fixedSize()
                }
            }
        }
        #Preview {
            VStack(alignment: .leading) {
                ForEach([Font.largeTitle, .title, .title2, .title3, .headline, .body], id: \\.self) { Line(font: $0) }
                ForEach([Font.callout, .subheadline, .footnote, .caption, .caption2], id: \\.self) { Line(font: $0) }
            }
        }
        """

    private static let card = """
        struct Card: View {
            let title: String
            @State private var isOn = true
            @Environment(\\.colorScheme) private var scheme
            var body: some View {
                VStack(alignment: .leading, spacing: 8) {
                    HStack {
                        Image(systemName: "star.fill").foregroundStyle(.yellow).font(.title2)
                        Text(title).font(.headline).lineLimit(1)
                        Spacer()
                        Text("\\(3.5, specifier: "%.1f")").monospacedDigit().foregroundStyle(.secondary)
                    }
                    Toggle("On", isOn: $isOn)
                    Button("Go", systemImage: "arrow.right") { isOn.toggle() }.buttonStyle(.borderedProminent)
                    if isOn { ProgressView(value: 0.4) }
                }
                .padding()
                .background(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
                .clipShape(RoundedRectangle(cornerRadius: 12))
                .shadow(radius: 4)
                .overlay(Circle().stroke(.red, lineWidth: 2).frame(width: 20, height: 20))
                .frame(maxWidth: 320)
            }
        }
        #Preview { Card(title: "Warm") }
        """

    private static let screen = """
        struct Item: Identifiable { let id = UUID(); var name: String; var price: Double }
        struct Screen: View {
            @State private var items = (1...8).map { Item(name: "Item \\($0)", price: Double($0) * 1.5) }
            @State private var text = ""
            var body: some View {
                NavigationStack {
                    List {
                        Section("Things") {
                            ForEach(items) { item in
                                HStack {
                                    Label(item.name, systemImage: "circle")
                                    Spacer()
                                    Text(item.price, format: .currency(code: "USD")).bold()
                                }
                            }
                        }
                        TextField("Name", text: $text)
                    }
                    .navigationTitle("Shop")
                    .toolbar { Button("Add") { items.append(Item(name: "New", price: 1)) } }
                }
            }
        }
        #Preview { Screen() }
        """

    /// What the tables of the API are read for at its first use, by what sources use most.
    private static let gallery = """
        struct Wave: Shape {
            var phase = 0.0
            var animatableData: Double { get { phase } set { phase = newValue } }
            func path(in rect: CGRect) -> Path {
                var path = Path()
                path.move(to: CGPoint(x: rect.minX, y: rect.midY))
                for x in stride(from: rect.minX, through: rect.maxX, by: 8) {
                    path.addLine(to: CGPoint(x: x, y: rect.midY + sin(x / 10 + phase) * 4))
                }
                return path
            }
        }
        struct Tile<Content: View>: View {
            @ViewBuilder let content: () -> Content
            @Environment(\\.dynamicTypeSize) private var size
            var body: some View {
                content().frame(minWidth: 20, minHeight: 20, alignment: .topLeading)
                    .background(.thinMaterial, in: Capsule()).fixedSize().layoutPriority(1)
            }
        }
        @Observable final class Model { var count = 1; var names = ["a": 1, "b": 2] }
        enum Tab: String, CaseIterable, Identifiable { case first, second; var id: Self { self } }
        struct Gallery: View {
            @State private var model = Model()
            @State private var tab = Tab.first
            @State private var value = 0.5
            @Namespace private var space
            let columns = [GridItem(.adaptive(minimum: 40)), GridItem(.flexible())]
            var body: some View {
                GeometryReader { proxy in
                    ScrollView(.vertical, showsIndicators: false) {
                        LazyVStack(alignment: .leading, spacing: 4, pinnedViews: .sectionHeaders) {
                            ZStack(alignment: .bottomTrailing) {
                                RoundedRectangle(cornerRadius: 8, style: .continuous).fill(.blue.gradient).opacity(0.5)
                                Capsule().fill(.white.opacity(0.25)).frame(width: proxy.size.width / 2, height: 6)
                                Ellipse().strokeBorder(Color.primary, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4]))
                                Wave().trim(from: 0, to: value).stroke(.pink, lineWidth: 2).rotationEffect(.degrees(10))
                            }
                            .frame(height: 40).aspectRatio(2, contentMode: .fit)
                            LazyVGrid(columns: columns, spacing: 4) {
                                ForEach(0..<4, id: \\.self) { index in Tile { Text("\\(index)").font(.caption).fontWeight(.semibold) } }
                            }
                            Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 4) {
                                GridRow { Text("Key").bold(); Text(verbatim: "Value").italic().gridColumnAlignment(.trailing) }
                                Divider()
                                ForEach(model.names.keys.sorted(), id: \\.self) { name in
                                    GridRow { Text(name.uppercased()); Text(Date(timeIntervalSince1970: 0), style: .date) }
                                }
                            }
                            Picker("Tab", selection: $tab) { ForEach(Tab.allCases) { Text($0.rawValue.capitalized).tag($0) } }
                                .pickerStyle(.segmented)
                            Slider(value: $value, in: 0...1)
                            Stepper("Count \\(model.count)", value: $model.count, in: 0...9)
                            Gauge(value: value) { Text("Load") }
                            Group {
                                Text("Wrapped text that needs more than a single line of the narrow screen it is shown on.")
                                    .font(.callout).multilineTextAlignment(.center).lineSpacing(2).minimumScaleFactor(0.8)
                                Text("Large").font(.system(size: 28, weight: .bold, design: .rounded)).kerning(1).underline()
                                Text("a") + Text("b").foregroundColor(.red)
                            }
                            .padding(.horizontal, 10).padding(.vertical, 5).padding(EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2))
                            Image(systemName: "heart.fill").resizable().scaledToFit().frame(width: 24, height: 24)
                                .symbolRenderingMode(.hierarchical).scaleEffect(1.2).offset(x: 2, y: 1).blur(radius: 1)
                                .accessibilityLabel("Heart").matchedGeometryEffect(id: "heart", in: space)
                            Canvas { context, size in
                                context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
                            }
                            .frame(width: 30, height: 30)
                            Menu("More") { Button("One") {}; Button("Two", role: .destructive) {} }
                        }
                        .animation(.spring(duration: 0.3), value: value)
                    }
                    .background { RadialGradient(colors: [.mint, .indigo], center: .center, startRadius: 0, endRadius: 90) }
                    .overlay(alignment: .top) { Color.black.opacity(0.1).frame(maxWidth: .infinity, maxHeight: 2).ignoresSafeArea() }
                    .onAppear { model.count += 1 }
                    .onTapGesture { withAnimation(.easeInOut) { value = 1 } }
                    .onChange(of: value) { _, new in model.count = Int(new) }
                    .task { model.names["c"] = 3 }
                    .sheet(isPresented: .constant(false)) { TabView { Text("x").tabItem { Label("X", systemImage: "star") } } }
                }
            }
        }
        #Preview { Gallery().frame(width: 320, height: 640) }
        """
}
