import Foundation
import SwiftInterpreter
import SwiftUI
import ViewGraph

/// What of drawing can't be generated: tuples as parameters.
func addDrawingMembers(_ m: inout [NativeMember]) {
    m.add(
        "rotation3DEffect",
        "func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = _, anchorZ: CGFloat = _, perspective: CGFloat = _) -> some View"
    ) { c in
        guard case .tuple(let axis) = c.arguments[1], axis.count == 3 else {
            throw c.evaluator.failure("the axis of a rotation has three numbers")
        }
        let numbers = try axis.map { try CGFloat.bridge($0, c.evaluator) }
        let view = try c.me(AnyView.self).rotation3DEffect(
            c.a(0, Angle.self), axis: (x: numbers[0], y: numbers[1], z: numbers[2]),
            anchor: c.a(2, UnitPoint.self, .center), anchorZ: c.a(3, CGFloat.self, 0),
            perspective: c.a(4, CGFloat.self, 1))
        return AnyView(view).bridged
    }
}
