import Foundation

/// Foundation's functions end the process where an edge isn't a number or without end.
extension CGRect {
    func overlap(_ other: CGRect) -> CGRect {
        let (x, y) = (max(minX, other.minX), max(minY, other.minY))
        let (endX, endY) = (min(maxX, other.maxX), min(maxY, other.maxY))
        let areOrdered = [self, other].allSatisfy { !$0.isNull && $0.minX <= $0.maxX && $0.minY <= $0.maxY }
        guard areOrdered, x <= endX, y <= endY else { return .null }
        return CGRect(x: x, y: y, width: endX - x, height: endY - y)
    }

    func overlaps(_ other: CGRect) -> Bool { !overlap(other).isNull }

    func holds(_ point: CGPoint) -> Bool {
        guard !isNull, !isEmpty else { return false }
        return point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
}

extension StandardLibrary {
    /// A pair with a name for each part, which only the call can give.
    static func dividedRect(_ call: inout NativeCall) throws -> Value {
        let parts = try call.receiver(as: CGRect.self).divided(
            atDistance: try call.argument(0, as: CGFloat.self), from: try call.argument(1, as: CGRectEdge.self))
        return .tuple([parts.slice.bridged, parts.remainder.bridged])
    }
}
