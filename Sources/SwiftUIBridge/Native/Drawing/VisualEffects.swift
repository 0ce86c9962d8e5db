import SwiftInterpreter
import SwiftUI
import ViewGraph

/// `VisualEffect` in programs: every effect is a chain of steps, under the name of the empty one.
func addVisualEffectTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType(
            "EmptyVisualEffect", "struct EmptyVisualEffect: VisualEffect", swiftType: VisualEffectChain.self,
            members: membersOfVisualEffect))
}

extension VisualEffectChain: NativeBoxed {}

extension VisualEffectChain: FallbackValue {
    package static var fallback: VisualEffectChain { VisualEffectChain(EmptyVisualEffect()) }
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
            try VisualEffectChain(
                $0.effect().offset(
                    x: $0.argument(0, as: CGFloat.self, default: 0), y: $0.argument(1, as: CGFloat.self, default: 0)))
        }
        add("offset", "_ offset: CGSize") { try VisualEffectChain($0.effect().offset($0.argument(0, as: CGSize.self))) }
        add("scaleEffect", "x: CGFloat = 1, y: CGFloat = 1, \(anchor)") {
            try VisualEffectChain(
                $0.effect().scaleEffect(
                    x: $0.argument(0, as: CGFloat.self, default: 1), y: $0.argument(1, as: CGFloat.self, default: 1),
                    anchor: $0.argument(2, as: UnitPoint.self, default: .center)))
        }
        add("scaleEffect", "_ scale: CGFloat, \(anchor)") {
            try VisualEffectChain(
                $0.effect().scaleEffect(
                    $0.argument(0, as: CGFloat.self), anchor: $0.argument(1, as: UnitPoint.self, default: .center)))
        }
        add("rotationEffect", "_ angle: Angle, \(anchor)") {
            try VisualEffectChain(
                $0.effect().rotationEffect(
                    $0.argument(0, as: Angle.self), anchor: $0.argument(1, as: UnitPoint.self, default: .center)))
        }
        add(
            "rotation3DEffect",
            "_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), \(anchor), anchorZ: CGFloat = 0, perspective: CGFloat = 1"
        ) {
            try VisualEffectChain(
                $0.effect().rotation3DEffect(
                    $0.argument(0, as: Angle.self), axis: $0.axis(1),
                    anchor: $0.argument(2, as: UnitPoint.self, default: .center),
                    anchorZ: $0.argument(3, as: CGFloat.self, default: 0),
                    perspective: $0.argument(4, as: CGFloat.self, default: 1)))
        }
        add("transformEffect", "_ transform: ProjectionTransform") {
            try VisualEffectChain($0.effect().transformEffect($0.argument(0, as: ProjectionTransform.self)))
        }
        add("transformEffect", "_ transform: CGAffineTransform") {
            try VisualEffectChain($0.effect().transformEffect($0.argument(0, as: CGAffineTransform.self)))
        }
        add("scaleEffect", "_ scale: CGSize, \(anchor)") {
            try VisualEffectChain(
                $0.effect().scaleEffect(
                    $0.argument(0, as: CGSize.self), anchor: $0.argument(1, as: UnitPoint.self, default: .center)))
        }
        add("opacity", "_ opacity: Double") {
            try VisualEffectChain($0.effect().opacity($0.argument(0, as: Double.self)))
        }
        add("blur", "radius: CGFloat, opaque: Bool = false") {
            try VisualEffectChain(
                $0.effect().blur(
                    radius: $0.argument(0, as: CGFloat.self), opaque: $0.argument(1, as: Bool.self, default: false)))
        }
        add("brightness", "_ amount: Double") {
            try VisualEffectChain($0.effect().brightness($0.argument(0, as: Double.self)))
        }
        add("contrast", "_ amount: Double") {
            try VisualEffectChain($0.effect().contrast($0.argument(0, as: Double.self)))
        }
        add("saturation", "_ amount: Double") {
            try VisualEffectChain($0.effect().saturation($0.argument(0, as: Double.self)))
        }
        add("grayscale", "_ amount: Double") {
            try VisualEffectChain($0.effect().grayscale($0.argument(0, as: Double.self)))
        }
        add("colorEffect", "_ shader: Shader, isEnabled: Bool = true") {
            try VisualEffectChain(
                $0.effect().colorEffect(
                    $0.argument(0, as: Shader.self), isEnabled: $0.argument(1, as: Bool.self, default: true)))
        }
        for name in ["distortionEffect", "layerEffect"] {
            add(name, "_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true") {
                try VisualEffectChain(
                    $0.effect().layerEffect(
                        $0.argument(0, as: Shader.self), maxSampleOffset: $0.argument(1, as: CGSize.self),
                        isEnabled: $0.argument(2, as: Bool.self, default: true)))
            }
        }
        add("hueRotation", "_ angle: Angle") {
            try VisualEffectChain($0.effect().hueRotation($0.argument(0, as: Angle.self)))
        }
    }
}

extension NativeCall {
    fileprivate func effect() throws -> VisualEffectChain { try receiver(as: VisualEffectChain.self) }
}

/// Modifiers whose closures make visual effects.
func addVisualEffectMembers(_ m: inout [NativeMember]) {
    m.add(
        "visualEffect",
        "func visualEffect(_ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> EmptyVisualEffect) -> some View"
    ) { c in
        let effect = try c.callback(0)
        let view = try c.receiver(as: AnyView.self).visualEffect { _, proxy in
            effect.call([VisualEffectChain.fallback.bridged, proxy.bridged], VisualEffectChain.self)
        }
        return AnyView(view).bridged
    }
    m.add(
        "scrollTransition",
        "func scrollTransition(_ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> EmptyVisualEffect) -> some View"
    ) { c in
        let transition = try c.callback(2)
        let configuration = try c.argument(0, as: ScrollTransitionConfiguration.self, default: .interactive)
        let view = try c.receiver(as: AnyView.self).scrollTransition(
            configuration, axis: c.argument(1, as: Optional<Axis>.self, default: nil)
        ) {
            _, phase in
            transition.call([VisualEffectChain.fallback.bridged, phase.bridged], VisualEffectChain.self)
        }
        return AnyView(view).bridged
    }
    m.add(
        "scrollTransition",
        "func scrollTransition(topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> EmptyVisualEffect) -> some View"
    ) { c in
        let transition = try c.callback(3)
        let (topLeading, bottomTrailing) = try (
            c.argument(0, as: ScrollTransitionConfiguration.self), c.argument(1, as: ScrollTransitionConfiguration.self)
        )
        let view = try c.receiver(as: AnyView.self).scrollTransition(
            topLeading: topLeading, bottomTrailing: bottomTrailing,
            axis: c.argument(2, as: Optional<Axis>.self, default: nil)
        ) { _, phase in
            transition.call([VisualEffectChain.fallback.bridged, phase.bridged], VisualEffectChain.self)
        }
        return AnyView(view).bridged
    }
}
