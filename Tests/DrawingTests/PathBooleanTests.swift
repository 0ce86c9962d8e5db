@testable import Drawing
import Foundation
import Testing

struct PathBooleanTests {
    private static let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    private static let shifted = Path(CGRect(x: 5, y: 5, width: 10, height: 10))
    private static let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))

    struct Row: CustomTestStringConvertible, Sendable {
        let name: String
        let path: Path
        let area: Double
        var testDescription: String { name }
    }

    /// Areas by geometry.
    @Test(
        arguments: [
            Row(name: "union", path: square.union(shifted), area: 175),
            Row(name: "intersection", path: square.intersection(shifted), area: 25),
            Row(name: "subtracting", path: square.subtracting(shifted), area: 75),
            Row(name: "symmetricDifference", path: square.symmetricDifference(shifted), area: 150),
            Row(name: "with itself: union", path: square.union(square), area: 100),
            Row(name: "with itself: difference", path: square.symmetricDifference(square), area: 0),
            Row(name: "with nothing", path: square.subtracting(Path()), area: 100),
            Row(name: "nothing in common", path: square.intersection(square.offsetBy(dx: 20, dy: 0)), area: 0),
            Row(name: "edge to edge", path: square.union(square.offsetBy(dx: 10, dy: 0)), area: 200),
            Row(name: "circle in square", path: square.subtracting(circle), area: 100 - 25 * .pi),
            Row(
                name: "lens", path: circle.intersection(circle.offsetBy(dx: 5, dy: 0)),
                area: 2 * 25 * acos(0.5) - 2.5 * 75.0.squareRoot()),
            Row(
                name: "ring by nonzero",
                path: {
                    var ring = square
                    ring.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
                    return ring.normalized(eoFill: false)
                }(), area: 100),
            Row(
                name: "ring by even-odd",
                path: {
                    var ring = square
                    ring.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
                    return ring.normalized(eoFill: true)
                }(), area: 64),
        ])
    func areas(_ row: Row) {
        #expect(abs(row.path.evenOddArea - row.area) < 0.05, "\(row.path.evenOddArea)")
        // Nothing lies over anything: both rules agree.
        for x in stride(from: -1.03, to: 20, by: 1.7) {
            for y in stride(from: -1.07, to: 20, by: 1.3) {
                let point = CGPoint(x: x, y: y)
                #expect(row.path.contains(point, eoFill: true) == row.path.contains(point, eoFill: false))
            }
        }
    }

    @Test func pointsOfRandomPolygons_areWhereTheRulesPutThem() {
        var seed: UInt64 = 7
        func random() -> CGFloat {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return CGFloat(seed >> 40) / CGFloat(1 << 24) * 100
        }
        for _ in 0..<30 {
            func polygon(_ count: Int) -> Path {
                var path = Path()
                path.addLines((0..<count).map { _ in CGPoint(x: random(), y: random()) })
                path.closeSubpath()
                return path
            }
            let (a, b) = (polygon(9), polygon(7))
            let results = [a.union(b), a.intersection(b), a.subtracting(b), a.symmetricDifference(b)]
            for _ in 0..<60 {
                let point = CGPoint(x: random(), y: random())
                let (inA, inB) = (a.contains(point), b.contains(point))
                let expected = [inA || inB, inA && inB, inA && !inB, inA != inB]
                #expect(results.map { $0.contains(point) } == expected, "\(point)")
            }
        }
    }

    @Test func curvesStayCurves() {
        let lens = Self.circle.intersection(Self.circle.offsetBy(dx: 5, dy: 0))
        let curves = lens.elements.filter { if case .curve = $0 { true } else { false } }
        #expect(curves.count <= 4 && lens.elements.count <= 7)
    }

    @Test func linesAreCutWhereTheyEnter() {
        var line = Path()
        line.addLines([CGPoint(x: -5, y: 5), CGPoint(x: 15, y: 5)])
        #expect(line.lineIntersection(Self.square).boundingRect == CGRect(x: 0, y: 5, width: 10, height: 0))
        #expect(line.lineSubtraction(Self.square).elements.count == 4)
    }

    @Test func badNumbersEnd() {
        var bad = Path()
        bad.addLines([CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 1, y: CGFloat.infinity), .zero])
        #expect(bad.union(Self.square) == bad)
    }

    // MARK: - Trimming

    @Test func aQuarterOfACircle_isACurveOfAQuarterTurn() {
        let quarter = Self.circle.trimmedPath(from: 0, to: 0.25)
        #expect(quarter.elements.count == 2)
        #expect(quarter.boundingRect.insetBy(dx: -0.01, dy: -0.01).contains(CGRect(x: 5, y: 5, width: 5, height: 5)))
        #expect(abs(quarter.boundingRect.width - 5) < 0.01 && abs(quarter.boundingRect.height - 5) < 0.01)
    }

    @Test func halfOfASquare_endsAtItsCorner() {
        let half = Self.square.trimmedPath(from: 0.125, to: 0.5)
        #expect(
            half.elements == [
                .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 10, y: 10)),
            ])
    }
}

extension Path {
    /// Counted along scan lines.
    fileprivate var evenOddArea: Double {
        guard !isEmpty else { return 0 }
        var area = 0.0
        let polygons = flattened(tolerance: 0.001)
        let step = 0.01
        for y in stride(from: -20 + step / 2, to: 40, by: step) {
            var crossings: [Double] = []
            for polygon in polygons {
                guard var previous = polygon.points.last else { continue }
                for next in polygon.points {
                    if (previous.y <= y) != (next.y <= y) {
                        crossings.append(previous.x + (y - previous.y) / (next.y - previous.y) * (next.x - previous.x))
                    }
                    previous = next
                }
            }
            crossings.sort()
            for index in stride(from: 0, to: crossings.count - 1, by: 2) {
                area += (crossings[index + 1] - crossings[index]) * step
            }
        }
        return area
    }
}
