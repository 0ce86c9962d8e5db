import SwiftUI

struct BorderedLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(2).border(.red) }
}
struct Dimming: AnimatableModifier {
    var amount: Double
    nonisolated var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
    func body(content: Content) -> some View { content.opacity(amount) }
}
@Animatable struct Slice: Shape {
    var start: Angle
    var end: Angle
    var inset = 2.0
    @AnimatableIgnored var isRing: Bool
    func path(in rect: CGRect) -> Path {
        Path { path in
            let center = CGPoint(x: rect.midX, y: rect.midY)
            if !isRing { path.move(to: center) }
            path.addArc(
                center: center, radius: rect.width / 2 - inset, startAngle: start, endAngle: end, clockwise: false)
        }
    }
}
struct Motion {
    var scale = 1.0
    var angle = Angle.zero
    var size = CGSize(width: 4, height: 4)
}
struct AnimatorsAndGlass: View {
    @Environment(\.sizeCategory) private var sizeCategory
    private let line = KeyframeTimeline(initialValue: Motion()) {
        KeyframeTrack(\.scale) {
            CubicKeyframe(3, duration: 0.2)
            LinearKeyframe(10, duration: 0.2, timingCurve: .easeInOut)
            SpringKeyframe(5, duration: 0.4, spring: .bouncy)
        }
        KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 0.5) }
        KeyframeTrack(\.size) {
            MoveKeyframe(.zero)
            CubicKeyframe(CGSize(width: 8, height: 2), duration: 1, startVelocity: CGSize(width: 4, height: 0))
        }
    }
    var body: some View {
        VStack {
            HStack(alignment: .bottom, spacing: 1) {
                ForEach(0..<12) { step in
                    let value = line.value(time: Double(step) / 10)
                    Rectangle().fill(.blue).frame(width: 4 + value.size.width, height: 2 + value.scale)
                        .rotationEffect(value.angle)
                }
            }
            KeyframeAnimator(initialValue: 3.0) {
                Text("\($0, specifier: "%.1f")")
            } keyframes: { _ in
                LinearKeyframe(9, duration: 1)
            }
            Text("phase").phaseAnimator([1.0, 2.0]) { content, phase in content.padding(phase) }
            PhaseAnimator([false, true], trigger: 1) { Text($0 ? "on" : "off") }
            Text("glass").padding().glassEffect(.regular.tint(.green), in: .rect(cornerRadius: 8))
            Label("label", systemImage: "star").labelStyle(BorderedLabel())
            Text("dim").modifier(Dimming(amount: 0.5)).modifier(EmptyModifier())
            slices
            ModifiedContent(content: Text("modified"), modifier: Dimming(amount: 0.7))
            Text("turned").visualEffect { effect, _ in
                effect.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
            }
            Text("moved").transition(.blurReplace).transition(.asymmetric(insertion: .slide, removal: .opacity))
            Text(sizeCategory == .large ? "large" : "other").scenePadding(.horizontal)
        }
        .frame(width: 200)
    }
    private var slices: some View {
        var slice = Slice(start: .zero, end: .degrees(200), isRing: false)
        slice.animatableData = AnimatablePair(0.5, AnimatablePair(2, 4))
        return HStack {
            slice.fill(.orange).frame(width: 30, height: 30)
            Text("\(slice.end.radians, specifier: "%.1f") \(slice.animatableData.second.second, specifier: "%.1f")")
        }
    }
}
