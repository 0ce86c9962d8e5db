import Foundation
import Testing

@testable import Figures

@Suite struct TidyTreeTests {
    private static func comb(_ index: Int) -> Int? {
        index == 0 ? nil : index % 2 == 1 ? max(index - 2, 0) : index - 1
    }

    /// Each box's parent, for trees of different shapes.
    static let shapes: [(name: String, parents: [Int?])] = {
        let chain: [Int?] = (0..<60).map { $0 == 0 ? nil : $0 - 1 }
        let row: [Int?] = (0..<41).map { $0 == 0 ? nil : 0 }
        let threes: [Int?] = (0..<200).map { $0 == 0 ? nil : ($0 - 1) / 3 }
        let combs: [Int?] = (0..<100).map(comb)
        let forest: [Int?] = [nil, 0, 0, nil, 3]
        return [
            ("one", [nil]), ("chain", chain), ("row", row), ("two roots", forest), ("200 nodes", threes),
            ("comb", combs),
        ]
    }()

    @Test(arguments: shapes.indices)
    func boxesDoNotOverlapAndStayInside(index: Int) {
        let parents = Self.shapes[index].parents
        let sizes = parents.indices.map { CGSize(width: 20 + Double($0 * 37 % 90), height: 18 + Double($0 % 3) * 9) }
        let tree = TidyTree(sizes: sizes, parents: parents, gaps: CGSize(width: 10, height: 20))
        let frames = zip(tree.origins, sizes).map { CGRect(origin: $0, size: $1) }
        let whole = CGRect(origin: .zero, size: tree.size).insetBy(dx: -0.01, dy: -0.01)
        for (position, frame) in frames.enumerated() {
            #expect(whole.contains(frame), "\(Self.shapes[index].name): box \(position)")
            for other in frames[..<position] where other.insetBy(dx: 0.01, dy: 0.01).intersects(frame) {
                Issue.record("\(Self.shapes[index].name): box \(position) overlaps")
            }
            if let parent = parents[position] { #expect(frame.minY >= frames[parent].maxY + 20 - 0.01) }
        }
    }

    @Test func aParentStandsInTheMiddleOfItsChildren() {
        let sizes = Array(repeating: CGSize(width: 40, height: 20), count: 3)
        let tree = TidyTree(sizes: sizes, parents: [nil, 0, 0], gaps: CGSize(width: 20, height: 30))
        #expect(tree.origins == [CGPoint(x: 30, y: 0), CGPoint(x: 0, y: 50), CGPoint(x: 60, y: 50)])
        #expect(tree.size == CGSize(width: 100, height: 70))
    }
}
