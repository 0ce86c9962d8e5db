import Foundation
import Rendering
import Testing
import ViewGraph

@testable import Figures

/// What a grid asked its cells, and the slots they got (facts.md 10.5).
struct GridFigureTests {
    private func cells(_ source: String, _ width: CGFloat? = nil) throws -> [String] {
        var options = RenderOptions()
        options.recordsProbes = true
        options.setSize(width: width, height: nil)
        let session = try RenderSession(source: SourceText(name: "a.swift", text: source), options: options)
        let inspection = try session.inspection()
        let nodes = Dictionary(session.reportedNodes.map { ($0.id, $0.node) }) { first, _ in first }
        let report = try #require(GridReport(inspection, of: nil, tracks: { nodes[$0]?.tracks }))
        return report.cells.map { cell in
            let proposed = cell.measured.map { FigureNumbers.text($0.proposal.width, $0.proposal.height) } ?? "–"
            return "\(proposed) → \(FigureNumbers.text(cell.slot.width, cell.slot.height))"
        }
    }

    /// The first row's second cell fills its slot by itself: it isn't proposed anything else.
    @Test func aCellThatFillsItsSlotByItselfHasThatSlot() throws {
        let source = """
            Grid(horizontalSpacing: 8, verticalSpacing: 0) {
                GridRow { Color.red.frame(width: 10, height: 20); Color.red.frame(width: 30, height: 20) }
                GridRow { Color.red.frame(width: 16, height: 20); Color.red.frame(width: 12, height: 20) }
            }
            .frame(width: 208)

            """
        #expect(try cells(source).map { $0.components(separatedBy: " → ")[1] } == ["16×20", "30×20", "16×20", "30×20"])
    }

    @Test func aCellOfSeveralColumnsHasAllOfThem() throws {
        let source = """
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow { Color.red.frame(width: 20, height: 8); Color.red.frame(width: 30, height: 8) }
                GridRow { Color.red.frame(width: 25, height: 6).gridCellColumns(2) }
                Color.red.frame(width: 60, height: 4)
            }

            """
        let slots = try cells(source).map { $0.components(separatedBy: " → ")[1] }
        #expect(slots == ["20×8", "30×8", "60×6", "60×4"])
    }

    @Test func aLazyGridProposesTheTrackAndLeavesTheLineToItsCells() throws {
        let source = """
            LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(20))]) {
                ForEach(0..<2) { _ in Color.red.frame(height: 9) }
            }

            """
        let slots = try cells(source, 100).map { $0.components(separatedBy: " → ")[1] }
        #expect(slots.map { $0.prefix(2) } == ["40", "20"], "\(slots)")
    }
}
