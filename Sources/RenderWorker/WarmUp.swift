import Foundation
import Rendering

/// Loads what nearly every picture needs, so that a request finds it there.
enum WarmUp {
    /// Answers the folders that drawing reads from later on.
    static func run() -> [String] {
        DecodingLibraries.load()
        for source in [card, screen] {
            for format in PictureFormat.allCases {
                var options = RenderOptions()
                options.svgText = format == .svg
                let session = try? RenderSession(source: SourceText(name: "warm-up", text: source), options: options)
                _ = try? session?.picture().encoded(as: format)
                _ = try? session?.inspection().json
            }
        }
        // Fonts for scripts and families that the shipped ones lack, and the zones' clocks.
        let system = [
            "/usr/share/fonts", "/usr/local/share/fonts", "/etc/fonts", "/var/cache/fontconfig",
            "/usr/share/zoneinfo",
        ]
        return [FontListing().shippedFolder].compactMap { $0 } + system
    }

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
}
