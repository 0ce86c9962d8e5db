import SwiftUI

struct OnOffText: View {
    @Binding var on: Bool
    var body: some View { Text(on ? "on" : "off") }
}
struct BindingsAndText: View {
    @State private var flags = ["a": true, "b": false]
    @State private var point = CGPoint(x: 1, y: 2)
    @State private var name: String? = nil
    var body: some View {
        VStack {
            OnOffText(on: .constant(true))
            OnOffText(on: Binding(get: { flags["b"] ?? false }, set: { flags["b"] = $0 }))
            Text("\(point.x, specifier: "%.1f")")
            Text(name ?? "none")
            ForEach(flags.keys.sorted(), id: \.self) { k in Text(k) }
            ForEach(Array(zip(["p", "q"], [1, 2])), id: \.0) { pair in Text("\(pair.0)\(pair.1)") }
            Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.5).frame(height: 2)
            LinearGradient(
                stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)],
                startPoint: .init(x: 0, y: 0), endPoint: .bottomTrailing
            ).frame(height: 3)
            RadialGradient(colors: [.white, .black], center: .center, startRadius: 0, endRadius: 20).frame(
                width: 4, height: 4)
            Ellipse().inset(by: 2).stroke().frame(width: 9, height: 9)
            UnevenRoundedRectangle(topLeadingRadius: 4).frame(width: 5, height: 5)
            Text("x").font(.custom("Inter", size: 12)).kerning(1).tracking(2).baselineOffset(1).strikethrough(
                true, color: .red
            ).textCase(.uppercase)
            Text("Long text that wraps").lineLimit(1...2).truncationMode(.tail).minimumScaleFactor(0.5).frame(
                maxWidth: 60)
            Image(systemName: "star").imageScale(.large).symbolRenderingMode(.hierarchical)
            Text("t").transformEnvironment(\.font) { $0 = .caption }
            Text("q").hidden()
            Text("id").id(3)
        }.dynamicTypeSize(.large).tint(.orange).preferredColorScheme(.dark)
    }
}
