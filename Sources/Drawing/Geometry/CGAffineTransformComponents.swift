import Foundation

/// What an affine map does, step after step: it scales, shears along the horizontal, turns, and moves.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// Negative where the picture is flipped.
    public var scale: CGSize
    public var horizontalShear: CGFloat
    /// In radians.
    public var rotation: CGFloat
    public var translation: CGVector

    public init() { self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero) }

    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        (self.scale, self.horizontalShear) = (scale, horizontalShear)
        (self.rotation, self.translation) = (rotation, translation)
    }
}

extension CGAffineTransform {
    public init(_ components: CGAffineTransformComponents) {
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
            .concatenating(shear)
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(
                CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
    }

    /// The steps that make this map; of a flipped one the vertical scale is negative.
    public func decomposed() -> CGAffineTransformComponents {
        var components = CGAffineTransformComponents()
        components.translation = CGVector(dx: tx, dy: ty)
        let width = CGFloat(hypot(Double(a), Double(b)))
        if width > 0 {
            components.rotation = CGFloat(atan2(Double(b), Double(a)))
            components.scale = CGSize(width: width, height: determinant / width)
            if determinant != 0 { components.horizontalShear = (a * c + b * d) / determinant }
        } else {
            // Nothing is left of the width: only the height tells how the map turns.
            components.rotation = c == 0 && d == 0 ? 0 : CGFloat(atan2(Double(-c), Double(d)))
            components.scale = CGSize(width: 0, height: CGFloat(hypot(Double(c), Double(d))))
        }
        return components
    }
}
