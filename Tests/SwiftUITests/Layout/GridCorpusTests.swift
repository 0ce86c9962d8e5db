import Foundation
import SwiftUI
import Testing

/// Every grid of the recorded corpus (`spec/grid-corpus.json`, measured on macOS 27): its size and its cells' frames.
@Suite struct GridCorpusTests {
    @Test func theCorpusIsThere() throws { #expect(try Corpus.load().grids.count == 19) }

    @Test(arguments: 0..<19) func recorded(_ index: Int) throws {
        let grid = try Corpus.load().grids[index]
        let probe = LayoutProbe(grid.view, at(grid.offer[0], grid.offer[1]))
        func compare(_ actual: [CGFloat], _ expected: [CGFloat], _ what: String) {
            let agree = zip(actual, expected).allSatisfy { abs($0 - $1) <= 0.01 }
            #expect(agree, "grid \(index): \(what) is \(actual), recorded \(expected)")
        }
        compare([probe.size.width, probe.size.height], grid.size, "size")
        for (number, expected) in grid.frames.enumerated() {
            let frame = try #require(probe.frame("\(number)"))
            compare([frame.minX, frame.minY, frame.width, frame.height], expected, "leaf \(number)")
        }
    }
}

private struct Corpus: Decodable {
    struct RecordedGrid: Decodable {
        var offer: [CGFloat?]
        var align: String
        var gap: [CGFloat?]
        var children: [Child]
        var size: [CGFloat]
        var frames: [[CGFloat]]
    }

    struct Child: Decodable {
        var row: [Cell]?
        var align: String?
        var view: Cell?
    }

    struct Cell: Decodable {
        var leaf: [Part]
        var anchor: String?
        var column: String?
        var unsized: [String]?
    }

    enum Part: Decodable {
        case kind(String)
        case number(CGFloat)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            self = try (try? container.decode(CGFloat.self)).map(Part.number) ?? .kind(container.decode(String.self))
        }
    }

    var grids: [RecordedGrid]

    static func load() throws -> Corpus {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return try JSONDecoder().decode(
            Corpus.self, from: Data(contentsOf: folder.appendingPathComponent("Corpus/grid-corpus.json")))
    }
}

// MARK: - As views

extension Corpus.RecordedGrid {
    var view: some View {
        var number = 0
        let rows = children.map { child -> AnyView in
            let cells = (child.row ?? child.view.map { [$0] } ?? []).map { cell -> AnyView in
                defer { number += 1 }
                return cell.view(named: "\(number)")
            }
            guard child.row != nil else { return cells.first ?? AnyView(EmptyView()) }
            return AnyView(
                GridRow(alignment: child.align.map { alignments[$0]?.vertical ?? .center }) {
                    ForEach(Array(cells.enumerated()), id: \.offset) { $0.element }
                })
        }
        return Grid(
            alignment: alignments[align] ?? .center, horizontalSpacing: gap[0], verticalSpacing: gap[1]
        ) {
            ForEach(Array(rows.enumerated()), id: \.offset) { $0.element }
        }
    }
}

extension Corpus.Cell {
    func view(named name: String) -> AnyView {
        var view = AnyView(leaf(named: name))
        if let anchor, let anchor = anchors[anchor] { view = AnyView(view.gridCellAnchor(anchor)) }
        if let column, let guide = alignments[column] { view = AnyView(view.gridColumnAlignment(guide.horizontal)) }
        if let unsized {
            let axes = unsized.map { $0 == "horizontal" ? Axis.Set.horizontal : .vertical }
            view = AnyView(view.gridCellUnsizedAxes(axes.reduce([]) { $0.union($1) }))
        }
        return view
    }

    private func leaf(named name: String) -> Leaf {
        var kind = ""
        var numbers: [CGFloat] = []
        for part in leaf {
            switch part {
            case .kind(let text): kind = text
            case .number(let number): numbers.append(number)
            }
        }
        let values = numbers
        switch kind {
        case "fixed": return F(values[0], values[1], name)
        case "flex": return greedy(name)
        case "clamp": return clamped(values[0], values[1], name)
        case "wide": return W(0, 10, .infinity, height: values[0], name)
        case "tall": return V(0, 10, .infinity, width: values[0], name)
        case "clampWidth": return W(values[0], max(values[0], min(10, values[1])), values[1], height: values[2], name)
        case "half": return half(name)
        default:
            Issue.record("unknown leaf '\(kind)'")
            return F(0, 0, name)
        }
    }
}

private let anchors: [String: UnitPoint] = [
    "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
    "bottomTrailing": .bottomTrailing,
]

private let alignments: [String: Alignment] = [
    "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
    "bottomTrailing": .bottomTrailing,
]
