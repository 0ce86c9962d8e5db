extension Animation.Kind {
    /// As a reader would write it.
    var name: String {
        switch self {
        case .curve(let curve, let duration): curve.call(duration: duration)
        case .fluidSpring(let response, let fraction, _):
            "spring(response: \(response.short), dampingFraction: \(fraction.short))"
        case .interpolatingSpring(let spring, _):
            "interpolatingSpring(stiffness: \(spring.stiffness.short), damping: \(spring.damping.short))"
        case .speed(let base, let speed): "\(base.name).speed(\(speed))"
        case .delay(let base, let delay): "\(base.name).delay(\(delay))"
        case .repeating(let base, let count, let autoreverses):
            base.name + (count.map { ".repeatCount(\($0)" } ?? ".repeatForever(")
                + (count == nil ? "autoreverses: \(autoreverses))" : ", autoreverses: \(autoreverses))")
        case .logicallyComplete(let base, let duration): "\(base.name).logicallyComplete(after: \(duration))"
        case .custom(let box): "\(type(of: box.base))"
        }
    }
}

extension UnitCurve {
    /// The call that makes an animation of the curve.
    fileprivate func call(duration: Double) -> String {
        switch self {
        case .linear: return "linear(duration: \(duration))"
        case .easeIn: return "easeIn(duration: \(duration))"
        case .easeOut: return "easeOut(duration: \(duration))"
        case .easeInOut: return "easeInOut(duration: \(duration))"
        case .circularEaseIn: return "timingCurve(.circularEaseIn, duration: \(duration))"
        case .circularEaseOut: return "timingCurve(.circularEaseOut, duration: \(duration))"
        case .circularEaseInOut: return "timingCurve(.circularEaseInOut, duration: \(duration))"
        default:
            let points = controlPoints.map { "\($0.short)" }.joined(separator: ", ")
            return "timingCurve(\(points), duration: \(duration))"
        }
    }
}

extension Double {
    /// Without what computing it left behind the sixth digit after the point.
    fileprivate var short: Double { abs(self) < 1e9 ? (self * 1e6).rounded() / 1e6 : self }
}
