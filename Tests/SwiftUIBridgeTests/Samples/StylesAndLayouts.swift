import SwiftUI

extension ShapeStyle where Self == Color { static var brand: Color { Color(red: 0.2, green: 0.4, blue: 0.9) } }
struct Stripes: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.white : Color.black
    }
}
struct BigLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.icon; configuration.title.font(.largeTitle)
        }
    }
}
extension LabelStyle where Self == BigLabel { static var big: BigLabel { BigLabel() } }
struct ThirdID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 3 } }
extension VerticalAlignment { static let third = VerticalAlignment(ThirdID.self) }
struct Weight: LayoutValueKey { static let defaultValue: CGFloat = 1 }
extension View { func weight(_ w: CGFloat) -> some View { layoutValue(key: Weight.self, value: w) } }
struct Weighted: Layout {
    struct Cache { var total: CGFloat = 0 }
    var gap: CGFloat = 0
    func makeCache(subviews: Subviews) -> Cache { Cache(total: subviews.reduce(0) { $0 + $1[Weight.self] }) }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 120, height: 20))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var x = bounds.minX
        for (index, s) in subviews.enumerated() {
            let w = bounds.width * s[Weight.self] / cache.total
            s.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: w, height: bounds.height))
            x += w
            if index > 100 { break }
        }
    }
}
struct Doubled: DynamicProperty {
    @State private var n = 4
    var wrappedValue: Int { n * 2 }
}
struct Pebble: Hashable { let a: Int }
enum OnOff: View {
    case on, off
    var body: some View {
        switch self {
        case .on: Text("ON");
        case .off: Text("OFF")
        }
    }
}
struct AccentKey: EnvironmentKey { static let defaultValue = "none" }
extension EnvironmentValues {
    var accentName: String {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
}
struct Named: View { @Environment(\.accentName) var n; var body: some View { Text(n) } }
struct Wedge: InsettableShape {
    var insetAmount: CGFloat = 0
    func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: insetAmount, dy: insetAmount)) }
    func inset(by amount: CGFloat) -> some InsettableShape { var s = self; s.insetAmount += amount; return s }
}
struct TwoViews<A: View, B: View>: View {
    let a: A; let b: B
    init(@ViewBuilder a: () -> A, @ViewBuilder b: () -> B) { self.a = a(); self.b = b() }
    var body: some View {
        HStack {
            a; b
        }
    }
}
struct StylesAndLayouts: View {
    var d = Doubled()
    @State private var horizontal = true
    @State private var sel: Int? = 3
    let entries = [Pebble(a: 1), Pebble(a: 2)]
    var body: some View {
        let layout = horizontal ? AnyLayout(HStackLayout(spacing: 2)) : AnyLayout(VStackLayout())
        VStack {
            Text("\(d.wrappedValue)").foregroundStyle(.brand)
            Rectangle().fill(Stripes()).frame(width: 10, height: 10)
            Label("x", systemImage: "star").labelStyle(.big)
            HStack(alignment: .third) {
                Color.red.frame(width: 10, height: 30);
                Color.blue.frame(width: 10, height: 60).alignmentGuide(.third) { $0[.bottom] }
            }
            Weighted(gap: 2) {
                Color.red.weight(2); Color.green
            }.frame(width: 90, height: 10)
            Weighted { Color.red }
            layout {
                Text("l"); Text("m")
            }
            ForEach(entries, id: \.self) { e in Text("e\(e.a)") }
            ForEach(Array(entries.enumerated()), id: \.offset) { i, e in Text("\(i):\(e.a)") }
            OnOff.on
            Named().environment(\.accentName, "blue")
            Wedge().strokeBorder(.red, lineWidth: 2).frame(width: 20, height: 20)
            TwoViews {
                Text("p")
            } b: {
                Text("q")
            }
            if let sel, sel > 2 { Text("sel \(sel)") }
            Text("z").foregroundStyle(horizontal ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary))
            Group { if horizontal { Text("H") } else { Circle() } }
            Color.clear.frame(width: 1, height: 1).overlay(alignment: .topTrailing) { Text("o") }.clipShape(.capsule)
            Text("k").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).border(.black, width: 1)
            Path { p in
                p.addArc(
                    center: CGPoint(x: 5, y: 5), radius: 5, startAngle: .zero, endAngle: .degrees(180), clockwise: false
                )
            }.stroke(Color.red, style: StrokeStyle(lineWidth: 1, dash: [2, 2])).frame(width: 10, height: 10)
        }
    }
}
