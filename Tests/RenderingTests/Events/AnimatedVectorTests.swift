import Foundation
import Testing

@testable import Rendering

/// The vectors that animations are made in, as an animation that notes what it is given sees them (facts 18.13 and
/// 18.19 to 18.22).
@Suite("Animated vectors")
struct AnimatedVectorTests {
    /// The lengths of the vectors that a change of `on` sets moving, sorted.
    private func lengths(_ view: String, dark: Bool = false) throws -> [Double] {
        var options = RenderOptions()
        try options.set("size", to: "200x200")
        try options.set("tap", to: "Go")
        try options.set("at", to: "0.05")
        if dark { try options.set("appearance", to: "dark") }
        let text = """
            struct Noting: CustomAnimation {
                func animate<V: VectorArithmetic>(
                    value: V, time: TimeInterval, context: inout AnimationContext<V>
                ) -> V? {
                    if time == 0 { print(value.magnitudeSquared.squareRoot()) }
                    return time < 1 ? .zero : nil
                }
            }
            struct V: View {
                @State private var on = false
                var body: some View {
                    VStack {
                        \(view)
                        Button("Go") { withAnimation(Animation(Noting())) { on = true } }
                    }
                    .frame(width: 200, height: 200, alignment: .topLeading)
                }
            }
            """
        let session = try RenderSession(source: SourceText(name: "v.swiftdsl", text: text), options: options)
        return session.console.compactMap(Double.init).sorted()
    }

    @Test(
        arguments: [
            ("18.21 rotation", "Text(\"a\").rotationEffect(.degrees(on ? 90 : 0))", [201.062]),
            (
                "18.21 rotation and anchor",
                "Text(\"a\").rotationEffect(.degrees(on ? 90 : 0), anchor: on ? .topLeading : .center)",
                [(201.062 * 201.062 + 64 * 64 * 2).squareRoot()]
            ),
            ("18.21 scale", "Text(\"a\").scaleEffect(on ? 2 : 1)", [Double(2).squareRoot()]),
            ("18.21 offset", "Text(\"a\").offset(x: on ? 40 : 0)", [40]),
            ("18.21 trim", "Circle().trim(from: 0.2, to: on ? 0.8 : 0.2).frame(width: 20, height: 20)", [76.8]),
            ("18.20 opacity", "Text(\"a\").opacity(on ? 0.25 : 1)", [0.75]),
            ("18.13 blur", "Text(\"a\").blur(radius: on ? 8 : 0)", [8]),
            ("18.21 offset across and down", "Text(\"a\").offset(x: on ? 30 : 0, y: on ? 40 : 0)", [50]),
            (
                "18.21 shadow's radius and place",
                "Text(\"a\").shadow(color: .black, radius: on ? 2 : 0, x: on ? 4 : 0, y: on ? 4 : 0)", [6]
            ),
            (
                "18.13 line width",
                "Rectangle().stroke(.red, lineWidth: on ? 5 : 2).frame(width: 10, height: 10)", [3]
            ),
            (
                "18.13 a corner's width and height",
                "RoundedRectangle(cornerRadius: on ? 4 : 1).frame(width: 10, height: 10)", [Double(18).squareRoot()]
            ),
            ("18.12 another branch", "if on { Text(\"a\") } else { Text(\"b\") }", [1, 1]),
            (
                "18.22 scale",
                "ZStack { Color.clear; if on { Color.red.frame(width: 9, height: 9).transition(.scale(scale: 0.5)) } }.frame(width: 60, height: 60)",
                [Double(0.5).squareRoot()]
            ),
            (
                "18.22 push, as opacity and an offset",
                "ZStack { Color.clear; if on { Color.red.frame(width: 50, height: 30).transition(.push(from: .leading)) } }.frame(width: 60, height: 60)",
                [1, 50]
            ),
            (
                "18.15 scale, from next to nothing",
                "ZStack { Color.clear; if on { Color.red.frame(width: 9, height: 9).transition(.scale) } }.frame(width: 60, height: 60)",
                [Double(2).squareRoot()]
            ),
            (
                "18.15 blur, size and opacity",
                "ZStack { Color.clear; if on { Color.red.frame(width: 9, height: 9).transition(.blurReplace) } }.frame(width: 60, height: 60)",
                [Double(0.02).squareRoot(), 1, 7]
            ),
            ("18.13 hue", "Text(\"a\").hueRotation(.radians(on ? 1 : 0))", [128]),
        ] as [(String, String, [Double])])
    func unitsAreThoseMeasured(row: String, view: String, expected: [Double]) throws {
        let found = try lengths(view)
        #expect(found.count == expected.count, "\(row): \(found)")
        for (length, expected) in zip(found, expected) { #expect(abs(length - expected) < 0.001, "\(row): \(found)") }
    }

    /// 18.20: −22.421, 4.491 and 47.533 in the three cone responses.
    @Test func redToBlueGoesThroughTheConeResponses() throws {
        let found = try lengths("Rectangle().fill(on ? Color.blue : .red).frame(width: 10, height: 10)", dark: true)
        let expected = (22.421 * 22.421 + 4.491 * 4.491 + 47.533 * 47.533).squareRoot()
        #expect(found.count == 1 && abs((found.first ?? 0) - expected) < 0.02, "\(found), expected \(expected)")
    }

    /// 18.19: the room round a view grows with its padding, and the view moves.
    @Test func paddingMovesWhatIsInside() throws {
        let view =
            "Color.red.frame(width: 9, height: 9).padding(on ? 30 : 10).frame(width: 90, height: 90, alignment: .topLeading)"
        let found = try lengths(view)
        for expected in [(40.0 * 40 * 2).squareRoot(), (20.0 * 20 * 2).squareRoot()] {
            #expect(found.contains { abs($0 - expected) < 0.001 }, "\(found)")
        }
    }

    /// 18.11 and 18.19: what is placed moves once, by the end of the layout.
    @Test func placesAndSizesAreInterpolatedAtTheLeaves() throws {
        let view = "Color.red.frame(width: on ? 40 : 20, height: 10).frame(width: 50, alignment: .leading)"
        let found = try lengths(view)
        #expect(found.contains { abs($0 - 20) < 0.001 }, "\(found)")
    }
}
