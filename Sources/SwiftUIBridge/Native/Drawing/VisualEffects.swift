import SwiftInterpreter
import SwiftUI
import ViewGraph

/// `VisualEffect` in programs: every effect is a chain of steps, under the name of the empty one.
func addVisualEffectTypes(_ types: inout [NativeType]) {
    types.append(NativeType("VisualEffect", "protocol VisualEffect", members: { [] }))
    types.append(
        NativeType(
            "EmptyVisualEffect", "struct EmptyVisualEffect: VisualEffect", swiftType: VisualEffectChain.self,
            members: membersOfVisualEffect))
}

extension VisualEffectChain: NativeBoxed {}

extension VisualEffectChain: NeutralValue {
    package static var neutral: VisualEffectChain { VisualEffectChain(EmptyVisualEffect()) }
}

@Sendable private func membersOfVisualEffect() -> [NativeMember] {
    sortedMembers { m in
        func add(
            _ name: String, _ parameters: String, _ make: @escaping @Sendable (NativeCall) throws -> VisualEffectChain
        ) {
            m.add(name, "func \(name)(\(parameters)) -> EmptyVisualEffect") { c in try make(c).bridged }
        }
        let anchor = "anchor: UnitPoint = .center"
        add("offset", "x: CGFloat = 0, y: CGFloat = 0") {
            try VisualEffectChain($0.effect().offset(x: $0.a(0, CGFloat.self, 0), y: $0.a(1, CGFloat.self, 0)))
        }
        add("offset", "_ offset: CGSize") { try VisualEffectChain($0.effect().offset($0.a(0, CGSize.self))) }
        add("scaleEffect", "x: CGFloat = 1, y: CGFloat = 1, \(anchor)") {
            try VisualEffectChain(
                $0.effect().scaleEffect(
                    x: $0.a(0, CGFloat.self, 1), y: $0.a(1, CGFloat.self, 1), anchor: $0.a(2, UnitPoint.self, .center)))
        }
        add("scaleEffect", "_ scale: CGFloat, \(anchor)") {
            try VisualEffectChain(
                $0.effect().scaleEffect($0.a(0, CGFloat.self), anchor: $0.a(1, UnitPoint.self, .center)))
        }
        add("rotationEffect", "_ angle: Angle, \(anchor)") {
            try VisualEffectChain(
                $0.effect().rotationEffect($0.a(0, Angle.self), anchor: $0.a(1, UnitPoint.self, .center)))
        }
        add(
            "rotation3DEffect",
            "_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), \(anchor), anchorZ: CGFloat = 0, perspective: CGFloat = 1"
        ) {
            try VisualEffectChain(
                $0.effect().rotation3DEffect(
                    $0.a(0, Angle.self), axis: $0.axis(1), anchor: $0.a(2, UnitPoint.self, .center),
                    anchorZ: $0.a(3, CGFloat.self, 0), perspective: $0.a(4, CGFloat.self, 1)))
        }
        add("transformEffect", "_ transform: ProjectionTransform") {
            try VisualEffectChain($0.effect().transformEffect($0.a(0, ProjectionTransform.self)))
        }
        add("transformEffect", "_ transform: CGAffineTransform") {
            try VisualEffectChain($0.effect().transformEffect($0.a(0, CGAffineTransform.self)))
        }
        add("scaleEffect", "_ scale: CGSize, \(anchor)") {
            try VisualEffectChain(
                $0.effect().scaleEffect($0.a(0, CGSize.self), anchor: $0.a(1, UnitPoint.self, .center)))
        }
        add("opacity", "_ opacity: Double") { try VisualEffectChain($0.effect().opacity($0.a(0, Double.self))) }
        add("blur", "radius: CGFloat, opaque: Bool = false") {
            try VisualEffectChain(
                $0.effect().blur(radius: $0.a(0, CGFloat.self), opaque: $0.a(1, Bool.self, false)))
        }
        add("brightness", "_ amount: Double") {
            try VisualEffectChain($0.effect().brightness($0.a(0, Double.self)))
        }
        add("contrast", "_ amount: Double") { try VisualEffectChain($0.effect().contrast($0.a(0, Double.self))) }
        add("saturation", "_ amount: Double") {
            try VisualEffectChain($0.effect().saturation($0.a(0, Double.self)))
        }
        add("grayscale", "_ amount: Double") { try VisualEffectChain($0.effect().grayscale($0.a(0, Double.self))) }
        add("colorEffect", "_ shader: Shader, isEnabled: Bool = true") {
            try VisualEffectChain($0.effect().colorEffect($0.a(0, Shader.self), isEnabled: $0.a(1, Bool.self, true)))
        }
        for name in ["distortionEffect", "layerEffect"] {
            add(name, "_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true") {
                try VisualEffectChain(
                    $0.effect().layerEffect(
                        $0.a(0, Shader.self), maxSampleOffset: $0.a(1, CGSize.self),
                        isEnabled: $0.a(2, Bool.self, true)))
            }
        }
        add("hueRotation", "_ angle: Angle") { try VisualEffectChain($0.effect().hueRotation($0.a(0, Angle.self))) }
    }
}

extension NativeCall {
    fileprivate func effect() throws -> VisualEffectChain { try me(VisualEffectChain.self) }
}

/// Modifiers whose closures make visual effects.
func addVisualEffectMembers(_ m: inout [NativeMember]) {
    m.add(
        "visualEffect",
        "func visualEffect(_ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> EmptyVisualEffect) -> some View"
    ) { c in
        let effect = try c.callback(0)
        let view = try c.me(AnyView.self).visualEffect { _, proxy in
            effect.call([VisualEffectChain.neutral.bridged, proxy.bridged], VisualEffectChain.self)
        }
        return AnyView(view).bridged
    }
    m.add(
        "scrollTransition",
        "func scrollTransition(_ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> EmptyVisualEffect) -> some View"
    ) { c in
        let transition = try c.callback(2)
        let configuration = try c.a(0, ScrollTransitionConfiguration.self, .interactive)
        let view = try c.me(AnyView.self).scrollTransition(configuration, axis: c.a(1, Optional<Axis>.self, nil)) {
            _, phase in
            transition.call([VisualEffectChain.neutral.bridged, phase.bridged], VisualEffectChain.self)
        }
        return AnyView(view).bridged
    }
    m.add(
        "scrollTransition",
        "func scrollTransition(topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> EmptyVisualEffect) -> some View"
    ) { c in
        let transition = try c.callback(3)
        let (topLeading, bottomTrailing) = try (
            c.a(0, ScrollTransitionConfiguration.self), c.a(1, ScrollTransitionConfiguration.self)
        )
        let view = try c.me(AnyView.self).scrollTransition(
            topLeading: topLeading, bottomTrailing: bottomTrailing, axis: c.a(2, Optional<Axis>.self, nil)
        ) { _, phase in
            transition.call([VisualEffectChain.neutral.bridged, phase.bridged], VisualEffectChain.self)
        }
        return AnyView(view).bridged
    }
}
