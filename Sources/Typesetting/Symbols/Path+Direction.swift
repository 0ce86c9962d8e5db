import Drawing
import Foundation

extension Path {
    /// The same outline with each contour walked the other way.
    var reversed: Path {
        var result = Path()
        for contour in contours { Self.append(contour, reversedTo: &result) }
        return result
    }

    /// The outline with its largest contour turning as asked on screen, and the others with it.
    func turning(clockwise: Bool) -> Path {
        var largest: CGFloat = 0
        for contour in contours {
            let area = Self.area(of: contour)
            if abs(area) > abs(largest) { largest = area }
        }
        return (largest > 0) == clockwise ? self : reversed
    }

    private struct Contour {
        var start: CGPoint
        var elements: [Element] = []
    }

    private var contours: [Contour] {
        var found: [Contour] = []
        forEach { element in
            switch element {
            case .move(let point): found.append(Contour(start: point))
            case .closeSubpath: break
            default: if !found.isEmpty { found[found.count - 1].elements.append(element) }
            }
        }
        return found.filter { !$0.elements.isEmpty }
    }

    private static func append(_ contour: Contour, reversedTo result: inout Path) {
        var points = [contour.start]
        for element in contour.elements { if let end = end(of: element) { points.append(end) } }
        guard let last = points.last, points.count == contour.elements.count + 1 else { return }
        result.move(to: last)
        for index in contour.elements.indices.reversed() {
            switch contour.elements[index] {
            case .quadCurve(_, let control): result.addQuadCurve(to: points[index], control: control)
            case .curve(_, let control1, let control2):
                result.addCurve(to: points[index], control1: control2, control2: control1)
            default: result.addLine(to: points[index])
            }
        }
        result.closeSubpath()
    }

    private static func end(of element: Element) -> CGPoint? {
        switch element {
        case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): return point
        case .closeSubpath: return nil
        }
    }

    /// Twice the area of the polygon through the contour's points; positive for clockwise with y down.
    private static func area(of contour: Contour) -> CGFloat {
        var sum: CGFloat = 0
        var previous = contour.start
        func add(_ point: CGPoint) {
            sum += previous.x * point.y - point.x * previous.y
            previous = point
        }
        for element in contour.elements {
            switch element {
            case .curve(let point, let control1, let control2):
                add(control1)
                add(control2)
                add(point)
            case .quadCurve(let point, let control):
                add(control)
                add(point)
            default: if let point = end(of: element) { add(point) }
            }
        }
        add(contour.start)
        return sum
    }
}
