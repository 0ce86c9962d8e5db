import SwiftUI

struct Arc: Shape {
    var progress: Double
    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }
    func path(in rect: CGRect) -> Path {
        Path { p in
            p.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .degrees(-90),
                endAngle: .degrees(-90 + 360 * progress), clockwise: false)
        }
    }
}
struct Hover: ViewModifier {
    @State private var on = true
    @Environment(\.layoutDirection) var dir
    func body(content: Content) -> some View {
        content.opacity(on ? 1 : 0).background { if on { Color.yellow } }
    }
}
struct Stepper2: View {
    @Binding var value: Int
    let range: ClosedRange<Int>
    var onChange: (Int) -> Void = { _ in }
    var body: some View {
        HStack {
            ForEach(range, id: \.self) { i in
                Circle().fill(i <= value ? Color.accentColor : .gray.opacity(0.3)).frame(width: 8)
            }
        }
    }
}
struct Stat: Identifiable { var id: String { name }; let name: String; let value: Double; let tint: Color }
final class StatStore {
    var stats: [Stat] = [];
    init() { stats = [Stat(name: "A", value: 0.3, tint: .red), Stat(name: "B", value: 0.75, tint: .green)] }
    func add(_ s: Stat) -> Self { stats.append(s); return self }
}
protocol Section2: View { associatedtype Header: View; var header: Header { get } }
extension Section2 {
    var titled: some View {
        VStack {
            header; self
        }
    }
}
struct S1: Section2 { var header: some View { Text("H1") }; var body: some View { Text("B1") } }
struct ShapesAndState: View {
    @State private var value = 2
    @State private var size = CGSize(width: 10, height: 20)
    private let store = StatStore().add(Stat(name: "C", value: 1, tint: .blue))
    let columns = Array(repeating: 3, count: 2)
    static let gap: CGFloat = 6
    var grid: some View {
        VStack(spacing: Self.gap) {
            ForEach(0..<columns.count, id: \.self) { row in
                HStack(spacing: Self.gap) {
                    ForEach(0..<3) { col in Text("\(row * 3 + col)").frame(minWidth: 20, maxWidth: 40, minHeight: 10) }
                }
            }
        }
    }
    var body: some View {
        let top = store.stats.max { $0.value < $1.value }
        VStack(alignment: .leading) {
            Arc(progress: 0.7).stroke(
                AngularGradient(colors: [.red, .blue], center: .center), style: .init(lineWidth: 4, lineCap: .round)
            ).frame(width: 40, height: 40)
            Text("mod").modifier(Hover())
            Stepper2(value: $value, range: 1...3)
            ForEach(store.stats) { s in
                HStack {
                    Text(s.name).fontWeight(.semibold); Text(String(format: "%.0f%%", s.value * 100)).monospacedDigit()
                    GeometryReader { g in
                        RoundedRectangle(cornerRadius: 3, style: .continuous).fill(s.tint.gradient).frame(
                            width: g.size.width * s.value)
                    }.frame(width: 50, height: 6)
                }
            }
            if let top { Text("top \(top.name)").italic().underline() }
            grid
            S1().titled
            Text(value == 2 ? "two" : "other").foregroundStyle(.primary, .secondary).lineLimit(2)
                .multilineTextAlignment(.center)
            Image(systemName: value > 1 ? "heart.fill" : "heart").resizable().aspectRatio(contentMode: .fit).frame(
                width: 12
            ).foregroundColor(.pink)
            Rectangle().frame(width: size.width, height: size.height).rotationEffect(.degrees(10), anchor: .topLeading)
                .offset(x: 3, y: -2).scaleEffect(1.5).zIndex(1)
            Color(hue: 0.5, saturation: 1, brightness: 1).frame(width: 3, height: 3).blur(radius: 2).mask { Circle() }
            Text("d").position(x: 5, y: 5).frame(width: 10, height: 10).fixedSize().layoutPriority(1)
        }
        .font(.system(size: 14, weight: .medium, design: .rounded))
        .environment(\.font, .body)
        .padding(.vertical, 4)
        .background(Color.white, in: RoundedRectangle(cornerRadius: 10))
        .overlay(RoundedRectangle(cornerRadius: 10).strokeBorder(Color.black.opacity(0.1)))
        .compositingGroup()
        .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
    }
}
