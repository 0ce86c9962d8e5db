import Foundation
import Testing
import ViewGraph

@testable import Rendering

/// What styles, shapes and modifiers of a program do on their way, by pictures and texts half-way through a second.
@Suite("Motion of styles and shapes")
struct StyleMotionTests {
    private func session(_ body: String, at time: String, others: String = "") throws -> RenderSession {
        var options = RenderOptions()
        try options.set("size", to: "100x100")
        try options.set("scale", to: "1")
        for (name, text) in [("tap", "Go"), ("at", time)] { try options.set(name, to: text) }
        let text = """
            \(others)
            struct V: View {
                @State private var on = false
                @Namespace private var space
                var body: some View {
                    ZStack(alignment: .topLeading) {
                        \(body)
                        Button("Go") { withAnimation(.linear(duration: 1)) { on.toggle() } }.offset(y: 80)
                    }
                }
            }
            """
        return try RenderSession(source: SourceText(name: "v.swiftdsl", text: text), options: options)
    }

    private func pixels(_ body: String, at time: String) throws -> [UInt8] {
        try session(body, at: time).picture().bitmap().pixels
    }

    /// Half-way it looks as one between the two looks by itself.
    @Test(arguments: [
        (
            "RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: VALUE)", "on ? 60 : 20",
            "40"
        ),
        (
            "Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: VALUE))",
            "on ? UnitPoint(x: 1, y: 1) : UnitPoint(x: 1, y: 0)", "UnitPoint(x: 1, y: 0.5)"
        ),
        (
            "AngularGradient(colors: [.red, .blue], center: .center, startAngle: VALUE, endAngle: .degrees(360))",
            "Angle.degrees(on ? 180 : 0)", ".degrees(90)"
        ),
        (
            "EllipticalGradient(colors: [.red, .blue], center: VALUE)", "on ? UnitPoint.leading : .trailing",
            "UnitPoint.center"
        ),
        ("UnevenRoundedRectangle(topLeadingRadius: VALUE, style: .circular)", "on ? 30.0 : 10", "20.0"),
        ("Color.red.border(.blue, width: VALUE)", "on ? 12.0 : 4", "8.0"),
    ])
    func whatAStyleIsMadeOfGlides(view: String, moving: String, middle: String) throws {
        func body(_ value: String) -> String { view.replacing("VALUE", with: value) + ".frame(width: 60, height: 60)" }
        let halfWay = try pixels(body(moving), at: "0.5")
        let still = try pixels(body(middle), at: "0.5")
        let most = zip(halfWay, still).map { abs(Int($0) - Int($1)) }.max() ?? 255
        #expect(most <= 2, "\(most)")
    }

    /// A view that grows takes its gradient along: there is nothing of its own on the way.
    @Test func aGradientFollowsItsView() throws {
        let view = "LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)"
        let halfWay = try session("\(view).frame(width: on ? 80 : 40, height: 20)", at: "0.5")
        let animations = try halfWay.inspection().json
        #expect(!animations.contains("colors"), "\(animations)")
        let still = try pixels("\(view).frame(width: 60, height: 20).offset(x: 0)", at: "0.5")
        let most = zip(try halfWay.picture().bitmap().pixels, still).map { abs(Int($0) - Int($1)) }.max() ?? 255
        #expect(most <= 2, "\(most)")
    }

    /// Shows its content near one value only.
    private static let near = """
        struct Near: ViewModifier, Animatable {
            var value: Double
            let target: Double
            var animatableData: Double { get { value } set { value = newValue } }
            func body(content: Content) -> some View {
                content.opacity(abs(value - target) < 0.5 ? 1 : 0).offset(x: value / 100)
            }
        }
        struct Nearing: Transition {
            let target: Double
            func body(content: Content, phase: TransitionPhase) -> some View {
                content.modifier(Near(value: phase.isIdentity ? 10 : 0, target: target))
            }
        }
        """

    @Test(arguments: [
        ("if on { Color.red.transition(MODIFIER) }", "0.5", 5.0),
        ("if on { Color.red.transition(MODIFIER) }", "0.2", 2),
        ("if on { Color.red.transition(Nearing(target: TARGET)) }", "0.2", 2),
        ("if on { Color.red.transition(Nearing(target: TARGET).animation(.linear(duration: 2))) }", "0.4", 2),
    ])
    func animatableModifiersOfWhatComesAreSetForEachFrame(body: String, time: String, target: Double) throws {
        func red(_ target: Double) throws -> Bool {
            let modifier =
                ".modifier(active: Near(value: 0, target: TARGET), identity: Near(value: 10, target: TARGET))"
            let body = body.replacing("MODIFIER", with: modifier).replacing("TARGET", with: "\(target)")
            let bitmap = try session(body, at: time, others: Self.near).picture().bitmap()
            let place = (50 * bitmap.width + 50) * 4
            return bitmap.pixels[place + 2] > 200 && bitmap.pixels[place] < 120
        }
        #expect(try red(target), "\(target)")
        for other in [0, target - 1, target + 1, 10] { #expect(try !red(other), "\(other)") }
    }

    /// What follows a source that stays doesn't set out from its own size whenever something else moves.
    @Test(arguments: ["0", "0.5", "1"])
    func whatFollowsAGeometryStaysAsItIs(time: String) throws {
        let body = """
            Color.red.frame(width: 30, height: 30).matchedGeometryEffect(id: 1, in: space)
            Circle().matchedGeometryEffect(id: 1, in: space, isSource: false)
            Color.blue.frame(width: on ? 90 : 10, height: 5).offset(y: 60)
            """
        func circle(_ report: LayoutReport) -> LayoutReport? {
            report.name == "Circle" ? report : report.children.lazy.compactMap(circle).first
        }
        let root = try #require(try session(body, at: time).inspection().root)
        let drawn = try #require(circle(root).map { $0.drawn ?? $0.frame })
        #expect(abs(drawn.width - 30) < 0.1 && abs(drawn.minX) < 0.1, "\(drawn)")
    }
}
