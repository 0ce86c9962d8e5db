import ViewGraph

nonisolated extension View {
    /// Turned in space round an axis through `anchor`, seen in perspective; layout stays.
    ///
    /// - Parameters:
    ///   - angle: how far it is turned.
    ///   - axis: the direction of the axis; its length says nothing.
    ///   - anchor: a point of the view that stays where it is.
    ///   - anchorZ: how far in front of the view the axis lies, in points.
    ///   - perspective: 0 for none; 1 looks from as far away as the longer side is long.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modifier(
            _Rotation3DEffect(
                angle: angle, axisX: axis.x, axisY: axis.y, axisZ: axis.z, anchor: anchor, anchorZ: anchorZ,
                perspective: perspective))
    }

    /// Seen through a projection of the view's own coordinates; layout stays.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(_ProjectionEffect(transform: transform))
    }
}

package nonisolated struct _ProjectionEffect: GeometryEffect, NamedEffect, Equatable {
    var transform: ProjectionTransform

    package var label: String { ".projectionEffect" }
    package func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

package nonisolated struct _Rotation3DEffect: GeometryEffect, NamedEffect, Equatable {
    var angle: Angle
    var axisX: CGFloat
    var axisY: CGFloat
    var axisZ: CGFloat
    var anchor: UnitPoint
    var anchorZ: CGFloat
    var perspective: CGFloat

    package var label: String { ".rotation3DEffect" }

    package var animatableData: AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(angle.radians, AnimatablePair(anchorZ, perspective)) }
        set {
            angle = .radians(newValue.first)
            (anchorZ, perspective) = (newValue.second.first, newValue.second.second)
        }
    }

    package func effectValue(size: CGSize) -> ProjectionTransform {
        let length = (axisX * axisX + axisY * axisY + axisZ * axisZ).squareRoot()
        guard length > 0, length.isFinite else { return ProjectionTransform() }
        let k = (x: axisX / length, y: axisY / length, z: axisZ / length)
        let (cosine, sine) = (CGFloat(cos(angle.radians)), CGFloat(sin(angle.radians)))
        /// Rodrigues' rotation.
        func turned(_ v: (x: CGFloat, y: CGFloat, z: CGFloat)) -> (x: CGFloat, y: CGFloat, z: CGFloat) {
            let along = (k.x * v.x + k.y * v.y + k.z * v.z) * (1 - cosine)
            return (
                v.x * cosine + (k.y * v.z - k.z * v.y) * sine + k.x * along,
                v.y * cosine + (k.z * v.x - k.x * v.z) * sine + k.y * along,
                v.z * cosine + (k.x * v.y - k.y * v.x) * sine + k.z * along
            )
        }
        let side = max(size.width, size.height)
        let depth = side > 0 ? -perspective / side : 0
        let (across, down, away) = (turned((1, 0, 0)), turned((0, 1, 0)), turned((0, 0, -anchorZ)))
        var result = ProjectionTransform()
        (result.m11, result.m12, result.m13) = (across.x, across.y, across.z * depth)
        (result.m21, result.m22, result.m23) = (down.x, down.y, down.z * depth)
        (result.m31, result.m32, result.m33) = (away.x, away.y, 1 + (away.z + anchorZ) * depth)
        return result.about(anchor.point(in: CGRect(origin: .zero, size: size)))
    }
}
