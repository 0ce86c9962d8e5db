/// Sources that every kind of figure has something to show of, from a few views to some hundred.
enum FigureVariant: String, CaseIterable, Sendable {
    case tiny, typical, large, rightToLeft, chinese, dark, narrow

    var source: String {
        switch self {
        case .tiny: Self.tinySource
        case .large: Self.largeSource
        case .rightToLeft: Self.rightToLeftSource
        case .typical, .chinese, .dark, .narrow: Self.typicalSource
        }
    }

    /// What its button is called that sets something moving.
    var button: String {
        switch self {
        case .tiny, .large: "Go"
        case .rightToLeft: "عرض"
        default: "More"
        }
    }

    /// A view that can be explained.
    var view: String {
        switch self {
        case .tiny: "A"
        case .large: "a121"
        case .rightToLeft: "COBOL"
        default: "1906"
        }
    }

    var change: String {
        switch self {
        case .tiny: "opacity=0.1"
        case .large: "20:spacing=6"
        default: "spacing=24"
        }
    }

    private static let tinySource = """
        struct Total: PreferenceKey {
            static let defaultValue = 0
            static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        struct Dot: View {
            @State private var isOn = false
            var body: some View {
                HStack {
                    Button("Go") { withAnimation { isOn.toggle() } }
                    Text("A").opacity(isOn ? 1 : 0.5).preference(key: Total.self, value: 1)
                    Grid { GridRow { Text("B") } }.font(.body)
                }
            }
        }

        """

    private static let typicalSource = """
        struct Total: PreferenceKey {
            static let defaultValue = 0
            static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        struct Badge: View {
            var count: Int
            var body: some View {
                Text("\\(count)").font(.caption).padding(.horizontal, 8).background(.red, in: Capsule()).foregroundStyle(.white)
            }
        }
        struct Profile: View {
            @State private var isOpen = false
            var body: some View {
                VStack(alignment: .leading, spacing: 12) {
                    HStack {
                        Image(systemName: "person.circle").font(.largeTitle)
                        VStack(alignment: .leading) {
                            Text("Grace Hopper").font(.headline).preference(key: Total.self, value: 1)
                            Text("Rear admiral, computer scientist").font(.subheadline).preference(key: Total.self, value: 2)
                        }
                        Spacer()
                        Badge(count: 3)
                    }
                    Grid(horizontalSpacing: 12, verticalSpacing: 6) {
                        GridRow { Text("Born"); Text("1906"); Text("New York") }
                        GridRow { Text("Language"); Text("COBOL, FLOW-MATIC").gridCellColumns(2) }
                    }
                    if isOpen { Text("Wrote the first linker.").transition(.opacity) }
                    Button("More") { withAnimation(.spring(duration: 0.5)) { isOpen.toggle() } }
                    Capsule().fill(.blue).frame(width: isOpen ? 200 : 60, height: 8)
                }
                .padding()
                .tint(.purple)
            }
        }

        """

    private static let rightToLeftSource = """
        struct Total: PreferenceKey {
            static let defaultValue = 0
            static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        struct Profile: View {
            @State private var isOpen = false
            var body: some View {
                VStack(alignment: .leading, spacing: 12) {
                    HStack {
                        Image(systemName: "person.circle").font(.largeTitle)
                        VStack(alignment: .leading) {
                            Text("غريس هوبر").font(.headline).preference(key: Total.self, value: 1)
                            Text("עברית ועוד טקסט").font(.subheadline).preference(key: Total.self, value: 2)
                        }
                        Spacer()
                        Text("٣").padding(6).background(.red, in: Circle())
                    }
                    Grid(horizontalSpacing: 12, verticalSpacing: 6) {
                        GridRow { Text("שנה"); Text("1906"); Text("New York") }
                        GridRow { Text("Language"); Text("COBOL").gridCellColumns(2) }
                    }
                    Button("عرض") { withAnimation(.spring(duration: 0.5)) { isOpen.toggle() } }
                    Capsule().fill(.blue).frame(width: isOpen ? 200 : 60, height: 8)
                }
                .padding()
                .tint(.purple)
            }
        }

        """

    private static let largeSource = """
        struct Total: PreferenceKey {
            static let defaultValue = 0
            static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        struct Row: View {
            var number: Int
            var isOn: Bool
            var body: some View {
                HStack {
                    Image(systemName: "star")
                    Text("Row \\(number)").preference(key: Total.self, value: number)
                    Spacer()
                    Text("\\(number * 7) kg").font(.caption).offset(x: isOn ? 10 : 0)
                }
            }
        }
        struct Big: View {
            @State private var isOn = false
            var body: some View {
                VStack(spacing: 2) {
                    Button("Go") { withAnimation { isOn.toggle() } }
                    Row(number: 1, isOn: isOn); Row(number: 2, isOn: isOn); Row(number: 3, isOn: isOn)
                    Grid { ForEach(0..<12) { row in GridRow { Text("\\(row)"); Text("a\\(row * row)"); Text("b\\(row)") } } }
                    ForEach(0..<20) { Row(number: $0, isOn: isOn) }
                    HStack(spacing: 4) { ForEach(0..<24) { Text("\\($0)").font(.caption2) } }
                }
                .font(.footnote)
            }
        }

        """
}
