import Foundation

extension CGFloat {
    /// The nearest multiple of `1 / scale`, halves going up (measured: facts.md 5.24).
    package func rounded(toScale scale: CGFloat) -> CGFloat {
        guard scale > 0, isFinite else { return self }
        // The small addend keeps halves that arithmetic made a hair smaller going up.
        return ((self * scale) + 0.500001).rounded(.down) / scale
    }

    /// The next multiple of `1 / scale` that isn't smaller, forgiving of floating-point noise.
    package func roundedUp(toScale scale: CGFloat) -> CGFloat {
        guard scale > 0, isFinite else { return self }
        return ((self * scale) - 1e-6).rounded(.up) / scale
    }
}

extension CGRect {
    /// Both edges of each axis on the pixel grid of `scale`.
    package func rounded(toScale scale: CGFloat) -> CGRect {
        let (left, top) = (minX.rounded(toScale: scale), minY.rounded(toScale: scale))
        let (right, bottom) = (maxX.rounded(toScale: scale), maxY.rounded(toScale: scale))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    package var center: CGPoint { CGPoint(x: midX, y: midY) }

    package var hasFiniteValues: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
