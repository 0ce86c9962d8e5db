import Foundation

extension Path {
    /// The rectangle that the path is, where it is one with sides along the axes; nil otherwise.
    package var axisAlignedRect: CGRect? {
        guard elements.count == 5 || elements.count == 6, case .move(let first) = elements[0] else { return nil }
        var corners = [first]
        for element in elements.dropFirst() {
            switch element {
            case .line(let point): corners.append(point)
            case .closeSubpath: break
            default: return nil
            }
        }
        guard elements.last == .closeSubpath || corners.last == first else { return nil }
        if corners.count == 5, corners[4] == first { corners.removeLast() }
        guard corners.count == 4 else { return nil }
        let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
        let startsAcross = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let startsDown = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        guard startsAcross || startsDown, a.x.isFinite, a.y.isFinite, c.x.isFinite, c.y.isFinite else { return nil }
        return CGRect(x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
    }
}
