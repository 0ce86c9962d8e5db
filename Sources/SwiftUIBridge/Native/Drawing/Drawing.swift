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
        let view = try c.receiver(as: AnyView.self).rotation3DEffect(
            c.argument(0, as: Angle.self), axis: c.axis(1), anchor: c.argument(2, as: UnitPoint.self, default: .center),
            anchorZ: c.argument(3, as: CGFloat.self, default: 0),
            perspective: c.argument(4, as: CGFloat.self, default: 1))
        return AnyView(view).bridged
    }
}

extension NativeCall {
    /// A tuple of three numbers.
    func axis(_ index: Int) throws -> (x: CGFloat, y: CGFloat, z: CGFloat) {
        guard case .tuple(let axis) = arguments[index], axis.count == 3 else {
            throw evaluator.failure("the axis of a rotation has three numbers")
        }
        let numbers = try axis.map { try CGFloat.bridge($0, evaluator) }
        return (numbers[0], numbers[1], numbers[2])
    }
}
