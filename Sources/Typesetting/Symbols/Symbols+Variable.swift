import Drawing
import Foundation

extension Path {
    /// The separate pieces of a filled outline whose holes turn the other way: each outer contour with the holes in it.
    var islands: [Path] {
        var outer: [(path: Path, box: CGRect)] = []
        var holes: [(path: Path, box: CGRect)] = []
        for contour in closedContours {
            let box = contour.boundingRect
            if contour.turnsClockwise { outer.append((contour, box)) } else { holes.append((contour, box)) }
        }
        for hole in holes {
            // The smallest one round it.
            let owner = outer.indices.filter { outer[$0].box.contains(hole.box) }
                .min { outer[$0].box.width * outer[$0].box.height < outer[$1].box.width * outer[$1].box.height }
            if let owner { outer[owner].path.addPath(hole.path) }
        }
        return outer.map(\.path)
    }
}

extension Path {
    /// The outline contour by contour.
    private var closedContours: [Path] {
        var found: [Path] = []
        forEach { element in
            if case .move(let point) = element {
                found.append(Path { $0.move(to: point) })
                return
            }
            guard !found.isEmpty else { return }
            switch element {
            case .move: break
            case .line(let point): found[found.count - 1].addLine(to: point)
            case .quadCurve(let point, let control): found[found.count - 1].addQuadCurve(to: point, control: control)
            case .curve(let point, let control1, let control2):
                found[found.count - 1].addCurve(to: point, control1: control1, control2: control2)
            case .closeSubpath: found[found.count - 1].closeSubpath()
            }
        }
        return found.filter { !$0.boundingRect.isEmpty }
    }

    private var turnsClockwise: Bool { turning(clockwise: true) == self }

    /// The outline cut by upright lines at fractions of its width.
    fileprivate func columns(cutAt places: [CGFloat]) -> [Path] {
        let box = boundingRect
        let edges = ([0] + places + [1]).map { box.minX + box.width * $0 }
        return zip(edges, edges.dropFirst()).map { leading, trailing in
            clipped(to: HalfPlane(normal: CGVector(dx: 1, dy: 0), distance: leading))
                .clipped(to: HalfPlane(normal: CGVector(dx: -1, dy: 0), distance: -trailing))
        }
    }
}

extension Symbols {
    /// How the parts of a symbol that shows a value follow each other.
    private enum Order { case fromBelow, fromLeading, fromTheMiddle }

    private static let variable: [(prefix: String, order: Order, fixed: Int)] = [
        ("wifi", .fromBelow, 0), ("chart.bar", .fromLeading, 0),
        ("speaker.wave", .fromLeading, 1), ("antenna.radiowaves", .fromTheMiddle, 0),
        ("dot.radiowaves", .fromTheMiddle, 0), ("ellipsis", .fromLeading, 0), ("waveform", .fromLeading, 0),
    ]

    /// Where each higher bar of the symbol font's chart begins: its bars share their walls and the line they stand on.
    private static let chartBars: [CGFloat] = [0.308, 0.577]

    /// The parts of a symbol that shows a value, and how many of them stay whatever it is; nil for other symbols.
    package static func variableParts(of symbol: Symbol, named name: String) -> (parts: [Path], fixed: Int)? {
        guard !name.contains("slash"), !name.contains(".doc"),
            let entry = variable.first(where: { name.hasPrefix($0.prefix) })
        else { return nil }
        let islands = entry.prefix == "chart.bar" ? symbol.path.columns(cutAt: chartBars) : symbol.path.islands
        guard islands.count > entry.fixed + 1 else { return nil }
        let middle = symbol.size.width / 2
        func place(_ path: Path) -> CGFloat {
            let box = path.boundingRect
            switch entry.order {
            case .fromBelow: return -box.midY
            case .fromLeading: return box.minX
            case .fromTheMiddle: return abs(box.midX - middle)
            }
        }
        return (islands.sorted { place($0) < place($1) }, entry.fixed)
    }
}
